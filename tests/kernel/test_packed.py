"""Packed numbers: buffers of moves, copies with something changed, hashes."""

import pytest

from nave.kernel.moves import Moves
from nave.kernel.nature import Generator
from nave.kernel.packed import added, appended, filled, mix, mixed, packed, place_of, replaced, without


def listed(*numbers: int) -> Moves:
    out = Moves()
    out.extend(list(numbers))
    return out


def test_a_buffer_tells_only_what_was_appended_since_it_was_cleared() -> None:
    moves = listed(7, 8, 9)
    moves.clear()
    assert not moves
    assert moves.numbers() == []
    moves.append(5)
    assert (len(moves), list(moves), moves[0], moves[-1]) == (1, [5], 5, 5)
    assert 5 in moves
    assert 8 not in moves
    assert repr(moves) == "Moves([5])"


def test_a_list_of_the_moves_stays_while_the_buffer_is_used_again() -> None:
    moves = listed(1, 2)
    kept = moves.numbers()
    moves.clear()
    moves.extend([3, 4, 5])
    assert kept == [1, 2]
    assert moves.numbers() == [3, 4, 5]


@pytest.mark.parametrize("place", [2, -3, 100])
def test_there_is_no_move_outside_the_count(place: int) -> None:
    moves = listed(1, 2, 3)
    moves.clear()
    moves.extend([4, 5])
    with pytest.raises(IndexError, match="2 legal answers"):
        moves[place]


def test_what_makes_a_change_leaves_the_original_as_it_was() -> None:
    values = packed([3, -1, 4])
    assert list(replaced(values, 1, 9)) == [3, 9, 4]
    assert list(added(values, 2, -5)) == [3, -1, -1]
    assert list(appended(values, 7)) == [3, -1, 4, 7]
    assert list(without(values, 0)) == [-1, 4]
    assert list(without(values, 2)) == [3, -1]
    assert list(values) == [3, -1, 4]


def test_two_that_grow_from_the_same_share_nothing() -> None:
    values = packed([1])
    one, other = appended(values, 2), appended(values, 3)
    assert (list(one), list(other)) == ([1, 2], [1, 3])


def test_a_value_is_found_at_its_first_place() -> None:
    assert place_of(packed([5, 6, 6]), 6) == 1
    with pytest.raises(ValueError, match="7"):
        place_of(packed([5, 6]), 7)


def test_a_hash_tells_every_single_change_and_every_exchange_of_two_places() -> None:
    """Small numbers as they lie on a table, -1 for nothing; all lengths, so every place of four counts."""
    seen: dict[int, list[int]] = {}
    for length in range(1, 14):
        base = [place % 5 - 1 for place in range(length)]
        rows = [base]
        for place in range(length):
            rows += [[*base[:place], value, *base[place + 1 :]] for value in range(-4, 40)]
        for one in range(length):
            for other in range(one):
                row = list(base)
                row[one], row[other] = row[other], row[one]
                rows.append(row)
        for row in rows:
            assert seen.setdefault(mixed(1, packed(row)), row) == row
    assert len(seen) > 2500
    assert all(0 <= number < 1 << 63 for number in seen)


def test_the_order_of_what_is_mixed_counts() -> None:
    assert mix(1, 2, 3) != mix(1, 3, 2)
    assert mix(mix(1, 2, 3), 4, 5) != mix(mix(1, 4, 5), 2, 3)
    assert mixed(1, filled(0, 0)) != mixed(1, filled(1, 0)) != mixed(1, filled(4, 0))


def test_numbers_below_a_count_come_all_about_as_often() -> None:
    chance = Generator(3)
    drawn = [chance.below(5) for _ in range(5000)]
    assert set(drawn) == set(range(5))
    assert all(850 < drawn.count(number) < 1150 for number in range(5))
