"""The parts that the expansion adds to a game; the guild in the place of the Clergy is one of them."""

from typing import Final, TypeVar

from mypy_extensions import i64

from nave.games.red_cathedral.ask import Choice
from nave.games.red_cathedral.config import Config
from nave.games.red_cathedral.contractors.names import GUILDS
from nave.games.red_cathedral.part import Hooks, Keeper
from nave.games.red_cathedral.state import State
from nave.kernel.answer import pending
from nave.kernel.family import Family
from nave.kernel.frame import NATURE, Frame
from nave.kernel.refusal import WRONG_MOMENT, Refusal
from nave.kernel.said import Said

Q = TypeVar("Q")

MODULE: Final = "module"
GUILD: Final[Family] = Family("guild {guild}", nature=True, guild=GUILDS)

# What steps of the marker count as on the score sheet: by rule, or by the area of the rule.
SOURCES: Final = {
    "city": "cities",
    "hire": "hired",
    "specialist": "specialists",
    "guild": "guild",
    "reinforcement": "guild",
    "permit": "spent",
    "guild.foremen.double_penalty": "penalties",
    "solo.ivan_foremen": "guild",
    "solo.ivan_moscow": "hired",
    "solo.ivan_free_recognition": "hired",
}


class Brought(Choice[Q]):
    """A kind of answer that some part of the expansion brings: it is none in games without it."""

    def __init__(self, key: str, family: Family, parts: tuple[str, ...]) -> None:
        super().__init__(key, family)
        self.parts = parts

    def in_play(self, s: State) -> bool:
        return any(in_game(s.config, name) for name in self.parts)

    def elsewhere(self, s: State, q: Frame[State], move: i64) -> Refusal:
        if self.in_play(s):
            return self.not_now(s, q, move)
        return Refusal(Said("refused-not_in_game"), "options.parts_independent", WRONG_MOMENT)

    def not_now(self, s: State, q: Frame[State], move: i64) -> Refusal:
        """Why not while something else is asked."""
        return pending(q, s)


class Addition(Hooks, Keeper):
    """A part with the name by which people choose it; it keeps its own pieces."""

    def __init__(self, name: str) -> None:
        self.name = name


def in_game(config: Config, name: str) -> bool:
    return any(isinstance(part, Addition) and part.name == name for part in config.parts)


class Guild(Addition):
    """A guild without pieces; those with pieces are made of this."""


class GuildToDraw(Hooks, Keeper):
    """options.fourth_guild: stands for the guild until it is drawn; then the configuration changes."""

    def __init__(self, guilds: list[str]) -> None:
        self.guilds = guilds

    def before_market(self, s: State) -> None:
        s.stack.append(DrawGuild(self.guilds))


class DrawGuild(Frame[State]):
    def __init__(self, guilds: list[str]) -> None:
        super().__init__("guild", NATURE)
        self.guilds = guilds

    def options(self, s: State) -> list[int]:
        return [GUILD.at(GUILDS.index(guild)) for guild in self.guilds]

    def apply(self, s: State, move: i64) -> None:
        s.config = s.config.by_guild[GUILDS[GUILD.first(move)]]
        for part in s.config.parts:
            if isinstance(part, Guild):
                part.before_market(s)
