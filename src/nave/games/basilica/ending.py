"""A finished game of the real box, to be scored: vaults and builders as they lie, and the points before."""

from typing import Final

from nave.games.basilica import plan
from nave.games.basilica.names import (
    BACKS,
    CELL_NAMES,
    CELLS,
    COLORS,
    RANKS,
    SEATS,
    TOKENS,
    WIDTH,
    back_name,
    called,
)
from nave.games.basilica.scoring import make_sheet
from nave.games.basilica.state import EXHAUSTION, NONE, THIRD_SCORING, State
from nave.games.basilica.tables import Config
from nave.games.basilica.types import EndForm, EndTable
from nave.kernel.asking import demand
from nave.kernel.errors import PositionError
from nave.kernel.reading import Reader
from nave.kernel.said import Said
from nave.kernel.types import Ending

MOST: Final = 999
VAULTS: Final = [back_name(back) for back in range(len(BACKS))]
CELL_KEYS: Final = {"vault", "builder", "rank", "names", "glass", "altar"}


def ending_form(config: Config) -> EndForm:
    """What is asked: which vaults, ranks and colors there are, and whether altars are in the game."""
    return {
        "width": WIDTH,
        "vaults": [{"vault": name, "colors": list(BACKS[at])} for at, name in enumerate(VAULTS)],
        "ranks": list(RANKS),
        "colors": list(COLORS),
        "altars": int(config.altars),
    }


def read_ending(data: Ending, config: Config) -> State:
    """The state after the last scoring of the table described; raises PositionError."""
    root = Reader(data, "end")
    root.only({"cells", "players", "stack_used_up"})
    s = State(config)
    for seat, row in enumerate(root.rows("players", SEATS)):
        row.only({"score"})
        s.set_score(seat, row.number("score", 0, MOST))
    cells = root.part("cells")
    for name in cells.keys(CELL_NAMES):
        read_cell(s, CELL_NAMES.index(name), cells.part(name))
    for seat in range(SEATS):
        most, count = s.tables.builders, plan.count(s.own(seat))
        demand(count <= most, Said("wrong-end-builders", who=called(seat), count=count, most=int(most)))
    demand(plan.count(s.altared) <= config.altars, Said("wrong-end-altars", most=int(config.altars)))
    used_up = bool(root.flag("stack_used_up"))
    sheet = make_sheet(s, used_up)
    if not used_up:  # end.third_scoring: the last of those on the queen's track
        sheet.number = len(s.tables.scoring_spaces)
    s.sheets = [sheet]
    s.named_cells, s.named_colors = [], []
    for seat in range(SEATS):
        s.set_score(seat, s.score(seat) + sheet.points[seat])
    s.ended = EXHAUSTION if used_up else THIRD_SCORING
    return s


def read_cell(s: State, cell: int, row: Reader) -> None:
    row.only(CELL_KEYS)
    # Of a tile that lies in the cathedral only its colors count: any order and no crown will do.
    s.lay(cell, row.name("vault", VAULTS) * 2)
    s.glass |= row.flag("glass") * plan.only(cell)
    s.altared |= row.flag("altar") * plan.only(cell)
    seat = row.index_or_none("builder", SEATS)
    rank = NONE if row.value("rank") is None else row.name("rank", RANKS)
    if seat == NONE:
        demand(rank == NONE, Said("wrong-end-rank", cell=CELL_NAMES[cell]))
        return
    s.put(seat, cell, 0 if rank == NONE else free_token(s, seat, rank))
    if plan.has(s.jesters, cell):
        chosen = row.value("names") is not None
        demand(chosen, Said("wrong-end-jester-color", cell=CELL_NAMES[cell]))
        named = row.name("names", COLORS)
        demand(
            named in s.nameable(cell), Said("wrong-end-jester", cell=CELL_NAMES[cell], color=COLORS[named])
        )
        s.named_cells = [*s.named_cells, cell]
        s.named_colors = [*s.named_colors, named]


def free_token(s: State, seat: int, rank: int) -> int:
    """A token of the player that shows the rank and lies under no other builder."""
    used = [(s.under(other) - 1) // 2 for other in plan.listed(s.own(seat)) if s.under(other)]
    for token in range(TOKENS):
        code = s.tables.code(token, rank)
        if code and token not in used:
            return code
    raise PositionError(Said("wrong-end-tokens", who=called(seat), rank=RANKS[rank]))


def write_ending(s: State) -> EndTable:
    """What would be entered for a finished game."""
    last = s.sheets[-1]
    named = dict(zip(last.jester_cells, last.jester_colors, strict=True))
    return {
        "players": [{"score": int(s.score(seat) - last.points[seat])} for seat in range(SEATS)],
        "stack_used_up": s.ended == EXHAUSTION,
        "cells": {
            CELL_NAMES[cell]: {
                "vault": VAULTS[s.tile(cell) // 2 % 10],
                "builder": None if s.owner(cell) == NONE else int(s.owner(cell)),
                "rank": None if s.rank_at(cell) == NONE else RANKS[s.rank_at(cell)],
                "names": COLORS[named[cell]] if cell in named else None,
                "glass": plan.has(s.glass, cell),
                "altar": plan.has(s.altared, cell),
            }
            for cell in range(CELLS)
            if plan.has(s.vaults, cell)
        },
    }
