"""Each command: who may, when not, and what is stored of it."""

from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from nave.tables import model as m
from nave.tables.commands import (
    BotPlay,
    Chat,
    Command,
    Join,
    Play,
    Replace,
    Resign,
    Restart,
    Return,
    Start,
    Take,
    Undo,
)
from nave.tables.errors import Illegal, Invalid, NotAllowed, Refused, Stale, TableError, UnknownKey
from nave.tables.model import Holder, Limits
from nave.tables.secrets import digest, new_key
from nave.tables.service import TableService
from tests.support.server import fresh, some_bot
from tests.support.tables import Sitting, opened, started, with_service

Work = Callable[[TableService], Awaitable[None]]
Run = Callable[[Work], None]


@pytest.fixture
def run(tmp_path: Path) -> Run:
    url = f"sqlite:///{tmp_path / 'tables.sqlite3'}"
    return lambda work: with_service(url, work, Limits(absent_after=0.0))


async def refuses(table: Sitting, holder: Holder, command: Command, error: type[TableError]) -> None:
    """It is refused, and nothing has changed."""
    before = await table.stored()
    seats, standing = [seat.to_data() for seat in table.live.seats], table.live.row.standing
    with pytest.raises(error):
        await table.service.submit(table.live, holder, command)
    assert await table.stored() == before
    assert [seat.to_data() for seat in table.live.seats] == seats
    assert table.live.row.standing == standing


async def does(table: Sitting, holder: Holder, command: Command) -> list[tuple[str, int | None, str]]:
    """It is carried out; what was stored. Memory and database say the same afterwards."""
    last = table.live.last
    number = await table.service.submit(table.live, holder, command)
    assert number == table.live.last > last
    loaded = await table.service.store.load(table.live.row.id)
    assert loaded is not None
    assert loaded[0] == table.live.row
    assert [seat.to_data() for seat in loaded[1]] == [seat.to_data() for seat in table.live.seats]
    return await table.stored(last)


# ---------------------------------------------------------------- before the game


def test_join_seats_its_holder_under_a_plain_name(run: Run) -> None:
    async def work(service: TableService) -> None:
        table = await opened(service, "open", "open", some_bot())
        assert await does(table, table.seat(1), Join(id=fresh(), name=" Ann ")) == [(m.JOIN, 1, "Ann")]
        assert (table.live.seats[1].joined, table.live.seats[1].name) == (True, "Ann")
        await refuses(table, table.seat(0), Join(id=fresh(), name="a\nb"), Invalid)
        await refuses(table, table.seat(0), Join(id=fresh(), name="Bo", seat=1), NotAllowed)
        await refuses(table, table.spectator, Join(id=fresh(), name="Eve"), NotAllowed)
        bot = Holder(table.live.row.id, (2,))
        await refuses(table, bot, Join(id=fresh(), name="Eve"), Refused)

    run(work)


def test_take_gives_a_free_seat_of_a_listed_table_a_new_key(run: Run) -> None:
    async def work(service: TableService) -> None:
        private, table = await opened(service), await opened(service, listed=True)
        anybody = Holder(table.live.row.id, ())
        await refuses(private, anybody, Take(name="Eve", key_hash="x"), NotAllowed)
        old, key = table.seat(1), new_key()
        take = Take(name="Eve", key_hash=digest(key), seat=1)
        assert await does(table, anybody, take) == [(m.GUEST, 1, ""), (m.JOIN, 1, "Eve")]
        assert table.by(key).seats == (1,)
        assert table.live.holder(old.key_hash) is None
        await refuses(table, anybody, take, Refused)
        # Whoever had the link asked before it lost its seat, and comes too late.
        await refuses(table, old, Join(id=fresh(), name="Ann"), UnknownKey)
        for seat in (0, 2):
            await does(table, anybody, Take(name="Bo", key_hash=digest(f"{seat}")))
        await refuses(table, anybody, Take(name="Cy", key_hash="x"), Refused)

    run(work)


def test_start_waits_for_everybody_or_fills_up_with_a_bot(run: Run) -> None:
    async def work(service: TableService) -> None:
        table, bot = await opened(service), some_bot()
        await does(table, table.seat(0), Join(id=fresh(), name="Ann"))
        await refuses(table, table.seat(0), Start(id=fresh()), Refused)
        await refuses(table, table.seat(0), Start(id=fresh(), fill="nobody"), Invalid)
        await refuses(table, table.spectator, Start(id=fresh(), fill=bot), NotAllowed)
        await refuses(table, table.seat(0), Play(id=fresh(), move="x", follows=table.live.last), Refused)
        steps = await does(table, table.seat(0), Start(id=fresh(), fill=bot))
        assert steps[:3] == [(m.REPLACED, 1, bot), (m.REPLACED, 2, bot), (m.START, 0, "")]
        assert {kind for kind, _, _ in steps[3:]} == {m.NATURE}
        assert table.live.row.standing == m.Standing(m.RUNNING, None, table.asked != 0)
        assert [seat.kind for seat in table.live.seats] == [m.PERSON, m.BOT, m.BOT]
        await refuses(table, table.seat(0), Start(id=fresh()), Refused)

    run(work)


# ---------------------------------------------------------------- answers


def test_play_answers_for_the_seat_that_is_asked_and_nature_follows(run: Run) -> None:
    async def work(service: TableService) -> None:
        table = await started(service)
        seat, move = table.asked, table.game.options()[0].text
        other = table.seat((seat + 1) % 3)
        last = table.live.last
        await refuses(table, other, Play(id=fresh(), move=move, follows=last), Refused)
        await refuses(table, other, Play(id=fresh(), move=move, follows=last, seat=seat), NotAllowed)
        await refuses(table, table.spectator, Play(id=fresh(), move=move, follows=last), NotAllowed)
        await refuses(table, table.seat(seat), Play(id=fresh(), move="no move", follows=last), Invalid)
        legal = {option.text for option in table.game.options()}
        wrong = next(text for text in table.game.rules.catalogue.texts if text not in legal)
        await refuses(table, table.seat(seat), Play(id=fresh(), move=wrong, follows=last), Illegal)
        for follows in (0, last + 1):
            await refuses(table, table.seat(seat), Play(id=fresh(), move=move, follows=follows), Stale)
        answers = len(table.game.answers)
        steps = await does(table, table.seat(seat), Play(id=fresh(), move=move, follows=last))
        assert steps[0] == (m.ANSWER, seat, move)
        assert [text for _, _, text in steps] == table.game.answers_since(answers)
        assert all(step[:2] == (m.NATURE, None) for step in steps[1:])

    run(work)


def test_a_bot_answers_for_seats_of_bots_only_and_persons_for_their_own(run: Run) -> None:
    async def work(service: TableService) -> None:
        table = await started(service, "device", "device")
        seat, move = table.asked, table.game.options()[0].text
        bot = Holder(table.live.row.id, (seat,))
        await refuses(table, bot, BotPlay(seat=seat, move=move, follows=table.live.last), Refused)
        table.live.seats[seat].kind = m.BOT
        await refuses(table, table.seat(seat), Play(id=fresh(), move=move, follows=table.live.last), Refused)
        last = table.live.last
        await service.submit(table.live, bot, BotPlay(seat=seat, move=move, note="a note", follows=last))
        steps = await table.stored(last)
        assert (steps[0], steps[-1]) == ((m.ANSWER, seat, move), (m.NOTE, seat, "a note"))
        assert table.live.notes == ["a note"]

    run(work)


def test_undo_takes_back_the_last_answer_of_its_own_seat(run: Run) -> None:
    async def work(service: TableService) -> None:
        table = await started(service)
        first = table.live.last
        await refuses(table, table.seat(table.asked), Undo(id=fresh(), follows=first), Refused)
        seat = await table.play_until_undo()
        count, number = table.live.count, table.live.holding[-1]
        for other in {0, 1, 2} - {seat}:
            await refuses(table, table.seat(other), Undo(id=fresh(), follows=table.live.last), Refused)
        await refuses(table, table.spectator, Undo(id=fresh(), follows=table.live.last), NotAllowed)
        steps = await does(table, table.seat(seat), Undo(id=fresh(), follows=table.live.last))
        assert steps == [(m.UNDO, seat, str(count - 1))]
        assert number in table.live.withdrawn
        assert table.asked == seat

    run(work)


def test_restart_takes_back_every_answer_of_the_turn_and_of_nobody_else(run: Run) -> None:
    async def work(service: TableService) -> None:
        table = await started(service, "device", "device")
        for _ in range(40):
            seat = await table.play_until_undo()
            own = own_answers(table, seat)
            if own > 1:
                break
            await table.play(0)
        assert own > 1
        count = table.live.count
        steps = await does(table, table.seat(seat), Restart(id=fresh(), follows=table.live.last))
        assert steps == [(m.UNDO, seat, str(count - own))]
        assert not table.live.can_undo(seat)
        await refuses(table, table.seat(seat), Restart(id=fresh(), follows=table.live.last), Refused)

    run(work)


def own_answers(table: Sitting, seat: int) -> int:
    """How many answers of that seat can be taken back one after the other."""
    game, count = table.game.copy(), 0
    while game.can_undo and game.answered_by[-1] == seat:
        game.undo()
        count += 1
    return count


# ---------------------------------------------------------------- coming and going


def test_resign_needs_a_bot_while_others_play_on_and_ends_the_game_for_the_last_two(run: Run) -> None:
    async def work(service: TableService) -> None:
        table, bot = await started(service), some_bot()
        await refuses(table, table.seat(0), Resign(id=fresh()), Invalid)
        await refuses(table, table.seat(0), Resign(id=fresh(), bot="nobody"), Invalid)
        await refuses(table, table.spectator, Resign(id=fresh(), bot=bot), NotAllowed)
        assert await does(table, table.seat(0), Resign(id=fresh(), bot=bot)) == [(m.RESIGN, 0, "")]
        assert (table.live.seats[0].kind, table.live.seats[0].resigned) == (m.BOT, True)
        assert table.live.row.bot_due is (table.asked == 0)
        await refuses(table, table.seat(0), Resign(id=fresh(), bot=bot), Refused)
        steps = await does(table, table.seat(2), Resign(id=fresh()))
        assert steps == [(m.RESIGN, 2, ""), (m.END, None, "")]
        outcome = table.live.row.outcome
        assert outcome is not None
        assert (outcome.scores, outcome.winners, outcome.resigned) == (None, [1], [0, 2])
        # Why is told in the words of whoever asks; none are stored.
        assert outcome.reason == ""
        assert table.live.row.standing == m.Standing(m.OVER, outcome, False)
        await refuses(table, table.seat(1), Resign(id=fresh(), bot=bot), Refused)

    run(work)


def test_replace_needs_all_others_and_an_absent_seat_and_return_undoes_it(run: Run) -> None:
    async def work(service: TableService) -> None:
        table, bot = await started(service), some_bot()
        agree = Replace(id=fresh(), target=2, bot=bot)
        await refuses(table, table.seat(2), agree, NotAllowed)
        await refuses(table, table.spectator, agree, NotAllowed)
        await refuses(table, table.seat(0), Replace(id=fresh(), target=3, bot=bot), Invalid)
        await refuses(table, table.seat(0), Replace(id=fresh(), target=2, bot="nobody"), Invalid)
        await refuses(table, table.seat(2), Return(id=fresh()), Refused)
        service.limits.absent_after = 600.0
        await refuses(table, table.seat(0), agree, Refused)
        service.limits.absent_after = 0.0
        assert await does(table, table.seat(0), agree) == [(m.AGREE, 0, f"2 {bot}")]
        steps = await does(table, table.seat(1), Replace(id=fresh(), target=2, bot=bot))
        assert steps == [(m.AGREE, 1, f"2 {bot}"), (m.REPLACED, 2, bot)]
        assert table.live.seats[2].kind == m.BOT
        await refuses(table, table.seat(0), Replace(id=fresh(), target=2, bot=bot), Refused)
        await refuses(table, table.spectator, Return(id=fresh()), NotAllowed)
        assert await does(table, table.seat(2), Return(id=fresh())) == [(m.BACK, 2, "")]
        assert table.live.seats[2].person
        await refuses(table, table.seat(2), Return(id=fresh()), Refused)

    run(work)


def test_chat_is_for_seats_at_any_time(run: Run) -> None:
    async def work(service: TableService) -> None:
        table = await opened(service)
        assert await does(table, table.seat(2), Chat(id=fresh(), text=" hello ")) == [(m.CHAT, 2, "hello")]
        await refuses(table, table.spectator, Chat(id=fresh(), text="hello"), NotAllowed)
        await refuses(table, table.seat(0), Chat(id=fresh(), text="x" * 501), Invalid)
        await refuses(table, table.seat(0), Chat(id=fresh(), text="hello", seat=1), NotAllowed)

    run(work)


@pytest.mark.parametrize("kind", [Chat, Join, Undo, Restart, Replace, Return, Take])
def test_a_full_journal_does_without_everything_but_the_game(kind: type[Command]) -> None:
    assert kind.optional
    assert not any(one.optional for one in (Play, BotPlay, Start, Resign))


# ---------------------------------------------------------------- once, however often


def test_a_command_sent_again_is_known_before_a_seat_is_chosen(run: Run) -> None:
    """Two seats of one key are played by bots: sent twice, `return` brings back one of them, not both."""

    async def work(service: TableService) -> None:
        table, bot = await started(service, "device", "device", "open"), some_bot()
        for seat in (0, 1):
            table.live.seats[seat].kind, table.live.seats[seat].bot = m.BOT, bot
        back = Return(id=fresh())
        steps = await does_twice(table, table.seat(0), back)
        assert steps == [(m.BACK, 0, "")]
        assert [seat.person for seat in table.live.seats] == [True, False, True]

    run(work)


async def does_twice(table: Sitting, holder: Holder, command: Command) -> list[tuple[str, int | None, str]]:
    last = table.live.last
    numbers = {await table.service.submit(table.live, holder, command) for _ in range(3)}
    assert numbers == {table.live.last}
    return await table.stored(last)


def test_every_kind_of_command_is_carried_out_once(run: Run) -> None:
    async def work(service: TableService) -> None:
        table, bot = await opened(service), some_bot()
        for seat in range(3):
            steps = await does_twice(table, table.seat(seat), Join(id=fresh(), name="Ann"))
            assert steps == [(m.JOIN, seat, "Ann")]
        steps = await does_twice(table, table.seat(0), Start(id=fresh()))
        assert [kind for kind, _, _ in steps].count(m.START) == 1
        for _ in range(300):
            seat = table.asked
            play = Play(id=fresh(), move=table.game.options()[0].text, follows=table.live.last)
            steps = await does_twice(table, table.seat(seat), play)
            assert [kind for kind, _, _ in steps].count(m.ANSWER) == 1
            if table.live.can_undo(seat):
                break
        undo = Undo(id=fresh(), follows=table.live.last)
        assert len(await does_twice(table, table.seat(seat), undo)) == 1
        assert len(await does_twice(table, table.seat(0), Chat(id=fresh(), text="hello"))) == 1
        replace = Replace(id=fresh(), target=2, bot=bot)
        assert len(await does_twice(table, table.seat(0), replace)) == 1
        assert len(await does_twice(table, table.seat(0), Resign(id=fresh(), bot=bot))) == 1

    run(work)


def test_an_id_names_one_command_of_one_key(run: Run) -> None:
    async def work(service: TableService) -> None:
        table, same = await started(service), fresh()
        await does(table, table.seat(0), Chat(id=same, text="hello"))
        for other in (
            Chat(id=same, text="bye"),
            Join(id=same, name="hello"),
            Chat(id=same, text="hello", seat=0),
        ):
            await refuses(table, table.seat(0), other, Invalid)
        # Somebody else may have made the same id.
        assert await does(table, table.seat(1), Chat(id=same, text="bye")) == [(m.CHAT, 1, "bye")]

    run(work)


def test_what_another_process_stored_is_known_here(database: str) -> None:
    """The same command arrives at two servers: one carries it out, the other tells the same number."""

    async def work(service: TableService) -> None:
        there = TableService(service.store)
        table = await started(service)
        theirs = await there.live(table.live.row.id)
        for _ in range(3):
            seat = table.asked
            play = Play(id=fresh(), move=table.game.options()[0].text, follows=table.live.last)
            number = await service.submit(table.live, table.seat(seat), play)
            if not service.store.shared:
                await there.refresh(theirs)
            assert await there.submit(theirs, table.seat(seat), play) == number
            chat = Chat(id=fresh(), text="hello")
            number = await there.submit(theirs, table.seat(seat), chat)
            assert await service.submit(table.live, table.seat(seat), chat) == number
        assert await table.stored() == [(e.kind, e.seat, e.text) for e in theirs.entries]

    with_service(database, work)
