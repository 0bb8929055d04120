"""A component file against a schema: every kind of damage is told with its row and with what is allowed."""

import copy
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nave.kernel.component_check import arranged, check, completed, differences
from nave.kernel.component_schema import Kind, Place, Schema, Table, listed
from nave.kernel.language import words_of
from tests.kernel.chapel import SCHEMA, damaged, standard_set


def messages(data: dict[str, Any]) -> list[str]:
    return [str(problem) for problem in check(SCHEMA, standard_set().data, data, "my.toml")]


def test_standard_data_has_no_problem() -> None:
    assert messages(standard_set().data) == []


@pytest.mark.parametrize(
    ("checks", "fine"),
    [
        ([], True),
        ([{"by": "kaspar", "on": "2024-05-01"}], True),
        ([{"by": "kaspar", "on": "2024-05-01"}, {"by": "vera", "on": "2024-05-02"}], True),
        ([{"by": "kaspar", "on": "2024-05-01"}, {"by": "vera"}], False),
        ([{"by": "kaspar", "on": "2024-05-01", "at": 3}], False),
        (["kaspar"], False),
        ("kaspar", False),
        (3, False),
    ],
)
def test_who_has_checked_a_row_is_said_with_name_and_day(checks: Any, fine: bool) -> None:
    assert (messages(damaged("card.0.checked", checks)) == []) == fine


CARD = 'card "nave": '
PROVENANCE = "known, deduced or reconstructed"
NAME = "a text of 1 to 8 characters on one line"
EVERY_ROW = "every row of the standard set"
TRADE = {"give": "oak", "often": True}

DAMAGE: list[tuple[str, Any, list[str]]] = [
    ("stuff.0.supply", 12, ['stuff "oak": supply is 12; allowed: 0 to 9']),
    ("stuff.0.supply", "9", ['stuff "oak": supply is "9"; allowed: a whole number, 0 to 9']),
    ("stuff.0.supply", True, ['stuff "oak": supply is true; allowed: a whole number, 0 to 9']),
    ("stuff.0.supply", 2.0, ['stuff "oak": supply is 2.0; allowed: a whole number, 0 to 9']),
    ("stuff.2.supply", 5, ['stuff "coin": supply is 5; allowed: -1 (fixed by rule bank.coins)']),
    ("stuff.0.material", 1, ['stuff "oak": material is 1; allowed: true or false']),
    ("card.0.name", "", [CARD + f'name is ""; allowed: {NAME}']),
    ("card.0.name", "a\nb", [CARD + f'name is "a\\nb"; allowed: {NAME}']),
    ("card.0.name", "Refectory", [CARD + f'name is "Refectory"; allowed: {NAME}']),
    ("card.0.name", None, [CARD + f"name is missing; allowed: {NAME}"]),
    ("card.1.gift", "wine", ['card "apse": gift is "wine"; allowed: stuff or none']),
    ("card.0.gift", "none", [CARD + 'gift_stuff does not belong here; allowed: only where gift is "stuff"']),
    ("card.1.gift", "stuff", ['card "apse": gift_stuff is missing; allowed: oak, slate, coin or joker']),
    ("card.0.gift_stuff", "ale", [CARD + 'gift_stuff is "ale"; allowed: oak, slate, coin or joker']),
    ("card.0.extra", 1, [CARD + "extra does not belong here; allowed: nothing here, as in the standard set"]),
    ("card.0.cost", {"coin": 1}, [CARD + 'cost key is "coin"; allowed: oak or slate']),
    ("card.0.cost", {"oak": 0}, [CARD + "cost oak is 0; allowed: 1 to 6"]),
    ("card.0.cost", {}, [CARD + "cost is {}; allowed: a sum of 1 to 6"]),
    (
        "card.0.cost",
        {"oak": 4, "slate": 4},
        [CARD + "cost is { oak = 4, slate = 4 }; allowed: a sum of 1 to 6"],
    ),
    ("card.0.cost", 3, [CARD + "cost is 3; allowed: a table with the keys oak or slate and a sum of 1 to 6"]),
    ("card.0.trades", [], [CARD + "trades is []; allowed: a list of 1 to 2 different items"]),
    (
        "card.0.trades",
        [TRADE, TRADE],
        [
            CARD + 'trades is [{ give = "oak", often = true }, { give = "oak", often = true }]; '
            "allowed: a list of 1 to 2 different items"
        ],
    ),
    (
        "card.1.trades.1.give",
        "ale",
        ['card "apse": trades item 2 give is "ale"; allowed: oak, slate or coin'],
    ),
    (
        "card.0.trades",
        [{"give": "oak"}],
        [CARD + 'trades item 1 is { give = "oak" }; allowed: a table with the fields give, often'],
    ),
    (
        "card.0.nmae",
        "x",
        [
            CARD + "nmae is no field of this table; "
            "allowed: id, name, cost, trades, gift, gift_stuff, extra, provenance or note"
        ],
    ),
    ("card.0.provenance", "guessed", [CARD + f'provenance is "guessed"; allowed: {PROVENANCE}']),
    ("card.0.provenance", ["known"], [CARD + f'provenance is ["known"]; allowed: {PROVENANCE}']),
    ("card.0.provenance", None, [CARD + f"provenance is missing; allowed: {PROVENANCE}"]),
    ("card.0.cost_provenance", 3, [CARD + f"cost_provenance is 3; allowed: {PROVENANCE}"]),
    (
        "card.0.trades_provenance",
        ["known", "no"],
        [CARD + f'trades_provenance is ["known", "no"]; allowed: {PROVENANCE}'],
    ),
    ("card.0.note", 3, [CARD + "note is 3; allowed: a text"]),
    (
        "card.0.id",
        "choir",
        [
            'card "choir": there is no such row; allowed: "nave" or "apse"',
            CARD + f"the row is missing; allowed: {EVERY_ROW}",
        ],
    ),
    (
        "card.1.id",
        "nave",
        [
            CARD + "the row stands there twice; allowed: once",
            f'card "apse": the row is missing; allowed: {EVERY_ROW}',
        ],
    ),
    (
        "card.1",
        7,
        [
            "card row 2: is 7; allowed: a table of fields",
            f'card "apse": the row is missing; allowed: {EVERY_ROW}',
        ],
    ),
    ("cell.1.size", 0, ["cell row 1, column right: size is 0; allowed: 1 to 9"]),
    (
        "cell.1.column",
        "middle",
        [
            "cell row 1, column middle: there is no such row; "
            "allowed: row 1, column left or row 1, column right",
            f"cell row 1, column right: the row is missing; allowed: {EVERY_ROW}",
        ],
    ),
    (
        "cell.1.column",
        None,
        [
            "cell row 2: column is missing; allowed: row 1, column left or row 1, column right",
            f"cell row 1, column right: the row is missing; allowed: {EVERY_ROW}",
        ],
    ),
    ("cell", {}, ["cell: is {}; allowed: a list of rows"]),
    ("cell", None, ["cell: the table is missing; allowed: a list of rows"]),
    ("step.1.stuff", "coin", ['step row 2: stuff is "coin"; allowed: oak or slate']),
    ("step.1", None, [f"step row 2: the row is missing; allowed: {EVERY_ROW}"]),
    ("track.kind", "ring", ['track: kind is "ring"; allowed: "line"']),
    ("track.spaces.1", 10, ["track: spaces item 2 is 10; allowed: 1 to 9"]),
    ("track", [], ["track: is []; allowed: a table of fields"]),
    ("track", None, ["track: the table is missing; allowed: a table of fields"]),
    ("track.spaces", [1, 2], [CARD + "cost is { oak = 2, slate = 1 }; allowed: at most 2 pieces"]),
    (
        "cards",
        [],
        ["cards: there is no such table; allowed: stuff, step, card, cell, track, edition or players"],
    ),
    ("players", 3, ["players is 3; allowed: 2"]),
    ("players", None, ["players is missing; allowed: 2"]),
    ("note", 3, ["note is 3; allowed: a text"]),
]


@pytest.mark.parametrize(("path", "value", "expected"), DAMAGE)
def test_each_kind_of_damage_is_told_with_row_value_and_what_is_allowed(
    path: str, value: Any, expected: list[str]
) -> None:
    assert messages(damaged(path, value)) == [f"my.toml: {message}" for message in expected]


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("stuff.0.supply", 0),
        ("card.0.cost", {"slate": 3}),
        ("card.0.gift_stuff", "joker"),
        ("card.0.trades_provenance", "known"),
        ("card.0.name_provenance", "deduced"),
        ("cell.0.note", "measured"),
        ("note", "second printing"),
        ("edition", "second"),
    ],
)
def test_sound_corrections_and_remarks_are_accepted(path: str, value: Any) -> None:
    assert messages(damaged(path, value)) == []


def test_an_unknown_row_of_a_long_table_is_answered_with_rows_that_look_alike() -> None:
    rows = [{"id": f"card_{number:02}"} for number in range(1, 21)]
    schema = Schema({"card": Table({})})
    data = copy.deepcopy(rows)
    data[4]["id"] = "card_5"
    first = check(schema, {"card": rows}, {"card": data}, "my.toml")[0].to_data()
    assert first["allowed"].startswith("the 20 rows of the standard set, as ")
    assert '"card_05"' in first["allowed"]
    nameless = check(schema, {"card": rows}, {"card": [{}, *rows]}, "my.toml")
    assert [problem.to_data()["allowed"] for problem in nameless] == [
        'the 20 rows of the standard set, as "card_01" to "card_20"'
    ]


def test_all_problems_are_reported_and_cross_checks_wait_only_for_the_tables_they_read() -> None:
    data = damaged("stuff.0.supply", 12)
    data["stuff"][1]["supply"] = 13
    data["track"]["spaces"] = [1]
    found = messages(data)
    assert len(found) == 3
    assert found[2].startswith('my.toml: card "nave": cost')
    data["card"][1]["name"] = ""
    assert [message.split(":")[1] for message in messages(data)] == [
        ' stuff "oak"',
        ' stuff "slate"',
        ' card "apse"',
    ]


def test_a_problem_is_plain_data_too() -> None:
    problems = check(SCHEMA, standard_set().data, damaged("card.0.cost.oak", 9), "my.toml")
    assert [problem.to_data() for problem in problems] == [
        {
            "file": "my.toml",
            "table": "card",
            "row": '"nave"',
            "field": "cost oak",
            "what": "cost oak is 9",
            "allowed": "1 to 6",
        }
    ]


@given(st.permutations(range(3)), st.permutations(range(2)))
def test_rows_in_any_order_make_the_same_set(stuff: list[int], cells: list[int]) -> None:
    data = standard_set().data
    mixed = {
        **data,
        "stuff": [data["stuff"][index] for index in stuff],
        "cell": [data["cell"][index] for index in cells],
    }
    assert check(SCHEMA, data, mixed, "my.toml") == []
    assert arranged(SCHEMA, data, mixed) == data
    assert list(arranged(SCHEMA, data, dict(reversed(mixed.items())))) == list(data)


def test_rows_without_a_key_keep_their_order_because_it_is_a_value() -> None:
    data = standard_set().data
    mixed = {**data, "step": data["step"][::-1]}
    assert check(SCHEMA, data, mixed, "my.toml") == []
    assert [row["stuff"] for row in arranged(SCHEMA, data, mixed)["step"]] == ["slate", "oak"]


def test_differences_name_values_and_leave_remarks_out() -> None:
    data = damaged("edition", "second")
    data["card"][0]["cost"]["oak"] = 1
    data["card"][0]["provenance"] = "known"
    data["card"][1]["gift"] = "stuff"
    data["card"][1]["gift_stuff"] = "oak"
    data["track"]["spaces"] = [2, 6]
    data["step"][1]["stuff"] = "oak"
    found = [tuple(part.to_data().values()) for part in differences(SCHEMA, standard_set().data, data)]
    assert found == [
        ("", "", "edition", "first", "second"),
        ("step", "row 2", "stuff", "slate", "oak"),
        ("card", '"nave"', "cost", {"oak": 2, "slate": 1}, {"oak": 1, "slate": 1}),
        ("card", '"apse"', "gift", "none", "stuff"),
        ("card", '"apse"', "gift_stuff", None, "oak"),
        ("track", "", "spaces", [2, 5], [2, 6]),
    ]


def test_long_lists_are_shortened() -> None:
    words = words_of(())
    assert words.say(listed(list(range(30)))).endswith("22, 23 ... (30 in all)")
    assert [words.say(listed(one)) for one in ([], [1], [1, 2])] == ["", "1", "1 or 2"]


def test_a_kind_must_say_what_it_allows_and_check_it() -> None:
    place = Place([], standard_set().data, "card", "", "", "", None)
    with pytest.raises(NotImplementedError):
        Kind().allowed(place)
    with pytest.raises(NotImplementedError):
        Kind().check(1, place)


def test_a_file_of_the_base_game_is_completed_and_one_without_an_expansion_is_not() -> None:
    standard = {"base": [{"id": "x"}], "more": [{"id": "y"}], "later": [{"id": "z"}]}
    tables = {name: Table({}) for name in standard}
    expanded = Schema(tables, base_tables=("base",), later=("later",))
    mine: dict[str, Any] = {"base": []}
    whole: dict[str, Any] = {"base": [], "more": []}
    assert completed(expanded, standard, mine) == {**standard, **mine}
    assert completed(expanded, standard, whole) == {**whole, "later": standard["later"]}
    assert completed(expanded, standard, {**whole, "later": []}) == {**whole, "later": []}
    assert completed(Schema(tables), standard, mine) == mine
    assert [problem.table for problem in check(Schema(tables), standard, mine, "my.toml")] == [
        *("base", "more", "later"),
    ]
