"""Who holds a seat: links, absence, agreement, return, resignation among several."""

import sqlite3
from pathlib import Path

import pytest

from nave.api import known_games, rules_of
from nave.kernel.errors import NaveError
from nave.tables.secrets import digest, new_key
from nave.tables.texts import plain_text
from tests.support.server import Made, Server, running_server, some_bot

FIRST = next(game for game in known_games() if 3 in rules_of(game).seats)


def three(server: Server) -> Made:
    table = server.create(FIRST, ["open"] * 3)
    table.started()
    return table


def test_keys_are_long_random_and_stored_only_as_hashes(tmp_path: Path) -> None:
    keys = {new_key() for _ in range(1000)}
    assert len(keys) == 1000
    assert all(len(key) * 6 >= 128 for key in keys)
    file = tmp_path / "tables.sqlite3"
    with running_server(f"sqlite:///{file}") as server:
        table = server.create(FIRST, ["open", "device", "open"], listed=True)
        taken = table.stranger.post("join", name="Eve", seat=0)["key"]
    stored = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    given = [*table.keys["seats"].values(), table.keys["device"], table.keys["spectator"], taken]
    assert len(given) == 5
    for key in given:
        assert key.encode() not in stored
    rows = sqlite3.connect(file).execute("SELECT key_hash FROM seats").fetchall()
    assert (digest(taken),) in rows


def test_a_seat_moves_to_another_device_by_its_link(server: Server) -> None:
    table = three(server)
    first, second = table.seat(1), table.seat(1)
    second.http = type(server.http)(base_url=server.url)
    assert first.state() == second.state()
    second.http.close()


def test_an_absent_seat_is_replaced_when_all_others_agree_and_may_return(server: Server) -> None:
    table = three(server)
    bot = some_bot()
    table.seat(0).post("replace", target=2, bot=bot)
    state = table.seat(1).state()
    assert state["table"]["replacing"] == [{"seat": 2, "agreed": [0], "bot": bot}]
    assert state["table"]["seats"][2]["kind"] == "open"
    assert table.seat(2).send("replace", target=2, bot=bot).status_code == 403
    assert table.spectator.send("replace", target=2, bot=bot).status_code == 403
    table.seat(1).post("replace", target=2, bot=bot)
    state = table.seat(2).state()
    assert state["table"]["seats"][2]["kind"] == "bot"
    assert state["table"]["replacing"] == []
    assert table.seat(2).send("play", move="x", follows=state["number"]).status_code in (409, 422)
    table.seat(2).post("return")
    assert table.seat(2).state()["table"]["seats"][2]["kind"] == "open"


def test_agreement_is_forgotten_when_the_absent_seat_answers(server: Server) -> None:
    table = three(server)
    seat = table.spectator.state()["view"]["to_answer"]
    other = (seat + 1) % 3
    table.seat(other).post("replace", target=seat, bot=some_bot())
    assert table.spectator.state()["table"]["replacing"]
    table.seat(seat).play_any()
    assert table.spectator.state()["table"]["replacing"] == []


def test_a_seat_that_was_just_here_is_not_replaced(database: str) -> None:
    with running_server(database, absent_after=600.0) as server:
        table = three(server)
        table.seat(2).state()
        refused = table.seat(0).send("replace", target=2, bot=some_bot())
        assert refused.status_code == 409
        assert "short while" in refused.json()["message"]


def test_with_three_seats_a_bot_plays_on_for_the_one_who_resigns(server: Server) -> None:
    table = three(server)
    assert table.seat(0).send("resign").status_code == 422
    table.seat(0).post("resign", bot=some_bot())
    state = table.seat(1).state()
    assert state["table"]["status"] == "running"
    assert state["table"]["seats"][0]["kind"] == "bot"
    assert state["table"]["seats"][0]["resigned"] is True
    assert table.seat(0).send("return").status_code == 409
    table.seat(1).post("resign", bot=some_bot())
    outcome = table.spectator.state()["table"]["outcome"]
    assert outcome["resigned"] == [0, 1]
    assert outcome["winners"] == [2]


@pytest.mark.parametrize("text", ["", "   ", "x" * 33, "a\x00b", "a\nb", "a\u202eb", "a\x1b[31m", "\ud800"])
def test_names_that_are_no_plain_text_are_refused(text: str) -> None:
    with pytest.raises(NaveError):
        plain_text(text, "the name", 32)


@pytest.mark.parametrize("text", ["Ann", "Zoë Müller", "李雷", "👩\u200d👩\u200d👧", "<b>x</b>"])
def test_names_of_all_people_are_kept_as_they_are(text: str) -> None:
    assert plain_text(f" {text} ", "the name", 32) == text
