"""Single pieces of the box as signs."""

from rich.text import Text

from nave.cli.draw.red_cathedral.look import (
    INKS,
    MATERIALS,
    ORNAMENTS,
    PAINTS,
    SHAPES,
    amount,
    die,
    piece,
    reward,
)
from nave.cli.draw.red_cathedral.printed import part_text, short_action, short_specialist
from nave.cli.speech import Speech
from nave.kernel.components import Row

ACTIONS = ("influence_action", "guild_action")
TOWER = "▟▙"


def printed_symbols(table: str, row: Row, say: Speech) -> Text | None:
    """Signs where a piece is printed with symbols; None where it is a number or a word."""
    if table == "cathedral_card":
        cost = [piece(name) for name, count in row["cost"].items() for _ in range(count)]
        return reward(row["recognition"], row["ruble"], "  ").append("\n").append_text(Text(" ").join(cost))
    if table in ("workshop_tile", "contractors_workshop_tile"):
        if row["benefit"] == "die":
            return die(say, row["die"])
        return goods(row["resource"], row["amount"])
    if table in ("resource_tile", "contractors_resource_tile"):
        return goods(row["resource"], row["amount"])
    if table in ACTIONS:
        return short_action(say, row)
    if table == "specialist":
        return short_specialist(say, row)
    if table in ("building_plan", "contractors_building_plan"):
        return plan(row["heights"])
    if table == "workshop_space_basic":
        return space(row, amount(row["price"], "ruble"))
    if table == "workshop_space_advanced":
        return space(row, Text(ORNAMENTS.get(row["holds"], "⚑")))
    given = row.get("bonus" if table == "extension_slot" else "gives")
    if given:
        return Text(" + ").join([part_text(say, name, count) for name, count in given.items()])
    return None


def goods(resource: str, count: int) -> Text:
    if resource in MATERIALS:
        return Text(SHAPES[resource][0] * count, style=INKS[resource])
    return amount(count, resource)


def space(row: Row, holds: Text) -> Text:
    paint = PAINTS[row["die"]]
    return Text.assemble(("▐", paint), " ").append_text(holds).append_text(Text.assemble(" ", ("▌", paint)))


def plan(heights: list[int]) -> Text:
    """Towers side by side, storeys above each other."""
    rows = [
        "  ".join(TOWER if height >= level else "  " for height in heights)
        for level in range(max(heights), 0, -1)
    ]
    return Text("\n".join(rows))
