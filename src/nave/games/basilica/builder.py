"""Builders: placing, recruiting, moving and promoting them."""

from typing import Final, Generic, TypeVar

from nave.games.basilica.events import BuilderMoved, BuilderPromoted, BuilderPut
from nave.games.basilica.names import (
    ADJACENT,
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
from nave.kernel.question import Field, Kind, Question
from nave.kernel.refusal import MEANS, WRONG_MOMENT, Refusal
from nave.kernel.said import Said
from nave.kernel.state import replaced

# ------------------------------------------------------------ Place Builder


def can_place(s: State, seat: int) -> bool:
    """builder.only_after_vault, builder.from_supply"""
    return s.laid != NONE and s.builders[seat] > 0


def put_builder(s: State, seat: int, cell: int, rule: str) -> None:
    s.builders = replaced(s.builders, seat, s.builders[seat] - 1)
    s.pawn[cell] = seat << 3
    if s.log is not None:
        s.log.append(BuilderPut(cell, rule=rule, seat=seat))


class PlaceBuilder(Answer[State, Frame[State]]):
    """builder.only_on_new_vault"""

    def __init__(self) -> None:
        super().__init__("builder", Family("builder"))

    def add(self, s: State, q: Frame[State], out: list[int]) -> None:
        if can_place(s, q.who):
            out.append(self.family.at())

    def apply(self, s: State, q: Frame[State], move: int) -> None:
        put_builder(s, q.who, s.laid, "builder.only_on_new_vault")
        s.laid = NONE

    def touches(self, s: State, move: int) -> tuple[str, ...]:
        return ("button:builder",) if s.laid == NONE else ("button:builder", f"cell:{cell_name(s.laid)}")

    def label(self, s: State, move: int) -> Said:
        return Said("answer-builder", cell=cell_name(s.laid))

    def refuse(self, s: State, q: Frame[State], move: int) -> Refusal:
        if s.laid == NONE:
            return Refusal(Said("refused-after-vault"), "builder.only_after_vault", WRONG_MOMENT)
        return Refusal(Said("refused-no-builder"), "builder.from_supply", MEANS)


PLACE_BUILDER: Final = PlaceBuilder()


# ------------------------------------------------------------ Recruit


def recruit_cells(s: State, seat: int, paid: bool) -> list[int]:
    """order.recruit.main; the paid version needs an own builder beside the vault (order.recruit.paid)."""
    if s.builders[seat] == 0:
        return []
    return [
        cell
        for cell in range(len(s.tile))
        if s.tile[cell] >= 0 and s.pawn[cell] == NONE and (not paid or beside_own(s, seat, cell))
    ]


def beside_own(s: State, seat: int, cell: int) -> bool:
    return any(s.owns(seat, near) for near in ADJACENT[cell])


def can_recruit(s: State, seat: int) -> bool:
    if s.builders[seat] == 0:
        return False
    return any(tile >= 0 and s.pawn[cell] == NONE for cell, tile in enumerate(s.tile))


class Recruit(Question[State]):
    def __init__(self, seat: int, paid: int) -> None:
        super().__init__("recruit", seat, "order.recruit.main")
        self.paid = paid

    def offer(self, s: State) -> Offer[State]:
        return RECRUITING

    def prompt(self, s: State) -> Said:
        return Said("prompt-recruit", player=self.who, paid=self.paid == 1)

    def check(self, s: State) -> None:
        check_executed(s, self.who, self.paid == 1, "recruit")

    def args(self) -> list[int]:
        return [self.who, self.paid]


class RecruitAt(Target[Recruit]):
    def cells(self, s: State, q: Recruit) -> list[int]:
        return recruit_cells(s, q.who, q.paid == 1)

    def apply(self, s: State, q: Recruit, move: int) -> None:
        rule = "order.recruit.paid" if q.paid else "order.recruit.main"
        put_builder(s, q.who, self.family.first(move), rule)

    def refuse_vault(self, s: State, q: Recruit, cell: int) -> Refusal:
        if s.pawn[cell] != NONE:
            return Refusal(Said("refused-builder-there", cell=cell_name(cell)), "builder.one_per_vault")
        return Refusal(Said("refused-not-beside", cell=cell_name(cell)), "order.recruit.paid")


RECRUITING: Final = Offer([RecruitAt("recruit", "order.recruit.main")])


def check_executed(s: State, seat: int, paid: bool, kind: str) -> None:
    """In a position: a main effect is the active player's, a paid version the rival's (coin.offer)."""
    demand((seat == s.active) != paid, f"{kind} is asked of the wrong seat")


# ------------------------------------------------------------ Move Builder

STEP: Final[Family] = Family("move {cell} {direction}", cell=CELL_NAMES, direction=DIRECTIONS)

Q = TypeVar("Q")


class Walk(Answer[State, Q], Generic[Q]):
    """A builder steps to an adjacent free vault (order.move.main); whose builders, the question says."""

    def __init__(self, rule: str) -> None:
        super().__init__("move", STEP)
        self.rule = rule

    def owner(self, q: Q) -> int:
        raise NotImplementedError

    def add_steps(self, s: State, cell: int, out: list[int]) -> None:
        for direction in range(len(DIRECTIONS)):
            target = step(cell, direction)
            if target >= 0 and s.is_free(target):
                out.append(STEP.at(cell, direction))

    def walk(self, s: State, move: int, rule: str) -> None:
        """rank.token_with_builder: glass and altar stay on their tiles."""
        cell = STEP.first(move)
        target = step(cell, STEP.second(move))
        pawn = s.pawn[cell]
        s.pawn[target] = pawn
        s.pawn[cell] = NONE
        if s.log is not None:
            s.log.append(BuilderMoved(cell, target, rule=rule, seat=pawn >> 3))

    def touches(self, s: State, move: int) -> tuple[str, ...]:
        cell = STEP.first(move)
        target = step(cell, STEP.second(move))
        own = f"builder:{cell_name(cell)}"
        return (own,) if target < 0 else (own, f"cell:{cell_name(target)}")

    def label(self, s: State, move: int) -> Said:
        cell = STEP.first(move)
        rank = s.rank_at(cell)
        return Said(
            "answer-move",
            owner=s.pawn[cell] >> 3,
            rank=None if rank == NONE else RANKS[rank],
            cell=cell_name(cell),
            target=cell_name(step(cell, STEP.second(move))),
        )

    def refuse(self, s: State, q: Q, move: int) -> Refusal:
        cell = STEP.first(move)
        owner = self.owner(q)
        if not s.is_vault(cell) or not s.owns(owner, cell):
            return Refusal(Said("refused-nobody", owner=owner, cell=cell_name(cell)), self.rule)
        target = step(cell, STEP.second(move))
        if target < 0:
            return Refusal(Said("refused-outside"), "vault.grid")
        if not s.is_vault(target):
            return Refusal(Said("refused-no-vault", cell=cell_name(target)), "order.move.main")
        return Refusal(Said("refused-builder-there", cell=cell_name(target)), "builder.one_per_vault")


def can_move(s: State, seat: int) -> bool:
    return any(pawn >> 3 == seat and s.can_step(cell) for cell, pawn in enumerate(s.pawn))


class MoveBuilder(Question[State]):
    def __init__(self, seat: int) -> None:
        super().__init__("move", seat, "order.move.main")

    def offer(self, s: State) -> Offer[State]:
        return MOVING

    def check(self, s: State) -> None:
        check_executed(s, self.who, False, "move")

    def args(self) -> list[int]:
        return [self.who]


class MoveOwn(Walk[MoveBuilder]):
    def owner(self, q: MoveBuilder) -> int:
        return q.who

    def add(self, s: State, q: MoveBuilder, out: list[int]) -> None:
        for cell in s.cells_of(q.who):
            self.add_steps(s, cell, out)

    def apply(self, s: State, q: MoveBuilder, move: int) -> None:
        self.walk(s, move, self.rule)


MOVE_OWN: Final = MoveOwn("order.move.main")
MOVING: Final = Offer([MOVE_OWN])


# ------------------------------------------------------------ Promote

RANK: Final[Family] = Family("{rank} token {token}", rank=RANKS, token=TOKEN_NUMBERS)


def rank_moves(s: State, seat: int, cell: int, banned: int) -> list[int]:
    """order.promote.change_rank: ranks from the supply, other than the present one and a banned one."""
    t = s.tables
    present = s.rank_at(cell)
    out: list[int] = []
    for rank in range(len(RANKS)):
        if rank in (present, banned):
            continue
        for token in range(TOKENS):
            if s.tokens[seat * TOKENS + token] and t.code(token, rank):
                out.append(RANK.at(rank, token))
    return out


def can_promote(s: State, seat: int, banned: int) -> bool:
    """rank.tokens_limited"""
    return any(pawn >> 3 == seat and rank_moves(s, seat, cell, banned) for cell, pawn in enumerate(s.pawn))


class Promote(Question[State]):
    """Which builder; `banned` is a rank that may not be given (order.promote.paid), -1 in the main effect."""

    def __init__(self, seat: int, banned: int) -> None:
        super().__init__("promote", seat, "order.promote.main")
        self.banned = banned

    def offer(self, s: State) -> Offer[State]:
        return PROMOTING

    def check(self, s: State) -> None:
        check_executed(s, self.who, self.banned != NONE, "promote")
        demand(self.banned == s.given, "promote bans the rank just given, and no other")

    def args(self) -> list[int]:
        return [self.who, self.banned]


class PromoteAt(OwnBuilder[Promote]):
    """order.promote.main"""

    def cells(self, s: State, q: Promote) -> list[int]:
        return [cell for cell in s.cells_of(q.who) if rank_moves(s, q.who, cell, q.banned)]

    def apply(self, s: State, q: Promote, move: int) -> None:
        s.stack.append(ChooseRank(q.who, self.family.first(move), q.banned))

    def refuse_vault(self, s: State, q: Promote, cell: int) -> Refusal:
        if not s.owns(q.who, cell):
            return Refusal(Said("refused-not-own", cell=cell_name(cell)), "order.promote.main")
        rule = "order.promote.change_rank" if q.banned == NONE else "order.promote.paid"
        return Refusal(Said("refused-promote"), rule, MEANS)


PROMOTING: Final = Offer([PromoteAt("promote", "order.promote.main")])


class ChooseRank(Question[State]):
    """Which rank, and with which token."""

    def __init__(self, seat: int, cell: int, banned: int) -> None:
        super().__init__("rank", seat, "order.promote.main")
        self.cell = cell
        self.banned = banned

    def offer(self, s: State) -> Offer[State]:
        return CHOOSING_RANK

    def prompt(self, s: State) -> Said:
        return Said("prompt-rank", player=self.who, cell=cell_name(self.cell))

    def check(self, s: State) -> None:
        own = self.cell < len(s.pawn) and s.owns(self.who, self.cell)
        demand(own, "rank names a cell without an own builder")
        check_executed(s, self.who, self.banned != NONE, "rank")
        demand(self.banned == s.given, "rank bans the rank just given, and no other")

    def args(self) -> list[int]:
        return [self.who, self.cell, self.banned]


class GiveRank(Answer[State, ChooseRank]):
    def __init__(self) -> None:
        super().__init__("rank", RANK)

    def add(self, s: State, q: ChooseRank, out: list[int]) -> None:
        out.extend(rank_moves(s, q.who, q.cell, q.banned))

    def apply(self, s: State, q: ChooseRank, move: int) -> None:
        """The new token comes from the supply, then the old one returns there (order.promote.change_rank)."""
        seat, rank, token = q.who, RANK.first(move), RANK.second(move)
        old = s.pawn[q.cell] & 7
        s.tokens = replaced(s.tokens, seat * TOKENS + token, 0)
        s.pawn[q.cell] = (seat << 3) + s.tables.code(token, rank)
        if old:
            s.tokens = replaced(s.tokens, seat * TOKENS + (old - 1) // 2, 1)
        s.given = rank
        if s.log is not None:
            rule = "order.promote.main" if q.banned == NONE else "order.promote.paid"
            s.log.append(BuilderPromoted(q.cell, rank, token, rule=rule, seat=seat))

    def touches(self, s: State, move: int) -> tuple[str, ...]:
        return (f"rank:{RANKS[RANK.first(move)]}", f"token:{RANK.second(move) + 1}")

    def label(self, s: State, move: int) -> Said:
        return Said("answer-rank", rank=RANKS[RANK.first(move)], token=RANK.second(move) + 1)

    def refuse(self, s: State, q: ChooseRank, move: int) -> Refusal:
        rank, token = RANK.first(move), RANK.second(move)
        name = RANKS[rank]
        if not s.tables.code(token, rank):
            return Refusal(Said("refused-side", token=token + 1, rank=name), "order.promote.main")
        if s.rank_at(q.cell) == rank:
            return Refusal(Said("refused-rank-same", rank=name), "order.promote.change_rank")
        if q.banned == rank:
            return Refusal(Said("refused-rank-given", rank=name), "order.promote.paid")
        if s.pawn[q.cell] & 7 in (token * 2 + 1, token * 2 + 2):
            return Refusal(Said("refused-turn-over"), "order.promote.change_rank")
        return Refusal(Said("refused-token", token=token + 1), "rank.tokens_limited", MEANS)

    def elsewhere(self, s: State, q: Frame[State], move: int) -> Refusal:
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
