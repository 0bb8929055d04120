"""Which part of the game stands for which guild."""

from collections.abc import Callable
from typing import Final

from nave.games.red_cathedral.contractors.guild import Guild
from nave.games.red_cathedral.contractors.guilds.archivists import Archivists
from nave.games.red_cathedral.contractors.guilds.artisans import Artisans
from nave.games.red_cathedral.contractors.guilds.brick_makers import BrickMakers
from nave.games.red_cathedral.contractors.guilds.contractors import Contractors
from nave.games.red_cathedral.contractors.guilds.foremen import Foremen
from nave.games.red_cathedral.contractors.guilds.jewelers import Jewelers
from nave.games.red_cathedral.contractors.guilds.master_builders import MasterBuilders
from nave.games.red_cathedral.contractors.guilds.wholesalers import Wholesalers

# Managers and Lawyers bring actions only.
MAKERS: Final[dict[str, Callable[[str], Guild]]] = {
    "archivists": Archivists,
    "artisans": Artisans,
    "brick_makers": BrickMakers,
    "contractors": Contractors,
    "foremen": Foremen,
    "jewelers": Jewelers,
    "lawyers": Guild,
    "managers": Guild,
    "master_builders": MasterBuilders,
    "wholesalers": Wholesalers,
}
