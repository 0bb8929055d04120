"""Which values of components.toml an owner of the box may correct, and within which bounds.

A number that the rules only add, compare or divide by may be corrected. One on which the shape of the board,
the catalogue of moves or the reasoning of a rule rests is fixed, and the message names that rule.
"""

from importlib.resources import files
from typing import Final

from nave.games.red_cathedral.component_checks import CROSS_CHECKS, DERIVED, derive
from nave.games.red_cathedral.contractors import component_schema as contractors
from nave.games.red_cathedral.names import WORDS_IN
from nave.kernel.component_schema import (
    Bool,
    ByRow,
    Choice,
    Fixed,
    Int,
    ListOf,
    MapOf,
    Record,
    Ref,
    Schema,
    SomeRows,
    Table,
    Text,
)
from nave.kernel.components import STANDARD, ComponentError, ComponentSet, parse
from nave.kernel.said import Said

GAME: Final = "red_cathedral"

# Three dice beside a tile of 4 give 12, the largest amount that a move can take.
AMOUNT: Final = Int(1, 4)
SMALL: Final = Int(0, 9)
PRICE: Final = Int(1, 9)
MATERIAL: Final = Ref("resource", where="material")

CONSTANTS: Final = ByRow(
    Fixed(),
    {
        "banners_per_player": Fixed("setup.players"),
        "inventory_spaces": Fixed("inventory.capacity"),
        "inventory_banners_at_start": Fixed("setup.banners"),
        "market_spaces": Fixed("market.ring"),
        "dice_per_space_max": Fixed("market.ring"),
        "extra_space_price": PRICE,
        # The catalogue names up to 7 extra spaces, and an eighth reaches nothing new (market.extra_spaces).
        "extra_spaces_max": Int(0, 7),
        "deliveries_per_build": Int(1, 6),
        "deliveries_per_build_min": Fixed("build.at_least_one"),
        "jewels_per_ornament_max": Fixed("decorate.cost"),
        "exchange_prestige_cost": Fixed("turn.exchange_prestige"),
        "exchange_ruble_gain": PRICE,
        "reroll_prestige_cost": Fixed("turn.reroll"),
        "rerolls_per_turn": Fixed("turn.reroll"),
        "sections_per_player": Fixed("setup.building_plan"),
        "sections_to_end": Int(1, 6),
        "end_bonus_prestige": SMALL,
        "solo_end_bonus_prestige": SMALL,
        "leftovers_per_prestige": Int(1, 20),
        "tower_section_value": SMALL,
        "tower_ornament_value": SMALL,
        "tower_place_divisor": PRICE,
        "two_player_second_divisor": PRICE,
        "ivan_ornament_prestige": SMALL,
    },
)

# Which materials a trade admits is a picture for the Craftsmen; for the others the rules say any.
TRADED: Final = ListOf(MATERIAL, 1, 6, distinct=True)
KINDS: Final = ByRow(
    TRADED,
    {
        "two_for_one": Fixed("influence.merchants.two_for_one"),
        "swap_for_ruble": Fixed("influence.merchants.swap_for_ruble"),
        "four_for_two": Fixed("influence.merchants.four_for_two"),
        "discard_three": Fixed("influence.clergy.discard_three"),
    },
)

TABLES: Final = {
    "color": Table({}),
    "die": Table({"sides": Fixed("turn.no_pass"), "player_color": Fixed("setup.dice")}),
    "resource": Table(
        {
            "category": Fixed("setup.terms"),
            "material": Fixed("setup.terms"),
            "jewel": Fixed("setup.terms"),
            # An owner who wants the bank to run dry sets both fields of the ruble.
            "limited": ByRow(Fixed("supply.limited"), {"ruble": Bool()}),
            "supply": ByRow(Int(0, 99), {"ruble": Int(-1, 999), "recognition": Fixed("supply.rubles")}),
            "coins": SomeRows(Int(1, 999)),
            "coin_values": SomeRows(ListOf(Int(1, 99), 1, 9, distinct=True)),
        }
    ),
    "constant": Table({"value": CONSTANTS}),
    "start_rubles": Table({"ruble": SMALL}, key=("turn_order",)),
    "quadrant": Table(
        {"season": Choice("spring", "summer", "autumn", "winter"), "spaces": Fixed("market.ring")}
    ),
    "resource_tile": Table(
        {"resource": Fixed("setup.resource_tiles"), "amount": AMOUNT, "dice_start": Bool()},
    ),
    "workshop_tile": Table(
        {
            "benefit": Choice("die", "resource"),
            "die": SomeRows(Ref("die"), when=("benefit", "die")),
            "resource": SomeRows(Ref("resource"), when=("benefit", "resource")),
            "amount": SomeRows(AMOUNT, when=("benefit", "resource")),
            "min_players": Choice(1, 3),
            "solo_ivan": Bool(),
        }
    ),
    "cathedral_card": Table(
        {
            "type": Fixed("setup.cathedral_cards"),
            "cost": MapOf(MATERIAL, Int(1, 6), total=(1, 6)),
            "recognition": Int(0, 12),
            "ruble": SMALL,
        }
    ),
    # Sections are named by tower and level, six of each at most.
    "building_plan": Table(
        {
            "players": Fixed("setup.building_plan"),
            "solo": Fixed("solo.setup"),
            "heights": ListOf(Int(2, 6), 1, 6),
        }
    ),
    "ornament": Table(
        {
            "section": Fixed("decorate.matching_kind"),
            "material": Fixed("decorate.cost"),
            "per_player": Fixed("decorate.own_ornament"),
        }
    ),
    "jewel_points": Table({"prestige": SMALL}, key=("green_gem", "purple_gem")),
    "influence_group": Table({"name": Text(), "cards": Fixed("setup.influence_cards")}),
    "influence_action": Table(
        {
            "group": Fixed("setup.influence_cards"),
            "pay_ruble": SomeRows(PRICE),
            "pay_materials": SomeRows(Fixed("influence.costs")),
            "pay_kinds": SomeRows(KINDS),
            "pay_pattern": SomeRows(Fixed("influence.costs")),
            "gain_ruble": SomeRows(PRICE),
            "gain_materials": SomeRows(Fixed("influence.costs")),
            "gain_kinds": SomeRows(KINDS),
            "gain_pattern": SomeRows(Fixed("influence.merchants.swap_for_ruble")),
            "gain_recognition": SomeRows(PRICE),
            "gain_prestige": SomeRows(PRICE),
            "deliveries": SomeRows(
                ByRow(
                    Fixed("influence.teamsters.deliver_one"),
                    {"deliver_two": Fixed("influence.teamsters.deliver_two")},
                )
            ),
            "swap_resource_tiles": SomeRows(Fixed("influence.teamsters.swap_tiles")),
            "activate_workshop_tiles": SomeRows(Fixed("influence.merchants.activate_tile")),
            "requires_finished": SomeRows(Fixed("influence.clergy.all_types")),
        }
    ),
    "influence_card": Table(
        {
            "group": Fixed("setup.influence_cards"),
            "actions": ListOf(Record({"id": Ref("influence_action"), "repeat": Choice("once", "any")}), 2, 2),
        }
    ),
    "first_game_influence": Table({"card": Ref("influence_card")}, key=()),
    "workshop_space_basic": Table({"die": Fixed("workshop.spaces"), "price": SMALL}, key=("board", "space")),
    "workshop_space_advanced": Table(
        {
            "die": Fixed("workshop.spaces"),
            "price": Fixed("advanced.price"),
            "holds": Choice("door", "arch", "cross", "banner"),
        },
        key=("board", "space"),
    ),
    "solitaire_card": Table(
        {
            "name": Text(),
            "effect": Fixed("solo.card_row"),
            "amount": SomeRows(Int(0, 12)),
            "banners": SomeRows(Fixed("solo.first_claim")),
        }
    ),
    "solo_ornament_order": Table({"ornament": Fixed("solo.ivan_ornament_kind")}, key=("order",)),
    "solo_pile_order": Table({"resource": MATERIAL}, key=("order",)),
    "solo_difficulty": Table({"ivan_start_space": Int(0, 80), "ivan_start_prestige": Int(0, 40)}),
    "game": Table(
        {"title": Fixed(), "min_players": Fixed("setup.players"), "max_players": Fixed("setup.players")},
        single=True,
    ),
    "score_track": Table(
        {
            "first_space": Fixed("score.track"),
            "last_space": Fixed("score.track"),
            "start_space": Fixed("setup.score_markers"),
            "prestige_per_lap": Fixed("score.track"),
            "prestige_spaces": ListOf(Int(1, 80), 1, 80),
        },
        single=True,
    ),
}

SCHEMA: Final = Schema(
    TABLES | contractors.TABLES,
    [*CROSS_CHECKS, *contractors.CROSS_CHECKS],
    base_tables=list(TABLES),
    later=contractors.LATER,
    words_in=WORDS_IN,
    derived=DERIVED,
    derive=derive,
)


def standard() -> ComponentSet:
    """The packaged set: the file of the base game, then that of the expansion."""
    folder = files("nave.games.red_cathedral")
    text = "\n".join(
        path.read_text(encoding="utf-8")
        for path in (folder / "components.toml", folder / "contractors" / "components.toml")
    )
    data, problems = parse(text, "components.toml")
    if problems:
        raise ComponentError(Said("set-damaged", game=GAME), problems)
    return ComponentSet(GAME, STANDARD, data, text, SCHEMA.base_tables, SCHEMA.later)
