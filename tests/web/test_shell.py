"""Around every request: what is refused, dressed, packed, counted and noted."""

import gzip
import logging
from types import SimpleNamespace

import pytest

from nave.web.shell import METHODS, WORTH_PACKING
from tests.support.asgi import Around, Inside, scope


def test_what_nobody_needs_to_count_is_free_and_the_rest_costs() -> None:
    around = Around(Inside(), rate_address=1.0)
    free = [
        scope("/", "GET"),
        scope("/t/table", "GET"),
        scope("/api/games", "GET"),
        scope("/api/games/x/rules", "GET"),
        scope("/api/bots", "GET"),
        scope("/api/tables/t1/play", authorization="Bearer x"),
        scope("/metrics", "GET"),
        scope("/livez", "GET"),
    ]
    for one in free * 3:
        assert around.ask(one) == 200
    assert [around.ask(scope("/api/tables", "GET")) for _ in range(5)] == [200] * 4 + [429]
    assert around.data["error"] == "too_many"
    assert around.headers[b"retry-after"] == b"1"
    assert around.inside.asked == len(free) * 3 + 4
    search = scope("/api/games/x/rules", "GET")
    search["query_string"] = b"search=x"
    for costs in (search, scope("/api/tables", authorization="Bearer x"), scope("/api/tables/t1/play")):
        assert around.ask(costs) == 429
    for one in free:
        assert around.ask(one) == 200


def test_a_refusal_at_the_door_takes_nothing_and_watchers_pass_any_door() -> None:
    around = Around(Inside(), rate_address=1.0)
    for _ in range(20):
        assert around.ask(scope(host="strange.example.com")) == 421
    assert around.inside.asked == 0
    assert around.ask(scope("/api/tables", "GET")) == 200
    assert around.ask(scope("/metrics", "GET", host="strange.example.com")) == 200


def test_every_reply_is_dressed_and_what_is_under_api_is_not_kept() -> None:
    around = Around(Inside())
    around.ask(scope("/api/tables", "GET"))
    assert around.headers[b"x-frame-options"] == b"DENY"
    assert around.headers[b"cache-control"] == b"no-store"
    assert len(around.headers[b"x-request-id"]) == 12
    first = around.headers[b"x-request-id"]
    around.ask(scope("/", "GET"))
    assert b"cache-control" not in around.headers
    assert around.headers[b"x-request-id"] != first
    around.inside.headers = [(b"cache-control", b"max-age=1")]
    around.ask(scope("/api/tables", "GET"))
    assert around.headers[b"cache-control"] == b"max-age=1"


@pytest.mark.parametrize(
    ("length", "accepts", "method", "kind", "packed"),
    [
        (WORTH_PACKING, "gzip", "GET", b"application/json", True),
        (WORTH_PACKING - 1, "gzip", "GET", b"application/json", False),
        (WORTH_PACKING, "", "GET", b"application/json", False),
        (WORTH_PACKING, "gzip", "POST", b"application/json", False),
        (WORTH_PACKING, "gzip", "GET", b"text/html", False),
    ],
)
def test_long_json_is_packed_for_who_takes_it(
    length: int, accepts: str, method: str, kind: bytes, packed: bool
) -> None:
    inside = Inside(b'"' + b"x" * (length - 2) + b'"', kind)
    around = Around(inside)
    around.ask(scope("/api/tables", method, accept_encoding=accepts))
    body = around.sent[1]["body"]
    assert (around.headers.get(b"content-encoding") == b"gzip") == packed
    assert int(around.headers[b"content-length"]) == len(body)
    assert (gzip.decompress(body) if packed else body) == inside.body
    assert (b"vary" in around.headers) == packed
    assert len(around.sent) == 2


def test_what_is_packed_already_is_left_as_it_is() -> None:
    around = Around(Inside(b"x" * WORTH_PACKING))
    around.inside.headers = [(b"content-encoding", b"br")]
    around.ask(scope("/api/tables", "GET", accept_encoding="gzip"))
    assert around.sent[1]["body"] == b"x" * WORTH_PACKING


def test_a_body_may_have_just_so_many_bytes() -> None:
    around = Around(Inside(), body_bytes=100, import_bytes=200)
    for path, allowed in (("/api/tables", 100), ("/api/import", 200)):
        assert around.ask(scope(path, content_length=str(allowed))) == 200
        assert around.ask(scope(path, content_length=str(allowed + 1))) == 413
        assert around.headers[b"connection"] == b"close"
        assert around.data["error"] == "too_large"
        assert around.ask(scope(path, content_length="-1")) == 413
        assert around.ask(scope(path, content_length="many")) == 413


def test_a_body_that_grows_beyond_its_limit_is_given_up() -> None:
    around = Around(Inside(), body_bytes=100)
    around.inside.reads = True
    assert around.ask(scope(), b"x" * 60, b"x" * 40) == 200
    # Starlette makes a reply of it; alone it is a mistake of the server.
    assert around.ask(scope(), b"x" * 60, b"x" * 41) == 500


def test_a_mistake_is_told_unless_a_reply_has_begun(caplog: pytest.LogCaptureFixture) -> None:
    around = Around(Inside())
    around.inside.fails = ValueError("secret")
    around.inside.begins = False
    assert around.ask(scope()) == 500
    assert around.data["error"] == "internal"
    assert "secret" not in str(around.data)
    around.inside.begins = True
    assert around.ask(scope()) == 200
    assert len(around.sent) == 1
    assert [record.message for record in caplog.records if record.levelname == "ERROR"] == [
        "request failed"
    ] * 2


def test_requests_are_counted_by_route_and_method() -> None:
    around = Around(Inside())
    given = scope("/api/tables/secret-id", "GET")
    given["route"] = SimpleNamespace(path="/api/tables/{table}")
    around.ask(given)
    around.ask(scope("/x", "BREW"))
    name = "nave_requests_total"
    assert around.counted(name, method="GET", route="/api/tables/{table}", status="200") == 1
    assert around.counted(name, method="OTHER", route="other", status="200") == 1
    assert around.counted("nave_request_seconds_count", route="other") == 1
    assert "BREW" not in METHODS


@pytest.mark.parametrize(
    ("method", "status", "told"), [("GET", 200, False), ("POST", 200, True), ("GET", 429, True)]
)
def test_what_changes_something_or_is_refused_is_noted_in_the_log(
    caplog: pytest.LogCaptureFixture, method: str, status: int, told: bool
) -> None:
    around = Around(Inside(), rate_address=0.25 if status == 429 else 60.0)
    given = scope(f"/api/tables/{'x' * 300}", method)
    given["path_params"] = {"table": "t" * 40}
    if status == 429:
        around.ask(scope("/api/tables", "GET"))
    with caplog.at_level(logging.INFO, "nave.web"):
        caplog.clear()
        assert around.ask(given) == status
    lines = [vars(record) for record in caplog.records if record.message == "request"]
    assert bool(lines) == told
    if lines:
        assert (lines[0]["status"], lines[0]["method"]) == (status, method)
        assert (len(lines[0]["path"]), len(lines[0]["table"])) == (200, 32)
        assert 0 <= lines[0]["ms"] < 60_000


def test_a_handshake_is_counted_as_a_request_and_turned_away_as_one() -> None:
    around = Around(Inside(), rate_address=0.5)
    shake = scope("/api/tables/t/live", kind="websocket")
    assert [around.ask(shake) for _ in range(3)] == [200, 200, 429]
    assert around.sent[0]["type"] == "websocket.http.response.start"
    assert around.counted("nave_refusals_total", code="too_many") == 1
    assert around.ask(scope("/x", kind="websocket", host="strange.example.com")) == 421
