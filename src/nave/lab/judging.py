"""Many records judged on all cores or a cluster, as rows for research."""

from bisect import bisect_right
from collections.abc import Callable
from pathlib import Path
from typing import Final

from nave.judge import Judgement, LevelName, Stretch, judge
from nave.kernel.record import load_record
from nave.lab.farm import Place, in_order, place_for
from nave.lab.journal import PARQUET, Games, check_output, parquet, write_new

LINES: Final = ".jsonl"
# One row for every stretch.
SCHEMA: Final = {
    "file": "str",
    "record": "str",
    "game": "str",
    "seats": "int",
    "level": "str",
    "seat": "int",
    "turn": "int",
    "first": "int",
    "mark": "str",
    "loss": "float",
    "low": "float",
    "high": "float",
    "value": "float",
    "win_before": "float",
    "win_after": "float",
    "spread": "float",
    "worlds": "int",
    # What chance brought the seat from here until its next stretch; all of a seat add up to its luck.
    "luck": "float",
}


class Task:
    """One record; everything a process needs to judge it."""

    def __init__(self, path: str, level: LevelName, seed: int) -> None:
        self.path = path
        self.level = level
        self.seed = seed


def judge_file(task: Task) -> Games:
    told = judge(load_record(task.path), task.level, task.seed)
    return [{"file": task.path, "judgement": told.to_json().decode("utf-8")}]


def judge_files(
    paths: list[Path],
    level: LevelName,
    seed: int,
    jobs: int,
    place: Place | None = None,
    tell: Callable[[int], None] | None = None,
) -> Games:
    """File and judgement as JSON, in the order of the paths, whatever the number of processes."""
    tasks = [Task(str(path), level, seed) for path in paths]
    found: Games = []
    for games in in_order(judge_file, tasks, place or place_for(jobs, len(tasks))):
        found += games
        if tell is not None:
            tell(len(found))
    return found


def check_judged(path: Path) -> None:
    """Refuse before any work starts."""
    check_output(path, (PARQUET, LINES))


def write_judged(path: Path, found: Games) -> None:
    """Parquet: one row for every stretch. JSON lines: one whole judgement a line."""
    if path.suffix == LINES:
        write_new(path, "".join(f"{one['judgement']}\n" for one in found).encode("utf-8"))
        return
    from nave.judge import judgement_from_json

    rows: list[dict[str, object]] = []
    for one in found:
        told = judgement_from_json(one["judgement"])
        head: dict[str, object] = {
            "file": one["file"],
            "record": told.record,
            "game": told.game,
            "seats": told.seats,
            "level": told.level,
        }
        lucks = luck_until_next(told)
        rows += [
            {**head, **row_of(stretch), "luck": luck}
            for stretch, luck in zip(told.stretches, lucks, strict=True)
        ]
    write_new(path, parquet(rows, SCHEMA))


def luck_until_next(told: Judgement) -> list[float]:
    """By stretch, for its seat; what came before a seat's first stretch is counted there."""
    found = [0.0] * len(told.stretches)
    for seat in range(told.seats):
        places = [place for place, stretch in enumerate(told.stretches) if stretch.seat == seat]
        firsts = [told.stretches[place].first for place in places]
        for chance in told.chances if places else ():
            found[places[max(0, bisect_right(firsts, chance.answer) - 1)]] += chance.values[seat]
    return found


def row_of(stretch: Stretch) -> dict[str, object]:
    return {
        "seat": stretch.seat,
        "turn": stretch.turn,
        "first": stretch.first,
        "mark": stretch.mark,
        "loss": stretch.loss,
        "low": stretch.low,
        "high": stretch.high,
        "value": stretch.plans[stretch.played].values[stretch.seat],
        "win_before": stretch.before,
        "win_after": stretch.later,
        "spread": stretch.spread,
        "worlds": stretch.worlds,
    }
