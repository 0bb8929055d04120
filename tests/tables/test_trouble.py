"""The database flaps, stands still, is locked, full or damaged: who asks hears so soon, and it passes."""

import asyncio
import json
import logging
import sqlite3
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from nave.api import known_games
from nave.cli.main import app
from nave.tables import rounds
from nave.tables.errors import Unavailable
from nave.tables.reach import unavailable
from nave.tables.service import TableService
from nave.tables.ticking import Ticking
from tests.support.cable import Cable
from tests.support.listening import listening
from tests.support.postgres import PrivatePostgres, free_port
from tests.support.server import Server, fresh, running_server
from tests.support.tables import played, with_service

FIRST = next(iter(known_games()))
# A request is given up after a few seconds; the machine of a quick round is rarely idle.
SOON = 12.0


def within(seconds: float, true: Callable[[], bool]) -> None:
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end, "it took too long"
        time.sleep(0.1)


def ready(server: Server) -> bool:
    return server.http.get("/readyz").status_code == 200


def refused_soon(server: Server, table: Any, said: dict[str, str]) -> None:
    """Whoever says something hears 503 with a time to come again, and the process itself lives."""
    begin = time.monotonic()
    reply = table.seat(0).send("chat", **said)
    assert (reply.status_code, reply.json()["error"]) == (503, "unavailable"), reply.text
    assert int(reply.headers["Retry-After"]) > 0
    assert time.monotonic() - begin < SOON
    begin = time.monotonic()
    assert server.http.get("/readyz").status_code == 503
    assert time.monotonic() - begin < SOON
    assert server.http.get("/livez").status_code == 200


def said_once(table: Any, said: dict[str, str]) -> None:
    """The same again is stored, and was not stored twice."""

    def stored() -> bool:
        return bool(table.seat(0).send("chat", **said).status_code == 200)

    within(30, stored)
    items = table.seat(0).get("log").json()["items"]
    assert [item["text"] for item in items if item["kind"] == "chat"] == [said["text"]]


@pytest.fixture
def cable(postgres: PrivatePostgres) -> Iterator[Cable]:
    made = Cable(postgres.new_database())
    yield made
    made.close()


def test_processes_hear_each_other_again_after_a_database_flapped(cable: Cable) -> None:
    with running_server(cable.there.render_as_string(hide_password=False)) as one:
        table = one.create(FIRST, ["open", "open"])
        with running_server(cable.url) as two, listening(two, table.seat(0)) as ear:
            ear.news()
            for _ in range(6):
                cable.cut()
                time.sleep(0.2)
                cable.mend()
                time.sleep(0.2)
            cable.cut()
            within(20, lambda: not ready(two))
            number = table.seat(1).post("chat", text="Do you hear me?")["number"]
            cable.mend()
            assert ear.news(number)["items"][-1]["text"] == "Do you hear me?"
            within(20, lambda: ready(two))
            number = table.seat(1).post("chat", text="And now?")["number"]
            assert ear.news(number)["number"] == number


def test_a_process_whose_line_went_dead_is_deaf_and_says_so(cable: Cable) -> None:
    with running_server(cable.there.render_as_string(hide_password=False)) as one:
        table = one.create(FIRST, ["open", "open"])
        with running_server(cable.url, heartbeat=1.0) as two, listening(two, table.seat(0)) as ear:
            ear.news()
            cable.stall()
            within(30, lambda: two.app.state.ears.deaf)
            assert not ready(two)
            number = table.seat(1).post("chat", text="Still there?")["number"]
            cable.flow()
            assert ear.news(number)["number"] == number
            within(30, lambda: ready(two))


def test_a_beat_tells_the_number_in_the_database(cable: Cable) -> None:
    """So that a page notices if the process it listens to lags behind."""
    with running_server(cable.url, heartbeat=0.5) as server:
        table = server.create(FIRST, ["open", "open"])
        with listening(server, table.seat(0)) as ear:
            ear.news()
            live = server.app.state.desk.service.in_memory(table.id)
            live.stored = live.last + 7
            while (beat := ear.hear())["type"] != "beat":
                pass
            assert beat["number"] == live.last + 7


def test_a_database_that_stands_still_is_told_as_unavailable(cable: Cable) -> None:
    with running_server(cable.url) as server:
        table = server.create(FIRST, ["open", "open"])
        said = {"id": fresh(), "text": "Hello"}
        cable.stall()
        refused_soon(server, table, said)
        cable.flow()
        said_once(table, said)
        within(20, lambda: ready(server))


def test_a_file_locked_by_somebody_else_is_told_as_unavailable(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite3"
    with running_server(f"sqlite:///{file}") as server:
        table = server.create(FIRST, ["open", "open"])
        said = {"id": fresh(), "text": "Hello"}
        with closing(sqlite3.connect(file)) as shell:
            shell.execute("BEGIN IMMEDIATE")
            refused_soon(server, table, said)
            shell.rollback()
        said_once(table, said)
        within(20, lambda: ready(server))


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    folder = tmp_path / "disk"
    folder.mkdir()
    mounted = subprocess.run(
        ["mount", "-t", "tmpfs", "-o", "size=1m", "tmpfs", str(folder)], capture_output=True, check=False
    )
    if mounted.returncode:
        pytest.skip("a small file system can be mounted only by root")
    yield folder
    subprocess.run(["umount", "-l", str(folder)], check=True)


def test_a_full_disk_is_told_as_unavailable(small_disk: Path) -> None:
    with running_server(f"sqlite:///{small_disk / 'tables.sqlite3'}") as server:
        table = server.create(FIRST, ["open", "open"])
        said = {"id": fresh(), "text": "Hello"}
        ballast = small_disk / "ballast"
        with open(ballast, "wb", buffering=0) as file, suppress(OSError):
            while file.write(b"x" * 512):
                pass
        while (reply := table.seat(1).send("chat", text="x" * 500)).status_code == 200:
            pass
        assert reply.status_code == 503
        refused_soon(server, table, said)
        ballast.unlink()
        said_once_after_others(table, said)
        within(20, lambda: ready(server))


def said_once_after_others(table: Any, said: dict[str, str]) -> None:
    within(30, lambda: bool(table.seat(0).send("chat", **said).status_code == 200))
    items = table.seat(0).get("log").json()["items"]
    assert [item["text"] for item in items].count(said["text"]) == 1


def test_a_server_that_begins_waits_for_a_slow_database(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rounds, "ASK_EVERY", 0.01)
    honest, tries = Ticking.give_back, 0

    async def slow(ticking: Ticking) -> int:
        nonlocal tries
        tries += 1
        if tries < 3:
            raise unavailable()
        return await honest(ticking)

    monkeypatch.setattr(Ticking, "give_back", slow)
    with running_server(f"sqlite:///{tmp_path / 'tables.sqlite3'}") as server:
        assert ready(server)
    assert tries == 3

    async def never() -> None:
        raise unavailable()

    monkeypatch.setattr(rounds, "BEGIN_WITHIN", 0.05)
    with pytest.raises(Unavailable):
        asyncio.run(rounds.patiently(never))


@pytest.mark.parametrize("column", ["options", "outcome", "start", "seed"])
def test_a_damaged_table_is_locked_alone(tmp_path: Path, column: str) -> None:
    file = tmp_path / "tables.sqlite3"
    with running_server(f"sqlite:///{file}") as server:
        good = server.create(FIRST, ["open", "open"], listed=True)
        bad = server.create(FIRST, ["open", "open"], listed=True)
        gone = played(server, FIRST, 3)
    with closing(sqlite3.connect(file)) as shell:
        shell.execute(f"UPDATE tables SET {column} = '{{' WHERE id = ?", (bad.id,))
        shell.execute(
            "UPDATE journal SET text = 'x', kind = 'undo' WHERE table_id = ? AND number = 2", (gone.id,)
        )
        shell.commit()
    with running_server(f"sqlite:///{file}") as server:
        listed = server.http.get("/api/tables")
        assert [row["id"] for row in listed.json()] == [good.id]
        for table in (bad, gone):
            person = table.seat(0)
            person.http = server.http
            reply = person.get()
            assert (reply.status_code, reply.json()["error"]) == (409, "locked")
        good.http = server.http
        good.everybody_joins()


def test_the_log_does_not_tell_what_was_to_be_stored(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    file = tmp_path / "tables.sqlite3"
    with running_server(f"sqlite:///{file}") as server:
        table = server.create(FIRST, ["open", "open"])
        with closing(sqlite3.connect(file)) as shell:
            shell.execute("DROP TABLE journal")
            shell.commit()
        caplog.set_level(logging.DEBUG)
        assert table.seat(0).send("chat", text="Nobody's business").status_code == 503
    assert "business" not in json.dumps([str(vars(record)) for record in caplog.records])


@pytest.mark.parametrize("words", [("tables", "list"), ("backup",), ("restore",)])
def test_an_operator_is_told_of_trouble_in_a_line_with_its_reason(
    tmp_path: Path, words: tuple[str, ...]
) -> None:
    """A database that is not there and a file that is none ended in hundreds of lines of program."""
    kept, text = tmp_path / "kept.gz", tmp_path / "text.sqlite3"
    with_service(f"sqlite:///{tmp_path / 'x.sqlite3'}", nothing)
    assert said_by("backup", str(kept), "--database", f"sqlite:///{tmp_path / 'x.sqlite3'}").exit_code == 0
    text.write_text("This is no database, whatever its name says. " * 9)
    file = {"backup": [str(tmp_path / "new.gz")], "restore": [str(kept)]}.get(words[0], [])
    away = f"postgresql://nave:secret@127.0.0.1:{free_port()}/nave"
    for database in (away, f"sqlite:///{text}"):
        result = said_by(*words, *file, "--database", database)
        assert (result.exit_code, result.stdout) == (2, "")
        assert len(result.stderr.splitlines()) == 1
        assert "secret" not in result.stderr
    assert (
        said_by("backup", "/proc/new.gz", "--database", f"sqlite:///{tmp_path / 'x.sqlite3'}").exit_code == 2
    )


def said_by(*words: str) -> Result:
    return CliRunner().invoke(app, list(words))


async def nothing(_service: TableService) -> None:
    """The database alone."""
