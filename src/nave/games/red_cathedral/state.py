"""Everything on the table, as flat lists of integers, and the few questions every rule asks of it."""

from typing import Final

from nave.games.red_cathedral.names import (
    BASE,
    BASE_IVAN_CARDS,
    BLACK,
    COLORS,
    DICE,
    DOME,
    FIRST_WHITE,
    LEVELS,
    MIDDLE,
    QUADRANTS,
    RING,
    SECTIONS,
    WHITE,
    K,
    M,
    W,
)
from nave.games.red_cathedral.part import Absent, Hooks, Keeper, Pieces, Resource
from nave.games.red_cathedral.tables import Tables
from nave.kernel.answer import Offer
from nave.kernel.state import State as KernelState

NOBODY: Final = -1
NONE: Final = -1

# The single moment for prestige into rubles (turn.exchange_one_moment).
EXCHANGE_FREE: Final = 0
EXCHANGE_OPEN: Final = 1
EXCHANGE_CLOSED: Final = 2

# Influence of a market visit: not used yet, closed by another market action, or the index of the action used.
INFLUENCE_UNUSED: Final = -1
INFLUENCE_CLOSED: Final = -2


class Box:
    """What of the box is in play, as indices; all that the settings vary is asked here.

    Workshop tiles and plans follow the number of players, dice do not (two_player.setup).
    """

    def __init__(self, tables: Tables, players: int) -> None:
        t = tables
        self.dice: list[int] = list(range(BLACK))
        # Dice that every player may push farther (market.extra_spaces).
        self.pushed_by_all: list[int] = [WHITE]
        self.resource_tiles: list[int] = list(range(RING))
        self.dice_start: int = t.dice_start
        # Workshop tiles of the cathedral, and those on Ivan's cards.
        base = range(t.base_workshop_tiles)
        self.workshop_tiles: list[int] = [tile for tile in base if t.workshop_players[tile] <= players]
        self.ivan_tiles: list[int] = [tile for tile in base if t.workshop_ivan[tile]]
        self.ivan_cards: list[int] = list(range(BASE_IVAN_CARDS))
        self.plans: list[int] = [p for p in range(t.base_plans) if t.plan_players[p] == players]
        self.influence: list[int] = list(range(t.base_influence))
        self.ivan_start: int = t.track.start


class Config:
    """What is fixed when a game is made; shared by all copies of a state."""

    def __init__(
        self,
        tables: Tables,
        seats: int,
        settings: dict[str, str],
        colors: list[int],
        box: Box,
        resources: list[Resource],
        exchange_once: bool,
        version: int,
    ) -> None:
        self.tables = tables
        self.box = box
        # By index of RESOURCES.
        self.resources = resources
        # turn.exchange_one_moment instead of any moment: by choice, and in games of the first rules.
        self.exchange_once = exchange_once
        # Of the rules; games that began under an earlier one go on by it.
        self.version = version
        # By the first version a use without effect made a tool of a specialist, a finisher's own section
        # below counted twice in the foreman's tower, a trade closed the moment for prestige before it was
        # paid, and extra market actions were asked for even if none was possible.
        self.first_rules = version < 2
        # The parts that people switched on: their rules, and who keeps their pieces.
        self.parts: list[Hooks] = []
        self.keepers: list[Keeper] = []
        # What they lay on the table, before anything is laid out.
        self.pieces: Pieces = Pieces()
        # The kinds of answers of each question, the parts' and the optional ones included, once asked for.
        self.offers: dict[str, Offer[State]] = {}
        # If the guild is drawn: the configuration with each of those that may come.
        self.by_guild: dict[str, Config] = {}
        self.seats = seats
        self.solo = seats == 1
        # Ivan counts as the second player wherever no rule says otherwise (solo.two_player_rules).
        self.players = 2 if self.solo else seats
        self.ivan = 1 if self.solo else NOBODY
        self.advanced = settings["workshops"] == "advanced"  # setup.board_side: the same for everybody
        self.settings = settings
        self.colors = colors

    def dealt(self, cards: list[int]) -> "Config":
        """The configuration of a game in which these influence cards were dealt (options.fourth_guild)."""
        for guild, config in self.by_guild.items():
            if any(self.tables.influence_group[card] == guild for card in cards):
                return config
        return self

    def add(self, part: Hooks, keeper: Keeper) -> None:
        """Switch a part of the game on."""
        self.parts.append(part)
        self.keepers.append(keeper)
        for resource, handler in part.resources().items():
            while len(self.resources) <= resource:
                self.resources.append(Absent())
            self.resources[resource] = handler

    def name(self, player: int) -> str:
        """What views and results call a player: a proper name."""
        return "Ivan" if player == self.ivan else COLORS[self.colors[player]].capitalize()


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
        # Lists that seldom change are shared by all copies: [shared] means they are replaced, never changed.
        self.pieces: Pieces = config.pieces.fresh()
        self.score: list[int] = [t.track.start] * n
        self.rubles: list[int] = [0] * n
        self.goods: list[int] = [0] * (n * M)
        self.supply: list[int] = list(t.supply)
        # Banners that cover inventory spaces, and the others: beside the inventory (setup.extra_banners)
        # or, on the advanced side, on the white spaces (advanced.extension).
        self.inventory_banners: list[int] = [t.inventory_banners] * n  # [shared]
        self.side_banners: list[int] = [t.banners - t.inventory_banners] * n  # [shared]
        # Ornaments a player may place now; on the basic side all of them at once (setup.ornaments).
        self.ornaments: list[int] = [
            0 if config.advanced else c for _ in range(n) for c in t.ornament_count
        ]  # [shared]
        self.shop_tile: list[int] = [NONE] * (n * W)  # [shared]
        self.shop_up: list[int] = [0] * (n * W)  # [shared]
        # Ornaments out of the game: available ones by kind, and those that waited on a workshop space.
        self.discarded: list[int] = [0] * (n * K)  # [shared]
        self.discarded_from: list[int] = [0] * (n * W)  # [shared]
        # The construction site; a section index out of `sections` is unused.
        self.heights: list[int] = []  # [shared]
        self.sections: list[int] = []  # [shared]
        self.card: list[int] = [NONE] * SECTIONS  # [shared]
        self.tile: list[int] = [NONE] * SECTIONS  # [shared]
        self.banner: list[int] = [NOBODY] * SECTIONS  # [shared]
        self.done: list[int] = [0] * SECTIONS  # [shared]
        self.ornament: list[int] = [NOBODY] * SECTIONS  # [shared]
        self.laid: list[int] = [0] * (SECTIONS * M)  # [shared]
        # The market.
        self.die_space: list[int] = [NONE] * len(DICE)
        self.die_value: list[int] = [0] * len(DICE)
        self.market_tile: list[int] = [NONE] * RING  # [shared]
        self.influence: list[int] = [NONE] * QUADRANTS  # [shared]
        # The turn.
        self.active: int = 0
        self.first: int = 0
        self.trigger: int = NOBODY
        self.turns_left: int = 0
        self.exchange: int = EXCHANGE_FREE
        self.rerolls: int = 0
        self.moved_die: int = NONE
        self.obtained: int = 0
        self.activated: int = 0
        self.used: int = INFLUENCE_UNUSED
        # Ivan's row of cards with the tiles on them, his two piles, the number of ornaments he has placed.
        self.ivan_row: list[int] = []  # [shared]
        self.ivan_tile: list[int] = []  # [shared]
        self.ivan_up: list[int] = []  # [shared]
        self.ivan_store: list[int] = [0] * M  # [shared]
        self.ivan_build: list[int] = [0] * M  # [shared]
        self.ivan_ornaments: int = 0

    def _copy_from(self, o: "State") -> None:
        self.pieces = o.pieces.copy() if self.config.parts else o.pieces
        self.score = o.score.copy()
        self.rubles = o.rubles.copy()
        self.goods = o.goods.copy()
        self.supply = o.supply.copy()
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
        self.die_space = o.die_space.copy()
        self.die_value = o.die_value.copy()
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

    # ------------------------------------------------------------ players

    def stored(self, player: int) -> int:
        """How many pieces take up spaces of an inventory."""
        total = 0
        for part in self.config.parts:
            total += part.stored(self, player)
        for place in range(player * M, player * M + M):
            total += self.goods[place]
        return total

    def open_spaces(self, player: int) -> int:
        """Free and uncovered inventory spaces (inventory.capacity)."""
        return self.tables.inventory_spaces - self.inventory_banners[player] - self.stored(player)

    def banners_left(self, player: int) -> int:
        return self.inventory_banners[player] + self.side_banners[player]

    def price(self, player: int, space: int) -> int:
        """Rubles for a face-up tile on a workshop space (workshop.face_up, advanced.price)."""
        color = self.config.colors[player]
        t = self.tables
        return t.advanced_price[color][space] if self.config.advanced else t.basic_price[color][space]

    def shop_free(self, player: int, space: int) -> bool:
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

    def type_of(self, section: int) -> int:
        level = section % LEVELS
        if level == 0:
            return BASE
        return DOME if level == self.heights[section // LEVELS] - 1 else MIDDLE

    def claimable(self, section: int) -> bool:
        """claim.available"""
        if self.card[section] == NONE or self.banner[section] != NOBODY:
            return False
        return section % LEVELS == 0 or self.banner[section - 1] != NOBODY

    def top_of(self, section: int) -> int:
        """Where the sections of its tower end."""
        tower = section // LEVELS
        return tower * LEVELS + self.heights[tower]

    def missing(self, section: int, material: int) -> int:
        return self.tables.card_cost[self.card[section] * M + material] - self.laid[section * M + material]

    def finished(self, player: int) -> int:
        """How many sections of that player are finished."""
        return sum(1 for section in self.sections if self.done[section] and self.banner[section] == player)

    # ------------------------------------------------------------ market

    def dice_on(self, space: int) -> int:
        count = 0
        for at in self.die_space:
            if at == space:
                count += 1
        return count

    def dice_by_space(self) -> list[int]:
        """How many dice lie on each space of the ring."""
        crowd = [0] * RING
        for space in self.die_space:
            if space != NONE:
                crowd[space] += 1
        return crowd
