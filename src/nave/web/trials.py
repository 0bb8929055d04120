"""Puzzles and turns played again, over the network: whoever plays says what they have answered so far."""

from datetime import date, timedelta
from typing import Final, TypedDict

from nave.api import ledger_of
from nave.judge.line import Again, Line, Tried
from nave.judge.measures import measures
from nave.judge.puzzle import Attempt, Puzzle, daily, puzzles_of
from nave.judge.telling import first_piece, line_said, line_words, turned, why_said
from nave.judge.types import Plan, Reason
from nave.kernel.language import words_of
from nave.kernel.lens import Look, look
from nave.kernel.option import OfferedOption
from nave.kernel.said import Said
from nave.kernel.types import View
from nave.tables.told import Item, StateTold
from nave.web.nowhere import Nowhere

# A table that lies nowhere.
NOWHERE: Final = "trial"
# Puzzles of the days before that are shown beside the one of today.
DAYS: Final = 10


class DayRow(TypedDict):
    day: str
    puzzle: str


class PuzzleRow(TypedDict):
    id: str
    turn: int
    turns: int
    seats: int
    settings: dict[str, str]


class PuzzlesTold(TypedDict):
    days: list[DayRow]
    puzzles: list[PuzzleRow]


class TrialTold(TypedDict):
    """A line on a table where nothing is kept; trial_models.py says what its entries are."""

    given: list[str]
    seat: int
    turn: int
    over: bool
    since: int
    state: StateTold
    items: list[Item]


class VerdictTold(TypedDict):
    star: float
    behind: float
    low: float
    high: float
    win: float
    same: bool
    why: str | None


class PlanTold(TypedDict):
    answers: list[str]
    steps: list[str]
    value: float
    win: float


class JudgedTold(TypedDict):
    best: VerdictTold
    played: VerdictTold
    own_plan: PlanTold
    best_plan: PlanTold
    played_plan: PlanTold


class GhostTold(TypedDict):
    view: View
    option: OfferedOption


class HintTold(TypedDict):
    text: str
    pieces: list[str]


class SolutionTold(TypedDict):
    answers: list[str]
    steps: list[str]
    gap: float
    win: float
    why: str | None
    second: list[str]
    played: list[str]
    lost: float
    found: bool


def puzzles_told(game: str, today: date) -> PuzzlesTold:
    """The set, and which was whose day. Raises JudgeError if there is none."""
    days = [today - timedelta(back) for back in range(DAYS)]
    return {
        "days": [{"day": day.isoformat(), "puzzle": daily(game, day).id} for day in days],
        "puzzles": [
            {
                "id": one.id,
                "turn": one.turn,
                "turns": one.turns,
                "seats": one.position["seats"],
                "settings": one.position["options"],
            }
            for one in puzzles_of(game)
        ],
    }


class Told:
    """A line on its table, in somebody's language."""

    def __init__(self, line: Line, seat: int, names: list[str] | None, language: str) -> None:
        self.line = line
        self.seat = seat
        self.names = line.begun.names(language) if names is None else names
        self.language = language
        self.words = words_of(line_words(line.begun.rules, line.begun.seats), language)

    def table(self, given: list[str]) -> TrialTold:
        """Answer after answer. Raises NaveError for one that is not legal."""
        line, known = self.line, len(self.line.begun.answers)
        since = known
        for text in given:
            since = len(line.game.answers)
            line.play(text)
        at = Nowhere(NOWHERE, line.game, self.seat, self.names, self.language)
        return {
            "given": list(line.answers),
            "seat": self.seat,
            "turn": line.begun.state.turn,
            "over": line.over,
            "since": since,
            "state": at.state([] if line.over else at.options(), bool(given)),
            "items": at.items(known),
        }

    def look(self, given: list[str], piece: str) -> Look:
        """What a piece is and does after some answers. Raises NaveError for one that is not legal."""
        line = self.line
        for text in given:
            line.play(text)
        game, ledger = line.game, ledger_of(line.game.rules.id, self.language)
        among = () if line.over else None
        return look(game, piece, self.seat, ledger, self.names, self.language, among)

    def say(self, said: Said) -> str:
        return self.words.say(said, self.names)

    def steps(self, answers: list[str]) -> list[str]:
        begun = self.line.begun
        return [self.say(step) for step in line_said(begun.rules, begun.state, answers)]

    def why(self, better: list[str], worse: list[str], gaps: list[Reason]) -> str | None:
        """`gaps` are above 0 where they speak for the better line."""
        begun = self.line.begun
        found = why_said(begun.rules, begun.state, begun.seats, self.seat, better, worse, gaps)
        return None if found is None else self.say(found)

    def verdict(self, found: Tried, own: list[str], other: list[str]) -> VerdictTold:
        """Of the own line beside another one, and why the better of the two is better."""
        if found.behind < 0:
            why = self.why(own, other, found.reasons)
        else:
            why = self.why(other, own, turned(found.reasons))
        return {
            "star": found.star,
            "behind": round(found.behind, 2),
            "low": round(found.low, 2),
            "high": round(found.high, 2),
            "win": round(found.win, 3),
            "same": found.same,
            "why": why,
        }

    def plan(self, plan: Plan) -> PlanTold:
        return {
            "answers": plan.answers,
            "steps": self.steps(plan.answers),
            "value": round(plan.values[self.seat], 2),
            "win": round(plan.wins[self.seat], 3),
        }

    def again(self, found: Again) -> JudgedTold:
        own, best, played = found.plans
        return {
            "best": self.verdict(found.best, own.answers, best.answers),
            "played": self.verdict(found.played, own.answers, played.answers),
            "own_plan": self.plan(own),
            "best_plan": self.plan(best),
            "played_plan": self.plan(played),
        }

    def ghosts(self, answers: list[str]) -> list[GhostTold]:
        """Every answer of a line before it is given: the table then, and the option as it is offered."""
        found: list[GhostTold] = []
        for text in answers:
            at = Nowhere(NOWHERE, self.line.game, self.seat, self.names, self.language)
            option = next((one for one in at.options() if one["text"] == text), None)
            if option is None:
                break  # only another world allows it
            found.append(
                {"view": self.line.game.view(self.seat, self.names, self.language), "option": option}
            )
            self.line.play(text)
        return found


class PuzzleTold(Told):
    def __init__(self, puzzle: Puzzle, language: str) -> None:
        super().__init__(Attempt(puzzle), puzzle.seat, None, language)
        self.puzzle = puzzle

    def hints(self, count: int) -> list[HintTold]:
        """Which piece, then which answer, then the whole line."""
        first = self.puzzle.solution[0]
        begun = self.line.begun
        option = next(one for one in begun.options(self.names, self.language) if one.text == first)
        piece = first_piece(option)
        pieces = [] if piece is None else [piece]
        hints: list[HintTold] = [
            {"text": self.say(Said("puzzle-hint-look")) if pieces else option.label, "pieces": pieces},
            {"text": option.label, "pieces": list(option.touches)},
            {"text": " · ".join(self.steps(self.puzzle.solution)), "pieces": list(option.touches)},
        ]
        return hints[:count]

    def left(self, hints: int) -> float:
        return 1.0 - measures().puzzle.hint * hints

    def solution(self) -> SolutionTold:
        puzzle = self.puzzle
        return {
            "answers": puzzle.solution,
            "steps": self.steps(puzzle.solution),
            "gap": puzzle.gap,
            "win": puzzle.win,
            "why": self.why(puzzle.solution, puzzle.second, puzzle.reasons),
            "second": self.steps(puzzle.second),
            "played": self.steps(puzzle.played),
            "lost": puzzle.lost,
            "found": puzzle.played == puzzle.solution,
        }
