"""The picture of a finished game that messengers show beside its link: who played, the points, the way there.

Drawn from what anybody may see of a published game, onto the picture of its box in our own drawing.
"""

import struct
import zlib
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Final, NamedTuple

import msgspec

from nave.web.canvas import Canvas, Color, Picture, letters, read_png

SIZE: Final = (1200, 630)
# The panel, from the bottom of the picture.
LEFT: Final = 40
BOTTOM: Final = 36
ROW: Final = 58
HEAD: Final = 84
NAME: Final = 104
POINTS: Final = 500
CURVE: Final = (610, 500)


class Player(NamedTuple):
    name: str
    # What the game calls them: its color.
    called: str
    points: int | None
    winner: bool
    # At the beginning of each turn, and at the end.
    curve: Sequence[int] = ()


class Told(NamedTuple):
    title: str
    called: str
    players: Sequence[Player]


class Others(msgspec.Struct, frozen=True):
    colors: tuple[Color, ...]


class Palette(msgspec.Struct, frozen=True):
    """What `cards.toml` says."""

    paper: Color
    ink: Color
    soft: Color
    line: Color
    gold: Color
    points: tuple[str, ...]
    players: dict[str, Color]
    others: Others


@cache
def colors() -> Palette:
    return msgspec.toml.decode((files("nave.web") / "cards.toml").read_bytes(), type=Palette)


@cache
def background(content: bytes | None) -> Picture:
    """The picture of the box; plain where there is none, or one of another kind."""
    try:
        return plain_background() if content is None else read_png(content)
    except (ValueError, LookupError, zlib.error, struct.error):
        return plain_background()


def points_in(row: Mapping[str, object]) -> int:
    """The points that a row of a view says; 0 where it says none."""
    said = (row.get(name) for name in colors().points)
    return next((points for points in said if isinstance(points, int)), 0)


def plain_background() -> Picture:
    wide, high = SIZE
    return Picture(wide, high, 3, bytes(colors().line) * (wide * high))


def color_of(player: Player, seat: int) -> Color:
    palette = colors()
    found = palette.players.get(player.called.lower())
    return palette.others.colors[seat % len(palette.others.colors)] if found is None else found


def drawn(told: Told, box: bytes | None) -> bytes:
    """The picture as a PNG; `box` is that of the game, if there is one."""
    canvas = Canvas(background(box))
    seats = len(told.players)
    high = HEAD + seats * ROW + 22
    top = canvas.high - BOTTOM - high
    wide = canvas.wide - 2 * LEFT
    canvas.box(LEFT, top, wide, high, colors().ink, 26)
    canvas.box(LEFT + 3, top + 3, wide - 6, high - 6, colors().paper, 23)
    title, text = letters()[1]["title"], letters()[1]["text"]
    canvas.write(LEFT + 34, top + 12, title.fitted(told.title, 700), colors().ink, "title")
    end = canvas.wide - LEFT - 34
    canvas.write(end - text.width(told.called), top + 26, told.called, colors().soft)
    order = sorted(range(seats), key=lambda seat: rank(told.players[seat], seat))
    for place, seat in enumerate(order):
        row(canvas, told.players[seat], seat, top + HEAD + place * ROW)
    curves(canvas, told.players, top + HEAD + 6, high - HEAD - 40)
    return canvas.png()


def rank(player: Player, seat: int) -> tuple[int, int, int]:
    return -player.winner, -(player.points or 0), seat


def row(canvas: Canvas, player: Player, seat: int, y: int) -> None:
    text, middle = letters()[1]["text"], y + ROW // 2
    canvas.disc(LEFT + 56, middle, 19, colors().ink)
    canvas.disc(LEFT + 56, middle, 16.5, color_of(player, seat))
    # A name in letters that were not drawn is left to the words beside the picture.
    name = player.name if text.can_write(player.name) else player.called
    fitted = text.fitted(name, POINTS - NAME - 110)
    ends = canvas.write(LEFT + NAME, middle - 26, fitted, colors().ink)
    if player.winner:
        crown(canvas, ends + 16, middle - 14)
    if player.points is not None:
        points = str(player.points)
        canvas.write(LEFT + POINTS - text.width(points), middle - 26, points, colors().ink)


def crown(canvas: Canvas, x: int, y: int) -> None:
    points = [(x + 2, y + 22), (x, y + 4), (x + 9, y + 12), (x + 16, y), (x + 23, y + 12), (x + 32, y + 4)]
    points += [(x + 30, y + 22), (x + 2, y + 22)]
    for inner in range(14, 23, 2):
        canvas.line([(x + 3, y + inner), (x + 29, y + inner)], colors().gold, 2)
    canvas.line(points, colors().gold, 4.5)


def curves(canvas: Canvas, players: Sequence[Player], y: int, high: int) -> None:
    values = [value for player in players for value in player.curve]
    long = max((len(player.curve) for player in players), default=0)
    if long < 2:
        return
    x, wide = CURVE
    lowest, highest = min(values), max(values)
    span = max(highest - lowest, 1)
    canvas.line([(x, y + high), (x + wide, y + high)], colors().line, 2.5)
    for seat, player in enumerate(players):
        points = [
            (x + place * wide / (long - 1), y + high - 6 - (value - lowest) / span * (high - 12))
            for place, value in enumerate(player.curve)
        ]
        canvas.line(points, color_of(player, seat), 5)
        if points:
            canvas.disc(*points[-1], 8, colors().ink)
            canvas.disc(*points[-1], 6, color_of(player, seat))
