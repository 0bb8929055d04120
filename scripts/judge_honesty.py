"""Is the judge honest? Measurements over games of bots, each with its interval; they can be taken up again.

    python -m scripts.judge_honesty --output honesty.jsonl                 all of them, at full size
    python -m scripts.judge_honesty split skill --game basilica --games 20 --output few.jsonl
    python -m scripts.judge_honesty --output honesty.jsonl --report        what was found so far

split    masons of 200 nodes among themselves: change of the margin = luck - losses + what losses of others
         gave + rest; the mean rest of the first seat must not differ from 0 by more than its interval
skill    architect, mason and apprentice, each against the mason: change of the margin less luck (what is not
         luck is skill), and points lost a stretch
planted  a turn of such a game is replaced by one at random that is bad when it is played to the end
         (scripts/judge_cases.py); how often the judge marks it
sound    a turn of such a game as an architect plays it, and as the deep judge would: how often the judge
         marks them as slip or blunder
redealt  games with secrets: every stretch judged again after all its mover could not know was dealt anew
same     whole games judged twice: the same bytes

One line of the output is one game. A line is known by measurement, game, level, bot, seed and the numbers
that the judge and its bots look with; lines of other numbers are left alone and not counted. The measurements
take turns, so that each has some games whenever the run ends.
"""

import argparse
import json
import math
from collections.abc import Callable, Iterator
from functools import partial
from itertools import zip_longest
from pathlib import Path
from typing import Any, Final

import nave
from nave.judge import LevelName, Trial, judge
from nave.judge.cache import eyes_of
from nave.kernel.nature import Generator
from nave.lab.statistics import wilson
from scripts.judge_cases import EQUALS, GAMES, TRIES, Cases, plant, played, sound

BOTS: Final = ("architect", "mason", "apprentice")
# Measurement: first seed and games at full size.
SIZES: Final = {
    "split": (90000, 200),
    "skill": (91000, 100),
    "planted": (212000, 100),
    "sound": (215000, 100),
    "redealt": (93000, 20),
    "same": (94000, 20),
}
# What is said of a mistake.
BAD: Final = ("slip", "blunder")
# Settings with which somebody knows what others do not.
SECRETS: Final[dict[str, dict[str, str]]] = {
    "red_cathedral": {"module": "on", "guild": "archivists"},
    "basilica": {"festum_fatuorum": "on"},
}

# Two-sided 95 % of Student's t, by degrees of freedom.
STUDENT: Final = {1: 12.71, 2: 4.30, 3: 3.18, 4: 2.78, 5: 2.57, 7: 2.36, 10: 2.23, 15: 2.13, 30: 2.04}

Row = dict[str, Any]


def split(game: str, seed: int, level: LevelName, _: str) -> Row:
    total = judge(played(game, [EQUALS, EQUALS], seed), level).totals[0]
    return {"rest": total.rest, "change": total.change, "luck": total.luck}


def skill(game: str, seed: int, level: LevelName, bot: str) -> Row:
    """The bot sits by turns on both seats."""
    seat = seed % 2
    seats = [bot, "mason"] if seat == 0 else ["mason", bot]
    told = judge(played(game, seats, seed), level)
    total = told.totals[seat]
    mine = [stretch.loss for stretch in told.stretches if stretch.seat == seat]
    lost = sum(mine) / max(1, len(mine))
    found = {"change": total.change, "luck": total.luck, "skill": total.change - total.luck}
    return {**found, "lost": lost, "accuracy": total.accuracy}


def planted(game: str, seed: int, level: LevelName, _: str, cases: Cases | None = None) -> Row:
    """`cases` are those that were looked for before."""
    record = cases.record(game, seed) if cases else plant(game, seed)
    return {"planted": False} if record is None else {"planted": True, **last_mark(record, level)}


def sound_turn(game: str, seed: int, level: LevelName, _: str) -> Row:
    found = sound(game, seed)
    if found is None:
        return {"choice": False}
    own, best, deep = found
    return {
        "choice": True,
        "architect": last_mark(own, level)["mark"],
        "best": last_mark(best, level)["mark"],
        "deep": deep,
    }


def last_mark(record: nave.Record, level: LevelName) -> Row:
    trial = Trial(record, level)
    told = trial.stretch(trial.cut.spans[-1])
    return {"mark": None} if told is None else {"mark": told.mark, "loss": round(told.loss, 2)}


def redealt(game: str, seed: int, level: LevelName, _: str) -> Row:
    trial = Trial(played(game, [EQUALS] * 2, seed, SECRETS[game]), level)
    changed = moved = 0
    for span in trial.cut.spans:
        told, before = trial.stretch(span), span.state.hash64()
        span.state.redeal(span.seat, Generator(seed + span.first))
        moved += span.state.hash64() != before
        changed += trial.stretch(span) != told
    return {"stretches": len(trial.cut.spans), "moved": moved, "changed": changed}


def same(game: str, seed: int, level: LevelName, _: str) -> Row:
    record = played(game, [EQUALS] * 2, seed)
    return {"same": judge(record, level).to_json() == judge(record, level).to_json()}


MEASURES: Final[dict[str, Callable[[str, int, LevelName, str], Row]]] = {
    "split": split,
    "skill": skill,
    "planted": planted,
    "sound": sound_turn,
    "redealt": redealt,
    "same": same,
}


class Run:
    """The lines of a file, and what is still to be measured."""

    def __init__(self, path: Path, level: LevelName) -> None:
        self.path = path
        self.level = level
        self.rows: dict[tuple[object, ...], Row] = {}
        # Ends half a line that a run left when it was killed.
        self.broken = ""
        if path.exists():
            text = path.read_text(encoding="utf-8")
            self.broken = "" if text.endswith("\n") or not text else "\n"
            for line in text.splitlines():
                if line.endswith("}"):
                    row = json.loads(line)
                    self.rows[key_of(row)] = row

    def of(self, what: str, game: str, bot: str = "") -> list[Row]:
        head = (what, game, self.level, bot, eyes_of(game))
        return [row for key, row in self.rows.items() if key[:5] == head]

    def measure(self, what: str, game: str, bot: str, seed: int) -> None:
        head = {"what": what, "game": game, "level": self.level, "bot": bot, "eyes": eyes_of(game)}
        if key_of({**head, "seed": seed}) in self.rows:
            return
        row = {**head, "seed": seed, **MEASURES[what](game, seed, self.level, bot)}
        self.rows[key_of(row)] = row
        with self.path.open("a", encoding="utf-8") as lines:
            lines.write(self.broken + json.dumps(row) + "\n")
        self.broken = ""

    def todo(self, what: str, game: str, games: int | None) -> Iterator[tuple[str, int]]:
        """Bot and seed of every game of a measurement; planted turns until there are enough of them."""
        first, full = SIZES[what]
        size = full if games is None else games
        tries = size * TRIES if what == "planted" else size
        for number in range(tries):
            if what == "planted" and sum(row["planted"] for row in self.of(what, game)) >= size:
                return
            for bot in BOTS if what == "skill" else ("",):
                yield bot, first + number

    def go(self, kinds: list[str], titles: list[str], games: int | None) -> None:
        pairs = [(what, game) for what in kinds for game in titles]
        for steps in zip_longest(*(self.todo(what, game, games) for what, game in pairs)):
            for (what, game), step in zip(pairs, steps, strict=True):
                if step is not None:
                    self.measure(what, game, *step)

    def report(self, kinds: list[str], titles: list[str]) -> Iterator[str]:
        for game in titles:
            for what in kinds:
                for bot in BOTS if what == "skill" else ("",):
                    rows = self.of(what, game, bot)
                    if rows:
                        yield f"{game} {self.level} {what} {bot}: {told(what, rows)}"


def key_of(row: Row) -> tuple[object, ...]:
    return tuple(row[name] for name in ("what", "game", "level", "bot", "eyes", "seed"))


def interval_of(values: list[float]) -> str:
    """Mean and 95 %, by Student's t: a few games say little."""
    count, mean = len(values), sum(values) / len(values)
    if count < 2:
        return f"{mean:+.2f} (n {count})"
    spread = deviation(values)
    half = student(count - 1) * spread / math.sqrt(count)
    return f"{mean:+.2f} ± {half:.2f} (sd {spread:.2f}, n {count})"


def student(freedom: int) -> float:
    """Of the nearest smaller number of degrees of freedom: rather too wide than too narrow."""
    return next((value for most, value in reversed(STUDENT.items()) if most <= freedom), STUDENT[1])


def deviation(values: list[float]) -> float:
    mean = sum(values) / len(values)
    return math.sqrt(sum((one - mean) ** 2 for one in values) / max(1, len(values) - 1))


def share_of(found: list[bool]) -> str:
    low, high = wilson(sum(found), len(found))
    return f"{sum(found)} of {len(found)} ({low:.0%} to {high:.0%})"


def told(what: str, rows: list[Row]) -> str:
    """What the lines of one measurement say."""
    if what == "split":
        parts = [f"{name} {interval_of([row[name] for row in rows])}" for name in ("rest", "change", "luck")]
    elif what == "skill":
        parts = [f"{name} {interval_of([row[name] for row in rows])}" for name in ("skill", "change", "lost")]
        accuracies = [row["accuracy"] for row in rows if row["accuracy"] is not None]
        parts += [f"accuracy {interval_of(accuracies)}"] if accuracies else []
    elif what == "planted":
        found = [row["mark"] in BAD for row in rows if row["planted"]]
        parts = [f"{share_of(found)} marked", f"{len(rows)} turns tried"]
    elif what == "sound":
        real = [row for row in rows if row["choice"]]
        own = [row for row in real if row["architect"] in BAD]
        parts = [
            f"the deep judge's best: {share_of([row['best'] in BAD for row in real])} marked",
            f"the architect's: {share_of([row['architect'] in BAD for row in real])} marked",
            f"of them not by the deep judge {sum(row['deep'] not in BAD for row in own)}",
        ]
    elif what == "redealt":
        sums = {name: sum(row[name] for row in rows) for name in ("changed", "moved", "stretches")}
        parts = [
            f"{sums['changed']} of {sums['stretches']} stretches judged otherwise in {len(rows)} games",
            f"{sums['moved']} had something to deal anew",
        ]
    else:
        parts = [f"{sum(row['same'] for row in rows)} of {len(rows)} games the same bytes"]
    return "; ".join(parts)


def main() -> None:
    shown = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=shown)
    parser.add_argument("what", nargs="*", help="of: " + ", ".join(SIZES))
    parser.add_argument("--game", choices=GAMES)
    parser.add_argument("--games", type=int, help="instead of the full size")
    parser.add_argument("--level", choices=("quick", "thorough", "deep"), default="quick")
    parser.add_argument("--output", type=Path, required=True)
    parser.add_argument("--cases", type=Path, help="planted turns of scripts/judge_cases.py")
    parser.add_argument("--report", action="store_true", help="measure nothing")
    given = parser.parse_args()
    kinds = given.what or list(SIZES)
    if unknown := [one for one in kinds if one not in SIZES]:
        parser.error(", ".join(unknown))
    if given.cases:
        MEASURES["planted"] = partial(planted, cases=Cases(given.cases))
    run = Run(given.output, given.level)
    titles = [given.game] if given.game else list(GAMES)
    if not given.report:
        run.go(kinds, titles, given.games)
    for line in run.report(kinds, titles):
        print(line)


if __name__ == "__main__":
    main()
