"""Looking back: whatever a history was led through before, it tells what a fresh one would tell."""

import random
from typing import Final

import pytest

import nave
from nave.kernel.frame import NATURE
from nave.kernel.game import Game
from nave.kernel.language import DEFAULT
from nave.kernel.record import Record
from nave.tables import history
from nave.tables.history import ASIDE, LINES, History, summary

GAMES: Final = [("basilica", 2), ("red_cathedral", 3)]
NAMES: Final = ["Ann", "Bo", "Cleo"]


def played(game: str, seats: int, answers: int, chance: int) -> Game:
    """Some answers of a game at random; the set-up is always the same."""
    table, rng = nave.new_game(game, seats=seats, seed=3), random.Random(chance)
    for _ in range(answers):
        table.play(rng.choice(table.options()).text)
    return table


def branched(game: Game, back: int) -> Game:
    """The same game without its last answers, led on otherwise."""
    other = nave.replay(game.record, upto=len(game.answers) - back)
    for _ in range(9):
        other.play(other.options()[-1].text)
    return other


def everything(told: History, game: Game) -> list[object]:
    views = [told.at(count, 0, NAMES, DEFAULT) for count in range(len(game.answers) + 1)]
    return [told.weight, views, told.turns(game, 0, NAMES, 0, DEFAULT)]


@pytest.mark.parametrize(("game", "seats"), GAMES)
@pytest.mark.parametrize("back", [0, 1, 2, 7, 20])
def test_a_game_that_was_taken_back_and_led_on_is_told_as_it_is_now(
    game: str, seats: int, back: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(history, "SPACING", 5)
    before = played(game, seats, 24, 1)
    now = branched(before, back)
    walked, fresh = History(empty(before)), History(empty(now))
    walked.follow(list(before.answers))
    walked.follow(list(now.answers))
    fresh.follow(list(now.answers))
    assert everything(walked, now) == everything(fresh, now)


def empty(game: Game) -> Record:
    """Its record as the record of a game that has just begun."""
    record = game.record
    return Record(
        record.game,
        record.rules_version,
        record.components,
        record.seats,
        record.settings,
        record.seed,
        [],
        start=record.start,
    )


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_turns_follow_one_another_and_are_told_from_their_beginning(
    game: str, seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In pages of two, over positions five answers apart: nothing is told twice or left out."""
    monkeypatch.setattr(history, "SPACING", 5)
    whole = played(game, seats, 40, 2)
    told = History(empty(whole))
    told.follow(list(whole.answers))
    turns, more = told.turns(whole, 0, NAMES, 0, DEFAULT)
    assert not more
    monkeypatch.setattr(history, "PAGE", 2)
    paged = []
    for since in range(0, len(turns) + 2, 2):
        page, more = told.turns(whole, 0, NAMES, since, DEFAULT)
        assert more == (since + 2 < len(turns))
        paged += page
    assert paged == turns
    assert [turn["turn"] for turn in turns] == list(range(turns[0]["turn"], turns[-1]["turn"] + 1))
    assert [turn["to"] for turn in turns[:-1]] == [turn["from"] for turn in turns[1:]]
    assert turns[-1]["to"] == len(whole.answers)
    for turn in turns:
        at = nave.replay(whole.record, upto=turn["from"])
        assert turn["players"] == at.view(0, NAMES)["players"]
        asked = [who for who in whole.answered_by[turn["from"] : turn["to"]] if who != NATURE]
        assert turn["seat"] == (asked[0] if asked else at.seat)


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_a_turn_is_summed_up_by_the_first_event_of_each_choice(game: str, seats: int) -> None:
    whole = played(game, seats, 30, 4)
    answered = whole.answered_by
    lines = []
    for answer, who in enumerate(answered):
        told = [e for e in whole.events if e.answer == answer and e.kind not in ASIDE]
        if who != NATURE and told:
            lines.append(whole.say(told[0].seen_by(0).said(), NAMES, DEFAULT))
    assert len(lines) > LINES
    assert summary(whole, answered, 0, len(answered), 0, NAMES, DEFAULT) == lines[:LINES]
