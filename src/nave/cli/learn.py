"""`nave lessons` and `nave learn`: what can be learned, and the lessons in the terminal, by lines."""

import sys
from typing import Annotated, Final, TextIO

import typer
from rich.console import Console
from rich.markup import escape

from nave.api import known_games
from nave.cli.common import JsonOption, print_json, told_plainly
from nave.cli.draw import drawing_of
from nave.cli.elbow import Elbow
from nave.cli.plain import run_plain
from nave.cli.session import HUMAN, begin
from nave.cli.speech import Speech, chosen
from nave.kernel.errors import BadInput
from nave.lessons.check import Findings, check
from nave.lessons.course import Course, Told, game_to_play_on
from nave.lessons.pack import Pack, pack_of, packs_of

FIRST: Final = "first"
LESSONS: Final = "nave.lessons"
GameArgument = Annotated[str, typer.Argument(metavar="GAME", help="cli-option-game")]


def lessons_command(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="cli-option-game")] = None,
    as_json: JsonOption = False,
) -> None:
    """List the lessons of a game and play each of them through the engine."""
    with told_plainly():
        packs = [pack for name in ([game] if game else known_games()) for pack in packs_of(name)]
        found = [(pack, check(pack, chosen())) for pack in packs]
    if as_json:
        print_json([as_data(pack, findings) for pack, findings in found])
    else:
        for pack, findings in found:
            show(Console(), pack, findings)
    if any(findings.problems for _, findings in found):
        raise typer.Exit(1)


def as_data(pack: Pack, findings: Findings) -> dict[str, object]:
    words = pack.words(chosen())
    return {
        "game": pack.game,
        "pack": pack.id,
        "minutes": pack.content.minutes,
        "answers": findings.answers,
        "texts": findings.texts,
        "problems": findings.problems,
        "lessons": [
            {"id": lesson.id, "title": words.say(pack.title(lesson)), "rules": list(lesson.rules)}
            for lesson in pack.lessons
        ],
    }


def show(console: Console, pack: Pack, findings: Findings) -> None:
    say, words = Speech(words_in=(LESSONS,)), pack.words(chosen())
    counted = say(
        "lesson-counted",
        lessons=findings.lessons,
        answers=findings.answers,
        texts=findings.texts,
        minutes=pack.content.minutes,
    )
    console.print(f"[bold]{pack.game}/{pack.id}[/bold]  {escape(counted)}", highlight=False)
    for number, lesson in enumerate(pack.lessons, 1):
        title = escape(words.say(pack.title(lesson)))
        console.print(f"{number:>3}  [cyan]{lesson.id:<12}[/cyan] {title}", highlight=False)
    for problem in findings.problems:
        console.print(f"[red]  {escape(problem)}[/red]", highlight=False)


def learn_command(
    game: GameArgument,
    lesson: Annotated[str | None, typer.Argument(metavar="LESSON", help="cli-option-lesson")] = None,
    pack: Annotated[str, typer.Option("--pack", help="cli-option-pack")] = FIRST,
    play_on: Annotated[bool, typer.Option("--play-on", help="cli-option-play-on")] = False,
) -> None:
    """Learn a game by playing it, lesson by lesson."""
    if play_on:
        raise typer.Exit(played_on(game, pack))
    with told_plainly():
        course = Course(pack_of(game, pack), lesson)
    Teacher(course, sys.stdin, sys.stdout).run()


def played_on(game: str, pack: str) -> int:
    """The game that goes on where the lessons end, by lines; the exit code."""
    with told_plainly():
        found = pack_of(game, pack)
        played = game_to_play_on(found)
        players = [found.content.rival] * found.content.seats
        players[found.content.learner] = HUMAN
        session = begin(played, players)
    session.elbow = Elbow()
    return run_plain(session, drawing_of(session.game, session.language))


class Teacher:
    """Reads from and writes to the given streams; one step after the other."""

    def __init__(self, course: Course, source: TextIO, out: TextIO) -> None:
        self.course = course
        self.source = source
        self.out = out
        self.language = chosen()
        self.words = Speech(self.language, (LESSONS,))
        # What was opened last: a table, a lesson, a step.
        self.at_table = ""
        self.opened = (-1, -1)

    def say(self, text: str = "") -> None:
        print(text, file=self.out, flush=True)

    def run(self) -> None:
        """Until the last lesson is over, `quit` or the end of input."""
        self.say(self.words("learn-commands"))
        while self.course.step is not None:
            self.open()
            if not self.take():
                self.say(self.words("learn-left", lesson=self.course.lesson.id))
                return
        self.say(self.words("learn-done"))
        if self.course.pack.content.play_on is not None:
            self.say(self.words("learn-on", game=self.course.pack.game))

    def open(self) -> None:
        """A lesson begins with its title, a table with its picture, a step with what the teacher says."""
        course, place = self.course, (self.course.at, self.course.step_at)
        if self.opened == place:
            return
        if self.opened[0] != course.at:
            title = course.say(course.pack.title(course.lesson), self.language)
            self.say()
            self.say(f"— {course.at + 1}/{len(course.pack.lessons)} {title} —")
        if self.at_table != course.lesson.table:
            self.at_table = course.lesson.table
            self.table()
        self.opened = place
        if course.says is not None:
            self.say()
            self.say(course.say(course.says, self.language))
        self.offer()

    def offer(self) -> None:
        """What can be typed, with what it would do."""
        step = self.course.step
        if step is None or step.kind == "watch":
            return
        labels = {}
        if step.by_learner:
            labels = {
                option.text: option.label for option in self.course.game.options(language=self.language)
            }
        for number, text in enumerate(self.offered(), 1):
            self.say(f"{number:>4}  {text:<28} {labels.get(text, '')}".rstrip())

    def table(self) -> None:
        drawing = drawing_of(self.course.game, self.language)
        view = self.course.game.view(self.course.pack.content.learner, drawing.say.names, self.language)
        self.say("\n".join(drawing.lines(view)))

    def take(self) -> bool:
        """One line of the learner; False to leave."""
        course, step = self.course, self.course.step
        if step is None:
            return True
        if step.kind == "watch":
            for line in course.watch():
                self.say(f"* {line}")
            return True
        line = self.source.readline()
        if not line:
            return False
        typed = " ".join(line.lower().split())
        if typed == "quit":
            return False
        if typed == "back":
            course.back()
            self.opened = (self.opened[0], -1)
        elif typed == "skip":
            course.skip()
        elif typed == "table":
            self.table()
            self.offer()
        elif typed == "show":
            self.say(", ".join(self.wanted()))
        else:
            self.answer(typed)
        return True

    def offered(self) -> list[str]:
        """The answers or pieces to choose from; the numbers before them may be typed instead."""
        step = self.course.step
        if step is None:
            return []
        if step.by_learner:
            return self.course.game.legal_moves.texts
        return sorted({step.piece, *step.hints})

    def wanted(self) -> list[str]:
        step = self.course.step
        return [] if step is None else self.course.expected if step.by_learner else [step.piece]

    def answer(self, typed: str) -> None:
        offered, step = self.offered(), self.course.step
        if typed.isdecimal() and 1 <= int(typed) <= len(offered):
            typed = offered[int(typed) - 1]
        with_pieces = step is not None and not step.by_learner
        try:
            told = self.course.touch(typed) if with_pieces else self.course.answer(typed)
        except BadInput as error:
            self.say(f"! {error.say(self.language)}")
            return
        self.tell(told)

    def tell(self, told: Told) -> None:
        if told.said is not None:
            mark = "" if told.moved else "! "
            rule = f"  [{told.rule}]" if told.rule else ""
            self.say(f"{mark}{self.course.say(told.said, self.language)}{rule}")
