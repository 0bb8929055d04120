typed-several = „{ $given }“ passt auf { $count } Möglichkeiten: { $options }. Tippe mehr davon oder die Nummer.

## Around the help of every command

typed-usage = Aufruf:
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

typed-no-option = Diese Option gibt es nicht: { $option }
typed-no-command = Diesen Befehl gibt es nicht: { $command }
typed-missing = Es fehlt: { $name }
typed-missing-command = Es fehlt ein Befehl.
typed-bad-value = Ungültiger Wert für { $name }
typed-too-much = Das ist zu viel: { $given }

## nave words show

cli-help-words-show = Jeder Text mit Beispielwerten, auf Englisch und in einer Sprache.
cli-option-words-only = nur Texte, deren Datei, Name oder Wortlaut diese Wörter enthält
cli-option-words-problems = nur Texte, die fehlen oder die die Prüfung bemängelt
cli-option-words-number = die Zahl, die Gezähltes in den Beispielen hat
cli-example-words-show = Gezähltes je fünfmal
