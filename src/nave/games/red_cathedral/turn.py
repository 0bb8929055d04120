"""A turn: one basic action with optional actions around it, then an explicit end."""

from typing import Any, Final

from mypy_extensions import i64

from nave.games.red_cathedral.ask import END, END_TURN, SEAT, Ask, Choice, End, reset_turn
from nave.games.red_cathedral.build import BUILDING, Builds
from nave.games.red_cathedral.claim import CLAIM_SECTION
from nave.games.red_cathedral.config import NOBODY
from nave.games.red_cathedral.events import TurnBegun
from nave.games.red_cathedral.market import MOVE_DIE
from nave.games.red_cathedral.names import COLORS
from nave.games.red_cathedral.scoring import tell_final_scoring
from nave.games.red_cathedral.solo import begin_ivan_turn
from nave.games.red_cathedral.state import State
from nave.kernel.frame import AUTO, Frame
from nave.kernel.language import Either
from nave.kernel.moves import Moves
from nave.kernel.question import Kind
from nave.kernel.refusal import Refusal
from nave.kernel.said import Said


class NextTurn(Frame[State]):
    """Lies below everything: when a turn is over it begins the next one, or ends the game (turn.order).

    The turn of a sixth section is over like any other (end.current_turn).
    """

    def __init__(self) -> None:
        super().__init__("next_turn", AUTO)

    def apply(self, s: State, move: i64) -> None:
        if s.trigger != NOBODY:
            if s.turns_left == 0:  # end.final_turns
                for part in s.config.parts:
                    part.before_scoring(s)
                tell_final_scoring(s)
                return
            s.turns_left -= 1
        s.active = s.first if s.turn == 0 else (s.active + 1) % s.config.players
        s.turn += 1
        reset_turn(s)
        if s.log is not None:
            s.log.append(TurnBegun(s.turn, rule="turn.order", seat=s.active))
        s.stack.append(self)
        if s.active == s.config.ivan:
            begin_ivan_turn(s)
        else:
            s.stack.append(TURN[s.active])


class Pass(End):
    """turn.no_pass: only if nothing else is possible (black_die.two_full_spaces)."""

    def add(self, s: State, q: object, out: Moves) -> None:
        if not out.count:
            out.append(END.at())

    def refuse(self, s: State, q: Ask, move: i64) -> Refusal:
        return Refusal(Said("refused-end"), "turn.end")


PASS: Final = Pass("end", END)
BASIC: Final[list[Choice[Any]]] = [CLAIM_SECTION, *BUILDING, MOVE_DIE]


class Turn(Builds):
    """turn.basic_action: claim a section, build, or visit the market."""

    def __init__(self, seat: i64) -> None:
        super().__init__("turn", seat, "turn.basic_action", 0, BASIC, PASS)

    def go_on(self, s: State) -> None:
        s.stack.append(END_TURN[self.who])

    def deliveries(self, s: State) -> i64:
        return s.tables.deliveries

    def prompt(self, s: State) -> Said:
        """What is possible, kind by kind."""
        ways: list[Said] = []
        for answer in self.offer(s).answers:
            if answer is PASS:
                break
            found = Moves()
            answer.add(s, self, found)
            said = Said("way-" + answer.family.pattern.partition(" ")[0])
            if found and said not in ways:
                ways.append(said)
        if not ways:
            return Said("prompt-turn-pass", player=self.who)
        return Said("prompt-turn", player=self.who, ways=Either(ways))

    def args(self) -> list[int]:
        return [self.who]


TURN: Final = [Turn(seat) for seat in range(len(COLORS))]
QUESTIONS: Final[tuple[Kind[State], ...]] = (
    Kind("next_turn", NextTurn),
    Kind("turn", Turn, (SEAT,), below=("next_turn",)),
)
