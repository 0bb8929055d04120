"""The legal answers of the open question."""

from collections.abc import Iterator
from typing import overload

from nave.kernel.catalogue import Catalogue
from nave.kernel.option import Option


class LegalMoves:
    """The numbers of the legal answers, in their order; `in` takes a number, a text or an Option.

    Not a `Sequence[int]` by name: type checkers would then complain about a text with `in`.
    """

    def __init__(self, numbers: list[int], catalogue: Catalogue) -> None:
        self._numbers = numbers
        self._catalogue = catalogue

    @property
    def texts(self) -> list[str]:
        """The same answers as text."""
        return [self._catalogue.text(move) for move in self._numbers]

    def __len__(self) -> int:
        return len(self._numbers)

    @overload
    def __getitem__(self, index: int) -> int: ...
    @overload
    def __getitem__(self, index: slice) -> list[int]: ...
    def __getitem__(self, index: int | slice) -> int | list[int]:
        return self._numbers[index]

    def __iter__(self) -> Iterator[int]:
        return iter(self._numbers)

    def __contains__(self, move: object) -> bool:
        """Whether the answer is legal; what is no answer of the game at all is not legal either."""
        if isinstance(move, Option):
            return move.move in self._numbers and self._catalogue.text(move.move) == move.text
        if isinstance(move, str):
            return self._catalogue.index.get(" ".join(move.lower().split()), -1) in self._numbers
        return type(move) is int and move in self._numbers

    def __eq__(self, other: object) -> bool:
        return isinstance(other, LegalMoves | list) and list(self) == list(other)

    def __hash__(self) -> int:
        return hash(tuple(self._numbers))

    def __repr__(self) -> str:
        return f"<LegalMoves {', '.join(self.texts) or 'none'}>"
