"""What a game says about itself: seats and options, and what is answered to those that do not exist."""

import json
from typing import Any

import pytest

import nave
from tests.support.toy import Marbles, Toy

TOY = Toy()


@pytest.mark.parametrize("seats", [0, 1, 3, -2, True, 2.0, "2", None, [2]])
def test_only_the_seat_counts_of_the_game_are_played(seats: Any) -> None:
    with pytest.raises(nave.BadInput, match=r"Marbles is played with 2 seats, not "):
        TOY.new_game(seats)


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"cup": "full"}, "Marbles has no setting 'cup'; its settings: bag"),
        ({"bag": "huge"}, "setting bag is 'huge'; allowed: 'full', 'half'"),
        ({"bag": None}, "setting bag is None; allowed"),
        ({"bag": ["full"]}, "setting bag is .*; allowed"),
        ({3: "full"}, "no setting 3"),
        ("bag=full", "settings map names to values; str does not"),
        ([("bag", "full")], "settings map names to values; list does not"),
    ],
)
def test_options_and_values_that_do_not_exist_are_refused(options: Any, message: str) -> None:
    with pytest.raises(nave.BadInput, match=message):
        TOY.new_game(2, 1, options)


def test_a_game_tells_its_settings_as_plain_data() -> None:
    data = Marbles().to_data()
    assert json.loads(json.dumps(data)) == data
    assert (data["id"], data["seats"], data["version"]) == ("marbles", [2], 3)
    assert data["settings"] == [
        {
            "id": "bag",
            "title": "Bag",
            "values": {"full": "all marbles", "half": "half of them"},
            "default": "full",
            "help": "How many.",
            "seats": [2],
            "needs": {},
        }
    ]
