"""When commits keep a distance: where many tables are busy at once, so that their changes share a commit."""

from collections import deque
from collections.abc import Iterable
from typing import Final

# Seconds from one commit to the next where it is crowded: what an answer waits longer there at most.
DISTANCE: Final = 0.02
# Crowded: so many changes within so many seconds, of so many tables. Who plays alone waits for nothing.
CHANGES: Final = 16
SECONDS: Final = 0.2
TABLES: Final = 8


class Crowd:
    def __init__(self) -> None:
        # When the last changes were taken on, and of which tables.
        self._taken: deque[tuple[float, str]] = deque(maxlen=CHANGES)

    def take(self, tables: Iterable[str], now: float) -> None:
        """A commit begins with changes of these tables."""
        self._taken.extend((now, table) for table in tables)

    def wait(self, now: float) -> float:
        """Seconds until the next commit may begin."""
        taken = self._taken
        if len(taken) < CHANGES or now - taken[0][0] >= SECONDS:
            return 0.0
        if len({table for _, table in taken}) < TABLES:
            return 0.0
        return max(0.0, taken[-1][0] + DISTANCE - now)
