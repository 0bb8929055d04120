"""How strong the bots are in a game: ratings from games among themselves, and what that is like, in words."""

import tomllib
from functools import lru_cache
from importlib.resources import files
from typing import Final, NamedTuple, TypedDict

from nave.bots import bots
from nave.bots.minds import mind_of
from nave.kernel import plugins
from nave.kernel.language import DEFAULT, words_of
from nave.kernel.said import Said

# Beside the weights of a game's mind.
FILE: Final = "strength.toml"
WORDS_IN: Final = ("nave.bots",)
# From which rating on a bot plays like whom (`strength-<step>` in the language files). The ratings are
# measured; what people play like after so many games is a guess.
STEPS: Final = ((1650, "studied"), (1400, "twentieth"), (1150, "fifth"), (850, "first"))
LOWEST: Final = "guest"


class StrengthData(TypedDict):
    # 400 points more are ten wins to one; the apprentice has 1000.
    rating: int
    # "plays like somebody at the fifth game"
    text: str


class Strength(NamedTuple):
    rating: int

    @property
    def said(self) -> Said:
        step = next((name for least, name in STEPS if self.rating >= least), LOWEST)
        return Said(f"strength-{step}")

    def to_data(self, language: str = DEFAULT) -> StrengthData:
        return {"rating": self.rating, "text": words_of(WORDS_IN, language).say(self.said)}


@lru_cache(maxsize=16)
def strengths(game: str) -> dict[str, Strength]:
    """By bot, the weakest first; only those that were measured, none for a game that nobody measured."""
    if plugins.load(plugins.MINDS, game) is None:
        return {}
    package = type(mind_of(game, 2)).__module__.rpartition(".")[0]
    path = files(package).joinpath(FILE) if package else None
    if path is None or not path.is_file():
        return {}
    rated: dict[str, int] = tomllib.loads(path.read_text(encoding="utf-8"))["ratings"]
    known = [name for name in bots() if name in rated]
    return {name: Strength(rated[name]) for name in sorted(known, key=lambda name: rated[name])}


def strength_of(game: str, bot: str) -> Strength | None:
    """None for what was not measured: another package's bot, or one with numbers of its own in its name."""
    return strengths(game).get(bot)
