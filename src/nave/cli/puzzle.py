"""`nave puzzles` and `nave puzzle`: turns with one clearly best idea, cut out of games, solved by lines."""

import sys
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated, TextIO

import typer
from rich.console import Console
from rich.markup import escape

from nave.api import known_games
from nave.cli.common import JsonOption, print_json, told_plainly
from nave.cli.draw import drawing_of
from nave.cli.judge import bar
from nave.cli.speech import Speech, chosen, fault, speech_at
from nave.cli.spoken import SpokenCommand, SpokenGroup
from nave.judge.cutting import cut_puzzles
from nave.judge.puzzle import Attempt, Puzzle, daily, puzzle_of, puzzles_of, starred, write_puzzles
from nave.judge.telling import HINTS, JUDGE, first_piece, line_said, puzzle_words, turned, why_said
from nave.judge.types import Reason
from nave.kernel.errors import NaveError
from nave.kernel.option import Option
from nave.kernel.record import load_record

GameArgument = Annotated[str, typer.Argument(metavar="GAME", help="cli-option-game")]

puzzles = typer.Typer(cls=SpokenGroup, help="cli-help-puzzles", no_args_is_help=True)


@puzzles.command("list", cls=SpokenCommand, help="cli-help-puzzles-list")
def list_command(game: GameArgument, as_json: JsonOption = False) -> None:
    """The puzzles that ship with a game."""
    with told_plainly():
        found = puzzles_of(game)
    if as_json:
        print_json([{"id": one.id, "turn": one.turn, "seats": one.position["seats"]} for one in found])
        return
    say, console = Speech(), Console()
    for one in found:
        row = {"id": one.id, "turn": str(one.turn), "turns": str(one.turns), "gap": f"{one.gap:.1f}"}
        console.print(escape(say("cli-puzzle-row", seats=one.position["seats"], **row)), highlight=False)


@puzzles.command("cut", cls=SpokenCommand, help="cli-help-puzzles-cut")
def cut_command(
    files: Annotated[list[Path], typer.Argument(metavar="RECORD...", help="cli-option-judged-files")],
    output: Annotated[Path, typer.Option("--output", "-o", help="cli-option-puzzles")],
    most: Annotated[int, typer.Option("--most", help="cli-option-puzzles-most")] = 0,
) -> None:
    """Cut puzzles out of games; each is checked by games played to their end, which takes minutes."""
    found: list[Puzzle] = []
    with told_plainly():
        if output.exists():
            raise fault("cli-puzzles-exist", path=str(output))
        with bar("cli-cutting") as progress:
            task = progress.add_task("", total=len(files))
            for file in files:
                for puzzle in cut_puzzles(load_record(file)):
                    found.append(puzzle)
                    # What was found is kept, however the run ends.
                    output.write_bytes(write_puzzles(found))
                    if most and len(found) >= most:
                        break
                progress.advance(task)
                if most and len(found) >= most:
                    break
    Console().print(Speech()("cli-puzzles-cut", count=len(found), path=str(output)), highlight=False)


def puzzle_command(
    game: Annotated[str | None, typer.Argument(metavar="[GAME]", help="cli-option-game")] = None,
    id: Annotated[str | None, typer.Argument(metavar="PUZZLE", help="cli-option-puzzle")] = None,
) -> None:
    """The puzzle of the day, or one by its name; without a game, that of the game whose day it is."""
    today = datetime.now(tz=UTC).date()
    with told_plainly():
        if game is None:
            having = [one for one in known_games() if puzzles_of(one)]
            game = having[today.toordinal() % len(having)]
        puzzle = daily(game, today) if id is None else puzzle_of(game, id)
        Solver(puzzle, sys.stdin, sys.stdout).run()


class Solver:
    """Reads from and writes to the given streams: answers until the turn is over, then the judge's word."""

    def __init__(self, puzzle: Puzzle, source: TextIO, out: TextIO) -> None:
        self.puzzle = puzzle
        self.attempt = Attempt(puzzle)
        self.source = source
        self.out = out
        game = self.attempt.game
        self.drawing = drawing_of(game)
        self.words = speech_at(game, words_in=(JUDGE, *puzzle_words(puzzle)))
        self.hints = 0

    def say(self, text: str = "") -> None:
        print(text, file=self.out, flush=True)

    def run(self) -> None:
        """Until it is solved, given up, or the input ends."""
        say, puzzle = self.words, self.puzzle
        player = say.names[puzzle.seat]
        self.say(say("puzzle-asks", player=player, turn=str(puzzle.turn), turns=str(puzzle.turns)))
        self.say(say("puzzle-commands"))
        self.table()
        while True:
            if self.attempt.over:
                if self.verdict():
                    return
                self.again()
            self.offer()
            line = self.source.readline()
            if not line:
                return
            if not self.take(" ".join(line.lower().split())):
                return

    def take(self, typed: str) -> bool:
        if typed == "quit":
            return False
        if typed == "give up":
            self.solution()
            return False
        if typed == "undo":
            if self.attempt.answers:
                self.attempt.back()
        elif typed == "table":
            self.table()
        elif typed == "hint":
            self.hint()
        elif typed:
            self.answer(typed)
        return True

    def answer(self, typed: str) -> None:
        offered = self.attempt.game.legal_moves.texts
        if typed.isdecimal() and 1 <= int(typed) <= len(offered):
            typed = offered[int(typed) - 1]
        try:
            self.attempt.play(typed)
        except NaveError as error:
            self.say(f"! {error.say(chosen())}")

    def table(self) -> None:
        game = self.attempt.game
        view = game.view(self.puzzle.seat, self.words.names, chosen())
        self.say("\n".join(self.drawing.lines(view)))

    def offer(self) -> None:
        game = self.attempt.game
        self.say(self.words.say(game.asked()))
        for number, option in enumerate(game.options(self.words.names, chosen()), 1):
            self.say(f"{number:>4}  {option.text:<28} {option.label}".rstrip())

    def again(self) -> None:
        self.attempt = Attempt(self.puzzle)

    def hint(self) -> None:
        """Which piece, then which answer, then the whole line; each takes a quarter of the star."""
        if self.hints < HINTS:
            self.hints += 1
        first = self.puzzle.solution[0]
        begun = self.attempt.begun
        option = next(one for one in begun.options(self.words.names, chosen()) if one.text == first)
        if self.hints == 1:
            self.say(self.words("puzzle-hint-piece", piece=self.piece_of(option)))
        elif self.hints == 2:
            self.say(self.words("puzzle-hint-answer", answer=option.label))
        else:
            self.say(self.words("puzzle-hint-line", line=self.line(self.puzzle.solution)))

    def piece_of(self, option: Option) -> str:
        """The first piece an answer concerns, as the game calls it; the answer itself where it has none."""
        begun, piece = self.attempt.begun, first_piece(option)
        about = None if piece is None else begun.rules.about(begun.state, piece, self.puzzle.seat)
        return option.label if about is None else self.words.say(about.name)

    def line(self, answers: list[str]) -> str:
        """Answers from the beginning as people read them."""
        begun = self.attempt.begun
        return " · ".join(self.words.say(step) for step in line_said(begun.rules, begun.state, answers))

    def verdict(self) -> bool:
        """What the judge says of the line; whether it solved the puzzle."""
        found = self.attempt.judged()
        star = starred(found, self.hints)
        if found.star == 1.0:
            self.say(self.words("puzzle-solved", star=round(star, 2)))
            self.solution()
            return True
        key = "puzzle-half" if found.star else "puzzle-missed"
        self.say(self.words(key, behind=round(found.behind, 1), win=f"{max(0.0, found.win):.0%}"))
        self.why(self.attempt.answers, turned(found.reasons))
        return False

    def why(self, worse: list[str], gaps: list[Reason]) -> None:
        """Why the solution is better than another line."""
        puzzle, begun = self.puzzle, self.attempt.begun
        lines = puzzle.seat, puzzle.solution, worse
        why = why_said(begun.rules, begun.state, begun.seats, *lines, gaps)
        if why is not None:
            self.say(self.words("puzzle-why", reasons=self.words.say(why)))

    def solution(self) -> None:
        puzzle, say = self.puzzle, self.words
        self.say(say("puzzle-solution", line=self.line(puzzle.solution), gap=round(puzzle.gap, 1)))
        self.why(puzzle.second, puzzle.reasons)
        if puzzle.played == puzzle.solution:
            self.say(say("puzzle-played-best"))
        else:
            line = self.line(puzzle.played)
            self.say(say("puzzle-played", line=line, lost=round(puzzle.lost, 1)))
