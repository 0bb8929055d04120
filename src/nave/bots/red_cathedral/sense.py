"""Which answers make sense in The Red Cathedral: `sensible` for the apprentice, `tries` for a planner."""

from typing import Final

from nave.bots.red_cathedral import contractors_sense as expansion
from nave.bots.red_cathedral.kinds import (
    ACTIVATE,
    CLAIM,
    DECORATE,
    DIE,
    END,
    EXCHANGE,
    PAY,
    PERMIT,
    PLACE_DOWN,
    PLACE_UP,
    REINFORCE,
    REROLL,
    ROLL,
    SPECIALIST,
    STOP,
    TAKE,
    action_of,
    is_delivery,
    is_optional,
    is_use,
    named_by,
)
from nave.bots.red_cathedral.needs import (
    amounts,
    finishing_deliveries,
    has_spare,
    jewel_prestige,
    largest,
    needs,
    open_sections,
    prestige_cost,
    resource_of,
    short_of,
    useful_stock,
)
from nave.bots.red_cathedral.stuck import goods_taken_at, is_stuck, takes_goods
from nave.games.red_cathedral.build import add_deliveries
from nave.games.red_cathedral.dice import target_space
from nave.games.red_cathedral.effects import most
from nave.games.red_cathedral.names import ACTIONS, RING, M
from nave.games.red_cathedral.state import NONE, State
from nave.kernel.moves import Moves

# A planner looks at no longer walks than this; they cost more than they bring.
FAR: Final = 4
# Prestige is given up for rubles only where it costs at most this many spaces on the track.
CHEAP: Final = 2
# An apprentice finishes what it has claimed before it claims more than this.
OPEN_SECTIONS: Final = 3


# Questions of the base game; all others come with the expansion.
BASE: Final = (
    *("turn", "visit", "deliver", "place", "benefit", "banner", "take", "pay", "activate", "swap", "end"),
    *("ivan_claim", "ivan_ornament"),
)


# ------------------------------------------------------------ the apprentice


def sensible(s: State, seat: int) -> list[int]:
    frame = s.stack[-1]
    options = frame.options(s)
    own = [move for move in options if not is_optional(move)]
    if frame.kind in ("turn", "place") and expansion.holds_reinforcement(s, seat):
        tiles = expansion.sensible_reinforcements(s, seat, options)
        if tiles:
            return tiles
    if frame.kind == "turn":
        return sensible_turn(s, seat, own)
    if frame.kind == "visit":
        return sensible_visit(s, seat, own)
    if frame.kind == "deliver":
        return sensible_deliveries(s, seat, own)
    if frame.kind == "place":  # face up if it can be paid
        up = [move for move in own if PLACE_UP.has(move)]
        return up or own
    if frame.kind in ("benefit", "banner"):  # the first is the most, or the space in the inventory
        return own[:1]
    if frame.kind == "take":
        short = short_of(s, seat)
        wanted = [move for move in own if TAKE.has(move) and short[resource_of(move)]]
        return wanted or own
    if frame.kind == "pay":
        lacking = needs(s, seat)
        spare = [move for move in own if s.goods[seat * M + PAY.first(move)] > lacking[PAY.first(move)]]
        return spare or own
    return own if frame.kind in BASE else expansion.sensible(s, seat, frame.kind, own)


def sensible_turn(s: State, seat: int, own: list[int]) -> list[int]:
    """Finish what is paid for; else build with full hands; else claim or fetch something useful."""
    building = expansion.thrifty(s, seat, [move for move in own if is_delivery(move)])
    finishing = finishing_deliveries(s, seat, building, s.tables.deliveries)
    if finishing:
        return finishing
    claims = [move for move in own if CLAIM.has(move)]
    if not building and is_stuck(s, seat):
        return claims + walks_to_trade(s, seat, own) or own
    if len(open_sections(s, seat)) >= OPEN_SECTIONS:
        claims = []
    if building and sum(useful_stock(s, seat)) >= s.tables.deliveries:
        return building if s.open_spaces(seat) == 0 else building + claims
    hires = expansion.sensible_hires(s, seat, own)
    return claims + hires + useful_walks(s, seat, own) or building or own


def useful_walks(s: State, seat: int, own: list[int]) -> list[int]:
    """Free walks to something the player can use; if there are none, all free walks."""
    short = short_of(s, seat)
    free = [move for move in own if DIE.has(move) and DIE.second(move) == 0]
    found: list[int] = []
    for move in free:
        space = target_space(s, DIE.first(move), 0)
        resource = s.tables.tile_resource[s.market_tile[space]]
        if (resource >= M or short[resource]) and most(s, seat, resource, 1):
            found.append(move)
    return found or free


def walks_to_trade(s: State, seat: int, own: list[int]) -> list[int]:
    """Dice that reach a card that takes goods; a space farther is paid for only if no free walk does."""
    found: list[list[int]] = [[] for _ in range(RING)]
    for move in own:
        if DIE.has(move):
            die, extra = DIE.first(move), DIE.second(move)
            if goods_taken_at(s, seat, target_space(s, die, extra)):
                found[extra].append(move)
    return next((walks for walks in found if walks), [])


def sensible_visit(s: State, seat: int, own: list[int]) -> list[int]:
    """Take all there is, wake a tile, use influence that is free or brings what is lacking, then roll."""
    gains: list[int] = []
    seen: set[tuple[int, int]] = set()
    for move in own:
        if TAKE.has(move):
            key = (TAKE.number, 0)
        elif SPECIALIST.has(move):
            key = (SPECIALIST.number, 0)
        elif ACTIVATE.has(move):
            key = (ACTIVATE.number, ACTIVATE.first(move))
        else:
            continue
        if key not in seen:  # the largest amount comes first
            seen.add(key)
            gains.append(move)
    if gains:
        return gains
    uses = [move for move in own if is_use(move) and worth_using(s, seat, move)]
    return uses or [ROLL.at()]


def worth_using(s: State, seat: int, move: int) -> bool:
    number, named = action_of(move), named_by(move)
    if number >= len(ACTIONS) or named > M:
        return expansion.worth_using(s, seat, move)
    if takes_goods(s, number) and is_stuck(s, seat):
        return True
    action = s.tables.actions[number]
    short = short_of(s, seat)
    if action.deliveries:
        out = Moves()
        add_deliveries(s, seat, action.deliveries, out)
        return bool(finishing_deliveries(s, seat, out.numbers(), action.deliveries))
    if action.swaps:
        return False
    if action.pay_materials:
        if not has_spare(s, seat, named - 1, 1 if action.pay_different else action.pay_materials):
            return False
        if action.pay_different:
            return sum(1 for m in range(M) if has_spare(s, seat, m, 1)) >= action.pay_materials
        return action.gain_materials == 0 or any(
            short[m] for m in range(M) if action.gain_kinds[m] and m != named - 1
        )
    if action.gain_materials:
        return short[named - 1] > 0
    return True


def sensible_deliveries(s: State, seat: int, own: list[int]) -> list[int]:
    """Sections about to be finished first, then ornaments with the most jewels, then whatever fits."""
    frame = s.stack[-1]
    left = frame.args()[1]
    building = expansion.thrifty(s, seat, [move for move in own if not STOP.has(move)])
    finishing = finishing_deliveries(s, seat, building, left)
    if finishing or not building:
        return finishing or own
    ornaments = [move for move in building if DECORATE.has(move)]
    if ornaments:
        best = max(jewel_prestige(s, move) for move in ornaments)
        rich = [move for move in ornaments if jewel_prestige(s, move) == best]
        return rich + [move for move in building if move not in ornaments]
    return building


# ------------------------------------------------------------ a planner


def tries(s: State, seat: int) -> list[int]:
    frame = s.stack[-1]
    kind = frame.kind
    if kind == "end":
        return end_tries(s, seat)
    options = frame.options(s)
    if kind == "turn":
        return turn_tries(s, seat, options)
    if kind == "visit":
        return visit_tries(s, seat, options)
    if kind == "place":
        return place_tries(s, seat, options)
    if kind == "benefit":
        return amounts(s, seat, options)
    if kind == "activate":
        return largest(options) or options
    own = [move for move in options if not is_optional(move)] or options
    if kind == "deliver":
        return expansion.thrifty(s, seat, own)
    return own if kind in BASE else expansion.tries(s, seat, kind, own)


def end_tries(s: State, seat: int) -> list[int]:
    if not expansion.holds_reinforcement(s, seat):
        return [END.at()]
    return [END.at(), *expansion.reinforcements_after(s, s.stack[-1].options(s))]


def turn_tries(s: State, seat: int, options: list[int]) -> list[int]:
    found = [move for move in options if turn_try(s, seat, move)]
    return expansion.thrifty(s, seat, found + expansion.reinforcements_before(s, options)) or options


def turn_try(s: State, seat: int, move: int) -> bool:
    if DIE.has(move):
        return DIE.second(move) <= FAR
    if REROLL.has(move):
        return prestige_cost(s, seat) == 1
    if PERMIT.has(move):
        return expansion.permit_opens_city(s, seat, CHEAP)
    return not EXCHANGE.has(move) and not REINFORCE.has(move)


def visit_tries(s: State, seat: int, options: list[int]) -> list[int]:
    """First what the tile gives, then a workshop tile, then influence; other orders only if room is short."""
    takes: list[int] = []
    uses: list[int] = []
    specialists: list[int] = []
    exchange = EXCHANGE.at()
    exchanges = False
    for move in options:
        if TAKE.has(move):
            takes.append(move)
        elif is_use(move):
            if not swaps(s, move):
                uses.append(move)
        elif SPECIALIST.has(move):
            specialists.append(move)
        elif move == exchange:
            exchanges = True
    wakes = largest(options) + specialists
    if s.open_spaces(seat) > 3:
        if takes:
            return amounts(s, seat, takes)
        if wakes and not SPECIALIST.has(wakes[0]):
            return wakes
    out = amounts(s, seat, takes) + wakes + uses
    if exchanges and uses and s.rubles[seat] < 2 and prestige_cost(s, seat) <= CHEAP:
        out.append(exchange)
    out.append(ROLL.at())
    return out


def place_tries(s: State, seat: int, options: list[int]) -> list[int]:
    """Every space face up; face down all spaces that differ by what they hold, else the dearest."""
    up = [move for move in options if PLACE_UP.has(move)]
    down = [move for move in options if PLACE_DOWN.has(move)]
    if not s.config.advanced:
        down = [max(down, key=lambda move: s.price(seat, PLACE_DOWN.first(move)))]
    out = up + down
    if EXCHANGE.at() in options and s.rubles[seat] < 3 and prestige_cost(s, seat) <= CHEAP:
        out.append(EXCHANGE.at())
    return out + expansion.reinforcements_before(s, options)


def swaps(s: State, move: int) -> bool:
    return s.tables.actions[action_of(move)].swaps


def resting(s: State, seat: int) -> bool:
    """The roll after a visit, or the draw after a hire, changes nothing for the player whose turn ends."""
    if s.active != seat:
        return False
    place = len(s.stack) - 1
    if s.moved_die == NONE:
        return s.stack[place].kind == "draw_specialist" and s.stack[place - 1].kind == "end"
    while s.stack[place].kind == "roll":
        place -= 1
    return s.stack[place].kind == "end"
