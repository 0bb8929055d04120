"""Chances to win while a game runs: for onlookers and one device; for players only where advice is free."""

import asyncio
import os
import random
import signal
from pathlib import Path
from typing import Any

import pytest

from nave.judge import standing_of
from nave.tables.chances import MOST_OF_ONE, Chances, sensible
from nave.tables.errors import Busy
from nave.tables.queue import ALONE
from nave.tables.service import TableService
from nave.tables.workers import BotWorkers
from nave.web.desk import Desk
from tests.support.secrets import game_with_a_secret, store_table
from tests.support.server import Person, Server, running_server
from tests.support.tables import GAME, started, with_service


def chances(person: Person) -> dict[str, Any]:
    reply = person.get("chances")
    assert reply.status_code == 200, reply.text
    found: dict[str, Any] = reply.json()
    return found


@pytest.mark.parametrize(("advice", "told"), [("free", True), ("shown", False), ("none", False)])
def test_people_among_people_are_told_only_where_advice_is_free(
    sqlite_server: Server, advice: str, told: bool
) -> None:
    table = sqlite_server.create(GAME, ["open", "open"], customs={"advice": advice})
    people = table.started()
    for person in people:
        assert person.state()["chances"] is told
        reply = person.get("chances")
        assert reply.status_code == (200 if told else 403), reply.text
    assert table.spectator.state()["chances"] is True
    found = chances(table.spectator)
    assert sum(found["wins"]) == pytest.approx(1.0, abs=0.003)


def test_the_link_of_a_taken_seat_tells_no_more_than_the_seat(sqlite_server: Server) -> None:
    table = sqlite_server.create(GAME, ["open", "open"], customs={"advice": "none"})
    table.everybody_joins()
    links = [table.keys["seats"][str(seat)] for seat in (0, 1)]
    table.seat(0).post("start")
    for key in links:
        person = Person(sqlite_server.http, table.id, key)
        assert person.state()["chances"] is False
        assert person.get("chances").status_code == 403


@pytest.mark.parametrize("seats", [["device", "device"], ["open", "apprentice"]])
def test_one_device_and_one_person_among_bots_are_told_whatever_was_agreed(
    sqlite_server: Server, seats: list[str]
) -> None:
    table = sqlite_server.create(GAME, seats, customs={"advice": "none"})
    table.started()
    assert table.seat(0).state()["chances"] is True
    assert len(chances(table.seat(0))["wins"]) == 2


def test_nothing_is_told_before_the_game_begins_or_to_strangers(sqlite_server: Server) -> None:
    table = sqlite_server.create(GAME, ["open", "open"])
    assert table.spectator.get("chances").status_code == 409
    table.started()
    assert table.stranger.get("chances").status_code == 404


def test_one_alone_and_who_looks_on_are_told_one_chance_against_the_automaton(sqlite_server: Server) -> None:
    alone = sqlite_server.create("red_cathedral", ["device"], seed=3)
    alone.started()
    told = chances(alone.seat(0))
    assert len(told["wins"]) == len(told["values"]) == 1
    assert 0.0 < told["wins"][0] < 1.0
    assert chances(alone.spectator) == told


@pytest.mark.parametrize(
    ("wins", "fits"),
    [
        ([0.0], True),
        ([1.0], True),
        ([1.02], False),
        ([-0.01], False),
        ([0.4, 0.6], True),
        ([0.4, 0.5], False),
    ],
)
def test_a_worker_that_tells_impossible_chances_is_not_believed(wins: list[float], fits: bool) -> None:
    assert sensible(wins) is fits


def test_what_is_told_comes_from_the_view_of_whoever_asks(tmp_path: Path) -> None:
    """At a moment with a secret: every answer equals the one worked out from a game with other secrets."""
    database = f"sqlite:///{tmp_path / 'tables.sqlite3'}"
    game = game_with_a_secret()
    keys = store_table(database, game)
    with running_server(database) as server:
        askers: list[tuple[int | None, str]] = [(None, keys.spectator), *keys.seats.items()]
        for seat, key in askers:
            told = chances(Person(server.http, keys.table, key))
            for number in range(3):
                other = game.copy()
                other.state = game.rules.from_view(game.view(seat), game.setup, random.Random(number))
                found = standing_of(other.view(seat))
                assert (told["wins"], told["values"]) == (found.wins, found.values)


def test_a_moment_is_worked_out_once_and_again_after_a_move(sqlite_server: Server) -> None:
    table = sqlite_server.create(GAME, ["device", "device"], seed=3)
    table.started()
    kept: Chances = sqlite_server.app.state.desk.chances
    first = chances(table.spectator)
    assert chances(table.spectator) == chances(table.seat(0)) == first
    assert len(kept._kept) == 1
    table.seat(0).play_any()
    second = chances(table.spectator)
    assert second["number"] > first["number"]
    assert len(kept._kept) == 2


def test_a_killed_worker_is_replaced_and_asked_again(sqlite_server: Server) -> None:
    table = sqlite_server.create(GAME, ["device", "device"], seed=3)
    table.started()
    chances(table.spectator)
    desk: Desk = sqlite_server.app.state.desk
    process = desk.verdicts.workers.workers[0].process
    assert process is not None
    assert process.pid is not None
    os.kill(process.pid, signal.SIGKILL)
    process.join(10)
    table.seat(0).play_any()
    assert len(chances(table.spectator)["wins"]) == 2


def test_nobody_fills_the_queue(tmp_path: Path) -> None:
    """More than a few moments of one asker do not wait; others still may."""

    async def run(service: TableService) -> None:
        workers = BotWorkers(1)
        workers._idle.clear()
        found = Chances(workers)
        tables = [await started(service, "device", "device") for _ in range(MOST_OF_ONE + 1)]
        asked = [
            asyncio.ensure_future(found.of(table.live, table.spectator, "somebody"))
            for table in tables[:MOST_OF_ONE]
        ]
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert workers.waiting_of(ALONE, "somebody") == MOST_OF_ONE
        last = tables[-1]
        with pytest.raises(Busy):
            await found.of(last.live, last.spectator, "somebody")
        other = asyncio.ensure_future(found.of(last.live, last.spectator, "somebody else"))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert workers.waiting(ALONE) == MOST_OF_ONE + 1
        waiting: list[asyncio.Future[Any]] = [*asked, other, *found._kept.values()]
        for one in waiting:
            one.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)
        await workers.close()

    with_service(f"sqlite:///{tmp_path / 'tables.sqlite3'}", run)
