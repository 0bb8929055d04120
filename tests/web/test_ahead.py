"""A turn in one go: usual answers are told before they are played; several are stored as one submission."""

from pathlib import Path
from typing import Any

import httpx

import nave
from tests.support.browser import RECORDS
from tests.support.secrets import store_table
from tests.support.server import Made, Person, Server, running_server

GAME = "red_cathedral"


def begun(server: Server, seed: int = 4) -> tuple[Made, Person, dict[str, Any]]:
    table = server.create(GAME, ["open", "open"], seed=seed)
    table.started()
    seat = table.spectator.state()["view"]["to_answer"]
    person = table.seat(seat)
    return table, person, person.state()


def tried(person: Person, *moves: str, **more: Any) -> httpx.Response:
    path = f"/api/tables/{person.table}/try"
    return person.http.post(path, json={"moves": moves, **more}, headers=person.headers)


def texts(reply: httpx.Response) -> list[str]:
    assert reply.status_code == 200, reply.text
    return [step["text"] for step in reply.json()["steps"]]


def a_walk(state: dict[str, Any]) -> str:
    """A die that goes for nothing to where all that is due fits."""
    return next(
        str(option["text"])
        for option in state["options"]
        if option["text"].startswith("die ") and option["says"].get("fits") == option["says"].get("amount")
    )


def test_a_plan_goes_on_after_an_answer_and_nothing_is_played(sqlite_server: Server) -> None:
    _, person, state = begun(sqlite_server)
    found = tried(person, a_walk(state)).json()
    walk, take, *_, roll = found["steps"]
    assert walk["text"] == a_walk(state)
    assert take["text"].startswith("take "), "what lies there is taken"
    assert take["spare"], "it can be left lying"
    assert [option["text"] for option in take["options"] if option["text"] == "roll"] == ["roll"]
    assert roll["text"] == "roll"
    assert found["settled"]
    kinds = [event["kind"] for event in found["effect"]]
    assert kinds[0] == "move_die"
    assert not {"gain", "score"}.isdisjoint(kinds)
    assert "roll" not in kinds, "nothing that chance says is told"
    me = state["view"]["to_answer"]
    assert found["view"]["players"][me] != state["view"]["players"][me]
    assert person.state()["number"] == state["number"]


def test_a_touched_piece_means_an_answer_if_its_rest_is_settled_in_place(sqlite_server: Server) -> None:
    _, person, state = begun(sqlite_server)
    walks = [one for one in state["options"] if one["text"].startswith("die ")]
    die = walks[0]["touches"][0]
    free = next(one["text"] for one in walks if die in one["touches"])
    assert texts(tried(person, touching=[die]))[0] == free
    claim = next(one for one in state["options"] if one["text"].startswith("claim "))
    plan = texts(tried(person, touching=claim["touches"][:1]))
    assert plan[0] == claim["text"]
    assert any(text.startswith("place up") for text in plan), "the tile goes where it is cheapest"
    assert plan[-1] == "end turn"
    assert texts(tried(person, touching=["button:reroll"])) == [], "which space has to be said"
    assert texts(tried(person)) == [], "nothing is usual at the beginning of a turn"


def test_a_plan_does_without_what_was_left_out(sqlite_server: Server) -> None:
    _, person, state = begun(sqlite_server)
    walk = a_walk(state)
    take = texts(tried(person, walk))[1]
    found = tried(person, walk, without=[take]).json()
    assert [step["text"] for step in found["steps"]] == [walk, "roll"]
    assert found["steps"][-1]["leaves"], "what is then left lying is said"


def test_a_turn_is_finished_in_the_same_submission(sqlite_server: Server) -> None:
    _, person, state = begun(sqlite_server)
    moves = texts(tried(person, a_walk(state)))
    person.post("play-ahead", moves=moves, follows=state["number"], finish=True)
    after = person.state()
    assert after["view"]["turn"] == state["view"]["turn"] + 1
    assert after["view"]["to_answer"] != state["view"]["to_answer"]


def test_a_seat_is_told_why_it_can_take_nothing_back(sqlite_server: Server) -> None:
    _, person, state = begun(sqlite_server)
    assert "nothing yet" in state["no_undo"]
    moves = texts(tried(person, a_walk(state)))
    person.post("play-ahead", moves=moves[:2], follows=state["number"])
    assert person.state()["no_undo"] is None
    person.post("play-ahead", moves=moves[2:], follows=person.state()["number"])
    assert "chance" in person.state()["no_undo"]


def test_it_is_told_too_where_somebody_else_has_answered_within_the_turn(tmp_path: Path) -> None:
    """Basilica: the rival has kept the coin, and the order goes on."""
    database = f"sqlite:///{tmp_path / 'tables.sqlite3'}"
    game = nave.replay(nave.load_record(RECORDS / "basilica/base_renewed.json"), upto=60)
    assert (game.can_undo, game.answered_by[-1]) == (True, 1 - (game.seat or 0))
    keys = store_table(database, game)
    with running_server(database) as server:
        state = Person(server.http, keys.table, keys.seats[game.seat or 0]).state()
    assert state["options"]
    assert not state["can_undo"]
    assert "another seat has answered" in state["no_undo"]


def test_it_is_told_too_where_nothing_is_taken_back_by_agreement(sqlite_server: Server) -> None:
    table = sqlite_server.create(GAME, ["device", "device"], customs={"take_back": "none"})
    person = table.seat(0)
    person.post("start")
    assert "agreed" in person.state()["no_undo"]


def test_several_answers_are_one_submission_all_of_it_or_nothing(sqlite_server: Server) -> None:
    _, person, state = begun(sqlite_server)
    steps = tried(person, a_walk(state)).json()["steps"][:2]
    moves = [step["text"] for step in steps]
    wrong = person.send("play-ahead", moves=[moves[0], "claim 9.9"], follows=state["number"])
    assert wrong.status_code in (409, 422), wrong.text
    assert person.state()["number"] == state["number"]
    number = person.post("play-ahead", moves=moves, follows=state["number"])["number"]
    after = person.state()
    assert after["number"] == number == state["number"] + 2
    assert after["can_undo"]
    assert person.send("play-ahead", moves=moves, follows=state["number"]).status_code == 409


def test_a_plan_for_a_table_that_has_moved_on_is_empty(sqlite_server: Server) -> None:
    _, person, state = begun(sqlite_server)
    walk = a_walk(state)
    moves = texts(tried(person, walk, follows=state["number"]))
    assert moves[0] == walk
    person.post("play-ahead", moves=moves, follows=state["number"], finish=True)
    late = tried(person, walk, follows=state["number"])
    assert texts(late) == [], "nobody is told off for what was asked a moment ago"
    assert tried(person, walk).status_code == 403


def test_only_the_seat_that_must_answer_may_try(sqlite_server: Server) -> None:
    table, person, state = begun(sqlite_server)
    other = table.seat(1 - state["view"]["to_answer"])
    assert tried(other, a_walk(state)).status_code == 403
    assert tried(person, "claim 9.9").status_code == 422
