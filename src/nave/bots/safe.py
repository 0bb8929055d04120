"""Asking a bot without trusting it: whatever it does, the game gets a legal answer and goes on."""

import copy
import random
import threading
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple, TypedDict

from nave.bots.apprentice import Apprentice
from nave.bots.architect import Architect
from nave.bots.base import Bot, Budget
from nave.bots.journeyman import Journeyman
from nave.bots.mason import Builder, FirstMason, Mason, Spoiler, Trader
from nave.bots.random_bot import RandomBot
from nave.kernel.game import Game, Option
from nave.kernel.language import DEFAULT, words_of
from nave.kernel.said import Said
from nave.kernel.types import View

# A bot that obeys its limit in seconds may still be a little late: starting up, a busy machine.
GRACE: Final = 1.0
# Without a limit in seconds a bot is given up after this long; far beyond any sensible thinking.
PATIENCE: Final = 60.0
# These leave their view as it is and obey their budget, so nobody has to watch them from beside.
KNOWN: Final = (RandomBot, Apprentice, Journeyman, Mason, Architect, Builder, Trader, Spoiler, FirstMason)
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
            self.answer = line_of(self.bot, self.view, self.options, self.rng, self.budget)
        except BaseException as error:
            self.error = error


def line_of(bot: Bot, view: View, options: list[Option], rng: random.Random, budget: Budget) -> object:
    """What the bot names: a line of answers, or one if it plans no turns (a stranger need not know how)."""
    plans = getattr(type(bot), "choose_turn", Bot.choose_turn) is not Bot.choose_turn
    plan: Callable[..., object] = bot.choose_turn if plans else bot.choose
    return plan(view, options, rng, budget)


class Place(NamedTuple):
    """Where in which game a bot is asked."""

    seed: int
    seat: int
    # So many answers were given before, nature's included.
    answers: int


class SafeBot(Bot):
    """Asks the bot inside; if that fails, the apprentice answers and `trouble` says why.

    A line of answers is followed as long as nothing else is answered in between.
    """

    def __init__(self, bot: Bot, patience: float = PATIENCE) -> None:
        self.bot = bot
        self.name = bot.name
        self.patience = patience
        self.trouble: Trouble | None = None
        self._late: Attempt | None = None
        # What is left of a line, and where its next answer is due.
        self._line: list[int] = []
        self._due: Place | None = None

    def choose(self, view: View, options: list[Option], rng: random.Random, budget: Budget) -> Option:
        line = self.choose_turn(view, options, rng, budget)
        return next(option for option in options if option.move == line[0])

    def choose_turn(self, view: View, options: list[Option], rng: random.Random, budget: Budget) -> list[int]:
        # Drawn first, so that the replacement is the same whatever the bot did with `rng`.
        spare = random.Random(rng.getrandbits(64))
        self.trouble = None
        found = self._attempt(view, options, rng, budget)
        if self.trouble is None:
            line = [found.move] if isinstance(found, Option) else found
            if isinstance(line, list) and line and line[0] in {option.move for option in options}:
                return line
            given = found.text if isinstance(found, Option) else repr(found)[:80]
            self.trouble = Trouble(self.name, "illegal", "illegal", answer=repr(given))
        return [Apprentice().choose(view, options, spare, budget).move]

    def kept(self, place: Place, options: list[Option]) -> Option | None:
        """The next answer of the line, if it is due here and legal."""
        if not self._line or self._due != place:
            return None
        self.trouble = None
        move = self._line.pop(0)
        self._due = place._replace(answers=place.answers + 1)
        found = next((option for option in options if option.move == move), None)
        if found is None:
            self._line = []
        return found

    def answer(
        self, place: Place, view: View, options: list[Option], rng: random.Random, budget: Budget
    ) -> Option:
        """The first answer of a new line; the others are kept."""
        line = self.choose_turn(view, options, rng, budget)
        self._line = line[1:]
        self._due = place._replace(answers=place.answers + 1)
        return next(option for option in options if option.move == line[0])

    def unseen(self, moves: list[int], rng: random.Random) -> int | None:
        """The answer of a bot that looks at nothing but how many there are, as `answer` draws it.

        None for all other bots: they need a view.
        """
        if type(self.bot) is not RandomBot:
            return None
        rng.getrandbits(64)
        return rng.choice(moves)

    def _attempt(self, view: View, options: list[Option], rng: random.Random, budget: Budget) -> object:
        if type(self.bot) in KNOWN:  # without a thread: an answer at random costs less than one
            try:
                return line_of(self.bot, view, list(options), rng, budget)
            except Exception as error:
                self.trouble = crashed(self.name, error)
                return None
        limit = self.patience if budget.seconds is None else min(self.patience, budget.seconds + GRACE)
        if self._late is not None:
            if self._late.is_alive():
                self.trouble = Trouble(self.name, "overrun", "busy")
                return None
            self._late = None
        # A copy: what a stranger changes in its view must not reach whoever answers next.
        attempt = Attempt(self.bot, copy.deepcopy(view), list(options), rng, budget)
        attempt.start()
        attempt.join(limit)
        if attempt.is_alive():
            self._late = attempt
            self.trouble = Trouble(self.name, "overrun", "late", seconds=f"{limit:g}")
        elif attempt.error is not None:
            self.trouble = crashed(self.name, attempt.error)
        return attempt.answer


def crashed(bot: str, error: BaseException) -> Trouble:
    return Trouble(bot, "crash", "crash", error=type(error).__name__, message=str(error))


def rng_for(game: Game, seat: int) -> random.Random:
    """From seed and place in the game alone, so that a resumed game goes on as it would have."""
    return rng_at(game.seed, seat, game.count)


def rng_at(seed: int, seat: int, answers: int) -> random.Random:
    """What a seat draws from after so many answers, nature's included."""
    return random.Random(f"{seed}/{seat}/{answers}")


def ask(game: Game, bot: SafeBot, budget: Budget) -> Option:
    """The bot's answer to the open question; if it had to be replaced, the record's meta notes it."""
    seat = game.seat
    if seat is None:
        raise ValueError("the game is over; nobody is asked")
    place, options = Place(game.seed, seat, game.count), game.options()
    option = bot.kept(place, options)
    if option is None:
        option = bot.answer(place, game.view(seat), options, rng_for(game, seat), budget)
    trouble = bot.trouble
    if trouble is not None:
        note = Replacement(
            answer=game.count, seat=seat, bot=trouble.bot, kind=trouble.kind, text=trouble.text
        )
        # A new list: copies of the game share the old one.
        game.meta[REPLACED] = [*game.meta.get(REPLACED, []), note]
    return option
