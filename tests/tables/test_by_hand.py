"""A companion of the real box: tables on which dice and draws are entered; stored like all others."""

from collections.abc import Awaitable, Callable
from pathlib import Path

import msgspec
import pytest

import nave
from nave.games.red_cathedral.contractors.names import CONTRACTS
from nave.games.red_cathedral.state import State
from nave.kernel.frame import NATURE
from nave.tables import model as m
from nave.tables.commands import Join, Play, Restart, Start, Undo
from nave.tables.customs import Customs
from nave.tables.errors import Illegal, NotAllowed, Refused
from nave.tables.live import Live
from nave.tables.model import SeatSpec, TableSpec
from nave.tables.records import whole_record
from nave.tables.service import TableService
from nave.tables.store import Store
from tests.support.server import fresh, some_bot
from tests.support.tables import GAME, Sitting, with_service

Run = Callable[[Callable[[TableService], Awaitable[None]]], None]
RECORDS = Path(__file__).parents[1] / "records"
GOLDEN = (
    "basilica/base_third_scoring",
    "basilica/expansion_remove_six",
    "red_cathedral/two_first_game",
    "red_cathedral/solo_won",
    "red_cathedral/contractors/archivists_3",
    "red_cathedral/contractors/drawn_guild",
)


@pytest.fixture
def run(tmp_path: Path) -> Run:
    return lambda work: with_service(f"sqlite:///{tmp_path / 'tables.sqlite3'}", work)


async def begun(service: TableService, spec: TableSpec) -> Sitting:
    keys = await service.create(spec)
    table = Sitting(service, await service.live(keys.table), {}, keys.spectator)
    assert keys.device is not None
    table.keys = {seat.seat: keys.device for seat in table.live.seats if seat.kind == m.DEVICE}
    await service.submit(table.live, table.seat(min(table.keys)), Start(id=fresh()))
    return table


async def companion(service: TableService, chance: str = "dealt", seats: int = 2, bot: str = "") -> Sitting:
    sitting = [SeatSpec("device")] * (seats - bool(bot)) + [SeatSpec("bot", bot=bot)] * bool(bot)
    return await begun(
        service, TableSpec(GAME, sitting, {"first_player": "1"}, seed=7, customs=Customs(chance=chance))
    )


async def do(table: Sitting, move: str, seat: int | None = None) -> None:
    command = Play(id=fresh(), seat=seat, move=move, follows=table.live.last)
    await table.service.submit(table.live, table.seat(min(table.keys)), command)


async def to_the_first_roll(table: Sitting) -> None:
    for _ in range(100):
        if table.live.entering:
            return
        await do(table, table.game.options()[0].text, table.asked)
    raise AssertionError("nothing was ever rolled")


async def read_again(table: Sitting) -> Live:
    """As another process reads it from the database."""
    store = Store(str(table.service.store.url).replace("+aiosqlite", ""))
    try:
        return await TableService(store).live(table.live.row.id)
    finally:
        await store.close()


@pytest.mark.parametrize("name", GOLDEN)
def test_entered_dice_and_draws_give_the_golden_record_again(name: str, run: Run) -> None:
    async def work(service: TableService) -> None:
        golden = nave.load_record(RECORDS / f"{name}.json")
        spec = TableSpec(golden.game, [SeatSpec("device")] * golden.seats, golden.settings)
        spec.seed, spec.customs = golden.seed, Customs(chance="entered")
        table = await begun(service, spec)
        for _ in range(len(golden.answers)):
            if table.game.over:
                break
            seat = 0 if table.live.entering else table.asked
            await do(table, golden.answers[table.live.count], seat)
        record = whole_record(table.live)
        assert record.answers == golden.answers
        assert record.result == golden.result
        assert record.meta["chance"] == "entered"
        again = await read_again(table)
        assert again.answers() == golden.answers
        assert again.row.status == m.OVER

    run(work)


def test_the_set_up_is_dealt_and_what_is_rolled_later_is_asked_of_the_table(run: Run) -> None:
    async def work(service: TableService) -> None:
        table = await companion(service)
        assert list(table.game.answers) == list(
            nave.new_game(GAME, seats=2, seed=7, settings={"first_player": "1"}).answers
        )
        await to_the_first_roll(table)
        state = table.live.state(table.seat(0), 0)
        assert state["entering"]
        assert [option["says"]["key"] for option in state["options"]] == ["drawn-roll"] * 6
        assert [option["says"]["value"] for option in state["options"]] == [1, 2, 3, 4, 5, 6]
        assert state["view"] is not None
        assert state["view"]["to_answer"] is None
        assert table.live.row.to_answer is None
        assert not table.live.state(table.spectator, None)["options"]
        again = await read_again(table)
        assert again.entering
        assert again.answers() == table.live.answers()

    run(work)


def test_a_set_up_as_it_lies_is_entered_from_the_first_piece_on(run: Run) -> None:
    async def work(service: TableService) -> None:
        table = await companion(service, "entered")
        assert table.live.entering
        assert table.live.count == 0
        await do(table, "lay resource_lumber")
        await do(table, "lay resource_gold")
        assert table.live.answers() == ["lay resource_lumber", "lay resource_gold"]
        # The last of eight tiles is the only one left: nobody has to enter it.
        for _ in range(5):
            await do(table, table.game.options()[0].text)
        assert table.live.count == 8
        assert table.game.options()[0].text.startswith("draw ")

    run(work)


def test_a_mistyped_die_is_taken_back_and_entered_anew(run: Run) -> None:
    async def work(service: TableService) -> None:
        table = await companion(service)
        await to_the_first_roll(table)
        before = table.live.answers()
        first, second = (table.game.options()[at].text for at in (0, 3))
        await do(table, first)
        assert table.live.can_undo(0)
        assert table.live.can_undo(1)
        await service.submit(table.live, table.seat(0), Undo(id=fresh()))
        assert table.live.answers() == before
        assert table.live.entering
        await do(table, second)
        assert table.live.answers()[: len(before) + 1] == [*before, second]
        assert (await read_again(table)).answers() == table.live.answers()

    run(work)


def test_everything_can_be_taken_back_but_the_set_up_that_was_dealt(run: Run) -> None:
    async def work(service: TableService) -> None:
        table = await companion(service)
        dealt = table.live.answers()
        assert not table.live.can_undo(0)
        with pytest.raises(Refused):
            await service.submit(table.live, table.seat(0), Undo(id=fresh()))
        await to_the_first_roll(table)
        await do(table, table.game.options()[2].text)
        for _ in range(200):
            if not table.live.can_undo(0):
                break
            await service.submit(table.live, table.seat(0), Undo(id=fresh()))
        assert table.live.answers() == dealt

    run(work)


def test_a_turn_is_begun_anew_with_its_dice(run: Run) -> None:
    async def work(service: TableService) -> None:
        table = await companion(service)
        await to_the_first_roll(table)
        begun = table.game.turn_starts[-1]
        before = table.live.answers()[:begun]
        await do(table, table.game.options()[2].text)
        assert table.game.turn_starts[-1] == begun
        await service.submit(table.live, table.seat(0), Restart(id=fresh()))
        assert table.live.answers() == before

    run(work)


def test_a_set_up_is_entered_anew_from_its_first_piece(run: Run) -> None:
    async def work(service: TableService) -> None:
        table = await companion(service, "entered")
        for _ in range(3):
            await do(table, table.game.options()[0].text)
        assert list(table.game.turn_starts) == []
        await service.submit(table.live, table.seat(0), Restart(id=fresh()))
        assert table.live.answers() == []

    run(work)


def test_a_bot_at_the_real_table_is_taken_back_with_what_it_followed(run: Run) -> None:
    async def work(service: TableService) -> None:
        table = await companion(service, bot=some_bot())
        for _ in range(300):
            if table.live.row.bot_due:
                break
            text = table.game.options()[-1].text
            await do(table, text)
        assert table.live.row.bot_due
        assert table.game.seat == 1
        assert next(table.live.deeds()) == table.live.count - 1

    run(work)


def test_only_what_can_be_rolled_is_entered_and_only_by_who_sits_there(run: Run) -> None:
    async def work(service: TableService) -> None:
        table = await companion(service)
        await to_the_first_roll(table)
        with pytest.raises(Illegal):
            await do(table, "first seat 1")
        command = Play(id=fresh(), move=table.game.options()[0].text)
        with pytest.raises(NotAllowed):
            await service.submit(table.live, table.spectator, command)
        assert table.live.game is not None
        assert table.live.game.seat == NATURE

    run(work)


def test_another_process_follows_what_is_entered(run: Run) -> None:
    async def work(service: TableService) -> None:
        table = await companion(service)
        await to_the_first_roll(table)
        store = Store(str(service.store.url).replace("+aiosqlite", ""))
        other = TableService(store)
        live = await other.live(table.live.row.id)
        for _ in range(12):
            await do(table, table.game.options()[-1].text, None if table.live.entering else table.asked)
            await other.refresh(live)
            assert live.answers() == table.live.answers()
            assert live.game is not None
            assert live.game.position() == table.game.position()
        await service.submit(table.live, table.seat(0), Undo(id=fresh()))
        await other.refresh(live)
        assert live.game is not None
        assert live.game.position() == table.game.position()
        await store.close()

    run(work)


def test_a_die_that_cannot_be_is_refused_and_not_worth_a_line(run: Run) -> None:
    async def work(service: TableService) -> None:
        table = await companion(service)
        await to_the_first_roll(table)
        before = table.live.last
        with pytest.raises(Illegal):
            await do(table, "first seat 1")
        assert table.live.last == before

    run(work)


def test_a_draw_refused_once_can_be_entered_again_by_the_same_submission(run: Run) -> None:
    async def work(service: TableService) -> None:
        table, seat, move = await at_a_secret_draw(service)
        held = next(
            f"draw contract {name}"
            for other in table.keys
            for name in table.game.view(other)["players"][other]["contracts"]
            if other != seat
        )
        again = Play(id=fresh(), seat=seat, move=held)
        for _ in range(2):
            with pytest.raises(Illegal):
                await service.submit(table.live, table.seat(seat), again)
        assert (await read_again(table)).entries[-1].kind == m.MISFIT
        count = table.live.count
        await service.submit(table.live, table.seat(seat), Play(id=fresh(), seat=seat, move=move))
        assert table.live.count > count

    run(work)


def contracts_known(table: Sitting, seat: int) -> set[str]:
    """What a seat may know of where contracts are, by its own view."""
    view = table.game.view(seat)
    known = {*view["players"][seat]["contracts"], *view["contracts"]["drawn"]}
    return {name for name in known | {one["contract"] for one in view["contracts"]["under"]} if name}


async def among_friends(service: TableService, golden: nave.Record) -> Sitting:
    """A companion table with a device for everybody."""
    spec = TableSpec(golden.game, [SeatSpec("open")] * golden.seats, golden.settings)
    spec.seed, spec.customs = golden.seed, Customs(chance="entered")
    made = await service.create(spec)
    table = Sitting(service, await service.live(made.table), dict(made.seats), made.spectator)
    for seat in table.keys:
        await service.submit(table.live, table.seat(seat), Join(id=fresh(), name="Ann"))
    await service.submit(table.live, table.seat(0), Start(id=fresh()))
    return table


async def at_a_secret_draw(service: TableService) -> tuple[Sitting, int, str]:
    """The table, who draws, and what was drawn, where another already holds something."""
    golden = nave.load_record(RECORDS / "red_cathedral/contractors/archivists_3.json")
    table = await among_friends(service, golden)
    for _ in range(len(golden.answers)):
        move = golden.answers[table.live.count]
        drawer = table.live.drawer
        if drawer is not None and any(
            table.game.view(seat)["players"][seat]["contracts"] for seat in table.keys if seat != drawer
        ):
            return table, drawer, move
        seat = drawer if drawer is not None else 0 if table.live.entering else table.asked
        await service.submit(table.live, table.seat(seat), Play(id=fresh(), seat=seat, move=move))
    raise AssertionError("nobody ever drew in secret")


def test_a_secret_draw_is_entered_by_who_sees_it_and_tells_nobody_what_others_hold(run: Run) -> None:
    async def work(service: TableService) -> None:
        golden = nave.load_record(RECORDS / "red_cathedral/contractors/archivists_3.json")
        table = await among_friends(service, golden)
        secret, tempting = 0, 0
        for _ in range(len(golden.answers)):
            if table.game.over:
                break
            move = golden.answers[table.live.count]
            seat = 0 if table.live.entering else table.asked
            if move.startswith("draw contract") and table.live.entering:
                state = table.game.state
                assert isinstance(state, State)
                seat = state.active
                secret += 1
                tempting += await check_secret_draw(table, seat, move)
            command = Play(id=fresh(), seat=seat, move=move, follows=table.live.last)
            await service.submit(table.live, table.seat(seat), command)
        assert whole_record(table.live).result == golden.result
        assert secret > 6
        assert tempting, "nobody ever held what another may think to draw"

    run(work)


async def check_secret_draw(table: Sitting, seat: int, move: str) -> int:
    other = 1 - seat
    mine, theirs = table.live.state(table.seat(seat), seat), table.live.state(table.seat(other), other)
    assert (
        msgspec.json.decode(msgspec.json.encode(table.live.packed(table.seat(other), other)))["options"] == []
    )
    assert (theirs["entering"], theirs["options"]) == (True, [])
    offered = {option["text"].removeprefix("draw contract ") for option in mine["options"]}
    assert offered == set(CONTRACTS) - contracts_known(table, seat)
    with pytest.raises(NotAllowed):
        await table.service.submit(table.live, table.seat(other), Play(id=fresh(), seat=other, move=move))
    # What another holds can be touched, is refused, and the refusal is the same for each.
    held = [f"draw contract {name}" for name in table.game.view(other)["players"][other]["contracts"]]
    said, before = set(), table.live.last
    for wrong in held:
        with pytest.raises(Illegal) as refused:
            await table.service.submit(table.live, table.seat(seat), Play(id=fresh(), seat=seat, move=wrong))
        said.add(str(refused.value))
    assert len(said) <= 1
    # Nobody asks so unseen: everybody is told each time, and not of which card.
    for looking in (other, None):
        told = table.live.items(before, looking)
        assert [(item["kind"], item["seat"]) for item in told] == [(m.MISFIT, seat)] * len(held)
        assert not any("text" in item or item.get("events") for item in told)
    return len(held)
