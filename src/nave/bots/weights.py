"""Weights of the evaluations: a TOML file beside each mind, a table for all seat counts and one per count."""

import tomllib
from importlib.resources import files
from typing import Final

from nave.kernel.errors import BadInput
from nave.kernel.language import Each
from nave.kernel.said import Said

WORDS_IN: Final = ("nave.bots",)


class Weights:
    """Numbers by name, of one game and seat count. Asking for an unknown one is an error, not zero."""

    def __init__(self, source: str, values: dict[str, float]) -> None:
        self.source = source
        self.values = values

    def number(self, name: str) -> float:
        if name not in self.values:
            raise BadInput(Said("no-weight", source=self.source, weight=name), WORDS_IN)
        return self.values[name]


def read_weights(text: str, source: str, seats: int, base: Weights | None = None) -> Weights:
    """`[all]` holds for every seat count; `[seats_2]` and so on replace single values.

    With a base all of them do: what the text does not name stays as it is there.
    """
    data = tomllib.loads(text)
    values: dict[str, float] = {} if base is None else dict(base.values)
    for table in ("all", f"seats_{seats}"):
        for name, value in data.get(table, {}).items():
            if isinstance(value, bool) or not isinstance(value, int | float):
                known = {"source": source, "weight": f"{table}.{name}"}
                raise BadInput(Said("bad-weight", value=repr(value), **known), WORDS_IN)
            if (table != "all" or base is not None) and name not in values:
                here = {"source": source, "weight": f"{table}.{name}"}
                raise BadInput(Said("weight-replaces", known=Each(values), **here), WORDS_IN)
            values[name] = float(value)
    return Weights(source, values)


def game_weights(
    package: str, seats: int, name: str = "weights.toml", base: Weights | None = None
) -> Weights:
    """The weights in a file of the package that holds a game's mind."""
    text = files(package).joinpath(name).read_text(encoding="utf-8")
    return read_weights(text, f"{package}/{name}", seats, base)
