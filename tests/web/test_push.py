"""Told in time: who closed the page hears by Web Push that it is their turn, once until they look."""

import json
import time
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from nave.api import known_games
from nave.tables import model as m
from nave.tables import post
from nave.tables.worded import quiet_until
from tests.support.listening import listening
from tests.support.push import Browser, PushService, check_proof
from tests.support.rounds import Rounds
from tests.support.server import Made, Person, Server, running_server

FIRST = next(iter(known_games()))
SOON: dict[str, Any] = {"push_private": True, "push_delay": 0.0, "push_contact": "mailto:club@example.org"}


@pytest.fixture
def service() -> Iterator[PushService]:
    with PushService() as running:
        yield running


@pytest.fixture
def telling(database: str, rounds: Rounds) -> Iterator[Server]:
    with running_server(database, **SOON) as server:
        yield server


def begun(server: Server) -> tuple[Made, list[Person]]:
    table = server.create(FIRST, ["open", "open"])
    return table, table.started()


def asked(people: list[Person]) -> int:
    found = (
        people[0]
        .http.post("/api/mine", json={"seats": [{"table": people[0].table, "key": people[0].key}]})
        .json()["rows"][0]["to_answer"]
    )
    assert isinstance(found, int)
    return found


def until(people: list[Person], seat: int) -> None:
    """The others answer until a seat is asked."""
    for _ in range(60):
        if (now := asked(people)) == seat:
            return
        people[now].play_any()
    raise AssertionError(f"seat {seat} is never asked")


def subscribe(server: Server, wish: dict[str, Any]) -> int:
    reply = server.http.post("/api/push", json=wish)
    assert reply.status_code == 200, reply.text
    seats = reply.json()["seats"]
    assert isinstance(seats, int)
    return seats


def test_a_closed_page_is_told_once_and_again_only_after_somebody_looked(
    telling: Server, service: PushService, rounds: Rounds
) -> None:
    _, people = begun(telling)
    until(people, 1)
    browser = Browser(service)
    assert subscribe(telling, browser.wish(people[0])) == 1
    rounds.pass_by()
    assert service.received == [], "it is not their turn"
    until(people, 0)
    told = service.wait(1)[0]
    words = browser.read(told)
    assert words["url"] == f"/#/t/{people[0].table}"
    assert "your turn" in words["body"]
    public = telling.http.get("/api/push").json()["key"]
    claims = check_proof(told, public, f"http://127.0.0.1:{service.port}")
    assert claims["sub"] == "mailto:club@example.org"
    assert 0 < claims["exp"] - time.time() < 24 * 3600
    assert told.headers["Content-Encoding"] == "aes128gcm"
    rounds.pass_by()
    assert len(service.received) == 1, "the same is told twice"
    # The turn passes on and comes back: that they looked meanwhile is known at once.
    until(people, 1)
    until(people, 0)
    assert "your turn" in browser.read(service.wait(2)[1])["body"]


def test_that_a_bot_may_soon_play_is_told_once_more(telling: Server, service: PushService) -> None:
    table = telling.create(FIRST, ["open", "open"], customs={"pace": "days", "away": 2 * 86_400})
    people = table.started()
    seat = asked(people)
    browser = Browser(service)
    subscribe(telling, browser.wish(people[seat]))
    service.wait(1)
    try:
        m.clock.ahead += 86_400_000 + 60_000
        words = browser.read(service.wait(2)[1])
    finally:
        m.clock.ahead = 0
    assert "a bot may play for you" in words["body"]


def test_nothing_hidden_and_no_key_is_told_to_a_push_service(telling: Server, service: PushService) -> None:
    table, people = begun(telling)
    until(people, 0)
    browser = Browser(service)
    subscribe(telling, browser.wish(people[0]))
    told = service.wait(1)[0]
    words = json.dumps(browser.read(told)) + told.path + json.dumps(told.headers)
    for secret in (*table.keys["seats"].values(), table.keys["spectator"], table.keys["invite"]):
        assert secret not in words
    assert set(browser.read(told)) == {"title", "body", "tag", "url"}


def test_who_sits_at_the_table_is_not_told(telling: Server, service: PushService, rounds: Rounds) -> None:
    _, people = begun(telling)
    until(people, 1)
    subscribe(telling, Browser(service).wish(people[0]))
    with listening(telling, people[0]) as ear:
        ear.news()
        until(people, 0)
        rounds.pass_by()
        assert service.received == []


def test_many_tables_become_one_sentence(telling: Server, service: PushService, rounds: Rounds) -> None:
    tables = [begun(telling)[1] for _ in range(4)]
    for people in tables:
        until(people, 0)
    browser = Browser(service)
    assert subscribe(telling, browser.wish(*(people[0] for people in tables))) == 4
    assert browser.read(service.wait(1)[0])["body"] == "4 tables wait for you."
    rounds.pass_by()
    assert len(service.received) == 1


def test_a_subscription_that_is_gone_is_forgotten_and_trouble_comes_again_later(
    telling: Server, service: PushService, rounds: Rounds
) -> None:
    _, people = begun(telling)
    until(people, 0)
    service.status = 410
    subscribe(telling, Browser(service).wish(people[0]))
    service.wait(1)
    service.status = 503
    other = Browser(service, "other")
    subscribe(telling, other.wish(people[0]))
    service.wait(2)
    rounds.pass_by()
    assert [one.path for one in service.received] == ["/send/browser", "/send/other"]
    # A browser that wants nothing more is told nothing more.
    assert telling.http.post("/api/push/forget", json={"endpoint": other.endpoint}).status_code == 200


def test_keys_that_open_nothing_subscribe_to_nothing(telling: Server, service: PushService) -> None:
    table, people = begun(telling)
    until(people, 0)
    nobody = Person(telling.http, table.id, "x" * 32)
    assert subscribe(telling, Browser(service).wish(nobody, table.spectator)) == 0


def test_redirects_are_not_followed(sqlite_telling: Server, service: PushService, rounds: Rounds) -> None:
    _, people = begun(sqlite_telling)
    until(people, 0)
    service.status = 307
    subscribe(sqlite_telling, Browser(service).wish(people[0]))
    service.wait(1)
    rounds.pass_by()
    assert [one.path for one in service.received] == ["/send/browser"]


@pytest.fixture
def sqlite_telling(tmp_path: Path, rounds: Rounds) -> Iterator[Server]:
    with running_server(f"sqlite:///{tmp_path / 't.sqlite3'}", **SOON) as server:
        yield server


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://127.0.0.1:9/send",
        "https://127.0.0.1/send",
        "https://user@example.org/send",
        "https://example.org:8443/send",
        "ftp://example.org/send",
        "file:///etc/passwd",
        "https:///nothing",
        "https://exam ple.org/",
        "https://example.org/" + "x" * 1100,
    ],
)
def test_nothing_is_sent_to_addresses_inside_or_strange_ones(
    tmp_path: Path, service: PushService, endpoint: str
) -> None:
    """Private addresses are refused where the name is looked up: names of today may lead inside tomorrow."""
    try:
        host, port, _, _ = post.checked(endpoint)
    except post.Forbidden:
        return
    with pytest.raises(post.Forbidden):
        post.address_of(host, port, private=False)


@pytest.mark.parametrize(
    "host",
    [
        "127.0.0.1",
        "10.0.0.8",
        "192.168.1.1",
        "169.254.169.254",
        "::1",
        "fc00::1",
        "::ffff:10.0.0.1",
        "0.0.0.0",
        "224.0.0.1",
        "100.64.0.1",
    ],
)
def test_private_addresses_are_never_called(host: str) -> None:
    with pytest.raises(post.Forbidden):
        post.address_of(host, 443, private=False)


def test_a_server_without_the_setting_refuses_loopback(sqlite_server: Server, service: PushService) -> None:
    _, people = begun(sqlite_server)
    assert sqlite_server.http.post("/api/push", json=Browser(service).wish(people[0])).status_code == 422


def at(day: int, hour: int, minute: int = 0) -> int:
    return int(datetime(2026, 11, day, hour, minute, tzinfo=UTC).timestamp() * 1000)


@pytest.mark.parametrize(
    ("first", "last", "now", "until_then"),
    [
        (22 * 60, 8 * 60, at(17, 21, 59), None),
        (22 * 60, 8 * 60, at(17, 22), at(18, 8)),
        (22 * 60, 8 * 60, at(18, 7, 59), at(18, 8)),
        (22 * 60, 8 * 60, at(18, 8), None),
        (12 * 60, 13 * 60, at(17, 12, 30), at(17, 13)),
        (12 * 60, 13 * 60, at(17, 13), None),
        (None, 8 * 60, at(17, 3), None),
        (60, 60, at(17, 1), None),
    ],
)
def test_quiet_hours_are_kept_by_the_clock_of_the_person(
    first: int | None, last: int | None, now: int, until_then: int | None
) -> None:
    assert quiet_until(first, last, "UTC", now) == until_then
    # Elsewhere it is another hour: in Tokyo, nine hours on, 22:00 UTC is the morning.
    if (first, now) == (22 * 60, at(17, 22)):
        assert quiet_until(first, last, "Asia/Tokyo", now) == at(17, 23)


def test_in_quiet_hours_nobody_is_told(sqlite_telling: Server, service: PushService, rounds: Rounds) -> None:
    _, people = begun(sqlite_telling)
    until(people, 0)
    minute = datetime.now(UTC).hour * 60 + datetime.now(UTC).minute
    quiet = {"quiet_from": (minute - 60) % 1440, "quiet_to": (minute + 60) % 1440}
    subscribe(sqlite_telling, Browser(service).wish(people[0], **quiet))
    rounds.pass_by()
    assert service.received == []


def test_somebody_sat_down_it_began_and_it_is_over_are_told_to_who_is_away(
    telling: Server, service: PushService, rounds: Rounds
) -> None:
    table = telling.create(FIRST, ["open", "open"])
    people = [table.seat(0), table.seat(1)]
    people[0].post("join", name="Agnes")
    browser = Browser(service)
    subscribe(telling, browser.wish(people[0], kinds=["table", "over"]))
    people[1].post("join", name="Bernat")
    assert "Bernat has sat down" in browser.read(service.wait(1)[0])["body"]
    # Until somebody looks, nothing more is told of this table.
    people[1].post("start")
    rounds.pass_by()
    assert len(service.received) == 1
    looked(telling, people[0], rounds)
    people[1].post("resign")
    assert "the game is over" in browser.read(service.wait(2)[1])["body"]
    looked(telling, people[0], rounds)
    people[1].http.post(f"/api/tables/{table.id}/rematch", json={}, headers=people[1].headers)
    assert "Bernat wants a rematch" in browser.read(service.wait(3)[2])["body"]


def looked(server: Server, person: Person, rounds: Rounds) -> None:
    """The page is opened and closed again."""
    with listening(server, person) as ear:
        ear.news()
        rounds.pass_by()
    rounds.gone(server, person)


def test_everybody_chooses_what_to_be_told_of(
    sqlite_telling: Server, service: PushService, rounds: Rounds
) -> None:
    table, people = begun(sqlite_telling)
    until(people, 0)
    asked_only, chat = Browser(service, "asked"), Browser(service, "chat")
    subscribe(sqlite_telling, asked_only.wish(people[0], kinds=["asked"]))
    subscribe(sqlite_telling, chat.wish(people[0], kinds=["chat"]))
    looked(sqlite_telling, people[0], rounds)
    assert service.received == [], "both are not told of their turn"
    people[1].post("chat", text="the secret of the chat")
    words = chat.read(service.wait(1)[0])
    assert (service.received[0].path, words["tag"]) == ("/send/chat", table.id)
    assert words["body"].endswith("said something.")
    people[1].post("asks", what="pause")
    assert service.wait(2)[1].path == "/send/asked"
    assert "asks the others" in asked_only.read(service.received[1])["body"]


def test_kinds_of_news_that_are_none_are_refused(sqlite_telling: Server, service: PushService) -> None:
    _, people = begun(sqlite_telling)
    wish = Browser(service).wish(people[0], kinds=["everything"])
    assert sqlite_telling.http.post("/api/push", json=wish).status_code == 422
