"""Work on many cores: in chunks, in their order, each counted once, whatever dies meanwhile."""

import os
import signal
from collections import Counter, deque
from collections.abc import Callable, Generator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Any, Final, Protocol

from nave.lab.fault import failure, fault
from nave.lab.journal import Games, Journal

Work = Callable[[Any], Games]
Numbered = tuple[int, Any]
Results = Generator[tuple[int, Games], None, None]

# A chunk that was on the table each time a process died is given up after so many deaths.
DEATHS: Final = 5


class Place(Protocol):
    """Where chunks are worked on. Results come in any order, each number exactly once."""

    def results(self, work: Work, chunks: list[Numbered]) -> Results: ...


class Here:
    """In this very process."""

    def results(self, work: Work, chunks: list[Numbered]) -> Results:
        for number, chunk in chunks:
            yield number, work(chunk)


class Processes:
    """In processes of this machine; one that is killed is replaced and its chunk done again."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs

    def results(self, work: Work, chunks: list[Numbered]) -> Results:
        waiting = deque(chunks)
        running: dict[Future[Games], Numbered] = {}
        deaths: Counter[int] = Counter()
        pool = self.new_pool()
        try:
            while waiting or running:
                try:
                    while waiting and len(running) < 2 * self.jobs:
                        running[pool.submit(work, waiting[0][1])] = waiting[0]
                        waiting.popleft()
                    broken = False
                except BrokenProcessPool:
                    broken = True
                done = set(running) if broken else wait(running, return_when=FIRST_COMPLETED).done
                for future in done:
                    number, chunk = running.pop(future)
                    if broken and not future.done():
                        waiting.appendleft((number, chunk))
                        continue
                    try:
                        games = future.result()
                    except BrokenProcessPool:
                        broken = True
                        deaths[number] += 1
                        waiting.appendleft((number, chunk))
                    else:
                        yield number, games
                if broken:
                    # What else was running is lost with the pool, unless it was done just before.
                    for future, (number, chunk) in running.items():
                        if future.done() and future.exception() is None:
                            yield number, future.result()
                        else:
                            waiting.appendleft((number, chunk))
                    running.clear()
                    if deaths and max(deaths.values()) >= DEATHS:
                        raise failure("lab-deaths", count=DEATHS)
                    pool.shutdown(wait=False, cancel_futures=True)
                    pool = self.new_pool()
        finally:
            pool.shutdown(wait=True, cancel_futures=True)

    def new_pool(self) -> ProcessPoolExecutor:
        context = get_context("forkserver" if os.name == "posix" else "spawn")
        return ProcessPoolExecutor(self.jobs, mp_context=context, initializer=ignore_interrupt)


def ignore_interrupt() -> None:
    """Ctrl-C is for the process that hands out the work; it ends the others in good order."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def cores() -> int:
    """The cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def place_for(jobs: int, chunks: int) -> Place:
    """Processes only where there is work for two."""
    if jobs < 1:
        raise fault("lab-number", what="jobs", number=jobs, least=1)
    return Here() if min(jobs, chunks) <= 1 else Processes(min(jobs, chunks))


def in_order(
    work: Work, chunks: list[Any], place: Place, journal: Journal | None = None
) -> Generator[Games, None, None]:
    """The games of every chunk, in the order of the chunks. What a journal holds is not played again."""
    early: dict[int, Games] = {} if journal is None else dict(journal.done)
    missing = [(number, chunk) for number, chunk in enumerate(chunks) if number not in early]
    coming = place.results(work, missing)
    try:
        for number in range(len(chunks)):
            while number not in early:
                found, games = next(coming)
                if journal is not None:
                    journal.add(found, games)
                early[found] = games
            yield early.pop(number)
    finally:
        coming.close()
