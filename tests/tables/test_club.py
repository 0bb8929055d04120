"""Running a club: nobody fills the server, silent tables end, and the operator can mend what people did."""

import asyncio
import json
import re
import time
from contextlib import suppress
from pathlib import Path

import pytest
from sqlalchemy import select, text
from typer.testing import CliRunner, Result
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

import nave
from nave.api import known_games
from nave.cli.main import app
from nave.tables import model as m
from nave.tables import schema
from nave.tables.bans import network
from nave.tables.errors import Banned
from nave.tables.expiry import Expiry, expire
from nave.tables.quota import whose
from nave.tables.service import TableService
from nave.tables.store import Store
from nave.tables.tidings import Housekeeping
from tests.support.listening import listening
from tests.support.server import Server, fresh, running_server
from tests.support.tables import opened, started, with_service

FIRST = next(iter(known_games()))
SEATS = [{"kind": "open"}, {"kind": "open"}]
DAY = 86400.0


def made_from(server: Server, address: str) -> int:
    wish = {"game": FIRST, "seats": SEATS, "id": fresh()}
    return server.http.post("/api/tables", json=wish, headers={"X-Forwarded-For": address}).status_code


def test_one_network_cannot_fill_the_server_also_after_a_restart(database: str) -> None:
    with running_server(database, max_tables=16) as server:
        # Each from another /64 of one /48.
        found = [made_from(server, f"2001:db8:7:{number:x}::1") for number in range(6)]
        assert found == [201] * 4 + [429] * 2
        assert made_from(server, "2001:db8:8::1") == 201
    with running_server(database, max_tables=16) as server:
        assert made_from(server, "2001:db8:7:ffff::1") == 429
        assert made_from(server, "2001:db8:8::1") == 201
        # The machine itself is the operator's.
        assert made_from(server, "127.0.0.1") == 201


def test_one_address_has_a_share_of_its_own(tmp_path: Path) -> None:
    with running_server(f"sqlite:///{tmp_path / 'x.sqlite3'}", tables_per_address=2) as server:
        assert [made_from(server, "192.0.2.7") for _ in range(3)] == [201, 201, 429]
        assert made_from(server, "::ffff:192.0.2.7") == 429
        assert made_from(server, "192.0.2.8") == 201


def test_whose_a_table_is() -> None:
    assert whose("192.0.2.7") == ("192.0.2.7", "192.0.2.7")
    assert whose("::ffff:192.0.2.7") == ("192.0.2.7", "192.0.2.7")
    assert whose("2001:db8:1:2:3::4") == ("2001:db8:1:2::/64", "2001:db8:1::/48")
    assert whose("127.0.0.1") == whose("::1") == ("", "")


def test_a_silent_table_is_told_that_it_ends_and_ends(database: str) -> None:
    async def work(service: TableService) -> None:
        running, waiting, lively = await started(service), await opened(service), await started(service)
        rule = Expiry(30 * DAY, 7 * DAY)
        assert await expire(service, rule) == ([], [])
        for table in (running, waiting, lively):
            await age(service, table.live.row.id, 24)
        announced, ended = await expire(service, rule)
        assert (len(announced), ended) == (3, [])
        notice = (await service.live(running.live.row.id)).entries[-1]
        assert notice.kind == m.EXPIRING
        assert abs(int(notice.text) - m.now() - 7 * DAY * 1000) < 60_000
        # It was told, and it is not told again; somebody who does something begins everything anew.
        assert await expire(service, rule) == ([], [])
        lively.live = await service.live(lively.live.row.id)
        await lively.play()
        for table in (running, waiting, lively):
            await age(service, table.live.row.id, 8)
        announced, ended = await expire(service, rule)
        assert (announced, set(ended)) == ([], {running.live.row.id, waiting.live.row.id})
        assert (await service.live(lively.live.row.id)).row.status == m.RUNNING
        # From the database they are the same, also the one that never began.
        for table in (running, waiting):
            service.retire(table.live.row.id)
            again = await service.live(table.live.row.id)
            assert (again.row.status, again.locked) == (m.OVER, None)
        assert await expire(service, Expiry(0.0, 0.0)) == ([], [])

    with_service(database, work)


def test_tables_that_are_not_due_hold_up_none_that_is(database: str) -> None:
    """A round looks at so many tables: those that were not silent for long enough yet took up all of it."""

    async def work(service: TableService) -> None:
        quiet = [await started(service) for _ in range(2)]
        gone = await started(service)
        rule = Expiry(30 * DAY, 7 * DAY)
        await age(service, gone.live.row.id, 24)
        assert await expire(service, rule, 2) == ([gone.live.row.id], [])
        await age(service, gone.live.row.id, 8)
        for table in quiet:
            await age(service, table.live.row.id, 10)
        assert await expire(service, rule, 2) == ([], [gone.live.row.id])
        # Nor are they read, which takes the loop longer than anything else.
        assert [service.in_memory(table.live.row.id) for table in quiet] == [None, None]

    with_service(database, work)


def test_without_a_notice_a_silent_table_ends_at_once(database: str) -> None:
    async def work(service: TableService) -> None:
        table = await started(service)
        await age(service, table.live.row.id, 31)
        assert await expire(service, Expiry(30 * DAY, 0.0)) == ([], [table.live.row.id])

    with_service(database, work)


async def age(service: TableService, table: str, days: float) -> None:
    """As if nothing had happened for so many days; announcements included."""
    shift = int(days * DAY * 1000)
    async with service.store.writing() as connection:
        await connection.execute(
            text("UPDATE tables SET changed_at = changed_at - :shift WHERE id = :table"),
            {"shift": shift, "table": table},
        )
        rows = await connection.execute(
            text("SELECT number, text FROM journal WHERE table_id = :table AND kind = 'expiring'"),
            {"table": table},
        )
        for number, told in rows.all():
            await connection.execute(
                text("UPDATE journal SET text = :told WHERE table_id = :table AND number = :number"),
                {"told": str(int(told) - shift), "table": table, "number": number},
            )
    service.retire(table)


def nave_does(database: str, *words: str) -> Result:
    return CliRunner().invoke(app, [*words, "--database", database])


def done(database: str, *words: str) -> str:
    result = nave_does(database, *words)
    assert result.exit_code == 0, result.output
    return result.output


def looked(server: Server) -> None:
    """What an operator did reaches a server within seconds."""
    newest = asyncio.run(newest_tidings(server.app.state.keeping.service.store.url))
    end = time.monotonic() + 30
    while server.app.state.keeping.read < newest:
        assert time.monotonic() < end
        time.sleep(0.05)


async def newest_tidings(url: str) -> int:
    store = Store(url.replace("+aiosqlite", "").replace("+asyncpg", ""))
    try:
        return await store.last_tidings()
    finally:
        await store.close()


def test_an_operator_looks_after_tables_while_the_server_runs(database: str, tmp_path: Path) -> None:
    with running_server(database) as server:
        table = server.create(FIRST, ["open", "open"])
        people = table.started()
        listed = json.loads(done(database, "tables", "list", "--json"))
        assert [row["id"] for row in listed] == [table.id]
        assert json.loads(done(database, "tables", "list", "--status", "over", "--json")) == []
        shown = json.loads(done(database, "tables", "show", table.id, "--json"))
        assert [seat["name"] for seat in shown["people"]] == ["Friend 1", "Friend 2"]
        assert "Friend 2" in done(database, "tables", "show", table.id)
        with listening(server, people[1]) as ear:
            ear.news()
            done(database, "seats", "mute", table.id, "1")
            done(database, "seats", "rename", table.id, "1", "Somebody")
            key = done(database, "seats", "rekey", table.id, "0").split()[-1]
            looked(server)
        assert people[0].get().status_code == 401
        people[0].headers = {"Authorization": f"Bearer {key}"}
        assert people[0].state()["table"]["seats"][1]["name"] == "Somebody"
        assert people[1].send("chat", text="x").status_code == 403
        people[0].post("chat", text="I may")
        done(database, "seats", "mute", table.id, "1", "--off")
        done(database, "tables", "chat", table.id, "--off")
        looked(server)
        assert people[0].send("chat", text="x").status_code == 403
        done(database, "tables", "chat", table.id)
        looked(server)
        people[1].post("chat", text="Again")
        done(database, "tables", "close", table.id, "--reason", "it is late")
        looked(server)
        state = people[0].state()["table"]
        assert (state["status"], state["outcome"]["reason"]) == ("over", "it is late")
        assert nave_does(database, "tables", "close", table.id, "--reason", "x").exit_code == 2
        file = tmp_path / "record.json"
        done(database, "tables", "export", table.id, str(file))
        nave.replay(nave.record_from_json(file.read_text()))
        done(database, "tables", "delete", table.id, "--yes")
        looked(server)
        assert people[1].get().status_code in (401, 404)
        assert nave_does(database, "tables", "show", table.id).exit_code == 2


def test_a_person_is_erased_and_the_record_still_replays(database: str, tmp_path: Path) -> None:
    with running_server(database) as server:
        table = server.create(FIRST, ["open", "open"])
        people = table.everybody_joins()
        people[1].post("join", name="Zacharias")
        people[0].post("start")
        people[1].post("chat", text="I live in Elm Street")
        people[0].post("chat", text="Nice")
        for _ in range(6):
            for person in people:
                if person.state()["options"]:
                    person.play_any()
        before = table.spectator.state()["view"]["answers"]
        assert "1 seat;" in done(database, "seats", "erase", "--name", "Zacharias")
        # Nor in what SQLite keeps beside its file while a server runs.
        for file in tmp_path.glob("tables.sqlite3*"):
            assert not re.search(b"Zacharias|Elm Street", file.read_bytes()), file
        looked(server)
        told = json.dumps([people[0].state(), people[0].get("log").json()])
        assert "Zacharias" not in told
        assert "Elm" not in told
        assert "Nice" in told
        assert table.spectator.state()["view"]["answers"] == before
    everything = asyncio.run(all_text(database))
    assert "Zacharias" not in everything
    assert "Elm" not in everything
    with running_server(database) as server:
        person = table.seat(0)
        person.http = server.http
        assert person.state()["table"]["locked"] is None


async def all_text(database: str) -> str:
    store = Store(database)
    async with store.engine.connect() as connection:
        found = [str((await connection.execute(select(table))).all()) for table in schema.ALL]
    await store.close()
    return "\n".join(found)


def test_bans_keep_addresses_and_keys_out(database: str) -> None:
    with running_server(database) as server:
        table = server.create(FIRST, ["open", "open"])
        table.everybody_joins()
        bad = table.seat(1)
        done(database, "bans", "add", "2001:db8:7::/48", "--reason", "spam")
        done(database, "bans", "add", "192.0.2.7", "--days", "1")
        done(database, "bans", "add", "--key", str(bad.key))
        looked(server)
        assert bad.get().status_code == 403
        assert bad.get().json()["error"] == "banned"
        assert table.seat(0).get().status_code == 200
        assert made_from(server, "2001:db8:7:9::1") == 403
        assert made_from(server, "192.0.2.7") == 403
        assert made_from(server, "192.0.2.8") == 201
        assert len(json.loads(done(database, "bans", "list", "--json"))) == 3
        for value in ("192.0.2.7", "2001:db8:7::/48", str(bad.key)):
            assert "1" in done(database, "bans", "remove", value)
        looked(server)
        assert bad.get().status_code == 200
        assert nave_does(database, "bans", "add", "nonsense").exit_code == 2
        assert nave_does(database, "bans", "add").exit_code == 2


def test_an_address_in_the_dress_of_another_kind_is_kept_out_alone(tmp_path: Path) -> None:
    """It was stored as the /64 of this machine: nobody was kept out but the machine itself."""
    database = f"sqlite:///{tmp_path / 'x.sqlite3'}"
    with running_server(database) as server:
        done(database, "bans", "add", "::ffff:192.0.2.7")
        looked(server)
        assert made_from(server, "192.0.2.7") == 403
        assert made_from(server, "::ffff:192.0.2.7") == 403
        assert made_from(server, "::1") == 201
        assert made_from(server, "192.0.2.8") == 201
        assert "1" in done(database, "bans", "remove", "192.0.2.7")
    assert [network(f"::ffff:192.0.2.{last}") for last in ("0/120", "7/128")] == [
        "192.0.2.0/24",
        "192.0.2.7/32",
    ]


@pytest.mark.parametrize(
    "words",
    [
        ("tables", "list", "--silent", "nan"),
        ("tables", "list", "--silent", "1e300"),
        ("tables", "list", "--status", "runing"),
        ("tables", "expire", "--after", "1e300"),
        ("bans", "add", "192.0.2.7", "--days", "1e12"),
        ("serve", "--expire-after", "1e300"),
    ],
)
def test_an_operator_who_mistypes_is_told_so(tmp_path: Path, words: tuple[str, ...]) -> None:
    database = f"sqlite:///{tmp_path / 'x.sqlite3'}"
    with_service(database, nothing)
    result = nave_does(database, *words)
    assert result.exit_code == 2
    assert isinstance(result.exception, SystemExit)


async def nothing(_service: TableService) -> None:
    """The database alone."""


def test_nobody_is_erased_whose_seat_was_not_named(tmp_path: Path) -> None:
    """Without a seat it was the first one's name and words that were gone for good."""
    database = f"sqlite:///{tmp_path / 'x.sqlite3'}"
    with running_server(database) as server:
        table = server.create(FIRST, ["open", "open"])
        people = table.started()
        assert nave_does(database, "seats", "erase", "--table", table.id).exit_code == 2
        assert nave_does(database, "seats", "erase", "--name", "Friend 2", "--seat", "0").exit_code == 2
        assert [seat["name"] for seat in people[0].state()["table"]["seats"]] == ["Friend 1", "Friend 2"]
        done(database, "seats", "erase", "--table", table.id, "--seat", "0")
        looked(server)
        assert [seat["name"] for seat in people[0].state()["table"]["seats"]][1] == "Friend 2"


@pytest.mark.parametrize("kept_out", ["key", "address"])
def test_who_is_banned_while_listening_hears_no_more(database: str, kept_out: str) -> None:
    with running_server(database, heartbeat=0.5) as server:
        table = server.create(FIRST, ["open", "open"])
        people = table.everybody_joins()
        words = ("--key", str(people[1].key)) if kept_out == "key" else ("127.0.0.0/8",)
        closed = None
        with suppress(ConnectionClosed), listening(server, people[1]) as bad:
            bad.news()
            done(database, "bans", "add", *words)
            end = time.monotonic() + 30
            while closed is None and time.monotonic() < end:
                try:
                    bad.hear()
                except ConnectionClosed as gone:
                    closed = gone.rcvd
        assert closed is not None
        assert closed.code == 4403
        assert people[0].get().status_code == (200 if kept_out == "key" else 403)


@pytest.mark.parametrize("kept_out", ["key", "address"])
def test_who_is_banned_while_following_a_list_hears_no_more(database: str, kept_out: str) -> None:
    """Where nothing happened the connection stayed, for as long as its client liked."""
    with running_server(database, heartbeat=0.5) as server:
        table = server.create(FIRST, ["open", "open"])
        bad = table.everybody_joins()[1]
        with connect(f"ws://127.0.0.1:{server.port}/api/mine/live", max_size=None) as line:
            line.send(json.dumps({"seats": [{"table": bad.table, "key": bad.key}]}))
            assert [row["table"] for row in json.loads(line.recv(20))["rows"]] == [table.id]
            words = ("--key", str(bad.key)) if kept_out == "key" else ("127.0.0.0/8",)
            done(database, "bans", "add", *words)
            heard, end = "", time.monotonic() + 30
            while heard not in ("gone", "4403") and time.monotonic() < end:
                try:
                    heard = "gone" if json.loads(line.recv(20)).get("gone") == [table.id] else ""
                except ConnectionClosed as closed:
                    heard = str(closed.rcvd and closed.rcvd.code)
        assert heard == ("gone" if kept_out == "key" else "4403")


def test_what_two_operators_do_at_once_is_heard_whoever_comes_first(database: str) -> None:
    """Numbers are given out before they are stored: the ban of who was slower was never heard of."""

    async def work(service: TableService) -> None:
        keeping = Housekeeping(service, Expiry(0.0, 0.0))
        await keeping.open()
        keeping.close()
        for number in (7, 6):
            async with service.store.writing() as connection:
                ban = {"kind": "address", "value": f"192.0.2.{number}/32", "reason": "", "at": number}
                await connection.execute(schema.bans.insert(), ban)
                await connection.execute(schema.tidings.insert(), {"number": number, "table_id": "", "at": 1})
            await keeping.look()
            with pytest.raises(Banned):
                service.bans.check(f"192.0.2.{number}")

    with_service(database, work)


def test_the_chat_of_a_server_can_be_switched_off(tmp_path: Path) -> None:
    with running_server(f"sqlite:///{tmp_path / 'x.sqlite3'}", chat=False) as server:
        table = server.create(FIRST, ["open", "open"])
        table.everybody_joins()
        assert table.seat(0).send("chat", text="x").status_code == 403
