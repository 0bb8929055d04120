"""A state as readable plain data; `position.py` reads it back."""

from collections.abc import Iterable

from mypy_extensions import i64

from nave.games.red_cathedral.config import NOBODY
from nave.games.red_cathedral.names import (
    COLORS,
    DICE,
    IVAN_CARDS,
    LEVELS,
    MATERIALS,
    ORNAMENTS,
    WORKSHOP,
    K,
    M,
    W,
)
from nave.games.red_cathedral.state import INFLUENCE_CLOSED, INFLUENCE_UNUSED, NONE, State
from nave.games.red_cathedral.types import (
    IvanRow,
    MarketPieces,
    Pieces,
    PlayerPieces,
    Position,
    SectionPieces,
    ThisTurn,
    TileOnSpace,
)
from nave.kernel.asking import write_questions

EXCHANGES = ["free", "open", "closed"]


def materials_data(amounts: Iterable[int]) -> dict[str, int]:
    return {name: amount for name, amount in zip(MATERIALS, amounts, strict=True) if amount}


def player_data(s: State, player: i64) -> PlayerPieces:
    shop: dict[str, TileOnSpace | None] = {}
    for space, name in enumerate(WORKSHOP):
        tile = s.shop_tile[player * W + space]
        shop[name] = (
            None
            if tile == NONE
            else {"tile": s.tables.workshop_ids[tile], "up": bool(s.shop_up[player * W + space])}
        )
    return {
        "color": COLORS[s.config.colors[player]],
        "score": s.score[player],
        "rubles": s.rubles[player],
        "goods": materials_data(s.goods[player * M : player * M + M]),
        "banners": {"inventory": s.inventory_banners[player], "side": s.side_banners[player]},
        "ornaments": {name: s.ornaments[player * K + kind] for kind, name in enumerate(ORNAMENTS)},
        "workshop": shop,
    }


def market_data(s: State) -> MarketPieces:
    return {
        "tiles": [s.tables.tile_ids[tile] for tile in s.market_tile],
        "influence": [s.tables.influence_ids[card] for card in s.influence],
        "dice": {
            DICE[die]: {"space": space + 1, "value": s.die_value[die]}
            for die, space in enumerate(s.die_space)
            if space != NONE
        },
    }


def section_data(s: State, section: i64) -> SectionPieces:
    return {
        "card": s.tables.card_ids[s.card[section]],
        "tile": None if s.tile[section] == NONE else s.tables.workshop_ids[s.tile[section]],
        "banner": None if s.banner[section] == NOBODY else s.banner[section],
        "done": bool(s.done[section]),
        "laid": materials_data(s.laid[section * M : section * M + M]),
        "ornament": None if s.ornament[section] == NOBODY else s.ornament[section],
    }


def influence_use(s: State) -> str:
    if s.used == INFLUENCE_UNUSED:
        return "unused"
    return "closed" if s.used == INFLUENCE_CLOSED else s.tables.actions[s.used].name


def turn_data(s: State) -> ThisTurn:
    return {
        "exchange": EXCHANGES[s.exchange],
        "rerolls": s.rerolls,
        "die": None if s.moved_die == NONE else DICE[s.moved_die],
        "obtained": bool(s.obtained),
        "activated": bool(s.activated),
        "influence": influence_use(s),
    }


def ivan_data(s: State) -> IvanRow:
    return {
        "row": [IVAN_CARDS[card] for card in s.ivan_row],
        "tiles": [None if tile == NONE else s.tables.workshop_ids[tile] for tile in s.ivan_tile],
        "up": [bool(up) for up in s.ivan_up],
        "store": materials_data(s.ivan_store),
        "build": materials_data(s.ivan_build),
        "ornaments": s.ivan_ornaments,
    }


def table_data(s: State) -> Pieces:
    """All pieces on the table."""
    data: Pieces = {
        "active": s.active,
        "first": s.first,
        "players": [player_data(s, player) for player in range(s.config.players)],
        "market": market_data(s),
        "site": [
            [section_data(s, tower * LEVELS + level) for level in range(height)]
            for tower, height in enumerate(s.heights)
        ],
        "supply": dict(zip(MATERIALS, s.supply, strict=True)),
        "this_turn": turn_data(s),
        "end": {"trigger": None if s.trigger == NOBODY else s.trigger, "turns_left": s.turns_left},
    }
    if s.config.solo:
        data["ivan"] = ivan_data(s)
    for keeper in s.config.keepers:
        keeper.write(s, data)
    return data


def write_position(s: State) -> Position:
    return {"turn": s.turn, **table_data(s), "ask": write_questions(s.stack)}
