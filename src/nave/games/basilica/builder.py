"""Builders: placing, recruiting, moving and promoting them."""

from abc import abstractmethod
from typing import Final, Generic, TypeVar

from mypy_extensions import i64

from nave.games.basilica import plan
from nave.games.basilica.events import BuilderMoved, BuilderPromoted, BuilderPut
from nave.games.basilica.names import (
    CELL_NAMES,
    CELLS,
    DIRECTIONS,
    RANKS,
    SEATS,
    TOKEN_NUMBERS,
    TOKENS,
    cell_name,
    step,
)
from nave.games.basilica.state import NONE, State
from nave.games.basilica.target import OwnBuilder, Target
from nave.kernel.answer import Answer, Offer, pending
from nave.kernel.asking import demand
from nave.kernel.family import Family
from nave.kernel.frame import Frame
from nave.kernel.moves import Moves
from nave.kernel.question import Field, Kind, Question
from nave.kernel.refusal import MEANS, WRONG_MOMENT, Refusal
from nave.kernel.said import Said

# ------------------------------------------------------------ Place Builder


def can_place(s: State, seat: i64) -> bool:
    """builder.only_after_vault, builder.from_supply"""
    return s.laid != NONE and s.builders(seat) > 0


def put_builder(s: State, seat: i64, cell: i64, rule: str) -> None:
    s.set_builders(seat, s.builders(seat) - 1)
    s.put(seat, cell, 0)
    if s.log is not None:
        s.log.append(BuilderPut(cell, rule=rule, seat=seat))


class PlaceBuilder(Answer[State, Frame[State]]):
    """builder.only_on_new_vault"""

    def __init__(self) -> None:
        super().__init__("builder", Family("builder"))

    def add(self, s: State, q: Frame[State], out: Moves) -> None:
        if can_place(s, q.who):
            out.append(self.family.at())

    def apply(self, s: State, q: Frame[State], move: i64) -> None:
        put_builder(s, q.who, s.laid, "builder.only_on_new_vault")
        s.laid = NONE

    def touches(self, s: State, move: i64) -> tuple[str, ...]:
        return ("button:builder",) if s.laid == NONE else ("button:builder", f"cell:{cell_name(s.laid)}")

    def label(self, s: State, move: i64) -> Said:
        return Said("answer-builder", cell=cell_name(s.laid))

    def refuse(self, s: State, q: Frame[State], move: i64) -> Refusal:
        if s.laid == NONE:
            return Refusal(Said("refused-after-vault"), "builder.only_after_vault", WRONG_MOMENT)
        return Refusal(Said("refused-no-builder"), "builder.from_supply", MEANS)


PLACE_BUILDER: Final = PlaceBuilder()


# ------------------------------------------------------------ Recruit


def recruit_cells(s: State, seat: i64, paid: bool) -> int:
    """order.recruit.main; the paid version needs an own builder beside the vault (order.recruit.paid)."""
    if s.builders(seat) == 0:
        return 0
    return s.free() & plan.near(s.own(seat)) if paid else s.free()


class Recruit(Question[State]):
    def __init__(self, seat: i64, paid: i64) -> None:
        super().__init__("recruit", seat, "order.recruit.main")
        self.paid: i64 = paid

    def offer(self, s: State) -> Offer[State]:
        return RECRUITING

    def prompt(self, s: State) -> Said:
        return Said("prompt-recruit", player=self.who, paid=self.paid == 1)

    def check(self, s: State) -> None:
        check_executed(s, self.who, self.paid == 1, "recruit")

    def args(self) -> list[int]:
        return [self.who, self.paid]


class RecruitAt(Target[Recruit]):
    def cells(self, s: State, q: Recruit) -> int:
        return recruit_cells(s, q.who, q.paid == 1)

    def apply(self, s: State, q: Recruit, move: i64) -> None:
        rule = "order.recruit.paid" if q.paid else "order.recruit.main"
        put_builder(s, q.who, self.family.first(move), rule)

    def refuse_vault(self, s: State, q: Recruit, cell: i64) -> Refusal:
        if s.owner(cell) != NONE:
            return Refusal(Said("refused-builder-there", cell=cell_name(cell)), "builder.one_per_vault")
        return Refusal(Said("refused-not-beside", cell=cell_name(cell)), "order.recruit.paid")


RECRUITING: Final = Offer([RecruitAt("recruit", "order.recruit.main")])


def check_executed(s: State, seat: i64, paid: bool, kind: str) -> None:
    """In a position: a main effect is the active player's, a paid version the rival's (coin.offer)."""
    demand((seat == s.active) != paid, Said("wrong-asked-wrong-seat", kind=kind))


# ------------------------------------------------------------ Move Builder

STEP: Final[Family] = Family("move {cell} {direction}", cell=CELL_NAMES, direction=DIRECTIONS)

Q = TypeVar("Q")


class Walk(Answer[State, Q], Generic[Q]):
    """A builder steps to an adjacent free vault (order.move.main); whose builders, the question says."""

    def __init__(self, rule: str) -> None:
        super().__init__("move", STEP)
        self.rule = rule

    @abstractmethod
    def owner(self, q: Q) -> i64:
        """Whose builders step."""

    def add_steps(self, s: State, cells: int, out: Moves) -> None:
        """All steps of the builders on a set of cells."""
        free = s.free()
        for cell in plan.listed(cells & plan.near(free)):
            for direction in range(i64(len(DIRECTIONS))):
                target = step(cell, direction)
                if target >= 0 and plan.has(free, target):
                    out.append(STEP.at(cell, direction))

    def walk(self, s: State, move: i64, rule: str) -> None:
        """rank.token_with_builder: glass and altar stay on their tiles."""
        cell = STEP.first(move)
        target = step(cell, STEP.second(move))
        seat, under = s.owner(cell), s.under(cell)
        s.take(cell)
        s.put(seat, target, under)
        if s.log is not None:
            s.log.append(BuilderMoved(cell, target, rule=rule, seat=seat))

    def touches(self, s: State, move: i64) -> tuple[str, ...]:
        cell = STEP.first(move)
        target = step(cell, STEP.second(move))
        own = f"builder:{cell_name(cell)}"
        return (own,) if target < 0 else (own, f"cell:{cell_name(target)}")

    def label(self, s: State, move: i64) -> Said:
        cell = STEP.first(move)
        rank = s.rank_at(cell)
        return Said(
            "answer-move",
            owner=s.owner(cell),
            rank=None if rank == NONE else RANKS[rank],
            cell=cell_name(cell),
            target=cell_name(step(cell, STEP.second(move))),
        )

    def refuse(self, s: State, q: Q, move: i64) -> Refusal:
        cell = STEP.first(move)
        owner = self.owner(q)
        if s.owner(cell) != owner:
            return Refusal(Said("refused-nobody", owner=owner, cell=cell_name(cell)), self.rule)
        target = step(cell, STEP.second(move))
        if target < 0:
            return Refusal(Said("refused-outside"), "vault.grid")
        if not plan.has(s.vaults, target):
            return Refusal(Said("refused-no-vault", cell=cell_name(target)), "order.move.main")
        return Refusal(Said("refused-builder-there", cell=cell_name(target)), "builder.one_per_vault")


def can_move(s: State, seat: i64) -> bool:
    return s.own(seat) & plan.near(s.free()) != 0


class MoveBuilder(Question[State]):
    def __init__(self, seat: i64) -> None:
        super().__init__("move", seat, "order.move.main")

    def offer(self, s: State) -> Offer[State]:
        return MOVING

    def check(self, s: State) -> None:
        check_executed(s, self.who, False, "move")

    def args(self) -> list[int]:
        return [self.who]


class MoveOwn(Walk[MoveBuilder]):
    def owner(self, q: MoveBuilder) -> i64:
        return q.who

    def add(self, s: State, q: MoveBuilder, out: Moves) -> None:
        self.add_steps(s, s.own(q.who), out)

    def apply(self, s: State, q: MoveBuilder, move: i64) -> None:
        self.walk(s, move, self.rule)


MOVE_OWN: Final = MoveOwn("order.move.main")
MOVING: Final = Offer([MOVE_OWN])


# ------------------------------------------------------------ Promote

RANK: Final[Family] = Family("{rank} token {token}", rank=RANKS, token=TOKEN_NUMBERS)


def may_give(s: State, cell: i64, banned: i64, rank: i64) -> bool:
    """order.promote.change_rank: other than the present rank and a banned one."""
    return rank != banned and rank != s.rank_at(cell)


def promotable(s: State, seat: i64, banned: i64) -> int:
    """The builders to whom a token of the supply gives another rank (rank.tokens_limited)."""
    found = 0
    own = s.own(seat)
    if not own:
        return 0
    for cell in plan.listed(own):
        for token in range(i64(TOKENS)):
            if s.token(seat, token) and (
                may_give(s, cell, banned, s.tables.rank[token * 2 + 1])
                or may_give(s, cell, banned, s.tables.rank[token * 2 + 2])
            ):
                found |= plan.only(cell)
                break
    return found


class Promote(Question[State]):
    """Which builder; `banned` is a rank that may not be given (order.promote.paid), -1 in the main effect."""

    def __init__(self, seat: i64, banned: i64) -> None:
        super().__init__("promote", seat, "order.promote.main")
        self.banned: i64 = banned

    def offer(self, s: State) -> Offer[State]:
        return PROMOTING

    def check(self, s: State) -> None:
        check_executed(s, self.who, self.banned != NONE, "promote")
        demand(self.banned == s.given, Said("wrong-promote-bans-rank-just"))

    def args(self) -> list[int]:
        return [self.who, self.banned]


class PromoteAt(OwnBuilder[Promote]):
    """order.promote.main"""

    def cells(self, s: State, q: Promote) -> int:
        return promotable(s, q.who, q.banned)

    def apply(self, s: State, q: Promote, move: i64) -> None:
        s.stack.append(ChooseRank(q.who, self.family.first(move), q.banned))

    def refuse_vault(self, s: State, q: Promote, cell: i64) -> Refusal:
        if s.owner(cell) != q.who:
            return Refusal(Said("refused-not-own", cell=cell_name(cell)), "order.promote.main")
        rule = "order.promote.change_rank" if q.banned == NONE else "order.promote.paid"
        return Refusal(Said("refused-promote"), rule, MEANS)


PROMOTING: Final = Offer([PromoteAt("promote", "order.promote.main")])


class ChooseRank(Question[State]):
    """Which rank, and with which token."""

    def __init__(self, seat: i64, cell: i64, banned: i64) -> None:
        super().__init__("rank", seat, "order.promote.main")
        self.cell: i64 = cell
        self.banned: i64 = banned

    def offer(self, s: State) -> Offer[State]:
        return CHOOSING_RANK

    def prompt(self, s: State) -> Said:
        return Said("prompt-rank", player=self.who, cell=cell_name(self.cell))

    def check(self, s: State) -> None:
        demand(s.owner(self.cell) == self.who, Said("wrong-rank-names-cell-without"))
        check_executed(s, self.who, self.banned != NONE, "rank")
        demand(self.banned == s.given, Said("wrong-rank-bans-rank-just"))

    def args(self) -> list[int]:
        return [self.who, self.cell, self.banned]


class GiveRank(Answer[State, ChooseRank]):
    def __init__(self) -> None:
        super().__init__("rank", RANK)

    def add(self, s: State, q: ChooseRank, out: Moves) -> None:
        for rank in range(i64(len(RANKS))):
            for token in range(i64(TOKENS)):
                if (
                    s.token(q.who, token)
                    and s.tables.code(token, rank)
                    and may_give(s, q.cell, q.banned, rank)
                ):
                    out.append(RANK.at(rank, token))

    def apply(self, s: State, q: ChooseRank, move: i64) -> None:
        """The new token comes from the supply, then the old one returns there (order.promote.change_rank)."""
        seat, rank, token = q.who, RANK.first(move), RANK.second(move)
        old = s.under(q.cell)
        s.set_token(seat, token, 0)
        s.take(q.cell)
        s.put(seat, q.cell, s.tables.code(token, rank))
        if old:
            s.set_token(seat, (old - 1) // 2, 1)
        s.given = rank
        if s.log is not None:
            rule = "order.promote.main" if q.banned == NONE else "order.promote.paid"
            s.log.append(BuilderPromoted(q.cell, rank, token, rule=rule, seat=seat))

    def touches(self, s: State, move: i64) -> tuple[str, ...]:
        return (f"rank:{RANKS[RANK.first(move)]}", f"token:{RANK.second(move) + 1}")

    def label(self, s: State, move: i64) -> Said:
        return Said("answer-rank", rank=RANKS[RANK.first(move)], token=RANK.second(move) + 1)

    def refuse(self, s: State, q: ChooseRank, move: i64) -> Refusal:
        rank, token = RANK.first(move), RANK.second(move)
        name = RANKS[rank]
        if not s.tables.code(token, rank):
            return Refusal(Said("refused-side", token=token + 1, rank=name), "order.promote.main")
        if s.rank_at(q.cell) == rank:
            return Refusal(Said("refused-rank-same", rank=name), "order.promote.change_rank")
        if q.banned == rank:
            return Refusal(Said("refused-rank-given", rank=name), "order.promote.paid")
        if s.under(q.cell) in (token * 2 + 1, token * 2 + 2):
            return Refusal(Said("refused-turn-over"), "order.promote.change_rank")
        return Refusal(Said("refused-token", token=token + 1), "rank.tokens_limited", MEANS)

    def elsewhere(self, s: State, q: Frame[State], move: i64) -> Refusal:
        if q.kind in ("act", "promote"):
            return Refusal(Said("refused-rank"), "order.promote.main", WRONG_MOMENT)
        return pending(q, s)


GIVE_RANK: Final = GiveRank()
CHOOSING_RANK: Final = Offer([GIVE_RANK])


SEAT: Final = Field[State]("seat", SEATS - 1)
BANNED: Final = Field[State]("banned rank", len(RANKS) - 1, NONE)
# A main effect lies on the offer of the coin, a paid version on the tile that is still to be discarded.
EITHER: Final = ("offer_coin", "discard_order")
QUESTIONS: Final = (
    Kind("recruit", Recruit, (SEAT, Field("paid version", 1)), EITHER),
    Kind("move", MoveBuilder, (SEAT,), ("discard_order",)),
    Kind("promote", Promote, (SEAT, BANNED), EITHER),
    Kind("rank", ChooseRank, (SEAT, Field("cell", CELLS - 1), BANNED), EITHER),
)
