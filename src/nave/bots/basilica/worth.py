"""What a position of Basilica is worth to a player, in points ahead of the rival, as a sum of named terms."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from nave.bots.weights import Weights
from nave.games.basilica import plan
from nave.games.basilica.areas import find
from nave.games.basilica.names import COLUMNS, MASK, TOKENS
from nave.games.basilica.sheet import Area
from nave.games.basilica.state import State

# The order is the order of `terms`; how people read them stands in words/.
TERMS: Final[tuple[str, ...]] = (
    "score",
    "led",
    "contested",
    "growth",
    "builders",
    "tokens",
    "coins",
    "jesters",
)


class Measures:
    """The weights, read once."""

    def __init__(self, w: Weights) -> None:
        # How sure the present leader of an area is to score it, by lead: 0 to 3 and more.
        self.sure: vec[float] = vec[float](
            [w.number("tie"), w.number("lead_1"), w.number("lead_2"), w.number("lead_3")]
        )
        self.strongman = w.number("strongman")
        # What whoever moves next can add to its lead before the rival answers: where a vault at hand can join
        # the area with a builder, and elsewhere.
        self.initiative = w.number("initiative")
        self.elsewhere = w.number("elsewhere")
        # Crowns from the next scoring within which things become certain.
        self.certain_within = w.number("certain_within")
        self.growth = w.number("growth")
        self.growth_crowns = w.number("growth_crowns")
        self.builder = w.number("builder")
        self.last_builder = w.number("last_builder")
        self.token = w.number("token")
        self.coin = w.number("coin")
        self.jester = w.number("jester")


# The terms in that order; compiled code keeps such a tuple as plain numbers.
Parts = tuple[float, float, float, float, float, float, float, float]


def terms(s: State, seat: int, w: Measures) -> list[float]:
    """The parts of `worth`, in the order of TERMS."""
    return list(parts(s, seat, w))


def worth(s: State, seat: int, w: Measures) -> float:
    """Their sum, from the first to the last."""
    score, led, contested, growth, builders, tokens, coins, jesters = parts(s, seat, w)
    return score + led + contested + growth + builders + tokens + coins + jesters


def parts(s: State, seat: i64, w: Measures) -> Parts:
    rival = 1 - seat
    score = float(s.score(seat) - s.score(rival))
    if not s.stack:
        return score, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0
    distance = crowns_ahead(s)
    # With few crowns to go the present leaders will score; with many everything can still change.
    late = 1.0 - min(1.0, (distance - 1.0) / w.certain_within)
    next_up = to_move(s)
    side = 1.0 if next_up == seat else -1.0
    joining, elsewhere = side * w.initiative, side * w.elsewhere
    hand: i64 = colors_at_hand(s) if s.builders(next_up) else 0
    supply_counts = min(1.0, distance / w.certain_within)
    led = contested = growth = 0.0
    empty = ~s.filled()
    for area in find(s, s.colors(), True):
        lead = float(area.weight(seat) - area.weight(rival))
        if area.strong_ones:
            lead += w.strongman * float(int(area.strong(seat)) - int(area.strong(rival)))
        edges = open_edges(area, empty)
        joins = edges > 0 and hand >> area.color & 1 == 1
        share = leading_share(lead + (joining if joins else elsewhere), w)
        share += (certain_share(lead) - share) * late
        value = float(area.value)
        own, other = area.pawns(seat), area.pawns(rival)
        worth = share * value + (1.0 - share) * float(own) if own else 0.0
        worth -= (1.0 - share) * value + share * float(other) if other else 0.0
        if abs(lead) >= 2.0:
            led += worth
        else:
            contested += worth
        factor = 2.0 if area.doubled else 1.0
        growth += (2.0 * share - 1.0) * factor * float(edges)
    growth *= w.growth * min(1.0, distance / w.growth_crowns)
    own, other = s.builders(seat), s.builders(rival)
    builders = w.builder * float(own - other) * supply_counts
    builders += w.last_builder * float(int(own > 0) - int(other > 0)) * supply_counts
    tokens: i64 = 0
    for token in range(i64(TOKENS)):
        tokens += s.token(seat, token) - s.token(rival, token)
    coins = w.coin * float(s.coins(seat) - s.coins(rival))
    jesters = w.jester * float(jester_count(s, seat) - jester_count(s, rival))
    return score, led, contested, growth, builders, w.token * float(tokens) * supply_counts, coins, jesters


def to_move(s: State) -> i64:
    """Whose actions come next: a turn without actions left is as good as over."""
    return s.active if s.actions_left > 0 else 1 - s.active


def colors_at_hand(s: State) -> i64:
    """The colors of the vaults that lie ready, as bits."""
    found: i64 = 0
    for column in range(i64(COLUMNS)):
        tile = s.vault(column)
        if tile >= 0:
            found |= MASK[tile]
    return found


def crowns_ahead(s: State) -> float:
    """Crowned vaults until the next scoring."""
    for space in s.tables.scoring_spaces:
        if space > s.queen:
            return float(space - s.queen)
    return 1.0


def leading_share(lead: float, w: Measures) -> float:
    """How likely the seat is to have the majority in the end; half a step lies between two whole ones."""
    size = min(3.0, abs(lead))
    low: i64 = int(size)
    first = w.sure[low]
    share = first + (w.sure[min(low + 1, 3)] - first) * (size - float(low))
    return share if lead >= 0 else 1.0 - share


def certain_share(lead: float) -> float:
    if lead == 0.0:
        return 0.5
    return 1.0 if lead > 0 else 0.0


def open_edges(area: Area, empty: int) -> i64:
    """Edges of an area towards empty cells, up to three: it can still grow there."""
    found = plan.count(plan.above(area.place) & empty) + plan.count(plan.below(area.place) & empty)
    if found < 3:
        found += plan.count(plan.left_of(area.place) & empty)
        found += plan.count(plan.right_of(area.place) & empty)
    return min(found, 3)


def jester_count(s: State, seat: i64) -> i64:
    return plan.count(s.own(seat) & s.jesters)
