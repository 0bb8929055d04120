"""Altars: the order of the expansion, what they protect, how many there are."""

import pytest

from tests.support.basilica import Table, at, cells, changed, pieces, play, refused, texts

ALTARS = {"festum_fatuorum": "on"}


def one_order(tile: str, grid: str) -> Table:
    return Table(**ALTARS).grid(grid).order(1, tile)


def confusing() -> Table:
    """A Confuse order; White on r1c5, Black on r1c1; r1c2 and r1c3 are free."""
    table = one_order("confuse green", "row 1: B R G . Y\nrow 2: . . . . Y")
    return table.builder(0, "r1c5", "architect").builder(1, "r1c1", "jester")


@pytest.mark.rule("order.altar.main", "altar.where")
def test_two_altars_go_on_two_different_vaults_of_anybody() -> None:
    table = one_order("altar green", "row 1: R B ## . .\nrow 2: . . . . .\nrow 3: G . . . .")
    table.builder(0, "r1c1").builder(1, "r1c2")
    game = play(table.game(), "order 1")
    assert cells(game) == {"r1c1", "r1c2", "r3c1"}
    assert refused(game, "at r1c3") == "altar.where"
    assert refused(game, "at r1c4") == "altar.where"
    before = pieces(game)
    play(game, "at r1c2")
    assert refused(game, "at r1c2") == "altar.where"
    assert refused(game, "end turn") == "order.altar.main"
    play(game, "at r3c1")
    assert changed(before, game) == {"altars": 12, "r1c2 altar": True, "r3c1 altar": True}
    assert game.seat == 0


@pytest.mark.rule("order.altar.main")
def test_with_one_vault_left_one_altar_is_laid() -> None:
    table = one_order("altar green", "row 1: R B . . .").altar("r1c1")
    game = play(table.game(), "order 1", "at r1c2")
    assert game.state.stack[-1].kind == "act"
    assert game.position()["altars"] == 12


def many(count: int) -> Table:
    """That many vaults with altars, and two without."""
    table = Table(**ALTARS).order(1, "altar green")
    names = [f"r{row}c{column}" for row in range(1, 5) for column in range(1, 5)]
    for index, cell in enumerate(names):
        table.lay(cell, "RBYG"[index % 4])
    return table.altar(*names[:count])


@pytest.mark.rule("altar.limited_supply")
def test_fourteen_altars_are_the_limit() -> None:
    two = play(many(12).game(), "order 1", "at r4c1")
    assert two.state.stack[-1].kind == "altar"
    one = play(many(13).game(), "order 1", "at r4c2")
    assert one.state.stack[-1].kind == "act"
    assert one.position()["altars"] == 0
    none = many(14).game()
    assert refused(none, "order 1") == "altar.limited_supply"


@pytest.mark.rule("altar.limited_supply", "altar.stays_with_tile", "altar.protects")
def test_altars_of_discarded_vaults_become_available_again() -> None:
    game = play(many(14).queen(9).vault(1, "recruit red crown").game(), "lay 1 at r5c1")
    assert game.position()["altars"] == 8
    left = [cell for cell in game.position()["cathedral"].values() if cell["altar"]]
    assert len(left) == 6


@pytest.mark.rule("altar.protects")
def test_an_altar_protects_from_disaster() -> None:
    table = one_order("disaster green", "row 1: R B . . .").altar("r1c1")
    game = play(table.game(), "order 1")
    assert texts(game) == ["at r1c2"]
    assert refused(game, "at r1c1") == "altar.protects"
    other = play(table.turn_of(1).game(), "order 1")
    assert texts(other) == ["at r1c2"]


@pytest.mark.rule("altar.protects_confuse")
def test_an_altar_protects_its_builder_from_confuse_whoever_chooses() -> None:
    table = confusing().altar("r1c1")
    assert refused(table.game(), "order 1") == "altar.protects_confuse"
    table.builder(1, "r2c5").altar("r1c2")
    for answer, seat in (("pay", 1), ("decline", 0)):
        game = play(table.game(), "order 1", "at r1c5", answer)
        assert game.seat == seat
        assert texts(game) == ["move r2c5 up"]
        assert refused(game, "move r1c1 right") == "altar.protects_confuse"


@pytest.mark.rule("altar.protects_confuse")
def test_an_altar_is_no_hindrance_as_a_destination_or_for_move_builder() -> None:
    table = confusing().altar("r1c2").coins(2, 0)
    game = play(table.game(), "order 1", "at r1c5")
    assert texts(game) == ["move r1c1 right"]
    own = one_order("move green", "row 1: R B . . .").builder(0, "r1c1").altar("r1c1")
    assert texts(play(own.game(), "order 1")) == ["move r1c1 right"]


@pytest.mark.rule("altar.own_withdrawal")
def test_an_own_builder_may_be_withdrawn_from_an_altar() -> None:
    game = play(confusing().altar("r1c5").game(), "order 1")
    assert texts(game) == ["at r1c5"]
    play(game, "at r1c5")
    cell = at(game, "r1c5")
    assert cell is not None
    assert (cell["builder"], cell["altar"]) == (None, True)
