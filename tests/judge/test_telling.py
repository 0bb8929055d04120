"""Why a line is better, as people read it: what can be counted on the table, and terms by what they mean."""

import re
from pathlib import Path
from typing import cast

import pytest
from msgspec import structs

import nave
from nave.api import from_position
from nave.bots.basilica import facts as basilica
from nave.bots.minds import mind_of
from nave.bots.red_cathedral import facts as red_cathedral
from nave.games.basilica.state import State as BasilicaState
from nave.games.red_cathedral.state import State as RedState
from nave.judge.puzzle import puzzles_of
from nave.judge.stretch import Cut, Span
from nave.judge.telling import Telling, end_of, line_words, turned, why_said
from nave.judge.types import Plan, Reason, Stretch
from nave.kernel.language import words_of
from nave.kernel.record import load_record
from nave.kernel.said import Said
from tests.support.red_cathedral import Table

RECORDS = Path(__file__).parent.parent / "records"
NAMES = ("Ann", "Olga", "Vera", "Ivo")
# A difference in the terms of the evaluation.
FIGURE = re.compile(r"[+-]\d")


def parts(said: Said) -> list[Said]:
    """What a reason is made of."""
    found = dict(said.args)["reasons"]
    return [cast(Said, one) for one in cast(list[object], found)]


def denying() -> nave.Game:
    """Whoever decorates 2.1 has its tower alone, and the rival loses what it had there."""
    table = Table(2).card("1.1", "base_01").claim("1.1", 0).goods(0, lumber=2, gold=1).finish("2.1", 1)
    return table.ask(("end", [0]), ("deliver", [0, 1, 2])).game()


def test_a_tower_denied_is_why_and_both_seats_are_named() -> None:
    game = denying()
    texts = [option.text for option in game.options()]
    worse = next(text for text in texts if text != "decorate 2.1")
    gaps = [Reason("tempo", 0.4), Reason("rubles", -0.7), Reason("towers", 0.2)]
    better = "decorate 2.1"
    said = why_said(game.rules, game.state, 2, 0, [better], [worse], gaps)
    assert said is not None
    told = words_of(line_words(game.rules, 2)).say(said, NAMES)
    assert "denies Olga tower 2:" in told
    assert "fewer turns to six sections" in told
    assert "purse" not in told, "what speaks against the better line explains nothing"
    assert not FIGURE.search(told)
    assert "you" not in told
    assert len(parts(said)) <= 3
    back = why_said(game.rules, game.state, 2, 0, [worse], [better], turned(gaps))
    assert back is None or "fact-tower-denies" not in {part.key for part in parts(back)}


def test_where_nothing_speaks_for_a_line_nothing_is_said() -> None:
    game = denying()
    line = [game.options()[0].text]
    assert why_said(game.rules, game.state, 2, 0, line, line, [Reason("tempo", -0.4)]) is None


def test_a_line_of_another_world_or_to_the_end_of_the_game_leads_nowhere() -> None:
    game = denying()
    offered = {option.text for option in game.options()}
    elsewhere = next(text for text in game.rules.catalogue.texts if text not in offered)
    assert end_of(game.rules, game.state, [elsewhere]) is None
    record = load_record(RECORDS / "basilica" / "base_third_scoring.json")
    before = nave.replay(record, upto=len(record.answers) - 1)
    assert end_of(before.rules, before.state, [record.answers[-1]]) is None


def beside(cut: Cut, span: Span, term: str, played: int) -> Stretch | None:
    """The line of the record beside another answer at its beginning: better if it is the first plan."""
    text = cut.rules.catalogue.text
    own = [text(move) for move in span.moves]
    other = next(
        (text(move) for move in span.state.stack[-1].options(span.state) if text(move) != own[0]), ""
    )
    if not other:
        return None
    lines = [[other], own] if played else [own, [other]]
    plans = [Plan(line, [0.0] * 4, [0.25] * 4) for line in lines]
    # Differences are those of the plan that was played.
    gaps = [Reason(term, -0.4 if played else 0.4)]
    after = span.first + len(span.moves)
    where = span.seat, span.turn, span.first, after
    return Stretch(*where, plans, played, 1.0, 0.5, 1.5, "slip", 1.0, 4, gaps)


@pytest.mark.parametrize(
    ("name", "term"),
    [("basilica/base_third_scoring.json", "led"), ("red_cathedral/three_basic.json", "tempo")],
)
def test_turns_of_a_game_tell_no_figures_and_speak_to_nobody(name: str, term: str) -> None:
    record = load_record(RECORDS / name)
    cut = Cut(record)
    telling = Telling(record, cut)
    words = words_of(telling.words_in)
    keys: set[str] = set()
    for number, span in enumerate(cut.spans):
        stretch = beside(cut, span, term, number % 2)
        if stretch is None:
            continue
        why = telling.reasons(stretch)
        assert why is not None
        assert f"gained-{term}" in {part.key for part in parts(why)}, "whichever of the two was played"
        keys |= {part.key for part in parts(why)}
        text = words.say(why, NAMES)
        assert not FIGURE.search(text), text
        assert not re.search(r"\byour?\b", text), text
    own = "fact-area-own" if record.game == "basilica" else "fact-tower-own"
    assert own in keys, "what can be counted is told as well"


def test_without_another_plan_there_is_no_reason() -> None:
    record = load_record(RECORDS / "basilica" / "base_third_scoring.json")
    cut = Cut(record)
    alone = beside(cut, cut.spans[10], "led", 0)
    assert alone is not None
    assert Telling(record, cut).reasons(structs.replace(alone, plans=alone.plans[:1])) is None


@pytest.mark.parametrize("language", ["en", "de", "es", "fr", "it", "pl"])
@pytest.mark.parametrize("game", ["red_cathedral", "basilica"])
def test_every_puzzle_says_why_in_every_language(game: str, language: str) -> None:
    found = []
    for puzzle in puzzles_of(game):
        begun = from_position(puzzle.position)
        lines = puzzle.solution, puzzle.second
        why = why_said(begun.rules, begun.state, begun.seats, puzzle.seat, *lines, puzzle.reasons)
        assert why is not None, puzzle.id
        text = words_of(line_words(begun.rules, begun.seats), language).say(why, begun.names(language))
        assert not FIGURE.search(text), text
        found.append(why)
    assert any(part.key.startswith("fact-") for why in found for part in parts(why))


def test_gains_are_the_facts_that_speak_for_a_position() -> None:
    """Of two positions what one gains the other lacks; nobody reads 'you'."""
    for puzzle in [*puzzles_of("red_cathedral")[:12], *puzzles_of("basilica")[:12]]:
        begun = from_position(puzzle.position)
        ends = [end_of(begun.rules, begun.state, line) for line in (puzzle.solution, puzzle.second)]
        one, other = ends
        if one is None or other is None:
            continue
        mind, seat = mind_of(puzzle.game, begun.seats), puzzle.seat
        for_one, for_other = mind.gains(one, other, seat), mind.gains(other, one, seat)
        assert len(for_one) + len(for_other) == len(mind.facts(one, other, seat))
        if puzzle.game == "basilica":
            counted = basilica.counted(cast(BasilicaState, one), cast(BasilicaState, other), seat)
            assert [fact.told for fact in counted if fact.good] == for_one
        else:
            towers = red_cathedral.counted(cast(RedState, one), cast(RedState, other), seat)
            assert [fact.told for fact in towers if fact.good] == for_one
        assert all("player" in dict(fact.args) for fact in [*for_one, *for_other])
