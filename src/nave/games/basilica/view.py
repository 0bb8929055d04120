"""What a seat may know: all but what the other player's jester has named in secret; with live helpers."""

import random
from typing import Any

from nave.games.basilica import moves
from nave.games.basilica.areas import colours, find, points
from nave.games.basilica.jester import secret
from nave.games.basilica.names import COLOURS, COLUMNS, MASK, ORDERS, SEATS, TOKENS, WIDTH, C, cell_name
from nave.games.basilica.orders import possible
from nave.games.basilica.position import (
    CELL_KEYS,
    CELL_NAMES,
    FACE_KEYS,
    FACE_NAMES,
    PLAYER_KEYS,
    POSITION_KEYS,
    STACK_KEYS,
    TILE_NAMES,
    read_position,
    write_position,
)
from nave.games.basilica.refuse import refuse_order
from nave.games.basilica.scoring import area_data, breakdown
from nave.games.basilica.state import NONE, Config, State
from nave.games.basilica.vault import open_cells, wild_cells
from nave.kernel.frame import NATURE


def make_view(s: State, seat: int | None) -> dict[str, Any]:
    """A position without secrets, and more about each piece than its name."""
    data = write_position(s)
    for who, row in enumerate(data["players"]):
        row.update(player_extras(s, who))
    for column in data["board"]:
        add_face(s, column["order"])
        if column["vault"] is not None:
            column["vault"].update(tile_extras(column["vault"]["tile"]))
    add_face(s, data["executing"])
    add_face(s, data["stack"]["top"])
    for name, cell in data["cathedral"].items():
        cell.update(cell_extras(name, cell))
    data["named"] = named_data(s, seat)
    data["actions"] = s.tables.actions
    data["rows"] = max((CELL_NAMES.index(name) // WIDTH + 1 for name in data["cathedral"]), default=0)
    data["track"] = queen_data(s)
    data["areas"] = area_table(s)
    data["orders"] = order_table(s)
    data["cells"] = cell_lists(s)
    if not s.stack:
        data["final"] = breakdown(s)
    return data


def read_view(view: dict[str, Any], config: Config, rng: random.Random) -> State:
    """A state that looks like the view; a colour named in secret is drawn among those that can be named."""
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


def guess(row: dict[str, Any], view: dict[str, Any], rng: random.Random) -> dict[str, Any]:
    colour = row["colour"]
    if colour is None:
        shown = view["cathedral"][row["cell"]]["colours"]
        colour = rng.choice([name for name in COLOURS if name not in shown])
    return {"cell": row["cell"], "colour": colour}


def only(row: dict[str, Any], keys: tuple[str, ...]) -> dict[str, Any]:
    return {key: row[key] for key in keys}


def optional(row: dict[str, Any] | None, keys: tuple[str, ...]) -> dict[str, Any] | None:
    return None if row is None else only(row, keys)


# ------------------------------------------------------------ pieces


def colour_names(tile: int) -> list[str]:
    return [COLOURS[colour] for colour in range(C) if MASK[tile] & 1 << colour]


def tile_extras(name: str) -> dict[str, Any]:
    """Both faces of a tile are open once it is a vault."""
    tile = TILE_NAMES.index(name)
    return {"colours": colour_names(tile), "crown": bool(tile % 2), "order": ORDERS[tile // 20]}


def add_face(s: State, row: dict[str, Any] | None) -> None:
    """setup.public_information: the order and the colours behind it."""
    if row is not None:
        face = FACE_NAMES.index(row["tile"])
        row["order"] = ORDERS[face // 10]
        row["name"] = s.tables.order_names[face // 10]
        row["colours"] = colour_names(face * 2)
        row["coin_box"] = s.tables.coin_box[face // 10]


def cell_extras(name: str, cell: dict[str, Any]) -> dict[str, Any]:
    row, column = divmod(CELL_NAMES.index(name), WIDTH)
    place = {"row": row + 1, "column": column + 1}
    return place if "scaffolding" in cell else {**place, **tile_extras(cell["tile"])}


def player_extras(s: State, seat: int) -> dict[str, Any]:
    score, track = s.score[seat], s.tables.track
    # scoring.track_wrap, scoring.above_ninety
    laps = max(0, (score - 1) // track)
    return {
        "name": s.name(seat),
        "marker": score - laps * track,
        "score_token": min(laps, 2) * track,
        "ranks": [token_ranks(s, token) for token in range(TOKENS)],
    }


def token_ranks(s: State, token: int) -> list[str]:
    return [s.tables.rank_names[s.tables.rank[token * 2 + side]] for side in (1, 2)]


def named_data(s: State, seat: int | None) -> list[dict[str, Any]]:
    """rank.jester_secret: while both choose, a colour is known to its owner only."""
    hidden = secret(s)
    rows = []
    for cell, colour in zip(s.named_cells, s.named_colours, strict=True):
        owner = s.pawn[cell] >> 3
        known = not hidden or owner == seat
        rows.append({"seat": owner, "cell": cell_name(cell), "colour": COLOURS[colour] if known else None})
    return rows


# ------------------------------------------------------------ helpers


def queen_data(s: State) -> dict[str, Any]:
    ahead = [space for space in s.tables.scoring_spaces if space > s.queen]
    return {
        "spaces": s.tables.track,
        "scoring_spaces": list(s.tables.scoring_spaces),
        "next_scoring": ahead[0] if ahead else None,
        "distance": ahead[0] - s.queen if ahead else None,
    }


def area_table(s: State) -> dict[str, Any]:
    """What a scoring would pay now by the printed colours (rank.jester_only_in_scoring)."""
    areas = find(s, colours(s, [], []), False)
    return {"areas": [area_data(area) for area in areas], "if_scored_now": points(areas)}


def order_table(s: State) -> list[dict[str, Any]]:
    """For both seats, were it their action: which orders could be taken, and why not."""
    rows = []
    for column in range(COLUMNS):
        if s.order[column] == NONE:
            continue
        for seat in range(SEATS):
            row: dict[str, Any] = {"order": column + 1, "seat": seat, "possible": True}
            if not possible(s, seat, s.order[column] // 10):
                refusal = refuse_order(s, seat, column)
                row.update(possible=False, reason=refusal.reason, rule=refusal.rule)
            rows.append(row)
    return rows


def cell_lists(s: State) -> dict[str, list[str]]:
    """Where a single-coloured vault (or scaffolding) and where a wild may lie, and the answers open now."""
    cells = open_cells(s)
    out = {
        "single": [cell_name(cell) for cell in cells],
        "wild": [cell_name(cell) for cell in wild_cells(s, cells)],
        "answers": [],
    }
    if s.stack and s.stack[-1].who != NATURE:
        options = s.stack[-1].options(s)
        out["answers"] = [cell_name(m - moves.AT) for m in options if moves.AT <= m < moves.MOVE]
    return out
