"""What resource tiles of the market show, taken through an action instead of a visit."""

from typing import Final

from mypy_extensions import i64

from nave.games.red_cathedral.ask import ACTION, SEAT, OfAction, tell_lapsed
from nave.games.red_cathedral.effects import most, receive
from nave.games.red_cathedral.names import RESOURCES, RING, M
from nave.games.red_cathedral.state import NONE, State
from nave.games.red_cathedral.tables import Action
from nave.games.red_cathedral.taking import (
    NOTHING,
    TAKE,
    TakeNothing,
    Taking,
    add_amounts,
    left_lying,
    spaces_with,
)
from nave.kernel.moves import Moves
from nave.kernel.question import Kind
from nave.kernel.refusal import Refusal
from nave.kernel.said import Said


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


def add_shown(s: State, player: i64, action: Action, out: Moves) -> None:
    """Each tile gives another resource, so that what is taken names the tile.

    Of materials as many as wanted, of other resources all that can be held (guild.parts_and_fewer).
    """
    for space, times in shown(s, action):
        tile = s.market_tile[space]
        resource = s.tables.tile_resource[tile]
        room = most(s, player, resource, s.tables.tile_amount[tile] * times)
        if room > 0:
            add_amounts(resource, room, 1 if resource < M else room, out)


def ask_for_shown(s: State, player: i64, number: i64) -> None:
    """Where one tile gives one thing there is nothing to ask."""
    action = s.tables.actions[number]
    out = Moves()
    add_shown(s, player, action, out)
    if len(out) == 1 and len(shown(s, action)) == 1:
        receive(s, player, TAKE.first(out[0]), TAKE.second(out[0]) + 1, action.rule)
    else:
        s.stack.append(TakeShown(player, number))


def shows_something(s: State, player: i64, action: Action) -> bool:
    out = Moves()
    add_shown(s, player, action, out)
    return bool(out)


class TakeOfTile(Taking["TakeShown"]):
    def add(self, s: State, q: "TakeShown", out: Moves) -> None:
        add_shown(s, q.who, s.tables.actions[q.number], out)

    def apply(self, s: State, q: "TakeShown", move: i64) -> None:
        receive(s, q.who, TAKE.first(move), self.amount(move), s.tables.actions[q.number].rule)

    def touches(self, s: State, move: i64) -> tuple[str, ...]:
        resource = TAKE.first(move)
        spaces = spaces_with(s, resource)
        return (*(f"space:{space + 1}" for space in spaces), f"supply:{RESOURCES[resource]}")

    def refuse(self, s: State, q: "TakeShown", move: i64) -> Refusal:
        action = s.tables.actions[q.number]
        resource, amount = TAKE.first(move), self.amount(move)
        spaces = spaces_with(s, resource)
        if not spaces:
            return Refusal(Said("refused-no-tile-gives", resource=RESOURCES[resource]), action.rule)
        times = dict(shown(s, action))
        if spaces[0] not in times:
            key = "refused-that-die-elsewhere" if action.at_die != NONE else "refused-no-die-there"
            return Refusal(Said(key, space=spaces[0] + 1), action.rule)
        due = s.tables.tile_amount[s.market_tile[spaces[0]]] * times[spaces[0]]
        room = most(s, q.who, resource, due)
        if amount < room:
            said = Said("refused-in-full", amount=room, resource=RESOURCES[resource])
            return Refusal(said, "guild.parts_and_fewer")
        return s.config.resources[resource].refuse(s, q.who, due, amount, action.rule)

    def leaves(self, s: State, q: "TakeShown", move: i64) -> list[Said]:
        resource = TAKE.first(move)
        space = spaces_with(s, resource)[0]
        times = dict(shown(s, s.tables.actions[q.number]))[space]
        return left_lying(s.tables.tile_amount[s.market_tile[space]] * times, self.amount(move), resource)


class TakeNoneShown(TakeNothing["TakeShown"]):
    def apply(self, s: State, q: "TakeShown", move: i64) -> None:
        tell_lapsed(s)

    def refuse(self, s: State, q: "TakeShown", move: i64) -> Refusal:
        return Refusal(Said("refused-bring-something"), "guild.parts_and_fewer")


TAKE_OF_TILE: Final = TakeOfTile("take", TAKE)
TAKE_NONE_SHOWN: Final = TakeNoneShown("take_nothing", NOTHING)


class TakeShown(OfAction):
    def __init__(self, seat: i64, number: i64) -> None:
        super().__init__("shown", seat, number, "influence.contiguous", [TAKE_OF_TILE], TAKE_NONE_SHOWN)

    def prompt(self, s: State) -> Said:
        action = s.tables.actions[self.number]
        spaces = shown(s, action)
        which = "one" if len(spaces) == 1 else "dice" if action.market_spaces else "any"
        return Said("prompt-shown", player=self.who, which=which, space=spaces[0][0] + 1)

    def asks(self, action: Action) -> bool:
        return action.reads_tiles


QUESTIONS: Final[tuple[Kind[State], ...]] = (Kind("shown", TakeShown, (SEAT, ACTION), below=("visit",)),)
