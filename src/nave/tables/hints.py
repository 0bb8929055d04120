"""Hints for people: what the strongest bot thinks of the options, worked out in the bots' processes."""

import asyncio
from collections import OrderedDict
from typing import Final

from nave.bots.explain import Estimate
from nave.kernel.said import Said
from nave.tables.errors import Busy, NotAllowed, Refused
from nave.tables.live import Live
from nave.tables.plans import not_your_turn, running
from nave.tables.queue import ASKED
from nave.tables.secrets import bot_seed
from nave.tables.workers import BotFailed, BotWorkers, HintJob

KEPT: Final = 256
# Bots at the tables and hints are served in turn; of hints no more than so many wait, in all and for the
# tables of one maker.
MOST_WAITING: Final = 64
MOST_OF_ONE: Final = 8

Thought = asyncio.Future[list[Estimate]]


class Hints:
    """A question is thought over once, however often people ask."""

    def __init__(self, workers: BotWorkers, budget: float) -> None:
        self.workers = workers
        self.budget = budget
        self._kept: OrderedDict[tuple[str, int], Thought] = OrderedDict()

    async def hint(self, live: Live, seat: int) -> list[Estimate]:
        """What the strongest bot thinks of the options, the best first, before it is put into words."""
        game = running(live)
        if game.seat != seat:
            # The estimates could tell what only the seat to answer may know.
            raise NotAllowed(not_your_turn(game, seat))
        known = self._kept.get((live.row.id, live.moved))
        if known is None:
            owner = live.row.made_by or live.row.id
            full = self.workers.waiting(ASKED) >= MOST_WAITING
            if full or self.workers.waiting_of(ASKED, owner) >= MOST_OF_ONE:
                raise Busy(Said("refused-bots-busy"), retry_after=2)
            seed = bot_seed(live.row.secret, live.count)
            job = HintJob("hint", game.view(seat), game.options(), seed, self.budget)
            known = asyncio.ensure_future(self.workers.ask(job, owner, ASKED))
            self._keep((live.row.id, live.moved), known)
        try:
            return await asyncio.shield(known)
        except BotFailed as error:
            raise Refused(Said("refused-hint", error=error)) from None

    def _keep(self, question: tuple[str, int], thought: Thought) -> None:
        self._kept[question] = thought
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        # What failed may be asked again.
        thought.add_done_callback(lambda done: self._forget_failure(question, done))

    def _forget_failure(self, question: tuple[str, int], done: Thought) -> None:
        if done.cancelled() or done.exception() is not None:
            self._kept.pop(question, None)
