"""Several processes, one PostgreSQL: each hears of what the others have stored."""

import asyncio
import logging
import time
from typing import Any, Final

import asyncpg
from sqlalchemy.engine import make_url

from nave.tables.batches_postgres import CHANNEL
from nave.tables.changes import head_of, heard
from nave.tables.live import Live
from nave.tables.presence import ALIVE_EVERY
from nave.tables.reach import PATIENCE, reason_of
from nave.tables.service import TableService

log = logging.getLogger("nave.tables")

HERE: Final = "nave_here"
SAY: Final = "SELECT pg_notify($1, $2)"
AGAIN: Final = (0.1, 0.5, 1.0, 2.0, 5.0)
# Who has not heard its own voice for so long is deaf, whatever the connection looks like. Seconds.
DEAF: Final = 3 * ALIVE_EVERY
# A server that does not begin to hear within so many seconds does not begin at all.
BEGIN_WITHIN: Final = 30.0
# How often the tables that somebody watches are compared with the database, whatever was heard.
COMPARE_EVERY: Final = 10.0
COMPARED_AT_ONCE: Final = 500
# Payloads end at 8,000 bytes.
TABLES_AT_ONCE: Final = 150


class Ears:
    """LISTEN on a connection of its own. The message is a table's id and number; what happened is read.

    On a second channel the processes tell each other on which seats somebody listens: a line with the name of
    the process, then lines of a table's id and its seats. A process that has only its name to say lives; one
    that says `gone` has ended.
    """

    def __init__(self, service: TableService) -> None:
        self.service = service
        self._task: asyncio.Task[None] | None = None
        self._reading: set[asyncio.Task[None]] = set()
        # Tables whose listeners the others have yet to hear of.
        self._to_tell: set[str] = set()
        self._something = asyncio.Event()
        self._heard_myself = 0.0
        self.reconnections = -1

    @property
    def deaf(self) -> bool:
        """What other processes store is not heard: people here would look at a table that stands still."""
        return self._task is not None and time.monotonic() - self._heard_myself > DEAF

    async def open(self) -> None:
        if self.service.store.shared:
            ready = asyncio.Event()
            self._task = asyncio.ensure_future(self._listen_on(ready))
            self.service.presence.tell = self._tell_of
            async with asyncio.timeout(BEGIN_WITHIN):
                await ready.wait()

    async def close(self) -> None:
        tasks = [*self._reading, *([self._task] if self._task else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _listen_on(self, ready: asyncio.Event) -> None:
        """For ever: whatever goes wrong is told to the log, and tried again."""
        address = make_url(self.service.store.url).set(drivername="postgresql")
        tries = 0
        while True:
            begin = time.monotonic()
            try:
                connection = await asyncpg.connect(
                    address.render_as_string(hide_password=False), timeout=PATIENCE, command_timeout=PATIENCE
                )
                self.reconnections += 1
                await self._listen(connection, ready)
            except Exception as error:
                log.warning("no word from the database", extra={"reason": reason_of(error)})
            tries = 0 if time.monotonic() - begin > AGAIN[-1] else tries + 1
            await asyncio.sleep(AGAIN[min(tries, len(AGAIN) - 1)])

    async def _listen(self, connection: Any, ready: asyncio.Event) -> None:
        gone = asyncio.Event()
        connection.add_termination_listener(lambda _: gone.set())
        tasks: list[asyncio.Task[Any]] = []
        try:
            await connection.add_listener(CHANNEL, self._heard)
            await connection.add_listener(HERE, self._heard_of)
            self._heard_myself = time.monotonic()
            ready.set()
            self._to_tell.update(self.service.presence.tables())
            works = (gone.wait(), self._tell_on(connection), self._compare_on(), self._notice_silence())
            tasks.extend(asyncio.ensure_future(work) for work in works)
            # Whichever ends, and however, ends them all.
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            if not connection.is_closed():
                await self._say_goodbye(connection)
                await self._hang_up(connection)

    async def _notice_silence(self) -> None:
        while not self.deaf:
            await asyncio.sleep(ALIVE_EVERY / 2)
        raise TimeoutError("the database no longer tells what it is told")

    async def _compare_on(self) -> None:
        """Something may have been said while nobody listened, and a notice may get lost."""
        while True:
            watched = self.service.watched()
            for first in range(0, len(watched), COMPARED_AT_ONCE):
                lasts = await self.service.store.lasts(watched[first : first + COMPARED_AT_ONCE])
                for table, number in lasts.items():
                    self._read(table, number)
            await asyncio.sleep(COMPARE_EVERY)

    @staticmethod
    async def _hang_up(connection: Any) -> None:
        try:
            await connection.close(timeout=2)
        except Exception:
            connection.terminate()

    async def _say_goodbye(self, connection: Any) -> None:
        try:
            await connection.execute(SAY, HERE, f"{self.service.presence.process}\ngone", timeout=2)
        except Exception:
            log.debug("the others will notice by themselves")

    # ------------------------------------------------------------ who is here

    def _tell_of(self, table: str) -> None:
        self._to_tell.add(table)
        self._something.set()

    async def _tell_on(self, connection: Any) -> None:
        presence = self.service.presence
        while True:
            tables = [self._to_tell.pop() for _ in range(min(TABLES_AT_ONCE, len(self._to_tell)))]
            lines = [f"{table} {','.join(map(str, sorted(presence.mine(table))))}" for table in tables]
            await connection.execute(SAY, HERE, "\n".join((presence.process, *lines)))
            presence.forget_silent()
            if not self._to_tell:
                self._something.clear()
                try:
                    async with asyncio.timeout(ALIVE_EVERY):
                        await self._something.wait()
                except TimeoutError:
                    continue
                # Many come at once when a server has started again.
                await asyncio.sleep(0.02)

    def _heard_of(self, _connection: Any, _process: int, _channel: str, message: object) -> None:
        process, *lines = str(message).split("\n")
        if process == self.service.presence.process:
            self._heard_myself = time.monotonic()
        if lines == ["gone"]:
            self.service.presence.forget(process)
            return
        news = {}
        for line in lines:
            table, _, seats = line.partition(" ")
            news[table] = frozenset(int(seat) for seat in seats.split(",") if seat)
        self.service.presence.heard(process, news)

    # ------------------------------------------------------------ what happened

    def _heard(self, _connection: Any, _process: int, _channel: str, message: object) -> None:
        table, number = head_of(str(message))
        self.service.followed.stir(table)
        live = self.service.in_memory(table)
        if live is None or live.last >= number:
            # Nobody looks at it here, or it was stored here.
            return
        change = heard(str(message))[2]
        if change is None or not self.service.hear(live, change):
            self._read(table, number)

    def _read(self, table: str, number: int) -> None:
        live = self.service.in_memory(table)
        if live is None:
            return
        live.stored = max(live.stored, number)
        if live.last < number:
            task = asyncio.ensure_future(self._catch_up(live, number))
            self._reading.add(task)
            task.add_done_callback(self._reading.discard)

    async def _catch_up(self, live: Live, number: int) -> None:
        try:
            await self.service.refresh(live, number)
        except Exception:
            log.exception("a table could not be read", extra={"table": live.row.id})
