"""Taking back: how far, one by one or the whole turn, shown with an invented game."""

import pytest

import nave
from tests.support.toy import offer, started


def test_undo_takes_back_the_own_answers_of_a_turn_one_by_one() -> None:
    game = started()
    positions = [game.position()]
    for _ in range(2):
        game.play("polish")
        positions.append(game.position())
    for count in (1, 0):
        assert game.can_undo
        game.undo()
        assert game.position() == positions[count]
        assert len(game.answers) == 1 + count
        assert [event.kind for event in game.events] == ["draw"] + ["polish"] * count
    assert not game.can_undo


def test_restart_takes_back_all_of_them_at_once_and_the_turn_can_be_played_otherwise() -> None:
    game = started("polish", "polish")
    game.restart_turn()
    assert game.position() == started().position()
    assert not game.can_undo
    game.play("draw")
    assert game.position() == started("draw").position()


def test_nothing_is_taken_back_after_chance_has_answered() -> None:
    game = started("polish", "draw")
    assert game.answers[-1].startswith("drawn")
    assert not game.can_undo
    game.play("polish")
    game.undo()
    assert game.position() == started("polish", "draw").position()
    assert not game.can_undo


def test_nothing_is_taken_back_after_the_turn_has_ended() -> None:
    game = started("draw", "polish", "end turn")
    assert game.seat == 1
    assert not game.can_undo
    before = game.position()
    for take_back in (game.undo, game.restart_turn):
        with pytest.raises(nave.NaveError, match="undo ends at a roll, a draw, another seat or a turn's end"):
            take_back()
    assert game.position() == before


def test_an_offer_can_be_taken_back_until_the_other_seat_has_answered() -> None:
    game = started("polish")
    game.play(offer(game))
    assert game.seat == 1
    game.undo()
    assert game.position() == started("polish").position()
    game.play(offer(game))
    asked = game.position()
    game.play("accept")
    # What can be taken back now is the answer of seat 1, and no more than that.
    game.restart_turn()
    assert game.position() == asked
    assert game.seat == 1
    assert not game.can_undo


def test_the_answer_of_another_seat_is_fixed_once_the_turn_goes_on() -> None:
    game = started("polish")
    game.play(offer(game))
    game.play("decline")
    declined = game.position()
    game.play("polish")
    assert game.can_undo
    game.undo()
    assert game.position() == declined
    assert not game.can_undo


def test_two_offers_in_a_row_leave_only_the_last_answer_to_take_back() -> None:
    game = started()
    for _ in range(2):
        game.play(offer(game))
        game.play("decline")
    assert list(game.answers[1:]) == [game.answers[1], "decline"] * 2
    game.restart_turn()
    assert list(game.answers[1:]) == [game.answers[1], "decline", game.answers[1]]


def test_undo_does_not_change_the_dice_to_come() -> None:
    straight = started("draw")
    wavering = started("polish", "polish")
    wavering.restart_turn()
    wavering.play("draw")
    assert wavering.answers == straight.answers
