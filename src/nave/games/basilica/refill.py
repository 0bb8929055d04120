"""The way of a tile: from the stack to an order space, down to the vault space, or to the discard pile."""

from typing import Final

from mypy_extensions import i64

from nave.games.basilica.events import Discarded, OrderFilled, StackRenewed, TopShown, VaultFilled
from nave.games.basilica.names import COLUMNS, FACE_NAMES, FACES, ORDERS, TILES, back_name
from nave.games.basilica.scoring import run_out
from nave.games.basilica.state import HIDDEN, NONE, State
from nave.kernel.asking import demand
from nave.kernel.family import Family
from nave.kernel.frame import AUTO, NATURE, Frame
from nave.kernel.nature import pick
from nave.kernel.question import Field, Kind
from nave.kernel.said import Said

# Where a tile goes whose crown is about to be seen: a vault space (0 to 2) or
TO_DISCARD: Final = 3
TO_TOP: Final = 4

# Which tile turns up, and whether its back has a crown.
NEXT: Final[Family] = Family("next {face}", nature=True, face=FACE_NAMES)
CROWN: Final[Family] = Family("{crown}", nature=True, crown=("no crown", "crown"))


# ------------------------------------------------------------ the stack


def take_top(s: State) -> None:
    """The uppermost tile has left the stack; the next one turns up, of a new stack if this was the last."""
    s.top = NONE
    s.top_crown = HIDDEN
    s.stack_size -= 1
    if s.stack_size == 0 and can_renew(s):
        renew(s)
    if s.stack_size > 0:
        s.stack.append(TURN_UP)


def can_renew(s: State) -> bool:
    """stack.first_exhaustion"""
    return s.stack_number == 1 and len(s.discard) > 0


def renew(s: State) -> None:
    """stack.reshuffle_order_side_up: all crowns in the new stack are hidden again."""
    if s.log is not None:
        s.log.append(StackRenewed(len(s.discard), rule="stack.first_exhaustion", seat=s.active))
    s.older = [tile for tile in range(TILES) for _ in range(s.unseen(tile))]
    s.stack_number = 2
    s.stack_size = len(s.discard)
    counts = [0] * TILES
    for tile in s.discard:
        counts[tile] += 1
    s.shuffle(counts)
    s.discard = []


class TurnUp(Frame[State]):
    """Nature decides which tile lies uppermost now; people see its order and the colors on its back."""

    def __init__(self) -> None:
        super().__init__("next", NATURE)

    def options(self, s: State) -> list[int]:
        return [NEXT.at(face) for face in range(FACES) if s.undrawn(face) > 0]

    def weights(self, s: State) -> list[int]:
        return [s.undrawn(face) for face in range(FACES) if s.undrawn(face) > 0]

    def draw(self, s: State, chance: int) -> int:
        """Without lists: the undrawn tiles are those of the stack and those set aside."""
        tiles: int = s.stack_size + (s.config.set_aside if s.stack_number == 1 else 0)
        return NEXT.at(s.undrawn_at(chance % tiles))

    def apply(self, s: State, move: i64) -> None:
        s.top = NEXT.first(move)
        s.add_undrawn(s.top, -1)
        if s.log is not None:
            s.log.append(TopShown(s.top, rule="setup.public_information", seat=s.active))
        if s.config.show_crowns:  # option.show_crowns
            s.stack.append(reveal(TO_TOP, s.top, s.stack_number))


class Reveal(Frame[State]):
    """Nature decides whether a tile has a crown, at the moment it becomes public.

    All tiles that show the same face and come from the same stack are equally likely to be this one.
    """

    def __init__(self, where: i64, face: i64, stack: i64) -> None:
        super().__init__("crown", NATURE)
        self.where: i64 = where
        self.face: i64 = face
        self.stack: i64 = stack

    def options(self, s: State) -> list[int]:
        plain, crowned = hidden(s, self.face, self.stack)
        return [CROWN.at(crown) for crown, count in enumerate((plain, crowned)) if count]

    def weights(self, s: State) -> list[int]:
        return [count for count in hidden(s, self.face, self.stack) if count]

    def draw(self, s: State, chance: int) -> int:
        if self.stack != s.stack_number:
            return pick(self.options(s), self.weights(s), chance)
        plain = s.unseen(2 * self.face)
        tiles: int = plain + s.unseen(2 * self.face + 1)
        return CROWN.at(0 if chance % tiles < plain else 1)

    def apply(self, s: State, move: i64) -> None:
        crown = CROWN.first(move)
        tile = self.face * 2 + crown
        if self.stack == s.stack_number:
            s.set_unseen(tile, s.unseen(tile) - 1)
        else:
            s.older = s.older.copy()
            s.older.remove(tile)
        if self.where == TO_TOP:
            s.top_crown = crown
        elif self.where == TO_DISCARD:
            put_away(s, tile)
        else:
            show_vault(s, self.where, tile)

    def prompt(self, s: State) -> Said:
        return Said("prompt-crown", order=ORDERS[self.face // 10], vault=back_name(self.face))

    def args(self) -> list[int]:
        return [self.where, self.face, self.stack]


def hidden(s: State, face: i64, stack: i64) -> list[int]:
    """Tiles of a face and a stack whose crown nobody has seen: how many without and with one."""
    if stack == s.stack_number:
        return [s.unseen(2 * face), s.unseen(2 * face + 1)]
    return [s.older.count(2 * face), s.older.count(2 * face + 1)]


# ------------------------------------------------------------ spaces


def show_vault(s: State, column: i64, tile: i64) -> None:
    s.set_vault(column, tile)
    if s.log is not None:
        s.log.append(VaultFilled(column, tile, tile % 2, rule=vault_rule(s), seat=s.active))


def vault_rule(s: State) -> str:
    """Why a vault space is filled now; a crown that shows up does nothing (refill.flip_is_not_execution)."""
    if s.turn == 0:
        return "setup.initial_display"
    exchange = any(frame.kind == "after_exchange" for frame in s.stack)
    return "vault.blocked_wilds" if exchange else "refill.order_flips_to_vault"


class FillOrder(Frame[State]):
    """refill.order_space_from_stack"""

    def __init__(self, column: i64) -> None:
        super().__init__("fill_order", AUTO)
        self.column: i64 = column

    def apply(self, s: State, move: i64) -> None:
        if not has_tile(s, self):
            return
        s.set_order(self.column, s.top, s.top_crown, s.stack_number)
        if s.log is not None:
            rule = "setup.initial_display" if s.turn == 0 else "refill.order_space_from_stack"
            s.log.append(OrderFilled(self.column, s.top, rule=rule, seat=s.active))
        take_top(s)

    def args(self) -> list[int]:
        return [self.column]


class FillVault(Frame[State]):
    """setup.initial_display, vault.blocked_wilds: straight from the stack to a vault space."""

    def __init__(self, column: i64) -> None:
        super().__init__("fill_vault", AUTO)
        self.column: i64 = column

    def apply(self, s: State, move: i64) -> None:
        if not has_tile(s, self):
            return
        face, crown, stack = s.top, s.top_crown, s.stack_number
        take_top(s)
        if crown == HIDDEN:
            s.stack.append(reveal(self.column, face, stack))
        else:
            show_vault(s, self.column, face * 2 + crown)

    def args(self) -> list[int]:
        return [self.column]


def has_tile(s: State, asking: Frame[State]) -> bool:
    """Whether the stack can fill a space now; if not, `asking` waits for the new stack or the game ends."""
    if s.stack_size > 0:
        return True
    if can_renew(s):  # the discard pile was empty when the first stack ran out
        renew(s)
        s.stack.append(asking)
        s.stack.append(TURN_UP)
    else:
        run_out(s)
    return False


class RefillColumn(Frame[State]):
    """refill.order_flips_to_vault: the order above becomes the next vault, the stack gives a new order."""

    def __init__(self, column: i64) -> None:
        super().__init__("refill", AUTO)
        self.column: i64 = column

    def apply(self, s: State, move: i64) -> None:
        column = self.column
        face, crown, stack = s.order(column), s.order_crown(column), s.order_stack(column)
        s.clear_order(column)
        s.stack.append(FILL_ORDER[column])
        if crown == HIDDEN:
            s.stack.append(reveal(column, face, stack))
        else:
            show_vault(s, column, face * 2 + crown)

    def check(self, s: State) -> None:
        demand(s.vault(self.column) == NONE, Said("wrong-vault-space-full", column=str(self.column + 1)))

    def args(self) -> list[int]:
        return [self.column]


# ------------------------------------------------------------ discarding


def put_away(s: State, tile: i64) -> None:
    """stack.discard_pile"""
    s.discard = [*s.discard, tile]
    if s.log is not None:
        s.log.append(Discarded(tile, rule="stack.discard_pile", seat=s.active))


class DiscardOrder(Frame[State]):
    """order.steps 4 and 5: the executed tile is discarded, its space refilled."""

    def __init__(self, column: i64) -> None:
        super().__init__("discard_order", AUTO)
        self.column: i64 = column

    def apply(self, s: State, move: i64) -> None:
        face, crown, stack = s.played, s.played_crown, s.played_stack
        s.played = NONE
        s.played_crown = HIDDEN
        s.played_stack = 1
        s.given = NONE
        s.stack.append(FILL_ORDER[self.column])
        if crown == HIDDEN:
            s.stack.append(reveal(TO_DISCARD, face, stack))
        else:
            put_away(s, face * 2 + crown)

    def check(self, s: State) -> None:
        demand(s.played != NONE, Said("wrong-nothing-executed"))
        demand(
            s.order(self.column) == NONE,
            Said("wrong-order-space-full", column=str(self.column + 1)),
        )

    def args(self) -> list[int]:
        return [self.column]


# Frames never change, so one of each serves every game.
TURN_UP: Final = TurnUp()
FILL_ORDER: Final = [FillOrder(column) for column in range(COLUMNS)]
FILL_VAULT: Final = [FillVault(column) for column in range(COLUMNS)]
REFILL: Final = [RefillColumn(column) for column in range(COLUMNS)]
DISCARD_ORDER: Final = [DiscardOrder(column) for column in range(COLUMNS)]
REVEAL: Final = [
    Reveal(where, face, stack) for where in range(TO_TOP + 1) for face in range(FACES) for stack in (1, 2)
]


def reveal(where: i64, face: i64, stack: i64) -> Reveal:
    return REVEAL[(where * FACES + face) * 2 + stack - 1]


COLUMN: Final = Field[State]("column", COLUMNS - 1)
QUESTIONS: Final = (
    Kind("refill", RefillColumn, (COLUMN,), ("turn",)),
    Kind("discard_order", DiscardOrder, (COLUMN,), ("turn",)),
)
