"""A record brought to be looked at loses nothing: its people, its set-up, every byte of its file."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from sqlalchemy import text

import nave
from nave.kernel.record import Record, record_from_data, record_from_json
from nave.tables.dealt import setup_seed
from nave.tables.errors import Invalid
from nave.tables.keeper import Keeper
from nave.tables.maker import Making
from nave.tables.model import NAME_LENGTH
from nave.tables.records import keep_record, read_record, whole_record
from nave.tables.service import TableService
from nave.tables.store import Store
from tests.support.server import Made, Server, running_server, some_bot
from tests.support.tables import played, with_service

RECORDS = Path(__file__).parent.parent / "records"
GOLDEN = sorted(path for path in RECORDS.rglob("*.json"))
SHORT = min(GOLDEN, key=lambda path: path.stat().st_size)


def kept(server: Server, record: dict[str, Any]) -> Made:
    reply = server.http.post("/api/records", json={"record": record})
    assert reply.status_code == 201, reply.text
    return Made(server.http, reply.json())


def exported(table: Made) -> str:
    reply = table.seat(0).get("record")
    assert reply.status_code == 200, reply.text
    return reply.text


@pytest.mark.slow
@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_every_golden_game_comes_back_as_the_same_file(tmp_path: Path, path: Path) -> None:
    """Exported, imported, exported; also by another server that has forgotten everything but its database."""
    written = nave.load_record(path).to_json()
    url = f"sqlite:///{tmp_path / 'tables.sqlite3'}"
    with running_server(url) as server:
        table = kept(server, json.loads(written))
        assert exported(table) == written
        again = kept(server, json.loads(exported(table)))
        assert exported(again) == written
    with running_server(url) as server:
        table.http = server.http
        assert exported(table) == written


words = st.text(st.characters(exclude_categories=["Cs"]), max_size=8)
plain = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**53), 2**53) | words,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(words, inner, max_size=3),
    max_leaves=6,
)
people = st.lists(
    st.fixed_dictionaries(
        {"seat": st.integers(-1, 5) | words}, optional={"name": plain, "bot": plain, "kind": plain}
    ),
    max_size=4,
)


@settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck), database=None)
@given(
    path=st.sampled_from(GOLDEN),
    part=st.floats(0, 1),
    seed=st.integers(-(2**63), 2**63 - 1),
    meta=st.dictionaries(words, plain, max_size=3),
    seats=st.none() | people,
)
def test_any_part_of_a_game_with_anything_written_beside_it_comes_back_as_it_was(
    tmp_path_factory: pytest.TempPathFactory,
    path: Path,
    part: float,
    seed: int,
    meta: dict[str, Any],
    seats: list[dict[str, Any]] | None,
) -> None:
    data = json.loads(path.read_text())
    if part < 1:
        data["answers"], data["result"] = data["answers"][: int(part * 60)], None
    if seats is not None:
        meta = {**meta, "seats": seats}
    written = record_from_data({**data, "seed": seed, "meta": meta}).to_json()
    url = f"sqlite:///{tmp_path_factory.mktemp('any') / 'tables.sqlite3'}"

    async def work(service: TableService) -> None:
        record, game = read_record(json.loads(written), None, 10_000)
        keys = await keep_record(service, record, game, Making())
        live = await TableService(service.store).live(keys.table)
        assert whole_record(live).to_json() == written
        assert live.row.status == "over"
        assert all(len(seat.name) <= NAME_LENGTH for seat in live.seats)

    with_service(url, work)


def test_a_record_that_stops_in_the_middle_is_looked_at_and_never_played_on(server: Server) -> None:
    data = json.loads(SHORT.read_text())
    data["answers"], data["result"] = data["answers"][:40], None
    table = kept(server, data)
    state = table.seat(0).state()
    assert (state["table"]["status"], state["options"]) == ("over", [])
    assert state["table"]["outcome"]["reason"] == "the record ends here"
    assert table.seat(0).get("replay").json()["answers"] >= 40
    assert table.seat(0).send("play", move="any", follows=state["number"]).status_code == 409


def finished(server: Server) -> Made:
    bot = some_bot()
    wishes = [{"kind": "device", "name": "Agnes"}, {"kind": "bot", "bot": bot, "name": "Bernat"}]
    reply = server.http.post("/api/tables", json={"game": "basilica", "seats": wishes, "seed": 77})
    table = Made(server.http, reply.json())
    table.seat(0).post("start")
    while not table.seat(0).state()["options"]:
        pass
    table.seat(0).play_any()
    table.seat(0).post("resign")
    return table


def test_people_bots_with_versions_and_times_are_in_the_record_and_come_back(server: Server) -> None:
    record = json.loads(exported(finished(server)))
    first, second = record["meta"]["seats"]
    assert (first["name"], first["kind"], second["name"], second["bot"]) == (
        "Agnes",
        "device",
        "Bernat",
        some_bot(),
    )
    assert second["version"] == nave.__version__
    assert "version" not in first
    times = record["meta"]["times"]
    assert len(times["answers"]) == len(record["answers"])
    assert times["begun"] > 0
    assert all(one >= 0 for one in times["answers"])
    again = kept(server, record).seat(0).state()["table"]
    assert again["names"] == ["Agnes", "Bernat"]
    assert [seat["bot"] for seat in again["seats"]] == [None, some_bot()]


def test_the_seed_of_a_record_deals_its_set_up_again(server: Server) -> None:
    """Also after it was brought elsewhere, and after a game that was played on from it."""
    table = finished(server)
    record = json.loads(exported(table))
    assert record["seed"] == 77
    looked_at = json.loads(exported(kept(server, record)))
    on = Made(server.http, server.http.post("/api/import", json={"record": record, "upto": 0}).json())
    on.seat(0).post("resign", seat=0)
    for found in (looked_at, json.loads(exported(on))):
        dealt = nave.new_game("basilica", seats=2, seed=found["seed"])
        assert list(dealt.answers) == found["answers"][: len(dealt.answers)]


def test_a_seed_that_deals_something_else_is_not_taken_for_that_of_the_set_up() -> None:
    record = nave.new_game("basilica", seats=2, seed=5).record
    game = nave.replay(record)
    assert setup_seed(record, game) == 5
    record.seed = 6
    assert setup_seed(record, game) is None
    from_position = nave.from_position(game.position()).record
    assert setup_seed(from_position, game) is None


def test_erasing_a_person_takes_the_name_out_of_a_record_that_was_brought(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'tables.sqlite3'}"
    with running_server(url) as server:
        table = kept(server, json.loads(exported(finished(server))))

    async def forget() -> Record:
        store = Store(url)
        await store.open()
        try:
            await Keeper(store).erase(table.id, 0)
            async with store.engine.connect() as connection:
                stored = await connection.execute(text("SELECT origin FROM tables WHERE origin IS NOT NULL"))
                assert "Agnes" not in stored.scalar_one()
            return await Keeper(store).record(table.id)
        finally:
            await store.close()

    found = asyncio.run(forget())
    assert "Agnes" not in found.to_json()
    assert "Bernat" in found.to_json()


def test_records_of_before_names_and_times_are_read(server: Server) -> None:
    old = json.loads(SHORT.read_text())
    old.pop("meta", None)
    table = kept(server, old)
    assert table.seat(0).state()["table"]["status"] == "over"
    assert record_from_json(exported(table)).answers == old["answers"]


def test_keeping_a_record_again_under_the_same_id_keeps_it_once(server: Server) -> None:
    wish = {"record": json.loads(SHORT.read_text()), "id": "0123456789abcdef0123"}
    first, again = (server.http.post("/api/records", json=wish) for _ in range(2))
    assert first.json() == again.json()
    assert server.http.post("/api/records", json={"record": {}}).status_code == 422


def test_a_running_table_tells_its_times_but_not_its_seed(sqlite_server: Server) -> None:
    record = played(sqlite_server, "basilica", 6).seat(0).get("record").json()
    assert record["seed"] == 0
    assert len(record["meta"]["times"]["answers"]) == len(record["answers"])


@pytest.mark.parametrize("more", [0, 1])
def test_a_record_is_as_long_as_a_table_holds_or_it_is_refused(more: int) -> None:
    """A game of that many answers would end at the table; one less may still be played on."""
    data = json.loads((RECORDS / "basilica" / "expansion.json").read_text(encoding="utf-8"))
    longest = len(data["answers"]) + more
    if more:
        assert len(read_record(data, None, longest)[0].answers) == longest - 1
        return
    with pytest.raises(Invalid, match=str(longest)):
        read_record(data, None, longest)
