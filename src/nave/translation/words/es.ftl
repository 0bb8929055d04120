# Qué está mal en las palabras de un idioma.
words-missing-file = no hay archivo { $language }.ftl junto al inglés
words-missing = no está traducido
words-unused = no es un mensaje del archivo inglés
words-broken = no se puede leer: { $line }
words-doubled = está dos veces
words-argument = habla de { $arguments }, que nadie le da
words-argument-lost = no dice nada de { $arguments }
words-plural = no tiene texto para el plural { $plurals } de { $argument }
words-too-long = tiene { $length } caracteres; en su sitio caben { $most }
words-term = no llama a «{ $term }» como el glosario: { $forms }
words-no-glossary = no hay glosario de { $language }: escribe words/glossary.{ $language }.toml
words-terms = el glosario no tiene nombre para { $terms }
words-glossary = el glosario de { $language } no se puede leer: { $problem }
words-no-such-language = «{ $language }» no es un idioma conocido; escríbelo como de, pl o pt-BR
words-no-folder = no existe la carpeta { $folder }

# Cuánto se ha mirado.
words-found = { $problems ->
    [0] { $language } está completo
    [one] 1 problema en { $language }
   *[other] { $problems } problemas en { $language }
}: { $texts ->
    [one] 1 texto
   *[other] { $texts } textos
} en { $places ->
    [one] 1 archivo
   *[other] { $places } archivos
}
words-row = { $language }: { $texts } de { $all } textos
words-more = … y { $count } más; --all los nombra todos
