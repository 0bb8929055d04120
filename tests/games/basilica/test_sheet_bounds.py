"""What a position says of scorings that were held is believed within its bounds, and not a step beyond."""

import copy
from pathlib import Path
from typing import Any

import pytest

import nave

RECORDS = Path(__file__).parents[2] / "records" / "basilica"
MOST = 10**4


def scored() -> dict[str, Any]:
    record = nave.load_record(RECORDS / "base_both_jesters.json")
    return nave.replay(record).position()


@pytest.mark.rule("scoring.sequence")
@pytest.mark.parametrize("entry", ["value", "glass"])
def test_an_area_of_a_sheet_has_a_value_within_bounds(entry: str) -> None:
    data = scored()
    area = next(row for sheet in data["scorings"] for row in sheet["areas"])
    for value in (0, MOST):
        area[entry] = value
        assert nave.from_position(copy.deepcopy(data)).position() == data
    for value in (-1, MOST + 1):
        area[entry] = value
        with pytest.raises(nave.PositionError) as refused:
            nave.from_position(copy.deepcopy(data))
        assert refused.value.said.args["most"] == str(MOST)
