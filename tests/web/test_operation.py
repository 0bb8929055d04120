"""How the server looks after itself: limits, headers, health, counters, logs, docs."""

import io
import json
import logging
from pathlib import Path

import httpx
import pytest

from nave.api import known_games
from nave.web.limits import Buckets, TooMany, address_of
from nave.web.logs import JsonLines
from tests.support.server import Person, Server, fresh, running_server, some_bot

FIRST = next(iter(known_games()))


def file(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'tables.sqlite3'}"


def test_health_and_counters_are_told(server: Server) -> None:
    assert server.http.get("/healthz").json()["status"] == "ok"
    table = server.create(FIRST, ["device", "device"])
    table.seat(0).post("start")
    table.seat(0).play_any()
    text = server.http.get("/metrics").text
    assert 'nave_submissions_total{kind="play"} 1.0' in text
    assert "nave_tables_in_memory 1.0" in text
    assert 'route="/api/tables/{table}/play"' in text
    assert table.id not in text


def test_every_reply_has_the_security_headers(sqlite_server: Server) -> None:
    http = sqlite_server.http
    for reply in (
        http.get("/"),
        http.get("/api/docs"),
        http.get("/api/games"),
        http.get("/nowhere"),
        http.post("/api/tables", content=b"{"),
        http.post("/api/tables", content=b"x" * 100_000),
    ):
        policy = reply.headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
        assert reply.headers["x-content-type-options"] == "nosniff"
        assert reply.headers["x-frame-options"] == "DENY"
        assert reply.headers["referrer-policy"] == "no-referrer"
        assert "server" not in reply.headers


def test_the_docs_page_is_self_contained_and_lists_every_route(sqlite_server: Server) -> None:
    page = sqlite_server.http.get("/api/docs").text
    assert "http://" not in page
    assert "https://" not in page
    assert "<script" not in page
    for path in sqlite_server.http.get("/api/openapi.json").json()["paths"]:
        assert path in page
    assert sqlite_server.http.get("/api/docs.css").headers["content-type"].startswith("text/css")


def test_games_rules_bots_and_components_can_be_listed(sqlite_server: Server) -> None:
    http = sqlite_server.http
    games = http.get("/api/games").json()
    assert [game["id"] for game in games] == list(known_games())
    assert some_bot() in http.get("/api/bots").json()["bots"]
    for game in games:
        rules = http.get(f"/api/games/{game['id']}/rules").json()
        assert len(rules) > 10
        assert http.get(f"/api/games/{game['id']}/components").json()["name"] == "standard"
    assert http.get("/api/games/none/rules").status_code == 422


def test_bodies_that_are_too_large_are_refused(sqlite_server: Server) -> None:
    http = sqlite_server.http
    assert http.post("/api/tables", content=b"x" * 70_000).status_code == 413
    big = b'{"record": {"x": "' + b"y" * 100_000 + b'"}}'
    kind = {"Content-Type": "application/json"}
    assert http.post("/api/import", content=big, headers=kind).status_code == 422
    assert http.post("/api/import", content=b"x" * 3_000_000).status_code == 413

    def pieces() -> list[bytes]:
        return [b"z" * 10_000] * 10

    assert http.post("/api/tables", content=iter(pieces())).status_code == 413


def test_an_address_that_asks_too_often_has_to_wait(tmp_path: Path) -> None:
    with running_server(file(tmp_path), rate_address=5.0) as server:
        replies = [server.http.get("/api/tables") for _ in range(40)]
        assert {reply.status_code for reply in replies} == {200, 429}
        assert int(replies[-1].headers["retry-after"]) >= 1
        assert server.http.get("/healthz").status_code == 200


def test_a_seat_that_asks_too_often_has_to_wait_and_the_others_do_not(tmp_path: Path) -> None:
    with running_server(file(tmp_path), rate_seat=2.0) as server:
        table = server.create(FIRST, ["open", "open"])
        codes = [table.seat(0).get().status_code for _ in range(20)]
        assert codes.count(429) >= 5
        assert table.seat(1).get().status_code == 200


def test_guessing_keys_is_slowed_down_and_known_keys_go_on(tmp_path: Path) -> None:
    with running_server(file(tmp_path), rate_guess=0.5) as server:
        table = server.create(FIRST, ["open", "open"])
        known = table.seat(0)
        assert known.get().status_code == 200
        codes = [Person(server.http, table.id, f"guess-{n:020d}").get().status_code for n in range(60)]
        assert codes[0] == 401
        assert codes[-1] == 429
        assert codes.count(401) <= 25
        assert known.get().status_code == 200
        # A link that was never used before is as good, whoever guesses beside it.
        assert table.seat(1).get().status_code == 200


def test_no_more_tables_than_allowed(tmp_path: Path) -> None:
    with running_server(file(tmp_path), max_tables=2) as server:
        tables = [server.create(FIRST, ["device", "device"]) for _ in range(2)]
        wish = {"game": FIRST, "seats": [{"kind": "device"}, {"kind": "device"}]}
        full = server.http.post("/api/tables", json=wish)
        assert (full.status_code, full.json()["error"]) == (429, "full")
        tables[0].seat(0).post("start")
        tables[0].seat(0).post("resign", seat=0)
        assert server.http.post("/api/tables", json=wish).status_code == 201


def test_new_tables_from_one_address_are_limited(tmp_path: Path) -> None:
    with running_server(file(tmp_path), rate_create=0.1) as server:
        wish = {"game": FIRST, "seats": [{"kind": "device"}, {"kind": "device"}]}
        codes = [server.http.post("/api/tables", json=wish).status_code for _ in range(35)]
        assert codes.count(201) in (30, 31)
        assert codes[-1] == 429


def test_memory_holds_a_bounded_number_of_tables(tmp_path: Path) -> None:
    with running_server(file(tmp_path), tables_in_memory=3) as server:
        tables = [server.create(FIRST, ["device", "device"]) for _ in range(8)]
        for table in tables:
            table.seat(0).post("start")
        for table in tables:
            table.seat(0).play_any()
        assert server.app.state.desk.service.memory == 3


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"[]",
        b"null",
        b"[" * 60_000,
        b'{"a":' * 10_000,
        b'{"id":"aaaaaaaa","follows":0,"move":"\\ud800"}',
        b'{"id":"aaaaaaaa","follows":1e999,"move":"x"}',
        b'{"id":"aaaaaaaa","follows":NaN,"move":"x"}',
        b'{"id":"aaaaaaaa","follows":true,"move":"x"}',
        b'{"id":"aaaaaaaa","follows":0,"move":"x","more":1}',
        b'{"id":"a","follows":0,"move":"x"}',
        b'{"id":"aaaaaaaa","follows":99999999999999999999,"move":"x"}',
        b"\xff\xfe\x00",
    ],
)
def test_broken_bodies_are_refused_with_a_sentence(sqlite_server: Server, body: bytes) -> None:
    table = sqlite_server.create(FIRST, ["open", "open"])
    headers = {**table.seat(0).headers, "Content-Type": "application/json"}
    reply = sqlite_server.http.post(f"/api/tables/{table.id}/play", content=body, headers=headers)
    assert reply.status_code == 422
    assert reply.json()["error"] == "invalid"


def test_what_is_said_can_be_at_most_so_long(server: Server) -> None:
    table = server.create(FIRST, ["open", "open"])
    person = table.seat(0)
    assert person.send("chat", text="x" * 501).status_code == 422
    assert person.send("chat", text="\x07").status_code == 422
    assert person.send("join", name="y" * 33).status_code == 422
    assert table.spectator.send("chat", text="psst").status_code == 403
    person.post("chat", text="<script>alert(1)</script> & so on")
    assert person.get("log").json()["items"][-1]["text"] == "<script>alert(1)</script> & so on"


def test_logs_are_lines_of_json_without_keys(tmp_path: Path) -> None:
    stream = io.StringIO()
    handler = logging.StreamHandler(stream)
    handler.setFormatter(JsonLines())
    root = logging.getLogger("nave")
    root.addHandler(handler)
    root.setLevel(logging.DEBUG)
    try:
        with running_server(file(tmp_path)) as server:
            table = server.create(FIRST, ["open", some_bot()])
            table.started()
            table.seat(0).send("play", move="nonsense", follows=1)
    finally:
        root.removeHandler(handler)
        root.setLevel(logging.NOTSET)
    lines = [json.loads(line) for line in stream.getvalue().splitlines()]
    assert {"server started", "request", "server stopped"} <= {line["event"] for line in lines}
    assert any(line.get("status") == 201 for line in lines)
    for key in (*table.keys["seats"].values(), table.keys["spectator"]):
        assert key not in stream.getvalue()


def test_an_error_nobody_expected_is_logged_and_told_without_details(
    sqlite_server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = sqlite_server.create(FIRST, ["open", "open"])

    def broken(*_: object) -> None:
        raise ZeroDivisionError("secret detail")

    monkeypatch.setattr(sqlite_server.app.state.desk.service, "submit", broken)
    reply = table.seat(0).send("join", name="Ann")
    assert reply.status_code == 500
    assert "secret detail" not in reply.text
    assert reply.headers["x-frame-options"] == "DENY"


def test_buckets_fill_again_and_forget_the_oldest() -> None:
    buckets = Buckets(1000.0, 2)
    buckets.check("a", "too-many-requests")
    buckets.check("a", "too-many-requests")
    slow = Buckets(0.001, 1)
    slow.check("a", "too-many-requests")
    with pytest.raises(TooMany, match="try again"):
        slow.check("a", "too-many-requests")
    for number in range(30_000):
        buckets.take(str(number))
    assert len(buckets._levels) == 20_000


def test_addresses_of_one_household_count_as_one() -> None:
    assert address_of(("2001:db8::1", 1)) == address_of(("2001:db8::2", 9))
    assert address_of(("2001:db8:0:1::1", 1)) != address_of(("2001:db8::2", 9))
    assert address_of(("192.0.2.1", 1)) != address_of(("192.0.2.2", 1))
    assert address_of(None) == "unknown"
    # An IPv4 address on a socket of both kinds; all of them together are not one household.
    assert address_of(("::ffff:192.0.2.1", 1)) == address_of(("192.0.2.1", 1))
    assert address_of(("::ffff:192.0.2.1", 1)) != address_of(("::ffff:192.0.2.2", 1))


def test_many_requests_of_one_client_share_a_connection(sqlite_server: Server) -> None:
    with httpx.Client(base_url=sqlite_server.url) as http:
        assert len({http.get("/api/games", headers={"X-N": fresh()}).status_code for _ in range(5)}) == 1
