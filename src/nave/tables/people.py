"""What the players of a table are called: as they typed it, as a bot was named, or as the game calls them."""

from collections.abc import Sequence
from typing import Final

from nave.tables.model import SeatRow

# For bots that were seated without a name, so that two of a kind can be told apart.
BOT_NAMES: Final = ("Olga", "Pyotr", "Mirka", "Konrad", "Vera", "Boris", "Agnes", "Lev")


def nameless(seat: SeatRow) -> bool:
    """A bot that has only the word for its kind."""
    return bool(seat.bot) and seat.name in ("", seat.bot)


def names_of(seats: Sequence[SeatRow], players: Sequence[str]) -> list[str]:
    """A name for every player; `players` are the game's own names, also of those nobody sits for."""
    taken = {seat.name for seat in seats}
    free = iter([name for name in BOT_NAMES if name not in taken] * 2)
    names = list(players) + [""] * (len(seats) - len(players))
    for seat in seats:
        if nameless(seat):
            names[seat.seat] = next(free)
        elif seat.name:
            names[seat.seat] = seat.name
    return names
