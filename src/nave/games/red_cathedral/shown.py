"""What resource tiles of the market show, taken through an action instead of a visit."""

from nave.games.red_cathedral import moves
from nave.games.red_cathedral.ask import OldAsk, asked
from nave.games.red_cathedral.effects import most, receive
from nave.games.red_cathedral.names import RING, M
from nave.games.red_cathedral.state import NONE, State
from nave.games.red_cathedral.tables import Action


def shown(s: State, action: Action) -> list[tuple[int, int]]:
    """The spaces whose tile the action reads, and how often it pays there."""
    if action.resource_tiles:
        return [(space, 1) for space in range(RING)]
    if action.market_spaces:
        return [(space, s.dice_on(space)) for space in range(RING) if s.dice_on(space)]
    if action.at_die != NONE:
        return [(s.die_space[action.at_die], 1)]
    if action.at_any_die:
        return [(space, 1) for space in range(RING) if s.dice_on(space)]
    return []


def add_shown(s: State, player: int, action: Action, out: list[int]) -> None:
    """Each tile gives another resource, so that what is taken names the tile.

    Of materials as many as wanted, of other resources all that can be held (guild.parts_and_fewer).
    """
    for space, times in shown(s, action):
        tile = s.market_tile[space]
        resource = s.tables.tile_resource[tile]
        room = most(s, player, resource, s.tables.tile_amount[tile] * times)
        if room > 0:
            least = 1 if resource < M else room
            base = moves.TAKES.at(resource * moves.TAKE_MAX)
            out += range(base + room - 1, base + least - 2, -1)


def ask_for_shown(s: State, player: int, number: int) -> None:
    """Where one tile gives one thing there is nothing to ask."""
    action = s.tables.actions[number]
    out: list[int] = []
    add_shown(s, player, action, out)
    if len(out) == 1 and len(shown(s, action)) == 1:
        take_shown(s, player, number, out[0])
    else:
        s.stack.append(TakeShown(player, number))


def take_shown(s: State, player: int, number: int, move: int) -> None:
    resource, index = divmod(moves.TAKES.index(move), moves.TAKE_MAX)
    receive(s, player, resource, index + 1, s.tables.actions[number].rule)


def shows_something(s: State, player: int, action: Action) -> bool:
    out: list[int] = []
    add_shown(s, player, action, out)
    return bool(out)


class TakeShown(OldAsk):
    def __init__(self, seat: int, number: int) -> None:
        super().__init__("shown", seat)
        self.number = number

    def answers(self, s: State) -> list[int]:
        out: list[int] = []
        add_shown(s, self.who, s.tables.actions[self.number], out)
        if not out:  # an optional action in between has left no room
            out.append(moves.TAKE_NOTHING)
        return out

    def answer(self, s: State, move: int) -> None:
        if move != moves.TAKE_NOTHING:
            take_shown(s, self.who, self.number, move)

    def prompt(self, s: State) -> str:
        action = s.tables.actions[self.number]
        spaces = shown(s, action)
        if len(spaces) == 1:
            return asked(s, self.who, f"take what the tile of {s.space_name(spaces[0][0])} shows.")
        times = ", once for each die there" if action.market_spaces else ""
        return asked(s, self.who, f"choose a resource tile and take what it shows{times}.")

    def args(self) -> list[int]:
        return [self.who, self.number]
