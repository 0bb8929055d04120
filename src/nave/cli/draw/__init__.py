"""Pictures of the games for the terminal: the plug-ins `nave.drawings` of their packages."""

from rich.console import Console

from nave.cli.draw.drawing import NOTHING, Drawing, Pane, Touched
from nave.kernel import plugins
from nave.kernel.components import ComponentSet
from nave.kernel.game import Game


def drawing_of(game: str, components: ComponentSet, settings: dict[str, str] | None = None) -> Drawing:
    """The drawing of that game, else the one that shows any view as it is; settings may bring more panes."""
    maker: type[Drawing] = plugins.load(plugins.DRAWINGS, game) or Drawing
    return maker(components, settings)


def draw_table(console: Console, game: Game, seat: int | None = None) -> None:
    """The whole table, one picture below the other; in words where there is no terminal."""
    drawing = drawing_of(game.rules.id, game.components, game.settings)
    view = game.view(seat)
    if not console.is_terminal:
        for line in drawing.lines(view):
            console.print(line, markup=False, highlight=False, soft_wrap=True)
        return
    for pane in drawing.panes:
        console.print(f"[dim]{pane.title}[/dim]")
        console.print(drawing.pane(pane.id, view, min(console.width, 100), 16))


def draw_result(console: Console, game: Game, seat: int | None = None) -> None:
    """The score sheet of a game that is over."""
    result = game.result
    if result is not None:
        console.print(drawing_of(game.rules.id, game.components).sheet(game.view(seat), result))


__all__ = ["NOTHING", "Drawing", "Pane", "Touched", "draw_result", "draw_table", "drawing_of"]
