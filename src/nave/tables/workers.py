"""Bots think in processes of their own: the server's loop never waits for one, and a dead one is replaced."""

import asyncio
import multiprocessing
import random
import signal
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from multiprocessing.context import ForkServerContext, SpawnContext
from multiprocessing.process import BaseProcess
from typing import Any, Final

from nave.bots import make_bot
from nave.bots.base import Budget
from nave.bots.explain import explain
from nave.bots.safe import line_of
from nave.kernel.errors import NaveError
from nave.kernel.game import Option
from nave.kernel.said import Said
from nave.kernel.types import View
from nave.tables.errors import TableError
from nave.tables.queue import WITH_PEOPLE, FairQueue

# Starting a process and importing the games takes this long at worst on a busy machine.
STARTING: Final = 30.0


class BotFailed(NaveError):
    """A bot crashed, named no legal option or thought too long; the message says which."""

    words_in = TableError.words_in


class Job:
    """One question to one bot, as it travels to a worker: the line of answers it would play, by number."""

    def __init__(self, bot: str, view: View, options: list[Option], seed: int, seconds: float) -> None:
        self.bot = bot
        self.view = view
        self.options = options
        self.seed = seed
        self.seconds = seconds

    def think(self) -> Any:
        budget = Budget(seconds=self.seconds)
        found = line_of(make_bot(self.bot), self.view, self.options, random.Random(self.seed), budget)
        return [found.move] if isinstance(found, Option) else found

    def checked(self, answer: Any) -> Any:
        """The answer if it is one; called in the server, which believes no worker."""
        legal = [option.move for option in self.options]
        if not isinstance(answer, list) or not answer or answer[0] not in legal:
            raise BotFailed(Said("bot-illegal", answer=repr(answer)[:80]))
        return answer


class HintJob(Job):
    """What the strongest bot thinks of every option, the best first, with reasons."""

    def think(self) -> Any:
        budget = Budget(seconds=self.seconds)
        return explain(self.view, self.options, random.Random(self.seed), budget)

    def checked(self, answer: Any) -> Any:
        if sorted(estimate.option.text for estimate in answer) != sorted(
            option.text for option in self.options
        ):
            raise BotFailed(Said("bot-other-options"))
        return answer


def serve_jobs(pipe: Connection) -> None:
    """The life of a worker process. When the server is gone, however it went, the pipe ends, and so do we."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    while True:
        try:
            job: Job = pipe.recv()
        except (EOFError, OSError):
            return
        try:
            answer = ("thought", job.think())
        except Exception as error:
            answer = ("crashed", [type(error).__name__, str(error)[:300]])
        try:
            pipe.send(answer)
        except OSError:
            return


def clean_start() -> SpawnContext | ForkServerContext:
    """Forking a process with threads is unsafe; the fork server has none."""
    if "forkserver" in multiprocessing.get_all_start_methods():
        return multiprocessing.get_context("forkserver")
    return multiprocessing.get_context("spawn")


class Worker:
    def __init__(self, grace: float) -> None:
        self.grace = grace
        self.process: BaseProcess | None = None
        self.pipe: Connection | None = None
        self.fresh = True

    def ask(self, job: Job) -> Any:
        """Blocks until the worker has answered; called in a thread."""
        if self.process is None or not self.process.is_alive() or self.pipe is None:
            self.start()
        assert self.pipe is not None
        wait = job.seconds + self.grace + (STARTING if self.fresh else 0.0)
        try:
            self.pipe.send(job)
            if not self.pipe.poll(wait):
                self.stop()
                raise BotFailed(Said("bot-slow", seconds=job.seconds + self.grace))
            kind, answer = self.pipe.recv()
        except (EOFError, OSError):
            self.stop()
            raise BotFailed(Said("bot-died")) from None
        self.fresh = False
        if kind == "crashed":
            raise BotFailed(Said("bot-crashed", error=answer[0], message=answer[1]))
        return job.checked(answer)

    def start(self) -> None:
        self.stop()
        context = clean_start()
        self.pipe, theirs = context.Pipe()
        process = context.Process(target=serve_jobs, args=(theirs,), daemon=True)
        process.start()
        self.process = process
        theirs.close()
        self.fresh = True

    def stop(self) -> None:
        if self.pipe is not None:
            self.pipe.close()
            self.pipe = None
        if self.process is not None:
            self.process.kill()
            self.process.join(5)
            self.process = None


class BotWorkers:
    """A few worker processes, started when first needed, each with a thread that waits for it."""

    def __init__(self, count: int, grace: float = 5.0) -> None:
        self.workers = [Worker(grace) for _ in range(count)]
        self._idle = list(self.workers)
        self._waiting: FairQueue[asyncio.Future[Worker]] = FairQueue()
        self._threads = ThreadPoolExecutor(count, "bots")

    def waiting(self, urgency: int) -> int:
        """How many questions of a kind wait for a worker."""
        return self._waiting.waiting(urgency)

    @property
    def all_waiting(self) -> int:
        return len(self._waiting)

    def waiting_of(self, urgency: int, owner: str) -> int:
        return self._waiting.of(urgency, owner)

    async def ask(self, job: Job, owner: str = "", urgency: int = WITH_PEOPLE) -> Any:
        worker = await self._worker(owner, urgency)
        asked = asyncio.get_running_loop().run_in_executor(self._threads, worker.ask, job)
        # The worker is idle again when it has answered, even if nobody waits for the answer any more.
        asked.add_done_callback(lambda _: self._idle_again(worker))
        return await asyncio.shield(asked)

    async def _worker(self, owner: str, urgency: int) -> Worker:
        if self._idle:
            return self._idle.pop()
        turn: asyncio.Future[Worker] = asyncio.get_running_loop().create_future()
        self._waiting.put(urgency, owner, turn)
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._idle_again(turn.result())
            raise

    def _idle_again(self, worker: Worker) -> None:
        while (turn := self._waiting.get()) is not None:
            if not turn.done():
                turn.set_result(worker)
                return
        self._idle.append(worker)

    async def close(self) -> None:
        for worker in self.workers:
            process = worker.process
            if process is not None:
                process.kill()
        await asyncio.to_thread(self._threads.shutdown)
        for worker in self.workers:
            worker.stop()
