"""Questions to the player whose turn it is: every one of them also admits the optional actions."""

from abc import abstractmethod
from typing import Any, Final, TypeVar

from mypy_extensions import i64

from nave.games.red_cathedral.config import Offered
from nave.games.red_cathedral.dice import AGAIN, roll_space
from nave.games.red_cathedral.effects import can_lose_prestige, gain_rubles, lose_prestige
from nave.games.red_cathedral.names import COLORS, RING
from nave.games.red_cathedral.state import EXCHANGE_CLOSED, EXCHANGE_FREE, EXCHANGE_OPEN, NONE, State, dice_in
from nave.games.red_cathedral.tables import Action
from nave.kernel.answer import Answer, Offer, pending
from nave.kernel.asking import demand
from nave.kernel.family import Family
from nave.kernel.frame import NO_MOVE, Frame
from nave.kernel.moves import Moves
from nave.kernel.question import Field, Kind, Question
from nave.kernel.refusal import MEANS, WRONG_MOMENT, WRONG_PIECE, Refusal
from nave.kernel.said import Said

Q = TypeVar("Q")

END: Final[Family] = Family("end turn")
EXCHANGE: Final[Family] = Family("exchange")
STOP: Final[Family] = Family("stop")
REROLL: Final[Family] = Family("reroll {space}", space=[str(space + 1) for space in range(RING)])


def last_seat(s: State) -> i64:
    return s.config.seats - 1


def last_action(s: State) -> i64:
    return len(s.tables.actions) - 1


SEAT: Final[Field[State]] = Field("seat", last_seat)
ACTION: Final[Field[State]] = Field("action", last_action)


class Choice(Answer[State, Q]):
    """A kind of answer of somebody who plays; `Q` is the question that offers it."""

    # Whether its first piece says enough: the others are the same with another amount, price or side.
    by_piece: bool = False

    def announces(self, s: State, q: Q, move: i64) -> bool:
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
        seat: i64,
        rule: str,
        kinds: list[Choice[Any]],
        last: Choice[Any] | None = None,
    ) -> None:
        super().__init__(kind, seat, rule)
        self.kinds = kinds
        self.last: Choice[Any] = LAPSE if last is None else last
        # What it offers in games of the configuration that has asked last.
        self.offered: Offered | None = None

    def offer(self, s: State) -> Offer[State]:
        config = s.config
        found = self.offered
        if found is not None and found.config is config:
            return found
        found = config.offers.get(self.kind)
        if found is None:
            more = [choice for part in config.parts for choice in part.offers().get(self.kind, [])]
            found = Offered([*self.kinds, *more, self.last, *optional_kinds(s)], config)
            config.offers[self.kind] = found
        self.offered = found
        return found

    def apply(self, s: State, move: i64) -> None:
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
        out = Moves()
        answers = self.offer(s).answers
        for answer in answers[: len(answers) - len(optional_kinds(s))]:
            answer.add(s, self, out)
        return out.numbers()

    def usual(self, s: State) -> i64:
        own = self.own_options(s)
        return own[0] if len(own) == 1 else NO_MOVE

    def means(self, s: State, moves: list[int]) -> int:
        offer = self.offer(s)
        pieces: set[str] = set()
        for move in moves:
            answer = offer.of(move)
            if not isinstance(answer, Choice) or not answer.by_piece:
                return super().means(s, moves)
            pieces.add(answer.touches(s, move)[0])
        return moves[0] if len(pieces) == 1 else NO_MOVE

    def check(self, s: State) -> None:
        """Only the player whose turn it is is asked; the optional actions alone would lead nowhere."""
        demand(
            self.who == s.active,
            Said("wrong-asks-player-active", kind=repr(self.kind), who=str(self.who), active=str(s.active)),
        )

    def check_answers(self, s: State) -> None:
        """With further optional actions a question may have lapsed; without them it cannot."""
        own = self.own_options(s)
        lapsed = not own or self.offer(s).of(own[0]) is LAPSE
        demand(
            len(s.config.parts) > 0 or not lapsed,
            Said("wrong-no-answer", kind=repr(self.kind)),
        )


def optional_kinds(s: State) -> list[Choice[Any]]:
    kinds: list[Choice[Any]] = [EXCHANGE_PRESTIGE, ROLL_AGAIN]
    for part in s.config.parts:
        kinds += part.optional()
    return kinds


def action_of(s: State, kind: str, number: i64) -> Action:
    """influence.quadrant: a question of an action needs it on the card; parts have actions of their own."""
    action = s.tables.actions[number]
    offered: list[int] = []
    if s.moved_die != NONE:
        card = s.influence[s.tables.quadrant[s.die_space[s.moved_die]]]
        offered = s.tables.influence_actions[card]
    demand(
        number in offered or any(part.allows(s, number) for part in s.config.parts),
        Said("wrong-belongs-which-card-quadrant", kind=repr(kind), name=repr(action.name)),
    )
    return action


class OfAction(Ask):
    """A question of an action; `number` is its place in `Tables.actions`."""

    def __init__(
        self,
        kind: str,
        seat: i64,
        number: i64,
        rule: str,
        kinds: list[Choice[Any]],
        last: Choice[Any] | None = None,
    ) -> None:
        super().__init__(kind, seat, rule, kinds, last)
        self.number = number

    @abstractmethod
    def asks(self, action: Action) -> bool:
        """Whether that action asks this."""

    def check(self, s: State) -> None:
        super().check(s)
        action = action_of(s, self.kind, self.number)
        demand(self.asks(action), Said("wrong-action", kind=repr(self.kind)))

    def args(self) -> list[int]:
        return [self.who, self.number]


# ------------------------------------------------------------ answers of every question


class Lapse(Choice[Ask]):
    """guild.parts_and_fewer: an optional action has made a question impossible; it lapses."""

    def add(self, s: State, q: object, out: Moves) -> None:
        if not out.count:
            out.append(STOP.at())

    def apply(self, s: State, q: Ask, move: i64) -> None:
        pass

    def touches(self, s: State, move: i64) -> tuple[str, ...]:
        return ("button:stop",)

    def refuse(self, s: State, q: Ask, move: i64) -> Refusal:
        return Refusal(Said("refused-nothing-to-stop"), "build.deliveries", WRONG_MOMENT)

    def elsewhere(self, s: State, q: Frame[State], move: i64) -> Refusal:
        return Refusal(Said("refused-nothing-to-stop"), "build.deliveries", WRONG_MOMENT)


def tell_lapsed(s: State) -> None:
    for part in s.config.parts:
        part.lapsed(s)


LAPSE: Final = Lapse("lapse", STOP)


class Optional(Choice[Ask]):
    """An optional action of the base game: it costs prestige, and the question stays open.

    Every question of a turn offers it, and it is always the active player who is asked; so it is listed
    without a look at the question, which saves compiled code a check of its type.
    """

    @abstractmethod
    def price(self, s: State) -> i64:
        """What it costs, in prestige."""

    def affordable(self, s: State, player: i64) -> bool:
        return can_lose_prestige(s, player, self.price(s))

    def too_dear(self, s: State) -> Refusal:
        return Refusal(Said("refused-no-prestige-behind"), "score.lose_prestige_limit", MEANS)

    def elsewhere(self, s: State, q: Frame[State], move: i64) -> Refusal:
        if s.active == s.config.ivan:
            return Refusal(Said("refused-ivans_turn"), "solo.turns", WRONG_MOMENT)
        return pending(q, s)


class ExchangePrestige(Optional):
    """turn.exchange_prestige, as often as one likes, or at one moment (turn.exchange_one_moment)."""

    def price(self, s: State) -> i64:
        return s.tables.exchange_cost

    def add(self, s: State, q: object, out: Moves) -> None:
        if not self.closed(s) and self.affordable(s, s.active):
            out.append(EXCHANGE.at())

    def closed(self, s: State) -> bool:
        return s.exchange == EXCHANGE_CLOSED and s.config.exchange_once

    def announces(self, s: State, q: Ask, move: i64) -> bool:
        return True

    def apply(self, s: State, q: Ask, move: i64) -> None:
        s.stack.append(q)
        lose_prestige(s, q.who, s.tables.exchange_cost, "turn.exchange_prestige")
        gain_rubles(s, q.who, s.tables.exchange_gain, "turn.exchange_prestige")
        if s.config.exchange_once:
            s.exchange = EXCHANGE_OPEN

    def touches(self, s: State, move: i64) -> tuple[str, ...]:
        return ("button:exchange",)

    def label(self, s: State, move: i64) -> Said:
        return Said("answer-exchange", prestige=s.tables.exchange_cost, rubles=s.tables.exchange_gain)

    def refuse(self, s: State, q: Ask, move: i64) -> Refusal:
        if self.closed(s):
            return Refusal(Said("refused-exchange-moment"), "turn.exchange_one_moment", WRONG_PIECE)
        return self.too_dear(s)


EXCHANGE_PRESTIGE: Final = ExchangePrestige("exchange", EXCHANGE)


class RollAgain(Optional):
    """turn.reroll"""

    def price(self, s: State) -> i64:
        return s.tables.reroll_cost

    def add(self, s: State, q: object, out: Moves) -> None:
        if s.rerolls < s.tables.rerolls and self.affordable(s, s.active):
            crowd = s.crowd()
            for space in range(RING):
                if dice_in(crowd, space):
                    out.append(REROLL.at(space))

    def apply(self, s: State, q: Ask, move: i64) -> None:
        s.stack.append(q)
        lose_prestige(s, q.who, s.tables.reroll_cost, "turn.reroll")
        s.rerolls += 1
        roll_space(s, REROLL.first(move), AGAIN)

    def touches(self, s: State, move: i64) -> tuple[str, ...]:
        return ("button:reroll", f"space:{REROLL.first(move) + 1}")

    def label(self, s: State, move: i64) -> Said:
        return Said("answer-reroll", prestige=s.tables.reroll_cost, space=REROLL.first(move) + 1)

    def refuse(self, s: State, q: Ask, move: i64) -> Refusal:
        if s.rerolls >= s.tables.rerolls:
            return Refusal(Said("refused-rerolled"), "turn.reroll")
        if not self.affordable(s, q.who):
            return self.too_dear(s)
        return Refusal(Said("refused-no-die-there", space=REROLL.first(move) + 1), "turn.reroll")


ROLL_AGAIN: Final = RollAgain("reroll", REROLL)


# ------------------------------------------------------------ the end of a turn


class End(Choice[Ask]):
    """turn.end"""

    def add(self, s: State, q: object, out: Moves) -> None:
        out.append(END.at())

    def apply(self, s: State, q: Ask, move: i64) -> None:
        pass

    def touches(self, s: State, move: i64) -> tuple[str, ...]:
        return ("button:end",)

    def elsewhere(self, s: State, q: Frame[State], move: i64) -> Refusal:
        if s.active == s.config.ivan:
            return pending(q, s)
        return Refusal(Said("refused-end"), "turn.end", WRONG_PIECE)


END_THE_TURN: Final = End("end", END)


class EndTurn(Ask):
    """turn.end: optional actions are still possible, then the turn is ended."""

    def __init__(self, seat: i64) -> None:
        super().__init__("end", seat, "turn.basic_action", [END_THE_TURN])

    def usual(self, s: State) -> i64:
        return END.at()

    def args(self) -> list[int]:
        return [self.who]


END_TURN: Final = [EndTurn(seat) for seat in range(len(COLORS))]


def reset_turn(s: State) -> None:
    """What is counted per turn starts anew."""
    s.exchange = EXCHANGE_FREE
    s.rerolls = 0
    s.moved_die = NONE
    for part in s.config.parts:
        part.begin_turn(s)


QUESTIONS: Final[tuple[Kind[State], ...]] = (Kind("end", EndTurn, (SEAT,), below=("next_turn",)),)
