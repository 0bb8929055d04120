"""Lessons over the network: every pack to its end, all else refused, and an ordinary table to play on."""

import time
from typing import Any

import pytest

from nave.api import known_games
from nave.lessons import Pack, packs_of
from tests.support.server import Server

PACKS = [pack for game in known_games() for pack in packs_of(game)]


def named(pack: Pack) -> str:
    return f"{pack.game}-{pack.id}"


def sit(
    server: Server, pack: Pack, place: dict[str, Any], does: str = "open", what: str = ""
) -> dict[str, Any]:
    body = {
        "lesson": place["lesson"],
        "step": place["step"],
        "given": place["given"],
        "does": does,
        "what": what,
    }
    reply = server.http.post(f"/api/games/{pack.game}/lessons/{pack.id}", json=body)
    assert reply.status_code == 200, reply.text
    told: dict[str, Any] = reply.json()
    return told


def begin(pack: Pack) -> dict[str, Any]:
    return {"lesson": pack.lessons[0].id, "step": 0, "given": []}


def test_the_lessons_of_a_game_are_told_the_first_game_first(sqlite_server: Server) -> None:
    for game in known_games():
        told = sqlite_server.http.get(f"/api/games/{game}/lessons").json()
        assert {one["id"] for one in told} == {pack.id for pack in packs_of(game)}
        if told:
            assert told[0]["id"] == "first"
            assert told[0]["plays_on"]
            assert all(lesson["title"] for one in told for lesson in one["lessons"])


@pytest.mark.parametrize("pack", PACKS, ids=named)
def test_a_pack_is_played_to_its_end_and_everything_else_moves_nothing(
    sqlite_server: Server, pack: Pack
) -> None:
    place = sit(sqlite_server, pack, begin(pack))
    for _ in range(200):
        if place["kind"] == "over":
            break
        if place["kind"] == "watch":
            watched = sit(sqlite_server, pack, place, "watch")
            assert watched["state"]["number"] > place["state"]["number"] or watched["since"] >= 0
            place = watched
            continue
        assert place["state"]["options"], "something must be alive"
        wrong = sit(sqlite_server, pack, place, "touch", "piece:none")
        assert not wrong["moved"]
        assert wrong["said"]
        assert wrong["state"] == place["state"]
        if place["kind"] in ("look", "ask"):
            place = sit(sqlite_server, pack, place, "touch", place["show"])
        else:
            place = sit(sqlite_server, pack, place, "answer", place["show"])
        assert place["moved"]
    assert place["kind"] == "over"
    assert place["at"] == len(pack.lessons) - 1


def test_back_skip_and_what_does_not_exist(sqlite_server: Server) -> None:
    pack = next(pack for pack in PACKS if pack.id == "first")
    place = sit(sqlite_server, pack, begin(pack), "skip")
    assert (place["at"], place["step"]) == (1, 0)
    assert sit(sqlite_server, pack, place, "back")["at"] == 0
    for body in ({"lesson": "none"}, {"lesson": place["lesson"], "does": "answer", "what": "no such answer"}):
        reply = sqlite_server.http.post(f"/api/games/{pack.game}/lessons/{pack.id}", json=body)
        assert reply.status_code == 422
    assert sqlite_server.http.get("/api/games/none/lessons").status_code == 422
    assert sqlite_server.http.post(f"/api/games/{pack.game}/lessons/none", json=body).status_code == 422


@pytest.mark.parametrize("pack", [pack for pack in PACKS if pack.content.play_on], ids=named)
def test_a_learner_plays_on_at_an_ordinary_table_against_the_rival(sqlite_server: Server, pack: Pack) -> None:
    http, path = sqlite_server.http, f"/api/games/{pack.game}/lessons/{pack.id}/table"
    keys = http.post(path, json={"name": "Vera", "id": "learner-plays-on-1"})
    assert keys.status_code == 201, keys.text
    assert http.post(path, json={"name": "Vera", "id": "learner-plays-on-1"}).json() == keys.json()
    made = keys.json()
    headers = {"Authorization": f"Bearer {made['device']}"}
    for _ in range(200):
        state = http.get(f"/api/tables/{made['table']}", headers=headers).json()
        if state["options"]:
            break
        time.sleep(0.1)
    assert state["table"]["status"] == "running"
    assert state["holds"] == [pack.content.learner]
    assert [seat["bot"] for seat in state["table"]["seats"]].count(
        pack.content.rival
    ) == pack.content.seats - 1
    assert state["view"]["to_answer"] == pack.content.learner
    assert len(state["options"]) > 3
