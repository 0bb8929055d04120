"""Opponents. Built-in ones are registered here; others come from packages with an entry point `nave.bots`."""

from collections.abc import Mapping
from importlib.metadata import EntryPoint, entry_points
from typing import Final

from nave.bots.apprentice import Apprentice
from nave.bots.architect import Architect
from nave.bots.base import Bot, Budget
from nave.bots.journeyman import Journeyman
from nave.bots.mason import Builder, FirstMason, Mason, Spoiler, Trader
from nave.bots.random_bot import RandomBot
from nave.kernel.errors import BadInput
from nave.kernel.language import Each
from nave.kernel.said import Said

GROUP: Final = "nave.bots"
WORDS_IN: Final = ("nave.bots",)
# Frozen bots that others are measured against.
YARDSTICKS: Final = ("mason-1",)


def built_in() -> dict[str, type[Bot]]:
    return {
        "random": RandomBot,
        "apprentice": Apprentice,
        "journeyman": Journeyman,
        "mason": Mason,
        "architect": Architect,
        "builder": Builder,
        "trader": Trader,
        "spoiler": Spoiler,
        "mason-1": FirstMason,
    }


def plug_ins() -> dict[str, EntryPoint]:
    """Bots of other packages by name, not loaded yet. A built-in name stays with the built-in bot."""
    own = built_in()
    return {point.name: point for point in entry_points(group=GROUP) if point.name not in own}


def bots() -> list[str]:
    """The names of all bots people play with, built-in ones first."""
    return [*(name for name in built_in() if name not in YARDSTICKS), *sorted(plug_ins())]


def make_bot(name: str) -> Bot:
    """The bot of that name; numbers may follow it, `mason:nodes=2000`, several with further colons."""
    plain, *settings = name.split(":")
    own = built_in()
    bot: Bot = own[plain]() if plain in own else plugged_in(plain)
    if settings:
        bot.given = read_parameters(plain, getattr(bot, "parameters", {}), settings)
    bot.name = name
    return bot


def plugged_in(name: str) -> Bot:
    found = plug_ins().get(name)
    if found is None:
        raise BadInput(Said("no-bot", bot=repr(name), known=Each(bots())), WORDS_IN)
    # Whatever goes wrong in there is the other package's doing and is told with its name.
    try:
        bot = found.load()()
    except Exception as error:
        known = {"error": type(error).__name__, "message": str(error)}
        raise BadInput(Said("bot-fails", bot=repr(name), of=found.value, **known), WORDS_IN) from error
    if not callable(getattr(bot, "choose", None)):
        raise BadInput(Said("bot-is-none", of=found.value), WORDS_IN)
    made: Bot = bot
    return made


def read_parameters(bot: str, known: Mapping[str, tuple[int, int]], settings: list[str]) -> dict[str, int]:
    """Numbers by name, each within its limits and named once."""
    found: dict[str, int] = {}
    for setting in settings:
        name, _, text = setting.partition("=")
        if name not in known:
            said = Said("no-parameter", bot=bot, parameter=name, known=Each(known), count=len(known))
            raise BadInput(said, WORDS_IN)
        least, most = known[name]
        if not text.isdecimal() or not least <= int(text) <= most or name in found:
            limits = {"parameter": name, "least": least, "most": most}
            raise BadInput(Said("bad-parameter", given=setting, bot=bot, **limits), WORDS_IN)
        found[name] = int(text)
    return found


__all__ = ["Apprentice", "Architect", "Bot", "Budget", "Journeyman", "Mason", "RandomBot", "bots", "make_bot"]
