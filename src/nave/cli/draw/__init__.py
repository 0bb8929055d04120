"""Pictures of the games for the terminal: the plug-ins `nave.drawings` of their packages."""

from typing import Any

from rich.console import Console

from nave.cli.draw.drawing import NOTHING, Drawing, Pane, Touched
from nave.cli.speech import speech_at
from nave.kernel import plugins
from nave.kernel.game import Game


def drawing_of(game: Game, language: str | None = None) -> Drawing[Any]:
    """The drawing of that game, else the one that shows any view as it is; settings may bring more panes."""
    maker: type[Drawing[Any]] = plugins.load(plugins.DRAWINGS, game.rules.id) or Drawing
    return maker(game.components, game.settings, speech_at(game, language, maker.words_in))


def draw_table(console: Console, game: Game, seat: int | None = None) -> None:
    """The whole table, one picture below the other; in words where there is no terminal."""
    drawing = drawing_of(game)
    view = game.view(seat, drawing.say.names, drawing.say.language)
    if not console.is_terminal:
        for line in drawing.lines(view):
            console.print(line, markup=False, highlight=False, soft_wrap=True)
        return
    for pane in drawing.panes:
        console.print(drawing.title(pane), style="dim")
        console.print(drawing.pane(pane.id, view, min(console.width, 100), 16))


def draw_result(console: Console, game: Game, seat: int | None = None) -> None:
    """The score sheet of a game that is over."""
    result = game.result
    if result is not None:
        drawing = drawing_of(game)
        result.reason = drawing.say.say(result.said)
        view = game.view(seat, drawing.say.names, drawing.say.language)
        console.print(drawing.sheet(view, result))


__all__ = ["NOTHING", "Drawing", "Pane", "Touched", "draw_result", "draw_table", "drawing_of"]
