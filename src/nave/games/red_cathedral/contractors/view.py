"""Live helpers of the module for whoever looks at a table: costs, bonuses, what specialists do."""

from mypy_extensions import i64

from nave.games.red_cathedral.contractors.cities import city_points, contractors_left
from nave.games.red_cathedral.contractors.display import tool_counts, tool_prestige
from nave.games.red_cathedral.contractors.hire import permit_cost, slot_terms
from nave.games.red_cathedral.contractors.names import CITIES, CONTRACTORS, SPECIALISTS, TOOLS, C
from nave.games.red_cathedral.contractors.pieces import on_table
from nave.games.red_cathedral.contractors.specialists import effect_terms
from nave.games.red_cathedral.contractors.tables import Duchy, duchy_of
from nave.games.red_cathedral.contractors.types import CityRow, ContractorsTable
from nave.games.red_cathedral.names import BASE_IVAN_CARDS, IVAN_CARDS
from nave.games.red_cathedral.state import State
from nave.kernel.said import Said


def show(s: State, data: ContractorsTable) -> None:
    duchy = duchy_of(s)
    towers = list(on_table(s).city[: len(s.heights)])
    data["cities"] = [city_data(s, duchy, city, towers) for city in range(C)]
    data["specialists"] = {
        name: {
            "kind": duchy.kind[tile],
            "effect": effect_terms(s, tile),
            "tool": TOOLS[duchy.tool[tile]],
        }
        for tile, name in enumerate(SPECIALISTS)
    }
    bonuses = [slot_terms(s, slot) for slot in range(CONTRACTORS)]
    data["slots"] = ["" if bonus is None else bonus for bonus in bonuses]
    for player, row in enumerate(data["players"]):
        row["contractors_left"] = contractors_left(s, player)
        if player == s.config.ivan:
            for card in data["ivan_cards"]:
                if card["card"] == IVAN_CARDS[BASE_IVAN_CARDS]:  # solo.ivan_hire
                    card["amount"] = row["contractors_left"]
        counts = tool_counts(s, player)
        row["tool_counts"] = {TOOLS[tool]: count for tool, count in enumerate(counts) if count}
        row["tool_prestige"] = tool_prestige(s, player)


def city_data(s: State, duchy: Duchy, city: i64, towers: list[int]) -> CityRow:
    players = range(s.config.players)
    row: CityRow = {
        "city": CITIES[city],
        "name": Said(f"city-{CITIES[city]}"),
        "open": not on_table(s).closed[city],
        "tower": towers.index(city) + 1 if city in towers else None,
        "spaces": [space + 1 for space in duchy.spaces[city]],
        "contractors": [on_table(s).contractors[player * C + city] for player in players],
    }
    if row["open"]:
        row["cost"] = permit_cost(s, city)
        # Cities are laid last: a set-up that is entered piece by piece is looked at before.
        laid = city in towers
        row["points"] = [city_points(s, player, towers.index(city)) if laid else 0 for player in players]
    return row
