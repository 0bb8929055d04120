"""The catalogue: what every answer is called. The order is frozen; the expansion's answers follow at the end.

A block of the base game that the expansion continues is a `Block`: its first part keeps its place, the
second lies among the expansion's, and both are counted through.
"""

from typing import Final

from nave.games.red_cathedral.contractors.names import (
    CITIES,
    CONTRACTS,
    GUILD_ACTIONS,
    GUILDS,
    REINFORCEMENTS,
    SPECIALIST_SPACES,
    SPECIALISTS,
)
from nave.games.red_cathedral.names import (
    ACTIONS,
    BASE_IVAN_CARDS,
    BASE_RESOURCES,
    DICE,
    IVAN_CARDS,
    JEWELS,
    MATERIALS,
    ORNAMENTS,
    RESOURCES,
    RING,
    SECTIONS,
    WORKSHOP,
    section_name,
)
from nave.kernel.catalogue import Catalogue

VERSION: Final = 1

# Answers of people. Blocks are laid out one after another; each is `base + index`.
END_TURN: Final = 0
EXCHANGE: Final = 1
STOP: Final = 2
ROLL: Final = 3
TAKE_NOTHING: Final = 4
REROLL: Final = 5  # + space
CLAIM: Final = 13  # + section
BANNER: Final = 49  # + 0 from the inventory, 1 from a white space
PLACE_UP: Final = 51  # + workshop space
PLACE_DOWN: Final = 57  # + workshop space
TAKE: Final = 63  # + resource * TAKE_MAX + amount - 1
TAKE_MAX: Final = 12
ACTIVATE: Final = 159  # + workshop space * ACTIVATE_MAX + amount - 1
ACTIVATE_MAX: Final = 4
DIE: Final = 183  # + die * 8 + extra spaces
DELIVER: Final = 231  # + section * 6 + material
DECORATE: Final = 447  # + section * 6 + jewels
USE: Final = 663  # + action * 7 + 0 (no material named) or 1 + material
PAY: Final = 789  # + material
SWAP: Final = 795  # + pair of spaces
# Answers of nature.
FIRST: Final = 823  # + seat
ROLLED: Final = 827  # + die * 6 + value - 1
LAY_DIE: Final = 863  # + die
PLAN: Final = 869  # + building plan
CARD: Final = 878  # + cathedral card
WORKSHOP_TILE: Final = 918  # + workshop tile
RESOURCE_TILE: Final = 946  # + resource tile
INFLUENCE: Final = 954  # + influence card
IVAN_CARD: Final = 966  # + solitaire card
BASE_END: Final = 971

# ------------------------------------------------------------ the expansion's answers of people

TAKE_MORE: Final = 971  # the block TAKE goes on: permits, diamonds
ACTIVATE_OTHER: Final = 995  # + player * 24 + workshop space * ACTIVATE_MAX + amount - 1
DELIVER_DIAMOND: Final = 1091  # + section * 6 + material it stands for
DECORATE_DIAMOND: Final = 1307  # + section * 14 + setting with a diamond
USE_MORE: Final = 1811  # the block USE goes on: actions of the guilds
USE_DIAMOND: Final = 2105  # + action, the one material it names being a diamond
PAY_DIAMOND: Final = 2165
PAY_RUBLES: Final = 2166  # + rubles - 1
WITH_DIAMONDS: Final = 2171  # + how many of the units paid are diamonds
CHOOSE: Final = 2178  # + material of choice
PERMIT: Final = 2184
HIRE: Final = 2185  # + city
KEEP: Final = 2191  # + specialist space
DECLINE: Final = 2196  # + specialist space
SPECIALIST: Final = 2201
SPECIALIST_DIAMOND: Final = 2202  # the material it asks for being a diamond
DISCARD: Final = 2203  # + kind of ornament
DISCARD_FROM: Final = 2206  # + workshop space on which the ornament still waits
FOREMAN: Final = 2212  # + steps - 1
NAME_PLAYER: Final = 2214  # + player
NAME_SECTION: Final = 2218  # + section
KEEP_CONTRACT: Final = 2254  # + contract
RETURN_CONTRACT: Final = 2269  # + contract
KEEP_HAND: Final = 2284
REINFORCE: Final = 2285  # + reinforcement tile
TAKE_REINFORCEMENT: Final = 2293  # + reinforcement tile
PICK_CARD: Final = 2301  # + 0 first card, 1 second card
# The expansion's answers of nature.
MORE_NATURE: Final = 2303
GUILD: Final = 2303  # + guild
CITY: Final = 2313  # + city
DRAW_SPECIALIST: Final = 2319  # + specialist tile
DRAW_CONTRACT: Final = 2343  # + contract
PLAN_MORE: Final = 2358
WORKSHOP_TILE_MORE: Final = 2364
RESOURCE_TILE_MORE: Final = 2368
INFLUENCE_MORE: Final = 2369
IVAN_CARD_MORE: Final = 2399
END: Final = 2400


class Block:
    """A block in two parts: `count` moves from `first` on, all further ones from `more` on."""

    def __init__(self, first: int, count: int, more: int, more_count: int) -> None:
        self.first = first
        self.count = count
        self.more = more
        self.more_count = more_count

    def at(self, index: int) -> int:
        return self.first + index if index < self.count else self.more + index - self.count

    def index(self, move: int) -> int:
        return move - self.first if move < self.more else move - self.more + self.count

    def has(self, move: int) -> bool:
        return self.first <= move < self.first + self.count or self.more <= move < self.more + self.more_count


TAKES: Final = Block(TAKE, 96, TAKE_MORE, 24)
USES: Final = Block(USE, 126, USE_MORE, 294)
PLANS: Final = Block(PLAN, 9, PLAN_MORE, 6)
WORKSHOP_TILES: Final = Block(WORKSHOP_TILE, 28, WORKSHOP_TILE_MORE, 4)
RESOURCE_TILES: Final = Block(RESOURCE_TILE, 8, RESOURCE_TILE_MORE, 1)
INFLUENCES: Final = Block(INFLUENCE, 12, INFLUENCE_MORE, 30)
IVANS: Final = Block(IVAN_CARD, 5, IVAN_CARD_MORE, 1)


def is_nature(move: int) -> bool:
    return FIRST <= move < BASE_END or MORE_NATURE <= move < END


def is_use(move: int) -> bool:
    """Of an influence action, whatever material it names."""
    return USE <= move < PAY or USE_MORE <= move < PAY_DIAMOND


def use_of(move: int) -> tuple[int, int]:
    """Number of the action, and what it names: 0 nothing, 1 to 6 a material, 7 a diamond."""
    if move >= USE_DIAMOND:
        return move - USE_DIAMOND, 7
    index = move - USE if move < USE_MORE else move - USE_MORE + 126
    return index // 7, index % 7


def is_delivery(move: int) -> bool:
    """To a section or as an ornament, with or without diamonds."""
    return DELIVER <= move < USE or DELIVER_DIAMOND <= move < USE_MORE


# Ornaments with diamonds: whether the basic material is one, and the gems set.
DIAMOND_SETTINGS: Final = [
    *((False, gems) for gems in ("diamond", "green_gem diamond", "purple_gem diamond", "diamond diamond")),
    *((True, gems) for gems in ("", "green_gem", "purple_gem", "green_gem green_gem")),
    *((True, gems) for gems in ("purple_gem purple_gem", "green_gem purple_gem", "diamond")),
    *((True, gems) for gems in ("green_gem diamond", "purple_gem diamond", "diamond diamond")),
]

PAIRS: Final = [(a, b) for a in range(RING) for b in range(a + 1, RING)]


def jewel_text(jewels: int) -> str:
    green, purple = JEWELS[jewels]
    names = ["green_gem"] * green + ["purple_gem"] * purple
    return " with " + " ".join(names) if names else ""


def build(ids: dict[str, list[str]]) -> Catalogue:
    """`ids` gives the row ids of the standard component set by table; every set has the same."""
    sections = [section_name(section) for section in range(SECTIONS)]
    texts = ["end turn", "exchange", "stop", "roll", "take nothing"]
    texts += [f"reroll {space + 1}" for space in range(RING)]
    texts += [f"claim {section}" for section in sections]
    texts += ["banner inventory", "banner white"]
    texts += [f"place up {space}" for space in WORKSHOP]
    texts += [f"place down {space}" for space in WORKSHOP]
    resources = RESOURCES[:BASE_RESOURCES]
    texts += [f"take {amount} {name}" for name in resources for amount in range(1, TAKE_MAX + 1)]
    texts += [f"activate {space} {amount}" for space in WORKSHOP for amount in range(1, ACTIVATE_MAX + 1)]
    texts += [f"die {die} +{extra}" if extra else f"die {die}" for die in DICE for extra in range(8)]
    texts += [f"deliver {name} to {section}" for section in sections for name in MATERIALS]
    texts += [f"decorate {section}{jewel_text(j)}" for section in sections for j in range(len(JEWELS))]
    texts += [f"use {action}{name}" for action in ACTIONS for name in ("", *(f" {m}" for m in MATERIALS))]
    texts += [f"pay {name}" for name in MATERIALS]
    texts += [f"swap {a + 1} {b + 1}" for a, b in PAIRS]
    texts += [f"first seat {seat + 1}" for seat in range(4)]
    texts += [f"{die} rolls {value}" for die in DICE for value in range(1, 7)]
    texts += [f"lay {die} die" for die in DICE]
    texts += [f"plan {row}" for row in ids["building_plan"]]
    texts += [f"deal {row}" for row in ids["cathedral_card"]]
    texts += [f"deal {row}" for row in ids["workshop_tile"]]
    texts += [f"lay {row}" for row in ids["resource_tile"]]
    texts += [f"draw {row}" for row in ids["influence_card"]]
    texts += [f"deal {row}" for row in IVAN_CARDS[:BASE_IVAN_CARDS]]
    check_length(texts, BASE_END)
    texts += more_texts(ids, sections)
    check_length(texts, END)
    return Catalogue(VERSION, texts)


def check_length(texts: list[str], end: int) -> None:
    if len(texts) != end:
        raise ValueError(f"the catalogue has {len(texts)} moves, its blocks {end}")


def more_texts(ids: dict[str, list[str]], sections: list[str]) -> list[str]:
    resources = RESOURCES[BASE_RESOURCES:]
    texts = [f"take {amount} {name}" for name in resources for amount in range(1, TAKE_MAX + 1)]
    texts += [
        f"activate {space} {amount} of player {player + 1}"
        for player in range(4)
        for space in WORKSHOP
        for amount in range(1, ACTIVATE_MAX + 1)
    ]
    texts += [f"deliver diamond as {name} to {section}" for section in sections for name in MATERIALS]
    texts += [f"decorate {section}{setting_text(n)}" for section in sections for n in range(14)]
    names = ("", *(f" {m}" for m in MATERIALS))
    texts += [f"use {action}{name}" for action in GUILD_ACTIONS for name in names]
    texts += [f"use {action} diamond" for action in (*ACTIONS, *GUILD_ACTIONS)]
    texts += ["pay diamond"]
    texts += [f"pay {rubles} ruble" for rubles in range(1, 6)]
    texts += [f"diamonds {count}" for count in range(7)]
    texts += [f"choose {name}" for name in MATERIALS]
    texts += ["exchange for permit"]
    texts += [f"hire {city}" for city in CITIES]
    texts += [f"keep specialist {space + 1}" for space in range(SPECIALIST_SPACES)]
    texts += [f"decline specialist {space + 1}" for space in range(SPECIALIST_SPACES)]
    texts += ["use specialist", "use specialist diamond"]
    texts += [f"discard {name}" for name in ORNAMENTS]
    texts += [f"discard from {space}" for space in WORKSHOP]
    texts += ["foreman 1", "foreman 2"]
    texts += [f"name player {player + 1}" for player in range(4)]
    texts += [f"name {section}" for section in sections]
    texts += [f"keep {contract}" for contract in CONTRACTS]
    texts += [f"put back {contract}" for contract in CONTRACTS]
    texts += ["keep hand"]
    texts += [f"reinforce {tile}" for tile in REINFORCEMENTS]
    texts += [f"take reinforcement {tile}" for tile in REINFORCEMENTS]
    texts += ["pick card 1", "pick card 2"]
    texts += [f"guild {guild}" for guild in GUILDS]
    texts += [f"lay {city}" for city in CITIES]
    texts += [f"draw {tile}" for tile in SPECIALISTS]
    texts += [f"draw contract {contract}" for contract in CONTRACTS]
    texts += [f"plan {row}" for row in ids["contractors_building_plan"]]
    texts += [f"deal {row}" for row in ids["contractors_workshop_tile"]]
    texts += [f"lay {row}" for row in ids["contractors_resource_tile"]]
    texts += [f"draw {row}" for row in ids["guild_card"]]
    texts += [f"deal {row}" for row in IVAN_CARDS[BASE_IVAN_CARDS:]]
    return texts


def setting_text(setting: int) -> str:
    diamond, gems = DIAMOND_SETTINGS[setting]
    return (" in diamond" if diamond else "") + (f" with {gems}" if gems else "")
