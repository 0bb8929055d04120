"""Queues before and behind the first wall: ten times the measured load on recorded service times.

    .venv/bin/python scripts/scale.py record     # docs/scale_times.json: what one answer costs, many times
    .venv/bin/python scripts/scale.py simulate   # the figures of docs/scale.md, and docs/images/scale.svg

Tables are spread over processes by their id and share nothing but the database, so each process is a queue of
its own: answers come at random moments (open loop), each takes one of the recorded times, in the order in
which they came. What a process cannot do at once waits.
"""

import argparse
import asyncio
import json
import math
import random
import tempfile
import time
from heapq import heappop, heappush
from pathlib import Path
from typing import Any, Final, NamedTuple

DOCS: Final = Path(__file__).resolve().parent.parent / "docs"
TIMES: Final = DOCS / "scale_times.json"
PICTURE: Final = DOCS / "images" / "scale.svg"
# The load run: answers a second, and what each of them costs a server with its HTTP and its sockets.
MEASURED_RATE: Final = 200.0
# p99 above which people notice.
BAR: Final = 0.25
# People think: answers a second at a table, and who listens there.
ANSWERS: Final = 0.1
LISTENERS: Final = 4
# Megabytes of memory for a table with its listeners (load run: 303 MB for 500, less 90 for the process).
MEMORY: Final = 0.43
# How busy a process may be, so that what comes at once does not wait for long.
BUSY: Final = 0.6
# The first answers of a process load words and statements.
FIRST: Final = 20


# ------------------------------------------------------------ recording


def asking() -> float:
    """Seconds that the clock of the process counts while it is asked."""
    spent = []
    for _ in range(51):
        begin = time.process_time()
        spent.append(time.process_time() - begin)
    return sorted(spent)[25]


async def record(answers: int) -> dict[str, Any]:
    """Processor seconds of single answers: decided, stored (SQLite, full sync), told to seats and spectators.

    Without HTTP and sockets; `simulate` scales them to what the load run measured with both.
    """
    import msgspec

    from nave.api import known_games
    from nave.native import ENGINE
    from nave.tables.commands import Play, Start
    from nave.tables.model import SeatSpec, TableSpec
    from nave.tables.secrets import digest
    from nave.tables.service import TableService
    from nave.tables.store import Store

    # Asking the clock costs as much as an answer on some machines.
    clock = asking()
    rng = random.Random(1)
    times: list[int] = []
    sent = 0
    with tempfile.TemporaryDirectory(prefix="nave-scale-") as folder:
        store = Store(f"sqlite:///{folder}/tables.sqlite3")
        await store.open()
        service = TableService(store)
        while len(times) < answers:
            seats = [SeatSpec("device"), SeatSpec("device")]
            keys = await service.create(TableSpec(next(iter(known_games())), seats, {}, listed=True))
            live, holder = await service.who(keys.table, keys.device)
            await service.submit(live, holder, Start(id="start"))
            watcher = live.holder(digest(keys.spectator))
            assert watcher is not None
            while live.game is not None and not live.game.over and len(times) < answers:
                game, before = live.game, live.last
                move = rng.choice(game.legal_moves.texts)
                begin = time.process_time()
                play = Play(id=f"{len(times)}", seat=game.seat, follows=before, move=move)
                await service.submit(live, holder, play)
                for who, seat in ((holder, 0), (holder, 1), (watcher, None)):
                    told = {"items": live.items(before, seat), "state": live.packed(who, seat)}
                    sent += len(msgspec.json.encode(told))
                times.append(max(1, round((time.process_time() - begin - clock) * 1e6)))
        await store.close()
        kept = (Path(folder) / "tables.sqlite3").stat().st_size
    return {
        "engine": ENGINE.kind,
        "message_bytes": round(sent / len(times) / 3),
        "stored_bytes": round(kept / len(times)),
        "microseconds": times[FIRST:],
    }


# ------------------------------------------------------------ simulating


class Run(NamedTuple):
    """What people waited for an answer, in seconds, and how many waited, by second."""

    p50: float
    p99: float
    busy: float
    queue: list[int]


def simulate(times: list[float], rate: float, processes: int, seconds: float, seed: int = 1) -> Run:
    """Answers at random moments, spread evenly over processes by table; each process does one at a time."""
    rng = random.Random(seed)
    free = [0.0] * processes
    waits: list[float] = []
    leaving: list[float] = []
    queue: list[int] = []
    now = work = 0.0
    while now < seconds:
        now += rng.expovariate(rate)
        process = rng.randrange(processes)
        took = rng.choice(times)
        done = max(now, free[process]) + took
        free[process] = done
        work += took
        waits.append(done - now)
        heappush(leaving, done)
        while leaving and leaving[0] <= now:
            heappop(leaving)
        if len(queue) < int(now):
            queue.append(len(leaving))
    waits.sort()
    at = len(waits) - 1
    return Run(waits[at // 2], waits[int(at * 0.99)], work / seconds / processes, queue)


def scaled(times: list[int], mean: float) -> list[float]:
    """The recorded times in seconds, stretched to the mean that was measured with HTTP and sockets."""
    share = mean / (sum(times) / len(times))
    return [share * one for one in times]


def needed(times: list[float], rate: float, seconds: float) -> int:
    """The least number of processes with which p99 stays below the bar."""
    least = max(1, int(rate * sum(times) / len(times)))
    while simulate(times, rate, least, seconds).p99 > BAR:
        least += 1
    return least


# ------------------------------------------------------------ the picture

WIDE, HIGH, LEFT, TOP = 340, 220, 56, 28


def rounded(most: float) -> float:
    """The end of an axis of four parts whose marks are round numbers."""
    unit = 10.0 ** math.floor(math.log10(most / 4))
    return next(4 * unit * part for part in (1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10) if 4 * unit * part >= most)


def panel(x: float, title: str, across: str, up: str, most_x: float, most_y: float, lines: list[Any]) -> str:
    """Lines over axes that begin at nought."""
    most_x, most_y = rounded(most_x), rounded(most_y)
    out = [f'<g transform="translate({x + LEFT},{TOP})">']
    out.append(f'<text x="{WIDE / 2}" y="-10" text-anchor="middle" font-weight="600">{title}</text>')
    out.append(f'<path d="M0,0V{HIGH}H{WIDE}" fill="none" stroke="currentColor"/>')
    for part in range(5):
        y, here = HIGH - HIGH * part / 4, most_y * part / 4
        out.append(f'<text x="-6" y="{y + 4}" text-anchor="end">{here:g}</text>')
        out.append(
            f'<text x="{WIDE * part / 4}" y="{HIGH + 16}" text-anchor="middle">{most_x * part / 4:g}</text>'
        )
    out.append(f'<text x="{WIDE / 2}" y="{HIGH + 34}" text-anchor="middle">{across}</text>')
    out.append(f'<text transform="translate(-44,{HIGH / 2}) rotate(-90)" text-anchor="middle">{up}</text>')
    for number, (name, color, points) in enumerate(lines):
        path = " ".join(
            f"{WIDE * px / most_x:.1f},{HIGH - HIGH * min(py, most_y) / most_y:.1f}" for px, py in points
        )
        out.append(f'<polyline points="{path}" fill="none" stroke="{color}" stroke-width="2"/>')
        out.append(f'<text x="10" y="{14 + 15 * number}" fill="{color}">{name}</text>')
    return "".join([*out, "</g>"])


def picture(panels: list[str]) -> str:
    width = (WIDE + LEFT + 30) * len(panels)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {TOP + HIGH + 44}" '
        f'font-family="sans-serif" font-size="12" color="#444" fill="#444">'
        f'<rect width="100%" height="100%" fill="#fff"/>{"".join(panels)}</svg>\n'
    )


def needs(tables: int, mean: float, data: dict[str, Any]) -> str:
    """What so many tables take, in one line."""
    rate = tables * ANSWERS
    return (
        f"  {tables} tables: {rate:.0f} answers/s, {math.ceil(rate * mean / BUSY)} processes, "
        f"{tables * MEMORY / 1024:.0f} GB of memory, "
        f"{rate * LISTENERS * data['message_bytes'] * 8 / 1e9:.1f} Gbit/s sent, "
        f"{rate * data['stored_bytes'] * 86400 / 1e9:.0f} GB stored a day"
    )


def told(mean: float, seconds: float) -> None:
    data = json.loads(TIMES.read_text(encoding="utf-8"))
    for tables in (10_000, 1_000_000):
        print(needs(tables, mean, data))
    times = scaled(data["microseconds"], mean)
    wall = 1 / mean
    ten = 10 * MEASURED_RATE
    enough = needed(times, ten, seconds)
    print(f"one process: the wall is at {wall:.0f} answers/s; {len(times)} times, mean {mean * 1e3:g} ms")
    curve = []
    for share in (0.2, 0.4, 0.6, 0.7, 0.8, 0.9, 0.95, 1.0, 1.05, 1.1):
        run = simulate(times, wall * share, 1, seconds)
        curve.append((wall * share, run.p99 * 1000))
        print(
            f"  {wall * share:6.0f} answers/s  busy {run.busy:.2f}  p50 {run.p50 * 1e3:7.1f} ms  "
            f"p99 {run.p99 * 1e3:8.1f} ms  waiting at the end {run.queue[-1]}"
        )
    lines = []
    behind = int(ten * mean)
    for number, color in ((behind, "#b3402a"), (enough, "#c58a00"), (enough + 2, "#2a6fb3")):
        run = simulate(times, ten, number, seconds)
        lines.append((f"{number} processes", color, list(enumerate(run.queue, start=1))))
        print(
            f"  {ten:.0f} answers/s on {number} processes: busy {run.busy:.2f}  p99 {run.p99 * 1e3:.0f} ms  "
            f"waiting at the end {run.queue[-1]}"
        )
    most = max(max(count for _, count in points) for _, _, points in lines)
    most_x = round(wall * 1.1)
    noticed = ("people notice (250 ms)", "#b3402a", [(0.0, 250.0), (most_x, 250.0)])
    one = [("p99 of one process", "#2a6fb3", curve), noticed]
    left = panel(0, "one process", "answers a second", "p99, ms", most_x, 1000, one)
    title = f"{ten:.0f} answers a second"
    right = panel(WIDE + LEFT + 30, title, "seconds", "answers that wait", seconds, most, lines)
    PICTURE.write_text(picture([left, right]), encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("what", choices=("record", "simulate"))
    parser.add_argument("--answers", type=int, default=2000)
    parser.add_argument("--mean", type=float, default=4.0, help="milliseconds of a server's time an answer")
    parser.add_argument("--seconds", type=float, default=60)
    given = parser.parse_args()
    if given.what == "record":
        TIMES.write_text(json.dumps(asyncio.run(record(given.answers))) + "\n", encoding="utf-8")
    else:
        told(given.mean / 1000, given.seconds)


if __name__ == "__main__":
    main()
