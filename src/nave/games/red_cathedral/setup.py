"""Set-up: nature lays out market and cathedral piece by piece. What is in play the configuration says."""

from typing import Final

from mypy_extensions import i64

from nave.games.red_cathedral.config import Config
from nave.games.red_cathedral.dice import AT_SETUP, Roll
from nave.games.red_cathedral.ivan_claim import FirstClaim
from nave.games.red_cathedral.names import (
    COLORS,
    DICE,
    LEVELS,
    QUADRANTS,
    RING,
    section_name,
)
from nave.games.red_cathedral.solo import DealIvanCard, deal_ivan_tiles
from nave.games.red_cathedral.state import NONE, State
from nave.games.red_cathedral.turn import NextTurn
from nave.games.red_cathedral.workshop import TILE
from nave.kernel.family import Family, Rows
from nave.kernel.frame import AUTO, NATURE, Frame
from nave.kernel.moves import Moves
from nave.kernel.packed import packed, place_of, replaced
from nave.kernel.rules import ANY
from nave.kernel.said import Said

FIRST: Final[Family] = Family(
    "first seat {seat}", nature=True, seat=[str(n) for n in range(1, len(COLORS) + 1)]
)
LAY_DIE: Final[Family] = Family("lay {die} die", nature=True, die=DICE)
PLAN: Final[Family] = Family("plan {plan}", nature=True, plan=Rows("building_plan", 9))
CARD: Final[Family] = Family("deal {card}", nature=True, card=Rows("cathedral_card", 40))
RESOURCE_TILE: Final[Family] = Family("lay {tile}", nature=True, tile=Rows("resource_tile", 8))
INFLUENCE_CARD: Final[Family] = Family("draw {card}", nature=True, card=Rows("influence_card", 12))


def start(config: Config) -> State:
    """The stack asks in the order of the rulebook; the last frame pushed is asked first."""
    s = State(config)
    s.stack.append(NextTurn())
    if config.solo:
        prepare_ivan(s)
    for part in config.parts:
        part.after_site(s)
    s.stack.append(DrawPlan())
    s.stack.append(LayDice())
    for quadrant in range(QUADRANTS - 1, -1, -1):
        s.stack.append(DealInfluence(quadrant))
    for space in range(RING - 1, -1, -1):
        s.stack.append(LayTile(space))
    for part in config.parts:
        part.before_market(s)
    first = config.settings.get("first_player", "1")
    if first == ANY:
        s.stack.append(DrawFirst())
    else:
        name_first(s, int(first) - 1)
    return s


def prepare_ivan(s: State) -> None:
    """solo.setup: no rubles, no workshop; one banner more than on his claim card for the first claim."""
    t, ivan = s.tables, s.config.ivan
    s.inventory_banners = replaced(s.inventory_banners, ivan, t.ivan_banners + 1)
    s.side_banners = replaced(s.side_banners, ivan, 0)
    for kind in range(len(t.ornament_count)):
        s.ornaments = replaced(s.ornaments, ivan * len(t.ornament_count) + kind, 0)
    s.set_score(ivan, s.config.box.ivan_start)
    s.stack.append(FirstClaim())
    s.stack.append(DealIvanTiles())
    for place in range(len(s.config.box.ivan_cards) - 1, -1, -1):
        s.stack.append(DealIvanCard(place))


class DealIvanTiles(Frame[State]):
    """Once all his cards lie in a row, the tiles are dealt onto them."""

    def __init__(self) -> None:
        super().__init__("ivan_tiles", AUTO)

    def apply(self, s: State, move: i64) -> None:
        deal_ivan_tiles(s)


class DrawFirst(Frame[State]):
    """setup.first_player"""

    def __init__(self) -> None:
        super().__init__("first", NATURE)

    def options(self, s: State) -> list[int]:
        return [FIRST.at(seat) for seat in range(s.config.players)]

    def apply(self, s: State, move: i64) -> None:
        name_first(s, FIRST.first(move))


def name_first(s: State, seat: i64) -> None:
    """setup.start_rubles: by turn order."""
    s.first = seat
    s.active = seat
    for order in range(s.config.seats):
        s.add_rubles((seat + order) % s.config.players, s.tables.start_rubles[order])


class LayTile(Frame[State]):
    """setup.resource_tiles"""

    def __init__(self, space: i64) -> None:
        super().__init__("lay_tile", NATURE)
        self.space = space

    def options(self, s: State) -> list[int]:
        tiles = s.config.box.resource_tiles
        return [RESOURCE_TILE.at(tile) for tile in tiles if tile not in s.market_tile]

    def apply(self, s: State, move: i64) -> None:
        s.market_tile = replaced(s.market_tile, self.space, RESOURCE_TILE.first(move))

    def prompt(self, s: State) -> Said:
        return Said("prompt-lay_tile", space=self.space + 1)

    def args(self) -> list[int]:
        return [self.space]


class DealInfluence(Frame[State]):
    """setup.influence_cards: one card of each group, dealt to the quadrants at random."""

    def __init__(self, quadrant: i64) -> None:
        super().__init__("influence", NATURE)
        self.quadrant = quadrant

    def options(self, s: State) -> list[int]:
        return [INFLUENCE_CARD.at(card) for card in self.cards(s)]

    def cards(self, s: State) -> list[int]:
        group = s.tables.influence_group
        dealt = [group[card] for card in s.influence if card != NONE]
        return [card for card in s.config.box.influence if group[card] not in dealt]

    def weights(self, s: State) -> list[int] | None:
        """Every group is as likely to come here, however many of its cards are in the game."""
        groups = [s.tables.influence_group[card] for card in self.cards(s)]
        counts = [groups.count(group) for group in groups]
        if len(set(counts)) == 1:
            return None
        return [6 // count for count in counts]

    def apply(self, s: State, move: i64) -> None:
        s.influence = replaced(s.influence, self.quadrant, INFLUENCE_CARD.first(move))

    def prompt(self, s: State) -> Said:
        return Said("prompt-influence", season=s.tables.seasons[self.quadrant])

    def args(self) -> list[int]:
        return [self.quadrant]


class LayDice(Frame[State]):
    """setup.dice, setup.six_dice: one after another from their tile on, in the direction of the arrows."""

    def __init__(self) -> None:
        super().__init__("lay_dice", AUTO)

    def apply(self, s: State, move: i64) -> None:
        begin = place_of(s.market_tile, s.config.box.dice_start)
        for place in range(len(s.config.box.dice) - 1, -1, -1):
            s.stack.append(LayDie((begin + place) % RING))


class LayDie(Frame[State]):
    def __init__(self, space: i64) -> None:
        super().__init__("lay_die", NATURE)
        self.space = space

    def options(self, s: State) -> list[int]:
        return [LAY_DIE.at(die) for die in s.config.box.dice if s.die_space[die] == NONE]

    def apply(self, s: State, move: i64) -> None:
        die = LAY_DIE.first(move)
        s.put_die(die, self.space)
        s.stack.append(Roll(die, AT_SETUP))

    def prompt(self, s: State) -> Said:
        return Said("prompt-lay_die", space=self.space + 1)

    def args(self) -> list[int]:
        return [self.space]


class DrawPlan(Frame[State]):
    """setup.building_plan"""

    def __init__(self) -> None:
        super().__init__("plan", NATURE)

    def options(self, s: State) -> list[int]:
        return [PLAN.at(plan) for plan in s.config.box.plans]

    def apply(self, s: State, move: i64) -> None:
        lay_out(s, s.tables.plan_heights[PLAN.first(move)])
        last = len(s.sections) - 1
        for place in range(last, -1, -1):
            s.stack.append(DealTile(s.sections[place]))
        for place in range(last, -1, -1):
            s.stack.append(DealCard(s.sections[place]))


def lay_out(s: State, heights: list[int]) -> None:
    s.heights = packed(heights)
    levels = [tower * LEVELS + level for tower, height in enumerate(heights) for level in range(height)]
    s.sections = packed(levels)


class Deal(Frame[State]):
    """Nature deals one of the pieces that are left; subclasses list them (`fill`)."""

    def options(self, s: State) -> list[int]:
        out = Moves()
        self.fill(s, out)
        return out.numbers()

    def draw(self, s: State, chance: int) -> int:
        out = Moves()
        self.fill(s, out)
        return out.buffer[chance % len(out)]


class DealCard(Deal):
    """setup.cathedral_cards: base at the bottom, dome on top, middle sections between."""

    def __init__(self, section: i64) -> None:
        super().__init__("card", NATURE)
        self.section = section

    def fill(self, s: State, out: Moves) -> None:
        kind = s.type_of(self.section)
        for card in range(len(s.tables.card_type)):
            if s.tables.card_type[card] == kind and card not in s.card:
                out.append(CARD.at(card))

    def apply(self, s: State, move: i64) -> None:
        s.card = replaced(s.card, self.section, CARD.first(move))

    def prompt(self, s: State) -> Said:
        return Said("prompt-card", section=section_name(self.section))

    def args(self) -> list[int]:
        return [self.section]


class DealTile(Deal):
    """setup.workshop_tiles: marked tiles only with three or four players."""

    def __init__(self, section: i64) -> None:
        super().__init__("tile", NATURE)
        self.section = section

    def fill(self, s: State, out: Moves) -> None:
        for tile in s.config.box.workshop_tiles:
            if tile not in s.tile:
                out.append(TILE.at(tile))

    def apply(self, s: State, move: i64) -> None:
        s.tile = replaced(s.tile, self.section, TILE.first(move))

    def prompt(self, s: State) -> Said:
        return Said("prompt-tile", section=section_name(self.section))

    def args(self) -> list[int]:
        return [self.section]
