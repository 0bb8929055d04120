"""Final scores counted from what a finished table shows, apart from the engine's scoring."""

from collections import Counter
from typing import Any

import nave

PRESTIGE = [5, *range(9, 30, 4), *range(32, 48, 3), *range(49, 60, 2), *range(60, 81)]
TOOL_GROUP = (0, 1, 2, 4, 7, 11, 16)
TOOL = {row["id"]: row["tool"] for row in nave.component_set("red_cathedral").rows("specialist")}


def by_hand(view: dict[str, Any]) -> list[int]:
    """Track, goods, tools and towers, without contracts: what was put back for them lies no longer there."""
    totals = []
    for row in view["players"]:
        lap, space = divmod(row["score"], 80)
        goods = 0 if row["name"] == "Ivan" else goods_of(row)
        totals.append(40 * lap + sum(space >= at for at in PRESTIGE) + goods // 5 + tools_of(row))
    for tower in view["site"]:
        done = [row for row in tower if row["done"]]
        pieces = [row["banner"] for row in done] + [row["ornament"] for row in done]
        present = [pieces.count(player) for player in range(len(totals))]
        value = 2 * len(done) + sum(row["ornament"] is not None for row in done)
        for player, own in enumerate(present):
            before, level = sum(p > own for p in present), present.count(own)
            if own and len(totals) == 2 and level == 1:
                totals[player] += value if before == 0 else value // 3
            elif own and len(totals) > 2:
                totals[player] += sum(value // 2**place for place in range(before, before + level)) // level
    return totals


def goods_of(row: dict[str, Any]) -> int:
    count: int = sum(row["goods"].values()) + row["rubles"] + row.get("permits", 0) + row.get("diamonds", 0)
    return count


def tools_of(row: dict[str, Any]) -> int:
    left = Counter(TOOL[tile] for tile in row.get("tools", []))
    total = 0
    while left:
        total += TOOL_GROUP[len(left)]
        left = left - Counter(set(left))
    return total
