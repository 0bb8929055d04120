"""After the game: a link to look at it, for anybody, with what messengers show; and notices by other ways."""

import asyncio
import hashlib
import hmac
import json
import socket
import threading
import time
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any

import pytest

from nave.api import known_games
from nave.tables import notifiers
from nave.tables.post import Forbidden
from nave.tables.worded import Notice
from nave.web import cards
from nave.web.canvas import read_png
from nave.web.pages import static_folder
from tests.support.rounds import Rounds
from tests.support.server import Made, Server, running_server

FIRST = next(iter(known_games()))
NOTICE = Notice("Basilica", "quiet-heron: it is your turn (4).", "abcd", "/#/t/abcd")


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with running_server(f"sqlite:///{tmp_path / 'tables.sqlite3'}") as running:
        yield running


def finished(server: Server) -> Made:
    table = server.create(FIRST, ["open", "open"])
    people = table.started()
    people[0].post("resign")
    return table


def test_a_finished_game_is_shown_to_anybody_only_while_somebody_shows_it(server: Server) -> None:
    table = finished(server)
    stranger = table.stranger
    assert stranger.get().status_code == 404
    table.seat(0).post("publish")
    told = stranger.state()
    assert told["holds"] == []
    assert told["table"]["published"]
    assert stranger.get("replay").status_code == 200
    assert stranger.get("replay/9").status_code == 200
    # Reading is all: nothing can be said or changed without a seat.
    assert stranger.send("chat", text="Hello").status_code == 403
    assert stranger.send("publish", on=False).status_code == 403
    assert server.http.get("/api/tables").json() == [], "it is not listed"
    table.seat(1).post("publish", on=False)
    assert stranger.get().status_code == 404


def test_a_running_game_is_shown_to_nobody(server: Server) -> None:
    table = server.create(FIRST, ["open", "open"])
    people = table.started()
    assert people[0].send("publish").status_code == 409
    assert table.spectator.send("publish").status_code == 403


@pytest.mark.skipif(static_folder() is None, reason="the page is not built here")
def test_what_messengers_show_says_who_played_and_no_secret(server: Server) -> None:
    table = finished(server)
    hidden = server.http.get(f"/g/{table.id}")
    nowhere = server.http.get("/g/nosuchtable1")
    # Nobody learns from an address whether there is such a game.
    assert hidden.text == nowhere.text
    table.seat(0).post("publish")
    page = server.http.get(f"/g/{table.id}/12")
    assert page.status_code == 200
    assert "og:title" in page.text
    assert "Friend 1" in page.text
    assert f"/g/{table.id}/card.png" in page.text
    keys = [*table.keys["seats"].values(), table.keys["spectator"], table.keys["invite"]]
    assert not any(key in page.text for key in keys)
    for odd in ("/g/<script>", "/g/a%00b", "/g/UPPER/x"):
        assert server.http.get(odd).status_code < 500


@pytest.mark.skipif(static_folder() is None, reason="the page is not built here")
def test_the_picture_of_a_link_is_there_only_while_the_game_is_shown(server: Server) -> None:
    table = finished(server)
    address = f"/g/{table.id}/card.png"
    hidden, nowhere = server.http.get(address), server.http.get("/g/nosuchtable1/card.png")
    assert (hidden.status_code, hidden.text) == (nowhere.status_code, nowhere.text)
    assert hidden.status_code == 404
    table.seat(0).post("publish")
    shown = server.http.get(address)
    assert (shown.status_code, shown.headers["content-type"]) == (200, "image/png")
    assert (read_png(shown.content).wide, read_png(shown.content).high) == cards.SIZE
    assert shown.content == server.http.get(address).content
    for key in (*table.keys["seats"].values(), table.keys["spectator"], table.keys["invite"]):
        assert key.encode() not in shown.content
    table.seat(0).post("publish", on=False)
    assert server.http.get(address).status_code == 404


class Hook(BaseHTTPRequestHandler):
    got: list[tuple[dict[str, str], bytes]]
    status = 200

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["Content-Length"]))
        self.got.append((dict(self.headers), body))
        self.send_response(self.status)
        self.end_headers()

    def log_message(self, format: str, *args: Any) -> None:
        """Nothing is printed."""


@pytest.fixture
def hook() -> Iterator[tuple[type[Hook], str]]:
    kind = type("ThisHook", (Hook,), {"got": []})
    listening = HTTPServer(("127.0.0.1", 0), kind)
    thread = threading.Thread(target=listening.serve_forever, daemon=True)
    thread.start()
    yield kind, f"http://127.0.0.1:{listening.server_port}/nave"
    listening.shutdown()
    thread.join(5)
    listening.server_close()


def test_a_webhook_gets_the_notice_signed(
    hook: tuple[type[Hook], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    kind, url = hook
    assert notifiers.webhook() is None, "not set up"
    monkeypatch.setenv("NAVE_WEBHOOK", url)
    with pytest.raises(Forbidden):
        notifiers.webhook()
    monkeypatch.setenv("NAVE_WEBHOOK_PRIVATE", "1")
    monkeypatch.setenv("NAVE_WEBHOOK_SECRET", "shared")
    made = notifiers.webhook()
    assert made is not None
    asyncio.run(made.send(NOTICE))
    headers, body = kind.got[0]
    assert json.loads(body) == NOTICE._asdict()
    signed = hmac.new(b"shared", body, hashlib.sha256).hexdigest()
    assert headers["X-Nave-Signature"] == f"sha256={signed}"
    kind.status = 500
    with pytest.raises(OSError, match="500"):
        asyncio.run(made.send(NOTICE))


def test_whom_no_push_reaches_is_told_by_the_ways_of_the_server(
    hook: tuple[type[Hook], str], rounds: Rounds, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kind, url = hook
    monkeypatch.setenv("NAVE_WEBHOOK", url)
    monkeypatch.setenv("NAVE_WEBHOOK_PRIVATE", "1")
    with running_server(f"sqlite:///{tmp_path / 't.sqlite3'}", push_delay=0.0) as server:
        assert server.http.get("/api/push").json()["also"] == ["webhook"]
        people = server.create(FIRST, ["open", "open"]).started()
        for seat, person in enumerate(people):
            wish = {
                "endpoint": f"channel:{'abcdefgh' * 2}{seat}",
                "seats": [{"table": person.table, "key": person.key}],
                "kinds": ["turn"],
            }
            assert server.http.post("/api/push", json=wish).json() == {"seats": 1}
        end = time.monotonic() + 20
        while not kind.got:
            assert time.monotonic() < end, "nobody was told"
            time.sleep(0.05)
        rounds.pass_by()
        (told,) = [json.loads(body) for _, body in kind.got]
        assert "it is your turn" in told["body"]
        assert not any(str(person.key) in json.dumps(told) for person in people)


def test_where_nothing_is_set_up_nobody_is_told_apart_from_push(server: Server) -> None:
    assert server.http.get("/api/push").json()["also"] == []
    for endpoint in ("channel:abcdefghabcdefgh", "channel:short", "channel:"):
        wish: dict[str, object] = {"endpoint": endpoint, "seats": []}
        assert server.http.post("/api/push", json=wish).status_code == 422


class Letterbox(threading.Thread):
    """As much of an SMTP server as one letter needs."""

    def __init__(self, offers: str = "fine") -> None:
        super().__init__(daemon=True)
        self.offers = offers
        self.heard: list[str] = []
        self.socket = socket.create_server(("127.0.0.1", 0))
        self.port: int = self.socket.getsockname()[1]
        self.letter = ""
        self.to = ""

    def run(self) -> None:
        with self.socket:
            wire, _ = self.socket.accept()
        with wire, wire.makefile("rw", newline="\r\n") as talk:

            def say(words: str) -> None:
                talk.write(words + "\r\n")
                talk.flush()

            say("220 letterbox")
            for line in talk:
                word = line.strip().upper()
                self.heard.append(word.split()[0])
                if word.startswith("EHLO"):
                    say(f"250-letterbox\r\n250 {self.offers}")
                    continue
                if word == "STARTTLS":
                    say("454 not now")
                    break
                if word.startswith("RCPT"):
                    self.to = line.strip()
                if word == "DATA":
                    say("354 go on")
                    lines = []
                    for written in talk:
                        if written.strip() == ".":
                            break
                        lines.append(written)
                    self.letter = "".join(lines)
                say("221 bye" if word == "QUIT" else "250 fine")
                if word == "QUIT":
                    break


def test_mail_says_the_same_and_nothing_more(monkeypatch: pytest.MonkeyPatch) -> None:
    assert notifiers.mail() is None, "not set up"
    box = Letterbox()
    box.start()
    monkeypatch.setenv("NAVE_SMTP_URL", f"smtp://127.0.0.1:{box.port}")
    monkeypatch.setenv("NAVE_MAIL_FROM", "nave@example.org")
    monkeypatch.setenv("NAVE_MAIL_TO", "agnes@example.org")
    made = notifiers.mail()
    assert made is not None
    asyncio.run(made.send(NOTICE))
    box.join(10)
    assert "agnes@example.org" in box.to
    assert "Subject: Basilica" in box.letter
    assert NOTICE.body in box.letter
    assert NOTICE.url not in box.letter
    monkeypatch.setenv("NAVE_SMTP_URL", "http://example.org")
    with pytest.raises(ValueError, match="smtp"):
        notifiers.mail()


def test_a_password_is_only_told_to_a_mail_server_that_can_be_trusted(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    box = Letterbox(offers="STARTTLS")
    box.start()
    monkeypatch.setenv("NAVE_SMTP_URL", f"smtp://agnes:secret@127.0.0.1:{box.port}")
    monkeypatch.setenv("NAVE_MAIL_TO", "agnes@example.org")
    made = notifiers.mail()
    assert made is not None
    with pytest.raises(OSError, match="454"):
        asyncio.run(made.send(NOTICE))
    box.join(10)
    assert box.heard[:2] == ["EHLO", "STARTTLS"]
    assert "AUTH" not in box.heard
