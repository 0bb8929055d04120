"""A turn: three actions of any kind, then an explicit end; a scoring cuts it short."""

from typing import Final

from nave.games.basilica import moves
from nave.games.basilica.builder import can_place, put_builder
from nave.games.basilica.names import CELLS, COLUMNS, SEATS
from nave.games.basilica.orders import add_orders, execute
from nave.games.basilica.state import NONE, TURN_OVER, State
from nave.games.basilica.vault import add_vaults, exchange, lay
from nave.kernel.frame import AUTO, Frame


class Turn(Frame[State]):
    """Lies below everything: asks for the next action, or begins the rival's turn (turn.alternate)."""

    def __init__(self) -> None:
        super().__init__("turn", AUTO)

    def apply(self, s: State, move: int) -> None:
        s.stack.append(self)
        if s.actions_left == 0:
            s.stack.append(END_TURN[s.active])
            return
        if s.actions_left == TURN_OVER:
            s.active = s.first if s.turn == 0 else 1 - s.active
            s.turn += 1
            s.actions_left = s.tables.actions
            s.laid = NONE
            if s.log is not None:
                text = f"Turn {s.turn}: {s.name(s.active)}"
                s.emit("turn", "turn.alternate", s.active, text, {"seat": s.active, "turn": s.turn})
        s.stack.append(ACT[s.active])


class Act(Frame[State]):
    """turn.free_combination: Place Vault, Place Builder or Execute Order."""

    def __init__(self, seat: int) -> None:
        super().__init__("act", seat)

    def options(self, s: State) -> list[int]:
        out: list[int] = []
        add_vaults(s, out)
        if not out:
            out.append(moves.EXCHANGE)  # vault.blocked_wilds
        if can_place(s, self.who):
            out.append(moves.BUILDER)
        add_orders(s, self.who, out)
        return out

    def apply(self, s: State, move: int) -> None:
        s.actions_left -= 1
        laid = s.laid
        s.laid = NONE  # builder.only_after_vault
        if moves.LAY <= move < moves.LAY + COLUMNS * CELLS:
            lay(s, self.who, move)
        elif move == moves.BUILDER:
            put_builder(s, self.who, laid, "builder.only_on_new_vault")
        elif move == moves.EXCHANGE:
            exchange(s, self.who)
        else:
            execute(s, self.who, move - moves.ORDER)

    def prompt(self, s: State) -> str:
        number = s.tables.actions - s.actions_left + 1
        builder = ", place a builder on the new one" if can_place(s, self.who) else ""
        count = f"action {number} of {s.tables.actions}"
        return f"{s.name(self.who)}, {count}: lay a vault{builder} or execute an order."

    def args(self) -> list[int]:
        return [self.who]


class EndTurn(Frame[State]):
    """turn.exactly_three: nothing is left to do; until this answer the last action can be taken back."""

    def __init__(self, seat: int) -> None:
        super().__init__("end", seat)

    def options(self, s: State) -> list[int]:
        return [moves.END_TURN]

    def apply(self, s: State, move: int) -> None:
        s.actions_left = TURN_OVER

    def prompt(self, s: State) -> str:
        return f"{s.name(self.who)}: end the turn."

    def args(self) -> list[int]:
        return [self.who]


# Frames never change, so one of each serves every game.
ACT: Final = [Act(seat) for seat in range(SEATS)]
END_TURN: Final = [EndTurn(seat) for seat in range(SEATS)]
