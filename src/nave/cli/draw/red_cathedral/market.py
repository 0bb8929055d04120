"""The market: the eight spaces as a flat ring, each season's influence card at its two spaces."""

from typing import Final

from rich.text import Text

from nave.cli.draw.drawing import Touched, fit
from nave.cli.draw.red_cathedral.look import FAINT, INKS, SEASONS, SHAPES, TOUCHED, View, die
from nave.cli.draw.red_cathedral.printed import Printed
from nave.kernel.language import Each
from nave.kernel.said import Said

# Spaces in the order of the picture: the dice walk right above, left below.
UPPER: Final = (1, 2, 3, 4)
LOWER: Final = (8, 7, 6, 5)


def market_lines(view: View, printed: Printed, width: int, height: int, touched: Touched) -> list[Text]:
    """13 lines, 15 if there is room for air."""
    cell = max(8, min(16, (width - 5) // 4))
    inner = 4 * cell + 5
    spring, summer, autumn, winter = (card_lines(view, printed, q, touched) for q in range(4))
    air = [Text("")] if height >= 15 else []
    lines = beside(spring, summer, inner)
    lines += air
    lines.append(frame("╭", "▸", "╮", UPPER, cell))
    lines += row_lines(view, printed, UPPER, cell, touched)
    lines.append(frame("▴", "◂", "▾", LOWER, cell))
    lines += row_lines(view, printed, LOWER, cell, touched)
    lines.append(frame("╰", "┴", "╯", (), cell))
    lines += air
    lines += beside(winter, autumn, inner)
    return lines


def frame(left: str, between: str, right: str, spaces: tuple[int, ...], cell: int) -> Text:
    """A line of the frame; where spaces begin it carries their numbers and the way of the dice."""
    numbers = [str(space) for space in spaces] or [""] * 4
    text = Text(left, style=FAINT)
    for place, number in enumerate(numbers):
        text.append(between if place else "")
        text.append(number, style="bold not dim")
        text.append("─" * (cell - len(number)))
    return text.append(right)


def row_lines(
    view: View, printed: Printed, spaces: tuple[int, ...], cell: int, touched: Touched
) -> list[Text]:
    tiles, dice = Text("│", style=FAINT), Text("│", style=FAINT)
    for space in spaces:
        style = TOUCHED if f"space:{space}" in touched else ""
        for line, content in (
            (tiles, tile_text(view, printed, space, cell)),
            (dice, dice_text(view, printed, space, touched)),
        ):
            part = fit(content, cell)
            if style:
                part.stylize(style)
            line.append_text(part).append("│", style=FAINT)
    return [tiles, dice]


def tile_text(view: View, printed: Printed, space: int, cell: int) -> Text:
    resource, count = printed.tiles[view["market"]["tiles"][space - 1]]
    shapes = SHAPES[resource][0] * count
    name = printed.say("draw-resource", resource=resource)
    if len(shapes) + 1 + len(name) > cell:
        name = printed.say("draw-resource-short", resource=resource)
    return Text(f"{shapes} {name}", style=INKS[resource])


def dice_text(view: View, printed: Printed, space: int, touched: Touched) -> Text:
    moved = view["this_turn"]["die"]
    parts = []
    for color, place in view["market"]["dice"].items():
        if place["space"] == space:
            text = die(printed.say, color, place["value"])
            if f"die:{color}" in touched or color == moved:
                text.stylize("underline")
            parts.append(text)
    return Text(" ").join(parts)


def card_lines(view: View, printed: Printed, quadrant: int, touched: Touched) -> list[Text]:
    season = view["market"]["quadrants"][quadrant * 2]
    card = view["market"]["influence"][quadrant]
    named, group = (
        printed.say("draw-season", season=season),
        printed.say("draw-group", group=printed.groups[card]),
    )
    head = Text.assemble((named, f"bold {SEASONS[season]}"), f" · {group}")
    lines = [head]
    for action in printed.actions[card]:
        line = Text.assemble(("∞  " if action.often else "1× ", FAINT), action.short)
        if f"action:{action.id}" in touched:
            line.stylize(TOUCHED)
        lines.append(line)
    return lines


def beside(left: list[Text], right: list[Text], width: int) -> list[Text]:
    half = width // 2
    return [
        fit(Text(" ").append_text(one), half).append(" ").append_text(fit(two, width - half - 1))
        for one, two in zip(left, right, strict=True)
    ]


def market_in_words(view: View, printed: Printed) -> list[str]:
    """One line per space, then one per influence card."""
    say = printed.say
    rows: list[tuple[str, str, str]] = []
    for space in range(1, 9):
        resource, count = printed.tiles[view["market"]["tiles"][space - 1]]
        dice = Each(
            Said("draw-words-die", die=color, value=place["value"])
            for color, place in view["market"]["dice"].items()
            if place["space"] == space
        )
        where = say("draw-words-space", space=space)
        gives = say("unit", amount=count, resource=resource)
        rows.append((where, gives, say("draw-words-dice", dice=dice, count=len(dice))))
    wide, wider = (max(len(row[column]) for row in rows) for column in (0, 1))
    lines = [say("draw-words-market")]
    lines += [
        f"  {space} {where:<{wide}}  {gives:<{wider}}  {there}"
        for space, (where, gives, there) in enumerate(rows, start=1)
    ]
    return lines + cards_in_words(view, printed)


def cards_in_words(view: View, printed: Printed) -> list[str]:
    say = printed.say
    lines = [say("draw-words-influence")]
    for quadrant, card in enumerate(view["market"]["influence"]):
        first, second = (action.said for action in printed.actions[card])
        named = {"season": view["market"]["quadrants"][quadrant * 2], "group": printed.groups[card]}
        lines.append(f"  {say('draw-words-card', first=first, second=second, **named)}")
    return lines
