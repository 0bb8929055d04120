"""The score sheet names every source of points: its lines add up to what the game itself counted."""

from pathlib import Path
from typing import Any, Final

import pytest

import nave
from nave.kernel.game import Game
from nave.kernel.types import ScoreSheet

RECORDS: Final = Path(__file__).parents[1] / "records"
NAMES: Final = sorted(path.relative_to(RECORDS).as_posix() for path in RECORDS.rglob("*.json"))


def replayed(name: str, upto: int | None = None) -> Game:
    return nave.replay(nave.load_record(RECORDS / name), upto=upto)


def adds_up(sheet: ScoreSheet) -> None:
    for player, total in enumerate(sheet["totals"]):
        assert sum(group["points"][player] for group in sheet["groups"]) == total
        for group in sheet["groups"]:
            if group["rows"]:
                assert sum(row["points"][player] for row in group["rows"]) == group["points"][player]


def points_of(sheet: ScoreSheet, source: str) -> list[int]:
    rows = [row for group in sheet["groups"] for row in (group, *group["rows"])]
    [found] = [row["points"] for row in rows if row["source"] == source]
    return found


@pytest.mark.parametrize("name", NAMES)
def test_the_sources_of_a_golden_game_add_up_to_its_result(name: str) -> None:
    """With every guild, in solitaire and with Festum Fatuorum: the records hold them all."""
    game = replayed(name)
    sheet = game.score_sheet()
    assert game.result is not None
    assert sheet["final"]
    assert sheet["totals"] == game.result.scores
    adds_up(sheet)
    ledger = {rule.id for rule in game.rules.ledger().rules}
    for group in sheet["groups"]:
        for row in (group, *group["rows"]):
            assert row["title"]
            assert row["rule"] in ledger
            assert len(row["points"]) == len(row["notes"]) == len(sheet["totals"])


@pytest.mark.parametrize("name", NAMES)
def test_a_game_that_was_left_has_a_sheet_too(name: str) -> None:
    """As after a resignation: what was scored so far, and the rest as it stands."""
    game = replayed(name, upto=len(nave.load_record(RECORDS / name).answers) // 2)
    sheet = game.score_sheet()
    assert not sheet["final"]
    adds_up(sheet)
    if game.rules.id == "red_cathedral":
        players: list[dict[str, Any]] = game.view(None)["players"]
        assert sheet["totals"] == [row["if_it_ended_now"] for row in players]


@pytest.mark.rule("end.bonus")
def test_the_three_for_ending_have_a_line_of_their_own() -> None:
    game = replayed("red_cathedral/four_basic.json")
    [ended] = [event.seat for event in game.events if event.kind == "end_triggered"]
    points = points_of(game.score_sheet(), "ending")
    assert points == [3 if seat == ended else 0 for seat in range(4)]


@pytest.mark.rule("penalty.amount", "turn.reroll")
def test_losses_are_lines_below_nothing() -> None:
    sheets = [replayed(name).score_sheet() for name in NAMES if name.startswith("red_cathedral/four")]
    assert min(min(points_of(sheet, "penalties")) for sheet in sheets) < 0
    assert min(min(points_of(sheet, "spent")) for sheet in sheets) < 0
    assert all(max(points_of(sheet, "penalties")) <= 0 for sheet in sheets)


@pytest.mark.rule("final.tie_break")
def test_what_breaks_a_tie_is_told_but_adds_nothing() -> None:
    game = replayed("red_cathedral/two_tie_break.json")
    sheet = game.score_sheet()
    assert len(set(sheet["totals"])) == 1
    assert [row["source"] for row in sheet["ties"]] == ["tie-sections", "tie-ornaments"]
    assert game.result is not None
    best = next(row["points"] for row in sheet["ties"] if len(set(row["points"])) > 1)
    assert best.index(max(best)) == game.result.winners[0]


def test_points_that_a_position_begins_with_are_no_mystery() -> None:
    for name in ("red_cathedral/three_basic.json", "basilica/expansion.json"):
        half = replayed(name, upto=len(nave.load_record(RECORDS / name).answers) * 2 // 3)
        again = nave.from_position(half.position(), seed=1)
        sheet = again.score_sheet()
        adds_up(sheet)
        assert sheet["totals"] == half.score_sheet()["totals"]


def test_an_area_tells_its_vaults_and_its_sum() -> None:
    sheet = replayed("basilica/expansion.json").score_sheet()
    first = sheet["groups"][0]
    assert (first["title"], first["points"]) == ("Scoring 1", [6, 16])
    area = first["rows"][1]
    assert (area["title"], area["note"]) == ("Blue area", "4 vaults, doubled, 4 for glass: 12")
    assert area["notes"] == ["", "2 builders"]
    assert area["pieces"][0] == "cell:r2c4"
