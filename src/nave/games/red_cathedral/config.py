"""What is fixed when a game is made: what of the box is in play, and who plays by which rules."""

from typing import TYPE_CHECKING, Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from nave.games.red_cathedral.names import BASE_IVAN_CARDS, BLACK, COLORS, DICE, RING, WHITE
from nave.games.red_cathedral.part import Absent, Hooks, IvanCard, Keeper, Pieces, Resource
from nave.games.red_cathedral.tables import Tables
from nave.kernel.answer import Answer, Offer
from nave.kernel.packed import packed
from nave.kernel.said import Said

if TYPE_CHECKING:
    from nave.games.red_cathedral.state import State

NOBODY: Final = -1


class Box:
    """What of the box is in play, as indices; all that the settings vary is asked here.

    Workshop tiles and plans follow the number of players, dice do not (two_player.setup).
    """

    def __init__(self, tables: Tables, players: i64) -> None:
        t = tables
        self.dice: list[int] = list(range(BLACK))
        # Dice that every player may push farther (market.extra_spaces).
        self.pushed_by_all: vec[i64] = packed([int(die == WHITE) for die in range(len(DICE))])
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
        seats: i64,
        settings: dict[str, str],
        colors: list[int],
        box: Box,
        resources: list[Resource],
        ivan_cards: list[IvanCard],
        exchange_once: bool,
        version: i64,
    ) -> None:
        self.tables = tables
        self.box = box
        # By index of RESOURCES.
        self.resources: vec[Resource] = vec[Resource](resources)
        # By index of IVAN_CARDS.
        self.ivan_cards: vec[IvanCard] = vec[IvanCard](ivan_cards)
        # turn.exchange_one_moment instead of any moment: by choice, and in games of the first rules.
        self.exchange_once = exchange_once
        # Of the rules; games that began under an earlier one go on by it.
        self.version = version
        # By the first version a use without effect made a tool of a specialist, a finisher's own section
        # below counted twice in the foreman's tower, a trade closed the moment for prestige before it was
        # paid, and extra market actions were asked for even if none was possible.
        self.first_rules = version < 2
        # The parts that people switched on: their rules, and who keeps their pieces.
        self.parts: vec[Hooks] = vec[Hooks]()
        self.keepers: list[Keeper] = []
        # What they lay on the table, before anything is laid out.
        self.pieces: Pieces = Pieces()
        # What the score sheet counts steps of the marker by their rules as, or by the area of the rule.
        self.sources: dict[str, str] = {}
        # The kinds of answers of each question, the parts' and the optional ones included, once asked for.
        self.offers: dict[str, Offered] = {}
        # If the guild is drawn: the configuration with each of those that may come.
        self.by_guild: dict[str, Config] = {}
        self.seats: i64 = seats
        self.solo = seats == 1
        # Ivan counts as the second player wherever no rule says otherwise (solo.two_player_rules).
        self.players: i64 = 2 if self.solo else seats
        self.ivan: i64 = 1 if self.solo else NOBODY
        self.advanced = settings["workshops"] == "advanced"  # setup.board_side: the same for everybody
        self.settings = settings
        self.colors: vec[i64] = packed(colors)

    def dealt(self, cards: list[int]) -> "Config":
        """The configuration of a game in which these influence cards were dealt (options.fourth_guild)."""
        for guild, config in self.by_guild.items():
            if any(self.tables.influence_group[card] == guild for card in cards):
                return config
        return self

    def add(self, part: Hooks, keeper: Keeper) -> None:
        """Switch a part of the game on."""
        self.parts = append(self.parts, part)
        self.keepers.append(keeper)
        for resource, handler in part.resources().items():
            while len(self.resources) <= resource:
                self.resources = append(self.resources, Absent())
            self.resources[resource] = handler

    def name(self, player: i64) -> str:
        """What results call a player: a proper name."""
        return "Ivan" if player == self.ivan else COLORS[self.colors[player]].capitalize()

    def called(self, player: i64) -> Said:
        """What views and sentences call a player whom nobody has named."""
        return Said("ivan") if player == self.ivan else Said("color-name", color=COLORS[self.colors[player]])


class Offered(Offer["State"]):
    """The answers of a question in games of one configuration."""

    def __init__(self, answers: list[Answer["State", Any]], config: Config) -> None:
        super().__init__(answers)
        self.config = config
