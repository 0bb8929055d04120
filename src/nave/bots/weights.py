"""Weights of the evaluations: a TOML file beside each mind, with tables for seat counts and kinds of game."""

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


def tables_for(seats: int, kinds: tuple[str, ...] = ()) -> list[str]:
    """The tables that hold, each before those that replace values of it."""
    named = [name for kind in kinds for name in (kind, f"{kind}_seats_{seats}")]
    return ["all", f"seats_{seats}", *named]


def read_weights(
    text: str, source: str, seats: int, base: Weights | None = None, kinds: tuple[str, ...] = ()
) -> Weights:
    """`[all]` holds for every seat count; `[seats_2]` and so on replace single values.

    So do those of the kinds of a game that its mind tells apart: `[advanced]`, then `[advanced_seats_2]`.
    With a base all of them do: what the text does not name stays as it is there.
    """
    data = tomllib.loads(text)
    values: dict[str, float] = {} if base is None else dict(base.values)
    for table in tables_for(seats, kinds):
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
    package: str,
    seats: int,
    name: str = "weights.toml",
    base: Weights | None = None,
    kinds: tuple[str, ...] = (),
) -> Weights:
    """The weights in a file of the package that holds a game's mind."""
    text = files(package).joinpath(name).read_text(encoding="utf-8")
    return read_weights(text, f"{package}/{name}", seats, base, kinds)
