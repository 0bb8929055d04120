"""What one process has stored another takes from its words: no reading, no replay."""

from pathlib import Path

import pytest

from nave.tables.changes import ROOM, heard, told
from nave.tables.commands import Chat, Resign, Undo
from nave.tables.live import Live
from nave.tables.model import Change, Entry, Standing
from nave.tables.service import TableService
from nave.tables.store import Store
from tests.support.server import fresh
from tests.support.tables import Sitting, opened, started, with_service


class Pair:
    """Two memories of one table; what the first commits is told to the second."""

    def __init__(self, table: Sitting, theirs: Live, other: TableService) -> None:
        self.table = table
        self.theirs = theirs
        self.other = other
        self.said: list[str] = []

    def pass_on(self) -> bool:
        """Whether the second could take it all from what was said."""
        done = []
        for message in self.said:
            _, _, change = heard(message)
            done.append(change is not None and self.other.hear(self.theirs, change))
        self.said.clear()
        return all(done)

    def same(self) -> bool:
        mine, theirs = self.table.live, self.theirs
        states = [live.state(self.table.seat(0), None) for live in (mine, theirs)]
        return states[0] == states[1] and mine.items(0, None) == theirs.items(0, None)


async def pair(service: TableService, monkeypatch: pytest.MonkeyPatch) -> Pair:
    table = await started(service, "device", "device")
    other = TableService(service.store)
    both = Pair(table, await other.live(table.live.row.id), other)
    honest = Store.commit

    async def commit(store: Store, change: Change) -> None:
        await honest(store, change)
        both.said.append(told(change))

    async def never(*_given: object) -> None:
        raise AssertionError("it was read, or replayed")

    monkeypatch.setattr(Store, "commit", commit)
    monkeypatch.setattr(Store, "load", never)
    monkeypatch.setattr(Store, "entries", never)
    return both


def test_answers_talk_and_what_is_taken_back_are_taken_from_what_was_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(service: TableService) -> None:
        both = await pair(service, monkeypatch)
        table = both.table

        def replayed(_live: Live) -> None:
            raise AssertionError("it was replayed")

        monkeypatch.setattr(Live, "_replay", replayed)
        for _ in range(3):
            seat = await table.play_until_undo()
            command = Undo(id=fresh(), seat=seat, follows=table.live.last)
            await service.submit(table.live, table.seat(seat), command)
            await service.submit(table.live, table.seat(0), Chat(id=fresh(), text="well", seat=0))
            assert both.pass_on()
            assert both.same()
        await service.submit(table.live, table.seat(0), Resign(id=fresh(), seat=0))
        assert both.pass_on()
        assert both.theirs.row.status == "over"
        assert both.same()

    with_service(f"sqlite:///{tmp_path / 'tables.sqlite3'}", work)


def test_who_missed_something_has_to_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(service: TableService) -> None:
        both = await pair(service, monkeypatch)
        await both.table.play()
        missed = both.said.pop()
        await both.table.play()
        assert not both.pass_on()
        both.said.append(missed)
        assert both.pass_on()
        both.said.append(missed)
        assert both.pass_on(), "heard twice"
        await both.table.play()
        async with both.theirs.lock:
            assert not both.pass_on(), "a submission is under way there"

    with_service(f"sqlite:///{tmp_path / 'tables.sqlite3'}", work)


def test_a_change_too_long_to_be_said_is_read(tmp_path: Path) -> None:
    async def work(service: TableService) -> None:
        table = await opened(service, "open", "open")
        entries = [Entry(1, "chat", 0, "x" * ROOM, None, 5)]
        change = Change(table.live.row.id, 0, entries, Standing("open"))
        assert heard(told(change)) == (table.live.row.id, 1, None)
        entries[0] = Entry(1, "chat", 0, "ü \n 'x'", None, 5)
        assert heard(told(change)) == (table.live.row.id, 1, change)

    with_service(f"sqlite:///{tmp_path / 'tables.sqlite3'}", work)


def test_what_the_keeper_of_the_server_did_is_read_and_erased_words_are_forgotten(tmp_path: Path) -> None:
    async def work(service: TableService) -> None:
        table = await started(service, "device", "device")
        other = TableService(service.store)
        theirs = await other.live(table.live.row.id)
        await service.submit(table.live, table.seat(0), Chat(id=fresh(), text="my words", seat=0))
        await other.refresh(theirs)
        entry = Entry(table.live.last + 1, "erased", 0, "", None, 5)
        change = Change(theirs.row.id, theirs.last, [entry], theirs.row.standing)
        assert not other.hear(theirs, change)
        theirs.catch_up(theirs.row, theirs.seats, change.entries)
        assert "my words" not in str(theirs.items(0, None))
        assert "my words" not in str(theirs.entries)

    with_service(f"sqlite:///{tmp_path / 'tables.sqlite3'}", work)
