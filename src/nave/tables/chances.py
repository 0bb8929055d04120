"""Chances to win of a running game, for those who look on: worked out outside the loop, once for each moment.

A worker gets the view of whoever asks and nothing else, so what is told cannot depend on what was hidden.
"""

import asyncio
from collections import OrderedDict
from typing import Any, Final

from nave.judge.live import Standing, standing_of
from nave.kernel.said import Said
from nave.kernel.types import View
from nave.tables.errors import Busy, NotAllowed, Refused
from nave.tables.live import Live
from nave.tables.model import Holder
from nave.tables.plans import running
from nave.tables.queue import ALONE
from nave.tables.workers import BotFailed, BotWorkers, Job

# Moments that are remembered; those that wait, in all and of one asker.
KEPT: Final = 512
MOST_WAITING: Final = 32
MOST_OF_ONE: Final = 4
# So long a moment may take; most take a tenth of a second.
SECONDS: Final = 20.0
# Chances add up to 1, roundings aside.
NEAR: Final = 0.01

# Table, number of the last move, the seat whose view it is (None: what everybody knows).
Moment = tuple[str, int, int | None]


class ChanceJob(Job):
    """How a game stands in the eyes of one who looks at it."""

    def __init__(self, view: View) -> None:
        super().__init__("judge", view, [], 0, SECONDS)

    def think(self) -> Any:
        return standing_of(self.view)

    def checked(self, answer: Any) -> Standing:
        if not isinstance(answer, Standing) or not sensible(answer.wins):
            raise BotFailed(Said("bot-other-options"))
        return answer


def sensible(wins: list[float]) -> bool:
    """Everybody's chances add up to 1; of one alone the rest is the automaton's."""
    total = sum(wins)
    return 0.0 <= total <= 1.0 + NEAR if len(wins) == 1 else abs(total - 1.0) <= NEAR


class Chances:
    """A moment is thought over once, however many look at it."""

    def __init__(self, workers: BotWorkers) -> None:
        self.workers = workers
        self._kept: OrderedDict[Moment, asyncio.Future[Standing]] = OrderedDict()

    async def of(self, live: Live, holder: Holder, owner: str) -> tuple[int, Standing]:
        """The number of the last move, and how the game stands after it as the holder may know it."""
        game = running(live)
        if not live.may_know_chances(holder):
            raise NotAllowed(Said("refused-chances"))
        # A device for several seats is looked at by all of them: it tells what everybody knows.
        looking = holder.seats[0] if len(holder.seats) == 1 else None
        moment = (live.row.id, live.moved, looking)
        known = self._kept.get(moment)
        if known is None:
            full = self.workers.waiting(ALONE) >= MOST_WAITING
            if full or self.workers.waiting_of(ALONE, owner) >= MOST_OF_ONE:
                raise Busy(Said("refused-judge-busy"), retry_after=2)
            # Whoever tries a turn or a puzzle comes first.
            known = asyncio.ensure_future(self.workers.ask(ChanceJob(game.view(looking)), owner, ALONE))
            self._keep(moment, known)
        try:
            return moment[1], await asyncio.shield(known)
        except BotFailed as error:
            raise Refused(Said("refused-verdict", error=error)) from None

    def _keep(self, moment: Moment, thought: "asyncio.Future[Standing]") -> None:
        self._kept[moment] = thought
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        # What failed may be asked again.
        thought.add_done_callback(lambda done: self._forget_failure(moment, done))

    def _forget_failure(self, moment: Moment, done: "asyncio.Future[Standing]") -> None:
        if done.cancelled() or done.exception() is not None:
            self._kept.pop(moment, None)
