"""A long legal game stops nobody: pages, work outside the loop, bounds in bytes, and a last answer."""

import asyncio
import gc
import gzip
import json
import random
import threading
import time
from pathlib import Path
from typing import Any

import pytest

from nave.tables import history, records, shelf
from nave.tables.live import Live
from nave.tables.past import PAGE, Past
from nave.web import shell
from nave.web.desk import Desk
from nave.web.shell import Packing
from tests.support.listening import listening
from tests.support.long import long_record
from tests.support.server import Made, Person, Server, running_server
from tests.support.wire import Gone, Socket

LONG = 2000


@pytest.fixture
def table(sqlite_server: Server) -> Made:
    return brought(sqlite_server)


def brought(server: Server, answers: int = LONG) -> Made:
    reply = server.http.post("/api/import", json={"record": long_record(answers), "listed": True})
    assert reply.status_code == 201, reply.text
    return Made(server.http, reply.json())


def pages(person: Person, what: str, key: str, **query: Any) -> list[list[dict[str, Any]]]:
    found: list[list[dict[str, Any]]] = []
    since: int | None = 0
    while since is not None:
        data = person.get(what, since=since, **query).json()
        found.append(data[key])
        since = data["next"]
    return found


def test_the_log_comes_in_pages_that_together_are_the_whole(table: Made) -> None:
    last = table.stranger.state()["number"]
    found = pages(table.stranger, "log", "items")
    assert [len(page) for page in found[:-1]] == [PAGE] * (len(found) - 1)
    assert [item["number"] for page in found for item in page] == list(range(1, last + 1))
    assert table.stranger.get("log", since=10, upto=12).json()["items"] == found[0][10:12]


def test_every_page_tells_the_events_of_its_answers(table: Made, sqlite_server: Server) -> None:
    desk: Desk = sqlite_server.app.state.desk
    live = desk.service.in_memory(table.id)
    assert live is not None
    assert live.game is not None
    items = [item for page in pages(table.stranger, "log", "items") for item in page]
    told = [event for item in items for event in item.get("events", [])]
    names = live.names()
    assert told == [live.game.told(event.seen_by(None), names) for event in live.game.events]


def test_a_listener_gets_the_last_page_and_where_the_rest_is(table: Made, sqlite_server: Server) -> None:
    with listening(sqlite_server, table.stranger, since=0) as ear:
        news = ear.news()
    earlier = news["earlier"]
    assert [item["number"] for item in news["items"]] == list(range(earlier + 1, news["number"] + 1))
    assert len(news["items"]) == PAGE
    before = [item for page in pages(table.stranger, "log", "items", upto=earlier) for item in page]
    assert [item["number"] for item in before] == list(range(1, earlier + 1))
    with listening(sqlite_server, table.stranger, since=news["number"] - 5) as ear:
        assert "earlier" not in ear.news()


def test_what_many_ask_for_is_told_once_and_never_in_the_loop(
    table: Made, sqlite_server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    honest, where = Past.items, []

    def items(past: Past) -> Any:
        where.append(threading.current_thread().name)
        return honest(past)

    monkeypatch.setattr(Past, "items", items)
    for _ in range(5):
        assert table.stranger.get("log").status_code == 200
        with listening(sqlite_server, table.stranger, since=0) as ear:
            ear.news()
    assert len(where) == 2
    assert all(name.startswith("aside") for name in where)


@pytest.mark.parametrize("stays", [True, False])
def test_who_comes_in_a_crowd_hears_why_not_and_the_log_no_complaint(
    table: Made,
    sqlite_server: Server,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    stays: bool,
) -> None:
    """Half of those who came and went again at once left a traceback in the log."""
    desk: Desk = sqlite_server.app.state.desk
    desk.library.aside.of_one = 1
    honest = Past.items

    def items(past: Past) -> Any:
        time.sleep(0.05)
        return honest(past)

    monkeypatch.setattr(Past, "items", items)

    async def come(since: int) -> tuple[int, bytes] | None:
        socket = Socket(sqlite_server.port, table.id)
        await socket.open()
        socket.say({"since": since})
        await socket.writer.drain()
        try:
            async with asyncio.timeout(30):
                while stays:
                    opcode, payload = await socket.hear()
                    if opcode == 8 or payload.startswith(b'{"type":"news"'):
                        return opcode, payload
        except Gone:
            return None
        finally:
            await socket.close()
        return None

    async def crowd() -> list[tuple[int, bytes] | None]:
        return await asyncio.gather(*[come(since) for since in range(40)])

    heard = asyncio.run(crowd())
    until = time.monotonic() + 20
    while desk.sockets and time.monotonic() < until:
        time.sleep(0.02)
    assert desk.sockets == 0
    gc.collect()
    assert not [record.getMessage() for record in caplog.records if record.levelname == "ERROR"]
    if stays:
        refused = [payload for opcode, payload in filter(None, heard) if opcode == 8]
        assert refused
        assert {int.from_bytes(payload[:2], "big") for payload in refused} == {4429}
        assert {payload[2:] for payload in refused} == {b"too much is being looked up; try again in a moment"}
        assert len(refused) < len([one for one in heard if one is not None]) == len(heard)


def test_a_record_that_is_brought_is_replayed_once_and_not_in_the_loop(
    sqlite_server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    def never(_live: Live) -> None:
        raise AssertionError("replayed in the loop")

    monkeypatch.setattr(Live, "_replay", never)
    table = brought(sqlite_server)
    assert table.stranger.state()["view"]["answers"] >= LONG


def test_turns_come_in_pages_and_positions_are_kept_within_bytes(table: Made, sqlite_server: Server) -> None:
    desk: Desk = sqlite_server.app.state.desk
    found = pages(table.stranger, "replay", "turns")
    turns = [turn for page in found for turn in page]
    assert max(len(page) for page in found) <= history.PAGE
    assert [turn["turn"] for turn in turns] == list(range(1, len(turns) + 1))
    assert turns[-1]["to"] == table.stranger.get("replay").json()["answers"]
    assert desk.histories.weight < LONG * 1000
    desk.histories.room = 1
    brought(sqlite_server).stranger.get("replay")
    other = brought(sqlite_server)
    other.stranger.get("replay")
    assert list(desk.histories._kept) == [other.id]


def test_what_is_kept_is_bounded_by_bytes() -> None:
    kept = shelf.Shelf(room=1000)
    for number in range(50):
        kept.put(number, b"x" * 100)
    assert (len(kept), kept.taken) == (10, 1000)
    assert kept.get(40) is not None
    kept.put("new", b"y" * 100)
    assert kept.get(40) is not None
    assert kept.get(41) is None
    kept.put(40, b"z" * 50)
    assert kept.taken == 950
    kept.put("large", b"x" * 500)
    assert kept.get("large") is None


def test_a_record_longer_than_a_table_is_refused_and_the_limit_is_said(sqlite_server: Server) -> None:
    limits = sqlite_server.app.state.desk.service.limits
    record = long_record(LONG)
    limits.answers = len(record["answers"])
    reply = sqlite_server.http.post("/api/import", json={"record": record})
    assert reply.status_code == 422
    assert f"fewer than {limits.answers}" in reply.json()["message"]
    limits.answers += 1
    assert sqlite_server.http.post("/api/import", json={"record": record}).status_code == 201


def test_a_game_that_nobody_ends_is_over_at_the_last_answer_of_a_table(sqlite_server: Server) -> None:
    table = brought(sqlite_server, 100)
    limits = sqlite_server.app.state.desk.service.limits
    held = table.seat(0).state()["view"]["answers"]
    limits.answers = held + 30
    for _ in range(31):
        if table.seat(0).state()["table"]["status"] == "over":
            break
        table.seat(0).play_any()
    state = table.seat(0).state()
    assert state["view"]["answers"] >= limits.answers
    assert state["table"]["outcome"]["winners"] == []
    assert str(state["view"]["answers"]) in state["table"]["outcome"]["reason"]
    assert table.seat(0).get("record").status_code == 200


def test_a_record_is_put_together_and_packed_once_for_all_who_ask(
    table: Made, sqlite_server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[str] = []
    honest, compress = records.whole_record, gzip.compress

    def whole_record(live: Any) -> Any:
        made.append("record")
        return honest(live)

    def packed(data: bytes, *given: Any, **more: Any) -> bytes:
        made.append("packed")
        return compress(data, *given, **more)

    monkeypatch.setattr(records, "whole_record", whole_record)
    monkeypatch.setattr(gzip, "compress", packed)
    asked = {"accept-encoding": "gzip"}
    replies = [sqlite_server.http.get(f"/api/tables/{table.id}/record", headers=asked) for _ in range(3)]
    assert all(reply.headers["content-encoding"] == "gzip" for reply in replies)
    assert len({reply.content for reply in replies}) == 1
    assert made == ["record", "packed"]


def test_what_is_kept_packed_is_bounded() -> None:
    packing = Packing(room=400_000)
    bodies = [random.Random(n).randbytes(shell.WORTH_KEEPING + n) for n in range(20)]
    for body in bodies * 2:
        assert gzip.decompress(packing.packed(body)) == body
        assert packing.taken <= packing.room
    assert packing.packed(bodies[-1]) is packing.packed(bodies[-1])
    assert packing.packed(bodies[0][:100]) is not packing.packed(bodies[0][:100])


@pytest.mark.parametrize("door", ["import", "records"])
def test_one_network_cannot_fill_the_disk_with_records(tmp_path: Path, door: str) -> None:
    """Finished tables count against no quota: as many records were kept as were brought."""
    body = {"record": long_record(400)}
    with running_server(f"sqlite:///{tmp_path / 'x.sqlite3'}", rate_create=100.0) as server:

        def taken(address: str) -> int:
            headers = {"X-Forwarded-For": address}
            return server.http.post(f"/api/{door}", json=body, headers=headers).status_code

        # Room for two and a half: the third is let in, and waited for afterwards; on a slow machine no less.
        bringing = server.app.state.desk.bringing
        bringing.burst, bringing.rate = 2.5 * len(json.dumps(body)) / 1024, 0.001
        # Each from another /64 of one /48.
        found = [taken(f"2001:db8:7:{number:x}::1") for number in range(5)]
        assert found == [201, 201, 201, 429, 429]
        assert taken("2001:db8:8::1") == 201
        # The machine itself is the operator's.
        assert [taken("127.0.0.1") for _ in range(5)] == [201] * 5
