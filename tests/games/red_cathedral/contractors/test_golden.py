"""Golden games with the expansion: complete records that must replay to the very same scores for ever.

`scripts/make_golden_contractors.py` wrote them: one for every guild card, and some with the module alone. The
second half of the tests shows that every action and every kind of piece is in them.
"""

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import nave
from tests.support.red_cathedral_hand import by_hand

FOLDER = Path(__file__).parents[3] / "records" / "red_cathedral" / "contractors"
EXPECTED: dict[str, dict[str, Any]] = tomllib.loads((FOLDER / "expected.toml").read_text(encoding="utf-8"))
NAMES = sorted(path.stem for path in FOLDER.glob("*.json"))
ROWS = nave.component_set("red_cathedral").rows


@cache
def text_of(name: str) -> str:
    return (FOLDER / f"{name}.json").read_text(encoding="utf-8")


@cache
def record_of(name: str) -> nave.Record:
    return nave.record_from_json(text_of(name))


@cache
def replayed(name: str) -> nave.Game:
    return nave.replay(record_of(name))


@cache
def answers() -> frozenset[str]:
    """Everything that was answered in any of the games."""
    return frozenset(text for name in NAMES for text in record_of(name).answers)


# ------------------------------------------------------------ the files


def test_every_record_is_listed_and_every_listed_record_is_there() -> None:
    assert sorted(EXPECTED) == NAMES
    assert len(NAMES) >= 12


@pytest.mark.rule("final.goods", "final.tools", "final.unchanged", "final.order", "solo.ivan_tools")
@pytest.mark.parametrize("name", NAMES)
def test_a_record_replays_letter_for_letter_to_scores_that_are_right_by_hand(name: str) -> None:
    game = replayed(name)
    assert game.over
    assert game.result is not None
    assert game.result.scores == EXPECTED[name]["scores"]
    assert game.result.winners == EXPECTED[name]["winners"]
    contracts = [row.get("contracts", 0) for row in game.result.breakdown]
    counted = [sum(both) for both in zip(by_hand(game.view(None)), contracts, strict=True)]
    assert counted == EXPECTED[name]["scores"]
    assert game.record.to_json() == text_of(name)
    assert 20 <= game.view(None)["turn"] / max(2, game.seats) <= 45


# ------------------------------------------------------------ what they cover


def test_every_card_of_every_guild_is_played() -> None:
    dealt = {text.removeprefix("draw ") for text in answers() if text.startswith("draw ")}
    assert {row["id"] for row in ROWS("guild_card")} <= dealt
    assert {"clergy"} <= {card.rpartition("_")[0] for card in dealt}


@pytest.mark.parametrize("workshops", ["basic", "advanced"])
@pytest.mark.parametrize("module", ["off", "on"])
def test_each_side_of_the_boards_is_played_with_and_without_the_module(module: str, workshops: str) -> None:
    options = [record_of(name).settings for name in NAMES]
    fits = [o for o in options if (o.get("module", "off"), o["workshops"]) == (module, workshops)]
    assert len(fits) >= 3


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_number_of_seats_is_played_with_the_module_and_with_a_guild_alone(seats: int) -> None:
    records = [record_of(name) for name in NAMES if record_of(name).seats == seats]
    assert {record.settings.get("module", "off") for record in records} == {"off", "on"}


@pytest.mark.parametrize("guild", ["clergy", "foremen", "archivists"])
def test_the_solitaire_game_is_played_with_and_without_a_guild(guild: str) -> None:
    records = [record_of(name) for name in NAMES if record_of(name).seats == 1]
    assert guild in {record.settings.get("guild", "clergy") for record in records}


def test_every_guild_action_turns_up() -> None:
    used = {text.split()[1] for text in answers() if text.startswith("use ")}
    assert {row["id"] for row in ROWS("guild_action")} <= used


@pytest.mark.parametrize(
    ("table", "move"),
    [
        ("reinforcement", "take reinforcement"),
        ("reinforcement", "reinforce"),
        ("contract", "draw contract"),
        ("contract", "keep"),
        ("specialist", "draw"),
        ("city", "hire"),
    ],
)
def test_every_piece_of_the_expansion_turns_up(table: str, move: str) -> None:
    missing = {row["id"] for row in ROWS(table) if f"{move} {row['id']}" not in answers()}
    assert not missing


def test_every_kind_of_specialist_is_used() -> None:
    kinds = {row["id"]: row["kind"] for row in ROWS("specialist")}
    missing = {row["id"] for row in ROWS("specialist_kind")}
    for name in NAMES:
        if "use specialist" in record_of(name).answers:
            turned = [event for event in replayed(name).events if event.kind == "tool"]
            used = [event for event in turned if event.rule == "specialist.single_use"]
            missing -= {kinds[event.data["specialist"]] for event in used}
            if not missing:
                break
    assert not missing


@pytest.mark.parametrize(
    "start",
    [
        "exchange for permit",
        "decline specialist",
        "keep hand",
        "put back",
        "foreman 1",
        "foreman 2",
        "name player",
        "pick card",
        "deliver diamond as",
        "pay diamond",
        "diamonds",
        "discard",
        "discard from",
    ],
)
def test_every_rarer_kind_of_move_turns_up(start: str) -> None:
    assert any(text.startswith(start) for text in answers())


# ------------------------------------------------------------ versions

# For what no game of the first version shows.
ADDED = {"jewelers_trade", "ornament_discarded"}


@pytest.mark.rule("guild.foremen.double_penalty")
def test_games_of_the_second_version_lead_elsewhere_by_the_first() -> None:
    """Games that were added since say nothing about the versions."""
    versions = {name: record_of(name).rules_version for name in NAMES}
    second = {name for name in NAMES if name.startswith("second_")}
    assert {name for name, version in versions.items() if version == 2} == second | ADDED
    for name in second:
        record = nave.record_from_json(text_of(name))
        record.rules_version = 1
        with pytest.raises(nave.RecordError):
            nave.replay(record)
