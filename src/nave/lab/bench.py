"""How fast the engine is: per decision, per copy, the slowest decision, environments; in steps of a loop.

Processor time, medians of several runs that take turns, so that a busy moment of the machine hits all alike.
"""

import gc
import statistics
import time
import tomllib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib.resources import files
from typing import Any, Final, Protocol

from nave.api import component_set, known_games, rules_of
from nave.kernel.errors import BadInput
from nave.kernel.playout import (
    Generator,
    Slow,
    copy_often,
    play_games,
    play_out,
    play_some,
    step,
    time_decisions,
)
from nave.kernel.state import State
from nave.native import ENGINE

LEAST_RUNS: Final = 5
# Processor seconds that one measurement should take at least.
SLICE: Final = 0.05
LIMIT: Final = 100_000
LOOP: Final = 200_000
# How often a decision that seemed slow is measured again.
AGAIN: Final = 5

Tell = Callable[[str, int, int], None]


class Steps(Protocol):
    """Environments of one configuration: microseconds of a step with observation and mask, per table."""

    def batch(self) -> float: ...

    def pettingzoo(self) -> float: ...


# Makes them of a game, seats and settings.
Environments = Callable[[str, int, dict[str, str]], Steps]
# What is measured of them, with the bar for every game in loop steps.
ENVIRONMENTS: Final = {"batch": 100, "pettingzoo": 500}


def fixed_loop() -> None:
    """A yardstick that never changes, in plain Python: list look-ups, additions, a branch."""
    cells = list(range(64))
    total = 0
    for number in range(LOOP):
        total += cells[number & 63]
        if total & 1:
            total ^= number


class Subject:
    """One configuration, ready to be played and copied."""

    def __init__(self, row: dict[str, Any]) -> None:
        self.row = row
        rules = rules_of(row["game"])
        self.template = rules.start(rules.setup(row["seats"], row["settings"], component_set(row["game"])))
        self.middle = halfway(self.template)
        self.decisions: list[float] = []
        self.copies: list[float] = []
        self.games = 1
        self.times = 1000
        self.steps: Steps | None = None
        self.step_times: dict[str, list[float]] = {name: [] for name in ENVIRONMENTS}

    def run_environments(self) -> None:
        if self.steps is not None:
            self.step_times["batch"].append(self.steps.batch())
            self.step_times["pettingzoo"].append(self.steps.pettingzoo())

    def run(self, seed: int) -> None:
        """Microseconds per decision and per copy, over at least a slice of processor time each."""
        while True:
            begin = time.process_time()
            count = play_games(self.template, seed, self.games, LIMIT)
            spent = time.process_time() - begin
            if spent >= SLICE:
                break
            self.games *= 2
        self.decisions.append(spent / count * 1e6)
        while True:
            begin = time.process_time()
            copy_often(self.middle, self.times)
            spent = time.process_time() - begin
            if spent >= SLICE:
                break
            self.times *= 2
        self.copies.append(spent / self.times * 1e6)

    def slowest(self, games: int, tell: Callable[[int], None]) -> dict[str, Any]:
        """The slowest decision of so many games.

        A clock also counts hiccups of the machine. So each decision that seems slower than the slowest known
        is measured again, several times, and its least time counts.
        """
        nanoseconds, seen, seed, place, kind = 0, 0, 0, 0, ""
        with no_garbage_collection():
            for number in range(games):
                slow = Slow(nanoseconds)
                time_decisions(self.template.copy(), Generator(number), LIMIT, slow)
                found = zip(slow.nanoseconds, slow.answers, slow.kinds, strict=True)
                for once, answer_number, asked in sorted(found, reverse=True):
                    seen = max(seen, once)
                    if once <= nanoseconds:
                        break
                    again = self.again(number, answer_number, nanoseconds)
                    if again > nanoseconds:
                        nanoseconds, seed, place, kind = again, number, answer_number, asked
                if number % 100 == 99:
                    tell(number + 1)
        return {
            "games": games,
            "microseconds": round(nanoseconds / 1000, 1),
            "seen": round(seen / 1000, 1),
            "question": kind,
            "seed": seed,
            "answer": place,
        }

    def again(self, seed: int, number: int, bar: int) -> int:
        """Nanoseconds of that one decision: the least of several tries, until one is below the bar."""
        least = 0
        for _ in range(AGAIN):
            state, chance = self.template.copy(), Generator(seed)
            play_some(state, chance, number)
            begin = time.thread_time_ns()
            step(state, chance)
            spent = time.thread_time_ns() - begin
            least = min(least or spent, spent)
            if least <= bar:
                break
        return least


@contextmanager
def no_garbage_collection() -> Iterator[None]:
    """Its pauses fall on any decision and depend on everything else in the process."""
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


def halfway(template: State) -> State:
    """The state in the middle of a random game."""
    count = play_out(template.copy(), Generator(1), LIMIT)
    state, chance = template.copy(), Generator(1)
    play_some(state, chance, count // 2)
    return state


def all_rows() -> list[dict[str, Any]]:
    """What the games want to have measured: `bench.toml` beside their rules, if there is one."""
    rows: list[dict[str, Any]] = []
    for game, rules in known_games().items():
        file = files(type(rules).__module__.rpartition(".")[0]).joinpath("bench.toml")
        if file.is_file():
            found = tomllib.loads(file.read_text(encoding="utf-8"))["configuration"]
            rows += [{"game": game, **row} for row in found]
    return rows


def configurations(rows: list[dict[str, Any]]) -> tuple[list[dict[str, Any]], list[str]]:
    """What can be measured with the games installed, and the titles of what cannot."""
    known, unknown = [], []
    for row in rows:
        try:
            rules_of(row["game"]).check_settings(row["seats"], row["settings"])
        except BadInput:
            unknown.append(row["title"])
        else:
            known.append(row)
    return known, unknown


def bench(
    runs: int,
    games: int,
    tell: Tell,
    peer: Callable[[], float] | None = None,
    environments: Environments | None = None,
) -> dict[str, Any]:
    """All measurements as plain data. `peer` gives microseconds per decision of another engine."""
    if runs < LEAST_RUNS:
        raise BadInput(f"the number of runs is {runs}; allowed: {LEAST_RUNS} or more")
    if games < 1:
        raise BadInput(f"the number of games is {games}; allowed: 1 or more")
    rows, unknown = configurations(all_rows())
    subjects = [Subject(row) for row in rows]
    if environments is not None:
        for subject in subjects:
            row = subject.row
            subject.steps = environments(row["game"], row["seats"], row["settings"])
    loops: list[float] = []
    peers: list[float] = []
    for run in range(runs):
        tell("measuring", run, runs)
        begin = time.process_time()
        fixed_loop()
        loops.append((time.process_time() - begin) / LOOP * 1e6)
        for subject in subjects:
            subject.run(run * 1000)
            subject.run_environments()
        if peer is not None:
            peers.append(peer())
    yardstick = statistics.median(loops)
    measured = []
    for place, subject in enumerate(subjects):
        decision = statistics.median(subject.decisions)
        tell("slowest decision", place, len(subjects))
        worst = subject.slowest(games, lambda done: tell("slowest decision", done, games))
        row = {
            **{key: subject.row[key] for key in ("id", "title", "game", "seats", "settings")},
            "decision": told(subject.decisions, yardstick),
            "copy": told(subject.copies, yardstick),
            "bars": {"decision": subject.row["decision"], "copy": subject.row["copy"], **ENVIRONMENTS},
            "slowest": worst,
        }
        if environments is not None:
            row.update({name: told(subject.step_times[name], yardstick) for name in ENVIRONMENTS})
        if peers:
            row["times_faster_than_peer"] = round(statistics.median(peers) / decision, 1)
        measured.append(row)
    return {
        "engine": ENGINE.kind,
        "runs": runs,
        "loop_step_microseconds": round(yardstick, 4),
        "configurations": measured,
        "left_out": unknown,
        "peer": {"name": "catanatron", "microseconds": round(statistics.median(peers), 2)} if peers else None,
    }


def told(times: list[float], yardstick: float) -> dict[str, float]:
    """The median of some microseconds, also in loop steps."""
    found = statistics.median(times)
    return {"microseconds": round(found, 3), "loop_steps": round(found / yardstick, 1)}
