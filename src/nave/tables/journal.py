"""The journal of a table, counted: which answers hold, who agreed to what, who may say nothing."""

from dataclasses import dataclass, field, replace
from typing import Final

from nave.tables import model as m
from nave.tables.clocks import Clocks
from nave.tables.customs import AS_EVER, Customs
from nave.tables.model import Entry

PAUSE: Final = "pause"
RESUME: Final = "resume"
TAKE_BACK: Final = "take_back"


@dataclass(slots=True)
class Asking:
    """Somebody asks all others for something; one no ends it."""

    what: str
    seat: int
    # Of taking back: how many answers would be left.
    keep: int | None = None
    agreed: set[int] = field(default_factory=set)


class Journal:
    """Follows the entries one by one, without touching the game; the only place that folds them."""

    def __init__(self) -> None:
        self.entries: list[Entry] = []
        # The journal number of each answer that holds, and of those taken back, by what took them back.
        self.holding: list[int] = []
        self.withdrawn: set[int] = set()
        self.withdraws: dict[int, list[int]] = {}
        # The ids of all submissions that were stored.
        self.sent: set[str] = set()
        # The last number that changed the game.
        self.moved = 0
        # Whether it has ever begun, which a table need not have to end; and what ended it, if not the game.
        self.begun = False
        self.ended = ""
        # Seat to be replaced -> seats that agree -> the bot they named.
        self.votes: dict[int, dict[int, str]] = {}
        self.notes: list[str] = []
        # Seat -> the hash of the key that wants to open it, and the seats that agree.
        self.knocks: dict[int, tuple[str, set[int]]] = {}
        # Where the people of this finished table play again.
        self.again: str | None = None
        # How often each seat asked for advice that is shown.
        self.advised: dict[int, int] = {}
        # Seats taken at a listed table by whoever came along.
        self.guests: set[int] = set()
        # Seats that may say nothing, and whether nobody may.
        self.muted: set[int] = set()
        self.silent = False
        self.clocks = Clocks()
        self.asking: Asking | None = None
        # Whether anybody with the link may look at it.
        self.published = False
        # How often chance was taken back.
        self.branch = 0

    @property
    def last(self) -> int:
        return len(self.entries)

    @property
    def count(self) -> int:
        """How many answers hold."""
        return len(self.holding)

    @property
    def agreed_customs(self) -> Customs:
        """What the people of the table have agreed to."""
        return AS_EVER

    def answers(self) -> list[str]:
        """The answers that hold, as text."""
        return [self.entries[number - 1].text for number in self.holding]

    def count_in(self, entries: list[Entry]) -> None:
        """Follow the journal without touching the game."""
        for entry in entries:
            self.entries.append(entry)
            self.clocks.fold(entry, self.agreed_customs, self.count)
            kind = entry.kind
            if entry.submission is not None:
                self.sent.add(entry.submission)
            if kind == m.START:
                self.begun = True
            if kind in m.MOVES:
                self.moved = entry.number
            if kind in (m.ANSWER, m.NATURE):
                self.holding.append(entry.number)
                self._moved_on()
                if entry.seat is not None:
                    self.votes.pop(entry.seat, None)
            elif kind == m.UNDO:
                self._moved_on()
                keep = int(entry.text)
                self.withdraws[entry.number] = self.holding[keep:]
                self.withdrawn.update(self.holding[keep:])
                del self.holding[keep:]
            elif kind == m.AGREE:
                target, _, bot = entry.text.partition(" ")
                self.votes.setdefault(int(target), {})[entry.seat or 0] = bot
            elif kind in (m.REPLACED, m.RESIGN, m.BACK) and entry.seat is not None:
                self.votes.pop(entry.seat, None)
            elif kind == m.KNOCK and entry.seat is not None:
                self.knocks[entry.seat] = (entry.text, set())
            elif kind == m.ADMIT and int(entry.text) in self.knocks:
                self.knocks[int(entry.text)][1].add(entry.seat or 0)
            elif kind in (m.REBUFF, m.MOVED) and entry.seat is not None:
                self.knocks.pop(entry.seat, None)
            elif kind == m.ASKED and entry.seat is not None:
                what, _, left = entry.text.partition(" ")
                self.asking = Asking(what, entry.seat, int(left) if left else None)
            elif kind == m.VOTED and self.asking is not None:
                if entry.text == m.ON:
                    self.asking.agreed.add(entry.seat or 0)
                else:
                    self.asking = None
            elif kind in (m.PAUSED, m.RESUMED):
                self.asking = None
            elif kind == m.PUBLISHED:
                self.published = bool(entry.text)
            elif kind == m.BRANCHED:
                self.branch += 1
            elif kind == m.AGAIN:
                self.again = entry.text
            elif kind == m.ADVISED and entry.seat is not None:
                self.advised[entry.seat] = self.advised.get(entry.seat, 0) + 1
            elif kind == m.ERASED:
                self._forget(entry.seat)
            elif kind == m.GUEST and entry.seat is not None:
                self.guests.add(entry.seat)
            elif kind == m.MUTED and entry.seat is not None:
                (self.muted.add if entry.text else self.muted.discard)(entry.seat)
            elif kind == m.END:
                self.ended = entry.text
            elif kind == m.SILENT:
                self.silent = bool(entry.text)
            elif kind == m.NOTE:
                self.notes.append(entry.text)

    def _moved_on(self) -> None:
        """What was to be taken back is no longer the last thing that happened."""
        if self.asking is not None and self.asking.what == TAKE_BACK:
            self.asking = None

    def _forget(self, seat: int | None) -> None:
        """The name and the words of a seat were erased; the database has forgotten them already."""
        for index, entry in enumerate(self.entries):
            if entry.seat == seat and entry.kind in (m.CHAT, m.JOIN):
                self.entries[index] = replace(entry, text="")
