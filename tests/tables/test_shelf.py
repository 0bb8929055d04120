"""Long work aside, and who is next: kept within its room, and nobody takes it all."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from nave.tables.errors import Busy
from nave.tables.queue import ALONE, ASKED, WITH_PEOPLE, FairQueue
from nave.tables.shelf import Aside, Library, Shelf


def run(work: Callable[[], Awaitable[None]]) -> None:
    async def bounded() -> None:
        async with asyncio.timeout(20):
            await work()

    asyncio.run(bounded())


# ---------------------------------------------------------------- the shelf


def test_a_shelf_keeps_within_its_room_and_forgets_the_longest_unused() -> None:
    shelf = Shelf(room=40)
    shelf.put("whole", b"x" * 11)
    assert (len(shelf), shelf.taken) == (0, 0), "more than a quarter of the room"
    for name in "abcd":
        shelf.put(name, b"x" * 10)
    assert (len(shelf), shelf.taken) == (4, 40)
    assert shelf.get("a") == b"x" * 10
    shelf.put("e", b"y")
    assert shelf.get("b") is None
    assert shelf.get("a") is not None
    assert shelf.taken == 31
    shelf.put("e", b"yy")
    assert (len(shelf), shelf.taken) == (4, 32)


def test_one_asker_cannot_fill_the_queue_and_is_let_in_again_afterwards() -> None:
    async def work() -> None:
        aside, go = Aside(waiting=3, of_one=2), asyncio.Event()
        loop = asyncio.get_running_loop()

        def slowly() -> int:
            asyncio.run_coroutine_threadsafe(go.wait(), loop).result()
            return 7

        begun = [asyncio.ensure_future(aside.do("one", slowly)) for _ in range(2)]
        await asyncio.sleep(0)
        assert aside.at_work == {"one": 2}
        with pytest.raises(Busy) as refused:
            await aside.do("one", slowly)
        assert refused.value.extra == {"retry_after": 1}
        begun.append(asyncio.ensure_future(aside.do("two", slowly)))
        await asyncio.sleep(0)
        with pytest.raises(Busy):
            await aside.do("three", slowly)
        go.set()
        assert await asyncio.gather(*begun) == [7, 7, 7]
        assert dict(aside.at_work) == {}
        assert await aside.do("one", lambda: 8) == 8
        await aside.close()

    run(work)


def test_what_many_ask_for_at_once_is_made_once_and_what_failed_is_tried_again() -> None:
    async def work() -> None:
        library, made = Library(), []

        def make() -> bytes:
            made.append(1)
            return b"found"

        def fail() -> bytes:
            made.append(2)
            raise ValueError("no")

        assert await asyncio.gather(*(library.made("a", "key", make) for _ in range(5))) == [b"found"] * 5
        assert await library.made("a", "key", make) == b"found"
        assert made == [1]
        for _ in range(2):
            with pytest.raises(ValueError, match="no"):
                await library.made("a", "other", fail)
        assert made == [1, 2, 2]
        await library.close()

    run(work)


# ---------------------------------------------------------------- who is next


def test_a_queue_counts_what_waits_of_each_kind_and_of_each_asker() -> None:
    queue: FairQueue[int] = FairQueue()
    for number in range(3):
        queue.put(WITH_PEOPLE, "a", number)
    queue.put(WITH_PEOPLE, "b", 10)
    queue.put(ALONE, "a", 20)
    assert [queue.waiting(kind) for kind in (ASKED, WITH_PEOPLE, ALONE)] == [0, 4, 1]
    assert (queue.of(WITH_PEOPLE, "a"), queue.of(WITH_PEOPLE, "b"), queue.of(ASKED, "a")) == (3, 1, 0)
    assert [queue.get() for _ in range(6)] == [0, 10, 20, 1, 2, None]
    assert len(queue) == 0
    assert queue.waiting(WITH_PEOPLE) == 0
