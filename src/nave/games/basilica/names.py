"""Names of everything that never changes; their order here is the order in answers, states and views."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from nave.kernel.said import Said

SEATS: Final = 2
PLAYERS: Final = ("White", "Black")
PLAYER_KEYS: Final = ("player-white", "player-black")

COLORS: Final = ("red", "yellow", "blue", "green")
C: Final = 4
# What a vault face can show: one color, or the two of a wild (setup.tiles).
BACKS: Final = (
    ("red",),
    ("yellow",),
    ("blue",),
    ("green",),
    ("red", "yellow"),
    ("red", "blue"),
    ("red", "green"),
    ("yellow", "blue"),
    ("yellow", "green"),
    ("blue", "green"),
)
FIRST_WILD: Final = 4

ORDERS: Final = ("promote", "move", "recruit", "confuse", "glass", "scaffolding", "disaster", "altar")
PROMOTE: Final = 0
MOVE: Final = 1
RECRUIT: Final = 2
CONFUSE: Final = 3
GLASS: Final = 4
SCAFFOLDING: Final = 5
DISASTER: Final = 6
ALTAR: Final = 7
RANKS: Final = ("architect", "master_mason", "strongman", "jester")
TOKENS: Final = 3
TOKEN_NUMBERS: Final = ("1", "2", "3")

# A face is what a tile shows with its order up: order * 10 + back. A tile is face * 2 + crown.
FACES: Final = 80
TILES: Final = 160

COLUMNS: Final = 3
SPACES: Final = ("1", "2", "3")
# The plan: cell = row * WIDTH + column, row 0 touches the board; ROWS is a bound (vault.depth_bound).
WIDTH: Final = 5
ROWS: Final = 144
CELLS: Final = 720

DIRECTIONS: Final = ("up", "right", "down", "left")
UP: Final = 0
RIGHT: Final = 1
DOWN: Final = 2
LEFT: Final = 3


def _mask(back: tuple[str, ...]) -> int:
    return sum(1 << COLORS.index(name) for name in back)


# Colors of each tile as bits, and whether it is wild.
MASK: Final["vec[i64]"] = vec[i64]([i64(_mask(BACKS[tile // 2 % 10])) for tile in range(TILES)])
WILD: Final["vec[bool]"] = vec[bool]([tile // 2 % 10 >= FIRST_WILD for tile in range(TILES)])


def called(seat: int) -> Said:
    """What views and sentences call a player whom nobody has named."""
    return Said(PLAYER_KEYS[seat])


def face_name(face: int) -> str:
    """`promote red`, `confuse red yellow`"""
    return f"{ORDERS[face // 10]} {' '.join(BACKS[face % 10])}"


def tile_name(tile: int) -> str:
    """`promote red crown`, `confuse red yellow`"""
    return face_name(tile // 2) + (" crown" if tile % 2 else "")


def back_name(face: int) -> str:
    """What the vault face of a tile shows: `red`, `red-yellow`"""
    return "-".join(BACKS[face % 10])


def cell_name(cell: int) -> str:
    """Row and column as people write them: `r2c4` is the fourth cell of the second row (vault.grid)."""
    return f"r{cell // WIDTH + 1}c{cell % WIDTH + 1}"


CELL_NAMES: Final[list[str]] = [cell_name(cell) for cell in range(CELLS)]
FACE_NAMES: Final[list[str]] = [face_name(face) for face in range(FACES)]
TILE_NAMES: Final[list[str]] = [tile_name(tile) for tile in range(TILES)]


def step(cell: i64, direction: i64) -> i64:
    """The neighbor in that direction (vault.orthogonal), -1 if it lies outside the plan."""
    column = cell % WIDTH
    if direction == UP:
        return cell - WIDTH if cell >= WIDTH else -1
    if direction == RIGHT:
        return cell + 1 if column < WIDTH - 1 else -1
    if direction == DOWN:
        return cell + WIDTH
    return cell - 1 if column > 0 else -1
