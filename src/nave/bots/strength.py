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
# Whom a bot plays like (`strength-<step>` in the language files), from the lowest up. Where each begins is
# said in the file of the game: how far ratings lie apart differs from game to game.
STEPS: Final = ("guest", "first", "fifth", "twentieth", "studied")


class StrengthData(TypedDict):
    # 400 points more are ten wins to one; the apprentice has 1000.
    rating: int
    # "plays like somebody at the fifth game"
    text: str


class Strength(NamedTuple):
    rating: int
    step: str

    @property
    def said(self) -> Said:
        return Said(f"strength-{self.step}")

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
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    rated: dict[str, int] = data["ratings"]
    known = [name for name in bots() if name in rated]
    return {
        name: Strength(rated[name], step_of(rated[name], data["steps"]))
        for name in sorted(known, key=lambda name: rated[name])
    }


def step_of(rating: int, begins: dict[str, int]) -> str:
    """The highest step that begins at the rating or below; the lowest begins nowhere."""
    return next((step for step in reversed(STEPS[1:]) if rating >= begins[step]), STEPS[0])


def strength_of(game: str, bot: str) -> Strength | None:
    """None for what was not measured: another package's bot, or one with numbers of its own in its name."""
    return strengths(game).get(bot)
