"""Questions to the player whose turn it is: every one of them also admits the optional actions."""

from typing import Any, Final, TypeVar

from nave.games.red_cathedral.effects import can_lose_prestige, gain_rubles, lose_prestige
from nave.games.red_cathedral.events import DieRolled, SpaceRolled
from nave.games.red_cathedral.names import COLORS, DICE, RING
from nave.games.red_cathedral.state import (
    EXCHANGE_CLOSED,
    EXCHANGE_FREE,
    EXCHANGE_OPEN,
    NONE,
    State,
)
from nave.games.red_cathedral.tables import Action
from nave.kernel.answer import Answer, Offer, pending
from nave.kernel.asking import demand
from nave.kernel.family import Family
from nave.kernel.frame import NATURE, NO_MOVE, Frame
from nave.kernel.question import Field, Kind, Question
from nave.kernel.refusal import MEANS, WRONG_MOMENT, WRONG_PIECE, Refusal
from nave.kernel.said import Said

Q = TypeVar("Q")

END: Final[Family] = Family("end turn")
EXCHANGE: Final[Family] = Family("exchange")
STOP: Final[Family] = Family("stop")
REROLL: Final[Family] = Family("reroll {space}", space=[str(space + 1) for space in range(RING)])
ROLLED: Final[Family] = Family(
    "{die} rolls {value}", nature=True, die=DICE, value=[str(n) for n in range(1, 7)]
)

# Why dice are rolled: the rule that asks for it.
ROLL_RULES: Final = ("market.roll", "turn.reroll", "setup.dice", "solo.ivan_die")


def last_seat(s: State) -> int:
    return s.config.seats - 1


def last_action(s: State) -> int:
    return len(s.tables.actions) - 1


SEAT: Final[Field[State]] = Field("seat", last_seat)
ACTION: Final[Field[State]] = Field("action", last_action)


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
            found = Offer([*self.kinds, *more, self.last, *optional_kinds(s)])
            config.offers[self.kind] = found
        return found

    def apply(self, s: State, move: int) -> None:
        answer = self.offer(s).of(move)
        assert answer is not None
        if s.exchange == EXCHANGE_OPEN and s.config.exchange_once:
            assert isinstance(answer, Choice)
            if not answer.announces(s, self, move):
                s.exchange = EXCHANGE_CLOSED
        answer.apply(s, self, move)

    def go_on(self, s: State) -> None:
        """Push what is asked once an answer is carried out; answers that take part in it call this first."""

    def own_options(self, s: State) -> list[int]:
        """The legal answers without the optional actions."""
        out: list[int] = []
        answers = self.offer(s).answers
        for answer in answers[: len(answers) - len(optional_kinds(s))]:
            answer.add(s, self, out)
        return out

    def usual(self, s: State) -> int:
        own = self.own_options(s)
        return own[0] if len(own) == 1 else NO_MOVE

    def check(self, s: State) -> None:
        """Only the player whose turn it is is asked; the optional actions alone would lead nowhere."""
        demand(self.who == s.active, f"{self.kind!r} asks player {self.who}; active is {s.active}")

    def check_answers(self, s: State) -> None:
        """With further optional actions a question may have lapsed; without them it cannot."""
        own = self.own_options(s)
        lapsed = not own or self.offer(s).of(own[0]) is LAPSE
        demand(
            bool(s.config.parts) or not lapsed,
            f"the question {self.kind!r} has no legal answer in this position",
        )


def optional_kinds(s: State) -> list[Choice[Any]]:
    kinds: list[Choice[Any]] = [EXCHANGE_PRESTIGE, ROLL_AGAIN]
    for part in s.config.parts:
        kinds += part.optional()
    return kinds


def action_of(s: State, kind: str, number: int) -> Action:
    """influence.quadrant: a question of an action needs it on the card; parts have actions of their own."""
    action = s.tables.actions[number]
    offered: list[int] = []
    if s.moved_die != NONE:
        card = s.influence[s.tables.quadrant[s.die_space[s.moved_die]]]
        offered = s.tables.influence_actions[card]
    demand(
        number in offered or any(part.allows(s, number) for part in s.config.parts),
        f"{kind!r} belongs to {action.name!r}, which is not on the card of the quadrant",
    )
    return action


class OfAction(Ask):
    """A question of an action; `number` is its place in `Tables.actions`."""

    def __init__(
        self,
        kind: str,
        seat: int,
        number: int,
        rule: str,
        kinds: list[Choice[Any]],
        last: Choice[Any] | None = None,
    ) -> None:
        super().__init__(kind, seat, rule, kinds, last)
        self.number = number

    def asks(self, action: Action) -> bool:
        """Whether that action asks this."""
        raise NotImplementedError

    def check(self, s: State) -> None:
        super().check(s)
        action = action_of(s, self.kind, self.number)
        demand(self.asks(action), f"{self.kind!r} names another action")

    def args(self) -> list[int]:
        return [self.who, self.number]


# ------------------------------------------------------------ answers of every question


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

    def elsewhere(self, s: State, q: Frame[State], move: int) -> Refusal:
        return Refusal(Said("refused-nothing-to-stop"), "build.deliveries", WRONG_MOMENT)


def tell_lapsed(s: State) -> None:
    for part in s.config.parts:
        part.lapsed(s)


LAPSE: Final = Lapse("lapse", STOP)


class Optional(Choice[Ask]):
    """An optional action of the base game: it costs prestige, and the question stays open."""

    def price(self, s: State) -> int:
        raise NotImplementedError

    def affordable(self, s: State, player: int) -> bool:
        return can_lose_prestige(s, player, self.price(s))

    def too_dear(self, s: State) -> Refusal:
        return Refusal(Said("refused-no-prestige-behind"), "score.lose_prestige_limit", MEANS)

    def elsewhere(self, s: State, q: Frame[State], move: int) -> Refusal:
        if s.active == s.config.ivan:
            return Refusal(Said("refused-ivans_turn"), "solo.turns", WRONG_MOMENT)
        return pending(q, s)


class ExchangePrestige(Optional):
    """turn.exchange_prestige, as often as one likes, or at one moment (turn.exchange_one_moment)."""

    def price(self, s: State) -> int:
        return s.tables.exchange_cost

    def add(self, s: State, q: Ask, out: list[int]) -> None:
        if not self.closed(s) and self.affordable(s, q.who):
            out.append(EXCHANGE.at())

    def closed(self, s: State) -> bool:
        return s.exchange == EXCHANGE_CLOSED and s.config.exchange_once

    def announces(self, s: State, q: Ask, move: int) -> bool:
        return True

    def apply(self, s: State, q: Ask, move: int) -> None:
        s.stack.append(q)
        lose_prestige(s, q.who, s.tables.exchange_cost, "turn.exchange_prestige")
        gain_rubles(s, q.who, s.tables.exchange_gain, "turn.exchange_prestige")
        if s.config.exchange_once:
            s.exchange = EXCHANGE_OPEN

    def touches(self, s: State, move: int) -> tuple[str, ...]:
        return ("button:exchange",)

    def label(self, s: State, move: int) -> Said:
        return Said("answer-exchange", prestige=s.tables.exchange_cost, rubles=s.tables.exchange_gain)

    def refuse(self, s: State, q: Ask, move: int) -> Refusal:
        if self.closed(s):
            return Refusal(Said("refused-exchange-moment"), "turn.exchange_one_moment", WRONG_PIECE)
        return self.too_dear(s)


EXCHANGE_PRESTIGE: Final = ExchangePrestige("exchange", EXCHANGE)


class RollAgain(Optional):
    """turn.reroll"""

    def price(self, s: State) -> int:
        return s.tables.reroll_cost

    def add(self, s: State, q: Ask, out: list[int]) -> None:
        if s.rerolls < s.tables.rerolls and self.affordable(s, q.who):
            for space, dice in enumerate(s.dice_by_space()):
                if dice:
                    out.append(REROLL.at(space))

    def apply(self, s: State, q: Ask, move: int) -> None:
        s.stack.append(q)
        lose_prestige(s, q.who, s.tables.reroll_cost, "turn.reroll")
        s.rerolls += 1
        roll_space(s, REROLL.first(move), "turn.reroll")

    def touches(self, s: State, move: int) -> tuple[str, ...]:
        return ("button:reroll", f"space:{REROLL.first(move) + 1}")

    def label(self, s: State, move: int) -> Said:
        return Said("answer-reroll", prestige=s.tables.reroll_cost, space=REROLL.first(move) + 1)

    def refuse(self, s: State, q: Ask, move: int) -> Refusal:
        if s.rerolls >= s.tables.rerolls:
            return Refusal(Said("refused-rerolled"), "turn.reroll")
        if not self.affordable(s, q.who):
            return self.too_dear(s)
        return Refusal(Said("refused-no-die-there", space=REROLL.first(move) + 1), "turn.reroll")


ROLL_AGAIN: Final = RollAgain("reroll", REROLL)


# ------------------------------------------------------------ the end of a turn


class End(Choice[Ask]):
    """turn.end"""

    def add(self, s: State, q: Ask, out: list[int]) -> None:
        out.append(END.at())

    def apply(self, s: State, q: Ask, move: int) -> None:
        pass

    def touches(self, s: State, move: int) -> tuple[str, ...]:
        return ("button:end",)

    def elsewhere(self, s: State, q: Frame[State], move: int) -> Refusal:
        if s.active == s.config.ivan:
            return pending(q, s)
        return Refusal(Said("refused-end"), "turn.end", WRONG_PIECE)


END_THE_TURN: Final = End("end", END)


class EndTurn(Ask):
    """turn.end: optional actions are still possible, then the turn is ended."""

    def __init__(self, seat: int) -> None:
        super().__init__("end", seat, "turn.basic_action", [END_THE_TURN])

    def usual(self, s: State) -> int:
        return END.at()

    def args(self) -> list[int]:
        return [self.who]


END_TURN: Final = [EndTurn(seat) for seat in range(len(COLORS))]


# ------------------------------------------------------------ dice


def roll_space(s: State, space: int, rule: str) -> None:
    """All dice of a space are rolled and stay there."""
    if s.log is not None:
        s.log.append(SpaceRolled(space, rule=rule, seat=s.active))
    rolls = ROLL[ROLL_RULES.index(rule)]
    for die in range(len(DICE) - 1, -1, -1):
        if s.die_space[die] == space:
            s.stack.append(rolls[die])


class Roll(Frame[State]):
    """Nature rolls one die; `cause` is an index of ROLL_RULES."""

    def __init__(self, die: int, cause: int) -> None:
        super().__init__("roll", NATURE)
        self.die = die
        self.cause = cause

    def options(self, s: State) -> list[int]:
        first = ROLLED.at(self.die)
        return [first, first + 1, first + 2, first + 3, first + 4, first + 5]

    def draw(self, s: State, chance: int) -> int:
        return ROLLED.at(self.die, chance % 6)

    def apply(self, s: State, move: int) -> None:
        value = ROLLED.second(move) + 1
        s.die_value[self.die] = value
        if s.log is not None:
            s.log.append(DieRolled(self.die, value, rule=ROLL_RULES[self.cause], seat=s.active))

    def prompt(self, s: State) -> Said:
        return Said("prompt-roll", die=DICE[self.die])

    def check(self, s: State) -> None:
        demand(s.die_space[self.die] != NONE, f"the {DICE[self.die]} die cannot be rolled: it is not here")

    def args(self) -> list[int]:
        return [self.die, self.cause]


ROLL: Final = [[Roll(die, cause) for die in range(len(DICE))] for cause in range(len(ROLL_RULES))]


def reset_turn(s: State) -> None:
    """What is counted per turn starts anew."""
    s.exchange = EXCHANGE_FREE
    s.rerolls = 0
    s.moved_die = NONE
    for part in s.config.parts:
        part.begin_turn(s)


QUESTIONS: Final[tuple[Kind[State], ...]] = (
    Kind("end", EndTurn, (SEAT,), below=("next_turn",)),
    # Dice are rolled on top of any question of a turn (see `position.py`).
    Kind("roll", Roll, (Field("die", len(DICE) - 1), Field("cause", len(ROLL_RULES) - 1))),
)
