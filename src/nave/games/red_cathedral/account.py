"""Accounting: every piece of the box is in exactly one place. Positions are checked with it."""

from nave.games.red_cathedral.claim import PlaceTile
from nave.games.red_cathedral.names import (
    DICE,
    FIRST_WHITE,
    LEVELS,
    MATERIALS,
    ORNAMENTS,
    RING,
    K,
    M,
    W,
    section_name,
)
from nave.games.red_cathedral.scoring import ornaments_placed
from nave.games.red_cathedral.state import NOBODY, NONE, State
from nave.kernel.asking import demand


def check_pieces(s: State) -> None:
    """Raise PositionError naming the first piece that is lost, doubled or out of place."""
    check_materials(s)
    check_market(s)
    check_site(s)
    check_workshop_tiles(s)
    for player in range(s.config.players):
        check_player(s, player)
    if s.config.solo:
        check_ivan(s)
    for keeper in s.config.keepers:
        keeper.check(s)


def check_materials(s: State) -> None:
    """supply.limited"""
    for m, name in enumerate(MATERIALS):
        held = sum(s.goods[player * M + m] for player in range(s.config.players))
        places = [section * M + m for section in s.sections]
        laid = sum(s.laid[place] for place in places)
        laid -= sum(part.on_card(s, place) for part in s.config.parts for place in places)
        ivan = s.ivan_store[m] + s.ivan_build[m]
        total = s.supply[m] + held + laid + ivan
        demand(s.supply[m] >= 0, f"the supply of {name} is {s.supply[m]}")
        demand(
            total == s.tables.supply[m],
            f"{name}: {s.supply[m]} in the supply, {held} in inventories, {laid} on cards, {ivan} with Ivan "
            f"make {total}; the game has {s.tables.supply[m]}",
        )


def check_market(s: State) -> None:
    """market.ring"""
    box = s.config.box
    tiles = sorted(box.resource_tiles)
    demand(sorted(s.market_tile) == tiles, "each resource tile lies at one market space")
    groups = [s.tables.influence_group[card] for card in s.influence]
    demand(len(set(groups)) == len(groups), f"the influence cards must be of different groups, not {groups}")
    for card in s.influence:
        name = s.tables.influence_ids[card]
        demand(card in box.influence, f"the influence card {name} is not in this game")
    for die, name in enumerate(DICE):
        if die in box.dice:
            demand(s.die_space[die] != NONE, f"the {name} die is missing")
            demand(1 <= s.die_value[die] <= 6, f"the {name} die shows {s.die_value[die]}")
        else:
            demand(s.die_space[die] == NONE, f"the {name} die is not part of this game")
    for space in range(RING):
        count = s.dice_on(space)
        demand(count <= s.tables.dice_per_space, f"{count} dice lie on space {space + 1}; it holds 3")


def check_site(s: State) -> None:
    cards = [s.card[section] for section in s.sections]
    demand(len(set(cards)) == len(cards), "a cathedral card lies in two places")
    for section in s.sections:
        name = section_name(section)
        kind = s.tables.card_type[s.card[section]]
        demand(kind == s.type_of(section), f"the card of {name} is of the wrong type")
        claimed = s.banner[section] != NOBODY
        # claim.always_possible: claimed cards are a stack without gaps.
        below = section % LEVELS == 0 or s.banner[section - 1] != NOBODY
        demand(not claimed or below, f"{name} bears a banner but the card below does not")
        demand(claimed or s.tile[section] != NONE, f"{name} has neither a banner nor a workshop tile")
        demand(claimed or not s.done[section], f"{name} is finished without a banner")
        pieces = sum(s.laid[section * M : section * M + M])
        demand(claimed or not pieces, f"{name} has materials without a banner")
        demand(not s.done[section] or not pieces, f"{name} is finished but has materials on it")
        total = s.tables.card_total[s.card[section]]
        demand(pieces < total or not total, f"{name} has all its materials but is not finished")
        if s.banner[section] != s.config.ivan:
            for m, material in enumerate(MATERIALS):
                demand(s.missing(section, m) >= 0, f"{name} has more {material} than it costs")
        demand(
            s.ornament[section] == NOBODY or s.done[section] == 1,
            f"{name} has an ornament but is not finished",
        )


def check_workshop_tiles(s: State) -> None:
    places = [s.tile[section] for section in s.sections] + s.shop_tile + s.ivan_tile
    tiles = [tile for tile in places if tile != NONE]
    demand(len(set(tiles)) == len(tiles), "a workshop tile lies in two places")
    for tile in s.shop_tile + [s.tile[section] for section in s.sections]:
        demand(
            tile == NONE or tile in s.config.box.workshop_tiles,
            f"{s.tables.workshop_ids[tile]} is not used with {s.config.players} players",
        )
    for section in s.sections:
        waits = any(isinstance(frame, PlaceTile) and frame.section == section for frame in s.stack)
        claimed = s.banner[section] != NOBODY
        demand(
            (s.tile[section] != NONE) == (waits or not claimed),
            f"{section_name(section)}: the workshop tile is on a claimed card or missing on a free one",
        )


def check_player(s: State, player: int) -> None:
    who = s.config.name(player)
    t = s.tables
    on_site = sum(1 for section in s.sections if s.banner[section] == player)
    left = s.banners_left(player)
    demand(
        left + on_site == t.banners, f"{who} has {left} banners and {on_site} on the site; {t.banners} in all"
    )
    if player == s.config.ivan:
        return
    side = t.banners - t.inventory_banners
    demand(s.inventory_banners[player] <= t.inventory_banners, f"{who} covers too many inventory spaces")
    demand(s.side_banners[player] <= side, f"{who} has too many banners beside the inventory")
    demand(s.open_spaces(player) >= 0, f"{who} stores more materials than the inventory has open spaces")
    demand(s.rubles[player] >= 0 and s.score[player] >= 0, f"{who} has a negative score or negative rubles")
    tiles = [s.shop_tile[player * W + space] for space in range(W)]
    laid = sum(tile != NONE for tile in tiles)
    waiting = sum(1 for frame in s.stack if isinstance(frame, PlaceTile) and frame.who == player)
    demand(laid + waiting == on_site, f"{who} has {laid} workshop tiles for {on_site} claimed sections")
    for kind, name in enumerate(ORNAMENTS):
        placed = sum(
            1 for section in s.sections if s.ornament[section] == player and s.type_of(section) == kind
        )
        have = s.ornaments[player * K + kind] + placed
        have += s.discarded[player * K + kind]
        released = released_ornaments(s, player, kind) if s.config.advanced else t.ornament_count[kind]
        demand(
            have == released, f"{who} has {have} of the ornament {name}, available or placed, not {released}"
        )
    if s.config.advanced:
        for space in range(FIRST_WHITE, W):
            blocked = space - FIRST_WHITE >= side - s.side_banners[player]
            demand(
                not blocked or s.shop_tile[player * W + space] == NONE,
                f"{who} has a tile and a banner on one white space",
            )


def released_ornaments(s: State, player: int, kind: int) -> int:
    """advanced.release_ornament: those whose space bears a face-up tile."""
    holds = s.tables.advanced_holds[s.config.colors[player]]
    return sum(
        1
        for space in range(W)
        if holds[space] == kind and s.shop_up[player * W + space] and not s.discarded_from[player * W + space]
    )


def check_ivan(s: State) -> None:
    ivan = s.config.ivan
    demand(
        ornaments_placed(s, ivan) == s.ivan_ornaments, "Ivan's ornaments do not match those on the cathedral"
    )
    demand(s.rubles[ivan] == 0, "Ivan has no rubles")
    demand(s.stored(ivan) == 0, "Ivan has no inventory of his own")
    for tile, up in zip(s.ivan_tile, s.ivan_up, strict=True):
        demand(tile == NONE or tile in s.config.box.ivan_tiles, "a tile on Ivan's cards is none of his")
        demand(tile != NONE or not up, "a card of Ivan is marked face up without a tile")
