"""What is said to people, before it is put into words: the key of a message and its arguments.

Arguments are plain data (numbers, names of pieces as touches have them, players as numbers, further things
said). `words.py` renders it in a language; rules never see a sentence.
"""

from collections.abc import Callable
from typing import Any, Final

Argument = Any

# Types of which nothing has to be put into words.
PLAIN: Final = frozenset((int, str, bool, float, type(None)))


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

    def __reduce__(self) -> tuple[Any, ...]:
        return (remade, (self.key, self.args))

    def to_data(self) -> dict[str, Argument]:
        return {"key": self.key, **{name: plain(value) for name, value in self.args.items()}}


def remade(key: str, args: dict[str, Argument]) -> Said:
    """Things said travel between processes: bots think in others than those who read their reasons."""
    return Said(key, **args)


# A text within a view: rules put there what is said, `Game.view` puts it into words.
Spoken = Said | str


def sentence(spoken: Spoken) -> str:
    """A text of a view that was put into words."""
    if isinstance(spoken, Said):
        raise TypeError(f"{spoken!r} has not been put into words")
    return spoken


def plain(value: Argument) -> Any:
    if isinstance(value, Said):
        return value.to_data()
    if isinstance(value, list | tuple):
        return [plain(one) for one in value]
    return value


def worded(data: Any, say: Callable[[Said], str]) -> Any:
    """Plain data with everything said in it put into words."""
    # Nearly all of a view is numbers and names: these are passed over without a call.
    if isinstance(data, dict):
        return {key: value if type(value) in PLAIN else worded(value, say) for key, value in data.items()}
    if isinstance(data, list):
        return [value if type(value) in PLAIN else worded(value, say) for value in data]
    return say(data) if isinstance(data, Said) else data
