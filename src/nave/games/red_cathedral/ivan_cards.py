"""What Ivan's cards do."""

from typing import Final

from mypy_extensions import i64

from nave.games.red_cathedral.effects import gain_recognition
from nave.games.red_cathedral.events import (
    IvanStored,
)
from nave.games.red_cathedral.finish import finish_if_complete
from nave.games.red_cathedral.ivan import IVAN
from nave.games.red_cathedral.ivan_claim import IvanClaim
from nave.games.red_cathedral.names import (
    IVAN_INVENTORY,
    IVAN_RECOGNITION,
    LEVELS,
    M,
)
from nave.games.red_cathedral.part import IvanCard
from nave.games.red_cathedral.state import NONE, State
from nave.kernel.packed import added, filled, packed


class Recognition(IvanCard):
    """solo.ivan_recognition"""

    def act(self, s: State, rule: str) -> None:
        gain_recognition(s, IVAN, s.tables.ivan_amount[IVAN_RECOGNITION], rule)


class Inventory(IvanCard):
    """solo.ivan_inventory: piece by piece from the largest pile; diamonds are none (solo.ivan_market)."""

    def act(self, s: State, rule: str) -> None:
        taken = [0] * M
        for _ in range(s.tables.ivan_amount[IVAN_INVENTORY]):
            largest = max(s.supply)
            if largest == 0:
                break
            for m in s.tables.ivan_piles:
                if s.supply[m] == largest:
                    s.add_supply(m, -1)
                    taken[m] += 1
                    break
        s.ivan_store = packed([s.ivan_store[m] + taken[m] for m in range(M)])
        if s.log is not None:
            s.log.append(IvanStored(sum(taken), rule=rule, seat=IVAN))


class Transport(IvanCard):
    """solo.ivan_transport"""

    def act(self, s: State, rule: str) -> None:
        s.ivan_build = packed([s.ivan_build[m] + s.ivan_store[m] for m in range(M)])
        s.ivan_store = filled(M, 0)


class Claim(IvanCard):
    def act(self, s: State, rule: str) -> None:
        if s.banners_left(IVAN):
            s.stack.append(IvanClaim())


class Construction(IvanCard):
    """solo.ivan_construction: solo.ivan_construction_pieces, row by row (solo.ivan_construction_order)."""

    def act(self, s: State, rule: str) -> None:
        for m in range(M):
            while s.ivan_build[m]:
                section = next_site(s)
                if section == NONE:
                    return
                s.ivan_build = added(s.ivan_build, m, -1)
                s.laid = added(s.laid, section * M + m, 1)
                finish_if_complete(s, IVAN, section)


def next_site(s: State) -> i64:
    """Ivan's unfinished section that is filled first."""
    for level in range(LEVELS):
        for tower in range(len(s.heights)):
            section = tower * LEVELS + level
            if level < s.heights[tower] and s.banner[section] == IVAN and not s.done[section]:
                return section
    return NONE


# By index of IVAN_CARDS.
CARDS: Final[list[IvanCard]] = [Recognition(), Inventory(), Transport(), Claim(), Construction()]
