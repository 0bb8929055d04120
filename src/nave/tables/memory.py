"""A table in memory: its journal folded into a game, and what this or another process adds to it."""

import asyncio
from collections.abc import Callable
from dataclasses import replace

from nave.api import replay
from nave.kernel.errors import NaveError
from nave.kernel.game import Game
from nave.kernel.record import Record
from nave.kernel.said import Said
from nave.tables import model as m
from nave.tables.customs import Customs
from nave.tables.errors import Locked
from nave.tables.journal import Journal
from nave.tables.model import Change, Entry, SeatRow, TableRow
from nave.tables.secrets import chance_of
from nave.tables.shown import Shown


def next_game(game: Game, move: str) -> Game:
    """The game after a move and what nature answers to it; the given game stays as it is."""
    after = game.copy()
    after.play(move)
    return after


class Memory(Journal):
    """The memory of one table in one process. Everything in it can be made anew from the database."""

    def __init__(
        self, row: TableRow, seats: list[SeatRow], entries: list[Entry], game: Game | None = None
    ) -> None:
        """`game` is the game of those entries if somebody has just replayed them."""
        super().__init__()
        self.row = row
        self.seats = seats
        self.chance = chance_of(row)
        self.game: Game | None = None
        # Why the table cannot go on here; None if it can.
        self.locked: Locked | None = None
        self.lock = asyncio.Lock()
        # How many are at work on it: such a table stays in memory, so that there is only one of it.
        self.pins = 0
        # Called after every change, once for each one who listens.
        self.listeners: set[Callable[[], None]] = set()
        # The seats somebody listens on, in any process, and how often that changed.
        self.here: frozenset[int] = frozenset()
        self.comings = 0
        # How many listen at this process without a seat.
        self.watching = 0
        # Whether somebody knows what others may not, and the game of which that is known.
        self._hides: tuple[Game | None, bool] = (None, False)
        # What people of each language see now.
        self._shown: dict[str, Shown] = {}
        # What players are called in each language, and of which game and seats that is known.
        self._named: dict[str, tuple[Game | None, list[tuple[str, str]], list[str]]] = {}
        # The seed of its set-up, and the game of which that is known.
        self._dealt: tuple[Game, int | None] | None = None
        # The number in the database as it was last heard of; ahead of `last` while this process lags behind.
        self.stored = 0
        # Somebody has changed it from outside: this copy is no longer used, and listeners come again.
        self.retired = False
        self.count_in(entries)
        if game is None:
            self._replay()
        else:
            self.game = game.copy(self.chance)

    @property
    def agreed_customs(self) -> Customs:
        return self.row.customs

    def count_in(self, entries: list[Entry]) -> None:
        branch = self.branch
        super().count_in(entries)
        if self.branch != branch:
            self.chance = chance_of(self.row, self.branch)

    @property
    def hides(self) -> bool:
        """Whether somebody knows now what others may not. Asked of the rules once for each game."""
        game = self.game
        if game is None:
            return False
        if self._hides[0] is not game:
            self._hides = (game, game.rules.hides(game.state, game.seats))
        return self._hides[1]

    # ------------------------------------------------------------ the game

    def _replay(self) -> None:
        """Make the game anew from the answers that hold."""
        self.game, self.locked = None, None
        if not self.begun:
            return
        try:
            self.game = replay(self.record(), chance=self.chance)
        except NaveError as error:
            self.locked = Locked(Said("refused-locked", error=error))

    def record(self) -> Record:
        """The table as a record, without its seed and its result."""
        record = self.bare_record()
        record.answers = self.answers()
        return record

    def bare_record(self) -> Record:
        """The record before its first answer."""
        row = self.row
        return Record(
            row.game,
            row.rules_version,
            {"name": row.component_name, "hash": row.component_hash},
            row.seats,
            row.options,
            0,
            [],
            row.start,
        )

    def accept(self, change: Change, game: Game | None) -> None:
        """What this process has just committed; `game` is the game after it, if it changed."""
        self.count_in(change.entries)
        if game is not None:
            self.game = game
        for seat in change.seats:
            # Somebody may have been heard of meanwhile.
            seat.seen_at = self.seats[seat.seat].seen_at
            seat.acted_at = self.seats[seat.seat].acted_at
            self.seats[seat.seat] = seat
        if change.arranged is not None:
            self.row.arrange(change.arranged)
        self.row.stand(change.standing)
        self.row.last, self.row.changed_at = change.number, change.entries[-1].at

    def hear(self, change: Change) -> None:
        """What another process has committed, in its own words."""
        row, seats = replace(self.row), list(self.seats)
        row.stand(change.standing)
        row.last, row.changed_at = change.number, change.entries[-1].at
        for seat in change.seats:
            was = seats[seat.seat]
            seats[seat.seat] = replace(seat, seen_at=was.seen_at, acted_at=was.acted_at)
        self.stored = max(self.stored, change.number)
        self.catch_up(row, seats, change.entries)

    def catch_up(self, row: TableRow, seats: list[SeatRow], entries: list[Entry]) -> None:
        """What another process has committed."""
        self.row, self.seats = row, seats
        before = self.count
        whole = self.game is None or any(e.kind in (m.START, m.UNDO) for e in entries)
        self.count_in(entries)
        if whole and self.game is not None and [entry.kind for entry in entries] == [m.UNDO]:
            back = self.game.copy()
            try:
                for _ in range(before - self.count):
                    back.undo()
            except NaveError:
                self._replay()
            else:
                self.game = back
            return
        moves = [entry for entry in entries if entry.kind in (m.ANSWER, m.NATURE)]
        if not moves and not whole:
            return
        if whole or self.game is None:
            self._replay()
            return
        game = self.game
        try:
            for number, entry in enumerate(moves, start=before):
                # What nature answers by itself has come with the answer before it.
                if number == game.count:
                    game = next_game(game, entry.text)
            same_answers = game.answers_since(before) == [entry.text for entry in moves]
        except NaveError:
            same_answers = False
        if same_answers:
            self.game = game
        else:
            self._replay()

    def be_here(self, seats: frozenset[int]) -> bool:
        """Note which seats somebody listens on; True if that is new."""
        if seats == self.here:
            return False
        self.here = seats
        self.comings += 1
        return True

    def watch(self, more: int) -> None:
        """Somebody without a seat begins or ends to listen."""
        self.watching += more
        self.comings += 1
        for listener in list(self.listeners):
            listener()
