"""Wholesalers: market actions of the same visit once more."""

from typing import Any, Final

from nave.games.red_cathedral import moves
from nave.games.red_cathedral.ask import OldAsk
from nave.games.red_cathedral.contractors.guild import ACTION, SEAT, Brought, Guild
from nave.games.red_cathedral.contractors.specialists import SPECIALIST
from nave.games.red_cathedral.effects import receive, take_material
from nave.games.red_cathedral.market import activate_by_die, add_activations, add_obtain
from nave.games.red_cathedral.names import DICE, MATERIALS, RESOURCES, WORKSHOP, WORKSHOP_DIE, M
from nave.games.red_cathedral.question import action_of
from nave.games.red_cathedral.refuse import refuse_amount, refuse_tile
from nave.games.red_cathedral.state import State
from nave.games.red_cathedral.tables import Action
from nave.kernel.asking import demand
from nave.kernel.family import Family
from nave.kernel.frame import Frame
from nave.kernel.question import Field, Kind
from nave.kernel.refusal import WRONG_MOMENT, Refusal
from nave.kernel.said import Said

# The two kinds of market action that can be chosen, as bits (guild.wholesalers.market_actions).
OBTAIN: Final = 1
ACTIVATE: Final = 2

WITH_MATERIAL: Final = "guild.wholesalers.market_action_and_material"
CHOOSE: Final = Family("choose {material}", material=MATERIALS)


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
        out += [CHOOSE.at(m) for m in range(M) if action.gain_kinds[m] and s.supply[m]]


class ExtraMarket(OldAsk):
    """What is left of an action: `left` market actions, `chosen` tells whether its material was taken.

    `done` has the bits of the kinds carried out; once a part took place the rest may be left out.
    """

    def __init__(self, seat: int, number: int, left: int, done: int, chosen: int) -> None:
        super().__init__("extra", seat)
        self.rule = "guild.wholesalers.market_actions"
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
        if CHOOSE.has(move):
            rest = ExtraMarket(player, self.number, self.left, self.done, 1)
            take_material(s, player, CHOOSE.first(move), 1, rule)
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

    def check(self, s: State) -> None:
        super().check(s)
        action = action_of(s, self.kind, self.number)
        made = action.market_actions - self.left
        demand(action.market_actions > 0, "'extra' names another action")
        demand(made >= 0 and (made > 0) == (self.done > 0), "'extra' does not say which actions were done")
        demand(self.chosen + action.gain_materials > 0, "'extra' has no material to choose")

    def args(self) -> list[int]:
        return [self.who, self.number, self.left, self.done, self.chosen]


class ChooseMaterial(Brought[ExtraMarket]):
    """guild.wholesalers.market_action_and_material"""

    def add(self, s: State, q: ExtraMarket, out: list[int]) -> None:
        if not q.chosen:
            add_choices(s, q.who, s.tables.actions[q.number], out)

    def touches(self, s: State, move: int) -> tuple[str, ...]:
        return (f"supply:{MATERIALS[CHOOSE.first(move)]}",)

    def label(self, s: State, move: int) -> Said:
        return Said("answer-choose", resource=MATERIALS[CHOOSE.first(move)])

    def refuse(self, s: State, q: ExtraMarket, move: int) -> Refusal:
        material = CHOOSE.first(move)
        name = MATERIALS[material]
        if not s.tables.actions[q.number].gain_materials:
            return self.not_now(s, q, move)
        if q.chosen:
            return Refusal(Said("refused-choice_taken"), WITH_MATERIAL)
        if not s.supply[material]:
            return Refusal(Said("refused-choice_supply", resource=name), "supply.limited")
        if not s.open_spaces(q.who):
            return Refusal(Said("refused-choice_room"), "inventory.overflow")
        return Refusal(Said("refused-choice_kind", resource=name), WITH_MATERIAL)

    def not_now(self, s: State, q: Frame[State], move: int) -> Refusal:
        return Refusal(Said("refused-choice_moment"), WITH_MATERIAL, WRONG_MOMENT)


CHOOSE_MATERIAL: Final = ChooseMaterial("choose", CHOOSE, ("wholesalers",))
QUESTIONS: Final[tuple[Kind[State], ...]] = (
    Kind(
        "extra",
        ExtraMarket,
        (SEAT, ACTION, Field("left", 2), Field("done", OBTAIN | ACTIVATE), Field("chosen", 1)),
        below=("visit",),
    ),
)


class Wholesalers(Guild):
    def __init__(self, name: str) -> None:
        super().__init__(name, CHOOSE_MATERIAL)

    def questions(self) -> tuple[Kind[State], ...]:
        return QUESTIONS

    def places(self) -> dict[str, tuple[str, ...]]:
        return {"turn_over": ("extra",)}

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

    def terms(self, action: Action, cost: list[Said], gains: list[Said]) -> None:
        if action.market_actions:
            gains.append(Said("gain-market_actions", pattern=action.market_pattern))

    def touches(self, s: State, move: int) -> tuple[str, ...] | None:
        if moves.TAKES.has(move) and s.stack and s.stack[-1].kind == "extra":
            resource = RESOURCES[moves.TAKES.index(move) // moves.TAKE_MAX]
            return (f"space:{s.die_space[s.moved_die] + 1}", f"supply:{resource}")
        return super().touches(s, move)

    def refuse(self, s: State, frame: Frame[Any], move: int) -> Refusal | None:
        if isinstance(frame, ExtraMarket):
            if CHOOSE.has(move):
                return CHOOSE_MATERIAL.refuse(s, frame, move)
            return refuse_extra(s, frame, move)
        return super().refuse(s, frame, move)


def refuse_extra(s: State, frame: ExtraMarket, move: int) -> Refusal | None:
    action = s.tables.actions[frame.number]
    if move == moves.STOP:
        return Refusal(Said("refused-extra_part"), "guild.parts_and_fewer")
    if moves.is_use(move):
        return Refusal(Said("refused-extra_influence"), "guild.wholesalers.market_actions")
    obtains = moves.TAKES.has(move)
    if not obtains and not moves.ACTIVATE <= move < moves.DIE and not SPECIALIST.has(move):
        return None
    if not frame.left:
        return Refusal(Said("refused-extra_done"), action.rule)
    if not fits(action, frame.done, OBTAIN if obtains else ACTIVATE):
        return Refusal(Said("refused-extra_pattern", pattern=action.market_pattern), action.rule)
    if obtains:
        return refuse_obtain(s, frame.who, move)
    if SPECIALIST.has(move):
        return None
    shop, index = divmod(move - moves.ACTIVATE, moves.ACTIVATE_MAX)
    if WORKSHOP_DIE[shop] != s.moved_die:
        said = Said("refused-extra_die", die=DICE[s.moved_die], space=WORKSHOP[shop])
        return Refusal(said, "workshop.activate")
    return refuse_tile(s, frame.who, frame.who, shop, index + 1)


def refuse_obtain(s: State, player: int, move: int) -> Refusal:
    resource, index = divmod(moves.TAKES.index(move), moves.TAKE_MAX)
    space = s.die_space[s.moved_die]
    shown = s.tables.tile_resource[s.market_tile[space]]
    if shown != resource:
        said = Said("refused-extra_gives", place=s.space_name(space), resource=RESOURCES[shown])
        return Refusal(said, "market.obtain")
    due = s.tables.tile_amount[s.market_tile[space]] * s.dice_on(space)
    return refuse_amount(s, player, resource, due, index + 1, "market.obtain")
