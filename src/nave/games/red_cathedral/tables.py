"""The component set as arrays of integers: what the rules look up. Shared by all copies of a state."""

from collections.abc import Sequence
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from nave.games.red_cathedral.names import (
    ACTIONS,
    COLORS,
    DICE,
    IVAN_CARDS,
    JEWELS,
    MATERIALS,
    ORNAMENTS,
    RESOURCES,
    RING,
    TYPES,
    WORKSHOP,
)
from nave.kernel.components import ComponentSet, Row
from nave.kernel.packed import filled, packed


class Action:
    """What something costs and gives: an action of an influence card, a specialist, a bonus, a tile.

    Whoever offers it, `influence.py` carries it out; a part of the game that adds to it extends the class.
    """

    def __init__(self, row: Row) -> None:
        self.name: str = row["id"]
        self.group: str = row["group"]
        self.rule: str = row.get("rule", f"influence.{self.group}.{self.name}")
        self.pay_ruble: int = row.get("pay_ruble", 0)
        self.pay_materials: int = row.get("pay_materials", 0)
        self.pay_kinds: vec[i64] = kinds(row.get("pay_kinds", []))
        self.pay_different: bool = row.get("pay_pattern", "same") == "different"
        self.pay_any: bool = row.get("pay_pattern", "same") == "any"
        # Each of its kinds once: there is nothing to choose.
        self.pay_all: bool = row.get("pay_all", False)
        self.pay_recognition: int = row.get("pay_recognition", 0)
        self.pay_ornament: int = row.get("pay_ornament", 0)
        self.gain_ruble: int = row.get("gain_ruble", 0)
        self.gain_materials: int = row.get("gain_materials", 0)
        self.gain_kinds: vec[i64] = kinds(row.get("gain_kinds", []))
        self.gain_other: bool = row.get("gain_pattern", "") == "other_than_paid"
        # Whether fewer materials than it gives may be taken, but for the first one (guild.parts_and_fewer).
        self.fewer: bool = row.get("fewer", False)
        self.gain_recognition: int = row.get("gain_recognition", 0)
        self.gain_prestige: int = row.get("gain_prestige", 0)
        # Pieces of fixed kinds, as many as wanted and stored.
        self.gain_pieces: vec[i64] = packed([pieces_of(row, name) for name in RESOURCES])
        self.gives_pieces: bool = any(self.gain_pieces)
        self.deliveries: int = row.get("deliveries", 0)
        self.swaps: bool = row.get("swap_resource_tiles", 0) > 0
        self.activations: int = row.get("activate_workshop_tiles", 0)
        self.activates: bool = self.activations > 0
        self.requires: list[int] = [TYPES.index(name) for name in row.get("requires_finished", [])]
        self.resource_tiles: int = row.get("resource_tiles", 0)
        # Its gain and its other part come in whichever order the player likes.
        self.any_order: bool = row.get("any_order", False)
        # The bonus of a slot is taken as far as it can be stored (hire.slot_bonus).
        self.compulsory: bool = row.get("compulsory", False)
        # Whether it may be used for what is left of it, be it nothing (specialist.use_requires_effect).
        self.plain: bool = row.get("plain", False)
        self.other_players_tile: bool = row.get("tiles_of", "own") == "other"
        self.tile_pattern: str = row.get("tile_pattern", "")
        self.at_die: int = DICE.index(row["resource_at_die"]) if "resource_at_die" in row else -1
        self.at_any_die: bool = row.get("die_resources", 0) > 0
        self.market_spaces: int = row.get("market_spaces", 0)
        self.reads_tiles: bool = (
            self.resource_tiles + self.market_spaces > 0 or self.at_die >= 0 or self.at_any_die
        )
        # Whether it costs nothing at all.
        self.free: bool = self.pay_ruble + self.pay_materials + self.pay_recognition + self.pay_ornament == 0

    @property
    def names_material(self) -> bool:
        """Whether the move names a material: the first one paid or, if none is paid, the one gained."""
        pays = self.pay_materials > 0 and not self.pay_all
        return pays or (self.gain_materials > 0 and not self.any_order)


def pieces_of(row: Row, name: str) -> int:
    return row.get(f"gain_{name}", 0) if name in MATERIALS else 0


def kinds(names: list[str]) -> "vec[i64]":
    return packed([int(name in names) for name in MATERIALS])


# Tables of the base game that the expansion extends.
EXTENDED = ("resource_tile", "workshop_tile", "building_plan", "solitaire_card")


class Track:
    """The score track; position lap * n + k is space k of lap n (score.beyond_80)."""

    def __init__(self, row: Row) -> None:
        self.start: i64 = row["start_space"]
        self.lap: i64 = row["last_space"]
        self.per_lap: i64 = row["prestige_per_lap"]
        spaces: list[int] = row["prestige_spaces"]
        # For each space of a lap: prestige held there, next prestige space ahead, last one behind (-1: none).
        self.held: vec[i64] = packed([sum(p <= k for p in spaces) for k in range(self.lap + 1)])
        self.ahead: vec[i64] = packed([min(p for p in spaces if p > k) for k in range(self.lap)])
        self.behind: vec[i64] = packed(
            [max((p for p in spaces if p < k), default=-1) for k in range(self.lap + 1)]
        )
        self.space_of = [0, *spaces]
        # The same as floats, for whoever values a place between two spaces: the space, way since the last
        # prestige space (or the beginning of the lap), length of that stretch, prestige held.
        self.space: vec[float] = vec[float]([float(k) for k in range(self.lap)])
        way = [(max(self.behind[k + 1], 0), self.ahead[k]) for k in range(self.lap)]
        self.since: vec[float] = vec[float]([float(k - back) for k, (back, _) in enumerate(way)])
        self.stretch: vec[float] = vec[float]([float(ahead - back) for back, ahead in way])
        self.held_there: vec[float] = vec[float]([float(self.held[k]) for k in range(self.lap)])

    def prestige(self, position: i64) -> i64:
        return position // self.lap * self.per_lap + self.held[position % self.lap]

    def next_up(self, position: i64) -> i64:
        """score.gain_prestige"""
        return position // self.lap * self.lap + self.ahead[position % self.lap]

    def next_down(self, position: i64) -> i64:
        """The prestige space behind, -1 if there is none (score.lose_prestige_limit, score.back_over_80)."""
        lap = position // self.lap
        space = position - lap * self.lap
        if space == 0 and lap > 0:
            lap -= 1
            space = self.lap
        back = self.behind[space]
        if back < 0:
            return lap * self.lap if lap else -1
        return lap * self.lap + back


class Tables:
    """The base game's rows come first everywhere; those of the expansion, if the set has it, follow.

    `more_actions` are further rows like those of the table `influence_action`.
    """

    def __init__(self, components: ComponentSet, more_actions: Sequence[Row] = ()) -> None:
        data = components.data
        more = {name: data.get(f"contractors_{name}", []) for name in EXTENDED}
        constant = {row["id"]: row["value"] for row in data["constant"]}
        self.banners: int = constant["banners_per_player"]
        self.inventory_spaces: int = constant["inventory_spaces"]
        self.inventory_banners: int = constant["inventory_banners_at_start"]
        self.dice_per_space: int = constant["dice_per_space_max"]
        self.extra_price: int = constant["extra_space_price"]
        self.extra_max: int = constant["extra_spaces_max"]
        self.deliveries: int = constant["deliveries_per_build"]
        self.exchange_cost: int = constant["exchange_prestige_cost"]
        self.exchange_gain: int = constant["exchange_ruble_gain"]
        self.reroll_cost: int = constant["reroll_prestige_cost"]
        self.rerolls: int = constant["rerolls_per_turn"]
        self.sections_to_end: int = constant["sections_to_end"]
        self.end_bonus: int = constant["end_bonus_prestige"]
        self.solo_end_bonus: int = constant["solo_end_bonus_prestige"]
        self.leftovers: int = constant["leftovers_per_prestige"]
        self.section_value: int = constant["tower_section_value"]
        self.ornament_value: int = constant["tower_ornament_value"]
        self.place_divisor: int = constant["tower_place_divisor"]
        self.second_divisor: int = constant["two_player_second_divisor"]
        self.ivan_ornament_prestige: int = constant["ivan_ornament_prestige"]

        self.track = Track(data["score_track"])
        resource = {row["id"]: row for row in data["resource"]}
        self.supply: vec[i64] = packed([resource[name]["supply"] for name in MATERIALS])
        # -1: rubles never run out (supply.rubles).
        self.ruble_cap: int = resource["ruble"]["supply"] if resource["ruble"]["limited"] else -1
        self.start_rubles: vec[i64] = packed(
            [row["ruble"] for row in sorted(data["start_rubles"], key=lambda row: int(row["turn_order"]))]
        )

        self.quadrant: vec[i64] = filled(RING, 0)
        self.seasons: list[str] = []
        for row in sorted(data["quadrant"], key=lambda row: int(row["id"])):
            self.seasons.append(row["season"])
            for space in row["spaces"]:
                self.quadrant[space] = row["id"]

        tiles = data["resource_tile"] + more["resource_tile"]
        self.tile_ids: list[str] = [row["id"] for row in tiles]
        self.tile_resource: vec[i64] = packed([RESOURCES.index(row["resource"]) for row in tiles])
        self.tile_amount: vec[i64] = packed([row["amount"] for row in tiles])
        self.dice_start: int = [row["dice_start"] for row in tiles].index(True)

        # A workshop tile gives a resource, or (die >= 0) what lies beside that die.
        tiles = data["workshop_tile"] + more["workshop_tile"]
        self.base_workshop_tiles: int = len(data["workshop_tile"])
        self.workshop_ids: list[str] = [row["id"] for row in tiles]
        self.workshop_die: vec[i64] = packed(
            [DICE.index(row["die"]) if "die" in row else -1 for row in tiles]
        )
        self.workshop_resource: vec[i64] = packed(
            [RESOURCES.index(row["resource"]) if "resource" in row else -1 for row in tiles]
        )
        self.workshop_amount: vec[i64] = packed([row.get("amount", 0) for row in tiles])
        self.workshop_players: vec[i64] = packed([row["min_players"] for row in tiles])
        self.workshop_ivan: list[bool] = [row["solo_ivan"] for row in tiles]

        cards = data["cathedral_card"]
        self.card_ids: list[str] = [row["id"] for row in cards]
        self.card_type: vec[i64] = packed([TYPES.index(row["type"]) for row in cards])
        self.card_cost: vec[i64] = packed([row["cost"].get(name, 0) for row in cards for name in MATERIALS])
        # The same within one number, a byte for each material, for whoever counts them all at once.
        self.card_bytes: vec[i64] = packed(
            [
                sum(row["cost"].get(name, 0) << place * 8 for place, name in enumerate(MATERIALS))
                for row in cards
            ]
        )
        self.card_total: vec[i64] = packed([sum(row["cost"].values()) for row in cards])
        self.card_recognition: vec[i64] = packed([row["recognition"] for row in cards])
        self.card_ruble: vec[i64] = packed([row["ruble"] for row in cards])

        plans = data["building_plan"] + more["building_plan"]
        self.base_plans: int = len(data["building_plan"])
        self.plan_ids: list[str] = [row["id"] for row in plans]
        self.plan_players: list[int] = [row["players"] for row in plans]
        self.plan_heights: list[list[int]] = [row["heights"] for row in plans]

        ornament = {row["id"]: row for row in data["ornament"]}
        self.ornament_material: vec[i64] = packed(
            [MATERIALS.index(ornament[name]["material"]) for name in ORNAMENTS]
        )
        self.ornament_count: vec[i64] = packed([ornament[name]["per_player"] for name in ORNAMENTS])
        gems = {(row["green_gem"], row["purple_gem"]): row["prestige"] for row in data["jewel_points"]}
        self.jewel_points: vec[i64] = packed([gems[pair] for pair in JEWELS])

        rows = {row["id"]: row for row in data["influence_action"]}
        listed = [*(rows[name] for name in ACTIONS), *more_actions]
        self.actions: vec[Action] = vec[Action]([self.action(row) for row in listed])
        numbers: dict[str, int] = {}
        for number, action in enumerate(self.actions):
            numbers.setdefault(action.name, number)
        cards = data["influence_card"] + data.get("guild_card", [])
        self.base_influence: int = len(data["influence_card"])
        self.influence_ids: list[str] = [row["id"] for row in cards]
        self.influence_group: list[str] = [row["group"] for row in cards]
        self.influence_actions: list[list[int]] = [
            [numbers[action["id"]] for action in row["actions"]] for row in cards
        ]
        repeated = [[numbers[a["id"]] for a in row["actions"] if a["repeat"] == "any"] for row in cards]
        # Of each card, by action: what may follow once that action was used, itself (influence.marks).
        self.influence_again: list[dict[int, list[int]]] = [
            {number: [number] for number in again} for again in repeated
        ]
        self.first_game: list[int] = [
            self.influence_ids.index(row["card"]) for row in data["first_game_influence"]
        ]
        groups = data["influence_group"] + data.get("guild", [])
        self.group_names: dict[str, str] = {row["id"]: row["name"] for row in groups}

        # By color and workshop space: price of a face-up tile, ornament waiting there (-1: none).
        self.basic_price: list[list[int]] = board(data["workshop_space_basic"], "price")
        self.advanced_price: list[list[int]] = board(data["workshop_space_advanced"], "price")
        self.advanced_holds: list[list[int]] = [
            [ORNAMENTS.index(name) if name in ORNAMENTS else -1 for name in row]
            for row in board(data["workshop_space_advanced"], "holds")
        ]

        ivan = {row["id"]: row for row in data["solitaire_card"] + more["solitaire_card"]}
        self.ivan_amount: list[int] = [ivan[name].get("amount", 0) for name in IVAN_CARDS if name in ivan]
        self.ivan_banners: int = ivan["ivan_claim"]["banners"]
        self.ivan_ornaments: list[int] = [
            ORNAMENTS.index(row["ornament"])
            for row in sorted(data["solo_ornament_order"], key=lambda row: int(row["order"]))
        ]
        self.ivan_piles: list[int] = [
            MATERIALS.index(row["resource"])
            for row in sorted(data["solo_pile_order"], key=lambda row: int(row["order"]))
        ]
        self.ivan_start: dict[str, int] = {
            row["id"]: row["ivan_start_space"] for row in data["solo_difficulty"]
        }

    def action(self, row: Row) -> Action:
        return Action(row)


def number_of(tables: Tables, action: Action) -> i64:
    """The place of an action among all of the game."""
    for number in range(len(tables.actions)):
        if tables.actions[number] is action:
            return number
    raise ValueError(f"{action.name} is no action of this game")


def board(rows: list[Row], field: str) -> list[list[Any]]:
    cells = {(row["board"], row["space"]): row[field] for row in rows}
    return [[cells[color, space] for space in WORKSHOP] for color in COLORS]
