"""The Red Cathedral in the terminal, drawn from views alone."""

import textwrap

from rich.console import RenderableType
from rich.text import Text

from nave.cli.draw.drawing import NOTHING, Drawing, Pane, Touched, stacked
from nave.cli.draw.red_cathedral import look
from nave.cli.draw.red_cathedral.duchy import CITY_LINES, SHORT, duchy_in_words, duchy_lines
from nave.cli.draw.red_cathedral.guild import guild_in_words
from nave.cli.draw.red_cathedral.look import View
from nave.cli.draw.red_cathedral.market import cards_in_words, market_in_words, market_lines
from nave.cli.draw.red_cathedral.pieces import printed_symbols
from nave.cli.draw.red_cathedral.players import (
    player_words,
    players_in_words,
    players_lines,
    supply_line,
)
from nave.cli.draw.red_cathedral.printed import Printed
from nave.cli.draw.red_cathedral.sheet import score_sheet
from nave.cli.draw.red_cathedral.site import site_in_words, site_lines
from nave.cli.speech import Speech
from nave.kernel.components import ComponentSet, Row
from nave.kernel.rules import Result


class RedCathedralDrawing(Drawing[View]):
    panes: tuple[Pane, ...] = (
        Pane("market", "draw-market", True),
        Pane("site", "draw-site", True),
        Pane("players", "draw-players", False),
    )

    words_in = ("nave.cli.draw.red_cathedral",)

    @staticmethod
    def symbols(table: str, row: Row, say: Speech) -> Text | None:
        return printed_symbols(table, row, say)

    def __init__(self, components: ComponentSet, settings: dict[str, str], say: Speech) -> None:
        super().__init__(components, settings, say)
        if self.settings.get("module") == "on":
            self.panes = (*self.panes, Pane("duchy", "draw-duchy", False, SHORT, CITY_LINES))
        self.printed = Printed(components, say)

    def pane(
        self, pane: str, view: View, width: int, height: int, touched: Touched = NOTHING
    ) -> RenderableType:
        if pane == "market":
            lines = market_lines(view, self.printed, width, height, touched)
        elif pane == "duchy":
            lines = duchy_lines(view, self.printed, width, height, touched)
        elif pane == "site":
            lines = site_lines(view, self.printed, width, height, touched)
        else:
            lines = players_lines(view, self.printed, width, height, touched)
        return stacked(lines)

    def full(self, pane: str, view: View, width: int) -> RenderableType:
        if pane == "market":
            words = ["", *cards_in_words(view, self.printed), *guild_in_words(view, self.printed)]
            lines = market_lines(view, self.printed, width, 15, NOTHING)
        elif pane == "duchy":
            words = ["", *duchy_in_words(view, self.say)]
            lines = duchy_lines(view, self.printed, width, 100, NOTHING)
        elif pane == "site":
            words = ["", *site_in_words(view, self.printed)]
            lines = site_lines(view, self.printed, width, 100, NOTHING)
        else:
            words = []
            for player in range(len(view["players"])):
                words += ["", *player_words(view, self.printed, player)]
            lines = players_lines(view, self.printed, width, 100, NOTHING, unfold=True)
        for line in words:
            indent = " " * (len(line) - len(line.lstrip()) + 2)
            lines += [Text(part) for part in textwrap.wrap(line, width, subsequent_indent=indent) or [""]]
        return stacked(lines)

    def strip(self, view: View) -> Text:
        return supply_line(view, self.say)

    def ink(self, view: View, player: int) -> str:
        return look.ink(view, player)

    def mark(self, view: View, player: int) -> Text:
        return look.mark(self.say, view, player)

    def lines(self, view: View) -> list[str]:
        return [
            *market_in_words(view, self.printed),
            *guild_in_words(view, self.printed),
            *duchy_in_words(view, self.say),
            *site_in_words(view, self.printed),
            *players_in_words(view, self.printed),
        ]

    def sheet(self, view: View, result: Result) -> RenderableType:
        return score_sheet(view, self.say, result)
