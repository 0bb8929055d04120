"""When a bot answers: only where one is due, and again after an answer that was not needed."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from nave.api import rules_of
from nave.kernel.said import Said
from nave.tables import model as m
from nave.tables.commands import BotPlay
from nave.tables.driver import BotDriver, Line
from nave.tables.errors import Busy, Locked, Refused, TableError
from nave.tables.live import Live
from nave.tables.model import Holder
from nave.tables.presence import Presence
from nave.tables.queue import ALONE, QUICK, WITH_PEOPLE
from nave.tables.service import TableService
from nave.tables.workers import BotFailed, Job
from tests.support.journals import Journal
from tests.support.tables import GAME, started, with_service


class FakeService:
    def __init__(self) -> None:
        self.watchers: list[Any] = []
        self.presence = Presence(lambda table: None)
        self.submitted: list[tuple[Holder, BotPlay]] = []
        self.trouble: TableError | None = None

    async def submit(self, _live: Live, holder: Holder, command: BotPlay) -> int:
        self.submitted.append((holder, command))
        if self.trouble is not None:
            raise self.trouble
        return 1


class FakeWorkers:
    """Fails as often as it is told to, then takes the last option."""

    def __init__(self) -> None:
        self.failures = 0
        self.asked: list[tuple[str, int]] = []

    async def ask(self, job: Any, owner: str, urgency: int) -> list[int]:
        self.asked.append((owner, urgency))
        if self.failures:
            self.failures -= 1
            raise BotFailed(Said("bot-died"))
        return [job.options[-1].move]


class Watch:
    def __init__(self) -> None:
        self.seen: list[str] = []

    def answered(self, seconds: float) -> None:
        self.seen.append("answered")

    def failed(self, bot: str, reason: str) -> None:
        self.seen.append(f"{bot}: {reason}")


class Scene:
    """A table at which a bot has to answer, and everything around it."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.live = Journal().start().live()
        assert self.live.game is not None
        assert self.live.game.seat is not None
        self.seat: int = self.live.game.seat
        self.live.seats[self.seat].kind, self.live.seats[self.seat].bot = m.BOT, "apprentice"
        self.service, self.workers, self.watch = FakeService(), FakeWorkers(), Watch()
        self.waits: list[float] = []

        async def wait(seconds: float) -> None:
            self.waits.append(seconds)

        monkeypatch.setattr(asyncio, "sleep", wait)

    def answer(self) -> bool:
        async def run() -> bool:
            service: Any = self.service
            workers: Any = self.workers
            driver = BotDriver(service, workers, self.watch, pace=0.8, budget=1.0)
            return await driver._answer(self.live, Line())

        return asyncio.run(run())


def test_a_bot_answers_for_its_own_seat_after_a_pause(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = Scene(monkeypatch)
    assert scene.answer()
    assert scene.live.game is not None
    options = scene.live.game.options()
    [(holder, command)] = scene.service.submitted
    assert holder == Holder("table", (scene.seat,))
    assert (command.seat, command.move) == (scene.seat, options[-1].text)
    assert (command.follows, command.note) == (scene.live.last, "")
    assert (scene.waits, scene.watch.seen) == ([0.8], ["answered"])
    # Bots at tables with people come before those among themselves; a table without a maker is its own.
    # One that answers at once does not wait for those that think.
    assert scene.workers.asked == [("table", QUICK)]
    scene.live.seats[scene.seat].bot = "architect"
    assert scene.answer()
    assert scene.workers.asked[1:] == [("table", WITH_PEOPLE)]
    for seat in scene.live.seats:
        seat.kind = m.BOT
    scene.live.row.made_by = "192.0.2.7"
    assert scene.answer()
    assert scene.workers.asked[2:] == [("192.0.2.7", ALONE)]


@pytest.mark.parametrize("count", [1, 2])
def test_where_there_is_no_choice_nobody_thinks_or_waits(count: int, monkeypatch: pytest.MonkeyPatch) -> None:
    scene = Scene(monkeypatch)
    few = scene.live.game.options()[:count] if scene.live.game is not None else []
    monkeypatch.setattr(scene.live.game, "options", lambda: few)
    assert scene.answer()
    assert [command.move for _, command in scene.service.submitted] == [few[-1].text]
    assert (len(scene.workers.asked), scene.waits) == ((0, []) if count == 1 else (1, [0.8]))


def test_no_answer_is_due_where_a_person_sits_or_nothing_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = Scene(monkeypatch)
    live = scene.live
    live.seats[scene.seat].kind = m.PERSON
    assert not scene.answer()
    live.seats[scene.seat].kind = m.BOT
    for status in (m.OPEN, m.OVER):
        live.row.status = status
        assert not scene.answer()
    live.row.status = m.RUNNING
    live.locked = Locked(Said("refused-damaged"))
    assert not scene.answer()
    live.locked, live.game = None, None
    assert not scene.answer()
    assert scene.service.submitted == []


@pytest.mark.parametrize(
    ("trouble", "wait"),
    [(Refused(Said("refused-busy")), 0), (Busy(Said("refused-looking-up"), retry_after=3), 3)],
)
def test_an_answer_that_was_not_needed_is_looked_at_again(
    monkeypatch: pytest.MonkeyPatch, trouble: TableError, wait: float
) -> None:
    scene = Scene(monkeypatch)
    scene.service.trouble = trouble
    assert scene.answer()
    assert scene.waits == [0.8, wait]


@pytest.mark.parametrize("failures", [1, 2])
def test_a_bot_that_fails_is_asked_once_more_and_then_drawn_for(
    monkeypatch: pytest.MonkeyPatch, failures: int
) -> None:
    scene = Scene(monkeypatch)
    scene.workers.failures = failures
    assert scene.answer()
    assert scene.live.game is not None
    [(_, command)] = scene.service.submitted
    failed = ["apprentice: its process died"] * failures
    if failures == 1:
        assert command.note == ""
        assert scene.watch.seen == [*failed, "answered"]
    else:
        assert command.move in {option.text for option in scene.live.game.options()}
        assert command.note.startswith(f"answer {scene.live.count}: apprentice failed (its process died); ")
        assert repr(command.move) in command.note
        assert scene.watch.seen == failed


class Thinking:
    """Workers that think at once and note what they were asked and said."""

    def __init__(self) -> None:
        self.lines: list[tuple[int, list[int]]] = []
        # What is put behind every line.
        self.more: list[int] = []

    async def ask(self, job: Job, _owner: str, _urgency: int) -> list[int]:
        line: list[int] = [*job.checked(job.think()), *self.more]
        self.lines.append((job.view["seat"], line))
        return line


async def bots_play(service: TableService, thinking: Thinking, answers: int) -> list[tuple[int, str]]:
    """So many answers of two masons, by seat and text; nature's are left out."""
    table = await started(service, "mason:nodes=30", "mason:nodes=30", "device")
    workers: Any = thinking
    driver, line = BotDriver(service, workers, Watch(), pace=0.0, budget=5.0), Line()
    # It answers when told to, not by itself.
    service.watchers.remove(driver.look)
    end = table.live.count + answers
    for _ in range(2 * answers):
        if table.live.seats[table.asked].kind != m.BOT:
            await table.play(0)
        elif table.live.count < end:
            assert await driver._answer(table.live, line)
    entries = [table.live.entries[number - 1] for number in table.live.holding]
    return [(entry.seat, entry.text) for entry in entries if entry.kind == m.ANSWER and entry.seat in (0, 1)]


def test_a_turn_is_planned_once_and_its_line_followed(tmp_path: Path) -> None:
    """Thinking anew at every answer would take many times as long and forget what the first was good for."""

    async def work(service: TableService) -> None:
        thinking = Thinking()
        given = await bots_play(service, thinking, 60)
        catalogue = rules_of(GAME).catalogue.text
        assert len(given) > len(thinking.lines) > 5
        assert any(len(line) > 2 for _, line in thinking.lines)
        # All answers of a line stand one after the other.
        texts = [text for _, text in given]
        for _, line in thinking.lines[:-1]:
            said = [catalogue(move) for move in line]
            assert any(texts[at : at + len(said)] == said for at in range(len(texts)))

    with_service(f"sqlite:///{tmp_path / 'tables.sqlite3'}", work)


def test_a_line_that_goes_on_after_chance_or_is_not_legal_is_dropped(tmp_path: Path) -> None:
    async def work(service: TableService) -> None:
        thinking = Thinking()
        thinking.more = [0, 0, 0]
        assert len(await bots_play(service, thinking, 40)) > 10

    with_service(f"sqlite:///{tmp_path / 'tables.sqlite3'}", work)


def test_a_line_holds_only_where_it_was_left(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = Scene(monkeypatch)
    live = scene.live
    assert live.game is not None
    options = live.game.options()
    line = Line()
    live.holding.append(7)
    line.moves, line.seat, line.after = [options[0].move, 5], scene.seat, 7
    assert line.due(live, scene.seat, options) == [options[0].move, 5]
    assert line.due(live, 1 - scene.seat, options) == [], "another seat"
    assert line.due(live, scene.seat, options[1:]) == [], "not legal here"
    live.holding[-1] = 9
    assert line.due(live, scene.seat, options) == [], "something else was answered"
    assert Line().due(live, scene.seat, options) == []
