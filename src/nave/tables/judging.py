"""Finished games judged in processes of their own: bots and answers never wait for the judge.

A worker judges one record and sends each part as it is done. If it dies, another one takes the record up; the
same record is judged the same, so nothing is lost but time. What was judged is kept by record, version and
level: in memory, and in the database for when the server starts again.
"""

import asyncio
import os
import signal
import time
from collections import Counter, OrderedDict, deque
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Final, Literal

from nave.judge import Judgement, LevelName, Luck, Stretch, Trial
from nave.judge.cache import cache_key
from nave.judge.rounding import rounded
from nave.kernel.errors import NaveError
from nave.kernel.record import Record
from nave.kernel.said import Said
from nave.tables.errors import Busy, Invalid
from nave.tables.judgements import Judgements
from nave.tables.workers import clean_start

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

Part = Stretch | Luck
Standing = Literal["waiting", "running", "done", "failed"]


class Case:
    """One record at one level: how far it has come. Parts are only ever added."""

    def __init__(self, key: str, record: Record, level: LevelName, owner: str) -> None:
        self.key = key
        self.record = record
        self.level = level
        self.owner = owner
        self.standing: Standing = "waiting"
        self.total = 0
        self.parts: list[Part] = []
        self.judgement: Judgement | None = None
        self.why = ""

    @property
    def open(self) -> bool:
        return self.standing in ("waiting", "running")


def serve_records(pipe: Connection) -> None:
    """The life of a worker: records in, parts out, until the pipe ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
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
                self.stop()
                # The next one begins anew: what was told is told again, the same.
                case.parts.clear()
                continue
            return
        case.why, case.standing = "worker", "failed"

    def follow(self, case: Case, pipe: Connection) -> None:
        pipe.send((case.record, case.level))
        case.standing = "running"
        ends = time.monotonic() + LONGEST
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
                    case.parts.append(rounded(found))
            elif kind == "done":
                case.judgement, case.standing = found, "done"
            else:
                case.why, case.standing = found, "failed"


class Judging:
    """Who asks, what waits, what is known."""

    def __init__(self, workers: int = 1, stored: Judgements | None = None) -> None:
        self.stored = stored
        self.workers = [JudgeWorker() for _ in range(workers)]
        self._idle = list(self.workers)
        self._waiting: deque[Case] = deque()
        self._cases: OrderedDict[str, Case] = OrderedDict()
        self._begun: Counter[str] = Counter()
        self._day = 0
        self._threads = ThreadPoolExecutor(max(1, workers), "judge")
        self._tasks: set[asyncio.Future[None]] = set()
        self._closed = False

    def find(self, record: Record, level: LevelName) -> Case | None:
        return self._cases.get(cache_key(record, level))

    async def recall(self, record: Record, level: LevelName) -> None:
        """Take over what was judged before this server was started, or by another process."""
        key = cache_key(record, level)
        if self.stored is None or key in self._cases:
            return
        found = await self.stored.find(key)
        if found is None or key in self._cases:
            return
        case = Case(key, record, level, "")
        case.parts = [*found.stretches, *found.chances]
        case.total, case.judgement, case.standing = len(case.parts), found, "done"
        self._cases[key] = case
        self._forget()

    def begin(self, record: Record, level: LevelName, owner: str) -> Case:
        """The case of that record, begun if nobody has asked before. Raises Busy where there is too much."""
        key = cache_key(record, level)
        known = self._cases.get(key)
        if known is not None and known.standing != "failed":
            self._cases.move_to_end(key)
            return known
        self._check(owner, level)
        case = Case(key, record, level, owner)
        self._cases[key] = case
        self._waiting.append(case)
        self._forget()
        self._go_on()
        return case

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
        for key in [key for key, case in self._cases.items() if not case.open]:
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

    async def close(self) -> None:
        self._closed = True
        for worker in self.workers:
            worker.closed = True
            if worker.process is not None:
                worker.process.kill()
        await asyncio.to_thread(self._threads.shutdown)
        for worker in self.workers:
            worker.stop()
