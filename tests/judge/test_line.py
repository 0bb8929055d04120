"""A turn of a game played again: it stands beside the best line and the one played, nothing is written."""

from pathlib import Path

import pytest

from nave.judge.line import line_from, span_at, tried_again
from nave.judge.stretch import JudgeError
from nave.kernel.errors import BadInput
from nave.kernel.record import Record, load_record

RECORDS = Path(__file__).parent.parent / "records"
NAMES = ["red_cathedral/two_basic.json", "basilica/base_third_scoring.json"]


def texts(record: Record, first: int) -> list[str]:
    span = span_at(record, first)
    return list(record.answers[span.first : span.first + len(span.moves)])


@pytest.mark.parametrize("name", NAMES)
def test_what_was_played_is_as_good_as_itself_and_the_best_line_loses_nothing(name: str) -> None:
    record = load_record(RECORDS / name)
    middle = len(record.answers) // 2
    before = list(record.answers)
    span = span_at(record, middle)
    played = tried_again(record, middle, texts(record, middle))
    assert played.played.same
    assert played.played.behind == 0.0
    assert played.best.behind >= -0.01
    best = tried_again(record, span.first, played.plans[1].answers)
    assert best.best.star == 1.0
    assert best.plans[0].answers == played.plans[1].answers
    assert list(record.answers) == before


@pytest.mark.parametrize("name", NAMES)
def test_the_line_begins_where_the_turn_did_and_ends_with_it(name: str) -> None:
    record = load_record(RECORDS / name)
    span = span_at(record, len(record.answers) // 2)
    line = line_from(record, span)
    assert len(line.begun.answers) == span.first
    assert line.begun.seat == span.seat
    for text in texts(record, span.first):
        assert not line.over
        line.play(text)
    assert line.over


def test_what_is_not_legal_is_refused_and_after_the_end_nothing_is_left() -> None:
    record = load_record(RECORDS / NAMES[1])
    first = span_at(record, 30).first
    with pytest.raises(BadInput):
        tried_again(record, first, ["pass", "pass", "pass"])
    with pytest.raises(JudgeError, match="nothing was left"):
        span_at(record, len(record.answers))
