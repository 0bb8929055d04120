"""A finished game of the real box is scored from what lies on the table: the engine counts, nobody else."""

from functools import cache
from typing import Any, Final

import pytest

import nave
from nave.api import component_set, rules_of
from nave.kernel.begin import game_from_ending
from nave.kernel.errors import BadInput, PositionError
from nave.kernel.game import Game
from nave.kernel.record import Record
from tests.support.ends import ENDS, RECORDS

STANDARD: Final = "standard"


@cache
def finished(name: str) -> tuple[Record, Game]:
    record = nave.load_record(RECORDS / name)
    return record, nave.replay(record)


def scored(name: str, end: dict[str, Any]) -> Game:
    record, _ = finished(name)
    components = component_set(record.game, name=STANDARD)
    return game_from_ending(rules_of(record.game), components, record.seats, record.settings, end)


def end_of(name: str) -> dict[str, Any]:
    _, game = finished(name)
    return game.rules.write_ending(game.state)


@pytest.mark.parametrize("name", ENDS)
def test_the_end_of_a_golden_game_gives_its_scores_and_winners(name: str) -> None:
    _, game = finished(name)
    again = scored(name, end_of(name))
    assert again.over
    assert game.result is not None
    assert again.result is not None
    assert again.result.scores == game.result.scores
    assert again.result.winners == game.result.winners
    sheet = again.score_sheet()
    assert sheet["final"]
    assert sheet["totals"] == game.result.scores
    assert again.rules.write_ending(again.state) == end_of(name)


def test_there_are_fifty_golden_ends() -> None:
    assert len(ENDS) == 50
    assert {name.partition("/")[0] for name in ENDS} == {"basilica", "red_cathedral"}


CATHEDRAL: Final = "red_cathedral/two_basic.json"
EXPANSION: Final = "red_cathedral/contractors/archivists_3.json"
CHURCH: Final = "basilica/expansion.json"


def test_a_banner_too_many_is_named() -> None:
    end = end_of(CATHEDRAL)
    _, game = finished(CATHEDRAL)
    [heights] = [
        plan["heights"] for plan in game.rules.ending_form(game.setup)["plans"] if plan["plan"] == end["plan"]
    ]
    end["sections"] = {
        f"{tower}.{level}": {"banner": 0, "ornament": None}
        for tower, height in enumerate(heights, 1)
        for level in range(1, height + 1)
    }
    with pytest.raises(PositionError, match="finished sections; there are only"):
        scored(CATHEDRAL, end)


@pytest.mark.parametrize(
    ("first", "second", "wrong"),
    [
        (4, 1, "no tile with that tool is left: hammer"),
        (3, 2, "only 1 tile with that tool is left: hammer"),
        (2, 3, "only 2 tiles with that tool are left: hammer"),
    ],
)
def test_tools_too_many_are_told_with_how_many_are_left(first: int, second: int, wrong: str) -> None:
    end = end_of(EXPANSION)
    for row, hammers in zip(end["players"], (first, second), strict=False):
        row["tools"] = {"hammer": hammers}
    with pytest.raises(PositionError, match=wrong):
        scored(EXPANSION, end)


@pytest.mark.parametrize(
    ("change", "wrong"),
    [
        ({"plan": "plan_9"}, "plan"),
        ({"sections": {"9.9": {"banner": 0, "ornament": None}}}, "unknown entry"),
        ({"sections": {"1.1": {"banner": 2, "ornament": None}}}, "banner is 2"),
        ({"players": []}, "players"),
        ({"more": 1}, "unknown entry"),
    ],
)
def test_what_no_table_can_show_is_refused_in_words(change: dict[str, Any], wrong: str) -> None:
    with pytest.raises(PositionError, match=wrong):
        scored(CATHEDRAL, {**end_of(CATHEDRAL), **change})


LANGUAGES: Final = {
    "en": ("hammer", "White"),
    "de": ("Hammer", "Weiß"),
    "es": ("martillo", "Blanco"),
    "fr": ("marteau", "Blanc"),
    "it": ("martello", "Bianco"),
    "pl": ("młotek", "Biały"),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_enters_an_end_by_touches_reads_words_of_the_own_language(language: str) -> None:
    """No piece by the name it has in a file, nobody by another name than the form gave."""
    tool, player = LANGUAGES[language]
    end = end_of(EXPANSION)
    for row in end["players"]:
        row["tools"] = {"hammer": 4}
    with pytest.raises(PositionError) as refused:
        scored(EXPANSION, end)
    assert refused.value.say(language).endswith(f": {tool}")
    crowd = church(**{f"r{row}c{n}": cell(builder=0) for row in range(1, 5) for n in range(1, 6)})
    tokens = church(**{f"r1c{n}": cell(builder=0, rank="strongman") for n in range(1, 4)})
    for wrong in (crowd, tokens):
        with pytest.raises(PositionError) as refused:
            scored(CHURCH, wrong)
        assert refused.value.say(language).startswith(player)


def cell(vault: str = "red", **more: Any) -> dict[str, Any]:
    return {
        "vault": vault,
        "builder": None,
        "rank": None,
        "names": None,
        "glass": False,
        "altar": False,
        **more,
    }


def church(**cells: dict[str, Any]) -> dict[str, Any]:
    return {"players": [{"score": 10}, {"score": 12}], "stack_used_up": False, "cells": cells}


def test_an_area_of_two_vaults_is_counted_with_its_glass() -> None:
    end = church(r1c1=cell(builder=0, glass=True), r1c2=cell("red-blue"))
    result = scored(CHURCH, end).result
    sheet = scored(CHURCH, end).score_sheet()
    assert result is not None
    assert sheet["groups"][0]["points"] == [10, 12]
    assert sheet["groups"][1]["points"][0] == result.scores[0] - 10 > 0
    assert result.scores[1] == 12


@pytest.mark.parametrize(
    ("end", "wrong"),
    [
        (church(r1c1=cell(rank="architect")), "no builder stands there"),
        (church(r1c1=cell(builder=0, rank="jester", names="red")), "cannot name red"),
        (church(r1c1=cell(builder=0, rank="jester")), "the jester on r1c1 names no color yet"),
        (church(r1c1=cell("pink")), "vault"),
        (
            church(**{f"r{row}c{n}": cell(builder=0) for row in range(1, 5) for n in range(1, 6)}),
            "builders on vaults",
        ),
        (church(**{f"r{row}c1": cell(altar=True) for row in range(1, 30)}), "altars"),
        (church(**{f"r1c{n}": cell(builder=1, rank="strongman") for n in range(1, 4)}), "no further token"),
    ],
)
def test_what_no_cathedral_can_show_is_refused_in_words(end: dict[str, Any], wrong: str) -> None:
    with pytest.raises(PositionError, match=wrong):
        scored(CHURCH, end)


def test_the_form_says_what_is_asked() -> None:
    record, game = finished(CATHEDRAL)
    form = game.rules.ending_form(game.setup)
    assert {plan["plan"] for plan in form["plans"]}
    assert [player["ivan"] for player in form["players"]] == [False, False]
    assert form["tools"] == []
    assert not form["contracts"]
    with pytest.raises(BadInput):
        game_from_ending(game.rules, component_set(record.game, name=STANDARD), 9, {}, {})
