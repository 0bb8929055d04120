"""What resource tiles of the market show, taken through an action instead of a visit."""

from nave.games.red_cathedral import moves
from nave.games.red_cathedral.ask import Ask, asked
from nave.games.red_cathedral.effects import most, receive
from nave.games.red_cathedral.names import RING
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
    """Each tile gives another resource, so that what is taken names the tile (market.take_fewer)."""
    for space, times in shown(s, action):
        tile = s.market_tile[space]
        resource = s.tables.tile_resource[tile]
        base = moves.TAKES.at(resource * moves.TAKE_MAX)
        for amount in range(most(s, player, resource, s.tables.tile_amount[tile] * times), 0, -1):
            out.append(base + amount - 1)


def shows_something(s: State, player: int, action: Action) -> bool:
    out: list[int] = []
    add_shown(s, player, action, out)
    return bool(out)


class TakeShown(Ask):
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
            resource, amount = divmod(moves.TAKES.index(move), moves.TAKE_MAX)
            receive(s, self.who, resource, amount + 1, s.tables.actions[self.number].rule)

    def prompt(self, s: State) -> str:
        return asked(s, self.who, "choose a resource tile and take what it shows.")

    def args(self) -> list[int]:
        return [self.who, self.number]
