"""What positions of random games are worth, to the last bit, for comparing engines.

    python -m tests.support.worths

The first line names the engine; then comes one line for each configuration.
"""

import hashlib
import random
import struct

import nave
from nave.bots.minds import mind_of
from nave.kernel.moves import Moves
from nave.kernel.playout import Generator, step
from nave.native import ENGINE
from tests.bots.test_worth import CONFIGURATIONS

LIMIT = 20_000


def fingerprint(game: str, seats: int, settings: dict[str, str]) -> str:
    """A hash of the terms of positions from the beginning to the end of a game."""
    state = nave.new_game(game, seats=seats, seed=5, settings=settings).state.copy()
    chance, rng, moves = Generator(seats), random.Random(seats), Moves()
    mind, found = mind_of(game, seats), hashlib.sha256()
    for _ in range(LIMIT):
        if not state.stack or rng.random() < 0.04:
            for seat in range(seats):
                terms = mind.terms(state, seat)
                found.update(struct.pack(f"{len(terms) + 1}d", mind.worth(state, seat), *terms))
        if not state.stack:
            break
        step(state, chance, moves)
    return found.hexdigest()[:20]


def main() -> None:
    print(ENGINE.kind)
    for game, seats, settings in CONFIGURATIONS:
        print(game, seats, settings, fingerprint(game, seats, settings))


if __name__ == "__main__":
    main()
