"""The quick round of the reliability runs; `make reliability` does the same at full size."""

import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from nave.api import known_games
from nave.kernel import plugins
from nave.tables.live import Live
from nave.tables.told import StateTold
from tests.reliability import abuse, full, kill, leak, load, long, neighbours, race, saturate, slow, trouble
from tests.support.plugged import plugged
from tests.support.postgres import PrivatePostgres

pytestmark = pytest.mark.slow

FIRST = next(iter(known_games()))


def test_killing_the_server_loses_nothing_and_plays_nothing_twice(database: str, tmp_path: Path) -> None:
    figures = kill.run(database, tmp_path, tables=3, kills=3, games=[kill.shortest_game()])
    assert figures["games"] >= 3
    assert figures["acknowledged"] > 0


@pytest.mark.parametrize("game", list(known_games()))
def test_many_clients_at_one_seat_play_each_answer_once(database: str, tmp_path: Path, game: str) -> None:
    figures = race.run(database, tmp_path, game, clients=12, rounds=6)
    assert figures["played"] > 0


def test_two_processes_race_for_the_same_seats(postgres: PrivatePostgres, tmp_path: Path) -> None:
    figures = race.run(postgres.new_database(), tmp_path, FIRST, 12, 6, processes=2)
    assert figures["played"] > 0


def test_no_seat_is_told_what_it_may_not_know(database: str) -> None:
    figures = leak.run(database, [kill.shortest_game()], each=1, swaps=0.2)
    assert figures[kill.shortest_game()]["messages"] > 100


@pytest.fixture
def marbles() -> Iterator[str]:
    """A game with many secrets joins the known ones."""
    with plugged((plugins.GAMES, "marbles", "tests.support.toy:Marbles")):
        yield "marbles"


def test_the_secrets_of_a_game_full_of_them_stay_with_their_seats(tmp_path: Path, marbles: str) -> None:
    figures = leak.run(f"sqlite:///{tmp_path / 'x.sqlite3'}", [marbles], each=4, swaps=1.0)
    assert figures[marbles]["hidden"] > 20


@pytest.mark.parametrize("where", ["view", "events", "options", "seed"])
def test_the_leak_test_notices_a_leak(
    tmp_path: Path, marbles: str, monkeypatch: pytest.MonkeyPatch, where: str
) -> None:
    honest = Live.state

    def state(self: Live, *given: Any) -> StateTold:
        data = honest(self, *given)
        if where == "view" and self.game is not None:
            data["view"] = {**self.game.view(0), "seat": data["seat"]}
        if where == "options" and self.game is not None:
            data["options"] = [self.game.offered(option) for option in self.game.options()]
        if where == "seed":
            data["table"]["settings"] = {"seed": str(self.row.seed)}
        return data

    monkeypatch.setattr(Live, "state", state)
    if where == "events":
        monkeypatch.setattr("nave.kernel.events.Event.seen_by", lambda self, seat: self)
    with pytest.raises(AssertionError):
        leak.run(f"sqlite:///{tmp_path / 'x.sqlite3'}", [marbles], each=3, swaps=1.0)


def test_malformed_requests_and_frames_change_nothing(database: str, tmp_path: Path) -> None:
    figures = abuse.run(database, tmp_path, count=1200, clients=4)
    assert figures["memory grown, MB"] < 64


def test_answers_reach_every_listener_quickly(database: str, tmp_path: Path) -> None:
    figures = load.run(database, tmp_path, FIRST, tables=10, listeners=4, rate=15, seconds=4)
    assert figures["answers/s"] > 10
    # A wide margin: the machine of a quick round is rarely idle.
    assert figures["p50 ms"] < 1000


def test_more_answers_than_a_server_can_do_are_measured_step_by_step(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'x.sqlite3'}"
    figures = saturate.run(database, tmp_path, FIRST, tables=6, rates=[5.0, 10.0], seconds=2)
    assert figures["rates"][0]["answers/s"] > 0
    assert figures["rates"][0]["new tables"] + figures["rates"][0]["refused with 503"] > 0


def test_two_processes_serve_the_listeners_of_the_same_tables(
    postgres: PrivatePostgres, tmp_path: Path
) -> None:
    url = postgres.new_database()
    figures = load.run(url, tmp_path, FIRST, tables=10, listeners=4, rate=15, seconds=4, processes=2)
    assert figures["answers/s"] > 10


def test_a_long_game_that_many_look_at_keeps_nobody_waiting(tmp_path: Path) -> None:
    figures = long.run(f"sqlite:///{tmp_path / 'x.sqlite3'}", tmp_path, FIRST, answers=2000, readers=4)
    assert set(figures["replies"]) <= {200, 429}
    assert figures["memory grown, MB"] < 200
    # A wide margin: the machine of a quick round is rarely idle.
    assert figures["answer worst ms"] < 3000


def test_connections_that_hold_back_are_not_held(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'x.sqlite3'}"
    figures = slow.run(url, tmp_path, FIRST, each=5, seconds=14, floods=False)
    assert set(figures["still held"]) <= {"half a body"}
    assert figures["memory grown at most, MB"] < 100


def test_a_club_behind_one_address_is_not_refused(database: str, tmp_path: Path) -> None:
    figures = neighbours.run(database, tmp_path, FIRST, people=40, guesses=40)
    assert set(figures["replies to people"]) == {200}
    assert figures["guesses"][429] > 0


def test_a_flapping_database_loses_nothing_and_deafens_nobody(
    postgres: PrivatePostgres, tmp_path: Path
) -> None:
    figures = trouble.flap(postgres.new_database(), tmp_path, FIRST, cuts=5, tables=2)
    assert figures["acknowledged"] > 0


def test_a_database_that_stands_still_loses_nothing(postgres: PrivatePostgres, tmp_path: Path) -> None:
    figures = trouble.stall(postgres.new_database(), tmp_path, FIRST, stops=1, seconds=6, tables=2)
    assert figures["acknowledged"] > 0
    assert figures["replies"]["503"] > 0


def test_a_full_disk_loses_nothing(tmp_path: Path) -> None:
    try:
        figures = trouble.disk("", tmp_path, FIRST, fills=1, tables=2)
    except subprocess.CalledProcessError as error:
        pytest.skip(f"a small file system can be mounted only by root: {error}")
    assert figures["acknowledged"] > 0


def test_servers_are_replaced_one_after_the_other(postgres: PrivatePostgres, tmp_path: Path) -> None:
    figures = trouble.rolling(postgres.new_database(), tmp_path, FIRST, rounds=1, tables=2)
    assert figures["acknowledged"] > 0


def test_nobody_fills_a_server_alone(database: str, tmp_path: Path) -> None:
    full.run(database, tmp_path, FIRST, most=8, tries=10)
