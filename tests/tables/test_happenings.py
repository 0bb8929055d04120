"""Which news of a table are worth telling to whom."""

from typing import get_args

import pytest

from nave.tables import model as m
from nave.tables.happenings import KINDS, NEWS, USUAL, worth_telling
from nave.tables.model import Entry
from nave.web.routes_push import USUAL as OFFERED
from nave.web.routes_push import Kind


def entries(*found: tuple[str, int | None]) -> list[Entry]:
    return [Entry(number, kind, seat, "", None, number) for number, (kind, seat) in enumerate(found, 1)]


@pytest.mark.parametrize(
    ("happened", "status", "key"),
    [
        ([(m.JOIN, 1)], m.OPEN, "notice-sat"),
        ([(m.JOIN, 1), (m.START, 1)], m.RUNNING, "notice-begun"),
        ([(m.CHAT, 1)], m.RUNNING, "notice-chat"),
        ([(m.CHAT, 1), (m.ASKED, 1)], m.RUNNING, "notice-asked"),
        ([(m.ANSWER, 1)], m.RUNNING, None),
        ([(m.ANSWER, 1)], m.OVER, "notice-over"),
        ([(m.ANSWER, 0)], m.OVER, "notice-over"),
        ([(m.ANSWER, 1), (m.AGAIN, 1)], m.OVER, "notice-again"),
        ([(m.KNOCK, 0)], m.RUNNING, "notice-knock"),
        ([(m.KNOCK, 1)], m.RUNNING, "notice-knock"),
        # Nobody is told of what they did themselves.
        ([(m.JOIN, 0), (m.START, 0), (m.CHAT, 0), (m.ASKED, 0)], m.RUNNING, None),
        ([], m.OVER, None),
    ],
)
def test_what_matters_most_is_told_and_nothing_of_ones_own(
    happened: list[tuple[str, int | None]], status: str, key: str | None
) -> None:
    found = worth_telling(entries(*happened), 0, status, KINDS)
    assert (None if found is None else found.key) == key


def test_what_nobody_wished_for_is_not_told() -> None:
    for kind, (news, _) in NEWS.items():
        wished = [one for one in KINDS if one != news]
        assert worth_telling(entries((kind, 1)), 0, m.RUNNING, wished) is None


def test_a_name_that_is_not_known_leaves_the_sentence_whole() -> None:
    found = worth_telling(entries((m.JOIN, 1)), 0, m.OPEN, KINDS)
    assert found is not None
    assert found.said("quiet-heron", ["Agnes"]).args["person"] == ""
    assert found.said("quiet-heron", ["Agnes", "Bernat"]).args["person"] == "Bernat"


def test_the_network_offers_the_kinds_there_are() -> None:
    assert get_args(Kind) == KINDS
    assert OFFERED == USUAL
