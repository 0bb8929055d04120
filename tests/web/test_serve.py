"""`nave serve` as people start it: one process or several, stopped in order, backed up while it runs."""

import json
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from nave.api import known_games
from tests.support.postgres import PrivatePostgres
from tests.support.process import ServeProcess
from tests.support.server import Made, fresh, some_bot

FIRST = next(iter(known_games()))
pytestmark = pytest.mark.slow


def nave(*words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "nave.cli.serve", *words]
    return subprocess.run(command, capture_output=True, text=True, check=False, timeout=120)


def a_table(http: httpx.Client, seats: list[dict[str, str]]) -> Made:
    reply = http.post("/api/tables", json={"game": FIRST, "seats": seats})
    assert reply.status_code == 201, reply.text
    return Made(http, reply.json())


def test_a_stopped_server_ends_in_order_and_leaves_no_process(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'tables.sqlite3'}"
    server = ServeProcess(url, tmp_path / "log")
    server.start()
    server.wait()
    with httpx.Client(base_url=f"http://127.0.0.1:{server.port}", timeout=60) as http:
        table = a_table(http, [{"kind": "bot", "bot": some_bot()}] * 2)
        begin = time.monotonic()
        while table.spectator.state()["number"] < 90:
            assert time.monotonic() - begin < 60
            time.sleep(0.1)
    assert server.process is not None
    group = server.process.pid
    second = nave("serve", "--port", "0", "--database", url)
    assert second.returncode == 2
    assert "another server" in second.stderr
    assert server.stop() in (0, -signal.SIGTERM)
    events = [json.loads(line)["event"] for line in server.log.read_text().splitlines()]
    assert events.count("server stopped") == 1
    begin = time.monotonic()
    while processes_of(group):
        assert time.monotonic() - begin < 15, processes_of(group)
        time.sleep(0.1)


def processes_of(group: int) -> list[int]:
    """Living processes of a session, however deep."""
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = stat.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        if int(fields[3]) == group and fields[0] != "Z":
            found.append(int(stat.parent.name))
    return found


def test_workers_of_a_killed_server_end_by_themselves(tmp_path: Path) -> None:
    server = ServeProcess(f"sqlite:///{tmp_path / 'tables.sqlite3'}", tmp_path / "log")
    server.start()
    server.wait()
    with httpx.Client(base_url=f"http://127.0.0.1:{server.port}", timeout=60) as http:
        a_table(http, [{"kind": "bot", "bot": some_bot()}] * 2)
        time.sleep(2)
    assert server.process is not None
    group = server.process.pid
    assert len(processes_of(group)) > 1
    server.kill()
    begin = time.monotonic()
    while processes_of(group):
        assert time.monotonic() - begin < 15, processes_of(group)
        time.sleep(0.1)


def test_several_workers_share_one_port_and_one_database(postgres: PrivatePostgres, tmp_path: Path) -> None:
    server = ServeProcess(postgres.new_database(), tmp_path / "log", "--workers", "2")
    server.start()
    try:
        server.wait()
        people: list[httpx.Client] = [
            httpx.Client(base_url=f"http://127.0.0.1:{server.port}", timeout=60) for _ in range(24)
        ]
        table = a_table(people[0], [{"kind": "device"}, {"kind": "device"}])
        table.seat(0).post("start")
        for step in range(24):
            person = table.seat(0)
            person.http = people[step % len(people)]
            person.play_any()
        metrics = people[0].get("/metrics").text
        counted = re.search(r'nave_submissions_total\{kind="play"\} (\d+)', metrics)
        assert counted is not None
        assert int(counted[1]) == 24
        for http in people:
            http.close()
    finally:
        server.stop()
    log = [json.loads(line) for line in server.log.read_text().splitlines() if line.startswith("{")]
    assert len({line["process"] for line in log if line["event"] == "server started"}) == 2
    assert len({line["process"] for line in log if line.get("status") == 200}) == 2


def listening(listeners: list[ClientConnection]) -> int:
    left = 0
    for one in listeners:
        try:
            while True:
                one.recv(0.05)
        except TimeoutError:
            left += 1
        except ConnectionClosed:
            continue
    return left


def test_whoever_asks_one_of_several_workers_hears_of_all_and_of_none_that_is_dead(
    postgres: PrivatePostgres, tmp_path: Path
) -> None:
    """A scraper keeps its line: it always asks the same worker."""
    server = ServeProcess(postgres.new_database(), tmp_path / "log", "--workers", "2")
    server.start()
    listeners: list[ClientConnection] = []
    try:
        server.wait()
        with httpx.Client(base_url=f"http://127.0.0.1:{server.port}", timeout=60) as http:
            table = a_table(http, [{"kind": "device"}, {"kind": "device"}])

            def told_of_those_who_listen(most: int) -> None:
                """Reads while it waits: who leaves what is sent unread is sent away."""
                begin = time.monotonic()
                while True:
                    left, text = listening(listeners), http.get("/metrics").text
                    told = f"nave_listeners {left}.0\n" in text and "nave_ready 1.0\n" in text
                    if told and 0 < left <= most:
                        return
                    assert time.monotonic() - begin < 30, (left, text)
                    time.sleep(0.5)

            for _ in range(16):
                one = connect(f"ws://127.0.0.1:{server.port}/api/tables/{table.id}/live", close_timeout=1)
                one.send(json.dumps({"key": table.keys["spectator"]}))
                one.recv(20)
                listeners.append(one)
            told_of_those_who_listen(16)
            assert listening(listeners) == 16
        log = [json.loads(line) for line in server.log.read_text().splitlines() if line.startswith("{")]
        os.kill(next(line["process"] for line in log if line["event"] == "server started"), signal.SIGKILL)
        with httpx.Client(base_url=f"http://127.0.0.1:{server.port}", timeout=60) as http:
            told_of_those_who_listen(15)
    finally:
        for one in listeners:
            one.close()
        server.stop()


def test_several_workers_need_postgresql(tmp_path: Path) -> None:
    refused = nave("serve", "--workers", "2", "--database", f"sqlite:///{tmp_path / 'x.sqlite3'}")
    assert refused.returncode == 2
    assert "one process" in refused.stderr


def test_backup_and_restore_are_one_command_each(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'tables.sqlite3'}"
    server = ServeProcess(url, tmp_path / "log")
    server.start()
    try:
        server.wait()
        with httpx.Client(base_url=f"http://127.0.0.1:{server.port}", timeout=60) as http:
            table = a_table(http, [{"kind": "device"}, {"kind": "device"}])
            table.seat(0).send("start", id=fresh())
            done = nave("backup", str(tmp_path / "copy"), "--database", url)
            assert done.returncode == 0, done.stderr
            assert "1 table " in done.stdout
    finally:
        server.kill()
    again = nave("restore", str(tmp_path / "copy"), "--database", f"sqlite:///{tmp_path / 'new.sqlite3'}")
    assert again.returncode == 0, again.stderr
    refused = nave("restore", str(tmp_path / "copy"), "--database", url)
    assert refused.returncode == 2
    assert "empty" in refused.stderr
    assert os.path.getsize(tmp_path / "new.sqlite3") > 0
