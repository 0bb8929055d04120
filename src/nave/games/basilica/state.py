"""Everything on the table, packed, and the few questions every rule asks of it.

No tile nobody has seen lies anywhere in particular: `unseen` only counts which tiles are left, and nature
decides which of them turns up, and whether it has a crown, when people see it (setup.hidden_information).
"""

from typing import Final

from librt.vecs import extend, vec
from mypy_extensions import i16, i64, mypyc_attr, u8

from nave.games.basilica import plan
from nave.games.basilica.hashing import mixed_set, mixed_table, pile_hash
from nave.games.basilica.names import COLUMNS, FACES, MASK, SEATS, TILES, TOKENS, WIDTH, WILD, C
from nave.games.basilica.sheet import Sheet
from nave.games.basilica.tables import Config
from nave.kernel.nature import Generator
from nave.kernel.packed import mix
from nave.kernel.state import State as KernelState
from nave.kernel.state import stack_hash

NONE: Final = -1
# A crown nobody has seen yet.
HIDDEN: Final = -1
# `actions_left` once the turn is over; with 0 left it still has to be ended.
TURN_OVER: Final = -1
# How the game ended.
RUNNING: Final = 0
THIRD_SCORING: Final = 1
EXHAUSTION: Final = 2

# Where things begin in the packed table of a state: by seat, by column, by tile, by face, by order, by cell.
# What can be NONE or HIDDEN is kept as one more, so that 0 says so.
COINS: Final = 0
BUILDERS: Final = 2
TOKEN: Final = 4
ORDER: Final = 10
ORDER_CROWN: Final = 13
ORDER_STACK: Final = 16
VAULT: Final = 19
UNSEEN: Final = 22
UNDRAWN: Final = 182
UNDRAWN_OF: Final = 262
CATHEDRAL: Final = 270
# Cells the table has room for at first, and more each time they do not do: twelve rows.
ROOM: Final = plan.WORD_CELLS


@mypyc_attr(free_list_len=1, acyclic=True)
class State(KernelState):
    """Sets of cells are numbers whose bits are cells (see `plan`); they say where pieces of a kind lie."""

    def __init__(self, config: Config, source: "State | None" = None) -> None:
        super().__init__(source)
        self.config = config
        self.tables = config.tables
        if source is None:
            t = config.tables
            self.table: vec[u8] = vec[u8]([u8(0) for _ in range(CATHEDRAL + 2 * ROOM)])
            self.white_score: i64 = 0
            self.black_score: i64 = 0
            # The cathedral: vaults and scaffolding, builders, what lies on vaults.
            self.vaults: int = 0
            self.wilds: int = 0
            self.scaffolding: int = 0
            self.white: int = 0
            self.black: int = 0
            self.jesters: int = 0
            self.glass: int = 0
            self.altared: int = 0
            # The supply of altars, and the queen (setup.markers).
            self.altars: i64 = config.altars
            self.queen: i64 = 0
            # The order being executed: its face, its crown (perhaps hidden), and the stack it came from.
            self.played: i64 = NONE
            self.played_crown: i64 = HIDDEN
            self.played_stack: i64 = 1
            # The rank given by the Promote under way (order.promote.paid).
            self.given: i64 = NONE
            # The stack: which one, how many tiles, the face on top. `older` are the unseen tiles of the first
            # stack once the second is in use.
            self.stack_number: i64 = 1
            self.stack_size: i64 = sum(config.tiles) - config.set_aside
            self.top: i64 = NONE
            self.top_crown: i64 = HIDDEN
            # Lists that copies share: they are replaced, never changed.
            self.older: list[int] = []
            self.discard: list[int] = []
            # Jester colors named for the scoring under way.
            self.named_cells: list[int] = []
            self.named_colors: list[int] = []
            # One immutable sheet per scoring held.
            self.sheets: list[Sheet] = []
            # The turn; `laid` is the cell of the vault laid by the action before.
            self.active: i64 = 0
            self.first: i64 = 0
            self.actions_left: i64 = TURN_OVER
            self.laid: i64 = NONE
            self.ended: i64 = RUNNING
            for seat in range(SEATS):
                self.set_coins(seat, t.coins)
                self.set_builders(seat, t.builders)
                for token in range(TOKENS):
                    self.set_token(seat, token, 1)
            for column in range(COLUMNS):
                self.set_order(column, NONE, HIDDEN, 1)
                self.set_vault(column, NONE)
            self.shuffle(config.tiles)
        else:
            self.table = source.table[:]
            self.white_score = source.white_score
            self.black_score = source.black_score
            self.vaults = source.vaults
            self.wilds = source.wilds
            self.scaffolding = source.scaffolding
            self.white = source.white
            self.black = source.black
            self.jesters = source.jesters
            self.glass = source.glass
            self.altared = source.altared
            self.altars = source.altars
            self.queen = source.queen
            self.played = source.played
            self.played_crown = source.played_crown
            self.played_stack = source.played_stack
            self.given = source.given
            self.stack_number = source.stack_number
            self.stack_size = source.stack_size
            self.top = source.top
            self.top_crown = source.top_crown
            self.older = source.older
            self.discard = source.discard
            self.named_cells = source.named_cells
            self.named_colors = source.named_colors
            self.sheets = source.sheets
            self.active = source.active
            self.first = source.first
            self.actions_left = source.actions_left
            self.laid = source.laid
            self.ended = source.ended

    def copy(self) -> "State":
        return State(self.config, self)

    # ------------------------------------------------------------ players

    def score(self, seat: i64) -> i64:
        return self.white_score if seat == 0 else self.black_score

    def set_score(self, seat: i64, points: i64) -> None:
        if seat == 0:
            self.white_score = points
        else:
            self.black_score = points

    def coins(self, seat: i64) -> i64:
        return i64(self.table[COINS + seat])

    def set_coins(self, seat: i64, coins: i64) -> None:
        self.table[COINS + seat] = u8(coins)

    def builders(self, seat: i64) -> i64:
        """Those in the supply."""
        return i64(self.table[BUILDERS + seat])

    def set_builders(self, seat: i64, builders: i64) -> None:
        self.table[BUILDERS + seat] = u8(builders)

    def token(self, seat: i64, token: i64) -> i64:
        """1 if that promotion token lies in the supply."""
        return i64(self.table[TOKEN + seat * TOKENS + token])

    def set_token(self, seat: i64, token: i64, there: i64) -> None:
        self.table[TOKEN + seat * TOKENS + token] = u8(there)

    # ------------------------------------------------------------ board and stack

    def order(self, column: i64) -> i64:
        """The face on an order space, NONE if it is empty."""
        return i64(self.table[ORDER + column]) - 1

    def order_crown(self, column: i64) -> i64:
        return i64(self.table[ORDER_CROWN + column]) - 1

    def order_stack(self, column: i64) -> i64:
        return i64(self.table[ORDER_STACK + column])

    def set_order(self, column: i64, face: i64, crown: i64, stack: i64) -> None:
        self.table[ORDER + column] = u8(face + 1)
        self.table[ORDER_CROWN + column] = u8(crown + 1)
        self.table[ORDER_STACK + column] = u8(stack)

    def clear_order(self, column: i64) -> None:
        self.set_order(column, NONE, HIDDEN, 1)

    def vault(self, column: i64) -> i64:
        """The tile on a vault space, NONE if it is empty."""
        return i64(self.table[VAULT + column]) - 1

    def set_vault(self, column: i64, tile: i64) -> None:
        self.table[VAULT + column] = u8(tile + 1)

    def unseen(self, tile: i64) -> i64:
        """How many such tiles of the stack in use, or set aside, nobody has seen both sides of."""
        return i64(self.table[UNSEEN + tile])

    def set_unseen(self, tile: i64, number: i64) -> None:
        self.table[UNSEEN + tile] = u8(number)

    def write_unseen(self, out: "vec[i16]", at: i64) -> None:
        """All these numbers, to where an observation has them."""
        table = self.table
        for tile in range(i64(TILES)):
            out[at + tile] = i16(table[UNSEEN + tile])

    def undrawn(self, face: i64) -> i64:
        """How many tiles with that face may come next, with those set aside (option.remove_six)."""
        return i64(self.table[UNDRAWN + face])

    def undrawn_at(self, number: i64) -> i64:
        """The face of one of them, counted through face by face; whole orders are passed over at once."""
        table = self.table
        order: i64 = UNDRAWN_OF
        while number >= i64(table[order]):
            number -= i64(table[order])
            order += 1
        place = UNDRAWN + (order - UNDRAWN_OF) * 10
        while number >= i64(table[place]):
            number -= i64(table[place])
            place += 1
        return place - UNDRAWN

    def add_undrawn(self, face: i64, number: i64) -> None:
        table, order = self.table, UNDRAWN_OF + face // 10
        table[UNDRAWN + face] = u8(i64(table[UNDRAWN + face]) + number)
        table[order] = u8(i64(table[order]) + number)

    def shuffle(self, tiles: list[int]) -> None:
        """A new stack of so many tiles of each kind, none of which anybody has seen."""
        for face in range(FACES):
            self.add_undrawn(face, -self.undrawn(face))
            for tile in (2 * face, 2 * face + 1):
                self.set_unseen(tile, tiles[tile])
                self.add_undrawn(face, tiles[tile])

    # ------------------------------------------------------------ cathedral

    def filled(self) -> int:
        """All cells with a vault or scaffolding."""
        return self.vaults | self.scaffolding

    def free(self) -> int:
        """All vaults without builder (builder.one_per_vault)."""
        return self.vaults & ~(self.white | self.black)

    def own(self, seat: i64) -> int:
        """All vaults with a builder of that player."""
        return self.white if seat == 0 else self.black

    def hindering(self) -> int:
        """vault.wild_not_beside_wild, vault.jester_exempt: wilds without a jester keep other wilds away."""
        return self.wilds & ~self.jesters

    def colors(self) -> plan.Colors:
        """For each color the vaults that show it, alone or as one of a wild's two."""
        return plan.by_color(self.vaults, self.table, CATHEDRAL)

    def tile(self, cell: i64) -> i64:
        """The tile of a vault of the cathedral."""
        return i64(self.table[CATHEDRAL + 2 * cell])

    def under(self, cell: i64) -> i64:
        """What lies under the builder on a vault, see `Tables`."""
        return i64(self.table[CATHEDRAL + 2 * cell + 1])

    def owner(self, cell: i64) -> i64:
        """The player whose builder stands on a cell, NONE if nobody's does."""
        if plan.has(self.white, cell):
            return 0
        return 1 if plan.has(self.black, cell) else NONE

    def rank_at(self, cell: i64) -> i64:
        """The rank of the builder on a cell, NONE for none."""
        return NONE if self.owner(cell) == NONE else self.tables.rank[self.under(cell)]

    def lay(self, cell: i64, tile: i64) -> None:
        missing = CATHEDRAL + 2 * cell + 2 - i64(len(self.table))
        if missing > 0:
            self.table = extend(self.table, [u8(0) for _ in range(missing + 2 * ROOM)])
        self.table[CATHEDRAL + 2 * cell] = u8(tile)
        self.vaults |= plan.only(cell)
        if WILD[tile]:
            self.wilds |= plan.only(cell)

    def clear(self, cells: int) -> None:
        """Remove vaults without builder and all that lies on them."""
        rest = ~cells
        for cell in plan.listed(cells):
            self.table[CATHEDRAL + 2 * cell] = 0
        self.vaults &= rest
        self.wilds &= rest
        self.glass &= rest
        self.altared &= rest

    def put(self, seat: i64, cell: i64, under: i64) -> None:
        """A builder on a vault, with what lies under it."""
        here = plan.only(cell)
        if seat == 0:
            self.white |= here
        else:
            self.black |= here
        self.table[CATHEDRAL + 2 * cell + 1] = u8(under)
        if self.tables.jester[under]:
            self.jesters |= here

    def take(self, cell: i64) -> None:
        """The builder leaves the vault, with what lies under it."""
        rest = ~plan.only(cell)
        self.white &= rest
        self.black &= rest
        self.jesters &= rest
        self.table[CATHEDRAL + 2 * cell + 1] = 0

    def slide(self, rows: i64) -> None:
        """All vaults move up by so many rows, with glass and altars; nothing else is in the cathedral."""
        cells = rows * WIDTH
        for cell in plan.listed(self.vaults):
            tile = self.tile(cell)
            self.table[CATHEDRAL + 2 * cell] = 0
            self.table[CATHEDRAL + 2 * (cell - cells)] = u8(tile)
        distance: int = cells
        self.vaults >>= distance
        self.wilds >>= distance
        self.glass >>= distance
        self.altared >>= distance

    # ------------------------------------------------------------ secrets

    def secret(self) -> bool:
        """rank.jester_secret: whether named colors are known to their owners only.

        They are while both players choose, and not all is named.
        """
        for frame in self.stack:
            if frame.kind == "jester":
                return self.white & self.jesters != 0 and self.black & self.jesters != 0
        return False

    def nameable(self, cell: i64) -> list[int]:
        """rank.jester_extra_colour: the colors that a jester's vault does not show."""
        mask = MASK[self.tile(cell)]
        return [color for color in range(C) if not mask & 1 << color]

    def redeal(self, seat: i64, chance: Generator) -> None:
        """Nothing but colors named in secret is hidden; nature has drawn nothing that people do not see."""
        if not self.named_cells or not self.secret():
            return
        colors = self.named_colors.copy()
        for place, cell in enumerate(self.named_cells):
            if self.owner(cell) != seat:
                possible = self.nameable(cell)
                colors[place] = possible[chance.below(len(possible))]
        self.named_colors = colors

    # ------------------------------------------------------------ hash

    def hash64(self) -> i64:
        h = stack_hash(self.stack)
        h = mix(h, self.turn, self.active + 2 * self.first + 4 * self.ended + 16 * self.actions_left)
        h = mix(h, self.white_score, self.black_score)
        h = mix(h, self.laid, self.queen)
        h = mix(h, self.played, self.played_crown + 4 * self.played_stack + 16 * self.given)
        h = mix(h, self.top, self.top_crown + 4 * self.stack_number + 16 * self.stack_size)
        h = mix(h, len(self.sheets), self.altars)
        for place in range(len(self.named_cells)):
            h = mix(h, self.named_cells[place], self.named_colors[place])
        for tile in self.older:  # always in the same order
            h = mix(h, tile, 0)
        h = mix(h, pile_hash(self.discard), 0)  # which tiles are unseen follows from all others
        h = mixed_set(mixed_set(mixed_set(h, self.vaults), self.white), self.black)
        h = mixed_set(mixed_set(mixed_set(h, self.scaffolding), self.glass), self.altared)
        h = mixed_table(h, self.table, 0, UNSEEN)
        return mixed_table(h, self.table, CATHEDRAL, CATHEDRAL + 2 * WIDTH * plan.rows(self.vaults))
