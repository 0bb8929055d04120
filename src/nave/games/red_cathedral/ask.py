"""Questions to the player whose turn it is: every one of them also admits the two optional actions."""

from typing import Final

from nave.games.red_cathedral import moves
from nave.games.red_cathedral.effects import (
    can_lose_prestige,
    gain_rubles,
    lose_prestige,
    player_name,
)
from nave.games.red_cathedral.names import DICE, RING
from nave.games.red_cathedral.state import EXCHANGE_CLOSED, EXCHANGE_FREE, EXCHANGE_OPEN, NONE, State
from nave.kernel.frame import NATURE, Frame

# Why dice are rolled: the rule that asks for it.
ROLL_RULES: Final = ("market.roll", "turn.reroll", "setup.dice", "solo.ivan_die")

ROLLS: Final = [list(range(moves.ROLLED + die * 6, moves.ROLLED + die * 6 + 6)) for die in range(len(DICE))]


class Ask(Frame[State]):
    """turn.optional_timing: exchange and re-roll fit in wherever the player has something to decide."""

    def answers(self, s: State) -> list[int]:
        """The answers of the question itself, without the optional actions; a fresh list."""
        raise NotImplementedError

    def answer(self, s: State, move: int) -> None:
        raise NotImplementedError

    def announces(self, s: State, move: int) -> bool:
        """Whether the answer pays, moves and places nothing yet (turn.exchange_one_moment)."""
        return False

    def options(self, s: State) -> list[int]:
        out = self.answers(s)
        if can_exchange(s, self.who):
            out.append(moves.EXCHANGE)
        if can_reroll(s, self.who):
            for space in range(RING):
                if space in s.die_space:
                    out.append(moves.REROLL + space)
        return out

    def apply(self, s: State, move: int) -> None:
        if move == moves.EXCHANGE:
            s.stack.append(self)
            exchange(s, self.who)
            return
        if s.exchange == EXCHANGE_OPEN and not self.announces(s, move):
            s.exchange = EXCHANGE_CLOSED
        if moves.REROLL <= move < moves.REROLL + RING:
            s.stack.append(self)
            reroll(s, self.who, move - moves.REROLL)
            return
        self.answer(s, move)


def can_exchange(s: State, player: int) -> bool:
    return s.exchange != EXCHANGE_CLOSED and can_lose_prestige(s, player, s.tables.exchange_cost)


def exchange(s: State, player: int) -> None:
    """turn.exchange_prestige"""
    lose_prestige(s, player, s.tables.exchange_cost, "turn.exchange_prestige")
    gain_rubles(s, player, s.tables.exchange_gain, "turn.exchange_prestige")
    s.exchange = EXCHANGE_OPEN


def can_reroll(s: State, player: int) -> bool:
    return s.rerolls < s.tables.rerolls and can_lose_prestige(s, player, s.tables.reroll_cost)


def reroll(s: State, player: int, space: int) -> None:
    """turn.reroll"""
    lose_prestige(s, player, s.tables.reroll_cost, "turn.reroll")
    s.rerolls += 1
    roll_space(s, space, "turn.reroll")


def roll_space(s: State, space: int, rule: str) -> None:
    """All dice of a space are rolled and stay there."""
    if s.log is not None:
        text = f"The dice on {s.space_name(space)} are rolled"
        s.emit("roll_space", rule, s.active, text, {"space": space + 1})
    for die in range(len(DICE) - 1, -1, -1):
        if s.die_space[die] == space:
            s.stack.append(Roll(die, ROLL_RULES.index(rule)))


def reset_turn(s: State) -> None:
    """What is counted per turn starts anew."""
    s.exchange = EXCHANGE_FREE
    s.rerolls = 0
    s.moved_die = NONE


class Roll(Frame[State]):
    """Nature rolls one die; `cause` is an index of ROLL_RULES."""

    def __init__(self, die: int, cause: int) -> None:
        super().__init__("roll", NATURE)
        self.die = die
        self.cause = cause

    def options(self, s: State) -> list[int]:
        return ROLLS[self.die]

    def apply(self, s: State, move: int) -> None:
        value = move - ROLLS[self.die][0] + 1
        s.die_value[self.die] = value
        if s.log is not None:
            text = f"The {DICE[self.die]} die shows {value}"
            data = {"die": DICE[self.die], "value": value}
            s.emit("roll", ROLL_RULES[self.cause], s.active, text, data)

    def prompt(self, s: State) -> str:
        return f"The {DICE[self.die]} die is rolled."

    def args(self) -> list[int]:
        return [self.die, self.cause]


def asked(s: State, player: int, text: str) -> str:
    return f"{player_name(s, player)}: {text}"
