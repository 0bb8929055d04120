"""How far a long run is, on standard error, and an end to it whatever happens."""

import signal
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Final

# Seconds between two lines.
EVERY: Final = 15.0


class TooLong(KeyboardInterrupt):
    """Ends a run wherever it is: a loop lets through nothing else that is raised within one of its calls."""


class Progress:
    """Silent until somebody watches: tests do not."""

    def __init__(self) -> None:
        self.watched = False
        self._begun = time.monotonic()
        self._told = 0.0

    def begin(self, what: str) -> None:
        self._begun = time.monotonic()
        self.say(what, at_once=True)

    def say(self, what: str, at_once: bool = False) -> None:
        now = time.monotonic()
        if self.watched and (at_once or now - self._told >= EVERY):
            self._told = now
            print(f"[{now - self._begun:7.0f} s] {what}", file=sys.stderr, flush=True)


progress: Final = Progress()


@contextmanager
def at_most(seconds: float) -> Iterator[None]:
    """Raises TooLong after so many seconds; what was begun is ended on the way out."""

    def end(_number: int, _frame: FrameType | None) -> None:
        raise TooLong(f"it took longer than {seconds:.0f} s")

    before = signal.signal(signal.SIGALRM, end)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
