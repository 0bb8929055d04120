"""The duchy: cities with what a contractor costs there, specialists on display, what players have of them."""

from rich.text import Text

from nave.cli.draw.drawing import Touched, fit
from nave.cli.draw.red_cathedral.look import FAINT, TOUCHED, View, amount, is_ivan, mark, row_of
from nave.cli.draw.red_cathedral.printed import Printed
from nave.cli.speech import Speech
from nave.games.red_cathedral.contractors.types import CityRow
from nave.kernel.language import Each
from nave.kernel.said import Said, sentence

CONTRACTORS = 6
# Lines of the short picture, and of the one without the specialists for low terminals.
SHORT = 4
CITY_LINES = 2


def with_module(view: View) -> bool:
    return "duchy" in view


def duchy_lines(view: View, printed: Printed, width: int, height: int, touched: Touched) -> list[Text]:
    """All in a few lines, or a line for each specialist where there is room."""
    if not with_module(view):
        return []
    if height > SHORT:
        half = max(18, (width - 1) // 2)
        cities = [city_text(view, printed.say, row, touched) for row in view["cities"]]
        lines = [
            fit(left, half).append(" ").append_text(right)
            for left, right in zip(cities[::2], cities[1::2], strict=True)
        ]
        shown = enumerate(view["duchy"]["display"], 1)
        return lines + [specialist_text(view, printed.say, space, tile, touched) for space, tile in shown]
    third = (width - 1) // 3
    say = printed.say
    cities = [fit(city_text(view, say, row, touched, short=True), third) for row in view["cities"]]
    parts = [short_specialist(view, printed, space, touched) for space in range(1, 6)]
    rows = [Text("").join(cities[:3]), Text("").join(cities[3:])]
    if height <= CITY_LINES:
        return [Text(" ").append_text(row) for row in rows]
    rows += [Text("  ").join(parts[:3]), Text("  ").join(parts[3:])]
    return [Text(" ").append_text(row) for row in rows]


def short_specialist(view: View, printed: Printed, space: int, touched: Touched) -> Text:
    tile = view["duchy"]["display"][space - 1]
    text = Text.assemble((f"{space} ", "bold"))
    if tile is None:
        text.append("–", style=FAINT)
    else:
        text.append_text(printed.specialists[tile])
        text.append(f" {tool_letters(view, printed.say, tile)}", style=FAINT)
    if f"specialist:{space}" in touched:
        text.stylize(TOUCHED)
    return text


def tool_letters(view: View, say: Speech, tile: str) -> str:
    """The tool that a specialist becomes, as short as it can be told."""
    return say("draw-tool", tool=view["specialists"][tile]["tool"])[:3]


def city_text(view: View, say: Speech, row: CityRow, touched: Touched, short: bool = False) -> Text:
    """Name, tower, what the next contractor costs, who is there."""
    named = say("draw-city", city=row["city"])
    name = named if short else f"{named:<8}"
    text = Text.assemble((name, "" if row["open"] else f"{FAINT} strike"))
    if not short:
        tower = say("draw-tower-short", tower=row["tower"]) if row["tower"] else "  "
        text.append(f" {tower}", style=FAINT)
    if row["open"]:
        text.append(" ").append_text(amount(row["cost"], "permit"))
    else:
        text.append(" ✕", style=FAINT)
    for player, count in enumerate(row["contractors"]):
        if count:
            text.append("" if short else " ").append_text(mark(say, view, player)).append(str(count))
    if f"city:{row['city']}" in touched:
        text.stylize(TOUCHED)
    return text


def specialist_text(view: View, say: Speech, space: int, tile: str | None, touched: Touched) -> Text:
    beside = [row for row in view["cities"] if space in row["spaces"] and len(row["spaces"]) == 2]
    cities = [say("draw-city", city=row["city"]) for row in beside]
    text = Text.assemble((f"{space} ", "bold"))
    if tile is None:
        text.append("–", style=FAINT)
    else:
        known = view["specialists"][tile]
        text.append(f"{sentence(known['effect'])} · {say('draw-tool', tool=known['tool'])} ")
    text.append(f"({', '.join(cities)})", style=FAINT)
    if f"specialist:{space}" in touched:
        text.stylize(TOUCHED)
    return text


def own_line(view: View, printed: Printed, player: int, touched: Touched) -> Text:
    """Contractors still on the extension, the specialist that waits, tools."""
    row, say, person = row_of(view, player), printed.say, not is_ivan(view, player)
    left = row["contractors_left"]
    text = Text("   " if person else "").append("♟" * left)
    text.append("·" * (CONTRACTORS - left), style=FAINT)
    if left and person:
        bonus = sentence(view["slots"][CONTRACTORS - left])
        text.append(f" {say('draw-next', bonus=bonus) if bonus else say('draw-next-none')} ", style=FAINT)
    if row["specialist"] is not None:
        part = Text(" ").append_text(printed.specialists[row["specialist"]])
        part.append(f" {tool_letters(view, say, row['specialist'])}", style=FAINT)
        if "specialist:held" in touched:
            part.stylize(TOUCHED)
        text.append_text(part)
    tools = [
        say("draw-tool", tool=name) + (f"×{count}" if count > 1 else "")
        for name, count in row["tool_counts"].items()
    ]
    if tools:
        text.append(f"  {say('draw-tools')} {' '.join(tools)} ", style=FAINT)
        text.append_text(amount(row["tool_prestige"], "prestige"))
    return text


# ------------------------------------------------------------ words


def duchy_in_words(view: View, say: Speech) -> list[str]:
    if not with_module(view):
        return []
    lines = [say("draw-words-duchy")]
    for row in view["cities"]:
        there = Each(
            Said("draw-words-there", player=player, count=count)
            for player, count in enumerate(row["contractors"])
            if count
        )
        where = {"city": row["city"], "tower": row["tower"], "open": row["open"], "cost": row.get("cost", 0)}
        lines.append(f"  {say('draw-words-city', there=there, count=len(there), **where)}")
    marker = view["duchy"]["marker"]
    if marker is not None:
        lines.append(f"  {say('draw-words-marker', tower=marker)}")
    lines.append(say("draw-words-display"))
    for space, tile in enumerate(view["duchy"]["display"], 1):
        beside = [row["city"] for row in view["cities"] if space in row["spaces"]]
        cities = Each(Said("draw-city", city=city) for city in beside)
        if tile is None:
            lines.append(f"  {space} {say('draw-words-no-specialist', cities=cities)}")
        else:
            known = view["specialists"][tile]
            told = {"effect": sentence(known["effect"]), "tool": known["tool"]}
            lines.append(f"  {space} {say('draw-words-specialist', cities=cities, **told)}")
    return lines


def player_in_words(view: View, say: Speech, player: int) -> list[str]:
    if not with_module(view):
        return []
    row = row_of(view, player)
    tools = Each(Said("draw-words-tool", tool=name, count=n) for name, n in row["tool_counts"].items())
    held = {"left": row["contractors_left"], "prestige": row["tool_prestige"]}
    lines = [f"  {say('draw-words-contractors', tools=tools, count=len(tools), **held)}"]
    if not is_ivan(view, player):
        lines.append(f"  {say('draw-words-permits', count=row['permits'])}")
        if row["specialist"] is None:
            lines.append(f"  {say('draw-words-none-held')}")
        else:
            known = view["specialists"][row["specialist"]]
            told = {"effect": sentence(known["effect"]), "tool": known["tool"]}
            lines.append(f"  {say('draw-words-held', **told)}")
    return lines
