"""The frozen order of the catalogue: every answer of the game, the expansion's at the end."""

from typing import Any, Final

from nave.games.red_cathedral import (
    acts,
    ask,
    build,
    claim,
    dice,
    gains,
    influence,
    market,
    payment,
    setup,
    solo,
    taking,
    workshop,
)
from nave.games.red_cathedral.contractors import (
    cities,
    diamonds,
    display,
    guild,
    hire,
    permits,
    specialist_effects,
    specialists,
)
from nave.games.red_cathedral.contractors.guilds import (
    artisans,
    contract_deck,
    foremen,
    jewelers,
    master_builders,
    per_piece,
    reinforcements,
    spare_cards,
    wholesalers,
)
from nave.games.red_cathedral.contractors.names import GUILD_ACTIONS
from nave.games.red_cathedral.names import BASE_IVAN_CARDS, BASE_RESOURCES, IVAN_CARDS, RESOURCES
from nave.games.red_cathedral.state import State
from nave.kernel.answer import Answer
from nave.kernel.catalogue import Catalogue
from nave.kernel.catalogue import build as build_catalogue
from nave.kernel.components import ComponentSet
from nave.kernel.family import Family, More, Rows

VERSION: Final = 1


ORDER: Final[list[Answer[State, Any] | Family | More]] = [
    ask.END_THE_TURN,
    ask.EXCHANGE_PRESTIGE,
    ask.LAPSE,
    market.FINISH_VISIT,
    taking.TAKE_NOTHING,
    ask.ROLL_AGAIN,
    claim.CLAIM_SECTION,
    claim.TAKE_BANNER,
    claim.FACE_UP,
    claim.FACE_DOWN,
    market.OBTAIN,
    market.ACTIVATE_BY_DIE,
    market.MOVE_DIE,
    build.DELIVER_MATERIAL,
    build.DECORATE_SECTION,
    acts.USE_INFLUENCE,
    payment.PAY_ANOTHER,
    gains.SWAP_TILES,
    # What chance answers.
    setup.FIRST,
    dice.ROLLED,
    setup.LAY_DIE,
    setup.PLAN,
    setup.CARD,
    workshop.TILE,
    setup.RESOURCE_TILE,
    setup.INFLUENCE_CARD,
    solo.IVAN_CARD,
    # The expansion: answers of people, then of chance.
    More(taking.TAKE, RESOURCES[BASE_RESOURCES:]),
    artisans.OTHERS_TILE,
    jewelers.DELIVER,
    jewelers.DECORATE,
    More(influence.USE, GUILD_ACTIONS),
    diamonds.USE_WITH_DIAMOND,
    diamonds.PAY_ONE_DIAMOND,
    specialist_effects.PAY,
    diamonds.MIX,
    wholesalers.CHOOSE_MATERIAL,
    permits.EXCHANGE_FOR_PERMIT,
    hire.HIRE_SPECIALIST,
    hire.KEEP_ONE,
    hire.DECLINE_ONE,
    specialists.USE_SPECIALIST,
    specialist_effects.DISCARD_FREE,
    specialist_effects.DISCARD_WAITING,
    foremen.WALK,
    per_piece.NAME,
    master_builders.CHOOSE_SECTION,
    contract_deck.KEEP,
    contract_deck.PUT_BACK,
    contract_deck.KEEP_ALL,
    reinforcements.USE_TILE,
    reinforcements.TAKE_TILE,
    spare_cards.PICK,
    guild.GUILD,
    cities.CITY,
    display.DRAW_SPECIALIST,
    contract_deck.DRAW_CONTRACT,
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


def axes(entry: Answer[State, Any] | Family | More) -> list[object]:
    if isinstance(entry, More):
        return [entry.values]
    family = entry if isinstance(entry, Family) else entry.family
    return list(family.axes.values())
