"""What people write: names and messages, before they are kept."""

import unicodedata
from typing import Final

from nave.kernel.said import Said
from nave.tables.errors import Invalid

# They hold letters of some scripts and signs together.
JOINERS: Final = "\u200c\u200d"


def plain_text(text: str, what: str, longest: int, shortest: int = 1) -> str:
    """People's words, a `name` or a `message`: trimmed, limited, without characters that are not read."""
    words = text.strip()
    if not shortest <= len(words) <= longest:
        length = {"count": len(words), "least": shortest, "most": longest}
        raise Invalid(Said(f"refused-long-{what}", **length))
    for letter in words:
        if unicodedata.category(letter)[0] == "C" and letter not in JOINERS:
            raise Invalid(Said(f"refused-control-{what}", letter=f"{ord(letter):04X}"))
    return words
