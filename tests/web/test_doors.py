"""Who may come in, how often, and by which name the server is called."""

import time

import pytest

from nave.web import limits as limits_room
from nave.web.doors import Doors, name_of, port_of
from nave.web.limits import REMEMBERED, Buckets, Guard, TooMany, address_of
from tests.support.asgi import scope


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """Seconds as the limits see them."""
    now = [1000.0]
    monkeypatch.setattr(time, "monotonic", lambda: now[0])
    return now


# ---------------------------------------------------------------- limits


def test_a_bucket_gives_its_burst_at_once_and_its_rate_in_the_long_run(clock: list[float]) -> None:
    buckets = Buckets(2.0, 3)
    for _ in range(3):
        buckets.check("a", "too-many-all")
    assert buckets.empty("a")
    assert not buckets.empty("b")
    with pytest.raises(TooMany) as refused:
        buckets.check("a", "too-many-all")
    assert refused.value.extra == {"retry_after": 1}
    clock[0] += 0.5
    assert buckets.level("a") == 1.0
    assert not buckets.empty("a")
    buckets.take("a")
    assert buckets.level("a") == 0.0
    buckets.take("a")
    assert buckets.level("a") == 0.0, "it never falls below nothing"
    clock[0] += 100
    assert buckets.level("a") == 3


def test_how_long_to_wait_is_told_in_whole_seconds(clock: list[float]) -> None:
    slow = Buckets(0.25, 1)
    slow.take("a")
    for passed, wait in ((0.0, 4), (0.5, 4), (0.5, 3), (2.5, 1)):
        clock[0] += passed
        with pytest.raises(TooMany) as refused:
            slow.check("a", "too-many-all")
        assert refused.value.extra == {"retry_after": wait}
        assert str(wait) in str(refused.value)


def test_a_rate_of_nothing_refuses_nobody_and_remembers_nobody() -> None:
    free = Buckets(0.0, 1)
    for _ in range(50):
        free.check("a", "too-many-all")
    assert len(free._levels) == 0


def test_only_so_many_are_remembered_the_last_ones(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits_room, "REMEMBERED", 3)
    buckets = Buckets(1.0, 5)
    for key in "abcad":
        buckets.take(key)
    assert list(buckets._levels) == ["c", "a", "d"]
    assert REMEMBERED > 1000


def test_twenty_misses_are_forgiven(clock: list[float]) -> None:
    guard = Guard(0.1)
    for _ in range(20):
        guard.missed("a")
    with pytest.raises(TooMany):
        guard.missed("a")


def test_whose_an_address_is() -> None:
    assert address_of(None) == "unknown"
    assert address_of(("somebody", 1)) == "somebody"
    assert address_of(("192.0.2.7", 1)) == "192.0.2.7"
    assert address_of(("::ffff:192.0.2.7", 1)) == "192.0.2.7"
    assert address_of(("2001:db8:1:2:3:4:5:6", 1)) == "2001:db8:1:2::"


# ---------------------------------------------------------------- doors


def test_a_name_that_the_server_does_not_go_by_is_turned_away() -> None:
    doors = Doors(["Nave.example.org"])
    assert doors.refusal(scope(host="nave.example.org:8000")) is None
    assert doors.refusal(scope()) is None
    found = doors.refusal(scope(host=f"{'x' * 100}.example.com"))
    assert found is not None
    assert (found[0], found[1]["error"]) == (421, "misdirected")
    assert f"'{'x' * 80}'" in found[1]["message"]


@pytest.mark.parametrize(
    ("method", "kind", "origin", "refused"),
    [
        ("POST", "http", "https://elsewhere.example.com", True),
        ("DELETE", "http", "https://elsewhere.example.com", True),
        ("GET", "http", "https://elsewhere.example.com", False),
        ("HEAD", "http", "https://elsewhere.example.com", False),
        ("GET", "websocket", "https://elsewhere.example.com", True),
        ("POST", "http", "http://home:8000", False),
        ("POST", "http", "HTTP://HOME:8000", False),
        ("POST", "http", "http://home:8001", True),
        ("POST", "http", "http://home", True),
        ("POST", "http", "null", True),
        ("POST", "http", "http://home:port", True),
    ],
)
def test_what_changes_something_comes_from_our_own_page(
    method: str, kind: str, origin: str, refused: bool
) -> None:
    found = Doors([]).refusal(scope(method=method, kind=kind, host="home:8000", origin=origin))
    assert (found is not None) == refused
    if found is not None:
        assert (found[0], found[1]["error"]) == (403, "other_origin")


def test_names_and_ports_of_hosts() -> None:
    cases = {
        "home": ("home", None),
        "home.:80": ("home", 80),
        "192.0.2.7:8000": ("192.0.2.7", 8000),
        "[2001:db8::1]": ("2001:db8::1", None),
        "[2001:db8::1]:443": ("2001:db8::1", 443),
        "home:http": ("home", None),
    }
    for host, (name, port) in cases.items():
        assert (name_of(host), port_of(host)) == (name, port)


def test_a_page_without_a_port_came_from_the_usual_one() -> None:
    doors = Doors([])
    assert doors.own("http://home", "home")
    assert doors.own("https://home", "home")
    assert doors.own("http://home:80", "home:80")
    assert doors.own("https://home", "home:443")
    assert not doors.own("https://home", "home:80")
    assert not doors.own("ftp://home", "home")
    assert not doors.own("http://", "")
