"""Basilica for a planner."""

from typing import Final, cast

from nave.bots.basilica import facts, sense, worth
from nave.bots.mind import FAR, FIRST, JUDGING, Mind
from nave.bots.weights import Weights, game_weights
from nave.games.basilica.state import State
from nave.kernel.said import Said
from nave.kernel.state import State as KernelState

# Styles with all weights in files of their own: who tunes the mason changes nothing there.
OWN: Final = (FIRST, FAR, JUDGING)


class BasilicaMind(Mind):
    def __init__(self, seats: int, weights: Weights | None = None) -> None:
        self.names = list(worth.TERMS)
        # Facts name colors as the game does.
        self.words_in = (__package__, "nave.games.basilica")
        self.seats = seats
        base = weights or game_weights(__package__, seats)
        self.measures = worth.Measures(base)
        self.values = base.values
        self.error = base.number("misjudged")
        # The rival's reply, planned with care: a tiny beam plays three actions too badly to tell lines apart.
        self.depth = 1
        self.rollouts = 24
        self.beam = 150
        # A vault and its builder make sense together only: drawn one by one they come to nothing.
        self.glance = 20
        self.clumsy = base.number("clumsy")

    def sensible(self, s: KernelState, seat: int) -> list[int]:
        return sense.sensible(cast(State, s), seat)

    def tries(self, s: KernelState, seat: int) -> list[int]:
        return sense.tries(cast(State, s), seat)

    def own_turn(self, s: KernelState, seat: int) -> bool:
        return cast(State, s).active == seat

    def resting(self, s: KernelState, seat: int) -> bool:
        """What is drawn after the last action is the rival's to use."""
        state = cast(State, s)
        return state.active == seat and state.actions_left <= 0

    def terms(self, s: KernelState, seat: int) -> list[float]:
        return worth.terms(cast(State, s), seat, self.measures)

    def worth(self, s: KernelState, seat: int) -> float:
        return worth.worth(cast(State, s), seat, self.measures)

    def facts(self, s: KernelState, other: KernelState, seat: int) -> list[Said]:
        return facts.facts(cast(State, s), cast(State, other), seat)

    def gains(self, s: KernelState, other: KernelState, seat: int) -> list[Said]:
        return facts.gains(cast(State, s), cast(State, other), seat)

    def weighted(self, values: dict[str, float]) -> Mind:
        return BasilicaMind(self.seats, Weights("tuning", {**self.values, **values}))

    def styled(self, style: str) -> Mind:
        base = None if style in OWN else game_weights(__package__, self.seats)
        return BasilicaMind(self.seats, game_weights(__package__, self.seats, f"{style}.toml", base))
