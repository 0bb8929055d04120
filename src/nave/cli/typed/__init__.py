"""What people type in their own words: options by their labels, without accents or capitals."""

import re
from collections.abc import Sequence
from typing import Final

from nave.kernel.errors import BadInput
from nave.kernel.language import Each
from nave.kernel.letters import plain
from nave.kernel.said import Said

WORDS_IN: Final = ("nave.cli.typed",)
# So many of the options that fit are named.
NAMED: Final = 4
# A shorter word fits only as a whole, as numbers do.
BEGINNING: Final = 3


def words_in(text: str, language: str) -> list[str]:
    """Small letters without accents; `1.2` and `+1` stay what they are."""
    return re.findall(r"\+?\w+(?:[.:]\w+)*", plain(text, language))


def in_own_words(typed: str, labels: Sequence[str], language: str) -> int | None:
    """The number of the label that is typed: as a whole, its beginning, or its words in their order.

    None if none fits; raises BadInput if several do.
    """
    wanted = words_in(typed, language)
    if not wanted:
        return None
    there = [words_in(label, language) for label in labels]
    for fits in (same, begins, in_order):
        found = [number for number, label in enumerate(there) if fits(wanted, label)]
        if len(found) == 1:
            return found[0]
        if found:
            some = Each([labels[number] for number in found[:NAMED]] + ["…"] * (len(found) > NAMED))
            raise BadInput(Said("typed-several", given=typed, count=len(found), options=some), WORDS_IN)
    return None


def same(wanted: list[str], label: list[str]) -> bool:
    return wanted == label


def begins(wanted: list[str], label: list[str]) -> bool:
    """The last word may be cut short."""
    *whole, last = wanted
    there = label[: len(wanted)]
    return len(there) == len(wanted) and there[:-1] == whole and there[-1].startswith(last)


def in_order(wanted: list[str], label: list[str]) -> bool:
    """At least one of them a word: a place alone says not what to do there."""
    if not any(word.isalpha() and len(word) >= BEGINNING for word in wanted):
        return False
    left = iter(label)
    return all(any(fits_word(word, other) for other in left) for word in wanted)


def fits_word(word: str, other: str) -> bool:
    return word == other or (len(word) >= BEGINNING and not word[-1].isdigit() and other.startswith(word))
