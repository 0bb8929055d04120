"""The guild in the place of the Clergy: each one is a part of the game with its own pieces."""

from typing import Any

from nave.games.red_cathedral import moves
from nave.games.red_cathedral.contractors.names import GUILDS
from nave.games.red_cathedral.part import OptionalAction, Part
from nave.games.red_cathedral.state import State
from nave.kernel.frame import NATURE, Frame
from nave.kernel.said import Said


class Guild(Part):
    """A guild without pieces; those with pieces are made of this."""

    def __init__(self, name: str, data: dict[str, Any]) -> None:
        self.name = name

    def old_optional(self) -> list[OptionalAction]:
        """Optional actions that the guild's pieces bring."""
        return []


class GuildToDraw(Part):
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
        return [moves.GUILD + GUILDS.index(guild) for guild in self.guilds]

    def apply(self, s: State, move: int) -> None:
        guild = GUILDS[move - moves.GUILD]
        s.config = s.config.by_guild[guild]
        for part in s.config.parts:
            if isinstance(part, Guild):
                part.before_market(s)

    def prompt(self, s: State) -> Said:
        return Said("prompt-guild")
