"""Observations: which numbers they hold, how they are scaled, and who writes them for which game."""

from functools import cache

import numpy as np
from librt.vecs import vec
from mypy_extensions import i16
from numpy.typing import NDArray

from nave.api import component_set, rules_of
from nave.envs.errors import bad_input
from nave.kernel import plugins
from nave.kernel.components import STANDARD
from nave.kernel.game import Game
from nave.kernel.language import Each
from nave.kernel.observation import Observer
from nave.kernel.rules import Setup
from nave.kernel.state import State


@cache
def observer_of(game: str, seats: int) -> Observer:
    """Observers have no state, so one serves all tables."""
    maker = plugins.load(plugins.OBSERVATIONS, game)
    if maker is None:
        known = Each(plugins.names(plugins.OBSERVATIONS))
        raise bad_input("no-environment", game=repr(game), known=known)
    rules = rules_of(game)
    rules.check_seats(seats)
    made: Observer = maker(rules, seats)
    return made


class Layout:
    """What the numbers of an observation are, in their order. All are whole and 0 or more."""

    def __init__(self, observer: Observer) -> None:
        self.names: tuple[str, ...] = tuple(observer.layout.names)
        # The largest value of each, and the value that counts as 1 when they are scaled.
        self.high: NDArray[np.int16] = np.array(observer.layout.high, dtype=np.int16)
        self.scale: NDArray[np.int16] = np.array(observer.layout.scale, dtype=np.int16)
        self.factor: NDArray[np.float32] = (1 / self.scale).astype(np.float32)

    def __len__(self) -> int:
        return len(self.names)

    def __repr__(self) -> str:
        return f"Layout of {len(self)} numbers: {', '.join(self.names[:3])}, ..."

    def scaled(self, observation: NDArray[np.int16]) -> NDArray[np.float32]:
        """One observation or many, as numbers around 0 to 1; always a copy."""
        return np.multiply(observation, self.factor, dtype=np.float32)

    def named(self, observation: NDArray[np.int16]) -> dict[str, int]:
        """The numbers of one observation that are not 0, by their names."""
        return {self.names[place]: int(observation[place]) for place in np.flatnonzero(observation)}


def prepared(
    game: str, seats: int, settings: dict[str, str] | None, components: str
) -> tuple[Setup, Observer]:
    """What is played, and the observer of games with these settings and this box."""
    observer, rules = observer_of(game, seats), rules_of(game)
    setup = rules.setup(seats, settings, component_set(game, name=components))
    return setup, observer.fitting(rules.start(setup))


@cache
def layout_of(observer: Observer) -> Layout:
    return Layout(observer)


def layout(
    game: str, seats: int = 2, components: str = STANDARD, settings: dict[str, str] | None = None
) -> Layout:
    """The numbers of an observation; the same whatever the settings.

    A box with taller towers than the standard one has more of them, behind all others. Raises BadInput for
    unknown games, ComponentError for a component set that is not there.
    """
    observer = observer_of(game, seats)
    if components != STANDARD:
        _, observer = prepared(game, seats, settings, components)
    return layout_of(observer)


def observation_of(game: Game, seat: int) -> NDArray[np.int16]:
    """What that seat of a running game may know. Raises BadInput once the game is over."""
    if seat not in range(game.seats):
        raise bad_input("env-seat", seat=repr(seat), last=game.seats - 1)
    if game.over:
        raise bad_input("env-over")
    return written(observer_of(game.rules.id, game.seats).fitting(game.state), game.state, seat)


def written(observer: Observer, state: State, seat: int) -> NDArray[np.int16]:
    """What that seat may know of a state, be it the last one."""
    out = vec[i16]([i16(0) for _ in range(len(observer.layout))])
    observer.begin(state, out, 0)
    observer.write(state, seat, out, 0)
    return np.frombuffer(memoryview(out), dtype=np.int16)
