"""What a search asks of a state: a hash of the position, and hidden facts drawn anew."""

import random
from collections import Counter
from typing import cast

import pytest

from nave.api import component_set, rules_of
from nave.games.red_cathedral.contractors.types import ContractorsPieces
from nave.kernel.nature import Generator
from nave.kernel.rules import Setup
from nave.kernel.state import State, answer

RULES = rules_of("red_cathedral")
KINDS: list[tuple[int, dict[str, str]]] = [
    (4, {}),
    (1, {}),
    (3, {"module": "on", "workshops": "advanced", "guild": "archivists"}),
    (2, {"guild": "jewelers"}),
    (2, {"guild": "brick_makers", "module": "on"}),
]
ARCHIVISTS = {"guild": "archivists"}


def setup_of(seats: int, settings: dict[str, str]) -> Setup:
    return RULES.setup(seats, settings, component_set("red_cathedral"))


def played(setup: Setup, answers: int, seed: int) -> State:
    """A random game after so many answers, or shortly before its end."""
    rng = random.Random(seed)
    state = RULES.start(setup)
    for _ in range(answers):
        after = state.copy()
        answer(after, rng.choice(after.stack[-1].options(after)))
        if not after.stack:
            break
        state = after
    return state


@pytest.mark.parametrize(("seats", "settings"), KINDS)
def test_equal_positions_and_only_those_have_the_same_hash(seats: int, settings: dict[str, str]) -> None:
    setup = setup_of(seats, settings)
    rng = random.Random(7)
    state = RULES.start(setup)
    by_hash: dict[int, str] = {}
    while state.stack and len(by_hash) < 1500:
        position = repr(RULES.position(state))
        assert by_hash.setdefault(state.hash64(), position) == position
        for move in state.stack[-1].options(state)[:4]:
            after = state.copy()
            answer(after, move)
            there = repr(RULES.position(after))
            assert by_hash.setdefault(after.hash64(), there) == there
        answer(state, rng.choice(state.stack[-1].options(state)))
    assert len(set(by_hash.values())) == len(by_hash) > 800


@pytest.mark.parametrize(("seats", "settings"), KINDS)
@pytest.mark.parametrize("answers", [150, 600])
def test_a_position_that_is_read_back_has_the_hash_it_had(
    seats: int, settings: dict[str, str], answers: int
) -> None:
    setup = setup_of(seats, settings)
    state = played(setup, answers, 3)
    assert RULES.from_position(dict(RULES.position(state)), setup).hash64() == state.hash64()
    assert state.copy().hash64() == state.hash64()


@pytest.mark.parametrize(("seats", "settings"), KINDS)
def test_to_its_seat_a_redealt_state_looks_as_before(seats: int, settings: dict[str, str]) -> None:
    state = played(setup_of(seats, settings), 700, 5)
    for seat in range(seats):
        view = RULES.view(state, seat)
        for seed in range(5):
            twin = state.copy()
            twin.redeal(seat, Generator(seed))
            assert RULES.view(twin, seat) == view
    assert RULES.view(state, None) == RULES.view(state.copy(), None)


def with_secrets() -> tuple[Setup, State, int]:
    """A state in which somebody knows little of what others hold."""
    setup = setup_of(3, ARCHIVISTS)
    for seed in range(40):
        state = played(setup, 500, seed)
        position = cast(ContractorsPieces, RULES.position(state))
        hands = [row["contracts"] for row in position["players"]]
        for seat in range(3):
            if sum(len(hand) for player, hand in enumerate(hands) if player != seat) >= 3:
                return setup, state, seat
    raise AssertionError("no game in which three contracts are held")


def secrets(state: State) -> tuple[str, ...]:
    data = cast(ContractorsPieces, RULES.position(state))
    return tuple(str(row["contracts"]) for row in data["players"])


@pytest.mark.rule("guild.archivists.contracts_secret")
def test_redealing_draws_as_imagining_from_a_view_does() -> None:
    setup, state, seat = with_secrets()
    view = {**RULES.view(state, seat), "turn": state.turn}
    rng, chance = random.Random(1), Generator(1)
    rounds = 1500
    imagined, redealt = Counter[str](), Counter[str]()
    for _ in range(rounds):
        for number, hand in enumerate(secrets(RULES.from_view(view, setup, rng))):
            imagined.update(f"{number} {name}" for name in hand.split("'")[1::2])
        twin = state.copy()
        twin.redeal(seat, chance)
        for number, hand in enumerate(secrets(twin)):
            redealt.update(f"{number} {name}" for name in hand.split("'")[1::2])
    assert set(imagined) == set(redealt)
    for name, count in imagined.items():
        # Five standard deviations of the difference of two counts.
        assert abs(count - redealt[name]) <= 5 * (2 * min(count, rounds - count)) ** 0.5 + 1, name
    own = [name for name in imagined if name.startswith(f"{seat} ")]
    assert all(redealt[name] == rounds for name in own)
    assert any(0 < redealt[name] < rounds for name in redealt)


@pytest.mark.rule("guild.archivists.contracts_secret")
def test_redealing_leaves_the_state_it_was_copied_from_alone() -> None:
    _, state, seat = with_secrets()
    before = repr(RULES.position(state))
    dealt = set()
    for seed in range(20):
        twin = state.copy()
        twin.redeal(seat, Generator(seed))
        dealt.add(secrets(twin))
    assert repr(RULES.position(state)) == before
    assert len(dealt) > 5
