"""The driver: questions, answers, views and events, shown with an invented game."""

import json
from collections.abc import MutableSequence
from typing import Any

import pytest

import nave
from nave.kernel.begin import game_from_position
from nave.kernel.chance import Seeded
from nave.kernel.frame import AUTO, NO_MOVE, Frame
from nave.kernel.game import Option
from nave.kernel.state import answer
from tests.support.toy import TOY, offer, started
from tests.support.toy_questions import END_TURN, Polished, State, Turn

# ------------------------------------------------------------ asking and answering


def test_nature_answers_until_a_seat_is_asked() -> None:
    game = started()
    assert len(game.answers) == 1
    assert game.answers[0].startswith("drawn ")
    assert game.seat == 0
    assert not game.over
    assert game.result is None
    assert game.prompt == "Seat 0: polish, draw, offer or end the turn."


def test_options_name_text_number_pieces_and_words() -> None:
    game = started()
    option = game.options()[0]
    assert option.to_data() == {
        "text": "polish",
        "move": 1,
        "touches": ["button:polish"],
        "label": "Polish",
    }
    assert eval(repr(option), {"Option": Option}) == option
    assert str(option) == "polish"
    assert [option.move for option in game.options()] == game.legal_moves


@pytest.mark.parametrize("move", ["polish", " POLISH ", 1, Option("polish", 1, (), "Polish")])
def test_a_move_is_given_as_text_number_or_option(move: str | int | Option) -> None:
    game = started()
    assert game.why_not(move) is None
    game.play(move)
    assert game.answers[-1] == "polish"


def test_the_legal_moves_cannot_be_changed() -> None:
    """A frame may hand out the same list every time."""
    game = started()
    game.play(offer(game))
    moves = game.legal_moves
    assert not isinstance(moves, MutableSequence)
    game.play("accept")
    assert moves.texts == ["accept", "decline"]


def test_automatic_steps_follow_each_other_until_somebody_is_asked() -> None:
    state = started().state
    told: list[str] = []

    class Step(Frame[State]):
        def apply(self, s: State, move: int) -> None:
            assert move == NO_MOVE
            told.append(self.kind)
            if self.kind == "second":
                s.stack.append(Step("third", AUTO))

    state.stack = [Turn(1), Step("fourth", AUTO), Step("second", AUTO), Step("first", AUTO), Turn(0)]
    answer(state, END_TURN.family.at())
    assert told == ["first", "second", "third", "fourth"]
    assert [frame.who for frame in state.stack] == [1]


def test_a_refused_move_names_reason_and_rule_and_changes_nothing() -> None:
    game = started("polish")
    before, record = game.position(), game.record.to_data()
    refusal = game.why_not("end turn")
    assert refusal is not None
    assert (refusal.reason, refusal.rule) == ("a marble must be drawn first", "marbles.end")
    assert repr(refusal) == "Refusal('a marble must be drawn first', 'marbles.end')"
    with pytest.raises(nave.IllegalMove) as caught:
        game.play("end turn")
    assert (caught.value.move, caught.value.reason, caught.value.rule) == (
        "end turn",
        "a marble must be drawn first",
        "marbles.end",
    )
    assert str(caught.value) == "end turn: a marble must be drawn first [marbles.end]"
    assert (game.position(), game.record.to_data()) == (before, record)
    assert game.can_undo


@pytest.mark.parametrize("move", ["juggle", -1, 11, True, None, 2.0, ["polish"], ""])
def test_what_is_no_move_at_all_is_refused_and_changes_nothing(move: Any) -> None:
    game = started("polish")
    before = game.record.to_data()
    for attempt in (game.play, game.why_not):
        with pytest.raises(nave.BadInput, match="move"):
            attempt(move)
    assert game.record.to_data() == before


def test_nature_cannot_be_played_by_a_seat() -> None:
    refusal = started().why_not("drawn red")
    assert refusal is not None
    assert refusal.rule == "marbles.draw"


def test_a_finished_game_asks_nothing_and_knows_its_result() -> None:
    game = TOY.new_game(seed=4, options={"bag": "half"})
    while not game.over:
        game.play(game.legal_moves[0])
    assert (game.seat, game.options(), list(game.legal_moves), game.prompt) == (
        None,
        [],
        [],
        "The game is over.",
    )
    assert game.result is not None
    assert set(game.result.to_data()) == {"scores", "winners", "breakdown", "reason"}
    before = game.position()
    with pytest.raises(nave.IllegalMove, match="the game is over"):
        game.play("polish")
    with pytest.raises(nave.NaveError, match="nothing to take back"):
        game.undo()
    assert game.position() == before


def test_without_a_seed_every_game_gets_its_own() -> None:
    seeds = {TOY.new_game(seed=None).seed for _ in range(8)}
    assert len(seeds) == 8


# ------------------------------------------------------------ views and events


def test_a_seat_sees_its_own_marbles_and_counts_those_of_others() -> None:
    game = started("draw", "end turn", "draw")
    own, other, spectator = game.view(0), game.view(1), game.view(None)
    assert sum(own["held"][0].values()) == 2
    assert own["held"][1] == 1
    assert other["held"][0] == 2
    assert spectator["held"] == [2, 1]
    assert (own["seat"], spectator["seat"]) == (0, None)
    assert (own["game"], own["seats"], own["settings"]) == ("marbles", 2, {"bag": "full"})
    assert (own["to_answer"], own["over"], own["turn"], own["answers"]) == (1, False, 2, 6)


def test_a_view_does_not_change_with_what_its_seat_cannot_know() -> None:
    game = started("draw")
    twin = game.copy()
    assert isinstance(twin.state, State)
    for kind in range(3):
        if twin.state.held[0][kind] and twin.state.bag[(kind + 1) % 3]:
            twin.state.held[0][kind] -= 1
            twin.state.bag[kind] += 1
            twin.state.held[0][(kind + 1) % 3] += 1
            twin.state.bag[(kind + 1) % 3] -= 1
            break
    assert twin.position() != game.position()
    assert twin.view(0) != game.view(0)
    assert twin.view(1) == game.view(1)
    assert twin.view(None) == game.view(None)


@pytest.mark.parametrize("seat", [-1, 2, True, 1.0, "0", []])
def test_a_seat_that_does_not_exist_sees_nothing(seat: Any) -> None:
    game = started()
    for ask in (game.view, game.events_for):
        with pytest.raises(nave.BadInput, match=r"there is no seat .*; seats run from 0 to 1"):
            ask(seat)


def test_a_secret_event_is_redacted_for_everybody_else() -> None:
    game = started()
    [mine] = game.events_for(0)
    [yours] = game.events_for(1)
    [public] = game.events_for(None)
    marble = game.answers[0].removeprefix("drawn ")
    assert game.say(mine.said()) == f"Seat 0 draws a {marble} marble"
    assert mine.data == {"seat": 0, "marble": marble}
    for event in (yours, public):
        assert game.say(event.said()) == "Seat 0 draws a marble"
        assert event.data == {"seat": 0}
        assert marble not in json.dumps(game.told(event))
        assert (event.kind, event.rule, event.seat, event.answer) == ("draw", "marbles.draw", 0, 0)
        # A second look must not undo the redaction.
        assert event.seen_by(0).data == {"seat": 0}
    game.play("draw")
    assert [event.answer for event in game.events_for(1)] == [0, 2]


def test_an_event_for_everybody_is_the_same_for_all() -> None:
    event = Polished(rule="marbles.polish", seat=1)
    assert all(event.seen_by(seat) is event for seat in (0, 1, None))
    assert repr(event).startswith("Polished(rule='marbles.polish', seat=1")


def test_events_know_the_answer_that_caused_them() -> None:
    game = started("polish", "draw", "end turn")
    assert [(event.kind, event.answer) for event in game.events] == [("draw", 0), ("polish", 1), ("draw", 3)]
    assert [event.kind for event in game.events_for(0, since=2)] == ["draw"]
    assert game.events_for(0, since=4) == []


def test_nobody_listens_outside_the_driver() -> None:
    """Search plays states without a log, so that it never pays for events."""
    game = started("polish")
    assert game.state.log is None
    assert game.copy().state.log is None


# ------------------------------------------------------------ turns


@pytest.mark.parametrize("before", [(), ("draw", "end turn", "draw", "end turn")])
def test_every_answer_belongs_to_the_turn_in_which_it_was_asked_for(before: tuple[str, ...]) -> None:
    """Also in a game that began from a position of a later turn."""
    first = started(*before)
    game = game_from_position(first.rules, first.components, first.position(), Seeded(1))
    asked: dict[int, int] = {}
    for move in ("polish", "draw", "end turn", "draw", "polish", "end turn", "draw"):
        asked[game.count] = game.state.turn
        game.play(move)
    assert len(set(asked.values())) == 3
    assert {number: game.turn_at(number) for number in asked} == asked
