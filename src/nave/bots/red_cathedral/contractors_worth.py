"""What the expansion's pieces are worth to a player, in prestige: further terms of `worth.py`."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from nave.bots.weights import Weights
from nave.games.red_cathedral.config import NOBODY
from nave.games.red_cathedral.contractors.cities import contractors_left
from nave.games.red_cathedral.contractors.display import tool_prestige
from nave.games.red_cathedral.contractors.full_action import full
from nave.games.red_cathedral.contractors.guilds.archivists import Archivists
from nave.games.red_cathedral.contractors.guilds.brick_makers import BrickMakers
from nave.games.red_cathedral.contractors.guilds.contracts import worth as contract_worth
from nave.games.red_cathedral.contractors.module import Module
from nave.games.red_cathedral.contractors.names import CONTRACTS, REINFORCEMENTS, TOOLS, C
from nave.games.red_cathedral.contractors.pieces import NONE, on_table
from nave.games.red_cathedral.contractors.tables import SPECIALIST_ACTION, duchy_of
from nave.games.red_cathedral.names import LEVELS, M
from nave.games.red_cathedral.state import State
from nave.games.red_cathedral.tables import Action

# The order is the order of `terms`; how people read them stands in words/.
TERMS: Final[tuple[str, ...]] = ("cities", "permits", "specialists", "contracts", "reinforcements", "foreman")
COUNT: Final[i64] = 6
NOTHING: Final[list[float]] = [0.0] * len(TERMS)
# Tools of a player are counted within one number, each in a byte.
BYTE: Final[i64] = 8
KINDS: Final[i64] = len(TOOLS)
# One tool of each kind. Looked up: compiled, 1 << 32 and beyond would be nothing.
TOOL: Final[vec[i64]] = vec[i64]([i64(256**kind) for kind in range(len(TOOLS))])
NONE_YET: Final[vec[i64]] = vec[i64]([i64(0) for _ in range(4)])


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
        self.contract: vec[float] = vec[float]([w.number(f"contract_{name}") for name in CONTRACTS])
        self.reinforcement: vec[float] = vec[float](
            [w.number(f"reinforcement_{name}") for name in REINFORCEMENTS]
        )
        # The foreman.
        self.foreman = w.number("foreman")


@mypyc_attr(free_list_len=1, acyclic=True)
class Appraisal:
    """What the expansion's pieces mean for each player: looked over once for a position."""

    def __init__(self, s: State, w: Measures, turns: vec[float], slope: vec[float], sure: vec[float]) -> None:
        self.s = s
        self.w = w
        # By player: turns left, worth of one recognition. By unfinished, claimed section of anybody: how
        # sure its completion is.
        self.turns: vec[float] = turns
        self.slope: vec[float] = slope
        self.sure: vec[float] = sure
        self.pieces = on_table(s)
        self.duchy = duchy_of(s)
        self.over = len(s.stack) == 0
        self.module = False
        self.archivists = False
        self.brick_makers = False
        for part in s.config.parts:
            if isinstance(part, Module):
                self.module = True
            elif isinstance(part, Archivists):
                self.archivists = True
            elif isinstance(part, BrickMakers):
                self.brick_makers = True
        # By player: how many of each tool lie beside the board (specialist.unused_no_tool).
        self.tools: vec[i64] = NONE_YET[: s.config.players]
        if self.module:
            tool, at = self.duchy.tool, self.pieces.specialist_at
            for tile in range(i64(len(at))):
                place = at[tile]
                if place >= 0:
                    self.tools[place] += TOOL[tool[tile]]
        # By player: how many contracts are in hand.
        self.hands: vec[i64] = NONE_YET[: s.config.players]
        if self.archivists:
            for at_player in self.pieces.contract_at:
                if at_player >= 0:
                    self.hands[at_player] += 1

    def term(self, player: i64, number: i64, own: bool) -> float:
        """By its place in TERMS; `own` tells whether the player's secrets may be looked at."""
        if number == 2:
            return self.specialist_worth(player) if self.module else 0.0
        if number == 3:
            return self.contracts_worth(player, own) if self.archivists else 0.0
        if self.over:
            return 0.0
        if number == 0:
            return self.city_worth(player) if self.module else 0.0
        if number == 1:
            return self.permit_worth(player) if self.module else 0.0
        return self.reinforcement_worth(player) if number == 4 else self.foreman_worth(player)

    def added(self, total: float, player: i64, own: bool) -> float:
        """A sum with all of them; those of pieces that are not in play are 0."""
        if self.over:
            for number in range(COUNT):
                total += self.term(player, number, own)
            return total
        if self.module:
            total += self.city_worth(player)
            total += self.permit_worth(player)
            total += self.specialist_worth(player)
        if self.archivists:
            total += self.contracts_worth(player, own)
        if self.brick_makers:
            total += self.reinforcement_worth(player)
        return total + self.foreman_worth(player)

    # ------------------------------------------------------------ the duchy

    def city_worth(self, player: i64) -> float:
        """city.points, as likely as the tower is to be completed in time."""
        s, w, p = self.s, self.w, self.pieces
        city, contractors, closed = p.city, p.contractors, p.closed
        total = 0.0
        in_time = min(1.0, self.turns[player] / w.hire_turns)
        for tower in range(i64(len(s.heights))):
            of = city[tower]
            hired = contractors[player * C + of]
            if hired == 0 or closed[of] != 0:
                continue
            chance, banners = 1.0, 0.0
            for section in range(tower * LEVELS, tower * LEVELS + s.heights[tower]):
                owner = s.banner[section]
                if owner == NOBODY:
                    chance *= w.city_unclaimed * in_time
                    banners += w.city_claims * in_time
                else:
                    if owner == player:
                        banners += 1.0
                    if s.done[section] == 0:
                        chance *= self.sure[section]
            total += float(hired) * banners * chance * self.slope[player]
        return total

    def permit_worth(self, player: i64) -> float:
        """As many as the next hires take; more only where a guild takes them, or as goods at the end."""
        s, w, turns = self.s, self.w, self.turns[player]
        permits = float(self.pieces.permits[player])
        if permits == 0.0:
            return 0.0
        leftover = permits / float(s.tables.leftovers)
        if turns == 0.0:
            return leftover
        useful = min(permits, w.enough_permits) if contractors_left(s, player) > 0 else 0.0
        more = w.traded_permits if self.permits_are_traded() else w.more_permits
        spare = (permits - useful) * more
        return max(leftover, useful * w.permit * min(1.0, turns / w.hire_turns) + spare)

    def permits_are_traded(self) -> bool:
        """Whether a guild in play takes permits (guild.lawyers.permit_for_delivery and its like)."""
        trades: i64 = 0
        for card in self.s.influence:
            if card != NONE:
                trades += self.duchy.takes_permits[card]
        return trades != 0

    def specialist_worth(self, player: i64) -> float:
        """Tool groups (specialist.set_scoring), and the specialist that waits for the black die."""
        s, w, turns = self.s, self.w, self.turns[player]
        if self.over or turns == 0.0:
            return float(tool_prestige(s, player))
        tools, held = self.tools[player], self.pieces.held[player]
        if tools == 0 and held == NONE:
            return 0.0
        left = contractors_left(s, player)
        value = self.tools_worth(tools, left, turns)
        if held == NONE:
            return value
        tools += TOOL[self.duchy.tool[held]]
        likely = w.held_tool * min(1.0, turns / w.held_turns)
        value += likely * (self.tools_worth(tools, left, turns) - value)
        effect = effect_worth(s.tables.actions[SPECIALIST_ACTION + held], w, self.slope[player])
        return value + w.effect * max(0.0, effect) * min(1.0, turns / w.held_turns)

    def tools_worth(self, tools: i64, left: i64, turns: float) -> float:
        """The groups as they are, and the first one a part of the way to what it can still become."""
        if tools == 0:
            return 0.0
        w, group = self.w, self.duchy.group_prestige
        total = 0.0
        size: i64 = 0
        level: i64 = 0
        while True:
            kinds: i64 = 0
            for kind in range(KINDS):
                if (tools >> (kind * BYTE)) & 255 > level:
                    kinds += 1
            if kinds == 0:
                break
            if level == 0:
                size = kinds
            total += float(group[kinds])
            level += 1
        reach: i64 = size + left
        reach = min(reach, KINDS)
        hope = float(group[reach] * size) / float(reach) - float(group[size])
        return total + w.set_hope * min(1.0, turns / w.set_turns) * max(0.0, hope)

    # ------------------------------------------------------------ pieces of the guilds

    def contracts_worth(self, player: i64, own: bool) -> float:
        """Own contracts: what they usually bring, and ever more what they would bring now."""
        s, w, at = self.s, self.w, self.pieces.contract_at
        total = 0.0
        if self.hands[player] == 0:
            return 0.0
        if self.over:
            for card in range(i64(len(at))):
                if at[card] == player:
                    total += float(self.pieces.contract_prestige[card])
            return total
        if not own:
            return float(self.hands[player]) * w.rival_contract
        early = (1.0 - w.contract_now) * min(1.0, self.turns[player] / w.contract_turns)
        for card in range(i64(len(at))):
            if at[card] == player:
                usual = w.contract[card]
                now = float(contract_worth(s, player, self.duchy.contracts[card]))
                if early > 0.0:  # presence and ornaments still change
                    now = min(now, 2.0 * usual + 1.0)
                total += early * usual + (1.0 - early) * now
        return total

    def reinforcement_worth(self, player: i64) -> float:
        """One a turn, and nothing at the end (reinforcement.use_limit)."""
        total, turns, at = 0.0, self.turns[player], self.pieces.reinforcement_at
        if turns > 0.0:
            for tile in range(i64(len(at))):
                if at[tile] == player:
                    total += self.w.reinforcement[tile] * min(1.0, turns)
        return total

    def foreman_worth(self, player: i64) -> float:
        """guild.foremen.completion_bonus for own sections in his tower, as far as they have come."""
        s, tower = self.s, self.pieces.foreman
        if tower == NONE:
            return 0.0
        total = 0.0
        for section in range(tower * LEVELS, tower * LEVELS + s.heights[tower]):
            if s.banner[section] == player and s.done[section] == 0:
                total += self.sure[section] * float(self.duchy.foreman_bonus)
        return total * self.w.foreman * self.slope[player]


def effect_worth(action: Action, w: Measures, slope: float) -> float:
    """What a specialist brings when it is used, by what it gives and takes."""
    action = full(action)
    value = float(action.gain_ruble) * w.effect_ruble + float(action.gain_recognition) * slope
    value += float(action.gain_prestige) + float(action.gain_permit) * w.permit
    materials: i64 = 0
    for m in range(M):
        materials += action.gain_pieces[m]
    value += float(materials) * w.effect_material + float(action.gain_materials) * w.effect_choice
    value += float(action.deliveries) * w.effect_delivery + float(action.activations) * w.effect_activation
    value += float(action.resource_tiles) * w.effect_shown + float(action.claims) * w.effect_claim
    if action.max_rubles:
        value += w.effect_paid_rubles
    value -= float(action.pay_materials) * w.effect_material
    return value - float(action.pay_ornament) * w.effect_ornament
