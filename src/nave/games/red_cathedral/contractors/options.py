"""The expansion's options, and what they change in a configuration (options.parts_independent)."""

from typing import Any, Final

from nave.games.red_cathedral.contractors.guild import GuildToDraw
from nave.games.red_cathedral.contractors.guilds.makers import MAKERS
from nave.games.red_cathedral.contractors.module import Module
from nave.games.red_cathedral.contractors.pieces import Pieces
from nave.games.red_cathedral.contractors.tables import DuchyTables
from nave.games.red_cathedral.names import BASE_IVAN_CARDS, BLACK
from nave.games.red_cathedral.state import Config
from nave.kernel.components import ComponentSet
from nave.kernel.errors import BadInput
from nave.kernel.rules import ANY, Setting

OFF: Final = "off"
ON: Final = "on"
CLERGY: Final = "clergy"
BASE_PLANS: Final = "base"
ALL_PLANS: Final = "all"
EVERY_COUNT: Final = (1, 2, 3, 4)


def settings() -> list[Setting]:
    return [
        Setting(
            "module",
            "Contractors",
            {
                OFF: "without: the base game's market and boards",
                ON: "with contractors, cities, permits, specialists and a black die",
            },
            OFF,
            "A fourth way to spend a turn: hire specialists in the cities of the duchy.",
            EVERY_COUNT,
            quiet=True,
        ),
        Setting(
            "guild",
            "Fourth guild",
            {
                CLERGY: "Clergy, as in the base game",
                ANY: "one of the new guilds, drawn",
                "jewelers": "Jewelers: diamonds that stand for any material",
                "artisans": "Artisans: activate workshop tiles",
                "foremen": "Foremen: a foreman walks from tower to tower",
                "contractors": "Contractors: gains for contractors in cities",
                "wholesalers": "Wholesalers: market actions once more",
                "managers": "Managers: small gains and good prices",
                "lawyers": "Lawyers: trade in permits",
                "archivists": "Archivists: secret contracts for the end of the game",
                "master_builders": "Master Builders: materials from spare cathedral cards",
                "brick_makers": "Brick Makers: tiles for any moment of a turn",
            },
            CLERGY,
            "The Clergy or one new guild beside Craftsmen, Teamsters and Merchants.",
            EVERY_COUNT,
            quiet=True,
            # options.module_marked_cards: all cards of these guilds are marked.
            needs={"contractors": {"module": ON}, "lawyers": {"module": ON}},
        ),
        Setting(
            "plans",
            "Building plans",
            {BASE_PLANS: "those of the base game", ALL_PLANS: "with two more for each number of players"},
            BASE_PLANS,
            "One of them is drawn.",
            EVERY_COUNT,
            quiet=True,
        ),
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


def fitting_cards(data: dict[str, Any], guild: str, module: bool) -> list[str]:
    """options.module_marked_cards"""
    return [
        row["id"]
        for row in data["guild_card"]
        if row["group"] == guild and (module or not row["needs_module"])
    ]


def drawn_guilds(settings: dict[str, str], data: dict[str, Any]) -> list[str]:
    """options.fourth_guild: those among which one is drawn; none if the guild was named."""
    if guild_of(settings) != ANY:
        return []
    module = with_module(settings)
    return [row["id"] for row in data["guild"] if fitting_cards(data, row["id"], module)]


def check_combination(settings: dict[str, str], components: ComponentSet) -> None:
    guild = guild_of(settings)
    if guild not in (CLERGY, ANY) and not fitting_cards(components.data, guild, with_module(settings)):
        raise BadInput(
            f"option guild is {guild!r}, whose cards all need contractors; "
            "allowed: module 'on', or another guild [options.module_marked_cards]"
        )
    if with_module(settings) and settings.get("level", "standard") != "standard":
        raise BadInput(
            f"option level is {settings['level']!r}; with contractors allowed: standard [solo.start_scores]"
        )


def extend(config: Config, data: dict[str, Any], drawn: str = "") -> Config:
    """Add the wanted parts to a base configuration; `drawn` is the guild that was drawn."""
    settings = config.settings
    config.pieces = Pieces(config.players)
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
    box.pushed_by_all.append(BLACK)
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
    box.ivan_start = duchy.ivan_start
    part = Module()
    config.add(part, part)


def add_guild(config: Config, data: dict[str, Any], guild: str) -> None:
    """options.three_base_guilds, options.fourth_guild"""
    box, t = config.box, config.tables
    cards = fitting_cards(data, guild, with_module(config.settings))
    box.influence = [card for card in box.influence if t.influence_group[card] != CLERGY]
    box.influence += [t.influence_ids.index(card) for card in cards]
    part = MAKERS[guild](guild)
    config.add(part, part)
