"""What is said to people, before it is put into words: the key of a message and its arguments.

Arguments are plain data (numbers, names of pieces as touches have them, players as numbers, further things
said). `words.py` renders it in a language; rules never see a sentence.
"""

from collections.abc import Callable
from typing import Any

Argument = Any


class Said:
    """Equal if key and arguments are."""

    def __init__(self, key: str, **args: Argument) -> None:
        self.key = key
        self.args: dict[str, Argument] = args

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Said) and self.key == other.key and self.args == other.args

    def __hash__(self) -> int:
        return hash((self.key, repr(self.args)))

    def __repr__(self) -> str:
        args = "".join(f", {name}={value!r}" for name, value in self.args.items())
        return f"Said({self.key!r}{args})"

    def to_data(self) -> dict[str, Any]:
        return {"key": self.key, **{name: plain(value) for name, value in self.args.items()}}


def plain(value: Argument) -> Any:
    if isinstance(value, Said):
        return value.to_data()
    if isinstance(value, list | tuple):
        return [plain(one) for one in value]
    return value


def worded(data: Any, say: Callable[[Said], str]) -> Any:
    """Plain data with everything said in it put into words."""
    if isinstance(data, Said):
        return say(data)
    if isinstance(data, dict):
        return {key: worded(value, say) for key, value in data.items()}
    if isinstance(data, list):
        return [worded(value, say) for value in data]
    return data
