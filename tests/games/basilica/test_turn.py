"""Turns: three actions, any mix, and nobody is ever stuck."""

import itertools

import pytest

from nave.kernel.game import Game
from tests.support.basilica import Table, events, play, refused, texts

ALWAYS = ("scaffolding red", "scaffolding yellow", "scaffolding green")


def scaffolds() -> Table:
    """Three orders that can always be executed, and vaults without crowns."""
    table = Table()
    for column, tile in enumerate(ALWAYS, 1):
        table.order(column, tile)
    return table.vault(1, "R").vault(2, "Y").vault(3, "G")


def act(game: Game, kind: str) -> bool:
    """Carry out an action of that kind if the rules offer one."""
    starts = {"V": "lay", "B": "builder", "E": "order"}[kind]
    fitting = [text for text in texts(game) if text.startswith(starts)]
    if kind == "E":
        fitting = [
            text for text in fitting if game.position()["board"][int(text[-1]) - 1]["order"]["tile"] in ALWAYS
        ]
    if not fitting:
        return False
    game.play(fitting[0])
    while game.state.stack[-1].kind == "scaffolding":
        game.play(game.options()[-1])
    return True


@pytest.mark.rule("turn.free_combination")
def test_exactly_the_twelve_turns_of_the_ledger_are_legal() -> None:
    legal = set()
    for kinds in itertools.product("VBE", repeat=3):
        game = scaffolds().game()
        if all(act(game, kind) for kind in kinds):
            legal.add("".join(kinds))
            assert texts(game) == ["end turn"]
    assert legal == {"VVV", "VVB", "VVE", "VBV", "VBE", "VEV", "VEE", "EVV", "EVB", "EVE", "EEV", "EEE"}


@pytest.mark.rule("turn.free_combination", "builder.only_after_vault")
def test_a_vault_laid_last_gets_no_builder_in_the_next_turn() -> None:
    game = Table().turn_of(0, actions=1).game()
    play(game, "lay 1 at r1c1", "end turn")
    assert refused(game, "builder") == "builder.only_after_vault"
    play(game, "lay 1 at r1c2", "lay 1 at r1c3", "lay 1 at r1c4", "end turn")
    assert game.seat == 0
    assert refused(game, "builder") == "builder.only_after_vault"


@pytest.mark.rule("turn.exactly_three", "turn.alternate")
def test_a_turn_has_three_actions_no_more_and_no_fewer() -> None:
    game = scaffolds().game()
    for number in (1, 2, 3):
        assert game.seat == 0
        assert game.position()["this_turn"]["actions_left"] == 4 - number
        assert refused(game, "end turn") == "turn.exactly_three"
        game.play(f"lay 1 at r1c{number}")
    assert texts(game) == ["end turn"]
    assert refused(game, "lay 1 at r1c4") == "turn.exactly_three"
    assert refused(game, "order 1") == "turn.exactly_three"
    assert refused(game, "builder") == "turn.exactly_three"
    game.play("end turn")
    assert game.seat == 1
    assert game.position()["this_turn"]["actions_left"] == 3


@pytest.mark.rule("turn.alternate")
def test_turns_alternate_and_a_scoring_ends_one_early() -> None:
    game = scaffolds().queen(9).vault(1, "recruit red crown").game()
    game.play("lay 1 at r1c1")
    assert (game.seat, game.position()["turn"]) == (1, 2)
    for _ in range(3):
        lay = next(text for text in texts(game) if text.startswith("lay"))
        game.play(lay)
    game.play("end turn")
    assert (game.seat, game.position()["turn"]) == (0, 3)
    assert [event["seat"] for event in events(game, "turn")] == [1, 0]


@pytest.mark.rule("turn.exactly_three")
def test_until_the_turn_is_ended_a_builder_can_be_taken_back() -> None:
    game = Table().grid("row 1: R . . . .").turn_of(0, actions=1, laid="r1c1").game()
    before = game.position()
    game.play("builder")
    assert game.can_undo
    game.undo()
    assert game.position() == before


@pytest.mark.rule("turn.always_possible")
def test_a_single_coloured_vault_always_has_a_cell() -> None:
    full = Table().grid(
        """
        row 1: RB R  YG R  BG
        row 2: .  ## .  .  .
        """
    )
    game = full.vault(1, "Y").vault(2, "RY").vault(3, "YB").game()
    lays = {text.split()[-1] for text in texts(game) if text.startswith("lay 1")}
    assert {"r2c1", "r2c3", "r2c4", "r2c5", "r3c2"} == lays


@pytest.mark.rule("turn.always_possible")
def test_blocked_wilds_are_exchanged_until_one_fits_or_the_stack_ends_the_game() -> None:
    table = Table().grid(
        """
        row 1:  R  Y  BG Y  R
        row 2:  RB .  .  .  YG
        """
    )
    table.vault(1, "RY").vault(2, "YB").vault(3, "RG")
    again = table.stack("confuse red yellow", "glass red yellow crown", "glass blue green", number=2).game()
    again.play("exchange")
    assert again.over
    assert again.result is not None
    assert "ran out" in again.result.reason
