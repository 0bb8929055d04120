"""What the expansion adds to the view; every entry is there only if the table plays with its part."""

from typing import NotRequired, TypedDict

from nave.games.red_cathedral import types as base
from nave.games.red_cathedral.types import Amounts
from nave.kernel.said import Spoken

# Ornaments taken out of the game, and the workshop spaces they were taken from.
DiscardedRow = TypedDict("DiscardedRow", {"ornaments": Amounts, "from": list[str]})


class PlayerRow(base.PlayerRow, total=False):
    permits: int
    contractors: Amounts
    contractors_left: int
    specialist: str | None
    tools: list[str]
    tool_counts: Amounts
    tool_prestige: int
    discarded: DiscardedRow
    diamonds: int
    # Names for their owner, None for everybody else.
    contracts: list[str | None]
    contracts_worth: list[int]
    reinforcements: list[str]


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
    name: str
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


class ContractsRow(TypedDict):
    deck: int
    drawn: list[str | None]
    under: list[ContractUnder]
    scored: Amounts


class SpareRow(TypedDict):
    deck: int
    drawn: list[str]
    discard: list[str]


class ReinforcementsRow(TypedDict):
    offer: list[str]
    used: list[str]
    this_turn: bool


class DiamondsRow(TypedDict):
    supply: int
    laid: dict[str, Amounts]


class ContractorsView(base.CathedralView, total=False):
    duchy: DuchyRow
    cities: list[CityRow]
    specialists: dict[str, SpecialistRow]
    slots: list[Spoken]
    foreman: int
    contracts: ContractsRow
    spare: SpareRow
    reinforcements: ReinforcementsRow
    diamonds: DiamondsRow
