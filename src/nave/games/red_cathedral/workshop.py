"""Activating workshop tiles, by the moved die or by an influence action."""

from nave.games.red_cathedral import moves
from nave.games.red_cathedral.ask import Ask, asked
from nave.games.red_cathedral.effects import benefit_amount, benefit_resource, most, player_name, receive
from nave.games.red_cathedral.names import WORKSHOP, W
from nave.games.red_cathedral.state import State


def room_for_benefit(s: State, player: int, shop: int) -> int:
    """How much a tile can give now; face-down tiles and empty spaces give nothing (workshop.face_down)."""
    if not s.shop_up[player * W + shop]:
        return 0
    tile = s.shop_tile[player * W + shop]
    return most(s, player, benefit_resource(s, tile), benefit_amount(s, tile))


def has_activation(s: State, player: int) -> bool:
    return any(room_for_benefit(s, player, shop) for shop in range(W))


def add_activation(s: State, player: int, shop: int, out: list[int]) -> None:
    """market.take_fewer: at least one, at most what is due and fits."""
    for amount in range(room_for_benefit(s, player, shop), 0, -1):
        out.append(moves.ACTIVATE + shop * moves.ACTIVATE_MAX + amount - 1)


def activate(s: State, player: int, move: int, rule: str) -> None:
    shop, amount = divmod(move - moves.ACTIVATE, moves.ACTIVATE_MAX)
    tile = s.shop_tile[player * W + shop]
    if s.log is not None:
        text = f"{player_name(s, player)} activates the tile on the {WORKSHOP[shop]} space"
        s.emit("activate", rule, player, text, {"player": player, "space": WORKSHOP[shop]})
    receive(s, player, benefit_resource(s, tile), amount + 1, rule)


class ActivateTile(Ask):
    """influence.merchants.activate_tile: any own face-up tile, whatever the moved die."""

    def __init__(self, seat: int, number: int) -> None:
        super().__init__("activate", seat)
        self.number = number

    def answers(self, s: State) -> list[int]:
        out: list[int] = []
        for shop in range(W):
            add_activation(s, self.who, shop, out)
        return out

    def answer(self, s: State, move: int) -> None:
        activate(s, self.who, move, s.tables.actions[self.number].rule)

    def prompt(self, s: State) -> str:
        return asked(s, self.who, "choose a face-up workshop tile to activate.")

    def args(self) -> list[int]:
        return [self.who, self.number]
