"""The score sheet of Basilica: every area of every scoring that paid anybody."""

from typing import cast

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from nave.cli.draw.basilica.look import INKS, color_letters, mark
from nave.cli.speech import Speech
from nave.games.basilica.types import BasilicaView, Breakdown
from nave.kernel.rules import Result


def score_sheet(view: BasilicaView, say: Speech, result: Result) -> RenderableType:
    # The kernel does not know what the rows of a game are.
    rows = cast(list[Breakdown], list(result.breakdown))
    grid = Grid(box=box.SIMPLE_HEAD, pad_edge=False)
    grid.add_column("", no_wrap=True)
    for row in rows:
        player = row["player"]
        name = say("draw-player", player=player)
        head = Text.assemble(mark(player), (f" {name}", f"bold {INKS[player]}"))
        if player in result.winners:
            head.append(f" {say('draw-sheet-wins')}", style="bold")
        grid.add_column(head, justify="right")
    before = [row["before"] for row in rows]
    if any(before):
        grid.add_row(say("draw-sheet-before"), *[str(points) for points in before])
    for sheet in view["scorings"]:
        title = say("draw-sheet-final") if sheet["final"] else say("draw-sheet-scoring", n=sheet["number"])
        points = [Text(str(points), style="bold") for points in sheet["points"]]
        grid.add_row(Text(title, style="bold"), *points)
        for area in sheet["areas"]:
            known = {"tiles": area["tiles"], "doubled": bool(area["doubled"]), "glass": area["glass"]}
            label = Text.assemble(
                "  ", color_letters(say, [area["colour"]]), f" {say('draw-sheet-area', **known)}"
            )
            grid.add_row(label, *[str(points) if points else "–" for points in area["points"]])
    grid.add_section()
    grid.add_row(say("draw-sheet-points"), *[str(score) for score in result.scores], style="bold")
    return Group(grid, Text(result.reason, style="bold"))
