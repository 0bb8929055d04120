"""Which values of the expansion an owner of the box may correct, and what has to fit together."""

from collections import Counter
from typing import Any, Final

from nave.games.red_cathedral.names import MATERIALS
from nave.kernel.component_schema import (
    ByRow,
    Choice,
    CrossCheck,
    Fixed,
    Int,
    ListOf,
    MapOf,
    Record,
    Ref,
    SomeRows,
    Table,
    Text,
    is_now,
)
from nave.kernel.components import Data, Problem, Row, shown
from nave.kernel.language import Each
from nave.kernel.said import Said, Spoken

AMOUNT: Final = Int(1, 4)
SMALL: Final = Int(0, 9)
PRICE: Final = Int(1, 9)
MATERIAL: Final = Choice(*MATERIALS)
TRADED: Final = ListOf(MATERIAL, 1, 6, distinct=True)
# What a specialist, a slot or a reinforcement tile can simply give.
GIVEN: Final = MapOf(
    Choice(*MATERIALS, "ruble", "permit", "recognition", "prestige", "material_of_choice"), PRICE
)
RULE: Final = Fixed()

TABLES: Final[dict[str, Table]] = {
    "contractors_resource": Table(
        {
            "category": Fixed("permit.kind"),
            "material": Fixed("permit.kind"),
            "jewel": Fixed("permit.kind"),
            "limited": Fixed("permit.kind"),
            "supply": ByRow(Fixed("permit.kind"), {"diamond": Int(1, 99)}),
            "guild": SomeRows(Fixed("guild.jewelers.setup")),
            "rule": SomeRows(RULE),
        }
    ),
    "permit": Table(
        {
            "start": Int(0, 6),
            "limit": Fixed("permit.limit"),
            "prestige_price": Fixed("permit.prestige_exchange"),
            "counts_as_final_goods": Fixed("final.goods"),
            "rules": RULE,
        },
        single=True,
    ),
    "resource_tile_removed": Table({"rule": RULE}),
    "contractors_resource_tile": Table(
        {
            "resource": Fixed("setup.permit_tile"),
            "amount": AMOUNT,
            "dice_start": Fixed("setup.six_dice"),
            "rule": RULE,
        }
    ),
    "contractors_die": Table(
        {
            "sides": Fixed("black_die.market_die"),
            "player_color": Fixed("black_die.market_die"),
            "extra_spaces_for": Fixed("black_die.paid_steps"),
            "activates": Fixed("black_die.uses_specialist"),
            "rules": RULE,
        }
    ),
    "workshop_tile_removed": Table({"min_players": Fixed("setup.workshop_tiles_exchanged"), "rule": RULE}),
    "contractors_workshop_tile": Table(
        {
            "benefit": Choice("die", "resource"),
            "die": SomeRows(Ref("die", also=["black"]), when=("benefit", "die")),
            "resource": SomeRows(Choice(*MATERIALS, "ruble", "permit"), when=("benefit", "resource")),
            "amount": SomeRows(AMOUNT, when=("benefit", "resource")),
            "min_players": Fixed("setup.workshop_tiles_marked"),
            "solo_ivan": Fixed("solo.six_cards"),
            "rule": RULE,
        }
    ),
    "duchy_board": Table(
        {
            "cities": Fixed("city.specialist_spaces"),
            "specialist_spaces": Fixed("city.specialist_spaces"),
            "tiles_per_ordinary_city": Fixed("city.specialist_spaces"),
            "tiles_in_moscow": Fixed("hire.moscow"),
            "rule": RULE,
        },
        single=True,
    ),
    "city": Table(
        {
            "name": Text(),
            "spaces": ByRow(
                ListOf(Int(1, 5), 2, 2, distinct=True), {"moscow": Fixed("city.specialist_spaces")}
            ),
        }
    ),
    "city_tiles": Table(
        {
            "copies_per_city": Fixed("setup.city_tiles"),
            "open_by_towers": Fixed("setup.closed_cities"),
            "closed_by_towers": Fixed("setup.closed_cities"),
            "rules": RULE,
        },
        single=True,
    ),
    "player_pieces": Table(
        {
            "contractors": Fixed("hire.leftmost_contractor"),
            "extension_boards": Fixed("setup.player_pieces"),
            "start_permits": Int(0, 6),
            "specialist_places": Fixed("specialist.one_held"),
            "hire_price_rubles": SMALL,
            "rules": RULE,
        },
        single=True,
    ),
    "extension_slot": Table({"bonus": GIVEN, "rule": RULE}, key=("slot",)),
    "tool_scoring": Table(
        {"group_size": Fixed("specialist.set_scoring"), "prestige": ListOf(Int(0, 40), 6, 6), "rule": RULE},
        single=True,
    ),
    "tool": Table({"name": Text(), "copies": Fixed("specialist.tools")}),
    "specialist_kind": Table({"rule": RULE}),
    "specialist": Table(
        {
            "kind": Fixed("specialist.in_one_piece"),
            "cost": SomeRows(
                ByRow(MapOf(MATERIAL, Int(1, 1), total=(1, 1)), {"s18": Fixed("specialist.discard_ornament")})
            ),
            "gives": SomeRows(GIVEN),
            "activations": SomeRows(Fixed("specialist.two_activations")),
            "deliveries": SomeRows(Fixed("specialist.material_and_delivery")),
            "resource_tiles": SomeRows(Fixed("specialist.resource_tile")),
            "claims": SomeRows(Fixed("specialist.claim")),
            "min_rubles": SomeRows(Fixed("specialist.rubles_to_recognition")),
            "max_rubles": SomeRows(Fixed("specialist.rubles_to_recognition")),
            "recognition_per_ruble": SomeRows(Fixed("specialist.rubles_to_recognition")),
            "tool": Ref("tool"),
            "free_recognition": SMALL,
        }
    ),
    "guild": Table(
        {
            "name": Text(),
            "cards": Fixed("guild.card"),
            "actions": Fixed("guild.card"),
            "pieces": Fixed("options.guild_pieces"),
            "needs_module": Fixed("options.module_marked_cards"),
        }
    ),
    "foreman": Table(
        {
            "completion_recognition": Fixed("guild.foremen.completion_bonus"),
            "penalty_factor": Fixed("guild.foremen.double_penalty"),
            "rules": RULE,
        },
        single=True,
    ),
    "guild_action": Table(
        {
            "group": Fixed("guild.card"),
            "pay_ruble": SomeRows(PRICE),
            "pay_permit": SomeRows(Fixed("guild.payment")),
            "pay_recognition": SomeRows(Fixed("guild.recognition_cost")),
            "pay_diamond": SomeRows(Fixed("guild.payment")),
            "pay_materials": SomeRows(Fixed("guild.payment")),
            "pay_kinds": SomeRows(
                ByRow(
                    Fixed("guild.payment"),
                    {"basic_material_for_recognition": TRADED},
                )
            ),
            "pay_pattern": SomeRows(Fixed("guild.payment")),
            "pay_diamonds_max": SomeRows(Fixed("guild.jewelers.exchange_3_materials")),
            "gain_ruble": SomeRows(PRICE),
            "gain_diamond": SomeRows(AMOUNT),
            "gain_permit": SomeRows(AMOUNT),
            "gain_prestige": SomeRows(PRICE),
            "gain_recognition": SomeRows(PRICE),
            "gain_materials": SomeRows(Fixed("guild.payment")),
            "gain_kinds": SomeRows(ByRow(Fixed("guild.payment"), {"gain_basic_material": TRADED})),
            "gain_recognition_per": SomeRows(RULE),
            "gain_ruble_per": SomeRows(RULE),
            "gain_permit_per": SomeRows(RULE),
            "gain_reinforcement": SomeRows(Fixed("guild.brick_makers.take_reinforcement")),
            "activate_workshop_tiles": SomeRows(RULE),
            "tiles_of": SomeRows(RULE),
            "tile_pattern": SomeRows(RULE),
            "move_foreman": SomeRows(Fixed("guild.foremen.movement")),
            "resource_at_die": SomeRows(RULE),
            "market_actions": SomeRows(RULE),
            "market_action_pattern": SomeRows(RULE),
            "deliveries": SomeRows(Fixed("guild.delivery")),
            "draw_contracts": SomeRows(RULE),
            "keep_contracts": SomeRows(RULE),
            "market_spaces": SomeRows(RULE),
            "times_dice": SomeRows(RULE),
            "guild_actions": SomeRows(RULE),
            "groups": SomeRows(RULE),
            "resource_tiles": SomeRows(RULE),
            "draw_cathedral_cards": SomeRows(RULE),
            "take_materials": SomeRows(RULE),
            "section_ruble": SomeRows(RULE),
            "section_recognition": SomeRows(RULE),
            "rule": RULE,
        }
    ),
    "guild_card": Table(
        {
            "group": Fixed("guild.card"),
            "actions": ListOf(Record({"id": Ref("guild_action"), "repeat": Choice("once", "any")}), 2, 2),
            "needs_module": Fixed("options.module_marked_cards"),
        }
    ),
    "contract": Table(
        {
            "scores": Fixed(),
            "prestige": SMALL,
            "prestige_two_players": SMALL,
            "cost": Fixed("contract.return_goods"),
            "rule": RULE,
        }
    ),
    "contract_rules": Table(
        {
            "hand_limit": Fixed("guild.archivists.hand_limit"),
            "draw": Fixed("guild.archivists.draw_contracts"),
            "keep": Fixed("guild.archivists.draw_contracts"),
            "price_rubles": Fixed("guild.archivists.draw_contracts"),
            "rules": RULE,
        },
        single=True,
    ),
    "reinforcement": Table(
        {
            "copies": Fixed("guild.brick_makers.setup"),
            "gives": SomeRows(GIVEN),
            "guild_actions": SomeRows(RULE),
            "activations": SomeRows(RULE),
            "deliveries": SomeRows(RULE),
            "free_placements": SomeRows(RULE),
            "die_resources": SomeRows(RULE),
            "rule": RULE,
        }
    ),
    "contractors_building_plan": Table(
        {
            "players": Fixed("plan.new_cards"),
            "solo": Fixed("plan.new_cards"),
            "heights": ListOf(Int(2, 6), 1, 6),
            "towers": Fixed("plan.new_cards"),
            "sections": Fixed("plan.new_cards"),
            "rule": RULE,
        }
    ),
    "contractors_solitaire_card": Table({"name": Text(), "effect": Fixed("solo.ivan_hire"), "rule": RULE}),
    "solo_die_tile": Table({"die": Fixed("solo.six_cards"), "rule": RULE}),
    "solo_start": Table(
        {
            "ivan_prestige": SMALL,
            "human_recognition": Fixed("solo.start_scores"),
            "human_rubles": Fixed("solo.setup_two_players"),
            "human_permits": Fixed("solo.setup_two_players"),
            "ivan_contractors": Fixed("solo.ivan_contractors"),
            "ivan_contractors_placed": Fixed("solo.first_contractor"),
            "cards_in_row": Fixed("solo.six_cards"),
            "die_tiles": Fixed("solo.six_cards"),
            "towers": Fixed("solo.setup_two_players"),
            "rules": RULE,
        },
        single=True,
    ),
    "solo_hire": Table(
        {
            "permits": Fixed("solo.ivan_hire"),
            "rubles": Fixed("solo.ivan_hire"),
            "tiles_taken": Fixed("solo.ivan_takes_both"),
            "tiles_taken_moscow": Fixed("solo.ivan_moscow"),
            "prestige_moscow": SMALL,
            "equal_tools_return_to_bag": Fixed("solo.ivan_pairs_return"),
            "rules": RULE,
        },
        single=True,
    ),
    "solo_piece": Table({"copies": Fixed("solo.marker_moves"), "rule": RULE}),
}

# Came after the first games were played.
LATER: Final = ("foreman",)


def plans(data: Data) -> list[Problem]:
    """plan.new_cards"""
    found = []
    for row in data["contractors_building_plan"]:
        heights = row["heights"]
        if len(heights) != row["towers"] or sum(heights) != row["sections"]:
            towers = Said("printed-new-plan", towers=row["towers"], sections=row["sections"])
            allowed = by("plan.new_cards", towers)
            found.append(_at("contractors_building_plan", row, "heights", heights, allowed))
    return found


def ring(data: Data) -> list[Problem]:
    """city.specialist_spaces: each space serves two ordinary cities."""
    count = Counter(space for row in data["city"] if row["id"] != "moscow" for space in row["spaces"])
    if all(count[space] == 2 for space in range(1, 6)):
        return []
    times = [Said("printed-times", space=str(space), count=count[space]) for space in range(1, 6)]
    what = Said("printed-name-spaces", spaces=Each(times))
    return [Problem("city", "", "spaces", what, by("city.specialist_spaces", Said("printed-two-cities")))]


def tools(data: Data) -> list[Problem]:
    """specialist.tools: every tool on four tiles; solo.ivan_free_recognition."""
    found = []
    count = Counter(row["tool"] for row in data["specialist"])
    for row in data["tool"]:
        if count[row["id"]] != row["copies"]:
            what = Said("printed-tool-on", tool=shown(row["id"]), count=count[row["id"]])
            allowed = by("specialist.tools", Said("printed-tiles", count=row["copies"]))
            found.append(Problem("specialist", "", "tool", what, allowed))
    for row in data["specialist"]:
        free = row["gives"].get("recognition", 0) if row["kind"] == "gain" else 0
        if row["free_recognition"] != free:
            allowed = by("solo.ivan_free_recognition", Said("printed-free-recognition", count=str(free)))
            found.append(_at("specialist", row, "free_recognition", row["free_recognition"], allowed))
    return found


def guild_cards(data: Data) -> list[Problem]:
    """guild.card: two different actions of the guild; what costs nothing is done once (guild.chains_end)."""
    found = []
    action = {row["id"]: row for row in data["guild_action"]}
    for row in data["guild_card"]:
        own = [name for name, other in action.items() if other["group"] == row["group"]]
        names = [part["id"] for part in row["actions"]]
        for number, part in enumerate(row["actions"], start=1):
            if part["id"] not in own:
                place = Said("printed-action-id", number=str(number))
                found.append(
                    _at("guild_card", row, place, part["id"], Said("allowed-value", value=Each(own)))
                )
            elif part["repeat"] == "any" and not any(key.startswith("pay_") for key in action[part["id"]]):
                allowed = by("guild.card", Said("printed-once", action=part["id"]))
                place = Said("printed-action-repeat", number=str(number))
                found.append(_at("guild_card", row, place, part["repeat"], allowed))
        if names[0] == names[1]:
            allowed = by("guild.card", Said("printed-two-actions"))
            found.append(_at("guild_card", row, "actions", names, allowed))
    return found


def by(rule: str, what: Said) -> Said:
    """What a rule allows."""
    return Said("allowed-by", what=what, rule=rule)


def _at(table: str, row: Row, field: Spoken, value: Any, allowed: Said) -> Problem:
    return Problem(table, shown(row["id"]), field, is_now(value), allowed)


CROSS_CHECKS: Final[list[CrossCheck]] = [
    CrossCheck(("contractors_building_plan",), plans),
    CrossCheck(("city",), ring),
    CrossCheck(("specialist", "tool"), tools),
    CrossCheck(("guild_card", "guild_action"), guild_cards),
]
