"""Keeps the loop from standing still, and measures how well that works.

Python's collector of cycles looks at every object of the process when it looks at the old ones. With hundreds
of tables in memory that takes half a second, again and again, and everybody waits. Old objects are therefore
looked at only when nobody waits for an answer, or when it was not done for very long; new ones as always.
"""

import asyncio
import gc
import logging
import random
import sys
import time
from typing import Final

from nave.web.metrics import Metrics

log = logging.getLogger("nave.web")

BEAT: Final = 0.1
HAND_OVER: Final = 0.001
# A loop that stands still for longer is worth a line in the log.
LONG: Final = 0.25
# Later than so for about a second, and at work for more than such a part of the time: nothing new is begun
# until the loop is nearly punctual again.
HEAVY: Final = 0.1
RELIEVED: Final = 0.02
FULL: Final = 0.8
SMOOTH: Final = 0.1
# Quiet for so long means that nobody waits.
QUIET: Final = 2.0
# Seconds between two looks at everything: at least, if it is quiet; at most, if it never is.
SELDOM: Final = 60.0
OFTEN: Final = 3600.0
# So many new objects are looked at together: what was put together for listeners has gone again by then.
YOUNG: Final = 10_000
# Collections of new objects since the last look at everything below which there is nothing to find.
WORTH: Final = 4
# More collections of new objects than a process sees in its life.
NEVER: Final = 2**31 - 1


class Calm:
    def __init__(self, metrics: Metrics) -> None:
        self.metrics = metrics
        self._last = time.monotonic()
        self._looked = time.monotonic()
        self._begun = 0.0
        self._before = gc.get_threshold()
        self._switched = sys.getswitchinterval()
        self._task: asyncio.Task[None] | None = None
        # How late the loop is, and which part of the time it works: both of the last second or so.
        self.late = 0.0
        self.at_work = 0.0
        self.overloaded = False

    def stir(self) -> None:
        """Somebody wants something."""
        self._last = time.monotonic()

    def open(self) -> None:
        # Modules, rules and routes stay for ever: no need to look at them again.
        gc.collect()
        gc.freeze()
        gc.set_threshold(YOUNG, self._before[1], NEVER)
        gc.callbacks.append(self._collected)
        # A thread that works something out hands over sooner than usual when the loop has something to do.
        sys.setswitchinterval(HAND_OVER)
        self._task = asyncio.ensure_future(self._watch())

    def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
        gc.callbacks.remove(self._collected)
        gc.set_threshold(*self._before)
        gc.unfreeze()
        sys.setswitchinterval(self._switched)

    def _collected(self, phase: str, _info: dict[str, int]) -> None:
        if phase == "start":
            self._begun = time.perf_counter()
        else:
            self.metrics.collecting.observe(time.perf_counter() - self._begun)

    async def _watch(self) -> None:
        worked, at = time.thread_time(), time.monotonic()
        while True:
            due = time.monotonic() + BEAT
            await asyncio.sleep(BEAT)
            lag = time.monotonic() - due
            since, work = time.monotonic() - at, time.thread_time() - worked
            worked, at = worked + work, at + since
            self.weigh(max(lag, 0.0), work / since)
            self.metrics.lag.observe(max(lag, 0.0))
            if lag > LONG:
                log.warning("the loop stood still", extra={"ms": round(lag * 1000)})
            self.look()

    def weigh(self, lag: float, share: float) -> None:
        """A late loop that works all the time has too much to do; one kept waiting by others has not."""
        self.late += (lag - self.late) * SMOOTH
        self.at_work += (share - self.at_work) * SMOOTH
        if self.overloaded:
            self.overloaded = self.late > RELIEVED or self.at_work > FULL
        else:
            self.overloaded = self.late > HEAVY and self.at_work > FULL

    def look(self) -> bool:
        """Look at everything if this is a good moment for it."""
        now = time.monotonic()
        since = now - self._looked
        quiet = now - self._last > QUIET and gc.get_count()[2] >= WORTH and since > SELDOM
        if not quiet and since < OFTEN:
            return False
        begin = time.perf_counter()
        found = gc.collect()
        self._looked = time.monotonic()
        # So that several processes do not stop at the same moment.
        self._looked += random.uniform(0.0, SELDOM / 2)
        log.debug(
            "looked for cycles", extra={"found": found, "ms": round((time.perf_counter() - begin) * 1000)}
        )
        return True
