"""The Contractors' guild: gains for contractors in cities, and the resource beside the black die."""

from typing import Final

from mypy_extensions import i64

from nave.games.red_cathedral.contractors.guild import Guild
from nave.games.red_cathedral.contractors.guilds.per_piece import (
    FIELDS,
    OTHERS,
    NamePlayer,
    ask_or_gain,
    brings_of,
    of_others,
    others,
    per_piece_terms,
    per_what,
)
from nave.games.red_cathedral.shown import add_shown
from nave.games.red_cathedral.state import State
from nave.games.red_cathedral.tables import Action
from nave.kernel.moves import Moves
from nave.kernel.question import Kind
from nave.kernel.said import Said


class NameContractors(NamePlayer):
    def __init__(self, seat: i64, number: i64) -> None:
        super().__init__(seat, number, OTHERS, "contractors")


QUESTIONS: Final[tuple[Kind[State], ...]] = (Kind("name_player", NameContractors, FIELDS, below=("visit",)),)


class Contractors(Guild):
    def questions(self) -> tuple[Kind[State], ...]:
        return QUESTIONS

    def counts(self, action: Action) -> bool:
        return action.group == self.name and bool(per_what(action))

    def brings(self, s: State, player: i64, action: Action) -> bool:
        if not self.counts(action):
            return False
        owners = others(s, player) if of_others(action) else [player]
        return any(brings_of(s, player, action, owner) for owner in owners)

    def gain(self, s: State, player: i64, number: i64) -> None:
        if self.counts(s.tables.actions[number]):
            ask_or_gain(s, NameContractors(player, number))

    def holds_back(self, s: State, player: i64, action: Action, material: i64) -> bool:
        """Choosing an action that asks something first changes nothing yet."""
        if action.group != self.name:
            return False
        if action.reads_tiles:
            out = Moves()
            add_shown(s, player, action, out)
            return len(out) > 1
        named = [owner for owner in others(s, player) if brings_of(s, player, action, owner)]
        return of_others(action) and len(named) > 1

    def terms(self, action: Action, cost: list[Said], gains: list[Said]) -> None:
        if self.counts(action):
            gains.append(per_piece_terms(action))
