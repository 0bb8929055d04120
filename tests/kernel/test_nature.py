"""Nature's answers: the same for ever for a seed, as likely as their weights, unlike those of other seeds."""

import random
from collections import Counter
from math import gcd

import pytest

import nave
from nave.api import component_set, rules_of
from nave.kernel.errors import NaveError
from nave.kernel.frame import NATURE
from nave.kernel.nature import bits, pick, scramble
from nave.kernel.playout import Generator, play_out
from nave.kernel.state import answer
from tests.support.toy import Toy
from tests.support.trace import any_settings

# Records that run on depend on these numbers: they may never change. The first four are splitmix64's own.
FROZEN_BITS = {
    (0, 0): 0xE220A8397B1DCDAF,
    (0, 1): 0x6E789E6AA1B965F4,
    (0, 2): 0x06C45D188009454F,
    (0, 3): 0xF88BB8A8724C81EC,
    (1, 0): 0x910A2DEC89025CC1,
    (42, 0): 0xBDD732262FEB6E95,
    (42, 7): 0xCCF635EE9E9E2FA4,
    (2**64 - 1, 5): 0xD31DADBDA438BB33,
}
FROZEN_SCRAMBLE = {
    0: 0xE220A8397B1DCDAF,
    1: 0x910A2DEC89025CC1,
    2: 0x975835DE1C9756CE,
    42: 0xBDD732262FEB6E95,
    -5: 0x16B1CBA95FC60262,
    2**70 + 1: 0x910A2DEC89025CC1,
}


def test_the_generator_never_changes() -> None:
    assert {key: bits(*key) for key in FROZEN_BITS} == FROZEN_BITS
    assert {seed: scramble(seed) for seed in FROZEN_SCRAMBLE} == FROZEN_SCRAMBLE


def test_a_seed_sets_up_the_same_table_for_ever() -> None:
    game = nave.new_game("red_cathedral", seats=2, seed=42)
    assert list(game.answers[:15]) == [
        "first seat 1",
        "lay resource_purple_gem",
        "lay resource_brick",
        "lay resource_gold",
        "lay resource_stone",
        "lay resource_recognition",
        "lay resource_ruble",
        "lay resource_lumber",
        "lay resource_green_gem",
        "draw merchants_3",
        "draw teamsters_2",
        "draw craftsmen_3",
        "draw clergy_1",
        "lay yellow die",
        "yellow rolls 5",
    ]


def different_bits(pairs: list[tuple[int, int]]) -> float:
    return sum((a ^ b).bit_count() for a, b in pairs) / len(pairs)


def test_neighbouring_seeds_and_questions_share_nothing() -> None:
    numbers = {bits(scramble(seed), n) for seed in range(300) for n in range(100)}
    assert len(numbers) == 300 * 100
    seeds = [(bits(scramble(seed), 3), bits(scramble(seed + 1), 3)) for seed in range(2000)]
    questions = [(bits(scramble(7), n), bits(scramble(7), n + 1)) for n in range(2000)]
    # Half of 64 bits differ between unrelated numbers; 2,000 pairs are within half a bit of that.
    assert different_bits(seeds) == pytest.approx(32, abs=0.5)
    assert different_bits(questions) == pytest.approx(32, abs=0.5)


@pytest.mark.parametrize("weights", [[1], [3, 1], [1, 3], [5, 2, 1], [2, 0, 3], [0, 1], [7, 7, 7, 7]])
def test_pick_gives_every_option_exactly_its_weight(weights: list[int]) -> None:
    options = [10 * number for number in range(1, len(weights) + 1)]
    whole = sum(weights)
    counted = Counter(pick(options, weights, chance) for chance in range(3 * whole))
    assert [counted[option] for option in options] == [3 * weight for weight in weights]
    # A common factor of the weights changes nothing about the shares.
    factor = gcd(*weights)
    assert Counter(pick(options, [w // factor for w in weights], c) for c in range(3 * whole)) == counted


def test_pick_without_weights_gives_all_options_alike() -> None:
    assert Counter(pick([4, 5, 9], None, chance) for chance in range(300)) == {4: 100, 5: 100, 9: 100}
    assert pick([4, 5, 9], None, 2**64 - 1) in (4, 5, 9)


def test_a_game_draws_as_often_as_the_weights_say() -> None:
    """6 red, 3 blue and 2 green marbles are in the bag: the first one drawn in 1,100 games shows it."""
    first = Counter(Toy().new_game(seed=seed).answers[0] for seed in range(1100))
    assert first["drawn red"] == pytest.approx(600, abs=50)
    assert first["drawn blue"] == pytest.approx(300, abs=45)
    assert first["drawn green"] == pytest.approx(200, abs=40)


def test_the_next_marble_does_not_depend_on_what_was_answered_before_it() -> None:
    """Only the number of nature's earlier answers counts, so nobody can fish for a better one."""
    straight, roundabout = Toy().new_game(seed=5), Toy().new_game(seed=5)
    straight.play("draw")
    for move in ("polish", "polish", "draw"):
        roundabout.play(move)
    assert straight.answers[-1] == roundabout.answers[-1]
    assert len(straight.answers) != len(roundabout.answers)


def test_playouts_repeat_for_a_seed_and_stop_at_their_limit() -> None:
    ends = []
    for seed in (1, 1, 2, 3):
        state = Toy().new_game(seed=9).state
        count = play_out(state, Generator(seed), 1000)
        assert not state.stack
        ends.append((count, Toy().rules.result(state).scores))
    assert ends[0] == ends[1]
    assert len({str(end) for end in ends}) > 1
    with pytest.raises(NaveError, match="not ended after 3 answers"):
        play_out(Toy().new_game(seed=9).state, Generator(1), 3)


def test_playouts_draw_the_same_numbers_for_ever() -> None:
    chance = Generator(1)
    assert [chance.draw() for _ in range(5)] == [1531654003, 3926873089, 291634310, 4040447038, 807832567]


@pytest.mark.parametrize("game", ["red_cathedral", "basilica"])
@pytest.mark.parametrize("seed", range(12))
def test_every_draw_is_a_pick_among_the_options_by_their_weights(game: str, seed: int) -> None:
    rng = random.Random(seed)
    rules = rules_of(game)
    seats = rng.choice(rules.seats)
    state = rules.start(rules.setup(seats, any_settings(game, seats, rng), component_set(game)))
    while state.stack:
        frame = state.stack[-1]
        options = frame.options(state)
        if frame.who == NATURE:
            for chance in (0, 1, rng.getrandbits(32), rng.getrandbits(64), (1 << 64) - 1):
                assert frame.draw(state, chance) == pick(options, frame.weights(state), chance)
        answer(state, rng.choice(options))
