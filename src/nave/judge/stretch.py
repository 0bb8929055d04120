"""A record cut into what is judged: stretches of the players, answers of chance, beginnings of turns."""

from nave.api import begin_replay
from nave.kernel.errors import NaveError
from nave.kernel.frame import NATURE
from nave.kernel.game import Game
from nave.kernel.record import Record
from nave.kernel.said import Said
from nave.kernel.state import State

# Games of more answers are not judged.
MOST_ANSWERS = 4000
WORDS_IN = ("nave.judge",)


class JudgeError(NaveError):
    """A record that cannot be judged."""

    words_in = WORDS_IN


class Span:
    """A stretch before it is judged: where it begins and which answers were given."""

    def __init__(self, number: int, seat: int, first: int, state: State) -> None:
        self.number = number
        self.seat = seat
        self.first = first
        self.state = state
        self.turn = int(state.turn)
        self.moves: list[int] = []
        # Whether one of its questions had two answers or more.
        self.choice = False


class Draw:
    """An answer of chance that could have been another one."""

    def __init__(self, answer: int, state: State, move: int) -> None:
        self.answer = answer
        self.state = state
        self.turn = int(state.turn)
        self.move = move


class Cut:
    """All of a record. Positions are those of the game itself; whoever judges a seat draws anew."""

    def __init__(self, record: Record) -> None:
        if len(record.answers) > MOST_ANSWERS:
            raise JudgeError(Said("judge-too-long", answers=len(record.answers), most=MOST_ANSWERS))
        game = begin_replay(record)
        self.rules = game.rules
        self.spans: list[Span] = []
        self.draws: list[Draw] = []
        # The positions at which turns began, with the number of answers before.
        self.turns: list[tuple[int, State]] = []
        open_span: Span | None = None
        turn = -1
        for number, text in enumerate(record.answers):
            state = game.state
            who = int(state.stack[-1].who) if state.stack else NATURE
            if who != NATURE and state.turn != turn:
                turn = int(state.turn)
                self.turns.append((number, state.copy()))
            if who == NATURE:
                open_span = None
                # The set-up is nobody's luck: the curve begins after it.
                if self.turns and state.stack and len(state.stack[-1].options(state)) > 1:
                    self.draws.append(Draw(number, state.copy(), move_of(game, text)))
            else:
                if open_span is None or open_span.seat != who or open_span.turn != state.turn:
                    open_span = Span(len(self.spans), who, number, state.copy())
                    self.spans.append(open_span)
                open_span.choice = open_span.choice or len(state.stack[-1].options(state)) > 1
                open_span.moves.append(move_of(game, text))
            game.follow(text)
        self.last = game.state.copy()
        self.over = game.over
        self.answers = len(record.answers)
        self.spans = [span for span in self.spans if span.choice]


def move_of(game: Game, text: str) -> int:
    """`Game.follow` says what is wrong with an answer that is none."""
    return game.rules.catalogue.index.get(" ".join(text.lower().split()), -1)
