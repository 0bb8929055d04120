"""An invented game with a small component file: every shape of table that a schema can describe."""

from typing import Any

from nave.kernel.component_schema import (
    Bool,
    ByRow,
    Choice,
    CrossCheck,
    Fixed,
    Int,
    ListOf,
    MapOf,
    Record,
    Ref,
    Schema,
    SomeRows,
    Table,
    Text,
    is_now,
)
from nave.kernel.components import ComponentSet, Problem, parse, shown
from nave.kernel.said import Said

TEXT = """
edition = "first"
players = 2

# Both ways to write a table: a list of rows, and [[rows]].
stuff = [
  { id = "oak", material = true, supply = 9, provenance = "known" },
  { id = "slate", material = true, supply = 7, provenance = "deduced", note = "counted" },
  { id = "coin", material = false, supply = -1, provenance = "known" },
]
step = [
  { stuff = "oak", provenance = "reconstructed" },
  { stuff = "slate", provenance = "reconstructed" },
]

[[card]]
id = "nave"
name = "Nave"
cost = { oak = 2, slate = 1 }
trades = [{ give = "oak", often = true }]
gift = "stuff"
gift_stuff = "oak"
trades_provenance = ["known", "deduced"]
provenance = "reconstructed"

[[card]]
id = "apse"
name = "Apse"
cost = { slate = 1 }
trades = [{ give = "coin", often = false }, { give = "oak", often = true }]
gift = "none"
cost_provenance = "known"
provenance = "reconstructed"

[[cell]]
row = 1
column = "left"
size = 3
provenance = "known"

[[cell]]
row = 1
column = "right"
size = 4
provenance = "known"

[track]
spaces = [2, 5]
kind = "line"
provenance = "deduced"
"""


def cards_cost_more_than_gained(data: dict[str, Any]) -> list[Problem]:
    longest = max(data["track"]["spaces"])
    return [
        Problem(
            "card",
            shown(row["id"]),
            "cost",
            is_now(row["cost"]),
            Said("verbatim", text=f"at most {longest} pieces"),
        )
        for row in data["card"]
        if sum(row["cost"].values()) > longest
    ]


SCHEMA = Schema(
    {
        "stuff": Table(
            {"material": Bool(), "supply": ByRow(Int(0, 9), {"coin": Fixed("bank.coins")})}, key=("id",)
        ),
        "step": Table({"stuff": Ref("stuff", where="material")}, key=()),
        "card": Table(
            {
                "name": Text(8),
                "cost": MapOf(Ref("stuff", where="material"), Int(1, 6), total=(1, 6)),
                "trades": ListOf(Record({"give": Ref("stuff"), "often": Bool()}), 1, 2, distinct=True),
                "gift": Choice("stuff", "none"),
                "gift_stuff": SomeRows(Ref("stuff", also=["joker"]), when=("gift", "stuff")),
                "extra": SomeRows(Int(1, 2)),
            }
        ),
        "cell": Table({"size": Int(1, 9)}, key=("row", "column")),
        "track": Table({"spaces": ListOf(Int(1, 9), 1, 9), "kind": Fixed()}, single=True),
    },
    [CrossCheck(("card", "track"), cards_cost_more_than_gained)],
    {"edition": Text(), "players": Fixed()},
)


def standard_set() -> ComponentSet:
    data, problems = parse(TEXT, "chapel.toml")
    assert problems == []
    return ComponentSet("chapel", "standard", data, TEXT)


def damaged(path: str, value: Any) -> dict[str, Any]:
    """The standard data with one value changed; `card.0.name` is a path. None removes it."""
    data = standard_set().data
    inner: Any = data
    *steps, last = [int(step) if step.isdigit() else step for step in path.split(".")]
    for step in steps:
        inner = inner[step]
    if value is None:
        del inner[last]
    else:
        inner[last] = value
    return data
