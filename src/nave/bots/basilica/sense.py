"""Which answers make sense in Basilica: `sensible` for the apprentice, `tries` for a planner."""

from typing import Final

from nave.games.basilica import plan
from nave.games.basilica.areas import colored, find, points
from nave.games.basilica.builder import PLACE_BUILDER
from nave.games.basilica.coin import DECLINE, PAY
from nave.games.basilica.names import DISASTER, SCAFFOLDING
from nave.games.basilica.orders import EXECUTE
from nave.games.basilica.state import State
from nave.kernel.state import answer

# How many places for scaffolding a planner looks at; it rarely matters where it stands.
SCAFFOLDS: Final = 2
# An apprentice keeps the last builder for a larger area than the others.
BIG: Final = 3


def lead_now(s: State, seat: int) -> int:
    """Points ahead if a scoring were held now."""
    both = points(find(s, colored(s, [], []), True))
    return s.score(seat) - s.score(1 - seat) + both[seat] - both[1 - seat]


# ------------------------------------------------------------ the apprentice


def sensible(s: State, seat: int) -> list[int]:
    """Answers after which the seat would score no worse than before; if all harm, the least harmful."""
    frame = s.stack[-1]
    options = frame.options(s)
    if len(options) == 1:
        return options
    if frame.kind == "buy":
        return [(PAY if pays(s, seat) else DECLINE).family.at()]
    if frame.kind == "act":
        options = [move for move in options if not idle_order(s, move)] or options
        placing = PLACE_BUILDER.family.at()
        if placing in options and worth_a_builder(s, seat):
            return [placing]
    now = lead_now(s, seat)
    after = [lead_after(s, move, seat) for move in options]
    if frame.kind not in ("act", "promote"):
        best = max(after)
        return [move for move, lead in zip(options, after, strict=True) if lead == best]
    fine = [move for move, lead in zip(options, after, strict=True) if lead >= now]
    if fine:
        return fine
    best = max(after)
    return [move for move, lead in zip(options, after, strict=True) if lead == best]


def lead_after(s: State, move: int, seat: int) -> int:
    twin = s.copy()
    answer(twin, move)
    return lead_now(twin, seat)


def idle_order(s: State, move: int) -> bool:
    """Orders that only take from the cathedral or block it."""
    return EXECUTE.family.has(move) and EXECUTE.order(s, move) in (SCAFFOLDING, DISASTER)


def worth_a_builder(s: State, seat: int) -> bool:
    """The vault just laid lies in an area that is big enough and where the builder gains something."""
    areas = [area for area in find(s, colored(s, [], []), False) if plan.has(area.place, s.laid)]
    wanted = BIG if s.builders(seat) == 1 else BIG - 1
    for area in areas:
        behind = area.weight(1 - seat) - area.weight(seat)
        if area.size >= wanted and 0 <= behind <= 1:
            return True
    return False


def pays(s: State, seat: int) -> bool:
    """Whether some use of the paid version brings a point."""
    twin = s.copy()
    answer(twin, PAY.family.at())
    if not twin.stack or twin.stack[-1].who != seat:
        return False
    before = lead_now(s, seat)
    return any(lead_after(twin, move, seat) > before for move in twin.stack[-1].options(twin))


# ------------------------------------------------------------ a planner


def tries(s: State, seat: int) -> list[int]:
    frame = s.stack[-1]
    options = frame.options(s)
    if frame.kind == "act":
        return [move for move in options if not blocks_only(s, move)] or options
    if frame.kind == "scaffolding":
        return options[:SCAFFOLDS]
    return options


def blocks_only(s: State, move: int) -> bool:
    return EXECUTE.family.has(move) and EXECUTE.order(s, move) == SCAFFOLDING
