"""What is counted. In one process plainly; with several workers in files they share (prometheus' own way)."""

import os
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Final, Literal

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead

from nave.tables.ears import Ears
from nave.tables.service import TableService
from nave.tables.workers import BotWorkers

SHARED: Final = "PROMETHEUS_MULTIPROC_DIR"
FAST: Final = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
# Seconds for which the size of the database is known: PostgreSQL looks at every file of it.
SIZED: Final = 10.0


class Metrics:
    def __init__(self) -> None:
        self._sized = -SIZED
        self._of: dict[tuple[str, str, int], tuple[Counter, Histogram]] = {}
        registry = self.registry = CollectorRegistry()
        self.requests = Counter(
            "nave_requests", "HTTP requests", ["method", "route", "status"], registry=registry
        )
        self.seconds = Histogram(
            "nave_request_seconds", "Time to reply", ["route"], registry=registry, buckets=FAST
        )
        self.submissions = Counter("nave_submissions", "Stored submissions", ["kind"], registry=registry)
        self.refusals = Counter("nave_refusals", "Refused requests", ["code"], registry=registry)
        self.bot_answers = Counter("nave_bot_answers", "Answers given by bots", registry=registry)
        self.bot_failures = Counter("nave_bot_failures", "Bots that failed", ["bot"], registry=registry)
        self.bot_seconds = Histogram(
            "nave_bot_seconds", "Time a bot thought", registry=registry, buckets=FAST
        )
        self.lag = Histogram(
            "nave_loop_lag_seconds", "How late the loop was", registry=registry, buckets=FAST
        )
        self.collecting = Histogram(
            "nave_collector_seconds", "Pauses of Python's collector", registry=registry, buckets=FAST
        )
        self.pushes = Counter("nave_pushes", "Messages sent to listeners", registry=registry)
        self.listeners = Gauge(
            "nave_listeners", "Open WebSockets", registry=registry, multiprocess_mode="livesum"
        )
        self.memory = Gauge(
            "nave_tables_in_memory", "Tables held in memory", registry=registry, multiprocess_mode="livesum"
        )

        self.commit_seconds = Histogram(
            "nave_commit_seconds", "Time to store a submission", registry=registry, buckets=FAST
        )

        def now(name: str, what: str, mode: Literal["livesum", "livemax", "livemin"]) -> Gauge:
            return Gauge(f"nave_{name}", what, registry=registry, multiprocess_mode=mode)

        self.commits_waiting = now("commits_waiting", "Submissions that wait to be stored", "livesum")
        self.bots_waiting = now("bots_waiting", "Questions that wait for a bot", "livesum")
        self.pool_used = now("pool_used", "Connections to the database in use", "livesum")
        self.deaf = now("deaf", "1 while other processes are not heard", "livemax")
        self.reconnections = now("reconnections", "How often the line to the others was made anew", "livesum")
        self.database_bytes = now("database_bytes", "Size of the database", "livemax")
        self.ready = now("ready", "1 while the server can do its work", "livemin")

    async def look(
        self, service: TableService, ears: Ears, workers: BotWorkers, well: bool, sized: bool = True
    ) -> None:
        """Take down how things stand now; `sized`: the size of the database as well."""
        store = service.store
        self.memory.set(service.memory)
        self.commits_waiting.set(store.batches.waiting)
        self.bots_waiting.set(workers.all_waiting)
        self.pool_used.set(store.pool_used)
        self.deaf.set(ears.deaf)
        self.reconnections.set(max(ears.reconnections, 0))
        self.ready.set(well)
        if sized and well and time.monotonic() - self._sized > SIZED:
            self._sized = time.monotonic()
            self.database_bytes.set(await store.size())

    def replied(self, method: str, route: str, status: int, seconds: float) -> None:
        """Count a request. To find its counters by their labels takes longer than to count."""
        known = self._of.get((method, route, status))
        if known is None:
            found = self.requests.labels(method, route, str(status)), self.seconds.labels(route)
            known = self._of[method, route, status] = found
        known[0].inc()
        known[1].observe(seconds)

    def text(self) -> bytes:
        if SHARED in os.environ:
            registry = CollectorRegistry()
            MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
            return bytes(generate_latest(registry))
        return bytes(generate_latest(self.registry))


def forget_dead() -> None:
    """What a process that was killed held, listeners above all, would be counted for ever."""
    forget: Callable[[int], None] = mark_process_dead
    for file in Path(os.environ[SHARED]).glob("gauge_live*_*.db"):
        process = int(file.stem.rpartition("_")[2])
        try:
            os.kill(process, 0)
        except ProcessLookupError:
            # Another process may be about it as well.
            with suppress(FileNotFoundError):
                forget(process)


class BotCounts:
    """Lets the bots' driver count without knowing of Prometheus."""

    def __init__(self, metrics: Metrics) -> None:
        self.metrics = metrics

    def answered(self, seconds: float) -> None:
        self.metrics.bot_answers.inc()
        self.metrics.bot_seconds.observe(seconds)

    def failed(self, bot: str, reason: str) -> None:
        self.metrics.bot_failures.labels(bot).inc()
