"""Nature at a table: the seed decides the set-up, the table's secret everything after it."""

import random
from pathlib import Path

import pytest

import nave
from nave.api import known_games
from nave.kernel.chance import Seeded
from nave.kernel.frame import NATURE
from nave.kernel.game import Game
from nave.tables.secrets import SecretChance, bot_seed, mixed, new_secret
from tests.support.server import running_server

GAMES = list(known_games())
ONE, TWO = "ab" * 32, "cd" * 32


def played(game: Game, seed: int, most: int = 400) -> Game:
    rng = random.Random(seed)
    for _ in range(most):
        if game.over:
            break
        game.play(rng.choice(game.legal_moves))
    return game


def after_setup(game: Game) -> list[str]:
    """What nature answered after the first answer of a seat."""
    first = next(n for n, who in enumerate(game.answered_by) if who != NATURE)
    return [text for text, who in zip(game.answers, game.answered_by, strict=True) if who == NATURE][first:]


@pytest.mark.parametrize("game", GAMES)
def test_tables_of_one_seed_share_the_set_up_and_nothing_else(game: str) -> None:
    one, same, other = (
        nave.new_game(game, seats=2, chance=SecretChance(5, secret)) for secret in (ONE, ONE, TWO)
    )
    seeded = nave.new_game(game, seats=2, seed=5)
    assert list(one.answers) == list(other.answers) == list(seeded.answers)
    assert one.record.to_data() == seeded.record.to_data()
    futures = [after_setup(played(one_of, 1)) for one_of in (one, same, other, seeded)]
    assert futures[0] == futures[1]
    assert len({tuple(future) for future in futures}) == 3


@pytest.mark.parametrize("game", GAMES)
def test_the_record_of_a_table_does_not_foretell_its_dice(game: str) -> None:
    """Whoever goes on from the record with its seed, or sees all that was drawn, draws something else."""
    table = played(nave.new_game(game, seats=2, chance=SecretChance(5, new_secret())), 1, 30)
    foretold = nave.replay(table.record)
    assert foretold.position() == table.position()
    assert table.seed == foretold.seed == 5
    for twin in (table, foretold):
        played(twin, 2)
    assert list(table.answers) != list(foretold.answers)


def test_each_answer_is_drawn_anew_from_the_secret_and_the_number_of_answers() -> None:
    chances = [SecretChance(5, secret) for secret in (ONE, TWO)]
    drawn = {chance.bits(answers, 4) for chance in chances for answers in range(5, 105)}
    assert len(drawn) == 200
    assert not drawn & {Seeded(5).bits(n, n) for n in range(200)}
    assert [chances[0].bits(n, n) for n in range(9)] == [Seeded(5).bits(n, n) for n in range(9)]
    assert chances[0].bits(7, 4) == chances[0].bits(7, 6) == mixed(ONE, 7)


def test_bots_draw_from_other_numbers_than_nature() -> None:
    secret = new_secret()
    assert not {bot_seed(secret, n) for n in range(200)} & {mixed(secret, n) for n in range(200)}


def test_what_nature_answered_at_a_table_hangs_on_its_stored_secret(tmp_path: Path) -> None:
    """Two tables of one seed and the same answers; neither goes on as the seed would."""
    rolls = []
    with running_server(f"sqlite:///{tmp_path / 'x.sqlite3'}") as server:
        for _ in range(2):
            table = server.create(GAMES[0], ["device", "device"], seed=5)
            person, rng = table.seat(0), random.Random(1)
            person.post("start")
            for _ in range(60):
                state = person.state()
                if state["options"]:
                    person.play(rng.choice(state["options"])["text"], state["number"])
            person.post("resign", seat=0)
            record = person.get("record").json()
            assert record["seed"] == 5
            rolls.append(record["answers"])
    setup = list(nave.new_game(GAMES[0], seats=2, seed=5).answers)
    assert rolls[0][: len(setup)] == rolls[1][: len(setup)] == setup
    assert rolls[0] != rolls[1]
