"""Artisans: workshop tiles once more, one's own or another player's."""

from typing import Any, Final

from nave.games.red_cathedral import moves
from nave.games.red_cathedral.ask import OldAsk
from nave.games.red_cathedral.contractors.events import OthersTileActivated
from nave.games.red_cathedral.contractors.guild import Guild
from nave.games.red_cathedral.effects import (
    benefit_resource,
    counted,
    player_name,
    receive,
)
from nave.games.red_cathedral.names import SHOP_WORDS, WORKSHOP, W
from nave.games.red_cathedral.question import action_of, demand
from nave.games.red_cathedral.refuse import refuse_tile
from nave.games.red_cathedral.state import State
from nave.games.red_cathedral.tables import Action
from nave.games.red_cathedral.workshop import room_for_benefit
from nave.kernel.frame import Frame
from nave.kernel.rules import WRONG_MOMENT, Refusal

OTHERS: Final = "guild.artisans.activate_other_players_tile"


def other_tiles(s: State, player: int) -> list[int]:
    """Every face-up tile of somebody else with every amount; Ivan has no workshop (solo.guilds)."""
    out: list[int] = []
    for owner in range(s.config.players):
        if owner != player:
            for shop in range(W):
                base = moves.ACTIVATE_OTHER + (owner * W + shop) * moves.ACTIVATE_MAX
                room = room_for_benefit(s, player, owner, shop)
                out += range(base + room - 1, base - 1, -1)
    return out


def tile_of(move: int) -> tuple[int, int, int]:
    """Owner, workshop space and amount of an answer about another player's tile."""
    place, index = divmod(move - moves.ACTIVATE_OTHER, moves.ACTIVATE_MAX)
    return place // W, place % W, index + 1


def is_other_tile(move: int) -> bool:
    return moves.ACTIVATE_OTHER <= move < moves.DELIVER_DIAMOND


class ActivateOther(OldAsk):
    """guild.artisans.activate_other_players_tile"""

    def __init__(self, seat: int, number: int) -> None:
        super().__init__("activate_other", seat)
        self.number = number

    def answers(self, s: State) -> list[int]:
        return other_tiles(s, self.who)

    def answer(self, s: State, move: int) -> None:
        owner, shop, amount = tile_of(move)
        rule = s.tables.actions[self.number].rule
        if s.log is not None:
            s.log.append(OthersTileActivated(owner, shop, rule=rule, seat=self.who))
        receive(s, self.who, benefit_resource(s, s.shop_tile[owner * W + shop]), amount, rule)

    def args(self) -> list[int]:
        return [self.who, self.number]


class Artisans(Guild):
    def brings(self, s: State, player: int, action: Action) -> bool:
        return action.other_players_tile and bool(other_tiles(s, player))

    def gain(self, s: State, player: int, number: int) -> None:
        if s.tables.actions[number].other_players_tile:
            s.stack.append(ActivateOther(player, number))

    def announces(self, s: State, move: int) -> bool:
        """Choosing to activate an own tile for free changes nothing yet."""
        if not moves.is_use(move):
            return False
        action = s.tables.actions[moves.use_of(move)[0]]
        return action.group == self.name and action.free

    # ------------------------------------------------------------ words

    def touches(self, s: State, move: int) -> tuple[str, ...] | None:
        if not is_other_tile(move):
            return None
        owner, shop, _ = tile_of(move)
        return (f"player:{owner}", f"tile:{owner}.{WORKSHOP[shop]}")

    def label(self, s: State, move: int) -> str:
        if not is_other_tile(move):
            return ""
        owner, shop, amount = tile_of(move)
        what = counted(amount, benefit_resource(s, s.shop_tile[owner * W + shop]))
        return f"Activate {player_name(s, owner)}'s tile on the {SHOP_WORDS[shop]} space: {what}"

    def pending(self) -> dict[str, tuple[str, str]]:
        return {"activate_other": ("first choose the other player's tile to activate", OTHERS)}

    def refuse(self, s: State, frame: Frame[Any], move: int) -> Refusal | None:
        if is_other_tile(move):
            return refuse_other_tile(s, frame, move)
        if frame.kind == "activate_other" and moves.ACTIVATE <= move < moves.DIE:
            return Refusal("the tile must be another player's", OTHERS)
        return None

    # ------------------------------------------------------------ positions

    def frames(self, s: State) -> dict[str, tuple[Any, list[int]]]:
        seat, action = s.config.seats - 1, len(s.tables.actions) - 1
        return {"activate_other": (ActivateOther, [seat, action])}

    def below(self) -> dict[str, tuple[str, ...]]:
        return {"activate_other": ("visit",)}

    def check_frame(self, s: State, frame: Frame[Any]) -> None:
        if isinstance(frame, ActivateOther):
            fits = action_of(s, frame.kind, frame.number).other_players_tile
            demand(fits, "'activate_other' names another action")


def refuse_other_tile(s: State, frame: Frame[Any], move: int) -> Refusal:
    if frame.kind != "activate_other":
        return Refusal("another player's tile is activated by that Artisans' action", OTHERS, WRONG_MOMENT)
    owner, shop, amount = tile_of(move)
    if owner >= s.config.players:
        return Refusal(f"there is no player {owner + 1} in this game", OTHERS)
    if owner == s.config.ivan:
        return Refusal("Ivan has no workshop", "solo.guilds")
    if owner == frame.who:
        return Refusal("the tile must be another player's", OTHERS)
    return refuse_tile(s, frame.who, owner, shop, amount)
