"""What people type, held against what is written: capitals and accents do not matter."""

import re
import unicodedata
from typing import Final

# Letters that are no others with an accent, as they are typed where the keyboard has none.
TYPED: Final = str.maketrans({"ł": "l", "œ": "oe", "æ": "ae", "ø": "o", "đ": "d", "ı": "i", "’": "'"})


def plain(text: str, language: str = "en") -> str:
    """Small letters without accents: people type quickly. Germans write `gewolbe` or `gewoelbe`."""
    apart = unicodedata.normalize("NFKD", text.casefold().translate(TYPED))
    bare = "".join(letter for letter in apart if not unicodedata.combining(letter))
    return re.sub(r"([aou])e", r"\1", bare) if language.partition("-")[0] == "de" else bare
