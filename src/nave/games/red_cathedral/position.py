"""A state read from plain data; it must account for every piece. What is written: `pieces.py`."""

from typing import Final

from mypy_extensions import i64

from nave.games.red_cathedral import (
    ask,
    build,
    claim,
    dice,
    gains,
    influence,
    market,
    payment,
    shown,
    solo,
    turn,
    workshop,
)
from nave.games.red_cathedral.account import check_pieces
from nave.games.red_cathedral.ask import Ask
from nave.games.red_cathedral.config import NOBODY, Config
from nave.games.red_cathedral.names import (
    COLORS,
    DICE,
    IVAN_CARDS,
    LEVELS,
    MATERIALS,
    ORNAMENTS,
    QUADRANTS,
    RING,
    WORKSHOP,
    K,
    M,
    W,
)
from nave.games.red_cathedral.pieces import EXCHANGES
from nave.games.red_cathedral.setup import lay_out
from nave.games.red_cathedral.solo import DealIvanTile
from nave.games.red_cathedral.state import INFLUENCE_CLOSED, INFLUENCE_UNUSED, NONE, State
from nave.kernel.asking import check_below, demand, read_question
from nave.kernel.errors import PositionError
from nave.kernel.frame import AUTO
from nave.kernel.packed import packed
from nave.kernel.question import Kind
from nave.kernel.reading import Reader
from nave.kernel.said import Said
from nave.kernel.types import Shown

POSITION_KEYS = (
    "turn",
    "active",
    "first",
    "players",
    "market",
    "site",
    "supply",
    "this_turn",
    "end",
    "ask",
)
PLAYER_KEYS = ("color", "score", "rubles", "goods", "banners", "ornaments", "workshop")
SECTION_KEYS = ("card", "tile", "banner", "done", "laid", "ornament")
MARKET_KEYS = ("tiles", "influence", "dice")
# Turns, rubles and recognition have no end; this is one for whoever writes positions by hand.
MOST: Final = 10**6


# ------------------------------------------------------------ reading


def position_keys(config: Config) -> list[str]:
    keys = [*POSITION_KEYS, "ivan"] if config.solo else list(POSITION_KEYS)
    return keys + [key for keeper in config.keepers for key in keeper.entries()]


def player_keys(config: Config) -> list[str]:
    return [*PLAYER_KEYS, *(key for keeper in config.keepers for key in keeper.player_entries())]


def read_position(data: Shown, config: Config) -> State:
    root = Reader(data, "position")
    if config.by_guild:
        config = config.dealt(cards_in(root.part("market"), config))
    s = State(config)
    root.only(set(position_keys(config)))
    s.turn = root.number("turn", 0, MOST)
    s.active = root.number("active", 0, config.players - 1)
    s.first = root.number("first", 0, config.players - 1)
    for player, row in enumerate(root.rows("players", config.players)):
        read_player(s, player, row)
    read_market(s, root.part("market"))
    read_site(s, root)
    s.supply = packed(root.counts("supply", MATERIALS))
    read_turn(s, root.part("this_turn"))
    end = root.part("end")
    s.trigger = end.index_or_none("trigger", config.players)
    s.turns_left = end.number("turns_left", 0, config.players)
    if config.solo:
        read_ivan(s, root.part("ivan"))
    for keeper in config.keepers:
        keeper.read(s, root)
    kinds = question_kinds(config)
    for row in root.rows("ask", None):
        s.stack.append(read_question(row, kinds, s))
    check_pieces(s)
    check_questions(s, kinds)
    return s


def cards_in(market: Reader, config: Config) -> list[int]:
    return market.names("influence", config.tables.influence_ids, QUADRANTS)


def read_player(s: State, player: i64, row: Reader) -> None:
    row.only(set(player_keys(s.config)))
    color = COLORS[s.config.colors[player]]
    if row.value("color") != color:
        raise PositionError(
            Said("wrong-color", path=row.path, value=repr(row.value("color")), color=repr(color))
        )
    s.score[player] = row.number("score", 0, MOST)
    s.rubles[player] = row.number("rubles", 0, MOST)
    for m, count in enumerate(row.counts("goods", MATERIALS)):
        s.goods[player * M + m] = count
    banners = row.part("banners")
    s.inventory_banners[player] = banners.number("inventory", 0, s.tables.banners)
    s.side_banners[player] = banners.number("side", 0, s.tables.banners)
    ornaments = row.part("ornaments")
    for kind, name in enumerate(ORNAMENTS):
        s.ornaments[player * K + kind] = ornaments.number(name, 0, s.tables.ornament_count[kind])
    shop = row.part("workshop")
    shop.only(set(WORKSHOP))
    for space, name in enumerate(WORKSHOP):
        if shop.value(name) is not None:
            cell = shop.part(name)
            s.shop_tile[player * W + space] = cell.name("tile", s.tables.workshop_ids)
            s.shop_up[player * W + space] = cell.flag("up")


def read_market(s: State, market: Reader) -> None:
    market.only(set(MARKET_KEYS))
    s.market_tile = packed(market.names("tiles", s.tables.tile_ids, RING))
    s.influence = packed(cards_in(market, s.config))
    dice = market.part("dice")
    for name in dice.keys(DICE):
        die = dice.part(name)
        s.die_space[DICE.index(name)] = die.number("space", 1, RING) - 1
        s.die_value[DICE.index(name)] = die.number("value", 1, 6)


def read_site(s: State, root: Reader) -> None:
    towers = root.lists("site")
    heights = [len(tower) for tower in towers]
    plans = [s.tables.plan_heights[plan] for plan in s.config.box.plans]
    if heights not in plans:
        raise PositionError(Said("wrong-towers", heights=str(heights), plans=str(plans)))
    lay_out(s, heights)
    for tower, rows in enumerate(towers):
        for level, row in enumerate(rows):
            read_section(s, tower * LEVELS + level, row)


def read_section(s: State, section: i64, row: Reader) -> None:
    row.only(set(SECTION_KEYS))
    s.card[section] = row.name("card", s.tables.card_ids)
    if row.value("tile") is not None:
        s.tile[section] = row.name("tile", s.tables.workshop_ids)
    s.banner[section] = row.index_or_none("banner", s.config.players)
    s.done[section] = row.flag("done")
    for m, count in enumerate(row.counts("laid", MATERIALS)):
        s.laid[section * M + m] = count
    s.ornament[section] = row.index_or_none("ornament", s.config.players)


def read_turn(s: State, turn: Reader) -> None:
    s.exchange = turn.name("exchange", EXCHANGES)
    s.rerolls = turn.number("rerolls", 0, s.tables.rerolls)
    s.moved_die = (
        NONE if turn.value("die") is None else turn.name("die", [DICE[die] for die in s.config.box.dice])
    )
    s.obtained = turn.flag("obtained")
    s.activated = turn.flag("activated")
    names = [action.name for action in s.tables.actions]
    used = turn.name("influence", ["unused", "closed", *names])
    s.used = (INFLUENCE_UNUSED, INFLUENCE_CLOSED)[used] if used < 2 else used - 2


def read_ivan(s: State, ivan: Reader) -> None:
    count = len(s.config.box.ivan_cards)
    s.ivan_row = packed(ivan.names("row", IVAN_CARDS, count))
    s.ivan_tile = packed(ivan.names("tiles", s.tables.workshop_ids, count, optional=True))
    s.ivan_up = packed(ivan.flags("up", count))
    s.ivan_store = packed(ivan.counts("store", MATERIALS))
    s.ivan_build = packed(ivan.counts("build", MATERIALS))
    s.ivan_ornaments = ivan.number("ornaments", 0, len(s.tables.ivan_ornaments))


# ------------------------------------------------------------ questions

BASE_QUESTIONS: Final[tuple[Kind[State], ...]] = (
    *turn.QUESTIONS,
    *ask.QUESTIONS,
    *dice.QUESTIONS,
    *claim.QUESTIONS,
    *build.QUESTIONS,
    *market.QUESTIONS,
    *workshop.QUESTIONS,
    *payment.QUESTIONS,
    *influence.QUESTIONS,
    *gains.QUESTIONS,
    *shown.QUESTIONS,
    *solo.QUESTIONS,
)
# Dice are rolled on top of any question but these.
IVANS: Final = [kind.kind for kind in solo.QUESTIONS if kind.kind != "ivan_act"]
NO_ROLL: Final = ("roll", "next_turn", "gain", *IVANS)


def question_kinds(config: Config) -> dict[str, Kind[State]]:
    """What every question of a game says of itself, with the places that its parts add."""
    kinds = {kind.kind: kind for kind in BASE_QUESTIONS}
    for part in config.parts:
        kinds.update({kind.kind: kind for kind in part.questions()})
    for part in config.parts:
        for name, places in part.places().items():
            if name not in kinds:
                continue  # a question of another part that is not in the game
            old = kinds[name]
            below = tuple(dict.fromkeys((*old.below, *places)))
            kinds[name] = Kind(name, old.make, old.fields, below)
    roll = kinds["roll"]
    places = (*(name for name in kinds if name not in NO_ROLL), "roll")
    kinds["roll"] = Kind("roll", roll.make, roll.fields, places)
    return kinds


def check_questions(s: State, kinds: dict[str, Kind[State]]) -> None:
    """Raise PositionError unless somebody can answer what is asked, and everything below it in its turn."""
    if s.config.solo:
        check_ivan_row(s)
    if not s.stack:
        over = s.trigger != NOBODY and s.turns_left == 0
        demand(over, Said("wrong-ask-empty-game-without"))
        return
    top = s.stack[-1]
    demand(
        s.stack[0].kind == "next_turn" and len(s.stack) > 1 and top.who != AUTO,
        Said("wrong-ask-begin-next-turn"),
    )
    check_below(s.stack, kinds)
    for frame in s.stack:
        frame.check(s)
        if isinstance(frame, Ask):
            frame.check_answers(s)
    demand(bool(top.options(s)), Said("wrong-no-answer", kind=repr(top.kind)))


def check_ivan_row(s: State) -> None:
    """solo.card_row: a tile on each of his cards, but for those about to be dealt."""
    waiting = [frame.place for frame in s.stack if isinstance(frame, DealIvanTile)]
    demand(len(set(waiting)) == len(waiting), Said("wrong-tile-dealt-one-ivan"))
    for place, tile in enumerate(s.ivan_tile):
        demand(
            (tile == NONE) == (place in waiting),
            Said("wrong-card-ivan-row-bear", place=str(place + 1)),
        )
