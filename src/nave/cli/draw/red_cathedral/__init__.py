"""The Red Cathedral in the terminal, drawn from views alone."""

import textwrap
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from nave.cli.draw.drawing import NOTHING, Drawing, Pane, Touched
from nave.cli.draw.red_cathedral import look
from nave.cli.draw.red_cathedral.duchy import CITY_LINES, SHORT, duchy_in_words, duchy_lines
from nave.cli.draw.red_cathedral.guild import guild_in_words
from nave.cli.draw.red_cathedral.market import cards_in_words, market_in_words, market_lines
from nave.cli.draw.red_cathedral.players import (
    player_words,
    players_in_words,
    players_lines,
    supply_line,
)
from nave.cli.draw.red_cathedral.printed import Printed
from nave.cli.draw.red_cathedral.sheet import score_sheet
from nave.cli.draw.red_cathedral.site import site_in_words, site_lines
from nave.kernel.components import ComponentSet
from nave.kernel.rules import Result


class RedCathedralDrawing(Drawing):
    panes: tuple[Pane, ...] = (
        Pane("market", "Market", True),
        Pane("site", "Site", True),
        Pane("players", "Players", False),
    )

    def __init__(self, components: ComponentSet, settings: dict[str, str] | None = None) -> None:
        super().__init__(components, settings)
        if self.settings.get("module") == "on":
            self.panes = (*self.panes, Pane("duchy", "Duchy", False, SHORT, CITY_LINES))
        self.printed = Printed(components)

    def pane(
        self, pane: str, view: dict[str, Any], width: int, height: int, touched: Touched = NOTHING
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

    def full(self, pane: str, view: dict[str, Any], width: int) -> RenderableType:
        if pane == "market":
            words = ["", *cards_in_words(view, self.printed), *guild_in_words(view, self.printed)]
            lines = market_lines(view, self.printed, width, 15, NOTHING)
        elif pane == "duchy":
            words = ["", *duchy_in_words(view)]
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

    def strip(self, view: dict[str, Any]) -> Text:
        return supply_line(view)

    def name(self, view: dict[str, Any], player: int) -> str:
        name: str = view["players"][player]["name"]
        return name

    def ink(self, view: dict[str, Any], player: int) -> str:
        return look.ink(view, player)

    def mark(self, view: dict[str, Any], player: int) -> Text:
        return look.mark(view, player)

    def lines(self, view: dict[str, Any]) -> list[str]:
        return [
            *market_in_words(view, self.printed),
            *guild_in_words(view, self.printed),
            *duchy_in_words(view),
            *site_in_words(view, self.printed),
            *players_in_words(view, self.printed),
        ]

    def sheet(self, view: dict[str, Any], result: Result) -> RenderableType:
        return score_sheet(view, result)


def stacked(lines: list[Text]) -> Text:
    """One text, so that nothing is wrapped or aligned anew."""
    text = Text("\n").join(lines)
    text.no_wrap = True
    text.overflow = "crop"
    return text
