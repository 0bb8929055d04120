"""Fit how much a lead says: the curves in `bots/<game>/judge.toml`, from games of the bots' quick players.

    python -m scripts.fit_win_chance red_cathedral 2 --games 400 --seed 70000
    python -m scripts.fit_win_chance red_cathedral 1 --games 1200 --seed 270000 --kind "" \
        --kind workshops=advanced --kind module=on

Plays whole games, kinds and players by turns, notes at every turn of a seat what the position is worth to
each, and takes the widths that make the outcomes most likely; with one seat first what the worth lacks of the
final margin as time goes by (least absolute errors: half of the games end above). Prints the row to copy, and
how well it and the row in the tree say what happened in games that had no part in it (`--checked`, from the
seed after the last): chance said against share won. Turns of one game hang together: intervals are by games.
"""

import argparse
import math

import msgspec

import nave
from nave.bots.roll import Roller
from nave.judge.measures import Curve, GameMeasures, Scale, judging_mind, scale_of
from nave.judge.value import Valuer

# Turn, worth to each seat, shares of the victory, and the margins at the end.
Row = tuple[int, list[float], list[float], list[float]]
# Positions that the players look at in a turn: quick ones and careful ones, whose games end otherwise.
PLAYERS = (40, 160)


def played(game: str, seats: int, seed: int, settings: dict[str, str], nodes: int) -> list[Row]:
    """Every turn of one game."""
    made = nave.new_game(game, seats=seats, seed=seed, settings=settings)
    mind = judging_mind(game, seats)
    valuer = Valuer(made.rules, mind, scale_of(game, seats), seats)
    roller = Roller(mind, nodes=nodes, width=nodes // 5)
    state, rows = made.state.copy(), []
    while state.stack and state.turn < 600:
        if state.stack[-1].who >= 0:
            rows.append((int(state.turn), [mind.worth(state, seat) for seat in range(seats)]))
        state = roller.roll(state, 0, seed * 1009 + int(state.turn))
    margins = valuer.values(state)
    won = valuer.wins(state, margins)
    return [(turn, worth, won, margins) for turn, worth in rows]


def likelihood(rows: list[Row], curve: Curve) -> float:
    """Mean logarithm of the chance that was given to what happened."""
    scale, total = Scale(GameMeasures(), curve), 0.0
    for turn, worth, won, _ in rows:
        wins = scale.wins(scale.margins(worth, turn), turn)
        for chance, share in zip(wins, won, strict=True):
            total += share * math.log(max(chance, 1e-9))
        if len(wins) == 1:
            total += (1.0 - won[0]) * math.log(max(1.0 - wins[0], 1e-9))
    return total / len(rows)


def missed(rows: list[Row], curve: Curve) -> float:
    """By how many points the margin said misses the one at the end, on average."""
    scale = Scale(GameMeasures(), curve)
    gaps = [abs(margins[0] - scale.margins(worth, turn)[0]) for turn, worth, _, margins in rows]
    return sum(gaps) / len(gaps)


def lacking(rows: list[Row], turns: float) -> Curve:
    """What a worth lacks of the margin at the end: so much at the start, fading to a rest."""
    best, step, some = Curve(12.0, 3.0, turns, 30.0, 15.0, 0.0), 4.0, rows[::5]
    while step > 0.1:
        tried = [
            Curve(12.0, 3.0, turns, best.ahead + step * i, best.fade + step * j, best.rest + step * k / 2)
            for i in (-1, 0, 1)
            for j in (-1, 0, 1)
            for k in (-1, 0, 1)
            if best.fade + step * j > 0
        ]
        found = min(tried, key=lambda curve: missed(some, curve))
        if found == best:
            step /= 2
        best = found
    return best


def fitted(rows: list[Row], start: Curve) -> Curve:
    """The best widths of a grid, then of finer ones around it; alone also where the chance is a half."""
    best, step, shifts = start, 2.0, (-1, 0, 1) if start.ahead else (0,)
    while step > 1.02:
        tried = [
            msgspec.structs.replace(
                best,
                wide=best.wide * step**i,
                narrow=best.narrow * step**j,
                rest=best.rest + (step - 1.0) * k,
            )
            for i in (-1, 0, 1)
            for j in (-1, 0, 1)
            for k in shifts
        ]
        found = max(tried, key=lambda curve: likelihood(rows, curve))
        if found == best:
            step = math.sqrt(step)
        best = found
    return best


def told(games: list[list[Row]], curve: Curve) -> list[str]:
    """Chance said against share won of the first seat, and points."""
    rows = [row for game in games for row in game]
    lines = [f"{-likelihood(rows, curve):.3f} nats a turn, {missed(rows, curve):.1f} points missed"]
    scale = Scale(GameMeasures(), curve)
    bins: list[list[tuple[float, float, int]]] = [[] for _ in range(10)]
    for number, game in enumerate(games):
        for turn, worth, won, _ in game:
            chance = scale.wins(scale.margins(worth, turn), turn)[0]
            bins[min(9, int(chance * 10))].append((chance, won[0], number))
    for one in bins:
        if one:
            said = sum(chance for chance, _, _ in one) / len(one)
            share, low, high = by_games(one)
            among = len({number for _, _, number in one})
            of = f"{len(one)} turns of {among} games"
            lines.append(f"  said {said:.2f}, won {share:.2f} ({low:.2f} to {high:.2f}), {of}")
    return lines


def by_games(found: list[tuple[float, float, int]]) -> tuple[float, float, float]:
    """Share won, with the interval of 95 % that games, not turns, allow."""
    share = sum(won for _, won, _ in found) / len(found)
    sums: dict[int, float] = {}
    for _, won, number in found:
        sums[number] = sums.get(number, 0.0) + won - share
    half = 1.96 * math.sqrt(sum(one * one for one in sums.values())) / len(found)
    return share, max(0.0, share - half), min(1.0, share + half)


def main() -> None:
    shown = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=shown)
    parser.add_argument("game")
    parser.add_argument("seats", type=int)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--checked", type=int, default=400)
    parser.add_argument("--seed", type=int, default=70000)
    parser.add_argument("--kind", action="append", metavar="KEY=VALUE,...")
    given = parser.parse_args()
    kinds = [dict(pair.split("=") for pair in kind.split(",") if pair) for kind in given.kind or [""]]

    def all_of(first: int, count: int) -> list[list[Row]]:
        return [
            played(
                given.game,
                given.seats,
                first + n,
                kinds[n % len(kinds)],
                PLAYERS[n // len(kinds) % len(PLAYERS)],
            )
            for n in range(count)
        ]

    games = all_of(given.seed, given.games)
    lengths = sorted(rows[-1][0] for rows in games if rows)
    turns = float(lengths[len(lengths) // 2])
    rows = [row for game in games for row in game]
    curve = fitted(rows, lacking(rows, turns) if given.seats == 1 else Curve(12.0, 3.0, turns))
    more = (
        f", ahead = {curve.ahead:.1f}, fade = {curve.fade:.1f}, rest = {curve.rest:.1f}"
        if curve.ahead
        else ""
    )
    print(
        f"seats_{given.seats} = {{ wide = {curve.wide:.1f}, narrow = {curve.narrow:.1f}, "
        f"turns = {turns:.1f}{more} }}"
    )
    checked = all_of(given.seed + given.games, given.checked)
    for name, one in (("fitted", curve), ("in the tree", scale_of(given.game, given.seats).curve)):
        print(f"{name}, {given.checked} other games:", *told(checked, one), sep="\n  ")


if __name__ == "__main__":
    main()
