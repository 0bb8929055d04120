"""A turn: three actions of any kind, then an explicit end; a scoring cuts it short."""

from typing import Final

from mypy_extensions import i64

from nave.games.basilica import plan
from nave.games.basilica.builder import PLACE_BUILDER, SEAT, can_place
from nave.games.basilica.events import TurnBegun
from nave.games.basilica.names import SEATS, cell_name
from nave.games.basilica.orders import EXECUTE
from nave.games.basilica.state import NONE, TURN_OVER, State
from nave.games.basilica.vault import EXCHANGE, LAY, lost_actions
from nave.kernel.answer import Answer, Offer, pending
from nave.kernel.asking import demand
from nave.kernel.family import Family
from nave.kernel.frame import AUTO, Frame
from nave.kernel.moves import Moves
from nave.kernel.question import Kind, Question
from nave.kernel.refusal import Refusal
from nave.kernel.said import Said


class Turn(Frame[State]):
    """Lies below everything: asks for the next action, or begins the rival's turn (turn.alternate)."""

    def __init__(self) -> None:
        super().__init__("turn", AUTO)

    def apply(self, s: State, move: i64) -> None:
        s.stack.append(self)
        if s.actions_left == 0:
            s.stack.append(ENDING[s.active])
            return
        if s.actions_left == TURN_OVER:
            s.active = s.first if s.turn == 0 else 1 - s.active
            s.turn += 1
            s.actions_left = s.tables.actions
            s.laid = NONE
            if s.log is not None:
                s.log.append(TurnBegun(s.turn, rule="turn.alternate", seat=s.active))
        s.stack.append(ACTING[s.active])


class Act(Question[State]):
    """turn.free_combination: Place Vault, Place Builder or Execute Order.

    turn.always_possible: a vault can be laid, or three that fit nowhere exchanged.
    """

    def __init__(self, seat: i64) -> None:
        super().__init__("act", seat, "turn.free_combination")

    def offer(self, s: State) -> Offer[State]:
        return ACTIONS

    def apply(self, s: State, move: i64) -> None:
        s.actions_left -= 1
        super().apply(s, move)

    def prompt(self, s: State) -> Said:
        return Said(
            "prompt-act",
            player=self.who,
            number=s.tables.actions - s.actions_left + 1,
            count=s.tables.actions,
            builder=can_place(s, self.who),
        )

    def leaves(self, s: State, move: i64) -> list[Said]:
        found = lost_actions(s, move, s.actions_left - 1)
        if can_place(s, self.who) and not PLACE_BUILDER.family.has(move):
            found.append(Said("left-builder", cell=cell_name(s.laid)))  # builder.only_after_vault
        return found

    def check(self, s: State) -> None:
        demand(self.who == s.active, Said("wrong-act-asked-active-player"))
        demand(s.actions_left > 0, Said("wrong-act-needs-actions-left"))
        demand(s.laid == NONE or plan.has(s.vaults, s.laid), Said("wrong-laid-no-vault"))
        demand(s.laid == NONE or plan.has(s.free(), s.laid), Said("wrong-laid-with-builder"))

    def args(self) -> list[int]:
        return [self.who]


ACTIONS: Final = Offer([LAY, EXCHANGE, PLACE_BUILDER, EXECUTE])


class EndTurn(Question[State]):
    """turn.exactly_three: nothing is left to do; until this answer the last action can be taken back."""

    def __init__(self, seat: i64) -> None:
        super().__init__("end", seat, "turn.exactly_three")

    def offer(self, s: State) -> Offer[State]:
        return CLOSING

    def check(self, s: State) -> None:
        demand(self.who == s.active, Said("wrong-end-asked-active-player"))
        demand(s.actions_left == 0, Said("wrong-end-needs-turn-without"))

    def args(self) -> list[int]:
        return [self.who]


class End(Answer[State, Frame[State]]):
    def __init__(self) -> None:
        super().__init__("end", Family("end turn"))

    def add(self, s: State, q: Frame[State], out: Moves) -> None:
        out.append(self.family.at())

    def apply(self, s: State, q: Frame[State], move: i64) -> None:
        s.actions_left = TURN_OVER

    def touches(self, s: State, move: i64) -> tuple[str, ...]:
        return ("button:end",)

    def elsewhere(self, s: State, q: Frame[State], move: i64) -> Refusal:
        if q.kind == "act":
            return Refusal(Said("refused-end", count=s.actions_left), "turn.exactly_three")
        return pending(q, s)


END: Final = End()
CLOSING: Final = Offer[State]([END])

# Frames never change, so one of each serves every game.
ACTING: Final = [Act(seat) for seat in range(SEATS)]
ENDING: Final = [EndTurn(seat) for seat in range(SEATS)]

QUESTIONS: Final = (
    Kind("turn", Turn),
    Kind("act", Act, (SEAT,), ("turn",)),
    Kind("end", EndTurn, (SEAT,), ("turn",)),
)
