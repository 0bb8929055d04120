"""Let strong bots play until so many puzzles were found in their games; each is kept once it is checked.

python -m scripts.make_puzzles red_cathedral --count 32 --seed 70000 --output found.json
python -m scripts.make_puzzles red_cathedral --count 12 --seed 71000 --set module=on --set guild=random ...
"""

import argparse
from itertools import count, islice
from pathlib import Path

from nave.api import rules_of
from nave.judge.cutting import cut_puzzles
from nave.judge.puzzle import Puzzle, read_puzzles, write_puzzles
from scripts.play_records import play

# A set is the more varied the fewer of its puzzles come from one game.
OF_ONE_GAME = 2


def main() -> None:
    shown = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=shown)
    parser.add_argument("game")
    parser.add_argument("--bot", default="mason")
    parser.add_argument("--count", type=int, default=30)
    parser.add_argument("--seed", type=int, default=70000)
    parser.add_argument("--set", action="append", default=[], metavar="KEY=VALUE")
    parser.add_argument("--output", type=Path, required=True)
    given = parser.parse_args()
    settings = dict(pair.split("=", 1) for pair in given.set)
    seats = [number for number in rules_of(given.game).seats if number > 1]
    found: list[Puzzle] = read_puzzles(given.output.read_bytes()) if given.output.exists() else []
    for seed in count(given.seed):
        if len(found) >= given.count:
            break
        record = play(given.game, [given.bot] * seats[seed % len(seats)], seed, settings)
        for puzzle in islice(cut_puzzles(record), OF_ONE_GAME):
            found.append(puzzle)
            given.output.write_bytes(write_puzzles(found))
            print(seed, puzzle.id, puzzle.position["seats"], puzzle.turn, puzzle.gap, flush=True)


if __name__ == "__main__":
    main()
