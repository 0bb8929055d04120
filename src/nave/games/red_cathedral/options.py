"""What people choose, and the configuration that follows from it: the one place where a game's parts meet."""

from functools import lru_cache
from typing import Final

from nave.games.red_cathedral.contractors import options as contractors
from nave.games.red_cathedral.contractors.tables import tables_of
from nave.games.red_cathedral.effects import base_resources
from nave.games.red_cathedral.names import COLORS
from nave.games.red_cathedral.state import Box, Config
from nave.games.red_cathedral.tables import Tables
from nave.kernel.components import ComponentSet
from nave.kernel.errors import BadInput
from nave.kernel.rules import ANY, Setting, Setup

AUTO_COLOR: Final = "auto"
EVERY_COUNT: Final = (1, 2, 3, 4)
ANY_MOMENT: Final = "any_moment"
ONE_MOMENT: Final = "one_moment"
# How many configurations are kept: views are read again and again with the same few.
KEPT: Final = 64


def settings() -> list[Setting]:
    colors = {AUTO_COLOR: "the next free color", **{color: color for color in COLORS}}
    return [
        Setting(
            "workshops",
            "Workshop boards",
            {
                "basic": "ornaments and banners ready from the start",
                "advanced": "ornaments must be released first",
            },
            "basic",
            "The basic side is advised for the first few games.",
            EVERY_COUNT,
        ),
        Setting(
            "influence",
            "Influence cards",
            {"random": "one card of each group, drawn", "first_game": "the plainest card of each group"},
            "random",
            "The first-game set is easier to read.",
            EVERY_COUNT,
        ),
        Setting(
            "first_player",
            "First player",
            {ANY: "drawn", **{str(n): f"seat {n}" for n in (1, 2, 3, 4)}},
            ANY,
            "Who begins; in solitaire the human does.",
            (2, 3, 4),
        ),
        Setting(
            "level",
            "Ivan's start",
            {
                "standard": "level with you",
                "hard": "a step ahead",
                "very_hard": "far ahead",
            },
            "standard",
            "How far ahead Ivan's marker starts on the track; with contractors always 3 prestige.",
            (1,),
            needs={"hard": {"module": "off"}, "very_hard": {"module": "off"}},
        ),
        Setting(
            "exchange",
            "Prestige into rubles",
            {
                ANY_MOMENT: "at any moment of the turn, as often as you like",
                ONE_MOMENT: "at one moment of the turn, the publisher's later wording",
            },
            ANY_MOMENT,
            "The printed rulebook allows it at any moment.",
            EVERY_COUNT,
            quiet=True,
        ),
        *contractors.settings(),
        *(
            Setting(
                f"color_{n}",
                f"Color of seat {n}",
                colors,
                AUTO_COLOR,
                "Workshop prices and the own die follow the color.",
                tuple(range(n, 5)),
            )
            for n in (1, 2, 3, 4)
        ),
    ]


def check_combination(seats: int, settings: dict[str, str], components: ComponentSet) -> None:
    first = settings.get("first_player", ANY)
    if first != ANY and int(first) > seats:
        raise BadInput(f"option first_player is {first!r}; with {seats} seats allowed: random, 1 to {seats}")
    chosen = [settings[f"color_{n}"] for n in range(1, seats + 1) if settings[f"color_{n}"] != AUTO_COLOR]
    for color in chosen:
        if chosen.count(color) > 1:
            raise BadInput(f"two seats have the color {color!r}; each seat needs its own [setup.players]")
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
    return Config(tables, seats, settings, colors, box, base_resources(), once, setup.version)
