"""What has to fit together across the rows and tables of a component set, and the rules that say so."""

from typing import Any, Final

from nave.games.basilica.names import ROWS
from nave.kernel.component_schema import CrossCheck
from nave.kernel.components import Problem, shown

Data = dict[str, Any]


def copies(data: Data) -> list[Problem]:
    """order.must_be_possible speaks about every order: its copies are counted, so that a slip is found."""
    found = []
    for row in data["order"]:
        for field, table in (("copies", "tile"), ("expansion_copies", "expansion_tile")):
            count = sum(tile["order"] == row["id"] for tile in data[table])
            if row[field] != count:
                found.append(_at("order", row, field, row[field], f"{count}, the rows of {table} with it"))
    return found


def crowns(data: Data) -> list[Problem]:
    """queen.moves_on_crown: the control sums must agree with the rows."""
    found = []
    rows = {row["id"]: row for row in data["total"]}
    for name, table in (("crowns", "tile"), ("expansion_crowns", "expansion_tile")):
        count = sum(tile["crown"] for tile in data[table])
        if rows[name]["value"] != count:
            found.append(
                _at("total", rows[name], "value", rows[name]["value"], f"{count}, the crowns in {table}")
            )
    return found


def sides(data: Data) -> list[Problem]:
    """rank.tokens_limited"""
    found = []
    for row in data["rank"]:
        count = sum((token["side_a"], token["side_b"]).count(row["id"]) for token in data["promotion_token"])
        if row["sides_per_player"] != count:
            allowed = f"{count}, the sides of promotion_token with it"
            found.append(_at("rank", row, "sides_per_player", row["sides_per_player"], allowed))
    return found


def no_base_altar(data: Data) -> list[Problem]:
    """option.festum_fatuorum: without the expansion there are no altars to lay."""
    allowed = "an order of the base game (rule option.festum_fatuorum)"
    return [
        _at("tile", row, "order", row["order"], allowed) for row in data["tile"] if row["order"] == "altar"
    ]


def depth(data: Data) -> list[Problem]:
    """vault.depth_bound: every tile leaves the stack at most twice, crowned ones are laid 30 times."""
    tiles = data["tile"] + data["expansion_tile"]
    scaffolding = sum(tile["order"] == "scaffolding" for tile in tiles)
    others = [tile for tile in tiles if tile["order"] != "scaffolding"]
    plain = sum(not tile["crown"] for tile in others)
    last = max(row["space"] for row in data["scoring_space"])
    rows = 2 * plain + min(last, 2 * (len(others) - plain)) + 4 * scaffolding
    if rows <= ROWS:
        return []
    allowed = (
        f"fewer scaffolding orders or more crowns; the cathedral could reach row {rows}, the bound is {ROWS}"
    )
    return [
        Problem(
            "tile",
            "",
            "",
            "the tiles could build too deep a cathedral",
            f"{allowed} (rule vault.depth_bound)",
        )
    ]


def _at(table: str, row: Data, field: str, value: Any, allowed: str) -> Problem:
    return Problem(table, shown(row["id"]), field, f"is {shown(value)}", allowed)


CROSS_CHECKS: Final = (
    CrossCheck(("order", "tile", "expansion_tile"), copies),
    CrossCheck(("total", "tile", "expansion_tile"), crowns),
    CrossCheck(("rank", "promotion_token"), sides),
    CrossCheck(("tile",), no_base_altar),
    CrossCheck(("tile", "expansion_tile", "scoring_space"), depth),
)
