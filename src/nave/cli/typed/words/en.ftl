# An answer typed in the reader's own words that fits several options.
typed-several = “{ $given }” fits { $count } options: { $options }. Type more of one, or its number.

## Around the help of every command

typed-usage = Usage:
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

typed-no-option = No such option: { $option }
typed-no-command = No such command: { $command }
typed-missing = Missing: { $name }
typed-missing-command = Missing command.
typed-bad-value = Invalid value for { $name }
typed-too-much = This is too much: { $given }

## nave words show

cli-help-words-show = Every message with sample arguments, in English and in a language.
cli-option-words-only = only messages whose file, name or text has these words
cli-option-words-problems = only messages that lack, or that the check complains about
cli-option-words-number = the number that counted things have in the samples
cli-example-words-show = counted things five at a time
