"""Which corrections of the Red Cathedral's values are accepted, and how the others are refused."""

import copy
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from nave.api import rules_of
from nave.games.red_cathedral.component_schema import SCHEMA, standard
from nave.kernel.begin import new_game
from nave.kernel.chance import Seeded
from nave.kernel.component_check import arranged, check
from nave.kernel.component_schema import ByRow, Fixed, Kind, SomeRows
from nave.kernel.components import PROVENANCES, ComponentSet

RULE_IDS = set(rules_of("red_cathedral").ledger().by_id)
REFUSALS = Path(__file__).with_name("refused_components.toml").read_text(encoding="utf-8")
REFUSED = tomllib.loads(REFUSALS)["refused"]
STANDARD = standard().data
ROWS = [
    (table, index, row) for table in standard().tables() for index, row in enumerate(standard().rows(table))
]


def messages(*changes: tuple[str, str, Any]) -> list[str]:
    """What the check says of the standard set with some values changed: table, `row.field.part`, value."""
    data = copy.deepcopy(STANDARD)
    for table, path, value in changes:
        *steps, last = path.split(".")
        inner: Any = data[table]
        for step in steps:
            inner = _step(inner, step)
        inner[int(last) if isinstance(inner, list) else last] = value
    return [str(problem) for problem in check(SCHEMA, STANDARD, data, "my.toml")]


def _step(inner: Any, step: str) -> Any:
    if isinstance(inner, dict):
        return inner[step]
    if step.isdigit():
        return inner[int(step)]
    return next(row for row in inner if row["id"] == step)


def test_standard_set_is_sound() -> None:
    assert messages() == []
    assert standard().name == "standard"
    assert standard().game == "red_cathedral"


def test_standard_set_keeps_its_hash() -> None:
    # Records of the standard set name these hashes; a changed value needs a new rules version.
    whole = standard()
    assert whole.base is not None
    assert (whole.base.hash, whole.hash) == ("ebf109560fc7f0c7", "fdaeb2f0224682b5")
    assert whole.hashes == ["fdaeb2f0224682b5", "ebf109560fc7f0c7"]


def test_schema_describes_every_table_of_the_file_and_no_other() -> None:
    assert set(SCHEMA.tables) == set(STANDARD)


def test_every_row_says_where_it_comes_from() -> None:
    assert {row["provenance"] for _, _, row in ROWS} == set(PROVENANCES)


@pytest.mark.parametrize("row", REFUSED, ids=[f"{row['table']}.{row['path']}" for row in REFUSED])
def test_a_value_out_of_bounds_is_refused_with_the_reason(row: dict[str, Any]) -> None:
    found = messages((row["table"], row["path"], row["value"]))
    assert found[0] == f"my.toml: {row['message']}"
    for rule in re.findall(r"rule ([a-z_.]+)\)", "".join(found)):
        assert rule in RULE_IDS


def test_the_score_track_is_complete_and_grows_to_its_last_space() -> None:
    spaces = STANDARD["score_track"]["prestige_spaces"]
    assert messages(("score_track", "prestige_spaces", spaces[:-1])) == [
        "my.toml: score_track: prestige_spaces has 39 numbers; allowed: 40 (rule score.track)",
        "my.toml: score_track: prestige_spaces ends with 79; "
        "allowed: 80 as the last number (rule score.track)",
    ]


def test_two_players_find_a_tile_for_every_section() -> None:
    changes = [
        ("workshop_tile", f"workshop_{name}_1.min_players", 3) for name in ("lumber", "brick", "stone")
    ]
    assert messages(*changes[:2]) == []
    assert messages(*changes) == [
        "my.toml: workshop_tile: min_players is 1 on 11 tiles; allowed: at least 12 such tiles, "
        "one for each section of two players (rule setup.workshop_tiles)"
    ]


def test_a_bank_that_can_run_dry_holds_at_least_what_the_players_start_with() -> None:
    capped = ("resource", "ruble.limited", True)
    assert messages(capped, ("resource", "ruble.supply", 16)) == []
    assert messages(capped, ("resource", "ruble.supply", 15)) == [
        'my.toml: resource "ruble": supply is 15; '
        "allowed: at least 16, the rubles of all players at the start"
    ]


@pytest.mark.parametrize(
    "changes",
    [
        [("cathedral_card", "dome_10.cost", {"gold": 6})],
        [("cathedral_card", "dome_10.recognition", 0), ("cathedral_card", "dome_10.ruble", 9)],
        [("building_plan", "plan_4c.heights", [2, 2, 6, 6, 6, 2])],
        [
            ("workshop_tile", "workshop_ruble_4.resource", "gold"),
            ("workshop_tile", "workshop_ruble_4.amount", 2),
        ],
        [("workshop_space_basic", "7.price", 0)],
        [("workshop_space_advanced", "0.holds", "door"), ("workshop_space_advanced", "2.holds", "cross")],
        [("influence_action", "buy_common.gain_kinds", ["brick", "gold"])],
        [("influence_action", "deliver_two.pay_ruble", 2)],
        [("influence_card", "clergy_1.actions.1.repeat", "any")],
        [("influence_card", "teamsters_3.actions.0.id", "deliver_two")],
        [("first_game_influence", "0.card", "craftsmen_3")],
        [("solo_pile_order", "0.resource", "brick"), ("solo_pile_order", "1.resource", "lumber")],
        [("score_track", "prestige_spaces.10", 42)],
        [("constant", "extra_spaces_max.value", 6)],
    ],
)
def test_a_sensible_correction_is_accepted(changes: list[tuple[str, str, Any]]) -> None:
    assert messages(*changes) == []


@pytest.mark.parametrize(
    ("table", "count"),
    [
        ("resource_tile", 8),
        ("workshop_tile", 28),
        ("cathedral_card", 40),
        ("jewel_points", 6),
        ("workshop_space_basic", 24),
        ("workshop_space_advanced", 24),
        ("influence_card", 12),
    ],
)
def test_no_row_may_be_dropped_or_added(table: str, count: int) -> None:
    data = copy.deepcopy(STANDARD)
    assert len(data[table]) == count
    last = data[table].pop()
    problems = check(SCHEMA, STANDARD, data, "my.toml")
    assert [problem.what.key for problem in problems] == ["problem-row-missing"]
    data[table] += [last, last]
    problems = check(SCHEMA, STANDARD, data, "my.toml")
    assert [problem.what.key for problem in problems] == ["problem-row-twice"]


def fixed_rules(kind: Kind) -> list[str]:
    if isinstance(kind, Fixed):
        return [kind.rule]
    if isinstance(kind, SomeRows):
        return fixed_rules(kind.kind)
    if isinstance(kind, ByRow):
        return [rule for inner in (kind.other, *kind.rows.values()) for rule in fixed_rules(inner)]
    return []


def test_rules_that_fix_a_value_are_in_the_ledger() -> None:
    cited = {
        rule
        for table in SCHEMA.tables.values()
        for kind in table.fields.values()
        for rule in fixed_rules(kind)
    }
    assert len(cited) > 20
    assert cited - {""} <= RULE_IDS


def test_every_constant_has_its_own_bounds() -> None:
    kind = SCHEMA.tables["constant"].fields["value"]
    assert isinstance(kind, ByRow)
    assert set(kind.rows) == {row["id"] for row in standard().rows("constant")}


LEAVES = [(table, index, field) for table, index, row in ROWS for field in row]
ANY_VALUE: st.SearchStrategy[Any] = st.one_of(
    st.integers(-2, 100),
    st.booleans(),
    st.sampled_from(
        ["lumber", "gold", "ruble", "white", "door", "banner", "once", "craftsmen_2", "", "known"]
    ),
    st.floats(),
    st.lists(st.one_of(st.integers(0, 9), st.sampled_from(["lumber", "stone"])), max_size=6),
    st.dictionaries(st.sampled_from(["lumber", "brick", "id", "repeat"]), st.integers(0, 6), max_size=2),
)


@settings(max_examples=75, deadline=None)
@given(st.lists(st.tuples(st.sampled_from(LEAVES), ANY_VALUE), min_size=1, max_size=3))
@pytest.mark.slow
def test_any_damage_is_either_told_or_playable(changes: list[tuple[tuple[str, int, str], Any]]) -> None:
    data = copy.deepcopy(STANDARD)
    for (table, index, field), value in changes:
        row = data[table] if isinstance(data[table], dict) else data[table][index]
        row[field] = value
    problems = check(SCHEMA, STANDARD, data, "my.toml")
    if problems:
        assert all(str(problem).startswith("my.toml: ") for problem in problems)
    else:
        sound = arranged(SCHEMA, STANDARD, data)
        mine = ComponentSet("red_cathedral", "mine", sound, "", SCHEMA.base_tables, SCHEMA.later)
        rules = rules_of("red_cathedral")
        for wish in ({}, {"module": "on", "guild": "random", "plans": "all"}):
            new_game(rules, mine, 2, Seeded(1), settings=wish)
