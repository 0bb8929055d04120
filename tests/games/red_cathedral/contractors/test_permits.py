"""Permits: from the market, for prestige, six at most."""

import pytest

from tests.support.contractors import ModuleTable, black_visit
from tests.support.red_cathedral import play, refuses, texts
from tests.support.red_cathedral_checks import changed


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
