"""The page's own language files, as tests look things up in them."""

import re
from pathlib import Path
from typing import Final

SOURCES: Final = Path(__file__).resolve().parents[2] / "web" / "src"
MESSAGE: Final = re.compile(r"^([a-z][\w-]*) = (.+)$", re.MULTILINE)


def page_words(path: str) -> dict[str, str]:
    """Key and text of every message of one line."""
    return dict(MESSAGE.findall((SOURCES / path).read_text(encoding="utf-8")))


def phrase(key: str, language: str = "en", /, **values: object) -> str:
    """A message of the page, or of the engine where the page has none, as it is read in a language."""
    root = SOURCES.parents[1]
    for folder in FOLDERS:
        found = page_words(str(root / folder / f"{language}.ftl")).get(key)
        if found is not None:
            return re.sub(r"\{ ?\$(\w+) ?\}", lambda name: str(values.get(name[1], "")), found)
    raise KeyError(key)


FOLDERS: Final = (
    "web/src/words",
    "web/src/shared/pieces/words",
    "web/src/games/red_cathedral/words",
    "src/nave/games/red_cathedral/contractors/words",
    "src/nave/games/red_cathedral/words",
    "src/nave/tables/words",
)
