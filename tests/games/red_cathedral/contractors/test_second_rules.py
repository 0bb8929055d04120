"""What the second version of the rules changed, and that games of the first one go on as they began."""

import pytest

from nave.kernel.game import Game
from tests.support.contractors import ModuleTable, black_visit
from tests.support.facts import facts
from tests.support.red_cathedral import Table, events, play, refuses, texts
from tests.support.red_cathedral_checks import influenced, main_moves

VERSIONS = (1, 2)


def of(table: Table, version: int) -> Table:
    """The table of a game that began under that version."""
    table.data["rules_version"] = version
    return table


# ------------------------------------------------------------ Foremen


def dome(owner: int, seats: int = 3) -> Table:
    """Tower 1 under the foreman: an unfinished base of `owner`, a finished middle of player 1, and a dome of
    player 0 that lacks one gold."""
    table = Table(seats, 1, guild="foremen").card("1.3", "dome_05").claim("1.1", owner).finish("1.2", 1)
    table.claim("1.3", 0).all_but("1.3", gold=1).goods(0, gold=1).score(0, 20).score(2, 20)
    return table.turn_of(0)


@pytest.mark.rule("guild.foremen.double_penalty", "penalty.amount")
@pytest.mark.parametrize(("version", "amount"), [(1, 2), (2, 1)])
def test_the_finishers_own_section_below_is_not_doubled(version: int, amount: int) -> None:
    g = play(of(dome(0), version).game(), "deliver gold to 1.3")
    rule = "guild.foremen.double_penalty" if version == 1 else "penalty.amount"
    assert events(g, "penalty") == [{"player": 0, "section": "1.1", "amount": amount, "rule": rule}]
    assert g.position()["players"][0]["score"] == 20 + 6 + 1 - amount


@pytest.mark.rule("guild.foremen.double_penalty")
@pytest.mark.parametrize("version", VERSIONS)
def test_what_belongs_to_others_is_doubled(version: int) -> None:
    g = play(of(dome(2), version).game(), "deliver gold to 1.3")
    rule = "guild.foremen.double_penalty"
    assert events(g, "penalty") == [{"player": 2, "section": "1.1", "amount": 4, "rule": rule}]


@pytest.mark.rule("guild.foremen.completion_bonus", "guild.foremen.double_penalty")
@pytest.mark.parametrize(("foreman", "bonus", "loss"), [(1, 1, 4), (2, 0, 2)])
def test_the_effect_of_finishing_shows_bonus_and_penalties(foreman: int, bonus: int, loss: int) -> None:
    table = dome(2)
    table.data["foreman"] = foreman
    g = table.game()
    option = next(option for option in g.options() if option.text == "deliver gold to 1.3")
    scores = [event for event in option.effect if event.kind == "score"]
    moved = [(event.seat, facts(event)["to"] - facts(event)["from"]) for event in scores]
    assert sum(steps for seat, steps in moved if seat == 0) == 6 + bonus
    assert sum(steps for seat, steps in moved if seat == 2) == -loss


@pytest.mark.rule("guild.foremen.double_penalty", "penalty.amount")
@pytest.mark.parametrize(("foreman", "by"), [(1, [4, 0, 0]), (2, [2, 0, 0])])
def test_the_view_tells_what_the_next_finish_above_costs(foreman: int, by: list[int]) -> None:
    """Only player 0 can still finish something above: all other sections of the tower are done or theirs."""
    table = dome(2)
    table.data["foreman"] = foreman
    row = table.game().view(2)["site"][0][0]
    assert row["penalty"] == max(by)
    assert row["penalty_by"] == by


# ------------------------------------------------------------ specialists


def reinforced(tile: str, **options: str) -> ModuleTable:
    """The black die was moved; player 0 has that specialist, and a tile for any guild action."""
    table = black_visit(2, guild="brick_makers", **options).hold(0, tile)
    table.reinforcements(0, "any_guild_action")
    return table


def out_of_rubles(version: int) -> Game:
    """s19 asks for rubles; the only one is spent in between."""
    table = reinforced("s19").influence(2, "craftsmen_1").rubles(0, 1).claim("1.1", 0)
    return play(of(table, version).game(), "use specialist", "reinforce any_guild_action")


@pytest.mark.rule("specialist.use_requires_effect", "specialist.single_use")
@pytest.mark.parametrize("version", VERSIONS)
def test_a_specialist_whose_effect_became_impossible_stays_unused(version: int) -> None:
    g = out_of_rubles(version)
    use = next(text for text in texts(g) if text.startswith("use buy_common"))
    g.play(use)
    assert main_moves(g) == ["take nothing"]
    g.play("take nothing")
    row = g.position()["players"][0]
    if version == 1:
        assert (row["specialist"], row["tools"]) == (None, ["s19"])
        return
    assert (row["specialist"], row["tools"]) == ("s19", [])
    assert events(g, "tool") == []
    # The activation of the visit is still open: with a ruble again it can be used.
    assert not g.position()["this_turn"]["activated"]
    refuses(g, "use specialist", "specialist.use_requires_effect")


@pytest.mark.rule("specialist.use_requires_effect", "specialist.two_activations")
@pytest.mark.parametrize("version", VERSIONS)
@pytest.mark.parametrize("tile", ["s16", "s17"])
def test_two_activations_that_became_impossible_are_no_use(tile: str, version: int) -> None:
    """The one open space, which the face-up tile would have filled, is filled in between."""
    table = reinforced(tile).influence(2, "craftsmen_1").rubles(0, 9)
    table.tile("1.1", "workshop_stone_1").claim("1.1", 0, shop="blue", up=True)
    room = table.game().view(0)["players"][0]["open_spaces"]
    g = play(
        of(table.goods(0, lumber=room - 1), version).game(), "use specialist", "reinforce any_guild_action"
    )
    g.play(next(text for text in texts(g) if text.startswith("use buy_common")))
    assert main_moves(g) == ["stop"]
    g.play("stop")
    row = g.position()["players"][0]
    assert row["specialist"] == (None if version == 1 else tile)
    assert g.position()["this_turn"]["activated"] == (version == 1)


@pytest.mark.rule("specialist.use_requires_effect", "specialist.discard_ornament")
@pytest.mark.parametrize("version", VERSIONS)
def test_a_discard_that_became_impossible_gives_nothing_and_is_no_use(version: int) -> None:
    """The last ornament is built in between, by the delivery of a reinforcement tile."""
    table = black_visit(2, guild="brick_makers").hold(0, "s18").reinforcements(0, "deliver_1")
    row = table.finish("1.1", 0).player(0)
    had, row["ornaments"] = row["ornaments"], {"door": 1, "arch": 0, "cross": 0}
    row["discarded"]["ornaments"] = {**had, "door": had["door"] - 1}
    table.goods(0, lumber=1, stone=1, brick=1).score(0, 20)
    g = play(of(table, version).game(), "use specialist", "reinforce deliver_1")
    g.play(next(text for text in texts(g) if text.startswith("decorate 1.1")))
    assert main_moves(g) == ["take nothing"]
    score = g.position()["players"][0]["score"]
    g.play("take nothing")
    row = g.position()["players"][0]
    assert row["score"] == score
    assert row["specialist"] == (None if version == 1 else "s18")


@pytest.mark.rule("specialist.use_requires_effect")
@pytest.mark.parametrize("version", VERSIONS)
def test_a_plain_gain_is_used_even_if_nothing_of_it_is_taken(version: int) -> None:
    g = play(of(black_visit().hold(0, "s01"), version).game(), "use specialist")
    g.play("take nothing")
    assert g.position()["players"][0]["specialist"] is None


# ------------------------------------------------------------ Wholesalers


@pytest.mark.rule("guild.wholesalers.same_market_action_twice", "guild.parts_and_fewer")
@pytest.mark.parametrize("version", VERSIONS)
def test_no_question_is_asked_whose_only_market_answer_would_be_to_stop(version: int) -> None:
    """The specialist is the extra action; it cannot act a second time, and nothing else is the same kind."""
    table = black_visit(2, guild="wholesalers").hold(0, "s06")
    table.influence(1, "wholesalers_2").rubles(0, 9)
    g = play(of(table, version).game(), "use same_market_action_twice", "use specialist")
    while g.state.stack[-1].kind == "pieces":
        g.play(main_moves(g)[0])
    assert g.position()["players"][0]["specialist"] is None
    if version == 1:
        assert main_moves(g) == ["stop"]
        g.play("stop")
    assert g.state.stack[-1].kind == "visit"


# ------------------------------------------------------------ Jewelers


@pytest.mark.rule("guild.jewelers.diamond_trade", "turn.exchange_one_moment")
@pytest.mark.parametrize("card", ["merchants_1", "merchants_3"])
@pytest.mark.parametrize(("version", "open_still"), [(1, False), (2, True)])
def test_announcing_a_trade_with_diamonds_leaves_the_moment_for_prestige_open(
    card: str, version: int, open_still: bool
) -> None:
    options = {"exchange": "one_moment"} if version > 1 else {}
    table = influenced(card, 2, guild="jewelers", **options).diamonds(0, 2).score(0, 30)
    g = play(of(table, version).game(), "exchange")
    trade = next(text for text in texts(g) if text in ("use two_for_one lumber", "use four_for_two lumber"))
    g.play(trade)
    assert g.state.stack[-1].kind == "with_diamonds"
    assert ("exchange" in texts(g)) == open_still
    g.play(main_moves(g)[0])
    refuses(g, "exchange", "turn.exchange_one_moment")


@pytest.mark.rule("guild.jewelers.diamond_trade", "turn.exchange_one_moment")
def test_a_trade_that_is_paid_at_once_closes_it() -> None:
    table = influenced("merchants_1", guild="jewelers", exchange="one_moment").score(0, 30)
    g = play(table.game(), "exchange", "use two_for_one lumber")
    assert "exchange" not in texts(g)
    refuses(g, "exchange", "turn.exchange_one_moment")


# ------------------------------------------------------------ prompts


@pytest.mark.rule("guild.parts_and_fewer", "inventory.overflow")
def test_nobody_is_asked_to_take_up_to_none() -> None:
    """Two gems of a specialist; a reinforcement tile fills the room in between."""
    table = reinforced("s05").influence(2, "craftsmen_1").rubles(0, 9).claim("1.1", 0)
    room = table.game().view(0)["players"][0]["open_spaces"]
    g = play(table.goods(0, lumber=room - 1).game(), "use specialist", "reinforce any_guild_action")
    g.play(next(text for text in texts(g) if text.startswith("use buy_common")))
    assert "up to 0" not in g.prompt
