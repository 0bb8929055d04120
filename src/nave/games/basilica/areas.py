"""Areas: groups of one color, what each is worth and who gets how much. One flood fill does it all."""

from mypy_extensions import i64

from nave.games.basilica import plan
from nave.games.basilica.names import MASK, SEATS, C
from nave.games.basilica.sheet import NOBODY, PAWNS, POINTS, STRONG, WEIGHTS, Area
from nave.games.basilica.state import State


def colored(s: State, named_cells: list[int], named_colors: list[int]) -> list[int]:
    """For each color the vaults that have it; a jester's vault has the one named as well.

    Scaffolding has none (scaffolding.no_area).
    """
    found = [0] * C
    for cell in plan.listed(s.vaults):
        mask = MASK[s.tile(cell)]
        for color in range(i64(C)):
            if mask >> color & 1:
                found[color] |= plan.only(cell)
    for cell, color in zip(named_cells, named_colors, strict=True):
        found[color] |= plan.only(cell)  # rank.jester_extra_colour
    return found


def find(s: State, colors: list[int], only_built: bool) -> list[Area]:
    """All areas, or those with builders only, in the order of their first cells.

    Each color of a vault is looked at on its own: the vault and all that is on it count in every area that it
    belongs to (area.wild_in_two, scoring.wild_counts_twice, majority.on_wild).
    """
    areas: list[Area] = []
    left = colors.copy()
    for cell in plan.listed(s.white | s.black if only_built else s.vaults):
        here = plan.only(cell)
        for color in range(i64(C)):
            if not left[color] & here:
                continue
            place = flood(here, left[color])
            left[color] &= ~place
            # area.single_tile, area.single_wild_is_none, area.two_wilds; a jester's vault is wild in every
            # scoring, also before its color is named (rank.jester_lonely_tile).
            if place != here or not here & (s.wilds | s.jesters):
                areas.append(evaluate(s, Area(color, cell, place)))
    return areas


def flood(start: int, color: int) -> int:
    """area.definition: all of the color that is linked by shared edges.

    Wilds link groups of their color (area.wild_bridges_same_colour), nothing else does
    (area.separate_same_colour).
    """
    place = start
    edge = start
    while edge:
        edge = plan.near(edge) & color & ~place
        place |= edge
    return place


def evaluate(s: State, area: Area) -> Area:
    """scoring.area_value, majority.more_builders, majority.fewer_builders"""
    t = s.tables
    counted = area.counted
    for seat in range(i64(SEATS)):
        for cell in plan.listed(area.place & s.own(seat)):
            under = s.under(cell)
            counted[PAWNS + seat] += 1
            counted[WEIGHTS + seat] += t.weight[under]  # majority.master_mason
            if t.wins_ties[under]:
                counted[STRONG + seat] = 1
            if t.doubles[under]:
                area.doubled = True  # rank.architect_once
    glass = area.place & s.glass
    area.glass = plan.count(glass & ~s.altared) * t.glass_value
    area.glass += plan.count(glass & s.altared) * t.altar_glass_value  # altar.doubles_glass
    value = area.size * t.tile_value
    if area.doubled:
        value *= t.architect_factor
    area.value = value + area.glass  # glass.after_architect
    area.leader = leader(area)
    if area.leader != NOBODY:
        counted[POINTS + area.leader] = area.value
        # majority.tie_loser: whoever lost the tie to a strongman is the minority as well; ranks add nothing
        # to its points (rank.architect_minority).
        counted[POINTS + 1 - area.leader] = area.pawns(1 - area.leader) * t.minority_value
    return area


def leader(area: Area) -> i64:
    """majority.tie, majority.strongman, majority.strongmen_cancel"""
    white, black = area.weight(0), area.weight(1)
    if white != black:
        return 0 if white > black else 1
    if area.strong(0) == area.strong(1):
        return NOBODY
    return 0 if area.strong(0) else 1


def points(areas: list[Area]) -> list[int]:
    """What the areas bring to each player."""
    both = [0, 0]
    for area in areas:
        both[0] += area.points(0)
        both[1] += area.points(1)
    return both
