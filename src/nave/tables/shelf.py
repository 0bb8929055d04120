"""Long work outside the loop: done once, kept within so many bytes, and by nobody before all others.

What people may ask for without a seat (a long log, its turns, its record) must cost the others nothing. It is
worked out in one thread, a little of it for each asker at a time, and kept until it has to make room.
"""

import asyncio
from collections import Counter, OrderedDict
from collections.abc import Callable, Hashable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

from nave.kernel.said import Said
from nave.tables.errors import Busy

T = TypeVar("T")

# Bytes kept, and what a single thing may have of it.
ROOM: Final = 64 * 2**20
SHARE: Final = 4
# Pieces of work that may wait: in all, and for one asker.
MOST_WAITING: Final = 96
MOST_OF_ONE: Final = 24


class Shelf:
    """Bytes by key; the longest unused is forgotten first."""

    def __init__(self, room: int = ROOM) -> None:
        self.room = room
        self.taken = 0
        self._kept: OrderedDict[Hashable, bytes] = OrderedDict()

    def __len__(self) -> int:
        return len(self._kept)

    def get(self, key: Hashable) -> bytes | None:
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
        return found

    def put(self, key: Hashable, data: bytes) -> None:
        if len(data) > self.room // SHARE:
            return
        self.taken += len(data) - len(self._kept.pop(key, b""))
        self._kept[key] = data
        while self.taken > self.room:
            _, oldest = self._kept.popitem(last=False)
            self.taken -= len(oldest)


class Aside:
    """A thread for what takes long. `owner` is who asks: one asker cannot fill the queue."""

    def __init__(self, waiting: int = MOST_WAITING, of_one: int = MOST_OF_ONE) -> None:
        self.waiting = waiting
        self.of_one = of_one
        self.at_work: Counter[str] = Counter()
        self._thread = ThreadPoolExecutor(1, "aside")

    async def do(self, owner: str, work: Callable[[], T]) -> T:
        if self.at_work.total() >= self.waiting or self.at_work[owner] >= self.of_one:
            raise Busy(Said("refused-looking-up"), retry_after=1)
        self.at_work[owner] += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._thread, work)
        finally:
            self.at_work[owner] -= 1
            if not self.at_work[owner]:
                del self.at_work[owner]

    async def close(self) -> None:
        await asyncio.to_thread(self._thread.shutdown, True, cancel_futures=True)


class Library:
    """What was asked for before is at hand; what many ask for at once is worked out once."""

    def __init__(self, aside: Aside | None = None, shelf: Shelf | None = None) -> None:
        self.aside = aside or Aside()
        self.shelf = shelf or Shelf()
        self._making: dict[Hashable, asyncio.Future[bytes]] = {}

    async def made(self, owner: str, key: Hashable, work: Callable[[], bytes]) -> bytes:
        found = self.shelf.get(key)
        if found is not None:
            return found
        making = self._making.get(key)
        if making is None:
            making = asyncio.ensure_future(self.aside.do(owner, work))
            self._making[key] = making
            making.add_done_callback(lambda done: self._done(key, done))
        # Whoever asked first may go away; the others still want it.
        return await asyncio.shield(making)

    def _done(self, key: Hashable, made: asyncio.Future[bytes]) -> None:
        self._making.pop(key, None)
        if not made.cancelled() and made.exception() is None:
            self.shelf.put(key, made.result())

    async def close(self) -> None:
        await self.aside.close()
