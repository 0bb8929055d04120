# What is wrong with the words of a language.
words-missing-file = non c’è il file { $language }.ftl accanto a quello inglese
words-missing = non è tradotto
words-unused = non è un messaggio del file inglese
words-broken = non si può leggere: { $line }
words-doubled = c’è due volte
words-argument = parla di { $arguments }, che nessuno fornisce
words-argument-lost = non dice nulla di { $arguments }
words-plural = non ha testo per il plurale { $plurals } di { $argument }
words-too-long = è lungo { $length } caratteri; c’è posto per { $most }
words-term = non chiama «{ $term }» come il glossario: { $forms }
words-no-glossary = non c’è un glossario di { $language }: scrivi words/glossary.{ $language }.toml
words-terms = il glossario non ha un nome per { $terms }
words-glossary = il glossario di { $language } non si può leggere: { $problem }
words-no-such-language = «{ $language }» non è una lingua nota; scrivila come de, pl o pt-BR
words-no-folder = la cartella { $folder } non esiste

# How much was looked at.
words-found = { $problems ->
    [0] { $language } è completa
    [one] 1 problema in { $language }
   *[other] { $problems } problemi in { $language }
}: { $texts ->
    [one] 1 testo
   *[other] { $texts } testi
} in { $places ->
    [one] 1 file
   *[other] { $places } file
}
words-row = { $language }: testi { $texts } su { $all }
words-more = … e altri { $count }; --all li nomina tutti
