"""Solitaire: Ivan's turn, his row of cards, his die."""

from typing import Final

from mypy_extensions import i64

from nave.games.red_cathedral.dice import FOR_IVAN, has_room, roll_space, target_space, walk
from nave.games.red_cathedral.effects import gain_recognition
from nave.games.red_cathedral.events import (
    IvanActed,
    IvanBlocked,
    IvanReset,
)
from nave.games.red_cathedral.influence import meets
from nave.games.red_cathedral.ivan import IVAN, IvanStep
from nave.games.red_cathedral.ivan_claim import IvanClaim
from nave.games.red_cathedral.ivan_ornament import IvanOrnament, ornament_places
from nave.games.red_cathedral.names import (
    BASE_IVAN_CARDS,
    DICE,
    IVAN_CARDS,
    RECOGNITION,
)
from nave.games.red_cathedral.state import NONE, State
from nave.games.red_cathedral.types import ForecastRow
from nave.games.red_cathedral.workshop import TILE
from nave.kernel.family import Family
from nave.kernel.frame import AUTO, NATURE, Frame
from nave.kernel.packed import appended, filled, place_of, replaced
from nave.kernel.question import Field, Kind
from nave.kernel.said import Said

IVAN_CARD: Final[Family] = Family("deal {card}", nature=True, card=IVAN_CARDS[:BASE_IVAN_CARDS])


def begin_ivan_turn(s: State) -> None:
    """solo.ivan_turn; with all tiles face down the row is reset first (solo.ivan_reset)."""
    s.stack.append(IvanDie())
    if not any(s.ivan_up):
        s.stack.append(ResetRow())
        if ornament_places(s):
            s.stack.append(IvanOrnament())


# ------------------------------------------------------------ row of cards


class ResetRow(IvanStep):
    def __init__(self) -> None:
        super().__init__("ivan_reset", AUTO)

    def apply(self, s: State, move: i64) -> None:
        count = len(s.ivan_row)
        s.ivan_tile = filled(count, NONE)
        s.ivan_up = filled(count, 0)
        if s.log is not None:
            s.log.append(IvanReset(rule="solo.ivan_reset", seat=IVAN))
        deal_ivan_tiles(s)


def deal_ivan_tiles(s: State) -> None:
    for place in range(len(s.ivan_row) - 1, -1, -1):
        s.stack.append(DealIvanTile(place))


class DealIvanTile(IvanStep):
    """solo.card_row: the marked die tiles, one on each card."""

    def __init__(self, place: i64) -> None:
        super().__init__("ivan_tile", NATURE)
        self.place = place

    def options(self, s: State) -> list[int]:
        return [TILE.at(tile) for tile in s.config.box.ivan_tiles if tile not in s.ivan_tile]

    def apply(self, s: State, move: i64) -> None:
        s.ivan_tile = replaced(s.ivan_tile, self.place, TILE.first(move))
        s.ivan_up = replaced(s.ivan_up, self.place, 1)

    def prompt(self, s: State) -> Said:
        return Said("prompt-ivan_tile", n=self.place + 1)

    def args(self) -> list[int]:
        return [self.place]


class DealIvanCard(Frame[State]):
    def __init__(self, place: i64) -> None:
        super().__init__("ivan_card", NATURE)
        self.place = place

    def options(self, s: State) -> list[int]:
        return [IVAN_CARD.at(card) for card in s.config.box.ivan_cards if card not in s.ivan_row]

    def apply(self, s: State, move: i64) -> None:
        s.ivan_row = appended(s.ivan_row, IVAN_CARD.first(move))
        s.ivan_tile = appended(s.ivan_tile, NONE)
        s.ivan_up = appended(s.ivan_up, 0)

    def prompt(self, s: State) -> Said:
        return Said("prompt-ivan_card", n=self.place + 1)

    def args(self) -> list[int]:
        return [self.place]


# ------------------------------------------------------------ die


class DieStep:
    """What the die of Ivan's next tile does: asked by his turn, and by whoever looks ahead."""

    def __init__(self, s: State) -> None:
        self.place: int = place_of(s.ivan_up, 1)
        self.card: int = s.ivan_row[self.place]
        self.die: int = s.tables.workshop_die[s.ivan_tile[self.place]]
        self.space: int = target_space(s, self.die, 0)
        self.blocked: bool = not has_room(s, self.die, self.space)
        # Recognition, and nothing else, of resource tile and influence card where it ends (solo.ivan_market).
        self.market: int = 0
        self.influence: int = 0
        if not self.blocked:
            tile = s.market_tile[self.space]
            if s.tables.tile_resource[tile] == RECOGNITION:
                dice = s.dice_on(self.space) + (s.die_space[self.die] != self.space)
                self.market = s.tables.tile_amount[tile] * dice
            self.influence = free_recognition(s, self.space)


class IvanDie(IvanStep):
    """solo.ivan_die: the die of the leftmost face-up tile moves, then the card acts."""

    def __init__(self) -> None:
        super().__init__("ivan_die", AUTO)

    def apply(self, s: State, move: i64) -> None:
        step = DieStep(s)
        s.ivan_up = replaced(s.ivan_up, step.place, 0)
        s.stack.append(IvanAct(step.card))
        if step.blocked:  # solo.ivan_die_blocked
            if s.log is not None:
                s.log.append(IvanBlocked(step.die, step.space, rule="solo.ivan_die_blocked", seat=IVAN))
            return
        walk(s, IVAN, step.die, 0, "solo.ivan_die")
        gain_recognition(s, IVAN, step.market, "solo.ivan_market_recognition")
        gain_recognition(s, IVAN, step.influence, "solo.ivan_influence")
        for part in s.config.parts:
            part.ivan_influence(s, s.influence[s.tables.quadrant[step.space]])
        roll_space(s, step.space, FOR_IVAN)


def free_recognition(s: State, space: i64) -> i64:
    """solo.ivan_influence: the larger free gain of recognition whose condition he meets."""
    best = 0
    for number in s.tables.influence_actions[s.influence[s.tables.quadrant[space]]]:
        action = s.tables.actions[number]
        if action.free and action.gain_recognition > best and meets(s, IVAN, action):
            best = action.gain_recognition
    return best


def forecast(s: State) -> ForecastRow | None:
    """What Ivan's next turn begins with as things stand; None if his tiles are dealt anew first."""
    if not any(s.ivan_up):
        return None
    step = DieStep(s)
    return {
        "card": IVAN_CARDS[step.card],
        "die": DICE[step.die],
        "value": s.die_value[step.die],
        "space": step.space + 1,
        "blocked": step.blocked,
        "tile": step.market,
        "guild": step.influence,
    }


class IvanAct(IvanStep):
    def __init__(self, card: i64) -> None:
        super().__init__("ivan_act", AUTO)
        self.card = card

    def apply(self, s: State, move: i64) -> None:
        rule = f"solo.{IVAN_CARDS[self.card]}"
        if s.log is not None:
            s.log.append(IvanActed(self.card, rule=rule, seat=IVAN))
        s.config.ivan_cards[self.card].act(s, rule)

    def args(self) -> list[int]:
        return [self.card]


QUESTIONS: Final[tuple[Kind[State], ...]] = (
    Kind("ivan_die", IvanDie, below=("next_turn",)),
    Kind("ivan_act", IvanAct, (Field("card", len(IVAN_CARDS) - 1),), below=("next_turn",)),
    Kind("ivan_claim", IvanClaim, below=("next_turn",)),
    Kind("ivan_ornament", IvanOrnament, below=("ivan_reset",)),
    Kind("ivan_reset", ResetRow, below=("ivan_die",)),
    Kind("ivan_tile", DealIvanTile, (Field("place", len(IVAN_CARDS) - 1),), below=("ivan_die", "ivan_tile")),
)
