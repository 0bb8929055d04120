# Ce qui ne va pas dans les mots d’une langue.
words-missing-file = il n’y a pas de fichier { $language }.ftl à côté de l’anglais
words-missing = n’est pas traduit
words-unused = n’est pas un message du fichier anglais
words-broken = illisible : { $line }
words-doubled = y est deux fois
words-argument = parle de { $arguments }, que personne ne fournit
words-argument-lost = ne dit rien de { $arguments }
words-plural = n’a pas de texte pour le pluriel { $plurals } de { $argument }
words-too-long = a { $length } caractères ; il n’y a de place que pour { $most }
words-term = n’appelle pas « { $term } » comme le glossaire : { $forms }
words-no-glossary = il n’y a pas de glossaire de { $language } : écris words/glossary.{ $language }.toml
words-terms = le glossaire n’a pas de nom pour { $terms }
words-glossary = le glossaire de { $language } est illisible : { $problem }
words-no-such-language = « { $language } » n’est pas une langue connue ; écris-la comme de, pl ou pt-BR
words-no-folder = il n’y a pas de dossier { $folder }

# Combien a été regardé.
words-found = { $problems ->
    [0] { $language } est complet
    [one] { $problems } problème en { $language }
   *[other] { $problems } problèmes en { $language }
} : { $texts ->
    [one] { $texts } texte
   *[other] { $texts } textes
} dans { $places ->
    [one] { $places } fichier
   *[other] { $places } fichiers
}
words-row = { $language } : { $texts } textes sur { $all }
words-more = … et { $count } de plus ; --all les nomme tous
