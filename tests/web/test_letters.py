"""Told by mail: to an address that its reader proved, which nobody else ever sees."""

import asyncio
import json
import logging
import re
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from nave.cli.main import app
from nave.tables import letters, sealed
from nave.tables.worded import Notice
from nave.web import routes_push
from nave.web.limits import Buckets
from tests.support.postbox import Letter, Postbox
from tests.support.rounds import Rounds
from tests.support.server import Server, fresh, running_server
from tests.web.test_push import FIRST, begun, looked, until

AGNES = "agnes@example.org"


@pytest.fixture
def box() -> Iterator[Postbox]:
    with Postbox() as running:
        yield running


@pytest.fixture
def telling(
    box: Postbox, rounds: Rounds, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Server]:
    monkeypatch.setenv("NAVE_SMTP_URL", f"smtp://127.0.0.1:{box.port}")
    monkeypatch.setenv("NAVE_MAIL_FROM", "nave@example.org")
    for name in ("ASKED", "WRITTEN"):
        monkeypatch.setattr(routes_push, name, Buckets(1, 50))
    with running_server(f"sqlite:///{tmp_path / 't.sqlite3'}", push_delay=0.0) as server:
        yield server


def wish(person: Any, address: str = AGNES, **more: Any) -> dict[str, Any]:
    seats = [{"table": person.table, "key": person.key}]
    return {"endpoint": f"mailto:{address};{'letters' * 3}", "seats": seats, **more}


def number(letter: Letter) -> str:
    found = re.search(r"\b[0-9]{8}\b", letter.text)
    assert found is not None
    return found[0]


def given(server: Server, box: Postbox, person: Any, **more: Any) -> dict[str, Any]:
    """An address is given and proved; what the browser said."""
    assert server.http.post("/api/push/mail", json={"mail": AGNES}).status_code == 200
    body = wish(person, number=number(box.wait(len(box.letters) or 1)[-1]), **more)
    reply = server.http.post("/api/push", json=body)
    assert (reply.status_code, reply.json()) == (200, {"seats": 1}), reply.text
    return body


def test_who_gave_an_address_is_told_there_once_until_they_look(
    telling: Server, box: Postbox, rounds: Rounds
) -> None:
    assert telling.http.get("/api/push").json() | {"key": ""} == {"key": "", "also": [], "mail": True}
    _, people = begun(telling)
    until(people, 1)
    body = given(telling, box, people[0])
    until(people, 0)
    told = box.wait(2)[1]
    assert told.to == AGNES
    assert "it is your turn" in told.text
    assert "take it away" in told.text
    assert told.message["List-Unsubscribe"] == "<mailto:nave@example.org?subject=stop>"
    rounds.pass_by()
    assert len(box.letters) == 2, "the same is told twice"
    # Seats and wishes are told anew without another number; taken away, nothing more is sent.
    assert telling.http.post("/api/push", json={**body, "number": ""}).status_code == 200
    assert telling.http.post("/api/push/forget", json={"endpoint": body["endpoint"]}).status_code == 200
    looked(telling, people[0], rounds)
    until(people, 1)
    until(people, 0)
    rounds.pass_by()
    assert len(box.letters) == 2
    assert telling.http.post("/api/push", json={**body, "number": ""}).status_code == 422, "it is forgotten"


def test_everybody_chooses_what_to_be_written_of(telling: Server, box: Postbox, rounds: Rounds) -> None:
    _, people = begun(telling)
    until(people, 0)
    given(telling, box, people[0], kinds=["chat"])
    rounds.pass_by()
    assert len(box.letters) == 1, "only the number"
    people[1].post("chat", text="the secret of the chat")
    told = box.wait(2)[1]
    assert "said something" in told.text
    assert "secret" not in told.text


def test_nobody_has_mail_sent_to_somebody_else(telling: Server, box: Postbox) -> None:
    _, people = begun(telling)
    for wrong in ("", "00000000", "1234567"):
        reply = telling.http.post("/api/push", json=wish(people[0], number=wrong))
        assert reply.status_code == 422
        assert "number" in reply.json()["message"]
    # The number of another address is none of this one.
    telling.http.post("/api/push/mail", json={"mail": "bernat@example.org"})
    other = number(box.wait(1)[0])
    assert telling.http.post("/api/push", json=wish(people[0], number=other)).status_code == 422
    for mail in ("agnes", "a@b\r\nBcc: c@d", "a b@c", "<a@b>", "a@b,c@d", "a;b@c", "@b", "a@"):
        assert telling.http.post("/api/push/mail", json={"mail": mail}).status_code == 422, mail
    assert len(box.letters) == 1


def test_letters_to_one_address_are_few(
    telling: Server, box: Postbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(routes_push, "WRITTEN", Buckets(1 / 600, 3))
    found = [telling.http.post("/api/push/mail", json={"mail": AGNES}).status_code for _ in range(4)]
    assert found == [200, 200, 200, 429]
    assert telling.http.post("/api/push/mail", json={"mail": AGNES.upper()}).status_code == 429


def test_a_number_is_good_for_an_hour_and_never_for_another_address() -> None:
    sender, now = sealed.Sender(sealed.Sender.new()), 1_000 * letters.HOUR
    made = letters.number_for(sender, AGNES, now)
    assert len(made) == letters.DIGITS
    assert letters.proved(sender, AGNES.title(), made, now + letters.HOUR)
    assert not letters.proved(sender, AGNES, made, now + 2 * letters.HOUR)
    assert not letters.proved(sender, "bernat@example.org", made, now)
    assert not letters.proved(sealed.Sender(sealed.Sender.new()), AGNES, made, now)


def test_an_address_where_nobody_lives_is_forgotten_and_not_written_down(
    telling: Server, box: Postbox, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    _, people = begun(telling)
    until(people, 1)
    body = given(telling, box, people[0])
    box.unknown.add(AGNES)
    until(people, 0)
    for _ in range(100):
        if telling.http.post("/api/push", json={**body, "number": ""}).status_code == 422:
            break
        time.sleep(0.1)
    else:
        raise AssertionError("it is still known")
    assert telling.http.post("/api/push/mail", json={"mail": AGNES}).status_code == 409
    assert AGNES not in caplog.text


def test_trouble_with_a_mail_server_is_written_down_without_the_address(
    caplog: pytest.LogCaptureFixture,
) -> None:
    class Broken:
        async def write(self, to: str, notice: Notice) -> None:
            raise OSError(f"no way to {to}")

    told = letters.tell(Broken(), AGNES, Notice("Basilica", "your turn", "t", "/"), "en")
    assert asyncio.run(told) == 0
    assert "OSError" in str([vars(record) for record in caplog.records])
    assert AGNES not in str([vars(record) for record in caplog.records])


def test_nobody_at_the_table_ever_sees_an_address(telling: Server, box: Postbox) -> None:
    table, people = begun(telling)
    until(people, 1)
    given(telling, box, people[0])
    until(people, 0)
    box.wait(2)
    other, path = people[1], f"/api/tables/{table.id}"
    seats = {"seats": [{"table": other.table, "key": other.key}]}
    heard = [
        telling.http.get(where, headers=headers).text
        for where in (path, f"{path}/journal", f"{path}/record", "/api/push", "/api/tables", "/metrics")
        for headers in (other.headers, table.spectator.headers, {})
    ]
    heard.append(telling.http.post("/api/mine", json=seats).text)
    heard.append(json.dumps([str(letter.message) for letter in box.letters if letter.to != AGNES]))
    people[0].post("resign", id=fresh())
    heard.append(telling.http.get(f"{path}/record", headers=other.headers).text)
    assert "agnes@" not in "\n".join(heard)
    assert "example.org" not in "\n".join(heard)


@pytest.mark.parametrize("how", [("seats", "erase", "--seat", "0", "--table"), ("tables", "delete", "--yes")])
def test_who_is_erased_is_written_to_no_more_and_the_address_is_gone(
    telling: Server, box: Postbox, tmp_path: Path, how: tuple[str, ...]
) -> None:
    table, people = begun(telling)
    other, others = begun(telling)
    until(people, 1)
    given(telling, box, people[0])
    # Somebody else is told of another table and has nothing to do with it.
    assert telling.http.post("/api/push", json=wish(others[1], "bernat@example.org")).status_code == 422
    assert telling.http.post("/api/push/mail", json={"mail": "bernat@example.org"}).status_code == 200
    body = wish(others[1], "bernat@example.org", number=number(box.wait(len(box.letters))[-1]))
    assert telling.http.post("/api/push", json=body).status_code == 200
    database = tmp_path / "t.sqlite3"
    words = [*how, table.id, "--database", f"sqlite:///{database}"]
    done = CliRunner().invoke(app, words)
    assert done.exit_code == 0, done.output
    everything = b"".join(file.read_bytes() for file in tmp_path.glob("t.sqlite3*"))
    assert b"agnes@" not in everything
    assert b"bernat@" in everything
    assert other.id.encode() in everything


def test_where_no_mail_server_is_set_up_no_address_is_taken(sqlite_server: Server) -> None:
    assert sqlite_server.http.get("/api/push").json()["mail"] is False
    assert sqlite_server.http.post("/api/push/mail", json={"mail": AGNES}).status_code == 409
    people = sqlite_server.create(FIRST, ["open", "open"]).started()
    assert sqlite_server.http.post("/api/push", json=wish(people[0])).status_code == 422
