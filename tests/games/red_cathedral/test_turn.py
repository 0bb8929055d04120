"""Turns: one basic action, the two optional actions around it, the end."""

import random
from collections.abc import Callable
from typing import Any

import pytest

from nave.kernel.game import Game
from tests.support.red_cathedral import Table, events, play, refuses, texts

DICE = ("white", "green", "blue", "red", "yellow")


def row(game: Game, player: int = 0) -> dict[str, Any]:
    data: dict[str, Any] = game.position()["players"][player]
    return data


def spread(table: Table) -> Table:
    """White and green on space 3, blue on 5, red on 6, yellow on 7; spaces 1, 2, 4 and 8 are empty."""
    for die, space in zip(DICE, (3, 3, 5, 6, 7), strict=True):
        table.die(die, space, 1)
    return table


def rich(**options: str) -> Table:
    """Player 0 begins on space 30 (prestige 7) with 10 rubles."""
    return spread(Table(2, 1, **options)).score(0, 30).rubles(0, 10)


def any_die(game: Game) -> str:
    return next(text for text in texts(game) if text.startswith("die "))


# ------------------------------------------------------------ order


@pytest.mark.rule("turn.order")
@pytest.mark.parametrize(("seats", "first"), [(2, 1), (3, 1), (3, 2), (4, 1), (4, 4)])
def test_complete_turns_go_round_clockwise(seats: int, first: int) -> None:
    game = Table(seats, first_player=str(first)).game()
    order = []
    for _ in range(2 * seats):
        order.append(game.seat)
        play(game, any_die(game), "roll")
        assert game.seat == order[-1]
        game.play("end turn")
    assert order == [(first - 1 + n) % seats for n in range(2 * seats)]


# ------------------------------------------------------------ basic action


@pytest.mark.rule("turn.basic_action")
def test_a_turn_offers_claims_deliveries_and_dice_and_nothing_else() -> None:
    table = spread(Table()).card("1.1", "base_01").claim("1.1", 0).goods(0, lumber=1).rubles(0, 0)
    kinds = {text.split()[0] for text in texts(table.game())}
    assert kinds == {"claim", "deliver", "die"}


BASIC_ACTIONS = {
    "claim": ["claim 2.1", "place down green"],
    "build": ["deliver lumber to 1.1", "stop"],
    "market": ["die blue", "roll"],
}


@pytest.mark.rule("turn.basic_action")
@pytest.mark.parametrize("action", list(BASIC_ACTIONS))
def test_a_second_basic_action_is_refused(action: str) -> None:
    table = rich().card("1.1", "base_01").claim("1.1", 0, shop="blue").goods(0, lumber=2)
    game = play(table.game(), *BASIC_ACTIONS[action])
    assert game.seat == 0
    for second in ("claim 3.1", "deliver lumber to 1.1", "die red", "die white"):
        refuses(game, second, "turn.basic_action")


@pytest.mark.rule("turn.basic_action", "turn.no_pass", "turn.end")
def test_the_basic_action_is_compulsory_and_passing_is_refused() -> None:
    refuses(Table().game(), "end turn", "turn.end")


@pytest.mark.rule("turn.no_pass")
def test_a_die_can_always_move_whatever_the_dice_show_and_wherever_they_lie() -> None:
    chance = random.Random(5)
    full = 0
    for _ in range(400):
        spaces = [chance.randint(1, 8) for _ in DICE]
        if chance.random() < 0.7:
            spaces = [1, 1, 1, *spaces[3:]]
            chance.shuffle(spaces)
        if max(spaces.count(space) for space in spaces) > 3:
            continue
        table = Table().rubles(0, 0)
        for die, space in zip(DICE, spaces, strict=True):
            table.die(die, space, chance.randint(1, 6))
        full += max(spaces.count(space) for space in spaces) == 3
        game = table.game()
        movable = {text for text in texts(game) if text.startswith("die ")}
        assert movable
        assert "end turn" not in texts(game)
        if spaces.count(1) == 3:
            assert movable >= {f"die {die}" for die, space in zip(DICE, spaces, strict=True) if space == 1}
    assert full > 100


# ------------------------------------------------------------ optional actions: when


def influence(card: str) -> Table:
    """Player 0, with four materials, is in a market visit at that card."""
    table = rich().goods(0, lumber=1, brick=2, stone=1)
    table.tile("1.1", "workshop_brick_1").claim("1.1", 0, up=True)
    return table.influence(3, card).visit(0, "blue", 6)


# A position and the moves that lead to each kind of question.
QUESTIONS: dict[str, tuple[Callable[[], Table], list[str]]] = {
    "turn": (rich, []),
    "banner": (lambda: rich(workshops="advanced"), ["claim 1.1"]),
    "place": (rich, ["claim 1.1"]),
    "benefit": (lambda: rich().tile("1.1", "workshop_brick_1"), ["claim 1.1", "place up red"]),
    "deliver": (
        lambda: rich().card("1.1", "base_01").claim("1.1", 0).goods(0, lumber=2),
        ["deliver lumber to 1.1"],
    ),
    "visit": (rich, ["die blue"]),
    "pay": (lambda: influence("clergy_2"), ["use discard_three lumber"]),
    "take": (lambda: influence("merchants_2"), ["use two_for_one brick"]),
    "swap": (lambda: influence("teamsters_3"), ["use swap_tiles"]),
    "activate": (lambda: influence("merchants_3"), ["use activate_tile"]),
    "end": (rich, ["die blue", "roll"]),
}


@pytest.mark.rule("turn.optional_timing")
@pytest.mark.parametrize("question", list(QUESTIONS))
def test_both_optional_actions_fit_in_wherever_the_player_decides(question: str) -> None:
    position, moves = QUESTIONS[question]
    game = play(position().game(), *moves)
    assert game.position()["ask"][-1]["ask"] == question
    before = [text for text in texts(game) if not text.startswith(("exchange", "reroll"))]
    rubles = row(game)["rubles"]
    play(game, "exchange", "reroll 3")
    assert (row(game)["score"], row(game)["rubles"]) == (25, rubles + 2)
    after = [text for text in texts(game) if not text.startswith(("exchange", "reroll"))]
    assert game.position()["ask"][-1]["ask"] == question
    if question != "turn":
        assert after == before


@pytest.mark.rule("turn.optional_timing")
def test_optional_actions_on_a_turn_concern_nobody_but_its_player() -> None:
    table = spread(Table(3)).score(0, 30).score(1, 30).score(2, 30)
    game = play(table.game(), "die blue", "roll", "end turn")
    assert game.seat == 1
    play(game, "exchange", "reroll 3")
    assert [row(game, player)["score"] for player in range(3)] == [30, 25, 30]
    assert [row(game, player)["rubles"] for player in range(3)] == [3, 6, 4]


@pytest.mark.rule("turn.optional_timing")
def test_the_steps_of_a_completion_are_not_interrupted() -> None:
    table = rich().card("1.1", "base_01").claim("1.1", 0).all_but("1.1", brick=1).goods(0, brick=1)
    game = play(table.game(), "deliver brick to 1.1")
    assert len(game.answers) == 1
    assert [event.kind for event in game.events] == ["deliver", "finish", "score", "gain"]


# ------------------------------------------------------------ exchange


@pytest.mark.rule("turn.exchange_prestige")
def test_two_exchanges_from_16_lead_over_13_to_9_and_give_4_rubles() -> None:
    game = play(Table().score(0, 16).score(1, 16).rubles(0, 3).game(), "exchange")
    assert (row(game)["score"], row(game)["rubles"]) == (13, 5)
    game.play("exchange")
    assert (row(game)["score"], row(game)["rubles"]) == (9, 7)
    assert (row(game, 1)["score"], row(game, 1)["rubles"]) == (16, 4)
    assert {event.rule for event in game.events} == {"turn.exchange_prestige"}


def once(**options: str) -> Table:
    """The publisher's later wording: all exchanges of a turn at one moment."""
    return rich(exchange="one_moment", **options)


@pytest.mark.rule("turn.exchange_prestige")
@pytest.mark.parametrize("player", range(4))
def test_prestige_is_changed_again_and_again_whatever_is_done_between(player: int) -> None:
    table = spread(Table(4, first_player=str(player + 1))).score(player, 60).rubles(player, 0)
    table.tile("1.1", "workshop_brick_1").resource(6, "lumber").influence(3, "teamsters_1")
    game = play(table.game(), "exchange", "die blue", "exchange", "take 2 lumber", "exchange")
    play(game, "use gain_ruble", "exchange", "roll", "exchange")
    assert row(game, player)["rubles"] == 11
    play(game, "reroll 3", "exchange")
    assert row(game, player)["rubles"] == 13
    assert game.position()["this_turn"]["exchange"] == "free"


@pytest.mark.rule("turn.exchange_one_moment")
def test_games_of_the_first_rules_go_on_with_one_moment_a_turn() -> None:
    table = rich()
    table.data["rules_version"] = 1
    refuses(play(table.game(), "exchange", "die blue"), "exchange", "turn.exchange_one_moment")


@pytest.mark.rule("turn.exchange_one_moment")
def test_a_third_exchange_after_the_move_of_a_die_is_refused() -> None:
    game = play(once().game(), "exchange", "exchange", "die blue")
    refuses(game, "exchange", "turn.exchange_one_moment")
    game.play("roll")
    refuses(game, "exchange", "turn.exchange_one_moment")


@pytest.mark.rule("turn.exchange_one_moment")
def test_a_first_exchange_after_the_move_is_possible_and_can_be_repeated_there() -> None:
    game = play(once().game(), "die blue", "exchange", "exchange", "exchange")
    assert row(game)["rubles"] == 16


@pytest.mark.rule("turn.exchange_one_moment")
def test_a_re_roll_after_an_exchange_closes_the_exchange() -> None:
    game = play(once().game(), "exchange", "reroll 3")
    refuses(game, "exchange", "turn.exchange_one_moment")


@pytest.mark.rule("turn.exchange_one_moment")
def test_a_re_roll_before_the_first_exchange_does_not_close_it() -> None:
    assert "exchange" in texts(play(once().game(), "reroll 3"))


CLOSING = {
    "claim": ["claim 2.1"],
    "deliver": ["deliver lumber to 1.1"],
    "obtain": ["die blue", "exchange", "take 2 lumber"],
    "influence": ["die blue", "exchange", "use gain_ruble"],
    "delivery for a ruble": ["die blue", "exchange", "use deliver_one"],
    "place": ["claim 2.1", "exchange", "place up red"],
    "roll": ["die blue", "exchange", "roll"],
}


@pytest.mark.rule("turn.exchange_one_moment")
@pytest.mark.parametrize("action", list(CLOSING))
def test_doing_anything_else_closes_the_exchange(action: str) -> None:
    moves = CLOSING[action]
    table = once().card("1.1", "base_01").tile("2.1", "workshop_brick_1").claim("1.1", 0).goods(0, lumber=2)
    table.resource(6, "lumber").influence(3, "teamsters_1")
    game = play(table.game(), *(moves if "exchange" in moves else ["exchange", *moves]))
    refuses(game, "exchange", "turn.exchange_one_moment")


@pytest.mark.rule("turn.exchange_one_moment", "advanced.white_banners")
def test_announcing_a_claim_leaves_the_exchange_open_until_the_banner_is_taken() -> None:
    game = play(once(workshops="advanced").game(), "exchange", "claim 1.1", "exchange")
    assert row(game)["rubles"] == 14
    game.play("banner inventory")
    refuses(game, "exchange", "turn.exchange_one_moment")


@pytest.mark.rule("turn.exchange_one_moment")
def test_announcing_the_activation_of_a_tile_leaves_the_exchange_open_until_it_is_named() -> None:
    table = once().tile("1.1", "workshop_brick_1").claim("1.1", 0, shop="green", up=True)
    game = table.influence(3, "merchants_3").visit(0, "blue", 6).game()
    play(game, "exchange", "use activate_tile", "exchange")
    assert row(game)["rubles"] == 14
    game.play("activate green 1")
    refuses(game, "exchange", "turn.exchange_one_moment")


@pytest.mark.rule("turn.exchange_one_moment")
def test_the_next_turn_of_the_player_allows_exchanges_again() -> None:
    game = play(once().game(), "exchange", "reroll 3", "claim 1.1", "place down red", "end turn")
    play(game, any_die(game), "roll", "end turn")
    assert game.seat == 0
    assert "exchange" in texts(game)
    assert any(text.startswith("reroll") for text in texts(game))


# ------------------------------------------------------------ re-roll


@pytest.mark.rule("turn.reroll")
@pytest.mark.parametrize(
    ("space", "rolled"), [(3, {"white", "green"}), (5, {"blue"}), (6, {"red"}), (7, {"yellow"})]
)
def test_a_re_roll_rolls_all_dice_of_that_space_and_no_other(space: int, rolled: set[str]) -> None:
    game = rich().game()
    before = game.position()["market"]["dice"]
    game.play(f"reroll {space}")
    assert {event["die"] for event in events(game, "roll")} == rolled
    assert {event["rule"] for event in events(game, "roll")} == {"turn.reroll"}
    assert events(game, "roll_space") == [{"space": space, "rule": "turn.reroll"}]
    after = game.position()["market"]["dice"]
    for die in DICE:
        assert after[die]["space"] == before[die]["space"]
        assert die in rolled or after[die] == before[die]


@pytest.mark.rule("turn.reroll")
def test_a_re_rolled_die_can_show_every_value() -> None:
    games = [play(rich().game(seed), "reroll 5") for seed in range(60)]
    assert {game.position()["market"]["dice"]["blue"]["value"] for game in games} == set(range(1, 7))


@pytest.mark.rule("turn.reroll")
@pytest.mark.parametrize("space", [1, 2, 4, 8])
def test_an_empty_space_cannot_be_re_rolled(space: int) -> None:
    refuses(rich().game(), f"reroll {space}", "turn.reroll")


@pytest.mark.rule("turn.reroll")
@pytest.mark.parametrize("between", [[], ["die blue"], ["die blue", "roll"], ["claim 1.1"]])
def test_a_second_re_roll_in_one_turn_is_refused(between: list[str]) -> None:
    game = play(rich().game(), "reroll 6", *between)
    for space in (3, 6, 7):
        refuses(game, f"reroll {space}", "turn.reroll")


@pytest.mark.rule("turn.reroll")
def test_the_space_a_die_has_just_reached_can_be_re_rolled_and_the_move_stays() -> None:
    game = play(rich().resource(6, "stone").game(), "die blue", "reroll 6")
    assert {event["die"] for event in events(game, "roll")} == {"blue", "red"}
    assert game.position()["market"]["dice"]["blue"]["space"] == 6
    assert "take 4 stone" in texts(game)


# ------------------------------------------------------------ end


@pytest.mark.rule("turn.end")
@pytest.mark.parametrize("moves", [["claim 1.1"], ["die blue"], ["deliver lumber to 4.1"]])
def test_a_turn_cannot_end_before_its_basic_action_is_finished(moves: list[str]) -> None:
    table = rich().card("4.1", "base_01").claim("4.1", 0, shop="blue").goods(0, lumber=2)
    refuses(play(table.game(), *moves), "end turn", "turn.end")


@pytest.mark.rule("turn.end")
def test_after_the_basic_action_the_player_ends_the_turn_when_the_optional_actions_are_done() -> None:
    game = play(rich().game(), "die blue", "roll")
    assert game.seat == 0
    play(game, "exchange", "reroll 3")
    assert texts(game) == ["end turn", "exchange"]
    game.play("end turn")
    assert game.seat == 1
