"""Commits keep a distance where many tables are busy at once, and nowhere else."""

import asyncio
from dataclasses import replace

import pytest

from nave.tables.batches import AT_ONCE, Batches, Written
from nave.tables.crowd import CHANGES, DISTANCE, SECONDS, TABLES, Crowd
from nave.tables.model import Change
from tests.support.tables import a_change


def crowd(changes: int = CHANGES, tables: int = TABLES, over: float = SECONDS / 2) -> Crowd:
    """So many changes of so many tables, evenly until second 100."""
    found = Crowd()
    for n in range(changes):
        found.take([f"table-{n % tables}"], 100.0 - over + over * n / (changes - 1))
    return found


@pytest.mark.parametrize("since", [0.0, DISTANCE / 2, DISTANCE, 2 * DISTANCE])
def test_where_it_is_crowded_a_commit_begins_a_distance_after_the_last(since: float) -> None:
    assert crowd().wait(100.0 + since) == pytest.approx(max(0.0, DISTANCE - since), abs=1e-9)


def test_it_is_crowded_by_changes_tables_and_time_together() -> None:
    assert crowd(changes=CHANGES - 1).wait(100.0) == 0.0
    assert crowd(tables=TABLES - 1).wait(100.0) == 0.0
    assert crowd(tables=1).wait(100.0) == 0.0
    assert crowd(over=SECONDS).wait(100.0) == 0.0
    assert crowd(over=SECONDS * 0.99).wait(100.0) == pytest.approx(DISTANCE)
    # Only the last so many changes are looked at.
    assert crowd(changes=CHANGES + 5).wait(100.0) == pytest.approx(DISTANCE)
    assert Crowd().wait(100.0) == 0.0


class Recorded(Batches):
    def __init__(self) -> None:
        super().__init__()
        self.batches: list[list[str]] = []

    async def write(self, changes: list[Change]) -> list[Written]:
        self.batches.append([change.table for change in changes])
        return [True] * len(changes)


def batches_of(tables: list[str]) -> list[list[str]]:
    """A change for each of the tables, each as soon as the one before is on its way."""

    async def work() -> list[list[str]]:
        writer = Recorded()
        commits = []
        for table in tables:
            commits.append(asyncio.ensure_future(writer.commit(replace(a_change(1), table=table))))
            await asyncio.sleep(0)
            await asyncio.sleep(0)
            await asyncio.sleep(0)
        async with asyncio.timeout(20):
            await asyncio.gather(*commits)
            await writer.close()
        return writer.batches

    return asyncio.run(work())


def test_changes_of_a_crowd_share_a_commit_and_those_of_one_table_wait_for_nothing() -> None:
    many = [f"table-{n}" for n in range(3 * CHANGES)]
    shared = batches_of(many)
    assert [table for batch in shared for table in batch] == many
    assert [len(batch) for batch in shared[:CHANGES]] == [1] * CHANGES
    assert len(shared) < len(many) / 2
    alone = ["table-0"] * len(many)
    assert batches_of(alone) == [[table] for table in alone]


def test_a_full_commit_waits_for_no_more() -> None:
    async def work() -> float:
        writer = Recorded()
        now = asyncio.get_running_loop().time()
        writer._crowd.take([f"table-{n}" for n in range(CHANGES)], now + 10.0)
        commits = [writer.commit(replace(a_change(1), table=f"table-{n}")) for n in range(AT_ONCE)]
        async with asyncio.timeout(5):
            await asyncio.gather(*commits)
        return asyncio.get_running_loop().time() - now

    assert asyncio.run(work()) < 5.0
