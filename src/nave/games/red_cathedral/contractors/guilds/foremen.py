"""Foremen: a foreman walks from tower to tower and looks at the banners there."""

from typing import Any

from nave.games.red_cathedral import moves
from nave.games.red_cathedral.ask import OldAsk
from nave.games.red_cathedral.contractors.events import ForemanMoved
from nave.games.red_cathedral.contractors.guild import Guild
from nave.games.red_cathedral.contractors.guilds.per_piece import (
    KIND as NAME,
)
from nave.games.red_cathedral.contractors.guilds.per_piece import (
    NamePlayer,
    ask_or_gain,
    banners_in,
    check_name,
    gain_words,
    gained_resource,
    label_name,
    of_others,
    others,
    refuse_name,
    touches_name,
)
from nave.games.red_cathedral.effects import counted, gain_recognition
from nave.games.red_cathedral.question import action_of, demand
from nave.games.red_cathedral.state import State
from nave.games.red_cathedral.tables import Action
from nave.kernel.frame import Frame
from nave.kernel.reading import Reader
from nave.kernel.rules import WRONG_MOMENT, Refusal

KIND = "foreman"
STEPS = (1, 2)
MOVEMENT = "guild.foremen.movement"


def tower_after(s: State, steps: int) -> int:
    """From left to right, and from the rightmost tower on to the leftmost one."""
    return (s.pieces.foreman + steps) % len(s.heights)


def move_foreman(s: State, player: int, steps: int, rule: str) -> None:
    s.pieces.foreman = tower_after(s, steps)
    if s.log is not None:
        s.log.append(ForemanMoved(steps, s.pieces.foreman, rule=rule, seat=player))


class MoveForeman(OldAsk):
    """guild.foremen.movement"""

    def __init__(self, seat: int, number: int) -> None:
        super().__init__(KIND, seat)
        self.number = number

    def answers(self, s: State) -> list[int]:
        return [moves.FOREMAN + steps - 1 for steps in STEPS]

    def answer(self, s: State, move: int) -> None:
        move_foreman(s, self.who, move - moves.FOREMAN + 1, MOVEMENT)
        ask_or_gain(s, self.who, self.number)

    def args(self) -> list[int]:
        return [self.who, self.number]


class Foremen(Guild):
    def before_market(self, s: State) -> None:
        """guild.foremen.setup: under the leftmost tower."""
        s.pieces.foreman = 0

    def brings(self, s: State, player: int, action: Action) -> bool:
        return action.foreman

    def gain(self, s: State, player: int, number: int) -> None:
        if s.tables.actions[number].foreman:
            s.stack.append(MoveForeman(player, number))

    def announces(self, s: State, move: int) -> bool:
        """Choosing an action changes nothing until the foreman moves."""
        return moves.is_use(move) and s.tables.actions[moves.use_of(move)[0]].foreman

    def ivan_influence(self, s: State, card: int) -> None:
        """solo.ivan_foremen: the most recognition; own banners before others', the nearer tower first."""
        ivan = s.config.ivan
        best, steps = 0, 0
        actions = [s.tables.actions[number] for number in s.tables.influence_actions[card]]
        for action in sorted((a for a in actions if a.foreman and a.recognition_per), key=of_others):
            owner = others(s, ivan)[0] if of_others(action) else ivan
            for wanted in STEPS:
                amount = banners_in(s, tower_after(s, wanted), owner)
                if amount > best:
                    best, steps = amount, wanted
        if best:
            move_foreman(s, ivan, steps, "solo.ivan_foremen")
            gain_recognition(s, ivan, best, "solo.ivan_foremen")

    # ------------------------------------------------------------ words

    def touches(self, s: State, move: int) -> tuple[str, ...] | None:
        if moves.FOREMAN <= move < moves.NAME_PLAYER:
            if not s.heights:
                return ()
            return ("foreman:move", f"tower:{tower_after(s, move - moves.FOREMAN + 1) + 1}")
        return touches_name(move)

    def label(self, s: State, move: int) -> str:
        if not moves.FOREMAN <= move < moves.NAME_PLAYER:
            return label_name(s, move)
        tower = tower_after(s, move - moves.FOREMAN + 1)
        words = f"Move the foreman to tower {tower + 1}"
        frame = s.stack[-1]
        if not isinstance(frame, MoveForeman):
            return words
        action = s.tables.actions[frame.number]
        owners = others(s, frame.who) if of_others(action) else [frame.who]
        gain = max(banners_in(s, tower, owner) for owner in owners)
        return f"{words}: {counted(gain, gained_resource(action))}"

    def gains_words(self, action: Action) -> list[str]:
        return ["move the foreman", gain_words(action)] if action.foreman else []

    def pending(self) -> dict[str, tuple[str, str]]:
        return {
            KIND: ("first move the foreman", MOVEMENT),
            NAME: ("first name the player whose banners are counted", MOVEMENT),
        }

    def refuse(self, s: State, frame: Frame[Any], move: int) -> Refusal | None:
        if moves.FOREMAN <= move < moves.NAME_PLAYER:
            return Refusal("the foreman is moved by the Foremen's actions", MOVEMENT, WRONG_MOMENT)
        return refuse_name(s, frame, move, "guild.foremen.recognition_other_banners")

    # ------------------------------------------------------------ positions

    def write(self, s: State, data: dict[str, Any]) -> None:
        data["foreman"] = s.pieces.foreman + 1

    def entries(self) -> list[str]:
        return ["foreman"]

    def read(self, s: State, root: Reader) -> None:
        s.pieces.foreman = root.number("foreman", 1, len(s.heights)) - 1

    def frames(self, s: State) -> dict[str, tuple[Any, list[int]]]:
        limits = [s.config.seats - 1, len(s.tables.actions) - 1]
        return {KIND: (MoveForeman, limits), NAME: (NamePlayer, limits)}

    def below(self) -> dict[str, tuple[str, ...]]:
        return {KIND: ("visit",), NAME: ("visit",)}

    def check_frame(self, s: State, frame: Frame[Any]) -> None:
        if isinstance(frame, MoveForeman):
            demand(action_of(s, KIND, frame.number).foreman, f"{KIND!r} names another action")
        check_name(s, frame)
