"""Place Builder, and the orders that promote, move and recruit builders."""

import pytest

from tests.support.basilica import Table, at, cells, changed, pieces, play, refused, texts


@pytest.mark.rule("builder.only_after_vault", "turn.free_combination")
def test_a_builder_follows_its_vault_directly_and_costs_an_action() -> None:
    game = Table().game()
    assert refused(game, "builder") == "builder.only_after_vault"
    play(game, "lay 1 at r1c1")
    assert game.position()["this_turn"]["laid"] == "r1c1"
    play(game, "builder")
    assert game.position()["this_turn"]["actions_left"] == 1
    assert refused(game, "builder") == "builder.only_after_vault"


@pytest.mark.rule("builder.only_after_vault")
def test_an_order_in_between_forfeits_the_chance() -> None:
    game = play(Table().order(2, "scaffolding green").game(), "lay 1 at r1c1")
    assert "builder" in texts(game)
    play(game, "order 2", "at r1c2", "at r1c3")
    assert game.position()["this_turn"]["actions_left"] == 1
    assert refused(game, "builder") == "builder.only_after_vault"


@pytest.mark.rule("builder.only_on_new_vault")
def test_the_builder_goes_on_the_vault_just_laid_and_on_no_other() -> None:
    game = play(Table().grid("row 1: R B G . .").game(), "lay 1 at r2c1")
    before = pieces(game)
    play(game, "builder")
    assert changed(before, game) == {"0 builders": 4, "r2c1 builder": (0, None, None)}


@pytest.mark.rule("builder.only_on_new_vault")
def test_after_two_vaults_only_the_second_can_be_taken() -> None:
    game = play(Table().game(), "lay 1 at r1c1", "lay 2 at r1c2", "builder")
    first, second = at(game, "r1c1"), at(game, "r1c2")
    assert first is not None
    assert second is not None
    assert (first["builder"], second["builder"]["seat"]) == (None, 0)


FIVE = "row 1: R R R R R"


def with_builders(count: int) -> Table:
    table = Table().grid(FIVE + "\nrow 2: B . . . .").order(1, "recruit green").order(3, "promote blue")
    for column in range(1, count + 1):
        table.builder(0, f"r1c{column}")
    return table


@pytest.mark.rule("builder.from_supply")
def test_with_all_five_builders_out_nothing_adds_another() -> None:
    four = play(with_builders(4).game(), "lay 1 at r2c2")
    assert "builder" in texts(four)
    assert "order 1" in texts(four)
    five = play(with_builders(5).game(), "lay 1 at r2c2")
    assert refused(five, "builder") == "builder.from_supply"
    assert refused(five, "order 1") == "builder.from_supply"


@pytest.mark.rule("builder.from_supply", "coin.must_be_possible")
def test_without_a_builder_in_supply_the_rival_cannot_buy_recruit() -> None:
    table = Table().grid(FIVE + "\nrow 2: B B . . .").order(1, "recruit green")
    for column in range(1, 6):
        table.builder(1, f"r1c{column}")
    game = play(table.game(), "order 1", "at r2c1")
    assert game.seat == 0
    assert game.state.stack[-1].kind == "act"


@pytest.mark.rule("builder.one_per_vault")
def test_no_vault_ever_holds_two_builders() -> None:
    table = Table().grid("row 1: R B G . .").builder(0, "r1c1").builder(1, "r1c2")
    recruit = play(table.order(1, "recruit green").game(), "order 1")
    assert cells(recruit) == {"r1c3"}
    assert refused(recruit, "at r1c1") == "builder.one_per_vault"
    assert refused(recruit, "at r1c2") == "builder.one_per_vault"
    blocked = table.order(1, "move green").game()
    assert refused(blocked, "order 1") == "order.must_be_possible"
    table.grid("row 2: Y . . . .")
    game = play(table.order(1, "move green").game(), "order 1")
    assert refused(game, "move r1c1 right") == "builder.one_per_vault"
    assert texts(game) == ["move r1c1 down"]


@pytest.mark.rule("order.recruit.main")
def test_recruit_reaches_any_free_vault_but_no_scaffolding_and_no_empty_cell() -> None:
    table = Table().grid("row 1: R ## . . G\nrow 2: . . . . B").builder(0, "r1c1").order(1, "recruit green")
    game = play(table.game(), "order 1")
    assert cells(game) == {"r1c5", "r2c5"}
    assert refused(game, "at r1c2") == "scaffolding.blocks"
    assert refused(game, "at r1c3") == "order.recruit.main"
    before = pieces(game)
    play(game, "at r2c5")
    assert changed(before, game) == {"0 builders": 3, "r2c5 builder": (0, None, None)}


@pytest.mark.rule("order.move.main", "rank.token_with_builder")
def test_a_moved_builder_takes_its_token_and_leaves_glass_and_altar() -> None:
    table = Table(festum_fatuorum="on").grid("row 1: R B ## . .\nrow 2: G . . . .")
    table.builder(0, "r1c1", "strongman").glass("r1c1").altar("r1c1").order(1, "move green")
    game = play(table.game(), "order 1")
    assert set(texts(game)) == {"move r1c1 right", "move r1c1 down"}
    before = pieces(game)
    play(game, "move r1c1 down")
    assert changed(before, game) == {
        "r1c1 builder": None,
        "r2c1 builder": (0, "strongman", 2),
    }
    cell = at(game, "r1c1")
    assert cell is not None
    assert (cell["glass"], cell["altar"]) == (True, True)


@pytest.mark.rule("order.move.main")
def test_scaffolding_empty_cells_and_rival_builders_are_no_targets() -> None:
    table = Table().grid("row 1: R B ## G .").builder(0, "r1c2").builder(1, "r1c4").order(1, "move green")
    game = play(table.game(), "order 1")
    assert texts(game) == ["move r1c2 left"]
    assert refused(game, "move r1c2 right") == "order.move.main"
    assert refused(game, "move r1c2 down") == "order.move.main"
    assert refused(game, "move r1c2 up") == "vault.grid"
    assert refused(game, "move r1c4 left") == "order.move.main"
    assert refused(game, "move r1c1 right") == "order.move.main"


def promoting(*ranks: tuple[str, str, int]) -> Table:
    """White's builders on row 1 with these (cell, rank, token), and a Promote order."""
    table = Table().grid("row 1: R B G . .").order(1, "promote green")
    for cell, rank, token in ranks:
        table.builder(0, cell, rank or None, token or None)
    return table


@pytest.mark.rule("order.promote.main")
def test_promote_offers_every_side_of_every_token_in_supply() -> None:
    game = play(promoting(("r1c1", "", 0)).game(), "order 1")
    assert texts(game) == ["at r1c1"]
    assert refused(game, "at r1c2") == "order.promote.main"
    play(game, "at r1c1")
    assert set(texts(game)) == {
        "architect token 1",
        "architect token 2",
        "master_mason token 1",
        "master_mason token 3",
        "strongman token 2",
        "jester token 3",
    }
    assert refused(game, "jester token 1") == "order.promote.main"
    before = pieces(game)
    play(game, "architect token 2")
    assert changed(before, game) == {
        "0 tokens": (True, False, True),
        "r1c1 builder": (0, "architect", 2),
    }


@pytest.mark.rule("order.promote.change_rank")
def test_a_new_rank_differs_and_its_token_comes_from_the_supply() -> None:
    game = play(promoting(("r1c1", "architect", 1)).game(), "order 1", "at r1c1")
    assert set(texts(game)) == {"master_mason token 3", "strongman token 2", "jester token 3"}
    assert refused(game, "architect token 2") == "order.promote.change_rank"
    assert refused(game, "master_mason token 1") == "order.promote.change_rank"
    before = pieces(game)
    play(game, "master_mason token 3")
    assert changed(before, game) == {
        "0 tokens": (True, True, False),
        "r1c1 builder": (0, "master_mason", 3),
    }


@pytest.mark.rule("order.promote.change_rank", "rank.tokens_limited")
def test_an_empty_supply_rules_promotion_out() -> None:
    three = (("r1c1", "architect", 1), ("r1c2", "strongman", 2), ("r1c3", "jester", 3))
    assert refused(promoting(*three).game(), "order 1") == "rank.tokens_limited"
    assert "order 1" in texts(promoting(*three[:2]).game())


@pytest.mark.rule("rank.tokens_limited")
def test_the_tokens_left_decide_which_ranks_there_are() -> None:
    used = promoting(("r1c1", "master_mason", 3), ("r1c2", "", 0)).game()
    play(used, "order 1", "at r1c2")
    assert set(texts(used)) == {
        "architect token 1",
        "architect token 2",
        "master_mason token 1",
        "strongman token 2",
    }
    assert refused(used, "jester token 3") == "rank.tokens_limited"


@pytest.mark.rule("rank.token_with_builder")
def test_a_builder_that_leaves_brings_its_token_home() -> None:
    table = Table().grid("row 1: R B . G G").builder(0, "r1c1", "jester").builder(1, "r1c4", "architect")
    game = play(table.order(1, "confuse green").coins(2, 0).game(), "order 1")
    before = pieces(game)
    play(game, "at r1c1")
    assert changed(before, game) == {
        "0 builders": 5,
        "0 tokens": (True, True, True),
        "r1c1 builder": None,
    }
    play(game, "move r1c4 right")
    cell = at(game, "r1c5")
    assert cell is not None
    assert cell["builder"] == {"seat": 1, "rank": "architect", "token": 1}


@pytest.mark.rule("order.move.main", "vault.grid")
def test_the_first_cell_is_inside_like_any_other() -> None:
    """Nobody can go to r1c1 while it is empty, and beyond it is nothing."""
    game = play(Table().grid("row 1: . R B . .").builder(0, "r1c2").order(1, "move green").game(), "order 1")
    assert refused(game, "move r1c2 left") == "order.move.main"
    table = Table().grid("row 1: R B . . .").builder(0, "r1c1").order(1, "move green")
    game = play(table.game(), "order 1")
    assert refused(game, "move r1c1 left") == "vault.grid"
    assert refused(game, "move r1c1 up") == "vault.grid"
