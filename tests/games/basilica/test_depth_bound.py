"""Tiles that could build too deep a cathedral are refused, up to the very last one that fits."""

import copy
from typing import Any

import pytest

from nave.api import rules_of
from nave.games.basilica.component_checks import depth
from nave.games.basilica.names import ROWS

STANDARD: dict[str, Any] = rules_of("basilica").standard_components().data


def rows_of(data: dict[str, Any]) -> int:
    """Plain vaults are laid twice, crowned ones until the queen is at the end, scaffolding two at a time."""
    tiles = data["tile"] + data["expansion_tile"]
    plain = [tile for tile in tiles if tile["order"] != "scaffolding" and not tile["crown"]]
    crowned = [tile for tile in tiles if tile["order"] != "scaffolding" and tile["crown"]]
    return 2 * len(plain) + min(30, 2 * len(crowned)) + 2 * 2 * (len(tiles) - len(plain) - len(crowned))


def with_scaffolding(count: int, crown: bool) -> dict[str, Any]:
    """So many more tiles with the order scaffolding, crowned ones or plain ones."""
    data = copy.deepcopy(STANDARD)
    others = [tile for tile in data["tile"] if tile["order"] != "scaffolding" and tile["crown"] == crown]
    for tile in others[:count]:
        tile["order"] = "scaffolding"
    return data


@pytest.mark.rule("vault.depth_bound")
@pytest.mark.parametrize("crown", [True, False])
def test_one_scaffolding_too_many_makes_the_cathedral_too_deep(crown: bool) -> None:
    refused = []
    for count in range(40):
        data = with_scaffolding(count, crown)
        found = depth(data)
        assert bool(found) == (rows_of(data) > ROWS)
        if found:
            found[0].words_in = ("nave.games.basilica",)
            assert f"could reach row {rows_of(data)}, the bound is {ROWS}" in str(found[0])
        refused.append(bool(found))
    assert refused[0] is False
    assert (True in refused) == crown


@pytest.mark.rule("vault.depth_bound")
def test_the_deepest_cathedral_that_fits_is_accepted() -> None:
    data = copy.deepcopy(STANDARD)
    for tile in data["tile"]:
        tile["crown"] = False
    while rows_of(data) > ROWS:
        del data["tile"][0]
    assert rows_of(data) in (ROWS, ROWS - 1)
    assert depth(data) == []
    for _ in range(2):
        data["tile"].append(dict(data["tile"][-1], order="glass"))
    assert rows_of(data) > ROWS
    assert depth(data)
