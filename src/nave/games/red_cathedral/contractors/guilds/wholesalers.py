"""Wholesalers: market actions of the same visit once more."""

from typing import Any, Final

from nave.games.red_cathedral import moves
from nave.games.red_cathedral.ask import OldAsk
from nave.games.red_cathedral.contractors.guild import Guild
from nave.games.red_cathedral.effects import receive, take_material
from nave.games.red_cathedral.market import activate_by_die, add_activations, add_obtain
from nave.games.red_cathedral.names import DICE, MATERIALS, RESOURCES, SHOP_WORDS, WORKSHOP_DIE, M
from nave.games.red_cathedral.question import action_of, demand
from nave.games.red_cathedral.refuse import refuse_amount, refuse_tile
from nave.games.red_cathedral.state import State
from nave.games.red_cathedral.tables import Action
from nave.games.red_cathedral.words import nice
from nave.kernel.frame import Frame
from nave.kernel.rules import WRONG_MOMENT, Refusal
from nave.kernel.said import Said

# The two kinds of market action that can be chosen, as bits (guild.wholesalers.market_actions).
OBTAIN: Final = 1
ACTIVATE: Final = 2

WITH_MATERIAL: Final = "guild.wholesalers.market_action_and_material"


def fits(action: Action, done: int, kind: int) -> bool:
    """Whether a kind may follow those done before: the same again, another one, or any."""
    if not done or not action.market_pattern:
        return True
    return (done & kind > 0) == (action.market_pattern == "same")


def add_market_actions(s: State, player: int, action: Action, done: int, out: list[int]) -> None:
    if fits(action, done, OBTAIN):
        add_obtain(s, player, s.die_space[s.moved_die], out)
    if fits(action, done, ACTIVATE):
        add_activations(s, player, out)


def add_choices(s: State, player: int, action: Action, out: list[int]) -> None:
    """guild.wholesalers.market_action_and_material"""
    if s.open_spaces(player):
        out += [moves.CHOOSE + m for m in range(M) if action.gain_kinds[m] and s.supply[m]]


class ExtraMarket(OldAsk):
    """What is left of an action: `left` market actions, `chosen` tells whether its material was taken.

    `done` has the bits of the kinds carried out; once a part took place the rest may be left out.
    """

    def __init__(self, seat: int, number: int, left: int, done: int, chosen: int) -> None:
        super().__init__("extra", seat)
        self.number = number
        self.left = left
        self.done = done
        self.chosen = chosen

    def parts(self, s: State) -> list[int]:
        action = s.tables.actions[self.number]
        out: list[int] = []
        if self.left:
            add_market_actions(s, self.who, action, self.done, out)
        if not self.chosen:
            add_choices(s, self.who, action, out)
        return out

    def answers(self, s: State) -> list[int]:
        out = self.parts(s)
        if self.done or (self.chosen and s.tables.actions[self.number].gain_materials):
            out.append(moves.STOP)  # guild.parts_and_fewer
        return out

    def announces(self, s: State, move: int) -> bool:
        return any(part.announces(s, move) for part in s.config.parts)

    def answer(self, s: State, move: int) -> None:
        if move == moves.STOP:
            return
        player, rule = self.who, s.tables.actions[self.number].rule
        if moves.CHOOSE <= move < moves.PERMIT:
            rest = ExtraMarket(player, self.number, self.left, self.done, 1)
            take_material(s, player, move - moves.CHOOSE, 1, rule)
        elif moves.TAKES.has(move):
            rest = ExtraMarket(player, self.number, self.left - 1, self.done | OBTAIN, self.chosen)
            resource, amount = divmod(moves.TAKES.index(move), moves.TAKE_MAX)
            receive(s, player, resource, amount + 1, rule)
        else:
            rest = ExtraMarket(player, self.number, self.left - 1, self.done | ACTIVATE, self.chosen)
            if move >= moves.BASE_END:  # what stands in for the activation may ask: the rest waits below
                if rest.left or not rest.chosen:
                    s.stack.append(rest)
                activate_by_die(s, player, move, rule)
                return
            activate_by_die(s, player, move, rule)
        if rest.parts(s):
            s.stack.append(rest)

    def prompt(self, s: State) -> Said:
        parts = "material" if not self.left else "market" if self.chosen else "both"
        stop = moves.STOP in self.answers(s)
        return Said("prompt-extra", player=self.who, parts=parts, stop=stop)

    def args(self) -> list[int]:
        return [self.who, self.number, self.left, self.done, self.chosen]


class Wholesalers(Guild):
    def brings(self, s: State, player: int, action: Action) -> bool:
        out: list[int] = []
        if action.market_actions:
            add_market_actions(s, player, action, 0, out)
            add_choices(s, player, action, out)
        return bool(out)

    def gain(self, s: State, player: int, number: int) -> None:
        action = s.tables.actions[number]
        if action.market_actions:
            chosen = int(not action.gain_materials)
            s.stack.append(ExtraMarket(player, number, action.market_actions, 0, chosen))

    # ------------------------------------------------------------ words

    def touches(self, s: State, move: int) -> tuple[str, ...] | None:
        if moves.CHOOSE <= move < moves.PERMIT:
            return (f"supply:{MATERIALS[move - moves.CHOOSE]}",)
        if moves.TAKES.has(move) and s.stack and s.stack[-1].kind == "extra":
            resource = RESOURCES[moves.TAKES.index(move) // moves.TAKE_MAX]
            return (f"space:{s.die_space[s.moved_die] + 1}", f"supply:{resource}")
        return None

    def label(self, s: State, move: int) -> str:
        if moves.CHOOSE <= move < moves.PERMIT:
            return f"Take {nice(MATERIALS[move - moves.CHOOSE])} as the material of your choice"
        return ""

    def gains_words(self, action: Action) -> list[str]:
        if not action.market_actions:
            return []
        many = {"same": "one market action two more times", "different": "two different market actions"}
        return [many.get(action.market_pattern, "one more market action")]

    def pending(self) -> dict[str, tuple[str, str]]:
        return {"extra": ("first finish the extra market actions", "guild.wholesalers.market_actions")}

    def refuse(self, s: State, frame: Frame[Any], move: int) -> Refusal | None:
        if moves.CHOOSE <= move < moves.PERMIT:
            return refuse_choice(s, frame, move - moves.CHOOSE)
        return refuse_extra(s, frame, move) if isinstance(frame, ExtraMarket) else None

    # ------------------------------------------------------------ positions

    def frames(self, s: State) -> dict[str, tuple[Any, list[int]]]:
        seat, action = s.config.seats - 1, len(s.tables.actions) - 1
        return {"extra": (ExtraMarket, [seat, action, 2, OBTAIN | ACTIVATE, 1])}

    def below(self) -> dict[str, tuple[str, ...]]:
        return {"extra": ("visit",), "turn_over": ("extra",)}

    def check_frame(self, s: State, frame: Frame[Any]) -> None:
        if isinstance(frame, ExtraMarket):
            action = action_of(s, frame.kind, frame.number)
            made = action.market_actions - frame.left
            demand(action.market_actions > 0, "'extra' names another action")
            demand(
                made >= 0 and (made > 0) == (frame.done > 0), "'extra' does not say which actions were done"
            )
            demand(frame.chosen + action.gain_materials > 0, "'extra' has no material to choose")


def refuse_choice(s: State, frame: Frame[Any], material: int) -> Refusal:
    if not isinstance(frame, ExtraMarket) or not s.tables.actions[frame.number].gain_materials:
        reason = "a material of choice comes with that Wholesalers' action"
        return Refusal(reason, WITH_MATERIAL, WRONG_MOMENT)
    if frame.chosen:
        return Refusal("the material of choice was taken already", WITH_MATERIAL)
    if not s.supply[material]:
        return Refusal(f"the supply has no {nice(MATERIALS[material])} left", "supply.limited")
    if not s.open_spaces(frame.who):
        return Refusal("the inventory has no open space", "inventory.overflow")
    return Refusal(f"{nice(MATERIALS[material])} is not among the kinds shown", WITH_MATERIAL)


def refuse_extra(s: State, frame: ExtraMarket, move: int) -> Refusal | None:
    action = s.tables.actions[frame.number]
    if move == moves.STOP:
        return Refusal("at least one part must take place", "guild.parts_and_fewer")
    if moves.is_use(move):
        return Refusal("influence is no market action to repeat", "guild.wholesalers.market_actions")
    obtains = moves.TAKES.has(move)
    if not obtains and not moves.ACTIVATE <= move < moves.DIE and move != moves.SPECIALIST:
        return None
    if not frame.left:
        return Refusal("the market action was done; only the material is left", action.rule)
    if not fits(action, frame.done, OBTAIN if obtains else ACTIVATE):
        want = "the same kind again" if action.market_pattern == "same" else "the other kind"
        return Refusal(f"the second market action must be {want}", action.rule)
    if obtains:
        return refuse_obtain(s, frame.who, move)
    if move == moves.SPECIALIST:
        return None
    shop, index = divmod(move - moves.ACTIVATE, moves.ACTIVATE_MAX)
    if WORKSHOP_DIE[shop] != s.moved_die:
        reason = f"the {DICE[s.moved_die]} die does not wake the {SHOP_WORDS[shop]} space"
        return Refusal(reason, "workshop.activate")
    return refuse_tile(s, frame.who, frame.who, shop, index + 1)


def refuse_obtain(s: State, player: int, move: int) -> Refusal:
    resource, index = divmod(moves.TAKES.index(move), moves.TAKE_MAX)
    space = s.die_space[s.moved_die]
    shown = s.tables.tile_resource[s.market_tile[space]]
    if shown != resource:
        reason = f"the tile of {s.space_name(space)} gives {nice(RESOURCES[shown])}"
        return Refusal(reason, "market.obtain")
    due = s.tables.tile_amount[s.market_tile[space]] * s.dice_on(space)
    return refuse_amount(s, player, resource, due, index + 1, "market.obtain")
