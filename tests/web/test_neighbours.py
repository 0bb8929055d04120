"""Limits that punish nobody for their neighbours, and a door that knows its own name."""

import gzip
import logging
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from nave.api import known_games
from nave.web.doors import Doors
from nave.web.logs import no_address
from tests.support.listening import listening
from tests.support.server import Person, Server, running_server

FIRST = next(iter(known_games()))
USUAL = {"rate_address": 60.0, "rate_seat": 20.0, "rate_create": 0.2, "rate_guess": 0.3}


def file(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'tables.sqlite3'}"


def test_a_club_behind_one_address_opens_the_page_at_once(tmp_path: Path) -> None:
    with running_server(file(tmp_path), **USUAL) as server:
        table = server.create(FIRST, ["open", "open"])
        table.started()
        codes = []
        for number in range(120):
            paths = [
                "/",
                f"/t/{table.id}",
                "/assets/some.js",
                "/api/games",
                "/api/bots",
                f"/api/games/{FIRST}/rules",
            ]
            codes += [server.http.get(path).status_code for path in paths]
            if number < 40:
                # Two seats are two people; more requests of theirs than these are a seat's own matter.
                codes.append(table.seat(number % 2).get().status_code)
    assert 429 not in codes


def test_wrong_requests_of_a_neighbour_lock_no_fresh_link(tmp_path: Path) -> None:
    with running_server(file(tmp_path), **USUAL) as server:
        table = server.create(FIRST, ["open", "open"], listed=True)
        wrong = [Person(server.http, table.id, f"guess-{n:020d}").get().status_code for n in range(40)]
        assert wrong[-1] == 429
        assert table.seat(1).get().status_code == 200
        assert table.stranger.get().status_code == 200
        with listening(server, table.seat(0)) as ear:
            assert ear.news()["state"]["holds"] == [0]


def test_handshakes_are_counted(tmp_path: Path) -> None:
    with running_server(file(tmp_path), rate_address=1.0) as server:
        table = server.create(FIRST, ["open", "open"])
        url = f"ws://127.0.0.1:{server.port}/api/tables/{table.id}/live"
        codes = []
        for _ in range(8):
            try:
                connect(url).close()
            except InvalidStatus as refused:
                codes.append(refused.response.status_code)
        assert set(codes) == {429}
        assert len(codes) >= 3


def test_nothing_is_read_or_replayed_for_a_key_that_opens_nothing(tmp_path: Path) -> None:
    with running_server(file(tmp_path)) as server:
        table = server.create(FIRST, ["device", "device"])
        table.seat(0).post("start")
    with running_server(file(tmp_path)) as server:
        assert Person(server.http, table.id, "guessed-guessed-guessed").get().status_code == 401
        assert Person(server.http, table.id, None).get().status_code == 404
        assert server.app.state.desk.service.memory == 0
        assert Person(server.http, table.id, table.keys["device"]).get().status_code == 200


def test_nobody_learns_by_guessing_that_a_private_table_exists(sqlite_server: Server) -> None:
    table = sqlite_server.create(FIRST, ["open", "open"])
    for key in ("guessed-guessed-guessed", None, "x"):
        there = Person(sqlite_server.http, table.id, key).get()
        nowhere = Person(sqlite_server.http, "nosuchtable1", key).get()
        assert (there.status_code, there.text) == (nowhere.status_code, nowhere.text)


# ---------------------------------------------------------------- the door


@pytest.mark.parametrize(
    ("host", "known"),
    [
        ("127.0.0.1:8000", True),
        ("[::1]:8000", True),
        ("localhost:8000", True),
        ("192.168.1.7", True),
        ("raspberry:8000", True),
        ("raspberry.local", True),
        ("nave.example.org", True),
        ("NAVE.example.org.:443", True),
        ("evil.example.com", False),
        ("127.0.0.1.evil.example", False),
        ("localhost.evil.example:8000", False),
    ],
)
def test_a_name_that_a_stranger_lets_lead_here_is_turned_away(host: str, known: bool) -> None:
    assert Doors(["nave.example.org"]).known(host.lower()) is known
    assert Doors(["*"]).known(host)


def test_a_page_under_a_strangers_name_is_served_nothing(sqlite_server: Server) -> None:
    for path in ("/", "/api/games", "/api/tables"):
        reply = sqlite_server.http.get(path, headers={"Host": "evil.example.com"})
        assert (reply.status_code, reply.json()["error"]) == (421, "misdirected")
    assert sqlite_server.http.get("/livez", headers={"Host": "evil.example.com"}).status_code == 200


def test_a_page_from_elsewhere_changes_nothing_and_hears_nothing(sqlite_server: Server) -> None:
    table = sqlite_server.create(FIRST, ["open", "open"])
    port = sqlite_server.port
    for origin in ("https://evil.example.com", "null", f"http://127.0.0.1:{port + 1}", "http://["):
        headers = {**table.seat(0).headers, "Origin": origin}
        body = {"id": "aaaaaaaa", "name": "Eve"}
        reply = sqlite_server.http.post(f"/api/tables/{table.id}/join", json=body, headers=headers)
        assert (reply.status_code, reply.json()["error"]) == (403, "other_origin")
        with pytest.raises(InvalidStatus) as refused:
            connect(f"ws://127.0.0.1:{port}/api/tables/{table.id}/live", origin=Origin(origin))
        assert refused.value.response.status_code == 403
    ours = {**table.seat(0).headers, "Origin": f"http://127.0.0.1:{port}"}
    body = {"id": "aaaaaaaa", "name": "Ann"}
    assert sqlite_server.http.post(f"/api/tables/{table.id}/join", json=body, headers=ours).status_code == 200


def test_behind_a_proxy_the_name_of_the_page_counts() -> None:
    doors = Doors(["*"])
    assert doors.own("https://nave.example.org", "nave.example.org")
    assert doors.own("https://nave.example.org:8443", "nave.example.org:8443")
    assert not doors.own("https://other.example.org", "nave.example.org")
    assert Doors(["nave.example.org"]).own("https://nave.example.org", "127.0.0.1:8000")


# ---------------------------------------------------------------- what is sent, and what is logged


def test_long_json_is_packed_for_who_takes_it(sqlite_server: Server) -> None:
    table = sqlite_server.create(FIRST, ["device", "device"])
    table.seat(0).post("start")
    for path in (f"/api/games/{FIRST}/rules", f"/api/tables/{table.id}"):
        url = sqlite_server.url + path
        key = {"Authorization": f"Bearer {table.keys['device']}"}
        plain = httpx.get(url, headers={**key, "Accept-Encoding": "identity"})
        with httpx.stream("GET", url, headers={**key, "Accept-Encoding": "gzip"}) as packed:
            raw = b"".join(packed.iter_raw())
        assert "content-encoding" not in plain.headers
        assert packed.headers["content-encoding"] == "gzip"
        assert int(packed.headers["content-length"]) == len(raw) < len(plain.content) / 2
        assert gzip.decompress(raw) == plain.content


def test_what_stays_the_same_is_kept_by_browsers_and_tables_are_not(sqlite_server: Server) -> None:
    http = sqlite_server.http
    for path in ("/api/games", "/api/bots", f"/api/games/{FIRST}/rules", f"/api/games/{FIRST}/components"):
        first = http.get(path)
        assert first.headers["cache-control"] == "no-cache"
        again = http.get(path, headers={"If-None-Match": first.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
    assert http.get("/api/tables").headers["cache-control"] == "no-store"


def test_a_websocket_is_not_logged_with_what_stands_behind_its_address() -> None:
    line = '%s - "WebSocket %s" [accepted]'
    given = ("127.0.0.1:5", "/api/tables/x/live?key=secret")
    record = logging.LogRecord("uvicorn.error", logging.INFO, "", 0, line, given, None)
    assert not no_address(record)
    other = logging.LogRecord("uvicorn.error", logging.INFO, "", 0, "Started server process", (), None)
    assert no_address(other)
