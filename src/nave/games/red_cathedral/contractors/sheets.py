"""Sheets and names of the expansion's pieces, and those of both boxes together."""

from collections.abc import Callable
from typing import Final

from nave.games.red_cathedral import sheets as base
from nave.games.red_cathedral.sheets import (
    action,
    goods,
    influence_card,
    plan,
    resource,
    resource_tile,
    workshop_tile,
)
from nave.kernel.components import Row
from nave.kernel.language import Each
from nave.kernel.said import Said
from nave.kernel.sheets import Sheet, Sheets

EXPANSION: Final = "contractors"
SHEETS: Final = (
    Sheet("specialists", ["specialist"], part=EXPANSION),
    Sheet("guilds", ["guild_card"], part=EXPANSION),
    Sheet("guild-actions", ["guild_action"], part=EXPANSION),
    Sheet("contracts", ["contract"], part=EXPANSION),
    Sheet("reinforcements", ["reinforcement"], part=EXPANSION),
    Sheet("expansion-tiles", ["contractors_workshop_tile", "contractors_resource_tile"], part=EXPANSION),
    Sheet("expansion-plans", ["contractors_building_plan"], part=EXPANSION),
    Sheet("cities", ["city"], part=EXPANSION),
    Sheet("extension", ["extension_slot", "player_pieces", "tool_scoring"], part=EXPANSION),
    Sheet(
        "expansion-supply",
        ["contractors_resource", "permit", "solo_start", "solo_hire", "contractors_solitaire_card"],
        part=EXPANSION,
    ),
)
VALUE_WORDS: Final = {"gives": "given", "bonus": "given", "tool": "tool"}


def specialist(row: Row) -> Said:
    cost = goods({name: count for name, count in row.get("cost", {}).items() if name != "ornament"})
    told = {"cost": cost, "gives": goods(row.get("gives", {})), "tool": row["tool"]}
    return Said("piece-specialist", kind=row["kind"], **told)


def slot(row: Row) -> Said:
    return Said("piece-slot", n=row["slot"], gives=goods(row["bonus"]), none=not row["bonus"])


NAMES: Final[dict[str, Callable[[Row], Said]]] = {
    "guild_card": influence_card,
    "guild_action": action,
    "contractors_workshop_tile": workshop_tile,
    "contractors_resource_tile": resource_tile,
    "contractors_building_plan": plan,
    "contractors_resource": resource,
    "specialist": specialist,
    "contractors_solitaire_card": lambda row: Said("piece-ivan", card=row["id"], amount=0),
    "contract": lambda row: Said("piece-contract", contract=row["id"], prestige=row["prestige"]),
    "reinforcement": lambda row: Said(
        "piece-reinforcement", tile=row["id"], gives=goods(row.get("gives", {}))
    ),
    "city": lambda row: Said("piece-city", city=row["id"], spaces=Each(str(one) for one in row["spaces"])),
    "extension_slot": slot,
    "tool_scoring": lambda row: Said("piece-tools", prestige=Each(str(one) for one in row["prestige"])),
    "player_pieces": lambda row: Said("piece-extension-start"),
    "permit": lambda row: Said("piece-permit-start", count=row["start"]),
    "solo_start": lambda row: Said("piece-solo-start", count=row["ivan_prestige"]),
    "solo_hire": lambda row: Said("piece-solo-hire", count=row["prestige_moscow"]),
}


class RedCathedralSheets(Sheets):
    """Both boxes."""

    def __init__(self) -> None:
        super().__init__((*base.SHEETS, *SHEETS), base.VALUE_WORDS | VALUE_WORDS)
        self.names = base.NAMES | NAMES

    def name(self, table: str, row: Row) -> Said:
        named = self.names.get(table)
        return super().name(table, row) if named is None else named(row)

    def fault(self, table: str, row: Row, field: str, allowed: Said | None) -> Said | None:
        if (table, field) != ("cathedral_card", "cost") or allowed is None or allowed.key != "allowed-sum":
            return None
        return Said("fault-card-cost", type=row["type"], high=allowed.args["high"])
