typed-several = «{ $given }» va bene per { $count } scelte: { $options }. Scrivi qualcosa in più, o il numero.

## Around the help of every command

typed-usage = Uso:
typed-arguments = Argomenti
typed-options = Opzioni
typed-commands = Comandi
typed-error = Errore
typed-aborted = Interrotto.
typed-required = obbligatorio
typed-default = valore predefinito: { $value }
typed-variable = variabile d’ambiente: { $value }
typed-try-help = Aiuto: { $command }
typed-install = Installa il completamento per questa shell.
typed-show = Mostra il completamento per questa shell, da copiare o adattare.

## What was typed wrongly

typed-no-option = Questa opzione non esiste: { $option }
typed-no-command = Questo comando non esiste: { $command }
typed-missing = Manca: { $name }
typed-missing-command = Manca un comando.
typed-bad-value = Valore non valido per { $name }
typed-too-much = Questo è di troppo: { $given }

## nave words show

cli-help-words-show = Tutti i testi con valori d’esempio, in inglese e in una lingua.
cli-option-words-only = solo i testi il cui file, nome o contenuto ha queste parole
cli-option-words-problems = solo i testi che mancano o che non superano il controllo
cli-option-words-number = il numero che negli esempi ha ciò che si conta
cli-example-words-show = ciò che si conta, cinque alla volta
