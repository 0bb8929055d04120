"""Opponents. Built-in ones are registered here; others come from packages with an entry point `nave.bots`."""

from importlib.metadata import EntryPoint, entry_points
from typing import Final

from nave.bots.apprentice import Apprentice
from nave.bots.base import Bot, Budget
from nave.bots.mason import Mason
from nave.bots.random_bot import RandomBot
from nave.kernel.errors import BadInput

GROUP: Final = "nave.bots"


def built_in() -> dict[str, type[Bot]]:
    return {"random": RandomBot, "apprentice": Apprentice, "mason": Mason}


def plug_ins() -> dict[str, EntryPoint]:
    """Bots of other packages by name, not loaded yet. A built-in name stays with the built-in bot."""
    own = built_in()
    return {point.name: point for point in entry_points(group=GROUP) if point.name not in own}


def bots() -> list[str]:
    """The names of all bots, built-in ones first."""
    return [*built_in(), *sorted(plug_ins())]


def make_bot(name: str) -> Bot:
    own = built_in()
    if name in own:
        return own[name]()
    found = plug_ins().get(name)
    if found is None:
        raise BadInput(f"there is no bot {name!r}; bots: {', '.join(bots())}")
    # Whatever goes wrong in there is the other package's doing and is told with its name.
    try:
        bot = found.load()()
    except Exception as error:
        raise BadInput(
            f"the bot {name!r} of {found.value} cannot be made: {type(error).__name__}: {error}"
        ) from error
    if not callable(getattr(bot, "choose", None)):
        raise BadInput(f"{found.value} is no bot: it lacks the method choose(view, options, rng, budget)")
    bot.name = name
    made: Bot = bot
    return made


__all__ = ["Apprentice", "Bot", "Budget", "Mason", "RandomBot", "bots", "make_bot"]
