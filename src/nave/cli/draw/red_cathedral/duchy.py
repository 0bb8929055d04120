"""The duchy: cities with what a contractor costs there, specialists on display, what players have of them."""

from typing import Any

from rich.text import Text

from nave.cli.draw.drawing import Touched, fit
from nave.cli.draw.red_cathedral.look import FAINT, TOUCHED, amount, mark
from nave.cli.draw.red_cathedral.printed import Printed

CONTRACTORS = 6
# Lines of the short picture, and of the one without the specialists for low terminals.
SHORT = 4
CITY_LINES = 2


def with_module(view: dict[str, Any]) -> bool:
    return "duchy" in view


def duchy_lines(
    view: dict[str, Any], printed: Printed, width: int, height: int, touched: Touched
) -> list[Text]:
    """All in a few lines, or a line for each specialist where there is room."""
    if not with_module(view):
        return []
    if height > SHORT:
        half = max(18, (width - 1) // 2)
        cities = [city_text(view, row, touched) for row in view["cities"]]
        lines = [
            fit(left, half).append(" ").append_text(right)
            for left, right in zip(cities[::2], cities[1::2], strict=True)
        ]
        shown = enumerate(view["duchy"]["display"], 1)
        return lines + [specialist_text(view, space, tile, touched) for space, tile in shown]
    third = (width - 1) // 3
    cities = [fit(city_text(view, row, touched, short=True), third) for row in view["cities"]]
    parts = [short_specialist(view, printed, space, touched) for space in range(1, 6)]
    rows = [Text("").join(cities[:3]), Text("").join(cities[3:])]
    if height <= CITY_LINES:
        return [Text(" ").append_text(row) for row in rows]
    rows += [Text("  ").join(parts[:3]), Text("  ").join(parts[3:])]
    return [Text(" ").append_text(row) for row in rows]


def short_specialist(view: dict[str, Any], printed: Printed, space: int, touched: Touched) -> Text:
    tile = view["duchy"]["display"][space - 1]
    text = Text.assemble((f"{space} ", "bold"))
    if tile is None:
        text.append("–", style=FAINT)
    else:
        text.append_text(printed.specialists[tile])
        text.append(f" {view['specialists'][tile]['tool'][:3]}", style=FAINT)
    if f"specialist:{space}" in touched:
        text.stylize(TOUCHED)
    return text


def city_text(view: dict[str, Any], row: dict[str, Any], touched: Touched, short: bool = False) -> Text:
    """Name, tower, what the next contractor costs, who is there."""
    name = row["name"] if short else f"{row['name']:<8}"
    text = Text.assemble((name, "" if row["open"] else f"{FAINT} strike"))
    if not short:
        text.append(f" T{row['tower']}" if row["tower"] else "   ", style=FAINT)
    if row["open"]:
        text.append(" ").append_text(amount(row["cost"], "permit"))
    else:
        text.append(" ✕", style=FAINT)
    for player, count in enumerate(row["contractors"]):
        if count:
            text.append("" if short else " ").append_text(mark(view, player)).append(str(count))
    if f"city:{row['city']}" in touched:
        text.stylize(TOUCHED)
    return text


def specialist_text(view: dict[str, Any], space: int, tile: str | None, touched: Touched) -> Text:
    cities = [row["name"] for row in view["cities"] if space in row["spaces"] and len(row["spaces"]) == 2]
    text = Text.assemble((f"{space} ", "bold"))
    if tile is None:
        text.append("–", style=FAINT)
    else:
        known = view["specialists"][tile]
        text.append(f"{known['effect']} · {known['tool']} ")
    text.append(f"({', '.join(cities)})", style=FAINT)
    if f"specialist:{space}" in touched:
        text.stylize(TOUCHED)
    return text


def own_line(view: dict[str, Any], printed: Printed, player: int, touched: Touched) -> Text:
    """Contractors still on the extension, the specialist that waits, tools."""
    row = view["players"][player]
    left = row["contractors_left"]
    text = Text("   " if row["name"] != "Ivan" else "").append("♟" * left)
    text.append("·" * (CONTRACTORS - left), style=FAINT)
    if left and row["name"] != "Ivan":
        bonus = view["slots"][CONTRACTORS - left].replace("material of your choice", "material")
        text.append(f" next {bonus or 'no bonus'} ", style=FAINT)
    if row["specialist"] is not None:
        part = Text(" ").append_text(printed.specialists[row["specialist"]])
        part.append(f" {view['specialists'][row['specialist']]['tool'][:3]}", style=FAINT)
        if "specialist:held" in touched:
            part.stylize(TOUCHED)
        text.append_text(part)
    tools = [f"{name}×{count}" if count > 1 else name for name, count in row["tool_counts"].items()]
    if tools:
        text.append(f"  tools {' '.join(tools)} ", style=FAINT)
        text.append_text(amount(row["tool_prestige"], "prestige"))
    return text


# ------------------------------------------------------------ words


def duchy_in_words(view: dict[str, Any]) -> list[str]:
    if not with_module(view):
        return []
    lines = ["Duchy: city, tower, permits for the next contractor, contractors there"]
    for row in view["cities"]:
        there = [
            f"{view['players'][player]['name']} {count}"
            for player, count in enumerate(row["contractors"])
            if count
        ]
        state = f"{row['cost']} permit{'s' * (row['cost'] != 1)}" if row["open"] else "closed"
        tower = f"tower {row['tower']}" if row["tower"] else "no tower"
        lines.append(f"  {row['name']}, {tower}: {state}; {', '.join(there) or 'nobody'}")
    marker = view["duchy"]["marker"]
    if marker is not None:
        lines.append(f"  Ivan's marker is at tower {marker}")
    lines.append("Specialists on display: what they do, their tool, cities beside")
    for space, tile in enumerate(view["duchy"]["display"], 1):
        cities = [row["name"] for row in view["cities"] if space in row["spaces"]]
        known = "empty" if tile is None else specialist_words(view, tile)
        lines.append(f"  {space} {known}; {', '.join(cities)}")
    return lines


def specialist_words(view: dict[str, Any], tile: str) -> str:
    known = view["specialists"][tile]
    return f"{known['effect']}, {known['tool']}"


def player_in_words(view: dict[str, Any], player: int) -> list[str]:
    if not with_module(view):
        return []
    row = view["players"][player]
    tools = ", ".join(f"{count} {name}" for name, count in row["tool_counts"].items()) or "none"
    words = f"{row['contractors_left']} contractors left; tools {tools} ({row['tool_prestige']} prestige)"
    if row["name"] != "Ivan":
        held = "none" if row["specialist"] is None else specialist_words(view, row["specialist"])
        permits = "1 permit" if row["permits"] == 1 else f"{row['permits']} permits"
        words = f"{permits}; {words}; specialist {held}"
    return [f"  {words}"]
