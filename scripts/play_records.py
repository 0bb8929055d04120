"""Let bots play games and keep their records, for puzzles and for measuring the judge.

python scripts/play_records.py red_cathedral architect,architect --games 20 --seed 80000 --into games/
"""

import argparse
from pathlib import Path

import nave
from nave.bots import make_bot
from nave.bots.base import Budget
from nave.bots.safe import SafeBot, ask


def play(game: str, bots: list[str], seed: int, settings: dict[str, str]) -> nave.Record:
    """One game; seats rotate with the seed, and the record notes who sat where."""
    seated = bots[seed % len(bots) :] + bots[: seed % len(bots)]
    made = nave.new_game(game, seats=len(bots), seed=seed, settings=settings)
    players = [SafeBot(make_bot(name)) for name in seated]
    while not made.over:
        seat = made.seat
        if seat is None:
            break
        made.play(ask(made, players[seat], Budget()))
    made.meta["bots"] = seated
    return made.record


def main() -> None:
    shown = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=shown)
    parser.add_argument("game")
    parser.add_argument("bots")
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--seed", type=int, default=80000)
    parser.add_argument("--set", action="append", default=[], metavar="KEY=VALUE")
    parser.add_argument("--into", type=Path, required=True)
    given = parser.parse_args()
    settings = dict(pair.split("=", 1) for pair in given.set)
    for seed in range(given.seed, given.seed + given.games):
        record = play(given.game, given.bots.split(","), seed, settings)
        name = f"{given.game}-{given.bots.replace(',', '-').replace(':', '_')}-{seed}.json"
        record.save(given.into / name)
        print(name, record.result, flush=True)


if __name__ == "__main__":
    main()
