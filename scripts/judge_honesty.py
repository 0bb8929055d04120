"""Is the judge honest? Three measurements over games of bots, each with its interval.

    python scripts/judge_honesty.py split red_cathedral --games 100 --seed 90000
    python scripts/judge_honesty.py skill basilica --games 20 --seed 91000
    python scripts/judge_honesty.py planted red_cathedral --games 100 --seed 92000

split    mirrored equals: change of the margin = luck - losses + what losses of others gave + rest; the mean
         rest must not differ from 0 by more than its interval
skill    points lost a stretch by architect, mason and apprentice, each against the mason
planted  a turn of a mason's game is replaced by one at random that loses at least 4 u when both are played to
         the end in the same worlds; how often the judge marks it
"""

import argparse
import math
import random

import nave
from nave.bots import make_bot
from nave.bots.base import Budget
from nave.bots.safe import SafeBot, ask
from nave.judge import LevelName, Trial, judge
from nave.judge.arbiter import Arbiter
from nave.judge.marks import interval
from nave.judge.plans import ends, way_of
from nave.kernel.frame import NATURE
from nave.kernel.game import Game

# Worlds in which a planted turn is checked, and by how many units it must lose.
WORLDS = 16
PLANTED = 4.0


def interval_of(values: list[float]) -> str:
    """Mean and 95 %."""
    mean = sum(values) / len(values)
    spread = math.sqrt(sum((one - mean) ** 2 for one in values) / max(1, len(values) - 1))
    return f"{mean:+.3f} ± {1.96 * spread / math.sqrt(len(values)):.3f} (sd {spread:.2f}, n {len(values)})"


def played(game: str, bots: list[str], seed: int) -> nave.Record:
    made = nave.new_game(game, seats=len(bots), seed=seed)
    seated = [SafeBot(make_bot(name)) for name in bots]
    while not made.over:
        go_on(made, seated)
    return made.record


def go_on(made: Game, seated: list[SafeBot]) -> None:
    seat = made.seat
    if seat is not None:
        made.play(ask(made, seated[seat], Budget()))


def split(game: str, games: int, seed: int, level: LevelName) -> None:
    rests: list[float] = []
    changes: list[float] = []
    for number in range(games):
        told = judge(played(game, ["mason", "mason"], seed + number), level)
        # Both seats tell the same game: one of them, by turns.
        total = told.totals[number % 2]
        rests.append(total.rest)
        changes.append(total.change)
    print(f"{game} {level}: rest {interval_of(rests)}; change {interval_of(changes)}")


def skill(game: str, games: int, seed: int, level: LevelName) -> None:
    for bot in ("architect", "mason", "apprentice"):
        losses: list[float] = []
        accuracies: list[float] = []
        for number in range(games):
            seats = [bot, "mason"] if number % 2 == 0 else ["mason", bot]
            told = judge(played(game, seats, seed + number), level)
            seat = number % 2
            mine = [stretch.loss for stretch in told.stretches if stretch.seat == seat]
            losses.append(sum(mine) / max(1, len(mine)))
            accuracy = told.totals[seat].accuracy
            if accuracy is not None:
                accuracies.append(accuracy)
        print(
            f"{game} {level} {bot}: lost a stretch {interval_of(losses)}; accuracy {interval_of(accuracies)}"
        )


def planted(game: str, games: int, seed: int, level: LevelName) -> None:
    found = marked = tried = 0
    while found < games and tried < games * 20:
        record = plant(game, seed + tried)
        tried += 1
        if record is None:
            continue
        found += 1
        trial = Trial(record, level)
        told = trial.stretch(trial.cut.spans[-1])
        marked += told is not None and told.mark in ("slip", "blunder")
    print(f"{game} {level}: {marked} of {found} planted turns marked ({tried} games begun)")


def plant(game: str, seed: int) -> nave.Record | None:
    """A game up to the end of a planted stretch; None where the turn at random loses too little."""
    rng = random.Random(seed)
    made = nave.new_game(game, seats=2, seed=seed)
    seated = [SafeBot(make_bot("mason:nodes=200")) for _ in range(2)]
    for _ in range(rng.randrange(20, 90)):
        if not made.over:
            go_on(made, seated)
    turn = made.state.turn
    while not made.over and made.state.turn == turn:
        go_on(made, seated)
    if made.over:
        return None
    begun, count = made.copy(), len(made.answers)
    wander(made, rng)
    record = made.record
    trial = Trial(record, "deep")
    span = next((one for one in trial.cut.spans if one.first == count), None)
    if span is None:
        return None
    arbiter = Arbiter(begun.rules, begun.seats, "deep", seed)
    bad = way_of(arbiter.mind, span.state, span.moves, 0.0)
    best = ends(arbiter.mind, span.state, span.seat, seed, 1000)[:1]
    if bad is None or not best or best[0].key == bad.key:
        return None
    for number in range(WORLDS):
        arbiter.play(span, [best[0], bad], number)
    gaps = [one[span.seat] - two[span.seat] for one, two in zip(best[0].values, bad.values, strict=True)]
    mean, low, _ = interval(gaps, 0.0, 1.645)
    if mean < PLANTED * arbiter.scale.unit or low <= 0:
        return None
    end = count + len(span.moves)
    return nave.Record(**{**vars(record), "answers": record.answers[:end], "result": None})


def wander(made: Game, rng: random.Random) -> None:
    """Answers at random until the turn is over or chance has spoken."""
    count, turn = len(made.answers), made.state.turn
    while not made.over and made.state.turn == turn and NATURE not in made.answered_by[count:]:
        made.play(rng.choice(made.options()))


def main() -> None:
    shown = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=shown)
    parser.add_argument("what", choices=("split", "skill", "planted"))
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seed", type=int, default=90000)
    parser.add_argument("--level", choices=("quick", "thorough", "deep"), default="quick")
    given = parser.parse_args()
    work = {"split": split, "skill": skill, "planted": planted}[given.what]
    work(given.game, given.games, given.seed, given.level)


if __name__ == "__main__":
    main()
