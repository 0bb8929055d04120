"""Playing out at random: how many answers it took, and an end for what has none."""

import pytest

import nave
from nave.api import known_games, rules_of
from nave.kernel.errors import NaveError
from nave.kernel.moves import Moves
from nave.kernel.nature import Generator
from nave.kernel.playout import play_games, play_out, play_some, step
from nave.kernel.state import State

GAMES = list(known_games())


def begun(game: str) -> State:
    return nave.new_game(game, seats=2, seed=3).state.copy()


@pytest.mark.parametrize("game", GAMES)
def test_a_game_played_out_tells_how_many_answers_it_took(game: str) -> None:
    by_hand, moves, chance, count = begun(game), Moves(), Generator(7), 0
    while by_hand.stack:
        step(by_hand, chance, moves)
        count += 1
    state = begun(game)
    assert play_out(state, Generator(7), count) == count
    assert state.hash64() == by_hand.hash64()
    with pytest.raises(NaveError, match="ended"):
        play_out(begun(game), Generator(7), count - 1)
    some = begun(game)
    play_some(some, Generator(7), count)
    assert not some.stack
    template = begun(game)
    counts = [play_out(template.copy(), Generator(7 + number), 10**6) for number in range(2)]
    assert play_games(template, 7, 2, 10**6) == sum(counts)
    assert template.hash64() == begun(game).hash64()


@pytest.mark.parametrize("game", GAMES)
def test_the_catalogue_is_still_the_first(game: str) -> None:
    """Records name moves by their texts; a second catalogue would be a second language."""
    assert rules_of(game).catalogue.version == 1
