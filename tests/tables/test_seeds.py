"""Seeds people can say: words that mean a number, and a number in words."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nave.cli.play import typed_seed
from nave.tables.called import DIGITS, new_seed, said_seed, seed_of


@given(st.integers(min_value=-(2**31), max_value=2**53))
def test_what_is_said_is_read_back(seed: int) -> None:
    assert seed_of(said_seed(seed)) == seed
    assert seed_of(f"  {said_seed(seed).upper()} ") == seed
    assert len(said_seed(seed)) <= 40


@given(st.integers(min_value=-(2**63), max_value=2**63 - 1))
def test_a_number_is_that_number(seed: int) -> None:
    assert seed_of(str(seed)) == seed


@pytest.mark.parametrize("words", ["onion domes", "x", "1e5", "Ω", "", "quiet-nobody", "quiet-heron-x"])
def test_any_words_are_a_seed_and_the_same_words_the_same(words: str) -> None:
    assert 0 <= seed_of(words) < 2**32
    assert seed_of(words) == seed_of(f" {words.upper()} ")


def test_words_deal_what_they_have_always_dealt() -> None:
    assert seed_of("onion domes") != seed_of("onion dome")
    assert seed_of("quiet-heron") == seed_of("quiet-heron-0")
    # Frozen.
    assert (seed_of("x"), seed_of("onion domes")) == (4245442695, 3515755926)


def test_a_new_seed_has_two_words_and_at_most_four_digits() -> None:
    for _ in range(50):
        words = said_seed(new_seed()).split("-")
        assert len(words) in (2, 3)
        assert all(word.isalpha() for word in words[:2])
        assert int(words[2]) < DIGITS if words[2:] else True


def test_the_terminal_takes_the_same_words_as_tables_say() -> None:
    assert typed_seed(None) is None
    assert typed_seed("7") == 7
    assert typed_seed(said_seed(123_456_789)) == 123_456_789
