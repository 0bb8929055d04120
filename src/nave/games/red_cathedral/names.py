"""Names of everything that never changes; their order here is the order in moves, states and views."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from nave.kernel.packed import packed

# The packages whose `words` hold the sentences.
WORDS_IN: Final = ("nave.games.red_cathedral", "nave.games.red_cathedral.contractors")

MATERIALS: Final = ("lumber", "brick", "stone", "gold", "green_gem", "purple_gem")
M: Final[i64] = 6
GREEN_GEM: Final[i64] = 4
PURPLE_GEM: Final[i64] = 5

# What tiles and actions can give: the six materials and these. The last two come with the expansion.
RESOURCES: Final = (*MATERIALS, "ruble", "recognition", "permit", "diamond")
RUBLE: Final[i64] = 6
RECOGNITION: Final[i64] = 7
PERMIT: Final[i64] = 8
DIAMOND: Final[i64] = 9
BASE_RESOURCES: Final[i64] = 8

COLORS: Final = ("green", "blue", "red", "yellow")

# The black die comes with an expansion; its moves are in the catalogue from the start.
DICE: Final = ("white", "green", "blue", "red", "yellow", "black")
WHITE: Final[i64] = 0
BLACK: Final[i64] = 5

# Workshop spaces, and the die that wakes each.
WORKSHOP: Final = ("green", "blue", "red", "yellow", "white_1", "white_2")
W: Final[i64] = 6
WORKSHOP_DIE: Final[vec[i64]] = packed([1, 2, 3, 4, 0, 0])
FIRST_WHITE: Final[i64] = 4

# Section index = tower * LEVELS + level; level 0 is the base.
TOWERS: Final[i64] = 6
LEVELS: Final[i64] = 6
SECTIONS: Final[i64] = 36

RING: Final[i64] = 8
QUADRANTS: Final[i64] = 4

BASE: Final[i64] = 0
MIDDLE: Final[i64] = 1
DOME: Final[i64] = 2
TYPES: Final = ("base", "middle", "dome")
# The ornament of index k fits the section type of index k.
ORNAMENTS: Final = ("door", "arch", "cross")
K: Final[i64] = 3

# Gems set in an ornament, as (green, purple).
JEWELS: Final[list[tuple[int, int]]] = [(0, 0), (1, 0), (0, 1), (2, 0), (0, 2), (1, 1)]
GREEN_SET: Final[vec[i64]] = packed([green for green, _ in JEWELS])
PURPLE_SET: Final[vec[i64]] = packed([purple for _, purple in JEWELS])

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
BASE_IVAN_CARDS: Final[i64] = 5
IVAN_RECOGNITION: Final[i64] = 0
IVAN_INVENTORY: Final[i64] = 1
IVAN_TRANSPORT: Final[i64] = 2
IVAN_CLAIM: Final[i64] = 3
IVAN_CONSTRUCTION: Final[i64] = 4


def section_name(section: i64) -> str:
    """Tower and level as people write them: `3.2` is the second card of the third tower."""
    return f"{section // LEVELS + 1}.{section % LEVELS + 1}"


SECTION_NAMES: Final = tuple(section_name(section) for section in range(SECTIONS))
