"""Names of what the expansion brings; their order is the order in moves, states and views."""

from typing import Final

from mypy_extensions import i64

CITIES: Final = ("moscow", "vologda", "suzdal", "ryazan", "smolensk", "novgorod")
C: Final[i64] = 6
MOSCOW: Final[i64] = 0
SPECIALIST_SPACES: Final[i64] = 5
CONTRACTORS: Final[i64] = 6

SPECIALISTS: Final = tuple(f"s{number:02}" for number in range(1, 25))
TOOLS: Final = ("hammer", "saw", "trowel", "chisel", "compass", "axe")

GUILDS: Final = (
    "jewelers",
    "artisans",
    "foremen",
    "contractors",
    "wholesalers",
    "managers",
    "lawyers",
    "archivists",
    "master_builders",
    "brick_makers",
)

GUILD_ACTIONS: Final = (
    "buy_1_diamond",
    "exchange_3_materials",
    "buy_2_diamonds",
    "diamond_for_2_permits",
    "activate_own_tile",
    "activate_other_players_tile",
    "activate_own_tile_twice",
    "activate_two_own_tiles",
    "recognition_own_banners",
    "rubles_own_banners",
    "recognition_other_banners",
    "rubles_other_banners",
    "black_die_resource",
    "permits_per_contractor",
    "rubles_per_contractor",
    "rubles_per_other_contractor",
    "one_market_action",
    "market_action_and_material",
    "same_market_action_twice",
    "two_market_actions",
    "gain_basic_material",
    "basic_material_for_recognition",
    "gain_1_ruble",
    "gold_for_3_rubles",
    "gain_1_gem",
    "gems_for_prestige_and_rubles",
    "gain_1_permit",
    "permit_for_delivery",
    "two_permits_for_prestige",
    "permit_for_material",
    "draw_contracts",
    "market_area",
    "any_guild_action",
    "resource_tile",
    "draw_1_card",
    "draw_2_cards",
    "rubles_of_section",
    "half_recognition_of_section",
    "take_reinforcement",
    "brick_for_delivery",
    "brick_for_2_rubles",
    "brick_for_recognition",
)

CONTRACTS: Final = (
    "return_2_lumber",
    "return_2_stone",
    "return_2_brick",
    "return_4_rubles",
    "return_gem_and_gold",
    "all_ornaments_built",
    "ornaments_on_own_sections",
    "ornaments_on_others_sections",
    "ornaments_not_built",
    "three_ornaments_one_tower",
    "three_claims_one_tower",
    "section_of_each_type",
    "six_face_up_tiles",
    "towers_without_presence",
    "towers_with_presence",
)

REINFORCEMENTS: Final = (
    "gain_5_rubles",
    "any_guild_action",
    "activate_own_tile",
    "deliver_1",
    "gain_3_recognition",
    "free_placement",
    "gain_2_materials",
    "die_resource",
)
