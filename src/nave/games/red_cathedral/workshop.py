"""Activating workshop tiles, by the moved die or by an influence action."""

from typing import Any, Final

from mypy_extensions import i64

from nave.games.red_cathedral.ask import ACTION, SEAT, STOP, Ask, Choice, Lapse, OfAction, Q, tell_lapsed
from nave.games.red_cathedral.effects import benefit_amount, benefit_resource, most, receive
from nave.games.red_cathedral.events import TileActivated
from nave.games.red_cathedral.names import RESOURCES, WORKSHOP, W
from nave.games.red_cathedral.state import NONE, State
from nave.games.red_cathedral.tables import Action
from nave.games.red_cathedral.taking import TAKE_NOTHING, left_lying, visit_over
from nave.kernel.family import Family, Rows
from nave.kernel.frame import Frame
from nave.kernel.moves import Moves
from nave.kernel.question import Field, Kind
from nave.kernel.refusal import WRONG_MOMENT, Refusal
from nave.kernel.said import Said

ACTIVATE: Final[Family] = Family("activate {space} {amount}", space=WORKSHOP, amount=("1", "2", "3", "4"))
TILE: Final[Family] = Family("deal {tile}", nature=True, tile=Rows("workshop_tile", 28))


def room_for_benefit(s: State, player: i64, owner: i64, shop: i64) -> i64:
    """How much of what a tile of that owner gives the player can take now.

    Face-down tiles and empty spaces give nothing (workshop.face_down).
    """
    if not s.shop_up[owner * W + shop]:
        return 0
    tile = s.shop_tile[owner * W + shop]
    return most(s, player, benefit_resource(s, tile), benefit_amount(s, tile))


def has_activation(s: State, player: i64) -> bool:
    return any(room_for_benefit(s, player, player, shop) for shop in range(W))


def add_activation(s: State, player: i64, shop: i64, out: Moves) -> None:
    """market.take_fewer: at least one, at most what is due and fits."""
    for amount in range(room_for_benefit(s, player, player, shop), 0, -1):
        out.append(ACTIVATE.at(shop, amount - 1))


def activate(s: State, player: i64, move: i64, rule: str) -> None:
    shop = ACTIVATE.first(move)
    tile = s.shop_tile[player * W + shop]
    if s.log is not None:
        s.log.append(TileActivated(shop, rule=rule, seat=player))
    receive(s, player, benefit_resource(s, tile), ACTIVATE.second(move) + 1, rule)


def refuse_tile(s: State, player: i64, owner: i64, shop: i64, amount: i64) -> Refusal:
    """A tile of that owner that the player might activate cannot give so much."""
    if s.shop_tile[owner * W + shop] == NONE:
        return Refusal(Said("refused-no-tile", space=WORKSHOP[shop]), "workshop.activate")
    if not s.shop_up[owner * W + shop]:
        return Refusal(Said("refused-face-down", space=WORKSHOP[shop]), "workshop.face_down")
    room = room_for_benefit(s, player, owner, shop)
    return Refusal(Said("refused-tile-gives", room=room, amount=amount), "market.take_fewer")


class Activating(Choice[Q]):
    """A tile of the own workshop and how much of what it gives."""

    by_piece = True

    def touches(self, s: State, move: i64) -> tuple[str, ...]:
        return (f"shop:{WORKSHOP[ACTIVATE.first(move)]}",)

    def label(self, s: State, move: i64) -> Said:
        shop, amount = ACTIVATE.first(move), ACTIVATE.second(move) + 1
        resource = benefit_resource(s, s.shop_tile[s.active * W + shop])
        return Said("answer-activate", space=WORKSHOP[shop], amount=amount, resource=RESOURCES[resource])

    def elsewhere(self, s: State, q: Frame[State], move: i64) -> Refusal:
        if q.kind == "turn":
            return Refusal(Said("refused-activate-moment"), "workshop.activate", WRONG_MOMENT)
        return visit_over(s, q) or super().elsewhere(s, q, move)

    def leaves(self, s: State, q: Q, move: i64) -> list[Said]:
        tile = s.shop_tile[s.active * W + ACTIVATE.first(move)]
        return left_lying(benefit_amount(s, tile), ACTIVATE.second(move) + 1, benefit_resource(s, tile))


# ------------------------------------------------------------ one tile


class ActivateAny(Activating["ActivateTile"]):
    """influence.merchants.activate_tile"""

    def add(self, s: State, q: "ActivateTile", out: Moves) -> None:
        for shop in range(W):
            add_activation(s, q.who, shop, out)

    def apply(self, s: State, q: "ActivateTile", move: i64) -> None:
        activate(s, q.who, move, s.tables.actions[q.number].rule)

    def refuse(self, s: State, q: "ActivateTile", move: i64) -> Refusal:
        return refuse_tile(s, q.who, q.who, ACTIVATE.first(move), ACTIVATE.second(move) + 1)


ACTIVATE_ANY: Final = ActivateAny("activate", ACTIVATE)


class ActivateTile(OfAction):
    """influence.merchants.activate_tile: any own face-up tile, whatever the moved die."""

    def __init__(self, seat: i64, number: i64) -> None:
        super().__init__("activate", seat, number, "influence.contiguous", [ACTIVATE_ANY], TAKE_NOTHING)

    def asks(self, action: Action) -> bool:
        return action.activates


# ------------------------------------------------------------ several tiles


class ActivateNext(Activating["Activations"]):
    def add(self, s: State, q: "Activations", out: Moves) -> None:
        for shop in range(W):
            if q.fits(s, shop):
                add_activation(s, q.who, shop, out)

    def apply(self, s: State, q: "Activations", move: i64) -> None:
        activate(s, q.who, move, s.tables.actions[q.number].rule)
        if q.left > 1:
            rest = Activations(q.who, q.number, q.left - 1, q.used | 1 << ACTIVATE.first(move))
            tiles = Moves()
            self.add(s, rest, tiles)
            if tiles:
                s.stack.append(rest)

    def refuse(self, s: State, q: "Activations", move: i64) -> Refusal:
        shop = ACTIVATE.first(move)
        if not q.fits(s, shop):
            again = bool(q.used >> shop & 1)
            said = Said("refused-tile-pattern", space=WORKSHOP[shop], again=again)
            return Refusal(said, s.tables.actions[q.number].rule)
        return refuse_tile(s, q.who, q.who, shop, ACTIVATE.second(move) + 1)


ACTIVATE_NEXT: Final = ActivateNext("activate", ACTIVATE)


class StopActivating(Lapse):
    """guild.parts_and_fewer"""

    def add(self, s: State, q: Any, out: Moves) -> None:
        if q.used or not out:
            out.append(STOP.at())

    def apply(self, s: State, q: Any, move: i64) -> None:
        if not q.used:
            tell_lapsed(s)

    def label(self, s: State, move: i64) -> Said:
        return Said("answer-leave_rest")

    def refuse(self, s: State, q: Ask, move: i64) -> Refusal:
        return Refusal(Said("refused-activate-one"), "guild.parts_and_fewer")

    def leaves(self, s: State, q: Any, move: i64) -> list[Said]:
        return [Said("left-activations", n=q.left)] if len(q.own_options(s)) > 1 else []


STOP_ACTIVATING: Final = StopActivating("leave_rest", STOP)


class Activations(OfAction):
    """Several own face-up tiles, one after another; `used` has a bit for each space activated so far."""

    def __init__(self, seat: i64, number: i64, left: i64, used: i64) -> None:
        rule = "influence.contiguous"
        super().__init__("activations", seat, number, rule, [ACTIVATE_NEXT], STOP_ACTIVATING)
        self.left = left
        self.used = used

    def fits(self, s: State, shop: i64) -> bool:
        """Whether it is the same tile again, or another one, if the action asks for that."""
        pattern = s.tables.actions[self.number].tile_pattern
        if not self.used or not pattern:
            return True
        return (self.used >> shop & 1) == (pattern == "same")

    def prompt(self, s: State) -> Said:
        pattern = s.tables.actions[self.number].tile_pattern or "any"
        return Said("prompt-activations", player=self.who, pattern=pattern if self.used else "first")

    def asks(self, action: Action) -> bool:
        return 1 <= self.left <= action.activations

    def args(self) -> list[int]:
        return [self.who, self.number, self.left, self.used]


QUESTIONS: Final[tuple[Kind[State], ...]] = (
    Kind("activate", ActivateTile, (SEAT, ACTION), below=("visit",)),
    Kind("activations", Activations, (SEAT, ACTION, Field("left", 2), Field("used", 63)), below=("visit",)),
)
