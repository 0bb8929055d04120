"""What a component set is: rows with a provenance, and a hash over the values alone."""

from typing import Any

import pytest

from nave.kernel.components import ComponentError, decode, hash_of, parse, shown
from tests.kernel.chapel import damaged, standard_set


def test_a_set_knows_its_rows_and_where_they_come_from() -> None:
    standard = standard_set()
    assert standard.tables() == ["stuff", "step", "card", "cell", "track"]
    assert [row["id"] for row in standard.rows("stuff")] == ["oak", "slate", "coin"]
    assert standard.rows("track")[0]["kind"] == "line"
    assert standard.provenance_counts("stuff") == {
        **{"known": 2, "deduced": 1, "reconstructed": 0},
        **{"checked": 0, "corrected": 0},
    }
    assert standard.provenance_counts() == {
        **{"known": 4, "deduced": 2, "reconstructed": 4},
        **{"checked": 0, "corrected": 0},
    }


@pytest.mark.parametrize("table", ["cards", "players"])
def test_a_table_that_does_not_exist_is_answered_with_those_that_do(table: str) -> None:
    message = f"chapel have no table '{table}'; allowed: stuff, step, card, cell, track"
    with pytest.raises(ComponentError, match=message):
        standard_set().rows(table)


def test_hash_ignores_remarks_and_the_order_of_keys() -> None:
    data = standard_set().data
    data["card"][0]["provenance"] = "known"
    data["card"][0]["note"] = "seen in my box"
    data["card"][0]["name_provenance"] = "known"
    data["card"][0]["trades"][0]["note"] = "a remark inside"
    del data["card"][1]["cost_provenance"]
    data["note"] = "second printing"
    data["card"][0] = dict(reversed(data["card"][0].items()))
    assert hash_of(dict(reversed(data.items()))) == standard_set().hash


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("card.0.cost.oak", 3),
        ("card.0.name", "nave"),
        ("stuff.0.material", 1),
        ("track.spaces", [5, 2]),
        ("edition", "second"),
    ],
)
def test_hash_changes_with_every_value(path: str, value: Any) -> None:
    assert hash_of(damaged(path, value)) != standard_set().hash


def test_hash_is_the_same_for_ever() -> None:
    # The sha256 of {"a":{"t":true},"b":[{"id":"\u00e9","n":1}]}; a change here would orphan every record.
    assert hash_of({"b": [{"id": "é", "n": 1, "note": "x"}], "a": {"t": True}}) == "7f26ea613e4a494e"


@pytest.mark.parametrize(
    ("text", "start"),
    [
        ("a = 1\nb 2\n", "my.toml: line 2, column 3: is no TOML: expected '='"),
        ("a = 1\na = 2\n", "my.toml: line 2, column 6: is no TOML: cannot overwrite a value"),
        ("a = 1\nb = [1,\n", "my.toml: line 2, the end of the file: is no TOML: "),
    ],
)
def test_a_syntax_error_is_told_with_its_line(text: str, start: str) -> None:
    data, problems = parse(text, "my.toml")
    assert data == {}
    assert [str(problem)[: len(start)] for problem in problems] == [start]


def test_bytes_that_are_no_text_are_told_with_their_line() -> None:
    _, problems = decode(b"a = 1\nb = '\xff'\n", "my.toml")
    assert [str(problem) for problem in problems] == [
        "my.toml: line 2: there is a byte that is no UTF-8 text; allowed: UTF-8 text"
    ]


def test_a_byte_order_mark_is_dropped() -> None:
    assert decode(b"\xef\xbb\xbfa = 1", "my.toml") == ("a = 1", [])


def test_values_are_shown_as_toml_has_them_and_shortened() -> None:
    assert shown({"oak": 2, "often": True, "list": ["a", 1]}) == '{ oak = 2, often = true, list = ["a", 1] }'
    assert shown("x" * 200) == '"' + "x" * 96 + "..."
