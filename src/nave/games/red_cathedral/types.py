"""Positions and views of The Red Cathedral as plain data. What an expansion adds its own folder declares."""

from typing import Literal, NotRequired, TypedDict

from nave.kernel.said import Spoken
from nave.kernel.types import Asked, ViewHead

Amounts = dict[str, int]


class BannersRow(TypedDict):
    """Banners that cover inventory spaces, and the others."""

    inventory: int
    side: int


class TileOnSpace(TypedDict):
    tile: str
    up: bool


class ShopRow(TypedDict):
    """What lies on a workshop space before a tile does: a banner in the way, or an ornament to release."""

    banner: bool
    holds: str | None


class PlayerPieces(TypedDict):
    """What a player has, in a position."""

    color: str
    score: int
    rubles: int
    goods: Amounts
    banners: BannersRow
    ornaments: Amounts
    workshop: dict[str, TileOnSpace | None]


class PlayerHelpers(TypedDict):
    """What a view tells of a player beside that."""

    name: Spoken
    prestige: int
    to_next_prestige: int
    sections: int
    ornaments_placed: int
    if_it_ended_now: int
    # Not of Ivan; `spaces` are those of the inventory that no banner covers.
    spaces: NotRequired[int]
    open_spaces: NotRequired[int]
    prices: NotRequired[Amounts]
    shop: NotRequired[dict[str, ShopRow]]
    # Only of Ivan.
    ivan: NotRequired[bool]


class PlayerRow(PlayerPieces, PlayerHelpers):
    pass


class SlotRow(TypedDict):
    """One piece that a card costs."""

    material: str
    laid: bool


class SectionPieces(TypedDict):
    """A card of the site and what lies on it, in a position."""

    card: str
    tile: str | None
    banner: int | None
    done: bool
    laid: Amounts
    ornament: int | None


class SectionHelpers(TypedDict):
    """What a view tells of a section beside that."""

    type: Literal["base", "middle", "dome"]
    cost: Amounts
    recognition: int
    ruble: int
    claimable: bool
    # Which ornament goes there, and its cost piece by piece.
    takes: str
    slots: list[SlotRow]
    # Of a claimed section that is not finished: what the next finish above it would cost at most, and by
    # the player who finishes (0 if that player cannot).
    penalty: NotRequired[int]
    penalty_by: NotRequired[list[int]]


class SectionRow(SectionPieces, SectionHelpers):
    pass


class DieRow(TypedDict):
    space: int
    value: int


class DueRow(TypedDict):
    """What a space gives with the dice that stand there."""

    resource: str
    amount: int


class MarketPieces(TypedDict):
    """The market in a position."""

    tiles: list[str]
    influence: list[str]
    dice: dict[str, DieRow]


class MarketRow(MarketPieces):
    due: list[DueRow]
    quadrants: list[str]


class ThisTurn(TypedDict):
    exchange: str
    rerolls: int
    die: str | None
    obtained: bool
    activated: bool
    influence: str


class EndRow(TypedDict):
    trigger: int | None
    turns_left: int


class RaceRow(TypedDict):
    """How many finished sections end the game, and who plays next; None if nobody does."""

    of: int
    next: int | None


class TowerRow(TypedDict):
    tower: int
    value: int
    presence: list[int]
    prestige: list[int]


class StandingRow(TypedDict):
    """What an answer may change for a player."""

    player: int
    score: int
    prestige: int
    rubles: int
    if_it_ended_now: int


class Changes(TypedDict):
    """The rows that an answer would change, as they would be."""

    towers: list[TowerRow]
    players: list[StandingRow]


class IvanRow(TypedDict):
    row: list[str]
    tiles: list[str | None]
    up: list[bool]
    store: Amounts
    build: Amounts
    ornaments: int


class ForecastRow(TypedDict):
    """What Ivan's next turn begins with as things stand: his card, the way of its die, and what that pays."""

    card: str
    die: str
    value: int
    space: int
    blocked: bool
    # Recognition from the resource tile and from the guild there.
    tile: int
    guild: int


class IvanCard(TypedDict):
    """One card of Ivan's row with the tile on it; `amount` is what its action has to work with."""

    card: str
    tile: str | None
    up: bool
    amount: int
    pile: Amounts


class IvanOrnament(TypedDict):
    """The next one of his order, and how many turns of his are left before the row starts again."""

    ornament: str | None
    turns: int


class HandRow(TypedDict):
    """A workshop tile that is still to be laid, and the section it came from."""

    tile: str
    section: str


class FinalTower(TypedDict):
    tower: int
    value: int
    presence: int
    place: int | None
    tied_with: list[int]
    prestige: int


class FinalRow(TypedDict):
    """One player of the final scoring, in the view and in the result."""

    player: int
    name: str
    track: int
    goods: int
    towers: list[FinalTower]
    sections: int
    ornaments: int
    total: int


class Common(TypedDict):
    """What positions and views have alike; the turn of a view stands in its head."""

    active: int
    first: int
    supply: Amounts
    this_turn: ThisTurn
    end: EndRow
    # In solitaire only.
    ivan: NotRequired[IvanRow]


class Pieces(Common):
    """All pieces on the table: a position without its questions."""

    players: list[PlayerPieces]
    market: MarketPieces
    site: list[list[SectionPieces]]


class Position(Pieces):
    turn: int
    ask: list[Asked]


class TableHelpers(TypedDict):
    """What a view has and a position has not, or not so much of."""

    players: list[PlayerRow]
    market: MarketRow
    site: list[list[SectionRow]]
    race: RaceRow
    towers: list[TowerRow]
    ask: list[Asked]
    in_hand: HandRow | None
    # In solitaire only.
    forecast: NotRequired[ForecastRow | None]
    ivan_cards: NotRequired[list[IvanCard]]
    ivan_ornament: NotRequired[IvanOrnament]
    # Once the game is over.
    final: NotRequired[list[FinalRow]]


class Table(Common, TableHelpers):
    """A view without its head."""


class CathedralView(ViewHead, Table):
    """What a seat, or a spectator, sees."""


class EndPlan(TypedDict):
    plan: str
    heights: list[int]


class EndSeat(TypedDict):
    color: str
    ivan: bool


class EndForm(TypedDict):
    """What is asked of a finished game of the real box."""

    plans: list[EndPlan]
    players: list[EndSeat]
    lap: int
    tools: list[str]
    contracts: bool


class EndSection(TypedDict):
    banner: int
    ornament: int | None


class EndPlayer(TypedDict):
    """Tools and contracts only where they are in the game."""

    marker: int
    goods: int
    tools: NotRequired[Amounts]
    contracts: NotRequired[int]


class EndTable(TypedDict):
    """What is entered of it."""

    plan: str
    sections: dict[str, EndSection]
    players: list[EndPlayer]
