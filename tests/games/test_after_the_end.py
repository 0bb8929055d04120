"""After the end nobody decides: no prompt names a player, no seat is waited for, nothing can be answered."""

from functools import cache

import pytest

import nave
from nave.kernel.game import Game
from tests.support.told import GAMES, records

# A golden game of each kind: both games, every number of seats, solitaire, every guild.
NAMES = [(game, name) for game in GAMES for name in records(game)]


@cache
def ended(game: str, name: str) -> Game:
    return nave.replay(nave.load_record(records(game)[name]))


@pytest.mark.rule("turn.order", "end.trigger", "turn.alternate")
@pytest.mark.parametrize(("game", "name"), NAMES, ids=[name for _, name in NAMES])
def test_nobody_decides_after_the_end(game: str, name: str) -> None:
    over = ended(game, name)
    assert over.over
    assert over.seat is None
    assert (over.options(), list(over.legal_moves), over.can_undo) == ([], [], False)
    assert over.asked().key == "game-over"
    for seat in (None, *range(over.seats)):
        view = over.view(seat)
        assert (view["over"], view["to_answer"], view["ask"]) == (True, None, [])
        assert not view.get("deciding")
        assert view["prompt"] == "The game is over."
    assert not any(player in over.prompt for player in over.names())


@pytest.mark.parametrize(("game", "name"), NAMES[::7], ids=[name for _, name in NAMES[::7]])
def test_every_answer_is_refused_after_the_end_because_it_is_the_end(game: str, name: str) -> None:
    over = ended(game, name)
    for move in range(0, len(over.rules.catalogue.texts), 41):
        refusal = over.why_not(move)
        assert refusal is not None
        assert refusal.reason == "the game is over"
        assert refusal.rule == over.rules.ended_by(over.state)
