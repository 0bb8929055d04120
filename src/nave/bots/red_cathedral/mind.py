"""The Red Cathedral for a planner."""

from typing import Final, cast

from nave.bots.mind import FAR, FIRST, JUDGING, Mind
from nave.bots.red_cathedral import facts, sense, worth
from nave.bots.red_cathedral.measures import Measures
from nave.bots.weights import Weights, game_weights
from nave.games.red_cathedral.state import State
from nave.kernel.said import Said
from nave.kernel.state import State as KernelState

# Styles with all weights in files of their own: who tunes the mason changes nothing there.
OWN: Final = (FIRST, FAR, JUDGING)


class RedCathedralMind(Mind):
    def __init__(self, seats: int, weights: Weights | None = None, more: Weights | None = None) -> None:
        self.names = list(worth.TERMS)
        self.words_in = (__package__,)
        self.seats = seats
        base = weights or game_weights(__package__, seats)
        expansion = more or game_weights(__package__, seats, "contractors_weights.toml")
        self.measures = Measures(base, expansion)
        self.values = {**base.values, **expansion.values}
        self.error = base.number("misjudged")
        # Lines are played on to the end: the worth of a position hides what an early end brings.
        self.depth = 100
        self.early = 16
        self.decided = 12.0
        self.rollouts = 400
        self.effort = 1600 if seats < 3 else 2800
        self.lines = 10
        self.alike = 2

    def sensible(self, s: KernelState, seat: int) -> list[int]:
        return sense.sensible(cast(State, s), seat)

    def tries(self, s: KernelState, seat: int) -> list[int]:
        return sense.tries(cast(State, s), seat)

    def own_turn(self, s: KernelState, seat: int) -> bool:
        return cast(State, s).active == seat

    def resting(self, s: KernelState, seat: int) -> bool:
        return sense.resting(cast(State, s), seat)

    def terms(self, s: KernelState, seat: int) -> list[float]:
        return worth.terms(cast(State, s), seat, self.measures)

    def worth(self, s: KernelState, seat: int) -> float:
        return worth.worth(cast(State, s), seat, self.measures)

    def facts(self, s: KernelState, other: KernelState, seat: int) -> list[Said]:
        return facts.facts(cast(State, s), cast(State, other), seat)

    def gains(self, s: KernelState, other: KernelState, seat: int) -> list[Said]:
        return facts.gains(cast(State, s), cast(State, other), seat)

    def weighted(self, values: dict[str, float]) -> Mind:
        found = Weights("tuning", {**self.values, **values})
        return RedCathedralMind(self.seats, found, found)

    def styled(self, style: str) -> Mind:
        if style in OWN:
            more = game_weights(__package__, self.seats, f"contractors_{style}.toml")
            return RedCathedralMind(self.seats, game_weights(__package__, self.seats, f"{style}.toml"), more)
        base = game_weights(__package__, self.seats)
        return RedCathedralMind(self.seats, game_weights(__package__, self.seats, f"{style}.toml", base))
