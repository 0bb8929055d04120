"""Puzzles: cut from a game, solved on a real table, judged by value and not by one fixed answer."""

import io
from datetime import date
from pathlib import Path

import msgspec
import pytest

import nave
from nave.api import from_position, known_games, replay
from nave.cli.puzzle import Solver
from nave.judge import puzzle as room
from nave.judge.analysis import Trial
from nave.judge.cutting import Contest, clear, cut_puzzles, ideas, puzzle_from, reasons_of
from nave.judge.line import Tried
from nave.judge.puzzle import Attempt, Puzzle, daily, puzzles_of, read_puzzles, starred, write_puzzles
from nave.judge.stretch import JudgeError
from nave.kernel.record import load_record

RECORDS = Path(__file__).parent.parent / "records"
NAMES = ["red_cathedral/contractors/module_two.json", "basilica/base_third_scoring.json"]


def made(name: str) -> tuple[Trial, Contest, Puzzle]:
    """A puzzle of the middle of a golden game, by a first look only."""
    record = load_record(RECORDS / name)
    trial = Trial(record)
    for span in trial.cut.spans[len(trial.cut.spans) // 2 :]:
        contest = ideas(trial, span)
        if contest is not None and contest.gap(1.645)[0] > 0.5:
            return trial, contest, puzzle_from(record, trial, contest, reasons_of(trial, contest), trial)
    raise AssertionError("no stretch with two ideas")


@pytest.mark.parametrize("name", NAMES)
def test_a_puzzle_begins_where_the_stretch_did_and_its_solution_solves_it(name: str) -> None:
    trial, contest, puzzle = made(name)
    game = replay(trial.record, upto=contest.span.first)
    attempt = Attempt(puzzle)
    assert attempt.game.seat == puzzle.seat == contest.span.seat
    assert attempt.game.legal_moves.texts == game.legal_moves.texts
    for place, text in enumerate(puzzle.solution):
        assert not attempt.over
        attempt.play(text)
        if place == 0 and len(puzzle.solution) > 1:
            attempt.back()
            assert attempt.answers == []
            attempt.play(text)
    assert attempt.over
    assert attempt.judged() == Tried(1.0, 0.0, 0.0, 0.0, 0.0, True)
    with pytest.raises(JudgeError, match="over"):
        attempt.play(puzzle.solution[0])
    assert puzzle.solution[0] != puzzle.second[0]


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES)
def test_another_line_is_judged_by_its_value(name: str) -> None:
    _, _, puzzle = made(name)
    found = room.tried(puzzle, puzzle.second)
    assert not found.same
    assert found.low <= found.behind <= found.high
    unit = Trial(load_record(RECORDS / name)).scale.unit
    assert found.star == (1.0 if found.behind <= 0.5 * unit else 0.5 if found.behind <= 1.5 * unit else 0.0)
    assert room.tried(puzzle, puzzle.second) == found


def test_each_hint_takes_a_quarter_of_the_star() -> None:
    full = Tried(1.0, 0.0, 0.0, 0.0, 0.0, True)
    assert [starred(full, hints) for hints in range(4)] == [1.0, 0.75, 0.5, 0.25]
    assert starred(Tried(0.5, 1.0, 0.5, 1.5, 0.1, False), 3) == 0.0


def test_a_gap_must_be_wide_in_points_and_in_chance() -> None:
    trial, contest, _ = made(NAMES[1])
    seat, best, second = contest.span.seat, contest.ways[0], contest.ways[1]
    rule, unit = trial.rule.puzzle, trial.scale.unit

    def apart(points: float, win: float) -> bool:
        best.values, second.values = [[points if n == seat else 0.0 for n in (0, 1)]], [[0.0, 0.0]]
        best.wins, second.wins = [[win if n == seat else 0.0 for n in (0, 1)]], [[0.0, 0.0]]
        return clear(trial, contest, 1.0)

    assert apart(rule.gap * unit, rule.win)
    assert not apart(rule.gap * unit - 0.01, rule.win)
    assert not apart(rule.gap * unit, rule.win - 0.001)


def test_a_set_comes_back_from_its_file_and_rubbish_does_not() -> None:
    _, _, puzzle = made(NAMES[1])
    assert read_puzzles(write_puzzles([puzzle, puzzle])) == [puzzle, puzzle]
    with pytest.raises(JudgeError, match="no set of puzzles"):
        read_puzzles(b"[{}]")


def test_the_puzzle_of_the_day_is_the_same_for_everybody_and_another_tomorrow(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    _, _, puzzle = made(NAMES[1])
    other = made(NAMES[0])[2]
    monkeypatch.setattr(room, "_shipped", lambda game: (puzzle, other))
    assert daily("basilica", date(2026, 11, 16)) == daily("basilica", date(2026, 11, 18))
    assert daily("basilica", date(2026, 11, 16)) != daily("basilica", date(2026, 11, 17))
    monkeypatch.setattr(room, "_shipped", lambda game: ())
    with pytest.raises(JudgeError, match="no puzzles"):
        daily("basilica", date(2026, 11, 16))


def test_every_shipped_puzzle_can_be_played_to_its_solution() -> None:
    for game in known_games():
        found = puzzles_of(game)
        assert len({puzzle.id for puzzle in found}) == len(found)
        for puzzle in found:
            attempt = Attempt(puzzle)
            for text in puzzle.solution:
                attempt.play(text)
            assert attempt.over
            assert len(puzzle.solution) <= 12


def test_sets_are_large_enough_and_the_expansion_has_its_share() -> None:
    for game in known_games():
        assert len(puzzles_of(game)) >= 30
    with_module = [
        one for one in puzzles_of("red_cathedral") if one.position["options"].get("module") == "on"
    ]
    assert len(with_module) >= 10


SHIPPED = [(game, puzzle) for game in known_games() for puzzle in puzzles_of(game)]
SAMPLE = [pair for number, pair in enumerate(SHIPPED) if number % 12 == 0]


def second_is_not_right(puzzle: Puzzle) -> None:
    """The best other idea is behind by more than what still counts as right."""
    found = room.tried(puzzle, puzzle.second)
    assert found.star < 1.0, puzzle.id
    assert found.behind > 0.0
    assert found.reasons


@pytest.mark.parametrize(("game", "puzzle"), SAMPLE, ids=lambda value: getattr(value, "id", value))
def test_a_sample_of_the_set_is_solved_by_nothing_but_its_idea(game: str, puzzle: Puzzle) -> None:
    assert puzzle.game == game
    second_is_not_right(puzzle)


@pytest.mark.long
def test_every_puzzle_of_the_set_is_solved_by_nothing_but_its_idea() -> None:
    for _, puzzle in SHIPPED:
        second_is_not_right(puzzle)


def test_another_line_that_is_as_good_is_right_as_well() -> None:
    _, puzzle = SHIPPED[0]
    fixed_on_less = msgspec.structs.replace(puzzle, solution=puzzle.second, second=puzzle.solution)
    found = room.tried(fixed_on_less, puzzle.solution)
    assert (found.star, found.same) == (1.0, False)
    assert found.behind < 0.0


@pytest.mark.slow
def test_cutting_finds_a_planted_puzzle_and_none_where_all_is_alike() -> None:
    game, puzzle = max(SHIPPED, key=lambda pair: pair[1].gap)
    begun = from_position(puzzle.position)
    for text in puzzle.second:
        begun.play(text)
    found = list(cut_puzzles(begun.record))
    planted = [one for one in found if one.solution == puzzle.solution]
    assert len(planted) == 1
    assert planted[0].played == puzzle.second
    assert planted[0].lost > 0.0
    assert planted[0].reasons
    opening = nave.new_game(game, seats=2, seed=3)
    opening.play(opening.legal_moves.texts[0])
    assert list(cut_puzzles(opening.record)) == []


def test_the_terminal_solves_gives_hints_and_gives_up() -> None:
    _, _, puzzle = made(NAMES[1])
    out = io.StringIO()
    Solver(puzzle, io.StringIO("hint\nnonsense\n" + "\n".join(puzzle.solution) + "\n"), out).run()
    told = out.getvalue()
    assert "That is it. 0.75 of a star." in told
    assert "! " in told
    out = io.StringIO()
    Solver(puzzle, io.StringIO("hint\nhint\nhint\ngive up\n"), out).run()
    assert out.getvalue().count("\nBest: ") == 1


@pytest.mark.parametrize(("game", "puzzle"), SAMPLE, ids=lambda value: getattr(value, "id", value))
def test_hints_and_solutions_in_the_terminal_are_told_as_the_answers_are(game: str, puzzle: Puzzle) -> None:
    """A hint was the first word of an answer as it is typed ("Look at: move"), lines were as typed."""
    out = io.StringIO()
    Solver(puzzle, io.StringIO("hint\nhint\nhint\ngive up\n"), out).run()
    begun = from_position(puzzle.position)
    labels = []
    for text in puzzle.solution:
        labels.append(next(one.label for one in begun.options() if one.text == text))
        begun.play(text)
    told = out.getvalue()
    assert f"The line: {' · '.join(labels)}" in told
    assert f"Best: {' · '.join(labels)}." in told
    seen = next(line for line in told.splitlines() if line.startswith("Look at: "))
    assert seen.removeprefix("Look at: ") != puzzle.solution[0].split()[0]
    assert len(seen.split()) > 3, "a piece with its place or kind"


def test_the_terminal_says_why_a_line_is_behind_and_asks_again() -> None:
    puzzle = next(puzzle for _, puzzle in SHIPPED if puzzle.game == "basilica")
    out = io.StringIO()
    Solver(puzzle, io.StringIO("\n".join([*puzzle.second, *puzzle.solution]) + "\n"), out).run()
    told = out.getvalue()
    assert "points behind" in told
    assert told.count("Why: ") == 2  # of the line tried, then of the solution
    assert "That is it." in told
