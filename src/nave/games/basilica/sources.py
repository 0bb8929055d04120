"""The score sheet: every area of every scoring; before the end also what one would pay now."""

from nave.games.basilica.areas import colored, find, points
from nave.games.basilica.names import COLORS, SEATS, cell_name
from nave.games.basilica.sheet import NOBODY, Area, Sheet, parts_of
from nave.games.basilica.state import State
from nave.kernel.said import Said, Spoken
from nave.kernel.types import ScoreSheet, SourceGroup, SourceRow


def row_of(source: str, title: Said, points: list[int], rule: str) -> SourceRow:
    return {
        "source": source,
        "title": title,
        "note": "",
        "rule": rule,
        "pieces": [],
        "points": points,
        "notes": [""] * SEATS,
    }


def score_sheet(s: State) -> ScoreSheet:
    groups = [scoring(sheet) for sheet in s.sheets]
    before = [s.score(seat) - sum(sheet.points[seat] for sheet in s.sheets) for seat in range(SEATS)]
    if any(before):
        # A position tells the points, not the scorings they came from.
        groups.insert(0, {**row_of("before", Said("source-before"), before, "scoring.sequence"), "rows": []})
    if s.stack:
        groups.append(standing(s))
    totals = [sum(group["points"][seat] for group in groups) for seat in range(SEATS)]
    return {"final": not s.stack, "groups": groups, "totals": totals, "ties": []}


def scoring(sheet: Sheet) -> SourceGroup:
    rule = "stack.final_scoring" if sheet.final else "queen.scoring_spaces"
    title = Said("source-scoring", n=str(sheet.number), final=sheet.final)
    return {
        **row_of("scoring", title, list(sheet.points), rule),
        "notes": named(sheet),
        "rows": [area_row(area) for area in sheet.areas],
    }


def named(sheet: Sheet) -> list[Spoken]:
    """rank.jester_extra_colour: what each player's jester made of its vault."""
    notes: list[Spoken] = [""] * SEATS
    for seat, cell, color in zip(sheet.jester_seats, sheet.jester_cells, sheet.jester_colors, strict=True):
        notes[seat] = Said("source-jester", cell=cell_name(cell), color=COLORS[color])
    return notes


def standing(s: State) -> SourceGroup:
    """The areas by their printed colors, as no jester has named one (rank.jester_only_in_scoring)."""
    areas = find(s, colored(s, [], []), True)
    return {
        **row_of("standing", Said("source-standing"), points(areas), "scoring.sequence"),
        "rows": [area_row(area) for area in areas],
    }


def area_row(area: Area) -> SourceRow:
    """scoring.area_value, as a sum in words; builders decide who gets it (majority.more_builders)."""
    tied = area.leader == NOBODY
    weights = parts_of(area.weights)
    present = [Said("source-builders", n=weight) for weight in weights]
    return {
        "source": f"area:{COLORS[area.color]}",
        "title": Said("source-area", color=COLORS[area.color]),
        "note": Said(
            "source-area-note",
            tiles=int(area.size),
            doubled=area.doubled,
            glass=int(area.glass),
            value=int(area.value),
        ),
        "rule": "majority.tie" if tied else "majority.more_builders",
        "pieces": [f"cell:{cell_name(cell)}" for cell in area.cells],
        "points": [int(area.points(seat)) for seat in range(SEATS)],
        "notes": [said if weight else "" for said, weight in zip(present, weights, strict=True)],
    }
