"""What can happen in Basilica. The keys of `data` are frozen: stored events and the page have them."""

from typing import Annotated, ClassVar

from msgspec import field

from nave.games.basilica.names import COLORS, ORDERS, RANKS, back_name, cell_name, face_name, tile_name
from nave.games.basilica.sheet import Area, parts_of
from nave.kernel.events import Event, Flag, Named, Names, Place, SeatOrNone
from nave.kernel.said import Said

Cell = Annotated[int, Named(cell_name)]
Column = Annotated[int, Place()]
Face = Annotated[int, Named(face_name)]
Tile = Annotated[int, Named(tile_name)]
Color = Annotated[int, Names(COLORS)]


class Deed(Event):
    """Somebody did it: the seat is among the data."""

    owner: ClassVar[str] = "seat"


class Fact(Event):
    """It came about; `seat` is only whose turn it is."""

    owner: ClassVar[str] = ""


# ------------------------------------------------------------ turn and board


class TurnBegun(Deed, tag="turn"):
    turn: int


class TopShown(Fact, tag="next"):
    tile: Face

    def said(self) -> Said:
        return Said("event-next", order=ORDERS[self.tile // 10], vault=back_name(self.tile))


class OrderFilled(Fact, tag="fill_order"):
    space: Column
    tile: Face

    def said(self) -> Said:
        order, vault = ORDERS[self.tile // 10], back_name(self.tile)
        return Said("event-fill_order", space=self.space + 1, order=order, vault=vault)


class VaultFilled(Fact, tag="vault"):
    space: Column
    tile: Tile
    crown: Annotated[int, Flag()]

    def said(self) -> Said:
        vault = back_name(self.tile // 2)
        return Said("event-vault", space=self.space + 1, vault=vault, crown=bool(self.crown))


class Discarded(Fact, tag="discard"):
    tile: Tile

    def said(self) -> Said:
        return Said("event-discard", order=ORDERS[self.tile // 20], vault=back_name(self.tile // 2))


class StackRenewed(Fact, tag="renew"):
    tiles: int


class StackUsedUp(Fact, tag="exhausted"):
    pass


# ------------------------------------------------------------ actions


class VaultLaid(Deed, tag="lay"):
    space: Column
    cell: Cell
    tile: Tile

    def said(self) -> Said:
        cell, vault = cell_name(self.cell), back_name(self.tile // 2)
        return Said("event-lay", seat=self.seat, cell=cell, vault=vault)


class WildsExchanged(Deed, tag="exchange"):
    tiles: Annotated[list[int], Named(tile_name)]


class BuilderPut(Deed, tag="builder"):
    cell: Cell


class BuilderMoved(Deed, tag="move"):
    start: Cell = field(name="from")
    end: Cell = field(name="to")


class BuilderPromoted(Deed, tag="promote"):
    cell: Cell
    rank: Annotated[int, Names(RANKS)]
    token: Annotated[int, Place()]


class BuilderWithdrawn(Deed, tag="withdraw"):
    cell: Cell


class OrderTaken(Deed, tag="order"):
    space: Column
    tile: Face

    def said(self) -> Said:
        return Said("event-order", seat=self.seat, order=ORDERS[self.tile // 10])


class GlassLaid(Deed, tag="glass"):
    cell: Cell


class ScaffoldingLaid(Deed, tag="scaffolding"):
    cell: Cell


class VaultTornDown(Deed, tag="disaster"):
    cell: Cell


class AltarLaid(Deed, tag="altar"):
    cell: Cell


class CoinPaid(Deed, tag="coin"):
    coins: list[int]

    def said(self) -> Said:
        return Said("event-coin", seat=self.seat, rival=1 - self.seat)


class CoinKept(Deed, tag="decline"):
    pass


# ------------------------------------------------------------ scoring


class QueenStepped(Fact, tag="queen"):
    start: int = field(name="from")
    end: int = field(name="to")


class ScoringBegun(Fact, tag="scoring"):
    number: int
    final: Annotated[int, Flag()]


class ColorNamed(Deed, tag="jester"):
    """rank.jester_secret: while both players choose, only the owner knows the color."""

    secret: ClassVar[tuple[str, ...]] = ("color",)
    cell: Cell
    color: Color = field(name="colour")


class ColorShown(Deed, tag="jester_shown"):
    cell: Cell
    color: Color = field(name="colour")


class AreaScored(Fact, tag="area"):
    color: Color = field(name="colour")
    cells: Annotated[list[int], Named(cell_name)]
    tiles: int
    doubled: bool
    glass: int
    value: int
    builders: list[int]
    weights: list[int]
    strongmen: list[bool]
    leader: Annotated[int, SeatOrNone()]
    points: list[int]

    def said(self) -> Said:
        tied = self.leader < 0
        return Said(
            "event-area",
            color=COLORS[self.color],
            tiles=self.tiles,
            cell=cell_name(self.cells[0]),
            leader=None if tied else self.leader,
            gained=0 if tied else self.points[self.leader],
            rival=1 - self.leader,
            left=0 if tied else self.points[1 - self.leader],
        )


def area_scored(area: Area, seat: int) -> AreaScored:
    return AreaScored(
        area.color,
        area.cells,
        len(area.cells),
        area.doubled,
        area.glass,
        area.value,
        parts_of(area.builders),
        parts_of(area.weights),
        area.strongmen,
        area.leader,
        parts_of(area.both_points),
        rule="majority.tie" if area.leader < 0 else "majority.more_builders",
        seat=seat,
    )


class PointsGained(Deed, tag="score"):
    start: int = field(name="from")
    end: int = field(name="to")

    def said(self) -> Said:
        return Said("event-score", seat=self.seat, points=self.end - self.start, total=self.end)


class RowsFinished(Fact, tag="cleanup"):
    discarded: int
    rows: int


class GameOver(Fact, tag="over"):
    winners: list[int]
    scores: list[int]

    def said(self) -> Said:
        return ending(self.scores, self.winners, self.rule == "end.third_scoring")


def ending(scores: list[int], winners: list[int], third: bool) -> Said:
    """How the game ended, in one sentence."""
    winner = winners[0] if len(winners) == 1 else None
    return Said("event-over", winner=winner, most=max(scores), least=min(scores), third=third)
