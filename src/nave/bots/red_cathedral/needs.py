"""What a player can use: questions that all choices among answers ask."""

from nave.bots.red_cathedral.kinds import (
    ACTIVATE,
    ACTIVATE_OTHER,
    DECORATE,
    NOTHING,
    TAKE,
    foreign_tile,
    is_piece,
    section_of,
)
from nave.games.red_cathedral.names import K, M
from nave.games.red_cathedral.state import State


def needs(s: State, player: int) -> list[int]:
    """Materials the player can still use: for claimed sections and one for each ornament at hand."""
    lacking = [0] * M
    for section in s.sections:
        if s.banner[section] == player and not s.done[section]:
            for m in range(M):
                lacking[m] += s.missing(section, m)
    for kind in range(K):
        count = s.ornaments[player * K + kind]
        lacking[s.tables.ornament_material[kind]] += count
        lacking[4] += count
        lacking[5] += count
    return lacking


def short_of(s: State, player: int) -> list[int]:
    """Needs beyond what is in hand."""
    lacking = needs(s, player)
    return [max(0, lacking[m] - s.goods[player * M + m]) for m in range(M)]


def has_spare(s: State, player: int, material: int, amount: int) -> bool:
    return s.goods[player * M + material] - needs(s, player)[material] >= amount


def useful_stock(s: State, player: int) -> list[int]:
    lacking = needs(s, player)
    return [min(lacking[m], s.goods[player * M + m]) for m in range(M)]


def open_sections(s: State, player: int) -> list[int]:
    return [section for section in s.sections if s.banner[section] == player and not s.done[section]]


def prestige_cost(s: State, player: int) -> int:
    """Spaces on the track that giving up one prestige costs: little just past a prestige space."""
    return s.score[player] - s.tables.track.next_down(s.score[player])


# ------------------------------------------------------------ amounts


def resource_of(move: int) -> int:
    """Of an answer that takes something from a tile or the supply."""
    return TAKE.first(move)


def amounts(s: State, player: int, takes: list[int]) -> list[int]:
    """Of one resource, the largest amount first: all there is, or as much as can be used."""
    if not takes:
        return []
    out = [takes[0]]
    resource, amount = TAKE.first(takes[0]), TAKE.second(takes[0]) + 1
    if resource < M and s.open_spaces(player) - amount < 3:
        usable = short_of(s, player)[resource]
        if 0 < usable < amount:
            out.append(TAKE.at(resource, usable - 1))
        elif usable == 0 and NOTHING.has(takes[-1]):
            out.append(takes[-1])
    return out


def largest(wakes: list[int]) -> list[int]:
    """Of every own workshop tile the largest amount, which comes first."""
    out: list[int] = []
    last = -1
    for move in wakes:
        if ACTIVATE.has(move) and ACTIVATE.first(move) != last:
            last = ACTIVATE.first(move)
            out.append(move)
    return out


def largest_of_others(wakes: list[int]) -> list[int]:
    """The same of tiles in the workshops of others."""
    out: list[int] = []
    last = -1
    for move in wakes:
        if ACTIVATE_OTHER.has(move) and foreign_tile(move) != last:
            last = foreign_tile(move)
            out.append(move)
    return out


# ------------------------------------------------------------ deliveries


def finishing_deliveries(s: State, player: int, building: list[int], left: int) -> list[int]:
    """Deliveries to sections that can be finished with what is in hand within this action."""
    ready = set()
    for section in open_sections(s, player):
        lacking = [s.missing(section, m) for m in range(M)]
        short = sum(max(0, lacking[m] - s.goods[player * M + m]) for m in range(M))
        if sum(lacking) <= left and short <= s.stand_ins(player):
            ready.add(section)
    return [move for move in building if is_piece(move) and section_of(move) in ready]


def jewel_prestige(s: State, move: int) -> int:
    """Of an ornament without diamonds."""
    return s.tables.jewel_points[DECORATE.second(move)]
