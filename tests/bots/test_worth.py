"""What a search asks for, `worth`, is exactly what people are told, the sum of the named terms."""

import random

import pytest

import nave
from nave.bots.mind import FIRST
from nave.bots.minds import mind_of
from nave.kernel.moves import Moves
from nave.kernel.playout import Generator, step

CONFIGURATIONS: list[tuple[str, int, dict[str, str]]] = [
    *(
        ("red_cathedral", seats, {"workshops": side})
        for seats in (1, 2, 3, 4)
        for side in ("basic", "advanced")
    ),
    *(("red_cathedral", seats, {"module": "on"}) for seats in (1, 2, 3, 4)),
    *(
        ("red_cathedral", 2 + number % 3, {"module": "on", "guild": guild})
        for number, guild in enumerate(
            [
                *("jewelers", "artisans", "foremen", "contractors", "wholesalers", "managers", "lawyers"),
                *("archivists", "master_builders", "brick_makers"),
            ]
        )
    ),
    ("basilica", 2, {}),
    ("basilica", 2, {"festum_fatuorum": "on"}),
]


@pytest.mark.parametrize(("game", "seats", "settings"), CONFIGURATIONS)
def test_worth_is_exactly_the_sum_of_the_named_terms(game: str, seats: int, settings: dict[str, str]) -> None:
    state = nave.new_game(game, seats=seats, seed=77, settings=settings).state.copy()
    chance, rng, moves = Generator(seats), random.Random(seats), Moves()
    minds = [mind_of(game, seats), mind_of(game, seats, FIRST)]
    looked = 0
    for _ in range(20_000):
        if not state.stack or rng.random() < 0.02:
            looked += 1
            for mind in minds:
                for seat in range(seats):
                    total = 0.0
                    terms = mind.terms(state, seat)
                    assert len(terms) == len(mind.names)
                    for term in terms:
                        total += term
                    assert mind.worth(state, seat) == total
        if not state.stack:
            break
        step(state, chance, moves)
    assert not state.stack, "the last look is at the end of the game"
    assert looked > 1
