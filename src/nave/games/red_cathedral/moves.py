"""Numbers of moves for whoever does not ask the families yet; `catalogue.py` holds the order they follow.

A block of the base game that the expansion continues is a `Block`: its first part keeps its place, the
second lies among the expansion's, and both are counted through.
"""

from typing import Final

from nave.games.red_cathedral.names import JEWELS, RING

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


PAIRS: Final = [(a, b) for a in range(RING) for b in range(a + 1, RING)]


def jewel_text(jewels: int) -> str:
    green, purple = JEWELS[jewels]
    names = ["green_gem"] * green + ["purple_gem"] * purple
    return " with " + " ".join(names) if names else ""
