"""The Foremen: the foreman's walk, gains for banners where he stops, and what he does to completions."""

import pytest

import nave
from tests.support.checks import play_checked
from tests.support.red_cathedral import Table, events, play, refuses
from tests.support.red_cathedral_checks import changed, influenced, main_moves
from tests.support.red_cathedral_pieces import RedCathedralSubject
from tests.support.red_cathedral_solo import SoloTable, gains


def at_foremen(card: str, tower: int, seats: int = 2, **options: str) -> Table:
    """At the Foremen; player 0 has a banner in tower 1 and three in tower 2, player 1 two in tower 3."""
    table = influenced(card, seats, **options).claim("3.1", 1).finish("3.2", 1)
    table.data["foreman"] = tower
    return table


# ------------------------------------------------------------ set-up and walk


@pytest.mark.rule("guild.foremen.setup", "options.guild_pieces")
def test_the_foreman_starts_under_the_leftmost_tower_of_games_with_a_foremen_card() -> None:
    for seed in range(6):
        game = nave.new_game("red_cathedral", seats=3, seed=seed, settings={"guild": "foremen"})
        assert game.position()["foreman"] == 1
        assert game.view(None)["foreman"] == 1
    assert "foreman" not in nave.new_game(
        "red_cathedral", seats=3, seed=1, settings={"guild": "managers"}
    ).view(0)


@pytest.mark.rule("guild.foremen.setup", "options.fourth_guild")
def test_a_foreman_of_a_drawn_guild_starts_there_too() -> None:
    seen = set()
    for seed in range(40):
        game = nave.new_game("red_cathedral", seats=2, seed=seed, settings={"guild": "random"})
        position = game.position()
        foremen = any(card.startswith("foremen") for card in position["market"]["influence"])
        assert position.get("foreman") == (1 if foremen else None)
        seen.add(foremen)
    assert seen == {True, False}


@pytest.mark.rule("guild.foremen.movement")
@pytest.mark.parametrize(("start", "steps", "end"), [(1, 1, 2), (1, 2, 3), (3, 1, 4), (3, 2, 1), (4, 1, 1)])
def test_he_walks_one_or_two_towers_to_the_right_and_round_the_end(start: int, steps: int, end: int) -> None:
    """The ledger's example: four towers, from the third two steps lead under the first."""
    g = play(at_foremen("foremen_1", start).game(), "use rubles_own_banners")
    assert main_moves(g) == ["foreman 1", "foreman 2"]
    touches = {option.text: option.touches for option in g.options()}
    assert f"tower:{end}" in touches[f"foreman {steps}"]
    g.play(f"foreman {steps}")
    assert g.position()["foreman"] == end
    assert events(g, "foreman") == [
        {"player": 0, "steps": steps, "tower": end, "rule": "guild.foremen.movement"}
    ]


@pytest.mark.rule("guild.foremen.movement", "guild.parts_and_fewer")
def test_the_walk_may_be_made_without_any_gain_and_only_where_he_stops_counts() -> None:
    table = at_foremen("foremen_1", 1)
    g = play(table.game(), "use recognition_own_banners", "foreman 2")
    # Tower 2, with three own banners, is only passed.
    assert changed(table.data, g) == {"foreman": 2}
    refuses(g, "foreman 1", "guild.foremen.movement")


@pytest.mark.rule("guild.foremen.movement")
def test_he_may_stop_at_a_finished_tower() -> None:
    table = at_foremen("foremen_1", 1)
    g = play(table.game(), "use rubles_own_banners", "foreman 1")
    assert changed(table.data, g) == {"foreman": 1, "0 rubles": 3}


@pytest.mark.rule("guild.foremen.movement", "turn.exchange_one_moment")
def test_choosing_the_action_leaves_the_moment_for_prestige_open_until_he_walks() -> None:
    g = at_foremen("foremen_1", 1).one_moment().score(0, 30).game()
    play(g, "exchange", "use rubles_own_banners", "exchange", "foreman 1")
    refuses(g, "exchange", "turn.exchange_one_moment")


# ------------------------------------------------------------ own banners


@pytest.mark.rule("guild.foremen.recognition_own_banners", "guild.card")
@pytest.mark.parametrize(("start", "steps", "gain"), [(1, 1, 3), (4, 1, 1), (3, 2, 1), (2, 1, 0), (4, 2, 3)])
def test_recognition_for_each_own_banner_finished_or_not(start: int, steps: int, gain: int) -> None:
    table = at_foremen("foremen_2", start)
    g = play(table.game(), "use recognition_own_banners", f"foreman {steps}")
    assert g.position()["players"][0]["score"] == 2 + gain
    refuses(g, "use recognition_own_banners", "influence.marks")
    refuses(g, "use recognition_other_banners", "influence.one_of_two")


@pytest.mark.rule("guild.foremen.rubles_own_banners")
@pytest.mark.parametrize(("start", "steps", "gain"), [(1, 1, 3), (4, 1, 1), (2, 1, 0)])
def test_a_ruble_for_each_own_banner(start: int, steps: int, gain: int) -> None:
    table = at_foremen("foremen_1", start)
    g = play(table.game(), "use rubles_own_banners", f"foreman {steps}")
    assert g.position()["players"][0]["rubles"] == 9 + gain
    refuses(g, "use rubles_own_banners", "influence.marks")


# ------------------------------------------------------------ another player's banners


@pytest.mark.rule("guild.foremen.recognition_other_banners")
def test_recognition_for_the_only_other_players_banners_without_a_question() -> None:
    table = at_foremen("foremen_2", 1)
    g = play(table.game(), "use recognition_other_banners", "foreman 2")
    # Two banners, one of them on a finished section; their owner gains nothing.
    assert changed(table.data, g) == {"foreman": 2, "0 score": 2}
    refuses(g, "use recognition_other_banners", "influence.marks")


@pytest.mark.rule("guild.foremen.rubles_other_banners")
def test_with_three_players_a_color_is_named_and_its_banners_pay() -> None:
    table = at_foremen("foremen_3", 1, seats=3).claim("3.3", 2)
    g = play(table.game(), "use rubles_other_banners", "foreman 2")
    assert main_moves(g) == ["name player 2", "name player 3"]
    refuses(g, "name player 1", "guild.foremen.rubles_other_banners")
    refuses(g, "name player 4", "guild.foremen.rubles_other_banners")
    refuses(g, "roll", "market.roll")
    g.play("name player 2")
    assert changed(table.data, g) == {"foreman": 2, "0 rubles": 2}
    g = play(table.game(), "use rubles_other_banners", "foreman 2", "name player 3")
    assert changed(table.data, g) == {"foreman": 2, "0 rubles": 1}


@pytest.mark.rule("guild.foremen.rubles_other_banners", "guild.foremen.recognition_other_banners")
@pytest.mark.parametrize("card", ["foremen_2", "foremen_3"])
def test_own_banners_never_count_as_anothers(card: str) -> None:
    use = "use recognition_other_banners" if card == "foremen_2" else "use rubles_other_banners"
    table = at_foremen(card, 1, seats=3)
    g = play(table.game(), use, "foreman 1")
    # Nobody else is there, so that there is nobody to name.
    assert changed(table.data, g) == {"foreman": 1}
    refuses(g, "name player 2", "guild.foremen.recognition_other_banners")


# ------------------------------------------------------------ completions


def site(foreman: int) -> Table:
    """Tower 1: base of player 1, middle of player 0 that lacks one lumber, dome of player 2."""
    table = Table(3, 1, guild="foremen").card("1.2", "middle_01").card("1.3", "dome_05")
    table.claim("1.1", 1).claim("1.2", 0).claim("1.3", 2)
    table.all_but("1.2", lumber=1).all_but("1.3", gold=1)
    table.goods(0, lumber=1).goods(2, gold=1).score(1, 10)
    table.data["foreman"] = foreman
    return table.turn_of(0)


@pytest.mark.rule("guild.foremen.completion_bonus", "score.completion_order")
@pytest.mark.parametrize(("foreman", "bonus"), [(1, 1), (2, 0)])
def test_a_section_finished_under_his_eye_brings_one_recognition_more(foreman: int, bonus: int) -> None:
    g = play(site(foreman).game(), "deliver lumber to 1.2")
    assert g.position()["players"][0]["score"] == 2 + 4 + bonus
    rules = [event["rule"] for event in events(g, "score") if event["player"] == 0]
    assert rules == ["build.reward"] + ["guild.foremen.completion_bonus"] * bonus


@pytest.mark.rule("guild.foremen.double_penalty", "score.completion_order")
@pytest.mark.parametrize(("foreman", "first", "second"), [(1, 2, 4), (4, 1, 2)])
def test_penalties_are_doubled_in_his_tower(foreman: int, first: int, second: int) -> None:
    """The ledger's example: 2 for the middle above, later 4 for two finished sections of others."""
    g = play(site(foreman).game(), "deliver lumber to 1.2")
    score = g.position()["players"][1]["score"]
    assert score == 10 - first
    rule = "guild.foremen.double_penalty" if foreman == 1 else "penalty.amount"
    assert events(g, "penalty") == [{"player": 1, "section": "1.1", "amount": first, "rule": rule}]
    table = site(foreman)
    table.data = g.position()
    g = play(table.turn_of(2).game(), "deliver gold to 1.3")
    assert score - g.position()["players"][1]["score"] == second


@pytest.mark.rule("guild.foremen.double_penalty")
def test_a_finishing_player_suffers_the_simple_penalty_for_an_own_section_below() -> None:
    """Player 0 owns an unfinished base under a finished middle of player 1 and finishes the dome."""
    table = Table(2, 1, guild="foremen").card("1.3", "dome_05").claim("1.1", 0).finish("1.2", 1)
    table.claim("1.3", 0).all_but("1.3", gold=1).goods(0, gold=1).score(0, 20)
    g = play(table.turn_of(0).game(), "deliver gold to 1.3")
    # 6 and the foreman's point, then 1 for the one finished section of another player above.
    assert g.position()["players"][0]["score"] == 20 + 6 + 1 - 1


@pytest.mark.rule("guild.foremen.double_penalty", "score.floor")
def test_a_doubled_penalty_never_leads_below_0() -> None:
    g = play(site(1).score(1, 1).game(), "deliver lumber to 1.2")
    assert g.position()["players"][1]["score"] == 0


# ------------------------------------------------------------ solitaire


def with_ivan(card: str, foreman: int) -> SoloTable:
    """Ivan's white die is about to end in the quadrant of that Foremen card."""
    table = SoloTable(guild="foremen").influence(3, card)
    table.data["foreman"] = foreman
    return table


def ivans_walk(table: SoloTable) -> tuple[int, list[tuple[int, str]]]:
    """The foreman's tower after Ivan's next turn, and what that turn gave him."""
    game = table.ivans_turn()
    return game.position()["foreman"], gains(game, 1)


WALK = "solo.ivan_foremen"


@pytest.mark.rule("solo.ivan_foremen")
@pytest.mark.parametrize("card", ["foremen_1", "foremen_2", "foremen_3"])
def test_ivan_walks_to_the_reachable_tower_with_most_of_his_banners(card: str) -> None:
    table = with_ivan(card, 1).claim("2.1", 1).claim("3.1", 1).claim("3.2", 1).claim("4.1", 1)
    assert ivans_walk(table) == (3, [(2, WALK)])
    # Equal gains: the nearer tower.
    table.claim("2.2", 1)
    assert ivans_walk(table) == (2, [(2, WALK)])


@pytest.mark.rule("solo.ivan_foremen")
def test_ivan_takes_the_recognition_action_that_gives_more_and_his_own_banners_on_a_tie() -> None:
    table = with_ivan("foremen_2", 4).claim("1.1", 0).claim("2.1", 1)
    # One of yours one step ahead, one of his two steps ahead: his own action comes first.
    assert ivans_walk(table) == (2, [(1, WALK)])
    table.claim("1.2", 0)
    assert ivans_walk(table) == (1, [(2, WALK)])


@pytest.mark.rule("solo.ivan_foremen")
@pytest.mark.parametrize("card", ["foremen_1", "foremen_3"])
def test_the_foreman_stays_if_ivan_would_gain_nothing_and_he_takes_no_rubles(card: str) -> None:
    table = with_ivan(card, 1).claim("1.1", 1).claim("2.1", 0).claim("3.1", 0).claim("4.1", 1)
    assert ivans_walk(table) == (1, [])
    assert table.ivans_turn().position()["players"][1]["rubles"] == 0


@pytest.mark.rule("solo.guilds", "guild.foremen.recognition_other_banners")
def test_ivans_banners_count_as_those_of_the_other_player() -> None:
    table = with_ivan("foremen_2", 1).claim("2.1", 1).claim("2.2", 0).claim("2.3", 1).visit(0, "red", 5)
    g = play(table.game(), "use recognition_other_banners", "foreman 1")
    assert g.position()["players"][0]["score"] == 2 + 2


@pytest.mark.rule("solo.ivan_foremen", "guild.foremen.completion_bonus", "guild.foremen.double_penalty")
def test_the_extra_point_and_the_double_penalty_concern_ivan_like_a_player() -> None:
    """Ivan's construction finishes 1.2 above your base, then you finish 2.2 above his."""
    table = with_ivan("foremen_1", 1).card("1.2", "middle_02").claim("1.1", 0).claim("1.2", 1).score(0, 9)
    table.influence(1, "foremen_1").row("ivan_construction").pile("build", lumber=3)
    g = table.ivans_turn()
    assert gains(g, 1) == [(3, "build.reward"), (1, "guild.foremen.completion_bonus")]
    assert gains(g, 0) == [(-2, "guild.foremen.double_penalty")]
    table = with_ivan("foremen_1", 2).card("2.2", "middle_02").claim("2.1", 1).claim("2.2", 0).score(1, 9)
    table.all_but("2.2", brick=1).goods(0, brick=1).turn_of(0)
    g = play(table.game(), "deliver brick to 2.2")
    assert gains(g, 1) == [(-2, "guild.foremen.double_penalty")]
    assert gains(g, 0) == [(3, "build.reward"), (1, "guild.foremen.completion_bonus")]


# ------------------------------------------------------------ whole games


@pytest.mark.rule("guild.chains_end")
@pytest.mark.parametrize(
    ("seats", "side", "module"),
    [(1, "basic", "off"), (1, "advanced", "on"), (3, "basic", "on"), (4, "advanced", "off")],
)
@pytest.mark.slow
def test_random_games_with_foremen_keep_every_promise(seats: int, side: str, module: str) -> None:
    options = {"guild": "foremen", "workshops": side, "module": module}
    play_checked(RedCathedralSubject(), seats, options, seed=seats, every=40)
