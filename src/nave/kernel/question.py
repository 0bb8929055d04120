"""Questions that offer kinds of answers, and what a game says about each kind of question."""

from collections.abc import Callable
from typing import Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from nave.kernel.answer import Offer
from nave.kernel.frame import Frame
from nave.kernel.moves import Moves
from nave.kernel.said import Said

S = TypeVar("S")


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Frame[S]):
    """A frame whose answers are classes of their own: legality and effect are theirs."""

    def offer(self, s: S) -> Offer[S]:
        raise NotImplementedError

    def options(self, s: S) -> list[int]:
        out = Moves()
        self.fill(s, out)
        return out.numbers()

    def fill(self, s: S, out: Moves) -> None:
        for listed in self.offer(s).row:
            listed.answer.add(s, self, out)

    def apply(self, s: S, move: i64) -> None:
        answer = self.offer(s).of(move)
        assert answer is not None
        answer.apply(s, self, move)

    def leaves(self, s: S, move: i64) -> list[Said]:
        answer = self.offer(s).of(move)
        return [] if answer is None else answer.leaves(s, self, move)


class Field(Generic[S]):
    """One argument of a question: its name, and how far it may go (-1 means none, where that is allowed)."""

    def __init__(self, name: str, most: int | Callable[[S], int], least: int = 0) -> None:
        self.name = name
        self.least = least
        self._most = most

    def most(self, s: S) -> int:
        return self._most if isinstance(self._most, int) else self._most(s)


class Kind(Generic[S]):
    """What a question says about itself: positions are read and checked from it.

    `below` names the kinds that may lie right below it in the stack of open questions.
    """

    def __init__(
        self,
        kind: str,
        make: Callable[..., Frame[S]],
        fields: tuple[Field[S], ...] = (),
        below: tuple[str, ...] = (),
    ) -> None:
        self.kind = kind
        self.make = make
        self.fields = fields
        self.below = below

    def __repr__(self) -> str:
        return f"Kind({self.kind!r}, {', '.join(field.name for field in self.fields)})"
