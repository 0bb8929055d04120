"""Who is here: pushed when it changes, the same in every process on one database."""

import time

from nave.api import known_games
from nave.tables.presence import Presence
from tests.support.listening import Ear, listening
from tests.support.postgres import PrivatePostgres
from tests.support.server import Made, Server, running_server

FIRST = next(iter(known_games()))


def here(ear: Ear, wanted: list[int]) -> None:
    """Wait until the listener was told that just these seats are here."""
    end = time.monotonic() + 20
    while time.monotonic() < end:
        message = ear.hear()
        if message["type"] == "here" and message["here"] == wanted:
            return
        if message["type"] == "news":
            seats = message["state"]["table"]["seats"]
            if [seat["seat"] for seat in seats if seat["here"]] == wanted:
                return
    raise AssertionError(f"nobody said that {wanted} are here")


def seats_here(table: Made) -> list[int]:
    return [seat["seat"] for seat in table.spectator.state()["table"]["seats"] if seat["here"]]


def test_listeners_hear_who_comes_and_goes(server: Server) -> None:
    table = server.create(FIRST, ["open", "open"])
    with listening(server, table.spectator) as watcher:
        here(watcher, [])
        with listening(server, table.seat(1)) as one:
            here(watcher, [1])
            here(one, [1])
            with listening(server, table.seat(0)), listening(server, table.seat(0)) as second:
                here(watcher, [0, 1])
                here(second, [0, 1])
                assert seats_here(table) == [0, 1]
            here(one, [1])
        here(watcher, [])
    assert seats_here(table) == []


def test_a_device_with_several_seats_is_here_on_all_of_them(sqlite_server: Server) -> None:
    table = sqlite_server.create(FIRST, ["device", "device"])
    with listening(sqlite_server, table.seat(0)) as ear:
        here(ear, [0, 1])


def test_two_processes_tell_each_other_who_is_here(postgres: PrivatePostgres) -> None:
    url = postgres.new_database()
    with running_server(url) as one:
        table = one.create(FIRST, ["open", "open"])
        with listening(one, table.seat(0)) as near:
            here(near, [0])
            # The second process comes later and must learn what was said before.
            with running_server(url) as two, listening(two, table.seat(1)) as far:
                here(far, [0, 1])
                here(near, [0, 1])
            here(near, [0])


def test_who_loads_the_page_again_has_not_been_away() -> None:
    changes: list[str] = []
    presence = Presence(changes.append, leaving=0.0)
    presence.came("table", (0,))
    presence.came("table", (0,))
    presence.went("table", (0,))
    assert presence.seats("table") == {0}
    presence.went("table", (0,))
    assert presence.seats("table") == frozenset()
    assert changes == ["table", "table"]
    assert presence.tables() == []


def test_processes_that_fell_silent_are_forgotten() -> None:
    changes: list[str] = []
    presence = Presence(changes.append)
    presence.heard("other", {"table": frozenset((1,))})
    presence.forget_silent()
    assert presence.seats("table") == {1}
    presence._heard["other"] -= 1000
    presence.forget_silent()
    assert presence.seats("table") == frozenset()
    assert changes == ["table", "table"]
