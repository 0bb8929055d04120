"""The coin: who may buy which paid version, when, and what it costs."""

import pytest

from tests.support.basilica import Table, at, cells, changed, events, pieces, play, refused, texts


def promoting(*, coins: tuple[int, int] = (1, 1)) -> Table:
    """White and Black each have a builder; a Promote order lies on space 1."""
    table = Table().grid("row 1: R B G . .").builder(0, "r1c1").builder(1, "r1c2")
    return table.order(1, "promote green").coins(*coins)


def recruiting(*, coins: tuple[int, int] = (1, 1)) -> Table:
    """Black stands on r1c1 of the ledger's example; a Recruit order lies on space 1."""
    return Table().grid("row 1:  R  B  G  .  .").builder(1, "r1c1").order(1, "recruit green").coins(*coins)


PROMOTE = ("order 1", "at r1c1", "architect token 1")


@pytest.mark.rule("coin.offer")
def test_the_rival_may_pay_or_decline_if_they_own_a_coin() -> None:
    game = play(promoting().game(), *PROMOTE)
    assert (game.seat, texts(game)) == (1, ["pay", "decline"])
    before = pieces(game)
    play(game, "decline")
    assert changed(before, game) == {}
    assert game.seat == 0
    poor = play(promoting(coins=(2, 0)).game(), *PROMOTE)
    assert poor.seat == 0
    assert poor.state.stack[-1].kind == "act"


@pytest.mark.rule("coin.offer", "coin.no_answer")
def test_one_purchase_per_tile_and_nobody_answers_it() -> None:
    table = recruiting(coins=(0, 2)).grid("row 2: Y Y . . .")
    game = play(table.game(), "order 1", "at r1c3", "pay", "at r1c2")
    assert game.seat == 0
    assert game.state.stack[-1].kind == "act"
    assert [row["coins"] for row in game.position()["players"]] == [1, 1]
    assert len(events(game, "coin")) == 1


@pytest.mark.rule("coin.no_answer", "coin.transfer")
def test_two_coins_at_most_change_hands_in_a_turn_and_never_back() -> None:
    table = (
        recruiting(coins=(0, 2)).grid("row 2: Y Y Y Y .").order(2, "recruit yellow").order(3, "recruit blue")
    )
    game = play(table.game(), "order 1", "at r1c3", "pay", "at r1c2")
    assert refused(game, "pay") == "coin.no_answer"
    play(game, "order 2", "at r2c4", "pay", "at r2c1")
    assert [row["coins"] for row in game.position()["players"]] == [2, 0]
    play(game, "order 3", "at r2c3")
    assert texts(game) == ["end turn"]
    assert refused(game, "pay") == "turn.exactly_three"


@pytest.mark.rule("coin.transfer")
def test_the_coin_goes_to_the_active_player_at_once_and_can_be_spent_later() -> None:
    game = play(recruiting().turn_of(0, actions=1).game(), "order 1", "at r1c3")
    before = pieces(game)
    play(game, "pay")
    assert changed(before, game) == {"0 coins": 2, "1 coins": 0}
    play(game, "at r1c2", "end turn")
    assert game.seat == 1
    assert [row["coins"] for row in game.position()["players"]] == [2, 0]


@pytest.mark.rule("coin.timing")
def test_it_is_offered_after_a_third_action_too_and_before_the_next_tile_is_seen() -> None:
    table = recruiting().turn_of(0, actions=1).top("move blue")
    game = play(table.game(), "order 1", "at r1c3")
    assert texts(game) == ["pay", "decline"]
    assert game.position()["stack"]["top"]["tile"] == "move blue"
    assert not events(game, "next")
    play(game, "pay", "at r1c2")
    assert (game.seat, texts(game)) == (0, ["end turn"])
    assert events(game, "next")


@pytest.mark.rule("coin.no_action_cost")
def test_buying_costs_no_action_of_anybody() -> None:
    game = play(recruiting().game(), "order 1", "at r1c3", "pay", "at r1c2")
    assert game.position()["this_turn"]["actions_left"] == 2
    play(game, "lay 1 at r1c4", "lay 1 at r1c5", "end turn")
    assert game.seat == 1
    assert game.position()["this_turn"]["actions_left"] == 3


@pytest.mark.rule("order.promote.paid")
def test_the_rival_promotes_to_another_rank_than_the_one_just_given() -> None:
    game = play(promoting().game(), *PROMOTE, "pay")
    assert texts(game) == ["at r1c2"]
    assert refused(game, "at r1c1") == "order.promote.main"
    play(game, "at r1c2")
    assert set(texts(game)) == {
        "master_mason token 1",
        "master_mason token 3",
        "strongman token 2",
        "jester token 3",
    }
    for token in ("1", "2"):
        assert refused(game, f"architect token {token}") == "order.promote.paid"
    before = pieces(game)
    play(game, "master_mason token 1")
    assert changed(before, game) == {
        "1 tokens": (False, True, True),
        "r1c2 builder": (1, "master_mason", 1),
    }


@pytest.mark.rule("order.promote.paid")
def test_the_rank_counts_and_not_the_token() -> None:
    game = play(promoting().game(), "order 1", "at r1c1", "architect token 2", "pay", "at r1c2")
    assert "strongman token 2" in texts(game)
    assert "architect token 1" not in texts(game)


@pytest.mark.rule("order.promote.paid", "order.promote.change_rank", "coin.must_be_possible")
def test_a_promotion_that_cannot_be_carried_out_cannot_be_bought() -> None:
    """Black's only token left shows the rank just given and the one the builder has."""
    table = Table().grid("row 1: R B G Y Y").builder(0, "r1c1").order(1, "promote green")
    table.builder(1, "r1c2", "master_mason", 1).builder(1, "r1c3", "strongman", 2)
    only_third = play(table.game(), "order 1", "at r1c1", "jester token 3")
    assert only_third.seat == 1
    play(only_third, "pay")
    assert texts(only_third) == ["at r1c3"]
    assert refused(only_third, "at r1c2") == "order.promote.paid"
    nobody = Table().grid("row 1: R B G . .").builder(0, "r1c1").order(1, "promote green")
    assert play(nobody.game(), *PROMOTE).seat == 0
    table.builder(1, "r1c4", "jester", 3)
    assert play(table.game(), "order 1", "at r1c1", "architect token 1").seat == 0


@pytest.mark.rule("order.recruit.paid")
def test_the_paid_recruit_of_the_ledgers_example() -> None:
    near = play(recruiting().game(), "order 1", "at r1c2")
    assert near.seat == 0
    assert near.state.stack[-1].kind == "act"
    far = play(recruiting().game(), "order 1", "at r1c3")
    assert far.seat == 1
    play(far, "pay")
    assert cells(far) == {"r1c2"}
    before = pieces(far)
    play(far, "at r1c2")
    assert changed(before, far) == {"1 builders": 3, "r1c2 builder": (1, None, None)}


@pytest.mark.rule("order.recruit.paid")
def test_the_paid_recruit_stays_beside_the_buyers_own_builders() -> None:
    table = recruiting().grid("row 2: Y . G . .\nrow 3: Y . . . .")
    game = play(table.game(), "order 1", "at r2c3", "pay")
    assert cells(game) == {"r1c2", "r2c1"}
    assert refused(game, "at r3c1") == "order.recruit.paid"
    assert refused(game, "at r1c3") == "order.recruit.paid"
    assert refused(game, "at r2c3") == "builder.one_per_vault"


@pytest.mark.rule("coin.must_be_possible")
def test_recruit_is_not_sold_without_a_free_vault_beside_an_own_builder() -> None:
    no_builder = Table().grid("row 1: R B G . .").order(1, "recruit green")
    assert play(no_builder.game(), "order 1", "at r1c3").seat == 0
    away = recruiting()
    away.cells["r1c1"].pop("builder")
    away.player(1)["builders"] = 5
    away.grid("row 3: Y . . . .").builder(1, "r3c1")
    assert play(away.game(), "order 1", "at r1c1").seat == 0


@pytest.mark.rule("coin.must_be_possible", "order.confuse.paid")
def test_for_confuse_a_coin_is_enough() -> None:
    table = Table().grid("row 1: B R . . G").builder(1, "r1c1").builder(0, "r1c2").order(1, "confuse green")
    game = play(table.game(), "order 1", "at r1c2")
    assert (game.seat, texts(game)) == (1, ["pay", "decline"])
    cell = at(game, "r1c2")
    assert cell is not None
    assert cell["builder"] is None
    poor = play(table.coins(2, 0).game(), "order 1", "at r1c2")
    assert (poor.seat, texts(poor)) == (0, ["move r1c1 right"])


@pytest.mark.rule("coin.offer")
def test_while_the_rival_decides_nothing_else_can_be_done() -> None:
    game = play(promoting().game(), *PROMOTE)
    for move in ("order 2", "lay 1 at r1c4", "end turn", "at r1c2", "name red", "master_mason token 3"):
        assert game.why_not(move) is not None
    assert refused(game, "order 2") == "coin.timing"
