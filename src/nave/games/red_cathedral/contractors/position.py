"""The module's pieces as readable plain data and back, each accounted for."""

from typing import Final

from mypy_extensions import i64

from nave.games.red_cathedral.contractors.names import (
    CITIES,
    CONTRACTORS,
    SPECIALIST_SPACES,
    SPECIALISTS,
    TOOLS,
    C,
)
from nave.games.red_cathedral.contractors.pieces import DISPLAYED, HELD, IN_BAG, NONE, REMOVED, on_table
from nave.games.red_cathedral.contractors.tables import duchy_of
from nave.games.red_cathedral.contractors.types import ContractorsPieces
from nave.games.red_cathedral.names import LEVELS, ORNAMENTS, WORKSHOP, K, W
from nave.games.red_cathedral.state import State
from nave.kernel.asking import demand
from nave.kernel.errors import PositionError
from nave.kernel.language import Each
from nave.kernel.packed import packed, place_of
from nave.kernel.reading import Reader
from nave.kernel.said import Said

PLAYER_ENTRIES: Final = ("permits", "contractors", "specialist", "tools", "discarded")
DUCHY_ENTRIES: Final = ("cities", "closed", "display", "bag", "removed", "marker")


# ------------------------------------------------------------ writing


def write(s: State, data: ContractorsPieces) -> None:
    pieces = on_table(s)
    towers = range(len(s.heights))
    data["duchy"] = {
        "cities": [CITIES[pieces.city[tower]] for tower in towers],
        "closed": [CITIES[city] for city in range(C) if pieces.closed[city]],
        "display": [None if tile == NONE else SPECIALISTS[tile] for tile in pieces.display],
        "bag": tiles_at(s, IN_BAG),
        "removed": tiles_at(s, REMOVED),
        "marker": None if pieces.marker == NONE else pieces.marker + 1,
    }
    for player, row in enumerate(data["players"]):
        held = pieces.held[player]
        row["permits"] = pieces.permits[player]
        row["contractors"] = {
            CITIES[city]: pieces.contractors[player * C + city]
            for city in range(C)
            if pieces.contractors[player * C + city]
        }
        row["specialist"] = None if held == NONE else SPECIALISTS[held]
        row["tools"] = tiles_at(s, player)
        row["discarded"] = {
            "ornaments": {
                name: s.discarded[player * K + kind]
                for kind, name in enumerate(ORNAMENTS)
                if s.discarded[player * K + kind]
            },
            "from": [WORKSHOP[space] for space in range(W) if s.discarded_from[player * W + space]],
        }


def tiles_at(s: State, place: i64) -> list[str]:
    return [SPECIALISTS[tile] for tile, at in enumerate(on_table(s).specialist_at) if at == place]


# ------------------------------------------------------------ reading


def read(s: State, root: Reader) -> None:
    pieces = on_table(s)
    duchy = root.part("duchy")
    duchy.only(set(DUCHY_ENTRIES))
    for tower, city in enumerate(duchy.names("cities", CITIES, len(s.heights))):
        pieces.city[tower] = city
    for city in duchy.names("closed", CITIES, None):
        pieces.closed[city] = 1
    display = duchy.names("display", SPECIALISTS, SPECIALIST_SPACES, optional=True)
    pieces.display = packed(display)
    if duchy.value("marker") is not None:
        pieces.marker = duchy.number("marker", 1, len(s.heights)) - 1
    places = [NONE] * len(SPECIALISTS)
    seen = [0] * len(SPECIALISTS)
    for tile in pieces.display:
        if tile != NONE:
            put(places, seen, tile, DISPLAYED)
    for key, place in (("bag", IN_BAG), ("removed", REMOVED)):
        for tile in duchy.names(key, SPECIALISTS, None):
            put(places, seen, tile, place)
    for player, row in enumerate(root.rows("players", s.config.players)):
        read_player(s, player, row, places, seen)
    lost = [SPECIALISTS[tile] for tile, count in enumerate(seen) if not count]
    demand(not lost, Said("wrong-specialist-tiles-missing", lost=Each(lost)))
    pieces.specialist_at = packed(places)


def read_player(s: State, player: i64, row: Reader, places: list[int], seen: list[int]) -> None:
    pieces = on_table(s)
    pieces.permits[player] = row.number("permits", 0, duchy_of(s).permit_limit)
    for city, count in enumerate(row.counts("contractors", CITIES)):
        pieces.contractors[player * C + city] = count
    if row.value("specialist") is not None:
        tile = row.name("specialist", SPECIALISTS)
        pieces.held[player] = tile
        put(places, seen, tile, HELD)
    for tile in row.names("tools", SPECIALISTS, None):
        put(places, seen, tile, player)
    discarded = row.part("discarded")
    discarded.only({"ornaments", "from"})
    for kind, count in enumerate(discarded.counts("ornaments", ORNAMENTS)):
        s.discarded[player * K + kind] = count
    for space in discarded.names("from", WORKSHOP, None):
        s.discarded_from[player * W + space] = 1


def put(places: list[int], seen: list[int], tile: i64, place: i64) -> None:
    if seen[tile]:
        raise PositionError(Said("wrong-specialist-tile-two-places", tile=SPECIALISTS[tile]))
    seen[tile] = 1
    places[tile] = place


# ------------------------------------------------------------ accounting


def check(s: State) -> None:
    check_cities(s)
    check_tiles(s)
    for player in range(s.config.players):
        check_player(s, player)
    if s.config.solo:
        check_ivan(s)
    else:
        demand(on_table(s).marker == NONE, Said("wrong-city-marker-solitaire-games"))


def check_cities(s: State) -> None:
    """setup.city_tiles, city.close"""
    pieces = on_table(s)
    laid = pieces.city[: len(s.heights)]
    demand(len(set(laid)) == len(laid) and NONE not in laid, Said("wrong-each-tower-city-own"))
    for city, name in enumerate(CITIES):
        if city in laid:
            tower = place_of(laid, city)
            bottom = tower * LEVELS
            complete = all(s.done[bottom : bottom + s.heights[tower]])
            demand(
                bool(pieces.closed[city]) == complete,
                Said("wrong-closed-if-tower-complete", name=name),
            )
        else:
            demand(bool(pieces.closed[city]), Said("wrong-no-tower-closed", name=name))


def check_tiles(s: State) -> None:
    """Every specialist tile is where it says it is."""
    pieces = on_table(s)
    for tile, place in enumerate(pieces.specialist_at):
        name = SPECIALISTS[tile]
        shown = tile in pieces.display
        held = tile in pieces.held
        demand(shown == (place == DISPLAYED), Said("wrong-specialist-display-elsewhere", name=name))
        demand(held == (place == HELD), Said("wrong-specialist-extension-elsewhere", name=name))
        demand(place < s.config.players, Said("wrong-specialist-lies-beside-player", name=name))


def check_player(s: State, player: i64) -> None:
    who = s.config.called(player)
    pieces = on_table(s)
    permits = pieces.permits[player]
    demand(
        0 <= permits <= duchy_of(s).permit_limit, Said("wrong-permits", who=who, permits=permits)
    )  # permit.limit
    sent = sum(pieces.contractors[player * C : player * C + C])
    demand(
        0 <= sent <= CONTRACTORS,
        Said("wrong-contractors-cities-there", who=who, sent=sent, contractors=CONTRACTORS),
    )
    for city in range(C):
        closed_always = city not in pieces.city[: len(s.heights)]
        demand(
            not closed_always or not pieces.contractors[player * C + city],
            Said("wrong-contractor-which-was-never", who=who, city=CITIES[city]),
        )
    for space in range(W):
        out = s.discarded_from[player * W + space]
        holds = s.config.advanced and s.tables.advanced_holds[s.config.colors[player]][space] != NONE
        demand(not out or holds, Said("wrong-discarded-ornament-from-space", who=who))
    for kind, name in enumerate(ORNAMENTS):
        out = s.discarded[player * K + kind]
        demand(
            out <= s.tables.ornament_count[kind],
            Said("wrong-discarded-ornament", who=who, out=out, name=name),
        )


def check_ivan(s: State) -> None:
    """solo.ivan_contractors, solo.ivan_pairs_return"""
    ivan, pieces = s.config.ivan, on_table(s)
    demand(pieces.permits[ivan] == 0, Said("wrong-ivan-no-permits"))
    demand(pieces.held[ivan] == NONE, Said("wrong-ivan-holds-no-specialist"))
    demand(pieces.marker != NONE, Said("wrong-city-marker-missing"))
    tools = [duchy_of(s).tool[tile] for tile, place in enumerate(pieces.specialist_at) if place == ivan]
    demand(
        len(set(tools)) == len(tools),
        Said("wrong-ivan-tools-differ", tools=str([TOOLS[tool] for tool in tools])),
    )
