"""Who is here: the seats somebody listens on now, in this process and in others on the same database."""

import asyncio
import secrets
import time
from collections import Counter
from collections.abc import Callable, Iterable
from typing import Final

# A page that is loaded again is away for a moment; nobody needs to hear of that. Seconds.
LEAVING: Final = 3.0
# Others say that they live this often, and are forgotten when they have not for so long.
ALIVE_EVERY: Final = 2.0
FORGOTTEN: Final = 6.0


class Presence:
    """Knows only ids of tables and numbers of seats. `changed` is called with a table's id."""

    def __init__(self, changed: Callable[[str], None], leaving: float = LEAVING) -> None:
        self.changed = changed
        self.leaving = leaving
        self.process = secrets.token_hex(4)
        # Called with a table's id when the others should hear of it; set by who can tell them.
        self.tell: Callable[[str], None] | None = None
        # Called when another process has ended or stands still: what it was about to do is left to us.
        self.lost: list[Callable[[], None]] = []
        self._listening: dict[str, Counter[int]] = {}
        self._others: dict[str, dict[str, frozenset[int]]] = {}
        self._heard: dict[str, float] = {}

    def seats(self, table: str) -> frozenset[int]:
        found = self.mine(table)
        for tables in self._others.values():
            found |= tables.get(table, frozenset())
        return found

    def mine(self, table: str) -> frozenset[int]:
        return frozenset(self._listening.get(table, ()))

    def tables(self) -> list[str]:
        """Where somebody listens on a seat in this process."""
        return list(self._listening)

    # ------------------------------------------------------------ in this process

    def came(self, table: str, seats: Iterable[int]) -> None:
        before = self.mine(table)
        counts = self._listening.setdefault(table, Counter())
        counts.update(seats)
        if not counts:
            del self._listening[table]
        self._compare(table, before)

    def went(self, table: str, seats: tuple[int, ...]) -> None:
        if not seats:
            return
        if self.leaving > 0:
            asyncio.get_running_loop().call_later(self.leaving, self._gone, table, seats)
        else:
            self._gone(table, seats)

    def _gone(self, table: str, seats: tuple[int, ...]) -> None:
        before = self.mine(table)
        counts = self._listening[table]
        counts.subtract(seats)
        # Unary plus drops what has come down to nothing.
        self._listening[table] = +counts
        if not self._listening[table]:
            del self._listening[table]
        self._compare(table, before)

    def _compare(self, table: str, before: frozenset[int]) -> None:
        if self.mine(table) != before:
            self.changed(table)
            if self.tell is not None:
                self.tell(table)

    # ------------------------------------------------------------ other processes

    def heard(self, process: str, news: dict[str, frozenset[int]]) -> None:
        """Another process says who listens there; nothing new means that it lives."""
        if process == self.process:
            return
        if process not in self._heard and self.tell is not None:
            # It has just come, and knows nothing of us.
            for table in self.tables():
                self.tell(table)
        self._heard[process] = time.monotonic()
        known = self._others.setdefault(process, {})
        for table, seats in news.items():
            known.pop(table, None)
            if seats:
                known[table] = seats
            self.changed(table)

    def forget(self, process: str) -> None:
        """It has ended, or nothing was heard of it for too long."""
        known = self._heard.pop(process, None)
        for table in self._others.pop(process, {}):
            self.changed(table)
        if known is not None:
            for call in self.lost:
                call()

    def forget_silent(self) -> None:
        now = time.monotonic()
        for process, heard in list(self._heard.items()):
            if now - heard > FORGOTTEN:
                self.forget(process)
