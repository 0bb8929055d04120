"""What a seat of The Red Cathedral sees, as numbers."""

from typing import Any, Final

from nave.envs.vector import Vector, asked, from_own_seat
from nave.games.red_cathedral.names import (
    DICE,
    LEVELS,
    MATERIALS,
    ORNAMENTS,
    QUADRANTS,
    RING,
    TOWERS,
    WORKSHOP,
)
from nave.kernel.components import ComponentSet

QUESTIONS: Final = (
    *("turn", "end", "banner", "place", "benefit", "deliver", "visit", "activate", "gain", "pay", "take"),
    *("swap", "ivan_die", "ivan_reset", "ivan_ornament", "ivan_tile", "ivan_act", "ivan_claim"),
)
TYPES: Final = ("base", "middle", "dome")
EXCHANGE: Final = ("free", "open", "closed")
# Players in the vector; fewer seats leave the last ones 0.
PLAYERS: Final = 4


def ids(components: ComponentSet, table: str) -> list[str]:
    """Row ids of a table, those of an expansion behind them."""
    data = components.data
    more = sorted(name for name in data if name.endswith(f"_{table}"))
    return [row["id"] for name in (table, *more) for row in data[name]]


def encode(view: dict[str, Any], seat: int, components: ComponentSet) -> Vector:
    v = Vector()
    players = from_own_seat(seat, len(view["players"]))
    v.one_of("question", QUESTIONS, asked(view))
    v.number("to_answer", view["to_answer"] == seat)
    for place in range(PLAYERS):
        v.number(f"active=player{place}", place < len(players) and view["active"] == players[place])
    turn = view["this_turn"]
    v.one_of("exchange", EXCHANGE, turn["exchange"])
    v.number("rerolls", turn["rerolls"])
    v.one_of("moved_die", DICE, turn["die"])
    v.number("obtained", turn["obtained"])
    v.number("activated", turn["activated"])
    v.number("end.triggered", view["end"]["trigger"] is not None)
    v.number("end.turns_left", view["end"]["turns_left"], PLAYERS)
    v.counts("supply", MATERIALS, view["supply"], 20)
    tiles = ids(components, "workshop_tile")
    for place in range(PLAYERS):
        row = view["players"][players[place]] if place < len(players) else None
        add_player(v, f"player{place}", row, tiles)
    add_market(v, view["market"], components)
    for tower in range(TOWERS):
        sections = view["site"][tower] if tower < len(view["site"]) else []
        for level in range(LEVELS):
            section = sections[level] if level < len(sections) else None
            add_section(v, f"section{tower + 1}.{level + 1}", section, players)
    return v


def add_player(v: Vector, name: str, row: dict[str, Any] | None, tiles: list[str]) -> None:
    found = row or {}
    v.number(f"{name}.score", found.get("score", 0), 80)
    v.number(f"{name}.if_it_ended_now", found.get("if_it_ended_now", 0), 80)
    v.number(f"{name}.rubles", found.get("rubles", 0), 20)
    v.counts(f"{name}.goods", MATERIALS, found.get("goods", {}), 10)
    v.counts(f"{name}.banners", ("inventory", "side"), found.get("banners", {}), 4)
    v.counts(f"{name}.ornaments", ORNAMENTS, found.get("ornaments", {}), 2)
    workshop = found.get("workshop", {})
    for space in WORKSHOP:
        tile = workshop.get(space) or {"tile": None, "up": False}
        v.number(f"{name}.{space}.up", tile["up"])
        v.one_of(f"{name}.{space}", tiles, tile["tile"])


def add_market(v: Vector, market: dict[str, Any], components: ComponentSet) -> None:
    resource, cards = ids(components, "resource_tile"), ids(components, "influence_card")
    for space in range(RING):
        v.one_of(f"space{space + 1}", resource, market["tiles"][space])
    for quadrant in range(QUADRANTS):
        v.one_of(f"quadrant{quadrant + 1}", cards, market["influence"][quadrant])
    for die in DICE:
        shown = market["dice"].get(die) or {"space": None, "value": 0}
        v.number(f"{die}.value", shown["value"], 6)
        for space in range(RING):
            v.number(f"{die}@{space + 1}", shown["space"] == space + 1)


def add_section(v: Vector, name: str, section: dict[str, Any] | None, players: list[int]) -> None:
    found = section or {}
    v.number(f"{name}.exists", section is not None)
    v.one_of(f"{name}.type", TYPES, found.get("type"))
    v.number(f"{name}.claimable", found.get("claimable", False))
    v.number(f"{name}.done", found.get("done", False))
    v.number(f"{name}.tile", found.get("tile") is not None)
    v.number(f"{name}.recognition", found.get("recognition", 0), 10)
    v.number(f"{name}.ruble", found.get("ruble", 0), 10)
    v.counts(f"{name}.cost", MATERIALS, found.get("cost", {}), 3)
    v.counts(f"{name}.laid", MATERIALS, found.get("laid", {}), 3)
    for place in range(PLAYERS):
        player = players[place] if place < len(players) else -1
        v.number(f"{name}.banner=player{place}", found.get("banner") == player)
        v.number(f"{name}.ornament=player{place}", found.get("ornament") == player)
