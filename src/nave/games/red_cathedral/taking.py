"""Taking pieces of one resource out of what is due."""

from abc import abstractmethod
from typing import Any, Final

from mypy_extensions import i64

from nave.games.red_cathedral.ask import Ask, Choice, Q
from nave.games.red_cathedral.effects import most, receive
from nave.games.red_cathedral.names import BASE_RESOURCES, RESOURCES, RING
from nave.games.red_cathedral.part import not_in_game
from nave.games.red_cathedral.state import State
from nave.kernel.family import Family
from nave.kernel.frame import Frame
from nave.kernel.moves import Moves
from nave.kernel.refusal import WRONG_MOMENT, Refusal
from nave.kernel.said import Said

TAKE_MAX: Final = 12
NOTHING: Final[Family] = Family("take nothing")
TAKE: Final[Family] = Family(
    "take {amount} {resource}",
    resource=RESOURCES[:BASE_RESOURCES],
    amount=[str(n) for n in range(1, TAKE_MAX + 1)],
)


def add_amounts(resource: i64, room: i64, least: i64, out: Moves) -> None:
    """`take 3 gold`, `take 2 gold`, `take 1 gold`: the largest amount first."""
    for amount in range(room, least - 1, -1):
        out.append(TAKE.at(resource, amount - 1))


def left_lying(due: i64, taken: i64, resource: i64) -> list[Said]:
    """What stays where it is, for good."""
    if taken >= due:
        return []
    return [Said("left-resource", amount=due - taken, resource=RESOURCES[resource])]


class Taking(Choice[Q]):
    """So many of one resource; what is due, and by which rule, the question knows."""

    by_piece = True

    def amount(self, move: i64) -> i64:
        return TAKE.second(move) + 1

    def touches(self, s: State, move: i64) -> tuple[str, ...]:
        return (f"supply:{RESOURCES[TAKE.first(move)]}",)

    def label(self, s: State, move: i64) -> Said:
        return Said("answer-take", amount=self.amount(move), resource=RESOURCES[TAKE.first(move)])

    def elsewhere(self, s: State, q: Frame[State], move: i64) -> Refusal:
        if TAKE.first(move) >= len(s.config.resources):
            return not_in_game()
        return visit_over(s, q) or super().elsewhere(s, q, move)


class DueAsk(Ask):
    """A question about pieces of one resource: how many are due, and the rule that gives them."""

    def __init__(
        self, kind: str, seat: i64, rule: str, resource: i64, kinds: list[Choice[Any]], last: Choice[Any]
    ) -> None:
        super().__init__(kind, seat, rule, kinds, last)
        self.resource = resource

    @abstractmethod
    def due_now(self, s: State) -> i64:
        """How many pieces are due."""

    @abstractmethod
    def gain_rule(self, s: State) -> str:
        """The rule that gives them."""

    def room(self, s: State) -> i64:
        return most(s, self.who, self.resource, self.due_now(s))

    def least(self, s: State) -> i64:
        return 1

    def taken(self, s: State) -> None:
        """What follows once something, or nothing, was taken."""

    @abstractmethod
    def wrong_resource(self, s: State) -> Refusal:
        """Why it is not about another resource."""

    def prompt(self, s: State) -> Said:
        amount, name = self.room(s), RESOURCES[self.resource]
        return Said(f"prompt-{self.kind}", player=self.who, amount=amount, resource=name)

    def usual(self, s: State) -> i64:
        """All that fits."""
        return self.own_options(s)[0]


class TakeDue(Taking[DueAsk]):
    """As many as wanted, stock and open spaces permitting (market.take_fewer)."""

    def add(self, s: State, q: DueAsk, out: Moves) -> None:
        add_amounts(q.resource, q.room(s), q.least(s), out)

    def apply(self, s: State, q: DueAsk, move: i64) -> None:
        receive(s, q.who, q.resource, self.amount(move), q.gain_rule(s))
        q.taken(s)

    def refuse(self, s: State, q: DueAsk, move: i64) -> Refusal:
        if TAKE.first(move) != q.resource:
            return q.wrong_resource(s)
        rule, due = q.gain_rule(s), q.due_now(s)
        return s.config.resources[q.resource].refuse(s, q.who, due, self.amount(move), rule)

    def leaves(self, s: State, q: DueAsk, move: i64) -> list[Said]:
        return left_lying(q.due_now(s), self.amount(move), q.resource)


TAKE_DUE: Final = TakeDue("take", TAKE)


class TakeNothing(Choice[Q]):
    """Nothing is taken of what a question gives."""

    def add(self, s: State, q: Q, out: Moves) -> None:
        if not out.count:  # an optional action in between has left no room
            out.append(NOTHING.at())

    def apply(self, s: State, q: Q, move: i64) -> None:
        pass

    def touches(self, s: State, move: i64) -> tuple[str, ...]:
        return ("button:nothing",)

    def label(self, s: State, move: i64) -> Said:
        return Said("answer-take_nothing")

    def refuse(self, s: State, q: Q, move: i64) -> Refusal:
        return Refusal(Said("refused-take-nothing"), "market.take_fewer")

    def elsewhere(self, s: State, q: Frame[State], move: i64) -> Refusal:
        if q.kind == "visit":
            return Refusal(Said("refused-take-nothing"), "market.take_fewer")
        return Refusal(Said("refused-decline"), "workshop.immediate_benefit")


TAKE_NOTHING: Final[TakeNothing[Ask]] = TakeNothing("take_nothing", NOTHING)


class LeaveDue(TakeNothing[DueAsk]):
    """None of them, where that is allowed."""

    def apply(self, s: State, q: DueAsk, move: i64) -> None:
        q.taken(s)

    def refuse(self, s: State, q: DueAsk, move: i64) -> Refusal:
        return Refusal(Said("refused-decline"), "workshop.immediate_benefit")

    def leaves(self, s: State, q: DueAsk, move: i64) -> list[Said]:
        return left_lying(q.due_now(s), 0, q.resource)


def visit_over(s: State, q: Frame[State]) -> Refusal | None:
    """The actions of a market visit, tried after its dice were rolled."""
    if q.kind == "end" and s.moved_die >= 0:
        return Refusal(Said("refused-visit-over"), "market.roll", WRONG_MOMENT)
    return None


def spaces_with(s: State, resource: i64) -> list[int]:
    """Market spaces whose tile shows that resource."""
    return [space for space in range(RING) if s.tables.tile_resource[s.market_tile[space]] == resource]
