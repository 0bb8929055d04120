"""The expansion's component data as the rules look it up, and its actions as rows of the base game's kind."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from nave.games.red_cathedral.contractors.full_action import FullAction, full
from nave.games.red_cathedral.contractors.guilds.contracts import Contract, contracts_of
from nave.games.red_cathedral.contractors.names import (
    CITIES,
    CONTRACTORS,
    GUILD_ACTIONS,
    REINFORCEMENTS,
    SPECIALISTS,
    TOOLS,
)
from nave.games.red_cathedral.names import ACTIONS, MATERIALS
from nave.games.red_cathedral.state import State
from nave.games.red_cathedral.tables import Action, Tables
from nave.kernel.components import ComponentSet, Data, Row
from nave.kernel.packed import packed

# Numbers of actions in `Tables.actions`: the base game's come first, then the guilds' and all others.
GUILD_ACTION: Final = len(ACTIONS)
SPECIALIST_ACTION: Final = GUILD_ACTION + len(GUILD_ACTIONS)  # + specialist tile
SLOT_ACTION: Final = SPECIALIST_ACTION + len(SPECIALISTS)  # + slot of the extension, from 0
REINFORCEMENT_ACTION: Final = SLOT_ACTION + CONTRACTORS  # + reinforcement tile
# What actions on no card are grouped by.
SPECIALIST_GROUP: Final = "specialist"
SLOT_GROUP: Final = "slot"

# Specialists that simply give: they may be used even if nothing of it can be stored.
PLAIN: Final = ("gain", "material_and_delivery")


def action_rows(data: Data) -> list[Row]:
    """Everything that costs or gives something, in the order of the numbers above."""
    guild = {row["id"]: row for row in data["guild_action"]}
    rows = [guild[name] | {"pay_all": pays_all(guild[name])} for name in GUILD_ACTIONS]
    rules = {row["id"]: row["rule"] for row in data["specialist_kind"]}
    specialist = {row["id"]: row for row in data["specialist"]}
    for name in SPECIALISTS:
        row = specialist[name]
        more = {"any_order": row["kind"] == "material_and_delivery", "plain": row["kind"] in PLAIN}
        rows.append(action_row(name, SPECIALIST_GROUP, rules[row["kind"]], row, row.get("gives", {})) | more)
    for row in sorted(data["extension_slot"], key=lambda row: int(row["slot"])):
        made = action_row(f"slot_{row['slot']}", SLOT_GROUP, row["rule"], row, row["bonus"])
        rows.append(made | {"compulsory": True})
    tile = {row["id"]: row for row in data["reinforcement"]}
    for name in REINFORCEMENTS:
        row = tile[name]
        made = action_row(name, "reinforcement", row["rule"], row, row.get("gives", {}))
        rows.append(made | {"fewer": True})
    return rows


def pays_all(row: Row) -> bool:
    """One of each kind it names, as for guild.managers.gems_for_prestige_and_rubles."""
    return row.get("pay_pattern") == "different" and row["pay_materials"] == len(row["pay_kinds"])


def action_row(name: str, group: str, rule: str, row: Row, gives: dict[str, int]) -> Row:
    """A specialist, a slot or a reinforcement tile in the words of the table `influence_action`."""
    made: Row = {"id": name, "group": group, "rule": rule}
    for resource, amount in gives.items():
        if resource == "material_of_choice":
            made |= {"gain_materials": amount, "gain_kinds": list(MATERIALS)}
        else:
            made[f"gain_{resource}"] = amount
    for resource, amount in row.get("cost", {}).items():
        if resource == "ornament":
            made["pay_ornament"] = amount
        else:
            made |= {"pay_materials": amount, "pay_kinds": [resource]}
    if "activations" in row:
        made["activate_workshop_tiles"] = row["activations"]
    for field in (
        "deliveries",
        "resource_tiles",
        "claims",
        "max_rubles",
        "guild_actions",
        "free_placements",
        "die_resources",
    ):
        if field in row:
            made[field] = row[field]
    return made


class Duchy:
    """The printed values of the expansion."""

    def __init__(self, data: Data, tables: Tables) -> None:
        city = {row["id"]: row for row in data["city"]}
        # Specialist spaces next to each city, from 0, in the order in which they are listed.
        self.spaces: list[list[int]] = [[space - 1 for space in city[name]["spaces"]] for name in CITIES]
        pieces = data["player_pieces"]
        self.start_permits: int = pieces["start_permits"]
        self.hire_price: int = pieces["hire_price_rubles"]
        self.permit_price: int = data["permit"]["prestige_price"]
        specialist = {row["id"]: row for row in data["specialist"]}
        self.kind: list[str] = [specialist[name]["kind"] for name in SPECIALISTS]
        self.tool: vec[i64] = packed([TOOLS.index(specialist[name]["tool"]) for name in SPECIALISTS])
        self.free_recognition: list[int] = [specialist[name]["free_recognition"] for name in SPECIALISTS]
        # Prestige of a group of different tools by its size.
        self.group_prestige: vec[i64] = packed([0, *data["tool_scoring"]["prestige"]])
        self.ivan_moscow: int = data["solo_hire"]["prestige_moscow"]
        self.ivan_start: int = tables.track.space_of[data["solo_start"]["ivan_prestige"]]
        self.permit_tile: int = tables.tile_ids.index(data["contractors_resource_tile"][0]["id"])
        self.removed_tile: int = tables.tile_ids.index(data["resource_tile_removed"][0]["id"])
        self.removed_workshop_tiles: list[int] = [
            tables.workshop_ids.index(row["id"]) for row in data["workshop_tile_removed"]
        ]
        # By influence card: whether one of its actions is paid with permits.
        self.takes_permits: vec[i64] = packed(
            [
                int(any(full(tables.actions[number]).pay_permit for number in numbers))
                for numbers in tables.influence_actions
            ]
        )
        # How many permits and contracts anybody may hold.
        self.permit_limit: int = data["permit"]["limit"]
        self.contract_limit: int = data["contract_rules"]["hand_limit"]
        resource = {row["id"]: row for row in data["contractors_resource"]}
        self.diamonds: int = resource["diamond"]["supply"]
        # In the foreman's tower: recognition beyond what a card shows, and what penalties are multiplied by.
        self.foreman_bonus: int = data["foreman"]["completion_recognition"]
        self.foreman_factor: int = data["foreman"]["penalty_factor"]
        self.contracts: vec[Contract] = vec[Contract](contracts_of(data))


class DuchyTables(Tables):
    """The tables of a component set with the expansion."""

    def __init__(self, components: ComponentSet) -> None:
        super().__init__(components, action_rows(components.data))
        self.duchy = Duchy(components.data, self)

    def action(self, row: Row) -> Action:
        return FullAction(row)


def tables_of(components: ComponentSet) -> Tables:
    if "guild_action" in components.data:
        return DuchyTables(components)
    return Tables(components, [])


def duchy_of(s: State) -> Duchy:
    tables = s.tables
    assert isinstance(tables, DuchyTables)
    return tables.duchy
