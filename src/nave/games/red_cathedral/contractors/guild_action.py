"""One action of a guild card in play, wherever the die has ended, performed a single time."""

from typing import Any

from nave.games.red_cathedral import moves
from nave.games.red_cathedral.ask import OldAsk
from nave.games.red_cathedral.contractors.guild import ACTION, SEAT
from nave.games.red_cathedral.influence import ACTIVATE_TILE, add_uses, perform
from nave.games.red_cathedral.question import action_of
from nave.games.red_cathedral.refuse_influence import refuse_action
from nave.games.red_cathedral.state import State
from nave.games.red_cathedral.tables import Action
from nave.kernel.asking import demand
from nave.kernel.frame import Frame
from nave.kernel.question import Kind
from nave.kernel.refusal import Refusal
from nave.kernel.said import Said


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
        super().__init__("guild_action", seat)
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

    def groups(self, s: State) -> str:
        return "some" if s.tables.actions[self.number].guild_groups else "any"

    def prompt(self, s: State) -> Said:
        return Said("prompt-guild_action", player=self.who, groups=self.groups(s))

    def awaits(self, s: State) -> Said:
        return Said("first-guild_action", groups=self.groups(s))

    def check(self, s: State) -> None:
        super().check(s)
        fits = action_of(s, self.kind, self.number).guild_actions > 0
        demand(fits, "'guild_action' names another action")

    def args(self) -> list[int]:
        return [self.who, self.number]


def guild_action_kind(below: tuple[str, ...]) -> Kind[State]:
    return Kind("guild_action", GuildAction, (SEAT, ACTION), below=below)


def refuse_guild_action(s: State, frame: Frame[Any], move: int) -> Refusal | None:
    if not isinstance(frame, GuildAction) or not moves.is_use(move):
        return None
    number, named = moves.use_of(move)
    action = s.tables.actions[frame.number]
    if number not in reachable(s, action):
        return Refusal(Said("refused-not_on_a_card", action=s.tables.actions[number].name), action.rule)
    return refuse_action(s, frame.who, s.tables.actions[number], named - 1)
