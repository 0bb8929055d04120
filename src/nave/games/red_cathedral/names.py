"""Names of everything that never changes; their order here is the order in moves, states and views."""

from typing import Final

# The packages whose `words` hold the sentences.
WORDS_IN: Final = ("nave.games.red_cathedral", "nave.games.red_cathedral.contractors")

MATERIALS: Final = ("lumber", "brick", "stone", "gold", "green_gem", "purple_gem")
M: Final = 6
GREEN_GEM: Final = 4
PURPLE_GEM: Final = 5

# What tiles and actions can give: the six materials and these. The last two come with the expansion.
RESOURCES: Final = (*MATERIALS, "ruble", "recognition", "permit", "diamond")
RUBLE: Final = 6
RECOGNITION: Final = 7
PERMIT: Final = 8
DIAMOND: Final = 9
BASE_RESOURCES: Final = 8

COLORS: Final = ("green", "blue", "red", "yellow")

# The black die comes with an expansion; its moves are in the catalogue from the start.
DICE: Final = ("white", "green", "blue", "red", "yellow", "black")
WHITE: Final = 0
BLACK: Final = 5

# Workshop spaces, and the die that wakes each.
WORKSHOP: Final = ("green", "blue", "red", "yellow", "white_1", "white_2")
# What people read.
SHOP_WORDS: Final = ("green", "blue", "red", "yellow", "first white", "second white")
W: Final = 6
# Lists: compiled code would make a whole tuple anew to look at one of its values.
WORKSHOP_DIE: Final[list[int]] = [1, 2, 3, 4, 0, 0]
FIRST_WHITE: Final = 4

# Section index = tower * LEVELS + level; level 0 is the base.
TOWERS: Final = 6
LEVELS: Final = 6
SECTIONS: Final = 36

RING: Final = 8
QUADRANTS: Final = 4

BASE: Final = 0
MIDDLE: Final = 1
DOME: Final = 2
TYPES: Final = ("base", "middle", "dome")
# The ornament of index k fits the section type of index k.
ORNAMENTS: Final = ("door", "arch", "cross")
K: Final = 3

# Gems set in an ornament, as (green, purple).
JEWELS: Final[list[tuple[int, int]]] = [(0, 0), (1, 0), (0, 1), (2, 0), (0, 2), (1, 1)]

ACTIONS: Final = (
    "sell_any",
    "buy_common",
    "sell_common",
    "buy_any",
    "sell_precious",
    "buy_precious",
    "deliver_one",
    "gain_ruble",
    "deliver_two",
    "swap_tiles",
    "two_for_one",
    "swap_for_ruble",
    "four_for_two",
    "activate_tile",
    "gain_recognition",
    "buy_prestige",
    "discard_three",
    "all_types",
)

IVAN_CARDS: Final = (
    "ivan_recognition",
    "ivan_inventory",
    "ivan_transport",
    "ivan_claim",
    "ivan_construction",
    "ivan_hire",
)
BASE_IVAN_CARDS: Final = 5
IVAN_RECOGNITION: Final = 0
IVAN_INVENTORY: Final = 1
IVAN_TRANSPORT: Final = 2
IVAN_CLAIM: Final = 3
IVAN_CONSTRUCTION: Final = 4


def section_name(section: int) -> str:
    """Tower and level as people write them: `3.2` is the second card of the third tower."""
    return f"{section // LEVELS + 1}.{section % LEVELS + 1}"


SECTION_NAMES: Final = tuple(section_name(section) for section in range(SECTIONS))
