"""Basilica in the terminal, drawn from views alone."""

import textwrap
from typing import Any, Final

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from nave.cli.draw.drawing import NOTHING, Drawing, Pane, Touched, fit
from nave.kernel.rules import Result

# Every color has its letter, every rank a sign; color only helps.
PAINTS: Final = {"red": "#e0705c", "yellow": "#e2bd2b", "blue": "#6ba4e8", "green": "#57b36a"}
RANKS: Final = {"architect": "²", "master_mason": "m", "strongman": "!", "jester": "?"}
# Black has no letter, because B is blue.
MARKS: Final = ("○", "●")
INKS: Final = ("#f2efe6", "#b79ad9")
FAINT: Final = "#8b8b8b"
PAPER: Final = "#2c2a28"
TOUCHED: Final = "reverse bold"
CROWN: Final = "♛"
GLASS: Final = "✦"
ALTAR: Final = "†"
COIN: Final = "©"
SCAFFOLDING: Final = "╳╳╳"
WIDTH: Final = 5


class BasilicaDrawing(Drawing):
    panes = (
        Pane("board", "Board", True),
        Pane("cathedral", "Cathedral", True),
        Pane("players", "Players and areas", False),
    )

    def pane(
        self, pane: str, view: dict[str, Any], width: int, height: int, touched: Touched = NOTHING
    ) -> RenderableType:
        if pane == "board":
            return stacked(board_lines(view, width, touched))
        if pane == "cathedral":
            return stacked(cathedral_lines(view, width, touched))
        return stacked(player_lines(view, touched) + area_lines(view, max(0, height - 4)))

    def full(self, pane: str, view: dict[str, Any], width: int) -> RenderableType:
        if pane == "board":
            lines, words = board_lines(view, width, NOTHING), board_words(view) + order_words(view)
        elif pane == "cathedral":
            lines, words = cathedral_lines(view, width, NOTHING), cathedral_words(view)
        else:
            lines, words = player_lines(view, NOTHING) + area_lines(view, 100), player_words(view)
        for line in ["", *words]:
            lines += [Text(part) for part in textwrap.wrap(line, width, subsequent_indent="    ") or [""]]
        return stacked(lines)

    def strip(self, view: dict[str, Any]) -> Text:
        distance = view["track"]["distance"]
        ahead = "" if distance is None else f", {distance} to scoring"
        return Text.assemble((f"queen {view['queen']}", "bold #f0c24a"), (ahead, FAINT))

    def name(self, view: dict[str, Any], player: int) -> str:
        return name_of(view, player)

    def ink(self, view: dict[str, Any], player: int) -> str:
        return INKS[player]

    def mark(self, view: dict[str, Any], player: int) -> Text:
        return mark(player)

    def lines(self, view: dict[str, Any]) -> list[str]:
        return [*board_words(view), *cathedral_words(view), *player_words(view), *area_words(view)]

    def sheet(self, view: dict[str, Any], result: Result) -> RenderableType:
        return score_sheet(view, result)


def stacked(lines: list[Text]) -> Text:
    """One text, so that nothing is wrapped or aligned anew."""
    text = Text("\n").join(lines)
    text.no_wrap = True
    text.overflow = "crop"
    return text


def name_of(view: dict[str, Any], player: int) -> str:
    name: str = view["players"][player]["name"]
    return name


def mark(player: int) -> Text:
    return Text.assemble((MARKS[player], f"bold black on {INKS[player]}"))


def counted(count: int, name: str) -> str:
    return f"{count} {name}" if count == 1 else f"{count} {name}s"


def color_letters(names: list[str]) -> Text:
    """`R`, `RB`: letters on their colors."""
    return Text.assemble(*[(name[0].upper(), f"bold black on {PAINTS[name]}") for name in names])


def crown(open_crown: bool | None) -> str:
    return CROWN if open_crown else "?" if open_crown is None else " "


# ------------------------------------------------------------ board


def board_lines(view: dict[str, Any], width: int, touched: Touched) -> list[Text]:
    """Three orders above three vaults, then stack, discard pile and the queen's track."""
    cell = max(9, min(18, (width + 1) // 3 - 1))
    head = [fit(Text(f"{n}", style=FAINT), cell, "center") for n in (1, 2, 3)]
    orders, backs, vaults = [], [], []
    possible = {row["order"]: row["possible"] for row in view["orders"] if row["seat"] == view["active"]}
    for number, column in enumerate(view["board"], 1):
        order, back = order_cell(column["order"], cell, possible.get(number, False))
        vault = vault_cell(column["vault"], cell)
        if f"order:{number}" in touched:
            order.stylize(TOUCHED)
        if f"vault:{number}" in touched:
            vault.stylize(TOUCHED)
        orders.append(order)
        backs.append(back)
        vaults.append(vault)
    rows = [Text(" ").join(row) for row in (head, orders, backs)]
    rows.append(Text(" ").join([fit(Text("▼", style=FAINT), cell, "center") for _ in range(3)]))
    rows.append(Text(" ").join(vaults))
    return [*rows, Text(""), *stack_lines(view), track_line(view, width)]


def order_cell(order: dict[str, Any] | None, cell: int, possible: bool) -> tuple[Text, Text]:
    if order is None:
        return fit(Text("in use", style=FAINT), cell, "center"), Text(" " * cell)
    name = Text(order["name"] + (f" {COIN}" if order["coin_box"] else ""), style="" if possible else FAINT)
    back = Text.assemble(color_letters(order["colours"]), (crown(order["crown"]), FAINT))
    return fit(name, cell, "center"), fit(back, cell, "center")


def vault_cell(vault: dict[str, Any] | None, cell: int) -> Text:
    if vault is None:
        return fit(Text("–", style=FAINT), cell, "center")
    return fit(Text.assemble(color_letters(vault["colours"]), " ", crown(vault["crown"])), cell, "center")


def stack_lines(view: dict[str, Any]) -> list[Text]:
    stack, top = view["stack"], view["stack"]["top"]
    which = "first" if stack["number"] == 1 else "last"
    text = Text.assemble((f"{which} stack ", FAINT), str(stack["size"]))
    if top is not None:
        text.append("  on top ", style=FAINT).append(f"{top['name']} ")
        text.append_text(color_letters(top["colours"])).append(crown(top["crown"]), style=FAINT)
    lines = [text, Text.assemble(("discarded ", FAINT), str(len(view["discard"])))]
    if view["settings"]["festum_fatuorum"] == "on":
        lines[1].append("  altars ", style=FAINT).append(f"{ALTAR}{view['altars']}")
    if view["executing"] is not None:
        lines.append(Text.assemble(("executing ", FAINT), view["executing"]["name"]))
    return lines


def track_line(view: dict[str, Any], width: int) -> Text:
    """Spaces 1 to 30 as dots, scoring spaces as their number, the queen where she stands."""
    track = view["track"]
    text = Text("")
    for space in range(1, track["spaces"] + 1):
        scoring = space in track["scoring_spaces"]
        if space == view["queen"]:
            text.append(CROWN, style="bold #f0c24a")
        else:
            text.append("◎" if scoring else "·", style="" if scoring else FAINT)
    text = Text.assemble(("♛" if view["queen"] == 0 else "", "bold #f0c24a"), text)
    if track["distance"] is not None and width >= 42:
        text.append(f" {track['distance']} to scoring", style=FAINT)
    return text


# ------------------------------------------------------------ cathedral


def cathedral_lines(view: dict[str, Any], width: int, touched: Touched) -> list[Text]:
    """Five columns; one empty row below, where tiles may still be laid."""
    cell = max(4, min(9, (width - 3) // WIDTH - 1))
    rows = max(view["rows"] + 1, max((row_of(touch) for touch in touched), default=0), 2)
    head = Text("   ")
    for column in range(1, WIDTH + 1):
        head.append_text(fit(Text(f"c{column}", style=FAINT), cell, "center")).append(" ")
    lines = [head]
    for row in range(1, rows + 1):
        upper, lower = Text(f"r{row:<2}", style=FAINT), Text("   ")
        for column in range(1, WIDTH + 1):
            first, second = site_cell(view, f"r{row}c{column}", cell, touched)
            upper.append_text(first).append(" ")
            lower.append_text(second).append(" ")
        lines += [upper, lower]
    return lines


def row_of(touch: str) -> int:
    """The row that a touch such as `cell:r3c4` names, else 0."""
    kind, _, place = touch.partition(":")
    return int(place[1:].partition("c")[0]) if kind in ("cell", "builder") else 0


def site_cell(view: dict[str, Any], name: str, cell: int, touched: Touched) -> tuple[Text, Text]:
    """Colours and crown above, builder with rank, glass and altar below."""
    content = view["cathedral"].get(name)
    if content is None:
        upper = fit(Text("·" if name in view["cells"]["single"] else " ", style=FAINT), cell, "center")
        lower = Text(" " * cell)
    elif "scaffolding" in content:
        upper = fit(Text(SCAFFOLDING, style=FAINT), cell, "center")
        lower = fit(Text(SCAFFOLDING, style=FAINT), cell, "center")
    else:
        tile = Text.assemble(color_letters(content["colours"]), CROWN if content["crown"] else "")
        upper = fit(tile, cell, "center")
        lower = fit(on_vault(content), cell, "center")
        upper.stylize_before(f"on {PAPER}")
        lower.stylize_before(f"on {PAPER}")
    if f"cell:{name}" in touched or f"builder:{name}" in touched:
        upper.stylize(TOUCHED)
        lower.stylize(TOUCHED)
    return upper, lower


def on_vault(content: dict[str, Any]) -> Text:
    text = Text("")
    if content["builder"]:
        text.append_text(mark(content["builder"]["seat"]))
        text.append(RANKS.get(content["builder"]["rank"] or "", ""), style="bold")
    text.append(GLASS if content["glass"] else "").append(ALTAR if content["altar"] else "")
    return text


# ------------------------------------------------------------ players and areas


def player_lines(view: dict[str, Any], touched: Touched) -> list[Text]:
    lines = []
    for player, row in enumerate(view["players"]):
        turn = view["active"] == player and not view["over"]
        text = Text.assemble(
            "▸" if turn else " ", mark(player), (f" {row['name']:<6}", f"bold {INKS[player]}")
        )
        text.append(f"{row['score']:>3} points  +{scored_now(view, player)} now  ")
        text.append(f"{COIN}{row['coins']}  ", style="#d8d0b0")
        text.append("♟" * row["builders"], style=INKS[player]).append("  ")
        for token, held in enumerate(row["tokens"]):
            if held:
                part = Text("/".join(row["ranks"][token]), style=FAINT)
                if f"token:{token + 1}" in touched and view["to_answer"] == player:
                    part.stylize(TOUCHED)
                text.append_text(part).append("  ")
        lines.append(text)
    for row in view["named"]:
        known = row["colour"] or "a secret color"
        lines.append(Text(f"  {name_of(view, row['seat'])}'s jester on {row['cell']} names {known}"))
    return lines


def scored_now(view: dict[str, Any], player: int) -> str:
    """What a scoring would bring; least and most where that depends on a jester."""
    least, most = view["areas"]["if_scored_range"][player]
    return str(least) if least == most else f"{least}–{most}"


def area_lines(view: dict[str, Any], room: int) -> list[Text]:
    """The areas with builders: where, how large, worth what, and what each player would get."""
    lines = []
    for area in view["areas"]["areas"]:
        if not sum(area["builders"]):
            continue
        text = Text.assemble(
            color_letters([area["colour"]]),
            f" {area['tiles']} at {area['cells'][0]}, worth {area['value']}: ",
        )
        for player in (0, 1):
            if area["builders"][player]:
                text.append_text(mark(player)).append(f"{area['points'][player]} ")
        if area["leader"] is None:
            text.append("tie", style=FAINT)
        lines.append(text)
    if len(lines) > room:
        left = len(lines) - room + 1
        lines = [*lines[: room - 1], Text(f"… {left} more areas", style=FAINT)] if room > 0 else []
    return lines


# ------------------------------------------------------------ words


def board_words(view: dict[str, Any]) -> list[str]:
    lines = ["Board"]
    for number, column in enumerate(view["board"], 1):
        order, vault = column["order"], column["vault"]
        above = "being executed" if order is None else f"{order['name']}, {back_words(order)} behind it"
        below = "empty" if vault is None else tile_words(vault)
        lines.append(f"  {number}: order {above}; vault {below}")
    stack, top = view["stack"], view["stack"]["top"]
    shown = "" if top is None else f", on top {top['name']}, {back_words(top)} behind it"
    which = "first" if stack["number"] == 1 else "second and last"
    lines.append(f"  {which} stack: {stack['size']} tiles{shown}; {len(view['discard'])} discarded")
    track = view["track"]
    ahead = "" if track["distance"] is None else f", {track['distance']} from the next scoring"
    lines.append(f"  queen on {view['queen']} of {track['spaces']}{ahead}")
    if view["settings"]["festum_fatuorum"] == "on":
        lines.append(f"  {view['altars']} altars in the supply")
    return lines


def back_words(order: dict[str, Any]) -> str:
    words = "-".join(order["colours"])
    return words if order["crown"] is None else f"{words} {'with' if order['crown'] else 'without'} a crown"


def tile_words(tile: dict[str, Any]) -> str:
    return "-".join(tile["colours"]) + (" with a crown" if tile["crown"] else "")


def order_words(view: dict[str, Any]) -> list[str]:
    return [
        f"{name_of(view, row['seat'])}: {row['reason']} [{row['rule']}]"
        for row in view["orders"]
        if not row["possible"] and row["seat"] == view["active"]
    ]


def cathedral_words(view: dict[str, Any]) -> list[str]:
    lines = ["Cathedral"]
    for name, cell in view["cathedral"].items():
        if "scaffolding" in cell:
            lines.append(f"  {name}: scaffolding")
            continue
        words = [tile_words(cell)]
        if cell["builder"]:
            rank = (cell["builder"]["rank"] or "builder").replace("_", " ")
            words.append(f"{name_of(view, cell['builder']['seat'])}'s {rank}")
        words += ["stained glass"] * cell["glass"] + ["altar"] * cell["altar"]
        lines.append(f"  {name}: {', '.join(words)}")
    return lines if view["cathedral"] else ["Cathedral", "  empty"]


def player_words(view: dict[str, Any]) -> list[str]:
    lines = ["Players"]
    for player, row in enumerate(view["players"]):
        tokens = [" or ".join(row["ranks"][n]).lower() for n, held in enumerate(row["tokens"]) if held]
        supply = f"{counted(row['coins'], 'coin')}, {counted(row['builders'], 'builder')}"
        more = scored_now(view, player)
        lines.append(f"  {row['name']}: {counted(row['score'], 'point')}, {more} more if scored now")
        lines.append(f"    {supply}; tokens: {', '.join(tokens) or 'none'}")
    return lines


def area_words(view: dict[str, Any]) -> list[str]:
    lines = ["Areas"]
    for area in view["areas"]["areas"]:
        got = [f"{area['points'][n]} to {name_of(view, n)}" for n in (0, 1) if area["points"][n]]
        tied = "a tie" if sum(area["builders"]) else "nobody there"
        lines.append(
            f"  {area['colour']}, {area['tiles']} at {' '.join(area['cells'])}, worth {area['value']}: "
            f"{', '.join(got) or tied}"
        )
    return lines


# ------------------------------------------------------------ the score sheet


def score_sheet(view: dict[str, Any], result: Result) -> RenderableType:
    """Every area of every scoring that paid anybody."""
    grid = Grid(box=box.SIMPLE_HEAD, pad_edge=False)
    grid.add_column("", no_wrap=True)
    for row in result.breakdown:
        head = Text.assemble(mark(row["player"]), (f" {row['name']}", f"bold {INKS[row['player']]}"))
        if row["player"] in result.winners:
            head.append(" wins", style="bold")
        grid.add_column(head, justify="right")
    before = [row["before"] for row in result.breakdown]
    if any(before):
        grid.add_row("at the start", *[str(points) for points in before])
    for sheet in view["scorings"]:
        title = "final scoring" if sheet["final"] else f"scoring {sheet['number']}"
        grid.add_row(
            Text(title, style="bold"), *[Text(str(points), style="bold") for points in sheet["points"]]
        )
        for area in sheet["areas"]:
            extra = (", doubled" if area["doubled"] else "") + (
                f", glass {area['glass']}" if area["glass"] else ""
            )
            label = Text.assemble(
                "  ", color_letters([area["colour"]]), f" {counted(area['tiles'], 'tile')}{extra}"
            )
            grid.add_row(label, *[str(points) if points else "–" for points in area["points"]])
    grid.add_section()
    grid.add_row("points", *[str(score) for score in result.scores], style="bold")
    return Group(grid, Text(result.reason, style="bold"))
