"""What chance's answers show: whoever plays with a real box reads it and touches the same piece here."""

from typing import Final

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
    """Of the base game; of the expansion: `contractors/drawn.py`."""
    for family, tables in PRINTED:
        if family.has(move):
            return printed(family.first(move), tables, components, sheets)
    if ROLLED.has(move):
        return Said("drawn-roll", die=DICE[ROLLED.first(move)], value=ROLLED.second(move) + 1)
    if LAY_DIE.has(move):
        return Said("drawn-die", die=DICE[LAY_DIE.first(move)])
    if FIRST.has(move):
        return Said("drawn-first", player=FIRST.first(move))
    return Said("drawn-ivan", card=IVAN_CARDS[IVAN_CARD.first(move)])


def printed(number: int, tables: tuple[str, ...], components: ComponentSet, sheets: Sheets) -> Said:
    """The piece with that number, counted through all tables."""
    for table in tables:
        rows = components.rows(table)
        if number < len(rows):
            row = rows[number]
            return Said("drawn-piece", table=table, row=str(row["id"]), name=sheets.name(table, row))
        number -= len(rows)
    raise ValueError(f"the box has no piece {number} in {tables}")
