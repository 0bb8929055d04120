typed-several = „{ $given }” pasuje do kilku możliwości ({ $count }): { $options }. Wpisz więcej albo podaj numer.

## Around the help of every command

typed-usage = Użycie:
typed-arguments = Argumenty
typed-options = Opcje
typed-commands = Polecenia
typed-error = Błąd
typed-aborted = Przerwano.
typed-required = wymagane
typed-default = domyślnie: { $value }
typed-variable = zmienna środowiskowa: { $value }
typed-try-help = Pomoc: { $command }
typed-install = Instaluje uzupełnianie dla tej powłoki.
typed-show = Pokazuje uzupełnianie dla tej powłoki, do skopiowania lub dostosowania.

## What was typed wrongly

typed-no-option = Nie ma takiej opcji: { $option }
typed-no-command = Nie ma takiego polecenia: { $command }
typed-missing = Brakuje: { $name }
typed-missing-command = Brakuje polecenia.
typed-bad-value = Niewłaściwa wartość: { $name }
typed-too-much = Tego jest za dużo: { $given }

## nave words show

cli-help-words-show = Wszystkie teksty z przykładowymi wartościami, po angielsku i w wybranym języku.
cli-option-words-only = tylko teksty, których plik, nazwa lub treść zawiera te słowa
cli-option-words-problems = tylko teksty, których brakuje albo które nie przechodzą kontroli
cli-option-words-number = liczba, którą w przykładach ma to, co się liczy
cli-example-words-show = wszystko po pięć
