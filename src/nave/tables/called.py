"""What a table is called, so that people can say it: two words that follow from its id. They open nothing."""

import hashlib
import tomllib
from functools import cache
from importlib.resources import files


@cache
def _lists() -> tuple[list[str], list[str]]:
    found = tomllib.loads((files("nave.tables") / "called.toml").read_text(encoding="utf-8"))
    return found["first"], found["second"]


def called(table: str) -> str:
    first, second = _lists()
    number = int.from_bytes(hashlib.sha256(table.encode()).digest()[:8], "big")
    return f"{first[number % len(first)]}-{second[number // len(first) % len(second)]}"
