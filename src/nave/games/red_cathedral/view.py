"""What a seat may know: here everything on the table (setup.open_information), with live helpers."""

import random
from collections.abc import Sequence
from typing import cast

from mypy_extensions import i64

from nave.games.red_cathedral.claim import PlaceTile, waiting_ornament
from nave.games.red_cathedral.config import NOBODY, Config
from nave.games.red_cathedral.finish import next_penalty
from nave.games.red_cathedral.ivan_ornament import next_ornament
from nave.games.red_cathedral.names import (
    IVAN_CARDS,
    IVAN_CLAIM,
    IVAN_CONSTRUCTION,
    IVAN_INVENTORY,
    IVAN_RECOGNITION,
    IVAN_TRANSPORT,
    LEVELS,
    MATERIALS,
    ORNAMENTS,
    RESOURCES,
    RING,
    TYPES,
    WORKSHOP,
    M,
    W,
    section_name,
)
from nave.games.red_cathedral.outcome import if_it_ended_now, tower_rows
from nave.games.red_cathedral.pieces import table_data
from nave.games.red_cathedral.position import (
    MARKET_KEYS,
    SECTION_KEYS,
    cards_in,
    player_keys,
    position_keys,
    read_position,
)
from nave.games.red_cathedral.scoring import (
    breakdown,
    ornaments_placed,
)
from nave.games.red_cathedral.solo import forecast
from nave.games.red_cathedral.state import NONE, State
from nave.games.red_cathedral.types import (
    DueRow,
    HandRow,
    IvanCard,
    IvanOrnament,
    IvanRow,
    PlayerHelpers,
    PlayerPieces,
    PlayerRow,
    Position,
    RaceRow,
    SectionHelpers,
    SectionPieces,
    SectionRow,
    ShopRow,
    SlotRow,
    Table,
    TableHelpers,
    TileOnSpace,
    TowerRow,
)
from nave.kernel.asking import write_questions
from nave.kernel.reading import Reader
from nave.kernel.types import View


def race_row(s: State) -> RaceRow:
    """The race to the last round (end.trigger) and whose turn is next (turn.order)."""
    last = not s.stack or (s.trigger != NOBODY and s.turns_left == 0)
    return {"of": s.tables.sections_to_end, "next": None if last else (s.active + 1) % s.config.players}


def make_view(s: State, seat: int | None) -> Table:
    """A position and more about each piece than its name; what parts of the game wrote there stays."""
    pieces, towers = table_data(s), tower_rows(s)
    helpers: TableHelpers = {
        "players": [player_row(s, player, row, towers) for player, row in enumerate(pieces["players"])],
        "market": {
            **pieces["market"],
            "due": [due_row(s, space) for space in range(RING)],
            "quadrants": [s.tables.seasons[q] for q in s.tables.quadrant],
        },
        "site": [
            [section_row(s, tower * LEVELS + level, row) for level, row in enumerate(rows)]
            for tower, rows in enumerate(pieces["site"])
        ],
        "race": race_row(s),
        "towers": towers,
        "ask": write_questions(s.stack),
        "in_hand": in_hand(s),
    }
    if s.config.solo:
        helpers["forecast"] = forecast(s)
        helpers["ivan_cards"] = ivan_cards(s, pieces["ivan"])
        helpers["ivan_ornament"] = ivan_ornament(s)
    table = cast(Table, {**pieces, **helpers})
    for keeper in s.config.keepers:
        keeper.show(s, seat, table)
    if not s.stack:
        table["final"] = breakdown(s)
    return table


def read_view(view: View, config: Config, chance: random.Random) -> State:
    """A state behind a view; the base game hides nothing, so there is only one (setup.open_information)."""
    if config.by_guild:
        config = config.dealt(cards_in(Reader(view["market"], "market"), config))
    data = only(view, position_keys(config))
    data["players"] = [only(row, player_keys(config)) for row in view["players"]]
    data["market"] = only(view["market"], MARKET_KEYS)
    data["site"] = [[only(row, SECTION_KEYS) for row in rows] for rows in view["site"]]
    for keeper in config.keepers:
        keeper.imagine(cast(Position, data), chance)
    return read_position(data, config)


def only(row: View, keys: Sequence[str]) -> View:
    return {key: row[key] for key in keys}


def player_row(s: State, player: i64, pieces: PlayerPieces, towers: list[TowerRow]) -> PlayerRow:
    track = s.tables.track
    score = s.score[player]
    row: PlayerHelpers = {
        "name": s.config.called(player),
        "prestige": track.prestige(score),
        "to_next_prestige": track.next_up(score) - score,
        "sections": s.finished(player),
        "ornaments_placed": ornaments_placed(s, player),
        "if_it_ended_now": if_it_ended_now(s, player, towers),
    }
    if player == s.config.ivan:
        row["ivan"] = True
    else:
        row["spaces"] = s.open_spaces(player) + s.stored(player)
        row["open_spaces"] = s.open_spaces(player)
        row["prices"] = {WORKSHOP[space]: s.price(player, space) for space in range(W)}
        tiles = pieces["workshop"]
        row["shop"] = {name: shop_row(s, player, space, tiles[name]) for space, name in enumerate(WORKSHOP)}
    return cast(PlayerRow, {**pieces, **row})


def shop_row(s: State, player: int, space: int, tile: TileOnSpace | None) -> ShopRow:
    """advanced.release_ornament, advanced.white_blocked"""
    kind = NONE if tile is not None else waiting_ornament(s, player, space)
    return {
        "banner": tile is None and not s.shop_free(player, space),
        "holds": None if kind == NONE else ORNAMENTS[kind],
    }


def slot_rows(cost: dict[str, int], laid: dict[str, int], any_piece: bool) -> list[SlotRow]:
    """The cost of a card piece by piece; Ivan fills it with any piece (solo.ivan_construction)."""
    rows: list[SlotRow] = [
        {"material": name, "laid": count < laid.get(name, 0)}
        for name, amount in cost.items()
        for count in range(amount)
    ]
    if any_piece:
        for count, row in enumerate(rows):
            row["laid"] = count < sum(laid.values())
    return rows


def in_hand(s: State) -> HandRow | None:
    """workshop.placement"""
    top = s.stack[-1] if s.stack else None
    if not isinstance(top, PlaceTile) or s.tile[top.section] == NONE:
        return None
    return {"tile": s.tables.workshop_ids[s.tile[top.section]], "section": section_name(top.section)}


def ivan_cards(s: State, ivan: IvanRow) -> list[IvanCard]:
    """solo.ivan_turn: the row from left to right."""
    stored, building = ivan["store"], ivan["build"]
    piles = {IVAN_CARDS[IVAN_INVENTORY]: stored, IVAN_CARDS[IVAN_CONSTRUCTION]: building}
    amounts = {
        IVAN_CARDS[IVAN_CLAIM]: s.banners_left(s.config.ivan),
        IVAN_CARDS[IVAN_INVENTORY]: s.tables.ivan_amount[IVAN_INVENTORY],
        IVAN_CARDS[IVAN_TRANSPORT]: sum(stored.values()),
        IVAN_CARDS[IVAN_CONSTRUCTION]: sum(building.values()),
        IVAN_CARDS[IVAN_RECOGNITION]: s.tables.ivan_amount[IVAN_RECOGNITION],
    }
    rows = zip(ivan["row"], ivan["tiles"], ivan["up"], strict=True)
    return [
        {
            "card": card,
            "tile": tile,
            "up": up,
            "amount": amounts.get(card, 0),
            "pile": dict(piles.get(card, {})),
        }
        for card, tile, up in rows
    ]


def ivan_ornament(s: State) -> IvanOrnament:
    """solo.ivan_ornament_kind, solo.ivan_reset"""
    left = s.ivan_ornaments < len(s.tables.ivan_ornaments)
    return {"ornament": ORNAMENTS[next_ornament(s)] if left else None, "turns": sum(s.ivan_up)}


def due_row(s: State, space: int) -> DueRow:
    """market.obtain"""
    tile = s.market_tile[space]
    return {
        "resource": RESOURCES[s.tables.tile_resource[tile]],
        "amount": s.tables.tile_amount[tile] * s.dice_on(space),
    }


def section_row(s: State, section: i64, pieces: SectionPieces) -> SectionRow:
    t, card = s.tables, s.card[section]
    cost = {MATERIALS[m]: t.card_cost[card * M + m] for m in range(M) if t.card_cost[card * M + m]}
    row: SectionHelpers = {
        "type": TYPES[s.type_of(section)],
        "cost": cost,
        "recognition": t.card_recognition[card],
        "ruble": t.card_ruble[card],
        "claimable": s.claimable(section),
        "takes": ORNAMENTS[s.type_of(section)],
        "slots": slot_rows(cost, pieces["laid"], pieces["banner"] == s.config.ivan),
    }
    if s.banner[section] != NOBODY and not s.done[section]:
        by = [next_penalty(s, section, player) for player in range(s.config.players)]
        row["penalty"] = max(by)
        row["penalty_by"] = by
    return cast(SectionRow, {**pieces, **row})
