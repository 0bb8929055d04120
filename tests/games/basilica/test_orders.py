"""Execute Order: what makes an order possible, and what each of them does."""

import pytest

import nave
from tests.support.basilica import Table, all_tiles, at, cells, changed, events, pieces, play, refused, texts

ALTARS = {"festum_fatuorum": "on"}


@pytest.mark.rule("order.choice", "stack.discard_pile")
def test_an_order_is_used_once_and_its_tile_discarded_whatever_its_back() -> None:
    for column in (1, 2, 3):
        table = Table().grid("row 1: R B . . .").builder(1, "r1c2")
        table.order(1, "scaffolding red").order(2, "scaffolding green").order(3, "scaffolding yellow")
        game = table.game()
        tile = game.position()["board"][column - 1]["order"]["tile"]
        before = pieces(game)
        play(game, f"order {column}", "at r2c1", "at r2c2")
        assert game.position()["discard"] == [f"{tile} crown"]
        assert changed(before, game) == {"r2c1 scaffolding": True, "r2c2 scaffolding": True}
        assert game.position()["this_turn"]["actions_left"] == 2
        assert game.position()["queen"] == 0


@pytest.mark.rule("order.steps", "coin.timing")
def test_taken_carried_out_offered_discarded_refilled() -> None:
    table = Table().grid("row 1: R B G . .").builder(1, "r1c1").order(1, "recruit green").top("move blue")
    game = play(table.game(), "order 1")
    position = game.position()
    assert position["board"][0]["order"] is None
    assert position["executing"]["tile"] == "recruit green"
    assert position["stack"]["top"]["tile"] == "move blue"
    play(game, "at r1c3")
    assert game.seat == 1
    assert game.position()["board"][0]["order"] is None
    assert game.position()["discard"] == []
    play(game, "pay", "at r1c2")
    position = game.position()
    assert position["executing"] is None
    assert position["board"][0]["order"]["tile"] == "move blue"
    assert position["discard"][0].startswith("recruit green")
    kinds = [event.kind for event in game.events]
    order = [kinds.index(kind) for kind in ("order", "coin", "discard", "fill_order", "next")]
    assert order == sorted(order)
    assert kinds.count("builder") == 2
    assert game.seat == 0


def one_order(tile: str, grid: str = "", **options: str) -> Table:
    return Table(**options).grid(grid).order(1, tile)


@pytest.mark.rule("order.must_be_possible")
@pytest.mark.parametrize("order", ["promote", "move", "recruit", "confuse", "glass", "disaster"])
def test_in_an_empty_cathedral_only_scaffolding_is_possible(order: str) -> None:
    game = one_order(f"{order} green").order(2, "scaffolding green").order(3, "scaffolding yellow").game()
    assert "order 1" not in texts(game)
    assert {"order 2", "order 3"} < set(texts(game))
    assert refused(game, "order 1") in ("order.must_be_possible", "order.confuse.selectable")


@pytest.mark.rule("order.must_be_possible")
def test_each_order_becomes_possible_with_exactly_what_it_needs() -> None:
    grid = "row 1: R B . . ."
    promote = one_order("promote green", grid)
    assert "order 1" not in texts(promote.game())
    assert "order 1" in texts(promote.builder(0, "r1c1").game())

    move = one_order("move green", grid).builder(0, "r1c1")
    assert "order 1" in texts(move.game())
    assert "order 1" not in texts(move.builder(1, "r1c2").game())

    recruit = one_order("recruit green", grid).builder(1, "r1c1")
    assert "order 1" in texts(recruit.game())
    assert "order 1" not in texts(recruit.builder(1, "r1c2").game())

    glass = one_order("glass green", grid).builder(0, "r1c1")
    assert "order 1" in texts(glass.game())
    assert refused(glass.glass("r1c1").game(), "order 1") == "order.must_be_possible"

    disaster = one_order("disaster green", grid, **ALTARS).builder(1, "r1c1")
    assert "order 1" in texts(disaster.game())
    assert refused(disaster.altar("r1c2").game(), "order 1") == "order.must_be_possible"

    altar = one_order("altar green", grid, **ALTARS)
    assert "order 1" in texts(altar.game())
    assert refused(altar.altar("r1c1", "r1c2").game(), "order 1") == "order.must_be_possible"


@pytest.mark.rule("order.must_be_possible")
def test_the_view_tells_which_orders_cannot_be_taken_and_why() -> None:
    game = one_order("glass green", "row 1: R . . . .").builder(1, "r1c1").game()
    rows = {(row["order"], row["seat"]): row for row in game.view(0)["orders"]}
    assert rows[1, 1]["possible"] is True
    assert rows[1, 0]["possible"] is False
    assert rows[1, 0]["rule"] == "order.must_be_possible"
    assert "no builder" in rows[1, 0]["reason"]


@pytest.mark.rule("coin.which_orders")
def test_only_promote_recruit_and_confuse_have_a_coin_box() -> None:
    table = Table(**ALTARS).grid("row 1: R B G . .\nrow 2: Y B G . .")
    table.builder(0, "r1c1").builder(0, "r1c2").builder(1, "r2c1")
    targets = {
        "promote": ["at r1c1", "architect token 1"],
        "recruit": ["at r2c3"],
        "confuse": ["at r1c2"],
        "move": ["move r1c2 right"],
        "glass": ["at r1c1"],
        "scaffolding": ["at r1c4", "at r1c5"],
        "disaster": ["at r2c3"],
        "altar": ["at r1c1", "at r1c2"],
    }
    offered = set()
    for order, answers in targets.items():
        game = play(table.order(1, f"{order} green").game(), "order 1", *answers)
        if game.seat == 1:
            offered.add(order)
            assert texts(game) == ["pay", "decline"]
    assert offered == {"promote", "recruit", "confuse"}


# ------------------------------------------------------------ Confuse


CONFUSED = "row 1: B R G . Y\nrow 2: . . . . Y"


def confusing(**options: str) -> Table:
    """White on r1c5, Black on r1c1; r1c2 and r1c3 are free."""
    return (
        one_order("confuse green", CONFUSED, **options)
        .builder(0, "r1c5", "architect")
        .builder(1, "r1c1", "jester")
    )


@pytest.mark.rule("order.confuse.main")
def test_confuse_withdraws_then_moves_a_builder_of_the_rival() -> None:
    game = play(confusing().coins(2, 0).game(), "order 1")
    before = pieces(game)
    assert texts(game) == ["at r1c5"]
    assert refused(game, "at r1c1") == "order.confuse.main"
    play(game, "at r1c5")
    assert game.seat == 0
    assert texts(game) == ["move r1c1 right"]
    play(game, "move r1c1 right")
    assert changed(before, game) == {
        "0 builders": 5,
        "0 tokens": (True, True, True),
        "r1c1 builder": None,
        "r1c2 builder": (1, "jester", 3),
        "r1c5 builder": None,
    }


@pytest.mark.rule("order.confuse.paid", "order.confuse.main", "coin.timing")
def test_the_rival_may_pay_after_the_withdrawal_to_choose_the_move() -> None:
    table = confusing().builder(1, "r2c5")
    game = play(table.game(), "order 1", "at r1c5")
    assert (game.seat, texts(game)) == (1, ["pay", "decline"])
    before = pieces(game)
    bought = play(game.copy(), "pay")
    assert bought.seat == 1
    assert set(texts(bought)) == {"move r1c1 right", "move r2c5 up"}
    play(bought, "move r2c5 up")
    assert changed(before, bought) == {
        "0 coins": 2,
        "1 coins": 0,
        "r1c5 builder": (1, None, None),
        "r2c5 builder": None,
    }
    declined = play(game.copy(), "decline")
    assert declined.seat == 0
    assert set(texts(declined)) == {"move r1c1 right", "move r2c5 up"}
    play(declined, "move r1c1 right")
    assert changed(before, declined) == {"r1c1 builder": None, "r1c2 builder": (1, "jester", 3)}


@pytest.mark.rule("order.confuse.forced_move")
def test_whoever_chooses_one_builder_must_move_and_the_withdrawn_one_stays_home() -> None:
    game = play(confusing().game(), "order 1", "at r1c5", "pay")
    for move in ("decline", "end turn", "at r1c5", "lay 1 at r1c4", "order 2"):
        assert refused(game, move) == "order.confuse.forced_move"
    play(game, "move r1c1 right")
    assert game.position()["players"][0]["builders"] == 5
    assert game.seat == 0
    assert len(events(game, "move")) == 1


@pytest.mark.rule("order.confuse.selectable")
def test_confuse_needs_an_own_builder_and_a_rival_that_can_move() -> None:
    alone = one_order("confuse green", CONFUSED).builder(1, "r1c1").game()
    assert refused(alone, "order 1") == "order.confuse.selectable"
    no_rival = one_order("confuse green", CONFUSED).builder(0, "r1c5").game()
    assert refused(no_rival, "order 1") == "order.confuse.selectable"
    stuck = one_order("confuse green", "row 1: B . G . .").builder(0, "r1c3").builder(1, "r1c1").game()
    assert refused(stuck, "order 1") == "order.confuse.selectable"
    assert "order 1" in texts(confusing().game())


@pytest.mark.rule("order.confuse.freed_vault", "order.confuse.selectable")
def test_the_freed_vault_may_be_the_target() -> None:
    table = one_order("confuse green", "row 1:  B  R  .  .  G")
    table.builder(1, "r1c1").builder(0, "r1c2").builder(0, "r1c5").coins(2, 0)
    game = play(table.game(), "order 1")
    assert texts(game) == ["at r1c2"]
    assert refused(game, "at r1c5") == "order.confuse.selectable"
    play(game, "at r1c2")
    assert texts(game) == ["move r1c1 right"]


# ------------------------------------------------------------ the cathedral's own


@pytest.mark.rule("order.glass.main", "glass.one_per_tile")
def test_glass_goes_under_an_own_builder_where_none_lies() -> None:
    table = (
        one_order("glass green", "row 1: R B G Y .").builder(0, "r1c1").builder(0, "r1c2").builder(1, "r1c3")
    )
    game = play(table.glass("r1c2").game(), "order 1")
    assert texts(game) == ["at r1c1"]
    assert refused(game, "at r1c2") == "glass.one_per_tile"
    assert refused(game, "at r1c3") == "order.glass.main"
    assert refused(game, "at r1c4") == "order.glass.main"
    before = pieces(game)
    play(game, "at r1c1")
    assert changed(before, game) == {"r1c1 glass": True}
    assert game.seat == 0


@pytest.mark.rule("glass.unlimited")
def test_glass_never_runs_out() -> None:
    rows = "\n".join(f"row {row}: R B G Y ." for row in range(1, 6))
    table = one_order("glass green", rows)
    cells_with = [f"r{row}c{column}" for row in range(1, 6) for column in range(1, 5)]
    table.glass(*cells_with[1:])
    assert len(cells_with) - 1 > 16
    game = play(table.builder(0, "r1c1").game(), "order 1", "at r1c1")
    assert sum(cell["glass"] for cell in game.position()["cathedral"].values()) == 20


@pytest.mark.rule("order.scaffolding.main", "scaffolding.supports")
def test_two_scaffoldings_are_laid_and_the_second_may_lean_on_the_first() -> None:
    game = play(one_order("scaffolding red", "row 1: BG . . . .").game(), "order 1")
    assert cells(game) == {"r1c2", "r1c3", "r1c4", "r1c5", "r2c1"}
    assert refused(game, "at r1c1") == "vault.grid"
    assert refused(game, "at r3c1") == "vault.adjacency"
    assert refused(game, "end turn") == "order.scaffolding.main"
    play(game, "at r2c1")
    assert cells(game) == {"r1c2", "r1c3", "r1c4", "r1c5", "r2c2", "r3c1"}
    assert refused(game, "at r2c1") == "scaffolding.blocks"
    play(game, "at r3c1")
    assert at(game, "r2c1") == at(game, "r3c1") == {"scaffolding": True}
    assert game.position()["this_turn"]["actions_left"] == 2


@pytest.mark.rule("scaffolding.unlimited")
def test_scaffolding_never_runs_out() -> None:
    game = play(
        one_order("scaffolding red", "row 1: ## ## ## ## ##\nrow 2: ## ## ## ## ##").game(), "order 1"
    )
    play(game, "at r3c1", "at r3c2")
    assert sum("scaffolding" in cell for cell in game.position()["cathedral"].values()) == 12


@pytest.mark.rule("scaffolding.blocks")
def test_nothing_can_be_laid_on_scaffolding() -> None:
    table = Table(**ALTARS).grid("row 1: R ## . . .").builder(0, "r1c1")
    assert refused(table.game(), "lay 1 at r1c2") == "scaffolding.blocks"
    for order, rule in (
        ("recruit", "scaffolding.blocks"),
        ("glass", "scaffolding.blocks"),
        ("altar", "altar.where"),
        ("disaster", "disaster.only_empty_vault"),
    ):
        game = play(table.lay("r2c1", "G").order(1, f"{order} green").game(), "order 1")
        assert refused(game, "at r1c2") == rule
    moving = play(table.order(1, "move green").game(), "order 1")
    assert refused(moving, "move r1c1 right") == "order.move.main"


@pytest.mark.rule(
    "order.disaster.main", "disaster.only_empty_vault", "stack.discard_pile", "glass.stays_with_tile"
)
def test_disaster_takes_any_vault_without_builder() -> None:
    grid = "row 1: R B ## . .\nrow 2: G G . . ."
    table = one_order("disaster green", grid).builder(0, "r1c1").builder(1, "r1c2").glass("r2c1")
    game = play(table.game(), "order 1")
    assert cells(game) == {"r2c1", "r2c2"}
    assert refused(game, "at r1c1") == "disaster.only_empty_vault"
    assert refused(game, "at r1c2") == "disaster.only_empty_vault"
    assert refused(game, "at r1c3") == "disaster.only_empty_vault"
    assert refused(game, "at r5c5") == "order.disaster.main"
    cell = at(game, "r2c1")
    assert cell is not None
    before = pieces(game)
    play(game, "at r2c1")
    assert changed(before, game) == {"r2c1 tile": None, "r2c1 glass": None, "r2c1 altar": None}
    assert game.position()["discard"][0] == cell["tile"]


@pytest.mark.rule("disaster.may_split")
def test_disaster_may_split_the_cathedral_and_the_rest_stays() -> None:
    grid = "row 1: . R . . .\nrow 2: . B . . .\nrow 3: . G G . ."
    table = one_order("disaster green", grid).builder(0, "r3c2")
    game = play(table.game(), "order 1", "at r2c2")
    assert at(game, "r2c2") is None
    assert {"r2c2", "r3c1", "r4c2", "r2c3"} < cells(game, "lay 1 at")
    found = [area for area in game.view(0)["areas"]["areas"] if area["colour"] == "green"]
    assert [(area["tiles"], area["points"]) for area in found] == [(2, [2, 0])]
    play(game, "lay 1 at r2c2")
    assert at(game, "r2c2") is not None


@pytest.mark.rule("disaster.no_refund", "queen.only_on_placement")
def test_disaster_moves_neither_queen_nor_scores() -> None:
    table = one_order("disaster green").lay("r1c1", "recruit red crown").queen(7).scores(11, 4)
    game = play(table.game(), "order 1", "at r1c1")
    position = game.position()
    assert position["queen"] == 7
    assert [row["score"] for row in position["players"]] == [11, 4]
    assert "recruit red crown" in position["discard"]


@pytest.mark.rule("coin.which_orders")
def test_every_copy_of_an_order_is_alike() -> None:
    boxes = {row["id"]: row["coin_box"] for row in nave.component_set("basilica").rows("order")}
    assert {name for name, box in boxes.items() if box} == {"promote", "recruit", "confuse"}
    assert {tile.split()[0] for tile in all_tiles(True)} == set(boxes)
