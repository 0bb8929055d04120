"""A turn in one go: usual answers are told before they are played; several are stored as one submission."""

from typing import Any

import httpx

from tests.support.server import Made, Person, Server

GAME = "red_cathedral"


def begun(server: Server, seed: int = 4) -> tuple[Made, Person, dict[str, Any]]:
    table = server.create(GAME, ["open", "open"], seed=seed)
    table.started()
    seat = table.spectator.state()["view"]["to_answer"]
    person = table.seat(seat)
    return table, person, person.state()


def tried(person: Person, *moves: str) -> httpx.Response:
    path = f"/api/tables/{person.table}/try"
    return person.http.post(path, json={"moves": moves}, headers=person.headers)


def a_walk(state: dict[str, Any]) -> str:
    """A die that goes for nothing to where all that is due fits."""
    return next(
        str(option["text"])
        for option in state["options"]
        if option["text"].startswith("die ") and option["says"].get("fits") == option["says"].get("amount")
    )


def test_the_usual_answers_after_one_are_told_and_nothing_is_played(sqlite_server: Server) -> None:
    _, person, state = begun(sqlite_server)
    found = tried(person, a_walk(state)).json()
    texts = [step["text"] for step in found["steps"]]
    assert texts[0] == a_walk(state)
    assert texts[1].startswith("take "), "what lies there is taken"
    assert all(step["label"] and step["leaves"] == [] for step in found["steps"][1:])
    assert person.state()["number"] == state["number"]


def test_nothing_behind_a_roll_is_told(sqlite_server: Server) -> None:
    _, person, state = begun(sqlite_server)
    for option in state["options"][:8]:
        found = tried(person, option["text"]).json()
        before = [step["text"].split()[0] for step in found["steps"][:-1]]
        assert "stop" not in before, "rolling is the last step of a plan"
        assert "end" not in [step["text"] for step in found["steps"] if option["text"].startswith("die ")]


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


def test_only_the_seat_that_must_answer_may_try(sqlite_server: Server) -> None:
    table, person, state = begun(sqlite_server)
    other = table.seat(1 - state["view"]["to_answer"])
    assert tried(other, a_walk(state)).status_code == 403
    assert tried(person, "claim 9.9").status_code == 422
