"""The expansion's options, and what they change in a configuration (options.parts_independent)."""

from typing import Final

from librt.vecs import append

from nave.games.red_cathedral.config import Config
from nave.games.red_cathedral.contractors.guild import SOURCES, GuildToDraw
from nave.games.red_cathedral.contractors.guilds.makers import MAKERS
from nave.games.red_cathedral.contractors.ivan import Hire
from nave.games.red_cathedral.contractors.module import Module
from nave.games.red_cathedral.contractors.names import GUILDS
from nave.games.red_cathedral.contractors.pieces import Pieces
from nave.games.red_cathedral.contractors.tables import DuchyTables
from nave.games.red_cathedral.names import BASE_IVAN_CARDS, BLACK, WORDS_IN
from nave.kernel.components import ComponentSet, Data
from nave.kernel.errors import BadInput
from nave.kernel.rules import ANY, Setting
from nave.kernel.said import Said

OFF: Final = "off"
ON: Final = "on"
CLERGY: Final = "clergy"
BASE_PLANS: Final = "base"
ALL_PLANS: Final = "all"
EVERY_COUNT: Final = (1, 2, 3, 4)


def settings() -> list[Setting]:
    return [
        Setting("module", (OFF, ON), OFF, EVERY_COUNT, quiet=True),
        Setting(
            "guild",
            (CLERGY, ANY, *GUILDS),
            CLERGY,
            EVERY_COUNT,
            quiet=True,
            # options.module_marked_cards: all cards of these guilds are marked.
            needs={"contractors": {"module": ON}, "lawyers": {"module": ON}},
        ),
        Setting("plans", (BASE_PLANS, ALL_PLANS), BASE_PLANS, EVERY_COUNT, quiet=True),
    ]


def with_module(settings: dict[str, str]) -> bool:
    return settings.get("module", OFF) == ON


def guild_of(settings: dict[str, str]) -> str:
    return settings.get("guild", CLERGY)


def all_plans(settings: dict[str, str]) -> bool:
    return settings.get("plans", BASE_PLANS) == ALL_PLANS


def wanted(settings: dict[str, str]) -> bool:
    """Whether any part of the expansion is in the game."""
    return with_module(settings) or guild_of(settings) != CLERGY or all_plans(settings)


def fitting_cards(data: Data, guild: str, module: bool) -> list[str]:
    """options.module_marked_cards"""
    return [
        row["id"]
        for row in data["guild_card"]
        if row["group"] == guild and (module or not row["needs_module"])
    ]


def drawn_guilds(settings: dict[str, str], data: Data) -> list[str]:
    """options.fourth_guild: those among which one is drawn; none if the guild was named."""
    if guild_of(settings) != ANY:
        return []
    module = with_module(settings)
    return [row["id"] for row in data["guild"] if fitting_cards(data, row["id"], module)]


def check_combination(settings: dict[str, str], components: ComponentSet) -> None:
    guild = guild_of(settings)
    if guild not in (CLERGY, ANY) and not fitting_cards(components.data, guild, with_module(settings)):
        raise BadInput(Said("guild-needs-module", guild=guild, rule="options.module_marked_cards"), WORDS_IN)
    if with_module(settings) and settings.get("level", "standard") != "standard":
        raise BadInput(Said("bad-level", level=settings["level"], rule="solo.start_scores"), WORDS_IN)


def extend(config: Config, data: Data, drawn: str = "") -> Config:
    """Add the wanted parts to a base configuration; `drawn` is the guild that was drawn."""
    settings = config.settings
    config.pieces = Pieces(config.players)
    config.sources = SOURCES
    if all_plans(settings):  # plan.new_cards
        t = config.tables
        more = range(t.base_plans, len(t.plan_ids))
        config.box.plans += [plan for plan in more if t.plan_players[plan] == config.players]
    if with_module(settings):
        add_module(config)
    guild = drawn or guild_of(settings)
    if guild == ANY:
        drawing = GuildToDraw(drawn_guilds(settings, data))
        config.add(drawing, drawing)
    elif guild != CLERGY:
        add_guild(config, data, guild)
    return config


def add_module(config: Config) -> None:
    assert isinstance(config.tables, DuchyTables)
    duchy = config.tables.duchy
    box, t = config.box, config.tables
    # setup.six_dice, black_die.paid_steps
    box.dice.append(BLACK)
    box.pushed_by_all[BLACK] = 1
    # setup.permit_tile: it takes the place of the recognition tile.
    box.resource_tiles[box.resource_tiles.index(duchy.removed_tile)] = duchy.permit_tile
    box.dice_start = duchy.permit_tile
    # setup.workshop_tiles_exchanged, setup.workshop_tiles_marked
    box.workshop_tiles = [tile for tile in box.workshop_tiles if tile not in duchy.removed_workshop_tiles]
    for tile in range(t.base_workshop_tiles, len(t.workshop_ids)):
        if t.workshop_players[tile] <= config.players:
            box.workshop_tiles.append(tile)
        if t.workshop_ivan[tile]:  # solo.six_cards
            box.ivan_tiles.append(tile)
    box.ivan_cards.append(BASE_IVAN_CARDS)
    config.ivan_cards = append(config.ivan_cards, Hire())
    box.ivan_start = duchy.ivan_start
    part = Module()
    config.add(part, part)


def add_guild(config: Config, data: Data, guild: str) -> None:
    """options.three_base_guilds, options.fourth_guild"""
    box, t = config.box, config.tables
    cards = fitting_cards(data, guild, with_module(config.settings))
    box.influence = [card for card in box.influence if t.influence_group[card] != CLERGY]
    box.influence += [t.influence_ids.index(card) for card in cards]
    part = MAKERS[guild](guild)
    config.add(part, part)
