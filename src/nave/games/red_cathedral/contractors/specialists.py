"""Specialists: used once, as the workshop activation of the black die, then a tool."""

from abc import abstractmethod
from typing import Final

from mypy_extensions import i64

from nave.games.red_cathedral.ask import Ask
from nave.games.red_cathedral.contractors.diamonds import JOKER, payable_with_diamond
from nave.games.red_cathedral.contractors.display import put_down_held
from nave.games.red_cathedral.contractors.full_action import full
from nave.games.red_cathedral.contractors.guild import MODULE, Brought
from nave.games.red_cathedral.contractors.names import TOOLS
from nave.games.red_cathedral.contractors.pieces import NONE, on_table
from nave.games.red_cathedral.contractors.tables import SPECIALIST_ACTION, duchy_of
from nave.games.red_cathedral.influence import brings_pieces, can_use, perform
from nave.games.red_cathedral.market import close_influence
from nave.games.red_cathedral.names import BLACK, DICE
from nave.games.red_cathedral.state import State
from nave.games.red_cathedral.tables import Action
from nave.games.red_cathedral.terms import refuse_action, terms
from nave.kernel.asking import demand
from nave.kernel.family import Family
from nave.kernel.frame import AUTO, Frame
from nave.kernel.moves import Moves
from nave.kernel.packed import place_of
from nave.kernel.refusal import WRONG_MOMENT, Refusal
from nave.kernel.said import Said

IN_ONE_PIECE: Final = "specialist.in_one_piece"
USE_RULE: Final = "black_die.uses_specialist"
EFFECT: Final = "specialist.use_requires_effect"

# The second one with a diamond for the material it asks for.
SPECIALIST: Final[Family] = Family("use specialist{paid}", paid=("", " diamond"))


def action_held(s: State, player: i64) -> Action:
    return s.tables.actions[SPECIALIST_ACTION + on_table(s).held[player]]


def material_asked(action: Action) -> i64:
    return place_of(action.pay_kinds, 1) if action.pay_materials else NONE


def effect_terms(s: State, tile: i64) -> Said:
    """What a specialist does, as `1 gold for 2 prestige`."""
    return terms(s, s.tables.actions[SPECIALIST_ACTION + tile], None)


def specialist_words(s: State, tile: i64) -> Said:
    tool = TOOLS[duchy_of(s).tool[tile]]
    return Said("specialist-with_tool", terms=effect_terms(s, tile), tool=tool)


# ------------------------------------------------------------ using one


def ways_to_use(s: State, player: i64) -> list[int]:
    """specialist.use_requires_effect; a material it asks for may be a diamond."""
    if on_table(s).held[player] == NONE or s.moved_die != BLACK:
        return []
    action = action_held(s, player)
    if action.plain:
        return [SPECIALIST.at(0)]
    out = [SPECIALIST.at(0)] if can_use(s, player, action) else []
    return [*out, SPECIALIST.at(1)] if payable_with_diamond(s, player, action) else out


def use_specialist(s: State, player: i64, move: i64) -> None:
    """specialist.in_one_piece: everything it asks lies above the turning over."""
    action = action_held(s, player)
    s.stack.append(TurnOver(player))
    material = JOKER if SPECIALIST.first(move) else material_asked(action)
    perform(s, player, SPECIALIST_ACTION + on_table(s).held[player], material)


def only_announces(s: State, player: i64) -> bool:
    """Whether using it pays and gives nothing before a further answer (turn.exchange_one_moment)."""
    action = full(action_held(s, player))
    if action.gives_pieces and not brings_pieces(s, player, action):
        return False  # nothing is asked, the tile is turned over at once
    gains = action.gain_ruble + action.gain_recognition + action.gain_prestige + action.gain_permit
    return action.pay_materials == 0 and (gains == 0 or action.pay_ornament > 0)


class UseSpecialist(Brought[Ask]):
    """black_die.uses_specialist: in place of the workshop activation of a visit with the black die."""

    def add(self, s: State, q: Ask, out: Moves) -> None:
        if not s.activated:
            out.extend(ways_to_use(s, q.who))

    def announces(self, s: State, q: Ask, move: i64) -> bool:
        return not SPECIALIST.first(move) and only_announces(s, q.who)

    def apply(self, s: State, q: Ask, move: i64) -> None:
        q.go_on(s)
        close_influence(s)
        s.activated = 1
        use_specialist(s, q.who, move)

    def touches(self, s: State, move: i64) -> tuple[str, ...]:
        return ("specialist:held",)

    def label(self, s: State, move: i64) -> Said:
        key = "answer-use_specialist_diamond" if SPECIALIST.first(move) else "answer-use_specialist"
        return Said(key, specialist=specialist_words(s, on_table(s).held[s.active]))

    def refuse(self, s: State, q: Ask, move: i64) -> Refusal:
        if on_table(s).held[q.who] == NONE:
            return Refusal(Said("refused-no_specialist"), USE_RULE)
        if s.moved_die != BLACK:
            return Refusal(Said("refused-specialist_die", die=DICE[s.moved_die]), USE_RULE)
        if s.activated and q.kind == "visit":
            return Refusal(Said("refused-specialist_used"), "specialist.single_use")
        return refuse_effect(s, q.who, move)

    def not_now(self, s: State, q: Frame[State], move: i64) -> Refusal:
        if on_table(s).held[q.who] == NONE:
            return Refusal(Said("refused-no_specialist"), USE_RULE)
        return Refusal(Said("refused-specialist_moment"), USE_RULE, WRONG_MOMENT)


def refuse_effect(s: State, player: i64, move: i64) -> Refusal:
    action = action_held(s, player)
    material = material_asked(action)
    if SPECIALIST.first(move):
        if not action.pay_materials:
            return Refusal(Said("refused-specialist_no_material"), EFFECT)
        material = JOKER
    refusal = refuse_action(s, player, action, material)
    return Refusal(refusal.said, EFFECT, refusal.near)


USE_SPECIALIST: Final = UseSpecialist("use_specialist", SPECIALIST, (MODULE,))


class Waiting(Ask):
    """A question that a specialist may interrupt; it goes on if something of it is still possible."""

    @abstractmethod
    def possible(self, s: State) -> bool:
        """Whether something of it is still possible."""


class TurnOver(Frame[State]):
    """specialist.single_use"""

    def __init__(self, player: i64) -> None:
        super().__init__("turn_over", AUTO)
        self.player = player

    def apply(self, s: State, move: i64) -> None:
        put_down_held(s, self.player, "specialist.single_use")
        below = s.stack[-1]
        if isinstance(below, Waiting) and not s.config.first_rules and not below.possible(s):
            s.stack.pop()

    def check(self, s: State) -> None:
        held = on_table(s).held[self.player] != NONE
        demand(self.player == s.active and held, Said("wrong-turn-over-needs-specialist"))

    def args(self) -> list[int]:
        return [self.player]


def lapse(s: State) -> None:
    """specialist.use_requires_effect: what cannot take place any more was no use.

    Nothing was paid; the tile stays where it is, and the visit may still activate.
    """
    if isinstance(s.stack[-1], TurnOver) and not s.config.first_rules:
        if not action_held(s, s.active).plain:
            s.stack.pop()
            s.activated = 0


def in_use(s: State, number: i64) -> bool:
    """Whether it is the action of the specialist in use."""
    return on_table(s).held[s.active] == number - SPECIALIST_ACTION and s.moved_die == BLACK
