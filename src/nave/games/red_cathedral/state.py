"""Everything on the table, as packed integers, and the few questions every rule asks of it."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from nave.games.red_cathedral.config import NOBODY, Config
from nave.games.red_cathedral.names import (
    BASE,
    DICE,
    DOME,
    FIRST_WHITE,
    LEVELS,
    MIDDLE,
    QUADRANTS,
    RING,
    SECTIONS,
    K,
    M,
    W,
)
from nave.games.red_cathedral.part import Pieces
from nave.kernel.nature import Generator
from nave.kernel.packed import filled, mix, mixed, packed
from nave.kernel.state import State as KernelState
from nave.kernel.state import stack_hash

NONE: Final = -1

# The single moment for prestige into rubles (turn.exchange_one_moment).
EXCHANGE_FREE: Final = 0
EXCHANGE_OPEN: Final = 1
EXCHANGE_CLOSED: Final = 2

# Influence of a market visit: not used yet, closed by another market action, or the index of the action used.
INFLUENCE_UNUSED: Final = -1
INFLUENCE_CLOSED: Final = -2


# Which of its packed numbers a state has for itself, in bits.
OWN_SCORE: Final = 1
OWN_RUBLES: Final = 2
OWN_GOODS: Final = 4
OWN_SUPPLY: Final = 8
OWN_DIE_SPACE: Final = 16
OWN_DIE_VALUE: Final = 32
OWN_PIECES: Final = 64
OWN_ALL: Final = 127


@mypyc_attr(free_list_len=1, acyclic=True)
class State(KernelState):
    def __init__(self, config: Config, source: "State | None" = None) -> None:
        super().__init__(source)
        self.config = config
        self.tables = config.tables
        if source is not None:
            self._copy_from(source)
            return
        n = config.players
        t = config.tables
        # Copies share all of these. What changes often is changed by the methods below, which first make a
        # copy of their own; the rest is replaced, never changed.
        self.owned: i64 = OWN_ALL
        self.pieces: Pieces = config.pieces.fresh()
        self.score: vec[i64] = filled(n, t.track.start)
        self.rubles: vec[i64] = filled(n, 0)
        self.goods: vec[i64] = filled(n * M, 0)
        self.supply: vec[i64] = t.supply[:]
        # Banners that cover inventory spaces, and the others: beside the inventory (setup.extra_banners)
        # or, on the advanced side, on the white spaces (advanced.extension).
        self.inventory_banners: vec[i64] = filled(n, t.inventory_banners)
        self.side_banners: vec[i64] = filled(n, t.banners - t.inventory_banners)
        # Ornaments a player may place now; on the basic side all of them at once (setup.ornaments).
        self.ornaments: vec[i64] = packed(
            [0 if config.advanced else c for _ in range(n) for c in t.ornament_count]
        )
        self.shop_tile: vec[i64] = filled(n * W, NONE)
        self.shop_up: vec[i64] = filled(n * W, 0)
        # Ornaments out of the game: available ones by kind, and those that waited on a workshop space.
        self.discarded: vec[i64] = filled(n * K, 0)
        self.discarded_from: vec[i64] = filled(n * W, 0)
        # The construction site; a section index out of `sections` is unused.
        self.heights: vec[i64] = filled(0, 0)
        self.sections: vec[i64] = filled(0, 0)
        self.card: vec[i64] = filled(SECTIONS, NONE)
        self.tile: vec[i64] = filled(SECTIONS, NONE)
        self.banner: vec[i64] = filled(SECTIONS, NOBODY)
        self.done: vec[i64] = filled(SECTIONS, 0)
        self.ornament: vec[i64] = filled(SECTIONS, NOBODY)
        self.laid: vec[i64] = filled(SECTIONS * M, 0)
        # The market.
        self.die_space: vec[i64] = filled(len(DICE), NONE)
        self.die_value: vec[i64] = filled(len(DICE), 0)
        self.market_tile: vec[i64] = filled(RING, NONE)
        self.influence: vec[i64] = filled(QUADRANTS, NONE)
        # The turn.
        self.active: i64 = 0
        self.first: i64 = 0
        self.trigger: i64 = NOBODY
        self.turns_left: i64 = 0
        self.exchange: i64 = EXCHANGE_FREE
        self.rerolls: i64 = 0
        self.moved_die: i64 = NONE
        self.obtained: i64 = 0
        self.activated: i64 = 0
        self.used: i64 = INFLUENCE_UNUSED
        # Ivan's row of cards with the tiles on them, his two piles, the number of ornaments he has placed.
        self.ivan_row: vec[i64] = filled(0, 0)
        self.ivan_tile: vec[i64] = filled(0, 0)
        self.ivan_up: vec[i64] = filled(0, 0)
        self.ivan_store: vec[i64] = filled(M, 0)
        self.ivan_build: vec[i64] = filled(M, 0)
        self.ivan_ornaments: i64 = 0

    def _copy_from(self, o: "State") -> None:
        o.owned = 0
        self.owned = 0
        self.pieces = o.pieces
        self.score = o.score
        self.rubles = o.rubles
        self.goods = o.goods
        self.supply = o.supply
        self.inventory_banners = o.inventory_banners
        self.side_banners = o.side_banners
        self.ornaments = o.ornaments
        self.shop_tile = o.shop_tile
        self.shop_up = o.shop_up
        self.discarded = o.discarded
        self.discarded_from = o.discarded_from
        self.heights = o.heights
        self.sections = o.sections
        self.card = o.card
        self.tile = o.tile
        self.banner = o.banner
        self.done = o.done
        self.ornament = o.ornament
        self.laid = o.laid
        self.die_space = o.die_space
        self.die_value = o.die_value
        self.market_tile = o.market_tile
        self.influence = o.influence
        self.active = o.active
        self.first = o.first
        self.trigger = o.trigger
        self.turns_left = o.turns_left
        self.exchange = o.exchange
        self.rerolls = o.rerolls
        self.moved_die = o.moved_die
        self.obtained = o.obtained
        self.activated = o.activated
        self.used = o.used
        self.ivan_row = o.ivan_row
        self.ivan_tile = o.ivan_tile
        self.ivan_up = o.ivan_up
        self.ivan_store = o.ivan_store
        self.ivan_build = o.ivan_build
        self.ivan_ornaments = o.ivan_ornaments

    def copy(self) -> "State":
        return State(self.config, self)

    # ------------------------------------------------------------ for whoever searches

    def redeal(self, seat: i64, chance: Generator) -> None:
        """setup.open_information: the base game hides nothing."""
        for part in self.config.parts:
            part.redeal(self, seat, chance)

    def hash64(self) -> i64:
        h = mix(stack_hash(self.stack), self.turn, self.active)
        h = mix(h, self.first, self.trigger)
        h = mix(h, self.turns_left, self.exchange)
        h = mix(h, self.rerolls, self.moved_die)
        h = mix(h, self.obtained + self.activated * 2, self.used)
        h = mixed(h, self.score)
        h = mixed(h, self.rubles)
        h = mixed(h, self.goods)
        h = mixed(h, self.supply)
        h = mixed(h, self.inventory_banners)
        h = mixed(h, self.side_banners)
        h = mixed(h, self.ornaments)
        h = mixed(h, self.shop_tile)
        h = mixed(h, self.shop_up)
        h = self._mixed_site(h)
        h = mixed(h, self.die_space)
        h = mixed(h, self.die_value)
        h = mixed(h, self.market_tile)
        h = mixed(h, self.influence)
        if len(self.config.parts) > 0:
            h = self.pieces.hash64(mixed(mixed(h, self.discarded), self.discarded_from))
        if self.config.solo:
            h = mixed(h, self.ivan_row)
            h = mixed(h, self.ivan_tile)
            h = mixed(h, self.ivan_up)
            h = mixed(h, self.ivan_store)
            h = mix(mixed(h, self.ivan_build), self.ivan_ornaments, 0)
        return h

    def _mixed_site(self, h: i64) -> i64:
        """A hash with the sections in it, each as two numbers: what lies at it, and the materials laid."""
        card, tile, banner, done, ornament = self.card, self.tile, self.banner, self.done, self.ornament
        laid = self.laid
        for section in self.sections:
            here = card[section] + 1 << 32 | tile[section] + 1 << 16 | done[section] << 12
            here |= banner[section] + 1 << 6 | ornament[section] + 1
            place = section * M
            goods = laid[place] | laid[place + 1] << 8 | laid[place + 2] << 16
            goods |= laid[place + 3] << 24 | laid[place + 4] << 32 | laid[place + 5] << 40
            h = mix(h, here, goods)
        return mix(h, len(self.sections), 0)

    # ------------------------------------------------------------ what changes often

    def own_pieces(self) -> None:
        if not self.owned & OWN_PIECES:
            self.owned |= OWN_PIECES
            self.pieces = self.pieces.copy()

    def set_score(self, player: i64, position: i64) -> None:
        if not self.owned & OWN_SCORE:
            self.owned |= OWN_SCORE
            self.score = self.score[:]
        self.score[player] = position

    def add_rubles(self, player: i64, amount: i64) -> None:
        if not self.owned & OWN_RUBLES:
            self.owned |= OWN_RUBLES
            self.rubles = self.rubles[:]
        self.rubles[player] += amount

    def add_goods(self, player: i64, material: i64, amount: i64) -> None:
        if not self.owned & OWN_GOODS:
            self.owned |= OWN_GOODS
            self.goods = self.goods[:]
        self.goods[player * M + material] += amount

    def add_supply(self, material: i64, amount: i64) -> None:
        if not self.owned & OWN_SUPPLY:
            self.owned |= OWN_SUPPLY
            self.supply = self.supply[:]
        self.supply[material] += amount

    def put_die(self, die: i64, space: i64) -> None:
        if not self.owned & OWN_DIE_SPACE:
            self.owned |= OWN_DIE_SPACE
            self.die_space = self.die_space[:]
        self.die_space[die] = space

    def turn_die(self, die: i64, value: i64) -> None:
        if not self.owned & OWN_DIE_VALUE:
            self.owned |= OWN_DIE_VALUE
            self.die_value = self.die_value[:]
        self.die_value[die] = value

    # ------------------------------------------------------------ players

    def stand_ins(self, player: i64) -> i64:
        """Pieces of an inventory that may be paid in place of materials."""
        total: i64 = 0
        for part in self.config.parts:
            total += part.stand_ins(self, player)
        return total

    def stored(self, player: i64) -> i64:
        """How many pieces take up spaces of an inventory."""
        total = self.stand_ins(player)
        for place in range(player * M, player * M + M):
            total += self.goods[place]
        return total

    def open_spaces(self, player: i64) -> i64:
        """Free and uncovered inventory spaces (inventory.capacity)."""
        return self.tables.inventory_spaces - self.inventory_banners[player] - self.stored(player)

    def banners_left(self, player: i64) -> i64:
        return self.inventory_banners[player] + self.side_banners[player]

    def price(self, player: i64, space: i64) -> i64:
        """Rubles for a face-up tile on a workshop space (workshop.face_up, advanced.price)."""
        color = self.config.colors[player]
        t = self.tables
        return t.advanced_price[color][space] if self.config.advanced else t.basic_price[color][space]

    def shop_free(self, player: i64, space: i64) -> bool:
        """Whether a tile can be laid there: no tile and no banner is in the way (advanced.white_blocked)."""
        if self.shop_tile[player * W + space] != NONE:
            return False
        if not self.config.advanced or space < FIRST_WHITE:
            return True
        # The first white space is cleared before the second (advanced.white_banners), each by a banner of
        # its own; with the four colored ones a claim always finds a space (advanced.room_for_tiles).
        cleared = self.tables.banners - self.tables.inventory_banners - self.side_banners[player]
        return space - FIRST_WHITE < cleared

    # ------------------------------------------------------------ site

    def type_of(self, section: i64) -> i64:
        level = section % LEVELS
        if level == 0:
            return BASE
        return DOME if level == self.heights[section // LEVELS] - 1 else MIDDLE

    def claimable(self, section: i64) -> bool:
        """claim.available"""
        if self.card[section] == NONE or self.banner[section] != NOBODY:
            return False
        return section % LEVELS == 0 or self.banner[section - 1] != NOBODY

    def top_of(self, section: i64) -> i64:
        """Where the sections of its tower end."""
        tower = section // LEVELS
        return tower * LEVELS + self.heights[tower]

    def missing(self, section: i64, material: i64) -> i64:
        return self.tables.card_cost[self.card[section] * M + material] - self.laid[section * M + material]

    def finished(self, player: i64) -> i64:
        """How many sections of that player are finished."""
        count: i64 = 0
        for section in self.sections:
            if self.done[section] and self.banner[section] == player:
                count += 1
        return count

    # ------------------------------------------------------------ market

    def dice_on(self, space: i64) -> i64:
        count: i64 = 0
        for at in self.die_space:
            if at == space:
                count += 1
        return count

    def crowd(self) -> i64:
        """How many dice lie on each space of the ring, in four bits each (`dice_in` reads them)."""
        found: i64 = 0
        for space in self.die_space:
            if space != NONE:
                found += 1 << (space * 4)
        return found


def dice_in(crowd: i64, space: i64) -> i64:
    return crowd >> (space * 4) & 15
