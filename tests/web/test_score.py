"""Scoring a finished game over the network: what is asked, the result with its arithmetic, and refusals."""

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

import nave
from tests.support.ends import ENDS, RECORDS
from tests.support.random_box import DAY, box_of, random_set
from tests.support.server import running_server


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    folder: Path = tmp_path_factory.mktemp("score")
    with running_server(f"sqlite:///{folder}/tables.db") as found:
        yield found.http


def wish(name: str) -> tuple[dict[str, Any], nave.Game]:
    record = nave.load_record(RECORDS / name)
    game = nave.replay(record)
    return {"game": record.game, "seats": record.seats, "settings": record.settings}, game


@pytest.mark.parametrize("name", ENDS[::12])
def test_a_golden_end_is_scored_with_its_arithmetic(client: httpx.Client, name: str) -> None:
    asked, game = wish(name)
    form = client.post("/api/score/form", json=asked).json()
    assert form["form"]
    assert len(form["names"]) == len(game.names())
    end = game.rules.write_ending(game.state)
    names = ["Olga"] + [""] * (len(form["names"]) - 1)
    told = client.post("/api/score", json={**asked, "end": end, "names": names}).json()
    assert game.result is not None
    assert told["scores"] == told["sheet"]["totals"] == game.result.scores
    assert told["winners"] == game.result.winners
    winners = [names[seat] or form["names"][seat] for seat in told["winners"]]
    assert any(winner in told["reason"] for winner in winners)


def test_what_no_table_shows_is_refused_in_words(client: httpx.Client) -> None:
    asked, game = wish("basilica/expansion.json")
    end = game.rules.write_ending(game.state)
    end["cells"]["r1c1"] = {**end["cells"][next(iter(end["cells"]))], "builder": None, "rank": "jester"}
    answer = client.post("/api/score", json={**asked, "end": end})
    assert answer.status_code == 422
    assert "no builder stands there" in answer.json()["message"]


@pytest.mark.parametrize(
    "body",
    [
        {"game": "chess", "seats": 2},
        {"game": "basilica", "seats": 3},
        {"game": "basilica", "seats": 2, "settings": {"nothing": "on"}},
        {"game": "basilica", "seats": 2, "components": "nobodys"},
    ],
)
def test_a_game_that_cannot_be_is_refused(client: httpx.Client, body: dict[str, Any]) -> None:
    assert client.post("/api/score/form", json=body).status_code == 422
    assert client.post("/api/score", json={**body, "end": {}}).status_code == 422


def test_a_game_is_scored_with_the_set_it_was_played_with(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("NAVE_HOME", str(tmp_path))
    owner = random_set("red_cathedral", 11)
    # Other towers, too.
    owner.correct(box_of("red_cathedral"), "building_plan.plan_2a", {"heights": [2, 4, 2, 4]}, "owner", DAY)
    with running_server(f"sqlite:///{tmp_path}/tables.db") as server:
        kept = server.http.post(
            "/api/components/keep", json={"game": "red_cathedral", "set": owner.to_data()}
        ).json()
        game = nave.new_game("red_cathedral", seats=2, seed=3, components=kept["name"])
        chance = random.Random(3)
        for _ in range(3000):
            if game.over:
                break
            game.play(chance.choice(game.legal_moves.texts))
        assert game.result is not None
        asked = {"game": "red_cathedral", "seats": 2, "components": kept["name"]}
        usual = server.http.post("/api/score/form", json={**asked, "components": "standard"}).json()["form"]
        assert server.http.post("/api/score/form", json=asked).json()["form"] != usual
        end = game.rules.write_ending(game.state)
        told = server.http.post("/api/score", json={**asked, "end": end}).json()
        assert told["scores"] == told["sheet"]["totals"] == game.result.scores
