"""Asking a bot without trusting it: whatever it does, the game gets a legal answer and goes on."""

import copy
import random
import threading
from collections.abc import Sequence
from typing import Final, TypedDict

from nave.bots.apprentice import Apprentice
from nave.bots.base import Bot, Budget, View
from nave.bots.mason import Mason
from nave.bots.random_bot import RandomBot
from nave.kernel.game import Game, Option
from nave.kernel.language import DEFAULT, words_of
from nave.kernel.said import Said

# A bot that obeys its limit in seconds may still be a little late: starting up, a busy machine.
GRACE: Final = 1.0
# Without a limit in seconds a bot is given up after this long; far beyond any sensible thinking.
PATIENCE: Final = 60.0
# These leave their view as it is.
KNOWN: Final = (RandomBot, Apprentice, Mason)
# Where a record notes answers that were not the bot's own.
REPLACED: Final = "replaced"
WORDS_IN: Final = ("nave.bots",)


class Replacement(TypedDict):
    """What a record notes of an answer that was not the bot's own."""

    answer: int
    seat: int
    bot: str
    kind: str
    text: str


class Trouble:
    """Why a bot's answer was replaced: `kind` is crash, illegal or overrun.

    `why` names it more closely (`trouble-<why>` in the language files), with the arguments of its message.
    """

    def __init__(self, bot: str, kind: str, why: str, **args: str) -> None:
        self.bot = bot
        self.kind = kind
        self.noted = Said(f"trouble-{why}", **args)
        self.said = Said(f"replaced-{why}", bot=bot, **args)

    @property
    def text(self) -> str:
        """What went wrong, as a record notes it."""
        return words_of(WORDS_IN).say(self.noted)

    def say(self, names: Sequence[str] = (), language: str = DEFAULT) -> str:
        """For people: which bot it was, what went wrong, and who answered for it."""
        return words_of(WORDS_IN, language).say(self.said, names)

    def __str__(self) -> str:
        return self.say()


class Attempt(threading.Thread):
    """One call of a bot, beside the game, so that it can be left behind."""

    def __init__(
        self, bot: Bot, view: View, options: list[Option], rng: random.Random, budget: Budget
    ) -> None:
        super().__init__(daemon=True)
        self.bot = bot
        self.view = view
        self.options = options
        self.rng = rng
        self.budget = budget
        self.answer: object = None
        self.error: BaseException | None = None

    def run(self) -> None:
        try:
            self.answer = self.bot.choose(self.view, self.options, self.rng, self.budget)
        except BaseException as error:
            self.error = error


class SafeBot(Bot):
    """Asks the bot inside; if that fails, the apprentice answers and `trouble` says why."""

    def __init__(self, bot: Bot, patience: float = PATIENCE) -> None:
        self.bot = bot
        self.name = bot.name
        self.patience = patience
        self.trouble: Trouble | None = None
        self._late: Attempt | None = None

    def choose(self, view: View, options: list[Option], rng: random.Random, budget: Budget) -> Option:
        # Drawn first, so that the replacement is the same whatever the bot did with `rng`.
        spare = random.Random(rng.getrandbits(64))
        self.trouble = None
        by_move = {option.move: option for option in options}
        answer = self._attempt(view, options, rng, budget)
        if self.trouble is None:
            move = answer.move if isinstance(answer, Option) else None
            if move in by_move:
                return by_move[move]
            given = answer.text if isinstance(answer, Option) else repr(answer)[:80]
            self.trouble = Trouble(self.name, "illegal", "illegal", answer=repr(given))
        return Apprentice().choose(view, options, spare, budget)

    def _attempt(self, view: View, options: list[Option], rng: random.Random, budget: Budget) -> object:
        limit = self.patience if budget.seconds is None else min(self.patience, budget.seconds + GRACE)
        if self._late is not None:
            if self._late.is_alive():
                self.trouble = Trouble(self.name, "overrun", "busy")
                return None
            self._late = None
        # A copy: what a stranger changes in its view must not reach whoever answers next.
        seen = view if type(self.bot) in KNOWN else copy.deepcopy(view)
        attempt = Attempt(self.bot, seen, list(options), rng, budget)
        attempt.start()
        attempt.join(limit)
        if attempt.is_alive():
            self._late = attempt
            self.trouble = Trouble(self.name, "overrun", "late", seconds=f"{limit:g}")
        elif attempt.error is not None:
            error = attempt.error
            known = {"error": type(error).__name__, "message": str(error)}
            self.trouble = Trouble(self.name, "crash", "crash", **known)
        return attempt.answer


def rng_for(game: Game, seat: int) -> random.Random:
    """From seed and place in the game alone, so that a resumed game goes on as it would have."""
    return rng_at(game.seed, seat, len(game.answers))


def rng_at(seed: int, seat: int, answers: int) -> random.Random:
    """What a seat draws from after so many answers, nature's included."""
    return random.Random(f"{seed}/{seat}/{answers}")


def ask(game: Game, bot: SafeBot, budget: Budget) -> Option:
    """The bot's answer to the open question; if it had to be replaced, the record's meta notes it."""
    seat = game.seat
    if seat is None:
        raise ValueError("the game is over; nobody is asked")
    option = bot.choose(game.view(seat), game.options(), rng_for(game, seat), budget)
    trouble = bot.trouble
    if trouble is not None:
        note = Replacement(
            answer=len(game.answers), seat=seat, bot=trouble.bot, kind=trouble.kind, text=trouble.text
        )
        # A new list: copies of the game share the old one.
        game.meta[REPLACED] = [*game.meta.get(REPLACED, []), note]
    return option
