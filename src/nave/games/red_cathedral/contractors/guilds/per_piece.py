"""Gains for each banner in the foreman's tower or each contractor on the duchy board."""

from typing import Any

from nave.games.red_cathedral import moves
from nave.games.red_cathedral.ask import OldAsk
from nave.games.red_cathedral.contractors.names import C
from nave.games.red_cathedral.effects import (
    counted,
    gain_permits,
    gain_recognition,
    gain_rubles,
    most,
    player_name,
)
from nave.games.red_cathedral.names import PERMIT, RECOGNITION, RUBLE
from nave.games.red_cathedral.question import action_of, demand
from nave.games.red_cathedral.scoring import tower_sections
from nave.games.red_cathedral.state import State
from nave.games.red_cathedral.tables import Action
from nave.kernel.frame import Frame
from nave.kernel.rules import WRONG_MOMENT, Refusal
from nave.kernel.said import Said

KIND = "name_player"


def per_what(action: Action) -> str:
    """`own_banner`, `other_contractor` and so on; "" if the action counts no pieces."""
    return action.ruble_per or action.recognition_per or action.permit_per


def gained_resource(action: Action) -> int:
    if action.ruble_per:
        return RUBLE
    return RECOGNITION if action.recognition_per else PERMIT


def of_others(action: Action) -> bool:
    return per_what(action).startswith("other")


def banners_in(s: State, tower: int, owner: int) -> int:
    """On finished and unfinished sections alike (guild.foremen.recognition_own_banners)."""
    return sum(1 for section in tower_sections(s, tower) if s.banner[section] == owner)


def contractors_out(s: State, owner: int) -> int:
    """guild.contractors.counted_contractors: in all cities, open and closed."""
    return sum(s.pieces.contractors[owner * C : owner * C + C])


def pieces_of(s: State, action: Action, owner: int) -> int:
    if per_what(action).endswith("banner"):
        return banners_in(s, s.pieces.foreman, owner)
    return contractors_out(s, owner)


def brings_of(s: State, player: int, action: Action, owner: int) -> int:
    """What the player would gain for the pieces of that owner."""
    return most(s, player, gained_resource(action), pieces_of(s, action, owner))


def gain_for(s: State, player: int, action: Action, owner: int) -> None:
    amount = pieces_of(s, action, owner)
    resource = gained_resource(action)
    if resource == RUBLE:
        gain_rubles(s, player, amount, action.rule)
    elif resource == RECOGNITION:
        gain_recognition(s, player, amount, action.rule)
    else:
        gain_permits(s, player, amount, action.rule)


def others(s: State, player: int) -> list[int]:
    """Ivan is the other player of a solitaire game (solo.guilds)."""
    return [other for other in range(s.config.players) if other != player]


def ask_or_gain(s: State, player: int, number: int) -> None:
    """The pieces of the player, or of another one who is named if it makes a difference."""
    action = s.tables.actions[number]
    if not of_others(action):
        gain_for(s, player, action, player)
        return
    named = NamePlayer(player, number).players(s)
    if len(named) == 1:
        gain_for(s, player, action, named[0])
    elif any(pieces_of(s, action, owner) for owner in named):
        s.stack.append(NamePlayer(player, number))


class NamePlayer(OldAsk):
    def __init__(self, seat: int, number: int) -> None:
        super().__init__(KIND, seat)
        self.number = number

    def players(self, s: State) -> list[int]:
        """With the Foremen anybody; elsewhere the gain is all there is (guild.parts_and_fewer)."""
        action = s.tables.actions[self.number]
        named = others(s, self.who)
        if action.foreman:
            return named
        return [owner for owner in named if brings_of(s, self.who, action, owner)]

    def answers(self, s: State) -> list[int]:
        return [moves.NAME_PLAYER + owner for owner in self.players(s)]

    def answer(self, s: State, move: int) -> None:
        gain_for(s, self.who, s.tables.actions[self.number], move - moves.NAME_PLAYER)

    def prompt(self, s: State) -> Said:
        return Said("prompt-name_player", player=self.who, what=self.what(s))

    def what(self, s: State) -> str:
        return "banners" if s.tables.actions[self.number].foreman else "contractors"

    def args(self) -> list[int]:
        return [self.who, self.number]


# ------------------------------------------------------------ what parts say about it


def is_name(move: int) -> bool:
    return moves.NAME_PLAYER <= move < moves.NAME_SECTION


def touches_name(move: int) -> tuple[str, ...] | None:
    return (f"player:{move - moves.NAME_PLAYER}",) if is_name(move) else None


def label_name(s: State, move: int) -> str:
    frame = s.stack[-1] if s.stack else None
    if not is_name(move) or not isinstance(frame, NamePlayer):
        return ""
    owner = move - moves.NAME_PLAYER
    action = s.tables.actions[frame.number]
    gain = counted(brings_of(s, frame.who, action, owner), gained_resource(action))
    return f"Name {player_name(s, owner)}: {gain}"


def gain_words(action: Action) -> str:
    """`1 ruble for each of your contractors`"""
    what = "banner" if per_what(action).endswith("banner") else "contractor"
    where = "there" if what == "banner" else "in the cities"
    whose = f"another player's {what}s" if of_others(action) else f"your {what}s"
    return f"{counted(1, gained_resource(action))} for each of {whose} {where}"


def refuse_name(s: State, frame: Frame[Any], move: int, rule: str) -> Refusal | None:
    if not is_name(move):
        return None
    if not isinstance(frame, NamePlayer):
        return Refusal("no player is to be named now", rule, WRONG_MOMENT)
    action = s.tables.actions[frame.number]
    owner = move - moves.NAME_PLAYER
    if owner >= s.config.players:
        return Refusal(f"there is no player {owner + 1} in this game", action.rule)
    if owner == frame.who:
        return Refusal("it must be another player", action.rule)
    return Refusal(f"{player_name(s, owner)} has no contractor in a city", action.rule)


def check_name(s: State, frame: Frame[Any]) -> None:
    if isinstance(frame, NamePlayer):
        fits = of_others(action_of(s, frame.kind, frame.number))
        demand(fits, f"{KIND!r} names another action")
