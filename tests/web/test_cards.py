"""The picture of a finished game that messengers show: drawn here, of what anybody may see."""

import struct
import tomllib
import zlib
from pathlib import Path

import pytest

from nave.api import known_games
from nave.web.canvas import SIGNATURE, Canvas, Picture, chunk, letters, read_png
from nave.web.cards import SIZE, Player, Told, color_of, drawn, points_in
from tests.support.card import FILE, bands

BOXES = Path(__file__).resolve().parents[2] / "web" / "public"
WHITE = Picture(40, 30, 3, b"\xff" * 40 * 30 * 3)
PLAYERS = (Player("Agnes", "Red", 30, True, (0, 4, 30)), Player("Łukasz Ж", "Blue", 26, False, (0, 9, 26)))


def test_a_picture_is_read_as_it_was_written() -> None:
    canvas = Canvas(WHITE)
    canvas.box(2, 3, 10, 8, (1, 2, 3), 2)
    again = read_png(canvas.png())
    assert again == Picture(40, 30, 3, bytes(canvas.pixels))


@pytest.mark.parametrize("broken", [b"", b"GIF89a", b"\x89PNG\r\n\x1a\n"])
def test_what_is_no_picture_of_ours_is_refused(broken: bytes) -> None:
    with pytest.raises((ValueError, struct.error)):
        read_png(broken)
    # And where a box has such a one, its games are drawn on plain paper.
    assert read_png(drawn(Told("Basilica", "quiet-heron", PLAYERS), broken)).wide == SIZE[0]


@pytest.mark.parametrize(("bits", "color", "laced"), [(16, 2, 0), (8, 3, 0), (8, 6, 0), (8, 2, 1), (8, 0, 1)])
def test_a_picture_of_another_kind_is_refused(bits: int, color: int, laced: int) -> None:
    head = struct.pack("!IIBBBBB", 4, 4, bits, color, 0, 0, laced)
    other = (
        SIGNATURE + chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(bytes(4 * 13))) + chunk(b"IEND", b"")
    )
    with pytest.raises(ValueError, match="another kind"):
        read_png(other)


def test_nothing_is_painted_outside() -> None:
    canvas = Canvas(WHITE)
    canvas.disc(0, 0, 50, (0, 0, 0))
    canvas.line([(-20, -20), (80, 80)], (0, 0, 0), 3)
    canvas.write(30, 20, "Agnes", (0, 0, 0))
    assert len(canvas.pixels) == len(WHITE.pixels)


@pytest.mark.parametrize("game", list(known_games()))
def test_every_game_of_ours_has_a_box_that_can_be_drawn_on(game: str) -> None:
    box = read_png((BOXES / f"card-{game}.png").read_bytes())
    assert (box.wide, box.high, box.depth) == (*SIZE, 3)


def test_who_played_and_their_points_are_seen_and_the_same_game_is_the_same_picture() -> None:
    told = Told("Basilica", "quiet-heron", PLAYERS)
    first = drawn(told, None)
    assert first == drawn(told, None)
    renamed = Told("Basilica", "quiet-heron", (PLAYERS[0]._replace(name="Bernat"), PLAYERS[1]))
    other_points = Told("Basilica", "quiet-heron", (PLAYERS[0]._replace(points=31), PLAYERS[1]))
    other_way = Told("Basilica", "quiet-heron", (PLAYERS[0]._replace(curve=(0, 20, 30)), PLAYERS[1]))
    assert len({first, drawn(renamed, None), drawn(other_points, None), drawn(other_way, None)}) == 4


def test_every_stroke_stands_where_it_was_approved() -> None:
    approved = tomllib.loads(FILE.read_text(encoding="utf-8"))["bands"]
    now = bands()
    other = [top for top in now if approved.get(top) != now[top]]
    assert not other, "if that is meant, `python -m tests.support.approve` writes it anew"
    assert list(approved) == list(now)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_there_is_room_for_every_number_of_players_given_up_or_not(seats: int) -> None:
    some = [Player("N" * 32, "", None, False) for _ in range(seats)]
    assert read_png(drawn(Told("T" * 60, "quiet-heron", some), None)).high == SIZE[1]


def test_letters_that_were_not_drawn_are_known_as_such() -> None:
    text = letters()[1]["text"]
    assert text.can_write("Łukasz Ж é ß")
    assert not text.can_write("漢字")
    assert text.width(text.fitted("N" * 32, 100)) <= 100


def test_colors_and_points_are_found_by_what_games_call_them() -> None:
    assert color_of(PLAYERS[0], 3) != color_of(PLAYERS[1], 3)
    assert color_of(Player("", "Mauve", 1, False), 0) == color_of(Player("", "Mauve", 1, False), 4)
    assert (points_in({"prestige": 4, "score": 9}), points_in({"score": 9}), points_in({})) == (4, 9, 0)
