"""What chance's answers show of the pieces that the expansion brings."""

from nave.games.red_cathedral.contractors.cities import CITY
from nave.games.red_cathedral.contractors.display import DRAW_SPECIALIST
from nave.games.red_cathedral.contractors.guild import GUILD
from nave.games.red_cathedral.contractors.guilds.contract_deck import DRAW_CONTRACT
from nave.games.red_cathedral.contractors.names import CITIES, CONTRACTS, GUILDS, SPECIALISTS
from nave.kernel.components import ComponentSet
from nave.kernel.said import Said
from nave.kernel.sheets import Sheets


def drawn(move: int, components: ComponentSet, sheets: Sheets) -> Said | None:
    """None if it is a piece of the base game."""
    if GUILD.has(move):
        return Said("drawn-guild", guild=GUILDS[GUILD.first(move)])
    if CITY.has(move):
        return Said("drawn-city", city=CITIES[CITY.first(move)])
    if DRAW_CONTRACT.has(move):
        return by_id(CONTRACTS[DRAW_CONTRACT.first(move)], "contract", components, sheets)
    if DRAW_SPECIALIST.has(move):
        return by_id(SPECIALISTS[DRAW_SPECIALIST.first(move)], "specialist", components, sheets)
    return None


def by_id(name: str, table: str, components: ComponentSet, sheets: Sheets) -> Said:
    row = next(row for row in components.rows(table) if row["id"] == name)
    return Said("drawn-piece", table=table, row=name, name=sheets.name(table, row))
