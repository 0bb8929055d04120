"""Every step of many games as a digest, to compare engines: python -m tests.support.trace GAME FIRST COUNT.

One line per game: its name, its length, and a hash over position, legal moves and events after each answer,
and now and then over the observations. The golden records of the game come first when FIRST is 0.
"""

import hashlib
import random
import sys
from pathlib import Path

import nave
from nave.api import rules_of
from nave.envs.observe import observer_of, written
from nave.kernel.game import Game

# How often what learning agents see is compared as well.
EVERY = 25
RECORDS = Path(__file__).parent.parent / "records"


class Trace:
    """The digest of one game so far."""

    def __init__(self) -> None:
        self.hash = hashlib.sha256()
        self.steps = 0
        self.told = 0

    def step(self, game: Game) -> None:
        events = [game.told(event) for event in game.events[self.told :]]
        self.told = len(game.events)
        self.steps += 1
        self.hash.update(repr((game.rules.position(game.state), game.legal_moves, events)).encode())
        if self.steps % EVERY == 0:
            observer = observer_of(game.rules.id, game.seats)
            for seat in range(game.seats):
                self.hash.update(written(observer, game.state, seat).tobytes())

    def line(self, name: str, game: Game) -> str:
        result = game.result
        scores = None if result is None else result.to_data()
        self.hash.update(repr((scores, [option.to_data() for option in game.options()])).encode())
        return f"{name} {self.steps} {self.hash.hexdigest()}"


def golden(path: Path) -> str:
    record = nave.load_record(path)
    trace = Trace()
    game = nave.replay(record, upto=0)
    trace.step(game)
    while len(game.answers) < len(record.answers):
        game.play(record.answers[len(game.answers)])
        trace.step(game)
    return trace.line(path.stem, game)


def any_settings(game: str, seats: int, rng: random.Random) -> dict[str, str]:
    """Options drawn until they fit together."""
    rules = rules_of(game)
    while True:
        drawn = {s.id: rng.choice(list(s.values)) for s in rules.settings if seats in s.seats}
        try:
            return rules.check_settings(seats, drawn)
        except nave.BadInput:
            continue


def at_random(name: str, number: int) -> str:
    rng = random.Random(f"{name}/{number}")
    seats = rng.choice(rules_of(name).seats)
    game = nave.new_game(name, seats=seats, seed=number, settings=any_settings(name, seats, rng))
    trace = Trace()
    trace.step(game)
    while not game.over:
        moves = game.legal_moves
        if game.can_undo and rng.random() < 0.01:
            game.undo()
            trace.told = len(game.events)
        else:
            game.play(rng.choice(moves))
        trace.step(game)
    return trace.line(str(number), game)


def main() -> None:
    name, first, count = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
    print(nave.native.ENGINE.kind)
    if first == 0:
        for path in sorted((RECORDS / name).rglob("*.json")):
            print(golden(path))
    for number in range(first, first + count):
        print(at_random(name, number))


if __name__ == "__main__":
    main()
