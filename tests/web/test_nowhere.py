"""A game told as if it lay on a table, where lessons and puzzles are played."""

import nave
from nave.kernel.frame import NATURE
from nave.web.nowhere import Nowhere


def test_what_happened_is_told_from_the_first_turn_on_and_not_the_set_up() -> None:
    game = nave.new_game("red_cathedral", seats=2, seed=3)
    seat = game.seat
    assert seat is not None
    at = Nowhere("lesson", game, seat, game.names(), "en")
    begun = len(game.answers)
    assert begun > 0
    assert at.items() == []
    game.play(game.legal_moves.texts[0])
    told = at.items()
    assert [item["number"] for item in told] == list(range(begun + 1, len(game.answers) + 1))
    assert {item["turn"] for item in told} == {game.turn_at(begun)}
    by = [None if who == NATURE else who for who in game.answered_by[begun:]]
    assert [item["seat"] for item in told] == by
    assert told[0]["kind"] == "answer"
    assert [item["number"] for item in at.items(begun + 1)] == list(range(begun + 2, len(game.answers) + 1))
