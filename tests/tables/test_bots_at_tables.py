"""Bots at tables: they play by themselves, in other processes, and no failure of theirs stops a game."""

import os
import random
import signal
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import nave
from nave.api import known_games
from nave.kernel.said import Said
from nave.tables import workers
from nave.tables.workers import BotFailed, Job, Worker
from tests.reliability.kill import shortest_game
from tests.support.server import Made, Server, running_server, some_bot

GAMES = list(known_games())
FIRST = GAMES[0]


def wait_until_over(table: Made, seconds: float = 300) -> dict[str, Any]:
    begin = time.monotonic()
    while time.monotonic() - begin < seconds:
        state = table.spectator.state()
        if state["table"]["status"] == "over":
            return state
        time.sleep(0.1)
    raise AssertionError(f"not over after {seconds} s, at number {state['number']}")


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_bots_alone_play_a_game_to_its_end(sqlite_server: Server, game: str) -> None:
    bots_alone(sqlite_server, game)


@pytest.mark.slow
def test_bots_play_on_either_database(server: Server) -> None:
    bots_alone(server, shortest_game())


def bots_alone(server: Server, game: str) -> None:
    table = server.create(game, [some_bot()] * 2)
    state = wait_until_over(table)
    record = nave.record_from_json(table.spectator.get("record").text)
    result = nave.replay(record).result
    assert result is not None
    assert result.scores == state["table"]["outcome"]["scores"]


def test_a_person_plays_against_a_bot(server: Server) -> None:
    table = server.create(FIRST, ["device", some_bot()])
    person = table.seat(0)
    person.post("start")
    answered = 0
    begin = time.monotonic()
    while answered < 15 and time.monotonic() - begin < 60:
        state = person.state()
        if state["options"]:
            person.play(state["options"][-1]["text"], state["number"])
            answered += 1
    assert answered == 15
    kinds = {item["seat"] for item in person.get("log").json()["items"] if item["kind"] == "answer"}
    assert kinds == {0, 1}


def test_a_restarted_server_lets_waiting_bots_go_on(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'tables.sqlite3'}"
    with running_server(url, bot_pace=30.0) as server:
        table = server.create(FIRST, [some_bot()] * 2)
        number = table.spectator.state()["number"]
    with running_server(url) as server:
        watcher = table.spectator
        watcher.http = server.http
        begin = time.monotonic()
        while watcher.state()["number"] < number + 5:
            assert time.monotonic() - begin < 30
            time.sleep(0.05)


@pytest.mark.slow
def test_the_pace_makes_people_see_every_answer(tmp_path: Path) -> None:
    with running_server(f"sqlite:///{tmp_path / 'tables.sqlite3'}", bot_pace=0.3) as server:
        table = server.create(FIRST, [some_bot()] * 2)
        time.sleep(3)
        items = [i for i in table.spectator.get("log").json()["items"] if i["kind"] == "answer"]
        assert 1 <= len(items) <= 30


@pytest.fixture
def worker() -> Iterator[Worker]:
    made = Worker(grace=0.2)
    yield made
    made.stop()


def question(bot: str, seconds: float = 0.1) -> Job:
    game = nave.new_game(FIRST, seats=2, seed=1)
    return Job(bot, game.view(game.seat), game.options(), 1, seconds)


def test_a_killed_worker_is_replaced(worker: Worker) -> None:
    job = question(some_bot())
    assert worker.ask(job)[0] in {option.move for option in job.options}
    assert worker.process is not None
    assert worker.process.pid is not None
    first = worker.process.pid
    os.kill(first, signal.SIGKILL)
    worker.process.join(5)
    assert worker.ask(job)[0] in {option.move for option in job.options}
    assert worker.process is not None
    assert worker.process.pid != first


def test_the_same_question_gets_the_same_answer(worker: Worker) -> None:
    assert worker.ask(question(some_bot(), 5)) == worker.ask(question(some_bot(), 5))


def test_a_bot_that_does_not_exist_fails_by_name(worker: Worker) -> None:
    with pytest.raises(BotFailed, match="nobody"):
        worker.ask(question("nobody"))


class Sleeper(Worker):
    """A worker whose process hangs or dies instead of thinking."""

    def start(self) -> None:
        super().start()
        assert self.process is not None
        assert self.process.pid is not None
        os.kill(self.process.pid, signal.SIGSTOP)
        self.fresh = False


def test_a_worker_that_thinks_too_long_is_stopped() -> None:
    made = Sleeper(grace=0.2)
    with pytest.raises(BotFailed, match="longer"):
        made.ask(question(some_bot()))
    assert made.process is None


@pytest.mark.slow
def test_killing_workers_all_the_time_stops_no_game(sqlite_server: Server) -> None:
    tables = [sqlite_server.create(FIRST, [some_bot()] * 2) for _ in range(2)]
    rng = random.Random(1)
    driver = sqlite_server.app.state.bots
    kills = 0
    begin = time.monotonic()
    while any(t.spectator.state()["table"]["status"] != "over" for t in tables):
        assert time.monotonic() - begin < 300
        for found in driver.workers.workers:
            process = found.process
            if process is not None and process.pid is not None and kills < 20 and rng.random() < 0.5:
                os.kill(process.pid, signal.SIGKILL)
                kills += 1
        time.sleep(0.2)
    assert kills >= 3
    for table in tables:
        assert nave.replay(nave.record_from_json(table.spectator.get("record").text)).over


def test_a_failing_bot_is_replaced_for_one_answer_and_the_record_notes_it(
    sqlite_server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(_self: Worker, _job: Job) -> list[int]:
        raise BotFailed(Said("bot-crashed", error="Stumble", message="it tripped"))

    monkeypatch.setattr(workers.Worker, "ask", fail)
    table = sqlite_server.create(FIRST, ["device", some_bot()])
    table.seat(0).post("start")
    begin = time.monotonic()
    while not (notes := notes_of(table)):
        assert time.monotonic() - begin < 30
        state = table.seat(0).state()
        if state["options"]:
            table.seat(0).play(state["options"][-1]["text"], state["number"])
    assert "it tripped" in notes[0]
    assert some_bot() in notes[0]
    metrics = sqlite_server.http.get("/metrics").text
    assert f'nave_bot_failures_total{{bot="{some_bot()}"}}' in metrics


def notes_of(table: Made) -> list[str]:
    record = table.spectator.get("record")
    notes: list[str] = record.json().get("meta", {}).get("notes", [])
    return notes
