"""What the server goes by is what was approved: sizes, times, what may not change, tables, the API."""

import re
import tomllib

from tests.support.declared import FILE, declared


def facts(part: str, told: str) -> set[str]:
    """What is said of one thing; classes may gain methods and fields, functions arguments, tables columns."""
    return set(re.split(r"; |, " if part == "tables" else r"; |, |\(|\)", told))


def test_sizes_times_shapes_tables_and_the_api_are_as_approved() -> None:
    approved = tomllib.loads(FILE.read_text(encoding="utf-8"))
    now = declared()
    other = {
        f"{part} {name}": (value, now.get(part, {}).get(name))
        for part, rows in approved.items()
        for name, value in rows.items()
        if not facts(part, value) <= facts(part, now.get(part, {}).get(name, ""))
    }
    assert not other, "if that is meant, `python -m tests.support.approve` writes it anew"
