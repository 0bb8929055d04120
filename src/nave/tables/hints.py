"""Hints for people: what the strongest bot thinks of the options, worked out in the bots' processes."""

import asyncio
from collections import OrderedDict
from typing import Any, Final

from nave.tables.errors import Busy, NotAllowed, Refused
from nave.tables.live import Live
from nave.tables.plans import running
from nave.tables.secrets import bot_seed
from nave.tables.workers import BotFailed, BotWorkers, HintJob

KEPT: Final = 256
# With so many questions waiting for a worker the bots at the tables come first.
MOST_WAITING: Final = 8

Thought = asyncio.Future[list[dict[str, Any]]]


class Hints:
    """A question is thought over once, however often people ask."""

    def __init__(self, workers: BotWorkers, budget: float) -> None:
        self.workers = workers
        self.budget = budget
        self._kept: OrderedDict[tuple[str, int], Thought] = OrderedDict()

    async def hint(self, live: Live, seat: int) -> list[dict[str, Any]]:
        game = running(live)
        if game.seat != seat:
            # The estimates could tell what only the seat to answer may know.
            raise NotAllowed(f"seat {game.seat} must answer now, not seat {seat}")
        known = self._kept.get((live.row.id, live.moved))
        if known is None:
            if self.workers.waiting >= MOST_WAITING:
                raise Busy("the bots are busy; try again in a moment", retry_after=2)
            seed = bot_seed(live.row.secret, live.count)
            job = HintJob("hint", game.view(seat), game.options(), seed, self.budget)
            known = asyncio.ensure_future(self.workers.ask(job))
            self._keep((live.row.id, live.moved), known)
        try:
            return await asyncio.shield(known)
        except BotFailed as error:
            raise Refused(f"there is no hint now: {error}") from None

    def _keep(self, question: tuple[str, int], thought: Thought) -> None:
        self._kept[question] = thought
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        # What failed may be asked again.
        thought.add_done_callback(lambda done: self._forget_failure(question, done))

    def _forget_failure(self, question: tuple[str, int], done: Thought) -> None:
        if done.cancelled() or done.exception() is not None:
            self._kept.pop(question, None)
