"""Fit how much a lead says: the curves in `bots/<game>/judge.toml`, from games of the bots' quick players.

    python scripts/fit_win_chance.py red_cathedral 2 --games 200 --seed 70000

Plays whole games, notes at every turn what the position is worth to each seat, and takes the widths that
make the outcomes most likely. Prints the row to copy, and how well it fits: chance said against share won.
"""

import argparse
import math

import nave
from nave.bots.minds import mind_of
from nave.bots.roll import Roller
from nave.judge.measures import Curve, Scale, scale_of
from nave.judge.value import Valuer

Row = tuple[int, list[float], list[float]]


def played(game: str, seats: int, seed: int, settings: dict[str, str]) -> list[Row]:
    """Turn, values and shares of the victory of every turn of one game."""
    made = nave.new_game(game, seats=seats, seed=seed, settings=settings)
    mind = mind_of(game, seats)
    valuer = Valuer(made.rules, mind, scale_of(game, seats), seats)
    roller = Roller(mind, nodes=40, width=8)
    state, rows = made.state.copy(), []
    while state.stack and state.turn < 600:
        rows.append((int(state.turn), valuer.values(state)))
        state = roller.roll(state, 0, seed * 1009 + int(state.turn))
    result = made.rules.result(state)
    won = [(seat in result.winners) / len(result.winners) if result.winners else 0.0 for seat in range(seats)]
    return [(turn, values, won) for turn, values in rows]


def likelihood(rows: list[Row], curve: Curve) -> float:
    scale, total = Scale(1.0, curve), 0.0
    for turn, values, won in rows:
        wins = scale.wins(values, turn)
        for chance, share in zip(wins, won, strict=True):
            total += share * math.log(max(chance, 1e-9))
        if len(wins) == 1:
            total += (1.0 - won[0]) * math.log(max(1.0 - wins[0], 1e-9))
    return total / len(rows)


def fitted(rows: list[Row], turns: float) -> Curve:
    """The best of a grid, then of finer ones around it."""
    best = Curve(12.0, 3.0, turns)
    step = 2.0
    while step > 1.05:
        tried = [
            Curve(best.wide * step**i, best.narrow * step**j, turns) for i in (-1, 0, 1) for j in (-1, 0, 1)
        ]
        found = max(tried, key=lambda curve: likelihood(rows, curve))
        if found == best:
            step = math.sqrt(step)
        best = found
    return best


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game")
    parser.add_argument("seats", type=int)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=70000)
    parser.add_argument("--set", action="append", default=[], metavar="KEY=VALUE")
    given = parser.parse_args()
    settings = dict(pair.split("=", 1) for pair in given.set)
    games = [played(given.game, given.seats, given.seed + n, settings) for n in range(given.games)]
    lengths = sorted(rows[-1][0] for rows in games if rows)
    turns = float(lengths[len(lengths) // 2])
    rows = [row for game in games for row in game]
    curve = fitted(rows, turns)
    print(
        f"seats_{given.seats} = {{ wide = {curve.wide:.1f}, narrow = {curve.narrow:.1f}, "
        f"turns = {turns:.1f} }}"
        f"  # {given.games} games from seed {given.seed}, {-likelihood(rows, curve):.3f} nats a turn"
    )
    bins: list[list[float]] = [[0.0, 0.0, 0.0] for _ in range(10)]
    scale = Scale(1.0, curve)
    for turn, values, won in rows:
        chance = scale.wins(values, turn)[0]
        into = bins[min(9, int(chance * 10))]
        into[0] += 1
        into[1] += chance
        into[2] += won[0]
    for count, said, share in bins:
        if count:
            print(f"  {int(count):6} turns: said {said / count:.2f}, won {share / count:.2f}")


if __name__ == "__main__":
    main()
