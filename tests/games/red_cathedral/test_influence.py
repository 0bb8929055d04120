"""Influence in general: whose card, which action, how often, in one piece, and paid in full."""

from typing import Any

import pytest

from tests.support.red_cathedral import Table, events, play, refuses, texts
from tests.support.red_cathedral_checks import changed, influenced, leave_in_supply, main_moves, offered

# How each action is carried out once from the position of `influenced`.
ONCE = {
    "sell_any": ["use sell_any lumber"],
    "buy_common": ["use buy_common lumber"],
    "sell_common": ["use sell_common lumber"],
    "buy_any": ["use buy_any gold"],
    "sell_precious": ["use sell_precious gold"],
    "buy_precious": ["use buy_precious gold"],
    "deliver_one": ["use deliver_one", "deliver lumber to 1.1"],
    "gain_ruble": ["use gain_ruble"],
    "deliver_two": ["use deliver_two", "deliver lumber to 1.1", "decorate 2.1"],
    "swap_tiles": ["use swap_tiles", "swap 1 2"],
    "two_for_one": ["use two_for_one lumber", "take 1 gold"],
    "swap_for_ruble": ["use swap_for_ruble lumber", "take 1 gold"],
    "four_for_two": ["use four_for_two lumber", "take 1 lumber", "take 1 lumber"],
    "activate_tile": ["use activate_tile", "activate blue 1"],
    "gain_recognition": ["use gain_recognition"],
    "buy_prestige": ["use buy_prestige"],
    "discard_three": ["use discard_three lumber", "pay stone", "pay gold"],
    "all_types": ["use all_types"],
}
CARDS = {
    "craftsmen_1": ("sell_any", "buy_common"),
    "craftsmen_2": ("sell_common", "buy_any"),
    "craftsmen_3": ("sell_precious", "buy_precious"),
    "teamsters_1": ("deliver_one", "gain_ruble"),
    "teamsters_2": ("deliver_one", "deliver_two"),
    "teamsters_3": ("deliver_one", "swap_tiles"),
    "merchants_1": ("two_for_one", "swap_for_ruble"),
    "merchants_2": ("two_for_one", "four_for_two"),
    "merchants_3": ("two_for_one", "activate_tile"),
    "clergy_1": ("gain_recognition", "buy_prestige"),
    "clergy_2": ("gain_recognition", "discard_three"),
    "clergy_3": ("gain_recognition", "all_types"),
}
REPEATABLE = (*CARDS["craftsmen_1"], *CARDS["craftsmen_2"], *CARDS["craftsmen_3"], "swap_for_ruble")
CARD_ACTIONS = [(card, action) for card, actions in CARDS.items() for action in actions]
PRICES = {
    "buy_common": 1,
    "buy_any": 2,
    "buy_precious": 2,
    "deliver_one": 1,
    "deliver_two": 3,
    "swap_tiles": 2,
    "swap_for_ruble": 1,
    "buy_prestige": 3,
}


def card_of(action: str) -> str:
    return next(card for card, actions in CARDS.items() if action in actions)


def actions_offered(game: Any) -> set[str]:
    return {text.split()[1] for text in offered(game, "use")}


# ------------------------------------------------------------ quadrant


@pytest.mark.rule("influence.quadrant", "market.ring")
@pytest.mark.parametrize("space", [1, 2, 3, 4, 5, 6, 7, 8])
def test_the_card_of_the_reached_quadrant_is_the_only_one_in_use(space: int) -> None:
    cards = ["craftsmen_1", "teamsters_1", "merchants_1", "clergy_1"]
    table = influenced("craftsmen_1")
    table.data["market"]["influence"] = cards
    g = table.visit(0, "red", space).game()
    used = cards[(space - 1) // 2]
    assert actions_offered(g) == set(CARDS[used])
    for card in cards:
        for action in CARDS[card]:
            if card != used:
                refuses(g, ONCE[action][0], "influence.quadrant")


@pytest.mark.rule("influence.quadrant")
def test_the_last_space_counts_and_not_those_on_the_way() -> None:
    table = influenced("craftsmen_1").influence(2, "teamsters_1").influence(3, "clergy_1").die("red", 2, 3)
    g = play(table.turn_of(0).game(), "die red")  # from the first quadrant through the second to the third
    assert actions_offered(g) == {"gain_recognition", "buy_prestige"}
    refuses(g, "use gain_ruble", "influence.quadrant")
    refuses(g, "use sell_any lumber", "influence.quadrant")


@pytest.mark.rule("influence.quadrant")
def test_bought_extra_spaces_lead_into_the_next_quadrant() -> None:
    table = influenced("craftsmen_1").influence(2, "teamsters_1").die("white", 1, 1).turn_of(0)
    assert actions_offered(play(table.game(), "die white")) == {"sell_any", "buy_common"}
    assert actions_offered(play(table.game(), "die white +1")) == {"deliver_one", "gain_ruble"}


# ------------------------------------------------------------ one of two


@pytest.mark.rule("influence.one_of_two")
@pytest.mark.parametrize(("card", "action"), CARD_ACTIONS)
def test_after_one_action_of_a_card_the_other_is_refused(card: str, action: str) -> None:
    g = influenced(card).game()
    assert actions_offered(g) == set(CARDS[card])
    play(g, *ONCE[action])
    other = next(name for name in CARDS[card] if name != action)
    refuses(g, ONCE[other][0], "influence.one_of_two")


@pytest.mark.rule("influence.one_of_two")
@pytest.mark.parametrize("action", sorted(ONCE))
def test_influence_is_used_within_a_market_visit_only(action: str) -> None:
    table = influenced(card_of(action)).turn_of(0)
    g = table.game()
    assert offered(g, "use") == set()
    refuses(g, ONCE[action][0], "influence.one_of_two")


# ------------------------------------------------------------ marks


@pytest.mark.rule("influence.marks")
@pytest.mark.parametrize(("card", "action"), CARD_ACTIONS)
def test_lightning_actions_are_carried_out_once_and_infinity_actions_again(card: str, action: str) -> None:
    table = influenced(card)
    if action == "four_for_two":
        table.goods(0, lumber=6, stone=2, gold=2)
    g = play(table.game(), *ONCE[action])
    used = [row["action"] for row in events(g, "influence")]
    assert used == [action]
    if action in REPEATABLE:
        play(g, *ONCE[action])
        assert [row["action"] for row in events(g, "influence")] == [action, action]
    else:
        assert offered(g, "use") == set()
        refuses(g, ONCE[action][0], "influence.marks")


@pytest.mark.rule("influence.marks")
def test_an_infinity_action_goes_on_while_it_can_be_paid() -> None:
    table = influenced("craftsmen_1").goods(0, lumber=3, brick=1, green_gem=1)
    g = play(table.game(), *["use sell_any lumber"] * 3, "use sell_any green_gem", "use sell_any brick")
    assert g.position()["players"][0]["rubles"] == 9 + 5
    assert offered(g, "use") == set()
    refuses(g, "use sell_any lumber", "influence.costs")


# ------------------------------------------------------------ in one piece


@pytest.mark.rule("influence.contiguous")
@pytest.mark.parametrize("between", ["take 1 recognition", "activate red 1"])
@pytest.mark.parametrize(("card", "action"), [row for row in CARD_ACTIONS if row[1] in REPEATABLE])
def test_another_market_action_closes_a_repeatable_influence(card: str, action: str, between: str) -> None:
    table = influenced(card).tile("3.1", "workshop_recognition_1").claim("3.1", 0, shop="red", up=True)
    g = play(table.game(), *ONCE[action], *ONCE[action], between)
    assert offered(g, "use") == set()
    for name in CARDS[card]:
        refuses(g, ONCE[name][0], "influence.contiguous")


@pytest.mark.rule("influence.contiguous")
def test_influence_may_come_after_other_market_actions() -> None:
    g = play(influenced("craftsmen_1").game(), "take 1 recognition", *["use sell_any lumber"] * 2)
    assert main_moves(g)[-1] == "roll"
    assert "use sell_any lumber" in texts(g)


@pytest.mark.rule("influence.contiguous")
@pytest.mark.parametrize("optional", ["exchange", "reroll 5", "reroll 1"])
def test_optional_actions_fit_in_between_repetitions(optional: str) -> None:
    table = influenced("craftsmen_1").score(0, 30)
    g = play(table.game(), "use sell_any lumber", optional, "use sell_any lumber")
    rubles = 9 + 2 + (2 if optional == "exchange" else 0)
    assert g.position()["players"][0]["rubles"] == rubles
    refuses(g, "use buy_common lumber", "influence.one_of_two")


@pytest.mark.rule("influence.contiguous")
@pytest.mark.parametrize(
    ("card", "begin"),
    [
        ("merchants_1", "use two_for_one lumber"),
        ("teamsters_3", "use swap_tiles"),
        ("clergy_2", "use discard_three lumber"),
        ("merchants_3", "use activate_tile"),
    ],
)
def test_an_action_under_way_is_not_interrupted(card: str, begin: str) -> None:
    table = influenced(card).tile("3.1", "workshop_recognition_1").claim("3.1", 0, shop="red", up=True)
    g = play(table.game(), begin)
    for move in (begin, "die white"):
        refuses(g, move, "influence.contiguous")
    assert offered(g, "roll", "use", "die", "end") == set()
    if card != "merchants_3":
        refuses(g, "activate red 1", "influence.contiguous")


# ------------------------------------------------------------ costs


@pytest.mark.rule("influence.costs")
@pytest.mark.parametrize("over", [-1, 0, 1])
@pytest.mark.parametrize("action", sorted(PRICES))
def test_the_rubles_of_an_action_are_paid_in_full(action: str, over: int) -> None:
    price = PRICES[action]
    g = influenced(card_of(action)).rubles(0, price + over).game()
    if over < 0:
        assert action not in actions_offered(g)
        refuses(g, ONCE[action][0], "influence.costs")
        return
    play(g, *ONCE[action])
    assert g.position()["players"][0]["rubles"] == over
    paid = [row for row in events(g, "pay") if row["resource"] == "ruble"]
    rule = f"influence.{card_of(action).split('_')[0]}.{action}"
    assert paid == [{"player": 0, "resource": "ruble", "amount": price, "rule": rule}]


@pytest.mark.rule("influence.costs")
@pytest.mark.parametrize("action", ["gain_ruble", "activate_tile", "gain_recognition", "all_types"])
def test_some_actions_cost_nothing(action: str) -> None:
    g = play(influenced(card_of(action)).rubles(0, 0).game(), *ONCE[action])
    assert events(g, "pay") == []


@pytest.mark.rule("influence.costs")
@pytest.mark.parametrize("action", ["buy_any", "swap_for_ruble", "two_for_one", "discard_three"])
def test_the_cost_is_paid_before_the_gain(action: str) -> None:
    g = play(influenced(card_of(action)).game(), *ONCE[action])
    kinds = [event.kind for event in g.events]
    gain = next(i for i, kind in enumerate(kinds) if kind in ("gain", "score"))
    assert kinds[0] == "influence"
    assert set(kinds[1:gain]) == {"pay"}
    assert "pay" not in kinds[gain:]


@pytest.mark.rule("influence.costs")
def test_payment_is_checked_anew_for_each_repetition() -> None:
    g = play(influenced("craftsmen_2").goods(0).rubles(0, 5).game(), *["use buy_any gold"] * 2)
    assert g.position()["players"][0]["rubles"] == 1
    assert offered(g, "use") == set()
    refuses(g, "use buy_any gold", "influence.costs")


@pytest.mark.rule("influence.costs")
@pytest.mark.parametrize("action", ["buy_common", "buy_any", "buy_precious"])
@pytest.mark.parametrize(("stored", "possible"), [(9, True), (10, False)])
def test_a_purchase_needs_an_open_inventory_space(action: str, stored: int, possible: bool) -> None:
    g = influenced(card_of(action)).goods(0, brick=stored).game()
    assert (action in actions_offered(g)) == possible
    if not possible:
        refuses(g, ONCE[action][0], "influence.costs")


@pytest.mark.rule("influence.costs")
@pytest.mark.parametrize(("stock", "possible"), [(0, False), (1, True)])
def test_a_purchase_needs_stock_in_the_supply(stock: int, possible: bool) -> None:
    g = leave_in_supply(influenced("craftsmen_2", seats=1), gold=stock).game()
    assert ("use buy_any gold" in texts(g)) == possible
    assert "use buy_any brick" in texts(g)
    if possible:
        g.play("use buy_any gold")
    refuses(g, "use buy_any gold", "influence.costs")


@pytest.mark.rule("influence.costs")
@pytest.mark.parametrize("action", ["swap_for_ruble", "two_for_one"])
def test_the_space_of_an_exchange_is_counted_after_the_payment(action: str) -> None:
    table = influenced("merchants_1").goods(0, lumber=5, stone=3, gold=2)  # no space is open
    g = play(table.game(), *ONCE[action])
    assert g.position()["players"][0]["goods"]["gold"] == 3


EMPTY = dict.fromkeys(("lumber", "brick", "stone", "gold", "green_gem", "purple_gem"), 0)


@pytest.mark.rule("influence.costs", "supply.returns")
def test_materials_paid_are_in_the_supply_before_the_gain() -> None:
    table = leave_in_supply(influenced("merchants_1", seats=1), **EMPTY)
    g = table.game()
    # Nothing else is there, so the change into another kind would bring nothing.
    assert actions_offered(g) == {"two_for_one"}
    refuses(g, "use swap_for_ruble lumber", "influence.costs")
    g.play("use two_for_one lumber")
    assert offered(g, "take") == {"take 1 lumber"}
    g.play("take 1 lumber")
    assert changed(table.data, g) == {"0 goods lumber": -1, "supply lumber": 1}


@pytest.mark.rule("influence.costs")
@pytest.mark.parametrize(
    ("card", "action"),
    [("teamsters_1", "deliver_one"), ("teamsters_2", "deliver_two"), ("merchants_3", "activate_tile")],
)
def test_an_action_that_would_bring_nothing_cannot_be_chosen(card: str, action: str) -> None:
    table = Table(2).influence(1, card).visit(0, "red", 1).rubles(0, 9).goods(0, brick=1)
    g = table.game()
    assert action not in actions_offered(g)
    refuses(g, f"use {action}", "influence.costs")
