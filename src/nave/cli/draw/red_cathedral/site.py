"""The site: towers side by side, open cards with cost and reward, finished ones as architecture."""

from typing import Final

from rich.text import Text

from nave.cli.draw.drawing import Touched, fit
from nave.cli.draw.red_cathedral.guild import diamonds_laid, foreman_at
from nave.cli.draw.red_cathedral.look import (
    FAINT,
    INKS,
    ORNAMENT_OF,
    ORNAMENTS,
    SHAPES,
    TOUCHED,
    View,
    amount,
    blend,
    ink,
    mark,
    reward,
)
from nave.cli.draw.red_cathedral.printed import Printed
from nave.cli.speech import Speech
from nave.games.red_cathedral.types import SectionRow, TowerRow
from nave.kernel.language import Each
from nave.kernel.said import Said

PAPER: Final = "#3a3733"
LATER: Final = "#2a2826"
EDGE: Final = "#1a1917"
INK: Final = "#e8e2d8"
WALL: Final = "#8f3a2c"
STONE: Final = "#f3e9dc"
WIDEST: Final = 14


def site_lines(view: View, printed: Printed, width: int, height: int, touched: Touched) -> list[Text]:
    towers = view["site"]
    top = max(len(rows) for rows in towers)
    # One line below the towers if that leaves room for whole cards, else two.
    feet = 1 if (height - 2) // top < 3 <= (height - 1) // top and len(view["players"]) == 2 else 2
    deep = max(2, min(4, (height - feet) // top))
    cell = max(7, min(WIDEST, (width + 1) // len(towers) - 1))
    lines: list[Text] = []
    for level in range(top - 1, -1, -1):
        cells = []
        for number, rows in enumerate(towers):
            if level < len(rows):
                name = f"{number + 1}.{level + 1}"
                cells.append(section_cell(view, printed, rows[level], name, cell, deep, touched))
            else:
                cells.append([Text(" " * cell)] * deep)
        lines += [Text(" ").join([part[i] for part in cells]) for i in range(deep)]
    if feet == 1:
        both = [fit(short_foot(view, printed, row, cell), cell, "center") for row in view["towers"]]
        return [*lines, Text(" ").join(both)]
    say, below = printed.say, view["towers"]
    lines.append(Text(" ").join([foot(view, say, row, cell) for row in below]))
    lines.append(Text(" ").join([fit(payouts(view, say, row, cell), cell, "center") for row in below]))
    return lines


def foot(view: View, say: Speech, row: TowerRow, cell: int) -> Text:
    """What the tower is worth, under its number or, with the module, under its city."""
    name = f"{say('draw-tower', tower=row['tower'])} " if cell >= 12 else f"{row['tower']}: "
    for city in view.get("cities", []):
        if city["tower"] == row["tower"]:
            name = f"{say('draw-city', city=city['city'])[: max(3, cell - 4)]} "
    worth = amount(row["value"], "prestige")
    return fit(Text.assemble(foreman_at(view, row), (name, FAINT), worth), cell, "center")


def short_foot(view: View, printed: Printed, row: TowerRow, cell: int) -> Text:
    """All that stands below a tower on one line: foreman, city, worth, payouts."""
    say = printed.say
    there = [city["city"] for city in view.get("cities", []) if city["tower"] == row["tower"]]
    named = [say("draw-city", city=city)[:3] for city in there]
    text = Text.assemble(foreman_at(view, row), (f"{named[0]} " if named else "", FAINT))
    text.append_text(amount(row["value"], "prestige")).append(" " if named else "  ")
    return text.append_text(payouts(view, say, row, cell - text.cell_len))


def payouts(view: View, say: Speech, row: TowerRow, cell: int = 9) -> Text:
    """What the tower would pay now; those who are there for nothing get a 0."""
    parts = [
        Text.assemble(mark(say, view, player), str(paid))
        for player, paid in enumerate(row["prestige"])
        if row["presence"][player]
    ]
    apart = Text(" ").join(parts)
    return apart if apart.cell_len <= cell else Text("").join(parts)


def section_cell(
    view: View,
    printed: Printed,
    row: SectionRow,
    name: str,
    cell: int,
    deep: int,
    touched: Touched,
) -> list[Text]:
    if row["done"]:
        lines = finished(view, printed.say, row, cell, deep)
    else:
        lines = card(view, printed, row, name, cell, deep)
    if f"section:{name}" in touched:
        for line in lines:
            line.stylize(TOUCHED)
    return lines


# ------------------------------------------------------------ open cards


def card(view: View, printed: Printed, row: SectionRow, name: str, cell: int, deep: int) -> list[Text]:
    owner = row["banner"]
    if owner is not None:
        paper = blend(ink(view, owner), EDGE, 0.30)
    else:
        paper = PAPER if row["claimable"] else LATER
    head = Text(name, style="bold" if owner is not None or row["claimable"] else FAINT)
    head.append(" ")
    if owner is not None:
        head.append_text(mark(printed.say, view, owner))
        if row.get("penalty"):
            head.append(f" −{row['penalty']}", style="bold #ff9b8f")
    elif row["claimable"]:
        head.append(printed.say("draw-free") if deep > 2 else "", style="italic not bold")
    cost = cost_text(row, cell >= 9 and deep > 2, diamonds_laid(view, name))
    gain = reward(row["recognition"], row["ruble"], " " if cell > 8 else "")
    tile = Text("") if row["tile"] is None else printed.tile(row["tile"])
    if deep == 2:
        level = Text(name[2:] + " " if cell > 7 else "", style=FAINT)
        lines = [ends(Text.assemble(level, cost), owner_mark(view, printed.say, owner), cell)]
    else:
        lines = [fit(Text(" ").append_text(head), cell), fit(Text(" ").append_text(cost), cell)]
    lines.append(ends(gain, tile, cell))
    for line in lines:
        line.stylize_before(f"{INK} on {paper}")
    return lines + [Text("▁" * cell, style=f"{EDGE} on {paper}") for _ in range(deep - 3)]


def owner_mark(view: View, say: Speech, owner: int | None) -> Text:
    return Text("") if owner is None else mark(say, view, owner)


def ends(left: Text, right: Text, cell: int) -> Text:
    """One text at each end of a card, a space to its edges where there is room."""
    room = cell - left.cell_len - right.cell_len
    side = 1 if cell > 8 and room >= 3 else 0
    return fit(Text(" " * side).append_text(left).append(" " * (room - 2 * side)).append_text(right), cell)


def cost_text(row: SectionRow, spaced: bool, diamonds: dict[str, int]) -> Text:
    """Delivered pieces filled, those that are diamonds as such, missing ones hollow."""
    parts = []
    for name, count in row["cost"].items():
        laid = row["laid"].get(name, 0)
        for number in range(count):
            shape = SHAPES["diamond" if number < diamonds.get(name, 0) else name][number >= laid]
            parts.append(Text(shape, style=INKS[name]))
    return Text(" " if spaced else "").join(parts)


# ------------------------------------------------------------ finished sections


def finished(view: View, say: Speech, row: SectionRow, cell: int, deep: int) -> list[Text]:
    """Red brick, white arches, a painted dome; the owner's letter in the wall, ornaments with theirs."""
    owner = row["banner"] or 0
    sign = mark(say, view, owner)
    ornament = Text("")
    if row["ornament"] is not None:
        shape = ORNAMENTS[ORNAMENT_OF[row["type"]]]
        ornament = Text.assemble((shape, f"bold {STONE}"), mark(say, view, row["ornament"]))
    if row["type"] == "dome":
        return dome(blend(ink(view, owner), WALL, 0.6), sign, ornament, cell, deep)
    wall = f"{STONE} on {WALL}"
    arches = fit(Text(("∩ " * cell)[: cell - 1 - cell % 2]), cell, "center")
    body = fit(Text.assemble(sign, " ", ornament) if ornament.cell_len else sign, cell, "center")
    lines = [arches, body, *[Text(" " * cell) for _ in range(deep - 3)]]
    for line in lines:
        line.stylize_before(wall)
    if deep > 2:
        lines.append(Text("▄" * cell, style=f"{blend(STONE, WALL, 0.35)} on {WALL}"))
    return lines


def dome(paint: str, sign: Text, ornament: Text, cell: int, deep: int) -> list[Text]:
    """An onion: spire, shoulders, belly with the owner's letter, neck; less of it where there is no room."""
    if deep == 2:
        tip, neck, side = ("▟", "▙"), ("▜", "▛"), 1
    else:
        tip, neck, side = ("▗▟", "▙▖"), ("▝▜", "▛▘"), 2
    inside = cell - 2 * side - (2 if cell > 8 else 0)

    def shaped(ends: tuple[str, str], middle: Text) -> Text:
        part = fit(middle, inside, "center")
        part.stylize_before(f"bold {STONE} on {paint}")
        return fit(Text.assemble((ends[0], paint), part, (ends[1], paint)), cell, "center")

    spire = fit(ornament if ornament.cell_len else Text("╿", style=STONE), cell, "center")
    if deep == 2:
        return [shaped(tip, ornament), shaped(neck, sign)]
    if deep == 3:
        return [spire, shaped(tip, Text("")), shaped(neck, sign)]
    return [spire, shaped(tip, Text("")), shaped(("██", "██"), sign), shaped(neck, Text(""))]


# ------------------------------------------------------------ words


def site_in_words(view: View, printed: Printed) -> list[str]:
    """One line per section, towers from left to right, each from base to dome."""
    say = printed.say
    lines = [say("draw-words-site")]
    for number, rows in enumerate(view["site"]):
        lines.append(f"  {tower_words(view, say, view['towers'][number])}")
        for level, row in enumerate(rows):
            kind = say("draw-words-type", type=row["type"])
            lines.append(f"    {number + 1}.{level + 1} {kind:<6} {say.say(section_said(printed, row))}")
    return lines


def tower_words(view: View, say: Speech, row: TowerRow) -> str:
    paid = Each(
        Said("draw-words-paid", player=player, prestige=prestige)
        for player, prestige in enumerate(row["prestige"])
        if row["presence"][player]
    )
    return say("draw-words-tower", tower=row["tower"], value=row["value"], paid=paid, count=len(paid))


def section_said(printed: Printed, row: SectionRow) -> Said:
    """What a card asks for and gives, its tile and how it stands."""
    owner = row["banner"]
    if row["done"]:
        decorated = {"ornament": ORNAMENT_OF[row["type"]], "by": row["ornament"]}
        key = "draw-words-finished" if row["ornament"] is None else "draw-words-decorated"
        return Said(key, player=owner, **decorated)
    cost = Each(
        Said("draw-words-needs", laid=row["laid"].get(name, 0), amount=count, resource=name)
        for name, count in row["cost"].items()
    )
    gives = [Said("unit", amount=row["recognition"], resource="recognition")]
    if row["ruble"]:
        gives.append(Said("unit", amount=row["ruble"], resource="ruble"))
    if owner is not None:
        return Said("draw-words-claimed", cost=cost, gives=gives, player=owner, penalty=row.get("penalty", 0))
    tile = printed.tile_said(row["tile"] or "")
    return Said("draw-words-open", cost=cost, gives=gives, tile=tile, free=row["claimable"])
