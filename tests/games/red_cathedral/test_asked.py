"""What questions say beside their options: the usual answer, what an answer leaves, what is possible."""

from typing import Any

import pytest

import nave
from nave.kernel.frame import NO_MOVE
from nave.kernel.game import Game
from tests.support.facts import facts
from tests.support.red_cathedral import Table, play
from tests.support.red_cathedral_solo import SoloTable


def left(game: Game, move: str) -> list[str]:
    [option] = [option for option in game.options() if option.text == move]
    return [game.say(said) for said in option.leaves]


def usual(game: Game) -> str | None:
    found = [option.text for option in game.options() if option.usual]
    return found[0] if found else None


def visiting(player: int = 0) -> Table:
    """Two dice on a tile of two lumber, the Teamsters' cheap card beside it."""
    table = Table(4, first_player=str(player + 1)).resource(6, "lumber").influence(3, "teamsters_1")
    table.die("green", 6, 1)
    for die, space in (("white", 1), ("red", 2), ("yellow", 3)):
        table.die(die, space, 1)
    return table.visit(player, "blue", 6)


# ------------------------------------------------------------ usual answers and what is left


@pytest.mark.rule("market.take_fewer", "market.roll")
@pytest.mark.parametrize("player", range(4))
def test_a_visit_takes_all_that_fits_and_then_says_what_rolling_leaves(player: int) -> None:
    game = visiting(player).game()
    assert usual(game) == "take 4 lumber"
    assert left(game, "take 4 lumber") == []
    assert left(game, "take 3 lumber") == ["1 lumber left lying"]
    assert left(game, "roll") == ["4 lumber left lying", "the influence of this visit unused"]
    play(game, "take 4 lumber", "use gain_ruble")
    assert usual(game) == "roll"
    assert left(game, "roll") == []


@pytest.mark.rule("inventory.overflow", "market.actions")
def test_taking_what_fits_is_usual_only_while_nothing_else_could_make_room() -> None:
    game = visiting().goods(0, stone=3).game()
    assert left(game, "take 3 lumber") == ["1 lumber left lying"]
    assert usual(game) is None
    assert usual(play(game, "use gain_ruble")) == "take 3 lumber"


def test_a_piece_means_an_answer_only_if_the_others_are_the_same_with_another_amount() -> None:
    table = visiting().influence(3, "craftsmen_1").goods(0, stone=2, gold=1).rubles(0, 0)
    game = table.game()
    question = game.state.stack[-1]
    numbers = {option.text: option.move for option in game.options()}
    taking = [move for text, move in numbers.items() if text.startswith("take ") and "lumber" in text]
    assert len(taking) > 1
    assert question.means(game.state, taking) == taking[0]
    selling = [move for text, move in numbers.items() if text.startswith("use sell_any ")]
    assert len(selling) == 2
    assert question.means(game.state, selling) == NO_MOVE
    assert question.means(game.state, selling[:1]) == selling[0]


@pytest.mark.rule("influence.contiguous")
def test_what_would_close_influence_that_can_go_on_is_not_usual() -> None:
    table = visiting().influence(3, "craftsmen_1").goods(0, stone=2).rubles(0, 0)
    assert usual(table.game()) == "take 4 lumber"
    game = play(table.game(), "use sell_any stone")
    assert left(game, "take 4 lumber") == ["the influence of this visit unused"]
    assert usual(game) is None
    assert usual(play(game, "use sell_any stone")) == "take 4 lumber"


@pytest.mark.rule("turn.end")
def test_ending_the_turn_is_usual_once_the_basic_action_is_done() -> None:
    assert usual(play(visiting().game(), "roll")) == "end turn"


@pytest.mark.rule("workshop.face_down", "advanced.forfeit")
def test_a_tile_face_down_leaves_its_benefit_and_the_ornament_of_the_space() -> None:
    game = play(Table().tile("1.1", "workshop_brick_1").game(), "claim 1.1")
    assert left(game, "place down green") == ["what the tile gives"]
    game = play(Table(workshops="advanced", color_1="green").game(), "claim 1.1", "banner inventory")
    told = {text for option in game.options() for text in left(game, option.text)}
    assert {"an arch that is never released", "a door that is never released"} & told


@pytest.mark.rule("build.at_least_one")
def test_stopping_leaves_the_deliveries_that_were_still_possible() -> None:
    table = Table().card("1.1", "base_01").claim("1.1", 0).goods(0, lumber=2)
    game = play(table.game(), "deliver lumber to 1.1")
    assert left(game, "stop") == ["2 deliveries unused"]
    game.play("deliver lumber to 1.1")
    assert usual(game) == "stop"
    assert left(game, "stop") == []


# ------------------------------------------------------------ prompts and reasons


@pytest.mark.rule("turn.basic_action")
def test_the_prompt_of_a_turn_names_what_is_possible() -> None:
    assert Table().game().prompt == "Green: claim a section or move a die."
    table = Table().card("1.1", "base_01").claim("1.1", 0).goods(0, lumber=1)
    assert table.game().prompt == "Green: claim a section, deliver to the cathedral or move a die."


@pytest.mark.rule("workshop.placement")
def test_the_prompt_for_a_tile_says_whose_workshop_it_is() -> None:
    game = play(Table().tile("1.1", "workshop_brick_1").game(), "claim 1.1")
    assert game.prompt == "Green: place the brick tile in Green's workshop, face up or face down."
    assert "Vera's workshop" in game.say(game.asked(), ["Vera", "Otto"])


@pytest.mark.rule("influence.costs")
def test_a_delivery_with_nothing_to_deliver_is_refused_for_that_reason() -> None:
    refusal = visiting().rubles(0, 3).game().why_not("use deliver_one")
    assert refusal is not None
    assert refusal.reason == "your inventory is empty"
    refusal = visiting().rubles(0, 3).goods(0, gold=1).game().why_not("use deliver_one")
    assert refusal is not None
    assert refusal.reason == "you have nothing that a section or an ornament of yours needs"


@pytest.mark.rule("decorate.any_finished_section")
def test_an_ornament_with_nothing_finished_names_no_card() -> None:
    refusal = Table().goods(0, lumber=1).game().why_not("decorate 2.1")
    assert refusal is not None
    assert refusal.reason == "no base is finished yet that could bear a door"
    refusal = Table().finish("1.1", 1).goods(0, lumber=1).game().why_not("decorate 2.1")
    assert refusal is not None
    assert refusal.reason == "2.1 is not finished"


# ------------------------------------------------------------ what views look ahead to


def section(game: Game, tower: int, level: int) -> dict[str, Any]:
    row: dict[str, Any] = game.view(None)["site"][tower - 1][level - 1]
    return row


@pytest.mark.rule("penalty.amount", "penalty.trigger")
def test_a_section_shows_what_the_next_finish_above_would_cost() -> None:
    """Own, one finished by player 1, one that player 2 may finish: 1 so far, 2 with the next one."""
    table = Table(3).claim("1.1", 0).finish("1.2", 1).claim("1.3", 2)
    row = section(table.game(), 1, 1)
    assert (row["penalty"], row["penalty_by"]) == (2, [0, 0, 2])
    row = section(Table(3).claim("1.1", 0).claim("1.2", 2).game(), 1, 1)
    assert row["penalty_by"][2] == 1


@pytest.mark.rule("penalty.amount")
def test_the_penalty_shown_is_the_penalty_paid() -> None:
    table = Table(3, first_player="3").claim("1.1", 0).finish("1.2", 1).claim("1.3", 2).score(0, 20)
    missing = next(iter(section(table.game(), 1, 3)["cost"]))
    table.all_but("1.3", **{missing: 1}).goods(2, **{missing: 1})
    game = table.game()
    shown = section(game, 1, 1)["penalty_by"][2]
    game.play(f"deliver {missing} to 1.3")
    assert [event.data["amount"] for event in game.events if event.kind == "penalty"] == [shown]


@pytest.mark.rule("solo.ivan_die", "solo.ivan_market_recognition", "solo.ivan_influence")
@pytest.mark.parametrize("seed", range(6))
def test_the_forecast_of_ivans_turn_is_what_then_happens(seed: int) -> None:
    game = nave.new_game("red_cathedral", seats=1, seed=seed)
    game.play(next(text for text in (o.text for o in game.options()) if text.startswith("claim")))
    while game.options()[0].text != "end turn":
        game.play(game.options()[-1].text if game.options()[0].text.startswith("take") else game.options()[0])
    seen = game.view(0)["forecast"]
    game.play("end turn")
    moved = [event.data for event in game.events if event.kind == "move_die"]
    blocked = [event.data for event in game.events if event.kind == "ivan_blocked"]
    if seen["blocked"]:
        assert blocked == [{"die": seen["die"]}]
        return
    assert (moved[-1]["die"], moved[-1]["to"]) == (seen["die"], seen["space"])
    gained = {
        event.rule: facts(event)["to"] - facts(event)["from"]
        for event in game.events
        if event.kind == "score" and event.rule in ("solo.ivan_market_recognition", "solo.ivan_influence")
    }
    assert gained.get("solo.ivan_market_recognition", 0) == seen["tile"]
    assert gained.get("solo.ivan_influence", 0) == seen["guild"]


@pytest.mark.rule("solo.ivan_reset")
def test_there_is_no_forecast_while_his_tiles_are_to_be_dealt_anew() -> None:
    table = SoloTable().row(down=5).ask(("end", [0]))
    assert table.game().view(0)["forecast"] is None
