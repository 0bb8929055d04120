"""Areas: groups of one color, what each is worth and who gets how much. One flood fill does it all."""

from nave.games.basilica.names import ADJACENT, MASK, C
from nave.games.basilica.sheet import NOBODY, Area
from nave.games.basilica.state import State


def color_masks(s: State, named_cells: list[int], named_colors: list[int]) -> list[int]:
    """The colors of every cell as bits, none for scaffolding (scaffolding.no_area).

    A jester's vault has the one named as well.
    """
    masks = [MASK[tile] if tile >= 0 else 0 for tile in s.tile]
    for cell, color in zip(named_cells, named_colors, strict=True):
        masks[cell] |= 1 << color  # rank.jester_extra_colour
    return masks


def find(s: State, masks: list[int], only_built: bool) -> list[Area]:
    """All areas, or those with builders only, in the order of their first cells.

    Each color of a vault is looked at on its own: the vault and all that is on it count in every area that it
    belongs to (area.wild_in_two, scoring.wild_counts_twice, majority.on_wild).
    """
    areas: list[Area] = []
    seen = [0] * len(masks)
    for cell, mask in enumerate(masks):
        if mask & ~seen[cell] == 0 or (only_built and s.pawn[cell] < 0):
            continue
        for color in range(C):
            bit = 1 << color
            if mask & bit and not seen[cell] & bit:
                area = flood(s, masks, seen, cell, color)
                # area.single_tile, area.single_wild_is_none, area.two_wilds; a jester's vault is wild in
                # every scoring, also before its color is named (rank.jester_lonely_tile).
                if len(area.cells) > 1 or (mask == bit and not s.jester_at(cell)):
                    evaluate(s, area)
                    areas.append(area)
    return areas


def flood(s: State, masks: list[int], seen: list[int], start: int, color: int) -> Area:
    """area.definition: all of the color that is linked by shared edges.

    Wilds link groups of their color (area.wild_bridges_same_colour), nothing else does
    (area.separate_same_colour).
    """
    t = s.tables
    bit = 1 << color
    area = Area(color)
    cells = area.cells
    cells.append(start)
    seen[start] |= bit
    at = 0
    while at < len(cells):
        cell = cells[at]
        at += 1
        pawn = s.pawn[cell]
        if pawn >= 0:
            seat, code = pawn >> 3, pawn & 7
            area.pawns[seat] += 1
            area.weights[seat] += t.weight[code]  # majority.master_mason
            if t.wins_ties[code]:
                area.strong[seat] = True
            if t.doubles[code]:
                area.doubled = True  # rank.architect_once
        deco = s.deco[cell]
        if deco & 1:
            area.glass += t.altar_glass_value if deco & 2 else t.glass_value  # altar.doubles_glass
        for near in ADJACENT[cell]:
            if masks[near] & bit and not seen[near] & bit:
                seen[near] |= bit
                cells.append(near)
    return area


def evaluate(s: State, area: Area) -> None:
    """scoring.area_value, majority.more_builders, majority.fewer_builders"""
    t = s.tables
    value = len(area.cells) * t.tile_value
    if area.doubled:
        value *= t.architect_factor
    area.value = value + area.glass  # glass.after_architect
    area.leader = leader(area)
    if area.leader != NOBODY:
        area.points[area.leader] = area.value
        # majority.tie_loser: whoever lost the tie to a strongman is the minority as well; ranks add nothing
        # to its points (rank.architect_minority).
        area.points[1 - area.leader] = area.pawns[1 - area.leader] * t.minority_value


def leader(area: Area) -> int:
    """majority.tie, majority.strongman, majority.strongmen_cancel"""
    white, black = area.weights
    if white != black:
        return 0 if white > black else 1
    if area.strong[0] == area.strong[1]:
        return NOBODY
    return 0 if area.strong[0] else 1


def points(areas: list[Area]) -> list[int]:
    """What the areas bring to each player."""
    both = [0, 0]
    for area in areas:
        both[0] += area.points[0]
        both[1] += area.points[1]
    return both
