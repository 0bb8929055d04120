"""Shapes and colors: every piece has a shape or a letter of its own, color only helps.

Texts carry their color as a span, so that it survives on whatever they are laid.
"""

from typing import Final, cast

from rich.text import Text

from nave.cli.speech import Speech
from nave.games.red_cathedral.contractors.types import ContractorsView, PlayerRow

# What is drawn: each part of the expansion is there only if the table plays with it.
View = ContractorsView

MATERIALS: Final = ("lumber", "brick", "stone", "gold", "green_gem", "purple_gem")
# A piece that lies there, and one that is still missing.
SHAPES: Final = {
    "lumber": "▬▭",
    "brick": "■□",
    "stone": "●○",
    "gold": "▲△",
    "green_gem": "◆◇",
    "purple_gem": "▼▽",
    "ruble": "₽₽",
    "recognition": "✦✦",
    "prestige": "★★",
    "permit": "▤▤",
    "diamond": "◈◈",
}
INKS: Final = {
    "lumber": "#c98b4b",
    "brick": "#e0705c",
    "stone": "#a9b3bd",
    "gold": "#e2bd2b",
    "green_gem": "#3fbf7f",
    "purple_gem": "#b98be8",
    "ruble": "#d8d0b0",
    "recognition": "#7fb4e6",
    "prestige": "#f0c24a",
    "permit": "#c9b79a",
    "diamond": "#9fe3f0",
}
# Player colors and dice.
PAINTS: Final = {
    "green": "#57b36a",
    "blue": "#6ba4e8",
    "red": "#e8766b",
    "yellow": "#e3c04a",
    "white": "#e6e6e6",
    "black": "#8a8a8a",
}
SEASONS: Final = {"spring": "#7fc98a", "summer": "#e2bd2b", "autumn": "#dd8a4b", "winter": "#8fb8de"}
ORNAMENTS: Final = {"door": "∏", "arch": "∩", "cross": "✚"}
ORNAMENT_OF: Final = {"base": "door", "middle": "arch", "dome": "cross"}
FAINT: Final = "#8b8b8b"
COVERED: Final = "▒"
OPEN_SPACE: Final = "·"
TOUCHED: Final = "bold black on #efe3c2"


def piece(name: str, missing: bool = False) -> Text:
    return Text.assemble((SHAPES[name][missing], INKS[name]))


def amount(count: int, name: str) -> Text:
    """`3₽`, `2✦`"""
    return Text.assemble((f"{count}{SHAPES[name][0]}", INKS[name]))


def die(say: Speech, color: str, value: int | str = "") -> Text:
    """The letter of its color, on it."""
    letter = say("draw-die-letter", die=color)
    return Text.assemble((f"{letter}{value}", f"bold black on {PAINTS[color]}"))


def row_of(view: View, player: int) -> PlayerRow:
    """A player with what the expansion may add."""
    return cast(PlayerRow, view["players"][player])


def is_ivan(view: View, player: int) -> bool:
    return "ivan" in view and player == len(view["players"]) - 1


def ink(view: View, player: int) -> str:
    return PAINTS[view["players"][player]["color"]]


def mark(say: Speech, view: View, player: int) -> Text:
    """One letter on the color of a player; colors differ in it, and so does Ivan."""
    whose = "ivan" if is_ivan(view, player) else view["players"][player]["color"]
    return Text.assemble((say("draw-player-letter", whose=whose), f"bold black on {ink(view, player)}"))


def blend(first: str, second: str, share: float) -> str:
    """A color between two, `share` of it from the first."""
    parts = [
        round(int(first[i : i + 2], 16) * share + int(second[i : i + 2], 16) * (1 - share)) for i in (1, 3, 5)
    ]
    return "#" + "".join(f"{part:02x}" for part in parts)


def reward(recognition: int, rubles: int, between: str = " ") -> Text:
    text = amount(recognition, "recognition")
    if rubles:
        text.append(between).append_text(amount(rubles, "ruble"))
    return text
