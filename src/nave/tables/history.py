"""Looking back at a table's game: its turns, and the position at any of its answers.

A record is walked through once, outside the loop, with the position kept every few answers; any moment is
then a short walk away. A game that goes on is walked on from where the walk ended. What somebody sees of a
moment is the view of that moment: nothing that came later, nothing that was hidden from that seat.
"""

from bisect import bisect_left, bisect_right
from collections import OrderedDict
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

import msgspec

from nave.api import begin_replay
from nave.kernel.events import Event
from nave.kernel.frame import NATURE
from nave.kernel.game import Game
from nave.kernel.language import DEFAULT
from nave.kernel.lens import Look
from nave.kernel.record import Record
from nave.kernel.said import Said
from nave.kernel.state import State
from nave.kernel.types import View
from nave.tables.errors import Invalid, Locked, Refused
from nave.tables.live import Live
from nave.tables.shelf import Library
from nave.tables.told import MomentTold, TurnsTold, TurnTold

# Answers between two positions that are kept, and what one of them and an answer weigh, in bytes and roughly.
SPACING: Final = 32
POSITION: Final = 16_000
ANSWER: Final = 100
# What all histories together may weigh.
ROOM: Final = 48 * 2**20
# Turns told at once; whoever wants more asks again.
PAGE: Final = 300
# Lines of a turn's summary, and events that only say what follows from a choice.
LINES: Final = 4
ASIDE: Final = frozenset(("pay", "score", "turn", "roll_space", "final"))


class Beginning(NamedTuple):
    """Of a turn: how many answers came before it, and its number."""

    start: int
    turn: int


class History:
    """Not safe for two threads at once."""

    def __init__(self, record: Record) -> None:
        self._walker = begin_replay(record)
        self._answers: list[str] = []
        self._stops: list[tuple[int, State]] = [(0, self._walker.state.copy())]
        self._begun = [Beginning(0, self._walker.state.turn)]

    @property
    def weight(self) -> int:
        return len(self._stops) * POSITION + len(self._answers) * ANSWER

    def follow(self, answers: list[str]) -> None:
        """Walk on to the end of these answers, from the last stop before they leave the ones known."""
        same = len(self._answers)
        if self._answers != answers[:same]:
            same = next(i for i, text in enumerate(self._answers) if answers[i : i + 1] != [text])
            while self._stops[-1][0] > same:
                self._stops.pop()
            count = self._stops[-1][0]
            self._walker = self._from(self._stops[-1][1])
            del self._answers[count:]
            while self._begun[-1].start > count:
                self._begun.pop()
        for text in answers[len(self._answers) :]:
            self._step(self._walker, text)
            self._answers.append(text)
            state, count = self._walker.state, len(self._answers)
            if state.turn != self._begun[-1].turn and not self._walker.over:
                self._begun.append(Beginning(count, state.turn))
            if count - self._stops[-1][0] >= SPACING:
                self._stops.append((count, state.copy()))

    def _from(self, state: State) -> Game:
        game = self._walker
        return Game(game.rules, game.setup, game.chance, state.copy(), game.start)

    @staticmethod
    def _step(game: Game, text: str) -> None:
        game.follow(text)
        # What happened is told by the table's own game; here it would only take room.
        game.events.clear()

    def _near(self, count: int) -> tuple[int, Game]:
        """The last position kept at or before so many answers."""
        at, state = self._stops[bisect_right(self._stops, count, key=_count_of) - 1]
        return at, self._from(state)

    def at(self, count: int, seat: int | None, names: list[str], language: str) -> View:
        """The view after so many answers and what nature answered right after them."""
        game, at = self.game_at(count)
        return {**game.view(seat, names, language), "answers": at}

    def game_at(self, count: int) -> tuple[Game, int]:
        """The game as it stood then, and after how many answers that was."""
        at, game = self._near(count)
        while at < len(self._answers) and (at < count or game.seat == NATURE):
            self._step(game, self._answers[at])
            at += 1
        return game, at

    def turns(
        self, whole: Game, seat: int | None, names: list[str], since: int, language: str
    ) -> tuple[list[TurnTold], bool]:
        """A page of turns after the first `since`, and whether there are more.

        Each has the players at its beginning; `whole` is the game with all its events.
        """
        # What was answered before the first turn is the set-up.
        begun = [one for one in self._begun if one.turn > 0] or self._begun
        ends = [*(one.start for one in begun[1:]), len(self._answers)]
        page = begun[since : since + PAGE]
        if not page:
            return [], False
        answered = whole.answered_by
        at, game = self._near(page[0].start)
        found: list[TurnTold] = []
        for one, end in zip(page, ends[since:], strict=False):
            while at < one.start:
                self._step(game, self._answers[at])
                at += 1
            asked = None if game.seat == NATURE else game.seat
            found.append(
                {
                    "from": one.start,
                    "to": end,
                    "turn": one.turn,
                    "seat": next((who for who in answered[one.start : end] if who != NATURE), asked),
                    "summary": summary(whole, answered, one.start, end, seat, names, language),
                    "players": game.view(seat, names, language).get("players", []),
                }
            )
        return found, since + len(page) < len(begun)


def summary(
    whole: Game,
    answered: Sequence[int],
    start: int,
    end: int,
    seat: int | None,
    names: list[str],
    language: str,
) -> list[str]:
    """What was chosen in a turn: the first event of an answer tells that, the others follow from it."""
    lines: list[str] = []
    told = -1
    for event in happened(whole, start, end):
        if answered[event.answer] == NATURE or event.answer == told or event.kind in ASIDE:
            continue
        told = event.answer
        lines.append(whole.say(event.seen_by(seat).said(), names, language))
        if len(lines) == LINES:
            break
    return lines


def happened(game: Game, start: int, end: int) -> list[Event]:
    """The events of the answers from `start` up to, but without, `end`."""
    events = game.events
    first = bisect_left(events, start, key=_answer_of)
    return events[first : bisect_left(events, end, first, key=_answer_of)]


def _answer_of(event: Event) -> int:
    return event.answer


def _count_of(stop: tuple[int, State]) -> int:
    return stop[0]


class Histories:
    """The histories people look at, the longest unused forgotten first. What was told once is at hand."""

    def __init__(self, library: Library, room: int = ROOM) -> None:
        self.library = library
        self.room = room
        # Only the thread that works things out looks into it.
        self._kept: OrderedDict[str, History] = OrderedDict()

    @property
    def weight(self) -> int:
        return sum(history.weight for history in list(self._kept.values()))

    async def turns(
        self, live: Live, seat: int | None, since: int, owner: str, language: str = DEFAULT
    ) -> bytes:
        game, names = begun(live), live.names(language)

        def look(history: History) -> TurnsTold:
            found, more = history.turns(game, seat, names, since, language)
            following = since + len(found) if more else None
            return {"answers": len(game.answered_by), "turns": found, "next": following}

        return await self._look(live, ("turns", seat, since, tuple(names), language), owner, look)

    async def moment(
        self, live: Live, count: int, seat: int | None, owner: str, language: str = DEFAULT
    ) -> bytes:
        game, names = begun(live), live.names(language)
        if count > live.count:
            raise Invalid(Said("refused-moment", count=live.count))

        def look(history: History) -> MomentTold:
            view = history.at(count, seat, names, language)
            shown = view["answers"]
            answered = game.answered_by
            first = max(shown - 1, 0)
            while first > 0 and answered[first] == NATURE:
                first -= 1
            events = [game.told(e.seen_by(seat), names, language) for e in happened(game, first, shown)]
            return {"answers": shown, "view": view, "events": events}

        return await self._look(live, ("moment", seat, count, tuple(names), language), owner, look)

    async def position(
        self, live: Live, count: int, what: tuple[object, ...], owner: str, told: Callable[[Game], Look]
    ) -> bytes:
        """What is to be told of the game as it stood after so many answers; `what` says what that is."""
        begun(live)
        if count > live.count:
            raise Invalid(Said("refused-moment", count=live.count))
        return await self._look(live, (count, *what), owner, lambda history: told(history.game_at(count)[0]))

    async def _look(
        self,
        live: Live,
        what: tuple[object, ...],
        owner: str,
        look: Callable[[History], TurnsTold | MomentTold | Look],
    ) -> bytes:
        # The entries are only ever added to; which of them hold is noted now.
        table, entries, holding, record = live.row.id, live.entries, list(live.holding), live.bare_record()

        def work() -> bytes:
            history = self._kept.pop(table, None) or History(record)
            history.follow([entries[number - 1].text for number in holding])
            self._kept[table] = history
            while self.weight > self.room and len(self._kept) > 1:
                self._kept.popitem(last=False)
            return msgspec.json.encode(look(history))

        return await self.library.made(owner, (table, live.moved, what), work)


def begun(live: Live) -> Game:
    """The table's game as it is now; it stays as it is while the table goes on."""
    if live.locked:
        raise Locked(live.locked)
    if live.game is None:
        raise Refused(Said("refused-no-history"))
    return live.game
