"""A thread that does one thing after the other for the loop.

The standard library's pool does more than is needed here: futures of two kinds chained to each other, a look
whether another thread is wanted, for every single answer.
"""

import asyncio
import threading
from collections.abc import Callable
from contextlib import suppress
from queue import SimpleQueue
from typing import Any, TypeVar

T = TypeVar("T")
Task = tuple[asyncio.AbstractEventLoop, asyncio.Future[Any], Callable[..., Any], tuple[Any, ...]]


class Hand:
    def __init__(self, name: str) -> None:
        self._name = name
        self._tasks: SimpleQueue[Task | None] = SimpleQueue()
        self._thread: threading.Thread | None = None

    def do(self, work: Callable[..., T], *given: Any) -> "asyncio.Future[T]":
        """Have it done; what comes of it, or what went wrong, is told to the loop."""
        if self._thread is None:
            self._thread = threading.Thread(target=self._work_on, name=self._name, daemon=True)
            self._thread.start()
        loop = asyncio.get_running_loop()
        told: asyncio.Future[T] = loop.create_future()
        self._tasks.put((loop, told, work, given))
        return told

    def _work_on(self) -> None:
        while (task := self._tasks.get()) is not None:
            loop, told, work, given = task
            try:
                found, error = work(*given), None
            except BaseException as raised:
                found, error = None, raised
            # A loop that was closed meanwhile has nobody who waits.
            with suppress(RuntimeError):
                loop.call_soon_threadsafe(tell, told, found, error)

    async def close(self) -> None:
        """What was given to it is done first."""
        thread, self._thread = self._thread, None
        if thread is not None:
            self._tasks.put(None)
            await asyncio.to_thread(thread.join)


def tell(told: asyncio.Future[Any], found: Any, error: BaseException | None) -> None:
    if told.done():
        return
    if error is None:
        told.set_result(found)
    else:
        told.set_exception(error)
