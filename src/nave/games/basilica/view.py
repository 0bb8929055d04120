"""What a seat may know: all but what the other player's jester has named in secret; with live helpers."""

import random

from nave.games.basilica import plan
from nave.games.basilica.areas import colored, find
from nave.games.basilica.jester import Outcome, bounds, jesters, outcomes
from nave.games.basilica.names import (
    CELL_NAMES,
    COLORS,
    COLUMNS,
    FACE_NAMES,
    MASK,
    ORDERS,
    SEATS,
    TILE_NAMES,
    TOKENS,
    WIDTH,
    C,
    called,
    cell_name,
)
from nave.games.basilica.orders import possible, refuse_order
from nave.games.basilica.position import (
    CELL_KEYS,
    FACE_KEYS,
    PLAYER_KEYS,
    POSITION_KEYS,
    STACK_KEYS,
    common_data,
    face_data,
    player_data,
    read_position,
    stack_data,
    vault_cell,
)
from nave.games.basilica.scoring import area_data, breakdown
from nave.games.basilica.sheet import NOBODY
from nave.games.basilica.state import NONE, State
from nave.games.basilica.tables import Config
from nave.games.basilica.target import AT, open_cells
from nave.games.basilica.types import (
    AreasView,
    CellLists,
    ColumnView,
    EndedTable,
    FaceRow,
    FaceView,
    JesterOutlook,
    NamedView,
    OrderRow,
    PlayerView,
    ScaffoldingCellView,
    StackView,
    Table,
    TrackView,
    VaultCellView,
    VaultView,
)
from nave.games.basilica.vault import wild_cells
from nave.kernel.frame import NATURE
from nave.kernel.said import Said
from nave.kernel.types import View


def make_view(s: State, seat: int | None) -> Table:
    """A position without secrets, and more about each piece than its name."""
    table: Table = {
        **common_data(s),
        "players": [player_view(s, who) for who in range(SEATS)],
        "board": [column_view(s, column) for column in range(COLUMNS)],
        "executing": face_view(s, face_data(s.played, s.played_crown, s.played_stack)),
        "stack": stack_view(s),
        "cathedral": {CELL_NAMES[cell]: cell_view(s, cell) for cell in plan.listed(s.filled())},
        "named": named_view(s, seat),
        "actions": s.tables.actions,
        "rows": plan.rows(s.filled()),
        "track": track_view(s),
        "areas": areas_view(s, NOBODY if seat is None else seat),
        "orders": order_table(s),
        "cells": cell_lists(s),
    }
    if s.stack:
        return table
    ended: EndedTable = {**table, "final": breakdown(s)}
    return ended


def read_view(view: View, config: Config, rng: random.Random) -> State:
    """A state that looks like the view; a color named in secret is drawn among those that can be named."""
    data = only(view, POSITION_KEYS)
    data["players"] = [only(row, PLAYER_KEYS) for row in view["players"]]
    data["board"] = [
        {"order": optional(column["order"], FACE_KEYS), "vault": optional(column["vault"], ("tile",))}
        for column in view["board"]
    ]
    data["executing"] = optional(view["executing"], FACE_KEYS)
    data["stack"] = only(view["stack"], STACK_KEYS)
    data["stack"]["top"] = optional(view["stack"]["top"], FACE_KEYS)
    data["cathedral"] = {
        name: {"scaffolding": True} if "scaffolding" in cell else only(cell, CELL_KEYS)
        for name, cell in view["cathedral"].items()
    }
    data["named"] = [guess(row, view, rng) for row in view["named"]]
    return read_position(data, config)


def guess(row: View, view: View, rng: random.Random) -> View:
    color = row["colour"]
    if color is None:
        shown = view["cathedral"][row["cell"]]["colours"]
        color = rng.choice([name for name in COLORS if name not in shown])
    return {"cell": row["cell"], "colour": color}


def only(row: View, keys: tuple[str, ...]) -> View:
    return {key: row[key] for key in keys}


def optional(row: View | None, keys: tuple[str, ...]) -> View | None:
    return None if row is None else only(row, keys)


# ------------------------------------------------------------ pieces


def color_names(tile: int) -> list[str]:
    return [COLORS[color] for color in range(C) if MASK[tile] & 1 << color]


def vault_view(tile: int) -> VaultView:
    """Both faces of a tile are open once it is a vault."""
    return {
        "tile": TILE_NAMES[tile],
        "colours": color_names(tile),
        "crown": bool(tile % 2),
        "order": ORDERS[tile // 20],
    }


def face_view(s: State, row: FaceRow | None) -> FaceView | None:
    """setup.public_information: the order and the colors behind it."""
    if row is None:
        return None
    face = FACE_NAMES.index(row["tile"])
    order = ORDERS[face // 10]
    return {
        **row,
        "order": order,
        "name": Said(f"order-{order}"),
        "does": Said(f"lens-order-{order}"),
        "paid": Said(f"order-paid-{order}") if s.tables.coin_box[face // 10] else None,
        "colours": color_names(face * 2),
        "coin_box": s.tables.coin_box[face // 10],
    }


def column_view(s: State, column: int) -> ColumnView:
    order = face_data(s.order(column), s.order_crown(column), s.order_stack(column))
    vault = s.vault(column)
    return {"order": face_view(s, order), "vault": None if vault == NONE else vault_view(vault)}


def stack_view(s: State) -> StackView:
    row = stack_data(s)
    return {
        "number": row["number"],
        "size": row["size"],
        "top": face_view(s, row["top"]),
        "unseen": row["unseen"],
        "unseen_of_first": row["unseen_of_first"],
    }


def cell_view(s: State, cell: int) -> VaultCellView | ScaffoldingCellView:
    row, column = cell // WIDTH + 1, cell % WIDTH + 1
    if plan.has(s.scaffolding, cell):
        return {"scaffolding": True, "row": row, "column": column}
    tile = s.tile(cell)
    return {
        **vault_cell(s, cell),
        "row": row,
        "column": column,
        "colours": color_names(tile),
        "crown": bool(tile % 2),
        "order": ORDERS[tile // 20],
    }


def player_view(s: State, seat: int) -> PlayerView:
    # scoring.track_wrap; the token of a view goes on beyond its printed sides (scoring.above_ninety).
    token = max(0, (s.score(seat) - 1) // s.tables.track) * s.tables.track
    return {
        **player_data(s, seat),
        "name": called(seat),
        "marker": s.score(seat) - token,
        "score_token": token,
        "ranks": [token_ranks(s, number) for number in range(TOKENS)],
    }


def token_ranks(s: State, token: int) -> list[str]:
    return [s.tables.rank_names[s.tables.rank[token * 2 + side]] for side in (1, 2)]


def named_view(s: State, seat: int | None) -> list[NamedView]:
    """rank.jester_secret: while both choose, a color is known to its owner only."""
    hidden = s.secret()
    rows: list[NamedView] = []
    for cell, color in zip(s.named_cells, s.named_colors, strict=True):
        owner = s.owner(cell)
        known = not hidden or owner == seat
        rows.append({"seat": owner, "cell": cell_name(cell), "colour": COLORS[color] if known else None})
    return rows


# ------------------------------------------------------------ helpers


def track_view(s: State) -> TrackView:
    ahead = [space for space in s.tables.scoring_spaces if space > s.queen]
    return {
        "spaces": s.tables.track,
        "scoring_spaces": list(s.tables.scoring_spaces),
        "next_scoring": ahead[0] if ahead else None,
        "distance": ahead[0] - s.queen if ahead else None,
    }


def areas_view(s: State, seat: int) -> AreasView:
    """The areas by the printed colors (rank.jester_only_in_scoring), and what a scoring would pay now."""
    found = outcomes(s, seat)
    ranges = [bounds(found, who) for who in range(SEATS)]
    return {
        "areas": [area_data(area) for area in find(s, colored(s, [], []), False)],
        "if_scored_now": [least if least == most else None for least, most in ranges],
        "if_scored_range": ranges,
        "jesters": [jester_outlook(s, cell, found) for cell in jesters(s, 0) + jesters(s, 1)],
    }


def jester_outlook(s: State, cell: int, found: list[Outcome]) -> JesterOutlook:
    by_color: dict[str, list[list[int]]] = {}
    for color in s.nameable(cell):
        ways = [outcome for outcome in found if outcome.names(cell, color)]
        if ways:  # a color that was named already leaves no other
            by_color[COLORS[color]] = [bounds(ways, who) for who in range(SEATS)]
    return {"seat": s.owner(cell), "cell": cell_name(cell), "by_colour": by_color}


def order_table(s: State) -> list[OrderRow]:
    """For both seats, were it their action: which orders could be taken, and why not."""
    rows: list[OrderRow] = []
    for column in range(COLUMNS):
        if s.order(column) == NONE:
            continue
        order = s.order(column) // 10
        for seat in range(SEATS):
            row: OrderRow = {"order": column + 1, "seat": seat, "possible": possible(s, seat, order)}
            if not row["possible"]:
                refusal = refuse_order(s, seat, order)
                row["reason"] = refusal.said
                row["rule"] = refusal.rule
            rows.append(row)
    return rows


def cell_lists(s: State) -> CellLists:
    """Where a single-colored vault (or scaffolding) and where a wild may lie, and the answers open now."""
    cells = open_cells(s)
    asked = s.stack[-1].options(s) if s.stack and s.stack[-1].who != NATURE else []
    return {
        "single": [cell_name(cell) for cell in plan.listed(cells)],
        "wild": [cell_name(cell) for cell in plan.listed(wild_cells(s, cells))],
        "answers": [cell_name(AT.first(move)) for move in asked if AT.has(move)],
    }
