"""What happens with the expansion, as typed events; `words/en.ftl` says it in words."""

from typing import Annotated, ClassVar, Final

from msgspec import field

from nave.games.red_cathedral.contractors.names import (
    CITIES,
    CONTRACTS,
    REINFORCEMENTS,
    SPECIALISTS,
    TOOLS,
)
from nave.games.red_cathedral.names import MATERIALS, ORNAMENTS, WORKSHOP, section_name
from nave.kernel.events import Event, Facts, Named, Names, Place
from nave.kernel.said import Said

City = Annotated[int, Names(CITIES)]
Tool = Annotated[int, Names(TOOLS)]
Specialist = Annotated[int, Names(SPECIALISTS)]
Contract = Annotated[int, Names(CONTRACTS)]
Section = Annotated[int, Named(section_name)]


# ------------------------------------------------------------ cities and hiring


class ContractorSent(Event, tag="hire"):
    city: City
    slot: Annotated[int, Place()]
    permits: int


class IvanSent(Event, tag="hire"):
    """Ivan pays nothing and has no slots."""

    city: City


class NobodySent(Event, tag="ivan_idle"):
    """His hire card does nothing: no contractor is left."""

    owner: ClassVar[str] = ""
    city: City


class ClosedToIvan(Event, tag="ivan_idle"):
    """His hire card does nothing: the city is closed."""

    owner: ClassVar[str] = ""
    city: City

    def said(self) -> Said:
        return Said("event-ivan_idle-closed", city=CITIES[self.city])


class CityClosed(Event, tag="city_closed"):
    owner: ClassVar[str] = ""
    city: City
    tower: Annotated[int, Place()]


# ------------------------------------------------------------ specialists


class SpecialistKept(Event, tag="keep"):
    specialist: Specialist
    space: Annotated[int, Place()]


class SpecialistDeclined(Event, tag="decline"):
    specialist: Specialist
    space: Annotated[int, Place()]


class SpecialistDrawn(Event, tag="refill"):
    owner: ClassVar[str] = ""
    specialist: Specialist
    space: Annotated[int, Place()]


class ToolTurned(Event, tag="tool"):
    specialist: Specialist
    tool: Tool


class ToolsReturned(Event, tag="tools_back"):
    owner: ClassVar[str] = ""
    specialists: Annotated[list[int], Names(SPECIALISTS)]
    tool: Tool


class OrnamentDiscarded(Event, tag="discard"):
    ornament: Annotated[int, Names(ORNAMENTS)]


class WaitingDiscarded(Event, tag="discard"):
    """The ornament still waited on its workshop space (advanced.unreleased_ornaments)."""

    ornament: Annotated[int, Names(ORNAMENTS)]
    space: Annotated[int, Names(WORKSHOP)]


# ------------------------------------------------------------ guilds


class DiamondDelivered(Event, tag="deliver"):
    """It stands for one unit of a material, for good."""

    resource: Annotated[int, Names(("diamond",))]
    material: Annotated[int, Names(MATERIALS)] = field(name="as")
    section: Section

    def said(self) -> Said:
        return Said(
            "event-deliver-diamond",
            player=self.seat,
            resource=MATERIALS[self.material],
            section=section_name(self.section),
        )


class OthersTileActivated(Event, tag="activate"):
    """`seat` activates a tile in the workshop of `whose`."""

    owner: ClassVar[str] = ""
    whose: int = field(name="player")
    space: Annotated[int, Names(WORKSHOP)]

    def said(self) -> Said:
        return Said("event-activate-other", player=self.seat, whose=self.whose, space=WORKSHOP[self.space])


class ForemanMoved(Event, tag="foreman"):
    steps: int
    tower: Annotated[int, Place()]


class ContractDrawn(Event, tag="draw_contract"):
    secret: ClassVar[tuple[str, ...]] = ("contract",)
    contract: Contract


class ContractKept(Event, tag="keep_contract"):
    secret: ClassVar[tuple[str, ...]] = ("contract",)
    contract: Contract


class ContractReturned(Event, tag="return_contract"):
    secret: ClassVar[tuple[str, ...]] = ("contract",)
    contract: Contract


class ContractScored(Event, tag="contract"):
    contract: Contract
    prestige: int


class ReinforcementTaken(Event, tag="take_reinforcement"):
    tile: Annotated[int, Names(REINFORCEMENTS)]


class CardsShuffled(Event, tag="shuffle_cards"):
    owner: ClassVar[str] = ""


class SectionNamed(Event, tag="name_section"):
    section: Section


CARDS: Final = tuple(
    f"{kind}_{number:02}"
    for kind, count in (("base", 10), ("middle", 20), ("dome", 10))
    for number in range(1, count + 1)
)


class CardDrawn(Event, tag="draw_card"):
    """A spare cathedral card; what it asks for is said, its name tells it to programs."""

    card: Annotated[int, Names(CARDS)]
    cost: list[int]

    @property
    def data(self) -> Facts:
        return {"player": self.seat, "card": CARDS[self.card]}

    def said(self) -> Said:
        return Said("event-draw_card", player=self.seat, cost=units(self.cost))


def units(cost: list[int]) -> list[Said]:
    """Materials as they are counted out."""
    return [
        Said("unit", amount=amount, resource=MATERIALS[material])
        for material, amount in enumerate(cost)
        if amount
    ]
