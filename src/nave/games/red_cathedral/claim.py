"""Claiming a section: banner, workshop tile, benefit."""

from typing import Final

from nave.games.red_cathedral import moves
from nave.games.red_cathedral.ask import OldAsk, asked
from nave.games.red_cathedral.effects import (
    benefit_amount,
    benefit_resource,
    counted,
    most,
    pay_rubles,
    player_name,
    receive,
    tile_words,
)
from nave.games.red_cathedral.names import (
    ORNAMENTS,
    SECTION_NAMES,
    SHOP_WORDS,
    WORKSHOP,
    K,
    M,
    W,
    section_name,
)
from nave.games.red_cathedral.state import NONE, State
from nave.kernel.family import Family
from nave.kernel.said import Said
from nave.kernel.state import added, replaced

CLAIM: Final = Family("claim {section}", section=SECTION_NAMES)
BANNER: Final = Family("banner {place}", place=("inventory", "white"))
PLACE_UP: Final = Family("place up {space}", space=WORKSHOP)
PLACE_DOWN: Final = Family("place down {space}", space=WORKSHOP)


def add_claims(s: State, player: int, out: list[int]) -> None:
    """claim.banner, claim.available"""
    if s.banners_left(player):
        for section in s.sections:
            if s.claimable(section):
                out.append(moves.CLAIM + section)


def claim(s: State, player: int, section: int) -> None:
    """claim.steps. On the advanced side the player picks the banner (advanced.white_banners)."""
    if s.config.advanced:
        s.stack.append(ChooseBanner(player, section))
    else:
        place_banner(s, player, section, s.inventory_banners[player] > 0)


class ChooseBanner(OldAsk):
    def __init__(self, seat: int, section: int) -> None:
        super().__init__("banner", seat)
        self.section = section

    def answers(self, s: State) -> list[int]:
        out: list[int] = []
        if s.inventory_banners[self.who]:
            out.append(moves.BANNER)
        if s.side_banners[self.who]:
            out.append(moves.BANNER + 1)
        return out

    def answer(self, s: State, move: int) -> None:
        place_banner(s, self.who, self.section, move == moves.BANNER)

    def prompt(self, s: State) -> str:
        return asked(s, self.who, "take the banner from the inventory or from a white workshop space.")

    def args(self) -> list[int]:
        return [self.who, self.section]


def place_banner(s: State, player: int, section: int, from_inventory: bool) -> None:
    """claim.inventory_space: a banner from the inventory opens its space at once."""
    if from_inventory:
        s.inventory_banners = added(s.inventory_banners, player, -1)
    else:
        s.side_banners = added(s.side_banners, player, -1)
    s.banner = replaced(s.banner, section, player)
    if s.log is not None:
        text = f"{player_name(s, player)} claims {section_name(section)}"
        data = {
            "player": player,
            "section": section_name(section),
            "from": "inventory" if from_inventory else "side",
        }
        s.emit("claim", "claim.steps", player, text, data)
    for part in s.config.parts:
        part.claimed(s, player, section)
    s.stack.append(PlaceTile(player, section))


def price_rule(s: State) -> str:
    return "advanced.price" if s.config.advanced else "workshop.face_up"


class PlaceTile(OldAsk):
    """workshop.placement: the tile of the claimed card goes on an empty workshop space."""

    def __init__(self, seat: int, section: int) -> None:
        super().__init__("place", seat)
        self.section = section

    def price(self, s: State, space: int) -> int:
        return s.price(self.who, space)

    def answers(self, s: State) -> list[int]:
        out: list[int] = []
        for space in range(W):
            if s.shop_free(self.who, space):
                if s.rubles[self.who] >= self.price(s, space):
                    out.append(moves.PLACE_UP + space)
                out.append(moves.PLACE_DOWN + space)
        return out

    def answer(self, s: State, move: int) -> None:
        player = self.who
        tile = s.tile[self.section]
        s.tile = replaced(s.tile, self.section, NONE)
        if move >= moves.PLACE_DOWN:
            lay_tile(s, player, tile, move - moves.PLACE_DOWN, 0)
            return
        space = move - moves.PLACE_UP
        pay_rubles(s, player, self.price(s, space), price_rule(s))
        lay_tile(s, player, tile, space, 1)
        release_ornament(s, player, space)
        give_benefit(s, player, tile)

    def prompt(self, s: State) -> Said | str:
        tile = tile_words(s.tables.workshop_ids[s.tile[self.section]])
        return asked(s, self.who, f"place the {tile} in your workshop, face up or face down.")

    def args(self) -> list[int]:
        return [self.who, self.section]


def lay_tile(s: State, player: int, tile: int, space: int, up: int) -> None:
    s.shop_tile = replaced(s.shop_tile, player * W + space, tile)
    s.shop_up = replaced(s.shop_up, player * W + space, up)
    if s.log is not None:
        side = "up" if up else "down"
        text = f"{player_name(s, player)} lays the tile face {side} on the {SHOP_WORDS[space]} space"
        data = {
            "player": player,
            "tile": s.tables.workshop_ids[tile],
            "space": WORKSHOP[space],
            "up": bool(up),
        }
        s.emit("tile", f"workshop.face_{side}", player, text, data)


def release_ornament(s: State, player: int, space: int) -> None:
    """advanced.release_ornament"""
    if not s.config.advanced:
        return
    kind = s.tables.advanced_holds[s.config.colors[player]][space]
    if kind != NONE and not s.pieces.discarded_from[player * W + space]:
        s.ornaments = added(s.ornaments, player * K + kind, 1)
        if s.log is not None:
            text = f"{player_name(s, player)} releases a {ORNAMENTS[kind]}"
            data = {"player": player, "ornament": ORNAMENTS[kind], "space": WORKSHOP[space]}
            s.emit("release", "advanced.release_ornament", player, text, data)


def give_benefit(s: State, player: int, tile: int) -> None:
    """workshop.immediate_benefit: rubles and recognition in full, of materials as many as wanted."""
    resource = benefit_resource(s, tile)
    due = benefit_amount(s, tile)
    room = most(s, player, resource, due)
    if not room:
        return
    if resource < M:
        s.stack.append(TakeBenefit(player, resource, due))
    else:
        receive(s, player, resource, room, "workshop.immediate_benefit")


class TakeBenefit(OldAsk):
    """Of the materials that are due as many as wanted, stock and open spaces permitting."""

    def __init__(self, seat: int, resource: int, due: int) -> None:
        super().__init__("benefit", seat)
        self.resource = resource
        self.due = due

    def answers(self, s: State) -> list[int]:
        base = moves.TAKES.at(self.resource * moves.TAKE_MAX)
        room = most(s, self.who, self.resource, self.due)
        out = list(range(base + room - 1, base - 1, -1))
        out.append(moves.TAKE_NOTHING)
        return out

    def answer(self, s: State, move: int) -> None:
        if move != moves.TAKE_NOTHING:
            amount = move - moves.TAKE - self.resource * moves.TAKE_MAX + 1
            receive(s, self.who, self.resource, amount, "workshop.immediate_benefit")

    def prompt(self, s: State) -> str:
        room = most(s, self.who, self.resource, self.due)
        return asked(s, self.who, f"take up to {counted(room, self.resource)} from the tile.")

    def args(self) -> list[int]:
        return [self.who, self.resource, self.due]
