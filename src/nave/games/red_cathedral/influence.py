"""Actions: what they cost and give is data, carried out here. Most are those of influence cards.

Parts of the game add to an action what only they know (`Hooks.cannot_begin`, `brings`, `pay`, `gain`).
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from nave.games.red_cathedral.ask import ACTION, SEAT, action_of
from nave.games.red_cathedral.build import Deliver, add_deliveries
from nave.games.red_cathedral.effects import (
    gain_prestige,
    gain_recognition,
    gain_rubles,
    lose_recognition,
    most,
    pay_rubles,
    return_material,
    rubles_available,
    take_material,
)
from nave.games.red_cathedral.events import InfluenceUsed, PieceUsed
from nave.games.red_cathedral.gains import SwapTiles, TakeMaterial, ask_for_material, ask_for_pieces
from nave.games.red_cathedral.names import ACTIONS, MATERIALS, M
from nave.games.red_cathedral.payment import PayOther, can_pay
from nave.games.red_cathedral.shown import ask_for_shown, shows_something
from nave.games.red_cathedral.state import NONE, State
from nave.games.red_cathedral.tables import Action
from nave.games.red_cathedral.workshop import ActivateTile, Activations, has_activation
from nave.kernel.asking import demand
from nave.kernel.family import Family
from nave.kernel.frame import AUTO, Frame
from nave.kernel.moves import Moves
from nave.kernel.question import Field, Kind
from nave.kernel.said import Said

# Without naming a material, or with the one paid first or gained.
USE: Final[Family] = Family(
    "use {action}{named}", action=ACTIONS, named=("", *(f" {name}" for name in MATERIALS))
)

ACTIVATE_TILE: Final = ACTIONS.index("activate_tile")


# ------------------------------------------------------------ whether an action is possible


def meets(s: State, player: i64, action: Action) -> bool:
    """influence.clergy.all_types: a finished section of every type asked for."""
    if not action.requires:
        return True
    types: i64 = 0
    for section in s.sections:
        if s.done[section] and s.banner[section] == player:
            types |= 1 << s.type_of(section)
    return all(types >> kind & 1 for kind in action.requires)


def ways(s: State, player: i64, action: Action) -> "vec[i64]":
    """Every legal way to begin an action (influence.costs): 0 without naming a material, 1 + m naming one."""
    found = vec[i64]()
    if not can_begin(s, player, action):
        return found
    if action.pay_all:
        if not lacks_one(s, player, action):
            found = append(found, 0)
    elif action.pay_materials:
        for m in range(M):
            if can_pay(s, player, action, m) and gives_something(s, player, action, m):
                found = append(found, 1 + m)
    elif action.gain_materials and not action.any_order:
        if s.open_spaces(player):
            for m in range(M):
                if action.gain_kinds[m] and s.supply[m]:
                    found = append(found, 1 + m)
    elif bare_effect(s, player, action):
        found = append(found, 0)
    return found


def add_uses(s: State, player: i64, number: i64, out: Moves) -> None:
    USE.row(number, ways(s, player, s.tables.actions[number]), out)


def can_use(s: State, player: i64, action: Action) -> bool:
    return len(ways(s, player, action)) > 0


def can_begin(s: State, player: i64, action: Action) -> bool:
    """What is asked for beside materials is there (guild.recognition_cost)."""
    if s.rubles[player] < action.pay_ruble or not meets(s, player, action):
        return False
    if s.score[player] < action.pay_recognition:
        return False
    return all(part.cannot_begin(s, player, action) is None for part in s.config.parts)


def lacks_one(s: State, player: i64, action: Action) -> bool:
    """Whether one of the materials that are all to be paid is missing."""
    return any(action.pay_kinds[m] and not s.goods[player * M + m] for m in range(M))


def gives_something(s: State, player: i64, action: Action, paid: i64) -> bool:
    """influence.costs: after the payment, which frees its own spaces and returns to the supply.

    `paid` is the material named, NONE for pieces that are no material.
    """
    if not action.gain_materials:
        if action.gain_prestige or action.gain_recognition:
            return True
        if paid == NONE:
            return bare_effect(s, player, action)
        # Tried as if the payment were made (guild.delivery): what is paid can no longer be delivered.
        amount = 1 if action.pay_different else action.pay_materials
        amount = min(amount, s.goods[player * M + paid])
        s.add_goods(player, paid, -amount)
        s.add_supply(paid, amount)
        effect = bare_effect(s, player, action)
        s.add_goods(player, paid, amount)
        s.add_supply(paid, -amount)
        return effect
    for m in range(M):
        stock = s.supply[m] + (1 if m == paid else 0)
        if action.gain_kinds[m] and stock and not (action.gain_other and m == paid):
            return True
    return False


def bare_effect(s: State, player: i64, action: Action) -> bool:
    if action.deliveries:
        return can_deliver(s, player, action.deliveries)
    if action.activates and not action.other_players_tile:
        return has_activation(s, player)
    if action.reads_tiles:
        return shows_something(s, player, action)
    if action.gain_recognition or action.gain_prestige or action.swaps:
        return True
    if action.gain_ruble and rubles_available(s, 1) > 0:
        return True
    return brings_pieces(s, player, action) or any(part.brings(s, player, action) for part in s.config.parts)


def can_deliver(s: State, player: i64, deliveries: i64) -> bool:
    out = Moves()
    add_deliveries(s, player, deliveries, out)
    return bool(out)


def brings_pieces(s: State, player: i64, action: Action) -> bool:
    """Whether one of the pieces of fixed kinds can be stored."""
    return any(most(s, player, resource, due) > 0 for resource, due in enumerate(action.gain_pieces) if due)


# ------------------------------------------------------------ carrying out


def perform(s: State, player: i64, number: i64, material: i64) -> None:
    """Pay, then gain; `material` is the one the move names, NONE if it names none, M for another piece."""
    action = s.tables.actions[number]
    if s.log is not None:
        told = InfluenceUsed if action.group in s.tables.group_names else PieceUsed
        s.log.append(told(action.group, action.name, rule=action.rule, seat=player))
    pay_rubles(s, player, action.pay_ruble, action.rule)
    lose_recognition(s, player, action.pay_recognition, action.rule)
    for part in s.config.parts:
        if part.pay(s, player, number, material):
            return
    if not action.pay_materials:
        gain(s, player, number, NONE, material)
    elif action.pay_all:
        for m in range(M):
            if action.pay_kinds[m]:
                return_material(s, player, m, 1, action.rule)
        gain(s, player, number, NONE, NONE)
    elif action.pay_different:
        return_material(s, player, material, 1, action.rule)
        s.stack.append(Gain(player, number))
        if action.pay_materials > 1:
            s.stack.append(PayOther(player, number, action.pay_materials - 1, 1 << material))
    else:
        return_material(s, player, material, action.pay_materials, action.rule)
        gain(s, player, number, material, NONE)


class Gain(Frame[State]):
    """What an action gives, once everything is paid."""

    def __init__(self, player: i64, number: i64) -> None:
        super().__init__("gain", AUTO)
        self.player = player
        self.number = number

    def apply(self, s: State, move: i64) -> None:
        gain(s, self.player, self.number, NONE, NONE)

    def check(self, s: State) -> None:
        demand(
            self.player == s.active,
            Said("wrong-gain-player-active", player=str(self.player), active=str(s.active)),
        )
        action = action_of(s, self.kind, self.number)
        steps = action.pay_different or action.pay_any or action.pay_ornament > 0
        mixed = action.pay_materials > 1 and s.stand_ins(self.player) > 0
        demand(steps or mixed, Said("wrong-action", kind=repr(self.kind)))

    def args(self) -> list[int]:
        return [self.player, self.number]


def gain(s: State, player: i64, number: i64, paid: i64, named: i64) -> None:
    """`paid` is the kind handed in, `named` the kind already chosen to be taken (NONE: to be asked)."""
    action = s.tables.actions[number]
    if action.gain_ruble:
        gain_rubles(s, player, action.gain_ruble, action.rule)
    if action.gain_recognition:
        gain_recognition(s, player, action.gain_recognition, action.rule)
    if action.gain_prestige:
        gain_prestige(s, player, action.gain_prestige, action.rule)
    for part in s.config.parts:
        part.gain(s, player, number)
    if action.any_order:
        return
    left = action.gain_materials
    if left and named != NONE:
        take_material(s, player, named, 1, action.rule)
        left -= 1
    if left:
        ask_for_material(s, TakeMaterial(player, number, left, paid))
    if action.gives_pieces:
        ask_for_pieces(s, player, number, 0)
    if action.deliveries:
        s.stack.append(Deliver(player, action.deliveries, 0))
    if action.swaps:
        s.stack.append(SwapTiles(player, number))
    if action.reads_tiles:
        ask_for_shown(s, player, number)
    if action.activates and not action.other_players_tile:
        if action.activations == 1:
            s.stack.append(ActivateTile(player, number))
        else:
            s.stack.append(Activations(player, number, action.activations, 0))


QUESTIONS: Final[tuple[Kind[State], ...]] = (
    Kind("gain", Gain, (SEAT, ACTION), below=("visit",)),
    Kind(
        "take",
        TakeMaterial,
        (SEAT, ACTION, Field("left", M), Field("paid", M - 1, least=NONE)),
        below=("visit",),
    ),
)
