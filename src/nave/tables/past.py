"""The past of a table, a page at a time: found by one walk, put into words where that may take its time."""

from collections.abc import Callable
from typing import Final

from nave.kernel.events import Event
from nave.tables.told import FromGame, Item

# Journal entries told at once; whoever wants more asks again.
PAGE: Final = 300
# So few are told on the spot: handing them to a thread would take longer.
FEW: Final = 24


class Past:
    """Journal entries as one seat may know them, taken down at one moment.

    Nothing in it changes afterwards, so another thread may put it into words while the table goes on.
    """

    def __init__(self, told: Callable[[Event], FromGame], seat: int | None, upto: int, more: bool) -> None:
        """`told` puts an event into words."""
        self.told = told
        self.seat = seat
        # The number up to which it tells, and whether the journal goes on behind it.
        self.upto = upto
        self.more = more
        self.rows: list[tuple[Item, list[Event] | None]] = []

    def items(self) -> list[Item]:
        told: list[Item] = []
        for item, events in self.rows:
            if events is not None:
                item["events"] = [self.told(one.seen_by(self.seat)) for one in events]
            told.append(item)
        return told
