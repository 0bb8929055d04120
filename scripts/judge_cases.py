"""Turns planted into games of bots, and the lines a strong player takes there: what the judge is tried on.

    python -m scripts.judge_cases cases.jsonl --game basilica --seed 212000 --count 100

A position of a game of masons (20 to 90 answers in), from which up to six turns are drawn at random. One
counts as planted if it loses 4 u or more to the best plan of a search of 4,000 positions when both are played
to the end in the same worlds: in 4, again in 12 others, and once more in 32 that chose nothing, where the
interval of 90 % lies above 0. One line of the file is one position, by its seed; a run goes on where the last
one ended. What *quick* says of them is asked by scripts/judge_honesty.py, and nothing of it is known here.
"""

import argparse
import hashlib
import json
import random
import tomllib
from functools import lru_cache
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

import nave
from nave.bots import make_bot
from nave.bots.base import Budget
from nave.bots.safe import SafeBot, ask
from nave.judge import Trial
from nave.judge.arbiter import Arbiter
from nave.judge.marks import interval
from nave.judge.plans import Way, ends, way_of
from nave.judge.stretch import Cut, Span
from nave.kernel.frame import NATURE
from nave.kernel.game import Game

# Worlds in which a planted turn is looked for, and fresh ones in which it is checked; by how many units it
# must lose in each; positions looked at for what it is compared with; turns tried at one position, and
# positions for each one wanted.
WORLDS: Final = (4, 12, 32)
PLANTED: Final = 4.0
NODES: Final = 4000
TURNS: Final = 6
TRIES: Final = 20
GAMES: Final = ("red_cathedral", "basilica")
# Quick players: what is measured with them is the judge.
EQUALS: Final = "mason:nodes=200"

Row = dict[str, Any]


def played(game: str, bots: list[str], seed: int, settings: dict[str, str] | None = None) -> nave.Record:
    made = nave.new_game(game, seats=len(bots), seed=seed, settings=settings)
    seated = [SafeBot(make_bot(name)) for name in bots]
    while not made.over:
        go_on(made, seated)
    return made.record


def go_on(made: Game, seated: list[SafeBot]) -> None:
    seat = made.seat
    if seat is not None:
        made.play(ask(made, seated[seat], Budget()))


@lru_cache(maxsize=4)
def by_whom(game: str) -> str:
    """With whose weights positions are reached and turns called bad: other ones plant other turns."""
    texts = [
        (files(f"nave.bots.{game}") / name).read_text() for name in ("weights.toml", "judge_weights.toml")
    ]
    numbers = json.dumps([tomllib.loads(text) for text in texts], sort_keys=True)
    return hashlib.sha256(numbers.encode("utf-8")).hexdigest()[:8]


def position(game: str, seed: int, rng: random.Random) -> Game | None:
    """The beginning of a turn of a game of masons; None where it ended before."""
    made = nave.new_game(game, seats=2, seed=seed)
    seated = [SafeBot(make_bot(EQUALS)) for _ in range(2)]
    for _ in range(rng.randrange(20, 90)):
        if not made.over:
            go_on(made, seated)
    turn = made.state.turn
    while not made.over and made.state.turn == turn:
        go_on(made, seated)
    return None if made.over or made.seat is None else made


def plant(game: str, seed: int) -> nave.Record | None:
    """A game up to the end of a planted stretch; None where no turn at random loses enough."""
    rng = random.Random(seed)
    made = position(game, seed, rng)
    if made is None or made.seat is None:
        return None
    count, tried = len(made.answers), set[tuple[str, ...]]()
    arbiter = Arbiter(made.rules, made.seats, "deep", seed)
    best = ends(arbiter.mind, made.state, made.seat, seed, NODES)[0]
    for _ in range(TURNS):
        begun = made.copy()
        wander(begun, rng)
        record = begun.record
        span = next((one for one in Cut(record).spans if one.first == count), None)
        if span is None:
            return None
        answers = record.answers[: count + len(span.moves)]
        if tuple(answers) not in tried and is_bad(arbiter, span, best):
            return nave.Record(**{**vars(record), "answers": answers, "result": None})
        tried.add(tuple(answers))
    return None


def sound(game: str, seed: int) -> tuple[nave.Record, nave.Record, str] | None:
    """A game up to the end of a stretch as an architect plays it and as the deep judge would, and its mark of
    the first. None where there was nothing to choose."""
    made = position(game, seed, random.Random(seed))
    if made is None:
        return None
    count, turn, architect = len(made.answers), made.state.turn, SafeBot(make_bot("architect"))
    while not made.over and made.state.turn == turn and NATURE not in made.answered_by[count:]:
        go_on(made, [architect, architect])
    record = made.record
    trial = Trial(record, "deep")
    span = next((one for one in trial.cut.spans if one.first == count), None)
    told = None if span is None else trial.stretch(span)
    if told is None or len(told.plans) == 1:
        return None
    own = record.answers[: told.after]
    best = [*record.answers[:count], *told.plans[0].answers]
    parts = [nave.Record(**{**vars(record), "answers": answers, "result": None}) for answers in (own, best)]
    return parts[0], parts[1], told.mark


def is_bad(arbiter: Arbiter, span: Span, best: Way) -> bool:
    """Whether a stretch loses enough, in some worlds and in fresh ones: luck is not repeated."""
    bad = way_of(arbiter.mind, span.state, span.moves, 0.0)
    if bad is None or best.key == bad.key:
        return False
    first, low = 0, 0.0
    for worlds in WORLDS:
        for way in (best, bad):
            way.values, way.wins, way.terms = [], [], []
        for number in range(first, first + worlds):
            arbiter.play(span, [best, bad], number)
        gaps = [one[span.seat] - two[span.seat] for one, two in zip(best.values, bad.values, strict=True)]
        mean, low, _ = interval(gaps, 0.0, arbiter.rule.marks.deviate)
        if mean < PLANTED * arbiter.scale.unit:
            return False
        first += worlds
    return low > 0


def wander(made: Game, rng: random.Random) -> None:
    """Answers at random until the turn is over or chance has spoken."""
    count, turn = len(made.answers), made.state.turn
    while not made.over and made.state.turn == turn and NATURE not in made.answered_by[count:]:
        made.play(rng.choice(made.options()))


class Cases:
    """Planted turns of a file, by game and seed; those of other weights are left alone."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.rows: dict[tuple[str, int], Row] = {}
        self.broken = ""
        if path.exists():
            text = path.read_text(encoding="utf-8")
            self.broken = "" if text.endswith("\n") or not text else "\n"
            found = [json.loads(line) for line in text.splitlines() if line.endswith("}")]
            self.rows = {
                (row["game"], row["seed"]): row for row in found if row["by"] == by_whom(row["game"])
            }

    def record(self, game: str, seed: int) -> nave.Record | None:
        """The game up to the end of the planted stretch; looked for once."""
        row = self.rows.get((game, seed))
        if row is None:
            found = plant(game, seed)
            row = {"game": game, "seed": seed, "by": by_whom(game), "answers": found and found.answers}
            self.rows[game, seed] = row
            with self.path.open("a", encoding="utf-8") as lines:
                lines.write(self.broken + json.dumps(row) + "\n")
            self.broken = ""
        if row["answers"] is None:
            return None
        begun = nave.new_game(game, seats=2, seed=seed).record
        return nave.Record(**{**vars(begun), "answers": row["answers"], "result": None})


def main() -> None:
    shown = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=shown)
    parser.add_argument("cases", type=Path)
    parser.add_argument("--game", choices=GAMES)
    parser.add_argument("--seed", type=int, required=True)
    parser.add_argument("--count", type=int, default=100)
    given = parser.parse_args()
    cases = Cases(given.cases)
    found = dict.fromkeys([given.game] if given.game else GAMES, 0)
    for number in range(given.count * TRIES):
        for game in found:
            if found[game] < given.count:
                found[game] += cases.record(game, given.seed + number) is not None
        if min(found.values()) >= given.count:
            break
        if number % 10 == 9:
            print(number + 1, found, flush=True)


if __name__ == "__main__":
    main()
