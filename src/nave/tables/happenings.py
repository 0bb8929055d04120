"""What of a table's journal is worth telling whoever is not there: the kinds of news people choose from."""

from collections.abc import Collection, Sequence
from typing import Final, NamedTuple

from nave.kernel.said import Said
from nave.tables import model as m
from nave.tables.model import Entry

# What one can wish to be told: it is my turn; a bot may soon play for me; I am asked something; somebody sat
# down or it begins; it is over or played again; somebody said something.
TURN: Final = "turn"
TIME: Final = "time"
ASKED: Final = "asked"
TABLE: Final = "table"
OVER: Final = "over"
CHAT: Final = "chat"
KINDS: Final = (TURN, TIME, ASKED, TABLE, OVER, CHAT)
USUAL: Final = (TURN, TIME, ASKED, TABLE, OVER)

# What ends a game if the table is over after it.
ENDING: Final = frozenset((m.ANSWER, m.NATURE, m.RESIGN, m.END, m.REPLACED, m.TIMEOUT))
# Kind of entry -> kind of news and its sentence; what matters most comes first.
NEWS: Final = {
    m.AGAIN: (OVER, "notice-again"),
    m.KNOCK: (ASKED, "notice-knock"),
    m.ASKED: (ASKED, "notice-asked"),
    m.START: (TABLE, "notice-begun"),
    m.JOIN: (TABLE, "notice-sat"),
    m.CHAT: (CHAT, "notice-chat"),
}
READ: Final = ENDING | NEWS.keys()


class Happening(NamedTuple):
    """The sentence, and the seat it speaks of; without the words of anybody."""

    key: str
    seat: int | None

    def said(self, table: str, names: Sequence[str]) -> Said:
        known = self.seat is not None and self.seat < len(names)
        return Said(self.key, name=table, person=names[self.seat or 0] if known else "")


def worth_telling(
    entries: Sequence[Entry], seat: int, status: str, wished: Collection[str]
) -> Happening | None:
    """What matters most to a seat of what it has not seen; nothing of what it did itself."""
    for kind, (news, key) in NEWS.items():
        if news not in wished:
            continue
        for entry in reversed(entries):
            # Who knocks stands at the door of the seat: its person is the first to be asked.
            if entry.kind == kind and (entry.seat != seat or kind == m.KNOCK):
                return Happening(key, entry.seat)
        if kind == m.AGAIN and status == m.OVER and any(entry.kind in ENDING for entry in entries):
            return Happening("notice-over", None)
    return None
