"""Actions: what they cost and give is data, carried out here. Most are those of influence cards.

Parts of the game add to an action what only they know (`Hooks.cannot_begin`, `brings`, `pay`, `gain`).
"""

from typing import Final

from nave.games.red_cathedral.ask import ACTION, SEAT, Ask, Choice, action_of
from nave.games.red_cathedral.build import Deliver, add_deliveries
from nave.games.red_cathedral.effects import (
    gain_prestige,
    gain_recognition,
    gain_rubles,
    lose_recognition,
    most,
    pay_rubles,
    receive,
    return_material,
    rubles_available,
    take_material,
)
from nave.games.red_cathedral.events import InfluenceUsed, PieceUsed, TilesSwapped
from nave.games.red_cathedral.names import ACTIONS, MATERIALS, RESOURCES, RING, M
from nave.games.red_cathedral.payment import PayOther, can_pay, stand_ins
from nave.games.red_cathedral.shown import ask_for_shown, shows_something
from nave.games.red_cathedral.state import NONE, State
from nave.games.red_cathedral.tables import Action
from nave.games.red_cathedral.taking import NOTHING, TAKE, TAKE_DUE, DueAsk, LeaveDue, TakeNothing, Taking
from nave.games.red_cathedral.workshop import ActivateTile, Activations, has_activation
from nave.kernel.asking import demand
from nave.kernel.family import Family
from nave.kernel.frame import AUTO, Frame
from nave.kernel.question import Field, Kind
from nave.kernel.refusal import WRONG_MOMENT, Refusal
from nave.kernel.said import Said
from nave.kernel.state import replaced

# Without naming a material, or with the one paid first or gained.
USE: Final[Family] = Family(
    "use {action}{named}", action=ACTIONS, named=("", *(f" {name}" for name in MATERIALS))
)
PAIRS: Final = [(a, b) for a in range(RING) for b in range(a + 1, RING)]
SWAP: Final[Family] = Family("swap {spaces}", spaces=[f"{a + 1} {b + 1}" for a, b in PAIRS])

ACTIVATE_TILE: Final = ACTIONS.index("activate_tile")


# ------------------------------------------------------------ whether an action is possible


def meets(s: State, player: int, action: Action) -> bool:
    """influence.clergy.all_types: a finished section of every type asked for."""
    for kind in action.requires:
        if not any(
            s.done[section] and s.banner[section] == player and s.type_of(section) == kind
            for section in s.sections
        ):
            return False
    return True


def add_uses(s: State, player: int, number: int, out: list[int]) -> None:
    """Every legal way to begin an action (influence.costs)."""
    for named in ways(s, player, number):
        out.append(USE.at(number, named))


def can_begin(s: State, player: int, action: Action) -> bool:
    """What is asked for beside materials is there (guild.recognition_cost)."""
    if s.rubles[player] < action.pay_ruble or not meets(s, player, action):
        return False
    if s.score[player] < action.pay_recognition:
        return False
    return all(part.cannot_begin(s, player, action) is None for part in s.config.parts)


def ways(s: State, player: int, number: int) -> list[int]:
    """How an action can begin: 0 without naming a material, 1 + m naming the material m."""
    action = s.tables.actions[number]
    out: list[int] = []
    if not can_begin(s, player, action):
        return out
    if action.pay_all:
        if any(action.pay_kinds[m] and not s.goods[player * M + m] for m in range(M)):
            return out
        out.append(0)
    elif action.pay_materials:
        for m in range(M):
            if can_pay(s, player, action, m) and gives_something(s, player, action, m):
                out.append(1 + m)
    elif action.gain_materials and not action.any_order:
        if s.open_spaces(player):
            for m in range(M):
                if action.gain_kinds[m] and s.supply[m]:
                    out.append(1 + m)
    elif bare_effect(s, player, action):
        out.append(0)
    return out


def gives_something(s: State, player: int, action: Action, paid: int) -> bool:
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
        s.goods[player * M + paid] -= amount
        s.supply[paid] += amount
        effect = bare_effect(s, player, action)
        s.goods[player * M + paid] += amount
        s.supply[paid] -= amount
        return effect
    for m in range(M):
        stock = s.supply[m] + (1 if m == paid else 0)
        if action.gain_kinds[m] and stock and not (action.gain_other and m == paid):
            return True
    return False


def bare_effect(s: State, player: int, action: Action) -> bool:
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


def can_deliver(s: State, player: int, deliveries: int) -> bool:
    out: list[int] = []
    add_deliveries(s, player, deliveries, out)
    return bool(out)


def brings_pieces(s: State, player: int, action: Action) -> bool:
    """Whether one of the pieces of fixed kinds can be stored."""
    return any(most(s, player, resource, due) > 0 for resource, due in enumerate(action.gain_pieces) if due)


# ------------------------------------------------------------ carrying out


def perform(s: State, player: int, number: int, material: int) -> None:
    """Pay, then gain; `material` is the one the move names, NONE if it names none, M for another piece."""
    action = s.tables.actions[number]
    if s.log is not None:
        told = InfluenceUsed if action.group in s.tables.group_names else PieceUsed
        s.log.append(told(action.group, action.name, rule=action.rule, seat=player))
    pay_rubles(s, player, action.pay_ruble, action.rule)
    lose_recognition(s, player, action.pay_recognition, action.rule)
    if action.pay_ornament:  # the payment is asked for, the gain follows
        s.stack.append(Gain(player, number))
    for part in s.config.parts:
        part.pay(s, player, number)
    if action.pay_ornament:
        return
    if action.pay_materials:
        pay_materials(s, player, number, material)
    else:
        gain(s, player, number, NONE, material)


def pay_materials(s: State, player: int, number: int, material: int) -> None:
    for part in s.config.parts:
        if part.takes_payment(s, player, number, material):
            return
    action = s.tables.actions[number]
    if action.pay_all:
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

    def __init__(self, player: int, number: int) -> None:
        super().__init__("gain", AUTO)
        self.player = player
        self.number = number

    def apply(self, s: State, move: int) -> None:
        gain(s, self.player, self.number, NONE, NONE)

    def check(self, s: State) -> None:
        demand(self.player == s.active, f"'gain' is for player {self.player}; active is {s.active}")
        action = action_of(s, self.kind, self.number)
        steps = action.pay_different or action.pay_any or action.pay_ornament > 0
        mixed = action.pay_materials > 1 and stand_ins(s, self.player) > 0
        demand(steps or mixed, "'gain' names another action")

    def args(self) -> list[int]:
        return [self.player, self.number]


def gain(s: State, player: int, number: int, paid: int, named: int) -> None:
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


# ------------------------------------------------------------ pieces of fixed kinds


def ask_for_pieces(s: State, player: int, number: int, first: int) -> None:
    """The next kind of fixed pieces, from resource `first` on, that can be stored."""
    gives = s.tables.actions[number].gain_pieces
    for resource in range(first, len(gives)):
        room = most(s, player, resource, gives[resource]) if gives[resource] else 0
        if room:
            if room == 1 and must_take(s.tables.actions[number]):
                receive(s, player, resource, 1, s.tables.actions[number].rule)
                continue
            s.stack.append(TakePieces(player, number, resource))
            return


def must_take(action: Action) -> bool:
    """Only a specialist may be used for nothing; who buys something takes at least one of it."""
    return not action.plain and not action.compulsory


class TakeNoPieces(LeaveDue):
    def add(self, s: State, q: DueAsk, out: list[int]) -> None:
        assert isinstance(q, TakePieces)
        action = s.tables.actions[q.number]
        if not out or not (action.compulsory or must_take(action)):
            out.append(NOTHING.at())


TAKE_NO_PIECES: Final = TakeNoPieces("take_nothing", NOTHING)


class TakePieces(DueAsk):
    """Pieces of a fixed kind: as many as wanted (guild.parts_and_fewer), then those of the next kind."""

    def __init__(self, seat: int, number: int, resource: int) -> None:
        super().__init__("pieces", seat, "influence.contiguous", resource, [TAKE_DUE], TAKE_NO_PIECES)
        self.number = number

    def due_now(self, s: State) -> int:
        return s.tables.actions[self.number].gain_pieces[self.resource]

    def gain_rule(self, s: State) -> str:
        return s.tables.actions[self.number].rule

    def least(self, s: State) -> int:
        """The bonus of a slot is taken as far as it can be stored (hire.slot_bonus)."""
        return self.room(s) if s.tables.actions[self.number].compulsory else 1

    def taken(self, s: State) -> None:
        ask_for_pieces(s, self.who, self.number, self.resource + 1)

    def wrong_resource(self, s: State) -> Refusal:
        return Refusal(Said("refused-taken-first", resource=RESOURCES[self.resource]), self.gain_rule(s))

    def check(self, s: State) -> None:
        super().check(s)
        due = action_of(s, self.kind, self.number).gain_pieces[self.resource]
        demand(due > 0, "'pieces' names another action")

    def args(self) -> list[int]:
        return [self.who, self.number, self.resource]


# ------------------------------------------------------------ materials of choice


def ask_for_material(s: State, question: "TakeMaterial") -> None:
    """A part of a gain that stock or room rules out lapses."""
    if question.materials(s):
        s.stack.append(question)


class TakeOfChoice(Taking["TakeMaterial"]):
    def add(self, s: State, q: "TakeMaterial", out: list[int]) -> None:
        for m in q.materials(s):
            out.append(TAKE.at(m))

    def apply(self, s: State, q: "TakeMaterial", move: int) -> None:
        take_material(s, q.who, TAKE.first(move), 1, s.tables.actions[q.number].rule)
        if q.left > 1:
            ask_for_material(s, TakeMaterial(q.who, q.number, q.left - 1, q.paid))

    def refuse(self, s: State, q: "TakeMaterial", move: int) -> Refusal:
        material = TAKE.first(move)
        if self.amount(move) == 1 and material < M and not s.supply[material]:
            return Refusal(Said("refused-supply-empty", resource=MATERIALS[material]), "supply.limited")
        return Refusal(Said("refused-one-at-a-time"), s.tables.actions[q.number].rule)


class TakeNoMore(TakeNothing["TakeMaterial"]):
    def add(self, s: State, q: "TakeMaterial", out: list[int]) -> None:
        action = s.tables.actions[q.number]
        # Or an optional action in between has left no room.
        if (action.fewer and q.left < action.gain_materials) or (not out and s.config.parts):
            out.append(NOTHING.at())

    def refuse(self, s: State, q: "TakeMaterial", move: int) -> Refusal:
        return Refusal(Said("refused-paid-for"), s.tables.actions[q.number].rule)

    def leaves(self, s: State, q: "TakeMaterial", move: int) -> list[Said]:
        return [Said("left-materials", n=q.left)] if q.materials(s) else []


TAKE_OF_CHOICE: Final = TakeOfChoice("take", TAKE)
TAKE_NO_MORE: Final = TakeNoMore("take_nothing", NOTHING)


class TakeMaterial(Ask):
    """One material of choice out of a gain; `left` counts this one too."""

    def __init__(self, seat: int, number: int, left: int, paid: int) -> None:
        super().__init__("take", seat, "influence.contiguous", [TAKE_OF_CHOICE], TAKE_NO_MORE)
        self.number = number
        self.left = left
        self.paid = paid

    def materials(self, s: State) -> list[int]:
        action = s.tables.actions[self.number]
        if not s.open_spaces(self.who):
            return []
        return [
            m
            for m in range(M)
            if action.gain_kinds[m] and s.supply[m] and not (action.gain_other and m == self.paid)
        ]

    def prompt(self, s: State) -> Said:
        return Said("prompt-take", player=self.who, left=self.left)

    def check(self, s: State) -> None:
        super().check(s)
        most_taken = action_of(s, self.kind, self.number).gain_materials
        demand(
            1 <= self.left <= most_taken,
            f"'take' is for {self.left} materials; allowed: 1 to {most_taken}",
        )

    def args(self) -> list[int]:
        return [self.who, self.number, self.left, self.paid]


# ------------------------------------------------------------ tiles that change places


class Swap(Choice["SwapTiles"]):
    """influence.teamsters.swap_tiles"""

    def add(self, s: State, q: "SwapTiles", out: list[int]) -> None:
        for pair in range(len(PAIRS)):
            out.append(SWAP.at(pair))

    def apply(self, s: State, q: "SwapTiles", move: int) -> None:
        a, b = PAIRS[SWAP.first(move)]
        tiles = s.market_tile
        s.market_tile = replaced(replaced(tiles, a, tiles[b]), b, tiles[a])
        if s.log is not None:
            s.log.append(TilesSwapped([a, b], rule=s.tables.actions[q.number].rule, seat=q.who))

    def touches(self, s: State, move: int) -> tuple[str, ...]:
        a, b = PAIRS[SWAP.first(move)]
        return (f"space:{a + 1}", f"space:{b + 1}")

    def label(self, s: State, move: int) -> Said:
        a, b = PAIRS[SWAP.first(move)]
        return Said("answer-swap", first=a + 1, second=b + 1)

    def elsewhere(self, s: State, q: Frame[State], move: int) -> Refusal:
        if q.kind in ("visit", "turn"):
            return Refusal(Said("refused-swap-moment"), "influence.teamsters.swap_tiles", WRONG_MOMENT)
        return super().elsewhere(s, q, move)


SWAP_TILES: Final = Swap("swap", SWAP)


class SwapTiles(Ask):
    """influence.teamsters.swap_tiles"""

    def __init__(self, seat: int, number: int) -> None:
        super().__init__("swap", seat, "influence.contiguous", [SWAP_TILES])
        self.number = number

    def check(self, s: State) -> None:
        super().check(s)
        demand(action_of(s, self.kind, self.number).swaps, "'swap' names another action")

    def args(self) -> list[int]:
        return [self.who, self.number]


QUESTIONS: Final[tuple[Kind[State], ...]] = (
    Kind("gain", Gain, (SEAT, ACTION), below=("visit",)),
    Kind(
        "take",
        TakeMaterial,
        (SEAT, ACTION, Field("left", M), Field("paid", M - 1, least=NONE)),
        below=("visit",),
    ),
    Kind("pieces", TakePieces, (SEAT, ACTION, Field("resource", len(RESOURCES) - 1)), below=("visit",)),
    Kind("swap", SwapTiles, (SEAT, ACTION), below=("visit",)),
)
