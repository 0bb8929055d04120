"""The driver: questions, answers, undo, views, events and copies, shown with an invented game."""

import json
from collections.abc import MutableSequence
from typing import Any

import pytest

import nave
from nave.kernel.frame import AUTO, NO_MOVE, Frame
from nave.kernel.game import Game, Option
from nave.kernel.state import answer
from tests.support.checks import wreck
from tests.support.toy import END_TURN, Polished, State, Toy, Turn

TOY = Toy()


def started(*moves: str, seed: int = 1) -> Game:
    """Seat 0 has drawn one marble before its first answer."""
    game = TOY.new_game(seed=seed)
    for move in moves:
        game.play(move)
    return game


def texts(game: Game) -> list[str]:
    return [option.text for option in game.options()]


def offer(game: Game) -> str:
    """The first offer that the seat to answer can make."""
    return next(text for text in texts(game) if text.startswith("offer"))


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


# ------------------------------------------------------------ undo


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


# ------------------------------------------------------------ copies, positions


def test_copies_go_their_own_way() -> None:
    game = started("polish")
    game.meta["note"] = "kept"
    twin = game.copy()
    before = game.record.to_data(), game.position(), len(game.events)
    twin.play("draw")
    twin.play("end turn")
    twin.meta["note"] = "changed"
    assert (game.record.to_data(), game.position(), len(game.events)) == before
    game.undo()
    game.play("polish")
    assert twin.answers[1] == "polish"
    assert len(twin.answers) == 5


def test_a_copy_can_take_back_what_the_game_could() -> None:
    twin = started("polish", "polish").copy()
    twin.undo()
    assert twin.position() == started("polish").position()
    twin.restart_turn()
    assert twin.position() == started().position()


def test_a_game_from_a_position_keeps_its_start_whatever_happens_to_the_data() -> None:
    position = started("draw", "polish").position()
    game = TOY.from_position(position, seed=3)
    kept = json.loads(json.dumps(position))
    wreck(position)
    assert game.record.start == kept
    assert TOY.replay(game.record).position() == game.position()


def test_a_game_replayed_keeps_its_start_whatever_happens_to_the_record() -> None:
    record = TOY.from_position(started("draw").position()).record
    game = TOY.replay(record)
    kept = json.loads(json.dumps(record.start))
    wreck(record.start)
    assert game.record.start == kept


def test_a_record_that_was_handed_out_is_not_the_game_s_own() -> None:
    game = TOY.from_position(started("draw").position())
    game.meta["names"] = ["Ann", "Ben"]
    kept = json.loads(game.record.to_json())
    wreck(game.record.to_data())
    assert game.record.to_data() == kept


def test_a_game_from_a_position_cannot_take_back_what_came_before() -> None:
    game = TOY.from_position(started("polish", "polish").position())
    assert not game.can_undo
    assert len(game.answers) == 0
    assert game.events == []


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"format": "nave-position/2"}, "format is 'nave-position/2'; this version reads 'nave-position/1'"),
        ({"rules_version": 1}, "rules version 1 of Marbles; installed: 3"),
        ({"game": "chess"}, "game is 'chess'; needed: 'marbles'"),
        ({"components": None}, "components is None; needed: 'standard'"),
        ({"options": ["full"]}, "options must map"),
        ({"cup": 1}, "unknown entry 'cup'"),
    ],
)
def test_a_position_of_something_else_is_refused(change: dict[str, Any], message: str) -> None:
    with pytest.raises(nave.PositionError, match=message):
        TOY.from_position({**started().position(), **change})


@pytest.mark.parametrize("key", ["format", "game", "rules_version", "components", "seats", "options"])
def test_a_position_without_its_header_is_refused(key: str) -> None:
    position = started().position()
    del position[key]
    with pytest.raises(nave.PositionError, match=f"the position lacks {key}"):
        TOY.from_position(position)
