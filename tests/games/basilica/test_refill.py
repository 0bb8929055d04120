"""The way of the tiles: refill, discard pile, first and second exhaustion of the stack."""

from collections import Counter

import pytest

from nave.kernel.game import Game
from tests.support.basilica import Table, all_tiles, at, events, face, play, texts


def tiles_of(game: Game) -> Counter[str]:
    """Every tile of a position; those with hidden crowns are counted among the unseen."""
    position = game.position()
    found: Counter[str] = Counter(position["discard"])
    found.update(column["vault"]["tile"] for column in position["board"] if column["vault"])
    found.update(cell["tile"] for cell in position["cathedral"].values() if "tile" in cell)
    found.update(position["stack"]["unseen"])
    found.update(position["stack"]["unseen_of_first"])
    return found


@pytest.mark.rule("refill.always_full", "refill.after_action")
def test_before_every_action_all_six_spaces_are_full() -> None:
    game = Table().game(3)
    for _ in range(40):
        if game.state.stack[-1].kind == "act":
            board = game.position()["board"]
            assert all(column["order"] and column["vault"] for column in board)
        game.play(game.options()[len(game.answers) % len(game.options())])
        assert tiles_of(game) == Counter(all_tiles(False))


@pytest.mark.rule("refill.order_flips_to_vault", "refill.order_space_from_stack")
def test_the_ledgers_example_of_a_refill() -> None:
    table = Table().order(2, "recruit yellow", crown=True).vault(2, "promote green").top("disaster red")
    game = table.game()
    before = game.position()["board"]
    play(game, "lay 2 at r1c1")
    after = game.position()["board"]
    assert after[1]["vault"]["tile"] == "recruit yellow crown"
    assert after[1]["order"]["tile"] == "disaster red"
    assert [after[0], after[2]] == [before[0], before[2]]
    assert game.position()["queen"] == 0


@pytest.mark.rule("refill.order_flips_to_vault")
@pytest.mark.parametrize("column", [1, 2, 3])
def test_it_is_always_the_order_of_the_same_column(column: int) -> None:
    game = Table().game()
    order = game.position()["board"][column - 1]["order"]["tile"]
    play(game, f"lay {column} at r1c1")
    assert face(game.position()["board"][column - 1]["vault"]["tile"]) == order


@pytest.mark.rule("refill.order_space_from_stack")
def test_an_executed_order_is_replaced_from_the_stack_and_the_vault_below_stays() -> None:
    table = Table().order(1, "scaffolding red").top("move blue")
    game = table.game()
    before = game.position()
    play(game, "order 1", "at r1c1", "at r1c2")
    after = game.position()
    assert after["board"][0]["order"]["tile"] == "move blue"
    assert after["board"][0]["vault"] == before["board"][0]["vault"]
    assert after["stack"]["size"] == before["stack"]["size"] - 1


@pytest.mark.rule("refill.after_action")
def test_spaces_are_refilled_before_a_builder_is_placed() -> None:
    game = play(Table().game(), "lay 1 at r1c1")
    assert "builder" in texts(game)
    assert game.position()["board"][0]["vault"] is not None


@pytest.mark.rule("refill.after_scoring", "stack.first_exhaustion")
def test_tiles_of_the_cleanup_are_in_the_new_stack_if_the_refill_exhausts_the_first() -> None:
    table = Table().grid("row 1: R R . . .").queen(9).vault(1, "recruit red crown").stack("move blue")
    laid = Counter([*table.position()["discard"]])
    game = play(table.game(), "lay 1 at r1c3")
    position = game.position()
    assert position["stack"]["number"] == 2
    assert position["discard"] == []
    new = Counter(position["stack"]["unseen"])
    for tile in ("recruit red crown", *(cell["tile"] for cell in table.position()["cathedral"].values())):
        assert new[tile] >= 1
    assert sum(new.values()) == sum(laid.values()) + 3
    assert position["stack"]["size"] == sum(laid.values()) + 3
    assert position["stack"]["unseen_of_first"] == {
        "move blue": 1,
        "disaster yellow crown": 1,
        "glass blue crown": 1,
    }


@pytest.mark.rule("refill.after_scoring", "end.third_scoring")
def test_after_the_last_scoring_there_is_no_refill() -> None:
    game = play(Table().queen(29).vault(1, "recruit red crown").game(), "lay 1 at r1c1")
    assert game.over
    board = game.position()["board"]
    assert board[0]["vault"] is None
    assert board[0]["order"]["tile"] == "scaffolding red"


@pytest.mark.rule("refill.flip_is_not_execution", "queen.only_on_placement")
def test_a_flipped_order_is_neither_executed_nor_discarded_nor_paid_for() -> None:
    table = Table().grid("row 1: R R . . .").builder(0, "r1c1").builder(1, "r1c2")
    game = play(table.order(1, "promote green", crown=True).game(), "lay 1 at r1c3")
    assert game.seat == 0
    assert not events(game, "promote")
    assert not events(game, "order")
    assert not events(game, "coin")
    assert "promote green crown" not in game.position()["discard"]
    assert game.position()["board"][0]["vault"]["tile"] == "promote green crown"
    assert game.position()["queen"] == 0


# ------------------------------------------------------------ the stack


@pytest.mark.rule("stack.discard_pile")
def test_only_tiles_go_to_the_discard_pile() -> None:
    table = Table(festum_fatuorum="on").grid("row 1: R ## . . .\nrow 2: G . . . .").queen(9)
    table.builder(0, "r1c1", "architect").glass("r1c1").altar("r2c1").vault(1, "recruit red crown")
    vaults = {cell["tile"] for cell in table.position()["cathedral"].values() if "tile" in cell}
    game = play(table.game(), "lay 1 at r1c3")
    assert set(game.position()["discard"]) == {*vaults, "recruit red crown"}
    assert game.position()["altars"] == 14
    assert game.position()["players"][0] == {"score": 4, "coins": 1, "builders": 5, "tokens": [True] * 3}


@pytest.mark.rule("stack.first_exhaustion", "stack.reshuffle_order_side_up")
def test_the_last_tile_of_the_first_stack_makes_the_discard_pile_a_new_one_at_once() -> None:
    table = Table().order(1, "scaffolding red").stack("move blue")
    waiting = table.position()["discard"]
    game = play(table.game(), "order 1", "at r1c1", "at r1c2")
    position = game.position()
    assert position["stack"]["number"] == 2
    assert position["stack"]["size"] == len(waiting) + 1
    assert Counter(position["stack"]["unseen"]) == Counter([*waiting, "scaffolding red crown"])
    assert position["discard"] == []
    assert position["board"][0]["order"] == {"tile": "move blue", "crown": None, "stack": 1}
    assert position["stack"]["top"]["crown"] is None
    assert position["stack"]["top"]["stack"] == 2
    assert len(events(game, "renew")) == 1
    view = game.view(0)
    assert view["stack"]["top"]["crown"] is None
    assert all(column["order"]["crown"] is None for column in view["board"])


@pytest.mark.rule("stack.first_exhaustion")
def test_with_one_more_tile_the_first_stack_goes_on() -> None:
    game = play(
        Table().order(1, "scaffolding red").stack("move blue", "move green").game(),
        "order 1",
        "at r1c1",
        "at r1c2",
    )
    assert game.position()["stack"]["number"] == 1
    assert game.position()["stack"]["size"] == 1


@pytest.mark.rule("stack.reshuffle_order_side_up", "queen.only_on_placement")
def test_a_tile_that_returns_can_be_drawn_and_laid_again() -> None:
    executed = ["order 1", "at r1c1", "at r1c2", "crown", "next scaffolding red"]
    onto_the_board = [
        "lay 2 at r2c1",
        "crown",
        "next move green",
        "lay 2 at r2c2",
        "crown",
        "next promote red",
    ]
    table = Table().order(1, "scaffolding red").stack("move blue")
    game = table.replay(*executed, *onto_the_board, "end turn", "lay 2 at r1c3")
    cell = at(game, "r1c3")
    assert cell is not None
    assert cell["tile"] == "scaffolding red crown"
    assert [(step["from"], step["to"]) for step in events(game, "queen")] == [(0, 1), (1, 2)]


@pytest.mark.rule("stack.first_exhaustion")
def test_an_empty_discard_pile_makes_the_reshuffle_wait() -> None:
    """All 58 tiles but the board's are in the cathedral: impossible in play, possible on paper."""
    table = Table().stack()
    for index, tile in enumerate(table.position()["discard"]):
        table.lay(f"r{index // 5 + 1}c{index % 5 + 1}", tile)
    position = table.position()
    assert position["discard"] == []
    assert position["stack"]["size"] == 0
    game = table.order(1, "scaffolding red").game()
    play(game, "order 1", "at r12c1", "at r12c2") if "at r12c1" in texts(
        play(game.copy(), "order 1")
    ) else None
    assert game.position()["stack"]["number"] == 2
    assert game.position()["board"][0]["order"]["tile"] == "scaffolding red"
    assert game.position()["stack"]["size"] == 0


@pytest.mark.rule("stack.first_exhaustion", "stack.second_exhaustion")
def test_with_no_tile_anywhere_the_game_ends_as_if_the_second_stack_had_run_out() -> None:
    table = Table().stack()
    for index, tile in enumerate(table.position()["discard"]):
        table.lay(f"r{index // 5 + 1}c{index % 5 + 1}", tile)
    game = play(table.game(), "lay 1 at r11c3")
    assert game.over
    assert game.position()["ended"] == "exhaustion"
    assert game.position()["stack"]["number"] == 1


@pytest.mark.rule("stack.second_exhaustion")
def test_an_empty_second_stack_alone_does_not_end_the_game() -> None:
    table = Table().order(1, "scaffolding red").order(2, "scaffolding green").stack("move blue", number=2)
    game = play(table.game(), "order 1", "at r1c1", "at r1c2")
    assert not game.over
    assert game.position()["stack"] == {
        "number": 2,
        "size": 0,
        "top": None,
        "unseen": game.position()["stack"]["unseen"],
        "unseen_of_first": {},
    }
    assert all(column["order"] and column["vault"] for column in game.position()["board"])


@pytest.mark.rule("stack.second_exhaustion", "end.whichever_first")
def test_a_space_that_stays_empty_ends_the_game_at_once() -> None:
    table = Table().grid("row 1: R . . . .").order(1, "scaffolding red").stack(number=2)
    game = play(table.game(), "order 1", "at r1c2")
    assert not game.over
    game = play(game, "at r1c3")
    assert game.over
    assert game.position()["this_turn"]["actions_left"] == 2
    assert game.position()["ended"] == "exhaustion"
    assert "scaffolding red crown" in game.position()["discard"]
    assert at(game, "r1c3") == {"scaffolding": True}
    assert [sheet["final"] for sheet in game.position()["scorings"]] == [True]


@pytest.mark.rule("stack.second_exhaustion")
def test_the_action_that_emptied_the_space_counts_completely() -> None:
    table = Table().stack(number=2).vault(1, "recruit red crown").queen(4).order(1, "scaffolding red")
    game = play(table.game(), "lay 1 at r1c1")
    assert game.over
    position = game.position()
    assert position["queen"] == 5
    assert position["board"][0] == {"order": None, "vault": {"tile": "scaffolding red crown"}}
    assert at(game, "r1c1") is not None


@pytest.mark.rule("stack.second_exhaustion")
def test_a_paid_version_still_counts_and_a_builder_needs_no_tile() -> None:
    table = Table().grid("row 1: R B G . .").builder(1, "r1c1").order(1, "recruit green").stack(number=2)
    game = play(table.game(), "order 1", "at r1c3", "pay", "at r1c2")
    assert game.over
    assert sum(1 for cell in game.position()["cathedral"].values() if cell["builder"]) == 3
    empty = play(Table().stack("move blue", number=2).game(), "lay 1 at r1c1")
    assert empty.position()["stack"]["size"] == 0
    play(empty, "builder")
    assert not empty.over


BLOCKED = "row 1:  R  Y  BG Y  R\nrow 2:  RB .  .  .  YG"


def blocked() -> Table:
    return Table().grid(BLOCKED).vault(1, "glass red yellow crown").vault(2, "YB").vault(3, "RG")


@pytest.mark.rule("stack.exchange_exhaustion")
def test_a_first_stack_that_runs_out_in_an_exchange_is_renewed_with_the_exchanged_vaults() -> None:
    table = blocked().stack("move blue")
    old = [column["vault"]["tile"] for column in table.position()["board"]]
    waiting = table.position()["discard"]
    game = table.game()
    game.play("exchange")
    assert len(events(game, "renew")) == 1
    assert events(game, "renew")[0]["tiles"] == len(waiting) + 3
    position = game.position()
    assert position["stack"]["number"] == 2
    whole = Counter(position["stack"]["unseen"]) + Counter(position["discard"])
    whole += Counter(column["vault"]["tile"] for column in position["board"])
    assert all(whole[tile] >= 1 for tile in old)
    assert face(events(game, "vault")[0]["tile"]) == "move blue"


@pytest.mark.rule("stack.exchange_exhaustion")
@pytest.mark.parametrize("left", [0, 1, 2, 3])
def test_a_second_stack_that_cannot_deliver_three_tiles_ends_the_game(left: int) -> None:
    tiles = ("move blue", "promote blue", "move green")
    game = blocked().stack(*tiles[:left], number=2).game()
    before = game.position()["cathedral"]
    game.play("exchange")
    assert game.over == (left < 3)
    assert game.position()["cathedral"] == before
    if game.over:
        assert [sheet["final"] for sheet in game.position()["scorings"]] == [True]
        assert game.position()["queen"] == 0


def ending(queen: int = 4) -> Table:
    """The next refill ends the game: White alone on a red area of 3."""
    table = Table().grid("row 1: R R R . .").builder(0, "r1c1").queen(queen).stack(number=2)
    return table.order(1, "scaffolding green")


@pytest.mark.rule("stack.final_scoring")
@pytest.mark.parametrize("queen", [4, 14, 24])
def test_one_last_scoring_is_held_with_all_builders_as_they_stand(queen: int) -> None:
    game = play(ending(queen).game(), "order 1", "at r1c4", "at r1c5")
    assert game.over
    assert game.position()["queen"] == queen
    assert game.result is not None
    assert game.result.scores == [3, 0]
    assert len(game.position()["scorings"]) == 1
    assert game.position()["players"][0]["builders"] == 4


@pytest.mark.rule("stack.final_scoring", "rank.jester_secret")
def test_jesters_name_colours_in_the_final_scoring_too() -> None:
    table = ending().grid("row 2: B . . . .").builder(0, "r2c1", "jester")
    game = play(table.game(), "order 1", "at r1c4", "at r1c5")
    assert not game.over
    assert set(texts(game)) == {"name red", "name yellow", "name green"}
    game = play(game, "name red")
    assert game.over
    assert game.result is not None
    assert game.result.scores == [4, 0]


@pytest.mark.rule("stack.no_double_scoring")
def test_scoring_and_exhaustion_in_one_action_score_no_builder_twice() -> None:
    table = Table().grid("row 1: R R R . .").builder(0, "r1c1").queen(9).stack(number=2)
    game = play(table.vault(1, "recruit blue crown").game(), "lay 1 at r1c5")
    assert game.over
    assert game.result is not None
    assert game.result.scores == [3, 0]
    sheets = game.position()["scorings"]
    assert [(sheet["final"], sheet["points"]) for sheet in sheets] == [(False, [3, 0]), (True, [0, 0])]
    assert game.position()["cathedral"] == {}
