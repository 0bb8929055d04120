"""The server's own affairs: files, log, counters, settings, and its calm."""

import asyncio
import gzip
import json
import logging
import random
import time
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException

from nave.web import calm as calm_room
from nave.web.calm import Calm
from nave.web.files import PageFile, PageFiles, takes_gzip
from nave.web.logs import REQUEST, JsonLines, no_address, not_their_fault
from nave.web.metrics import BotCounts, Metrics
from nave.web.settings import VARIABLE, Settings, handed_over


def test_who_takes_packed_files() -> None:
    for accepted in ("gzip", "br, gzip", "*", "GZIP;q=0.5", "gzip;q=1"):
        assert takes_gzip(accepted)
    for accepted in ("", "br", "gzip;q=0", "gzip; q=0.0", "identity"):
        assert not takes_gzip(accepted)


def test_a_file_is_kept_by_its_name_and_told_by_its_tag(tmp_path: Path) -> None:
    text = b"x" * 500
    page, script, picture = (PageFile(n, text) for n in ("index.html", "assets/a.js", "assets/a.png"))
    assert (page.cache, script.cache) == ("no-cache", "public, max-age=31536000, immutable")
    assert (script.type, picture.type, PageFile("a.unheard", b"").type) == (
        "text/javascript",
        "image/png",
        "application/octet-stream",
    )
    assert page.packed is not None
    assert gzip.decompress(page.packed) == text
    assert picture.packed is None
    assert PageFile("index.html", b"x").packed is None, "it would grow"
    assert len(page.tag) == 26
    for known in (page.tag, f"W/{page.tag}", f'"other", {page.tag}'):
        assert page.response(Headers({"if-none-match": known})).status_code == 304
    assert page.response(Headers({"if-none-match": '"other"'})).status_code == 200
    packed = page.response(Headers({"accept-encoding": "gzip"}))
    assert (packed.headers["content-encoding"], packed.body) == ("gzip", page.packed)
    plain = page.response(Headers({}))
    assert ("content-encoding" in plain.headers, plain.body) == (False, text)
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets" / "a.js").write_bytes(text)
    found = PageFiles(tmp_path)
    assert list(found.files) == ["assets/a.js"]
    with pytest.raises(HTTPException) as missing:
        found.get("other", Headers({}))
    assert missing.value.status_code == 404


def test_a_line_of_the_log_has_what_was_said_and_nothing_of_the_machinery() -> None:
    record = logging.makeLogRecord({"msg": "well", "levelname": "INFO", "name": "nave", "table": "t1"})
    line = json.loads(JsonLines().format(record))
    assert set(line) == {"time", "level", "logger", "event", "process", "table"}
    token = REQUEST.set("abc")
    assert json.loads(JsonLines().format(record))["request"] == "abc"
    REQUEST.reset(token)
    try:
        raise ValueError("why")
    except ValueError as error:
        record.exc_info = (ValueError, error, None)
    assert "why" in json.loads(JsonLines().format(record))["trace"]
    assert not not_their_fault(logging.makeLogRecord({"msg": "Invalid HTTP request received."}))
    assert not_their_fault(logging.makeLogRecord({"msg": "something else"}))
    assert not no_address(logging.makeLogRecord({"msg": '%s - "WebSocket %s" [accepted]'}))
    assert no_address(logging.makeLogRecord({"msg": "something else"}))


def test_how_things_stand_is_taken_down() -> None:
    metrics = Metrics()

    async def size() -> int:
        return 77

    store = SimpleNamespace(batches=SimpleNamespace(waiting=2), pool_used=3, size=size)
    service: Any = SimpleNamespace(store=store, memory=4)
    workers: Any = SimpleNamespace(all_waiting=5)

    def value(name: str) -> float | None:
        return metrics.registry.get_sample_value(f"nave_{name}", {})

    for reconnections, well in ((-1, False), (6, True)):
        ears: Any = SimpleNamespace(deaf=not well, reconnections=reconnections)
        asyncio.run(metrics.look(service, ears, workers, well))
        assert value("reconnections") == max(reconnections, 0)
        assert (value("deaf"), value("ready")) == (not well, well)
        assert value("database_bytes") == (77 if well else 0)
    stands = [value(name) for name in ("tables_in_memory", "commits_waiting", "bots_waiting", "pool_used")]
    assert stands == [4, 2, 5, 3]
    bots = BotCounts(metrics)
    bots.answered(0.5)
    bots.failed("slow", "it thought too long")
    assert (value("bot_answers_total"), value("bot_seconds_sum")) == (1, 0.5)
    assert metrics.registry.get_sample_value("nave_bot_failures_total", {"bot": "slow"}) == 1


def test_settings_are_handed_over_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(VARIABLE, raising=False)
    assert handed_over() == Settings()
    given = Settings(database="x", max_tables=3, hosts=["a"], chat=False, rate_seat=1.5)
    monkeypatch.setenv(VARIABLE, "")
    given.hand_over()
    assert handed_over() == given


def test_everything_is_looked_at_when_quiet_worth_it_and_long_ago(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    now, worth, looked = [1000.0], [calm_room.WORTH], []
    monkeypatch.setattr(time, "monotonic", lambda: now[0])
    monkeypatch.setattr(random, "uniform", lambda low, high: high)

    def collect() -> int:
        looked.append(now[0])
        return 0

    fake = SimpleNamespace(
        collect=collect,
        get_count=lambda: (0, 0, worth[0]),
        get_threshold=lambda: (1, 2, 3),
    )
    monkeypatch.setattr(calm_room, "gc", fake)
    calm = Calm(Metrics())

    def after(seconds: float, stirred: float = 100.0, count: int = calm_room.WORTH) -> bool:
        now[0] = calm._looked + seconds
        calm._last, worth[0] = now[0] - stirred, count
        return calm.look()

    assert not after(calm_room.SELDOM)
    assert not after(calm_room.SELDOM + 1, stirred=calm_room.QUIET)
    assert not after(calm_room.SELDOM + 1, count=calm_room.WORTH - 1)
    assert not after(calm_room.OFTEN - 1, stirred=0.0)
    assert after(calm_room.OFTEN, stirred=0.0)
    assert calm._looked == now[0] + calm_room.SELDOM / 2
    assert after(calm_room.SELDOM + 1, stirred=calm_room.QUIET + 0.1)
    assert len(looked) == 2


def weighed(calm: Calm, lag: float, share: float) -> bool:
    calm.weigh(lag, share)
    return calm.overloaded


def test_lateness_and_work_are_those_of_the_last_second_or_so() -> None:
    calm = Calm(Metrics())
    calm.weigh(1.0, 0.5)
    assert (calm.late, calm.at_work) == (0.1, 0.05)
    calm.weigh(0.1, 0.05)
    assert (round(calm.late, 9), round(calm.at_work, 9)) == (0.1, 0.05)
    calm.late, calm.at_work = calm_room.HEAVY, 1.0
    assert not weighed(calm, calm_room.HEAVY, 1.0)
    assert weighed(calm, calm_room.HEAVY + 0.1, 1.0)
    calm.late, calm.at_work = calm_room.RELIEVED, calm_room.FULL
    assert not weighed(calm, calm_room.RELIEVED, calm_room.FULL)
