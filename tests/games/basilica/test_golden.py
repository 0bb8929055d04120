"""Golden games: they must replay to the same end for ever, and each shows what it is there to show."""

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

import nave
from nave.kernel.game import Game
from tests.support.basilica import colours_of
from tests.support.basilica_oracle import Vault, cathedral_of, score
from tests.support.basilica_pieces import count_players, count_tiles

FOLDER = Path(__file__).parents[2] / "records" / "basilica"
EXPECTED: dict[str, dict[str, Any]] = tomllib.loads((FOLDER / "expected.toml").read_text(encoding="utf-8"))


def replayed(name: str) -> Game:
    return nave.replay(nave.load_record(FOLDER / f"{name}.json"))


def kinds(game: Game) -> set[str]:
    return {event.kind for event in game.events}


def test_every_record_is_expected_and_every_expected_game_is_there() -> None:
    assert {path.stem for path in FOLDER.glob("*.json")} == set(EXPECTED)
    assert len(EXPECTED) >= 8


@pytest.mark.parametrize("name", EXPECTED)
def test_a_golden_game_replays_to_its_end(name: str) -> None:
    game = replayed(name)
    assert game.result is not None
    assert game.result.scores == EXPECTED[name]["scores"]
    assert game.result.winners == EXPECTED[name]["winners"]
    assert game.position()["ended"] == EXPECTED[name]["ended"]
    assert game.position()["turn"] == EXPECTED[name]["turns"]
    count_tiles(game.position())
    count_players(game.position())
    for row, total in zip(game.result.breakdown, game.result.scores, strict=True):
        assert sum(scoring["points"] for scoring in row["scorings"]) == total
        for scoring in row["scorings"]:
            assert sum(area["gained"] for area in scoring["areas"]) == scoring["points"]


@pytest.mark.rule("scoring.sequence", "stack.final_scoring")
@pytest.mark.parametrize("name", EXPECTED)
def test_every_scoring_of_a_golden_game_is_what_the_oracle_says(name: str) -> None:
    record = nave.load_record(FOLDER / f"{name}.json")
    whole = nave.replay(record)
    sheets = whole.position()["scorings"]
    starts = [event.answer for event in whole.events if event.kind == "scoring"]
    assert len(starts) == len(sheets)
    for sheet, start in zip(sheets, starts, strict=True):
        before = nave.replay(record, upto=start).position()
        cathedral = cathedral_of(before, {row["cell"]: row["colour"] for row in sheet["jesters"]})
        cause = record.answers[start]
        if cause.startswith("lay"):
            column, cell = int(cause.split()[1]), cause.split()[-1]
            r, c = (int(n) for n in re.findall(r"\d+", cell))
            tile = before["board"][column - 1]["vault"]["tile"]
            assert tile.endswith("crown")
            cathedral[r, c] = Vault(frozenset(colours_of(tile).split()))
            assert list(score(cathedral)) == sheet["points"]
        else:
            assert sheet["final"]


# ------------------------------------------------------------ what each is there to show


@pytest.mark.rule("end.third_scoring")
def test_a_game_ends_by_the_third_scoring_on_the_first_stack() -> None:
    game = replayed("base_third_scoring")
    assert game.position()["queen"] == 30
    assert len(game.position()["scorings"]) == 3
    assert game.position()["stack"]["number"] == 1


@pytest.mark.rule("stack.second_exhaustion", "stack.final_scoring")
def test_a_game_ends_by_the_second_exhaustion() -> None:
    game = replayed("base_exhaustion")
    assert game.position()["queen"] < 30
    assert game.position()["stack"]["number"] == 2
    assert game.position()["stack"]["size"] == 0
    assert game.position()["scorings"][-1]["final"] is True
    assert "exhausted" in kinds(game)


@pytest.mark.rule("stack.first_exhaustion")
def test_a_stack_is_renewed_once() -> None:
    game = replayed("base_renewed")
    assert sum(event.kind == "renew" for event in game.events) == 1
    assert game.position()["ended"] == "third scoring"


@pytest.mark.rule("vault.blocked_wilds")
def test_blocked_wilds_are_exchanged() -> None:
    game = replayed("base_blocked_wilds")
    at = game.answers.index("exchange")
    lays = [text for text in game.answers[at:] if text.startswith("lay")]
    assert lays
    assert "exchange" in kinds(game)
    assert game.start is not None


@pytest.mark.rule("rank.jester_secret")
def test_both_jesters_name_a_colour_in_one_scoring() -> None:
    game = replayed("base_both_jesters")
    both = [s for s in game.position()["scorings"] if {row["seat"] for row in s["jesters"]} == {0, 1}]
    assert both
    first = next(event for event in game.events if event.kind == "jester" and event.only >= 0)
    assert "colour" not in first.seen_by(1 - first.only).data
    assert first.seen_by(first.only).data["colour"]


@pytest.mark.rule("coin.offer", "order.promote.paid", "order.recruit.paid", "order.confuse.paid")
def test_each_paid_version_is_bought() -> None:
    game = replayed("base_all_bought")
    rules = {event.rule for event in game.events}
    assert rules >= {"order.promote.paid", "order.recruit.paid", "order.confuse.paid"}
    assert {"pay", "decline"} <= set(game.answers)


@pytest.mark.rule("option.show_crowns", "scoring.track_wrap")
def test_open_crowns_are_drawn_with_their_tiles() -> None:
    game = replayed("base_open_crowns")
    assert game.settings["show_crowns"] == "on"
    answers = list(game.answers)
    drawn = [answers[n + 1] for n, text in enumerate(answers) if text.startswith("next ")]
    assert set(drawn) == {"crown", "no crown"}
    assert max(EXPECTED["base_open_crowns"]["scores"]) > 30


@pytest.mark.rule("end.winner")
def test_a_victory_is_shared() -> None:
    assert EXPECTED["base_shared_victory"]["winners"] == [0, 1]


@pytest.mark.rule("option.festum_fatuorum", "altar.doubles_glass")
def test_the_expansion_is_played_with_altars_that_double_glass() -> None:
    game = replayed("expansion")
    assert "altar" in kinds(game)
    assert game.settings["festum_fatuorum"] == "on"
    assert any(area["glass"] >= 4 for s in game.position()["scorings"] for area in s["areas"])


@pytest.mark.rule("option.remove_six")
def test_six_tiles_stay_aside_to_the_end() -> None:
    game = replayed("expansion_remove_six")
    assert game.settings["remove_six"] == "on"
    position = game.position()
    faces = [column["order"] for column in position["board"] if column["order"]]
    of_first = sum(row["stack"] == 1 for row in faces)
    assert sum(position["stack"]["unseen_of_first"].values()) == 6 + of_first
