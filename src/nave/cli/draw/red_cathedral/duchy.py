"""The duchy: cities with what a contractor costs there, specialists on display, what players have of them."""

from typing import Any

from rich.text import Text

from nave.cli.draw.drawing import Touched, fit
from nave.cli.draw.red_cathedral.look import FAINT, TOUCHED, amount, mark

CONTRACTORS = 6


def with_module(view: dict[str, Any]) -> bool:
    return "duchy" in view


def duchy_lines(view: dict[str, Any], width: int, touched: Touched) -> list[Text]:
    """Two cities a line, then the specialists."""
    if not with_module(view):
        return []
    half = max(18, (width - 1) // 2)
    cities = [city_text(view, row, touched) for row in view["cities"]]
    lines = [Text("Duchy", style="bold").append("  cost of the next contractor, who is there", style=FAINT)]
    for left, right in zip(cities[::2], cities[1::2], strict=True):
        lines.append(fit(left, half).append(" ").append_text(right))
    return lines + [
        specialist_text(view, space, tile, touched) for space, tile in enumerate(view["duchy"]["display"], 1)
    ]


def city_text(view: dict[str, Any], row: dict[str, Any], touched: Touched) -> Text:
    text = Text.assemble((f"{row['name']:<8}", "" if row["open"] else f"{FAINT} strike"))
    text.append(f" T{row['tower']}" if row["tower"] else "   ", style=FAINT)
    if row["open"]:
        text.append(" ").append_text(amount(row["cost"], "permit"))
    else:
        text.append(" ✕ ", style=FAINT)
    for player, count in enumerate(row["contractors"]):
        if count:
            text.append(" ").append_text(mark(view, player)).append(str(count))
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


def own_line(view: dict[str, Any], player: int, touched: Touched) -> Text:
    """Contractors still on the extension, the specialist that waits, tools."""
    row = view["players"][player]
    left = row["contractors_left"]
    text = Text("   ").append("♟" * left).append("·" * (CONTRACTORS - left), style=FAINT)
    if left and row["name"] != "Ivan":
        bonus = view["slots"][CONTRACTORS - left].replace("material of your choice", "material")
        text.append(f" next {bonus or 'no bonus'} ", style=FAINT)
    if row["specialist"] is not None:
        known = view["specialists"][row["specialist"]]
        part = Text(f" {known['effect']} ({known['tool']})")
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
        state = f"{row['cost']} permits" if row["open"] else "closed"
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
        words = f"{row['permits']} permits; {words}; specialist {held}"
    return [f"  {words}"]
