"""The pieces that only the expansion brings, as flat lists; a state without them shares one empty set."""

from typing import Final

from nave.games.red_cathedral.contractors.names import (
    CONTRACTS,
    REINFORCEMENTS,
    SPECIALIST_SPACES,
    SPECIALISTS,
    C,
)
from nave.games.red_cathedral.names import SECTIONS, TOWERS, M
from nave.games.red_cathedral.part import Pieces as BasePieces
from nave.games.red_cathedral.state import State

NONE: Final = -1

# Where a specialist tile is, if not turned over beside the board of a player (0, 1, ...).
IN_BAG: Final = -1
DISPLAYED: Final = -2
HELD: Final = -3
REMOVED: Final = -4

# Where a contract card or a reinforcement tile is, if a player does not have it.
IN_DECK: Final = -1
DRAWN: Final = -2
ON_OFFER: Final = -1
USED_UP: Final = -2


class Pieces(BasePieces):
    """Every list is shared by all copies of a state: it is replaced, never changed."""

    def __init__(self, players: int, source: "Pieces | None" = None) -> None:
        if source is not None:
            self._copy_from(source)
            return
        n = players
        self.players = n
        # The module: permits, and contractors in cities.
        self.permits: list[int] = [0] * n
        self.contractors: list[int] = [0] * (n * C)
        # The city above each tower, and the cities that show their X.
        self.city: list[int] = [NONE] * TOWERS
        self.closed: list[int] = [0] * C
        # Specialist tiles: on the display, unused on an extension, and where each one is. They lie apart
        # from the workshop spaces, where activations look (specialist.not_a_workshop_tile).
        self.display: list[int] = [NONE] * SPECIALIST_SPACES
        self.held: list[int] = [NONE] * n
        self.specialist_at: list[int] = [IN_BAG] * len(SPECIALISTS)
        # Solitaire: the tower at whose city tile Ivan's marker lies.
        self.marker: int = NONE
        # Jewelers: diamonds of players, in the supply, on sections (by the unit each stands for).
        self.diamonds: list[int] = [0] * n
        self.diamond_supply: int = 0
        self.laid_diamonds: list[int] = [0] * (SECTIONS * M)
        # Foremen: the tower the foreman stands under.
        self.foreman: int = NONE
        # Archivists: where each card is; those under the deck in their order and who put them there.
        self.contract_at: list[int] = [IN_DECK] * len(CONTRACTS)
        self.contract_under: list[int] = []
        self.contract_by: list[int] = []
        # Those being chosen from, in the order in which they were drawn; prestige of each once scored.
        self.contract_drawn: list[int] = []
        self.contract_prestige: list[int] = [0] * len(CONTRACTS)
        # Brick Makers: where each tile is, and whether one was used this turn.
        self.reinforcement_at: list[int] = [ON_OFFER] * len(REINFORCEMENTS)
        self.reinforced: int = 0
        # Master Builders: spare cathedral cards drawn just now and the open pile; the rest is the deck.
        self.spare_drawn: list[int] = []
        self.spare_discard: list[int] = []

    def _copy_from(self, o: "Pieces") -> None:
        self.players = o.players
        self.permits = o.permits
        self.contractors = o.contractors
        self.city = o.city
        self.closed = o.closed
        self.display = o.display
        self.held = o.held
        self.specialist_at = o.specialist_at
        self.marker = o.marker
        self.diamonds = o.diamonds
        self.diamond_supply = o.diamond_supply
        self.laid_diamonds = o.laid_diamonds
        self.foreman = o.foreman
        self.contract_at = o.contract_at
        self.contract_under = o.contract_under
        self.contract_by = o.contract_by
        self.contract_drawn = o.contract_drawn
        self.contract_prestige = o.contract_prestige
        self.reinforcement_at = o.reinforcement_at
        self.reinforced = o.reinforced
        self.spare_drawn = o.spare_drawn
        self.spare_discard = o.spare_discard

    def key(self) -> tuple[object, ...]:
        """Everything a turn can change, for whoever compares states."""
        return (
            tuple(self.permits),
            tuple(self.contractors),
            tuple(self.closed),
            tuple(self.display),
            tuple(self.held),
            tuple(self.specialist_at),
            tuple(self.diamonds),
            tuple(self.laid_diamonds),
            tuple(self.contract_at),
            tuple(self.contract_under),
            tuple(self.contract_drawn),
            tuple(self.reinforcement_at),
            tuple(self.spare_drawn),
            tuple(self.spare_discard),
            (self.marker, self.foreman, self.reinforced),
        )

    def fresh(self) -> "Pieces":
        return Pieces(self.players)

    def copy(self) -> "Pieces":
        return Pieces(0, self)


def on_table(s: State) -> Pieces:
    """The expansion's pieces of a game that has some of it."""
    pieces = s.pieces
    assert isinstance(pieces, Pieces)
    return pieces
