"""Any consistent box can be played: other costs, rewards, tiles, cards, track and counts."""

import random
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest

import nave
from nave.bots import make_bot
from nave.bots.base import Budget
from nave.envs.observe import layout, observation_of
from nave.games import registry
from nave.kernel.component_store import ComponentStore, default_home
from tests.support.basilica_pieces import BasilicaSubject
from tests.support.campaign import parts
from tests.support.checks import Registered, play_checked
from tests.support.random_box import random_set
from tests.support.red_cathedral_pieces import RedCathedralSubject

# 12 boxes on every change, all 200 with `make long`.
BOXES = 200
AT_ONCE = 12
# Bots play the first part of a game, as far as their plans reach over every piece of a box.
BOTS = ("apprentice", "mason", "random")
ANSWERS = 120
SETTINGS: dict[str, list[tuple[int, dict[str, str]]]] = {
    "red_cathedral": [
        (2, {}),
        (3, {"workshops": "advanced"}),
        (4, {"module": "on"}),
        (1, {"level": "hard"}),
        (2, {"module": "on", "guild": "jewelers"}),
        (3, {"guild": "brick_makers"}),
        (1, {"module": "on", "guild": "archivists"}),
        (4, {"module": "on", "guild": "managers"}),
    ],
    "basilica": [(2, {}), (2, {"festum_fatuorum": "on"}), (2, {"festum_fatuorum": "on", "remove_six": "on"})],
}
SUBJECTS: dict[str, Callable[[str], Registered]] = {
    "red_cathedral": RedCathedralSubject,
    "basilica": BasilicaSubject,
}


def installed(game: str, seed: int) -> str:
    """A random box, kept where games look for it."""
    rules = registry()[game]
    owner = random_set(game, seed)
    kept = ComponentStore(default_home()).keep(owner, rules.component_schema, rules.standard_components())
    assert kept.hash != rules.standard_components().hash
    return owner.name


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NAVE_HOME", str(tmp_path))


@pytest.mark.slow
@pytest.mark.parametrize("number", parts(BOXES, AT_ONCE))
@pytest.mark.parametrize("game", SUBJECTS)
def test_two_hundred_random_boxes_keep_every_promise(game: str, number: int) -> None:
    name = installed(game, number)
    seats, settings = SETTINGS[game][number % len(SETTINGS[game])]
    subject = SUBJECTS[game](name)
    played = play_checked(subject, seats, settings, seed=number, every=90, thorough=number % 20 == 0)
    header = played.record.components
    assert header["name"] == name
    assert header["hash"] == played.components.hash


@pytest.mark.slow
@pytest.mark.parametrize("number", parts(BOXES, AT_ONCE // 4))
@pytest.mark.parametrize("game", SUBJECTS)
def test_bots_and_observations_know_any_box(game: str, number: int) -> None:
    name = installed(game, 1000 + number)
    seats, settings = SETTINGS[game][number % len(SETTINGS[game])]
    playing = nave.new_game(game, seats=seats, seed=number, components=name, settings=settings)
    bots = [make_bot(BOTS[(number + seat) % len(BOTS)]) for seat in range(seats)]
    known, rng = layout(game, seats, name, settings), random.Random(number)
    for _ in range(ANSWERS):
        if playing.over:
            break
        seat = playing.seat
        assert seat is not None
        seen = observation_of(playing, seat)
        assert [known.names[at] for at in np.flatnonzero(seen > known.high)] == []
        assert [known.names[at] for at in np.flatnonzero(seen < 0)] == []
        playing.play(bots[seat].choose(playing.view(seat), playing.options(), rng, Budget(200)).move)
