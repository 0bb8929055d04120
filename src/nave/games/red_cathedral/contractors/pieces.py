"""The pieces that only the expansion brings, as packed numbers; a state without them shares one empty set."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

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
from nave.kernel.packed import filled, mix, mixed

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
    """Shared by all copies of a state until one of them changes something (`own_pieces`)."""

    def __init__(self, players: i64, source: "Pieces | None" = None) -> None:
        if source is not None:
            self._copy_from(source)
            return
        n = players
        self.players = n
        # The module: permits, and contractors in cities.
        self.permits: vec[i64] = filled(n, 0)
        self.contractors: vec[i64] = filled(n * C, 0)
        # The city above each tower, and the cities that show their X.
        self.city: vec[i64] = filled(TOWERS, NONE)
        self.closed: vec[i64] = filled(C, 0)
        # Specialist tiles: on the display, unused on an extension, and where each one is. They lie apart
        # from the workshop spaces, where activations look (specialist.not_a_workshop_tile).
        self.display: vec[i64] = filled(SPECIALIST_SPACES, NONE)
        self.held: vec[i64] = filled(n, NONE)
        self.specialist_at: vec[i64] = filled(len(SPECIALISTS), IN_BAG)
        # Solitaire: the tower at whose city tile Ivan's marker lies.
        self.marker: i64 = NONE
        # Jewelers: diamonds of players, in the supply, on sections (by the unit each stands for).
        self.diamonds: vec[i64] = filled(n, 0)
        self.diamond_supply: i64 = 0
        self.laid_diamonds: vec[i64] = filled(SECTIONS * M, 0)
        # Foremen: the tower the foreman stands under.
        self.foreman: i64 = NONE
        # Archivists: where each card is; those under the deck in their order and who put them there.
        self.contract_at: vec[i64] = filled(len(CONTRACTS), IN_DECK)
        self.contract_under: vec[i64] = filled(0, 0)
        self.contract_by: vec[i64] = filled(0, 0)
        # Those being chosen from, in the order in which they were drawn; prestige of each once scored.
        self.contract_drawn: vec[i64] = filled(0, 0)
        self.contract_prestige: vec[i64] = filled(len(CONTRACTS), 0)
        # Brick Makers: where each tile is, and whether one was used this turn.
        self.reinforcement_at: vec[i64] = filled(len(REINFORCEMENTS), ON_OFFER)
        self.reinforced: i64 = 0
        # Master Builders: spare cathedral cards drawn just now and the open pile; the rest is the deck.
        self.spare_drawn: vec[i64] = filled(0, 0)
        self.spare_discard: vec[i64] = filled(0, 0)

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

    def hash64(self, start: i64) -> i64:
        h = mixed(start, self.permits)
        h = mixed(h, self.contractors)
        h = mixed(h, self.city)
        h = mixed(h, self.closed)
        h = mixed(h, self.display)
        h = mixed(h, self.held)
        h = mixed(h, self.specialist_at)
        h = mixed(h, self.diamonds)
        h = mixed(h, self.laid_diamonds)
        h = mixed(h, self.contract_at)
        h = mixed(h, self.contract_under)
        h = mixed(h, self.contract_by)
        h = mixed(h, self.contract_drawn)
        h = mixed(h, self.contract_prestige)
        h = mixed(h, self.reinforcement_at)
        h = mixed(h, self.spare_drawn)
        h = mixed(h, self.spare_discard)
        return mix(mix(h, self.marker, self.diamond_supply), self.foreman, self.reinforced)

    def fresh(self) -> "Pieces":
        return Pieces(self.players)

    def copy(self) -> "Pieces":
        return Pieces(0, self)


def on_table(s: State) -> Pieces:
    """The expansion's pieces of a game that has some of it."""
    pieces = s.pieces
    assert isinstance(pieces, Pieces)
    return pieces


def own_pieces(s: State) -> Pieces:
    """The same to be changed: a state that still shares them with a copy gets its own first."""
    s.own_pieces()
    return on_table(s)
