"""Positions of The Red Cathedral that something is wrong with: each is refused, or can be played on."""

import copy
import random
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import nave
from tests.support.checks import check_options
from tests.support.mutate import STRANGERS, Place, mutated, places, value_at
from tests.support.red_cathedral import Table
from tests.support.red_cathedral_pieces import RedCathedralSubject

GAME = "red_cathedral"
DICE = ("white", "green", "blue", "red", "yellow")
SUBJECT = RedCathedralSubject()


def change(path: str, value: Any) -> Callable[[dict[str, Any]], None]:
    """Puts a value at a place such as `players.0.rubles`."""
    keys = [int(key) if key.isdigit() else key for key in path.split(".")]

    def put(data: dict[str, Any]) -> None:
        value_at(data, tuple(keys[:-1]))[keys[-1]] = value

    return put


@pytest.mark.parametrize(
    ("put", "message"),
    [
        (change("supply.gold", 14), "gold: 14 in the supply.* make 14; the game has 15"),
        (change("players.1.goods", {"brick": 1}), "brick: 20 in the supply, 1 in inventories.* make 21"),
        (change("players.0.banners.side", 1), "banners of Green: 5 left, 0 on the site; 6 in all"),
        (change("players.0.ornaments.door", 0), "Green has 0 of the ornament door"),
        (change("market.tiles.0", "resource_gold"), "twice"),
        (change("market.dice", {}), "the white die is missing"),
        (change("market.dice.white.value", 7), "value is 7; allowed: 1 to 6"),
        (change("market.dice.white.space", 0), "space is 0; allowed: 1 to 8"),
        (
            change("market.dice", {name: {"space": 2, "value": 1} for name in DICE}),
            "dice on space 2: 5; it holds 3",
        ),
        (change("market.dice.black", {"space": 1, "value": 1}), "black die is not part of this game"),
        (change("market.influence.0", "craftsmen_9"), "'craftsmen_9'; allowed: craftsmen_1"),
        (change("site", [[]]), r"heights \[0\]; the plans for this game are"),
        (change("site.0.0.tile", None), "neither a banner nor a workshop tile|missing on a free one"),
        (change("site.0.0.done", True), "finished without a banner"),
        (change("site.0.0.banner", 2), "banner is 2; allowed: 0 to 1"),
        (change("site.0.0.card", "dome_01"), "wrong type|two places"),
        (change("players.0.score", -1), "score is -1; allowed"),
        (change("players.0.rubles", "3"), "rubles is '3'; allowed"),
        (change("players.0.color", "red"), "color is 'red'; the options give 'green'"),
        (change("players.0.hat", 1), "unknown entry 'hat'; known: banners"),
        (change("weather", "rain"), "unknown entry 'weather'"),
        (change("active", True), "active is True; allowed: 0 to 1"),
        (change("this_turn.die", "black"), "die is 'black'; allowed: white, green, blue, red, yellow$"),
        (change("players", []), "players has 0 entries; needed: 2"),
        (change("seats", 3), "players has 2 entries; needed: 3"),
        (change("options.workshops", "huge"), "setting workshops is 'huge'"),
        (change("rules_version", 7), "rules version 7 of The Red Cathedral; installed: 1, 2"),
    ],
)
def test_a_position_with_something_wrong_is_refused(
    put: Callable[[dict[str, Any]], None], message: str
) -> None:
    table = Table(2)
    put(table.data)
    with pytest.raises(nave.PositionError, match=message):
        table.game()


VISIT = [("end", [0]), ("visit", [0])]


@pytest.mark.parametrize(
    ("frames", "message"),
    [
        ([], "must begin with next_turn and end with a question"),
        ([("end", [0]), ("gain", [0, 16])], "end with a question"),
        ([("next_turn", []), ("turn", [0])], "'next_turn' can only be the first"),
        ([("visit", [0])], "'visit' cannot lie on 'next_turn' in ask; allowed: end"),
        ([("turn", [0]), ("roll", [5, 0])], "the black die cannot be rolled"),
        ([("roll", [0, 0])], "'roll' cannot lie on 'next_turn' in ask"),
        ([("turn", [1])], "'turn' asks player 1; active is 0"),
        ([("turn", [2])], "the seat of 'turn' is 2; allowed: 0 to 1"),
        ([("turn", [])], "args has 0 entries; needed: 1"),
        ([("turn", [0.5])], "the seat of 'turn' is 0.5"),
        ([("tea", [])], "ask is 'tea'; allowed: next_turn, turn, end"),
        ([("ivan_claim", [])], "question of solitaire games only"),
        ([("end", [0]), ("banner", [0, 0])], "only with advanced workshops"),
        ([("end", [0]), ("place", [0, 0])], "workshop tile"),
        ([("end", [0]), ("benefit", [0, 0, 0])], "'benefit' gives nothing"),
        ([("end", [0]), ("deliver", [0, 0, 1])], "no delivery left"),
        ([("end", [0]), ("deliver", [0, 3, 0])], "'deliver' has no legal answer"),
        ([*VISIT, ("take", [0, 0, 1, -1])], "'sell_any', which is not on the card"),
        ([*VISIT, ("take", [0, 10, 3, -1])], "materials of 'take': 3; allowed: 1 to"),
        ([*VISIT, ("take", [-1, 10, 1, -1])], "the seat of 'take' is -1; allowed: 0 to 1"),
        ([*VISIT, ("take", [0, 10, 1, -2])], "the paid of 'take' is -2; allowed: -1 to 5"),
        ([*VISIT, ("swap", [0, 10])], "'swap' names another action"),
        ([*VISIT, ("activate", [0, 10])], "'activate' names another action"),
        ([*VISIT, ("gain", [0, 10]), ("pay", [0, 10, 1, 1])], "'gain' names another action"),
    ],
)
def test_a_question_that_cannot_be_asked_is_refused(
    frames: list[tuple[str, list[Any]]], message: str
) -> None:
    table = Table(2).influence(1, "merchants_1").visit(0, "white", 1).ask(*frames)
    with pytest.raises(nave.PositionError, match=message):
        table.game()


def test_a_market_visit_needs_its_die() -> None:
    table = Table(2).visit(0, "white", 1)
    table.data["this_turn"]["die"] = None
    with pytest.raises(nave.PositionError, match=r"a market visit needs this_turn\.die"):
        table.game()


def test_a_game_without_questions_must_be_at_its_end() -> None:
    table = Table(2)
    table.data["ask"] = []
    with pytest.raises(nave.PositionError, match=r"needs end\.trigger"):
        table.game()
    table.data["end"] = {"trigger": 0, "turns_left": 0}
    assert table.game().over


@pytest.mark.parametrize("place", range(5))
def test_every_card_of_ivan_bears_a_tile(place: int) -> None:
    table = Table(1)
    table.data["ivan"]["tiles"][place] = None
    table.data["ivan"]["up"][place] = False
    with pytest.raises(nave.PositionError, match=f"card {place + 1} of Ivan's row must bear a tile"):
        table.game()


# ------------------------------------------------------------ any damage at all


@cache
def positions() -> list[dict[str, Any]]:
    """Every kind of question that random games ask, once per configuration."""
    found = {}
    for seats, side in ((1, "basic"), (1, "advanced"), (2, "advanced"), (4, "basic")):
        for seed in range(3):
            chance = random.Random(seed)
            game = nave.new_game(GAME, seats=seats, seed=seed, settings={"workshops": side})
            while not game.over:
                position = game.position() if chance.random() < 0.2 else None
                if position is not None:
                    found[seats, side, position["ask"][-1]["ask"]] = position
                game.play(chance.choice(game.legal_moves))
            found[seats, side, "over"] = game.position()
    return list(found.values())


def accounted(game: nave.Game) -> None:
    """The pieces are all there; whose turn it is says nothing in a position that was made up."""
    position = game.position()
    position["turn"] = (position["active"] - position["first"]) % len(position["players"]) + 1
    SUBJECT.check_pieces(game, position)


def damaged(choose: Callable[[list[Any]], Any]) -> tuple[Place, dict[str, Any]]:
    whole = choose(positions())
    everywhere = places(whole)
    # Questions are few among hundreds of pieces, and the easiest to get wrong.
    questions = [place for place in everywhere if place[0] in ("ask", "this_turn", "ivan", "active", "end")]
    place = choose(choose([everywhere, questions]))
    elsewhere = value_at(whole, choose(everywhere))
    return place, mutated(whole, place, choose([*STRANGERS, elsewhere]))


def refused_or_playable(data: dict[str, Any], chance: random.Random) -> None:
    given = copy.deepcopy(data)
    try:
        game = nave.from_position(data, seed=1)
    except nave.PositionError:
        return
    finally:
        assert repr(data) == repr(given)
    assert nave.from_position(game.position(), seed=1).position() == game.position()
    for _ in range(25):
        accounted(game)
        if game.over:
            assert game.result is not None
            return
        check_options(game)
        game.view(None)
        game.play(chance.choice(game.legal_moves))


@settings(derandomize=True, deadline=None, max_examples=150)
@given(st.data())
def test_whatever_is_wrong_in_a_position_it_is_refused_or_playable(data: st.DataObject) -> None:
    place, changed = damaged(lambda items: data.draw(st.sampled_from(items)))
    refused_or_playable(changed, random.Random(repr(place)))


@pytest.mark.slow
@pytest.mark.parametrize("part", range(4))
def test_thousands_of_damaged_positions_are_refused_or_playable(part: int) -> None:
    chance = random.Random(part)
    for _ in range(2500):
        _, changed = damaged(chance.choice)
        refused_or_playable(changed, chance)
