"""The WebSocket: pushes to everybody who may know, resumes, beats, and refuses what it does not know."""

import json
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from nave.api import known_games
from tests.support.listening import listening, socket_to
from tests.support.postgres import PrivatePostgres
from tests.support.server import Made, Server, running_server

FIRST = next(iter(known_games()))


def started(server: Server) -> Made:
    table = server.create(FIRST, ["open", "open"])
    table.started()
    return table


def test_an_answer_reaches_every_seat_and_spectator_with_its_own_view(server: Server) -> None:
    table = started(server)
    people = [table.seat(0), table.seat(1), table.spectator]
    with (
        listening(server, people[0]) as one,
        listening(server, people[1]) as two,
        listening(server, people[2]) as three,
    ):
        ears = [one, two, three]
        states = [ear.news()["state"] for ear in ears]
        assert [state["seat"] for state in states] == [0, 1, None]
        mover = states[0]["view"]["to_answer"]
        number = states[mover]["number"]
        done = people[mover].play(states[mover]["options"][0]["text"], number)
        for ear, person in zip(ears, people, strict=True):
            told = ear.news(done["number"])
            assert [item["number"] for item in told["items"]] == list(range(number + 1, told["number"] + 1))
            assert told["state"] == person.state()


def test_a_listener_resumes_from_the_last_number_it_has_seen(server: Server) -> None:
    table = started(server)
    with listening(server, table.spectator) as ear:
        seen = ear.news()["number"]
    for _ in range(8):
        table.seat(table.spectator.state()["view"]["to_answer"]).play_any()
    with listening(server, table.spectator, since=seen) as ear:
        missed = ear.news()
        assert [item["number"] for item in missed["items"]] == list(range(seen + 1, missed["number"] + 1))
        assert missed["items"] == table.spectator.get("log", since=seen).json()["items"]
        assert missed["state"] == table.spectator.state()
    with listening(server, table.spectator, since=0) as ear:
        assert len(ear.news()["items"]) == missed["number"]
    with listening(server, table.spectator) as ear:
        assert ear.news()["items"] == []


def test_the_socket_tells_what_an_undo_withdraws_so_that_nobody_else_need_count(server: Server) -> None:
    """News, a listener who resumes and the log agree with the record on which answers hold."""
    table = started(server)
    undone: list[int] = []
    with listening(server, table.spectator) as ear:
        known = {item["number"]: item for item in table.spectator.get("log").json()["items"]}
        ear.news()
        for step in range(60):
            person = table.seat(table.spectator.state()["view"]["to_answer"])
            before = person.play_any(step)["number"]
            ear.news(person.state()["number"])
            number = person.state()["number"]
            if person.state()["can_undo"] and len(undone) < 3:
                taken = before + 1
                person.post("undo", follows=number)
                told = ear.news(number + 1)["items"]
                assert [(item["kind"], item["withdraws"]) for item in told] == [("undo", [taken])]
                assert "text" not in told[0]
                undone.append(taken)
    assert len(undone) == 3
    log = table.spectator.get("log").json()["items"]
    assert [item["number"] for item in log if item.get("withdrawn")] == undone
    holding = [item for item in log if item["kind"] in ("answer", "nature") and not item.get("withdrawn")]
    assert [item["answers"] for item in holding] == list(range(1, len(holding) + 1))
    assert table.spectator.state()["view"]["answers"] == len(holding)
    assert {number for item in log for number in item.get("withdraws", [])} == set(undone)
    assert not set(known) & set(undone)
    # Who was away meanwhile is told of what it knew and no longer holds.
    with listening(server, table.spectator, since=undone[-1]) as ear:
        assert [item["withdraws"] for item in ear.news()["items"] if "withdraws" in item] == [[undone[-1]]]


def test_heartbeats_come_by_themselves_and_on_request(tmp_path: Path) -> None:
    with running_server(f"sqlite:///{tmp_path / 'tables.sqlite3'}", heartbeat=0.2) as server:
        table = started(server)
        with listening(server, table.spectator) as ear:
            number = ear.news()["number"]
            assert ear.hear() == {"type": "beat", "number": number}
            ear.say(type="beat")
            assert ear.hear() == {"type": "beat", "number": number}


@pytest.mark.parametrize(
    ("first", "code"),
    [
        ("{", 4422),
        ("[]", 4422),
        ('{"key": 7}', 4422),
        ('{"since": -1}', 4422),
        ('{"since": 99999999999999999999999}', 4422),
        ('{"unknown": 1}', 4422),
        ("[" * 10_000, 4422),
        ('{"key": "guessed-guessed-guessed"}', 4401),
        ("{}", 4404),
        (b"\x00\xff", 4422),
    ],
)
def test_a_wrong_first_message_ends_the_connection_with_a_reason(
    sqlite_server: Server, first: str | bytes, code: int
) -> None:
    table = started(sqlite_server)
    with socket_to(sqlite_server, table.id) as ear:
        ear.connection.send(first)
        with pytest.raises(ConnectionClosed) as closed:
            ear.hear()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == code


def test_nothing_is_played_over_the_websocket(sqlite_server: Server) -> None:
    table = started(sqlite_server)
    with listening(sqlite_server, table.seat(0)) as ear:
        number = ear.news()["number"]
        ear.connection.send(json.dumps({"type": "play", "move": "end turn"}))
        with pytest.raises(ConnectionClosed):
            ear.hear()
    assert table.spectator.state()["number"] == number


def test_a_seat_that_is_taken_away_is_told_nothing_more(sqlite_server: Server) -> None:
    table = sqlite_server.create(FIRST, ["open", "open"], listed=True)
    with listening(sqlite_server, table.seat(1)) as ear:
        ear.news()
        table.stranger.post("join", name="Eve", seat=1)
        with pytest.raises(ConnectionClosed) as closed:
            ear.hear()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4401


def test_two_processes_on_one_database_tell_each_other(postgres: PrivatePostgres) -> None:
    url = postgres.new_database()
    with running_server(url) as one, running_server(url) as two:
        table = started(one)
        with listening(two, table.spectator) as far, listening(one, table.spectator) as near:
            number = far.news()["number"]
            near.news()
            for step in range(10):
                http = (one if step % 2 else two).http
                person = table.seat(table.spectator.state()["view"]["to_answer"])
                person.http = http
                person.play_any()
                number = person.state()["number"]
                assert far.news(number)["state"] == near.news(number)["state"]
            assert number == table.spectator.state()["number"]


def test_items_say_in_which_turn_they_fell(server: Server) -> None:
    table = server.create(FIRST, ["open", "open"])
    table.seat(0).post("join", name="Ann")
    assert [item["turn"] for item in table.seat(0).get("log").json()["items"]] == [None]
    table.seat(1).post("join", name="Bo")
    table.seat(1).post("start")
    person = table.seat(table.spectator.state()["view"]["to_answer"])
    done = person.post("chat", text="good luck")
    said = person.get("log", since=done["number"] - 1).json()["items"]
    assert [(item["kind"], item["turn"]) for item in said] == [("chat", 1)]
    turns = set()
    for _ in range(25):
        view = table.spectator.state()["view"]
        before = table.seat(view["to_answer"]).play_any(-1)
        items = table.spectator.get("log", since=before["number"]).json()["items"]
        assert items[0]["turn"] == view["turn"]
        turns.add(view["turn"])
    assert len(turns) > 2
    setting_up = [item for item in table.spectator.get("log").json()["items"] if item["turn"] == 0]
    assert {item["kind"] for item in setting_up} == {"join", "start", "nature"}
