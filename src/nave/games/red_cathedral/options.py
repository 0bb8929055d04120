"""What people choose, and the configuration that follows from it: the one place where a game's parts meet."""

from functools import lru_cache
from typing import Final

from nave.games.red_cathedral.config import Box, Config
from nave.games.red_cathedral.contractors import options as contractors
from nave.games.red_cathedral.contractors.tables import tables_of
from nave.games.red_cathedral.effects import base_resources
from nave.games.red_cathedral.ivan_cards import CARDS
from nave.games.red_cathedral.names import COLORS, WORDS_IN
from nave.games.red_cathedral.tables import Tables
from nave.kernel.components import ComponentSet
from nave.kernel.errors import BadInput
from nave.kernel.rules import ANY, Setting, Setup
from nave.kernel.said import Said

AUTO_COLOR: Final = "auto"
EVERY_COUNT: Final = (1, 2, 3, 4)
ANY_MOMENT: Final = "any_moment"
ONE_MOMENT: Final = "one_moment"
# How many configurations are kept: views are read again and again with the same few.
KEPT: Final = 64


def settings() -> list[Setting]:
    levels = {"hard": {"module": "off"}, "very_hard": {"module": "off"}}
    return [
        Setting("workshops", ("basic", "advanced"), "basic", EVERY_COUNT),
        Setting("influence", ("random", "first_game"), "random", EVERY_COUNT),
        Setting("first_player", (ANY, "1", "2", "3", "4"), ANY, (2, 3, 4)),
        Setting("level", ("standard", "hard", "very_hard"), "standard", (1,), needs=levels),
        Setting("exchange", (ANY_MOMENT, ONE_MOMENT), ANY_MOMENT, EVERY_COUNT, quiet=True),
        *contractors.settings(),
        *(
            Setting(
                f"color_{n}",
                (AUTO_COLOR, *COLORS),
                AUTO_COLOR,
                tuple(range(n, 5)),
                said=Said("setting-color", seat=n),
            )
            for n in (1, 2, 3, 4)
        ),
    ]


def check_combination(seats: int, settings: dict[str, str], components: ComponentSet) -> None:
    first = settings.get("first_player", ANY)
    if first != ANY and int(first) > seats:
        raise BadInput(Said("bad-first-player", given=first, seats=seats), WORDS_IN)
    chosen = [settings[f"color_{n}"] for n in range(1, seats + 1) if settings[f"color_{n}"] != AUTO_COLOR]
    for color in chosen:
        if chosen.count(color) > 1:
            raise BadInput(Said("same-color", color=color, rule="setup.players"), WORDS_IN)
    contractors.check_combination(settings, components)


def choose_colors(players: int, settings: dict[str, str]) -> list[int]:
    """setup.players: chosen colors first, then the free ones in their order."""
    chosen = [settings.get(f"color_{seat + 1}", AUTO_COLOR) for seat in range(players)]
    free = [color for color in COLORS if color not in chosen]
    return [COLORS.index(name if name != AUTO_COLOR else free.pop(0)) for name in chosen]


def exchange_once(settings: dict[str, str], version: int) -> bool:
    """turn.exchange_one_moment: if people chose it, and always by the first version of the rules."""
    return version < 2 or settings.get("exchange", ANY_MOMENT) == ONE_MOMENT


@lru_cache(maxsize=KEPT)
def configure(setup: Setup) -> Config:
    """What of the box is in play and which parts of the game, built once for a game and all its copies."""
    data, settings = setup.components.data, setup.settings
    tables = tables_of(setup.components)
    if not contractors.wanted(settings):
        return base_config(tables, setup)
    config = contractors.extend(base_config(tables, setup), data)
    for guild in contractors.drawn_guilds(settings, data):
        config.by_guild[guild] = contractors.extend(base_config(tables, setup), data, guild)
    return config


def base_config(tables: Tables, setup: Setup) -> Config:
    seats, settings = setup.seats, setup.settings
    players = 2 if seats == 1 else seats
    box = Box(tables, players)
    if settings["influence"] == "first_game":  # setup.first_game_cards
        box.influence = list(tables.first_game)
    if seats == 1:
        box.ivan_start = tables.ivan_start[settings["level"]]
    once = exchange_once(settings, setup.version)
    colors = choose_colors(players, settings)
    return Config(tables, seats, settings, colors, box, base_resources(), CARDS, once, setup.version)
