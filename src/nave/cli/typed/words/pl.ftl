typed-several = „{ $given }” pasuje do kilku możliwości ({ $count }): { $options }. Wpisz więcej albo podaj numer.

## Around the help of every command

typed-usage = Użycie:
typed-usage-options = [OPCJE]
typed-usage-command = POLECENIE [ARGUMENTY]...
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

typed-no-option = { $near ->
    [none] Nie ma takiej opcji: { $option }
   *[some] Nie ma takiej opcji: { $option } – może chodziło o { $near }?
}
typed-no-command = { $near ->
    [none] Nie ma takiego polecenia: { $command }
   *[some] Nie ma takiego polecenia: { $command } – może chodziło o { $near }?
}
typed-missing = Brakuje: { $name }
typed-missing-command = Brakuje polecenia.
typed-bad-value = { $name ->
    [none] Niewłaściwa wartość: { $why }
   *[some] Niewłaściwa wartość { $name }: { $why }
}
typed-needs-value = { $option } wymaga wartości.
typed-takes-none = { $option } nie przyjmuje wartości.
typed-why-whole = „{ $given }” nie jest liczbą całkowitą.
typed-why-number = „{ $given }” nie jest liczbą.
typed-why-other = „{ $given }” nie pasuje.
typed-why-least = { $given } to za mało; dozwolone: { $least } lub więcej.
typed-why-most = { $given } to za dużo; dozwolone: { $most } lub mniej.
typed-why-nowhere = nie ma pliku „{ $file }”.
typed-why-folder = „{ $file }” to folder.
typed-why-file = „{ $file }” to plik.
typed-why-read = nie można odczytać „{ $file }”.
typed-why-write = nie można zapisać „{ $file }”.
typed-too-much = Tego jest za dużo: { $given }
