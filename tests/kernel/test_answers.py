"""Answers and questions that say everything about themselves, shown with the toy game."""

from collections.abc import Iterable

import pytest

from nave.kernel.events import Event
from nave.kernel.frame import NO_MOVE
from nave.kernel.game import Game
from nave.kernel.option import Moment, Option
from nave.kernel.refusal import MEANS, WRONG_MOMENT, WRONG_PIECE
from nave.kernel.said import Said
from tests.support.toy import started
from tests.support.toy_questions import State, Turn


def effects(game: Game) -> dict[str, list[dict[str, object]]]:
    return {option.text: plain(option.effect) for option in game.options()}


def plain(events: Iterable[Event]) -> list[dict[str, object]]:
    return [{**event.to_data(), "answer": 0} for event in events]


@pytest.mark.parametrize("before", [(), ("polish",), ("draw",), ("draw", "end turn"), ("draw", "offer blue")])
def test_an_effect_is_what_then_happens_up_to_chance(before: tuple[str, ...]) -> None:
    game = started(*before)
    for text, effect in effects(game).items():
        twin = game.copy()
        count = len(twin.events)
        number = len(twin.answers)
        seat = twin.seat
        twin.play(text)
        assert effect == plain(e.seen_by(seat) for e in twin.events[count:] if e.answer == number)


def test_trying_an_option_changes_nothing() -> None:
    game = started("draw")
    position = game.position()
    assert [option.effect for option in game.options()]
    assert game.position() == position


def test_an_option_keeps_its_effect_when_the_game_has_gone_on() -> None:
    game = started()
    option = next(option for option in game.options() if option.text == "polish")
    before = plain(option.effect)
    game.play("polish")
    assert plain(option.effect) == before


@pytest.mark.parametrize("longer_first", [False, True])
def test_where_one_world_tells_more_than_another_the_effect_is_what_both_tell(longer_first: bool) -> None:
    game = started()
    option = next(option for option in game.options() if option.text == "polish")
    moment = Moment(game.rules, game.setup, game.state.copy(), game.say)
    before, after = moment.tried(option.move)[0]
    assert after.log
    longer = after.copy()
    longer.log = [*after.log, *after.log]
    worlds = [(before, after), (before, longer)]
    moment._tried[option.move] = worlds[::-1] if longer_first else worlds
    assert Option("polish", option.move, (), "", moment).effect == after.log


def test_what_an_answer_leaves_is_data() -> None:
    end = {o.text: o.leaves for o in started("draw").options()}
    assert end["end turn"] == [Said("left-polish", n=2)]
    assert end["polish"] == []
    assert {o.text: o.leaves for o in started("draw", "polish").options()}["end turn"] == [
        Said("left-polish", n=1)
    ]
    assert {o.text: o.leaves for o in started("draw", "polish", "polish").options()}["end turn"] == []


def test_the_usual_answer_is_marked_and_there_may_be_none() -> None:
    assert [o.text for o in started().options() if o.usual] == ["draw"]
    assert [o.text for o in started("draw").options() if o.usual] == []
    assert [o.text for o in started("draw", "polish", "polish").options() if o.usual] == ["end turn"]
    game = started("draw")
    assert game.state.stack[-1].usual(game.state) == NO_MOVE


def test_a_kind_that_the_question_offers_says_why_it_is_not_legal() -> None:
    game = started("draw")
    refusal = game.why_not("draw")
    assert refusal is not None
    assert (refusal.reason, refusal.rule) == ("a marble was drawn in this turn", "marbles.draw")
    assert refusal.near == WRONG_PIECE
    held = game.view(0)["held"][0]
    missing = next(name for name, count in held.items() if not count)
    refusal = game.why_not(f"offer {missing}")
    assert refusal is not None
    assert (refusal.reason, refusal.near) == (f"there is no {missing} marble to give", MEANS)


def test_a_kind_that_it_does_not_offer_waits_for_what_is_asked() -> None:
    game = started()
    held = game.view(0)["held"][0]
    game.play(f"offer {next(name for name, count in held.items() if count)}")
    refusal = game.why_not("polish")
    assert refusal is not None
    assert (refusal.reason, refusal.rule, refusal.near) == (
        "first answer the offer",
        "marbles.offer",
        WRONG_MOMENT,
    )
    refusal = started().why_not("accept")
    assert refusal is not None
    assert refusal.reason == "there is no offer to answer"


def test_what_chance_answers_is_refused_as_such() -> None:
    refusal = started().why_not("drawn red")
    assert refusal is not None
    assert (refusal.reason, refusal.rule) == ("what turns up is left to chance", "marbles.draw")


def test_refusals_are_values() -> None:
    game = started("draw")
    assert game.why_not("draw") == game.why_not("draw")
    assert game.why_not("draw") != game.why_not("accept")
    assert len({game.why_not("draw"), game.why_not("draw")}) == 1


def test_an_answer_is_found_by_a_look_up_and_nothing_else_is() -> None:
    game = started("draw")
    question = game.state.stack[-1]
    assert isinstance(question, Turn)
    assert isinstance(game.state, State)
    offer = question.offer(game.state)
    catalogue = game.rules.catalogue
    found = {text: offer.of(catalogue.parse(text)) for text in catalogue.texts}
    assert {text for text, answer in found.items() if answer is None} == {
        *("accept", "decline"),
        *("drawn red", "drawn blue", "drawn green"),
    }
    for text, answer in found.items():
        if answer is not None:
            assert answer.family.has(catalogue.parse(text))
