"""Areas: groups of one color, what each is worth and who gets how much. One flood fill does it all."""

from mypy_extensions import i64

from nave.games.basilica import plan
from nave.games.basilica.names import SEATS, C
from nave.games.basilica.sheet import NOBODY, Area, one_of
from nave.games.basilica.state import State


def colored(s: State, named_cells: list[int], named_colors: list[int]) -> plan.Colors:
    """For each color the vaults that have it; a jester's vault has the one named as well.

    Scaffolding has none (scaffolding.no_area).
    """
    found = s.colors()
    for place in range(len(named_cells)):
        color: i64 = named_colors[place]
        found.put(color, found.of(color) | plan.only(named_cells[place]))  # rank.jester_extra_colour
    return found


def find(s: State, colors: plan.Colors, only_built: bool) -> list[Area]:
    """All areas, or those with builders only, in the order of their first cells.

    Each color of a vault is looked at on its own: the vault and all that is on it count in every area that it
    belongs to (area.wild_in_two, scoring.wild_counts_twice, majority.on_wild).
    """
    areas: list[Area] = []
    left = plan.Colors(colors.red, colors.yellow, colors.blue, colors.green)
    cells = s.white | s.black if only_built else s.vaults
    while cells:
        here = cells & -cells
        cells ^= here
        for color in range(i64(C)):
            among = left.of(color)
            if not among & here:
                continue
            place = flood(here, among)
            left.put(color, among & ~place)
            # area.single_tile, area.single_wild_is_none, area.two_wilds; a jester's vault is wild in every
            # scoring, also before its color is named (rank.jester_lonely_tile).
            if place != here or not here & (s.wilds | s.jesters):
                areas.append(evaluate(s, Area(color, plan.first(here), place)))
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
    for seat in range(i64(SEATS)):
        one = one_of(seat)
        cells = area.place & s.own(seat)
        while cells:
            under = s.under(plan.first(cells))
            cells &= cells - 1
            area.builders += one
            area.weights += one * t.weight[under]  # majority.master_mason
            if t.wins_ties[under]:
                area.strong_ones |= one
            if t.doubles[under]:
                area.doubled = True  # rank.architect_once
    glass = area.place & s.glass
    if glass:
        area.glass = plan.count(glass & ~s.altared) * t.glass_value
        area.glass += plan.count(glass & s.altared) * t.altar_glass_value  # altar.doubles_glass
    value = area.size * t.tile_value
    if area.doubled:
        value *= t.architect_factor
    area.value = value + area.glass  # glass.after_architect
    area.leader = leader(area)
    if area.leader != NOBODY:
        # majority.tie_loser: whoever lost the tie to a strongman is the minority as well; ranks add nothing
        # to its points (rank.architect_minority).
        other = 1 - area.leader
        area.both_points = one_of(area.leader) * area.value
        area.both_points += one_of(other) * area.pawns(other) * t.minority_value
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
