"""Which part of the game stands for which guild."""

from typing import Any

from nave.games.red_cathedral.contractors.guild import Guild
from nave.games.red_cathedral.contractors.guilds.artisans import Artisans


def make_guild(name: str, data: dict[str, Any]) -> Guild:
    if name == "artisans":
        return Artisans(name, data)
    return Guild(name, data)
