"""The frozen order of the catalogue: every answer of the game, the expansion's at the end."""

from typing import Final

from nave.games.red_cathedral import (
    ask,
    build,
    claim,
    influence,
    market,
    payment,
    setup,
    solo,
    taking,
    workshop,
)
from nave.games.red_cathedral.contractors import families as more
from nave.games.red_cathedral.contractors.names import GUILD_ACTIONS
from nave.games.red_cathedral.names import BASE_IVAN_CARDS, BASE_RESOURCES, IVAN_CARDS, RESOURCES
from nave.games.red_cathedral.state import State
from nave.kernel.answer import Answer
from nave.kernel.catalogue import Catalogue
from nave.kernel.catalogue import build as build_catalogue
from nave.kernel.components import ComponentSet
from nave.kernel.family import Family, More, Rows

VERSION: Final = 1


def waiting(family: Family) -> Answer[State, object]:
    """The place of a kind of answer that is not a class of its own yet."""
    return Answer(family.pattern.partition(" ")[0], family)


ORDER: Final[list[Answer[State, object] | Family | More]] = [
    waiting(ask.END),
    waiting(ask.EXCHANGE),
    waiting(ask.STOP),
    waiting(market.ROLL),
    waiting(taking.NOTHING),
    waiting(ask.REROLL),
    waiting(claim.CLAIM),
    waiting(claim.BANNER),
    waiting(claim.PLACE_UP),
    waiting(claim.PLACE_DOWN),
    waiting(taking.TAKE),
    waiting(workshop.ACTIVATE),
    waiting(market.DIE),
    waiting(build.DELIVER),
    waiting(build.DECORATE),
    waiting(influence.USE),
    waiting(payment.PAY),
    waiting(influence.SWAP),
    # What chance answers.
    setup.FIRST,
    ask.ROLLED,
    setup.LAY_DIE,
    setup.PLAN,
    setup.CARD,
    workshop.TILE,
    setup.RESOURCE_TILE,
    setup.INFLUENCE_CARD,
    solo.IVAN_CARD,
    # The expansion: answers of people, then of chance.
    More(taking.TAKE, RESOURCES[BASE_RESOURCES:]),
    waiting(more.ACTIVATE_OTHER),
    waiting(more.DELIVER_DIAMOND),
    waiting(more.DECORATE_DIAMOND),
    More(influence.USE, GUILD_ACTIONS),
    waiting(more.USE_DIAMOND),
    waiting(more.PAY_DIAMOND),
    waiting(more.PAY_RUBLES),
    waiting(more.WITH_DIAMONDS),
    waiting(more.CHOOSE),
    waiting(more.PERMIT),
    waiting(more.HIRE),
    waiting(more.KEEP),
    waiting(more.DECLINE),
    waiting(more.SPECIALIST),
    waiting(more.DISCARD),
    waiting(more.DISCARD_FROM),
    waiting(more.FOREMAN),
    waiting(more.NAME_PLAYER),
    waiting(more.NAME_SECTION),
    waiting(more.KEEP_CONTRACT),
    waiting(more.RETURN_CONTRACT),
    waiting(more.KEEP_HAND),
    waiting(more.REINFORCE),
    waiting(more.TAKE_REINFORCEMENT),
    waiting(more.PICK_CARD),
    more.GUILD,
    more.CITY,
    more.DRAW_SPECIALIST,
    more.DRAW_CONTRACT,
    More(setup.PLAN, Rows("contractors_building_plan", 6)),
    More(workshop.TILE, Rows("contractors_workshop_tile", 4)),
    More(setup.RESOURCE_TILE, Rows("contractors_resource_tile", 1)),
    More(setup.INFLUENCE_CARD, Rows("guild_card", 30)),
    More(solo.IVAN_CARD, IVAN_CARDS[BASE_IVAN_CARDS:]),
]


def catalogue(standard: ComponentSet) -> Catalogue:
    """Row ids are those of the standard components; every set has the same."""
    rows = [values for entry in ORDER for values in axes(entry) if isinstance(values, Rows)]
    ids = {axis.table: [str(row["id"]) for row in standard.rows(axis.table)] for axis in rows}
    return build_catalogue(VERSION, ORDER, ids)


def axes(entry: Answer[State, object] | Family | More) -> list[object]:
    if isinstance(entry, More):
        return [entry.values]
    family = entry if isinstance(entry, Family) else entry.family
    return list(family.axes.values())
