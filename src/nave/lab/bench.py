"""How fast the engine is: decision, copy, worth, hash, redeal, environments; in steps of a fixed loop.

Processor time, medians of several runs that take turns, so that a busy moment of the machine hits all alike.
"""

import gc
import statistics
import time
import tomllib
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from importlib.resources import files
from typing import Final, Protocol, TypedDict

from nave.api import component_set, known_games, rules_of
from nave.bots.minds import mind_of
from nave.kernel.errors import BadInput
from nave.kernel.moves import Moves
from nave.kernel.playout import (
    Generator,
    Slow,
    copy_often,
    hash_often,
    play_games,
    play_out,
    play_some,
    redeal_often,
    step,
    time_decisions,
)
from nave.kernel.state import State
from nave.lab.fault import fault
from nave.lab.peers import Running
from nave.native import ENGINE

LEAST_RUNS: Final = 5
# Processor seconds that one measurement should take at least.
SLICE: Final = 0.05
LIMIT: Final = 100_000
LOOP: Final = 200_000
# How often a decision that seemed slow is measured again.
AGAIN: Final = 5

# Hears what is being done (`measuring` or `slowest`), how much of it is done, and how much there is.
Tell = Callable[[str, int, int], None]


class Row(TypedDict):
    """A configuration to measure, as `bench.toml` of its game names it; bars in loop steps."""

    id: str
    title: str
    game: str
    seats: int
    settings: dict[str, str]
    bars: dict[str, float]


class Time(TypedDict):
    """A median; the bar, if there is one, in loop steps."""

    microseconds: float
    loop_steps: float
    bar: float | None


class Slowest(TypedDict):
    """The slowest single decision: what was asked, and how to come to it again."""

    games: int
    microseconds: float
    seen: float
    question: str
    seed: int
    answer: int


class Measured(TypedDict):
    """A configuration with its times by gauge."""

    id: str
    title: str
    game: str
    seats: int
    settings: dict[str, str]
    times: dict[str, Time]
    slowest: Slowest


class PeerTime(TypedDict):
    """Another engine or environment, and which of our gauges it stands beside."""

    id: str
    beside: str
    microseconds: float
    loop_steps: float


class Found(TypedDict):
    """Everything that was measured."""

    engine: str
    runs: int
    loop_step_microseconds: float
    configurations: list[Measured]
    left_out: list[str]
    peers: list[PeerTime]


class Steps(Protocol):
    """Environments of one configuration: microseconds of a step with observation and mask, per table."""

    def batch(self) -> float: ...

    def pettingzoo(self) -> float: ...


# Makes them of a game, seats and settings.
Environments = Callable[[str, int, dict[str, str]], Steps]


def fixed_loop() -> None:
    """A yardstick that never changes, in plain Python: list look-ups, additions, a branch."""
    cells = list(range(64))
    total = 0
    for number in range(LOOP):
        total += cells[number & 63]
        if total & 1:
            total ^= number


class Repeated:
    """Microseconds of something that is done so many times on demand, over a slice of processor time."""

    def __init__(self, often: Callable[[int], int]) -> None:
        # Does it about so many times and tells how many times it was.
        self.often = often
        self.times = 1

    def measure(self) -> float:
        while True:
            begin = time.process_time()
            count = self.often(self.times)
            spent = time.process_time() - begin
            if spent >= SLICE:
                return spent / count * 1e6
            self.times *= 2


class Subject:
    """One configuration, ready to be measured: each gauge gives microseconds."""

    def __init__(self, row: Row, environments: Environments | None) -> None:
        self.row = row
        rules = rules_of(row["game"])
        self.template = rules.start(rules.setup(row["seats"], row["settings"], component_set(row["game"])))
        self.middle = halfway(self.template)
        self.seed = 0
        self.gauges: dict[str, Callable[[], float]] = {
            "decision": Repeated(self.games).measure,
            "copy": Repeated(self.copies).measure,
            "hash": Repeated(self.hashes).measure,
            "redeal": Repeated(self.deals).measure,
            "worth": Repeated(self.evaluations).measure,
        }
        self.mind = mind_of(row["game"], row["seats"])
        if environments is not None:
            steps = environments(row["game"], row["seats"], row["settings"])
            self.gauges["batch"] = steps.batch
            self.gauges["pettingzoo"] = steps.pettingzoo
        self.times: dict[str, list[float]] = {gauge: [] for gauge in self.gauges}

    def games(self, count: int) -> int:
        return play_games(self.template, self.seed, count, LIMIT)

    def copies(self, count: int) -> int:
        copy_often(self.middle, count)
        return count

    def hashes(self, count: int) -> int:
        hash_often(self.middle, count)
        return count

    def deals(self, count: int) -> int:
        redeal_often(self.middle.copy(), 0, Generator(self.seed), count)
        return count

    def evaluations(self, count: int) -> int:
        mind, state = self.mind, self.middle
        for _ in range(count):
            mind.worth(state, 0)
        return count

    def run(self, seed: int) -> None:
        """Every gauge once."""
        self.seed = seed
        for gauge, measure in self.gauges.items():
            self.times[gauge].append(measure())

    def told(self, yardstick: float) -> dict[str, Time]:
        bars = self.row["bars"]
        return {gauge: told(times, yardstick, bars.get(gauge)) for gauge, times in self.times.items()}

    def slowest(self, games: int, tell: Callable[[int], None]) -> Slowest:
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
        return Slowest(
            games=games,
            microseconds=round(nanoseconds / 1000, 1),
            seen=round(seen / 1000, 1),
            question=kind,
            seed=seed,
            answer=place,
        )

    def again(self, seed: int, number: int, bar: int) -> int:
        """Nanoseconds of that one decision: the least of several tries, until one is below the bar."""
        least = 0
        for _ in range(AGAIN):
            state, chance, moves = self.template.copy(), Generator(seed), Moves()
            play_some(state, chance, number)
            begin = time.thread_time_ns()
            step(state, chance, moves)
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


def all_rows() -> list[Row]:
    """What the games want to have measured: `bench.toml` beside their rules, if there is one."""
    rows: list[Row] = []
    for game, rules in known_games().items():
        file = files(type(rules).__module__.rpartition(".")[0]).joinpath("bench.toml")
        if file.is_file():
            for row in tomllib.loads(file.read_text(encoding="utf-8"))["configuration"]:
                rows.append(
                    Row(
                        id=row["id"],
                        title=row["title"],
                        game=game,
                        seats=row["seats"],
                        settings=row["settings"],
                        bars=row["bars"],
                    )
                )
    return rows


def configurations(rows: Sequence[Row]) -> tuple[list[Row], list[str]]:
    """What can be measured with the games installed, and the titles of what cannot."""
    known: list[Row] = []
    unknown: list[str] = []
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
    peers: Sequence[Running] = (),
    environments: Environments | None = None,
) -> Found:
    """All measurements as plain data."""
    if runs < LEAST_RUNS:
        raise fault("lab-number", what="runs", number=runs, least=LEAST_RUNS)
    if games < 1:
        raise fault("lab-number", what="games", number=games, least=1)
    rows, unknown = configurations(all_rows())
    subjects = [Subject(row, environments) for row in rows]
    loops: list[float] = []
    others: list[list[float]] = [[] for _ in peers]
    for run in range(runs):
        tell("measuring", run, runs)
        begin = time.process_time()
        fixed_loop()
        loops.append((time.process_time() - begin) / LOOP * 1e6)
        for subject in subjects:
            subject.run(run * 1000)
        for peer, times in zip(peers, others, strict=True):
            times.append(peer.measure())
    yardstick = statistics.median(loops)
    measured: list[Measured] = []
    for place, subject in enumerate(subjects):
        row = subject.row
        tell("slowest", place, len(subjects))
        worst = subject.slowest(games, lambda done: tell("slowest", done, games))
        measured.append(
            Measured(
                id=row["id"],
                title=row["title"],
                game=row["game"],
                seats=row["seats"],
                settings=row["settings"],
                times=subject.told(yardstick),
                slowest=worst,
            )
        )
    return Found(
        engine=ENGINE.kind,
        runs=runs,
        loop_step_microseconds=round(yardstick, 4),
        configurations=measured,
        left_out=unknown,
        peers=[
            PeerTime(
                id=peer.peer.id,
                beside=peer.peer.beside,
                microseconds=round(statistics.median(times), 2),
                loop_steps=round(statistics.median(times) / yardstick, 1),
            )
            for peer, times in zip(peers, others, strict=True)
        ],
    )


def told(times: list[float], yardstick: float, bar: float | None) -> Time:
    """The median of some microseconds, also in loop steps."""
    found = statistics.median(times)
    return Time(microseconds=round(found, 3), loop_steps=round(found / yardstick, 1), bar=bar)
