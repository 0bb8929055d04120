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
from nave.kernel.game import Option

# Starting a process and importing the games takes this long at worst on a busy machine.
STARTING: Final = 30.0


class BotFailed(Exception):
    """A bot crashed, named no legal option or thought too long; the message says which."""


class Job:
    """One question to one bot, as it travels to a worker."""

    def __init__(
        self, bot: str, view: dict[str, Any], options: list[Option], seed: int, seconds: float
    ) -> None:
        self.bot = bot
        self.view = view
        self.options = options
        self.seed = seed
        self.seconds = seconds


def think(job: Job) -> str:
    budget = Budget(seconds=job.seconds)
    chosen = make_bot(job.bot).choose(job.view, job.options, random.Random(job.seed), budget)
    return chosen.text


def serve_jobs(pipe: Connection) -> None:
    """The life of a worker process. When the server is gone, however it went, the pipe ends, and so do we."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    while True:
        try:
            job: Job = pipe.recv()
        except (EOFError, OSError):
            return
        try:
            answer = ("chosen", think(job))
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

    def ask(self, job: Job) -> str:
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
            kind, text = self.pipe.recv()
        except (EOFError, OSError):
            self.stop()
            raise BotFailed("its process died") from None
        self.fresh = False
        if kind == "crashed":
            raise BotFailed(text)
        if text not in {option.text for option in job.options}:
            raise BotFailed(f"it named {text!r}, which is not among the options")
        return str(text)

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
        self._idle: asyncio.LifoQueue[Worker] = asyncio.LifoQueue()
        for worker in self.workers:
            self._idle.put_nowait(worker)
        self._threads = ThreadPoolExecutor(count, "bots")

    async def choose(self, job: Job) -> str:
        worker = await self._idle.get()
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
