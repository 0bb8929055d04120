"""Judging over the network: only what is over, told as it comes, the same again, and no worker is missed."""

import asyncio
import os
import signal
import sqlite3
import threading
import time
from multiprocessing import Pipe
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update

import nave
from nave.judge import Trial, judge
from nave.tables import schema
from nave.tables.errors import Busy, Invalid
from nave.tables.judgements import Judgements
from nave.tables.judging import MOST_A_DAY, MOST_OF_ONE, MOST_WAITING, Judging, serve_records
from nave.tables.service import TableService
from tests.support.server import Made, Server, running_server
from tests.support.tables import with_service
from tests.support.told import RECORDS

QUICK = "red_cathedral/solo_won"


def brought(server: Server, name: str, upto: int | None = None) -> tuple[nave.Record, str, dict[str, str]]:
    record = nave.load_record(RECORDS / f"{name}.json")
    made = server.http.post("/api/import", json={"record": record.to_data(), "upto": upto}).json()
    Made(server.http, made)
    return record, made["table"], {"Authorization": f"Bearer {made['device']}"}


def until_done(server: Server, table: str, keys: dict[str, str], seconds: float = 120) -> dict[str, Any]:
    """All that is told, page by page."""
    found: dict[str, Any] = {"stretches": [], "chances": [], "next": 0}
    ends = time.monotonic() + seconds
    while time.monotonic() < ends:
        got = server.http.get(f"/api/tables/{table}/judgement", params={"since": found["next"]}, headers=keys)
        assert got.status_code == 200, got.text
        page = got.json()
        stretches, chances = found["stretches"] + page["stretches"], found["chances"] + page["chances"]
        found = {**page, "stretches": stretches, "chances": chances}
        if page["standing"] in ("done", "failed"):
            return found
        time.sleep(0.2)
    raise AssertionError("the judge took too long")


def test_a_finished_game_is_judged_and_told_in_words(sqlite_server: Server) -> None:
    record, table, keys = brought(sqlite_server, QUICK)
    assert sqlite_server.http.get(f"/api/tables/{table}/judgement", headers=keys).status_code == 409
    begun = sqlite_server.http.post(f"/api/tables/{table}/judge", json={}, headers=keys)
    assert begun.status_code == 200, begun.text
    found = until_done(sqlite_server, table, keys)
    told = judge(record)
    assert found["standing"] == "done"
    assert found["done"] == found["total"] == len(told.stretches) + len(told.chances)
    by_first = {one["first"]: one for one in found["stretches"]}
    for stretch in told.stretches:
        page = by_first[stretch.first]
        assert (page["mark"], page["seat"], page["played"]) == (stretch.mark, stretch.seat, stretch.played)
        assert page["loss"] == pytest.approx(stretch.loss, abs=0.006)
        assert page["plans"][stretch.played]["steps"]
    assert found["whole"]["totals"][0]["lost"] == told.totals[0].lost
    again = sqlite_server.http.post(f"/api/tables/{table}/judge", json={}, headers=keys).json()
    assert again["standing"] == "done"


def test_a_running_game_is_not_judged_and_strangers_are_told_nothing(sqlite_server: Server) -> None:
    _, table, keys = brought(sqlite_server, QUICK, upto=40)
    for asked in (
        sqlite_server.http.post(f"/api/tables/{table}/judge", json={}, headers=keys),
        sqlite_server.http.get(f"/api/tables/{table}/judgement", headers=keys),
    ):
        assert (asked.status_code, asked.json()["error"]) == (403, "not_allowed")
    _, over, _ = brought(sqlite_server, QUICK)
    assert sqlite_server.http.post(f"/api/tables/{over}/judge", json={}).status_code == 404
    deep = sqlite_server.http.post(f"/api/tables/{table}/judge", json={"level": "deep"}, headers=keys)
    assert deep.status_code == 422


@pytest.mark.slow
def test_a_killed_worker_is_replaced_and_nothing_is_lost(sqlite_server: Server) -> None:
    record, table, keys = brought(sqlite_server, "red_cathedral/three_basic")
    sqlite_server.http.post(f"/api/tables/{table}/judge", json={}, headers=keys)
    judging: Judging = sqlite_server.app.state.desk.judging
    worker = judging.workers[0]
    ends, killed = time.monotonic() + 60, 0
    while time.monotonic() < ends and not killed:
        case = judging.find(record, "quick")
        if case is not None and case.parts and worker.process is not None and worker.process.pid:
            assert case.open, "it was done before anybody could be killed"
            killed = worker.process.pid
            os.kill(killed, signal.SIGKILL)
        time.sleep(0.02)
    assert killed
    found = until_done(sqlite_server, table, keys, 300)
    assert found["standing"] == "done"
    assert worker.process is not None
    assert worker.process.pid != killed
    assert found["total"] == len({(one["first"]) for one in found["stretches"]}) + len(
        {one["answer"] for one in found["chances"]}
    )


def test_nobody_has_all_of_the_judge() -> None:
    asyncio.run(crowded())


async def crowded() -> None:
    judging = Judging(1)
    judging._idle.clear()
    record = nave.load_record(RECORDS / f"{QUICK}.json")
    others = [nave.replay(record, upto=count).record for count in range(60, 60 + 30 * MOST_OF_ONE, 15)]
    for one in others[:MOST_OF_ONE]:
        await judging.begin(one, "quick", "somebody")
    assert (await judging.begin(others[0], "quick", "somebody")).standing == "waiting"
    with pytest.raises(Busy):
        await judging.begin(others[MOST_OF_ONE], "quick", "somebody")
    await judging.begin(others[MOST_OF_ONE], "quick", "somebody else")
    with pytest.raises(Invalid):
        await judging.begin(record, "deep", "a third")
    await judging.close()


def test_the_judge_works_where_it_may_not_stand_back(monkeypatch: pytest.MonkeyPatch) -> None:
    """Under the hardened unit asking for a low priority was refused, and every worker died of it."""

    def forbidden(_by: int) -> int:
        raise PermissionError(1, "Operation not permitted")

    monkeypatch.setattr(os, "nice", forbidden)
    monkeypatch.setattr(signal, "signal", lambda *_: None)
    mine, theirs = Pipe()
    mine.send(("no record", "quick"))
    waiting = threading.Thread(target=serve_records, args=(theirs,), daemon=True)
    waiting.start()
    assert mine.poll(20)
    assert mine.recv()[0] == "failed"
    mine.close()
    waiting.join(20)
    assert not waiting.is_alive()


def test_a_day_has_so_many_thorough_games_and_only_so_many_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("nave.tables.judging.MOST_OF_ONE", 1000)
    asyncio.run(greedy())


async def greedy() -> None:
    judging = Judging(1)
    judging._idle.clear()
    record = nave.load_record(RECORDS / f"{QUICK}.json")
    # Answers of chance are given at once, so not every number of answers is a beginning of its own.
    begun = (nave.replay(record, upto=count).record for count in range(57, len(record.answers)))
    beginnings = list({len(one.answers): one for one in begun}.values())[: MOST_WAITING + 1]
    assert len(beginnings) == MOST_WAITING + 1
    for one in beginnings[:MOST_A_DAY]:
        await judging.begin(one, "thorough", "somebody")
    with pytest.raises(Busy, match=str(MOST_A_DAY)):
        await judging.begin(beginnings[MOST_A_DAY], "thorough", "somebody")
    # What is quick is not counted, and others have a day of their own.
    await judging.begin(beginnings[MOST_A_DAY], "quick", "somebody")
    for one in beginnings[MOST_A_DAY + 1 : MOST_WAITING]:
        await judging.begin(one, "thorough" if one is beginnings[-2] else "quick", "somebody else")
    with pytest.raises(Busy):
        await judging.begin(beginnings[MOST_WAITING], "quick", "a third")
    judging._day -= 1
    judging._waiting.clear()
    await judging.begin(beginnings[MOST_WAITING], "thorough", "somebody")
    await judging.close()


def test_a_moment_is_judged_by_itself_as_it_is_in_the_whole_game(sqlite_server: Server) -> None:
    record, table, keys = brought(sqlite_server, "basilica/base_third_scoring")
    whole = Trial(record, "thorough")
    span = whole.cut.spans[len(whole.cut.spans) // 2]
    true = whole.stretch(span)
    assert true is not None
    for at in (span.first, span.first + len(span.moves) - 1):
        found = sqlite_server.http.get(f"/api/tables/{table}/judgement/{at}", headers=keys)
        assert found.status_code == 200, found.text
        told = found.json()
        assert (told["first"], told["mark"], told["played"]) == (true.first, true.mark, true.played)
        assert told["loss"] == pytest.approx(true.loss, abs=0.006)
        assert told["plans"][0]["steps"]
    beyond = sqlite_server.http.get(f"/api/tables/{table}/judgement/{len(record.answers)}", headers=keys)
    assert beyond.status_code == 422
    assert sqlite_server.http.get(f"/api/tables/{table}/judgement/5").status_code == 404


def test_nobody_is_advised_at_a_moment_of_a_running_game(sqlite_server: Server) -> None:
    _, table, keys = brought(sqlite_server, QUICK, upto=40)
    assert sqlite_server.http.get(f"/api/tables/{table}/judgement/20", headers=keys).status_code == 403


def test_a_server_that_starts_again_knows_what_was_judged(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tables.sqlite3'}"
    with running_server(database) as server:
        _, table, keys = brought(server, QUICK)
        server.http.post(f"/api/tables/{table}/judge", json={}, headers=keys)
        first = until_done(server, table, keys)
        # Stored right after it is told.
        ends = time.monotonic() + 20
        while stored(database) == 0 and time.monotonic() < ends:
            time.sleep(0.05)
    with running_server(database) as server:
        again = server.http.get(f"/api/tables/{table}/judgement", headers=keys).json()
        assert server.app.state.desk.judging.workers[0].process is None
    assert (again["standing"], again["whole"]) == ("done", first["whole"])
    by_first = {one["first"]: one for one in first["stretches"]}
    assert {one["first"]: one for one in again["stretches"]} == by_first


def test_another_server_on_the_database_tells_what_is_judged_and_does_not_judge_it_again(
    database: str,
) -> None:
    with running_server(database) as server, running_server(database) as other:
        record, table, keys = brought(server, QUICK)
        server.http.post(f"/api/tables/{table}/judge", json={}, headers=keys)
        found = until_done(other, table, keys)
        begun = other.http.post(f"/api/tables/{table}/judge", json={}, headers=keys).json()
        assert other.app.state.desk.judging.workers[0].process is None
    told = judge(record)
    assert (found["standing"], begun["standing"]) == ("done", "done")
    assert found["whole"]["totals"][0]["lost"] == told.totals[0].lost
    assert {one["first"]: one["mark"] for one in found["stretches"]} == {
        one.first: one.mark for one in told.stretches
    }


def test_only_the_newest_judgements_are_kept_and_rubbish_is_judged_again(tmp_path: Path) -> None:
    told = judge(nave.replay(nave.load_record(RECORDS / f"{QUICK}.json"), upto=30).record)

    async def run(service: TableService) -> None:
        kept = Judgements(service.store, most=3)
        for number in range(6):
            await kept.keep(f"game-{number}", told)
            await asyncio.sleep(0.003)
        found = [await kept.find(f"game-{number}") for number in range(6)]
        assert found == [None, None, None, told, told, told]
        async with service.store.writing() as connection:
            await connection.execute(update(schema.judgements).values(data=b"rubbish"))
        assert await kept.find("game-5") is None

    with_service(f"sqlite:///{tmp_path / 'tables.sqlite3'}", run)


def stored(database: str) -> int:
    with sqlite3.connect(database.removeprefix("sqlite:///")) as rows:
        return int(rows.execute("select count(*) from judgements").fetchone()[0])
