"""A scoring: jesters name colors, areas are evaluated, points are added, the cleanup follows."""

from typing import Final

from mypy_extensions import i64

from nave.games.basilica.areas import colored, find, points
from nave.games.basilica.cleanup import clean_up
from nave.games.basilica.events import (
    ColorShown,
    GameOver,
    PointsGained,
    QueenStepped,
    ScoringBegun,
    StackUsedUp,
    area_scored,
    ending,
)
from nave.games.basilica.jester import ask_jesters
from nave.games.basilica.names import COLORS, PLAYERS, SEATS, cell_name
from nave.games.basilica.sheet import NOBODY, Area, Sheet, parts_of
from nave.games.basilica.state import EXHAUSTION, NONE, THIRD_SCORING, TURN_OVER, State
from nave.games.basilica.types import AreaRow, Breakdown, JesterRow, ScoringRow, SheetRow
from nave.kernel.asking import demand
from nave.kernel.frame import AUTO, Frame
from nave.kernel.question import Field, Kind
from nave.kernel.rules import Result
from nave.kernel.said import Said


def step_queen(s: State) -> None:
    """queen.moves_on_crown; on a scoring space the turn is over (queen.scoring_ends_turn)."""
    s.queen += 1
    if s.log is not None:
        s.log.append(QueenStepped(s.queen - 1, s.queen, rule="queen.moves_on_crown", seat=s.active))
    if s.tables.scoring_at(s.queen) >= 0:
        s.actions_left = TURN_OVER  # the rival goes on after it (cleanup.next_player)
        s.laid = NONE  # queen.no_builder_after_scoring
        begin_scoring(s, 0)


def begin_scoring(s: State, final: i64) -> None:
    """scoring.sequence"""
    if s.log is not None:
        rule = "stack.final_scoring" if final else "queen.scoring_spaces"
        s.log.append(ScoringBegun(len(s.sheets) + 1, final, rule=rule, seat=s.active))
    s.stack.append(Score(final))
    ask_jesters(s)


def run_out(s: State) -> None:
    """stack.second_exhaustion: whatever was open is dropped, and one last scoring is held."""
    if s.log is not None:
        s.log.append(StackUsedUp(rule="stack.second_exhaustion", seat=s.active))
    s.stack.clear()
    begin_scoring(s, 1)


class Score(Frame[State]):
    def __init__(self, final: i64) -> None:
        super().__init__("score", AUTO)
        self.final: i64 = final

    def apply(self, s: State, move: i64) -> None:
        sheet = make_sheet(s, self.final == 1)
        s.sheets = [*s.sheets, sheet]
        tell_sheet(s, sheet)
        s.named_cells = []
        s.named_colors = []
        for seat in range(SEATS):
            s.set_score(seat, s.score(seat) + sheet.points[seat])
        if self.final:
            finish(s, EXHAUSTION)
        elif s.tables.ends_game[s.tables.scoring_at(s.queen)]:  # end.third_scoring
            finish(s, THIRD_SCORING)
        else:
            clean_up(s)

    def check(self, s: State) -> None:
        first = s.stack[0] is self
        demand((self.final == 1) == first, Said("wrong-final-score-stands-alone"))
        demand(first or s.tables.scoring_at(s.queen) >= 0, Said("wrong-scoring-needs-queen-scoring"))

    def args(self) -> list[int]:
        return [self.final]


def make_sheet(s: State, final: bool) -> Sheet:
    sheet = Sheet(len(s.sheets) + 1, final)
    colors = colored(s, s.named_cells, s.named_colors)
    sheet.areas = find(s, colors, True)  # majority.no_builders
    sheet.points = points(sheet.areas)
    sheet.jester_cells = s.named_cells
    sheet.jester_colors = s.named_colors
    sheet.jester_seats = [s.owner(cell) for cell in s.named_cells]
    return sheet


def finish(s: State, ended: i64) -> None:
    """end.whichever_first"""
    s.stack.clear()
    s.ended = ended
    if s.log is not None:
        rule = "end.third_scoring" if ended == THIRD_SCORING else "stack.final_scoring"
        s.log.append(GameOver(winners(s), scores(s), rule=rule, seat=s.active))


def tell_sheet(s: State, sheet: Sheet) -> None:
    if s.log is None:
        return
    named = zip(sheet.jester_seats, sheet.jester_cells, sheet.jester_colors, strict=True)
    for seat, cell, color in named:
        s.log.append(ColorShown(cell, color, rule="rank.jester_secret", seat=seat))
    for area in sheet.areas:
        s.log.append(area_scored(area, s.active))
    for seat in range(SEATS):
        before = s.score(seat)
        s.log.append(PointsGained(before, before + sheet.points[seat], rule="scoring.sequence", seat=seat))


# ------------------------------------------------------------ sheets as data


def area_data(area: Area) -> AreaRow:
    return {
        "colour": COLORS[area.color],
        "cells": [cell_name(cell) for cell in area.cells],
        "tiles": len(area.cells),
        "doubled": area.doubled,
        "glass": area.glass,
        "value": area.value,
        "builders": parts_of(area.builders),
        "weights": parts_of(area.weights),
        "strongmen": area.strongmen,
        "leader": None if area.leader == NOBODY else area.leader,
        "points": parts_of(area.both_points),
    }


def jester_data(sheet: Sheet) -> list[JesterRow]:
    return [
        {"seat": seat, "cell": cell_name(cell), "colour": COLORS[color]}
        for seat, cell, color in zip(sheet.jester_seats, sheet.jester_cells, sheet.jester_colors, strict=True)
    ]


def sheet_data(sheet: Sheet) -> SheetRow:
    return {
        "number": sheet.number,
        "final": sheet.final,
        "points": list(sheet.points),
        "jesters": jester_data(sheet),
        "areas": [area_data(area) for area in sheet.areas],
    }


# ------------------------------------------------------------ result


def breakdown(s: State) -> list[Breakdown]:
    """Per player and scoring: each area that paid, and the total; `before` is a position's own score."""
    return [
        {
            "player": seat,
            "name": PLAYERS[seat],
            "before": s.score(seat) - sum(sheet.points[seat] for sheet in s.sheets),
            "scorings": [scoring_data(sheet, seat) for sheet in s.sheets],
            "total": s.score(seat),
        }
        for seat in range(SEATS)
    ]


def scoring_data(sheet: Sheet, seat: int) -> ScoringRow:
    return {
        "number": sheet.number,
        "final": sheet.final,
        "points": sheet.points[seat],
        "areas": [
            {**area_data(area), "gained": area.points(seat)} for area in sheet.areas if area.pawns(seat)
        ],
        "jesters": [row for row in jester_data(sheet) if row["seat"] == seat],
    }


def scores(s: State) -> list[int]:
    return [s.score(seat) for seat in range(SEATS)]


def winners(s: State) -> list[int]:
    """end.winner"""
    both = scores(s)
    return [seat for seat in range(SEATS) if both[seat] == max(both)]


def final_result(s: State) -> Result:
    said = ending(scores(s), winners(s), s.ended == THIRD_SCORING)
    return Result(scores(s), winners(s), breakdown(s), said)


QUESTIONS: Final = (Kind("score", Score, (Field[State]("final", 1),), ("refill",)),)
