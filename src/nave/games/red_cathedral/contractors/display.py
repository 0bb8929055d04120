"""Specialist tiles: drawn from the bag to the display, turned over beside a board."""

from nave.games.red_cathedral import moves
from nave.games.red_cathedral.contractors.events import SpecialistDrawn, ToolTurned
from nave.games.red_cathedral.contractors.names import TOOLS
from nave.games.red_cathedral.contractors.pieces import DISPLAYED, IN_BAG, NONE
from nave.games.red_cathedral.contractors.tables import Duchy
from nave.games.red_cathedral.state import State
from nave.kernel.frame import AUTO, NATURE, Frame
from nave.kernel.said import Said
from nave.kernel.state import replaced


def in_bag(s: State) -> list[int]:
    return [tile for tile, place in enumerate(s.pieces.specialist_at) if place == IN_BAG]


class Refill(Frame[State]):
    """hire.refill; with an empty bag the space stays empty (hire.no_tile_offered)."""

    def __init__(self, space: int) -> None:
        super().__init__("refill", AUTO)
        self.space = space

    def apply(self, s: State, move: int) -> None:
        if IN_BAG in s.pieces.specialist_at:
            s.stack.append(DrawSpecialist(self.space))

    def args(self) -> list[int]:
        return [self.space]


class DrawSpecialist(Frame[State]):
    """setup.specialist_display"""

    def __init__(self, space: int) -> None:
        super().__init__("draw_specialist", NATURE)
        self.space = space

    def options(self, s: State) -> list[int]:
        return [moves.DRAW_SPECIALIST + tile for tile in in_bag(s)]

    def apply(self, s: State, move: int) -> None:
        tile = move - moves.DRAW_SPECIALIST
        s.pieces.specialist_at = replaced(s.pieces.specialist_at, tile, DISPLAYED)
        s.pieces.display = replaced(s.pieces.display, self.space, tile)
        if s.log is not None and s.turn:
            s.log.append(SpecialistDrawn(tile, self.space, rule="hire.refill", seat=s.active))

    def prompt(self, s: State) -> Said:
        return Said("prompt-draw_specialist", space=self.space + 1)

    def args(self) -> list[int]:
        return [self.space]


def turn_over(s: State, duchy: Duchy, player: int, tile: int, rule: str) -> None:
    """The tile lies beside the player's board and shows its tool (specialist.tools)."""
    s.pieces.specialist_at = replaced(s.pieces.specialist_at, tile, player)
    if s.log is not None:
        s.log.append(ToolTurned(tile, duchy.tool[tile], rule=rule, seat=player))


def put_down_held(s: State, duchy: Duchy, player: int, rule: str) -> None:
    """The specialist on the extension leaves it (specialist.single_use, hire.replace_held)."""
    tile = s.pieces.held[player]
    if tile != NONE:
        s.pieces.held = replaced(s.pieces.held, player, NONE)
        turn_over(s, duchy, player, tile, rule)


def tool_counts(s: State, duchy: Duchy, player: int) -> list[int]:
    """How many of each tool lie beside a player's board."""
    counts = [0] * len(TOOLS)
    for tile, place in enumerate(s.pieces.specialist_at):
        if place == player:
            counts[duchy.tool[tile]] += 1
    return counts


def tool_prestige(s: State, duchy: Duchy, player: int) -> int:
    """specialist.set_scoring: one of each kind into the first group, then repeat with what is left."""
    counts = tool_counts(s, duchy, player)
    total = 0
    while any(counts):
        total += duchy.group_prestige[sum(1 for count in counts if count)]
        counts = [max(0, count - 1) for count in counts]
    return total
