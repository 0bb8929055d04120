"""What a position of Basilica is worth to a player, in points ahead of the rival, as a sum of named terms."""

from typing import Final

from mypy_extensions import i64

from nave.bots.weights import Weights
from nave.games.basilica import plan
from nave.games.basilica.areas import colored, find
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
        self.sure = [w.number("tie"), w.number("lead_1"), w.number("lead_2"), w.number("lead_3")]
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


def terms(s: State, seat: int, w: Measures) -> list[float]:
    score = float(s.score(seat) - s.score(1 - seat))
    if not s.stack:
        return [score] + [0.0] * (len(TERMS) - 1)
    distance = crowns_ahead(s)
    # With few crowns to go the present leaders will score; with many everything can still change.
    late = 1.0 - min(1.0, (distance - 1) / w.certain_within)
    next_up = to_move(s)
    side = 1.0 if next_up == seat else -1.0
    hand = colors_at_hand(s) if s.builders(next_up) else 0
    supply_counts = min(1.0, distance / w.certain_within)
    led = contested = growth = 0.0
    areas: list[Area] = find(s, colored(s, [], []), True)
    for area in areas:
        lead = float(area.weight(seat) - area.weight(1 - seat))
        lead += w.strongman * (int(area.strong(seat)) - int(area.strong(1 - seat)))
        edges = open_edges(s, area)
        joins = edges > 0 and hand >> area.color & 1 == 1
        share = leading_share(lead + side * (w.initiative if joins else w.elsewhere), w)
        share += (certain_share(lead) - share) * late
        value = float(area.value)
        own, other = float(area.pawns(seat)), float(area.pawns(1 - seat))
        worth = share * value + (1.0 - share) * own if own else 0.0
        worth -= (1.0 - share) * value + share * other if other else 0.0
        if abs(lead) >= 2.0:
            led += worth
        else:
            contested += worth
        factor = 2.0 if area.doubled else 1.0
        growth += (2.0 * share - 1.0) * factor * edges
    growth *= w.growth * min(1.0, distance / w.growth_crowns)
    builders = w.builder * float(s.builders(seat) - s.builders(1 - seat)) * supply_counts
    builders += w.last_builder * ((s.builders(seat) > 0) - (s.builders(1 - seat) > 0)) * supply_counts
    tokens = 0
    for token in range(TOKENS):
        tokens += s.token(seat, token) - s.token(1 - seat, token)
    coins = w.coin * float(s.coins(seat) - s.coins(1 - seat))
    return [
        score,
        led,
        contested,
        growth,
        builders,
        w.token * tokens * supply_counts,
        coins,
        w.jester * (jester_count(s, seat) - jester_count(s, 1 - seat)),
    ]


def worth(s: State, seat: int, w: Measures) -> float:
    """Their sum."""
    total = 0.0
    for term in terms(s, seat, w):
        total += term
    return total


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


def crowns_ahead(s: State) -> int:
    """Crowned vaults until the next scoring."""
    for space in s.tables.scoring_spaces:
        if space > s.queen:
            return space - s.queen
    return 1


def leading_share(lead: float, w: Measures) -> float:
    """How likely the seat is to have the majority in the end; half a step lies between two whole ones."""
    size = min(3.0, abs(lead))
    low = int(size)
    high = min(3, low + 1)
    share = w.sure[low] + (w.sure[high] - w.sure[low]) * (size - low)
    return share if lead >= 0 else 1.0 - share


def certain_share(lead: float) -> float:
    if lead == 0.0:
        return 0.5
    return 1.0 if lead > 0 else 0.0


def open_edges(s: State, area: Area) -> int:
    """Edges of an area towards empty cells, up to three: it can still grow there."""
    empty = ~s.filled()
    found = plan.count(plan.above(area.place) & empty) + plan.count(plan.below(area.place) & empty)
    found += plan.count(plan.left_of(area.place) & empty) + plan.count(plan.right_of(area.place) & empty)
    return min(found, 3)


def jester_count(s: State, seat: int) -> int:
    return plan.count(s.own(seat) & s.jesters)
