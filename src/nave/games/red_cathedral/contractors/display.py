"""Specialist tiles: drawn from the bag to the display, turned over beside a board."""

from typing import Final

from mypy_extensions import i64

from nave.games.red_cathedral.contractors.events import SpecialistDrawn, ToolTurned
from nave.games.red_cathedral.contractors.names import SPECIALIST_SPACES, SPECIALISTS, TOOLS
from nave.games.red_cathedral.contractors.pieces import DISPLAYED, IN_BAG, NONE, on_table, own_pieces
from nave.games.red_cathedral.contractors.tables import duchy_of
from nave.games.red_cathedral.state import State
from nave.kernel.family import Family
from nave.kernel.frame import AUTO, NATURE, Frame
from nave.kernel.packed import replaced
from nave.kernel.question import Field, Kind
from nave.kernel.said import Said

DRAW_SPECIALIST: Final[Family] = Family("draw {tile}", nature=True, tile=SPECIALISTS)


class Refill(Frame[State]):
    """hire.refill; with an empty bag the space stays empty (hire.no_tile_offered)."""

    def __init__(self, space: i64) -> None:
        super().__init__("refill", AUTO)
        self.space = space

    def apply(self, s: State, move: i64) -> None:
        if IN_BAG in on_table(s).specialist_at:
            s.stack.append(DrawSpecialist(self.space))

    def args(self) -> list[int]:
        return [self.space]


class DrawSpecialist(Frame[State]):
    """setup.specialist_display"""

    def __init__(self, space: i64) -> None:
        super().__init__("draw_specialist", NATURE)
        self.space = space

    def options(self, s: State) -> list[int]:
        places = on_table(s).specialist_at
        return [DRAW_SPECIALIST.at(tile) for tile, place in enumerate(places) if place == IN_BAG]

    def apply(self, s: State, move: i64) -> None:
        tile = DRAW_SPECIALIST.first(move)
        own_pieces(s).specialist_at = replaced(on_table(s).specialist_at, tile, DISPLAYED)
        own_pieces(s).display = replaced(on_table(s).display, self.space, tile)
        if s.log is not None and s.turn:
            s.log.append(SpecialistDrawn(tile, self.space, rule="hire.refill", seat=s.active))

    def prompt(self, s: State) -> Said:
        return Said("prompt-draw_specialist", space=self.space + 1)

    def args(self) -> list[int]:
        return [self.space]


def turn_over(s: State, player: i64, tile: i64, rule: str) -> None:
    """The tile lies beside the player's board and shows its tool (specialist.tools)."""
    own_pieces(s).specialist_at = replaced(on_table(s).specialist_at, tile, player)
    if s.log is not None:
        s.log.append(ToolTurned(tile, duchy_of(s).tool[tile], rule=rule, seat=player))


def put_down_held(s: State, player: i64, rule: str) -> None:
    """The specialist on the extension leaves it (specialist.single_use, hire.replace_held)."""
    tile = on_table(s).held[player]
    if tile != NONE:
        own_pieces(s).held = replaced(on_table(s).held, player, NONE)
        turn_over(s, player, tile, rule)


def tool_counts(s: State, player: i64) -> list[int]:
    """How many of each tool lie beside a player's board, not on the extension (specialist.unused_no_tool)."""
    counts = [0] * len(TOOLS)
    tool = duchy_of(s).tool
    for tile, place in enumerate(on_table(s).specialist_at):
        if place == player:
            counts[tool[tile]] += 1
    return counts


def tool_prestige(s: State, player: i64) -> i64:
    """specialist.set_scoring: one of each kind into the first group, then repeat with what is left."""
    counts = tool_counts(s, player)
    total = 0
    while any(counts):
        total += duchy_of(s).group_prestige[sum(1 for count in counts if count)]
        counts = [max(0, count - 1) for count in counts]
    return total


SPACE: Final[Field[State]] = Field("space", SPECIALIST_SPACES - 1)
QUESTIONS: Final[tuple[Kind[State], ...]] = (
    Kind("refill", Refill, (SPACE,), below=("end", "refill", "next_turn")),
    Kind("draw_specialist", DrawSpecialist, (SPACE,), below=("end", "refill", "next_turn")),
)
