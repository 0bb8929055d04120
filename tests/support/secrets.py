"""A table at a moment with a secret: one jester has named its colour, the other has yet to."""

import asyncio
import random

import nave
from nave.kernel.events import EVERYBODY
from nave.kernel.game import Game
from nave.tables import model as m
from nave.tables.model import Keys
from nave.tables.records import import_record
from nave.tables.service import TableService
from nave.tables.store import Store
from tests.reliability.leak import choose


def game_with_a_secret() -> Game:
    """Basilica, both with jesters in the cathedral, just after the first of them was given a colour."""
    for seed in range(100):
        game, rng = nave.new_game("basilica", seats=2, seed=seed), random.Random(seed)
        while not game.over:
            game.play(choose(game.options(), rng))
            if game.events[-1].only != EVERYBODY:
                return game
    raise AssertionError("no jester named a colour in secret")


def store_table(database: str, game: Game) -> Keys:
    """Put the game into a database as a running table of two friends; a server on it finds it there."""

    async def put() -> Keys:
        store = Store(database)
        try:
            await store.open()
            return await import_record(TableService(store), game.record, game, [], False, m.PERSON)
        finally:
            await store.close()

    return asyncio.run(put())
