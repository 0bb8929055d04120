# What is wrong with the words of a language.
words-missing-file = neben der englischen fehlt die Datei { $language }.ftl
words-missing = ist nicht übersetzt
words-unused = ist kein Text der englischen Datei
words-broken = nicht lesbar: { $line }
words-doubled = steht zweimal da
words-argument = spricht von { $arguments }, was niemand übergibt
words-argument-lost = sagt nichts von { $arguments }
words-plural = hat keinen Text für den Plural { $plurals } von { $argument }
words-too-long = ist { $length } Zeichen lang; Raum ist für { $most }
words-term = nennt „{ $term }“ nicht wie das Glossar: { $forms }
words-no-glossary = für { $language } gibt es kein Glossar: Schreib words/glossary.{ $language }.toml
words-terms = das Glossar hat keinen Namen für { $terms }
words-glossary = das Glossar von { $language } ist nicht lesbar: { $problem }
words-no-such-language = „{ $language }“ ist keine bekannte Sprache; schreib sie als de, pl oder pt-BR
words-no-folder = es gibt keinen Ordner { $folder }

# How much was looked at.
words-found = { $problems ->
    [0] { $language } ist vollständig
    [one] 1 Problem in { $language }
   *[other] { $problems } Probleme in { $language }
}: { $texts ->
    [one] 1 Text
   *[other] { $texts } Texte
} in { $places ->
    [one] 1 Datei
   *[other] { $places } Dateien
}
words-row = { $language }: { $texts } von { $all } Texten
words-more = … und { $count } weitere; --all nennt alle
