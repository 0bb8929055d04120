"""What the room is about: a table, its seats, its journal and who holds a key."""

import time
from dataclasses import dataclass, field
from typing import Final, TypedDict

import msgspec

from nave.kernel.record import Read
from nave.kernel.types import Position
from nave.tables.customs import AS_EVER, Customs

OPEN: Final = "open"
RUNNING: Final = "running"
OVER: Final = "over"

# Kinds of seats.
PERSON: Final = "open"
DEVICE: Final = "device"
BOT: Final = "bot"

# Kinds of journal entries. Those in MOVES change the game: what follows an earlier number is stale.
START: Final = "start"
ANSWER: Final = "answer"
NATURE: Final = "nature"
UNDO: Final = "undo"
RESIGN: Final = "resign"
END: Final = "end"
JOIN: Final = "join"
AGREE: Final = "agree"
REPLACED: Final = "replaced"
BACK: Final = "back"
CHAT: Final = "chat"
NOTE: Final = "note"
# Somebody sat down at a listed table without a link.
GUEST: Final = "guest"
# Somebody came with the link of a taken seat and says to be its person; the text is for the table alone.
KNOCK: Final = "knock"
ADMIT: Final = "admit"
REBUFF: Final = "rebuff"
# The person of a seat plays with another key now; the link of a free seat was renewed.
MOVED: Final = "moved"
RELINKED: Final = "relinked"
# So was the link for all free seats, or the one to watch by (the text says which).
INVITED: Final = "invited"
# The settings or customs of a waiting table were changed.
ARRANGED: Final = "arranged"
# Somebody asked a bot for advice, where that is shown.
ADVISED: Final = "advised"
# What somebody alone drew from a real box, and entered, cannot be by what others have entered.
MISFIT: Final = "misfit"
# Where the people of a finished table play again.
AGAIN: Final = "again"
# Time: somebody will soon count as away or run out of it (the text says when), does, or has run out of it.
WARNED: Final = "warned"
AWAY: Final = "away"
TIMEOUT: Final = "timeout"
# Somebody asks the others for something (the text says for what), and one of them says yes or no.
ASKED: Final = "ask"
VOTED: Final = "vote"
# All agreed. The text of a pause names the seat that was to answer.
PAUSED: Final = "pause"
RESUMED: Final = "resume"
# The server stood still for so many milliseconds: they are nobody's.
STOOD: Final = "stood"
# Anybody with the link may look at a finished game, or no longer (without ON).
PUBLISHED: Final = "published"
# Chance draws otherwise from here on: what it answered before was taken back.
BRANCHED: Final = "branch"
# What nobody is told of: it is for the record, or for the table itself.
UNTOLD: Final = frozenset((NOTE, GUEST, BRANCHED, STOOD))
# What whoever runs the server did; the text ON switches something on.
EXPIRING: Final = "expiring"
REKEYED: Final = "rekeyed"
MUTED: Final = "muted"
SILENT: Final = "silent"
ERASED: Final = "erased"
ON: Final = "on"
# What ended a table other than its game.
CLOSED: Final = "closed"
EXPIRED: Final = "expired"
# A record that was brought to be looked at ends where it ends.
KEPT: Final = "kept"
# What is told without its text.
WORDLESS: Final = frozenset((KNOCK,))
# What a change says all of: the other processes need not read what was stored.
HANDED_OVER: Final = frozenset(
    (
        *(START, ANSWER, NATURE, UNDO, RESIGN, END, JOIN, AGREE, REPLACED, BACK, CHAT, NOTE, GUEST),
        *(KNOCK, ADMIT, REBUFF, MOVED, RELINKED, ADVISED, MISFIT, AGAIN),
        *(WARNED, AWAY, TIMEOUT, ASKED, VOTED, PAUSED, RESUMED, BRANCHED, PUBLISHED, STOOD),
    )
)
MOVES: Final = frozenset((START, ANSWER, NATURE, UNDO, END))

NAME_LENGTH: Final = 32
CHAT_LENGTH: Final = 500
VERSION_LENGTH: Final = 64


class Outcome(msgspec.Struct, frozen=True):
    """How the game of a table ended; without scores if it was given up.

    `reason` is told in the reader's words (`Live.outcome`); stored are those of the game, or of whoever
    closed the table.
    """

    scores: list[int] | None
    winners: list[int]
    reason: str
    resigned: list[int]


@dataclass(slots=True, frozen=True)
class Asked:
    """Who must answer, in which turn, and since when: what lists of tables tell without replaying any."""

    # The number of the journal at which this was noted. Another one is the table's: somebody noted nothing.
    number: int
    seat: int | None
    turn: int | None
    at: int
    # When time itself does something next; when that was announced; since when the table is paused (or 0).
    due_at: int | None = None
    warned_at: int = 0
    paused_at: int = 0
    published: bool = False


@dataclass(slots=True, frozen=True)
class Standing:
    """What can change of a table's own row: whether it runs, how it ended, whether a bot must answer."""

    status: str
    outcome: Outcome | None = None
    bot_due: bool = False
    # Follows from the game; noted by whoever stores the change.
    asked: Asked | None = field(default=None, compare=False)


@dataclass(slots=True, frozen=True)
class Arranged:
    """A waiting table as it will be played."""

    options: dict[str, str]
    component_name: str
    component_hash: str
    customs: Customs
    # New links, if they are renewed.
    invite_hash: str | None = None
    spectator_hash: str | None = None


@dataclass(slots=True)
class TableRow:
    id: str
    game: str
    rules_version: int
    component_name: str
    component_hash: str
    seats: int
    options: dict[str, str]
    seed: int
    secret: str
    start: Position | None
    listed: bool
    spectator_hash: str
    status: str
    outcome: Outcome | None
    bot_due: bool
    last: int
    created_at: int
    changed_at: int
    made_by: str = ""
    made_in: str = ""
    # Of a record that was brought to be looked at: all it said beside its answers.
    origin: Read | None = None
    # Who must answer, in which turn, since when, and at which number of the journal that was noted.
    to_answer: int | None = None
    turn: int | None = None
    asked_at: int = 0
    asked_number: int = -1
    invite_hash: str = ""
    customs: Customs = AS_EVER
    rematch_of: str | None = None
    due_at: int | None = None
    warned_at: int = 0
    paused_at: int = 0
    published: bool = False

    def arrange(self, arranged: Arranged) -> None:
        self.options, self.customs = arranged.options, arranged.customs
        self.component_name, self.component_hash = arranged.component_name, arranged.component_hash
        self.invite_hash = arranged.invite_hash or self.invite_hash
        self.spectator_hash = arranged.spectator_hash or self.spectator_hash

    @property
    def standing(self) -> Standing:
        return Standing(self.status, self.outcome, self.bot_due, self.asked)

    @property
    def asked(self) -> Asked | None:
        """None if whoever stored the last change knew nothing of it: then the game has to be asked."""
        if self.asked_number != self.last:
            return None
        time = (self.due_at, self.warned_at, self.paused_at, self.published)
        return Asked(self.asked_number, self.to_answer, self.turn, self.asked_at, *time)

    def stand(self, standing: Standing) -> None:
        self.status, self.outcome, self.bot_due = standing.status, standing.outcome, standing.bot_due
        asked = standing.asked
        if asked is not None:
            self.to_answer, self.turn = asked.seat, asked.turn
            self.asked_at, self.asked_number = asked.at, asked.number
            self.due_at, self.warned_at, self.paused_at = asked.due_at, asked.warned_at, asked.paused_at
            self.published = asked.published


class SeatData(TypedDict):
    seat: int
    kind: str
    bot: str | None
    name: str
    joined: bool
    resigned: bool


@dataclass(slots=True)
class SeatRow:
    seat: int
    kind: str
    bot: str
    name: str
    key_hash: str | None
    joined: bool
    resigned: bool
    seen_at: int
    acted_at: int = 0
    bot_version: str = ""
    link_hash: str | None = None

    @property
    def person(self) -> bool:
        """Somebody plays it, not a bot."""
        return self.kind != BOT

    def to_data(self) -> SeatData:
        return {
            "seat": self.seat,
            "kind": self.kind,
            "bot": self.bot or None,
            "name": self.name,
            "joined": self.joined,
            "resigned": self.resigned,
        }


@dataclass(slots=True, frozen=True)
class Entry:
    number: int
    kind: str
    seat: int | None
    text: str
    submission: str | None
    at: int


@dataclass(slots=True, frozen=True)
class Submission:
    """What a client sent once, however often it arrives: its key, its own id, a hash of the content."""

    key_hash: str
    id: str
    request: str


@dataclass(slots=True)
class Change:
    """One transaction: all of it is stored, or nothing."""

    table: str
    last: int
    entries: list[Entry]
    standing: Standing
    # Seats that change, as they will be; when they were last heard of is no part of it.
    seats: list[SeatRow] = field(default_factory=list)
    submission: Submission | None = None
    arranged: Arranged | None = None

    @property
    def number(self) -> int:
        """Where the journal will be, and the reply to whoever submitted it."""
        return self.entries[-1].number


@dataclass(slots=True)
class Limits:
    """What one server holds. Times in seconds."""

    max_tables: int = 10_000
    tables_in_memory: int = 2_000
    # Nobody needs more for one game; it bounds what quarrelling over undo or chat can fill.
    journal_entries: int = 20_000
    # Several times the longest game: one in which nobody claims a section would never end by itself.
    answers: int = 10_000
    absent_after: float = 15 * 60.0
    idle_after: float = 60 * 60.0
    # Tables that run or wait; 0: as many as the server holds. Never more than a quarter of all.
    tables_per_address: int = 200
    tables_per_network: int = 400
    chat: bool = True

    def absent_since(self, seats: int, agreed: int) -> int:
        """Who was last heard of before that moment is gone; `agreed`: the seconds a table has agreed on.

        Where one person decides alone about the other, there is more time to come back.
        """
        patience = agreed or self.absent_after * (2 if seats == 2 else 1)
        return now() - int(patience * 1000)

    def share(self, allowed: int) -> int:
        """How many tables one maker may have at a time."""
        return min(allowed or self.max_tables, max(self.max_tables // 4, 1))

    @property
    def idle_since(self) -> int:
        """Who is connected, must answer and has done nothing since that moment is not thinking any more."""
        return now() - int(self.idle_after * 1000)


@dataclass(slots=True, frozen=True)
class Holder:
    """Who asks: the seats a key holds; none for a spectator."""

    table: str
    seats: tuple[int, ...]
    key_hash: str | None = None
    # The link of the table: any free seat may be taken with it.
    invited: bool = False
    # The link of a seat that is taken: whoever comes with it is asked who they are.
    used: int | None = None

    @property
    def spectator(self) -> bool:
        return not self.seats


@dataclass(slots=True, frozen=True)
class SeatSpec:
    kind: str
    name: str = ""
    bot: str = ""


@dataclass(slots=True)
class TableSpec:
    game: str
    seats: list[SeatSpec]
    options: dict[str, str]
    seed: int | None = None
    components: str = "standard"
    listed: bool = False
    customs: Customs = AS_EVER
    rematch_of: str | None = None


@dataclass(slots=True, frozen=True)
class Keys:
    """The only moment keys are known to the server: what the maker of a table receives."""

    table: str
    # The key of each seat that a person takes by link.
    seats: dict[int, str]
    # The key of the seats on the maker's device, if there are any.
    device: str | None
    spectator: str
    # Takes any free seat.
    invite: str = ""


class Clock:
    """The time of this process: milliseconds since 1970, in UTC. Days pass for tests when they move it."""

    def __init__(self) -> None:
        self.ahead = 0

    def now(self) -> int:
        return time.time_ns() // 1_000_000 + self.ahead


clock: Final = Clock()


def now() -> int:
    return clock.now()
