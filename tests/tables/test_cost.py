"""What an answer costs: things that are the same for several are worked out once."""

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import nave
from nave.api import known_games
from nave.kernel.game import Game
from nave.tables.commands import Play
from nave.tables.service import TableService
from tests.support.server import fresh
from tests.support.tables import opened, started, with_service


def test_all_who_look_at_a_table_where_nothing_is_hidden_share_one_view(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    honest, made = Game.view, Counter[int | None]()

    def view(game: Game, seat: int | None, *given: Any) -> Any:
        made[seat] += 1
        return honest(game, seat, *given)

    async def work(service: TableService) -> None:
        table = await started(service, "open", "open")
        holders = [table.seat(0), table.seat(1), table.spectator]
        expected = [honest(table.game, seat, table.live.names()) for seat in (0, 1, None)]
        await table.play()
        before = table.live.game
        monkeypatch.setattr(Game, "view", view)
        told = [table.live.state(holder, None)["view"] for holder in holders]
        assert table.live.game is before
        assert made.total() == 1
        monkeypatch.undo()
        assert told == [honest(table.game, seat, table.live.names()) for seat in (0, 1, None)]
        assert told != expected

    with_service(f"sqlite:///{tmp_path / 'tables.sqlite3'}", work)


def test_a_view_that_was_kept_is_not_shown_after_the_next_answer_or_name(tmp_path: Path) -> None:
    async def work(service: TableService) -> None:
        table = await opened(service, "device", "device")
        assert table.live.state(table.seat(0), None)["view"] is None
        table = await started(service, "open", "open")
        for _ in range(3):
            told = table.live.state(table.spectator, None)["view"]
            assert told == table.game.view(None, table.live.names())
            await table.play()
        table.live.seats[0].name = "Zoe"
        assert table.live.state(table.spectator, None)["view"] == table.game.view(None, table.live.names())

    with_service(f"sqlite:///{tmp_path / 'tables.sqlite3'}", work)


@pytest.mark.parametrize("game", list(known_games()))
def test_an_option_is_tried_once_for_all_that_is_told_of_it(game: str) -> None:
    running = nave.new_game(game, seats=2, seed=3)
    options = running.options()
    for option in options:
        moment = option._moment
        assert moment is not None
        first = moment.tried(option.move)
        told = running.offered(option)
        assert moment.tried(option.move) is first
        assert told["effect"] == [event.to_data() for event in option.effect]


def test_an_answer_does_not_read_out_the_whole_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(service: TableService) -> None:
        table = await started(service, "open", "open")
        for _ in range(40):
            await table.play()
        catalogue = type(table.game.rules.catalogue)
        honest, read = catalogue.text, Counter[str]()

        def text(self: Any, move: int) -> str:
            read["moves"] += 1
            return honest(self, move)

        monkeypatch.setattr(catalogue, "text", text)
        move, count = table.game.legal_moves[0], table.game.count
        options = len(table.game.legal_moves)
        await service.submit(
            table.live,
            table.seat(table.asked),
            Play(id=fresh(), move=honest(table.game.rules.catalogue, move), follows=table.live.last),
        )
        assert read["moves"] <= options + table.game.count - count < count

    with_service(f"sqlite:///{tmp_path / 'tables.sqlite3'}", work)


def test_players_are_named_once_for_all_who_are_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    honest, asked = Game.names, Counter[str]()

    def names(game: Game, language: str = "en") -> list[str]:
        asked[language] += 1
        return honest(game, language)

    async def work(service: TableService) -> None:
        table = await started(service, "open", "open")
        await table.play()
        monkeypatch.setattr(Game, "names", names)
        for holder in (table.seat(0), table.seat(1), table.spectator):
            table.live.packed(holder, None)
            table.live.past(0, None)
        assert asked["en"] == 1
        table.live.seats[0].name = "Zoe"
        assert table.live.names()[0] == "Zoe"

    with_service(f"sqlite:///{tmp_path / 'tables.sqlite3'}", work)
