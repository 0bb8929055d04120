"""Colors of the full-screen table: dark paper, brick red, a little gold."""

from typing import Final

from textual.theme import Theme

MUTED: Final = "#a8a29a"
FADED: Final = "#6f6a63"

THEME: Final = Theme(
    name="nave",
    primary="#d0694f",
    secondary="#8fb8de",
    accent="#e2bd2b",
    foreground="#e4dfd6",
    background="#1a1917",
    surface="#211f1d",
    panel="#33302c",
    warning="#e3a04a",
    error="#ff8a7a",
    success="#7fc98a",
    dark=True,
)
