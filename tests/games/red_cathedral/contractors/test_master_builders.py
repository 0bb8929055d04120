"""The Master Builders: spare cathedral cards drawn for their materials, sections under construction."""

from typing import Any

import pytest

import nave
from nave.kernel.errors import PositionError
from nave.kernel.game import Game
from nave.kernel.nature import bits, scramble
from tests.support.checks import play_checked
from tests.support.red_cathedral import Table, events, play, refuses, texts
from tests.support.red_cathedral_checks import changed, influenced, leave_in_supply, main_moves
from tests.support.red_cathedral_pieces import RedCathedralSubject
from tests.support.red_cathedral_solo import SoloTable

CARDS = [row["id"] for row in nave.component_set("red_cathedral").rows("cathedral_card")]
DRAW_1 = "guild.master_builders.draw_1_card"
DRAW_2 = "guild.master_builders.draw_2_cards"


def at_builders(card: str = "master_builders_1") -> Table:
    """At the Master Builders with an empty inventory of ten spaces."""
    return influenced(card).goods(0)


def on_site(table: Table) -> set[str]:
    return {row["card"] for tower in table.data["site"] for row in tower}


def deck_of(table: Table, *cards: str) -> Table:
    """Only these cards are left in the spare deck, the others are discarded."""
    used = on_site(table)
    assert not used & set(cards)
    table.data["spare"]["discard"] = [name for name in CARDS if name not in used and name not in cards]
    return table


def first_drawn(table: Table, *cards: str) -> Game:
    """`use draw_...` was played and these cards came, in this order."""
    use = "use draw_1_card" if len(cards) == 1 else "use draw_2_cards"
    for seed in range(4000):
        options = spare(table)
        chosen = []
        for number in range(len(cards)):
            index = bits(scramble(seed), number) % len(options)
            chosen.append(options.pop(index))
        if tuple(chosen) == cards:
            return play(table.game(seed), use)
    raise AssertionError(f"{cards} never came")


def spare(table: Table) -> list[str]:
    gone = on_site(table) | set(table.data["spare"]["discard"])
    return [name for name in CARDS if name not in gone]


def goods(game: Game) -> dict[str, int]:
    amounts: dict[str, int] = game.position()["players"][0]["goods"]
    return amounts


# ------------------------------------------------------------ the deck


@pytest.mark.rule("guild.master_builders.setup", "options.guild_pieces")
@pytest.mark.parametrize(("seats", "size"), [(1, 28), (2, 28), (3, 22), (4, 16)])
def test_all_cards_that_were_left_over_make_the_spare_deck(seats: int, size: int) -> None:
    game = nave.new_game("red_cathedral", seats=seats, seed=1, settings={"guild": "master_builders"})
    assert game.view(0)["spare"] == {"drawn": [], "discard": [], "deck": size}
    assert "spare" not in nave.new_game(
        "red_cathedral", seats=seats, seed=1, settings={"guild": "managers"}
    ).view(0)


@pytest.mark.rule("guild.master_builders.setup")
def test_bases_middles_and_domes_come_from_one_deck_and_never_a_card_of_the_site() -> None:
    table = at_builders()
    seen = set()
    for seed in range(250):
        seen |= set(play(table.game(seed), "use draw_1_card").position()["spare"]["drawn"])
    assert seen == set(spare(table))
    assert {name.split("_")[0] for name in seen} == {"base", "middle", "dome"}


@pytest.mark.rule("guild.master_builders.discard")
def test_drawn_cards_are_seen_by_all_and_discarded_after_the_action() -> None:
    table = deck_of(at_builders(), "dome_09", "middle_20")
    discarded = list(table.data["spare"]["discard"])
    g = first_drawn(table, "dome_09")
    for seat in (0, 1, None):
        assert g.view(seat)["spare"]["drawn"] == ["dome_09"]
        told = g.events_for(seat)
        assert any(event.data.get("card") == "dome_09" for event in told)
    play(g, "take 1 gold", "take nothing")
    assert g.view(1)["spare"] == {"drawn": [], "discard": [*discarded, "dome_09"], "deck": 1}


@pytest.mark.rule("guild.master_builders.discard")
def test_the_pile_is_shuffled_when_a_card_is_needed_and_the_deck_is_empty() -> None:
    table = deck_of(at_builders(), "dome_09")
    g = play(table.game(), "use draw_2_cards")
    first, second = g.position()["spare"]["drawn"]
    # The last card of the deck first, then one of the shuffled pile; the first is not among those.
    assert first == "dome_09"
    assert second in table.data["spare"]["discard"]
    assert g.position()["spare"]["discard"] == []
    assert g.view(0)["spare"]["deck"] == 28 - 2
    assert [event["rule"] for event in events(g, "shuffle_cards")] == ["guild.master_builders.discard"]
    table = deck_of(at_builders())
    seen = {play(table.game(seed), "use draw_1_card").position()["spare"]["drawn"][0] for seed in range(250)}
    assert seen == set(table.data["spare"]["discard"])


@pytest.mark.rule("guild.master_builders.discard", "guild.payment")
@pytest.mark.parametrize(("stored", "possible"), [(9, True), (10, False)])
def test_a_draw_needs_an_open_inventory_space(stored: int, possible: bool) -> None:
    g = at_builders().goods(0, lumber=5, stone=stored - 5).game()
    for use in ("use draw_1_card", "use draw_2_cards"):
        assert (use in texts(g)) == possible
        if not possible:
            refuses(g, use, "guild.master_builders.discard")


# ------------------------------------------------------------ one card


@pytest.mark.rule("guild.master_builders.draw_1_card", "guild.card")
def test_two_units_of_the_card_are_taken_and_a_kind_twice_only_if_it_asks_twice() -> None:
    """The ledger's example: 1 gold, 1 brick and 2 lumber; 2 lumber are possible, 2 gold are not."""
    table = deck_of(at_builders().card("2.2", "middle_05"), "middle_01", "dome_09")
    g = first_drawn(table, "middle_01")
    assert set(main_moves(g)) == {"take 1 lumber", "take 1 brick", "take 1 gold", "take nothing"}
    refuses(g, "take 1 stone", DRAW_1)
    refuses(g, "take 2 lumber", DRAW_1)
    refuses(g, "take 1 ruble", DRAW_1)
    refuses(g, "roll", "market.roll")
    twin = play(g.copy(), "take 1 gold")
    assert set(main_moves(twin)) == {"take 1 lumber", "take 1 brick", "take nothing"}
    refuses(twin, "take 1 gold", DRAW_1)
    play(g, "take 1 lumber", "take 1 lumber")
    now = {key: value for key, value in changed(table.data, g).items() if not key.startswith("spare")}
    assert now == {"0 goods lumber": 2, "supply lumber": -2, "0 rubles": -2}
    refuses(g, "use draw_1_card", "influence.marks")
    refuses(g, "use draw_2_cards", "influence.one_of_two")


@pytest.mark.rule("guild.master_builders.draw_1_card", "guild.payment")
@pytest.mark.parametrize(("rubles", "one", "two"), [(1, False, False), (2, True, False), (3, True, True)])
def test_one_card_costs_two_rubles_and_two_cards_three(rubles: int, one: bool, two: bool) -> None:
    g = at_builders().rubles(0, rubles).game()
    for use, possible in (("use draw_1_card", one), ("use draw_2_cards", two)):
        assert (use in texts(g)) == possible
        if not possible:
            refuses(g, use, "influence.costs")


@pytest.mark.rule("guild.master_builders.draw_1_card", "guild.parts_and_fewer")
def test_with_one_open_space_one_unit_is_taken() -> None:
    table = deck_of(at_builders().goods(0, stone=9), "dome_09", "middle_20")
    g = play(first_drawn(table, "dome_09"), "take 1 gold")
    assert goods(g) == {"stone": 9, "gold": 1}
    assert g.position()["spare"]["drawn"] == []
    assert "roll" in texts(g)


@pytest.mark.rule("guild.master_builders.discard", "guild.parts_and_fewer")
def test_nothing_is_refunded_if_the_supply_lacks_what_the_card_asks_for() -> None:
    table: Any = SoloTable(guild="master_builders").influence(1, "master_builders_1")
    table.goods(0).rubles(0, 5).visit(0, "red", 1)
    leave_in_supply(table, lumber=0, gold=0, green_gem=0, purple_gem=0)
    card = next(name for name in spare(table) if name in ("dome_02", "dome_05", "dome_09"))
    g = first_drawn(deck_of(table, card, *[n for n in spare(table) if n != card][:1]), card)
    # Nobody is asked anything: the card is discarded and the visit goes on.
    assert g.position()["players"][0]["rubles"] == 3
    assert g.position()["spare"]["discard"][-1] == card
    assert "roll" in texts(g)


# ------------------------------------------------------------ two cards


@pytest.mark.rule("guild.master_builders.draw_2_cards")
@pytest.mark.parametrize("pick", [1, 2])
def test_two_units_of_the_card_chosen_then_one_of_the_other(pick: int) -> None:
    table = deck_of(at_builders(), "dome_09", "middle_18")
    g = play(table.game(), "use draw_2_cards")
    both = g.position()["spare"]["drawn"]
    assert set(both) == {"dome_09", "middle_18"}
    assert main_moves(g) == ["pick card 1", "pick card 2"]
    refuses(g, "take 1 gold", DRAW_2)
    g.play(f"pick card {pick}")
    kinds = {"dome_09": {"lumber", "gold", "green_gem", "purple_gem"}}
    kinds["middle_18"] = {"brick", "stone", "gold", "green_gem"}
    chosen, other = both[pick - 1], both[2 - pick]
    assert {text.split()[-1] for text in main_moves(g)} == kinds[chosen] | {"nothing"}
    refuses(g, f"pick card {pick}", DRAW_2)
    play(g, "take 1 gold", "take 1 green_gem")
    assert {text.split()[-1] for text in main_moves(g)} == kinds[other] | {"nothing"}
    g.play("take 1 gold")
    assert goods(g) == {"gold": 2, "green_gem": 1}
    assert g.position()["players"][0]["rubles"] == 9 - 3
    assert set(g.position()["spare"]["discard"][-2:]) == set(both)
    refuses(g, "use draw_2_cards", "influence.marks")


@pytest.mark.rule("guild.master_builders.draw_2_cards", "guild.parts_and_fewer")
def test_units_of_either_card_may_be_left_out() -> None:
    g = play(deck_of(at_builders(), "dome_09", "middle_18").game(), "use draw_2_cards", "pick card 2")
    play(g, "take nothing")
    assert len(main_moves(g)) == 5
    g.play("take nothing")
    assert goods(g) == {}
    assert "roll" in texts(g)


# ------------------------------------------------------------ sections under construction


@pytest.mark.rule("guild.master_builders.rubles_of_section")
@pytest.mark.rule("guild.master_builders.section_under_construction")
def test_rubles_of_a_claimed_unfinished_section_for_1_recognition() -> None:
    table = (
        at_builders("master_builders_2")
        .card("3.1", "base_09")
        .card("3.2", "middle_05")
        .card("4.1", "base_10")
    )
    table.claim("3.1", 0).lay("3.1", gold=1).claim("3.2", 0).claim("4.1", 1)
    g = play(table.game(), "use rubles_of_section")
    # 1.1 pays 2, 3.1 pays 2 though materials lie on it, 3.2 would pay none; 2.1 is finished, 4.1 another's.
    assert main_moves(g) == ["name 1.1", "name 3.1"]
    refuses(g, "name 3.2", "guild.master_builders.rubles_of_section")
    for section in ("2.1", "4.1", "4.2", "5.1"):
        refuses(g, f"name {section}", "guild.master_builders.section_under_construction")
    g.play("name 3.1")
    assert changed(table.data, g) == {"0 rubles": 2, "0 score": -1}
    refuses(g, "use rubles_of_section", "influence.marks")
    refuses(g, "name 3.1", "guild.master_builders.section_under_construction")


@pytest.mark.rule("guild.master_builders.half_recognition_of_section")
@pytest.mark.parametrize(("card", "half"), [("base_02", 1), ("base_05", 1), ("base_07", 2), ("base_09", 2)])
def test_half_the_recognition_of_a_section_rounded_down_for_1_ruble(card: str, half: int) -> None:
    """The ledger's example: a section worth 5 recognition gives 2 now."""
    table = at_builders("master_builders_3").card("3.1", card).claim("3.1", 0)
    g = play(table.game(), "use half_recognition_of_section", "name 3.1")
    assert changed(table.data, g) == {"0 rubles": -1, "0 score": half}


@pytest.mark.rule("guild.master_builders.half_recognition_of_section")
@pytest.mark.rule("guild.master_builders.rubles_of_section")
@pytest.mark.rule("guild.master_builders.section_under_construction")
def test_the_section_still_pays_its_full_reward_and_can_be_used_again_later() -> None:
    table = at_builders("master_builders_3").card("3.1", "base_09").claim("3.1", 0).all_but("3.1", gold=1)
    g = play(table.game(), "use half_recognition_of_section", "name 3.1")
    table.data = g.position()
    again = play(table.visit(0, "red", 1).game(), "use half_recognition_of_section", "name 3.1")
    assert again.position()["players"][0]["score"] == 2 + 2 + 2
    table.goods(0, gold=1).turn_of(0)
    g = play(table.game(), "deliver gold to 3.1")
    assert g.position()["players"][0]["score"] == 2 + 2 + 5


@pytest.mark.rule("guild.master_builders.rubles_of_section", "guild.recognition_cost")
@pytest.mark.rule("guild.master_builders.section_under_construction")
def test_without_recognition_or_a_section_that_pays_the_rubles_are_not_to_be_had() -> None:
    refuses(
        at_builders("master_builders_2").score(0, 0).game(), "use rubles_of_section", "guild.recognition_cost"
    )
    table = at_builders("master_builders_2").card("1.1", "base_03")
    rule = "guild.master_builders.section_under_construction"
    refuses(table.game(), "use rubles_of_section", rule)
    table.card("1.1", "base_06").section("1.1")["done"] = True
    refuses(table.game(), "use rubles_of_section", rule)


# ------------------------------------------------------------ positions, whole games


@pytest.mark.rule("guild.master_builders.setup", "guild.master_builders.discard")
def test_positions_that_double_a_card_or_draw_without_a_question_are_refused() -> None:
    table = at_builders()
    used = table.section("1.1")["card"]
    table.data["spare"]["discard"] = [used]
    with pytest.raises(PositionError, match="two places"):
        table.game()
    table = at_builders()
    table.data["spare"]["drawn"] = [spare(table)[0]]
    with pytest.raises(PositionError, match="spare cards drawn: 1"):
        table.game()


def test_draws_are_answers_of_nature() -> None:
    g = play(at_builders().game(), "use draw_1_card")
    assert not g.can_undo
    assert g.answers[-1] == f"deal {g.position()['spare']['drawn'][0]}"
    assert g.rules.catalogue.family(g.rules.catalogue.parse(g.answers[-1])).nature


@pytest.mark.rule("guild.chains_end")
@pytest.mark.parametrize(
    ("seats", "side", "module"),
    [(1, "basic", "off"), (2, "advanced", "on"), (3, "basic", "off"), (4, "advanced", "on")],
)
@pytest.mark.slow
def test_random_games_with_master_builders_keep_every_promise(seats: int, side: str, module: str) -> None:
    options = {"guild": "master_builders", "workshops": side, "module": module}
    play_checked(RedCathedralSubject(), seats, options, seed=seats, every=40)
