"""One action of a guild card in play, wherever the die has ended, performed a single time."""

from typing import Any

from nave.games.red_cathedral import moves
from nave.games.red_cathedral.ask import OldAsk
from nave.games.red_cathedral.influence import ACTIVATE_TILE, add_uses, perform
from nave.games.red_cathedral.question import action_of, demand
from nave.games.red_cathedral.refuse_influence import refuse_action
from nave.games.red_cathedral.state import State
from nave.games.red_cathedral.tables import Action
from nave.games.red_cathedral.words import nice
from nave.kernel.frame import Frame
from nave.kernel.rules import Refusal
from nave.kernel.said import Said

KIND = "guild_action"


def reachable(s: State, action: Action) -> list[int]:
    """The actions on the cards in play that it may perform; those of all guilds if it names none."""
    groups = action.guild_groups
    out: list[int] = []
    for card in s.influence:
        if not groups or s.tables.influence_group[card] in groups:
            out += s.tables.influence_actions[card]
    return out


def performable(s: State, player: int, action: Action) -> list[int]:
    out: list[int] = []
    for number in reachable(s, action):
        add_uses(s, player, number, out)
    return out


class GuildAction(OldAsk):
    """guild.archivists.any_guild_action, reinforcement.any_guild_action"""

    def __init__(self, seat: int, number: int) -> None:
        super().__init__(KIND, seat)
        self.number = number

    def answers(self, s: State) -> list[int]:
        return performable(s, self.who, s.tables.actions[self.number])

    def announces(self, s: State, move: int) -> bool:
        return move == moves.USE + ACTIVATE_TILE * 7 or any(
            part.announces(s, move) for part in s.config.parts
        )

    def answer(self, s: State, move: int) -> None:
        number, named = moves.use_of(move)
        perform(s, self.who, number, named - 1)

    def prompt(self, s: State) -> Said:
        return Said("prompt-guild_action", player=self.who, groups=self.groups(s))

    def groups(self, s: State) -> str:
        return "some" if s.tables.actions[self.number].guild_groups else "any"

    def args(self) -> list[int]:
        return [self.who, self.number]


def refuse_guild_action(s: State, frame: Frame[Any], move: int) -> Refusal | None:
    if not isinstance(frame, GuildAction) or not moves.is_use(move):
        return None
    number, named = moves.use_of(move)
    action = s.tables.actions[frame.number]
    if number not in reachable(s, action):
        name = nice(s.tables.actions[number].name)
        return Refusal(f"{name} is not on a card that can be chosen now", action.rule)
    return refuse_action(s, frame.who, s.tables.actions[number], named - 1)


def check_guild_action(s: State, frame: Frame[Any]) -> None:
    if isinstance(frame, GuildAction):
        fits = action_of(s, frame.kind, frame.number).guild_actions > 0
        demand(fits, f"{KIND!r} names another action")
