typed-several = „{ $given }“ passt auf { $count } Möglichkeiten: { $options }. Tippe mehr davon oder die Nummer.

## Around the help of every command

typed-usage = Aufruf:
typed-usage-options = [OPTIONEN]
typed-usage-command = BEFEHL [ARGUMENTE]...
typed-arguments = Angaben
typed-options = Optionen
typed-commands = Befehle
typed-error = Fehler
typed-aborted = Abgebrochen.
typed-required = nötig
typed-default = sonst: { $value }
typed-variable = Umgebungsvariable: { $value }
typed-try-help = Hilfe: { $command }
typed-install = Vervollständigung für diese Shell einrichten.
typed-show = Vervollständigung für diese Shell zeigen, um sie zu kopieren oder anzupassen.

## What was typed wrongly

typed-no-option = { $near ->
    [none] Diese Option gibt es nicht: { $option }
   *[some] Diese Option gibt es nicht: { $option } – meintest du { $near }?
}
typed-no-command = { $near ->
    [none] Diesen Befehl gibt es nicht: { $command }
   *[some] Diesen Befehl gibt es nicht: { $command } – meintest du { $near }?
}
typed-missing = Es fehlt: { $name }
typed-missing-command = Es fehlt ein Befehl.
typed-bad-value = { $name ->
    [none] Ungültiger Wert: { $why }
   *[some] Ungültiger Wert für { $name }: { $why }
}
typed-needs-value = { $option } braucht einen Wert.
typed-takes-none = { $option } nimmt keinen Wert an.
typed-why-whole = „{ $given }“ ist keine ganze Zahl.
typed-why-number = „{ $given }“ ist keine Zahl.
typed-why-other = „{ $given }“ passt nicht.
typed-why-least = { $given } ist zu wenig; erlaubt: { $least } oder mehr.
typed-why-most = { $given } ist zu viel; erlaubt: { $most } oder weniger.
typed-why-nowhere = die Datei „{ $file }“ gibt es nicht.
typed-why-folder = „{ $file }“ ist ein Ordner.
typed-why-file = „{ $file }“ ist eine Datei.
typed-why-read = „{ $file }“ kann nicht gelesen werden.
typed-why-write = „{ $file }“ kann nicht geschrieben werden.
typed-too-much = Das ist zu viel: { $given }
