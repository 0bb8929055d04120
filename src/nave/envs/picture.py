"""A position to look at: as text for terminals and logs, as HTML for notebooks."""

import html
import io
from typing import Final

from rich.console import Console

from nave.cli.draw import draw_result, draw_table
from nave.envs.errors import bad_input
from nave.kernel.game import Game

WIDTH: Final = 100
RENDER_MODES: Final = ("human", "ansi")
STYLE: Final = "background:#15171c;color:#d8d8d8;padding:0.8em;line-height:1.25;font-family:monospace"


def check_render_mode(mode: str | None) -> None:
    if mode not in (None, *RENDER_MODES):
        raise bad_input("env-render-mode", mode=repr(mode))


def text_of(game: Game, seat: int | None = None) -> str:
    """The table in words, with the open question."""
    console = Console(file=io.StringIO(), force_terminal=False, width=WIDTH)
    with console.capture() as capture:
        draw_table(console, game, seat)
    return f"{game.prompt}\n{capture.get()}"


def html_of(game: Game, seat: int | None = None) -> str:
    """The drawing of the terminal table as HTML; a finished game with its score sheet."""
    console = Console(
        file=io.StringIO(), force_terminal=True, record=True, width=WIDTH, color_system="truecolor"
    )
    draw_table(console, game, seat)
    draw_result(console, game, seat)
    picture = console.export_html(inline_styles=True, code_format="{code}")
    return f"<div><b>{html.escape(game.prompt)}</b><pre style='{STYLE}'>{picture}</pre></div>"
