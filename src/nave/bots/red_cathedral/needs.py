"""What a player can use: questions that all choices among answers ask."""

from nave.games.red_cathedral import moves
from nave.games.red_cathedral.names import JEWELS, K, M
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
    return moves.TAKES.index(move) // moves.TAKE_MAX


def amounts(s: State, player: int, takes: list[int]) -> list[int]:
    """Of one resource, the largest amount first: all there is, or as much as can be used."""
    if not takes:
        return []
    out = [takes[0]]
    resource, amount = divmod(moves.TAKES.index(takes[0]), moves.TAKE_MAX)
    if resource < M and s.open_spaces(player) - amount <= 3:
        usable = short_of(s, player)[resource]
        if 0 < usable <= amount:
            out.append(takes[0] - amount - 1 + usable)
        elif usable == 0 and takes[-1] == moves.TAKE_NOTHING:
            out.append(moves.TAKE_NOTHING)
    return out


def largest(wakes: list[int]) -> list[int]:
    """Of every own workshop tile the largest amount."""
    return first_amounts(wakes, moves.ACTIVATE, moves.DIE)


def first_amounts(options: list[int], begin: int, end: int) -> list[int]:
    """Of every tile in a block of activations the largest amount, which comes first."""
    out: list[int] = []
    last = -1
    for move in options:
        if begin <= move < end:
            tile = (move - begin) // moves.ACTIVATE_MAX
            if tile != last:
                last = tile
                out.append(move)
    return out


# ------------------------------------------------------------ deliveries


def finishing_deliveries(s: State, player: int, building: list[int], left: int) -> list[int]:
    """Deliveries to sections that can be finished with what is in hand within this action."""
    ready = set()
    for section in open_sections(s, player):
        lacking = [s.missing(section, m) for m in range(M)]
        short = sum(max(0, lacking[m] - s.goods[player * M + m]) for m in range(M))
        if sum(lacking) <= left and short <= s.pieces.diamonds[player]:
            ready.add(section)
    return [
        move
        for move in building
        if (move < moves.DECORATE and (move - moves.DELIVER) // M in ready)
        or (
            moves.DELIVER_DIAMOND <= move < moves.DECORATE_DIAMOND
            and (move - moves.DELIVER_DIAMOND) // M in ready
        )
    ]


def jewel_prestige(s: State, move: int) -> int:
    """Of an ornament without diamonds."""
    return s.tables.jewel_points[(move - moves.DECORATE) % len(JEWELS)]
