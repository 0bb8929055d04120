"""Many machines: a Dask scheduler and two workers on loopback, one of which is killed in the middle."""

import json
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import polars
import pytest

import nave
from nave.lab import simulate as lab
from nave.lab.cluster import Cluster
from nave.lab.simulate import simulate
from tests.lab.test_simulate import timeless


class LocalCluster:
    """Processes as on other machines, all on loopback."""

    def __init__(self, folder: Path) -> None:
        self.file = folder / "scheduler.json"
        self.folder = folder
        self.processes: list[subprocess.Popen[bytes]] = []
        self.start("scheduler", "--host", "127.0.0.1", "--port", "0", "--no-dashboard")
        self.address: str = self.wait_for_file()["address"]

    def start(self, what: str, *words: str) -> "subprocess.Popen[bytes]":
        command = [sys.executable, "-m", "dask", what, "--scheduler-file", str(self.file), *words]
        process = subprocess.Popen(
            command, cwd=self.folder, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        self.processes.append(process)
        return process

    def wait_for_file(self) -> dict[str, str]:
        deadline = time.monotonic() + 60
        while time.monotonic() < deadline:
            try:
                found: dict[str, str] = json.loads(self.file.read_text(encoding="utf-8"))
            except (OSError, ValueError):
                time.sleep(0.1)
            else:
                return found
        raise AssertionError("the scheduler has not started")

    def add_worker(self) -> "subprocess.Popen[bytes]":
        options = ("--host", "127.0.0.1", "--nthreads", "1", "--no-nanny", "--no-dashboard")
        return self.start("worker", *options)

    def stop(self) -> None:
        for process in reversed(self.processes):
            process.kill()
            process.wait()


@pytest.fixture
def local(tmp_path: Path) -> Iterator[LocalCluster]:
    cluster = LocalCluster(tmp_path)
    yield cluster
    cluster.stop()


def connect(local: LocalCluster, workers: int) -> Cluster:
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline:
        try:
            cluster = Cluster(local.address)
        except nave.BadInput:
            time.sleep(0.2)
            continue
        if len(cluster.client.nthreads()) == workers:
            return cluster
        cluster.close()
        time.sleep(0.2)
    raise AssertionError("the workers have not joined")


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore")  # the libraries of the cluster warn of each other
def test_every_game_counts_once_although_a_worker_is_killed(
    local: LocalCluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lab, "CHUNK", 5)
    with pytest.raises(nave.BadInput, match="the cluster has no workers"):
        Cluster(local.address)
    first = local.add_worker()
    local.add_worker()
    cluster = connect(local, 2)
    told: list[int] = []

    def tell(done: int) -> None:
        told.append(done)
        if len(told) == 3:
            first.kill()

    path = tmp_path / "games.parquet"
    try:
        summary = simulate("basilica", 2, 300, 40, place=cluster, output=path, tell=tell)
        assert len(cluster.client.nthreads()) == 1
    finally:
        cluster.close()
    assert first.poll() is not None
    assert told == list(range(5, 301, 5))
    assert timeless(summary) == timeless(simulate("basilica", 2, 300, 40))
    assert polars.read_parquet(path)["seed"].to_list() == [40 + game for game in range(300) for _ in range(2)]
