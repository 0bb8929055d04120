"""Activating workshop tiles, by the moved die or by an influence action."""

from typing import Final

from nave.games.red_cathedral import moves
from nave.games.red_cathedral.ask import OldAsk, asked
from nave.games.red_cathedral.effects import benefit_amount, benefit_resource, most, player_name, receive
from nave.games.red_cathedral.names import SHOP_WORDS, WORKSHOP, W
from nave.games.red_cathedral.state import State
from nave.kernel.family import Family, Rows

ACTIVATE: Final = Family("activate {space} {amount}", space=WORKSHOP, amount=("1", "2", "3", "4"))
TILE: Final = Family("deal {tile}", nature=True, tile=Rows("workshop_tile", 28))


def room_for_benefit(s: State, player: int, owner: int, shop: int) -> int:
    """How much of what a tile of that owner gives the player can take now.

    Face-down tiles and empty spaces give nothing (workshop.face_down).
    """
    if not s.shop_up[owner * W + shop]:
        return 0
    tile = s.shop_tile[owner * W + shop]
    return most(s, player, benefit_resource(s, tile), benefit_amount(s, tile))


def has_activation(s: State, player: int) -> bool:
    return any(room_for_benefit(s, player, player, shop) for shop in range(W))


def add_activation(s: State, player: int, shop: int, out: list[int]) -> None:
    """market.take_fewer: at least one, at most what is due and fits."""
    for amount in range(room_for_benefit(s, player, player, shop), 0, -1):
        out.append(moves.ACTIVATE + shop * moves.ACTIVATE_MAX + amount - 1)


def activate(s: State, player: int, move: int, rule: str) -> None:
    shop, amount = divmod(move - moves.ACTIVATE, moves.ACTIVATE_MAX)
    tile = s.shop_tile[player * W + shop]
    if s.log is not None:
        text = f"{player_name(s, player)} activates the tile on the {SHOP_WORDS[shop]} space"
        s.emit("activate", rule, player, text, {"player": player, "space": WORKSHOP[shop]})
    receive(s, player, benefit_resource(s, tile), amount + 1, rule)


class ActivateTile(OldAsk):
    """influence.merchants.activate_tile: any own face-up tile, whatever the moved die."""

    def __init__(self, seat: int, number: int) -> None:
        super().__init__("activate", seat)
        self.number = number

    def answers(self, s: State) -> list[int]:
        out: list[int] = []
        for shop in range(W):
            add_activation(s, self.who, shop, out)
        if not out and s.config.parts:  # an optional action in between has left no room
            out.append(moves.TAKE_NOTHING)
        return out

    def answer(self, s: State, move: int) -> None:
        if move != moves.TAKE_NOTHING:
            activate(s, self.who, move, s.tables.actions[self.number].rule)

    def prompt(self, s: State) -> str:
        return asked(s, self.who, "choose a face-up workshop tile to activate.")

    def args(self) -> list[int]:
        return [self.who, self.number]


class Activations(OldAsk):
    """Several own face-up tiles, one after another; `used` has a bit for each space activated so far."""

    def __init__(self, seat: int, number: int, left: int, used: int) -> None:
        super().__init__("activations", seat)
        self.number = number
        self.left = left
        self.used = used

    def fits(self, s: State, shop: int) -> bool:
        """Whether it is the same tile again, or another one, if the action asks for that."""
        pattern = s.tables.actions[self.number].tile_pattern
        if not self.used or not pattern:
            return True
        return (self.used >> shop & 1) == (pattern == "same")

    def tiles(self, s: State) -> list[int]:
        out: list[int] = []
        for shop in range(W):
            if self.fits(s, shop):
                add_activation(s, self.who, shop, out)
        return out

    def answers(self, s: State) -> list[int]:
        out = self.tiles(s)
        if self.used or not out:  # guild.parts_and_fewer
            out.append(moves.STOP)
        return out

    def answer(self, s: State, move: int) -> None:
        if move == moves.STOP:
            return
        shop = (move - moves.ACTIVATE) // moves.ACTIVATE_MAX
        activate(s, self.who, move, s.tables.actions[self.number].rule)
        if self.left > 1:
            rest = Activations(self.who, self.number, self.left - 1, self.used | 1 << shop)
            if rest.tiles(s):
                s.stack.append(rest)

    def prompt(self, s: State) -> str:
        if not self.used:
            return asked(s, self.who, "choose the first face-up workshop tile to activate.")
        pattern = s.tables.actions[self.number].tile_pattern
        if pattern == "same":
            return asked(s, self.who, "activate the same tile once more, or stop.")
        other = "another" if pattern else "a"
        return asked(s, self.who, f"choose {other} face-up workshop tile to activate, or stop.")

    def args(self) -> list[int]:
        return [self.who, self.number, self.left, self.used]
