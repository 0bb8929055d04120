"""Permits: from the market, for prestige, six at most."""

import pytest

import nave
from tests.support.contractors import ModuleTable, black_visit
from tests.support.red_cathedral import play, refuses, texts
from tests.support.red_cathedral_checks import changed, influenced, offered


@pytest.mark.rule("permit.market_tile", "permit.limit")
@pytest.mark.parametrize(("held", "most"), [(1, 3), (4, 2), (5, 1), (6, 0)])
def test_the_market_pays_a_permit_for_each_die_up_to_six(held: int, most: int) -> None:
    game = black_visit().die("white", 1, 1).die("red", 1, 1).permits(0, held).game()
    assert [text for text in texts(game) if text.endswith(" permit") and text.startswith("take")] == [
        f"take {amount} permit" for amount in range(most, 0, -1)
    ]
    if most:
        before = game.position()
        assert changed(before, play(game, f"take {most} permit")) == {"0 permits": most}
    else:
        refuses(game, "take 1 permit", "permit.limit")


@pytest.mark.rule("permit.prestige_exchange", "permit.exchange_conditions")
def test_prestige_becomes_permits_at_any_moment_and_leaves_the_rubles_moment_open() -> None:
    table = ModuleTable().score(0, 16).permits(0, 4)
    game = table.turn_of(0).game()
    play(game, "exchange", "exchange for permit", "exchange")
    row = game.position()["players"][0]
    assert (row["score"], row["permits"], row["rubles"]) == (5, 5, 7)
    refuses(game, "exchange for permit", "permit.exchange_conditions")


@pytest.mark.rule("permit.limit")
def test_six_permits_rule_out_the_exchange() -> None:
    game = ModuleTable().score(0, 30).permits(0, 6).turn_of(0).game()
    refuses(game, "exchange for permit", "permit.limit")


@pytest.mark.rule("final.goods")
def test_permits_count_as_goods_at_the_end() -> None:
    table = ModuleTable().goods(0, stone=2).rubles(0, 4).permits(0, 4)
    table.data["end"] = {"trigger": 0, "turns_left": 0}
    game = play(table.ask(("end", [0])).game(), "end turn")
    assert game.result is not None
    assert [row["goods"] for row in game.result.breakdown] == [2, 1]


@pytest.mark.rule("permit.kind")
@pytest.mark.parametrize("held", [0, 5])
def test_permits_need_no_inventory_space(held: int) -> None:
    """Six materials fill the inventory: no more of them can be taken, but the permits can."""
    table = black_visit().goods(0, brick=6).permits(0, held)
    assert table.game().view(0)["players"][0]["open_spaces"] == 0
    before = table.game().position()
    assert changed(before, play(table.game(), "take 1 permit")) == {"0 permits": 1}
    refuses(table.resource(1, "lumber").game(), "take 1 lumber", "inventory.overflow")
    free = black_visit().permits(0, held).game().view(0)["players"][0]
    assert free["open_spaces"] == 6


@pytest.mark.rule("permit.kind")
@pytest.mark.parametrize(
    "card", [f"{group}_{n}" for group in ("craftsmen", "teamsters", "merchants", "clergy") for n in (1, 2, 3)]
)
def test_no_effect_on_materials_takes_a_permit_for_one(card: str) -> None:
    """Selling, buying, exchanging, discarding and delivering: six permits make nothing possible."""
    table = influenced(card, module="on")
    for goods in ({}, {"stone": 1, "gold": 1}):
        table.goods(0, **goods).player(0)["permits"] = 0
        without = offered(table.game(), "use")
        table.player(0)["permits"] = 6
        assert offered(table.game(), "use") == without
        for move in sorted(without):
            assert play(table.game(), move).position()["players"][0]["permits"] == 6


@pytest.mark.rule("permit.kind")
def test_a_permit_cannot_be_delivered() -> None:
    table = ModuleTable().card("1.1", "base_06").claim("1.1", 0).permits(0, 6)
    assert not offered(table.turn_of(0).game(), "deliver")
    with pytest.raises(nave.BadInput, match="there is no move"):
        table.game().play("deliver permit to 1.1")


@pytest.mark.rule("permit.kind")
def test_the_reserve_of_permits_never_runs_out() -> None:
    """All four players hold as many as they may, 24 altogether: the last one was there to take."""
    table = black_visit(4).permits(0, 5)
    for other in (1, 2, 3):
        table.permits(other, 6)
    game = play(table.game(), "take 1 permit")
    assert [row["permits"] for row in game.position()["players"]] == [6, 6, 6, 6]
    assert "permit" not in game.position()["supply"]
