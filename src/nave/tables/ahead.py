"""Several answers of one seat: tried on a copy with the usual ones that would follow, and played at once."""

from typing import Final, NamedTuple, TypedDict

from nave.kernel.game import Game
from nave.kernel.option import Option
from nave.kernel.said import Said
from nave.tables.commands import Command
from nave.tables.errors import Refused
from nave.tables.live import Live
from nave.tables.model import Holder, Limits
from nave.tables.plans import Plan, Step, answered, running, steps_between, stored
from nave.tables.told import FromGame

# More answers than any turn has in one go.
MOST: Final = 24


class PlayAhead(Command, frozen=True, kw_only=True):
    """A person answers this question and those that follow: all of it is stored, or nothing."""

    kind = "play-ahead"
    optional = False

    moves: list[str]

    def plan(self, live: Live, holder: Holder, limits: Limits) -> Plan:
        seat = live.acting_as(holder, self.seat)
        game = running(live)
        if not live.may_answer(seat):
            raise Refused(Said("refused-bot-seat", seat=seat))
        steps: list[Step] = []
        for move in self.moves:
            after = answered(game, seat, move)
            steps += steps_between(game, after, seat)
            game = after
        return stored(live, steps, [], game, limits.answers)


class StepTold(TypedDict):
    """An answer to be: its text, its label, and what it gives up for good."""

    text: str
    label: str
    leaves: list[FromGame]


class Ahead(NamedTuple):
    """Answers to be, and whether what comes after them is up to chance or somebody else."""

    steps: list[StepTold]
    settled: bool


def look_ahead(live: Live, seat: int, moves: list[str], language: str) -> Ahead:
    """The answers given and the usual ones after them, up to chance, another seat or a choice.

    Nothing that chance says, or that the seat may not know, is looked at: where somebody has a secret,
    only the first of the answers is told.
    """
    game = running(live)
    steps: list[StepTold] = []
    wished = list(moves)
    while len(steps) < MOST:
        if game.seat != seat or game.result is not None:
            return Ahead(steps, True)
        move = wished.pop(0) if wished else usual(game)
        if move is None:
            return Ahead(steps, False)
        after = answered(game, seat, move)
        option = next(one for one in game.options() if one.text == after.answers_since(len(game.answers))[0])
        offered = game.offered(option, live.names(language), language)
        steps.append({"text": offered["text"], "label": offered["label"], "leaves": offered["leaves"]})
        if live.hides or len(after.answers) > len(game.answers) + 1:
            return Ahead(steps, True)
        game = after
    return Ahead(steps, False)


def usual(game: Game) -> str | None:
    """What nearly everybody answers, if it gives nothing up; none: the seat has to say."""
    found: Option | None = next((one for one in game.options() if one.usual and not one.leaves), None)
    return None if found is None else found.text
