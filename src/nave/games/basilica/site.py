"""Orders that change the cathedral itself: stained glass, scaffolding, disaster, altar."""

from typing import Final

from mypy_extensions import i64

from nave.games.basilica import plan
from nave.games.basilica.builder import SEAT, check_executed
from nave.games.basilica.cleanup import remove_vaults
from nave.games.basilica.events import AltarLaid, GlassLaid, ScaffoldingLaid, VaultTornDown
from nave.games.basilica.names import cell_name
from nave.games.basilica.state import State
from nave.games.basilica.target import AtCell, OwnBuilder, Target, open_cells, refuse_laying
from nave.kernel.answer import Offer, pending
from nave.kernel.question import Field, Kind, Question
from nave.kernel.refusal import Refusal
from nave.kernel.said import Said


class Site(Question[State]):
    """A main effect that changes the cathedral; no such order has a paid version (coin.which_orders)."""

    def check(self, s: State) -> None:
        check_executed(s, self.who, False, self.kind)

    def args(self) -> list[int]:
        return [self.who]


class Two(Site):
    """A main effect of two pieces, laid one after the other."""

    def __init__(self, kind: str, seat: i64, rule: str, left: i64) -> None:
        super().__init__(kind, seat, rule)
        self.left: i64 = left

    def prompt(self, s: State) -> Said:
        return Said("prompt-" + self.kind, player=self.who, left=self.left)

    def args(self) -> list[int]:
        return [self.who, self.left]


# ------------------------------------------------------------ Stained Glass


def glass_cells(s: State, seat: i64) -> int:
    """order.glass.main, glass.one_per_tile"""
    return s.own(seat) & ~s.glass


class LayGlass(Site):
    def __init__(self, seat: i64) -> None:
        super().__init__("glass", seat, "order.glass.main")

    def offer(self, s: State) -> Offer[State]:
        return GLAZING


class GlassAt(OwnBuilder[LayGlass]):
    def cells(self, s: State, q: LayGlass) -> int:
        return glass_cells(s, q.who)

    def apply(self, s: State, q: LayGlass, move: i64) -> None:
        cell = self.family.first(move)
        s.glass |= plan.only(cell)
        if s.log is not None:
            s.log.append(GlassLaid(cell, rule="order.glass.main", seat=q.who))

    def refuse_vault(self, s: State, q: LayGlass, cell: i64) -> Refusal:
        if s.owner(cell) != q.who:
            return Refusal(Said("refused-not-own", cell=cell_name(cell)), "order.glass.main")
        return Refusal(Said("refused-glass-there", cell=cell_name(cell)), "glass.one_per_tile")


GLAZING: Final = Offer([GlassAt("glass", "order.glass.main")])


# ------------------------------------------------------------ Scaffolding


class LayScaffolding(Two):
    """order.scaffolding.main: one after the other, the second may lean on the first."""

    def __init__(self, seat: i64, left: i64) -> None:
        super().__init__("scaffolding", seat, "order.scaffolding.main", left)

    def offer(self, s: State) -> Offer[State]:
        return SCAFFOLDING


class ScaffoldingAt(AtCell[LayScaffolding]):
    def cells(self, s: State, q: LayScaffolding) -> int:
        return open_cells(s)

    def apply(self, s: State, q: LayScaffolding, move: i64) -> None:
        cell = self.family.first(move)
        s.scaffolding |= plan.only(cell)
        if s.log is not None:
            s.log.append(ScaffoldingLaid(cell, rule="order.scaffolding.main", seat=q.who))
        if q.left > 1:
            s.stack.append(LayScaffolding(q.who, q.left - 1))

    def refuse(self, s: State, q: LayScaffolding, move: i64) -> Refusal:
        return refuse_laying(s, self.family.first(move)) or pending(q, s)


SCAFFOLDING_AT: Final = ScaffoldingAt("scaffolding")
SCAFFOLDING: Final = Offer([SCAFFOLDING_AT])


# ------------------------------------------------------------ Disaster


def teardown_cells(s: State) -> int:
    """disaster.only_empty_vault, altar.protects; whatever they hold together (disaster.may_split)."""
    return s.free() & ~s.altared


class TearDown(Site):
    def __init__(self, seat: i64) -> None:
        super().__init__("disaster", seat, "order.disaster.main")

    def offer(self, s: State) -> Offer[State]:
        return TEARING_DOWN


class TearDownAt(Target[TearDown]):
    def cells(self, s: State, q: TearDown) -> int:
        return teardown_cells(s)

    def apply(self, s: State, q: TearDown, move: i64) -> None:
        """order.disaster.main, disaster.no_refund"""
        cell = self.family.first(move)
        if s.log is not None:
            s.log.append(VaultTornDown(cell, rule="order.disaster.main", seat=q.who))
        remove_vaults(s, plan.only(cell))

    def refuse_vault(self, s: State, q: TearDown, cell: i64) -> Refusal:
        if plan.has(s.altared, cell):
            return Refusal(Said("refused-altar", cell=cell_name(cell)), "altar.protects")
        return Refusal(Said("refused-builder", cell=cell_name(cell)), "disaster.only_empty_vault")

    def leaves(self, s: State, q: TearDown, move: i64) -> list[Said]:
        """glass.stays_with_tile"""
        cell = self.family.first(move)
        return [Said("left-glass", cell=cell_name(cell))] if plan.has(s.glass, cell) else []


TEARING_DOWN: Final = Offer([TearDownAt("disaster", "order.disaster.main", "disaster.only_empty_vault")])


# ------------------------------------------------------------ Altar


def altar_cells(s: State) -> int:
    """altar.where, altar.limited_supply"""
    return s.vaults & ~s.altared if s.altars else 0


class LayAltar(Two):
    """order.altar.main: two different vaults; one altar only if no more is possible."""

    def __init__(self, seat: i64, left: i64) -> None:
        super().__init__("altar", seat, "order.altar.main", left)

    def offer(self, s: State) -> Offer[State]:
        return LAYING_ALTARS


class AltarAt(Target[LayAltar]):
    def cells(self, s: State, q: LayAltar) -> int:
        return altar_cells(s)

    def apply(self, s: State, q: LayAltar, move: i64) -> None:
        cell = self.family.first(move)
        s.altared |= plan.only(cell)
        s.altars -= 1
        if s.log is not None:
            s.log.append(AltarLaid(cell, rule="order.altar.main", seat=q.who))
        if q.left > 1 and altar_cells(s):
            s.stack.append(LayAltar(q.who, q.left - 1))

    def refuse_vault(self, s: State, q: LayAltar, cell: i64) -> Refusal:
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
