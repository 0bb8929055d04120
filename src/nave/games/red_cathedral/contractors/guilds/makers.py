"""Which part of the game stands for which guild."""

from typing import Any

from nave.games.red_cathedral.contractors.guild import Guild
from nave.games.red_cathedral.contractors.guilds.archivists import Archivists
from nave.games.red_cathedral.contractors.guilds.artisans import Artisans
from nave.games.red_cathedral.contractors.guilds.brick_makers import BrickMakers
from nave.games.red_cathedral.contractors.guilds.contractors import Contractors
from nave.games.red_cathedral.contractors.guilds.foremen import Foremen
from nave.games.red_cathedral.contractors.guilds.jewelers import Jewelers
from nave.games.red_cathedral.contractors.guilds.master_builders import MasterBuilders
from nave.games.red_cathedral.contractors.guilds.wholesalers import Wholesalers


def make_guild(name: str, data: dict[str, Any]) -> Guild:
    if name == "archivists":
        return Archivists(name, data)
    if name == "artisans":
        return Artisans(name, data)
    if name == "brick_makers":
        return BrickMakers(name, data)
    if name == "contractors":
        return Contractors(name, data)
    if name == "foremen":
        return Foremen(name, data)
    if name == "jewelers":
        return Jewelers(name, data)
    if name == "master_builders":
        return MasterBuilders(name, data)
    if name == "wholesalers":
        return Wholesalers(name, data)
    return Guild(name, data)
