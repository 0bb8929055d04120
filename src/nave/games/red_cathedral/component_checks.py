"""What has to fit together across the rows and tables of a component set, and the rules that say so."""

from collections import Counter
from itertools import pairwise
from typing import Any, Final

from nave.kernel.component_schema import CrossCheck
from nave.kernel.components import Problem, shown

Data = dict[str, Any]


def plans(data: Data) -> list[Problem]:
    """setup.building_plan: as many cards as banners, so that a banner finds one (claim.always_possible)."""
    found = []
    each = _by_id(data["constant"])["sections_per_player"]["value"]
    for row in data["building_plan"]:
        players, heights = row["players"], row["heights"]
        towers = players + 2
        if len(heights) != towers:
            allowed = f"{towers} towers for {players} players (rule setup.building_plan)"
            found.append(_at("building_plan", row, "heights", heights, allowed))
        elif sum(heights) != each * players:
            allowed = f"{each * players} sections in all, {each} for each of {players} players"
            found.append(
                _at("building_plan", row, "heights", heights, f"{allowed} (rule setup.building_plan)")
            )
    return found


def supplies(data: Data) -> list[Problem]:
    """supply.limited, supply.rubles"""
    found = []
    for row in data["resource"]:
        if row["limited"] and row["supply"] < 0:
            found.append(_at("resource", row, "supply", row["supply"], "0 or more while limited is true"))
        if not row["limited"] and row["supply"] != -1:
            found.append(_at("resource", row, "supply", row["supply"], "-1 while limited is false"))
    ruble = _by_id(data["resource"])["ruble"]
    start = sum(row["ruble"] for row in data["start_rubles"])
    if ruble["limited"] and 0 <= ruble["supply"] < start:
        allowed = f"at least {start}, the rubles of all players at the start"
        found.append(_at("resource", ruble, "supply", ruble["supply"], allowed))
    return found


def affordable(data: Data) -> list[Problem]:
    """build.completion: a card whose cost the supply cannot hold would never be finished."""
    resource = _by_id(data["resource"])
    found = []
    for row in data["cathedral_card"]:
        for name, count in row["cost"].items():
            if count > resource[name]["supply"]:
                allowed = f"up to {resource[name]['supply']}, the supply of {name}"
                found.append(_at("cathedral_card", row, f"cost {name}", count, allowed))
    return found


def dice_start(data: Data) -> list[Problem]:
    """setup.dice"""
    marked = [row["id"] for row in data["resource_tile"] if row["dice_start"]]
    wanted = [row["id"] for row in data["resource_tile"] if row["resource"] == "recognition"]
    if marked == wanted:
        return []
    what = f"is true on {', '.join(marked) or 'no tile'}"
    return [
        Problem("resource_tile", "", "dice_start", what, f"exactly {', '.join(wanted)} (rule setup.dice)")
    ]


def workshop_tiles(data: Data) -> list[Problem]:
    """solo.card_row, setup.workshop_tiles"""
    found = []
    ivan: Counter[str] = Counter()
    for row in data["workshop_tile"]:
        if row["solo_ivan"]:
            if row["benefit"] == "die" and row["min_players"] == 3:
                ivan[row["die"]] += 1
            else:
                allowed = "true only on a die tile with min_players 3 (rule solo.card_row)"
                found.append(_at("workshop_tile", row, "solo_ivan", True, allowed))
    for die in data["die"]:
        count = ivan[die["id"]]
        if count != 1:
            what = f"is true on {count} tiles of the {die['id']} die"
            found.append(
                Problem("workshop_tile", "", "solo_ivan", what, "1 tile of each die (rule solo.card_row)")
            )
    unmarked = sum(row["min_players"] == 1 for row in data["workshop_tile"])
    sections = 2 * _by_id(data["constant"])["sections_per_player"]["value"]
    if unmarked < sections:
        what = f"is 1 on {unmarked} tiles"
        allowed = (
            f"at least {sections} such tiles, one for each section of two players (rule setup.workshop_tiles)"
        )
        found.append(Problem("workshop_tile", "", "min_players", what, allowed))
    return found


def influence(data: Data) -> list[Problem]:
    """influence.one_of_two, influence.marks"""
    action = _by_id(data["influence_action"])
    found = []
    for row in data["influence_card"]:
        own = [name for name, other in action.items() if other["group"] == row["group"]]
        for number, part in enumerate(row["actions"], start=1):
            if part["id"] not in own:
                found.append(
                    _at("influence_card", row, f"actions item {number} id", part["id"], ", ".join(own))
                )
            cost = action[part["id"]]
            if part["repeat"] == "any" and "pay_ruble" not in cost and "pay_materials" not in cost:
                allowed = f"once, because {part['id']} costs nothing (rule influence.marks)"
                found.append(
                    _at("influence_card", row, f"actions item {number} repeat", part["repeat"], allowed)
                )
        names = [part["id"] for part in row["actions"]]
        if names[0] == names[1]:
            allowed = "two different actions (rule influence.one_of_two)"
            found.append(_at("influence_card", row, "actions", names, allowed))
    return found


def first_game(data: Data) -> list[Problem]:
    """setup.first_game_cards"""
    card = _by_id(data["influence_card"])
    found = []
    seen: set[str] = set()
    for number, row in enumerate(data["first_game_influence"], start=1):
        group = card[row["card"]]["group"]
        if group in seen:
            allowed = f"one card of each group, and {group} has one already (rule setup.first_game_cards)"
            what = f"is {shown(row['card'])}"
            found.append(Problem("first_game_influence", f"row {number}", "card", what, allowed))
        seen.add(group)
    return found


def advanced_boards(data: Data) -> list[Problem]:
    """advanced.setup"""
    pieces = {row["id"]: row["per_player"] for row in data["ornament"]}
    found = []
    for color in data["color"]:
        rows = [row for row in data["workshop_space_advanced"] if row["board"] == color["id"]]
        count = Counter(row["holds"] for row in rows if row["die"] != "white")
        for row in rows:
            if row["die"] == "white" and row["holds"] != "banner":
                label = f"board {row['board']}, space {row['space']}"
                what, allowed = f"is {shown(row['holds'])}", '"banner" on a white space (rule advanced.setup)'
                found.append(Problem("workshop_space_advanced", label, "holds", what, allowed))
        if count != Counter(pieces):
            held = ", ".join(f"{number} {name}" for name, number in sorted(count.items()))
            allowed = ", ".join(f"{number} {name}" for name, number in pieces.items())
            found.append(
                Problem(
                    "workshop_space_advanced",
                    f"board {color['id']}",
                    "",
                    f"the colored spaces hold {held}",
                    f"{allowed} (rule advanced.setup)",
                )
            )
    return found


def once_each(data: Data) -> list[Problem]:
    """market.ring: four seasons; solo.ivan_inventory: an order of all piles."""
    found = []
    for table, field, label in (("quadrant", "season", "id"), ("solo_pile_order", "resource", "order")):
        seen: set[str] = set()
        for row in data[table]:
            if row[field] in seen:
                name = str(row["id"]) if label == "id" else f"{label} {row[label]}"
                found.append(Problem(table, name, field, f"is {shown(row[field])} again", "every value once"))
            seen.add(row[field])
    return found


def track(data: Data) -> list[Problem]:
    """score.track, score.prestige_spaces"""
    row = data["score_track"]
    spaces: list[int] = row["prestige_spaces"]
    found = []
    for before, after in pairwise(spaces):
        if after <= before:
            what = f"has {after} after {before}"
            found.append(
                Problem("score_track", "", "prestige_spaces", what, "numbers that grow (rule score.track)")
            )
    if len(spaces) != row["prestige_per_lap"]:
        what, allowed = f"has {len(spaces)} numbers", f"{row['prestige_per_lap']} (rule score.track)"
        found.append(Problem("score_track", "", "prestige_spaces", what, allowed))
    if spaces[-1] != row["last_space"]:
        what, allowed = (
            f"ends with {spaces[-1]}",
            f"{row['last_space']} as the last number (rule score.track)",
        )
        found.append(Problem("score_track", "", "prestige_spaces", what, allowed))
    return found


def difficulty(data: Data) -> list[Problem]:
    """solo.start_space: the prestige of a start is the one its space carries."""
    if track(data):
        return []
    spaces: list[int] = data["score_track"]["prestige_spaces"]
    found = []
    for row in data["solo_difficulty"]:
        prestige = sum(space <= row["ivan_start_space"] for space in spaces)
        if row["ivan_start_prestige"] != prestige:
            allowed = f"{prestige}, the prestige of space {row['ivan_start_space']} (rule score.track)"
            found.append(
                _at("solo_difficulty", row, "ivan_start_prestige", row["ivan_start_prestige"], allowed)
            )
    return found


def _by_id(rows: list[dict[str, Any]]) -> dict[str, dict[str, Any]]:
    return {row["id"]: row for row in rows}


def _at(table: str, row: dict[str, Any], field: str, value: Any, allowed: str) -> Problem:
    return Problem(table, shown(row["id"]), field, f"is {shown(value)}", allowed)


CROSS_CHECKS: Final = [
    CrossCheck(("building_plan", "constant"), plans),
    CrossCheck(("resource", "start_rubles"), supplies),
    CrossCheck(("cathedral_card", "resource"), affordable),
    CrossCheck(("resource_tile",), dice_start),
    CrossCheck(("workshop_tile", "die", "constant"), workshop_tiles),
    CrossCheck(("influence_card", "influence_action"), influence),
    CrossCheck(("first_game_influence", "influence_card"), first_game),
    CrossCheck(("workshop_space_advanced", "ornament", "color"), advanced_boards),
    CrossCheck(("quadrant", "solo_pile_order"), once_each),
    CrossCheck(("score_track",), track),
    CrossCheck(("solo_difficulty", "score_track"), difficulty),
]
