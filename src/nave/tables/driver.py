"""Answers for bots at the tables. Several processes may try: the journal's numbers let one of them win."""

import asyncio
import logging
import random
import time
from typing import Final, Protocol

from nave.kernel.frame import NATURE
from nave.kernel.game import Game, Option
from nave.kernel.language import words_of
from nave.kernel.said import Said
from nave.tables import model as m
from nave.tables.commands import BotPlay
from nave.tables.errors import TableError
from nave.tables.live import Live
from nave.tables.model import Holder
from nave.tables.queue import ALONE, QUICK, WITH_PEOPLE
from nave.tables.secrets import bot_seed
from nave.tables.service import TableService
from nave.tables.workers import BotFailed, BotWorkers, Job

log = logging.getLogger("nave.tables")

# Bots whose turn takes a few milliseconds, as long as their names give them no more to do.
QUICK_BOTS: Final = ("random", "apprentice", "journeyman")
SWEEP_EVERY: Final = 5.0
# How much longer than a bot may take a table waits before another process takes over.
TAKEOVER: Final = 10.0


class Watch(Protocol):
    """Who wants to know how the bots are doing."""

    def answered(self, seconds: float) -> None: ...

    def failed(self, bot: str, reason: str) -> None: ...


class Line:
    """The rest of a turn that a bot has planned, valid while nothing is answered in between."""

    def __init__(self) -> None:
        self.moves: list[int] = []
        self.seat = -1
        # The journal number of the answer that it follows.
        self.after = 0

    def due(self, live: Live, seat: int, options: list[Option]) -> list[int]:
        """What is left of it, if its next answer is due here and legal."""
        here = self.seat == seat and live.holding[-1:] == [self.after]
        if here and self.moves and any(option.move == self.moves[0] for option in options):
            return self.moves
        return []


class BotDriver:
    def __init__(
        self, service: TableService, workers: BotWorkers, watch: Watch, pace: float, budget: float
    ) -> None:
        self.service = service
        self.workers = workers
        self.watch = watch
        # People want to see what happened before the next thing does; 0 for programs.
        self.pace = pace
        self.budget = budget
        self._driving: dict[str, asyncio.Task[None]] = {}
        self._sweeper: asyncio.Task[None] | None = None
        # Something to do at once: a process that drove bots is gone.
        self._orphans = asyncio.Event()
        service.watchers.append(self.look)
        service.presence.lost.append(self._orphans.set)

    async def open(self) -> None:
        await self.sweep(0.0)
        self._sweeper = asyncio.ensure_future(self._sweep_on())

    async def close(self) -> None:
        self.service.watchers.remove(self.look)
        self.service.presence.lost.remove(self._orphans.set)
        tasks = [*self._driving.values(), *([self._sweeper] if self._sweeper else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.workers.close()

    def look(self, live: Live) -> None:
        """After each change: if a bot must answer, let it."""
        if live.row.bot_due:
            self.drive(live.row.id)

    def drive(self, table: str) -> None:
        if table not in self._driving:
            task = asyncio.ensure_future(self._drive(table))
            self._driving[table] = task
            task.add_done_callback(lambda _: self._driving.pop(table, None))

    async def sweep(self, waiting: float) -> None:
        """Take on tables whose bot has been due for a while: after a restart, or if a process died."""
        for table in await self.service.store.bots_due(m.now() - int(waiting * 1000)):
            self.drive(table)

    async def _sweep_on(self) -> None:
        while True:
            waiting = 0.0
            try:
                async with asyncio.timeout(SWEEP_EVERY * random.uniform(0.8, 1.2)):
                    await self._orphans.wait()
            except TimeoutError:
                waiting = self.pace + 2 * self.budget + TAKEOVER
            self._orphans.clear()
            try:
                await self.sweep(waiting)
            except Exception:
                log.exception("looking for waiting bots failed")

    async def _drive(self, table: str) -> None:
        try:
            live = await self.service.live(table)
            live.pins += 1
            try:
                if self.service.store.shared:
                    await self.service.refresh(live)
                line = Line()
                while await self._answer(live, line):
                    pass
            finally:
                live.pins -= 1
        except Exception:
            log.exception("a bot could not answer", extra={"table": table})

    async def _answer(self, live: Live, line: Line) -> bool:
        """One answer of a bot; False if none is due. A turn is planned once, then its line is followed."""
        game = live.game
        if game is None or live.locked or live.row.status != m.RUNNING or game.seat is None:
            return False
        seat = game.seat
        if seat == NATURE or live.seats[seat].kind != m.BOT or live.clocks.paused is not None:
            return False
        follows, count, bot = live.last, live.count, live.seats[seat].bot
        options = game.options()
        moves, note = line.due(live, seat, options), ""
        if len(options) == 1:
            moves = moves or [options[0].move]
        else:
            await asyncio.sleep(self.pace)
            if not moves:
                moves, note = await self._choose(live, game, bot, options)
        chosen = next(option.text for option in options if option.move == moves[0])
        line.moves = []
        try:
            answer = BotPlay(seat=seat, move=chosen, note=note, follows=follows)
            await self.service.submit(live, Holder(live.row.id, (seat,)), answer)
        except TableError as error:
            # Somebody else was faster, or the seat changed hands: look again.
            log.debug("a bot's answer was not needed", extra={"table": live.row.id, "reason": str(error)})
            await asyncio.sleep(error.extra.get("retry_after", 0))
        else:
            # Where chance has spoken since, the bot thinks anew.
            if live.count == count + 1:
                line.moves, line.seat, line.after = moves[1:], seat, live.holding[-1]
        return True

    async def _choose(self, live: Live, game: Game, bot: str, options: list[Option]) -> tuple[list[int], str]:
        """The line the bot wants; if it fails twice, any legal answer, and a note for the record."""
        seed = bot_seed(live.row.secret, live.count)
        job = Job(bot, game.view(game.seat), options, seed, self.budget)
        people = any(live.may_answer(seat.seat) for seat in live.seats)
        urgency = ALONE if not people else QUICK if bot in QUICK_BOTS else WITH_PEOPLE
        owner = live.row.made_by or live.row.id
        reason = ""
        for _ in range(2):
            begin = time.perf_counter()
            try:
                line: list[int] = await self.workers.ask(job, owner, urgency)
            except BotFailed as error:
                reason = str(error)
                log.warning("bot failed", extra={"table": live.row.id, "bot": bot, "reason": reason})
                self.watch.failed(bot, reason)
            else:
                self.watch.answered(time.perf_counter() - begin)
                return line, ""
        drawn = random.Random(seed).choice(options)
        # A record is for whoever reads it later, in whatever language: it is noted in the first one.
        note = Said("note-drawn", answer=str(live.count), bot=bot, reason=reason, drawn=repr(drawn.text))
        return [drawn.move], words_of(BotFailed.words_in).say(note)
