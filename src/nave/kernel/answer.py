"""A kind of answer: everything the rules say about it, in one class in the module of its rule area."""

from typing import Any, Generic, TypeVar

from mypy_extensions import mypyc_attr

from nave.kernel.family import Family
from nave.kernel.frame import Frame
from nave.kernel.refusal import WRONG_MOMENT, Refusal
from nave.kernel.said import Said

S = TypeVar("S")
Q = TypeVar("Q")


@mypyc_attr(allow_interpreted_subclasses=True)
class Answer(Generic[S, Q]):
    """One instance serves every game. `S` is the game's state, `Q` the question that offers it.

    Several kinds may share a family: what `take 2 gold` means depends on who asks. `key` names the kind in
    the language files.
    """

    def __init__(self, key: str, family: Family) -> None:
        self.key = key
        self.family = family

    def __repr__(self) -> str:
        return f"Answer({self.key!r}, {self.family.pattern!r})"

    def add(self, s: S, q: Q, out: list[int]) -> None:
        """Append exactly the legal ones, in a fixed order."""
        raise NotImplementedError

    def apply(self, s: S, q: Q, move: int) -> None:
        """Carry it out; the question itself has left the stack."""
        raise NotImplementedError

    def in_play(self, s: S) -> bool:
        """Whether this game has such answers at all; those of a part that is switched off are none."""
        return True

    def touches(self, s: S, move: int) -> tuple[str, ...]:
        """The pieces on the table that it concerns, legal or not; asked only while it is in play."""
        return ()

    def label(self, s: S, move: int) -> Said:
        """A legal one in words, with what it brings now."""
        return Said("answer-" + self.key)

    def refuse(self, s: S, q: Q, move: int) -> Refusal:
        """Why it is not legal, although the question offers answers of this kind."""
        raise NotImplementedError

    def elsewhere(self, s: S, q: Frame[S], move: int) -> Refusal:
        """Why it is not legal: the open question is about something else."""
        return pending(q, s)

    def leaves(self, s: S, q: Q, move: int) -> list[Said]:
        """What a legal one gives up for good."""
        return []


class Offer(Generic[S]):
    """The kinds of answers that a question offers; finds the one that a move is by a look-up."""

    def __init__(self, answers: list[Answer[S, Any]]) -> None:
        self.answers = answers
        self._by_move: list[Answer[S, Any] | None] = []

    def of(self, move: int) -> Answer[S, Any] | None:
        table = self._by_move
        if not table:
            table = self._table()
        return table[move] if move < len(table) else None

    def _table(self) -> list[Answer[S, Any] | None]:
        """Made at the first look, when all families have their numbers; earlier kinds win."""
        end = 0
        for answer in self.answers:
            end = max(end, answer.family.end)
        table: list[Answer[S, Any] | None] = [None] * end
        for place in range(len(self.answers) - 1, -1, -1):
            answer = self.answers[place]
            family = answer.family
            for index in range(family.size):
                table[family.nth(index)] = answer
        self._by_move = table
        return table


def pending(q: Frame[S], s: S) -> Refusal:
    """First answer what is asked."""
    return Refusal(q.awaits(s), q.rule, WRONG_MOMENT)
