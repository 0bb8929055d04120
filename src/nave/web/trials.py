"""Puzzles and turns played again, over the network: whoever plays says what they have answered so far."""

from datetime import date, timedelta
from typing import Any, Final

from nave.judge.line import Again, Line, Tried
from nave.judge.measures import measures
from nave.judge.puzzle import Attempt, Puzzle, daily, puzzles_of
from nave.judge.telling import line_said, line_words, reasons_said
from nave.judge.types import Plan
from nave.kernel.language import words_of
from nave.kernel.said import Said
from nave.web.nowhere import Nowhere

# A table that lies nowhere.
NOWHERE: Final = "trial"
# Puzzles of the days before that are shown beside the one of today.
DAYS: Final = 10


def puzzles_told(game: str, today: date) -> dict[str, Any]:
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

    def table(self, given: list[str]) -> dict[str, Any]:
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

    def say(self, said: Said) -> str:
        return self.words.say(said, self.names)

    def steps(self, answers: list[str]) -> list[str]:
        begun = self.line.begun
        return [self.say(step) for step in line_said(begun.rules, begun.state, answers)]

    def verdict(self, found: Tried) -> dict[str, Any]:
        why = reasons_said(found.reasons)
        return {
            "star": found.star,
            "behind": round(found.behind, 2),
            "low": round(found.low, 2),
            "high": round(found.high, 2),
            "win": round(found.win, 3),
            "same": found.same,
            "why": None if why is None else self.say(why),
        }

    def plan(self, plan: Plan) -> dict[str, Any]:
        return {
            "answers": plan.answers,
            "steps": self.steps(plan.answers),
            "value": round(plan.values[self.seat], 2),
            "win": round(plan.wins[self.seat], 3),
        }

    def again(self, found: Again) -> dict[str, Any]:
        own, best, played = found.plans
        return {
            "best": self.verdict(found.best),
            "played": self.verdict(found.played),
            "own_plan": self.plan(own),
            "best_plan": self.plan(best),
            "played_plan": self.plan(played),
        }

    def ghosts(self, answers: list[str]) -> list[dict[str, Any]]:
        """Every answer of a line before it is given: the table then, and the option as it is offered."""
        found = []
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

    def hints(self, count: int) -> list[dict[str, Any]]:
        """Which piece, then which answer, then the whole line."""
        first = self.puzzle.solution[0]
        begun = self.line.begun
        option = next(one for one in begun.options(self.names, self.language) if one.text == first)
        pieces = [piece for piece in option.touches if not piece.startswith("button:")][:1]
        return [
            {"text": self.say(Said("puzzle-hint-look")) if pieces else option.label, "pieces": pieces},
            {"text": option.label, "pieces": list(option.touches)},
            {"text": " · ".join(self.steps(self.puzzle.solution)), "pieces": list(option.touches)},
        ][:count]

    def left(self, hints: int) -> float:
        return 1.0 - measures().puzzle.hint * hints

    def solution(self) -> dict[str, Any]:
        puzzle, why = self.puzzle, reasons_said(self.puzzle.reasons)
        return {
            "answers": puzzle.solution,
            "steps": self.steps(puzzle.solution),
            "gap": puzzle.gap,
            "win": puzzle.win,
            "why": None if why is None else self.say(why),
            "second": self.steps(puzzle.second),
            "played": self.steps(puzzle.played),
            "lost": puzzle.lost,
            "found": puzzle.played == puzzle.solution,
        }
