"""A scoring: jesters name colours, areas are evaluated, points are added, the cleanup follows."""

from typing import Any

from nave.games.basilica.areas import colours, find, points
from nave.games.basilica.cleanup import clean_up
from nave.games.basilica.jester import ask_jesters
from nave.games.basilica.names import COLOURS, cell_name
from nave.games.basilica.sheet import NOBODY, Area, Sheet
from nave.games.basilica.state import EXHAUSTION, NONE, THIRD_SCORING, TURN_OVER, State
from nave.kernel.frame import AUTO, Frame
from nave.kernel.rules import Result
from nave.kernel.state import replaced


def step_queen(s: State) -> None:
    """queen.moves_on_crown; on a scoring space the turn is over (queen.scoring_ends_turn)."""
    s.queen += 1
    if s.log is not None:
        text = f"The queen steps to {s.queen}"
        s.emit("queen", "queen.moves_on_crown", s.active, text, {"from": s.queen - 1, "to": s.queen})
    if s.queen in s.tables.scoring_spaces:
        s.actions_left = TURN_OVER
        s.laid = NONE  # queen.no_builder_after_scoring
        begin_scoring(s, 0)


def begin_scoring(s: State, final: int) -> None:
    """scoring.sequence"""
    if s.log is not None:
        number = len(s.sheets) + 1
        rule = "stack.final_scoring" if final else "queen.scoring_spaces"
        text = "The final scoring" if final else f"Scoring {number}: the queen stands on {s.queen}"
        s.emit("scoring", rule, s.active, text, {"number": number, "final": bool(final)})
    s.stack.append(Score(final))
    ask_jesters(s)


def run_out(s: State) -> None:
    """stack.second_exhaustion: whatever was open is dropped, and one last scoring is held."""
    if s.log is not None:
        s.emit("exhausted", "stack.second_exhaustion", s.active, "The second stack is used up", {})
    s.stack.clear()
    begin_scoring(s, 1)


class Score(Frame[State]):
    def __init__(self, final: int) -> None:
        super().__init__("score", AUTO)
        self.final = final

    def apply(self, s: State, move: int) -> None:
        sheet = make_sheet(s, self.final == 1)
        s.sheets = [*s.sheets, sheet]
        tell_sheet(s, sheet)
        s.named_cells = []
        s.named_colours = []
        for seat in (0, 1):
            s.score = replaced(s.score, seat, s.score[seat] + sheet.points[seat])
        if self.final:
            finish(s, EXHAUSTION)
        elif s.tables.ends_game[s.tables.scoring_spaces.index(s.queen)]:  # end.third_scoring
            finish(s, THIRD_SCORING)
        else:
            clean_up(s)

    def args(self) -> list[int]:
        return [self.final]


def make_sheet(s: State, final: bool) -> Sheet:
    sheet = Sheet(len(s.sheets) + 1, final)
    masks = colours(s, s.named_cells, s.named_colours)
    sheet.areas = find(s, masks, True)  # majority.no_builders
    sheet.points = points(sheet.areas)
    sheet.jester_cells = s.named_cells
    sheet.jester_colours = s.named_colours
    sheet.jester_seats = [s.pawn[cell] >> 3 for cell in s.named_cells]
    return sheet


def finish(s: State, ended: int) -> None:
    """end.whichever_first"""
    s.stack.clear()
    s.ended = ended
    if s.log is not None:
        result = final_result(s)
        rule = "end.third_scoring" if ended == THIRD_SCORING else "stack.final_scoring"
        s.emit("over", rule, s.active, result.reason, {"winners": result.winners, "scores": result.scores})


def tell_sheet(s: State, sheet: Sheet) -> None:
    if s.log is None:
        return
    for row in jester_data(sheet):
        text = f"{s.name(row['seat'])}'s jester makes {row['cell']} {row['colour']} as well"
        s.emit("jester_shown", "rank.jester_secret", row["seat"], text, row)
    for area in sheet.areas:
        data = area_data(area)
        text = (
            f"{COLOURS[area.colour].capitalize()} area of {len(area.cells)} at {cell_name(area.cells[0])}: "
        )
        rule = "majority.more_builders"
        if area.leader == NOBODY:
            text, rule = text + "a tie, nobody scores", "majority.tie"
        else:
            other = 1 - area.leader
            text += f"{area.points[area.leader]} to {s.name(area.leader)}"
            if area.points[other]:
                text += f", {area.points[other]} to {s.name(other)}"
        s.emit("area", rule, s.active, text, data)
    for seat in (0, 1):
        total = s.score[seat] + sheet.points[seat]
        text = f"{s.name(seat)} gains {sheet.points[seat]} and has {total}"
        data = {"seat": seat, "from": s.score[seat], "to": total}
        s.emit("score", "scoring.sequence", seat, text, data)


# ------------------------------------------------------------ sheets as data


def area_data(area: Area) -> dict[str, Any]:
    return {
        "colour": COLOURS[area.colour],
        "cells": [cell_name(cell) for cell in area.cells],
        "tiles": len(area.cells),
        "doubled": area.doubled,
        "glass": area.glass,
        "value": area.value,
        "builders": list(area.pawns),
        "weights": list(area.weights),
        "strongmen": list(area.strong),
        "leader": None if area.leader == NOBODY else area.leader,
        "points": list(area.points),
    }


def jester_data(sheet: Sheet) -> list[dict[str, Any]]:
    return [
        {"seat": seat, "cell": cell_name(cell), "colour": COLOURS[colour]}
        for seat, cell, colour in zip(
            sheet.jester_seats, sheet.jester_cells, sheet.jester_colours, strict=True
        )
    ]


def sheet_data(sheet: Sheet) -> dict[str, Any]:
    return {
        "number": sheet.number,
        "final": sheet.final,
        "points": list(sheet.points),
        "jesters": jester_data(sheet),
        "areas": [area_data(area) for area in sheet.areas],
    }


# ------------------------------------------------------------ result


def breakdown(s: State) -> list[dict[str, Any]]:
    """Per player and scoring: each area that paid, and the total; `before` is a position's own score."""
    rows = []
    for seat in (0, 1):
        scorings = []
        for sheet in s.sheets:
            areas = [area_data(area) for area in sheet.areas if area.pawns[seat]]
            for area in areas:
                area["gained"] = area["points"][seat]
            scorings.append(
                {
                    "number": sheet.number,
                    "final": sheet.final,
                    "points": sheet.points[seat],
                    "areas": areas,
                    "jesters": [row for row in jester_data(sheet) if row["seat"] == seat],
                }
            )
        gained = sum(sheet.points[seat] for sheet in s.sheets)
        rows.append(
            {
                "player": seat,
                "name": s.name(seat),
                "before": s.score[seat] - gained,
                "scorings": scorings,
                "total": s.score[seat],
            }
        )
    return rows


def final_result(s: State) -> Result:
    """end.winner"""
    white, black = s.score
    how = "by the third scoring" if s.ended == THIRD_SCORING else "because the second stack ran out"
    if white == black:
        reason = f"Both share the victory with {white} points; the game ended {how}."
        return Result(list(s.score), [0, 1], breakdown(s), reason)
    winner = 0 if white > black else 1
    reason = f"{s.name(winner)} wins {max(s.score)} to {min(s.score)}; the game ended {how}."
    return Result(list(s.score), [winner], breakdown(s), reason)
