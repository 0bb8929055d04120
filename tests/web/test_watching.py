"""What whoever runs a server can see of it: figures, lines that belong together, who may read the file."""

import asyncio
import io
import json
import logging
import stat
import time
from pathlib import Path

import pytest
from sqlalchemy import insert, text

from nave.api import known_games
from nave.tables import schema
from nave.tables.store import Store
from nave.web.logs import JsonLines
from tests.support.postgres import PrivatePostgres
from tests.support.server import Server, running_server, some_bot

FIRST = next(iter(known_games()))
FIGURES = (
    "nave_commits_waiting",
    "nave_bots_waiting",
    "nave_pool_used",
    "nave_deaf",
    "nave_reconnections",
    "nave_database_bytes",
    "nave_ready",
    "nave_commit_seconds_count",
)


def test_figures_tell_queues_commits_pool_ears_and_size(server: Server) -> None:
    table = server.create(FIRST, ["open", "open"])
    table.everybody_joins()
    table.seat(0).send("undo", follows=0)
    lines = server.http.get("/metrics").text.splitlines()
    found = {
        name: float(value) for name, _, value in (line.rpartition(" ") for line in lines) if name[:1] != "#"
    }
    assert not [name for name in FIGURES if name not in found]
    assert found["nave_commit_seconds_count"] == 2
    assert found["nave_database_bytes"] > 10_000
    assert (found["nave_ready"], found["nave_deaf"]) == (1, 0)
    assert found['nave_refusals_total{code="refused"}'] == 1


def test_the_lines_of_one_request_name_it_and_its_table(sqlite_server: Server) -> None:
    told = io.StringIO()
    handler = logging.StreamHandler(told)
    handler.setFormatter(JsonLines())
    logger = logging.getLogger("nave.web")
    before = logger.level
    logger.addHandler(handler)
    logger.setLevel(logging.INFO)
    try:
        table = sqlite_server.create(FIRST, ["open", "open"])
        reply = table.seat(0).send("join", name="Ann")
        time.sleep(0.2)
    finally:
        logger.removeHandler(handler)
        logger.setLevel(before)
    lines = [json.loads(line) for line in told.getvalue().splitlines()]
    line = next(line for line in lines if line["event"] == "request" and line["path"].endswith("/join"))
    assert line["request"] == reply.headers["X-Request-Id"]
    assert line["table"] == table.id
    assert len({line["request"] for line in lines if line["event"] == "request"}) == 2


def test_nobody_else_can_read_the_file(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite3"
    with running_server(f"sqlite:///{file}") as server:
        server.create(FIRST, ["open", "open"])
        for found in tmp_path.glob("tables.sqlite3*"):
            if not found.name.endswith(".lock"):
                assert stat.S_IMODE(found.stat().st_mode) == 0o600, found
    # Of old ones, everybody else is shut out; a group may have been meant.
    file.chmod(0o644)
    with running_server(f"sqlite:///{file}"):
        assert stat.S_IMODE(file.stat().st_mode) == 0o640


def many(url: str, count: int) -> tuple[str, float]:
    """How the list of open tables is found among so many, and how long that takes."""

    async def run() -> tuple[str, float]:
        store = Store(url)
        await store.open()
        row = {
            "game": FIRST,
            "rules_version": 1,
            "component_name": "standard",
            "component_hash": "x",
            "seats": 2,
            "options": "{}",
            "seed": "1",
            "secret": "00",
            "spectator_hash": "x",
            "status": "over",
            "bot_due": False,
            "last": 0,
            "created_at": 0,
        }
        rows = [{**row, "id": f"t{n}", "listed": n % 50 == 0, "changed_at": n} for n in range(count)]
        async with store.writing(much=30) as connection:
            for first in range(0, count, 5000):
                await connection.execute(insert(schema.tables), rows[first : first + 5000])
            if store.shared:
                await connection.execute(text("ANALYZE tables"))
        how = "EXPLAIN" if store.shared else "EXPLAIN QUERY PLAN"
        yes = "true" if store.shared else "1"
        query = f"SELECT * FROM tables WHERE listed = {yes} ORDER BY changed_at DESC LIMIT 100"
        async with store.reading() as connection:
            plan = str((await connection.execute(text(f"{how} {query}"))).all())
        times = []
        for _ in range(7):
            begin = time.perf_counter()
            assert len(await store.listed(100)) == 100
            times.append(time.perf_counter() - begin)
        await store.close()
        return plan, min(times)

    return asyncio.run(run())


def test_the_list_of_tables_does_not_look_at_all_of_them(database: str) -> None:
    plan, seconds = many(database, 10_000)
    assert "tables_by_listed" in plan
    # 7 ms at 100,000 tables on a busy machine; with a scan of all of them it was 285.
    assert seconds < 0.1


def test_bots_of_a_process_that_fell_silent_are_taken_over_at_once(postgres: PrivatePostgres) -> None:
    url = postgres.new_database()
    with running_server(url, bot_pace=600.0) as one, running_server(url) as two:
        presence = two.app.state.desk.service.presence
        name = one.app.state.desk.service.presence.process
        end = time.monotonic() + 30
        while name not in presence._heard:
            assert time.monotonic() < end
            time.sleep(0.05)
        table = one.create(FIRST, [some_bot(), some_bot()])
        number = table.spectator.state()["number"]
        begin = time.monotonic()
        two.server.servers[0].get_loop().call_soon_threadsafe(presence.forget, name)
        while table.spectator.state()["number"] == number:
            assert time.monotonic() - begin < 15
            time.sleep(0.1)


@pytest.mark.parametrize("path", ["/livez", "/readyz", "/healthz", "/metrics"])
def test_whoever_watches_is_answered(sqlite_server: Server, path: str) -> None:
    assert sqlite_server.http.get(path).status_code == 200


def test_however_many_watch_the_database_is_asked_once_in_a_while(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Health and figures are free for everybody, so they must cost next to nothing."""
    asked = {"reading": 0, "size": 0}

    def counted(kind: type[Store], name: str) -> None:
        plain = getattr(kind, name)

        async def count(self: Store) -> object:
            asked["size" if name == "size" else "reading"] += 1
            return await plain(self)

        monkeypatch.setattr(kind, name, count)

    counted(Store, "can_read")
    counted(Store, "size")
    begin = time.monotonic()
    with running_server(database) as server:
        asked["reading"] = asked["size"] = 0
        for _ in range(15):
            for path in ("/readyz", "/healthz", "/metrics"):
                assert server.http.get(path).status_code == 200
        halves = (time.monotonic() - begin) / 0.5
    assert asked["size"] <= 1 + halves / 20
    assert 1 <= asked["reading"] <= 2 + halves < 45, asked
