"""Reinforcement tiles: taken at the Brick Makers, used at any decision of a turn, one a turn."""

from typing import Any, Final

from nave.games.red_cathedral import moves
from nave.games.red_cathedral.ask import OldAsk, asked
from nave.games.red_cathedral.claim import PlaceTile
from nave.games.red_cathedral.contractors.events import ReinforcementTaken
from nave.games.red_cathedral.contractors.guild_action import performable
from nave.games.red_cathedral.contractors.names import REINFORCEMENTS
from nave.games.red_cathedral.contractors.pieces import ON_OFFER, USED_UP
from nave.games.red_cathedral.contractors.tables import REINFORCEMENT_ACTION
from nave.games.red_cathedral.effects import tile_words
from nave.games.red_cathedral.influence import bare_effect, perform
from nave.games.red_cathedral.names import W
from nave.games.red_cathedral.part import OptionalAction
from nave.games.red_cathedral.state import NONE, State
from nave.games.red_cathedral.words import nice
from nave.kernel.frame import Frame
from nave.kernel.rules import MEANS, WRONG_MOMENT, Refusal
from nave.kernel.state import replaced

TAKE: Final = "guild.brick_makers.take_reinforcement"
FREE: Final = "reinforcement.free_placement"


def is_reinforce(move: int) -> bool:
    return moves.REINFORCE <= move < moves.TAKE_REINFORCEMENT


def is_take(move: int) -> bool:
    return moves.TAKE_REINFORCEMENT <= move < moves.PICK_CARD


def tiles_at(s: State, place: int) -> list[int]:
    return [tile for tile, at in enumerate(s.pieces.reinforcement_at) if at == place]


def has_effect(s: State, player: int, tile: int) -> bool:
    """reinforcement.beside_the_action: at least a part of it must take place now."""
    action = s.tables.actions[REINFORCEMENT_ACTION + tile]
    if action.free_placement:
        return bool(s.stack) and s.stack[-1].kind == "place"
    if action.guild_actions:
        return bool(performable(s, player, action))
    if action.gain_materials:
        return s.open_spaces(player) > 0 and any(s.supply)
    return bare_effect(s, player, action)


class Reinforce(OptionalAction):
    """reinforcement.use_limit; it closes the moment for prestige into rubles."""

    def __init__(self) -> None:
        super().__init__(True)

    def add(self, s: State, player: int, out: list[int]) -> None:
        if not s.pieces.reinforced:
            for tile, at in enumerate(s.pieces.reinforcement_at):
                if at == player and has_effect(s, player, tile):
                    out.append(moves.REINFORCE + tile)

    def takes(self, move: int) -> bool:
        return is_reinforce(move)

    def carry_out(self, s: State, player: int, move: int) -> None:
        tile = move - moves.REINFORCE
        s.pieces.reinforcement_at = replaced(s.pieces.reinforcement_at, tile, USED_UP)
        s.pieces.reinforced = 1
        perform(s, player, REINFORCEMENT_ACTION + tile, NONE)


class TakeReinforcement(OldAsk):
    """guild.brick_makers.take_reinforcement: one of those on offer."""

    def __init__(self, seat: int, number: int) -> None:
        super().__init__("take_reinforcement", seat)
        self.number = number

    def answers(self, s: State) -> list[int]:
        return [moves.TAKE_REINFORCEMENT + tile for tile in tiles_at(s, ON_OFFER)]

    def answer(self, s: State, move: int) -> None:
        tile = move - moves.TAKE_REINFORCEMENT
        s.pieces.reinforcement_at = replaced(s.pieces.reinforcement_at, tile, self.who)
        if s.log is not None:
            rule = s.tables.actions[self.number].rule
            s.log.append(ReinforcementTaken(tile, rule=rule, seat=self.who))

    def args(self) -> list[int]:
        return [self.who, self.number]


class PlaceFree(PlaceTile):
    """reinforcement.free_placement: face up on any free space, as if its price were paid."""

    def __init__(self, seat: int, section: int) -> None:
        super().__init__(seat, section)
        self.kind = "place_free"

    def price(self, s: State, space: int) -> int:
        return 0

    def answers(self, s: State) -> list[int]:
        return [moves.PLACE_UP + space for space in range(W) if s.shop_free(self.who, space)]

    def prompt(self, s: State) -> str:
        tile = tile_words(s.tables.workshop_ids[s.tile[self.section]])
        return asked(s, self.who, f"place the {tile} face up in your workshop, free of charge.")


def place_freely(s: State) -> None:
    """The question where the tile goes is asked anew, without its prices."""
    frame = s.stack.pop()
    assert isinstance(frame, PlaceTile)
    s.stack.append(PlaceFree(frame.who, frame.section))


# ------------------------------------------------------------ why not


def refuse_reinforce(s: State, frame: Frame[Any], tile: int) -> Refusal:
    limit = "reinforcement.use_limit"
    if s.active == s.config.ivan:
        return Refusal("reinforcement tiles are used on one's own turn", limit, WRONG_MOMENT)
    name = nice(REINFORCEMENTS[tile])
    if s.pieces.reinforcement_at[tile] == USED_UP:
        return Refusal(f"the tile {name} was used and has left the game", limit)
    if s.pieces.reinforcement_at[tile] != frame.who:
        return Refusal(f"you do not have the tile {name}", limit)
    if s.pieces.reinforced:
        return Refusal("a reinforcement tile was already used this turn", limit)
    if s.tables.actions[REINFORCEMENT_ACTION + tile].free_placement:
        return Refusal("it is used at the moment a workshop tile is placed", FREE, WRONG_MOMENT)
    return Refusal(f"{name} would have no effect now", "reinforcement.beside_the_action", MEANS)


def refuse_taking(s: State, frame: Frame[Any], tile: int) -> Refusal:
    name = nice(REINFORCEMENTS[tile])
    if not isinstance(frame, TakeReinforcement):
        return Refusal("reinforcement tiles are taken at the Brick Makers", TAKE, WRONG_MOMENT)
    return Refusal(f"the tile {name} is not on offer any more", TAKE)
