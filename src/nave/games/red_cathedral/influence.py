"""Actions: what they cost and give is data, carried out here. Most are those of influence cards.

Parts of the game add to an action what only they know (`Part.cannot_begin`, `brings`, `pay`, `gain`).
"""

from typing import Final

from nave.games.red_cathedral import moves
from nave.games.red_cathedral.ask import OldAsk, asked
from nave.games.red_cathedral.build import Deliver, add_deliveries
from nave.games.red_cathedral.effects import (
    counted,
    gain_permits,
    gain_prestige,
    gain_recognition,
    gain_rubles,
    lose_recognition,
    most,
    pay_permits,
    pay_rubles,
    player_name,
    receive,
    return_diamonds,
    return_material,
    rubles_available,
    take_material,
)
from nave.games.red_cathedral.names import ACTIONS, MATERIALS, PERMIT, RING, M
from nave.games.red_cathedral.payment import (
    JOKER,
    PayAny,
    PayOther,
    WithDiamonds,
    can_pay,
    fewest_diamonds,
    most_diamonds,
    pay_mixed,
    return_unit,
)
from nave.games.red_cathedral.shown import ask_for_shown, shows_something
from nave.games.red_cathedral.state import NONE, State
from nave.games.red_cathedral.tables import Action
from nave.games.red_cathedral.workshop import ActivateTile, Activations, has_activation
from nave.kernel.family import Family
from nave.kernel.frame import AUTO, Frame
from nave.kernel.state import replaced

USE: Final = Family("use {action}{named}", action=ACTIONS, named=("", *(f" {name}" for name in MATERIALS)))
PAIRS: Final = [(a, b) for a in range(RING) for b in range(a + 1, RING)]
SWAP: Final = Family("swap {spaces}", spaces=[f"{a + 1} {b + 1}" for a, b in PAIRS])

ACTIVATE_TILE: Final = ACTIONS.index("activate_tile")


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
    base = moves.USES.at(number * (M + 1))
    for named in ways(s, player, number):
        out.append(moves.USE_DIAMOND + number if named > M else base + named)


def ways(s: State, player: int, number: int) -> list[int]:
    """How an action can begin: 0 without naming a material, 1 + m naming the material m, 7 a diamond."""
    action = s.tables.actions[number]
    out: list[int] = []
    if s.rubles[player] < action.pay_ruble or not meets(s, player, action):
        return out
    if action.pay_more and not can_pay_more(s, player, action):
        return out
    for part in s.config.parts:
        if part.cannot_begin(s, player, action) is not None:
            return out
    if action.pay_all:
        if any(action.pay_kinds[m] and not s.goods[player * M + m] for m in range(M)):
            return out
        out.append(0)
    elif action.pay_materials:
        for m in range(M + 1):
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


def can_pay_more(s: State, player: int, action: Action) -> bool:
    """What is paid beside rubles and materials: permits, recognition (guild.recognition_cost), diamonds."""
    return (
        s.pieces.permits[player] >= action.pay_permit
        and s.score[player] >= action.pay_recognition
        and s.pieces.diamonds[player] >= action.pay_diamond
    )


def gives_something(s: State, player: int, action: Action, paid: int) -> bool:
    """influence.costs: after the payment, which frees its own spaces and returns to the supply."""
    if not action.gain_materials:
        if action.gain_prestige or action.gain_recognition:
            return True
        if action.pay_any:  # diamonds for materials: what is paid makes room, and may be a diamond itself
            return s.pieces.diamond_supply + s.pieces.diamonds[player] > 0
        if paid == JOKER:
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
        out: list[int] = []
        add_deliveries(s, player, action.deliveries, out)
        return bool(out)
    if action.activates and not action.other_players_tile:
        return has_activation(s, player)
    if action.reads_tiles:
        return shows_something(s, player, action)
    if action.gain_recognition or action.gain_prestige or action.swaps:
        return True
    if action.gain_ruble and rubles_available(s, 1) > 0:
        return True
    if action.gain_permit and most(s, player, PERMIT, 1):
        return True
    return brings_pieces(s, player, action) or any(part.brings(s, player, action) for part in s.config.parts)


def brings_pieces(s: State, player: int, action: Action) -> bool:
    """Whether one of the pieces of fixed kinds can be stored."""
    return any(most(s, player, resource, due) > 0 for resource, due in enumerate(action.gain_pieces) if due)


def use(s: State, player: int, move: int) -> None:
    """Begin an action of the card in play: pay, then gain."""
    number, named = moves.use_of(move)
    s.used = number
    perform(s, player, number, named - 1)


def action_words(s: State, action: Action) -> str:
    """What is used; the gains that follow tell what a specialist does."""
    name = action.name.replace("_", " ")
    if action.group in s.tables.group_names:
        return f"the {s.tables.group_names[action.group]}: {name}"
    return f"the {action.group} tile: {name}" if action.group == "reinforcement" else f"the {action.group}"


def perform(s: State, player: int, number: int, material: int) -> None:
    """Pay, then gain; `material` is the one the move names (see `ways`), NONE if it names none."""
    action = s.tables.actions[number]
    if s.log is not None:
        text = f"{player_name(s, player)} uses {action_words(s, action)}"
        data = {"player": player, "group": action.group, "action": action.name}
        kind = "influence" if action.group in s.tables.group_names else action.group
        s.emit(kind, action.rule, player, text, data)
    pay_rubles(s, player, action.pay_ruble, action.rule)
    if action.pay_more:
        pay_permits(s, player, action.pay_permit, action.rule)
        lose_recognition(s, player, action.pay_recognition, action.rule)
        return_diamonds(s, player, action.pay_diamond, action.rule)
        if action.pay_ornament:  # the payment is asked for, the gain follows
            s.stack.append(Gain(player, number))
        for part in s.config.parts:
            part.pay(s, player, number)
        if action.pay_ornament:
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
    elif action.pay_any:
        return_unit(s, player, material, 1, action.rule)
        s.stack.append(Gain(player, number))
        s.stack.append(PayAny(player, number, action.pay_materials - 1, int(material == JOKER)))
    elif material == JOKER:
        return_diamonds(s, player, action.pay_materials, action.rule)
        gain(s, player, number, NONE, NONE)
    else:
        fewest = fewest_diamonds(s, player, action, material)
        if fewest < most_diamonds(s, player, action):
            s.stack.append(Gain(player, number))
            s.stack.append(WithDiamonds(player, number, material))
        else:
            pay_mixed(s, player, action, material, fewest)
            gain(s, player, number, material, NONE)


class Gain(Frame[State]):
    """What an action gives, once everything is paid."""

    def __init__(self, player: int, number: int) -> None:
        super().__init__("gain", AUTO)
        self.player = player
        self.number = number

    def apply(self, s: State, move: int) -> None:
        gain(s, self.player, self.number, NONE, NONE)

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
    if action.gain_permit:
        gain_permits(s, player, action.gain_permit, action.rule)
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


class TakePieces(OldAsk):
    """Pieces of a fixed kind: as many as wanted (guild.parts_and_fewer), then those of the next kind."""

    def __init__(self, seat: int, number: int, resource: int) -> None:
        super().__init__("pieces", seat)
        self.number = number
        self.resource = resource

    def answers(self, s: State) -> list[int]:
        base = moves.TAKES.at(self.resource * moves.TAKE_MAX)
        due = s.tables.actions[self.number].gain_pieces[self.resource]
        room = most(s, self.who, self.resource, due)
        if s.tables.actions[self.number].compulsory and room:
            return [base + room - 1]
        out = list(range(base + room - 1, base - 1, -1))
        if not out or not must_take(s.tables.actions[self.number]):
            out.append(moves.TAKE_NOTHING)
        return out

    def answer(self, s: State, move: int) -> None:
        if move != moves.TAKE_NOTHING:
            amount = moves.TAKES.index(move) % moves.TAKE_MAX + 1
            receive(s, self.who, self.resource, amount, s.tables.actions[self.number].rule)
        ask_for_pieces(s, self.who, self.number, self.resource + 1)

    def prompt(self, s: State) -> str:
        due = s.tables.actions[self.number].gain_pieces[self.resource]
        room = most(s, self.who, self.resource, due)
        return asked(s, self.who, f"take up to {counted(room, self.resource)}.")

    def args(self) -> list[int]:
        return [self.who, self.number, self.resource]


def ask_for_material(s: State, frame: "TakeMaterial") -> None:
    """A part of a gain that stock or room rules out lapses."""
    if frame.materials(s):
        s.stack.append(frame)


class TakeMaterial(OldAsk):
    """One material of choice out of a gain; `left` counts this one too."""

    def __init__(self, seat: int, number: int, left: int, paid: int) -> None:
        super().__init__("take", seat)
        self.number = number
        self.left = left
        self.paid = paid

    def materials(self, s: State) -> list[int]:
        action = s.tables.actions[self.number]
        out: list[int] = []
        if s.open_spaces(self.who):
            for m in range(M):
                if action.gain_kinds[m] and s.supply[m] and not (action.gain_other and m == self.paid):
                    out.append(moves.TAKE + m * moves.TAKE_MAX)
        return out

    def answers(self, s: State) -> list[int]:
        out = self.materials(s)
        action = s.tables.actions[self.number]
        # Or an optional action in between has left no room.
        if (action.fewer and self.left < action.gain_materials) or (not out and s.config.parts):
            out.append(moves.TAKE_NOTHING)
        return out

    def answer(self, s: State, move: int) -> None:
        if move == moves.TAKE_NOTHING:
            return
        material = (move - moves.TAKE) // moves.TAKE_MAX
        take_material(s, self.who, material, 1, s.tables.actions[self.number].rule)
        if self.left > 1:
            ask_for_material(s, TakeMaterial(self.who, self.number, self.left - 1, self.paid))

    def prompt(self, s: State) -> str:
        what = "a material" if self.left == 1 else f"{self.left} materials, one by one"
        return asked(s, self.who, f"take {what} of your choice.")

    def args(self) -> list[int]:
        return [self.who, self.number, self.left, self.paid]


class SwapTiles(OldAsk):
    """influence.teamsters.swap_tiles"""

    def __init__(self, seat: int, number: int) -> None:
        super().__init__("swap", seat)
        self.number = number

    def answers(self, s: State) -> list[int]:
        return list(range(moves.SWAP, moves.SWAP + len(moves.PAIRS)))

    def answer(self, s: State, move: int) -> None:
        a, b = moves.PAIRS[move - moves.SWAP]
        tiles = s.market_tile
        s.market_tile = replaced(replaced(tiles, a, tiles[b]), b, tiles[a])
        if s.log is not None:
            text = f"{player_name(s, self.who)} swaps the tiles of {s.space_name(a)} and {s.space_name(b)}"
            data = {"player": self.who, "spaces": [a + 1, b + 1]}
            s.emit("swap", s.tables.actions[self.number].rule, self.who, text, data)

    def prompt(self, s: State) -> str:
        return asked(s, self.who, f"choose two of the {RING} resource tiles to change places.")

    def args(self) -> list[int]:
        return [self.who, self.number]
