"""Whether a pack can be taught: every answer legal, every piece and rule there, every word said and short."""

from typing import Final, NamedTuple

from nave.api import rules_of
from nave.kernel.errors import NaveError
from nave.kernel.language import DEFAULT
from nave.kernel.said import Said
from nave.lessons.course import Course
from nave.lessons.pack import LONGEST, Lesson, Pack, Step

# Parts of the screen that no answer touches, but a step may show.
SHOWN: Final = ("track:", "row:", "number:", "part:", "queen", "button:")


class Findings(NamedTuple):
    """What a check found: problems in words, and how much there is to do."""

    problems: list[str]
    lessons: int
    answers: int
    texts: int


def check(pack: Pack, language: str = DEFAULT) -> Findings:
    """Play every lesson as planned and look at everything on the way."""
    problems = [*_names(pack), *_words(pack, language)]
    answers = 0
    for number, lesson in enumerate(pack.lessons):
        try:
            course = Course(pack, lesson.id)
        except NaveError as error:
            problems.append(_in_lesson(lesson, Said("check-error", problem=error.say(language))))
            continue
        while course.at == number and course.step is not None:
            step, place = course.step, course.step_at + 1
            found = [*_step(course, step), *_take(course, step, language)]
            problems += [Said("check-step", lesson=lesson.id, step=place, problem=said) for said in found]
            answers += len(step.planned) if step.by_learner else int(step.kind != "watch")
            if course.step is step:
                break  # it could not be done
    texts = {key for lesson in pack.lessons for step in lesson.step for key in step.spoken}
    words = pack.words(language)
    return Findings(
        [words.say(said) for said in problems], len(pack.lessons), answers, len(texts) + len(pack.lessons)
    )


def _in_lesson(lesson: Lesson, problem: Said) -> Said:
    return Said("check-lesson", lesson=lesson.id, problem=problem)


def _names(pack: Pack) -> list[Said]:
    known = {rule.id for rule in rules_of(pack.game).ledger().rules}
    problems = []
    for lesson in pack.lessons:
        for rule in lesson.rules:
            if rule not in known:
                problems.append(_in_lesson(lesson, Said("check-no-rule", rule=rule)))
    on = pack.content.play_on
    if on is not None and on.after not in {lesson.id for lesson in pack.lessons}:
        problems.append(Said("check-play-on", lesson=on.after))
    return problems


def _words(pack: Pack, language: str) -> list[Said]:
    words, problems = pack.words(language), []
    if not words.has(pack.name.key):
        problems.append(Said("check-no-words", message=pack.name.key))
    for lesson in pack.lessons:
        keys = sorted({key for step in lesson.step for key in step.spoken})
        for said in (pack.title(lesson), *(pack.said(key) for key in keys)):
            if not words.has(said.key):
                problems.append(_in_lesson(lesson, Said("check-no-words", message=said.key)))
            elif len(words.say(said)) > LONGEST:
                problems.append(_in_lesson(lesson, Said("check-too-long", message=said.key, most=LONGEST)))
    return problems


def _step(course: Course, step: Step) -> list[Said]:
    """What is wrong before it is done."""
    game, there = course.game, pieces(course)
    named = (*step.shy, *step.hints, *step.spot, *((step.piece,) if step.piece else ()))
    problems = [
        Said("check-no-piece", piece=piece)
        for piece in named
        if not piece.startswith(SHOWN) and piece not in there
    ]
    if step.kind in ("look", "ask"):
        return problems
    for text in (*step.also, *(step.planned if step.any_order else step.planned[:1])):
        if text not in game.legal_moves:
            problems.append(Said("check-not-legal", answer=text))
    if step.by_learner and game.seat != course.pack.content.learner:
        problems.append(Said("check-seat", player=game.seat))
    return problems


def _take(course: Course, step: Step, language: str) -> list[Said]:
    """Do it as planned; what was not possible, or brought something else."""
    game = course.game
    try:
        if step.kind == "watch":
            course.watch()
        elif step.by_learner:
            for text in step.planned:
                told = course.answer(text)
                if not told.moved:
                    reason = "" if told.said is None else course.say(told.said, language)
                    return [Said("check-refused", answer=text, reason=reason)]
        else:
            course.touch(step.piece)
    except NaveError as error:
        return [Said("check-error", problem=error.say(language))]
    view = game.view(course.pack.content.learner)
    problems = []
    for key, value in step.after.items():
        if key == "result":
            found: object = None if game.result is None else game.result.scores
        elif key in view:
            found = view[key]
        else:
            found = [player[key] for player in view["players"]]
        if found != value:
            problems.append(Said("check-fact", fact=key, found=str(found), planned=str(value)))
    return problems


def pieces(course: Course) -> set[str]:
    """Every piece that some move of the game concerns now."""
    game = course.game
    found: set[str] = set()
    for move in range(len(game.rules.catalogue)):
        found.update(game.rules.touches(game.state, move))
    return found
