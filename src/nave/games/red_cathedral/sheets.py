"""How the pieces of the box lie on sheets, and their names by what is printed on them."""

from collections.abc import Callable
from typing import Final

from nave.kernel.components import Row
from nave.kernel.language import Each
from nave.kernel.said import Said
from nave.kernel.sheets import Sheet


def bases(row: Row) -> bool:
    return bool(row["type"] == "base")


def middles(row: Row) -> bool:
    return bool(row["type"] == "middle")


def domes(row: Row) -> bool:
    return bool(row["type"] == "dome")


SHEETS: Final = (
    Sheet("bases", ["cathedral_card"], bases),
    Sheet("middles", ["cathedral_card"], middles),
    Sheet("domes", ["cathedral_card"], domes),
    Sheet("influence", ["influence_card"]),
    Sheet("actions", ["influence_action"]),
    Sheet("workshop-tiles", ["workshop_tile"]),
    Sheet("resource-tiles", ["resource_tile"]),
    Sheet("boards", ["workshop_space_basic"]),
    Sheet("advanced", ["workshop_space_advanced"]),
    Sheet("plans", ["building_plan"]),
    Sheet("track", ["score_track", "jewel_points", "quadrant"]),
    Sheet("supply", ["resource", "start_rubles", "first_game_influence"]),
    Sheet("numbers", ["constant"]),
    Sheet("ivan", ["solitaire_card", "solo_pile_order", "solo_difficulty"]),
)
# Fields whose values are pieces with names of their own.
VALUE_WORDS: Final = {
    "cost": "resource",
    "resource": "resource",
    "die": "die",
    "holds": "holds",
    "pay_kinds": "resource",
    "gain_kinds": "resource",
    "actions": "action",
    "season": "season",
    "benefit": "benefit",
    "repeat": "repeat",
}


def goods(amounts: dict[str, int]) -> list[Said]:
    """So many of each; a choice or a permit may be among them."""
    return Each(Said("piece-given", amount=count, given=name) for name, count in amounts.items())


def card(row: Row) -> Said:
    gives = {name: row[name] for name in ("recognition", "ruble") if row[name]}
    return Said("piece-card", type=row["type"], cost=goods(row["cost"]), gives=goods(gives), none=not gives)


def influence_card(row: Row) -> Said:
    actions = Each(Said("piece-action", action=one["id"], repeat=one["repeat"]) for one in row["actions"])
    return Said("piece-influence", group=row["group"], actions=actions)


def action(row: Row) -> Said:
    return Said("piece-action-row", group=row["group"], action=row["id"])


def workshop_tile(row: Row) -> Said:
    if row["benefit"] == "die":
        gives = Said("tile-die", die=row["die"])
    else:
        gives = Said("unit", amount=row["amount"], resource=row["resource"])
    return Said("piece-workshop", gives=gives, three=row["min_players"] > 1, ivan=row["solo_ivan"])


def resource_tile(row: Row) -> Said:
    return Said("piece-resource-tile", amount=row["amount"], resource=row["resource"])


def basic_space(row: Row) -> Said:
    return Said("piece-space", board=row["board"], space=row["space"], price=row["price"])


def advanced_space(row: Row) -> Said:
    return Said("piece-space-advanced", board=row["board"], space=row["space"], holds=row["holds"])


def plan(row: Row) -> Said:
    heights = Each(str(height) for height in row["heights"])
    return Said("piece-plan", players=row["players"], heights=heights)


def resource(row: Row) -> Said:
    return Said("piece-stock", resource=row["id"], count=row["supply"], limited=row["limited"])


def jewels(row: Row) -> Said:
    return Said("piece-jewels", green=row["green_gem"], purple=row["purple_gem"], prestige=row["prestige"])


NAMES: Final[dict[str, Callable[[Row], Said]]] = {
    "cathedral_card": card,
    "influence_card": influence_card,
    "influence_action": action,
    "workshop_tile": workshop_tile,
    "resource_tile": resource_tile,
    "workshop_space_basic": basic_space,
    "workshop_space_advanced": advanced_space,
    "building_plan": plan,
    "resource": resource,
    "jewel_points": jewels,
    "score_track": lambda row: Said("piece-track", count=len(row["prestige_spaces"])),
    "quadrant": lambda row: Said("piece-quadrant", n=row["id"] + 1, season=row["season"]),
    "constant": lambda row: Said("piece-constant", number=row["id"], value=row["value"]),
    "start_rubles": lambda row: Said("piece-start-rubles", n=row["turn_order"], count=row["ruble"]),
    "first_game_influence": lambda row: Said("piece-first-game", group=row["card"].rpartition("_")[0]),
    "solitaire_card": lambda row: Said("piece-ivan", card=row["id"], amount=row.get("amount", 0)),
    "solo_pile_order": lambda row: Said("piece-pile", n=row["order"], resource=row["resource"]),
    "solo_difficulty": lambda row: Said("piece-difficulty", level=row["id"], space=row["ivan_start_space"]),
}
