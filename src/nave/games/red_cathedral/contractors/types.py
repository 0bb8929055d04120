"""What the expansion adds to the view; every entry is there only if the table plays with its part."""

from typing import NotRequired, TypedDict

from nave.games.red_cathedral import types as base
from nave.games.red_cathedral.types import Amounts
from nave.kernel.said import Spoken

# Ornaments taken out of the game, and the workshop spaces they were taken from.
DiscardedRow = TypedDict("DiscardedRow", {"ornaments": Amounts, "from": list[str]})


class PlayerPieces(base.PlayerPieces, total=False):
    permits: int
    contractors: Amounts
    specialist: str | None
    tools: list[str]
    discarded: DiscardedRow
    diamonds: int
    # Names for their owner, None for everybody else.
    contracts: list[str | None]
    reinforcements: list[str]


class PlayerRow(PlayerPieces, base.PlayerRow, total=False):
    contractors_left: int
    tool_counts: Amounts
    tool_prestige: int
    contracts_worth: list[int]


class SlotRow(base.SlotRow, total=False):
    # A diamond lies there in the material's place.
    diamond: bool


class SectionRow(base.SectionRow, total=False):
    # How many of the pieces laid for a material are diamonds.
    diamonds: Amounts


class FinalRow(base.FinalRow, total=False):
    tools: int
    contracts: int


class DuchyRow(TypedDict):
    cities: list[str]
    closed: list[str]
    display: list[str | None]
    bag: list[str]
    removed: list[str]
    marker: int | None


class CityRow(TypedDict):
    """A city with the tower under its tile, specialist spaces counted from one, contractors by player."""

    city: str
    name: Spoken
    open: bool
    tower: int | None
    spaces: list[int]
    contractors: list[int]
    cost: NotRequired[int]
    points: NotRequired[list[int]]


class SpecialistRow(TypedDict):
    kind: str
    effect: Spoken
    tool: str


class ContractUnder(TypedDict):
    contract: str | None
    by: int


class ContractsPieces(TypedDict):
    """Contract cards outside the hands, in a position."""

    drawn: list[str | None]
    under: list[ContractUnder]
    scored: Amounts


class ContractsRow(ContractsPieces):
    deck: int


class SparePieces(TypedDict):
    """Cathedral cards off the site, in a position."""

    drawn: list[str]
    discard: list[str]


class SpareRow(SparePieces):
    deck: int


class ReinforcementsRow(TypedDict):
    offer: list[str]
    used: list[str]
    this_turn: bool


class DiamondsRow(TypedDict):
    supply: int
    laid: dict[str, Amounts]


class ContractorsPieces(TypedDict, total=False):
    """What the parts of the expansion write into a position."""

    players: list[PlayerPieces]
    duchy: DuchyRow
    foreman: int
    contracts: ContractsPieces
    spare: SparePieces
    reinforcements: ReinforcementsRow
    diamonds: DiamondsRow


class ContractorsEntries(TypedDict, total=False):
    """What they show of it in a view."""

    duchy: DuchyRow
    cities: list[CityRow]
    specialists: dict[str, SpecialistRow]
    slots: list[Spoken]
    foreman: int
    contracts: ContractsRow
    # The field of a contract's row that counts with so many players.
    contract_value: str
    spare: SpareRow
    reinforcements: ReinforcementsRow
    diamonds: DiamondsRow


class ContractorsTable(ContractorsEntries, total=False):
    """That, and the entries of the base game of which they show more."""

    players: list[PlayerRow]
    site: list[list[SectionRow]]
    ivan_cards: list[base.IvanCard]


class ContractorsView(base.CathedralView, ContractorsEntries):
    """What a seat, or a spectator, sees of a game with the expansion."""
