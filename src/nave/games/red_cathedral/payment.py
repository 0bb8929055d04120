"""Materials as a payment: of one kind, or of different kinds."""

from typing import Final

from mypy_extensions import i64

from nave.games.red_cathedral.ask import ACTION, SEAT, Choice, OfAction
from nave.games.red_cathedral.effects import return_material
from nave.games.red_cathedral.names import MATERIALS, M
from nave.games.red_cathedral.state import State
from nave.games.red_cathedral.tables import Action
from nave.kernel.asking import demand
from nave.kernel.family import Family
from nave.kernel.frame import Frame
from nave.kernel.moves import Moves
from nave.kernel.question import Field, Kind
from nave.kernel.refusal import WRONG_MOMENT, Refusal
from nave.kernel.said import Said

PAY: Final[Family] = Family("pay {material}", material=MATERIALS)


def can_pay(s: State, player: i64, action: Action, named: i64) -> bool:
    """The materials of a payment that begins with that kind are all there."""
    amount = action.pay_materials
    held = player * M
    have = s.goods[held + named]
    if not action.pay_kinds[named] or not have:
        return False
    if action.pay_any:
        return s.stored(player) >= amount
    if not action.pay_different:
        return have + s.stand_ins(player) >= amount
    return sum(1 for m in range(M) if action.pay_kinds[m] and s.goods[held + m]) >= amount


class PayAnother(Choice["PayOther"]):
    def add(self, s: State, q: "PayOther", out: Moves) -> None:
        for m in q.kinds_left(s):
            out.append(PAY.at(m))

    def apply(self, s: State, q: "PayOther", move: i64) -> None:
        material = PAY.first(move)
        return_material(s, q.who, material, 1, s.tables.actions[q.number].rule)
        if q.left > 1:
            s.stack.append(PayOther(q.who, q.number, q.left - 1, q.paid | 1 << material))

    def touches(self, s: State, move: i64) -> tuple[str, ...]:
        return (f"good:{MATERIALS[PAY.first(move)]}",)

    def label(self, s: State, move: i64) -> Said:
        return Said("answer-pay", resource=MATERIALS[PAY.first(move)])

    def refuse(self, s: State, q: "PayOther", move: i64) -> Refusal:
        return Refusal(Said("refused-pay-other-kind"), "influence.clergy.discard_three")

    def elsewhere(self, s: State, q: Frame[State], move: i64) -> Refusal:
        if q.kind in ("visit", "turn"):
            return Refusal(Said("refused-no-discard"), "inventory.no_discard", WRONG_MOMENT)
        return super().elsewhere(s, q, move)


PAY_ANOTHER: Final = PayAnother("pay", PAY)


class PayOther(OfAction):
    """influence.clergy.discard_three: the further materials, each of another kind (bits of `paid`)."""

    def __init__(self, seat: i64, number: i64, left: i64, paid: i64) -> None:
        super().__init__("pay", seat, number, "influence.contiguous", [PAY_ANOTHER])
        self.left = left
        self.paid = paid

    def kinds_left(self, s: State) -> list[int]:
        kinds = s.tables.actions[self.number].pay_kinds
        held = self.who * M
        return [m for m in range(M) if kinds[m] and s.goods[held + m] and not self.paid >> m & 1]

    def prompt(self, s: State) -> Said:
        return Said("prompt-pay", player=self.who, left=self.left)

    def asks(self, action: Action) -> bool:
        return action.pay_different

    def check(self, s: State) -> None:
        super().check(s)
        paid, due = int(self.paid).bit_count(), s.tables.actions[self.number].pay_materials
        demand(
            paid > 0 and self.left > 0 and self.left + paid == due,
            Said("wrong-pay-kinds-paid-left", paid=paid, left=self.left, pay_materials=due),
        )
        kinds = len(self.kinds_left(s))
        demand(kinds >= self.left, Said("wrong-pay-asks-more-kinds", left=self.left, kinds=kinds))

    def args(self) -> list[int]:
        return [self.who, self.number, self.left, self.paid]


QUESTIONS: Final[tuple[Kind[State], ...]] = (
    Kind("pay", PayOther, (SEAT, ACTION, Field("left", M), Field("paid", 63)), below=("gain",)),
)
