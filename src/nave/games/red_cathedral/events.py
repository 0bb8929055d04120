"""What happens, as typed events; `words/en.ftl` says it in words."""

from typing import Annotated, ClassVar

from msgspec import field

from nave.games.red_cathedral.names import (
    DICE,
    IVAN_CARDS,
    MATERIALS,
    ORNAMENTS,
    RESOURCES,
    WORKSHOP,
    section_name,
)
from nave.kernel.events import Event, Facts, Flag, Named, Names, Place
from nave.kernel.said import Said

Die = Annotated[int, Names(DICE)]
Space = Annotated[int, Place()]
Shop = Annotated[int, Names(WORKSHOP)]
Ornament = Annotated[int, Names(ORNAMENTS)]
Section = Annotated[int, Named(section_name)]


class Explained(Event):
    """Its sentence says more than its data tells."""

    beside: ClassVar[tuple[str, ...]] = ()

    @property
    def full(self) -> Facts:
        return super().data

    @property
    def data(self) -> Facts:
        return {key: value for key, value in self.full.items() if key not in self.beside}

    def said(self) -> Said:
        return Said(f"event-{self.kind}", **self.full)


# ------------------------------------------------------------ turns


class TurnBegun(Event, tag="turn"):
    """Whose turn it is from here on; Ivan's is his own."""

    turn: int


# ------------------------------------------------------------ gains and losses


class MarkerMoved(Explained, tag="score"):
    beside: ClassVar[tuple[str, ...]] = ("prestige",)
    before: int = field(name="from")
    after: int = field(name="to")
    prestige: int


class Gained(Event, tag="gain"):
    resource: Annotated[int, Names(RESOURCES)]
    amount: int


class Paid(Event, tag="pay"):
    resource: Annotated[int, Names(RESOURCES)]
    amount: int


# ------------------------------------------------------------ the market


class DieMoved(Event, tag="move_die"):
    die: Die
    start: Space = field(name="from")
    end: Space = field(name="to")
    steps: int


class SpaceRolled(Event, tag="roll_space"):
    owner: ClassVar[str] = ""
    space: Space


class DieRolled(Event, tag="roll"):
    owner: ClassVar[str] = ""
    die: Die
    value: int


class InfluenceUsed(Event, tag="influence"):
    group: str
    action: str


class PieceUsed(Event, tag="piece"):
    """An action that is on no card in the market: its kind is the kind of piece it is on."""

    group: str
    action: str

    @property
    def kind(self) -> str:
        return self.group


class TilesSwapped(Event, tag="swap"):
    spaces: Annotated[list[int], Place()]

    def said(self) -> Said:
        names = [Said("market-space", space=space + 1) for space in self.spaces]
        return Said("event-swap", player=self.seat, spaces=names)


class TileActivated(Event, tag="activate"):
    space: Shop


# ------------------------------------------------------------ the site


class SectionClaimed(Event, tag="claim"):
    section: Section
    place: Annotated[int, Names(("inventory", "side"))] = field(name="from")


class IvanClaimed(Event, tag="claim"):
    section: Section


class TileLaid(Event, tag="tile"):
    tile: str
    space: Shop
    up: Annotated[int, Flag()]


class OrnamentReleased(Event, tag="release"):
    ornament: Ornament
    space: Shop


class MaterialDelivered(Event, tag="deliver"):
    resource: Annotated[int, Names(MATERIALS)]
    section: Section


class SectionFinished(Event, tag="finish"):
    section: Section


class PenaltyPaid(Event, tag="penalty"):
    section: Section
    amount: int


class OrnamentPlaced(Event, tag="decorate"):
    ornament: Ornament
    section: Section


# ------------------------------------------------------------ Ivan


class IvanReset(Event, tag="ivan_reset"):
    owner: ClassVar[str] = ""


class IvanBlocked(Explained, tag="ivan_blocked"):
    owner: ClassVar[str] = ""
    beside: ClassVar[tuple[str, ...]] = ("space",)
    die: Die
    space: Space


class IvanActed(Event, tag="ivan_card"):
    owner: ClassVar[str] = ""
    card: Annotated[int, Names(IVAN_CARDS)]


class IvanStored(Event, tag="ivan_store"):
    owner: ClassVar[str] = ""
    amount: int


# ------------------------------------------------------------ the end


class EndTriggered(Event, tag="end_triggered"):
    pass


class FinalScore(Explained, tag="final"):
    beside: ClassVar[tuple[str, ...]] = ("track", "goods", "towers", "more")
    total: int
    track: int
    goods: int
    towers: int
    # What parts of the game score, as `{"tools": 3}`.
    more: dict[str, int]

    def said(self) -> Said:
        more = [Said(f"final-{key}", prestige=prestige) for key, prestige in self.more.items()]
        return Said("event-final", **{**self.full, "more": more, "some": bool(more)})


class GameOver(Explained, tag="over"):
    owner: ClassVar[str] = ""
    beside: ClassVar[tuple[str, ...]] = ("by", "best")
    winners: list[int]
    # What decided, and how much of it the winner has.
    by: str
    best: int

    def said(self) -> Said:
        return victory(self.winners, self.by, self.best)


def victory(winners: list[int], by: str, best: int) -> Said:
    names = [Said("one-player", player=winner) for winner in winners]
    return Said("event-over", winners=names, by=by, best=best)
