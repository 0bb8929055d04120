"""Live or over days: clocks, absence, pauses and taking back by consent. The clock is moved, nobody waits."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

import msgspec
import pytest

from nave.tables import model as m
from nave.tables.asks import Ask, Vote
from nave.tables.commands import Chat, Command, Join, Play, Replace, Return, Start
from nave.tables.customs import Customs
from nave.tables.errors import NotAllowed, Refused
from nave.tables.model import SeatSpec, TableSpec
from nave.tables.service import TableService
from nave.tables.store import Store
from nave.tables.ticking import STAND_IN, Ticking
from nave.tables.times import told_asking, told_time
from tests.support.server import fresh, some_bot
from tests.support.tables import GAME, Sitting, with_service

MINUTE, DAY = 60_000, 86_400_000
Run = Callable[[Callable[[TableService], Awaitable[None]]], None]


@pytest.fixture
def run(tmp_path: Path) -> Run:
    return lambda work: with_service(f"sqlite:///{tmp_path / 'tables.sqlite3'}", work)


@pytest.fixture(autouse=True)
def _the_clock_goes_back() -> Iterator[None]:
    yield
    m.clock.ahead = 0


async def begun(service: TableService, seats: int = 2, **customs: object) -> Sitting:
    agreed = msgspec.convert(customs, Customs)
    spec = TableSpec(GAME, [SeatSpec("open")] * seats, {}, seed=3, customs=agreed)
    keys = await service.create(spec)
    table = Sitting(service, await service.live(keys.table), dict(keys.seats), keys.spectator)
    for seat in range(seats):
        await service.submit(table.live, table.seat(seat), Join(id=fresh(), name=f"Ann {seat}"))
    await service.submit(table.live, table.seat(0), Start(id=fresh()))
    return table


async def later(table: Sitting, moved: int) -> list[tuple[str, int | None]]:
    """Time passes, and does what it does; the entries that it left."""
    m.clock.ahead += moved
    last = table.live.last
    ticking = Ticking(table.service)
    while await ticking.look():
        pass
    return [(entry.kind, entry.seat) for entry in table.live.entries[last:]]


def left_at(table: Sitting) -> list[int]:
    """What everybody has left now, the open question included."""
    told = told_time(table.live)
    assert told["left"] is not None
    return [left - told["passed"] * (seat == told["running"]) for seat, left in enumerate(told["left"])]


async def do(table: Sitting, seat: int, command: Command) -> int:
    return await table.service.submit(table.live, table.seat(seat), command)


def test_who_is_asked_is_asked_since_the_last_answer_and_not_since_the_last_word(run: Run) -> None:
    async def work(service: TableService) -> None:
        table = await begun(service)
        waited = [asked_since(table)]
        for _ in range(2):
            m.clock.ahead += 5 * MINUTE
            await do(table, 1 - table.asked, Chat(id=fresh(), text="Well?"))
            assert asked_since(table) == waited[-1]
            await table.play(0)
            waited.append(asked_since(table))
            assert waited[-1] - waited[-2] >= 5 * MINUTE

    run(work)


def asked_since(table: Sitting) -> int:
    """As the row of the table says it, which every list of tables reads."""
    assert table.live.row.asked is not None
    return table.live.row.asked.at


def test_a_clock_runs_for_whom_the_table_waits_and_a_turn_adds_to_it(run: Run) -> None:
    async def work(service: TableService) -> None:
        table = await begun(service, clock=1200, increment=20)
        first = table.asked
        m.clock.ahead += 5 * MINUTE
        assert told_time(table.live)["running"] == first
        assert abs(left_at(table)[first] - 15 * MINUTE) < 5000
        assert left_at(table)[1 - first] == 20 * MINUTE
        while table.asked == first:
            await table.play(0)
        later_told = told_time(table.live)
        # The turn is over: its 20 seconds are added. The other's has just begun to run.
        assert abs(left_at(table)[first] - 15 * MINUTE - 20_000) < 5000
        assert abs(later_told["used"][first] - 5 * MINUTE) < 5000
        assert later_told["running"] == 1 - first

    run(work)


def test_a_bank_is_never_fuller_than_at_the_beginning(run: Run) -> None:
    async def work(service: TableService) -> None:
        table = await begun(service, clock=60, increment=600)
        first = table.asked
        while table.asked == first:
            await table.play(0)
        left = left_at(table)
        assert left[first] <= 60_000

    run(work)


def test_when_a_clock_runs_out_it_is_announced_and_then_a_bot_plays_on(run: Run) -> None:
    async def work(service: TableService) -> None:
        table = await begun(service, clock=1000, increment=50)
        seat = table.asked
        assert await later(table, 790_000) == []
        assert await later(table, 20_000) == [(m.WARNED, seat)]
        assert 180_000 < (told_time(table.live)["warned"] or 0) < 200_000
        assert await later(table, 180_000) == []
        assert await later(table, 20_000) == [(m.TIMEOUT, seat), (m.REPLACED, seat)]
        assert table.live.seats[seat].bot == STAND_IN
        assert table.live.row.bot_due
        # One touch, and the person is back with the time of a turn; nothing happens at once.
        await do(table, seat, Return(id=fresh(), seat=seat))
        left = left_at(table)
        assert 40_000 < left[seat] <= 50_000
        assert await later(table, 0) == []
        assert await later(table, 40_000) == [(m.WARNED, seat)]

    run(work)


def test_over_days_whoever_is_away_is_warned_half_way_and_then_the_others_decide(run: Run) -> None:
    async def work(service: TableService) -> None:
        table = await begun(service, pace="days", away=3 * 86400)
        seat = table.asked
        other = 1 - seat
        # Being connected is no answer.
        service.presence.came(table.live.row.id, (seat,))
        assert await later(table, DAY) == []
        with pytest.raises(Refused):
            await do(table, other, Replace(id=fresh(), target=seat, bot=some_bot()))
        assert await later(table, DAY // 2 + MINUTE) == [(m.WARNED, seat)]
        assert await later(table, DAY) == []
        with pytest.raises(Refused):
            await do(table, other, Replace(id=fresh(), target=seat, bot=some_bot()))
        assert await later(table, DAY // 2 + MINUTE) == [(m.AWAY, seat)]
        assert told_time(table.live)["away"] == [seat]
        await do(table, other, Replace(id=fresh(), target=seat, bot=some_bot()))
        stand_in = told_time(table.live)["stand_ins"][0]
        assert (stand_in["seat"], stand_in["bot"], stand_in["why"]) == (seat, some_bot(), m.AGREE)
        await do(table, seat, Return(id=fresh(), seat=seat))
        assert told_time(table.live)["stand_ins"] == []
        assert await later(table, DAY) == []

    run(work)


def test_a_bot_comes_by_itself_where_that_was_agreed(run: Run) -> None:
    async def work(service: TableService) -> None:
        table = await begun(service, seats=3, pace="days", away=86400, stand_in="bot")
        seat = table.asked
        # A server that stood still announces it first, and half the time is left.
        assert await later(table, 5 * DAY) == [(m.WARNED, seat)]
        assert await later(table, DAY // 2 + 1) == [(m.AWAY, seat), (m.REPLACED, seat)]
        assert told_time(table.live)["stand_ins"][0]["why"] == m.AWAY

    run(work)


def test_in_an_evening_whoever_is_connected_is_never_away(run: Run) -> None:
    async def work(service: TableService) -> None:
        table = await begun(service, away=300)
        seat = table.asked
        service.presence.came(table.live.row.id, (seat,))
        assert await later(table, 10 * MINUTE) == []
        service.presence.leaving = 0
        service.presence.went(table.live.row.id, (seat,))
        assert await later(table, 2 * MINUTE) == []
        assert await later(table, 6 * MINUTE) == [(m.WARNED, seat)]
        assert await later(table, 3 * MINUTE) == [(m.AWAY, seat)]

    run(work)


def test_what_passes_while_no_server_runs_is_given_back(run: Run) -> None:
    async def work(service: TableService) -> None:
        table = await begun(service, clock=1000)
        seat, ticking = table.asked, Ticking(service)
        m.clock.ahead += 100_000
        await ticking.beat()
        assert await ticking.give_back() == 0
        m.clock.ahead += 5 * DAY
        assert await ticking.give_back() == 1
        left = left_at(table)
        assert 880_000 < left[seat] <= 900_000
        assert await ticking.give_back() == 0, "once"
        assert await later(table, 0) == []

    run(work)


def test_nothing_is_due_where_no_time_was_agreed(run: Run) -> None:
    async def work(service: TableService) -> None:
        table = await begun(service)
        assert table.live.row.due_at is None
        assert await later(table, 100 * DAY) == []

    run(work)


def test_a_pause_needs_everybody_and_stops_the_clock(run: Run) -> None:
    async def work(service: TableService) -> None:
        table = await begun(service, seats=3, clock=600)
        seat = table.asked
        others = [one for one in range(3) if one != seat]
        await do(table, others[0], Ask(id=fresh(), what="pause"))
        asking = told_asking(table.live)
        assert asking is not None
        assert asking["needed"] == sorted({0, 1, 2} - {others[0]})
        await do(table, seat, Vote(id=fresh(), yes=True))
        assert table.live.clocks.paused is None
        with pytest.raises(NotAllowed):
            await service.submit(table.live, table.spectator, Vote(id=fresh(), yes=True))
        await do(table, others[1], Vote(id=fresh(), yes=True))
        assert told_time(table.live)["paused"] == others[0]
        assert table.live.row.due_at is None
        assert await later(table, 9 * DAY) == []
        with pytest.raises(Refused):
            await table.play(0)
        before = left_at(table)
        assert before[seat] > 595_000
        # Whoever asked for it ends it alone.
        await do(table, others[0], Ask(id=fresh(), what="resume"))
        assert told_time(table.live)["running"] == seat
        await table.play(0)

    run(work)


def test_one_no_ends_a_question_and_so_does_whoever_asked(run: Run) -> None:
    async def work(service: TableService) -> None:
        table = await begun(service)
        for who in (0, 1):
            await do(table, 0, Ask(id=fresh(), what="pause"))
            await do(table, who, Vote(id=fresh(), yes=False))
            assert table.live.asking is None
            with pytest.raises(Refused):
                await do(table, 1, Vote(id=fresh(), yes=True))

    run(work)


def test_who_holds_several_seats_says_no_once(run: Run) -> None:
    async def work(service: TableService) -> None:
        table = await begun(service, seats=3)
        both = m.Holder(table.live.row.id, (1, 2))
        await do(table, 0, Ask(id=fresh(), what="pause"))
        before = table.live.last
        await service.submit(table.live, both, Vote(id=fresh(), yes=False))
        assert [(entry.kind, entry.seat) for entry in table.live.entries[before:]] == [(m.VOTED, 1)]
        assert table.live.asking is None

    run(work)


async def past_chance(table: Sitting) -> int:
    """Play until chance has answered somebody; whom."""
    for _ in range(200):
        seat, before = table.asked, table.live.last
        await table.play(-1)
        if any(entry.kind == m.NATURE for entry in table.live.entries[before:]):
            return seat
    raise AssertionError("chance never spoke")


def test_what_chance_answered_is_taken_back_if_all_agree_and_drawn_anew(run: Run) -> None:
    async def work(service: TableService) -> None:
        table = await begun(service, take_back="ask")
        seat = await past_chance(table)
        answers = table.live.answers()
        assert not table.live.can_undo(seat)
        await do(table, seat, Ask(id=fresh(), what="take_back", seat=seat))
        asking = told_asking(table.live)
        assert asking is not None
        assert asking["chance"]
        await do(table, 1 - seat, Vote(id=fresh(), yes=True))
        kept = asking["answers"]
        assert kept is not None
        assert table.live.answers() == answers[:kept]
        assert table.asked == seat
        # Played again it is drawn otherwise sooner or later; another process sees the same.
        drawn = set()
        for _ in range(8):
            await do(table, seat, Play(id=fresh(), seat=seat, move=answers[kept], follows=table.live.last))
            drawn.add(tuple(table.live.answers()[kept + 1 :]))
            fresh_copy = Store(str(service.store.url).replace("+aiosqlite", ""))
            other = await TableService(fresh_copy).live(table.live.row.id)
            assert other.answers() == table.live.answers()
            assert other.branch == table.live.branch
            await fresh_copy.close()
            await do(table, seat, Ask(id=fresh(), what="take_back", seat=seat, answers=kept))
            await do(table, 1 - seat, Vote(id=fresh(), yes=True))
        assert len(drawn) > 1

    run(work)


def test_taking_back_is_asked_for_only_where_that_was_agreed_and_only_own_answers(run: Run) -> None:
    async def work(service: TableService) -> None:
        usual = await begun(service)
        seat = usual.asked
        await usual.play(0)
        with pytest.raises(Refused):
            await do(usual, seat, Ask(id=fresh(), what="take_back", seat=seat))
        table = await begun(service, take_back="ask")
        other = 1 - table.asked
        await table.play(0)
        with pytest.raises(Refused):
            await do(table, other, Ask(id=fresh(), what="take_back", seat=other))
        await do(table, 1 - other, Ask(id=fresh(), what="take_back", seat=1 - other))
        # The game has moved on: what was asked for is no longer the question.
        await table.play(0)
        assert table.live.asking is None

    run(work)


def test_of_several_processes_one_lets_time_act(database: str) -> None:
    async def work() -> None:
        stores = [Store(database), Store(database)]
        await stores[0].open()
        one, two = (TableService(store) for store in stores)
        table = await begun(one, pace="days", away=86400)
        seat = table.asked
        await two.live(table.live.row.id)
        m.clock.ahead += DAY // 2 + 1
        await asyncio.gather(Ticking(one).look(), Ticking(two).look(), return_exceptions=True)
        live = await two.live(table.live.row.id)
        await two.refresh(live)
        assert [entry.seat for entry in live.entries if entry.kind == m.WARNED] == [seat]
        for store in stores:
            await store.close()

    asyncio.run(work())
