"""Using an action of an influence card, whichever question offers it."""

from abc import abstractmethod
from typing import Final

from mypy_extensions import i64

from nave.games.red_cathedral.ask import Ask, Choice
from nave.games.red_cathedral.influence import ACTIVATE_TILE, USE, add_uses, perform
from nave.games.red_cathedral.names import MATERIALS
from nave.games.red_cathedral.part import not_in_game
from nave.games.red_cathedral.state import State
from nave.games.red_cathedral.taking import visit_over
from nave.games.red_cathedral.terms import refuse_action, terms
from nave.kernel.frame import Frame
from nave.kernel.moves import Moves
from nave.kernel.refusal import WRONG_MOMENT, Refusal
from nave.kernel.said import Said


def holds_back(s: State, player: i64, number: i64, material: i64) -> bool:
    """Whether beginning an action pays, moves and places nothing yet (turn.exchange_one_moment)."""
    if number == ACTIVATE_TILE:
        return True
    return any(part.holds_back(s, player, s.tables.actions[number], material) for part in s.config.parts)


class Acts(Ask):
    """A question that offers actions of influence cards."""

    @abstractmethod
    def actions(self, s: State) -> list[int]:
        """The actions it offers now."""

    def begin(self, s: State, number: i64) -> None:
        """An action begins: push what is asked after it, and remember it where that matters."""

    @abstractmethod
    def not_offered(self, s: State, number: i64) -> Refusal | None:
        """Why the question does not offer an action of the game."""


class UseInfluence(Choice[Acts]):
    """An action of the card in play: pay, then gain."""

    def add(self, s: State, q: Acts, out: Moves) -> None:
        for action in q.actions(s):
            add_uses(s, q.who, action, out)

    def announces(self, s: State, q: Acts, move: i64) -> bool:
        return holds_back(s, q.who, USE.first(move), USE.second(move) - 1)

    def apply(self, s: State, q: Acts, move: i64) -> None:
        number = USE.first(move)
        q.begin(s, number)
        perform(s, q.who, number, USE.second(move) - 1)

    def touches(self, s: State, move: i64) -> tuple[str, ...]:
        named = USE.second(move)
        return touches_use(s, USE.first(move), MATERIALS[named - 1] if named else None)

    def label(self, s: State, move: i64) -> Said:
        named = USE.second(move)
        return label_use(s, USE.first(move), MATERIALS[named - 1] if named else None)

    def refuse(self, s: State, q: Acts, move: i64) -> Refusal:
        number = USE.first(move)
        if number >= len(s.tables.actions):
            return Refusal(Said("refused-guild"), "options.fourth_guild", WRONG_MOMENT)
        found = q.not_offered(s, number)
        return found or refuse_action(s, q.who, s.tables.actions[number], USE.second(move) - 1)

    def elsewhere(self, s: State, q: Frame[State], move: i64) -> Refusal:
        if USE.first(move) >= len(s.tables.actions):
            return not_in_game()
        if q.kind == "turn":
            return Refusal(Said("refused-influence-moment"), "influence.one_of_two", WRONG_MOMENT)
        return visit_over(s, q) or super().elsewhere(s, q, move)


USE_INFLUENCE: Final = UseInfluence("use", USE)


def touches_use(s: State, number: i64, named: str | None) -> tuple[str, ...]:
    if number >= len(s.tables.actions):
        return ()
    action = s.tables.actions[number]
    names = [f"influence:{action.group}", f"action:{action.name}"]
    if named is not None:
        names.append(f"{'good' if action.pay_materials else 'supply'}:{named}")
    return tuple(names)


def label_use(s: State, number: i64, named: str | None) -> Said:
    """What an influence action costs and gives, from its data."""
    action = s.tables.actions[number]
    return Said("answer-use", group=action.group, terms=terms(s, action, named))
