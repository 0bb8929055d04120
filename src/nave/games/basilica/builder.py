"""Builders: placing, recruiting, moving and promoting them."""

from nave.games.basilica import moves
from nave.games.basilica.names import (
    ADJACENT,
    DIRECTIONS,
    RANKS,
    TOKENS,
    cell_name,
    step,
)
from nave.games.basilica.state import NONE, State
from nave.kernel.frame import Frame
from nave.kernel.state import replaced

# ------------------------------------------------------------ Place Builder


def can_place(s: State, seat: int) -> bool:
    """builder.only_after_vault, builder.from_supply"""
    return s.laid != NONE and s.builders[seat] > 0


def put_builder(s: State, seat: int, cell: int, rule: str) -> None:
    s.builders = replaced(s.builders, seat, s.builders[seat] - 1)
    s.pawn[cell] = seat << 3
    if s.log is not None:
        text = f"{s.name(seat)} puts a builder on {cell_name(cell)}"
        s.emit("builder", rule, seat, text, {"seat": seat, "cell": cell_name(cell)})


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


class Recruit(Frame[State]):
    def __init__(self, seat: int, paid: int) -> None:
        super().__init__("recruit", seat)
        self.paid = paid

    def options(self, s: State) -> list[int]:
        return [moves.AT + cell for cell in recruit_cells(s, self.who, self.paid == 1)]

    def apply(self, s: State, move: int) -> None:
        rule = "order.recruit.paid" if self.paid else "order.recruit.main"
        put_builder(s, self.who, move - moves.AT, rule)

    def prompt(self, s: State) -> str:
        where = "beside one of your own" if self.paid else "on any free vault"
        return f"{s.name(self.who)}: recruit a builder {where}."

    def args(self) -> list[int]:
        return [self.who, self.paid]


# ------------------------------------------------------------ Move Builder


def add_steps(s: State, cell: int, out: list[int]) -> None:
    """The ways of the builder on a cell (order.move.main)."""
    for direction in range(len(DIRECTIONS)):
        target = step(cell, direction)
        if target >= 0 and s.is_free(target):
            out.append(moves.MOVE + cell * len(DIRECTIONS) + direction)


def walk(s: State, move: int, rule: str) -> None:
    """rank.token_with_builder: glass and altar stay on their tiles."""
    cell, direction = divmod(move - moves.MOVE, len(DIRECTIONS))
    target = step(cell, direction)
    pawn = s.pawn[cell]
    s.pawn[target] = pawn
    s.pawn[cell] = NONE
    if s.log is not None:
        owner = pawn >> 3
        text = f"{s.name(owner)}'s builder moves from {cell_name(cell)} to {cell_name(target)}"
        data = {"seat": owner, "from": cell_name(cell), "to": cell_name(target)}
        s.emit("move", rule, owner, text, data)


def can_move(s: State, seat: int) -> bool:
    return any(pawn >> 3 == seat and s.can_step(cell) for cell, pawn in enumerate(s.pawn))


class MoveBuilder(Frame[State]):
    def __init__(self, seat: int) -> None:
        super().__init__("move", seat)

    def options(self, s: State) -> list[int]:
        out: list[int] = []
        for cell in s.cells_of(self.who):
            add_steps(s, cell, out)
        return out

    def apply(self, s: State, move: int) -> None:
        walk(s, move, "order.move.main")

    def prompt(self, s: State) -> str:
        return f"{s.name(self.who)}: move one of your builders to an adjacent free vault."

    def args(self) -> list[int]:
        return [self.who]


# ------------------------------------------------------------ Promote


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
                out.append(moves.RANK + rank * TOKENS + token)
    return out


def promotable(s: State, seat: int, banned: int) -> list[int]:
    """order.promote.main, rank.tokens_limited"""
    return [cell for cell in s.cells_of(seat) if rank_moves(s, seat, cell, banned)]


def can_promote(s: State, seat: int, banned: int) -> bool:
    return any(pawn >> 3 == seat and rank_moves(s, seat, cell, banned) for cell, pawn in enumerate(s.pawn))


def give_rank(s: State, seat: int, cell: int, move: int, rule: str) -> int:
    """The new token comes from the supply, then the old one returns there (order.promote.change_rank)."""
    rank, token = divmod(move - moves.RANK, TOKENS)
    old = s.pawn[cell] & 7
    s.tokens = replaced(s.tokens, seat * TOKENS + token, 0)
    s.pawn[cell] = (seat << 3) + s.tables.code(token, rank)
    if old:
        s.tokens = replaced(s.tokens, seat * TOKENS + (old - 1) // 2, 1)
    if s.log is not None:
        text = f"{s.name(seat)}'s builder on {cell_name(cell)} becomes {s.tables.rank_names[rank].lower()}"
        data = {"seat": seat, "cell": cell_name(cell), "rank": RANKS[rank], "token": token + 1}
        s.emit("promote", rule, seat, text, data)
    return rank


class Promote(Frame[State]):
    """Which builder; `banned` is a rank that may not be given (order.promote.paid), -1 in the main effect."""

    def __init__(self, seat: int, banned: int) -> None:
        super().__init__("promote", seat)
        self.banned = banned

    def options(self, s: State) -> list[int]:
        return [moves.AT + cell for cell in promotable(s, self.who, self.banned)]

    def apply(self, s: State, move: int) -> None:
        s.stack.append(ChooseRank(self.who, move - moves.AT, self.banned))

    def prompt(self, s: State) -> str:
        return f"{s.name(self.who)}: choose the builder to promote."

    def args(self) -> list[int]:
        return [self.who, self.banned]


class ChooseRank(Frame[State]):
    """Which rank, and with which token."""

    def __init__(self, seat: int, cell: int, banned: int) -> None:
        super().__init__("rank", seat)
        self.cell = cell
        self.banned = banned

    def options(self, s: State) -> list[int]:
        return rank_moves(s, self.who, self.cell, self.banned)

    def apply(self, s: State, move: int) -> None:
        rule = "order.promote.main" if self.banned == NONE else "order.promote.paid"
        s.given = give_rank(s, self.who, self.cell, move, rule)

    def prompt(self, s: State) -> str:
        return f"{s.name(self.who)}: choose a rank and its token for the builder on {cell_name(self.cell)}."

    def args(self) -> list[int]:
        return [self.who, self.cell, self.banned]
