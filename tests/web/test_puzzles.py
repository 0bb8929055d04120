"""Puzzles and turns played again over the network: nothing is stored, the judge values what is answered."""

from typing import Any

import pytest

import nave
from nave.api import known_games
from nave.judge.puzzle import puzzles_of
from tests.support.server import Made, Server
from tests.support.told import RECORDS


def solve(server: Server, game: str, puzzle: str, **body: Any) -> dict[str, Any]:
    reply = server.http.post(f"/api/games/{game}/puzzles/{puzzle}", json=body)
    assert reply.status_code == 200, reply.text
    told: dict[str, Any] = reply.json()
    return told


@pytest.mark.parametrize("game", known_games())
def test_the_set_its_days_and_a_puzzle_solved_and_missed(sqlite_server: Server, game: str) -> None:
    told = sqlite_server.http.get(f"/api/games/{game}/puzzles").json()
    assert len(told["days"]) == 10
    assert {one["id"] for one in told["puzzles"]} == {one.id for one in puzzles_of(game)}
    puzzle = puzzles_of(game)[0]
    begun = solve(sqlite_server, game, puzzle.id)
    assert not begun["over"]
    assert begun["verdict"] is None
    assert begun["solution"] is None
    assert begun["hints"] == []
    assert puzzle.solution[0] in {one["text"] for one in begun["state"]["options"]}
    done = solve(sqlite_server, game, puzzle.id, given=puzzle.solution, hints=2)
    assert done["over"]
    assert (done["verdict"]["star"], done["verdict"]["same"], done["left"]) == (1.0, True, 0.5)
    assert done["solution"]["answers"] == puzzle.solution
    assert len(done["solution"]["steps"]) == len(puzzle.solution)
    assert done["state"]["options"] == []
    missed = solve(sqlite_server, game, puzzle.id, given=puzzle.second)
    assert missed["verdict"]["star"] < 1.0
    assert missed["verdict"]["why"]
    assert missed["solution"] is None
    assert solve(sqlite_server, game, puzzle.id, shows=True)["solution"]["answers"] == puzzle.solution


def test_hints_lead_from_the_piece_to_the_line(sqlite_server: Server) -> None:
    puzzle = puzzles_of("basilica")[0]
    hints = solve(sqlite_server, "basilica", puzzle.id, hints=3)["hints"]
    assert len(hints) == 3
    assert all(one["text"] for one in hints)
    assert hints[0]["pieces"]


def test_what_is_no_puzzle_and_no_answer_is_refused(sqlite_server: Server) -> None:
    http, puzzle = sqlite_server.http, puzzles_of("basilica")[0]
    path = f"/api/games/basilica/puzzles/{puzzle.id}"
    assert http.get("/api/games/none/puzzles").status_code == 422
    assert http.post("/api/games/basilica/puzzles/none", json={}).status_code == 422
    assert http.post(path, json={"given": ["nonsense"]}).status_code == 422
    assert http.post(path, json={"given": [*puzzle.solution, puzzle.solution[0]]}).status_code == 422
    assert http.post(path, json={"hints": 4}).status_code == 422


def brought(server: Server, name: str, **more: Any) -> tuple[nave.Record, str, dict[str, str]]:
    record = nave.load_record(RECORDS / f"{name}.json")
    made = server.http.post("/api/import", json={"record": record.to_data(), **more}).json()
    Made(server.http, made)
    return record, made["table"], {"Authorization": f"Bearer {made['device']}"}


def test_a_turn_of_a_finished_game_is_played_again_and_a_line_of_it_is_drawn(sqlite_server: Server) -> None:
    http = sqlite_server.http
    record, table, keys = brought(sqlite_server, "basilica/base_third_scoring")
    path = f"/api/tables/{table}"
    begun = http.post(f"{path}/played-again", json={"at": 40}, headers=keys).json()
    assert begun["judged"] is None
    first, given = begun["first"], []
    while not begun["over"]:
        given.append(begun["state"]["options"][0]["text"])
        reply = http.post(f"{path}/played-again", json={"at": first, "given": given}, headers=keys)
        assert reply.status_code == 200, reply.text
        begun = reply.json()
    judged = begun["judged"]
    assert judged["own_plan"]["answers"] == given
    assert judged["best"]["behind"] >= -0.01
    assert judged["best_plan"]["steps"]
    line = http.post(
        f"{path}/line", json={"at": first, "given": judged["best_plan"]["answers"]}, headers=keys
    )
    ghosts = line.json()
    assert [one["option"]["text"] for one in ghosts] == judged["best_plan"]["answers"]
    assert ghosts[0]["view"]["answers"] == first
    assert http.get(path, headers=keys).json()["view"]["answers"] == len(record.answers)


def test_nobody_plays_again_what_is_not_over(sqlite_server: Server) -> None:
    _, table, keys = brought(sqlite_server, "basilica/base_third_scoring", upto=40)
    for what in ("played-again", "line"):
        reply = sqlite_server.http.post(f"/api/tables/{table}/{what}", json={"at": 10}, headers=keys)
        assert (reply.status_code, reply.json()["error"]) == (403, "not_allowed")


def test_who_plays_on_is_said_seat_by_seat(sqlite_server: Server) -> None:
    http = sqlite_server.http
    _, table, keys = brought(sqlite_server, "basilica/base_third_scoring", upto=40, bots=["", "apprentice"])
    state = http.get(f"/api/tables/{table}", headers=keys).json()
    assert state["holds"] == [0]
    assert [seat["bot"] for seat in state["table"]["seats"]] == [None, "apprentice"]
    record = nave.load_record(RECORDS / "basilica/base_third_scoring.json").to_data()
    assert http.post("/api/import", json={"record": record, "bots": ["apprentice"]}).status_code == 422
