"""The Red Cathedral for a planner."""

from typing import Final, cast

from nave.bots.mind import FAR, FIRST, JUDGING, LEARNING, Mind
from nave.bots.red_cathedral import facts, sense, worth
from nave.bots.red_cathedral.measures import Measures
from nave.bots.weights import Weights, game_weights
from nave.games.red_cathedral.state import State
from nave.kernel.said import Said
from nave.kernel.state import State as KernelState

# Styles with all weights in files of their own: who tunes the mason changes nothing there.
OWN: Final = (FIRST, FAR, JUDGING, LEARNING)
# What a game may be beside its seats, with tables of weights of its own; `kind_of` numbers them.
KINDS: Final[tuple[tuple[str, ...], ...]] = (
    (),
    ("advanced",),
    ("contractors",),
    ("advanced", "contractors"),
)


def kind_of(s: State) -> int:
    """The place in KINDS: which side the workshops show, and whether anything of the expansion is in play."""
    return int(s.config.advanced) + (2 if len(s.config.parts) > 0 else 0)


class RedCathedralMind(Mind):
    def __init__(
        self, seats: int, weights: Weights | None = None, more: Weights | None = None, style: str = ""
    ) -> None:
        self.names = list(worth.TERMS)
        self.words_in = (__package__,)
        self.seats = seats
        # By kind; weights that are given hold in all of them.
        read = [(weights, more)] * len(KINDS) if weights and more else every_kind(seats, style)
        self.measures = [Measures(base, expansion) for base, expansion in read]
        self.tables = [{**base.values, **expansion.values} for base, expansion in read]
        self.values = self.tables[0]
        self.error = read[0][0].number("misjudged")
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
        state = cast(State, s)
        return worth.terms(state, seat, self.measures[kind_of(state)])

    def worth(self, s: KernelState, seat: int) -> float:
        state = cast(State, s)
        return worth.worth(state, seat, self.measures[kind_of(state)])

    def facts(self, s: KernelState, other: KernelState, seat: int) -> list[Said]:
        return facts.facts(cast(State, s), cast(State, other), seat)

    def gains(self, s: KernelState, other: KernelState, seat: int) -> list[Said]:
        return facts.gains(cast(State, s), cast(State, other), seat)

    def kinds_at(self, s: KernelState) -> tuple[str, ...]:
        return KINDS[kind_of(cast(State, s))]

    def values_at(self, s: KernelState) -> dict[str, float]:
        return self.tables[kind_of(cast(State, s))]

    def weighted(self, values: dict[str, float]) -> Mind:
        found = Weights("tuning", {**self.values, **values})
        return RedCathedralMind(self.seats, found, found)

    def styled(self, style: str) -> Mind:
        return RedCathedralMind(self.seats, style=style)


def every_kind(seats: int, style: str) -> list[tuple[Weights, Weights]]:
    """Those of the box and of the expansion, for each of KINDS."""
    own = style in OWN
    found = []
    for kinds in KINDS:
        base = game_weights(__package__, seats, f"{style}.toml" if own else "weights.toml", None, kinds)
        if style and not own:
            base = game_weights(__package__, seats, f"{style}.toml", base, kinds)
        more = f"contractors_{style if own else 'weights'}.toml"
        found.append((base, game_weights(__package__, seats, more, None, kinds)))
    return found
