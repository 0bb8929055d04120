"""Positions, views and results of Basilica as plain data; the keys are frozen."""

from typing import NotRequired, TypedDict

from nave.kernel.said import Spoken
from nave.kernel.types import Asked, ViewHead

# ------------------------------------------------------------ scorings


class AreaRow(TypedDict):
    colour: str
    cells: list[str]
    tiles: int
    doubled: bool
    glass: int
    value: int
    builders: list[int]
    weights: list[int]
    strongmen: list[bool]
    leader: int | None
    points: list[int]


class JesterRow(TypedDict):
    seat: int
    cell: str
    colour: str


class SheetRow(TypedDict):
    """One scoring that was held."""

    number: int
    final: bool
    points: list[int]
    jesters: list[JesterRow]
    areas: list[AreaRow]


class GainedArea(AreaRow):
    gained: int


class ScoringRow(TypedDict):
    """What one scoring brought one player."""

    number: int
    final: bool
    points: int
    areas: list[GainedArea]
    jesters: list[JesterRow]


class Breakdown(TypedDict):
    """`before` is the score that a position began with."""

    player: int
    name: str
    before: int
    scorings: list[ScoringRow]
    total: int


# ------------------------------------------------------------ pieces


class FaceRow(TypedDict):
    """A tile that lies order face up; `crown` is None while nobody has seen its back."""

    tile: str
    crown: bool | None
    stack: int


class FaceView(FaceRow):
    order: str
    name: Spoken
    # What it does, and what its paid version does, if it has one.
    does: Spoken
    paid: Spoken | None
    colours: list[str]
    coin_box: bool


class VaultRow(TypedDict):
    tile: str


class VaultView(VaultRow):
    colours: list[str]
    crown: bool
    order: str


class ColumnRow(TypedDict):
    order: FaceRow | None
    vault: VaultRow | None


class ColumnView(TypedDict):
    order: FaceView | None
    vault: VaultView | None


class StackRow(TypedDict):
    number: int
    size: int
    top: FaceRow | None
    unseen: dict[str, int]
    unseen_of_first: dict[str, int]


class StackView(TypedDict):
    number: int
    size: int
    top: FaceView | None
    unseen: dict[str, int]
    unseen_of_first: dict[str, int]


class BuilderRow(TypedDict):
    seat: int
    rank: str | None
    token: int | None


class VaultCell(TypedDict):
    tile: str
    builder: BuilderRow | None
    glass: bool
    altar: bool


class ScaffoldingCell(TypedDict):
    scaffolding: bool


class VaultCellView(VaultCell):
    row: int
    column: int
    colours: list[str]
    crown: bool
    order: str


class ScaffoldingCellView(ScaffoldingCell):
    row: int
    column: int


class PlayerRow(TypedDict):
    score: int
    coins: int
    builders: int
    tokens: list[bool]


class PlayerView(PlayerRow):
    """Score token and marker together show the score."""

    name: Spoken
    marker: int
    score_token: int
    ranks: list[list[str]]


class ThisTurn(TypedDict):
    actions_left: int
    over: bool
    laid: str | None


class NamedRow(TypedDict):
    cell: str
    colour: str


class NamedView(TypedDict):
    """A color named in secret by somebody else is None."""

    seat: int
    cell: str
    colour: str | None


# ------------------------------------------------------------ helpers of a view


class TrackView(TypedDict):
    spaces: int
    scoring_spaces: list[int]
    next_scoring: int | None
    distance: int | None


class JesterOutlook(TypedDict):
    """What each color that may be named for a jester would bring both, as [least, most] of each player."""

    seat: int
    cell: str
    by_colour: dict[str, list[list[int]]]


class Changes(TypedDict):
    """The areas that an answer would change: as they would be, and as those were that they come from."""

    areas: list[AreaRow]
    gone: list[AreaRow]


class AreasView(TypedDict):
    """`if_scored_now` is what each would gain, None where that depends on a color still to be named."""

    areas: list[AreaRow]
    if_scored_now: list[int | None]
    if_scored_range: list[list[int]]
    jesters: list[JesterOutlook]


class OrderRow(TypedDict):
    """Whether a seat could take an order, were it to act now."""

    order: int
    seat: int
    possible: bool
    reason: NotRequired[Spoken]
    rule: NotRequired[str]


class CellLists(TypedDict):
    single: list[str]
    wild: list[str]
    answers: list[str]


# ------------------------------------------------------------ the whole


class Common(TypedDict):
    """What positions and views have alike; the turn of a view stands in its head."""

    active: int
    first: int
    this_turn: ThisTurn
    queen: int
    altars: int
    given: str | None
    discard: list[str]
    scorings: list[SheetRow]
    ended: str | None
    ask: list[Asked]


class Position(Common):
    turn: int
    players: list[PlayerRow]
    board: list[ColumnRow]
    executing: FaceRow | None
    stack: StackRow
    cathedral: dict[str, VaultCell | ScaffoldingCell]
    named: list[NamedRow]


class Table(Common):
    """A view without its head."""

    players: list[PlayerView]
    board: list[ColumnView]
    executing: FaceView | None
    stack: StackView
    cathedral: dict[str, VaultCellView | ScaffoldingCellView]
    named: list[NamedView]
    actions: int
    rows: int
    track: TrackView
    areas: AreasView
    orders: list[OrderRow]
    cells: CellLists


class EndedTable(Table):
    final: list[Breakdown]


class BasilicaView(ViewHead, Table):
    # Once the game is over.
    final: NotRequired[list[Breakdown]]


class EndVault(TypedDict):
    vault: str
    colors: list[str]


class EndForm(TypedDict):
    """What is asked of a finished game of the real box."""

    width: int
    vaults: list[EndVault]
    ranks: list[str]
    colors: list[str]
    altars: int


class EndCell(TypedDict):
    vault: str
    builder: int | None
    rank: str | None
    names: str | None
    glass: bool
    altar: bool


class EndPlayer(TypedDict):
    """The points before the last scoring."""

    score: int


class EndTable(TypedDict):
    """What is entered of it."""

    players: list[EndPlayer]
    stack_used_up: bool
    cells: dict[str, EndCell]
