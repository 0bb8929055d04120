"""A vector of numbers, each with a name, so that what an agent sees can always be listed."""

from collections.abc import Iterable, Sequence
from typing import Any


class Vector:
    def __init__(self) -> None:
        self.names: list[str] = []
        self.values: list[float] = []

    def number(self, name: str, value: float, scale: float = 1.0) -> None:
        self.names.append(name)
        self.values.append(float(value) / scale)

    def one_of(self, name: str, choices: Sequence[str], value: Any) -> None:
        """One number per choice: 1 for the value, 0 for the others; a value that is no choice is all 0."""
        for choice in choices:
            self.number(f"{name}={choice}", choice == value)

    def some_of(self, name: str, choices: Sequence[str], values: Iterable[Any]) -> None:
        """One number per choice: 1 for each that is among the values."""
        present = set(values)
        for choice in choices:
            self.number(f"{name}:{choice}", choice in present)

    def counts(self, name: str, keys: Sequence[str], found: dict[str, Any], scale: float = 1.0) -> None:
        """One number per key; a key that is missing counts 0."""
        for key in keys:
            self.number(f"{name}.{key}", found.get(key, 0), scale)


def from_own_seat(seat: int, count: int) -> list[int]:
    """Players in the order of play, the observing seat first: what it learns holds on every seat."""
    return [(seat + step) % count for step in range(count)]


def asked(view: dict[str, Any]) -> str | None:
    """What kind of question is open."""
    return view["ask"][-1]["ask"] if view["ask"] else None
