"""Orders that change the cathedral itself: stained glass, scaffolding, disaster, altar."""

from typing import Final

from nave.games.basilica.builder import SEAT, check_executed
from nave.games.basilica.cleanup import remove_vault
from nave.games.basilica.events import AltarLaid, GlassLaid, ScaffoldingLaid, VaultTornDown
from nave.games.basilica.names import cell_name
from nave.games.basilica.state import ALTAR_BIT, GLASS_BIT, NONE, SCAFFOLD, State
from nave.games.basilica.target import OwnBuilder, Target, refuse_laying
from nave.games.basilica.vault import open_cells
from nave.kernel.answer import Offer, pending
from nave.kernel.question import Field, Kind, Question
from nave.kernel.refusal import Refusal
from nave.kernel.said import Said
from nave.kernel.state import replaced


class Site(Question[State]):
    """A main effect that changes the cathedral; no such order has a paid version (coin.which_orders)."""

    def check(self, s: State) -> None:
        check_executed(s, self.who, False, self.kind)

    def args(self) -> list[int]:
        return [self.who]


class Two(Site):
    """A main effect of two pieces, laid one after the other."""

    def __init__(self, kind: str, seat: int, rule: str, left: int) -> None:
        super().__init__(kind, seat, rule)
        self.left = left

    def prompt(self, s: State) -> Said:
        return Said("prompt-" + self.kind, player=self.who, left=self.left)

    def args(self) -> list[int]:
        return [self.who, self.left]


# ------------------------------------------------------------ Stained Glass


def can_lay_glass(s: State, seat: int) -> bool:
    return any(pawn >> 3 == seat and not s.deco[cell] & GLASS_BIT for cell, pawn in enumerate(s.pawn))


class LayGlass(Site):
    def __init__(self, seat: int) -> None:
        super().__init__("glass", seat, "order.glass.main")

    def offer(self, s: State) -> Offer[State]:
        return GLAZING


class GlassAt(OwnBuilder[LayGlass]):
    """order.glass.main, glass.one_per_tile"""

    def cells(self, s: State, q: LayGlass) -> list[int]:
        return [cell for cell in s.cells_of(q.who) if not s.deco[cell] & GLASS_BIT]

    def apply(self, s: State, q: LayGlass, move: int) -> None:
        cell = self.family.first(move)
        s.deco = replaced(s.deco, cell, s.deco[cell] | GLASS_BIT)
        if s.log is not None:
            s.log.append(GlassLaid(cell, rule="order.glass.main", seat=q.who))

    def refuse_vault(self, s: State, q: LayGlass, cell: int) -> Refusal:
        if not s.owns(q.who, cell):
            return Refusal(Said("refused-not-own", cell=cell_name(cell)), "order.glass.main")
        return Refusal(Said("refused-glass-there", cell=cell_name(cell)), "glass.one_per_tile")


GLAZING: Final = Offer([GlassAt("glass", "order.glass.main")])


# ------------------------------------------------------------ Scaffolding


class LayScaffolding(Two):
    """order.scaffolding.main: one after the other, the second may lean on the first."""

    def __init__(self, seat: int, left: int) -> None:
        super().__init__("scaffolding", seat, "order.scaffolding.main", left)

    def offer(self, s: State) -> Offer[State]:
        return SCAFFOLDING


class ScaffoldingAt(Target[LayScaffolding]):
    def cells(self, s: State, q: LayScaffolding) -> list[int]:
        return open_cells(s)

    def apply(self, s: State, q: LayScaffolding, move: int) -> None:
        cell = self.family.first(move)
        s.reach(cell)
        s.tile[cell] = SCAFFOLD
        if s.log is not None:
            s.log.append(ScaffoldingLaid(cell, rule="order.scaffolding.main", seat=q.who))
        if q.left > 1:
            s.stack.append(LayScaffolding(q.who, q.left - 1))

    def refuse(self, s: State, q: LayScaffolding, move: int) -> Refusal:
        return refuse_laying(s, self.family.first(move)) or pending(q, s)


SCAFFOLDING_AT: Final = ScaffoldingAt("scaffolding", "order.scaffolding.main")
SCAFFOLDING: Final = Offer([SCAFFOLDING_AT])


# ------------------------------------------------------------ Disaster


def can_tear_down(s: State) -> bool:
    for cell, tile in enumerate(s.tile):
        if tile >= 0 and s.pawn[cell] == NONE and not s.deco[cell] & ALTAR_BIT:
            return True
    return False


class TearDown(Site):
    def __init__(self, seat: int) -> None:
        super().__init__("disaster", seat, "order.disaster.main")

    def offer(self, s: State) -> Offer[State]:
        return TEARING_DOWN


class TearDownAt(Target[TearDown]):
    """disaster.only_empty_vault, altar.protects; whatever it holds together (disaster.may_split)."""

    def cells(self, s: State, q: TearDown) -> list[int]:
        return [
            cell
            for cell in range(len(s.tile))
            if s.tile[cell] >= 0 and s.pawn[cell] == NONE and not s.deco[cell] & ALTAR_BIT
        ]

    def apply(self, s: State, q: TearDown, move: int) -> None:
        """order.disaster.main, disaster.no_refund"""
        cell = self.family.first(move)
        if s.log is not None:
            s.log.append(VaultTornDown(cell, rule="order.disaster.main", seat=q.who))
        remove_vault(s, cell)

    def refuse_vault(self, s: State, q: TearDown, cell: int) -> Refusal:
        if s.deco[cell] & ALTAR_BIT:
            return Refusal(Said("refused-altar", cell=cell_name(cell)), "altar.protects")
        return Refusal(Said("refused-builder", cell=cell_name(cell)), "disaster.only_empty_vault")

    def leaves(self, s: State, q: TearDown, move: int) -> list[Said]:
        """glass.stays_with_tile"""
        cell = self.family.first(move)
        return [Said("left-glass", cell=cell_name(cell))] if s.deco[cell] & GLASS_BIT else []


TEARING_DOWN: Final = Offer([TearDownAt("disaster", "order.disaster.main", "disaster.only_empty_vault")])


# ------------------------------------------------------------ Altar


def altar_cells(s: State) -> list[int]:
    """altar.where, altar.limited_supply"""
    if s.altars == 0:
        return []
    return [cell for cell in range(len(s.tile)) if s.tile[cell] >= 0 and not s.deco[cell] & ALTAR_BIT]


class LayAltar(Two):
    """order.altar.main: two different vaults; one altar only if no more is possible."""

    def __init__(self, seat: int, left: int) -> None:
        super().__init__("altar", seat, "order.altar.main", left)

    def offer(self, s: State) -> Offer[State]:
        return LAYING_ALTARS


class AltarAt(Target[LayAltar]):
    def cells(self, s: State, q: LayAltar) -> list[int]:
        return altar_cells(s)

    def apply(self, s: State, q: LayAltar, move: int) -> None:
        cell = self.family.first(move)
        s.deco = replaced(s.deco, cell, s.deco[cell] | ALTAR_BIT)
        s.altars -= 1
        if s.log is not None:
            s.log.append(AltarLaid(cell, rule="order.altar.main", seat=q.who))
        if q.left > 1 and altar_cells(s):
            s.stack.append(LayAltar(q.who, q.left - 1))

    def refuse_vault(self, s: State, q: LayAltar, cell: int) -> Refusal:
        return Refusal(Said("refused-altar-there", cell=cell_name(cell)), "altar.where")


LAYING_ALTARS: Final = Offer([AltarAt("altar", "altar.where", "altar.where")])

LEFT: Final = Field[State]("number left", 2, 1)
BELOW: Final = ("discard_order",)
QUESTIONS: Final = (
    Kind("glass", LayGlass, (SEAT,), BELOW),
    Kind("scaffolding", LayScaffolding, (SEAT, LEFT), BELOW),
    Kind("disaster", TearDown, (SEAT,), BELOW),
    Kind("altar", LayAltar, (SEAT, LEFT), BELOW),
)
