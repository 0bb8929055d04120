"""The full-screen table under test: started, driven by keys, read."""

import asyncio
from collections.abc import Awaitable, Callable

from textual.pilot import Pilot
from textual.widgets import Static

import nave
from nave.cli.draw import drawing_of
from nave.cli.session import HUMAN, Session, begin
from nave.cli.table_app import TableApp
from tests.support.play import GAME

KEYS = {" ": "space", ".": "full_stop", "_": "underscore", "+": "plus"}
Script = Callable[[TableApp, Pilot[None]], Awaitable[None]]


def started(players: list[str] | None = None, seed: int = 42) -> Session:
    seated = players or [HUMAN, HUMAN]
    first = {"first_player": "1"} if len(seated) > 1 else None
    return begin(nave.new_game(GAME, seats=len(seated), seed=seed, settings=first), seated)


def at_table(session: Session, script: Script, size: tuple[int, int] = (120, 40)) -> None:
    game = session.game

    async def play() -> None:
        app = TableApp(session, drawing_of(game))
        async with app.run_test(size=size) as pilot:
            await settled(app, pilot)
            await script(app, pilot)

    asyncio.run(play())


async def settled(app: TableApp, pilot: Pilot[None]) -> None:
    """Until bots have answered and the screen shows it."""
    await app.workers.wait_for_complete()
    await pilot.pause()


async def press(app: TableApp, pilot: Pilot[None], *keys: str) -> None:
    await pilot.press(*keys)
    await settled(app, pilot)


async def write(app: TableApp, pilot: Pilot[None], words: str) -> None:
    await press(app, pilot, *[KEYS.get(letter, letter) for letter in words])


def text_of(app: TableApp, selector: str) -> str:
    return str(app.screen.query_one(selector, Static).render())


def answers(session: Session) -> list[str]:
    return list(session.game.answers)
