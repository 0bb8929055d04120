"""The full-size runs: `make reliability`, or one of them: python -m tests.reliability kill.

How far they are is told on standard error. Each ends after its time at the latest (NAVE_MINUTES sets another)
and is then told as failed. Figures come on standard output, a line of JSON for each, and are kept with their
commit in build/reliability. Runs of hours (kill-1000, abuse-1000000) are done in pieces, which are kept in
docs/campaigns: called again, on any machine, they go on where they were ended.
"""

import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any, Final

from nave.api import known_games
from tests.reliability import (
    abuse,
    full,
    judged,
    kill,
    leak,
    load,
    long,
    neighbours,
    pieces,
    race,
    saturate,
    slow,
    trouble,
)
from tests.reliability.pieces import Ledger, Piecewise
from tests.reliability.progress import TooLong, at_most, progress
from tests.support.postgres import PrivatePostgres

GAMES = list(known_games())
FIRST = GAMES[0]
Run = Callable[[str, Path], dict[str, Any]]


def killing(database: str, folder: Path) -> dict[str, Any]:
    return kill.run(database, folder, tables=20, kills=100, games=GAMES)


def racing(database: str, folder: Path) -> dict[str, Any]:
    return race.run(database, folder, FIRST, clients=50, rounds=40)


def racing_apart(database: str, folder: Path) -> dict[str, Any]:
    return race.run(database, folder, FIRST, clients=50, rounds=40, processes=2)


def leaking(database: str, _folder: Path) -> dict[str, Any]:
    return leak.run(database, GAMES, each=200 // len(GAMES), swaps=0.3, seed=1000)


def abusing(database: str, folder: Path) -> dict[str, Any]:
    return abuse.run(database, folder, count=100_000)


def loading(database: str, folder: Path) -> dict[str, Any]:
    return load.run(database, folder, FIRST, tables=500, listeners=4, rate=200, seconds=60)


def loading_apart(database: str, folder: Path) -> dict[str, Any]:
    return load.run(database, folder, FIRST, tables=500, listeners=4, rate=200, seconds=60, processes=2)


RATES = [25.0, 50.0, 100.0, 150.0, 200.0, 300.0, 400.0, 600.0, 800.0]


def saturating(database: str, folder: Path) -> dict[str, Any]:
    return saturate.run(database, folder, FIRST, tables=200, rates=RATES, seconds=20)


def saturating_apart(database: str, folder: Path) -> dict[str, Any]:
    return saturate.run(database, folder, FIRST, tables=200, rates=RATES, seconds=20, processes=2)


def looking_back(database: str, folder: Path) -> dict[str, Any]:
    return long.run(database, folder, FIRST, answers=9_900, readers=20)


def judging(database: str, folder: Path) -> dict[str, Any]:
    figures = judged.run(database, folder, FIRST, seconds=60)
    assert figures["later at p99, ms"] <= judged.MOST, figures
    return figures


def holding_back(database: str, folder: Path) -> dict[str, Any]:
    return slow.run(database, folder, FIRST, each=40, seconds=60)


def living_beside(database: str, folder: Path) -> dict[str, Any]:
    return neighbours.run(database, folder, FIRST, people=120, guesses=100)


def flapping(database: str, folder: Path) -> dict[str, Any]:
    return trouble.flap(database, folder, FIRST, cuts=60)


def stalling(database: str, folder: Path) -> dict[str, Any]:
    return trouble.stall(database, folder, FIRST, stops=10, seconds=15)


def filling(database: str, folder: Path) -> dict[str, Any]:
    return full.run(database, folder, FIRST, most=40, tries=45)


def filling_disk(database: str, folder: Path) -> dict[str, Any]:
    return trouble.disk(database, folder, FIRST, fills=10)


def rolling(database: str, folder: Path) -> dict[str, Any]:
    return trouble.rolling(database, folder, FIRST, rounds=5, old=earlier_release(folder))


def earlier_release(folder: Path) -> Path | None:
    """The source of the release named by NAVE_OLD (a commit or a tag of this repository), if it is named."""
    wanted = os.environ.get("NAVE_OLD")
    if not wanted:
        return None
    packed = subprocess.run(["git", "archive", wanted, "src"], check=True, capture_output=True).stdout
    subprocess.run(["tar", "-x", "-C", str(folder)], input=packed, check=True)
    return folder / "src"


def some_kills(database: str, folder: Path, kills: int, seed: int) -> dict[str, Any]:
    return kill.run(database, folder, tables=20, kills=kills, games=GAMES, seed=1000 * seed)


def some_abuse(database: str, folder: Path, count: int, seed: int) -> dict[str, Any]:
    return abuse.run(database, folder, count=count, seed=10_000 * seed)


# Name -> what runs, and on which databases.
RUNS: dict[str, list[tuple[Run, str]]] = {
    "kill": [(killing, "sqlite"), (killing, "postgresql")],
    "race": [(racing, "sqlite"), (racing, "postgresql"), (racing_apart, "postgresql")],
    "leak": [(leaking, "sqlite")],
    "abuse": [(abusing, "sqlite")],
    "long": [(looking_back, "sqlite")],
    "judge": [(judging, "sqlite")],
    "slow": [(holding_back, "sqlite")],
    "neighbours": [(living_beside, "sqlite"), (living_beside, "postgresql")],
    "flap": [(flapping, "postgresql")],
    "stall": [(stalling, "postgresql")],
    "full": [(filling, "sqlite"), (filling, "postgresql")],
    "disk": [(filling_disk, "sqlite")],
    "rolling": [(rolling, "postgresql")],
    "saturate": [(saturating, "sqlite"), (saturating, "postgresql"), (saturating_apart, "postgresql")],
    "load": [(loading, "sqlite"), (loading, "postgresql"), (loading_apart, "postgresql")],
}

# Runs of hours, only by name and in pieces: what is done is kept, and the next call goes on behind it.
KILLS: Final = Piecewise(some_kills, wanted=1000, each=50)
ABUSE: Final = Piecewise(some_abuse, wanted=1_000_000, each=50_000)
LONG: dict[str, list[tuple[Piecewise, str]]] = {
    "kill-1000": [(KILLS, "sqlite"), (KILLS, "postgresql")],
    "abuse-1000000": [(ABUSE, "sqlite")],
}


# Minutes after which a run is given up, on one database; for most of them several times what they need.
MINUTES: dict[str, float] = {
    "kill": 60,
    "leak": 180,
    "abuse": 60,
    "saturate": 30,
    "kill-1000": 600,
    "abuse-1000000": 600,
}
USUAL = 20.0
# Every run that ended, with its commit.
KEPT: Final = "runs"


def main(names: list[str]) -> int:
    known = [*RUNS, *LONG]
    wrong = [name for name in names if name not in known]
    if wrong:
        print(f"there is no run {', '.join(wrong)}; runs: {', '.join(known)}", file=sys.stderr)
        return 2
    progress.watched = True
    failed = False
    for name in names or RUNS:
        minutes = float(os.environ.get("NAVE_MINUTES") or MINUTES.get(name, USUAL))
        cases: Sequence[tuple[Run | Piecewise, str]] = LONG.get(name) or RUNS[name]
        for place, (run, kind) in enumerate(cases, start=1):
            progress.begin(f"{name}, {place} of {len(cases)}, on {kind}: at most {minutes:g} minutes")
            if isinstance(run, Piecewise):
                figures = on_and_on(name, run, kind, minutes * 60)
            else:
                figures = tried(name, run, kind, minutes * 60)
                Ledger(pieces.RECENT, KEPT, kind).add(1, {"run": name, **figures})
            failed = failed or "failed" in figures
            print(json.dumps({"run": name, "database": kind, **figures}), flush=True)
    return 1 if failed else 0


def tried(name: str, run: Run, kind: str, seconds: float) -> dict[str, Any]:
    try:
        with at_most(seconds), tempfile.TemporaryDirectory(prefix=f"nave-{name}-") as folder:
            return once(run, kind, Path(folder))
    except (TooLong, AssertionError) as error:
        return {"failed": str(error) or type(error).__name__}


def on_and_on(name: str, plan: Piecewise, kind: str, seconds: float) -> dict[str, Any]:
    """Piece after piece until all is done or the time is over; a piece that is not whole does not count."""
    ledger, until = Ledger(pieces.LASTING, name, kind), time.monotonic() + seconds
    for size, seed in ledger.left(plan):
        progress.say(f"{ledger.done} of {plan.wanted} done, {size} more", at_once=True)
        try:
            with (
                at_most(max(until - time.monotonic(), 0.001)),
                tempfile.TemporaryDirectory(prefix=f"nave-{name}-") as folder,
            ):
                figures = once(partial(whole, plan, size, seed), kind, Path(folder))
        except TooLong:
            break
        except AssertionError as error:
            ledger.add(size, {"failed": str(error) or type(error).__name__})
            break
        ledger.add(size, figures)
    return ledger.sum(plan)


def whole(plan: Piecewise, size: int, seed: int, database: str, folder: Path) -> dict[str, Any]:
    return plan.one(database, folder, size, seed)


def once(run: Run, kind: str, folder: Path) -> dict[str, Any]:
    if kind == "sqlite":
        return run(f"sqlite:///{folder / 'tables.sqlite3'}", folder)
    # On disk, not in memory: durable commits are part of what is measured.
    server = PrivatePostgres(tempfile.gettempdir())
    try:
        return run(server.new_database(), folder)
    finally:
        server.stop()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
