"""What chance's answers show: whoever plays with a real box reads it and touches the same piece here."""

from typing import Final

from nave.games.red_cathedral.contractors.cities import CITY
from nave.games.red_cathedral.contractors.display import DRAW_SPECIALIST
from nave.games.red_cathedral.contractors.guild import GUILD
from nave.games.red_cathedral.contractors.guilds.contract_deck import DRAW_CONTRACT
from nave.games.red_cathedral.contractors.names import CITIES, CONTRACTS, GUILDS, SPECIALISTS
from nave.games.red_cathedral.dice import ROLLED
from nave.games.red_cathedral.names import DICE, IVAN_CARDS
from nave.games.red_cathedral.setup import CARD, FIRST, INFLUENCE_CARD, LAY_DIE, PLAN, RESOURCE_TILE
from nave.games.red_cathedral.solo import IVAN_CARD
from nave.games.red_cathedral.workshop import TILE
from nave.kernel.components import ComponentSet
from nave.kernel.family import Family
from nave.kernel.said import Said
from nave.kernel.sheets import Sheets

# Families whose values are printed pieces: rows of these tables, one after the other.
PRINTED: Final[tuple[tuple[Family, tuple[str, ...]], ...]] = (
    (CARD, ("cathedral_card",)),
    (TILE, ("workshop_tile", "contractors_workshop_tile")),
    (RESOURCE_TILE, ("resource_tile", "contractors_resource_tile")),
    (INFLUENCE_CARD, ("influence_card", "guild_card")),
    (PLAN, ("building_plan", "contractors_building_plan")),
)


def drawn(move: int, components: ComponentSet, sheets: Sheets) -> Said:
    for family, tables in PRINTED:
        if family.has(move):
            return printed(family.first(move), tables, components, sheets)
    if ROLLED.has(move):
        return Said("drawn-roll", die=DICE[ROLLED.first(move)], value=ROLLED.second(move) + 1)
    if LAY_DIE.has(move):
        return Said("drawn-die", die=DICE[LAY_DIE.first(move)])
    if FIRST.has(move):
        return Said("drawn-first", player=FIRST.first(move))
    if IVAN_CARD.has(move):
        return Said("drawn-ivan", card=IVAN_CARDS[IVAN_CARD.first(move)])
    if GUILD.has(move):
        return Said("drawn-guild", guild=GUILDS[GUILD.first(move)])
    if CITY.has(move):
        return Said("drawn-city", city=CITIES[CITY.first(move)])
    if DRAW_CONTRACT.has(move):
        return by_id(CONTRACTS[DRAW_CONTRACT.first(move)], "contract", components, sheets)
    return by_id(SPECIALISTS[DRAW_SPECIALIST.first(move)], "specialist", components, sheets)


def printed(number: int, tables: tuple[str, ...], components: ComponentSet, sheets: Sheets) -> Said:
    """The piece with that number, counted through all tables."""
    for table in tables:
        rows = components.rows(table)
        if number < len(rows):
            row = rows[number]
            return Said("drawn-piece", table=table, row=str(row["id"]), name=sheets.name(table, row))
        number -= len(rows)
    raise ValueError(f"the box has no piece {number} in {tables}")


def by_id(name: str, table: str, components: ComponentSet, sheets: Sheets) -> Said:
    row = next(row for row in components.rows(table) if row["id"] == name)
    return Said("drawn-piece", table=table, row=name, name=sheets.name(table, row))
