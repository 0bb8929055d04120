"""One action of a guild card in play, wherever the die has ended, performed a single time."""

from typing import Final

from mypy_extensions import i64

from nave.games.red_cathedral.acts import USE_INFLUENCE, Acts
from nave.games.red_cathedral.ask import ACTION, SEAT, action_of
from nave.games.red_cathedral.contractors.full_action import full
from nave.games.red_cathedral.state import State
from nave.games.red_cathedral.tables import Action
from nave.kernel.asking import demand
from nave.kernel.moves import Moves
from nave.kernel.question import Kind
from nave.kernel.refusal import Refusal
from nave.kernel.said import Said

KIND: Final = "guild_action"


def reachable(s: State, action: Action) -> list[int]:
    """The actions on the cards in play that it may perform; those of all guilds if it names none."""
    groups = full(action).guild_groups
    out: list[int] = []
    for card in s.influence:
        if not groups or s.tables.influence_group[card] in groups:
            out += s.tables.influence_actions[card]
    return out


def performable(s: State, player: i64, number: i64) -> bool:
    """Whether one of the actions that an action stands for can be carried out."""
    question = GuildAction(player, number)
    out = Moves()
    for answer in question.offer(s).answers:
        if answer is question.last:
            break
        answer.add(s, question, out)
    return bool(out)


class GuildAction(Acts):
    """guild.archivists.any_guild_action, reinforcement.any_guild_action"""

    def __init__(self, seat: i64, number: i64) -> None:
        super().__init__(KIND, seat, "guild.archivists.any_guild_action", [USE_INFLUENCE])
        self.number = number

    def actions(self, s: State) -> list[int]:
        return reachable(s, s.tables.actions[self.number])

    def not_offered(self, s: State, number: i64) -> Refusal | None:
        action = s.tables.actions[self.number]
        if number in reachable(s, action):
            return None
        return Refusal(Said("refused-not_on_a_card", action=s.tables.actions[number].name), action.rule)

    def groups(self, s: State) -> str:
        return "some" if full(s.tables.actions[self.number]).guild_groups else "any"

    def prompt(self, s: State) -> Said:
        return Said("prompt-guild_action", player=self.who, groups=self.groups(s))

    def awaits(self, s: State) -> Said:
        return Said("first-guild_action", groups=self.groups(s))

    def check(self, s: State) -> None:
        super().check(s)
        fits = full(action_of(s, self.kind, self.number)).guild_actions > 0
        demand(fits, Said("wrong-action", kind=repr(self.kind)))

    def args(self) -> list[int]:
        return [self.who, self.number]


def guild_action_kind(below: tuple[str, ...]) -> Kind[State]:
    return Kind(KIND, GuildAction, (SEAT, ACTION), below=below)
