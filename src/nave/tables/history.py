"""Looking back at a table's game: its turns, and the position at any of its answers.

A record is walked through once, in a thread, with a copy of the game kept at the beginning of each turn; any
moment is then a few answers away. A game that goes on is walked on from where the walk ended. What somebody
sees of a moment is the view of that moment: nothing that came later, nothing that was hidden from that seat.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from typing import Any, Final

from nave.api import begin_replay
from nave.kernel.frame import NATURE
from nave.kernel.game import Game
from nave.kernel.record import Record
from nave.tables.errors import Invalid, Locked, Refused
from nave.tables.live import Live

# Histories kept; each weighs about a megabyte.
KEPT: Final = 32
# Lines of a turn's summary, and events that only say what follows from a choice.
LINES: Final = 4
ASIDE: Final = frozenset(("pay", "score", "turn", "roll_space", "final"))


class Stop:
    """The beginning of a turn: how many answers came before it, and the game then."""

    def __init__(self, count: int, game: Game) -> None:
        self.count = count
        self.game = game
        # Seat (None: a spectator) -> the players as it saw them.
        self.players: dict[int | None, Any] = {}


class History:
    """Not safe for two threads at once."""

    def __init__(self, record: Record) -> None:
        self._walker = begin_replay(record)
        self._answers: list[str] = []
        self._stops = [Stop(0, self._walker.copy())]

    def follow(self, answers: list[str]) -> None:
        """Walk on to the end of these answers, from the last stop before they leave the ones known."""
        same = len(self._answers)
        if self._answers != answers[:same]:
            same = next(i for i, text in enumerate(self._answers) if answers[i : i + 1] != [text])
            while self._stops[-1].count > same:
                self._stops.pop()
            self._walker = self._stops[-1].game.copy()
            del self._answers[self._stops[-1].count :]
        for text in answers[len(self._answers) :]:
            turn = self._walker.state.turn
            self._walker.follow(text)
            self._answers.append(text)
            if self._walker.state.turn != turn and not self._walker.over:
                twin = self._walker.copy()
                # What happened is told by the table's own game; here it would only take room.
                twin.events = []
                self._stops.append(Stop(len(self._answers), twin))

    def at(self, count: int) -> Game:
        """The game after so many answers and what nature answered right after them."""
        stop = next(stop for stop in reversed(self._stops) if stop.count <= count)
        game = stop.game.copy()
        for number in range(stop.count, len(self._answers)):
            if number >= count and game.seat != NATURE:
                break
            game.follow(self._answers[number])
        return game

    def turns(self, whole: Game, seat: int | None, names: list[str]) -> list[dict[str, Any]]:
        """The turns, each with the players at its beginning; `whole` is the game with all its events."""
        # What was answered before the first turn is the set-up.
        stops = [stop for stop in self._stops if stop.game.state.turn > 0] or self._stops
        ends = [*(stop.count for stop in stops[1:]), len(self._answers)]
        answered = whole.answered_by
        lines: list[list[str]] = [[] for _ in stops]
        place, told = 0, -1
        for event in whole.events:
            answer = event.answer
            while place < len(ends) - 1 and answer >= ends[place]:
                place += 1
            if answer < stops[0].count or answered[answer] == NATURE or answer == told or event.kind in ASIDE:
                continue
            # The first event of an answer tells what was chosen; the others follow from it.
            told = answer
            if len(lines[place]) < LINES:
                lines[place].append(whole.say(event.seen_by(seat).said(), names))
        return [
            {
                "from": stop.count,
                "to": end,
                "turn": stop.game.state.turn,
                "seat": next((who for who in answered[stop.count : end] if who != NATURE), self._asked(stop)),
                "summary": summary,
                "players": self._players(stop, seat),
            }
            for stop, end, summary in zip(stops, ends, lines, strict=True)
        ]

    @staticmethod
    def _asked(stop: Stop) -> int | None:
        return None if stop.game.seat == NATURE else stop.game.seat

    @staticmethod
    def _players(stop: Stop, seat: int | None) -> Any:
        if seat not in stop.players:
            stop.players[seat] = stop.game.view(seat).get("players", [])
        return stop.players[seat]


class Histories:
    """The histories people look at, the oldest forgotten first."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, tuple[History, asyncio.Lock]] = OrderedDict()

    async def turns(self, live: Live, seat: int | None) -> dict[str, Any]:
        game, record = begun(live)
        names = live.names

        def look(history: History) -> dict[str, Any]:
            history.follow(record.answers)
            return {"answers": len(record.answers), "turns": history.turns(game, seat, names)}

        return await self._look(live, record, look)

    async def moment(self, live: Live, count: int, seat: int | None) -> dict[str, Any]:
        game, record = begun(live)
        names = live.names
        if count > len(record.answers):
            raise Invalid(f"the game has {len(record.answers)} answers; allowed: 0 to {len(record.answers)}")

        def look(history: History) -> dict[str, Any]:
            history.follow(record.answers)
            view = history.at(count).view(seat, names)
            shown = view["answers"]
            answered = game.answered_by
            first = max(shown - 1, 0)
            while first > 0 and answered[first] == NATURE:
                first -= 1
            events = [game.told(e.seen_by(seat), names) for e in game.events if first <= e.answer < shown]
            return {"answers": shown, "view": view, "events": events}

        return await self._look(live, record, look)

    async def _look(
        self, live: Live, record: Record, look: Callable[[History], dict[str, Any]]
    ) -> dict[str, Any]:
        table = live.row.id
        if table not in self._kept:
            self._kept[table] = (History(record), asyncio.Lock())
            if len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        self._kept.move_to_end(table)
        history, lock = self._kept[table]
        async with lock:
            return await asyncio.to_thread(look, history)


def begun(live: Live) -> tuple[Game, Record]:
    """The table's game and record as they are now; both stay as they are while the table goes on."""
    if live.locked:
        raise Locked(live.locked)
    if live.game is None:
        raise Refused("the table has not started yet: there is nothing to look back at")
    return live.game, live.record()
