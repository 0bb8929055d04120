"""Accounting: every piece of the box is in exactly one place. Positions are checked with it."""

from mypy_extensions import i64

from nave.games.red_cathedral.claim import PlaceTile
from nave.games.red_cathedral.config import NOBODY
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
from nave.games.red_cathedral.state import NONE, State
from nave.kernel.asking import demand
from nave.kernel.said import Said


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
        demand(s.supply[m] >= 0, Said("wrong-supply", name=name, supply=s.supply[m]))
        demand(
            total == s.tables.supply[m],
            Said(
                "wrong-material-count",
                name=name,
                supply=s.supply[m],
                held=held,
                laid=laid,
                ivan=ivan,
                total=total,
                wanted=s.tables.supply[m],
            ),
        )


def check_market(s: State) -> None:
    """market.ring"""
    box = s.config.box
    tiles = sorted(box.resource_tiles)
    demand(sorted(s.market_tile) == tiles, Said("wrong-each-resource-tile-lies"))
    groups = [s.tables.influence_group[card] for card in s.influence]
    demand(
        len(set(groups)) == len(groups), Said("wrong-influence-cards-different-groups", groups=str(groups))
    )
    for card in s.influence:
        name = s.tables.influence_ids[card]
        demand(card in box.influence, Said("wrong-influence-card-this-game", name=name))
    for die, name in enumerate(DICE):
        if die in box.dice:
            demand(s.die_space[die] != NONE, Said("wrong-die-missing", name=name))
            demand(1 <= s.die_value[die] <= 6, Said("wrong-die-shows", name=name, value=s.die_value[die]))
        else:
            demand(s.die_space[die] == NONE, Said("wrong-die-part-this-game", name=name))
    for space in range(RING):
        count = s.dice_on(space)
        most = s.tables.dice_per_space
        demand(count <= most, Said("wrong-dice-on-space", count=count, space=str(space + 1), most=most))


def check_site(s: State) -> None:
    cards = [s.card[section] for section in s.sections]
    demand(len(set(cards)) == len(cards), Said("wrong-cathedral-card-lies-two"))
    for section in s.sections:
        name = section_name(section)
        kind = s.tables.card_type[s.card[section]]
        demand(kind == s.type_of(section), Said("wrong-card-wrong-type", name=name))
        claimed = s.banner[section] != NOBODY
        # claim.always_possible: claimed cards are a stack without gaps.
        below = section % LEVELS == 0 or s.banner[section - 1] != NOBODY
        demand(not claimed or below, Said("wrong-bears-banner-card-below", name=name))
        demand(claimed or s.tile[section] != NONE, Said("wrong-neither-banner-nor-workshop", name=name))
        demand(claimed or not s.done[section], Said("wrong-finished-without-banner", name=name))
        pieces = sum(s.laid[section * M : section * M + M])
        demand(claimed or not pieces, Said("wrong-materials-without-banner", name=name))
        demand(not s.done[section] or not pieces, Said("wrong-finished-materials", name=name))
        total = s.tables.card_total[s.card[section]]
        demand(pieces < total or not total, Said("wrong-all-materials-finished", name=name))
        if s.banner[section] != s.config.ivan:
            for m, material in enumerate(MATERIALS):
                demand(
                    s.missing(section, m) >= 0, Said("wrong-more-than-costs", name=name, material=material)
                )
        demand(
            s.ornament[section] == NOBODY or s.done[section] == 1,
            Said("wrong-ornament-finished", name=name),
        )


def check_workshop_tiles(s: State) -> None:
    places = [*(s.tile[section] for section in s.sections), *s.shop_tile, *s.ivan_tile]
    tiles = [tile for tile in places if tile != NONE]
    demand(len(set(tiles)) == len(tiles), Said("wrong-workshop-tile-lies-two"))
    for tile in [*s.shop_tile, *(s.tile[section] for section in s.sections)]:
        demand(
            tile == NONE or tile in s.config.box.workshop_tiles,
            Said("wrong-used-players", tile=s.tables.workshop_ids[tile], players=s.config.players),
        )
    for section in s.sections:
        waits = any(isinstance(frame, PlaceTile) and frame.section == section for frame in s.stack)
        claimed = s.banner[section] != NOBODY
        demand(
            (s.tile[section] != NONE) == (waits or not claimed),
            Said("wrong-workshop-tile-claimed-card", section=section_name(section)),
        )


def check_player(s: State, player: i64) -> None:
    who = s.config.called(player)
    t = s.tables
    on_site = sum(1 for section in s.sections if s.banner[section] == player)
    left = s.banners_left(player)
    demand(
        left + on_site == t.banners,
        Said("wrong-banner-count", who=who, left=left, on_site=on_site, banners=t.banners),
    )
    if player == s.config.ivan:
        return
    side = t.banners - t.inventory_banners
    demand(
        s.inventory_banners[player] <= t.inventory_banners, Said("wrong-covers-too-many-inventory", who=who)
    )
    demand(s.side_banners[player] <= side, Said("wrong-too-many-banners-beside", who=who))
    demand(s.open_spaces(player) >= 0, Said("wrong-stores-more-materials-than", who=who))
    demand(s.rubles[player] >= 0 and s.score[player] >= 0, Said("wrong-negative-score-or-negative", who=who))
    tiles = [s.shop_tile[player * W + space] for space in range(W)]
    laid = sum(tile != NONE for tile in tiles)
    waiting = sum(1 for frame in s.stack if isinstance(frame, PlaceTile) and frame.who == player)
    demand(laid + waiting == on_site, Said("wrong-shop-tile-count", who=who, laid=laid, on_site=on_site))
    for kind, name in enumerate(ORNAMENTS):
        placed = sum(
            1 for section in s.sections if s.ornament[section] == player and s.type_of(section) == kind
        )
        have = s.ornaments[player * K + kind] + placed
        have += s.discarded[player * K + kind]
        released = released_ornaments(s, player, kind) if s.config.advanced else t.ornament_count[kind]
        demand(
            have == released, Said("wrong-ornament-count", who=who, have=have, name=name, released=released)
        )
    if s.config.advanced:
        for space in range(FIRST_WHITE, W):
            blocked = space - FIRST_WHITE >= side - s.side_banners[player]
            demand(
                not blocked or s.shop_tile[player * W + space] == NONE,
                Said("wrong-tile-banner-one-white", who=who),
            )


def released_ornaments(s: State, player: i64, kind: i64) -> i64:
    """advanced.release_ornament: those whose space bears a face-up tile."""
    holds = s.tables.advanced_holds[s.config.colors[player]]
    return sum(
        1
        for space in range(W)
        if holds[space] == kind and s.shop_up[player * W + space] and not s.discarded_from[player * W + space]
    )


def check_ivan(s: State) -> None:
    ivan = s.config.ivan
    demand(ornaments_placed(s, ivan) == s.ivan_ornaments, Said("wrong-ivan-ornaments-do-match"))
    demand(s.rubles[ivan] == 0, Said("wrong-ivan-no-rubles"))
    demand(s.stored(ivan) == 0, Said("wrong-ivan-no-inventory-his"))
    for tile, up in zip(s.ivan_tile, s.ivan_up, strict=True):
        demand(tile == NONE or tile in s.config.box.ivan_tiles, Said("wrong-tile-ivan-cards-none"))
        demand(tile != NONE or not up, Said("wrong-card-ivan-marked-face"))
