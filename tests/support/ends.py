"""Fifty golden games that came to their end, as they can be entered from the table."""

import json
from pathlib import Path
from typing import Final

RECORDS: Final = Path(__file__).parents[1] / "records"
COUNT: Final = 50


def known_guild(path: Path) -> bool:
    """Whoever scores a game knows its guild; only a game that draws one does not say so."""
    settings = json.loads(path.read_text(encoding="utf-8"))["options"]
    return bool(settings.get("guild") != "random")


ENDS: Final = [
    path.relative_to(RECORDS).as_posix()
    for folder in ("basilica", "red_cathedral", "red_cathedral/contractors")
    for path in sorted((RECORDS / folder).glob("*.json"))
    if known_guild(path)
][:COUNT]
