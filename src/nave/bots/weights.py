"""Weights of the evaluations: a TOML file beside each mind, a table for all seat counts and one per count."""

import tomllib
from importlib.resources import files

from nave.kernel.errors import BadInput


class Weights:
    """Numbers by name, of one game and seat count. Asking for an unknown one is an error, not zero."""

    def __init__(self, source: str, values: dict[str, float]) -> None:
        self.source = source
        self.values = values

    def number(self, name: str) -> float:
        if name not in self.values:
            raise BadInput(f"{self.source} lacks the weight {name!r}")
        return self.values[name]


def read_weights(text: str, source: str, seats: int) -> Weights:
    """`[all]` holds for every seat count; `[seats_2]` and so on replace single values."""
    data = tomllib.loads(text)
    values: dict[str, float] = {}
    for table in ("all", f"seats_{seats}"):
        for name, value in data.get(table, {}).items():
            if isinstance(value, bool) or not isinstance(value, int | float):
                raise BadInput(f"{source}: {table}.{name} is {value!r}; a weight is a number")
            if table != "all" and name not in values:
                raise BadInput(f"{source}: {table}.{name} replaces nothing; known: {', '.join(values)}")
            values[name] = float(value)
    return Weights(source, values)


def game_weights(package: str, seats: int, name: str = "weights.toml") -> Weights:
    """The weights in a file of the package that holds a game's mind."""
    return read_weights(files(package).joinpath(name).read_text(encoding="utf-8"), f"{package}/{name}", seats)
