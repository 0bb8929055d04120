"""A table in memory: what each seat is told of it."""

import asyncio
from bisect import bisect_left
from collections.abc import Iterator
from typing import Final

import msgspec

from nave.kernel.events import Event, ToldEvent
from nave.kernel.frame import NATURE
from nave.kernel.game import Game
from nave.kernel.language import DEFAULT, words_of
from nave.kernel.said import Said
from nave.tables import model as m
from nave.tables.called import called, said_seed
from nave.tables.customs import FREE, NONE
from nave.tables.dealt import setup_seed
from nave.tables.errors import Locked, NotAllowed
from nave.tables.memory import Memory
from nave.tables.model import Holder, Outcome, SeatRow
from nave.tables.past import PAGE, Past, item_of
from nave.tables.people import names_of
from nave.tables.secrets import same
from nave.tables.shown import NOTHING, PackedState, Shown
from nave.tables.times import told_asking, told_customs, told_time
from nave.tables.told import Item, SeatTold, StateTold, TableTold

# Seconds for which what was worked out for one listener is kept for the others.
SHOWN: Final = 0.2


class Live(Memory):
    """What the memory of a table tells those who hold a key to it."""

    def holder(self, key_hash: str | None) -> Holder | None:
        """Who a key makes you; without a key a listed table shows itself to everybody."""
        if key_hash is not None:
            held = tuple(s.seat for s in self.seats if same(s.key_hash, key_hash))
            if held:
                return Holder(self.row.id, held, key_hash)
            if not self.lets_in:
                return None
            if same(self.row.invite_hash or None, key_hash):
                # It invites until the game begins; then it lets look on.
                return Holder(self.row.id, (), key_hash, invited=True)
            used = next((s.seat for s in self.seats if same(s.link_hash, key_hash)), None)
            if used is not None or same(self.row.spectator_hash, key_hash):
                return Holder(self.row.id, (), key_hash, used=used)
            return None
        # Who may sit down may look at the table before; a finished game may be shown to anybody.
        shown = self.published and self.row.status == m.OVER
        return Holder(self.row.id, ()) if shown or (self.row.listed and self.lets_in) else None

    @property
    def lets_in(self) -> bool:
        """Whether somebody without a seat may look at the table: to sit down, or to watch."""
        return self.row.customs.watching or self.row.status == m.OPEN

    def looking_as(self, holder: Holder, seat: int | None) -> int | None:
        """The seat whose view the holder gets: the one wished for, the one to answer, or the first held."""
        if seat is not None:
            if seat not in holder.seats:
                held = [str(number) for number in holder.seats]
                raise NotAllowed(Said("refused-holds", seat=seat, held=held, count=len(held)))
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
            raise NotAllowed(Said("refused-spectator"))
        found = self.looking_as(holder, seat)
        assert found is not None
        return found

    def may_know_chances(self, holder: Holder) -> bool:
        """Onlookers, and whoever plays for all people who play; among people only where advice is free."""
        # Who comes with the link of a taken seat may be the one who sits there.
        own = holder.seats or (() if holder.used is None else (holder.used,))
        people = {seat.seat for seat in self.seats if seat.person and not seat.resigned}
        return not own or people <= set(own) or self.row.customs.advice == FREE

    def may_answer(self, seat: int) -> bool:
        return self.seats[seat].person and not self.seats[seat].resigned

    def state(self, holder: Holder, seat: int | None, language: str = DEFAULT) -> StateTold:
        """Everything the holder may know now, as seen from one of its seats."""
        looking = self.looking_as(holder, seat)
        game = self.game
        data: StateTold = {
            "table": self.about(language),
            "number": self.last,
            "seat": looking,
            "holds": list(holder.seats),
            "invited": holder.invited and self.row.status == m.OPEN,
            "used": holder.used,
            "chances": self.may_know_chances(holder),
            "view": None,
            "options": [],
            "entering": False,
            "can_undo": False,
            "no_undo": None,
            "result": None,
            "sheet": None,
        }
        if game is None:
            return data
        names = self.names(language)
        shown = self.shown(game, names, language)
        data["view"] = shown.view(looking, self.hides)
        if self._is_asked(game, looking):
            if self.may_enter(holder):
                data["options"] = shown.options(self._enters_as(looking))
            data["entering"] = self.entering
            data["no_undo"] = self._no_undo(shown, looking)
        data["can_undo"] = self._may_undo(looking)
        data["result"] = shown.result()
        data["sheet"] = shown.sheet() if self.row.status == m.OVER else None
        return data

    def packed(self, holder: Holder, seat: int | None, language: str = DEFAULT) -> PackedState | StateTold:
        """The same as `state`, to be sent: what others are sent as well is encoded once."""
        game = self.game
        if game is None:
            return self.state(holder, seat, language)
        return self.packed_of(self.shown(game, self.names(language), language), holder, seat)

    def packed_of(self, shown: Shown, holder: Holder, seat: int | None) -> PackedState:
        game, looking = shown.game, self.looking_as(holder, seat)
        asked = self._is_asked(game, looking)
        offered = asked and self.may_enter(holder)
        return {
            "table": self._packed_about(shown),
            "number": self.last,
            "seat": looking,
            "holds": list(holder.seats),
            "invited": holder.invited and self.row.status == m.OPEN,
            "used": holder.used,
            "chances": self.may_know_chances(holder),
            "view": shown.packed_view(looking, self.hides),
            "options": shown.packed_options(self._enters_as(looking)) if offered else NOTHING,
            "entering": asked and self.entering,
            "can_undo": self._may_undo(looking),
            "no_undo": self._no_undo(shown, looking) if asked else None,
            "result": shown.result(),
            "sheet": shown.sheet() if self.row.status == m.OVER else None,
        }

    def _is_asked(self, game: Game, looking: int | None) -> bool:
        # What a real box says anybody at the table may enter.
        asked = looking is not None and game.seat in (looking, NATURE) and self.may_answer(looking)
        return asked and self.row.status == m.RUNNING and self.clocks.paused is None

    @property
    def entering(self) -> bool:
        """Whether the table waits for what a real box says."""
        return self.game is not None and self.game.seat == NATURE

    @property
    def drawer(self) -> int | None:
        """The person who alone sees what the real box says now; None if everybody does."""
        if self.game is None or self.game.seat != NATURE:
            return None
        seat = int(self.game.state.stack[-1].drawn_by())
        return seat if seat != NATURE and self.may_answer(seat) else None

    def may_enter(self, holder: Holder) -> bool:
        """Whether an open question of the real box, if there is one, may be answered with that key."""
        return self.drawer is None or self.drawer in holder.seats

    def _enters_as(self, looking: int | None) -> int | None:
        """Whose knowledge bounds what can be entered; None: no real box is asked."""
        if not self.entering:
            return None
        return looking if self.drawer is None else self.drawer

    def _no_undo(self, shown: Shown, looking: int | None) -> str | None:
        """Why whoever is asked can take nothing back, None if something can be."""
        if self._may_undo(looking):
            return None
        if self.row.customs.take_back == NONE:
            return words_of(Locked.words_in, shown.language).say(Said("refused-take-back-off"))
        # Else somebody else has answered since, in the same turn, or nothing of a real box was entered yet.
        return shown.no_undo() or shown.say(Said("no-undo-seat" if self.holding else "undo-ends-turn"))

    def _may_undo(self, looking: int | None) -> bool:
        return self.row.status == m.RUNNING and looking is not None and self.can_undo(looking)

    def _packed_about(self, shown: Shown) -> msgspec.Raw:
        # What is told of clocks is true for a moment only.
        known = ("table", self.last, self.comings, m.now() if self.row.customs.timed else 0)
        found = shown.sent.get(known)
        if found is None:
            found = shown.sent[known] = msgspec.Raw(msgspec.json.encode(self.about(shown.language)))
        return found

    def shown(self, game: Game, names: list[str], language: str) -> Shown:
        """What is worked out for one who looks serves the others who look in the same moment."""
        shown = self._shown.get(language)
        if shown is None or shown.game is not game or shown.names != names:
            shown = Shown(game, names, language)
            try:
                asyncio.get_running_loop().call_later(SHOWN, self._shown.pop, language, None)
            except RuntimeError:
                return shown
            self._shown[language] = shown
        return shown

    def names(self, language: str = DEFAULT) -> list[str]:
        """What the players are called, by player. Asked several times for each one who is told something."""
        game, seated = self.game, [(seat.name, seat.bot) for seat in self.seats]
        known = self._named.get(language)
        if known is None or known[0] is not game or known[1] != seated:
            names = names_of(self.seats, [] if game is None else game.names(language))
            known = self._named[language] = (game, seated, names)
        return known[2]

    def outcome(self, language: str) -> Outcome | None:
        """How the game ended, with its reason in words of that language."""
        outcome, game = self.row.outcome, self.game
        if outcome is None:
            return None
        if self.ended == m.CLOSED:
            # Whoever runs the server has said it in words of their own.
            reason = outcome.reason
        elif self.ended == m.KEPT:
            reason = words_of(Locked.words_in, language).say(Said("outcome-kept"))
        elif self.ended == m.EXPIRED:
            reason = words_of(Locked.words_in, language).say(Said("outcome-expired"))
        elif outcome.scores is None:
            # Whoever is left when the others resign has won; nobody has where a game is ended by its length.
            key = "outcome-resigned" if outcome.winners else "outcome-limit"
            reason = words_of(Locked.words_in, language).say(Said(key, count=str(self.count)))
        elif game is not None and game.result is not None:
            reason = game.say(game.result.said, self.names(language), language)
        else:
            reason = outcome.reason
        return Outcome(outcome.scores, outcome.winners, reason, outcome.resigned)

    def deeds(self) -> Iterator[int]:
        """How many answers held before each thing that a person answered or entered, the last one first."""
        for count in range(len(self.holding) - 1, -1, -1):
            seat = self.entries[self.holding[count] - 1].seat
            if seat is not None and self.seats[seat].person:
                yield count

    def can_undo(self, seat: int) -> bool:
        if self.game is None or not self.holding or self.row.customs.take_back == NONE:
            return False
        if self.row.customs.by_hand:
            return self.may_answer(seat) and next(self.deeds(), None) is not None
        if not self.game.can_undo:
            return False
        return self.may_answer(seat) and self.entries[self.holding[-1] - 1].seat == seat

    def about(self, language: str = DEFAULT) -> TableTold:
        """What everybody at the table knows about it."""
        row = self.row
        return {
            "id": row.id,
            "called": called(row.id),
            "game": row.game,
            "rules_version": row.rules_version,
            "components": {"name": row.component_name, "hash": row.component_hash},
            "settings": row.options,
            "status": row.status,
            "listed": row.listed,
            "names": self.names(language),
            "seats": [self.told_seat(seat) for seat in self.seats],
            "replacing": [
                {"seat": target, "agreed": sorted(votes), "bot": next(iter(votes.values()))}
                for target, votes in sorted(self.votes.items())
            ],
            "knocking": [
                {"seat": target, "agreed": sorted(agreed)}
                for target, (_, agreed) in sorted(self.knocks.items())
            ],
            "customs": told_customs(row.customs),
            "time": told_time(self),
            "asking": told_asking(self),
            "watching": self.watching,
            "again": self.again,
            "published": self.published,
            "dealt": None if self.dealt is None else said_seed(self.dealt),
            "outcome": self.outcome(language),
            "locked": None if self.locked is None else self.locked.say(language),
            "created_at": row.created_at,
            "changed_at": row.changed_at,
        }

    @property
    def dealt(self) -> int | None:
        """The seed that deals its set-up again: after the end, and if there is one."""
        game = self.game
        if self.row.status != m.OVER or game is None:
            return None
        if self._dealt is None or self._dealt[0] is not game:
            record = self.record()
            record.seed = self.row.seed
            self._dealt = game, setup_seed(record, game)
        return self._dealt[1]

    def told_seat(self, seat: SeatRow) -> SeatTold:
        return {**seat.to_data(), "here": seat.seat in self.here}

    def items(self, since: int, seat: int | None, language: str = DEFAULT) -> list[Item]:
        """The first page of the journal after a number, as that seat (None: a spectator) may know it."""
        return self.past(since, seat, language=language).items()

    def past(
        self,
        since: int,
        seat: int | None,
        upto: int | None = None,
        limit: int = PAGE,
        language: str = DEFAULT,
    ) -> Past:
        """At most `limit` entries after number `since`, ready to be told. Events are walked through once."""
        end = self.last if upto is None else min(upto, self.last)
        stop = min(since + limit, end)
        game, names = self.game, self.names(language)
        told = untold if game is None else self.shown(game, names, language).told
        found = Past(told, seat, max(stop, since), stop < end)
        events: list[Event] = [] if game is None else game.events
        place = -1
        for entry in self.entries[since:stop]:
            if entry.kind in m.UNTOLD:
                continue
            happened = None
            if entry.kind in (m.ANSWER, m.NATURE) and entry.number not in self.withdrawn:
                answer = bisect_left(self.holding, entry.number)
                if place < 0:
                    place = bisect_left(events, answer, key=_answer_of)
                first = place
                while place < len(events) and events[place].answer <= answer:
                    place += 1
                happened = events[first:place]
            found.rows.append((item_of(self, game, entry), happened))
        return found


def untold(event: Event) -> ToldEvent:
    """Without a game nothing has happened."""
    raise ValueError(f"{event!r} belongs to no game")


def _answer_of(event: Event) -> int:
    return event.answer
