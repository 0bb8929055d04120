"""Pieces at the terminal: one line each, or one drawn; all fit into 80 columns."""

from typing import Any, Final

from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from nave.cli.boxes import COLORS, MARKS, Bench, cell
from nave.cli.draw.drawing import Drawing
from nave.cli.speech import Speech
from nave.kernel import plugins
from nave.kernel.components import Data, is_remark, standing
from nave.kernel.owner_set import Piece

WIDEST: Final = 100


def listed(console: Console, bench: Bench, pieces: list[Piece], data: Data) -> None:
    """`? Base: 2 lumber, 1 brick → 3 recognition, 1 ruble    base_01`"""
    grid = Grid.grid(padding=(0, 1), expand=True)
    grid.add_column(no_wrap=True, width=1)
    grid.add_column(ratio=1)
    grid.add_column(no_wrap=True, justify="right", style="dim")
    for piece in pieces:
        row = piece.of(data)
        mark, name = standing(row), bench.name(piece, data)
        if bench.rules.sheets.name(piece.table, row).key == "verbatim":
            name = "; ".join(f"{key} {cell(value)}" for key, value in row.items() if not is_remark(key))
        told = Text(name)
        if "note" in row:
            told.append(f"\n{row['note']}", style="dim")
        sign = Text(MARKS.get(mark, " "), style=COLORS.get(mark, ""))
        grid.add_row(sign, told, Text(piece.row or piece.table))
    console.print(grid)


def drawn(bench: Bench, piece: Piece, data: Data) -> RenderableType:
    """The piece as a small picture, what stands in its places, and where that comes from."""
    row, say = piece.of(data), bench.say
    maker: type[Drawing[Any]] = plugins.load(plugins.DRAWINGS, bench.rules.id) or Drawing
    speech = Speech(say.language, (*maker.words_in, *bench.rules.words_in))
    known = bench.name(piece, data) != piece.address
    symbols = maker.symbols(piece.table, row, speech) if known else None
    places = [
        Text.assemble((f"{bench.place(piece, field)}: ", "dim"), cell(row.get(field)), (f"  {field}", "dim"))
        for field in bench.box.fields(piece)
        if row.get(field) is not None
    ]
    mark = standing(row)
    told = Text(say("cli-provenance-is", provenance=mark), style=COLORS.get(mark, ""))
    signed = [
        Text(say("cli-checked-by", by=one["by"], on=one["on"]), style="green")
        for one in row.get("checked", [])
    ]
    note = [Text(str(row["note"]), style="dim")] if "note" in row else []
    picture = [Padding(symbols, (1, 3))] if symbols is not None else []
    return Panel(
        Group(*picture, *places, told, *signed, *note),
        title=Text(bench.name(piece, data), style="bold"),
        subtitle=Text(piece.address, style="dim"),
        title_align="left",
        subtitle_align="right",
        width=76,
        border_style=COLORS.get(mark, ""),
    )
