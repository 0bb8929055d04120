"""Finished games judged in processes of their own: bots and answers never wait for the judge.

A worker judges one record and sends each part as it is done. If it dies, another one takes the record up; the
same record is judged the same, so nothing is lost but time. What was judged is kept by record, version and
level: in memory, and in the database for when the server starts again. What is judged by another process on
the database is read from there.
"""

import asyncio
import logging
import os
import signal
import time
from collections import Counter, OrderedDict, deque
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Final

from nave.judge import LevelName, Luck, Stretch, Trial
from nave.judge.cache import cache_key
from nave.judge.rounding import rounded
from nave.kernel.errors import NaveError
from nave.kernel.record import Record
from nave.kernel.said import Said
from nave.tables.case import Case
from nave.tables.errors import Busy, Invalid, TableError
from nave.tables.judgements import Judgements
from nave.tables.rounds import look_on
from nave.tables.underway import EVERY, Underway
from nave.tables.workers import clean_start

log = logging.getLogger("nave.tables")

# Games that wait, and those of one asker that wait or are judged; how many an asker may begin a day.
MOST_WAITING: Final = 50
MOST_OF_ONE: Final = 2
MOST_A_DAY: Final = 20
DAY: Final = 86400.0
# Judgements kept in memory; some hundred kilobytes each.
KEPT: Final = 200
# Processor time is given up after so many seconds of waiting for the next part, and so many for a game.
SILENCE: Final = 300.0
LONGEST: Final = 20 * 60.0
# A record whose worker died so often is given up.
DEATHS: Final = 3
NICE: Final = 10


def serve_records(pipe: Connection) -> None:
    """The life of a worker: records in, parts out, until the pipe ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    # A hardened system may forbid it; then the judge works at ordinary priority.
    with suppress(AttributeError, OSError):
        os.nice(NICE)
    while True:
        try:
            record, level = pipe.recv()
        except (EOFError, OSError):
            return
        try:
            judge_into(pipe, record, level)
        except OSError:
            return
        except Exception as error:
            said = error.say() if isinstance(error, NaveError) else f"{type(error).__name__}: {error}"
            pipe.send(("failed", said[:300]))


def judge_into(pipe: Connection, record: Record, level: LevelName) -> None:
    trial = Trial(record, level)
    pipe.send(("begun", len(trial.parts)))
    stretches: list[Stretch] = []
    chances: list[Luck] = []
    for _, found in trial.judged():
        if isinstance(found, Stretch):
            stretches.append(found)
        elif isinstance(found, Luck):
            chances.append(found)
        pipe.send(("part", found))
    pipe.send(("done", trial.judgement(stretches, chances)))


class JudgeWorker:
    """A process and the pipe to it; started when first needed, replaced when it dies."""

    def __init__(self) -> None:
        self.process: BaseProcess | None = None
        self.pipe: Connection | None = None
        # Once the server ends, nothing is taken up again.
        self.closed = False

    def start(self) -> Connection:
        self.stop()
        context = clean_start()
        mine, theirs = context.Pipe()
        process = context.Process(target=serve_records, args=(theirs,), daemon=True)
        process.start()
        theirs.close()
        self.process, self.pipe = process, mine
        return mine

    def stop(self) -> None:
        if self.pipe is not None:
            self.pipe.close()
            self.pipe = None
        if self.process is not None:
            self.process.kill()
            self.process.join(5)
            self.process = None

    def judge(self, case: Case) -> None:
        """Blocks until the case is done or has failed; called in a thread."""
        for _ in range(DEATHS):
            if self.closed:
                break
            try:
                pipe = self.pipe if self.process is not None and self.process.is_alive() else None
                self.follow(case, self.start() if pipe is None else pipe)
            except (EOFError, OSError):
                # The next one begins anew, and comes to the same.
                self.stop()
                continue
            return
        case.why, case.standing = "worker", "failed"

    def follow(self, case: Case, pipe: Connection) -> None:
        pipe.send((case.record, case.level))
        case.standing = "running"
        ends, heard = time.monotonic() + LONGEST, 0
        while case.open:
            if not pipe.poll(min(SILENCE, max(0.0, ends - time.monotonic()))):
                self.stop()
                case.why, case.standing = "time", "failed"
                return
            kind, found = pipe.recv()
            if kind == "begun":
                case.total = found
            elif kind == "part":
                if found is None:
                    case.total -= 1
                else:
                    heard += 1
                    # What another worker, or another process, had told is known.
                    if heard > len(case.parts):
                        case.parts.append(rounded(found))
            elif kind == "done":
                case.judgement, case.standing = found, "done"
            else:
                case.why, case.standing = found, "failed"


class Judging:
    """Who asks, what waits, what is known."""

    def __init__(
        self, workers: int = 1, stored: Judgements | None = None, underway: Underway | None = None
    ) -> None:
        self.stored = stored
        self.underway = underway
        self.workers = [JudgeWorker() for _ in range(workers)]
        self._idle = list(self.workers)
        self._waiting: deque[Case] = deque()
        self._cases: OrderedDict[str, Case] = OrderedDict()
        self._begun: Counter[str] = Counter()
        self._day = 0
        self._threads = ThreadPoolExecutor(max(1, workers), "judge")
        self._tasks: set[asyncio.Future[None]] = set()
        self._telling: asyncio.Task[None] | None = None
        self._closed = False

    def find(self, record: Record, level: LevelName) -> Case | None:
        """Known here, however old."""
        return self._cases.get(cache_key(record, level))

    async def known(self, record: Record, level: LevelName) -> Case | None:
        """What this process or any other knows of it; what one was at that died meanwhile is taken over."""
        key = cache_key(record, level)
        case = self._cases.get(key)
        if case is not None and not case.elsewhere:
            return case
        seen = None
        if self.underway is not None:
            try:
                seen = await self.underway.look(key, 0 if case is None else len(case.parts))
            except TableError:
                return self._cases.get(key)
        # Where nobody is at it any more, it is there, or it was left.
        found = await self.stored.find(key) if seen is None and self.stored is not None else None
        case = self._cases.get(key)
        if (case is not None and not case.elsewhere) or (case is None and seen is None and found is None):
            return case
        if case is None:
            case = self._cases[key] = Case(key, record, level, "")
            case.elsewhere = True
            self._forget()
        if found is not None:
            case.judged(found)
            return case
        if seen is not None:
            case.read(seen.standing, seen.total, seen.parts)
        # What has failed is begun again only if somebody wants it, though nobody knows of it any more.
        if case.open and (seen is None or not seen.alive):
            await self._take_over(case)
        return case

    async def _take_over(self, case: Case) -> None:
        if self.underway is not None and await self.underway.claim(case.key) and case.elsewhere:
            case.elsewhere, case.standing = False, "waiting"
            self._queue(case)

    async def begin(self, record: Record, level: LevelName, owner: str) -> Case:
        """The case of that record, begun if nobody has asked before. Raises Busy where there is too much."""
        known = await self.known(record, level)
        if known is not None and known.standing != "failed":
            self._cases.move_to_end(known.key)
            return known
        self._check(owner, level)
        key = cache_key(record, level)
        case = self._cases[key] = Case(key, record, level, owner)
        self._forget()
        try:
            free = self.underway is None or await self.underway.claim(key)
        except BaseException:
            # Whoever asked has left: nothing may wait that nobody looks at.
            del self._cases[key]
            raise
        if not free:
            # Another process was faster.
            case.elsewhere, case.owner = True, ""
            return await self.known(record, level) or case
        self._queue(case)
        return case

    def _queue(self, case: Case) -> None:
        self._waiting.append(case)
        if self.underway is not None and self._telling is None:
            self._telling = asyncio.ensure_future(
                look_on(self._tell, EVERY, log, "judging is not told on", "telling of what is judged failed")
            )
        self._go_on()

    async def _tell(self) -> None:
        """Let the other processes know how far the cases of this one have come."""
        mine = [case for case in self._cases.values() if case.open and not case.elsewhere]
        if mine and self.underway is not None:
            await self.underway.say(mine)

    def _check(self, owner: str, level: LevelName) -> None:
        if level == "deep":
            raise Invalid(Said("refused-judge-level"))
        today = int(time.time() // DAY)
        if today != self._day:
            self._day = today
            self._begun.clear()
        mine = sum(case.open and case.owner == owner for case in self._cases.values())
        if len(self._waiting) >= MOST_WAITING or mine >= MOST_OF_ONE:
            raise Busy(Said("refused-judge-busy"), retry_after=10)
        if level != "quick":
            if self._begun[owner] >= MOST_A_DAY:
                raise Busy(Said("refused-judge-day", count=MOST_A_DAY), retry_after=3600)
            self._begun[owner] += 1

    def _forget(self) -> None:
        for key in [key for key, case in self._cases.items() if case.elsewhere or not case.open]:
            if len(self._cases) <= KEPT:
                return
            del self._cases[key]

    def _go_on(self) -> None:
        while self._idle and self._waiting and not self._closed:
            # What is quick comes first: nobody waits minutes for seconds.
            case = min(self._waiting, key=lambda one: one.level != "quick")
            self._waiting.remove(case)
            worker = self._idle.pop()
            task = asyncio.ensure_future(self._judged(worker, case))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _judged(self, worker: JudgeWorker, case: Case) -> None:
        try:
            await asyncio.get_running_loop().run_in_executor(self._threads, worker.judge, case)
        finally:
            self._idle.append(worker)
            self._go_on()
        if case.judgement is not None and self.stored is not None:
            await self.stored.keep(case.key, case.judgement)
        elif case.standing == "failed" and self.underway is not None and not self._closed:
            try:
                await self.underway.say([case])
            except TableError:
                log.warning("others do not know that a judgement failed", exc_info=True)

    async def close(self) -> None:
        self._closed = True
        if self._telling is not None:
            self._telling.cancel()
        for worker in self.workers:
            worker.closed = True
            if worker.process is not None:
                worker.process.kill()
        await asyncio.to_thread(self._threads.shutdown)
        for worker in self.workers:
            worker.stop()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self.underway is not None and self._telling is not None:
            await self.underway.leave()
