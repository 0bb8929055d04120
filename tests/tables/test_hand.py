"""The thread that writes: one thing after the other, nothing lost, whatever goes wrong with one of them."""

import asyncio
import threading

import pytest

from nave.tables.hand import Hand


def test_things_are_done_in_order_in_one_thread_of_its_own() -> None:
    done: list[tuple[int, str]] = []

    def work(number: int) -> int:
        done.append((number, threading.current_thread().name))
        return number * 2

    async def ask() -> list[int]:
        hand = Hand("writer")
        found = await asyncio.gather(*(hand.do(work, number) for number in range(50)))
        await hand.close()
        return found

    assert asyncio.run(ask()) == [number * 2 for number in range(50)]
    assert done == [(number, "writer") for number in range(50)]
    assert "writer" not in {thread.name for thread in threading.enumerate()}


def test_what_goes_wrong_is_told_to_whoever_asked_and_the_next_thing_is_done() -> None:
    def fail() -> None:
        raise ValueError("no")

    async def ask() -> str:
        hand = Hand("writer")
        failed = hand.do(fail)
        after = hand.do(str, 3)
        with pytest.raises(ValueError, match="no"):
            await failed
        found = await after
        await hand.close()
        return found

    assert asyncio.run(ask()) == "3"


def test_who_waits_no_longer_stops_nobody() -> None:
    held, done = threading.Event(), threading.Event()

    def wait() -> bool:
        return held.wait(10)

    async def ask() -> str:
        hand = Hand("writer")
        given_up = hand.do(wait)
        after = hand.do(str, 4)
        given_up.cancel()
        held.set()
        found = await asyncio.wait_for(after, 10)
        await hand.close()
        done.set()
        return found

    assert asyncio.run(ask()) == "4"
    assert done.is_set()


def test_closing_waits_for_what_was_given_to_it_before() -> None:
    done: list[int] = []

    async def ask() -> None:
        hand = Hand("writer")
        given = [hand.do(done.append, number) for number in range(20)]
        await hand.close()
        await hand.close()
        await asyncio.gather(*given)

    asyncio.run(ask())
    assert done == list(range(20))
