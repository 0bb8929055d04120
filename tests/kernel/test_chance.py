"""Chance is handed to a game: a seed or anything else that answers for nature, kept by all copies."""

from pathlib import Path

import pytest

import nave
from nave.kernel.chance import Chance, Seeded
from nave.kernel.errors import BadInput
from nave.kernel.record import load_record
from nave.kernel.state import State

RECORDS = Path(__file__).parents[1] / "records"
SEEDED = ("basilica/expansion.json", "red_cathedral/three_basic.json", "red_cathedral/solo_won.json")


class First(Chance):
    """Nature by hand: it gives the first answer there is, and remembers when it was asked."""

    def __init__(self) -> None:
        super().__init__(99)
        self.asked: list[tuple[int, int]] = []

    def answer(self, s: State, answers: int, drawn: int) -> int:
        self.asked.append((answers, drawn))
        return int(s.stack[-1].options(s)[0])


@pytest.mark.parametrize("name", SEEDED)
def test_a_seed_gives_the_game_it_always_gave(name: str) -> None:
    record = load_record(RECORDS / name)
    game = nave.new_game(record.game, seats=record.seats, seed=record.seed, settings=record.settings)
    while not game.over:
        game.play(record.answers[len(game.answers)])
    assert list(game.answers) == record.answers


def test_what_is_handed_in_answers_for_nature_and_is_told_how_far_the_game_is() -> None:
    chance = First()
    game = nave.new_game("red_cathedral", seats=2, chance=chance)
    assert chance.asked == [(n, n) for n in range(len(game.answers))]
    assert game.seed == game.record.seed == 99
    assert game.answers[0] == "first seat 1"
    setup = len(game.answers)
    while len(chance.asked) == setup:
        game.play(game.legal_moves[0])
    answers, drawn = chance.asked[setup]
    assert drawn == setup
    assert answers > drawn


def test_a_copy_keeps_the_chance_unless_it_is_given_another() -> None:
    game = nave.new_game("basilica", seats=2, seed=3)
    twin, other = game.copy(), game.copy(Seeded(4))
    assert twin.chance is game.chance
    assert (twin.seed, other.seed) == (3, 4)
    assert other.position() == twin.position() == game.position()
    futures = []
    for one in (game, twin, other):
        while not one.over:
            one.play(one.legal_moves[0])
        futures.append(list(one.answers))
    assert futures[0] == futures[1] != futures[2]


def test_a_replayed_game_goes_on_with_the_chance_it_is_given() -> None:
    record = nave.new_game("basilica", seats=2, seed=3).record
    games = [nave.replay(record), nave.replay(record, chance=Seeded(3)), nave.replay(record, chance=First())]
    for game in games:
        assert list(game.answers) == record.answers
        while not game.over:
            game.play(game.legal_moves[0])
    assert list(games[0].answers) == list(games[1].answers) != list(games[2].answers)


def test_the_seed_of_a_game_cannot_be_set() -> None:
    game = nave.new_game("basilica", seats=2, seed=3)
    with pytest.raises(AttributeError):
        setattr(game, "seed", 4)  # noqa: B010
    with pytest.raises(BadInput, match="not both"):
        nave.new_game("basilica", seats=2, seed=3, chance=Seeded(3))
