"""The page's own language files, as tests look things up in them."""

import re
from pathlib import Path
from typing import Final

SOURCES: Final = Path(__file__).resolve().parents[2] / "web" / "src"
MESSAGE: Final = re.compile(r"^([a-z][\w-]*) = (.+)$", re.MULTILINE)


def page_words(path: str) -> dict[str, str]:
    """Key and text of every message of one line."""
    return dict(MESSAGE.findall((SOURCES / path).read_text(encoding="utf-8")))
