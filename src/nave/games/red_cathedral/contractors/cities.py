"""Cities: laid above the towers, closed and scored when their tower is complete."""

from typing import Final

from mypy_extensions import i64

from nave.games.red_cathedral.contractors.events import CityClosed
from nave.games.red_cathedral.contractors.names import CITIES, CONTRACTORS, C
from nave.games.red_cathedral.contractors.pieces import NONE, on_table, own_pieces
from nave.games.red_cathedral.effects import gain_recognition
from nave.games.red_cathedral.names import LEVELS
from nave.games.red_cathedral.state import State
from nave.kernel.family import Family
from nave.kernel.frame import AUTO, NATURE, Frame
from nave.kernel.packed import packed, replaced
from nave.kernel.said import Said

CITY: Final[Family] = Family("lay {city}", nature=True, city=CITIES)


class LayCities(Frame[State]):
    """Once the towers stand, each of them gets a city."""

    def __init__(self) -> None:
        super().__init__("cities", AUTO)

    def apply(self, s: State, move: i64) -> None:
        for tower in range(len(s.heights) - 1, -1, -1):
            s.stack.append(LayCity(tower))


class LayCity(Frame[State]):
    """setup.city_tiles; those left over close their cities (setup.closed_cities)."""

    def __init__(self, tower: i64) -> None:
        super().__init__("city", NATURE)
        self.tower = tower

    def options(self, s: State) -> list[int]:
        return [CITY.at(city) for city in range(C) if city not in on_table(s).city]

    def apply(self, s: State, move: i64) -> None:
        pieces = own_pieces(s)
        pieces.city = replaced(pieces.city, self.tower, CITY.first(move))
        if self.tower == len(s.heights) - 1:
            pieces.closed = packed([int(city not in pieces.city) for city in range(C)])

    def prompt(self, s: State) -> Said:
        return Said("prompt-city", tower=self.tower + 1)

    def args(self) -> list[int]:
        return [self.tower]


def crowd(s: State, city: i64) -> i64:
    """All contractors in a city, whatever their color."""
    contractors = on_table(s).contractors
    return sum(contractors[player * C + city] for player in range(s.config.players))


def contractors_left(s: State, player: i64) -> i64:
    """Contractors still on the extension (hire.leftmost_contractor, hire.contractors_stay)."""
    left: i64 = CONTRACTORS
    contractors = on_table(s).contractors
    for place in range(player * C, player * C + C):
        left -= contractors[place]
    return left


def banners_in(s: State, tower: i64, owner: i64) -> i64:
    """On finished and unfinished sections alike (city.banners_only)."""
    count: i64 = 0
    for section in range(tower * LEVELS, tower * LEVELS + s.heights[tower]):
        if s.banner[section] == owner:
            count += 1
    return count


def city_points(s: State, player: i64, tower: i64) -> i64:
    """city.points, city.banners_only"""
    city = on_table(s).city[tower]
    hired = on_table(s).contractors[player * C + city]
    return hired and hired * banners_in(s, tower, player)


def close_city(s: State, player: i64, tower: i64) -> None:
    """city.close, then every player scores, whoever finished the tower (city.points).

    Ivan as well (solo.city_scoring).
    """
    city = on_table(s).city[tower]
    if city == NONE:
        return
    own_pieces(s).closed = replaced(on_table(s).closed, city, 1)
    if s.log is not None:
        s.log.append(CityClosed(city, tower, rule="city.close", seat=player))
    for other in range(s.config.players):
        points = city_points(s, other, tower)
        if points:
            gain_recognition(s, other, points, "city.points")
