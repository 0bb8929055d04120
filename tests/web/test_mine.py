"""My games: one call tells the truth of every seat a browser holds, and nothing of any other."""

import json
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import httpx
import pytest
from websockets.sync.client import connect

from nave.api import known_games
from nave.tables.called import called
from tests.support.listening import Ear, listening
from tests.support.postgres import PrivatePostgres
from tests.support.server import Made, Person, Server, running_server, some_bot
from tests.support.tables import rewrite

FIRST = next(iter(known_games()))


def asking(http: httpx.Client, *people: Person) -> list[dict[str, Any]]:
    seats = [{"table": person.table, "key": person.key} for person in people]
    reply = http.post("/api/mine", json={"seats": seats})
    assert reply.status_code == 200, reply.text
    rows: list[dict[str, Any]] = reply.json()["rows"]
    return rows


@contextmanager
def following(server: Server, *people: Person) -> Iterator[Ear]:
    with connect(f"ws://127.0.0.1:{server.port}/api/mine/live", max_size=None) as connection:
        ear = Ear(connection)
        ear.say(seats=[{"table": person.table, "key": person.key} for person in people])
        yield ear


def hear_row(ear: Ear, wanted: Any) -> dict[str, Any]:
    """Wait for a row of which that is true."""
    end = time.monotonic() + 20
    while time.monotonic() < end:
        message = ear.hear()
        for row in message.get("rows", ()):
            if wanted(row):
                found: dict[str, Any] = row
                return found
    raise AssertionError("no such row was told")


def begun(server: Server) -> tuple[Made, list[Person]]:
    table = server.create(FIRST, ["open", "open"])
    return table, table.started()


def test_every_seat_is_told_whose_turn_it_is_and_since_when(server: Server) -> None:
    table, people = begun(server)
    waiting = server.create(FIRST, ["open", "open"])
    for _ in range(6):
        rows = asking(server.http, people[0], waiting.seat(1))
        state = people[0].state()
        row, other = rows
        assert row["table"] == table.id
        assert row["to_answer"] == state["view"]["to_answer"]
        assert row["turn"] == state["view"]["turn"]
        assert row["mine"] == [0]
        assert row["names"] == ["Friend 1", "Friend 2"]
        assert row["called"] == state["table"]["called"] == called(table.id)
        assert (other["status"], other["to_answer"], other["mine"]) == ("open", None, [1])
        answering = people[row["to_answer"]]
        answering.play_any()
        later = asking(server.http, people[0])[0]
        assert later["since"] >= row["since"]
    # What is said moves nothing: the question waits since it was asked.
    before = asking(server.http, people[0])[0]
    people[0].post("chat", text="Take your time")
    after = asking(server.http, people[0])[0]
    assert (after["since"], after["to_answer"]) == (before["since"], before["to_answer"])
    assert after["number"] == before["number"] + 1


def test_a_finished_table_tells_its_result(sqlite_server: Server) -> None:
    _, people = begun(sqlite_server)
    people[0].post("resign", bot=some_bot())
    row = asking(sqlite_server.http, people[1])[0]
    assert row["status"] == "over"
    assert row["outcome"]["winners"] == [1]
    assert row["to_answer"] is None


def test_keys_that_open_nothing_are_answered_alike_and_tell_nothing(sqlite_server: Server) -> None:
    table, people = begun(sqlite_server)
    nobody = Person(sqlite_server.http, table.id, "x" * 32)
    nowhere = Person(sqlite_server.http, "nosuchtable0", "x" * 32)
    private = Person(sqlite_server.http, table.id, None)
    listed = sqlite_server.create(FIRST, ["open", "open"], listed=True)
    assert asking(sqlite_server.http, people[0], nobody) == []  # one key for each table: the last
    rows = asking(sqlite_server.http, nowhere, people[0], Person(sqlite_server.http, listed.id, None))
    assert [row["table"] for row in rows] == [table.id, listed.id]
    assert rows[1]["mine"] == []
    replies = [
        sqlite_server.http.post("/api/mine", json={"seats": [{"table": one.table, "key": one.key}]})
        for one in (nobody, nowhere, private)
    ]
    assert {reply.status_code for reply in replies} == {200}
    assert {reply.text for reply in replies} == {'{"rows":[]}'}


def test_no_row_holds_a_key_a_seed_or_a_secret(sqlite_server: Server) -> None:
    table, people = begun(sqlite_server)
    text = json.dumps(asking(sqlite_server.http, people[0]))
    for word in (*table.keys["seats"].values(), table.keys["spectator"], "hash", "secret", "seed"):
        assert word not in text


def test_a_spectator_sees_the_row_and_holds_no_seat(sqlite_server: Server) -> None:
    table, _ = begun(sqlite_server)
    assert asking(sqlite_server.http, table.spectator)[0]["mine"] == []


def test_who_only_guesses_is_slowed_down_and_who_holds_a_key_is_not(tmp_path: Any) -> None:
    with running_server(f"sqlite:///{tmp_path / 't.sqlite3'}", rate_guess=0.01) as server:
        table, people = begun(server)
        guess = {"seats": [{"table": table.id, "key": "y" * 32}]}
        codes = [server.http.post("/api/mine", json=guess).status_code for _ in range(30)]
        assert codes[0] == 200
        assert codes[-1] == 429
        stale = Person(server.http, "nosuchtable0", "x" * 32)
        assert len(asking(server.http, people[0], stale)) == 1


@pytest.mark.parametrize(
    "body",
    [
        {"seats": [{"table": "abcd", "key": "x" * 32}] * 101},
        {"seats": [{"table": "../etc", "key": "x" * 32}]},
        {"seats": [{"table": "abcd", "key": "short"}]},
        {"seats": "all"},
        {},
    ],
)
def test_what_is_too_much_or_no_key_is_refused(sqlite_server: Server, body: dict[str, Any]) -> None:
    assert sqlite_server.http.post("/api/mine", json=body).status_code == 422


def test_the_list_hears_of_moves_seats_and_people(server: Server) -> None:
    table = server.create(FIRST, ["open", "open"])
    waiting = server.create(FIRST, ["open", "open"])
    with following(server, table.seat(0), waiting.seat(1)) as ear:
        first = ear.hear()
        assert {row["table"] for row in first["rows"]} == {table.id, waiting.id}
        people = table.started()
        row = hear_row(ear, lambda one: one["status"] == "running")
        people[row["to_answer"]].play_any()
        moved = hear_row(ear, lambda one: one["number"] > row["number"])
        assert moved["table"] == table.id
        with listening(server, people[1]):
            hear_row(ear, lambda one: one["table"] == table.id and one["seats"][1]["here"])
        ear.say(type="beat")
        while ear.hear()["type"] != "beat":
            pass


def test_what_opens_nothing_is_gone_from_the_list(sqlite_server: Server) -> None:
    table, people = begun(sqlite_server)
    with following(sqlite_server, people[0], Person(sqlite_server.http, "nosuchtable0", "x" * 32)) as ear:
        first = ear.hear()
        assert [row["table"] for row in first["rows"]] == [table.id]
        assert first["gone"] == ["nosuchtable0"]


@pytest.mark.slow
def test_the_list_hears_of_what_another_process_stored(postgres: PrivatePostgres) -> None:
    url = postgres.new_database()
    with running_server(url) as one, running_server(url) as two:
        _, people = begun(one)
        with following(two, people[0]) as ear:
            row = ear.hear()["rows"][0]
            people[row["to_answer"]].play_any()
            assert hear_row(ear, lambda found: found["number"] > row["number"])["turn"] is not None


def test_a_table_changed_by_an_earlier_version_is_asked_itself(database: str) -> None:
    with running_server(database) as server:
        _, people = begun(server)
        truth = asking(server.http, people[0])[0]
    # The version before moves the journal on and knows nothing of the rest.
    rewrite(database, asked_number=-1, to_answer=None, turn=None, asked_at=0)
    with running_server(database) as server:
        assert asking(server.http, people[0])[0] == truth


def test_names_are_words_that_can_be_said_and_follow_from_the_id() -> None:
    assert called("abcdefghijkl") == called("abcdefghijkl")
    names = {called(f"table{number}") for number in range(2000)}
    assert len(names) > 1800
    assert all(name.replace("-", "").isalpha() and name.count("-") == 1 for name in names)
