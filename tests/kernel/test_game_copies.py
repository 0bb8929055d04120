"""Copies of a game, games from a position and what is handed out of them, shown with an invented game."""

import json
from typing import Any

import pytest

import nave
from tests.support.checks import wreck
from tests.support.toy import TOY, started


def test_copies_go_their_own_way() -> None:
    game = started("polish")
    game.meta["note"] = "kept"
    twin = game.copy()
    before = game.record.to_data(), game.position(), len(game.events)
    twin.play("draw")
    twin.play("end turn")
    twin.meta["note"] = "changed"
    assert (game.record.to_data(), game.position(), len(game.events)) == before
    game.undo()
    game.play("polish")
    assert twin.answers[1] == "polish"
    assert len(twin.answers) == 5


def test_a_copy_can_take_back_what_the_game_could() -> None:
    twin = started("polish", "polish").copy()
    twin.undo()
    assert twin.position() == started("polish").position()
    twin.restart_turn()
    assert twin.position() == started().position()


def test_a_game_from_a_position_keeps_its_start_whatever_happens_to_the_data() -> None:
    position = started("draw", "polish").position()
    game = TOY.from_position(position, seed=3)
    kept = json.loads(json.dumps(position))
    wreck(position)
    assert game.record.start == kept
    assert TOY.replay(game.record).position() == game.position()


def test_a_game_replayed_keeps_its_start_whatever_happens_to_the_record() -> None:
    record = TOY.from_position(started("draw").position()).record
    game = TOY.replay(record)
    kept = json.loads(json.dumps(record.start))
    wreck(record.start)
    assert game.record.start == kept


def test_a_record_that_was_handed_out_is_not_the_game_s_own() -> None:
    game = TOY.from_position(started("draw").position())
    game.meta["names"] = ["Ann", "Ben"]
    kept = json.loads(game.record.to_json())
    wreck(game.record.to_data())
    assert game.record.to_data() == kept


def test_a_game_from_a_position_cannot_take_back_what_came_before() -> None:
    game = TOY.from_position(started("polish", "polish").position())
    assert not game.can_undo
    assert len(game.answers) == 0
    assert game.events == []


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"format": "nave-position/2"}, "format is 'nave-position/2'; this version reads 'nave-position/1'"),
        ({"rules_version": 1}, "rules version 1 of Marbles; installed: 3"),
        ({"game": "chess"}, "game is 'chess'; needed: 'marbles'"),
        ({"components": None}, "components is None; needed: 'standard'"),
        ({"options": ["full"]}, "options must map"),
        ({"cup": 1}, "unknown entry 'cup'"),
    ],
)
def test_a_position_of_something_else_is_refused(change: dict[str, Any], message: str) -> None:
    with pytest.raises(nave.PositionError, match=message):
        TOY.from_position({**started().position(), **change})


@pytest.mark.parametrize("key", ["format", "game", "rules_version", "components", "seats", "options"])
def test_a_position_without_its_header_is_refused(key: str) -> None:
    position = started().position()
    del position[key]
    with pytest.raises(nave.PositionError, match=f"the position lacks {key}"):
        TOY.from_position(position)
