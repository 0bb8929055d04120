"""The teacher at the elbow over the network: what fits, without what is known, to whoever must answer."""

import time
from typing import Any

import pytest

from nave.lessons.tips import tips_of
from tests.support.server import Server


def learner(server: Server, game: str) -> tuple[str, dict[str, str]]:
    """The table on which somebody plays on from the lessons, once it is their turn."""
    made = server.http.post(f"/api/games/{game}/lessons/first/table", json={"name": "Vera"}).json()
    headers = {"Authorization": f"Bearer {made['device']}"}
    for _ in range(200):
        if server.http.get(f"/api/tables/{made['table']}", headers=headers).json()["options"]:
            break
        time.sleep(0.1)
    return f"/api/tables/{made['table']}", headers


@pytest.mark.parametrize("game", ["red_cathedral", "basilica"])
def test_one_tip_for_the_situation_and_those_that_wait_for_an_answer(
    sqlite_server: Server, game: str
) -> None:
    path, headers = learner(sqlite_server, game)
    http = sqlite_server.http
    told: list[dict[str, Any]] = http.post(f"{path}/tips", headers=headers, json={}).json()
    assert told[0]["text"].startswith("From now on") or told[0]["id"] in {tip.id for tip in tips_of(game)}
    assert [tip["warns"] for tip in told].count(False) == 1
    options = {option["text"] for option in http.get(path, headers=headers).json()["options"]}
    assert all(set(tip["about"]) <= options for tip in told)
    assert all(tip["rule"] and tip["title"] for tip in told)


def test_what_is_known_is_not_told_again(sqlite_server: Server) -> None:
    path, headers = learner(sqlite_server, "red_cathedral")
    http = sqlite_server.http
    known: list[str] = []
    for _ in range(40):
        told = http.post(f"{path}/tips", headers=headers, json={"known": known}).json()
        if not told:
            break
        assert told[0]["id"] not in known
        known.append(told[0]["id"])
    assert told == []
    assert "begin" in known


def test_a_spectator_hears_nothing_and_nonsense_is_refused(sqlite_server: Server) -> None:
    made = sqlite_server.http.post("/api/games/basilica/lessons/first/table", json={"name": "Vera"}).json()
    path = f"/api/tables/{made['table']}/tips"
    watching = {"Authorization": f"Bearer {made['spectator']}"}
    assert sqlite_server.http.post(path, headers=watching, json={}).json() == []
    assert sqlite_server.http.post(path, headers=watching, json={"known": "all"}).status_code == 422


def test_what_is_planned_is_spoken_of_before_it_is_done(sqlite_server: Server) -> None:
    path, headers = learner(sqlite_server, "red_cathedral")
    before = sqlite_server.http.get(path, headers=headers).json()

    def told(*planned: str, known: tuple[str, ...] = ()) -> list[str]:
        wish = {"planned": list(planned), "known": list(known)}
        return [
            tip["id"]
            for tip in sqlite_server.http.post(f"{path}/tips", headers=headers, json=wish).json()
            if not tip["about"]
        ]

    assert told()[0] == "begin"
    assert told("die yellow")[0] == "visit"
    assert "left-lying" in told("die yellow", "roll")
    assert "left-lying" not in told("die yellow")
    assert told("die yellow", known=("visit",))[0] == "guild"
    assert sqlite_server.http.get(path, headers=headers).json()["number"] == before["number"]
