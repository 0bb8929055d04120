"""What search asks of a state: hidden facts drawn anew, and a number that equal positions share."""

import random
from functools import cache
from pathlib import Path
from typing import Any, cast

import nave
from nave.games.basilica.site import LayScaffolding
from nave.games.basilica.state import State
from nave.kernel.game import Game
from nave.kernel.nature import Generator
from nave.kernel.option import IMAGINED, Moment
from nave.kernel.state import answer

RECORDS = Path(__file__).parents[2] / "records" / "basilica"


def redealt(game: Game, seat: int, seed: int) -> State:
    state = cast(State, game.state.copy())
    state.redeal(seat, Generator(seed))
    return state


@cache
def secret_moments() -> list[Game]:
    """Every moment of a game in which a color is named that only its owner may know."""
    record = nave.load_record(RECORDS / "base_both_jesters.json")
    game, found = nave.replay(record, upto=0), []
    while not game.over:
        if game.rules.hides(game.state, 2):
            found.append(game.copy())
        game.play(record.answers[len(game.answers)])
    return found


def test_a_redeal_looks_the_same_to_its_seat_and_brings_up_every_color_of_the_other() -> None:
    """rank.jester_secret, rank.jester_extra_colour"""
    moments = secret_moments()
    assert moments
    for game in moments:
        for seat in range(2):
            known = game.rules.view(game.state, seat)
            found = {tuple(redealt(game, seat, seed).named_colors) for seed in range(60)}
            for seed in range(60):
                assert game.rules.view(redealt(game, seat, seed), seat) == known
            imagined = set()
            for seed in range(60):
                view: dict[str, Any] = game.view(seat)
                state = game.rules.from_view(view, game.setup, random.Random(seed))
                imagined.add(tuple(cast(State, state).named_colors))
            assert found == imagined
            rival = any(row["seat"] != seat for row in game.view(seat)["named"])
            assert (len(found) > 1) == rival


def test_a_redeal_leaves_the_state_it_is_copied_from_alone() -> None:
    for game in secret_moments():
        before = game.rules.view(game.state, 0), game.rules.view(game.state, 1)
        for seed in range(10):
            redealt(game, 0, seed)
            redealt(game, 1, seed)
        assert (game.rules.view(game.state, 0), game.rules.view(game.state, 1)) == before


def test_where_nothing_is_secret_a_redeal_changes_nothing() -> None:
    game = nave.new_game("basilica", seats=2, seed=3)
    chance = random.Random(3)
    while not game.over:
        if not game.rules.hides(game.state, 2):
            assert redealt(game, 0, 1).hash64() == cast(State, game.state).hash64()
        game.play(chance.choice(list(game.legal_moves)))


def test_answers_are_tried_on_what_the_asked_seat_may_know() -> None:
    """rank.jester_secret"""
    for game in secret_moments():
        seat = game.seat
        assert seat is not None
        imagined = Moment(game.rules, game.setup, game.state, repr).possible
        assert len(imagined) == IMAGINED
        for state in imagined:
            assert state is not game.state
            assert game.rules.view(state, seat) == game.rules.view(game.state, seat)
    plain = nave.new_game("basilica", seats=2, seed=3)
    assert Moment(plain.rules, plain.setup, plain.state, repr).possible == [plain.state]


# ------------------------------------------------------------ hash


def test_a_position_read_again_has_the_same_hash_and_every_other_one_another() -> None:
    seen: dict[int, str] = {}
    settings = {"festum_fatuorum": "on", "remove_six": "on"}
    for seed in range(3):
        game = nave.new_game("basilica", seats=2, seed=seed, settings=settings)
        chance = random.Random(seed)
        while not game.over:
            position = dict(game.rules.position(game.state))
            number = cast(State, game.state).hash64()
            again = game.rules.from_position(position, game.setup)
            assert cast(State, again).hash64() == number
            assert seen.setdefault(number, repr(position)) == repr(position)
            game.play(chance.choice(list(game.legal_moves)))
    assert len(seen) > 150


def test_the_same_place_reached_in_another_order_has_the_same_hash() -> None:
    game = nave.new_game("basilica", seats=2, seed=1)
    parse = game.rules.catalogue.parse
    game.play(next(text for text in game.legal_moves.texts if text.startswith("lay")))
    scaffolding = [f"at r1c{column}" for column in range(1, 6)]
    state = cast(State, game.state)
    hashes = set()
    for first, second in ((scaffolding[3], scaffolding[4]), (scaffolding[4], scaffolding[3])):
        twin = state.copy()
        twin.stack.append(LayScaffolding(twin.active, 2))
        answer(twin, parse(first))
        between = twin.hash64()
        answer(twin, parse(second))
        assert twin.hash64() != between
        hashes.add(twin.hash64())
    assert len(hashes) == 1


def test_both_engines_come_to_the_same_number() -> None:
    record = nave.load_record(RECORDS / "base_both_jesters.json")
    found = [cast(State, nave.replay(record, upto=upto).state).hash64() for upto in (0, 40, 80)]
    assert found == [520392477959574655, 335864882270150556, 1561351126783052311]
