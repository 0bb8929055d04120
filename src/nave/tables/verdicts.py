"""Single lines judged while somebody waits, in a process of their own: tables and whole games do not wait."""

from typing import Any, Final

from nave.judge import Stretch
from nave.judge.line import Again, Tried, judged_at, tried_again
from nave.judge.puzzle import Puzzle, tried
from nave.kernel.record import Record
from nave.kernel.said import Said
from nave.tables.errors import Busy, Refused
from nave.tables.queue import ASKED
from nave.tables.workers import BotFailed, BotWorkers, Job

# Lines that may wait: in all, and of one asker.
MOST_WAITING: Final = 32
MOST_OF_ONE: Final = 4
# So long a line may take; most take a tenth of a second.
SECONDS: Final = 60.0


class PuzzleJob(Job):
    """An attempt at a puzzle, compared with its solution."""

    def __init__(self, puzzle: Puzzle, answers: list[str]) -> None:
        super().__init__("judge", {}, [], 0, SECONDS)
        self.puzzle = puzzle
        self.answers = answers

    def think(self) -> Any:
        return tried(self.puzzle, self.answers)

    def checked(self, answer: Any) -> Tried:
        assert isinstance(answer, Tried)
        return answer


class AgainJob(Job):
    """A turn of a game played again."""

    def __init__(self, record: Record, first: int, answers: list[str]) -> None:
        super().__init__("judge", {}, [], 0, SECONDS)
        self.record = record
        self.first = first
        self.answers = answers

    def think(self) -> Any:
        return tried_again(self.record, self.first, self.answers)

    def checked(self, answer: Any) -> Again:
        assert isinstance(answer, Again)
        return answer


class MomentJob(Job):
    """What would have been best at a moment of a game."""

    def __init__(self, record: Record, at: int) -> None:
        super().__init__("judge", {}, [], 0, SECONDS)
        self.record = record
        self.at = at

    def think(self) -> Any:
        return judged_at(self.record, self.at)

    def checked(self, answer: Any) -> Stretch:
        assert isinstance(answer, Stretch)
        return answer


class Verdicts:
    def __init__(self) -> None:
        self.workers = BotWorkers(1)

    async def of_puzzle(self, owner: str, puzzle: Puzzle, answers: list[str]) -> Tried:
        found: Tried = await self._ask(owner, PuzzleJob(puzzle, answers))
        return found

    async def of_turn(self, owner: str, record: Record, first: int, answers: list[str]) -> Again:
        found: Again = await self._ask(owner, AgainJob(record, first, answers))
        return found

    async def of_moment(self, owner: str, record: Record, at: int) -> Stretch:
        found: Stretch = await self._ask(owner, MomentJob(record, at))
        return found

    async def _ask(self, owner: str, job: Job) -> Any:
        """Raises Busy where too many wait, Refused if the judge failed."""
        waiting = self.workers
        if waiting.waiting(ASKED) >= MOST_WAITING or waiting.waiting_of(ASKED, owner) >= MOST_OF_ONE:
            raise Busy(Said("refused-judge-busy"), retry_after=2)
        try:
            return await waiting.ask(job, owner, ASKED)
        except BotFailed as error:
            raise Refused(Said("refused-verdict", error=error)) from None

    async def close(self) -> None:
        await self.workers.close()
