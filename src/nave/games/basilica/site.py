"""Orders that change the cathedral itself: stained glass, scaffolding, disaster, altar."""

from nave.games.basilica import moves
from nave.games.basilica.cleanup import tear_down
from nave.games.basilica.names import cell_name
from nave.games.basilica.state import ALTAR_BIT, GLASS_BIT, NONE, SCAFFOLD, State
from nave.games.basilica.vault import open_cells
from nave.kernel.frame import Frame
from nave.kernel.state import replaced


def glass_cells(s: State, seat: int) -> list[int]:
    """order.glass.main, glass.one_per_tile"""
    return [cell for cell in s.cells_of(seat) if not s.deco[cell] & GLASS_BIT]


def can_lay_glass(s: State, seat: int) -> bool:
    return any(pawn >> 3 == seat and not s.deco[cell] & GLASS_BIT for cell, pawn in enumerate(s.pawn))


class LayGlass(Frame[State]):
    def __init__(self, seat: int) -> None:
        super().__init__("glass", seat)

    def options(self, s: State) -> list[int]:
        return [moves.AT + cell for cell in glass_cells(s, self.who)]

    def apply(self, s: State, move: int) -> None:
        cell = move - moves.AT
        s.deco = replaced(s.deco, cell, s.deco[cell] | GLASS_BIT)
        if s.log is not None:
            text = f"{s.name(self.who)} lays stained glass on {cell_name(cell)}"
            data = {"seat": self.who, "cell": cell_name(cell)}
            s.emit("glass", "order.glass.main", self.who, text, data)

    def prompt(self, s: State) -> str:
        return f"{s.name(self.who)}: lay stained glass under one of your builders."

    def args(self) -> list[int]:
        return [self.who]


class LayScaffolding(Frame[State]):
    """order.scaffolding.main: one after the other, the second may lean on the first."""

    def __init__(self, seat: int, left: int) -> None:
        super().__init__("scaffolding", seat)
        self.left = left

    def options(self, s: State) -> list[int]:
        return [moves.AT + cell for cell in open_cells(s)]

    def apply(self, s: State, move: int) -> None:
        cell = move - moves.AT
        s.reach(cell)
        s.tile[cell] = SCAFFOLD
        if s.log is not None:
            text = f"{s.name(self.who)} lays scaffolding on {cell_name(cell)}"
            data = {"seat": self.who, "cell": cell_name(cell)}
            s.emit("scaffolding", "order.scaffolding.main", self.who, text, data)
        if self.left > 1:
            s.stack.append(LayScaffolding(self.who, self.left - 1))

    def prompt(self, s: State) -> str:
        which = "the first" if self.left > 1 else "the second"
        return f"{s.name(self.who)}: lay {which} scaffolding."

    def args(self) -> list[int]:
        return [self.who, self.left]


def disaster_cells(s: State) -> list[int]:
    """disaster.only_empty_vault, altar.protects"""
    return [
        cell
        for cell in range(len(s.tile))
        if s.tile[cell] >= 0 and s.pawn[cell] == NONE and not s.deco[cell] & ALTAR_BIT
    ]


def can_tear_down(s: State) -> bool:
    for cell, tile in enumerate(s.tile):
        if tile >= 0 and s.pawn[cell] == NONE and not s.deco[cell] & ALTAR_BIT:
            return True
    return False


class TearDown(Frame[State]):
    def __init__(self, seat: int) -> None:
        super().__init__("disaster", seat)

    def options(self, s: State) -> list[int]:
        return [moves.AT + cell for cell in disaster_cells(s)]

    def apply(self, s: State, move: int) -> None:
        tear_down(s, move - moves.AT)

    def prompt(self, s: State) -> str:
        return f"{s.name(self.who)}: tear down a vault without builder and altar."

    def args(self) -> list[int]:
        return [self.who]


def altar_cells(s: State) -> list[int]:
    """altar.where, altar.limited_supply"""
    if s.altars == 0:
        return []
    return [cell for cell in range(len(s.tile)) if s.tile[cell] >= 0 and not s.deco[cell] & ALTAR_BIT]


class LayAltar(Frame[State]):
    """order.altar.main: two different vaults; one altar only if no more is possible."""

    def __init__(self, seat: int, left: int) -> None:
        super().__init__("altar", seat)
        self.left = left

    def options(self, s: State) -> list[int]:
        return [moves.AT + cell for cell in altar_cells(s)]

    def apply(self, s: State, move: int) -> None:
        cell = move - moves.AT
        s.deco = replaced(s.deco, cell, s.deco[cell] | ALTAR_BIT)
        s.altars -= 1
        if s.log is not None:
            text = f"{s.name(self.who)} lays an altar on {cell_name(cell)}"
            data = {"seat": self.who, "cell": cell_name(cell)}
            s.emit("altar", "order.altar.main", self.who, text, data)
        if self.left > 1 and altar_cells(s):
            s.stack.append(LayAltar(self.who, self.left - 1))

    def prompt(self, s: State) -> str:
        which = "the first" if self.left > 1 else "the second"
        return f"{s.name(self.who)}: lay {which} altar."

    def args(self) -> list[int]:
        return [self.who, self.left]
