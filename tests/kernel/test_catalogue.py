"""The catalogue: integers and texts of moves, what people may type, and an order that never changes."""

import hashlib
from typing import Any

import pytest

import nave
from nave.api import known_games, rules_of
from nave.kernel.catalogue import Catalogue

# Records name moves by text and research names them by number: neither may change within a version.
FROZEN = {
    "basilica": (1, 5868, "0b8367e68338f5c933824dc0a4423b0d9450cb41641d894c5f5dab08f7b0d456"),
    "red_cathedral": (1, 2400, "32e01977c530bf4989d35e8947f0b6da687d89c205711042c00a72afa423ed31"),
}
# An expansion adds at the end: what was there before keeps its numbers.
FIRST = {"red_cathedral": (971, "b786b00227f82e9f2ef2abdc2b5dbb656d089778842168ede942a6bd170e110a")}
SPOTS = {
    "basilica": {
        0: "end turn",
        838: "lay 2 at r19c5",
        2514: "at r67c1",
        3352: "move r23c3 up",
        5447: "move r128c1 left",
        5867: "crown",
    },
    "red_cathedral": {
        0: "end turn",
        4: "take nothing",
        12: "reroll 8",
        13: "claim 1.1",
        62: "place down white_2",
        63: "take 1 lumber",
        182: "activate white_2 4",
        183: "die white",
        230: "die black +7",
        231: "deliver lumber to 1.1",
        447: "decorate 1.1",
        662: "decorate 6.6 with green_gem purple_gem",
        663: "use sell_any",
        789: "pay lumber",
        822: "swap 7 8",
        827: "white rolls 1",
        878: "deal base_01",
        970: "deal ivan_construction",
        971: "take 1 permit",
        1091: "deliver diamond as lumber to 1.1",
        1811: "use buy_1_diamond",
        2184: "exchange for permit",
        2185: "hire moscow",
        2201: "use specialist",
        2303: "guild jewelers",
        2399: "deal ivan_hire",
    },
}


@pytest.fixture
def small() -> Catalogue:
    return Catalogue(1, ["end turn", "roll", "roll again", "die white +1"])


@pytest.mark.parametrize("game", sorted(FROZEN))
def test_the_order_of_moves_is_frozen(game: str) -> None:
    catalogue = rules_of(game).catalogue
    digest = hashlib.sha256("\n".join(catalogue.texts).encode()).hexdigest()
    assert (catalogue.version, len(catalogue), digest) == FROZEN[game]
    assert {move: catalogue.text(move) for move in SPOTS[game]} == SPOTS[game]


@pytest.mark.parametrize("game", sorted(FIRST))
def test_the_moves_of_a_base_game_keep_their_place(game: str) -> None:
    count, digest = FIRST[game]
    texts = rules_of(game).catalogue.texts[:count]
    assert hashlib.sha256("\n".join(texts).encode()).hexdigest() == digest


def test_every_game_has_its_catalogue_frozen_here() -> None:
    assert sorted(FROZEN) == sorted(SPOTS) == sorted(known_games())


@pytest.mark.parametrize("game", sorted(FROZEN))
def test_texts_and_numbers_say_the_same(game: str) -> None:
    catalogue = rules_of(game).catalogue
    for move in range(len(catalogue)):
        text = catalogue.text(move)
        assert catalogue.parse(text) == catalogue.parse(move) == move
        # What people type is brought to this form, so a text in another form could never be typed.
        assert text == " ".join(text.lower().split())


@pytest.mark.parametrize("typed", ["die white +1", "  DIE   White\t+1 ", "Die White +1\n"])
def test_case_and_spacing_do_not_matter(small: Catalogue, typed: str) -> None:
    assert small.parse(typed) == 3


def test_an_unknown_text_is_answered_with_the_nearest_moves(small: Catalogue) -> None:
    with pytest.raises(nave.BadInput, match=r"no move 'rol agin'; did you mean 'roll again'"):
        small.parse("rol agin")
    with pytest.raises(nave.BadInput, match=r"^there is no move 'xyzzy'$"):
        small.parse("xyzzy")


def test_no_more_than_three_near_moves_are_named() -> None:
    with pytest.raises(nave.BadInput) as caught:
        nave.new_game("red_cathedral", seats=2, seed=1).play("die whit +1")
    assert str(caught.value).count("'die ") == 1 + 3


@pytest.mark.parametrize("number", [-1, 4, 10**30])
def test_an_unknown_number_is_answered_with_the_range(small: Catalogue, number: int) -> None:
    with pytest.raises(nave.BadInput, match=rf"no move {number}; moves run from 0 to 3"):
        small.parse(number)


@pytest.mark.parametrize("move", [True, False, None, 1.0, ["roll"], b"roll"])
def test_only_texts_and_integers_are_moves(small: Catalogue, move: Any) -> None:
    with pytest.raises(nave.BadInput, match="a move is a text or an integer, not"):
        small.parse(move)


def test_two_moves_never_share_a_text() -> None:
    with pytest.raises(ValueError, match="share one text"):
        Catalogue(1, ["roll", "stop", "roll"])
