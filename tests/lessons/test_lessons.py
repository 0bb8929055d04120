"""Every lesson can be taught: to its end, with everything else refused, back and forth."""

import re
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import pytest

from nave.api import known_games
from nave.kernel.language import DEFAULT
from nave.lessons import Course, LessonError, Pack, pack_of, packs_of
from nave.lessons.check import check
from nave.lessons.pack import package_of, read_pack

PACKS = [pack for game in known_games() for pack in packs_of(game)]


def named(pack: Pack) -> str:
    return f"{pack.game}-{pack.id}"


def through(course: Course) -> Iterator[Course]:
    """The course at each of its steps, taken as planned."""
    while course.step is not None:
        yield course
        step = course.step
        if step.kind == "watch":
            course.watch()
        elif step.by_learner:
            for text in step.planned:
                assert course.answer(text).moved
        else:
            assert course.touch(step.piece).moved


def test_both_games_teach_a_first_game() -> None:
    assert {pack.game for pack in PACKS if pack.id == "first"} == {"red_cathedral", "basilica"}


@pytest.mark.parametrize("pack", PACKS, ids=named)
def test_a_pack_has_no_problem(pack: Pack) -> None:
    assert check(pack).problems == []


@pytest.mark.parametrize("pack", PACKS, ids=named)
def test_a_pack_is_played_to_its_end(pack: Pack) -> None:
    visited = [(course.at, course.step_at) for course in through(Course(pack))]
    planned = [(at, step) for at, lesson in enumerate(pack.lessons) for step in range(len(lesson.step))]
    assert visited == planned


@pytest.mark.parametrize("pack", PACKS, ids=named)
def test_whatever_is_not_expected_is_refused_with_a_reason_and_nothing_moves(pack: Pack) -> None:
    for course in through(Course(pack)):
        step, game = course.step, course.game
        before, place = game.view(0), (course.at, course.step_at)
        if step is None or step.kind == "watch":
            continue
        others = [text for text in game.legal_moves.texts if text not in course.expected]
        illegal = next(text for text in game.rules.catalogue.texts if text not in game.legal_moves)
        for text in (*others[:3], *others[-2:], illegal):
            told = course.answer(text)
            assert not told.moved
            assert told.said is not None
            assert course.say(told.said)
        wrong = course.touch("piece:none")
        assert not wrong.moved
        assert wrong.said is not None
        assert course.say(wrong.said)
        assert (course.at, course.step_at) == place
        assert game.view(0) == before


@pytest.mark.parametrize("pack", PACKS, ids=named)
def test_gentle_words_answer_the_pieces_that_have_some(pack: Pack) -> None:
    for course in through(Course(pack)):
        step = course.step
        if step is None:
            continue
        for piece, key in {**step.shy, **step.hints}.items():
            assert course.touch(piece).said == pack.said(key)


@pytest.mark.parametrize("pack", PACKS, ids=named)
def test_back_restores_the_same_view_at_every_step(pack: Pack) -> None:
    seen = {(course.at, course.step_at): course.game.view(0) for course in through(Course(pack))}
    for course in through(Course(pack)):
        place = (course.at, course.step_at)
        if place == (0, 0):
            continue
        again = Course(pack)
        again.go(*place)
        assert again.game.view(0) == seen[place]
        again.back()
        assert again.game.view(0) == seen[again.at, again.step_at]
        assert (again.at, again.step_at) < place


@pytest.mark.parametrize("pack", PACKS, ids=named)
def test_every_lesson_can_be_opened_alone_and_skipped(pack: Pack) -> None:
    for number, lesson in enumerate(pack.lessons):
        course = Course(pack, lesson.id)
        assert (course.at, course.step_at) == (number, 0)
        course.skip()
        assert course.at == min(number + 1, len(pack.lessons) - 1)
    assert course.over


@pytest.mark.parametrize("pack", PACKS, ids=named)
def test_words_are_there_for_every_text_and_for_nothing_else(pack: Pack) -> None:
    file = files(package_of(pack.game)).joinpath("lessons").joinpath("words").joinpath(f"{DEFAULT}.ftl")
    written = set(re.findall(r"^([a-z0-9_-]+) =", file.read_text(encoding="utf-8"), re.MULTILINE))
    spoken = {
        pack.said(key).key for lesson in pack.lessons for step in lesson.step for key in step.spoken
    } | {pack.name.key, *(pack.title(lesson).key for lesson in pack.lessons)}
    assert {key for key in written if key.startswith(f"{pack.id}-")} == spoken


def test_several_answers_may_come_in_any_order() -> None:
    pack = pack_of("red_cathedral", "first")
    course = Course(pack, "finish")
    assert course.expected == [f"deliver {good} to 1.1" for good in ("lumber", "brick", "stone")]
    assert course.answer("deliver stone to 1.1").moved
    assert not course.answer("deliver stone to 1.1").moved
    assert course.expected == ["deliver lumber to 1.1", "deliver brick to 1.1"]
    course.back()
    assert len(course.expected) == 3
    for good in ("brick", "stone", "lumber"):
        assert course.answer(f"deliver {good} to 1.1").moved
    assert course.expected == ["end turn"]


def test_another_accepted_answer_leads_to_the_planned_table() -> None:
    pack = pack_of("basilica", "first")
    place = next(
        (at, number)
        for at, lesson in enumerate(pack.lessons)
        for number, step in enumerate(lesson.step)
        if step.also
    )
    views = []
    for planned in (True, False):
        course = Course(pack)
        course.go(*place)
        step = course.step
        assert step is not None
        for text in step.planned if planned else step.also[:1]:
            assert course.answer(text).moved
        views.append(course.game.view(0))
    assert views[0] == views[1]


def test_a_pack_with_a_fault_names_file_and_field() -> None:
    place = Path(__file__).parent
    with pytest.raises(LessonError, match=r"basilica/x\.toml.*seats"):
        read_pack("basilica", "x", "learner = 0", place)
    with pytest.raises(LessonError, match=r"basilica/x\.toml.*line 1"):
        read_pack("basilica", "x", "= 0", place)
    with pytest.raises(LessonError, match="there are: festum, first"):
        pack_of("basilica", "none")
    with pytest.raises(LessonError, match='no lesson "none"; there are: points'):
        Course(pack_of("red_cathedral", "first"), "none")


def broken(change: tuple[str, str]) -> Pack:
    folder = files(package_of("red_cathedral")).joinpath("lessons")
    text = folder.joinpath("first.toml").read_text(encoding="utf-8")
    assert change[0] in text
    return read_pack("red_cathedral", "first", text.replace(*change, 1), folder)


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        (('answer = "die white"', 'answer = "die black"'), "fetch, step 1"),
        (('answer = "claim 1.1"', 'answer = "claim 2.2"'), 'claim, step 1: "claim 2.2" is not legal'),
        (('rules = ["turn.reroll"]', 'rules = ["turn.none"]'), "reroll: there is no rule turn.none"),
        (("score = [2, 2]", "score = [2, 3]"), "score is [2, 2], not [2, 3]"),
        (('"section:2.1" = "claim-base"', '"section:9.1" = "claim-base"'), "there is no piece section:9.1"),
        (('say = "claim-1"', 'say = "claim-none"'), "there are no words for first-claim-none"),
        (('after = "money"', 'after = "none"'), "play_on: there is no lesson none"),
        (
            ('kind = "watch"\nanswers = ["claim 1.2"', 'kind = "do"\nanswers = ["claim 1.2"'),
            "not the learner",
        ),
    ],
)
def test_the_check_finds_what_is_broken(change: tuple[str, str], problem: str) -> None:
    assert any(problem in found for found in check(broken(change)).problems)
