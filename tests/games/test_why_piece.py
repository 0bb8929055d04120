"""Asked about any piece at any moment, a game answers: nothing is wrong, or refusals that name rules."""

import random

import pytest

import nave
from nave.api import known_games, ledger_of
from nave.kernel.errors import NaveError
from nave.kernel.refusal import MEANS
from nave.kernel.why import MOST, objections, wanting


def any_game(game: str, rng: random.Random) -> nave.Game:
    rules = known_games()[game]
    seats = rng.choice(rules.seats)
    while True:
        options = {s.id: rng.choice(list(s.values)) for s in rules.settings if seats in s.seats}
        try:
            return nave.new_game(game, seats=seats, seed=rng.getrandbits(30), settings=options)
        except NaveError:
            continue


@pytest.mark.parametrize("game", list(known_games()))
@pytest.mark.parametrize("seed", range(4))
def test_every_piece_is_answered_for_at_every_moment(game: str, seed: int) -> None:
    rng = random.Random(seed)
    played = any_game(game, rng)
    rules, ledger = played.rules, ledger_of(game)
    step = 0
    while not played.over and step < 400:
        if step % 13 == 0:
            # Whatever a move is called, it can be asked what it would touch, legal or not.
            touched = [rules.touches(played.state, move) for move in range(len(rules.catalogue))]
            pieces = sorted({piece for names in touched for piece in names})
            alive = {piece for option in played.options() for piece in option.touches}
            for piece in rng.sample(pieces, 4):
                found = objections(played, piece)
                assert (found is None) == (piece in alive)
                for one in found or []:
                    assert one.refusal.rule in ledger.by_id
                    assert one.refusal.reason
                    refusal = played.why_not(one.move)
                    assert refusal is not None
                    assert refusal.reason == one.refusal.reason
                near = [one.refusal.near for one in found or []]
                assert near == sorted(near, reverse=True)
        played.play(rng.choice(played.legal_moves))
        step += 1


@pytest.mark.parametrize("game", list(known_games()))
@pytest.mark.parametrize("seed", range(4))
def test_answers_out_of_reach_lack_the_means_alone(game: str, seed: int) -> None:
    rng = random.Random(seed)
    played = any_game(game, rng)
    ledger = ledger_of(game)
    for step in range(400):
        if played.over:
            assert wanting(played) == []
            break
        if step % 13 == 0:
            alive = {piece for option in played.options() for piece in option.touches}
            found = wanting(played)
            assert len(found) <= MOST
            pieces = [one["touches"][0] for one in found]
            assert len(set(pieces)) == len(pieces)
            assert alive.isdisjoint(pieces)
            for one in found:
                refusal = played.why_not(one["text"])
                assert refusal is not None
                assert (refusal.near, refusal.reason, refusal.rule) == (MEANS, one["why"], one["rule"])
                assert one["label"]
                assert one["rule"] in ledger.by_id
        played.play(rng.choice(played.legal_moves))
