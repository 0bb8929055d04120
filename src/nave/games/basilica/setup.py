"""Set-up: settings become a configuration, then nature lays out the first tiles."""

from typing import Final

from mypy_extensions import i64

from nave.games.basilica.names import COLUMNS
from nave.games.basilica.refill import FillOrder, FillVault, TurnUp
from nave.games.basilica.state import State
from nave.games.basilica.tables import Config, Tables
from nave.games.basilica.turn import Turn
from nave.kernel.components import ComponentSet
from nave.kernel.family import Family
from nave.kernel.frame import NATURE, Frame
from nave.kernel.rules import ANY

FIRST: Final[Family] = Family("first seat {seat}", nature=True, seat=("1", "2"))


def configure(settings: dict[str, str], components: ComponentSet) -> Config:
    return Config(Tables(components), settings)


def start(config: Config) -> State:
    """setup.initial_display: three orders, three vaults, the first turn; the last pushed comes first."""
    s = State(config)
    s.stack.append(Turn())
    for column in range(COLUMNS - 1, -1, -1):
        s.stack.append(FillVault(column))
    for column in range(COLUMNS - 1, -1, -1):
        s.stack.append(FillOrder(column))
    s.stack.append(TurnUp())
    first = config.settings["first_player"]
    if first == ANY:
        s.stack.append(DrawFirst())
    else:
        s.first = s.active = int(first) - 1
    return s


class DrawFirst(Frame[State]):
    """setup.start_player"""

    def __init__(self) -> None:
        super().__init__("first", NATURE)

    def options(self, s: State) -> list[int]:
        return [FIRST.at(0), FIRST.at(1)]

    def apply(self, s: State, move: i64) -> None:
        s.first = s.active = FIRST.first(move)
