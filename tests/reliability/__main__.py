"""The full-size runs: `make reliability`, or one of them: python -m tests.reliability kill."""

import json
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from nave.api import known_games
from tests.reliability import abuse, kill, leak, load, race
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


# Name -> what runs, and on which databases.
RUNS: dict[str, list[tuple[Run, str]]] = {
    "kill": [(killing, "sqlite"), (killing, "postgresql")],
    "race": [(racing, "sqlite"), (racing, "postgresql"), (racing_apart, "postgresql")],
    "leak": [(leaking, "sqlite")],
    "abuse": [(abusing, "sqlite")],
    "load": [(loading, "sqlite"), (loading, "postgresql"), (loading_apart, "postgresql")],
}


def main(names: list[str]) -> int:
    wrong = [name for name in names if name not in RUNS]
    if wrong:
        print(f"there is no run {', '.join(wrong)}; runs: {', '.join(RUNS)}", file=sys.stderr)
        return 2
    for name in names or RUNS:
        for run, kind in RUNS[name]:
            with tempfile.TemporaryDirectory(prefix=f"nave-{name}-") as folder:
                figures = once(run, kind, Path(folder))
            print(json.dumps({"run": name, "database": kind, **figures}), flush=True)
    return 0


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
