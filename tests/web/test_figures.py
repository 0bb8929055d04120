"""What whoever runs a server reads: the log names who and what but no key, figures count every refusal."""

import io
import json
import logging
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from nave.api import known_games
from nave.web.calm import Calm
from nave.web.logs import JsonLines, set_up
from tests.support.listening import listening
from tests.support.server import Person, Server, running_server

FIRST = next(iter(known_games()))
LOGGERS = ("", "nave", "nave.web", "uvicorn.error", "uvicorn.access")


@contextmanager
def logged(level: str) -> Iterator[io.StringIO]:
    """Everything a server writes at that level."""
    loggers = [logging.getLogger(name) for name in LOGGERS]
    before = [(one, one.level, one.handlers[:], one.filters[:], one.propagate) for one in loggers]
    told = io.StringIO()
    try:
        set_up(level)
        handler = logging.StreamHandler(told)
        handler.setFormatter(JsonLines())
        logging.getLogger().handlers[:] = [handler]
        yield told
    finally:
        for one, was, handlers, filters, propagate in before:
            one.setLevel(was)
            one.handlers[:], one.filters[:], one.propagate = handlers, filters, propagate


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'tables.sqlite3'}"


def lines_of(told: io.StringIO, event: str) -> list[dict[str, Any]]:
    return [line for line in map(json.loads, told.getvalue().splitlines()) if line["event"] == event]


def guess(server: Server, table: str) -> None:
    stranger = Person(server.http, table, "guessed-guessed-guessed")
    with pytest.raises(ConnectionClosed), listening(server, stranger) as ear:
        ear.hear()


@pytest.mark.parametrize("level", ["debug", "info"])
def test_at_no_level_the_log_holds_what_came_over_a_websocket(sqlite_url: str, level: str) -> None:
    with logged(level) as told, running_server(sqlite_url) as server:
        table = server.create(FIRST, ["open", "open"])
        with listening(server, table.seat(0)) as ear:
            ear.news()
    assert lines_of(told, "server started")
    for key in (*table.keys["seats"].values(), table.keys["spectator"]):
        assert key not in told.getvalue()


def test_a_listener_that_was_turned_away_leaves_a_line_that_says_who_and_where(sqlite_url: str) -> None:
    with logged("info") as told, running_server(sqlite_url) as server:
        table = server.create(FIRST, ["open", "open"])
        table.seat(0).post("join", name="Ann")
        with listening(server, table.seat(0)) as ear:
            ear.news()
        guess(server, table.id)
    (line,) = lines_of(told, "listener")
    assert (line["table"], line["closed"], line["address"]) == (table.id, 4401, "127.0.0.1")
    asked = {line["request"] for line in lines_of(told, "request")}
    assert line["request"] not in asked
    assert {line["address"] for line in lines_of(told, "request")} == {"127.0.0.1"}


def refusals(server: Server) -> dict[str, float]:
    lines = server.http.get("/metrics").text.splitlines()
    found = (line.partition('nave_refusals_total{code="')[2].partition('"} ') for line in lines)
    return {code: float(count) for code, _, count in found if code}


def test_every_refusal_is_counted_by_its_kind_wherever_it_was_made(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Calm, "weigh", lambda *_: None)
    with running_server(sqlite_url, listeners_per_address=1) as server:
        table = server.create(FIRST, ["open", "open"])
        assert refusals(server) == {}
        http = server.http
        assert http.get("/", headers={"Host": "evil.example.com"}).status_code == 421
        assert http.post("/api/tables", content=b"x" * 100_000).status_code == 413
        assert http.post("/api/tables", json={"nonsense": 1}).status_code == 422
        assert http.get("/api/nowhere").status_code == 404
        guess(server, table.id)
        with listening(server, table.seat(0)) as ear:
            ear.news()
            guess(server, table.id)
        server.app.state.desk.calm.overloaded = True
        assert table.seat(0).get("record").status_code == 503
        found = refusals(server)
    wanted = ("misdirected", "too_large", "invalid", "not_found", "unknown_key", "too_many", "overloaded")
    assert found == dict.fromkeys(wanted, 1)


def test_who_follows_tables_is_counted_as_well(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Calm, "weigh", lambda *_: None)
    with running_server(sqlite_url, listeners_per_address=1) as server:
        server.app.state.desk.calm.overloaded = True
        url = f"ws://127.0.0.1:{server.port}/api/mine/live"
        with connect(url) as waiting:
            with connect(url) as other, pytest.raises(ConnectionClosed):
                other.recv(20)
            waiting.send('{"seats": []}')
            with pytest.raises(ConnectionClosed):
                waiting.recv(20)
        assert refusals(server) == {"too_many": 1, "overloaded": 1}


def test_who_asks_too_often_is_counted(sqlite_url: str) -> None:
    with running_server(sqlite_url, rate_address=1.0) as server:
        codes = [server.http.get("/api/tables").status_code for _ in range(12)]
        assert refusals(server) == {"too_many": codes.count(429)} != {"too_many": 0}
