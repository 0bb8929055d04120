# What is wrong with the words of a language.
words-missing-file = there is no file { $language }.ftl beside the English one
words-missing = is not translated
words-unused = is no message of the English file
words-broken = cannot be read: { $line }
words-doubled = stands twice
words-argument = speaks of { $arguments }, which nobody hands in
words-argument-lost = says nothing of { $arguments }
words-plural = has no text for the plural { $plurals } of { $argument }
words-too-long = is { $length } characters long; its place has room for { $most }
words-term = does not call "{ $term }" as the glossary does: { $forms }
words-no-glossary = there is no glossary of { $language }: write words/glossary.{ $language }.toml
words-terms = the glossary has no name for { $terms }
words-glossary = the glossary of { $language } cannot be read: { $problem }
words-no-such-language = "{ $language }" is no language that is known; write it as de, pl or pt-BR
words-no-folder = there is no folder { $folder }

# How much was looked at.
words-found = { $problems ->
    [0] { $language } is complete
    [one] 1 problem in { $language }
   *[other] { $problems } problems in { $language }
}: { $texts ->
    [one] 1 text
   *[other] { $texts } texts
} in { $places ->
    [one] 1 file
   *[other] { $places } files
}
words-row = { $language }: { $texts } of { $all } texts
words-more = … and { $count } more; --all names every one
