"""Reading plain data with errors that say where something is wrong and what is allowed there."""

from collections.abc import Iterable, Sequence
from typing import Any

from nave.kernel.errors import PositionError
from nave.kernel.language import Each
from nave.kernel.said import Said


class Reader:
    """One object of a position; `path` is how a message names it."""

    def __init__(self, data: Any, path: str) -> None:
        if not isinstance(data, dict):
            raise PositionError(Said("wrong-object", path=path, name=type(data).__name__))
        self.data: dict[str, Any] = data
        self.path = path

    def only(self, known: set[str]) -> None:
        for key in self.data:
            if key not in known:
                raise PositionError(
                    Said("wrong-unknown-entry", path=self.path, entry=repr(key), known=Each(sorted(known)))
                )

    def keys(self, allowed: Iterable[str]) -> list[str]:
        self.only(set(allowed))
        return list(self.data)

    def value(self, key: str) -> Any:
        if key not in self.data:
            raise PositionError(Said("wrong-lacks", path=self.path, entry=repr(key)))
        return self.data[key]

    def part(self, key: str) -> "Reader":
        return Reader(self.value(key), f"{self.path}.{key}")

    def sequence(self, key: str, count: int | None) -> list[Any]:
        value = self.value(key)
        if not isinstance(value, list):
            raise PositionError(Said("wrong-list", path=self.path, entry=key))
        if count is not None and len(value) != count:
            raise PositionError(
                Said("wrong-length", path=self.path, entry=key, count=len(value), needed=count)
            )
        return value

    def rows(self, key: str, count: int | None) -> list["Reader"]:
        return [Reader(row, f"{self.path}.{key}[{i}]") for i, row in enumerate(self.sequence(key, count))]

    def lists(self, key: str) -> list[list["Reader"]]:
        out = []
        for i, rows in enumerate(self.sequence(key, None)):
            if not isinstance(rows, list):
                raise PositionError(Said("wrong-inner-list", path=self.path, entry=key, i=str(i)))
            out.append([Reader(row, f"{self.path}.{key}[{i}][{j}]") for j, row in enumerate(rows)])
        return out

    def number(self, key: str, least: int, most: int) -> int:
        value = self.value(key)
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            raise PositionError(
                Said(
                    "wrong-range",
                    path=self.path,
                    entry=key,
                    value=repr(value),
                    least=str(least),
                    most=str(most),
                )
            )
        return value

    def flag(self, key: str) -> int:
        value = self.value(key)
        if not isinstance(value, bool):
            raise PositionError(Said("wrong-flag", path=self.path, entry=key, value=repr(value)))
        return int(value)

    def flags(self, key: str, count: int) -> list[int]:
        values = self.sequence(key, count)
        if not all(isinstance(value, bool) for value in values):
            raise PositionError(Said("wrong-flags", path=self.path, entry=key))
        return [int(value) for value in values]

    def index_or_none(self, key: str, count: int) -> int:
        """The number of a player, or -1 for nobody."""
        return -1 if self.value(key) is None else self.number(key, 0, count - 1)

    def name(self, key: str, allowed: Sequence[str]) -> int:
        value = self.value(key)
        if value not in allowed:
            raise PositionError(
                Said("wrong-choice", path=self.path, entry=key, value=repr(value), allowed=Each(allowed))
            )
        return allowed.index(value)

    def names(self, key: str, allowed: Sequence[str], count: int | None, optional: bool = False) -> list[int]:
        """Different names out of a list, as indices; None becomes -1 where that is allowed."""
        values = self.sequence(key, count)
        out = []
        for value in values:
            if value is None and optional:
                out.append(-1)
            elif value not in allowed:
                raise PositionError(
                    Said("wrong-entry", path=self.path, entry=key, value=repr(value), allowed=Each(allowed))
                )
            elif allowed.index(value) in out:
                raise PositionError(Said("wrong-twice", path=self.path, entry=key, value=repr(value)))
            else:
                out.append(allowed.index(value))
        return out

    def counts(self, key: str, names: Sequence[str]) -> list[int]:
        """An amount for each of the names; those not mentioned are 0."""
        amounts = self.part(key)
        amounts.only(set(names))
        return [amounts.number(name, 0, 99) if name in amounts.data else 0 for name in names]
