"""What has to fit together across the rows and tables of a component set, and the rules that say so."""

from collections import Counter
from itertools import pairwise
from typing import Any, Final

from nave.kernel.component_schema import CrossCheck, is_now
from nave.kernel.components import Data, Problem, Row, shown
from nave.kernel.language import Each
from nave.kernel.said import Said, Spoken


def plans(data: Data) -> list[Problem]:
    """setup.building_plan: as many cards as banners, so that a banner finds one (claim.always_possible)."""
    found = []
    each = _by_id(data["constant"])["sections_per_player"]["value"]
    for row in data["building_plan"]:
        players, heights = row["players"], row["heights"]
        towers = players + 2
        if len(heights) != towers:
            allowed = by("setup.building_plan", Said("printed-towers", towers=towers, players=players))
            found.append(_at("building_plan", row, "heights", heights, allowed))
        elif sum(heights) != each * players:
            sections = Said("printed-sections", all=each * players, each=each, players=players)
            found.append(_at("building_plan", row, "heights", heights, by("setup.building_plan", sections)))
    return found


def supplies(data: Data) -> list[Problem]:
    """supply.limited, supply.rubles"""
    found = []
    for row in data["resource"]:
        if row["limited"] and row["supply"] < 0:
            found.append(_at("resource", row, "supply", row["supply"], Said("printed-limited")))
        if not row["limited"] and row["supply"] != -1:
            found.append(_at("resource", row, "supply", row["supply"], Said("printed-unlimited")))
    ruble = _by_id(data["resource"])["ruble"]
    start = sum(row["ruble"] for row in data["start_rubles"])
    if ruble["limited"] and 0 <= ruble["supply"] < start:
        allowed = Said("printed-start-rubles", least=start)
        found.append(_at("resource", ruble, "supply", ruble["supply"], allowed))
    return found


def affordable(data: Data) -> list[Problem]:
    """build.completion: a card whose cost the supply cannot hold would never be finished."""
    resource = _by_id(data["resource"])
    found = []
    for row in data["cathedral_card"]:
        for name, count in row["cost"].items():
            if count > resource[name]["supply"]:
                allowed = Said("printed-supply", most=resource[name]["supply"], resource=name)
                found.append(_at("cathedral_card", row, f"cost {name}", count, allowed))
    return found


def never_locked(data: Data) -> list[Problem]:
    """build.completion: what lies on unfinished cards stays there.

    Were a whole supply to lie on cards that all lack one more of it, none would ever be finished.
    """
    sections = _by_id(data["constant"])["sections_per_player"]["value"]
    most = sections * max(row["players"] for row in data["building_plan"])
    found = []
    for row in data["resource"]:
        lying = sorted((card["cost"].get(row["id"], 0) - 1 for card in data["cathedral_card"]), reverse=True)
        locked = sum(count for count in lying[:most] if count > 0)
        if row["material"] and 0 <= row["supply"] <= locked:
            found.append(_at("resource", row, "supply", row["supply"], Said("printed-locked", locked=locked)))
    return found


def dice_start(data: Data) -> list[Problem]:
    """setup.dice"""
    marked = [row["id"] for row in data["resource_tile"] if row["dice_start"]]
    wanted = [row["id"] for row in data["resource_tile"] if row["resource"] == "recognition"]
    if marked == wanted:
        return []
    what = Said("printed-dice-on", tiles=Each(marked), count=len(marked))
    allowed = by("setup.dice", Said("printed-exactly", tiles=Each(wanted)))
    return [Problem("resource_tile", "", "dice_start", what, allowed)]


def workshop_tiles(data: Data) -> list[Problem]:
    """solo.card_row, setup.workshop_tiles"""
    found = []
    ivan: Counter[str] = Counter()
    for row in data["workshop_tile"]:
        if row["solo_ivan"]:
            if row["benefit"] == "die" and row["min_players"] == 3:
                ivan[row["die"]] += 1
            else:
                allowed = by("solo.card_row", Said("printed-ivan-tile"))
                found.append(_at("workshop_tile", row, "solo_ivan", True, allowed))
    for die in data["die"]:
        count = ivan[die["id"]]
        if count != 1:
            what = Said("printed-ivan-tiles", count=count, die=die["id"])
            allowed = by("solo.card_row", Said("printed-each-die"))
            found.append(Problem("workshop_tile", "", "solo_ivan", what, allowed))
    unmarked = sum(row["min_players"] == 1 for row in data["workshop_tile"])
    sections = 2 * _by_id(data["constant"])["sections_per_player"]["value"]
    if unmarked < sections:
        what = Said("printed-unmarked", count=unmarked)
        allowed = by("setup.workshop_tiles", Said("printed-unmarked-least", least=sections))
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
                place = Said("printed-action-id", number=str(number))
                found.append(
                    _at("influence_card", row, place, part["id"], Said("allowed-value", value=Each(own)))
                )
            cost = action[part["id"]]
            if part["repeat"] == "any" and "pay_ruble" not in cost and "pay_materials" not in cost:
                allowed = by("influence.marks", Said("printed-once", action=part["id"]))
                place = Said("printed-action-repeat", number=str(number))
                found.append(_at("influence_card", row, place, part["repeat"], allowed))
        names = [part["id"] for part in row["actions"]]
        if names[0] == names[1]:
            allowed = by("influence.one_of_two", Said("printed-two-actions"))
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
            allowed = by("setup.first_game_cards", Said("printed-group", group=group))
            place = Said("problem-row", number=str(number))
            found.append(Problem("first_game_influence", place, "card", is_now(row["card"]), allowed))
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
                allowed = by("advanced.setup", Said("printed-white-banner"))
                found.append(
                    Problem("workshop_space_advanced", label, "holds", is_now(row["holds"]), allowed)
                )
        if count != Counter(pieces):
            what = Said("printed-spaces-hold", held=pieces_of(dict(sorted(count.items()))))
            allowed = by("advanced.setup", Said("allowed-value", value=pieces_of(pieces)))
            found.append(Problem("workshop_space_advanced", f"board {color['id']}", "", what, allowed))
    return found


def once_each(data: Data) -> list[Problem]:
    """market.ring: four seasons; solo.ivan_inventory: an order of all piles."""
    found = []
    for table, field, label in (("quadrant", "season", "id"), ("solo_pile_order", "resource", "order")):
        seen: set[str] = set()
        for row in data[table]:
            if row[field] in seen:
                name = str(row["id"]) if label == "id" else f"{label} {row[label]}"
                what = Said("printed-again", value=shown(row[field]))
                found.append(Problem(table, name, field, what, Said("printed-every-once")))
            seen.add(row[field])
    return found


def track(data: Data) -> list[Problem]:
    """score.track, score.prestige_spaces"""
    row = data["score_track"]
    spaces: list[int] = row["prestige_spaces"]
    found = []
    for before, after in pairwise(spaces):
        if after <= before:
            what = Said("printed-after", number=str(after), before=str(before))
            allowed = by("score.track", Said("printed-growing"))
            found.append(Problem("score_track", "", "prestige_spaces", what, allowed))
    if len(spaces) != row["prestige_per_lap"]:
        what = Said("printed-numbers", count=len(spaces))
        allowed = by("score.track", Said("allowed-value", value=str(row["prestige_per_lap"])))
        found.append(Problem("score_track", "", "prestige_spaces", what, allowed))
    if spaces[-1] != row["last_space"]:
        what = Said("printed-ends-with", number=str(spaces[-1]))
        allowed = by("score.track", Said("printed-last", number=str(row["last_space"])))
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
            space = {"prestige": str(prestige), "space": str(row["ivan_start_space"])}
            allowed = by("score.track", Said("printed-start-prestige", **space))
            found.append(
                _at("solo_difficulty", row, "ivan_start_prestige", row["ivan_start_prestige"], allowed)
            )
    return found


def _by_id(rows: list[Row]) -> dict[str, Row]:
    return {row["id"]: row for row in rows}


def by(rule: str, what: Said) -> Said:
    """What a rule allows."""
    return Said("allowed-by", what=what, rule=rule)


def pieces_of(counts: dict[str, int]) -> Each:
    return Each(f"{number} {name}" for name, number in counts.items())


def _at(table: str, row: Row, field: Spoken, value: Any, allowed: Said) -> Problem:
    return Problem(table, shown(row["id"]), field, is_now(value), allowed)


DERIVED: Final = (("solo_difficulty", "ivan_start_prestige"), ("specialist", "free_recognition"))


def derive(data: Data) -> None:
    """The prestige of a start is that of its space; a specialist's free recognition repeats what it gives."""
    spaces: list[int] = data["score_track"]["prestige_spaces"]
    for row in data["solo_difficulty"]:
        row["ivan_start_prestige"] = sum(space <= row["ivan_start_space"] for space in spaces)
    for row in data["specialist"]:
        row["free_recognition"] = row["gives"].get("recognition", 0) if row["kind"] == "gain" else 0


CROSS_CHECKS: Final = [
    CrossCheck(("building_plan", "constant"), plans),
    CrossCheck(("resource", "start_rubles"), supplies),
    CrossCheck(("cathedral_card", "resource"), affordable),
    CrossCheck(("cathedral_card", "resource", "building_plan", "constant"), never_locked),
    CrossCheck(("resource_tile",), dice_start),
    CrossCheck(("workshop_tile", "die", "constant"), workshop_tiles),
    CrossCheck(("influence_card", "influence_action"), influence),
    CrossCheck(("first_game_influence", "influence_card"), first_game),
    CrossCheck(("workshop_space_advanced", "ornament", "color"), advanced_boards),
    CrossCheck(("quadrant", "solo_pile_order"), once_each),
    CrossCheck(("score_track",), track),
    CrossCheck(("solo_difficulty", "score_track"), difficulty),
]
