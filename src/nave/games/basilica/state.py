"""Everything on the table, as flat lists of integers, and the few questions every rule asks of it.

No tile nobody has seen lies anywhere in particular: `unseen` only counts which tiles are left, and nature
decides which of them turns up, and whether it has a crown, when people see it (setup.hidden_information).
"""

from typing import Final

from nave.games.basilica.names import (
    ADJACENT,
    COLUMNS,
    FACES,
    SEATS,
    TOKENS,
    WIDTH,
    WILD,
)
from nave.games.basilica.sheet import Sheet
from nave.games.basilica.tables import Tables
from nave.kernel.state import State as KernelState

NONE: Final = -1
# What a cell holds instead of a tile.
EMPTY: Final = -1
SCAFFOLD: Final = -2
# A crown nobody has seen yet.
HIDDEN: Final = -1
# Bits of what lies on a vault.
GLASS_BIT: Final = 1
ALTAR_BIT: Final = 2
# `actions_left` once the turn is over; with 0 left it still has to be ended.
TURN_OVER: Final = -1
# How the game ended.
RUNNING: Final = 0
THIRD_SCORING: Final = 1
EXHAUSTION: Final = 2


class Config:
    """What is fixed when a game is made; shared by all copies of a state."""

    def __init__(self, tables: Tables, settings: dict[str, str]) -> None:
        self.tables = tables
        self.settings = settings
        self.expansion = settings["festum_fatuorum"] == "on"
        self.remove_six = settings["remove_six"] == "on"
        self.show_crowns = settings["show_crowns"] == "on"
        # option.festum_fatuorum
        self.tiles: list[int] = tables.all if self.expansion else tables.base
        # The faces in the game, and where each of all faces stands in that list.
        self.faces: list[int] = [f for f in range(FACES) if self.tiles[2 * f] + self.tiles[2 * f + 1] > 0]
        self.face_place: list[int] = [self.faces.index(f) if f in self.faces else NONE for f in range(FACES)]
        self.set_aside: int = tables.set_aside if self.remove_six else 0
        self.altars: int = tables.altars if self.expansion else 0


class State(KernelState):
    def __init__(self, config: Config, source: "State | None" = None) -> None:
        super().__init__(source)
        self.config = config
        self.tables = config.tables
        if source is not None:
            self._copy_from(source)
            return
        t = config.tables
        # Lists that seldom change are shared by all copies: [shared] means they are replaced, never changed.
        self.score: list[int] = [0] * SEATS  # [shared]
        self.coins: list[int] = [t.coins] * SEATS  # [shared]
        # Supplies: builders, and for each token 1 if it lies there.
        self.builders: list[int] = [t.builders] * SEATS  # [shared]
        self.tokens: list[int] = [1] * (SEATS * TOKENS)  # [shared]
        self.altars: int = config.altars
        self.queen: int = 0  # setup.markers
        # The cathedral, by cell, always with two empty rows below the lowest tile: the tile; seat * 8 + what
        # lies under the builder; bits for glass and altar.
        self.tile: list[int] = [EMPTY] * (2 * WIDTH)
        self.pawn: list[int] = [NONE] * (2 * WIDTH)
        self.deco: list[int] = [0] * (2 * WIDTH)  # [shared]
        # The board, by column. An order is a face, its crown (perhaps hidden), and the stack it came from.
        self.order: list[int] = [NONE] * COLUMNS
        self.order_crown: list[int] = [HIDDEN] * COLUMNS
        self.order_stack: list[int] = [1] * COLUMNS  # [shared]
        self.vault: list[int] = [NONE] * COLUMNS
        # The order being executed.
        self.played: int = NONE
        self.played_crown: int = HIDDEN
        self.played_stack: int = 1
        # The stack: which one, how many tiles, the face on top, and its tiles whose crown is unseen, with
        # those set aside. `older` are the unseen ones of the first stack once the second is in use.
        self.stack_number: int = 1
        self.stack_size: int = sum(config.tiles) - config.set_aside
        self.top: int = NONE
        self.top_crown: int = HIDDEN
        self.unseen: list[int] = config.tiles.copy()  # [shared]
        self.older: list[int] = []  # [shared]
        self.discard: list[int] = []  # [shared]
        # The rank given by the Promote under way (order.promote.paid).
        self.given: int = NONE
        # The turn; `laid` is the cell of the vault laid by the action before.
        self.active: int = 0
        self.first: int = 0
        self.actions_left: int = TURN_OVER
        self.laid: int = NONE
        # Jester colors named for the scoring under way.
        self.named_cells: list[int] = []  # [shared]
        self.named_colors: list[int] = []  # [shared]
        # One immutable sheet per scoring held.
        self.sheets: list[Sheet] = []  # [shared]
        self.ended: int = RUNNING

    def _copy_from(self, o: "State") -> None:
        self.score = o.score
        self.coins = o.coins
        self.builders = o.builders
        self.tokens = o.tokens
        self.altars = o.altars
        self.queen = o.queen
        self.tile = o.tile.copy()
        self.pawn = o.pawn.copy()
        self.deco = o.deco
        self.order = o.order.copy()
        self.order_crown = o.order_crown.copy()
        self.order_stack = o.order_stack
        self.vault = o.vault.copy()
        self.played = o.played
        self.played_crown = o.played_crown
        self.played_stack = o.played_stack
        self.stack_number = o.stack_number
        self.stack_size = o.stack_size
        self.top = o.top
        self.top_crown = o.top_crown
        self.unseen = o.unseen
        self.older = o.older
        self.discard = o.discard
        self.given = o.given
        self.active = o.active
        self.first = o.first
        self.actions_left = o.actions_left
        self.laid = o.laid
        self.named_cells = o.named_cells
        self.named_colors = o.named_colors
        self.sheets = o.sheets
        self.ended = o.ended

    def copy(self) -> "State":
        return State(self.config, self)

    # ------------------------------------------------------------ cathedral

    def reach(self, cell: int) -> None:
        """Make room for a cell that is about to be filled, and two empty rows below it."""
        needed = (cell // WIDTH + 3) * WIDTH
        missing = needed - len(self.tile)
        if missing > 0:
            self.tile.extend([EMPTY] * missing)
            self.pawn.extend([NONE] * missing)
            self.deco = self.deco + [0] * missing

    def is_vault(self, cell: int) -> bool:
        return 0 <= cell < len(self.tile) and self.tile[cell] >= 0

    def is_free(self, cell: int) -> bool:
        """A vault without builder (builder.one_per_vault)."""
        return self.tile[cell] >= 0 and self.pawn[cell] == NONE

    def owns(self, seat: int, cell: int) -> bool:
        pawn = self.pawn[cell]
        return pawn != NONE and pawn >> 3 == seat

    def rank_at(self, cell: int) -> int:
        """The rank of the builder on a cell, -1 for none."""
        pawn = self.pawn[cell]
        return NONE if pawn == NONE else self.tables.rank[pawn & 7]

    def jester_at(self, cell: int) -> bool:
        pawn = self.pawn[cell]
        return pawn != NONE and self.tables.jester[pawn & 7]

    def can_step(self, cell: int) -> bool:
        """Whether the builder on a cell has an adjacent vault without builder."""
        tile, pawn = self.tile, self.pawn
        return any(tile[near] >= 0 and pawn[near] == NONE for near in ADJACENT[cell])

    def cells_of(self, seat: int) -> list[int]:
        """Where that player's builders stand, row by row from the board."""
        low = seat << 3
        return [cell for cell, pawn in enumerate(self.pawn) if low <= pawn < low + 8]

    def hinders_wild(self, cell: int) -> bool:
        """vault.wild_not_beside_wild, vault.jester_exempt: a wild without a jester keeps other wilds away."""
        tile = self.tile[cell]
        return tile >= 0 and WILD[tile] and not self.jester_at(cell)
