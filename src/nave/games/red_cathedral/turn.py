"""A turn: one basic action with optional actions around it, then an explicit end."""

from typing import Final

from nave.games.red_cathedral import moves
from nave.games.red_cathedral.ask import OldAsk, asked, reset_turn
from nave.games.red_cathedral.build import add_deliveries, deliver
from nave.games.red_cathedral.claim import add_claims, claim
from nave.games.red_cathedral.market import add_dice, move_die
from nave.games.red_cathedral.names import COLORS
from nave.games.red_cathedral.scoring import tell_final_scoring
from nave.games.red_cathedral.solo import begin_ivan_turn
from nave.games.red_cathedral.state import NOBODY, State
from nave.kernel.frame import AUTO, Frame


class NextTurn(Frame[State]):
    """Lies below everything: when a turn is over it begins the next one, or ends the game (turn.order)."""

    def __init__(self) -> None:
        super().__init__("next_turn", AUTO)

    def apply(self, s: State, move: int) -> None:
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
        s.stack.append(self)
        if s.active == s.config.ivan:
            begin_ivan_turn(s)
        else:
            s.stack.append(TURN[s.active])


class Turn(OldAsk):
    """turn.basic_action: claim a section, build, or visit the market."""

    def __init__(self, seat: int) -> None:
        super().__init__("turn", seat)

    def answers(self, s: State) -> list[int]:
        out: list[int] = []
        add_claims(s, self.who, out)
        add_deliveries(s, self.who, s.tables.deliveries, out)
        add_dice(s, self.who, out)
        for part in s.config.parts:
            part.add_basic(s, self.who, out)
        if not out:  # turn.no_pass, black_die.two_full_spaces
            out.append(moves.END_TURN)
        return out

    def announces(self, s: State, move: int) -> bool:
        """On the advanced side a claim is only announced until its banner is taken."""
        return s.config.advanced and moves.CLAIM <= move < moves.BANNER

    def answer(self, s: State, move: int) -> None:
        if move == moves.END_TURN:
            return
        s.stack.append(END_TURN[self.who])
        if moves.CLAIM <= move < moves.BANNER:
            claim(s, self.who, move - moves.CLAIM)
        elif moves.DIE <= move < moves.DELIVER:
            move_die(s, self.who, move)
        elif moves.is_delivery(move):
            deliver(s, self.who, move, s.tables.deliveries, 0)
        else:
            for part in s.config.parts:
                part.basic(s, self.who, move)

    def prompt(self, s: State) -> str:
        ways = ["claim a section", "deliver to the cathedral", "move a die"]
        for part in s.config.parts:
            ways += part.basic_words()
        return asked(s, self.who, f"{', '.join(ways[:-1])}, or {ways[-1]}.")

    def args(self) -> list[int]:
        return [self.who]


class EndTurn(OldAsk):
    """turn.end: optional actions are still possible, then the turn is ended."""

    def __init__(self, seat: int) -> None:
        super().__init__("end", seat)

    def answers(self, s: State) -> list[int]:
        return [moves.END_TURN]

    def answer(self, s: State, move: int) -> None:
        pass

    def prompt(self, s: State) -> str:
        return asked(s, self.who, "end the turn.")

    def args(self) -> list[int]:
        return [self.who]


TURN: Final = [Turn(seat) for seat in range(len(COLORS))]
END_TURN: Final = [EndTurn(seat) for seat in range(len(COLORS))]
