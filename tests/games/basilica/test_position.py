"""Positions: nothing can be lost, and whatever is wrong with one is said."""

import random
from typing import Any

import pytest

import nave
from nave.kernel.game import Game
from tests.support.basilica import Table, play
from tests.support.basilica_pieces import ByKind
from tests.support.mutate import STRANGERS, mutated, places


def middle(seed: int, answers: int, **options: str) -> Game:
    game = nave.new_game("basilica", seats=2, seed=seed, settings=options)
    chooser = ByKind(seed)
    chooser.texts = game.rules.catalogue.texts
    while not game.over and len(game.answers) < answers:
        game.play(chooser.choice(game.legal_moves))
    return game


def positions() -> list[dict[str, Any]]:
    jesters = Table().grid("row 1: R . G . .").queen(9).vault(1, "recruit red crown")
    jesters.builder(0, "r1c1", "jester").builder(1, "r1c3", "jester")
    offer = Table().grid("row 1: R B G . .").builder(0, "r1c1").builder(1, "r1c2").order(1, "promote green")
    return [
        middle(1, 60, festum_fatuorum="on", remove_six="on").position(),
        middle(2, 150, show_crowns="on").position(),
        middle(3, 9999).position(),
        play(jesters.game(), "lay 1 at r1c5", "name blue").position(),
        play(offer.game(), "order 1", "at r1c1", "architect token 1").position(),
    ]


POSITIONS = positions()
ACT = {"ask": "act", "args": [0]}


@pytest.mark.parametrize("number", range(len(POSITIONS)))
def test_a_position_with_one_thing_wrong_is_refused_in_words_or_can_be_played(number: int) -> None:
    data = POSITIONS[number]
    chance = random.Random(number)
    for path in chance.sample(places(data), 120):
        for value in chance.sample(STRANGERS, 4):
            changed = mutated(data, path, value)
            try:
                game = nave.from_position(changed)
            except nave.PositionError:
                continue
            again = game.position()
            for _ in range(3):
                if not game.over:
                    game.play(chance.choice(game.legal_moves))
            assert nave.from_position(again).position() == again


@pytest.mark.parametrize(
    ("path", "value", "named"),
    [
        (("players", 0, "builders"), 4, "builders"),
        (("players", 0, "coins"), 2, "coins"),
        (("players", 1, "tokens"), [True, True, False], "token 3"),
        (("altars",), 3, "altars"),
        (("discard",), ["promote red crown"], "promote red crown"),
        (("stack", "size"), 50, "out of sight"),
        (("stack", "top"), None, "top"),
        (("stack", "number"), 2, "in use is 2"),
        (("board", 0, "vault"), None, "tiles"),
        (("board", 0, "order", "crown"), True, "hidden"),
        (("board", 0, "order", "tile"), "altar red", "altar red"),
        (("this_turn", "actions_left"), 0, "act needs"),
        (("this_turn", "laid"), "r1c1", "laid"),
        (("ask",), [], "ask"),
        (("ask", 1, "args"), [1], "active"),
        (("ask", 1, "ask"), "sing", "allowed"),
        (("ask", 1), {"ask": "score", "args": [0]}, "question to a seat"),
        (("ask", 1), {"ask": "recruit", "args": [0, 0]}, "cannot lie on 'turn'"),
        (("ask", 1), {"ask": "jester", "args": [0, 0]}, "jester"),
        (("executing",), {"tile": "promote red", "crown": None, "stack": 1}, "out of sight"),
        (("ask", 1), {"ask": "discard_order", "args": [0]}, "question to a seat"),
        (
            ("ask",),
            [{"ask": "turn", "args": []}, {"ask": "discard_order", "args": [0]}, ACT],
            "cannot lie on",
        ),
        (("ask",), [{"ask": "turn", "args": []}, {"ask": "refill", "args": [0]}, ACT], "cannot lie on"),
        (("ask",), [ACT], "begin with turn"),
        (("ask",), [{"ask": "score", "args": [0]}, ACT], "cannot lie on 'score'"),
        (("given",), "jester", "given"),
        (("named",), [{"cell": "r1c1", "colour": "red"}], "named"),
        (("cathedral",), {"r1c6": {"scaffolding": True}}, "r1c6"),
        (("queen",), 31, "0 to 30"),
        (("ended",), "exhaustion", "ended"),
    ],
)
def test_errors_name_what_is_wrong(path: tuple[str | int, ...], value: Any, named: str) -> None:
    data = mutated(Table().position(), path, value)
    with pytest.raises(nave.PositionError, match=named):
        nave.from_position(data)


def test_a_builder_needs_a_vault_and_its_own_token() -> None:
    data = Table().grid("row 1: R . . . .").builder(0, "r1c1", "architect").position()
    wrong = mutated(data, ("cathedral", "r1c1", "builder", "rank"), "jester")
    with pytest.raises(nave.PositionError, match="token 1 does not show it"):
        nave.from_position(wrong)
    doubled = mutated(data, ("players", 0, "tokens"), [True, True, True])
    with pytest.raises(nave.PositionError, match="token 1 2 times"):
        nave.from_position(doubled)
