"""Dice on the ring: how far they go, where they may stay, and how they are rolled."""

from typing import Final

from mypy_extensions import i64

from nave.games.red_cathedral.events import DieMoved, DieRolled, SpaceRolled
from nave.games.red_cathedral.names import BLACK, DICE, RING
from nave.games.red_cathedral.state import (
    NONE,
    State,
)
from nave.kernel.asking import demand
from nave.kernel.family import Family
from nave.kernel.frame import NATURE, Frame
from nave.kernel.question import Field, Kind
from nave.kernel.said import Said

ROLLED: Final[Family] = Family(
    "{die} rolls {value}", nature=True, die=DICE, value=[str(n) for n in range(1, 7)]
)

# Why dice are rolled: the rule that asks for it.
ROLL_RULES: Final = ("market.roll", "turn.reroll", "setup.dice", "solo.ivan_die")
AFTER_VISIT: Final[i64] = 0
AGAIN: Final[i64] = 1
AT_SETUP: Final[i64] = 2
FOR_IVAN: Final[i64] = 3


# ------------------------------------------------------------ walking


def may_go_on(s: State, player: i64, die: i64) -> bool:
    """market.extra_spaces: the white die and the die of the own color; black_die.paid_steps."""
    return die == s.config.colors[player] + 1 or s.config.box.pushed_by_all[die] > 0


def target_space(s: State, die: i64, extra: i64) -> i64:
    return (s.die_space[die] + s.die_value[die] + extra) % RING


def has_room(s: State, die: i64, space: i64) -> bool:
    return has_room_beside(s, die, space, s.dice_on(space))


def has_room_beside(s: State, die: i64, space: i64, dice: i64) -> bool:
    """market.full_space; of the dice there the moving one itself does not count (market.passing_over)."""
    return dice - (s.die_space[die] == space) < s.tables.dice_per_space


def walk(s: State, player: i64, die: i64, extra: i64, rule: str) -> None:
    before, steps = s.die_space[die], s.die_value[die] + extra
    space = target_space(s, die, extra)
    s.put_die(die, space)
    if s.log is not None:
        s.log.append(DieMoved(die, before, space, steps, rule=rule, seat=player))


# ------------------------------------------------------------ rolling


def roll_space(s: State, space: i64, cause: i64) -> None:
    """All dice of a space are rolled and stay there; `cause` is an index of ROLL_RULES."""
    if s.log is not None:
        s.log.append(SpaceRolled(space, rule=ROLL_RULES[cause], seat=s.active))
    rolls = ROLL[cause]
    for die in range(BLACK, -1, -1):
        if s.die_space[die] == space:
            s.stack.append(rolls[die])


class Roll(Frame[State]):
    """Nature rolls one die; `cause` is an index of ROLL_RULES."""

    def __init__(self, die: i64, cause: i64) -> None:
        super().__init__("roll", NATURE)
        self.die = die
        self.cause = cause

    def options(self, s: State) -> list[int]:
        first = ROLLED.at(self.die)
        return [first, first + 1, first + 2, first + 3, first + 4, first + 5]

    def draw(self, s: State, chance: int) -> int:
        return ROLLED.at(self.die, chance % 6)

    def apply(self, s: State, move: i64) -> None:
        value = ROLLED.second(move) + 1
        s.turn_die(self.die, value)
        if s.log is not None:
            s.log.append(DieRolled(self.die, value, rule=ROLL_RULES[self.cause], seat=s.active))

    def prompt(self, s: State) -> Said:
        return Said("prompt-roll", die=DICE[self.die])

    def check(self, s: State) -> None:
        demand(s.die_space[self.die] != NONE, Said("wrong-die-cannot-rolled-here", die=DICE[self.die]))

    def args(self) -> list[int]:
        return [self.die, self.cause]


ROLL: Final = [[Roll(die, cause) for die in range(len(DICE))] for cause in range(len(ROLL_RULES))]


QUESTIONS: Final[tuple[Kind[State], ...]] = (
    # Dice are rolled on top of any question of a turn (see `position.py`).
    Kind("roll", Roll, (Field("die", len(DICE) - 1), Field("cause", len(ROLL_RULES) - 1))),
)
