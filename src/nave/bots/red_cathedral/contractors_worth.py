"""What the expansion's pieces are worth to a player, in prestige: further terms of `worth.py`."""

from typing import Final

from nave.bots.weights import Weights
from nave.games.red_cathedral.contractors.cities import contractors_left
from nave.games.red_cathedral.contractors.display import tool_counts, tool_prestige
from nave.games.red_cathedral.contractors.guilds.archivists import Archivists
from nave.games.red_cathedral.contractors.guilds.contract_deck import hand
from nave.games.red_cathedral.contractors.guilds.contracts import worth as contract_worth
from nave.games.red_cathedral.contractors.module import Module
from nave.games.red_cathedral.contractors.names import CONTRACTS, REINFORCEMENTS, C
from nave.games.red_cathedral.contractors.pieces import NONE, on_table
from nave.games.red_cathedral.contractors.tables import SPECIALIST_ACTION, Duchy, duchy_of
from nave.games.red_cathedral.names import LEVELS, M
from nave.games.red_cathedral.state import NOBODY, State
from nave.games.red_cathedral.tables import Action

# The order is the order of `terms`; how people read them stands in words/.
TERMS: Final[tuple[str, ...]] = ("cities", "permits", "specialists", "contracts", "reinforcements", "foreman")
NOTHING: Final[list[float]] = [0.0] * len(TERMS)


class Measures:
    """The weights of one player count, read once."""

    def __init__(self, w: Weights) -> None:
        # Cities.
        self.city_claims = w.number("city_claims")
        self.city_unclaimed = w.number("city_unclaimed")
        # Permits.
        self.permit = w.number("permit")
        self.enough_permits = w.number("enough_permits")
        self.more_permits = w.number("more_permits")
        self.traded_permits = w.number("traded_permits")
        self.hire_turns = w.number("hire_turns")
        # Specialists and tools.
        self.set_hope = w.number("set_hope")
        self.set_turns = w.number("set_turns")
        self.held_tool = w.number("held_tool")
        self.held_turns = w.number("held_turns")
        self.effect = w.number("effect")
        self.effect_ruble = w.number("effect_ruble")
        self.effect_material = w.number("effect_material")
        self.effect_choice = w.number("effect_choice")
        self.effect_delivery = w.number("effect_delivery")
        self.effect_activation = w.number("effect_activation")
        self.effect_shown = w.number("effect_shown")
        self.effect_claim = w.number("effect_claim")
        self.effect_paid_rubles = w.number("effect_paid_rubles")
        self.effect_ornament = w.number("effect_ornament")
        # Contracts by card, reinforcement tiles by tile.
        self.contract_turns = w.number("contract_turns")
        self.contract_now = w.number("contract_now")
        self.rival_contract = w.number("rival_contract")
        self.contract = [w.number(f"contract_{name}") for name in CONTRACTS]
        self.reinforcement = [w.number(f"reinforcement_{name}") for name in REINFORCEMENTS]
        # The foreman.
        self.foreman = w.number("foreman")


class Outlook:
    """What the survey of the base game knows of a player: turns left, worth of one recognition, sections."""

    def __init__(self, turns: float, slope: float, sure: dict[int, float]) -> None:
        self.turns = turns
        self.slope = slope
        # By unfinished, claimed section of anybody: how sure its completion is.
        self.sure = sure


def terms(s: State, player: int, w: Measures, seen: Outlook, own: bool) -> list[float]:
    """In the order of TERMS; `own` tells whether the player's secrets may be looked at."""
    if not s.config.parts:
        return NOTHING
    cities = permits = specialists = contracts = 0.0
    for part in s.config.parts:
        if isinstance(part, Module):
            specialists = specialist_worth(s, player, w, seen, duchy_of(s))
            if s.stack:
                cities = city_worth(s, player, w, seen)
                permits = permit_worth(s, player, w, seen)
        elif isinstance(part, Archivists):
            contracts = contracts_worth(s, player, w, seen, own)
    if not s.stack:
        return [0.0, 0.0, specialists, contracts, 0.0, 0.0]
    tiles = reinforcement_worth(s, player, w, seen)
    return [cities, permits, specialists, contracts, tiles, foreman_worth(s, player, w, seen)]


# ------------------------------------------------------------ the duchy


def city_worth(s: State, player: int, w: Measures, seen: Outlook) -> float:
    """city.points, as likely as the tower is to be completed in time."""
    total = 0.0
    for tower in range(len(s.heights)):
        city = on_table(s).city[tower]
        hired = on_table(s).contractors[player * C + city]
        if not hired or on_table(s).closed[city]:
            continue
        chance, banners = 1.0, 0.0
        in_time = min(1.0, seen.turns / w.hire_turns)
        for section in range(tower * LEVELS, tower * LEVELS + s.heights[tower]):
            owner = s.banner[section]
            if owner == NOBODY:
                chance *= w.city_unclaimed * in_time
                banners += w.city_claims * in_time
            else:
                banners += owner == player
                if not s.done[section]:
                    chance *= seen.sure[section]
        total += hired * banners * chance * seen.slope
    return total


def permit_worth(s: State, player: int, w: Measures, seen: Outlook) -> float:
    """As many as the next hires take; more only where a guild takes them, or as goods at the end."""
    permits = on_table(s).permits[player]
    if not permits:
        return 0.0
    leftover = permits / s.tables.leftovers
    if seen.turns == 0.0:
        return leftover
    left = contractors_left(s, player)
    useful = min(float(permits), w.enough_permits) if left else 0.0
    more = w.traded_permits if permits_are_traded(s) else w.more_permits
    spare = (permits - useful) * more
    return max(leftover, useful * w.permit * min(1.0, seen.turns / w.hire_turns) + spare)


def permits_are_traded(s: State) -> bool:
    """Whether a guild in play takes permits (guild.lawyers.permit_for_delivery and its like)."""
    t = s.tables
    for card in s.influence:
        for number in t.influence_actions[card]:
            if t.actions[number].pay_permit:
                return True
    return False


def specialist_worth(s: State, player: int, w: Measures, seen: Outlook, duchy: Duchy) -> float:
    """Tool groups (specialist.set_scoring), and the specialist that waits for the black die."""
    if not s.stack or seen.turns == 0.0:
        return float(tool_prestige(s, player))
    counts = tool_counts(s, player)
    left = contractors_left(s, player)
    value = tools_worth(counts, left, w, seen, duchy)
    held = on_table(s).held[player]
    if held == NONE:
        return value
    counts[duchy.tool[held]] += 1
    likely = w.held_tool * min(1.0, seen.turns / w.held_turns)
    value += likely * (tools_worth(counts, left, w, seen, duchy) - value)
    effect = effect_worth(s.tables.actions[SPECIALIST_ACTION + held], w, seen.slope)
    return value + w.effect * max(0.0, effect) * min(1.0, seen.turns / w.held_turns)


def tools_worth(counts: list[int], left: int, w: Measures, seen: Outlook, duchy: Duchy) -> float:
    """The groups as they are, and the first one a part of the way to what it can still become."""
    group = duchy.group_prestige
    total = 0.0
    size = most = 0
    for count in counts:
        if count:
            size += 1
            most = max(most, count)
    for level in range(most):
        total += group[sum(1 for count in counts if count > level)]
    if not size:
        return 0.0
    reach = min(len(counts), size + left)
    hope = group[reach] * size / reach - group[size]
    return total + w.set_hope * min(1.0, seen.turns / w.set_turns) * max(0.0, hope)


def effect_worth(action: Action, w: Measures, slope: float) -> float:
    """What a specialist brings when it is used, by what it gives and takes."""
    value = action.gain_ruble * w.effect_ruble + action.gain_recognition * slope
    value += action.gain_prestige + action.gain_permit * w.permit
    value += sum(action.gain_pieces[:M]) * w.effect_material + action.gain_materials * w.effect_choice
    value += action.deliveries * w.effect_delivery + action.activations * w.effect_activation
    value += action.resource_tiles * w.effect_shown + action.claims * w.effect_claim
    if action.max_rubles:
        value += w.effect_paid_rubles
    return value - action.pay_materials * w.effect_material - action.pay_ornament * w.effect_ornament


# ------------------------------------------------------------ pieces of the guilds


def contracts_worth(s: State, player: int, w: Measures, seen: Outlook, own: bool) -> float:
    """Own contracts: what they usually bring, and ever more what they would bring now."""
    cards = hand(s, player)
    if not cards:
        return 0.0
    if not s.stack:
        return float(sum(on_table(s).contract_prestige[card] for card in cards))
    if not own:
        return len(cards) * w.rival_contract
    contracts = duchy_of(s).contracts
    early = (1.0 - w.contract_now) * min(1.0, seen.turns / w.contract_turns)
    total = 0.0
    for card in cards:
        usual = w.contract[card]
        now = float(contract_worth(s, player, contracts[card]))
        if early > 0.0:  # presence and ornaments still change
            now = min(now, 2 * usual + 1)
        total += early * usual + (1.0 - early) * now
    return total


def reinforcement_worth(s: State, player: int, w: Measures, seen: Outlook) -> float:
    """One a turn, and nothing at the end (reinforcement.use_limit)."""
    total = 0.0
    if seen.turns > 0.0:
        for tile, at in enumerate(on_table(s).reinforcement_at):
            if at == player:
                total += w.reinforcement[tile] * min(1.0, seen.turns)
    return total


def foreman_worth(s: State, player: int, w: Measures, seen: Outlook) -> float:
    """guild.foremen.completion_bonus for own sections in his tower, as far as they have come."""
    tower = on_table(s).foreman
    if tower == NONE:
        return 0.0
    total = 0.0
    for section in range(tower * LEVELS, tower * LEVELS + s.heights[tower]):
        if s.banner[section] == player and not s.done[section]:
            total += seen.sure[section] * duchy_of(s).foreman_bonus
    return total * w.foreman * seen.slope
