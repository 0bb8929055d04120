"""The score sheet of a finished game: every source of prestige, tower places, the winner and why."""

from typing import cast

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from nave.cli.draw.red_cathedral.look import FAINT, View, ink, mark
from nave.cli.speech import Speech
from nave.games.red_cathedral.contractors.types import FinalRow
from nave.games.red_cathedral.types import FinalTower
from nave.kernel.rules import Result


def score_sheet(view: View, say: Speech, result: Result) -> RenderableType:
    # The kernel does not know what the rows of a game are.
    rows = cast(list[FinalRow], list(result.breakdown))
    grid = Grid(box=box.SIMPLE_HEAD, pad_edge=False)
    grid.add_column("", no_wrap=True)
    for row in rows:
        player = row["player"]
        name = say("one-player", player=player)
        head = Text.assemble(mark(say, view, player), (f" {name}", f"bold {ink(view, player)}"))
        if player in result.winners:
            head.append(f" {say('draw-sheet-wins')}", style="bold")
        grid.add_column(head, justify="right")
    grid.add_row(say("draw-sheet-track"), *[str(row["track"]) for row in rows])
    goods = "draw-sheet-goods-permits" if "duchy" in view else "draw-sheet-goods"
    grid.add_row(say(goods), *[str(row["goods"]) for row in rows])
    for number, tower in enumerate(rows[0]["towers"]):
        cells = [tower_cell(say, row["towers"][number]) for row in rows]
        title = say("draw-sheet-tower", tower=tower["tower"], value=tower["value"])
        grid.add_row(title, *cells)
    if "tools" in rows[0]:
        grid.add_row(say("draw-sheet-tools"), *[str(row["tools"]) for row in rows])
    if "contracts" in rows[0]:
        grid.add_row(say("draw-sheet-contracts"), *[str(row["contracts"]) for row in rows])
    grid.add_section()
    grid.add_row(say("draw-sheet-prestige"), *[str(row["total"]) for row in rows], style="bold")
    grid.add_row(say("draw-sheet-sections"), *[str(row["sections"]) for row in rows], style=FAINT)
    grid.add_row(say("draw-sheet-ornaments"), *[str(row["ornaments"]) for row in rows], style=FAINT)
    legend = Text(say("draw-sheet-legend"), style=FAINT)
    return Group(grid, legend, Text(result.reason, style="bold"))


def tower_cell(say: Speech, tower: FinalTower) -> Text:
    """Place, presence, prestige; a shared place is marked with `=`."""
    if tower["place"] is None:
        return Text("–", style=FAINT)
    shared = "=" if tower["tied_with"] else ""
    where = f"{shared}{say('draw-place', place=tower['place'])} ×{tower['presence']} "
    return Text.assemble((where, FAINT), f"{tower['prestige']:>2}")
