"""What people can read at the terminal and over the network, for the made-up language.

Strict: every piece of text must come from a language file, but for what is named here.
"""

import re
from collections.abc import Iterator
from typing import Any, Final

from tests.support.made_up import INNERMOST, escaped

# What is no sentence: names of people and games, ids, paths and what is typed as it stands.
COMMANDS: Final = re.compile(
    r"nave( [a-z]+)?|--?[a-z][a-z-]*|[A-Z][A-Z_]+(=[A-Z]+)?|[a-z_0-9]+=[a-z_|0-9]+|/[^\s⟦⟧]+|"
    r"[^\s⟦⟧]+\.(json|toml|gz|txt|parquet)|\b[0-9a-f]{12,}\b"
)
# A mark whose end was cut off, because only the beginning of a text has room.
CUT: Final = re.compile(r"⟦[^⟦⟧]*?(?=  | \d|[│╭╮╰╯▸▴◂▾┴─]|$)", re.MULTILINE)
# What Typer says itself around our texts.
TYPER: Final = re.compile(
    r"Usage:|Options|Arguments|Commands|\[OPTIONS\]|\[ARGS\]\.\.\.|COMMAND|\[required\]|\[default: [^\]]*\]|"
    r"\[env var: [^\]]*\]|<[^>]+>|\[\d[^\]]*\]|\{?\[?\b(game|file|words|name|table)\b\]?\.*\}?|"
    r"Install completion for the current shell\.|"
    r"Show completion for the current shell, to copy it or customize the installation\."
)


def unmarked(text: str, *allowed: str) -> str:
    """The words of a text that no language file said and that are not allowed as they stand."""
    before = ""
    while before != text:
        before, text = text, INNERMOST.sub("", text)
    text = CUT.sub("", text)
    for name in sorted(allowed, key=len, reverse=True):
        text = re.sub(rf"(?<![A-Za-z]){re.escape(name)}(?![A-Za-z])", "", text)
    return escaped(text)


def strings(data: Any, keys: tuple[str, ...], path: str = "") -> Iterator[tuple[str, str]]:
    """The texts that stand under these keys, anywhere in plain data."""
    if isinstance(data, dict):
        for key, value in data.items():
            if key in keys and isinstance(value, str):
                yield f"{path}.{key}", value
            elif key in keys and isinstance(value, list) and all(isinstance(one, str) for one in value):
                yield from ((f"{path}.{key}", one) for one in value)
            else:
                yield from strings(value, keys, f"{path}.{key}")
    elif isinstance(data, list):
        for number, value in enumerate(data):
            yield from strings(value, keys, f"{path}[{number}]")
