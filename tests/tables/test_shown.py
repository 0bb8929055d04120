"""What is sent to listeners is what the table says, although most of it is encoded once for all of them."""

import random

import msgspec
import pytest

from nave.tables.commands import Play, Start
from nave.tables.model import SeatSpec, TableSpec
from nave.tables.secrets import digest
from nave.tables.service import TableService
from tests.support.tables import with_service

# One game that hides nothing, one whose hands are secret, one with a jester's colour.
GAMES: list[tuple[str, dict[str, str]]] = [
    ("red_cathedral", {}),
    ("red_cathedral", {"module": "on", "guild": "archivists"}),
    ("basilica", {"festum_fatuorum": "on"}),
]


@pytest.mark.parametrize(("game", "settings"), GAMES)
def test_a_packed_state_is_the_state_byte_for_byte(
    game: str, settings: dict[str, str], database: str
) -> None:
    async def work(service: TableService) -> None:
        seats = [SeatSpec("device"), SeatSpec("device")]
        keys = await service.create(TableSpec(game, seats, settings, seed=4, listed=True))
        live, holder = await service.who(keys.table, keys.device)
        spectator = live.holder(digest(keys.spectator))
        assert spectator is not None
        for who, seat in ((holder, 0), (spectator, None)):  # before the beginning
            assert msgspec.json.encode(live.packed(who, seat)) == msgspec.json.encode(live.state(who, seat))
        await service.submit(live, holder, Start(id="start"))
        rng = random.Random(4)
        for number in range(40):
            assert live.game is not None
            move = rng.choice(live.game.legal_moves.texts)
            play = Play(id=str(number), seat=live.game.seat, follows=live.last, move=move)
            await service.submit(live, holder, play)
            for who, seat in ((holder, 0), (holder, 1), (spectator, None)):
                assert msgspec.json.encode(live.packed(who, seat)) == msgspec.json.encode(
                    live.state(who, seat)
                )

    with_service(database, work)


def test_an_event_is_put_into_words_once_for_all_who_may_know_the_same(database: str) -> None:
    async def work(service: TableService) -> None:
        seats = [SeatSpec("device"), SeatSpec("device")]
        keys = await service.create(TableSpec("red_cathedral", seats, {}, seed=4, listed=True))
        live, holder = await service.who(keys.table, keys.device)
        await service.submit(live, holder, Start(id="start"))
        first, second = live.items(0, 0), live.items(0, 1)
        told = [event for item in first for event in item.get("events", [])]
        again = [event for item in second for event in item.get("events", [])]
        assert told
        assert all(one is other for one, other in zip(told, again, strict=True))

    with_service(database, work)
