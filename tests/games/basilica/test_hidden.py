"""What is hidden stays hidden, and lazy draws have exactly the odds of a shuffled stack."""

import itertools
from collections import Counter
from fractions import Fraction
from typing import cast

import pytest

import nave
from nave.games.basilica.refill import CROWN
from nave.games.basilica.state import State
from nave.kernel.chance import Seeded
from nave.kernel.frame import NATURE
from nave.kernel.game import Game
from nave.kernel.state import answer
from tests.support.basilica import Table, face, play

Seen = tuple[str, ...]
Odds = dict[Seen, Fraction]


# ------------------------------------------------------------ odds


def engine_odds(table: Table, actions: list[str], faces: bool) -> Odds:
    """Every course of these actions with its probability, from nature's own weights."""
    game = table.game()
    parse = game.rules.catalogue.parse
    odds: Odds = {}

    def go(state: State, left: list[str], seen: Seen, chance: Fraction) -> None:
        frame = state.stack[-1]
        if frame.who != NATURE:
            if not left:
                odds[seen] = odds.get(seen, Fraction(0)) + chance
                return
            twin = state.copy()
            answer(twin, parse(left[0]))
            go(twin, left[1:], seen, chance)
            return
        moves = frame.options(state)
        weights = frame.weights(state) or [1] * len(moves)
        for move, weight in zip(moves, weights, strict=True):
            text = game.rules.catalogue.text(move)
            told = seen if not faces and text.startswith("next") else (*seen, text)
            if not faces and text.startswith("next") and move != moves[0]:
                continue  # which tile comes next does not matter here: follow one of them with all the weight
            share = Fraction(1) if not faces and text.startswith("next") else Fraction(weight, sum(weights))
            twin = state.copy()
            answer(twin, move)
            go(twin, left, told, chance * share)

    go(cast(State, game.state), actions, (), Fraction(1))
    return odds


def crown_text(tile: str) -> str:
    return "crown" if tile.endswith(" crown") else "no crown"


@pytest.mark.rule("setup.hidden_information", "stack.reshuffle_order_side_up")
def test_drawing_at_the_moment_of_reveal_has_the_odds_of_a_shuffled_stack() -> None:
    """Every order of five tiles in which order space and top show what people see is equally likely."""
    tiles = ("promote red crown", "promote red", "move blue crown", "move blue", "promote green crown")
    shown = ("promote red", "move blue")
    table = Table().order(1, "promote red", stack=2).stack("move blue", *_others(tiles), number=2)
    actions = ["lay 1 at r1c1", "lay 1 at r1c2", "lay 1 at r1c3"]
    expected: Counter[Seen] = Counter()
    for deck in itertools.permutations(tiles):
        if (face(deck[0]), face(deck[1])) == shown:
            seen: list[str] = []
            for turned, uncovered in zip(deck[:3], deck[2:5], strict=True):
                seen += [crown_text(turned), f"next {face(uncovered)}"]
            expected[tuple(seen)] += 1
    total = sum(expected.values())
    assert engine_odds(table, actions, faces=True) == {
        seen: Fraction(count, total) for seen, count in expected.items()
    }


def _others(tiles: tuple[str, ...]) -> list[str]:
    """All but the tile that the builder takes for the order and the one it takes for the top."""
    rest = list(tiles)
    rest.remove("promote red crown")
    rest.remove("move blue")
    return rest


@pytest.mark.rule("option.remove_six", "setup.hidden_information")
def test_tiles_set_aside_keep_their_share_of_the_odds_even_after_the_reshuffle() -> None:
    aside = (
        "promote red",
        "promote blue",
        "promote blue crown",
        "altar red",
        "altar red crown",
        "move green",
    )
    tiles = ("promote red crown", "altar red", *aside[:3], *aside[4:], "recruit blue")
    table = Table(festum_fatuorum="on", remove_six="on")
    table.order(1, "promote red").stack("altar red", *aside[:3], *aside[4:], "recruit blue")
    assert table.position()["stack"]["size"] == 1
    expected: Counter[Seen] = Counter()
    for deck in itertools.permutations(tiles, 2):
        if (face(deck[0]), face(deck[1])) == ("promote red", "altar red"):
            expected[crown_text(deck[0]), crown_text(deck[1])] += 1
    total = sum(expected.values())
    odds = engine_odds(table, ["lay 1 at r1c1", "lay 1 at r1c2"], faces=False)
    assert odds == {seen: Fraction(count, total) for seen, count in expected.items()}
    assert len(odds) == 4


@pytest.mark.rule("setup.hidden_information")
def test_two_tiles_of_one_face_share_what_is_left_of_their_crowns() -> None:
    table = Table().order(1, "promote red").order(2, "promote red")
    odds = engine_odds(table, ["lay 1 at r1c1", "lay 2 at r1c2"], faces=False)
    half = Fraction(1, 2)
    assert odds == {("crown", "no crown"): half, ("no crown", "crown"): half}


@pytest.mark.rule("setup.hidden_information")
def test_a_crown_that_can_be_worked_out_is_certain() -> None:
    for crown, other, move in (("crown", "", 0), ("", "crown", 1)):
        seen = f"promote red {crown}".strip()
        game = Table().order(1, "promote red").discard(seen).game()
        for _ in range(3):
            twin = play(game.copy(), "lay 1 at r1c1")
            assert twin.position()["board"][0]["vault"]["tile"] == f"promote red {other}".strip()
        assert game.rules.catalogue.text(CROWN.at(move)) == ("crown" if other else "no crown")


# ------------------------------------------------------------ what can be seen


def everything(game: Game) -> list[object]:
    """All that seats and spectators can learn from a game now."""
    out: list[object] = [[(o.text, o.label, o.touches) for o in game.options()], game.prompt]
    for seat in (0, 1, None):
        out += [game.view(seat), [game.told(event) for event in game.events_for(seat)]]
    return out


@pytest.mark.rule("setup.hidden_information", "option.remove_six")
@pytest.mark.parametrize("six", ["off", "on"])
def test_games_that_differ_only_in_what_is_to_come_look_the_same(six: str) -> None:
    """The same answers, but other tiles below, other crowns and others set aside: nobody can tell."""
    options = {"festum_fatuorum": "on", "remove_six": six}
    game = nave.new_game("basilica", seats=2, seed=11, settings=options)
    for _ in range(25):
        others = [game.copy(Seeded(1_000_000 + number)) for number in range(3)]
        futures = set()
        for other in others:
            assert everything(other) == everything(game)
            while not other.over and len(other.answers) < len(game.answers) + 12:
                other.play(other.legal_moves[0])
            futures.add(tuple(other.answers[len(game.answers) :]))
        assert len(futures) > 1
        game.play(game.legal_moves[len(game.answers) % len(game.legal_moves)])


@pytest.mark.rule("setup.hidden_information")
def test_the_state_holds_counts_of_unseen_tiles_and_no_sequence() -> None:
    """Two tables whose stacks were built in another order are one and the same position."""
    tiles = ("move blue", "promote blue crown", "move green", "recruit red", "promote red crown")
    one = Table().stack(*tiles)
    two = Table().stack(tiles[0], *reversed(tiles[1:]))
    assert one.position()["stack"] == two.position()["stack"]
    assert everything(one.game()) == everything(two.game())


@pytest.mark.rule("rank.jester_secret", "setup.hidden_information")
def test_positions_that_differ_in_a_secret_colour_look_the_same_to_the_others() -> None:
    table = Table().grid("row 1: R . G . .\nrow 2: B . Y . .").queen(9).vault(1, "recruit red crown")
    table.builder(0, "r1c1", "jester").builder(1, "r1c3", "jester")
    data = play(table.game(), "lay 1 at r1c5", "name blue").position()
    games = []
    for colour in ("blue", "yellow", "green"):
        data["named"][0]["colour"] = colour
        games.append(nave.from_position(data))
    for game in games[1:]:
        for seat in (1, None):
            assert game.view(seat) == games[0].view(seat)
        assert [(o.text, o.label) for o in game.options()] == [(o.text, o.label) for o in games[0].options()]
        assert game.prompt == games[0].prompt
        assert game.view(0) != games[0].view(0)
    scores = set()
    for game in games:
        play(game, "name yellow")
        scores.add(tuple(row["score"] for row in game.position()["players"]))
    assert len(scores) > 1
