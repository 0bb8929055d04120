"""A kind of answer: everything the rules say about it, in one class in the module of its rule area."""

from typing import Any, Generic, TypeVar

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from nave.kernel.family import Family
from nave.kernel.frame import Frame
from nave.kernel.moves import Moves
from nave.kernel.packed import filled
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

    def add(self, s: S, q: Q, out: Moves) -> None:
        """Append exactly the legal ones, in a fixed order."""
        raise NotImplementedError

    def apply(self, s: S, q: Q, move: i64) -> None:
        """Carry it out; the question itself has left the stack."""
        raise NotImplementedError

    def in_play(self, s: S) -> bool:
        """Whether this game has such answers at all; those of a part that is switched off are none."""
        return True

    def touches(self, s: S, move: i64) -> tuple[str, ...]:
        """The pieces on the table that it concerns, legal or not; asked only while it is in play."""
        return ()

    def label(self, s: S, move: i64) -> Said:
        """A legal one in words, with what it brings now."""
        return Said("answer-" + self.key)

    def refuse(self, s: S, q: Q, move: i64) -> Refusal:
        """Why it is not legal, although the question offers answers of this kind."""
        raise NotImplementedError

    def elsewhere(self, s: S, q: Frame[S], move: i64) -> Refusal:
        """Why it is not legal: the open question is about something else."""
        return pending(q, s)

    def leaves(self, s: S, q: Q, move: i64) -> list[Said]:
        """What a legal one gives up for good."""
        return []


class Listed:
    """A kind of answer in a packed row: compiled code walks it without asking for the type of each."""

    def __init__(self, answer: Answer[Any, Any]) -> None:
        self.answer = answer


class Offer(Generic[S]):
    """The kinds of answers that a question offers; finds the one that a move is by a look-up."""

    def __init__(self, answers: list[Answer[S, Any]]) -> None:
        self.answers = answers
        self.row: vec[Listed] = vec[Listed]([Listed(answer) for answer in answers])
        # The place in the row by move, -1 for what is not offered; empty until somebody looks.
        self._place_of: vec[i64] = vec[i64]()

    def of(self, move: i64) -> Answer[S, Any] | None:
        if not len(self._place_of):
            self._lay_out()
        if move >= len(self._place_of):
            return None
        place = self._place_of[move]
        return None if place < 0 else self.row[place].answer

    def _lay_out(self) -> None:
        """At the first look, when all families have their numbers; earlier kinds win."""
        end: i64 = 0
        for answer in self.answers:
            end = max(end, answer.family.end)
        places = filled(end, -1)
        for place in range(len(self.answers) - 1, -1, -1):
            family = self.answers[place].family
            for index in range(family.size):
                places[family.nth(index)] = place
        self._place_of = places


def pending(q: Frame[S], s: S) -> Refusal:
    """First answer what is asked."""
    return Refusal(q.awaits(s), q.rule, WRONG_MOMENT)
