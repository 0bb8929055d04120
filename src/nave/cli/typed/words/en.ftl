# An answer typed in the reader's own words that fits several options.
typed-several = “{ $given }” fits { $count } options: { $options }. Type more of one, or its number.

## Around the help of every command

typed-usage = Usage:
typed-usage-options = [OPTIONS]
typed-usage-command = COMMAND [ARGS]...
typed-arguments = Arguments
typed-options = Options
typed-commands = Commands
typed-error = Error
typed-aborted = Aborted.
typed-required = required
typed-default = default: { $value }
typed-variable = env var: { $value }
typed-try-help = Try { $command } for help.
typed-install = Install completion for the current shell.
typed-show = Show completion for the current shell, to copy it or customize the installation.

## What was typed wrongly

typed-no-option = { $near ->
    [none] No such option: { $option }
   *[some] No such option: { $option } – did you mean { $near }?
}
typed-no-command = { $near ->
    [none] No such command: { $command }
   *[some] No such command: { $command } – did you mean { $near }?
}
typed-missing = Missing: { $name }
typed-missing-command = Missing command.
typed-bad-value = { $name ->
    [none] Invalid value: { $why }
   *[some] Invalid value for { $name }: { $why }
}
typed-needs-value = { $option } needs a value.
typed-takes-none = { $option } takes no value.
typed-why-whole = “{ $given }” is no whole number.
typed-why-number = “{ $given }” is no number.
typed-why-other = “{ $given }” does not fit.
typed-why-least = { $given } is too little; allowed: { $least } or more.
typed-why-most = { $given } is too much; allowed: { $most } or less.
typed-why-nowhere = there is no file “{ $file }”.
typed-why-folder = “{ $file }” is a folder.
typed-why-file = “{ $file }” is a file.
typed-why-read = “{ $file }” cannot be read.
typed-why-write = “{ $file }” cannot be written.
typed-too-much = This is too much: { $given }
