"""The past of a table, a page at a time: found by one walk, put into words where that may take its time."""

from bisect import bisect_left, bisect_right
from collections.abc import Callable
from typing import Final

from nave.kernel.events import EVERYBODY, Event, ToldEvent
from nave.kernel.game import Game
from nave.tables import model as m
from nave.tables.journal import Journal
from nave.tables.model import Entry
from nave.tables.told import Item

# Journal entries told at once; whoever wants more asks again.
PAGE: Final = 300
# So few are told on the spot: handing them to a thread would take longer.
FEW: Final = 24


class Past:
    """Journal entries as one seat may know them, taken down at one moment.

    Nothing in it changes afterwards, so another thread may put it into words while the table goes on.
    """

    def __init__(self, told: Callable[[Event], ToldEvent], seat: int | None, upto: int, more: bool) -> None:
        """`told` puts an event into words."""
        self.told = told
        self.seat = seat
        # The number up to which it tells, and whether the journal goes on behind it.
        self.upto = upto
        self.more = more
        self.rows: list[tuple[Item, list[Event] | None]] = []

    @property
    def alike(self) -> bool:
        """Whether everybody may know all of it, so that it is told to all in the same words."""
        return all(event.only == EVERYBODY for _, events in self.rows for event in events or ())

    def items(self) -> list[Item]:
        told: list[Item] = []
        for item, events in self.rows:
            if events is not None:
                item["events"] = [self.told(one.seen_by(self.seat)) for one in events]
            told.append(item)
        return told


def item_of(journal: Journal, game: Game | None, entry: Entry) -> Item:
    """An entry without its events: moves are told by these alone."""
    # Of what was taken back, the turn in which it was answered: undo never leaves a turn.
    before = bisect_left(journal.holding, entry.number)
    item: Item = {
        "number": entry.number,
        "kind": entry.kind,
        "seat": entry.seat,
        "at": entry.at,
        "turn": None if game is None else game.turn_at(before),
        "answers": bisect_right(journal.holding, entry.number),
    }
    if entry.kind == m.UNDO:
        item["withdraws"] = journal.withdraws[entry.number]
    elif entry.kind not in (m.ANSWER, m.NATURE):
        if entry.text and entry.kind not in m.WORDLESS:
            item["text"] = entry.text
    elif entry.number in journal.withdrawn:
        item["events"], item["withdrawn"] = [], True
    return item
