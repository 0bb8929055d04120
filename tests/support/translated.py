"""Whether a text was translated: it is another one than in English, but for what is the same in both."""

import re
import tomllib
from pathlib import Path
from typing import Final

from nave.kernel.language import DEFAULT
from nave.translation.files import spoken

LANGUAGES: Final = [language for language in spoken() if language != DEFAULT]
# Per language, what is called as in English: names, and words that both languages have.
SAME: Final[dict[str, list[str]]] = tomllib.loads(
    (Path(__file__).resolve().parent.parent / "translation" / "same.toml").read_text("utf-8")
)
# Places, numbers and moves as they are typed are no words.
NO_WORDS: Final = re.compile(r"‹[^›]*›|\br\d+c\d+\b|\b[IVX]+\b|`[^`]*`|\[[a-z_.]+\]")
WORD: Final = re.compile(r"[^\W\d_]{2,}")
# Little words that stand in nearly every English sentence, and in none of the others.
ENGLISH: Final = re.compile(
    r"\b(the|of|and|with|your|you|from|this|which|what|every|into|than)\b", re.IGNORECASE
)
# Titles, and what people type or programs are called.
QUOTED: Final = re.compile(
    r"the red cathedral|`[^`]*`|--[\w-]+|\bnave [a-z]+|“[^”]*”|\"[^\"]*\"|https?://\S+", re.IGNORECASE
)


def untranslated(language: str, text: str, english: str) -> str:
    """What of a text is English; "" if nothing is."""
    if text == english:
        left = NO_WORDS.sub(" ", text)
        for name in sorted((*SAME["names"], *SAME.get(language, [])), key=len, reverse=True):
            left = re.sub(rf"(?<!\w){re.escape(name)}(?!\w)", " ", left, flags=re.IGNORECASE)
        return " ".join(WORD.findall(left))
    found = ENGLISH.search(QUOTED.sub(" ", NO_WORDS.sub(" ", text)))
    return "" if found is None else found[0]


def raw(text: str) -> bool:
    """Whether something of the machinery shows: an argument that lacks, a message by its name."""
    return "{$" in text or "{ $" in text or re.search(r"\b[a-z]+(-[a-z_0-9]+){2,}\b(?!\.)", text) is not None
