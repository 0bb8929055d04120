"""Which answers make sense in The Red Cathedral: `sensible` for the apprentice, `tries` for a planner."""

from typing import Final

from nave.games.red_cathedral import moves
from nave.games.red_cathedral.build import add_deliveries
from nave.games.red_cathedral.effects import most
from nave.games.red_cathedral.market import target_space
from nave.games.red_cathedral.names import JEWELS, RING, K, M
from nave.games.red_cathedral.state import NONE, State

# A planner looks at no longer walks than this; they cost more than they bring.
FAR: Final = 4
# Prestige is given up for rubles only where it costs at most this many spaces on the track.
CHEAP: Final = 2
# An apprentice finishes what it has claimed before it claims more than this.
OPEN_SECTIONS: Final = 3


def optional(move: int) -> bool:
    """Exchange, re-roll and, with contractors, prestige for a permit."""
    return move in (moves.EXCHANGE, moves.PERMIT) or moves.REROLL <= move < moves.REROLL + RING


def needs(s: State, player: int) -> list[int]:
    """Materials the player can still use: for claimed sections and one for each ornament at hand."""
    lacking = [0] * M
    for section in s.sections:
        if s.banner[section] == player and not s.done[section]:
            for m in range(M):
                lacking[m] += s.missing(section, m)
    for kind in range(K):
        count = s.ornaments[player * K + kind]
        lacking[s.tables.ornament_material[kind]] += count
        lacking[4] += count
        lacking[5] += count
    return lacking


def short_of(s: State, player: int) -> list[int]:
    """Needs beyond what is in hand."""
    lacking = needs(s, player)
    return [max(0, lacking[m] - s.goods[player * M + m]) for m in range(M)]


def open_sections(s: State, player: int) -> list[int]:
    return [section for section in s.sections if s.banner[section] == player and not s.done[section]]


# ------------------------------------------------------------ the apprentice


def sensible(s: State, seat: int) -> list[int]:
    frame = s.stack[-1]
    options = frame.options(s)
    own = [move for move in options if not optional(move)]
    if frame.kind == "turn":
        return sensible_turn(s, seat, own)
    if frame.kind == "visit":
        return sensible_visit(s, seat, own)
    if frame.kind == "deliver":
        return sensible_deliveries(s, seat, own)
    if frame.kind == "place":  # face up if it can be paid
        up = [move for move in own if moves.PLACE_UP <= move < moves.PLACE_DOWN]
        return up or own
    if frame.kind in ("benefit", "banner"):  # the first is the most, or the space in the inventory
        return own[:1]
    if frame.kind == "take":
        short = short_of(s, seat)
        wanted = [move for move in own if short[(move - moves.TAKE) // moves.TAKE_MAX]]
        return wanted or own
    if frame.kind == "pay":
        lacking = needs(s, seat)
        spare = [m for m in own if s.goods[seat * M + m - moves.PAY] > lacking[m - moves.PAY]]
        return spare or own
    return own


def sensible_turn(s: State, seat: int, own: list[int]) -> list[int]:
    """Finish what is paid for; else build with full hands; else claim or fetch something useful."""
    building = [move for move in own if moves.DELIVER <= move < moves.USE]
    finishing = finishing_deliveries(s, seat, building, s.tables.deliveries)
    if finishing:
        return finishing
    claims = [move for move in own if moves.CLAIM <= move < moves.BANNER]
    if len(open_sections(s, seat)) >= OPEN_SECTIONS:
        claims = []
    if building and sum(useful_stock(s, seat)) >= s.tables.deliveries:
        return building if s.open_spaces(seat) == 0 else building + claims
    return claims + useful_walks(s, seat, own) or building or own


def useful_stock(s: State, seat: int) -> list[int]:
    lacking = needs(s, seat)
    return [min(lacking[m], s.goods[seat * M + m]) for m in range(M)]


def finishing_deliveries(s: State, seat: int, building: list[int], left: int) -> list[int]:
    """Deliveries to sections that can be finished with the goods in hand within this action."""
    ready = set()
    for section in open_sections(s, seat):
        lacking = [s.missing(section, m) for m in range(M)]
        if sum(lacking) <= left and all(lacking[m] <= s.goods[seat * M + m] for m in range(M)):
            ready.add(section)
    return [move for move in building if move < moves.DECORATE and (move - moves.DELIVER) // M in ready]


def useful_walks(s: State, seat: int, own: list[int]) -> list[int]:
    """Dice that reach something the player can use, bought spaces only where no free walk gets the same."""
    short = short_of(s, seat)
    free: set[int] = set()
    found: list[int] = []
    paid: list[tuple[int, int]] = []
    for move in own:
        if not moves.DIE <= move < moves.DELIVER:
            continue
        die, extra = divmod(move - moves.DIE, 8)
        space = target_space(s, die, extra)
        resource = s.tables.tile_resource[s.market_tile[space]]
        if resource < M and not (short[resource] and most(s, seat, resource, 1)):
            continue
        if extra == 0:
            free.add(resource)
            found.append(move)
        elif resource < M:
            paid.append((resource, move))
    cheapest: dict[int, int] = {}
    for resource, move in paid:
        extra = (move - moves.DIE) % 8
        if resource not in free and extra <= 2 and extra < (cheapest.get(resource, RING) - moves.DIE) % 8:
            cheapest[resource] = move
    if found or cheapest:
        return found + list(cheapest.values())
    return [move for move in own if moves.DIE <= move < moves.DELIVER and (move - moves.DIE) % 8 == 0]


def sensible_visit(s: State, seat: int, own: list[int]) -> list[int]:
    """Take all there is, wake a tile, use influence that is free or brings what is lacking, then roll."""
    gains: list[int] = []
    seen = set()
    for move in own:
        if moves.TAKE <= move < moves.ACTIVATE:
            key = moves.TAKE
        elif moves.ACTIVATE <= move < moves.DIE:
            key = moves.ACTIVATE + (move - moves.ACTIVATE) // moves.ACTIVATE_MAX
        else:
            continue
        if key not in seen:  # the largest amount comes first
            seen.add(key)
            gains.append(move)
    if gains:
        return gains
    uses = [move for move in own if moves.USE <= move < moves.PAY and worth_using(s, seat, move)]
    return uses or [moves.ROLL]


def worth_using(s: State, seat: int, move: int) -> bool:
    number, named = divmod(move - moves.USE, M + 1)
    action = s.tables.actions[number]
    short = short_of(s, seat)
    if action.deliveries:
        out: list[int] = []
        add_deliveries(s, seat, action.deliveries, out)
        return bool(finishing_deliveries(s, seat, out, action.deliveries))
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


def has_spare(s: State, seat: int, material: int, amount: int) -> bool:
    lacking = needs(s, seat)
    return s.goods[seat * M + material] - lacking[material] >= amount


def sensible_deliveries(s: State, seat: int, own: list[int]) -> list[int]:
    """Sections about to be finished first, then ornaments with the most jewels, then whatever fits."""
    frame = s.stack[-1]
    left = frame.args()[1]
    building = [move for move in own if move != moves.STOP]
    finishing = finishing_deliveries(s, seat, building, left)
    if finishing or not building:
        return finishing or own
    ornaments = [move for move in building if move >= moves.DECORATE]
    if ornaments:
        best = max(s.tables.jewel_points[(move - moves.DECORATE) % len(JEWELS)] for move in ornaments)
        rich = [m for m in ornaments if s.tables.jewel_points[(m - moves.DECORATE) % len(JEWELS)] == best]
        return rich + [move for move in building if move < moves.DECORATE]
    return building


# ------------------------------------------------------------ a planner


def tries(s: State, seat: int) -> list[int]:
    frame = s.stack[-1]
    kind = frame.kind
    if kind == "end":
        return [moves.END_TURN]
    options = frame.options(s)
    if kind == "turn":
        return [move for move in options if turn_try(s, seat, move)] or options
    if kind == "visit":
        return visit_tries(s, seat, options)
    if kind == "place":
        return place_tries(s, seat, options)
    if kind == "benefit":
        return amounts(s, seat, options)
    if kind == "activate":
        return largest(options)
    return [move for move in options if not optional(move)] or options


def turn_try(s: State, seat: int, move: int) -> bool:
    if moves.DIE <= move < moves.DELIVER:
        return (move - moves.DIE) % 8 <= FAR
    if moves.REROLL <= move < moves.CLAIM:
        return prestige_cost(s, seat) == 1
    return move != moves.EXCHANGE


def visit_tries(s: State, seat: int, options: list[int]) -> list[int]:
    """First what the tile gives, then a workshop tile, then influence; other orders only if room is short."""
    takes = [move for move in options if moves.TAKE <= move < moves.ACTIVATE]
    wakes = largest([move for move in options if moves.ACTIVATE <= move < moves.DIE])
    uses = [move for move in options if moves.USE <= move < moves.PAY and not swaps(s, move)]
    if s.open_spaces(seat) > 3:
        if takes:
            return amounts(s, seat, takes)
        if wakes:
            return wakes
    out = amounts(s, seat, takes) + wakes + uses
    if moves.EXCHANGE in options and uses and s.rubles[seat] < 2 and prestige_cost(s, seat) <= CHEAP:
        out.append(moves.EXCHANGE)
    out.append(moves.ROLL)
    return out


def place_tries(s: State, seat: int, options: list[int]) -> list[int]:
    """Every space face up; face down all spaces that differ by what they hold, else the dearest."""
    up = [move for move in options if moves.PLACE_UP <= move < moves.PLACE_DOWN]
    down = [move for move in options if moves.PLACE_DOWN <= move < moves.TAKE]
    if not s.config.advanced:
        down = [max(down, key=lambda move: s.price(seat, move - moves.PLACE_DOWN))]
    out = up + down
    if moves.EXCHANGE in options and s.rubles[seat] < 3 and prestige_cost(s, seat) <= CHEAP:
        out.append(moves.EXCHANGE)
    return out


def amounts(s: State, seat: int, takes: list[int]) -> list[int]:
    """All there is, or as much as can be used."""
    if not takes:
        return []
    out = [takes[0]]
    resource, amount = divmod(takes[0] - moves.TAKE, moves.TAKE_MAX)
    if resource < M and s.open_spaces(seat) - amount <= 3:
        usable = short_of(s, seat)[resource]
        if 0 < usable <= amount:
            out.append(takes[0] - amount - 1 + usable)
        elif usable == 0 and takes[-1] == moves.TAKE_NOTHING:
            out.append(moves.TAKE_NOTHING)
    return out


def largest(wakes: list[int]) -> list[int]:
    """Of every workshop tile the largest amount, which comes first."""
    out: list[int] = []
    last = -1
    for move in wakes:
        if moves.ACTIVATE <= move < moves.DIE:
            space = (move - moves.ACTIVATE) // moves.ACTIVATE_MAX
            if space != last:
                last = space
                out.append(move)
    return out


def swaps(s: State, move: int) -> bool:
    return s.tables.actions[(move - moves.USE) // (M + 1)].swaps


def prestige_cost(s: State, seat: int) -> int:
    """Spaces on the track that giving up one prestige costs: little just past a prestige space."""
    return s.score[seat] - s.tables.track.next_down(s.score[seat])


def resting(s: State, seat: int) -> bool:
    """The roll after a market visit changes nothing for the player whose turn ends with it."""
    if s.active != seat or s.moved_die == NONE:
        return False
    place = len(s.stack) - 1
    while s.stack[place].kind == "roll":
        place -= 1
    return s.stack[place].kind == "end"


def key(s: State) -> object:
    """Everything one turn can change."""
    frame = s.stack[-1] if s.stack else None
    return (
        () if frame is None else (frame.kind, tuple(frame.args()), len(s.stack)),
        tuple(s.score),
        tuple(s.rubles),
        tuple(s.goods),
        tuple(s.laid),
        tuple(s.done),
        tuple(s.banner),
        tuple(s.ornament),
        tuple(s.ornaments),
        tuple(s.shop_tile),
        tuple(s.shop_up),
        tuple(s.side_banners),
        tuple(s.die_space),
        tuple(s.die_value),
        tuple(s.market_tile),
        (s.turn, s.obtained, s.activated, s.used, s.exchange, s.rerolls, s.moved_die),
        s.pieces.key() if s.config.parts else None,
    )
