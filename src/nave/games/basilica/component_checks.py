"""What has to fit together across the rows and tables of a component set, and the rules that say so."""

from typing import Any, Final

from nave.games.basilica.names import ROWS
from nave.kernel.component_schema import CrossCheck, is_now
from nave.kernel.components import Data, Problem, shown
from nave.kernel.said import Said


def copies(data: Data) -> list[Problem]:
    """order.must_be_possible speaks about every order: its copies are counted, so that a slip is found."""
    found = []
    for row in data["order"]:
        for field, table in (("copies", "tile"), ("expansion_copies", "expansion_tile")):
            count = sum(tile["order"] == row["id"] for tile in data[table])
            if row[field] != count:
                allowed = Said("printed-rows", count=str(count), table=table)
                found.append(_at("order", row, field, row[field], allowed))
    return found


def crowns(data: Data) -> list[Problem]:
    """queen.moves_on_crown: the control sums must agree with the rows."""
    found = []
    rows = {row["id"]: row for row in data["total"]}
    for name, table in (("crowns", "tile"), ("expansion_crowns", "expansion_tile")):
        count = sum(tile["crown"] for tile in data[table])
        if rows[name]["value"] != count:
            allowed = Said("printed-crowns", count=str(count), table=table)
            found.append(_at("total", rows[name], "value", rows[name]["value"], allowed))
    return found


def sides(data: Data) -> list[Problem]:
    """rank.tokens_limited"""
    found = []
    for row in data["rank"]:
        count = sum((token["side_a"], token["side_b"]).count(row["id"]) for token in data["promotion_token"])
        if row["sides_per_player"] != count:
            allowed = Said("printed-sides", count=str(count))
            found.append(_at("rank", row, "sides_per_player", row["sides_per_player"], allowed))
    return found


def no_base_altar(data: Data) -> list[Problem]:
    """option.festum_fatuorum: without the expansion there are no altars to lay."""
    allowed = Said("allowed-by", what=Said("printed-base-order"), rule="option.festum_fatuorum")
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
    less = Said("printed-less-deep", rows=str(rows), bound=str(ROWS))
    allowed = Said("allowed-by", what=less, rule="vault.depth_bound")
    return [Problem("tile", "", "", Said("printed-too-deep"), allowed)]


def _at(table: str, row: Data, field: str, value: Any, allowed: Said) -> Problem:
    return Problem(table, shown(row["id"]), field, is_now(value), allowed)


DERIVED: Final = (
    *(("order", "copies"), ("order", "expansion_copies"), ("total", "value"), ("rank", "sides_per_player")),
)


def derive(data: Data) -> None:
    """The counts above follow from tiles and tokens."""
    for row in data["order"]:
        for field, table in (("copies", "tile"), ("expansion_copies", "expansion_tile")):
            row[field] = sum(tile["order"] == row["id"] for tile in data[table])
    totals = {row["id"]: row for row in data["total"]}
    for name, table in (("crowns", "tile"), ("expansion_crowns", "expansion_tile")):
        totals[name]["value"] = sum(tile["crown"] for tile in data[table])
    for row in data["rank"]:
        row["sides_per_player"] = sum(
            (token["side_a"], token["side_b"]).count(row["id"]) for token in data["promotion_token"]
        )


CROSS_CHECKS: Final = (
    CrossCheck(("order", "tile", "expansion_tile"), copies),
    CrossCheck(("total", "tile", "expansion_tile"), crowns),
    CrossCheck(("rank", "promotion_token"), sides),
    CrossCheck(("tile",), no_base_altar),
    CrossCheck(("tile", "expansion_tile", "scoring_space"), depth),
)
