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
from nave.kernel.game import Option

# Starting a process and importing the games takes this long at worst on a busy machine.
STARTING: Final = 30.0


class BotFailed(Exception):
    """A bot crashed, named no legal option or thought too long; the message says which."""


class Job:
    """One question to one bot, as it travels to a worker: the option it would choose, by text."""

    def __init__(
        self, bot: str, view: dict[str, Any], options: list[Option], seed: int, seconds: float
    ) -> None:
        self.bot = bot
        self.view = view
        self.options = options
        self.seed = seed
        self.seconds = seconds

    def think(self) -> Any:
        budget = Budget(seconds=self.seconds)
        return make_bot(self.bot).choose(self.view, self.options, random.Random(self.seed), budget).text

    def checked(self, answer: Any) -> Any:
        """The answer if it is one; called in the server, which believes no worker."""
        if answer not in {option.text for option in self.options}:
            raise BotFailed(f"it named {answer!r}, which is not among the options")
        return answer


class HintJob(Job):
    """What the strongest bot thinks of every option, the best first, with reasons."""

    def think(self) -> Any:
        budget = Budget(seconds=self.seconds)
        found = explain(self.view, self.options, random.Random(self.seed), budget)
        return [estimate.to_data() for estimate in found]

    def checked(self, answer: Any) -> Any:
        if sorted(row["option"] for row in answer) != sorted(option.text for option in self.options):
            raise BotFailed("it spoke of other options")
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
            answer = ("crashed", f"{type(error).__name__}: {error}"[:300])
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
                raise BotFailed(f"it thought longer than {job.seconds + self.grace:g} s")
            kind, answer = self.pipe.recv()
        except (EOFError, OSError):
            self.stop()
            raise BotFailed("its process died") from None
        self.fresh = False
        if kind == "crashed":
            raise BotFailed(answer)
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
        self.waiting = 0
        self._idle: asyncio.LifoQueue[Worker] = asyncio.LifoQueue()
        for worker in self.workers:
            self._idle.put_nowait(worker)
        self._threads = ThreadPoolExecutor(count, "bots")

    async def ask(self, job: Job) -> Any:
        self.waiting += 1
        try:
            worker = await self._idle.get()
        finally:
            self.waiting -= 1
        asked = asyncio.get_running_loop().run_in_executor(self._threads, worker.ask, job)
        # The worker is idle again when it has answered, even if nobody waits for the answer any more.
        asked.add_done_callback(lambda _: self._idle.put_nowait(worker))
        return await asyncio.shield(asked)

    async def close(self) -> None:
        for worker in self.workers:
            process = worker.process
            if process is not None:
                process.kill()
        await asyncio.to_thread(self._threads.shutdown)
        for worker in self.workers:
            worker.stop()
