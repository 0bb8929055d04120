"""Questions to the player whose turn it is: every one of them also admits the optional actions."""

from typing import Any, Final, TypeVar

from nave.games.red_cathedral import moves
from nave.games.red_cathedral.effects import (
    can_lose_prestige,
    gain_rubles,
    lose_prestige,
    player_name,
)
from nave.games.red_cathedral.names import DICE, RING
from nave.games.red_cathedral.part import OptionalAction
from nave.games.red_cathedral.state import EXCHANGE_CLOSED, EXCHANGE_FREE, EXCHANGE_OPEN, NONE, State
from nave.kernel.answer import Answer, Offer
from nave.kernel.asking import demand
from nave.kernel.family import Family
from nave.kernel.frame import NATURE, Frame
from nave.kernel.question import Question
from nave.kernel.refusal import WRONG_MOMENT, Refusal
from nave.kernel.said import Said

Q = TypeVar("Q")

END: Final = Family("end turn")
EXCHANGE: Final = Family("exchange")
STOP: Final = Family("stop")
REROLL: Final = Family("reroll {space}", space=[str(space + 1) for space in range(RING)])
ROLLED: Final = Family("{die} rolls {value}", nature=True, die=DICE, value=[str(n) for n in range(1, 7)])

# Why dice are rolled: the rule that asks for it.
ROLL_RULES: Final = ("market.roll", "turn.reroll", "setup.dice", "solo.ivan_die")

ROLLS: Final = [list(range(moves.ROLLED + die * 6, moves.ROLLED + die * 6 + 6)) for die in range(len(DICE))]


class Choice(Answer[State, Q]):
    """A kind of answer of somebody who plays; `Q` is the question that offers it."""

    def announces(self, s: State, q: Q, move: int) -> bool:
        """Whether it pays, moves and places nothing yet (turn.exchange_one_moment)."""
        return False


class Ask(Question[State]):
    """turn.optional_timing: optional actions fit in wherever the player has something to decide.

    `kinds` are the answers of the question itself; parts of the game add to them (`Hooks.offers`). `last` is
    asked after them all and sees what was added so far: what is left if nothing else is possible.
    """

    def __init__(
        self,
        kind: str,
        seat: int,
        rule: str,
        kinds: list[Choice[Any]],
        last: Choice[Any] | None = None,
    ) -> None:
        super().__init__(kind, seat, rule)
        self.kinds = kinds
        self.last: Choice[Any] = LAPSE if last is None else last

    def offer(self, s: State) -> Offer[State]:
        config = s.config
        found = config.offers.get(self.kind)
        if found is None:
            more = [choice for part in config.parts for choice in part.offers().get(self.kind, [])]
            optional = [EXCHANGE_PRESTIGE, ROLL_AGAIN]
            optional += [choice for part in config.parts for choice in part.optional()]
            found = Offer([*self.kinds, *more, self.last, *optional])
            config.offers[self.kind] = found
        return found

    def apply(self, s: State, move: int) -> None:
        answer = self.offer(s).of(move)
        assert answer is not None
        if s.exchange == EXCHANGE_OPEN:
            assert isinstance(answer, Choice)
            if not answer.announces(s, self, move):
                s.exchange = EXCHANGE_CLOSED
        answer.apply(s, self, move)

    def check(self, s: State) -> None:
        """Only the player whose turn it is is asked."""
        demand(self.who == s.active, f"{self.kind!r} asks player {self.who}; active is {s.active}")


class Lapse(Choice[Ask]):
    """guild.parts_and_fewer: an optional action has made a question impossible; it lapses."""

    def add(self, s: State, q: Ask, out: list[int]) -> None:
        if not out:
            out.append(STOP.at())

    def apply(self, s: State, q: Ask, move: int) -> None:
        pass

    def touches(self, s: State, move: int) -> tuple[str, ...]:
        return ("button:stop",)

    def refuse(self, s: State, q: Ask, move: int) -> Refusal:
        return Refusal(Said("refused-nothing-to-stop"), "build.deliveries", WRONG_MOMENT)


LAPSE: Final = Lapse("lapse", STOP)


class ExchangePrestige(Choice[Ask]):
    """turn.exchange_prestige"""

    def add(self, s: State, q: Ask, out: list[int]) -> None:
        if s.exchange != EXCHANGE_CLOSED and can_lose_prestige(s, q.who, s.tables.exchange_cost):
            out.append(EXCHANGE.at())

    def announces(self, s: State, q: Ask, move: int) -> bool:
        return True

    def apply(self, s: State, q: Ask, move: int) -> None:
        s.stack.append(q)
        lose_prestige(s, q.who, s.tables.exchange_cost, "turn.exchange_prestige")
        gain_rubles(s, q.who, s.tables.exchange_gain, "turn.exchange_prestige")
        s.exchange = EXCHANGE_OPEN

    def touches(self, s: State, move: int) -> tuple[str, ...]:
        return ("button:exchange",)

    def label(self, s: State, move: int) -> Said:
        return Said("answer-exchange", prestige=s.tables.exchange_cost, rubles=s.tables.exchange_gain)

    def refuse(self, s: State, q: Ask, move: int) -> Refusal:
        if s.exchange == EXCHANGE_CLOSED:
            return Refusal(Said("refused-exchange-moment"), "turn.exchange_one_moment")
        return Refusal(Said("refused-no-prestige-behind"), "score.lose_prestige_limit")


EXCHANGE_PRESTIGE: Final = ExchangePrestige("exchange", EXCHANGE)


class RollAgain(Choice[Ask]):
    """turn.reroll"""

    def add(self, s: State, q: Ask, out: list[int]) -> None:
        if s.rerolls < s.tables.rerolls and can_lose_prestige(s, q.who, s.tables.reroll_cost):
            for space in range(RING):
                if space in s.die_space:
                    out.append(REROLL.at(space))

    def apply(self, s: State, q: Ask, move: int) -> None:
        s.stack.append(q)
        lose_prestige(s, q.who, s.tables.reroll_cost, "turn.reroll")
        s.rerolls += 1
        roll_space(s, REROLL.first(move), "turn.reroll")

    def touches(self, s: State, move: int) -> tuple[str, ...]:
        return ("button:reroll", f"space:{REROLL.first(move) + 1}")

    def label(self, s: State, move: int) -> Said:
        space = s.space_name(REROLL.first(move))
        return Said("answer-reroll", prestige=s.tables.reroll_cost, space=space)

    def refuse(self, s: State, q: Ask, move: int) -> Refusal:
        if s.rerolls >= s.tables.rerolls:
            return Refusal(Said("refused-rerolled"), "turn.reroll")
        if not can_lose_prestige(s, q.who, s.tables.reroll_cost):
            return Refusal(Said("refused-no-prestige-behind"), "score.lose_prestige_limit")
        return Refusal(Said("refused-no-die-there", space=s.space_name(REROLL.first(move))), "turn.reroll")


ROLL_AGAIN: Final = RollAgain("reroll", REROLL)


class OldAsk(Ask):
    """A question whose answers are not classes of their own yet."""

    def __init__(self, kind: str, seat: int) -> None:
        super().__init__(kind, seat, "", [])

    def answers(self, s: State) -> list[int]:
        """The answers of the question itself, without the optional actions; a fresh list."""
        raise NotImplementedError

    def answer(self, s: State, move: int) -> None:
        raise NotImplementedError

    def announces(self, s: State, move: int) -> bool:
        """Whether the answer pays, moves and places nothing yet (turn.exchange_one_moment)."""
        return False

    def offer(self, s: State) -> Offer[State]:
        return NO_OFFER

    def options(self, s: State) -> list[int]:
        out = self.answers(s)
        if not out:  # an optional action has made it impossible: it lapses (guild.parts_and_fewer)
            out.append(moves.STOP)
        for optional in s.config.optional:
            optional.add(s, self.who, out)
        return out

    def apply(self, s: State, move: int) -> None:
        if move < moves.CLAIM or move >= moves.BASE_END:  # the others are no optional actions
            for optional in s.config.optional:
                if optional.takes(move):
                    if optional.closes_exchange:
                        close_exchange(s)
                    s.stack.append(self)
                    optional.carry_out(s, self.who, move)
                    return
        if s.exchange == EXCHANGE_OPEN and not self.announces(s, move):
            s.exchange = EXCHANGE_CLOSED
        if move == moves.STOP and not self.answers(s):
            return
        self.answer(s, move)


NO_OFFER: Final[Offer[State]] = Offer([LAPSE])


def close_exchange(s: State) -> None:
    if s.exchange == EXCHANGE_OPEN:
        s.exchange = EXCHANGE_CLOSED


class Exchange(OptionalAction):
    """turn.exchange_prestige"""

    def __init__(self) -> None:
        super().__init__(False)

    def add(self, s: State, player: int, out: list[int]) -> None:
        if s.exchange != EXCHANGE_CLOSED and can_lose_prestige(s, player, s.tables.exchange_cost):
            out.append(moves.EXCHANGE)

    def takes(self, move: int) -> bool:
        return move == moves.EXCHANGE

    def carry_out(self, s: State, player: int, move: int) -> None:
        lose_prestige(s, player, s.tables.exchange_cost, "turn.exchange_prestige")
        gain_rubles(s, player, s.tables.exchange_gain, "turn.exchange_prestige")
        s.exchange = EXCHANGE_OPEN


class Reroll(OptionalAction):
    """turn.reroll"""

    def __init__(self) -> None:
        super().__init__(True)

    def add(self, s: State, player: int, out: list[int]) -> None:
        if s.rerolls < s.tables.rerolls and can_lose_prestige(s, player, s.tables.reroll_cost):
            for space in range(RING):
                if space in s.die_space:
                    out.append(moves.REROLL + space)

    def takes(self, move: int) -> bool:
        return moves.REROLL <= move < moves.REROLL + RING

    def carry_out(self, s: State, player: int, move: int) -> None:
        lose_prestige(s, player, s.tables.reroll_cost, "turn.reroll")
        s.rerolls += 1
        roll_space(s, move - moves.REROLL, "turn.reroll")


def roll_space(s: State, space: int, rule: str) -> None:
    """All dice of a space are rolled and stay there."""
    if s.log is not None:
        text = f"The dice on {s.space_name(space)} are rolled"
        s.emit("roll_space", rule, s.active, text, {"space": space + 1})
    rolls = ROLL[ROLL_RULES.index(rule)]
    for die in range(len(DICE) - 1, -1, -1):
        if s.die_space[die] == space:
            s.stack.append(rolls[die])


def reset_turn(s: State) -> None:
    """What is counted per turn starts anew."""
    s.exchange = EXCHANGE_FREE
    s.rerolls = 0
    s.moved_die = NONE
    for part in s.config.parts:
        part.begin_turn(s)


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


ROLL: Final = [[Roll(die, cause) for die in range(len(DICE))] for cause in range(len(ROLL_RULES))]


def asked(s: State, player: int, text: str) -> str:
    return f"{player_name(s, player)}: {text}"
