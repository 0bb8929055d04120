"""What every piece of the base game is and does, in a sentence; of the expansion: `contractors/about.py`."""

from collections.abc import Callable
from typing import Final

from nave.games.red_cathedral.claim import tile_said, waiting_ornament
from nave.games.red_cathedral.config import NOBODY
from nave.games.red_cathedral.dice import may_go_on
from nave.games.red_cathedral.effects import benefit_amount, benefit_resource
from nave.games.red_cathedral.finish import next_penalty, still_needed
from nave.games.red_cathedral.names import (
    DICE,
    IVAN_CARDS,
    MATERIALS,
    ORNAMENTS,
    RESOURCES,
    RING,
    SECTION_NAMES,
    TYPES,
    WORKSHOP,
    WORKSHOP_DIE,
    M,
    W,
)
from nave.games.red_cathedral.outcome import tower_row
from nave.games.red_cathedral.state import NONE, State
from nave.games.red_cathedral.tables import Action
from nave.games.red_cathedral.terms import printed_terms, unit
from nave.kernel.about import About, number_in, split_piece
from nave.kernel.said import Said

# What is asked about and by whom: a player, also where a spectator looks on.
Speaker = Callable[[State, str, int], About | None]


def about(s: State, piece: str, viewer: int | None) -> About | None:
    kind, name = split_piece(piece)
    speaker = SPEAKERS.get(kind)
    return None if speaker is None else speaker(s, name, asking(s, viewer))


def asking(s: State, viewer: int | None) -> int:
    """Whose board is meant: the viewer's, to a spectator that of whoever plays."""
    player = s.active if viewer is None else viewer
    return 0 if player == s.config.ivan else player


# ------------------------------------------------------------ the market


def die(s: State, name: str, me: int) -> About | None:
    if name not in DICE or s.die_space[DICE.index(name)] == NONE:
        return None
    number = DICE.index(name)
    seats = range(s.config.seats)
    pushers = [Said("one-player", player=seat) for seat in seats if may_go_on(s, seat, number)]
    everybody = len(pushers) == len(seats)
    return About(
        Said("lens-die", die=name),
        Said(
            "lens-die-does",
            steps=s.die_value[number],
            pushed="all" if everybody else "some" if pushers else "none",
            who=pushers,
            price=s.tables.extra_price,
        ),
        "market.extra_spaces" if pushers else "market.move",
    )


def space(s: State, name: str, me: int) -> About | None:
    at = number_in(name, RING)
    if at is None or s.market_tile[at] == NONE:
        return None
    t, tile = s.tables, s.market_tile[at]
    does = Said(
        "lens-space-does",
        resource=RESOURCES[t.tile_resource[tile]],
        amount=t.tile_amount[tile],
        group=t.influence_group[s.influence[t.quadrant[at]]],
        most=t.dice_per_space,
    )
    return About(Said("market-space", space=at + 1), does, "market.obtain")


def influence(s: State, name: str, me: int) -> About | None:
    if name not in s.tables.group_names:
        return None
    said, at = Said("lens-influence", group=name), quadrant_of(s, name)
    if at is None:
        return About(said, Said("lens-influence-absent"), "influence.quadrant")
    numbers = s.tables.influence_actions[s.influence[at]]
    first, second = (printed_terms(s, s.tables.actions[number]) for number in numbers)
    does = Said("lens-influence-does", season=s.tables.seasons[at], first=first, second=second)
    return About(said, does, "influence.one_of_two")


def quadrant_of(s: State, group: str) -> int | None:
    """Where a card of that group lies."""
    for quadrant, card in enumerate(s.influence):
        if card != NONE and s.tables.influence_group[card] == group:
            return quadrant
    return None


def action(s: State, name: str, me: int) -> About | None:
    found = next((one for one in s.tables.actions if one.name == name), None)
    if found is None or found.group not in s.tables.group_names:
        return None
    said = Said("lens-action", group=found.group, action=name)
    if quadrant_of(s, found.group) is None:
        return About(said, Said("lens-influence-absent"), found.rule)
    does = Said("lens-action-does", often=often(s, found), terms=printed_terms(s, found))
    return About(said, does, found.rule)


def often(s: State, wanted: Action) -> bool:
    """influence.marks: whether a card in play lets it be repeated as long as it is paid."""
    for card in s.influence:
        if card != NONE:
            for number in s.tables.influence_again[card]:
                if s.tables.actions[number].name == wanted.name:
                    return True
    return False


# ------------------------------------------------------------ the site


def section(s: State, name: str, me: int) -> About | None:
    if name not in SECTION_NAMES:
        return None
    at = SECTION_NAMES.index(name)
    if s.card[at] == NONE:
        return About(
            Said("lens-section-none", section=name), Said("lens-section-none-does"), "setup.building_plan"
        )
    kind = s.type_of(at)
    said = Said("lens-section", section=name, type=TYPES[kind])
    if s.done[at]:
        return About(said, finished(s, at), "decorate.any_finished_section")
    cost = [unit(amount, MATERIALS[m]) for m in range(M) if (amount := s.missing(at, m))]
    if s.banner[at] != NOBODY:
        if s.banner[at] == s.config.ivan:
            # solo.ivan_construction: only the number of his pieces matters.
            cost = [Said("lens-any-pieces", n=still_needed(s, at))]
        fine = max(next_penalty(s, at, player) for player in range(s.config.players))
        does = Said("lens-section-claimed", player=s.banner[at], missing=cost, pays=pays(s, at), fine=fine)
        return About(said, does, "build.own_cards")
    tile = tile_said(s, s.tile[at])
    key = "lens-section-free" if s.claimable(at) else "lens-section-locked"
    return About(said, Said(key, tile=tile, cost=cost, pays=pays(s, at)), "claim.available")


def pays(s: State, at: int) -> list[Said]:
    card = s.card[at]
    given = [unit(s.tables.card_recognition[card], "recognition")]
    return [*given, unit(s.tables.card_ruble[card], "ruble")] if s.tables.card_ruble[card] else given


def finished(s: State, at: int) -> Said:
    args = {"player": s.banner[at], "worth": s.tables.section_value, "ornament": ORNAMENTS[s.type_of(at)]}
    if s.ornament[at] == NOBODY:
        return Said("lens-section-done", **args)
    return Said("lens-section-adorned", **args, owner=s.ornament[at], more=s.tables.ornament_value)


def tower(s: State, name: str, me: int) -> About | None:
    at = number_in(name, len(s.heights))
    if at is None:
        return None
    row = tower_row(s, at)
    prestige = [Said("lens-tower-share", player=player, n=n) for player, n in enumerate(row["prestige"]) if n]
    does = Said("lens-tower-does", value=row["value"], shares=prestige, none=not prestige)
    rule = "two_player.tower_scoring" if s.config.players == 2 else "final.places"
    return About(Said("lens-tower", tower=at + 1), does, rule)


def ornament(s: State, name: str, me: int) -> About | None:
    if name not in ORNAMENTS:
        return None
    t, kind = s.tables, ORNAMENTS.index(name)
    does = Said(
        "lens-ornament-does",
        type=TYPES[kind],
        material=MATERIALS[t.ornament_material[kind]],
        bare=t.jewel_points[0],
        best=max(t.jewel_points),
        n=s.ornaments[me * len(ORNAMENTS) + kind],
    )
    return About(Said("lens-ornament", ornament=name), does, "decorate.cost")


# ------------------------------------------------------------ the own board


def shop(s: State, name: str, me: int) -> About | None:
    if name not in WORKSHOP:
        return None
    return workshop_space(s, WORKSHOP.index(name), me, me, Said("lens-shop", space=name))


def workshop_space(s: State, at: int, owner: int, me: int, said: Said) -> About:
    wakes, tile = DICE[WORKSHOP_DIE[at]], s.shop_tile[owner * W + at]
    if tile == NONE:
        if not s.shop_free(owner, at):
            return About(said, Said("lens-shop-banner"), "advanced.white_blocked")
        holds = waiting_ornament(s, owner, at)
        does = Said(
            "lens-shop-empty",
            price=s.price(owner, at),
            die=wakes,
            ornament=None if holds == NONE else ORNAMENTS[holds],
        )
        return About(said, does, "workshop.face_up" if holds == NONE else "advanced.release_ornament")
    if not s.shop_up[owner * W + at]:
        return About(said, Said("lens-shop-down"), "workshop.face_down")
    gives = unit(benefit_amount(s, tile), RESOURCES[benefit_resource(s, tile)])
    beside = s.tables.workshop_die[tile]
    own, other = owner == me, DICE[beside] if beside >= 0 else None
    does = Said("lens-shop-up", own=own, player=owner, die=wakes, gives=gives, beside=other)
    return About(said, does, "workshop.activate" if beside < 0 else "workshop.die_tile")


def tile_of_player(s: State, name: str, me: int) -> About | None:
    """`1.red`: another player's workshop tile."""
    owner, _, place = name.partition(".")
    if place not in WORKSHOP or not owner.isdecimal() or int(owner) >= s.config.seats:
        return None
    at = WORKSHOP.index(place)
    return workshop_space(s, at, int(owner), me, Said("lens-tile", player=int(owner), space=place))


def face(s: State, name: str, me: int) -> About | None:
    if name not in ("up", "down"):
        return None
    return About(Said("lens-face", face=name), Said(f"lens-face-{name}"), f"workshop.face_{name}")


def banner(s: State, name: str, me: int) -> About | None:
    if name not in ("inventory", "white"):
        return None
    rule = "claim.inventory_space" if name == "inventory" else "advanced.white_banners"
    return About(Said("lens-banner"), Said(f"lens-banner-{name}"), rule)


def good(s: State, name: str, me: int) -> About | None:
    if name not in MATERIALS:
        return None
    n = s.goods[me * M + MATERIALS.index(name)]
    does = Said("lens-good-does", n=n, spaces=s.open_spaces(me), for_one=s.tables.leftovers)
    return About(Said("lens-resource", resource=name), does, "inventory.capacity")


def supply(s: State, name: str, me: int) -> About | None:
    said = Said("lens-resource", resource=name)
    if name in MATERIALS:
        does = Said("lens-supply-does", n=s.supply[MATERIALS.index(name)])
        return About(said, does, "supply.limited")
    if name == "ruble":
        return About(said, Said("lens-ruble-does", for_one=s.tables.leftovers), "supply.rubles")
    if name == "recognition":
        return About(said, Said("lens-recognition-does"), "score.recognition")
    return None


# ------------------------------------------------------------ points, people, buttons


def track(s: State, name: str, me: int) -> About | None:
    t = s.tables.track
    if not name.isdecimal() or not name.isascii() or int(name) > t.lap:
        return None
    at = int(name)
    ahead = at - s.score[me] % t.lap
    star = at > 0 and t.held[at] > t.held[at - 1]
    does = Said("lens-track-does", star=star, prestige=t.held[at], ahead=max(ahead, 0))
    return About(Said("lens-track", space=name), does, "score.prestige_spaces" if star else "score.track")


def row(s: State, name: str, me: int) -> About | None:
    """A line of the score sheet."""
    if name == "track":
        return About(Said("lens-row-track"), Said("lens-row-track-does"), "final.round_down")
    kind, _, number = name.partition("_")
    return tower(s, number, me) if kind == "tower" else None


def player(s: State, name: str, me: int) -> About | None:
    if not name.isdecimal() or int(name) >= s.config.players:
        return None
    who = int(name)
    does = Said(
        "lens-player-does",
        prestige=s.tables.track.prestige(s.score[who]),
        next=s.tables.track.next_up(s.score[who]) - s.score[who],
        sections=s.finished(who),
        end=s.tables.sections_to_end,
    )
    return About(Said("one-player", player=who), does, "final.winner")


def ivan(s: State, name: str, me: int) -> About | None:
    card = f"ivan_{name}"
    if not s.config.solo or card not in IVAN_CARDS or IVAN_CARDS.index(card) not in s.config.box.ivan_cards:
        return None
    amounts = s.tables.ivan_amount
    number = IVAN_CARDS.index(card)
    does = Said(f"lens-ivan-{name}", n=amounts[number] if number < len(amounts) else 0)
    return About(Said("lens-ivan", card=card), does, f"solo.{card}")


def button(s: State, name: str, me: int) -> About | None:
    rule = BUTTONS.get(name)
    if rule is None:
        return None
    t = s.tables
    args = {
        "exchange": {"prestige": t.exchange_cost, "rubles": t.exchange_gain},
        "reroll": {"prestige": t.reroll_cost, "n": t.rerolls},
    }
    return About(Said(f"lens-button-{name}"), Said(f"lens-button-{name}-does", **args.get(name, {})), rule)


BUTTONS: Final = {
    "end": "turn.end",
    "exchange": "turn.exchange_prestige",
    "nothing": "market.take_fewer",
    "reroll": "turn.reroll",
    "roll": "market.roll",
    "stop": "build.partial",
}
SPEAKERS: Final[dict[str, Speaker]] = {
    "action": action,
    "banner": banner,
    "button": button,
    "die": die,
    "face": face,
    "good": good,
    "influence": influence,
    "ivan": ivan,
    "ornament": ornament,
    "player": player,
    "row": row,
    "section": section,
    "shop": shop,
    "space": space,
    "supply": supply,
    "tile": tile_of_player,
    "tower": tower,
    "track": track,
}
