"""The Contractors' guild: gains for contractors in cities, and the resource beside the black die."""

from typing import Any

from nave.games.red_cathedral import moves
from nave.games.red_cathedral.contractors.guild import Guild
from nave.games.red_cathedral.contractors.guilds.per_piece import (
    KIND as NAME,
)
from nave.games.red_cathedral.contractors.guilds.per_piece import (
    NamePlayer,
    ask_or_gain,
    brings_of,
    check_name,
    gain_words,
    label_name,
    of_others,
    others,
    per_what,
    refuse_name,
    touches_name,
)
from nave.games.red_cathedral.shown import add_shown
from nave.games.red_cathedral.state import State
from nave.games.red_cathedral.tables import Action
from nave.kernel.frame import Frame
from nave.kernel.rules import Refusal

OTHERS = "guild.contractors.rubles_per_other_contractor"


class Contractors(Guild):
    def brings(self, s: State, player: int, action: Action) -> bool:
        if action.group != self.name or not per_what(action):
            return False
        owners = others(s, player) if of_others(action) else [player]
        return any(brings_of(s, player, action, owner) for owner in owners)

    def gain(self, s: State, player: int, number: int) -> None:
        action = s.tables.actions[number]
        if action.group == self.name and per_what(action):
            ask_or_gain(s, player, number)

    def announces(self, s: State, move: int) -> bool:
        """Choosing an action that asks something first changes nothing yet."""
        if not moves.is_use(move) or not s.stack:
            return False
        number = moves.use_of(move)[0]
        action = s.tables.actions[number]
        if action.group != self.name:
            return False
        if action.reads_tiles:
            out: list[int] = []
            add_shown(s, s.active, action, out)
            return len(out) > 1
        return of_others(action) and len(NamePlayer(s.active, number).players(s)) > 1

    # ------------------------------------------------------------ words

    def touches(self, s: State, move: int) -> tuple[str, ...] | None:
        return touches_name(move)

    def label(self, s: State, move: int) -> str:
        return label_name(s, move)

    def gains_words(self, action: Action) -> list[str]:
        return [gain_words(action)] if action.group == self.name and per_what(action) else []

    def pending(self) -> dict[str, tuple[str, str]]:
        return {NAME: ("first name the player whose contractors are counted", OTHERS)}

    def refuse(self, s: State, frame: Frame[Any], move: int) -> Refusal | None:
        return refuse_name(s, frame, move, OTHERS)

    # ------------------------------------------------------------ positions

    def frames(self, s: State) -> dict[str, tuple[Any, list[int]]]:
        return {NAME: (NamePlayer, [s.config.seats - 1, len(s.tables.actions) - 1])}

    def below(self) -> dict[str, tuple[str, ...]]:
        return {NAME: ("visit",)}

    def check_frame(self, s: State, frame: Frame[Any]) -> None:
        check_name(s, frame)
