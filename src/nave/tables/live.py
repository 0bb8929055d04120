"""A table in memory: its journal folded into a game, and what each seat is told of it."""

import asyncio
from bisect import bisect_left, bisect_right
from collections.abc import Callable

from nave.api import replay
from nave.kernel.errors import NaveError
from nave.kernel.events import Event
from nave.kernel.game import Game
from nave.kernel.record import Record
from nave.tables import model as m
from nave.tables.errors import NotAllowed
from nave.tables.model import Change, Entry, Holder, SeatRow, TableRow
from nave.tables.people import names_of
from nave.tables.secrets import SecretChance, same
from nave.tables.told import FromGame, Item, SeatTold, StateTold, TableTold


def next_game(game: Game, move: str) -> Game:
    """The game after a move and what nature answers to it; the given game stays as it is."""
    after = game.copy()
    after.play(move)
    return after


class Live:
    """The memory of one table in one process. Everything in it can be made anew from the database."""

    def __init__(self, row: TableRow, seats: list[SeatRow], entries: list[Entry]) -> None:
        self.row = row
        self.seats = seats
        self.chance = SecretChance(row.seed, row.secret)
        self.entries: list[Entry] = []
        self.game: Game | None = None
        # Why the table cannot go on here; empty if it can.
        self.locked = ""
        # The journal number of each answer that holds, and of those taken back, by what took them back.
        self.holding: list[int] = []
        self.withdrawn: set[int] = set()
        self.withdraws: dict[int, list[int]] = {}
        # The ids of all submissions that were stored.
        self.sent: set[str] = set()
        # The last number that changed the game.
        self.moved = 0
        # Seat to be replaced -> seats that agree -> the bot they named.
        self.votes: dict[int, dict[int, str]] = {}
        self.notes: list[str] = []
        self.lock = asyncio.Lock()
        # How many are at work on it: such a table stays in memory, so that there is only one of it.
        self.pins = 0
        # Called after every change, once for each one who listens.
        self.listeners: set[Callable[[], None]] = set()
        # The seats somebody listens on, in any process, and how often that changed.
        self.here: frozenset[int] = frozenset()
        self.comings = 0
        self.told: dict[tuple[int, int | None, tuple[int, ...]], bytes] = {}
        self._count(entries)
        self._replay()

    @property
    def last(self) -> int:
        return len(self.entries)

    @property
    def count(self) -> int:
        """How many answers hold."""
        return len(self.holding)

    # ------------------------------------------------------------ folding

    def _count(self, entries: list[Entry]) -> None:
        """Follow the journal without touching the game."""
        for entry in entries:
            self.entries.append(entry)
            kind = entry.kind
            if entry.submission is not None:
                self.sent.add(entry.submission)
            if kind in m.MOVES:
                self.moved = entry.number
            if kind in (m.ANSWER, m.NATURE):
                self.holding.append(entry.number)
                if entry.seat is not None:
                    self.votes.pop(entry.seat, None)
            elif kind == m.UNDO:
                keep = int(entry.text)
                self.withdraws[entry.number] = self.holding[keep:]
                self.withdrawn.update(self.holding[keep:])
                del self.holding[keep:]
            elif kind == m.AGREE:
                target, _, bot = entry.text.partition(" ")
                self.votes.setdefault(int(target), {})[entry.seat or 0] = bot
            elif kind in (m.REPLACED, m.RESIGN, m.BACK) and entry.seat is not None:
                self.votes.pop(entry.seat, None)
            elif kind == m.NOTE:
                self.notes.append(entry.text)
        self.told.clear()

    def _replay(self) -> None:
        """Make the game anew from the answers that hold."""
        self.game, self.locked = None, ""
        if self.moved == 0:
            return
        try:
            self.game = replay(self.record(), chance=self.chance)
        except NaveError as error:
            self.locked = f"this table cannot go on here: {error}"

    def record(self) -> Record:
        """The table as a record, without its seed and its result."""
        row = self.row
        return Record(
            row.game,
            row.rules_version,
            {"name": row.component_name, "hash": row.component_hash},
            row.seats,
            row.options,
            0,
            [self.entries[number - 1].text for number in self.holding],
            row.start,
        )

    def accept(self, change: Change, game: Game | None) -> None:
        """What this process has just committed; `game` is the game after it, if it changed."""
        self._count(change.entries)
        if game is not None:
            self.game = game
        for seat in change.seats:
            # Somebody may have been heard of meanwhile.
            seat.seen_at = self.seats[seat.seat].seen_at
            self.seats[seat.seat] = seat
        self.row.stand(change.standing)
        self.row.last, self.row.changed_at = change.number, change.entries[-1].at

    def catch_up(self, row: TableRow, seats: list[SeatRow], entries: list[Entry]) -> None:
        """What another process has committed."""
        self.row, self.seats = row, seats
        before = self.count
        whole = self.game is None or any(e.kind in (m.START, m.UNDO) for e in entries)
        self._count(entries)
        moves = [entry for entry in entries if entry.kind in (m.ANSWER, m.NATURE)]
        if not moves and not whole:
            return
        if whole or self.game is None:
            self._replay()
            return
        game = self.game
        try:
            for entry in moves:
                if entry.kind == m.ANSWER:
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
        self.told.clear()
        return True

    # ------------------------------------------------------------ telling

    def holder(self, key_hash: str | None) -> Holder | None:
        """Who a key makes you; without a key a listed table shows itself to everybody."""
        if key_hash is not None:
            held = tuple(s.seat for s in self.seats if same(s.key_hash, key_hash))
            if held:
                return Holder(self.row.id, held, key_hash)
            if same(self.row.spectator_hash, key_hash):
                return Holder(self.row.id, (), key_hash)
            return None
        return Holder(self.row.id, ()) if self.row.listed else None

    def looking_as(self, holder: Holder, seat: int | None) -> int | None:
        """The seat whose view the holder gets: the one wished for, the one to answer, or the first held."""
        if seat is not None:
            if seat not in holder.seats:
                raise NotAllowed(
                    f"your key does not hold seat {seat}; it holds {list(holder.seats) or 'none'}"
                )
            return seat
        if holder.spectator:
            return None
        game = self.game
        if game is not None and game.seat in holder.seats:
            return game.seat
        return holder.seats[0]

    def acting_as(self, holder: Holder, seat: int | None) -> int:
        """The seat a command is for: the one named, the only one held, or the one that must answer."""
        if holder.spectator:
            raise NotAllowed("spectators only watch; a seat is held by its own key")
        found = self.looking_as(holder, seat)
        assert found is not None
        return found

    def may_answer(self, seat: int) -> bool:
        return self.seats[seat].person and not self.seats[seat].resigned

    def state(self, holder: Holder, seat: int | None) -> StateTold:
        """Everything the holder may know now, as seen from one of its seats."""
        looking = self.looking_as(holder, seat)
        game = self.game
        data: StateTold = {
            "table": self.about(),
            "number": self.last,
            "seat": looking,
            "holds": list(holder.seats),
            "view": None,
            "options": [],
            "can_undo": False,
            "result": None,
        }
        if game is None:
            return data
        names = self.names
        data["view"] = game.view(looking, names)
        running = self.row.status == m.RUNNING
        if running and looking is not None and game.seat == looking and self.may_answer(looking):
            data["options"] = [game.offered(option, names) for option in game.options(names)]
        data["can_undo"] = running and looking is not None and self.can_undo(looking)
        result = game.result
        if result is not None:
            data["result"] = {**result.to_data(), "reason": game.say(result.said, names)}
        return data

    @property
    def names(self) -> list[str]:
        """What the players are called, by player."""
        return names_of(self.seats, [] if self.game is None else self.game.names())

    def can_undo(self, seat: int) -> bool:
        if self.game is None or not self.holding or not self.game.can_undo:
            return False
        return self.may_answer(seat) and self.entries[self.holding[-1] - 1].seat == seat

    def about(self) -> TableTold:
        """What everybody at the table knows about it."""
        row = self.row
        return {
            "id": row.id,
            "game": row.game,
            "rules_version": row.rules_version,
            "components": {"name": row.component_name, "hash": row.component_hash},
            "settings": row.options,
            "status": row.status,
            "listed": row.listed,
            "names": self.names,
            "seats": [self.told_seat(seat) for seat in self.seats],
            "replacing": [
                {"seat": target, "agreed": sorted(votes), "bot": next(iter(votes.values()))}
                for target, votes in sorted(self.votes.items())
            ],
            "outcome": row.outcome,
            "locked": self.locked or None,
            "created_at": row.created_at,
            "changed_at": row.changed_at,
        }

    def told_seat(self, seat: SeatRow) -> SeatTold:
        return {**seat.to_data(), "here": seat.seat in self.here}

    def items(self, since: int, seat: int | None) -> list[Item]:
        """The journal after number `since`, as that seat (None: a spectator) may know it."""
        return [self.item(entry, seat) for entry in self.entries[since:] if entry.kind != m.NOTE]

    def item(self, entry: Entry, seat: int | None) -> Item:
        # Of what was taken back, the turn in which it was answered: undo never leaves a turn.
        before = bisect_left(self.holding, entry.number)
        item: Item = {
            "number": entry.number,
            "kind": entry.kind,
            "seat": entry.seat,
            "at": entry.at,
            "turn": None if self.game is None else self.game.turn_at(before),
            "answers": bisect_right(self.holding, entry.number),
        }
        if entry.kind == m.UNDO:
            item["withdraws"] = self.withdraws[entry.number]
        elif entry.kind not in (m.ANSWER, m.NATURE):
            if entry.text:
                item["text"] = entry.text
        elif entry.number in self.withdrawn:
            item["events"], item["withdrawn"] = [], True
        else:
            # Moves are told by their events alone.
            item["events"] = self.told_of(entry.number, seat)
        return item

    def told_of(self, number: int, seat: int | None) -> list[FromGame]:
        game = self.game
        if game is None:
            return []
        names = self.names
        return [game.told(event.seen_by(seat), names) for event in self.events_of(number)]

    def events_of(self, number: int) -> list[Event]:
        """The events of one answer, by its number in the journal."""
        if self.game is None:
            return []
        events, answer = self.game.events, bisect_left(self.holding, number)
        first = bisect_left(events, answer, key=_answer_of)
        return events[first : bisect_right(events, answer, first, key=_answer_of)]


def _answer_of(event: Event) -> int:
    return event.answer
