"""Worked examples: their positions are sound, and what the engine makes of them is what the ledger says."""

from itertools import pairwise
from typing import Any

import pytest

from nave.api import known_games, ledger_of
from nave.kernel.errors import PositionError
from nave.lessons import LessonError
from nave.lessons.examples import (
    Example,
    begin,
    example_of,
    examples_of,
    fact,
    frames,
    put,
    read_examples,
)
from tests.support.example_checks import problems

ALL = [(game, rule) for game in known_games() for rule in examples_of(game)]
# Nothing of it lies on a table: which cards and guilds there are to choose from.
WITHOUT_BOARD = {"options.module_marked_cards"}


def test_every_rule_with_an_example_shows_it_on_a_board() -> None:
    for game in known_games():
        written = {rule.id for rule in ledger_of(game).rules if rule.example}
        assert written - set(examples_of(game)) == written & WITHOUT_BOARD
        assert set(examples_of(game)) <= written
    assert {game: len(examples_of(game)) for game in known_games()} == {"basilica": 23, "red_cathedral": 71}


@pytest.mark.parametrize(("game", "rule"), ALL)
def test_an_example_is_sound_and_brings_about_what_it_says(game: str, rule: str) -> None:
    assert problems(game, example_of(game, rule)) == []


@pytest.mark.parametrize(("game", "rule"), ALL)
def test_every_moment_of_an_example_is_another_table_and_tells_what_happened(game: str, rule: str) -> None:
    example = example_of(game, rule)
    shown = frames(game, example)
    assert len(shown) == len(example.answers) + 1
    assert shown[0].lines == []
    for before, after in pairwise(shown):
        assert after.view != before.view
    assert all(line for frame in shown for line in frame.lines)
    assert begin(game, example).position() == begin(game, example).position()


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"before": {"players.0.score": 15}}, "before, players.0.score is 16, not 15"),
        ({"after": {"players.0.score": 8}}, "after, players.0.score is 9, not 8"),
        ({"legal": ("roll",)}, "'roll' is not legal"),
        ({"refused": {"exchange": "turn.end"}}, "'exchange' is legal"),
        ({"refused": {"roll": "turn.end"}}, "is refused by market.roll, not by turn.end"),
        ({"refused_after": {"exchange": "turn.end"}}, "'exchange' is legal"),
        ({"answers": ("roll",)}, "not legal"),
        ({"rule": "none.none"}, "there is no rule none.none"),
        ({"set": {"players.0.rubles": -1}}, "rubles"),
        ({"set": {"players.9.rubles": 1}}, "score.lose_prestige"),
        ({"before": {}, "after": {}}, "nothing is said that could be checked"),
    ],
)
def test_what_is_wrong_with_an_example_is_found(change: dict[str, Any], problem: str) -> None:
    example = example_of("red_cathedral", "score.lose_prestige")
    fields = {name: getattr(example, name) for name in Example.__struct_fields__}
    found = problems("red_cathedral", Example(**{**fields, **change}))
    assert any(problem in one for one in found), found


def test_pieces_that_do_not_add_up_are_no_position() -> None:
    example = example_of("basilica", "vault.adjacency")
    fields = {name: getattr(example, name) for name in Example.__struct_fields__}
    short = {path: value for path, value in example.set.items() if not path.startswith("stack.unseen")}
    with pytest.raises(PositionError):
        begin("basilica", Example(**{**fields, "set": short}))


def test_places_of_a_position_are_filled_emptied_and_removed() -> None:
    data: dict[str, Any] = {"a": [{"b": 1}, None], "c": {"d": 2, "e": 3}}
    put(data, "a.0.b", 5)
    put(data, "a.1", {"f": "nothing", "g": ["nothing"]})
    put(data, "c.d", "nothing")
    put(data, "c.e", "gone")
    assert data == {"a": [{"b": 5}, {"f": None, "g": [None]}], "c": {"d": None}}
    assert [fact(data, path) for path in ("a.0.b", "c.d", "c.e", "c.e.x")] == [5, *["nothing"] * 3]


@pytest.mark.parametrize(
    ("text", "problem"), [("[[example]]\nseats = 2", "rule"), ('[[example]]\nrule = "x"\nseat = "y"', "seat")]
)
def test_a_file_with_a_fault_names_the_field(text: str, problem: str) -> None:
    with pytest.raises(LessonError, match=rf"basilica/examples\.toml.*{problem}"):
        read_examples("basilica", text)
    with pytest.raises(LessonError, match=r"rule turn\.end has no example"):
        example_of("red_cathedral", "turn.end")
