"""What a seat of Basilica sees, as numbers."""

from typing import Any, Final

from nave.envs.vector import Vector, asked, from_own_seat
from nave.games.basilica.names import COLOURS, ORDERS, RANKS, SEATS, TOKENS, WIDTH, cell_name, tile_name
from nave.games.basilica.names import TILES as TILE_KINDS
from nave.kernel.components import ComponentSet

QUESTIONS: Final = (
    *("act", "end", "lay", "buy", "promote", "rank", "move", "recruit", "withdraw", "shift"),
    *("glass", "scaffolding", "disaster", "altar", "jester"),
)
# Rows of the cathedral that are seen; deeper ones are rare and only counted.
ROWS: Final = 12
TILES: Final = [tile_name(tile) for tile in range(TILE_KINDS)]


def encode(view: dict[str, Any], seat: int, components: ComponentSet) -> Vector:
    v = Vector()
    v.one_of("question", QUESTIONS, asked(view))
    v.number("to_answer", view["to_answer"] == seat)
    v.number("own_turn", view["active"] == seat)
    v.number("actions_left", view["this_turn"]["actions_left"], view["actions"])
    v.number("queen", view["queen"], view["track"]["spaces"])
    v.number("to_scoring", view["track"]["distance"] or 0, 10)
    v.number("rows", view["rows"], ROWS)
    v.number("altars", view["altars"], 14)
    for who, player in zip(("own", "rival"), from_own_seat(seat, SEATS), strict=True):
        row = view["players"][player]
        v.number(f"{who}.score", row["score"], 100)
        v.number(f"{who}.coins", row["coins"], 2)
        v.number(f"{who}.builders", row["builders"], 6)
        v.number(f"{who}.if_scored_now", view["areas"]["if_scored_now"][player], 20)
        for token in range(TOKENS):
            v.number(f"{who}.token{token + 1}", row["tokens"][token])
    for number, space in enumerate(view["board"]):
        add_face(v, f"order{number + 1}", space["order"])
        add_face(v, f"vault{number + 1}", space["vault"])
    add_face(v, "executing", view["executing"])
    v.one_of("given", RANKS, view["given"])
    v.number("stack.second", view["stack"]["number"] == 2)
    v.number("stack.size", view["stack"]["size"], 60)
    add_face(v, "stack.top", view["stack"]["top"])
    v.counts("unseen", TILES, view["stack"]["unseen"])
    for cell in range(ROWS * WIDTH):
        add_cell(v, cell_name(cell), view, seat)
    return v


def add_face(v: Vector, name: str, row: dict[str, Any] | None) -> None:
    """A tile on the board: its order, its colours, and its crown as far as it is known."""
    face = row or {"order": None, "colours": [], "crown": None}
    v.one_of(f"{name}.order", ORDERS, face["order"])
    v.some_of(f"{name}.colour", COLOURS, face["colours"])
    v.number(f"{name}.crown", face["crown"] is True)
    v.number(f"{name}.no_crown", face["crown"] is False)


def add_cell(v: Vector, name: str, view: dict[str, Any], seat: int) -> None:
    cell = view["cathedral"].get(name, {})
    builder = cell.get("builder") or {"seat": None, "rank": None}
    v.number(f"{name}.scaffolding", "scaffolding" in cell)
    v.some_of(f"{name}.colour", COLOURS, cell.get("colours", ()))
    v.number(f"{name}.own_builder", builder["seat"] == seat)
    v.number(f"{name}.rival_builder", builder["seat"] == 1 - seat)
    v.one_of(f"{name}.rank", RANKS, builder["rank"])
    v.number(f"{name}.glass", cell.get("glass", False))
    v.number(f"{name}.altar", cell.get("altar", False))
    v.number(f"{name}.just_laid", view["this_turn"]["laid"] == name)
