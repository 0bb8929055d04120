"""What a table is called, so that people can say it: two words that follow from its id. They open nothing."""

import hashlib
import re
import secrets
import tomllib
from functools import cache, lru_cache
from importlib.resources import files
from typing import Final


@cache
def _lists() -> tuple[list[str], list[str]]:
    found = tomllib.loads((files("nave.tables") / "called.toml").read_text(encoding="utf-8"))
    return found["first"], found["second"]


@lru_cache(maxsize=10_000)
def called(table: str) -> str:
    first, second = _lists()
    number = int.from_bytes(hashlib.sha256(table.encode()).digest()[:8], "big")
    return f"{first[number % len(first)]}-{second[number // len(first) % len(second)]}"


# Seeds that are drawn have at most four digits beside their two words.
DIGITS: Final = 10_000
NAMED: Final = re.compile(r"([a-z]+)-([a-z]+)(?:-(\d{1,15}))?")
NUMBER: Final = re.compile(r"-?\d{1,19}")


def said_seed(seed: int) -> str:
    """A seed as people say it: two words, and a number if there is more to it. `seed_of` reads it back."""
    if seed < 0:
        return str(seed)
    first, second = _lists()
    rest, place = divmod(seed, len(first) * len(second))
    words = f"{first[place % len(first)]}-{second[place // len(first)]}"
    return words if rest == 0 else f"{words}-{rest}"


def seed_of(typed: str) -> int:
    """The number that people mean: a number, a seed as it is said, or any words, always the same of them."""
    text = typed.strip().lower()
    if NUMBER.fullmatch(text):
        return int(text)
    first, second = _lists()
    named = NAMED.fullmatch(text)
    if named is not None and named[1] in first and named[2] in second:
        place = second.index(named[2]) * len(first) + first.index(named[1])
        return int(named[3] or 0) * len(first) * len(second) + place
    # Frozen: FNV-1a over the letters, so that words deal what they have dealt before.
    found = 2166136261
    for letter in text:
        found = (found ^ ord(letter)) * 16777619 & 0xFFFFFFFF
    return found


def new_seed() -> int:
    """One that can be said."""
    first, second = _lists()
    return secrets.randbelow(len(first) * len(second) * DIGITS)
