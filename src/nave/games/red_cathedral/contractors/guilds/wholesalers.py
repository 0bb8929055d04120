"""Wholesalers: market actions of the same visit once more."""

from typing import Any, Final

from mypy_extensions import i64

from nave.games.red_cathedral.acts import USE_INFLUENCE
from nave.games.red_cathedral.ask import ACTION, SEAT, STOP, Ask, Choice, Lapse, action_of
from nave.games.red_cathedral.contractors.full_action import full
from nave.games.red_cathedral.contractors.guild import MODULE, Brought, Guild
from nave.games.red_cathedral.contractors.specialists import (
    SPECIALIST,
    UseSpecialist,
    Waiting,
    use_specialist,
    ways_to_use,
)
from nave.games.red_cathedral.effects import most, receive, take_material
from nave.games.red_cathedral.influence import USE
from nave.games.red_cathedral.market import obtainable, refuse_obtain
from nave.games.red_cathedral.names import DICE, MATERIALS, WORKSHOP, WORKSHOP_DIE, M, W
from nave.games.red_cathedral.state import State
from nave.games.red_cathedral.tables import Action, number_of
from nave.games.red_cathedral.taking import TAKE, Taking, add_amounts, left_lying
from nave.games.red_cathedral.workshop import ACTIVATE as ACTIVATE_TILE
from nave.games.red_cathedral.workshop import Activating, activate, add_activation, refuse_tile
from nave.kernel.asking import demand
from nave.kernel.family import Family
from nave.kernel.frame import Frame
from nave.kernel.moves import Moves
from nave.kernel.question import Field, Kind
from nave.kernel.refusal import WRONG_MOMENT, Refusal
from nave.kernel.said import Said

# The two kinds of market action that can be chosen, as bits (guild.wholesalers.market_actions).
OBTAIN: Final = 1
ACTIVATE: Final = 2

WITH_MATERIAL: Final = "guild.wholesalers.market_action_and_material"
CHOOSE: Final[Family] = Family("choose {material}", material=MATERIALS)


def fits(action: Action, done: i64, kind: i64) -> bool:
    """Whether a kind may follow those done before: the same again, another one, or any."""
    action = full(action)
    if not done or not action.market_pattern:
        return True
    return (done & kind > 0) == (action.market_pattern == "same")


def add_choices(s: State, player: i64, action: Action, out: Moves) -> None:
    """guild.wholesalers.market_action_and_material"""
    if s.open_spaces(player):
        for m in range(M):
            if action.gain_kinds[m] and s.supply[m]:
                out.append(CHOOSE.at(m))


class ExtraMarket(Waiting):
    """What is left of an action: `left` market actions, `chosen` tells whether its material was taken.

    `done` has the bits of the kinds carried out; once a part took place the rest may be left out.
    """

    def __init__(self, seat: i64, number: i64, left: i64, done: i64, chosen: i64) -> None:
        super().__init__("extra", seat, "guild.wholesalers.market_actions", EXTRA, LEAVE_REST)
        self.number = number
        self.left = left
        self.done = done
        self.chosen = chosen

    def fits(self, s: State, kind: i64) -> bool:
        """Whether a market action is left and may be of that kind."""
        return self.left > 0 and fits(s.tables.actions[self.number], self.done, kind)

    def begun(self, s: State) -> bool:
        """Whether a part took place, so that the rest may be left out (guild.parts_and_fewer)."""
        return self.done > 0 or (self.chosen > 0 and s.tables.actions[self.number].gain_materials > 0)

    def possible(self, s: State) -> bool:
        """Whether something of it can be done now."""
        out = Moves()
        for answer in self.offer(s).answers:
            if answer is self.last:
                break
            answer.add(s, self, out)
        return bool(out)

    def ask_for(self, s: State, rest: "ExtraMarket") -> None:
        if rest.possible(s):
            s.stack.append(rest)

    def after(self, kind: i64) -> "ExtraMarket":
        return ExtraMarket(self.who, self.number, self.left - 1, self.done | kind, self.chosen)

    def refuse_kind(self, s: State, kind: i64) -> Refusal | None:
        action = full(s.tables.actions[self.number])
        if not self.left:
            return Refusal(Said("refused-extra_done"), action.rule)
        if not self.fits(s, kind):
            return Refusal(Said("refused-extra_pattern", pattern=action.market_pattern), action.rule)
        return None

    def prompt(self, s: State) -> Said:
        parts = "material" if not self.left else "market" if self.chosen else "both"
        return Said("prompt-extra", player=self.who, parts=parts, stop=self.begun(s))

    def check(self, s: State) -> None:
        super().check(s)
        action = full(action_of(s, self.kind, self.number))
        made = action.market_actions - self.left
        demand(action.market_actions > 0, Said("wrong-action", kind=repr(self.kind)))
        demand(made >= 0 and (made > 0) == (self.done > 0), Said("wrong-extra-does-say-which"))
        demand(self.chosen + action.gain_materials > 0, Said("wrong-extra-no-material-choose"))

    def args(self) -> list[int]:
        return [self.who, self.number, self.left, self.done, self.chosen]


class ObtainMore(Taking[ExtraMarket]):
    def add(self, s: State, q: ExtraMarket, out: Moves) -> None:
        if q.fits(s, OBTAIN):
            resource, due = obtainable(s)
            add_amounts(resource, most(s, q.who, resource, due), 1, out)

    def apply(self, s: State, q: ExtraMarket, move: i64) -> None:
        receive(s, q.who, TAKE.first(move), self.amount(move), s.tables.actions[q.number].rule)
        q.ask_for(s, q.after(OBTAIN))

    def touches(self, s: State, move: i64) -> tuple[str, ...]:
        return (f"space:{s.die_space[s.moved_die] + 1}", *super().touches(s, move))

    def refuse(self, s: State, q: ExtraMarket, move: i64) -> Refusal:
        found = q.refuse_kind(s, OBTAIN)
        return found or refuse_obtain(s, q.who, TAKE.first(move), self.amount(move))

    def leaves(self, s: State, q: ExtraMarket, move: i64) -> list[Said]:
        resource, due = obtainable(s)
        return left_lying(due, self.amount(move), resource)


class ActivateMore(Activating[ExtraMarket]):
    def add(self, s: State, q: ExtraMarket, out: Moves) -> None:
        if q.fits(s, ACTIVATE):
            for shop in range(W):
                if WORKSHOP_DIE[shop] == s.moved_die:
                    add_activation(s, q.who, shop, out)

    def apply(self, s: State, q: ExtraMarket, move: i64) -> None:
        activate(s, q.who, move, s.tables.actions[q.number].rule)
        q.ask_for(s, q.after(ACTIVATE))

    def refuse(self, s: State, q: ExtraMarket, move: i64) -> Refusal:
        found = q.refuse_kind(s, ACTIVATE)
        if found is not None:
            return found
        shop = ACTIVATE_TILE.first(move)
        if WORKSHOP_DIE[shop] != s.moved_die:
            said = Said("refused-extra_die", die=DICE[s.moved_die], space=WORKSHOP[shop])
            return Refusal(said, "workshop.activate")
        return refuse_tile(s, q.who, q.who, shop, ACTIVATE_TILE.second(move) + 1)


class SpecialistAgain(UseSpecialist):
    """black_die.uses_specialist: what stands in for the activation may ask, so the rest waits below."""

    def add(self, s: State, q: Any, out: Moves) -> None:
        if q.fits(s, ACTIVATE):
            out.extend(ways_to_use(s, q.who))

    def apply(self, s: State, q: Any, move: i64) -> None:
        rest = q.after(ACTIVATE)
        if rest.left or not rest.chosen:
            s.stack.append(rest)
        use_specialist(s, q.who, move)

    def refuse(self, s: State, q: Any, move: i64) -> Refusal:
        if ways_to_use(s, q.who):
            found = q.refuse_kind(s, ACTIVATE)
            if found is not None:
                return Refusal(found.said, found.rule, found.near)
        return super().refuse(s, q, move)


class NoInfluence(Choice[ExtraMarket]):
    """What the question does not mean."""

    def add(self, s: State, q: ExtraMarket, out: Moves) -> None:
        pass

    def touches(self, s: State, move: i64) -> tuple[str, ...]:
        return USE_INFLUENCE.touches(s, move)

    def refuse(self, s: State, q: ExtraMarket, move: i64) -> Refusal:
        return Refusal(Said("refused-extra_influence"), "guild.wholesalers.market_actions")


class LeaveRest(Lapse):
    """guild.parts_and_fewer"""

    def add(self, s: State, q: Any, out: Moves) -> None:
        if q.begun(s) or not out:
            out.append(STOP.at())

    def label(self, s: State, move: i64) -> Said:
        return Said("answer-leave_rest")

    def refuse(self, s: State, q: Ask, move: i64) -> Refusal:
        return Refusal(Said("refused-extra_part"), "guild.parts_and_fewer")

    def leaves(self, s: State, q: Any, move: i64) -> list[Said]:
        if not q.possible(s):
            return []
        out = [Said("left-market_action", n=q.left)] if q.left else []
        return out if q.chosen else [*out, Said("left-material")]


class ChooseMaterial(Brought[ExtraMarket]):
    """guild.wholesalers.market_action_and_material"""

    def add(self, s: State, q: ExtraMarket, out: Moves) -> None:
        if not q.chosen:
            add_choices(s, q.who, s.tables.actions[q.number], out)

    def apply(self, s: State, q: ExtraMarket, move: i64) -> None:
        take_material(s, q.who, CHOOSE.first(move), 1, s.tables.actions[q.number].rule)
        q.ask_for(s, ExtraMarket(q.who, q.number, q.left, q.done, 1))

    def touches(self, s: State, move: i64) -> tuple[str, ...]:
        return (f"supply:{MATERIALS[CHOOSE.first(move)]}",)

    def label(self, s: State, move: i64) -> Said:
        return Said("answer-choose", resource=MATERIALS[CHOOSE.first(move)])

    def refuse(self, s: State, q: ExtraMarket, move: i64) -> Refusal:
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

    def not_now(self, s: State, q: Frame[State], move: i64) -> Refusal:
        return Refusal(Said("refused-choice_moment"), WITH_MATERIAL, WRONG_MOMENT)


CHOOSE_MATERIAL: Final = ChooseMaterial("choose", CHOOSE, ("wholesalers",))
EXTRA: Final[list[Choice[Any]]] = [
    ObtainMore("take", TAKE),
    ActivateMore("activate", ACTIVATE_TILE),
    SpecialistAgain("use_specialist", SPECIALIST, (MODULE,)),
    CHOOSE_MATERIAL,
    NoInfluence("use", USE),
]
LEAVE_REST: Final = LeaveRest("leave_rest", STOP)
QUESTIONS: Final[tuple[Kind[State], ...]] = (
    Kind(
        "extra",
        ExtraMarket,
        (SEAT, ACTION, Field("left", 2), Field("done", OBTAIN | ACTIVATE), Field("chosen", 1)),
        below=("visit",),
    ),
)


class Wholesalers(Guild):
    def questions(self) -> tuple[Kind[State], ...]:
        return QUESTIONS

    def places(self) -> dict[str, tuple[str, ...]]:
        return {"turn_over": ("extra",)}

    def brings(self, s: State, player: i64, action: Action) -> bool:
        action = full(action)
        if not action.market_actions:
            return False
        number = number_of(s.tables, action)
        chosen = int(not action.gain_materials)
        return ExtraMarket(player, number, action.market_actions, 0, chosen).possible(s)

    def gain(self, s: State, player: i64, number: i64) -> None:
        action = full(s.tables.actions[number])
        if action.market_actions:
            chosen = int(not action.gain_materials)
            s.stack.append(ExtraMarket(player, number, action.market_actions, 0, chosen))

    def terms(self, action: Action, cost: list[Said], gains: list[Said]) -> None:
        action = full(action)
        if action.market_actions:
            gains.append(Said("gain-market_actions", pattern=action.market_pattern))
