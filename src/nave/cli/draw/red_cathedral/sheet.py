"""The score sheet of a finished game: every source of prestige, tower places, the winner and why."""

from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from nave.cli.draw.red_cathedral.look import FAINT, ink, mark
from nave.kernel.rules import Result

# What the expansion's parts add.
MORE = {"tools": "tool groups", "contracts": "contracts"}


def score_sheet(view: dict[str, Any], result: Result) -> RenderableType:
    rows = result.breakdown
    grid = Grid(box=box.SIMPLE_HEAD, pad_edge=False)
    grid.add_column("", no_wrap=True)
    for row in rows:
        player = row["player"]
        head = Text.assemble(mark(view, player), (f" {row['name']}", f"bold {ink(view, player)}"))
        if player in result.winners:
            head.append(" wins", style="bold")
        grid.add_column(head, justify="right")
    grid.add_row("score track", *[str(row["track"]) for row in rows])
    goods = "goods, rubles and permits" if "duchy" in view else "goods and rubles"
    grid.add_row(goods, *[str(row["goods"]) for row in rows])
    for number, tower in enumerate(rows[0]["towers"]):
        cells = [tower_cell(row["towers"][number]) for row in rows]
        grid.add_row(f"tower {tower['tower']}, worth {tower['value']}", *cells)
    for key, title in MORE.items():
        if key in rows[0]:
            grid.add_row(title, *[str(row[key]) for row in rows])
    grid.add_section()
    grid.add_row("prestige", *[str(row["total"]) for row in rows], style="bold")
    grid.add_row("finished sections", *[str(row["sections"]) for row in rows], style=FAINT)
    grid.add_row("ornaments", *[str(row["ornaments"]) for row in rows], style=FAINT)
    legend = Text("Towers: place (= shared), × pieces there, prestige.", style=FAINT)
    return Group(grid, legend, Text(result.reason, style="bold"))


def tower_cell(tower: dict[str, Any]) -> Text:
    """Place, presence, prestige; a shared place is marked with `=`."""
    if tower["place"] is None:
        return Text("–", style=FAINT)
    shared = "=" if tower["tied_with"] else ""
    where = f"{shared}{ordinal(tower['place'])} ×{tower['presence']} "
    return Text.assemble((where, FAINT), f"{tower['prestige']:>2}")


def ordinal(number: int) -> str:
    return f"{number}{({1: 'st', 2: 'nd', 3: 'rd'}).get(number, 'th')}"
