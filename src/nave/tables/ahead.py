"""Several answers of one seat: tried on a copy with those a plan would go on with, and played at once."""

from typing import Final, NamedTuple, NotRequired, TypedDict

from nave.kernel.errors import NaveError
from nave.kernel.events import EventData
from nave.kernel.frame import NO_MOVE
from nave.kernel.game import Game
from nave.kernel.option import Moment, OfferedOption, Option
from nave.kernel.said import Argument, Said, worded
from nave.kernel.state import State
from nave.kernel.state import answer as carry_out
from nave.kernel.types import View
from nave.tables.commands import Command
from nave.tables.errors import Illegal, Invalid, Refused
from nave.tables.live import Live
from nave.tables.model import Holder, Limits
from nave.tables.plans import Plan, Step, answered, playing, running, steps_between, stored

# More answers than any turn has in one go.
MOST: Final = 24


class PlayAhead(Command, frozen=True, kw_only=True):
    """A person answers this question and those that follow: all of it is stored, or nothing.

    `finish`: what nearly everybody means, and gives nothing up, is answered up to the end of the turn.
    """

    kind = "play-ahead"
    optional = False

    moves: list[str]
    finish: bool = False

    def plan(self, live: Live, holder: Holder, limits: Limits) -> Plan:
        seat = live.acting_as(holder, self.seat)
        game = playing(live)
        if not live.may_answer(seat):
            raise Refused(Said("refused-bot-seat", seat=seat))
        turn = game.state.turn
        steps: list[Step] = []
        wished = list(self.moves)
        while len(steps) < MOST * 2:
            move = wished.pop(0) if wished else None
            if move is None and self.finish and game.seat == seat and game.state.turn == turn:
                move = usual(game)
            if move is None:
                break
            after = answered(game, seat, move)
            steps += steps_between(game, after, seat)
            game = after
        return stored(live, steps, [], game, limits.answers)


class StepTold(TypedDict):
    """An answer to be, and the options of its question; those of the first are known."""

    text: str
    label: str
    says: dict[str, Argument]
    touches: list[str]
    leaves: list[dict[str, Argument]]
    # Whether it can be left out, and the plan goes on.
    spare: bool
    options: NotRequired[list[OfferedOption]]


class Ahead(NamedTuple):
    """Answers to be and what comes of them; `settled`: then come chance, somebody else or another turn."""

    steps: list[StepTold]
    settled: bool
    effect: list[EventData]
    changes: View
    view: View
    options: list[OfferedOption]


class Wish(NamedTuple):
    """What somebody plans: answers, pieces touched after them, and answers the plan shall do without."""

    moves: list[str]
    touching: list[str]
    without: list[str]


class Trial:
    """A plan in the making, on copies of the position.

    Nothing that chance says is looked at. Where somebody has a secret, positions as the seat may imagine them
    are tried, and what differs among them is not told.
    """

    def __init__(self, live: Live, seat: int, language: str) -> None:
        self.game: Game = running(live)
        self.seat = seat
        self.names = live.names(language)
        self.language = language
        self.moment = self._moment(self.game.state)
        self.before = [state.copy() for state in self.moment.possible]
        self.states = [state.copy() for state in self.before]
        # As it would be shown: what others do once the turn is ended is not part of the plan.
        self.shown = self.states
        self.steps: list[StepTold] = []
        self.effect: list[EventData] = []
        self.last = NO_MOVE

    def _say(self, said: Said) -> str:
        return self.game.say(said, self.names, self.language)

    def _moment(self, state: State) -> Moment:
        return Moment(self.game.rules, self.game.setup, state, self._say)

    @property
    def settled(self) -> bool:
        state = self.states[0]
        return not state.stack or state.stack[-1].who != self.seat or state.turn != self.before[0].turn

    @property
    def certain(self) -> bool:
        """Whether the same can be answered whatever is hidden."""
        first, *others = self.states
        if any(not other.stack or other.stack[-1].who != first.stack[-1].who for other in others):
            return False
        moves = list(first.stack[-1].options(first))
        return all(list(other.stack[-1].options(other)) == moves for other in others)

    def options(self) -> list[Option]:
        rules, state = self.game.rules, self.moment.state
        return [
            Option(rules.catalogue.text(move), move, rules.touches(state, move), "", self.moment)
            for move in state.stack[-1].options(state)
        ]

    def wished(self, move: str) -> Option:
        """An answer by its text. Raises Illegal, which says why it is none."""
        try:
            number = self.game.rules.catalogue.parse(move)
        except NaveError as error:
            raise Invalid(error) from None
        found = next((one for one in self.options() if one.move == number), None)
        if found is None:
            refusal = self.game.rules.refuse(self.moment.state, number)
            raise Illegal(NaveError(refusal.said, self.game.rules.words_in), move=move, rule=refusal.rule)
        return found

    def touched(self, pieces: list[str]) -> Option | None:
        """What touching those pieces means; none: there is more to say."""
        left = [one for one in self.options() if all(piece in one.touches for piece in pieces)]
        if not left:
            return None
        state = self.moment.state
        meant = state.stack[-1].means(state, [one.move for one in left])
        return next((one for one in left if one.move == meant), None)

    def prepared(self, without: list[str]) -> Option | None:
        """What the plan goes on with: what is usual, once something was answered what is prepared."""
        by_move = {one.move: one for one in self.options()}
        if not self.steps:
            found = by_move.get(self.moment.usual)
            return None if found is None or found.leaves else found
        for move in self.moment.prepared(self.last):
            if by_move[move].text not in without:
                return by_move[move]
        return None

    def take(self, option: Option) -> None:
        moment, rules = self.moment, self.game.rules
        offered = self.game.offered(option, self.names, self.language)
        step: StepTold = {
            "text": option.text,
            "label": option.label,
            "says": offered["says"],
            "touches": list(option.touches),
            "leaves": offered["leaves"],
            "spare": False,
        }
        if self.steps:
            first, *others = moment.prepared(self.last) or [NO_MOVE]
            step["spare"] = first == option.move and bool(others)
            step["options"] = [self.brief(one) for one in self.options()]
        self.steps.append(step)
        self.states = [state.copy() for state in self.states]
        for state in self.states:
            carry_out(state, option.move)
        self.last = option.move
        if len(self.steps) == 1 or self.states[0].turn == self.before[0].turn:
            self.effect += offered["effect"]
            self.shown = self.states
        if not self.settled:
            self.moment = Moment(rules, self.game.setup, self.states[0].copy(), self._say)

    def brief(self, option: Option) -> OfferedOption:
        """An option of a later question; how the tables would change is told for the whole plan alone."""
        return {**self.game.offered(option, self.names, self.language), "changes": {}}

    def told(self) -> Ahead:
        rules = self.game.rules
        first, *others = (
            rules.changes(before, after) for before, after in zip(self.before, self.shown, strict=True)
        )
        changes = {
            key: rows for key, rows in first.items() if all(other.get(key) == rows for other in others)
        }
        after = self.game.copy()
        after.state = self.shown[0]
        settled = self.settled
        return Ahead(
            self.steps,
            settled,
            self.effect,
            worded(changes, self._say),
            after.view(self.seat, self.names, self.language),
            [] if settled else [self.brief(one) for one in self.options()],
        )


def look_ahead(live: Live, seat: int, wish: Wish, language: str) -> Ahead:
    """The answers wished and those the plan goes on with, up to chance, another seat or a choice."""
    trial = Trial(live, seat, language)
    moves, pieces = list(wish.moves), list(wish.touching)
    while len(trial.steps) < MOST and not trial.settled:
        if trial.steps and not trial.certain:
            break
        if moves:
            found: Option | None = trial.wished(moves.pop(0))
        elif pieces:
            found, pieces = trial.touched(pieces), []
            if found is None:
                break
        else:
            found = trial.prepared(wish.without)
        if found is None:
            break
        trial.take(found)
    return trial.told()


def usual(game: Game) -> str | None:
    """What nearly everybody answers, if it gives nothing up; none: the seat has to say."""
    found: Option | None = next((one for one in game.options() if one.usual and not one.leaves), None)
    return None if found is None else found.text
