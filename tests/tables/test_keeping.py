"""What is stored stays: restarts, pinned versions, migrations, backup and restore, records in and out."""

import asyncio
import gzip
import time
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, text

from nave.api import known_games
from nave.kernel.errors import NaveError
from nave.tables import schema
from nave.tables.alone import only_one
from nave.tables.backup import backup, check, restore
from nave.tables.commands import Chat, Play
from nave.tables.migrate import newest, revision, upgrade
from nave.tables.reach import Reach
from nave.tables.service import TableService
from nave.tables.store import Store, driver_url
from tests.support.postgres import PrivatePostgres
from tests.support.server import fresh, running_server
from tests.support.tables import played, rewrite, with_service

GAMES = list(known_games())
FIRST = GAMES[0]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.slow
def test_a_table_is_the_same_after_a_restart(database: str, game: str) -> None:
    with running_server(database) as server:
        table = played(server, game, 40)
        before = table.seat(0).state()
        log = table.seat(0).get("log").json()
        if before["can_undo"]:
            table.seat(0).post("undo", follows=before["number"])
            before, log = table.seat(0).state(), table.seat(0).get("log").json()
    with running_server(database) as server:
        person = table.seat(0)
        person.http = server.http
        assert person.state() == before
        assert person.get("log").json() == log
        person.play_any()


@pytest.mark.parametrize(
    ("change", "word"),
    [({"rules_version": 999}, "999"), ({"component_hash": "0" * 64}, "0000"), ({"game": "gone"}, "gone")],
)
@pytest.mark.slow
def test_a_table_of_another_version_is_shown_and_refuses_answers(
    database: str, change: dict[str, Any], word: str
) -> None:
    with running_server(database) as server:
        table = played(server, FIRST, 5)
        waiting = server.create(FIRST, ["open", "open"])
    rewrite(database, **change)
    with running_server(database) as server:
        person = table.seat(0)
        person.http = server.http
        state = person.state()
        assert word in state["table"]["locked"]
        assert state["view"] is None
        assert state["options"] == []
        for action, more in (("play", {"move": "end turn"}), ("undo", {})):
            refused = person.send(action, follows=state["number"], **more)
            assert refused.status_code == 409
            assert refused.json()["error"] == "locked"
            assert word in refused.json()["message"]
        assert person.get("record").json()["error"] == "locked"
        assert len(person.get("log").json()["items"]) == state["number"]
        waiting.http = server.http
        waiting.everybody_joins()
        assert waiting.seat(0).send("start").json()["error"] == "locked"


def test_migrations_lead_to_the_schema_the_program_uses(database: str) -> None:
    def differences(connection: Connection) -> list[Any]:
        assert revision(connection) == newest(connection)
        return list(compare_metadata(MigrationContext.configure(connection), schema.metadata))

    async def run() -> list[Any]:
        store = Store(database)
        await store.open()
        await store.open()
        async with store.engine.connect() as connection:
            found = await connection.run_sync(differences)
        await store.close()
        return found

    assert asyncio.run(run()) == []


# How submissions were stored by the first version: by seat, with a whole reply.
FIRST_SHAPE = """
    CREATE TABLE old_submissions (
        table_id VARCHAR(32) NOT NULL REFERENCES tables (id), seat INTEGER NOT NULL,
        submission VARCHAR(64) NOT NULL, request VARCHAR(64) NOT NULL, reply TEXT NOT NULL,
        CONSTRAINT submissions_once UNIQUE (table_id, seat, submission))
    """
BACK_IN_TIME = (
    FIRST_SHAPE,
    """
    INSERT INTO old_submissions
    SELECT new.table_id, seats.seat, new.submission, new.request,
        '{"number": ' || new.number || ', "items": [{"number": 1}]}'
    FROM submissions AS new JOIN seats ON seats.key_hash = new.key_hash AND seats.table_id = new.table_id
    """,
    "DROP TABLE submissions",
    *(
        f"DROP TABLE {name}"
        for name in (
            "makings",
            "bans",
            "tidings",
            "house",
            "notices",
            "subscriptions",
            "judgements",
            "underway",
        )
    ),
    "DROP INDEX tables_by_listed",
    "DROP INDEX tables_by_maker",
    "DROP INDEX tables_by_rematch",
    "DROP INDEX tables_by_due",
    *(f"ALTER TABLE tables DROP COLUMN {name}" for name in ("due_at", "warned_at", "paused_at", "published")),
    *(
        f"ALTER TABLE tables DROP COLUMN {name}"
        for name in ("made_by", "made_in", "origin", "customs", "rematch_of")
    ),
    *(
        f"ALTER TABLE tables DROP COLUMN {name}"
        for name in ("to_answer", "turn", "asked_at", "asked_number", "invite_hash")
    ),
    *(f"ALTER TABLE seats DROP COLUMN {name}" for name in ("acted_at", "bot_version", "link_hash")),
    "ALTER TABLE old_submissions RENAME TO submissions",
    "UPDATE alembic_version SET version_num = '0001'",
)


def of_the_first_version(database: str) -> None:
    """Bring a database back to the shape of the first version, as if nothing had been stored since."""

    async def run() -> None:
        store = Store(database)
        async with store.writing() as connection:
            for statement in BACK_IN_TIME:
                await connection.exec_driver_sql(statement)
        await store.close()

    asyncio.run(run())


def test_tables_of_the_first_version_go_on_and_know_what_was_sent_to_them(
    database: str, tmp_path: Path, postgres: PrivatePostgres
) -> None:
    """A reply on its way when the server was replaced is asked for again: the same number, played once."""
    with running_server(database) as server:
        # On one device each submission was stored once for each seat it was for; here it is for both.
        table = played(server, FIRST, 5)
        state = table.seat(0).state()
        sent = {"id": fresh(), "move": state["options"][0]["text"], "follows": state["number"]}
        first = table.seat(0).send("play", **sent)
        number = table.seat(0).state()["number"]
    of_the_first_version(database)
    file = tmp_path / "old.nave.gz"
    asyncio.run(backup(database, file))
    urls = [database, f"sqlite:///{tmp_path / 'other.sqlite3'}", postgres.new_database()]
    for url in urls[1:]:
        asyncio.run(restore(url, file))
    for url in urls:
        with running_server(url) as server:
            person = table.seat(0)
            person.http = server.http
            again = person.send("play", **sent)
            assert (again.status_code, again.json()) == (200, first.json())
            assert person.state()["number"] == number
            person.play_any()
            news = {**sent, "id": fresh()}
            assert person.send("play", **news).json()["error"] == "stale"


BACKUPS = sorted((Path(__file__).parent / "backups").glob("*.nave.gz"))


@pytest.mark.parametrize("file", BACKUPS, ids=lambda file: file.name)
def test_a_backup_of_an_earlier_version_is_restored_and_its_tables_go_on(database: str, file: Path) -> None:
    """The files were written by the programs of their time and are never written anew."""
    counts = asyncio.run(restore(database, file))

    async def work(service: TableService) -> None:
        listed = await service.store.listed(100)
        assert len(listed) == 1
        async with service.store.engine.connect() as connection:
            found = (await connection.execute(text("SELECT id FROM tables"))).scalars().all()
        assert len(found) == counts["tables"] == len(GAMES) + 1
        for table in found:
            live = await service.live(table)
            assert not live.locked
            holder = live.holder(live.seats[0].key_hash)
            assert holder is not None
            await service.submit(live, holder, Chat(id=fresh(), text="We go on"))
            if live.game is not None:
                move = live.game.options()[0].text
                await service.submit(live, holder, Play(id=fresh(), move=move, follows=live.last))

    with_service(database, work)
    with pytest.raises(NaveError, match="empty one"):
        asyncio.run(restore(database, file))


def test_a_great_backup_is_restored_however_long_it_takes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It was given up after the four seconds that a request waits for the database."""

    def slow(connection: Connection, step: str = "head") -> None:
        time.sleep(0.2)
        upgrade(connection, step)

    monkeypatch.setattr("nave.tables.backup.upgrade", slow)
    monkeypatch.setattr(Reach.__init__, "__defaults__", (0.05,))
    assert asyncio.run(restore(f"sqlite:///{tmp_path / 'tables.sqlite3'}", BACKUPS[0]))["tables"] > 0


def test_a_database_of_a_newer_version_is_refused(database: str) -> None:
    async def run() -> None:
        store = Store(database)
        try:
            await store.open()
            async with store.writing() as connection:
                await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
            await store.open()
        finally:
            await store.close()

    with pytest.raises(NaveError, match="another version"):
        asyncio.run(run())


def test_sqlite_commits_wait_for_the_disk(tmp_path: Path) -> None:
    async def run() -> tuple[str, int]:
        store = Store(f"sqlite:///{tmp_path / 'tables.sqlite3'}")
        await store.open()
        async with store.engine.connect() as connection:
            mode = (await connection.execute(text("PRAGMA journal_mode"))).scalar_one()
            sync = (await connection.execute(text("PRAGMA synchronous"))).scalar_one()
        await store.close()
        return mode, sync

    assert asyncio.run(run()) == ("wal", 2)


@pytest.mark.parametrize("url", ["nonsense", "mysql://localhost/x", "sqlite://", "sqlite:///:memory:"])
def test_addresses_of_other_databases_are_refused(url: str) -> None:
    with pytest.raises(NaveError):
        driver_url(url)


def test_a_second_server_on_the_same_file_is_refused(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'tables.sqlite3'}"
    with only_one(url), pytest.raises(NaveError, match="another server"), only_one(url):
        pass
    with only_one(url):
        pass


@pytest.mark.slow
def test_a_backup_is_restored_into_either_kind_of_database(
    database: str, tmp_path: Path, postgres: PrivatePostgres
) -> None:
    file = tmp_path / "copy.nave.gz"
    with running_server(database) as server:
        tables = [played(server, game, 25) for game in GAMES]
        before = [table.seat(0).state() for table in tables]
        counts = asyncio.run(backup(database, file))
    assert counts["tables"] == len(GAMES)
    with pytest.raises(NaveError, match="exists already"):
        asyncio.run(backup(database, file))
    with pytest.raises(NaveError, match="empty one"):
        asyncio.run(restore(database, file))
    for other in (f"sqlite:///{tmp_path / 'other.sqlite3'}", postgres.new_database()):
        assert asyncio.run(restore(other, file)) == counts
        with running_server(other) as server:
            for table, state in zip(tables, before, strict=True):
                person = table.seat(0)
                person.http = server.http
                assert person.state() == state
                person.play_any()


def test_a_damaged_backup_is_refused_and_nothing_is_restored(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'tables.sqlite3'}"
    with running_server(url) as server:
        played(server, FIRST, 5)
    file = tmp_path / "copy.nave.gz"
    asyncio.run(backup(url, file))
    lines = gzip.decompress(file.read_bytes()).splitlines(keepends=True)
    bad = tmp_path / "bad.nave.gz"
    target = tmp_path / "target.sqlite3"
    changed = [lines[0], lines[1].replace(b"running", b"walking"), *lines[2:]]
    assert changed != lines
    for content in (
        file.read_bytes()[:-20],
        gzip.compress(b"".join(lines[:-1])),
        gzip.compress(b"".join([*lines[:3], *lines[4:]])),
        gzip.compress(b"".join(changed)),
        b"no backup at all",
        b"",
    ):
        bad.write_bytes(content)
        with pytest.raises(NaveError):
            check(bad)
        with pytest.raises(NaveError):
            asyncio.run(restore(f"sqlite:///{target}", bad))
        assert not target.exists()


def test_there_is_nothing_to_back_up_without_a_database(tmp_path: Path) -> None:
    with pytest.raises(NaveError, match="no database"):
        asyncio.run(backup(f"sqlite:///{tmp_path / 'none.sqlite3'}", tmp_path / "copy.nave.gz"))
    assert list(tmp_path.iterdir()) == []
