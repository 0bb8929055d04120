# What is wrong with the words of a language.
words-missing-file = obok angielskiego nie ma pliku { $language }.ftl
words-missing = nie jest przetłumaczone
words-unused = nie jest tekstem angielskiego pliku
words-broken = nie da się odczytać: { $line }
words-doubled = występuje dwa razy
words-argument = mówi o { $arguments }, czego nikt nie podaje
words-argument-lost = nie mówi nic o { $arguments }
words-plural = nie ma tekstu dla liczby mnogiej { $plurals } argumentu { $argument }
words-too-long = długość w znakach: { $length }; jest miejsce na { $most }
words-term = nie nazywa „{ $term }” tak jak słownik: { $forms }
words-no-glossary = nie ma słownika języka { $language }: napisz words/glossary.{ $language }.toml
words-terms = słownik nie ma nazwy dla { $terms }
words-glossary = nie da się odczytać słownika języka { $language }: { $problem }
words-no-such-language = „{ $language }” nie jest znanym językiem; pisz jak de, pl lub pt-BR
words-no-folder = nie ma folderu { $folder }

# How much was looked at.
words-found = { $problems ->
    [0] { $language }: komplet
    [one] 1 problem w { $language }
    [few] { $problems } problemy w { $language }
   *[many] { $problems } problemów w { $language }
}: { $texts ->
    [one] 1 tekst
    [few] { $texts } teksty
   *[many] { $texts } tekstów
} w { $places ->
    [one] 1 pliku
    [few] { $places } plikach
   *[many] { $places } plikach
}
words-row = { $language }: { $texts } z { $all } tekstów
words-more = … i jeszcze { $count }; --all wymienia każdy
