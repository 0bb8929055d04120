"""Families: blocks of the catalogue laid out by arithmetic over their axes."""

import itertools

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from nave.kernel.answer import Answer
from nave.kernel.catalogue import build
from nave.kernel.family import Family, More, Rows, lay_out
from nave.kernel.moves import Moves

DICE = ("white", "green", "blue")
EXTRA = ("", " +1", " +2", " +3")


def test_numbers_and_texts_follow_from_the_axes() -> None:
    first, die = Family("roll"), Family("die {die}{extra}", die=DICE, extra=EXTRA)
    texts = lay_out([first, die], {})
    assert texts[0] == "roll"
    assert texts[1:6] == ["die white", "die white +1", "die white +2", "die white +3", "die green"]
    assert len(texts) == 13
    for d, e in itertools.product(range(3), range(4)):
        move = die.at(d, e)
        assert texts[move] == f"die {DICE[d]}{EXTRA[e]}"
        assert (die.first(move), die.second(move)) == (d, e)


def test_three_axes_are_counted_through() -> None:
    family = Family("{a} {b} {c}", a=("x", "y"), b=("1", "2", "3"), c=("p", "q"))
    texts = lay_out([Family("other"), family], {})
    for a, b, c in itertools.product(range(2), range(3), range(2)):
        move = family.at(a, b, c)
        assert texts[move] == f"{'xy'[a]} {'123'[b]} {'pq'[c]}"
        assert (family.first(move), family.second(move), family.third(move)) == (a, b, c)


def test_the_text_may_name_the_axes_in_another_order() -> None:
    family = Family("take {amount} {what}", what=("gold", "stone"), amount=("1", "2"))
    assert lay_out([family], {}) == ["take 1 gold", "take 2 gold", "take 1 stone", "take 2 stone"]


def test_a_family_has_its_own_moves_and_no_others() -> None:
    before, family, after = Family("before"), Family("{n}", n=("a", "b", "c")), Family("after")
    lay_out([before, family, after], {})
    assert [move for move in range(-2, 8) if family.has(move)] == [1, 2, 3]
    assert family.ranges == [(1, 4)]


def test_an_expansion_goes_on_with_the_first_axis_at_the_end() -> None:
    take = Family("take {amount} {what}", what=("gold", "stone"), amount=("1", "2", "3"))
    between = Family("between {n}", n=("1", "2"))
    texts = lay_out([take, between, More(take, ("permit",))], {})
    assert texts[6:] == ["between 1", "between 2", "take 1 permit", "take 2 permit", "take 3 permit"]
    for what, amount in itertools.product(range(3), range(3)):
        move = take.at(what, amount)
        assert texts[move] == f"take {amount + 1} {('gold', 'stone', 'permit')[what]}"
        assert (take.first(move), take.second(move)) == (what, amount)
    assert [move for move in range(-1, 14) if take.has(move)] == [0, 1, 2, 3, 4, 5, 8, 9, 10]
    assert take.ranges == [(0, 6), (8, 11)]


def test_a_family_goes_on_as_often_as_expansions_come() -> None:
    take, one, two = (
        Family("take {what} {n}", what=("gold", "stone"), n=("1", "2")),
        Family("one"),
        Family("two"),
    )
    order: list[Family | More] = [take, one, More(take, ("permit",)), two, More(take, ("cloth", "salt"))]
    texts = lay_out(order, {})
    assert lay_out(order, {}) == texts, "another set of components lays the same order out again"
    wares = ("gold", "stone", "permit", "cloth", "salt")
    for what, n in itertools.product(range(5), range(2)):
        move = take.at(what, n)
        assert texts[move] == f"take {wares[what]} {n + 1}"
        assert (take.first(move), take.second(move)) == (what, n)
    assert [move for move in range(-2, 14) if take.has(move)] == [0, 1, 2, 3, 5, 6, 8, 9, 10, 11]
    assert [take.index(move) for move in (4, 7, 12)] == [-1, -1, -1]
    assert (take.ranges, take.size, take.end) == ([(0, 4), (5, 7), (8, 12)], 10, 12)
    with pytest.raises(IndexError, match=r"'take {what} {n}' has 10 moves, and none at 10"):
        take.nth(10)


def test_an_axis_may_be_the_rows_of_a_component_table() -> None:
    plan = Family("plan {row}", row=Rows("plan", 2), nature=True)
    assert lay_out([plan], {"plan": ["north", "south"]}) == ["plan north", "plan south"]
    with pytest.raises(ValueError, match="plan has 3 rows; the catalogue has room for 2"):
        lay_out([Family("plan {row}", row=Rows("plan", 2))], {"plan": ["a", "b", "c"]})


def test_an_order_that_contradicts_itself_is_refused() -> None:
    one = Family("one")
    with pytest.raises(ValueError, match="'one' stands twice in the order"):
        lay_out([one, one], {})
    two = Family("two {n}", n=("a",))
    lay_out([two, Family("between"), More(two, ("b",))], {})
    with pytest.raises(ValueError, match=r"'two {n}' goes on where it was not before"):
        lay_out([two, More(two, ("b",))], {})
    with pytest.raises(ValueError, match="a family has three at most"):
        Family("{a}{b}{c}{d}", a=("1",), b=("1",), c=("1",), d=("1",))


def test_what_chance_answers_has_no_kind_of_answer_and_everything_else_has() -> None:
    with pytest.raises(ValueError, match="the order names the kind of answer, or nature's family"):
        build(1, [Family("roll")])
    with pytest.raises(ValueError, match="the order names the kind of answer, or nature's family"):
        build(1, [Answer[object, object]("roll", Family("rolled", nature=True))])


def test_a_catalogue_knows_the_family_and_the_home_of_every_move() -> None:
    go, stop = (
        Answer[object, object]("go", Family("go {n}", n=("1", "2"))),
        Answer[object, object]("stop", Family("stop")),
    )
    rolled = Family("rolled {n}", n=("1", "2"), nature=True)
    catalogue = build(1, [go, stop, rolled])
    assert [catalogue.home(move) for move in range(5)] == [go, go, stop, None, None]
    assert [catalogue.family(move).number for move in range(5)] == [0, 0, 1, 2, 2]


def numbers(*values: int) -> "vec[i64]":
    return vec[i64]([i64(value) for value in values])


def test_moves_of_several_values_are_appended_in_order() -> None:
    family = Family("{a} {b} {c}", a=("x", "y"), b=("1", "2", "3"), c=("p", "q"))
    later = Family("{a} {b}", a=("x",), b=("1", "2"))
    lay_out([Family("other"), family, later, Family("last"), More(later, ("y",))], {})
    out = Moves()
    out.append(7)
    family.each(numbers(1, 0), out)
    assert out.numbers() == [7, family.at(1), family.at(0)]
    out.clear()
    family.row(1, numbers(0, 2), out)
    assert out.numbers() == [family.at(1, 0), family.at(1, 2)]
    out.clear()
    later.row(1, numbers(0, 1), out)
    assert out.numbers() == [later.at(1, 0), later.at(1, 1)]


def test_a_family_shows_what_it_is_called_and_how_many_moves_it_has() -> None:
    family, later = Family("{a} {b}", a=("x", "y"), b=("1", "2")), Family("{a}", a=("x", "y", "z"))
    lay_out([Family("other"), family, later, More(family, ("z",))], {})
    assert repr(family) == "Family('{a} {b}', 6 moves from 1)"
    assert repr(later) == "Family('{a}', 3 moves from 5)"


@pytest.mark.parametrize("second", [1, 2, 3])
@pytest.mark.parametrize("third", [0, 1, 2, 3])
def test_a_move_knows_its_values_however_long_the_axes_are(second: int, third: int) -> None:
    b, c = ("1", "2", "3")[:second], ("p", "q", "r")[:third]
    if third:
        family = Family("{a} {b} {c}", a=("x", "y", "z"), b=b, c=c)
    else:
        family = Family("{a} {b}", a=("x", "y", "z"), b=b)
    lay_out([Family("other"), family], {})
    for first in range(3):
        for number in range(second):
            for last in range(max(third, 1)):
                move = family.at(first, number, last)
                assert (family.first(move), family.second(move)) == (first, number)
                assert not third or family.third(move) == last
