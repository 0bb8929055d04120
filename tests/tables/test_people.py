"""Names at a table: as people typed them, as bots are called, else as the game calls its players."""

import pytest

from nave.tables.model import BOT, PERSON, SeatRow
from nave.tables.people import BOT_NAMES, names_of


def sat(seat: int, name: str, bot: str = "") -> SeatRow:
    return SeatRow(seat, BOT if bot else PERSON, bot, name, None, True, False, 0)


@pytest.mark.parametrize(
    ("seats", "players", "names"),
    [
        ([sat(0, "Vera"), sat(1, "")], ["White", "Black"], ["Vera", "Black"]),
        ([sat(0, "mason", "mason"), sat(1, "", "mason")], ["White", "Black"], list(BOT_NAMES[:2])),
        ([sat(0, BOT_NAMES[0]), sat(1, "mason", "mason")], ["White", "Black"], list(BOT_NAMES[:2])),
        ([sat(0, "Vera"), sat(1, "Mirka", "mason")], ["White", "Black"], ["Vera", "Mirka"]),
        # Ivan sits on no seat.
        ([sat(0, "Vera")], ["Green", "Ivan"], ["Vera", "Ivan"]),
        # Before the game has begun there are only seats.
        ([sat(0, "Vera"), sat(1, "")], [], ["Vera", ""]),
    ],
)
def test_every_player_is_called_something(seats: list[SeatRow], players: list[str], names: list[str]) -> None:
    assert names_of(seats, players) == names


def test_so_many_nameless_bots_as_a_table_holds_are_told_apart() -> None:
    names = names_of([sat(seat, "", "mason") for seat in range(4)], ["a", "b", "c", "d"])
    assert len(set(names)) == 4
