"""Answers for bots at the tables. Several processes may try: the journal's numbers let one of them win."""

import asyncio
import logging
import random
import time
from typing import Final, Protocol

from nave.kernel.game import Game, Option
from nave.kernel.language import words_of
from nave.kernel.said import Said
from nave.tables import model as m
from nave.tables.commands import BotPlay
from nave.tables.errors import TableError
from nave.tables.live import Live
from nave.tables.model import Holder
from nave.tables.queue import ALONE, WITH_PEOPLE
from nave.tables.secrets import bot_seed
from nave.tables.service import TableService
from nave.tables.workers import BotFailed, BotWorkers, Job

log = logging.getLogger("nave.tables")

SWEEP_EVERY: Final = 5.0
# How much longer than a bot may take a table waits before another process takes over.
TAKEOVER: Final = 10.0


class Watch(Protocol):
    """Who wants to know how the bots are doing."""

    def answered(self, seconds: float) -> None: ...

    def failed(self, bot: str, reason: str) -> None: ...


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
                while await self._answer(live):
                    pass
            finally:
                live.pins -= 1
        except Exception:
            log.exception("a bot could not answer", extra={"table": table})

    async def _answer(self, live: Live) -> bool:
        """One answer of a bot; False if none is due."""
        game = live.game
        if game is None or live.locked or live.row.status != m.RUNNING or game.seat is None:
            return False
        seat = game.seat
        if live.seats[seat].kind != m.BOT or live.clocks.paused is not None:
            return False
        follows, bot = live.last, live.seats[seat].bot
        options = game.options()
        note = ""
        if len(options) == 1:
            chosen = options[0].text
        else:
            await asyncio.sleep(self.pace)
            chosen, note = await self._choose(live, game, bot, options)
        try:
            answer = BotPlay(seat=seat, move=chosen, note=note, follows=follows)
            await self.service.submit(live, Holder(live.row.id, (seat,)), answer)
        except TableError as error:
            # Somebody else was faster, or the seat changed hands: look again.
            log.debug("a bot's answer was not needed", extra={"table": live.row.id, "reason": str(error)})
            await asyncio.sleep(error.extra.get("retry_after", 0))
        return True

    async def _choose(self, live: Live, game: Game, bot: str, options: list[Option]) -> tuple[str, str]:
        """What the bot wants; if it fails twice, any legal answer, and a note for the record."""
        seed = bot_seed(live.row.secret, live.count)
        job = Job(bot, game.view(game.seat), options, seed, self.budget)
        people = any(live.may_answer(seat.seat) for seat in live.seats)
        urgency, owner = WITH_PEOPLE if people else ALONE, live.row.made_by or live.row.id
        reason = ""
        for _ in range(2):
            begin = time.perf_counter()
            try:
                chosen: str = await self.workers.ask(job, owner, urgency)
            except BotFailed as error:
                reason = str(error)
                log.warning("bot failed", extra={"table": live.row.id, "bot": bot, "reason": reason})
                self.watch.failed(bot, reason)
            else:
                self.watch.answered(time.perf_counter() - begin)
                return chosen, ""
        drawn = random.Random(seed).choice(options).text
        # A record is for whoever reads it later, in whatever language: it is noted in the first one.
        note = Said("note-drawn", answer=str(live.count), bot=bot, reason=reason, drawn=repr(drawn))
        return drawn, words_of(BotFailed.words_in).say(note)
