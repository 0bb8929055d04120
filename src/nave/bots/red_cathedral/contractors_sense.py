"""Which of the expansion's answers make sense: to its own questions, and among those of the base game."""

from typing import Final

from nave.bots.red_cathedral.kinds import (
    ACTIVATE,
    ACTIVATE_OTHER,
    CHOOSE,
    DECLINE,
    DECORATE,
    DELIVER_DIAMOND,
    HIRE,
    KEEP,
    NOTHING,
    PAY,
    REINFORCE,
    STOP,
    TAKE,
    USE_DIAMOND,
    action_of,
    is_ornament,
    is_use,
    named_by,
)
from nave.bots.red_cathedral.needs import (
    amounts,
    finishing_deliveries,
    has_spare,
    largest,
    largest_of_others,
    needs,
    prestige_cost,
    resource_of,
    short_of,
)
from nave.games.red_cathedral.build import add_deliveries
from nave.games.red_cathedral.contractors.cities import contractors_left
from nave.games.red_cathedral.contractors.full_action import full
from nave.games.red_cathedral.contractors.guilds.contract_deck import is_full
from nave.games.red_cathedral.contractors.hire import permit_cost
from nave.games.red_cathedral.contractors.jokers import best_points, setting_of
from nave.games.red_cathedral.contractors.names import C
from nave.games.red_cathedral.contractors.pieces import on_table
from nave.games.red_cathedral.contractors.tables import REINFORCEMENT_ACTION
from nave.games.red_cathedral.names import JEWELS, M
from nave.games.red_cathedral.state import State
from nave.games.red_cathedral.tables import Action
from nave.kernel.moves import Moves

# Rubles that an apprentice keeps for the next claim when a guild sells something.
PURSE: Final = 2
# Permits an apprentice keeps for hiring.
PERMITS: Final = 2


def reinforcement(s: State, move: int) -> Action:
    return s.tables.actions[REINFORCEMENT_ACTION + REINFORCE.first(move)]


# ------------------------------------------------------------ diamonds


def thrifty(s: State, player: int, options: list[int]) -> list[int]:
    """Deliveries without those that spend a diamond where something plainer does the same."""
    if not s.config.parts or not on_table(s).diamonds[player]:
        return options
    cheapest: dict[tuple[int, int, int], int] = {}
    for move in options:
        if is_ornament(move):
            kind, diamonds = ornament_of(s, move)
            cheapest[kind] = min(diamonds, cheapest.get(kind, diamonds))
    out: list[int] = []
    for move in options:
        if DELIVER_DIAMOND.has(move):
            if not s.goods[player * M + DELIVER_DIAMOND.second(move)]:
                out.append(move)
        elif is_ornament(move):
            kind, diamonds = ornament_of(s, move)
            if diamonds == cheapest[kind]:
                out.append(move)
        else:
            out.append(move)
    return out


def ornament_of(s: State, move: int) -> tuple[tuple[int, int, int], int]:
    """Section, pieces and prestige of an ornament, and the diamonds in it."""
    if DECORATE.has(move):
        section, jewels = DECORATE.first(move), DECORATE.second(move)
        return (section, 1 + sum(JEWELS[jewels]), s.tables.jewel_points[jewels]), 0
    section, setting = setting_of(move)
    return (section, setting.pieces, best_points(s, setting)), setting.diamonds


# ------------------------------------------------------------ the apprentice


def sensible(s: State, seat: int, kind: str, own: list[int]) -> list[int]:
    """To a question of the expansion: take rather than leave, spend what is spare."""
    if kind == "specialist":
        return [move for move in own if KEEP.has(move)] or own
    if kind in ("pieces", "with_diamonds", "rubles"):  # the first is the most, or the fewest diamonds
        return own[:1]
    if kind in ("shown", "unit", "both", "extra", "activations", "activate_other"):
        return wanted(s, seat, own)
    if kind == "pay_any":
        lacking = needs(s, seat)
        plain = [move for move in own if PAY.has(move)]
        spare = [move for move in plain if s.goods[seat * M + PAY.first(move)] > lacking[PAY.first(move)]]
        return spare or plain or own
    if kind == "guild_action":
        return [move for move in own if not USE_DIAMOND.has(move)] or own
    return own


def wanted(s: State, seat: int, own: list[int]) -> list[int]:
    """What the player is short of or can always use, as much as there is; deliveries; else any of it."""
    short = short_of(s, seat)
    found: list[int] = []
    anything: list[int] = []
    seen: set[int] = set()
    for move in own:
        if STOP.has(move) or NOTHING.has(move):
            continue
        anything.append(move)
        if TAKE.has(move):
            resource = resource_of(move)
            if resource not in seen and (resource >= M or short[resource]):  # the largest comes first
                seen.add(resource)
                found.append(move)
        elif CHOOSE.has(move):
            if short[CHOOSE.first(move)]:
                found.append(move)
        elif not ACTIVATE_OTHER.has(move):
            found.append(move)
    return thrifty(s, seat, found) or anything or own


def sensible_hires(s: State, seat: int, own: list[int]) -> list[int]:
    """Cities where the specialist can be paid for, that is with two rubles in the purse."""
    return [move for move in own if HIRE.has(move)] if s.rubles[seat] >= PURSE else []


def sensible_reinforcements(s: State, seat: int, options: list[int]) -> list[int]:
    """Before an action: tiles that simply give, and a workshop tile free of charge."""
    out: list[int] = []
    for move in options:
        if REINFORCE.has(move):
            action = reinforcement(s, move)
            gives = action.gain_ruble + action.gain_recognition > 0 or full(action).free_placement
            if gives or (action.gain_materials and s.open_spaces(seat) >= action.gain_materials):
                out.append(move)
    return out


def worth_using(s: State, seat: int, move: int) -> bool:
    """Whether an apprentice performs an action of a guild: free ones, or for what is spare."""
    number, named = action_of(move), named_by(move)
    action = full(s.tables.actions[number])
    if named > M or s.rubles[seat] < action.pay_ruble + (PURSE if action.pay_ruble else 0):
        return False
    if action.pay_permit and on_table(s).permits[seat] - action.pay_permit < PERMITS:
        return False
    if action.pay_diamond and not contractors_left(s, seat):
        return False
    if action.pay_all and not all(has_spare(s, seat, m, 1) for m in range(M) if action.pay_kinds[m]):
        return False
    if action.pay_any and sum(s.goods[seat * M : seat * M + M]) - sum(needs(s, seat)) < action.pay_materials:
        return False
    if action.pay_materials and named and not action.pay_any:
        if not has_spare(s, seat, named - 1, action.pay_materials):
            return False
    if action.deliveries:
        out = Moves()
        add_deliveries(s, seat, action.deliveries, out)
        return bool(finishing_deliveries(s, seat, out.numbers(), action.deliveries))
    if action.gain_materials and named and not action.pay_materials:
        return short_of(s, seat)[named - 1] > 0
    if action.draw_contracts:
        return not is_full(s, seat)
    if action.guild_actions:
        return False
    if action.draw_cards or action.market_spaces or action.resource_tiles:
        return s.open_spaces(seat) > 1 and any(short_of(s, seat))
    return True


# ------------------------------------------------------------ a planner


def tries(s: State, seat: int, kind: str, options: list[int]) -> list[int]:
    """To a question of the expansion: what differs; of amounts the largest, or as much as is used."""
    if kind == "specialist":
        keeps = [move for move in options if KEEP.has(move)]
        declines = [move for move in options if DECLINE.has(move)]
        return keeps + declines[:1] if keeps else declines
    if kind == "pieces":
        return amounts(s, seat, options)
    if kind in ("shown", "extra"):
        return each_resource(s, seat, options)
    if kind in ("activations", "activate_other"):
        return tiles(options)
    if kind == "guild_action":
        return [move for move in options if not exchanges_tiles(s, move)] or options
    return thrifty(s, seat, options)


def each_resource(s: State, seat: int, options: list[int]) -> list[int]:
    """Of what tiles show the sensible amounts of every resource; tiles of the workshop; the rest."""
    out: list[int] = []
    takes: list[int] = []
    for move in options:
        if TAKE.has(move):
            if takes and resource_of(takes[0]) != resource_of(move):
                out += amounts(s, seat, takes)
                takes = []
            takes.append(move)
    out += amounts(s, seat, takes)
    out += largest(options)
    return out + [move for move in options if not TAKE.has(move) and not ACTIVATE.has(move)]


def tiles(options: list[int]) -> list[int]:
    """Of every workshop tile, the own ones and those of others, the largest amount, and what is no tile."""
    foreign = largest_of_others(options)
    plain = [move for move in options if not ACTIVATE.has(move)]
    rest = [move for move in plain if move in foreign or not ACTIVATE_OTHER.has(move)]
    return largest(options) + rest


def exchanges_tiles(s: State, move: int) -> bool:
    return is_use(move) and s.tables.actions[action_of(move)].swaps


def permit_opens_city(s: State, player: int, cheap: int) -> bool:
    """Whether one more permit, bought with little on the track, lets the player into another city."""
    if not contractors_left(s, player) or prestige_cost(s, player) > cheap:
        return False
    permits = on_table(s).permits[player]
    return any(not on_table(s).closed[city] and permit_cost(s, city) == permits + 1 for city in range(C))


def reinforcements_before(s: State, options: list[int]) -> list[int]:
    """Tiles that can change what the turn is used for."""
    return [move for move in options if REINFORCE.has(move) and not reinforcement(s, move).gain_recognition]


def reinforcements_after(s: State, options: list[int]) -> list[int]:
    """Tiles that help once the action is done."""
    out: list[int] = []
    for move in options:
        if REINFORCE.has(move):
            action = reinforcement(s, move)
            if action.gain_recognition or action.deliveries or full(action).guild_actions:
                out.append(move)
    return out


def holds_reinforcement(s: State, player: int) -> bool:
    if not s.config.parts or on_table(s).reinforced:
        return False
    return player in on_table(s).reinforcement_at
