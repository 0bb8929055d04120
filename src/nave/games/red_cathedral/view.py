"""What a seat may know: here everything on the table (setup.open_information), with live helpers."""

import random
from collections.abc import Sequence
from typing import Any

from nave.games.red_cathedral.build import next_penalty
from nave.games.red_cathedral.names import LEVELS, MATERIALS, RESOURCES, RING, TYPES, WORKSHOP, M, W
from nave.games.red_cathedral.outcome import if_it_ended_now, tower_row
from nave.games.red_cathedral.position import (
    MARKET_KEYS,
    SECTION_KEYS,
    cards_in,
    player_keys,
    position_keys,
    read_position,
    table_data,
)
from nave.games.red_cathedral.scoring import (
    breakdown,
    ornaments_placed,
)
from nave.games.red_cathedral.solo import forecast
from nave.games.red_cathedral.state import NOBODY, Config, State
from nave.games.red_cathedral.types import DueRow
from nave.kernel.asking import write_questions
from nave.kernel.reading import Reader


def make_view(s: State, seat: int | None) -> dict[str, Any]:
    data = table_data(s)
    for player, row in enumerate(data["players"]):
        row.update(player_extras(s, player))
    for tower, rows in enumerate(data["site"]):
        for level, row in enumerate(rows):
            row.update(section_extras(s, tower * LEVELS + level))
    data["market"]["due"] = [due_row(s, space) for space in range(RING)]
    data["market"]["quadrants"] = [s.tables.seasons[q] for q in s.tables.quadrant]
    data["towers"] = [tower_row(s, tower) for tower in range(len(s.heights))]
    data["ask"] = write_questions(s.stack)
    if s.config.solo:
        data["forecast"] = forecast(s)
    for keeper in s.config.keepers:
        keeper.show(s, seat, data)
    if not s.stack:
        data["final"] = breakdown(s)
    return data


def read_view(view: dict[str, Any], config: Config, chance: random.Random) -> State:
    """A state behind a view; the base game hides nothing, so there is only one (setup.open_information)."""
    if config.by_guild:
        config = config.dealt(cards_in(Reader(view["market"], "market"), config))
    data = only(view, position_keys(config))
    data["players"] = [only(row, player_keys(config)) for row in view["players"]]
    data["market"] = only(view["market"], MARKET_KEYS)
    data["site"] = [[only(row, SECTION_KEYS) for row in rows] for rows in view["site"]]
    for keeper in config.keepers:
        keeper.imagine(data, chance)
    return read_position(data, config)


def only(row: dict[str, Any], keys: Sequence[str]) -> dict[str, Any]:
    return {key: row[key] for key in keys}


def player_extras(s: State, player: int) -> dict[str, Any]:
    track = s.tables.track
    score = s.score[player]
    extras: dict[str, Any] = {
        "name": s.config.name(player),
        "prestige": track.prestige(score),
        "to_next_prestige": track.next_up(score) - score,
        "sections": s.finished(player),
        "ornaments_placed": ornaments_placed(s, player),
        "if_it_ended_now": if_it_ended_now(s, player),
    }
    if player != s.config.ivan:
        extras["open_spaces"] = s.open_spaces(player)
        extras["prices"] = {WORKSHOP[space]: s.price(player, space) for space in range(W)}
    return extras


def due_row(s: State, space: int) -> DueRow:
    """market.obtain"""
    tile = s.market_tile[space]
    return {
        "resource": RESOURCES[s.tables.tile_resource[tile]],
        "amount": s.tables.tile_amount[tile] * s.dice_on(space),
    }


def section_extras(s: State, section: int) -> dict[str, Any]:
    t, card = s.tables, s.card[section]
    claimed = s.banner[section] != NOBODY
    extras: dict[str, Any] = {
        "type": TYPES[s.type_of(section)],
        "cost": {MATERIALS[m]: t.card_cost[card * M + m] for m in range(M) if t.card_cost[card * M + m]},
        "recognition": t.card_recognition[card],
        "ruble": t.card_ruble[card],
        "claimable": s.claimable(section),
    }
    if claimed and not s.done[section]:
        by = [next_penalty(s, section, player) for player in range(s.config.players)]
        extras["penalty"] = max(by)
        extras["penalty_by"] = by
    return extras
