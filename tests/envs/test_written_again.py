"""A place written again says what a fresh one does; deep cathedrals keep their facts apart."""

import random
from typing import cast

import pytest
from librt.vecs import vec
from mypy_extensions import i16

import nave
from nave.envs.observe import observer_of, written
from nave.games.basilica import plan
from nave.games.basilica.names import cell_name
from nave.games.basilica.observe import NEAR_CELLS
from nave.games.basilica.state import NONE, State
from nave.kernel.observation import Observer
from nave.kernel.state import State as KernelState

# Numbers beside the place, which are nobody's business.
BESIDE = 7
CONFIGURATIONS: list[tuple[str, int, dict[str, str]]] = [
    ("basilica", 2, {"festum_fatuorum": "on", "remove_six": "on"}),
    ("red_cathedral", 3, {"workshops": "advanced"}),
    ("red_cathedral", 1, {}),
    ("red_cathedral", 4, {"module": "on", "guild": "jewelers"}),
]


class Place:
    """A stretch of numbers with others before and behind it."""

    def __init__(self, observer: Observer) -> None:
        self.observer = observer
        size = len(observer.layout) + 2 * BESIDE
        self.out = vec[i16]([i16(-1 if n < BESIDE or n >= size - BESIDE else 0) for n in range(size)])

    def begin(self, state: KernelState) -> None:
        self.observer.begin(state, self.out, BESIDE)

    def write(self, state: KernelState, seat: int) -> list[int]:
        self.observer.write(state, seat, self.out, BESIDE)
        numbers = [int(number) for number in self.out]
        assert numbers[:BESIDE] == numbers[-BESIDE:] == [-1] * BESIDE
        return numbers[BESIDE:-BESIDE]


@pytest.mark.parametrize(("game", "seats", "settings"), CONFIGURATIONS)
def test_a_place_written_again_says_what_a_fresh_one_does(
    game: str, seats: int, settings: dict[str, str]
) -> None:
    observer, chance = observer_of(game, seats), random.Random(3)
    places = [Place(observer) for _ in range(seats)]
    for seed in range(2):
        table = nave.new_game(game, seats=seats, seed=seed, settings=settings)
        for place in places:
            place.begin(table.state)
        for _ in range(25):
            for _ in range(chance.randrange(1, 12)):
                if not table.over:
                    table.play(chance.choice(table.legal_moves))
            for seat, place in enumerate(places):
                assert place.write(table.state, seat) == written(observer, table.state, seat).tolist()


def deep(cell: int, tile: int, owner: int, under: int, glass: bool, altar: bool) -> State:
    """A cathedral that goes on as far down as no game has gone."""
    game = nave.new_game("basilica", seats=2, seed=1)
    state = cast(State, game.state.copy())
    state.lay(cell, tile)
    if owner != NONE:
        state.put(owner, cell, under)
    if glass:
        state.glass |= plan.only(cell)
    if altar:
        state.altared |= plan.only(cell)
    return state


def test_whatever_lies_on_a_deep_cell_is_told_apart() -> None:
    observer = observer_of("basilica", 2)
    near, first, far = NEAR_CELLS - 1, NEAR_CELLS, NEAR_CELLS + 33
    names = observer.layout.names
    assert f"{cell_name(near)}.code" not in names
    for cell in (first, far):
        at = names.index(f"{cell_name(cell)}.code")
        for seat in range(2):
            told: dict[int, object] = {0: None}
            for tile in (0, 1, 40):
                for owner, under in ((NONE, 0), (0, 0), (1, 0), (0, 3), (1, 6)):
                    for glass in (False, True):
                        for altar in (False, True):
                            facts = (tile, owner, under, glass, altar)
                            code = int(written(observer, deep(cell, *facts), seat)[at])
                            assert told.setdefault(code, facts) == facts
                            assert 0 < code <= observer.layout.high[at]
            scaffold = cast(State, nave.new_game("basilica", seats=2, seed=1).state.copy())
            scaffold.scaffolding |= plan.only(cell)
            assert int(written(observer, scaffold, seat)[at]) not in told


def test_a_deep_cathedral_is_wiped_out_when_the_next_one_is_written() -> None:
    observer = observer_of("basilica", 2)
    place, plain = Place(observer), nave.new_game("basilica", seats=2, seed=1).state
    place.begin(plain)
    for cell in (NEAR_CELLS - 1, NEAR_CELLS, NEAR_CELLS + 33):
        before = deep(cell, 5, 1, 2, True, False)
        for state in (before, plain):
            assert place.write(state, 0) == written(observer, state, 0).tolist()
