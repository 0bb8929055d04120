"""What specialists ask: a material and a delivery, rubles, an ornament, a claim."""

from typing import Any, Final

from mypy_extensions import i64

from nave.games.red_cathedral.ask import ACTION, SEAT, STOP, Choice, Lapse, OfAction, action_of
from nave.games.red_cathedral.build import BUILDING, Builds
from nave.games.red_cathedral.claim import CLAIM_SECTION
from nave.games.red_cathedral.contractors.events import OrnamentDiscarded, WaitingDiscarded
from nave.games.red_cathedral.contractors.full_action import full
from nave.games.red_cathedral.contractors.guild import MODULE, Brought
from nave.games.red_cathedral.contractors.pieces import NONE
from nave.games.red_cathedral.contractors.specialists import IN_ONE_PIECE, TurnOver, lapse
from nave.games.red_cathedral.effects import gain_recognition, pay_rubles, take_material
from nave.games.red_cathedral.influence import can_deliver
from nave.games.red_cathedral.names import ORNAMENTS, WORKSHOP, K, M, W
from nave.games.red_cathedral.state import State
from nave.games.red_cathedral.tables import Action
from nave.games.red_cathedral.taking import NOTHING, TAKE, Taking
from nave.kernel.asking import demand
from nave.kernel.family import Family
from nave.kernel.frame import Frame
from nave.kernel.moves import Moves
from nave.kernel.packed import added, replaced
from nave.kernel.question import Field, Kind
from nave.kernel.refusal import MEANS, WRONG_MOMENT, Refusal
from nave.kernel.said import Said

RUBLES: Final = "specialist.rubles_to_recognition"
ORNAMENT: Final = "specialist.discard_ornament"

DISCARD: Final[Family] = Family("discard {ornament}", ornament=ORNAMENTS)
DISCARD_FROM: Final[Family] = Family("discard from {space}", space=WORKSHOP)
PAY_RUBLES: Final[Family] = Family("pay {rubles} ruble", rubles=("1", "2", "3", "4", "5"))


class TakeAndDeliver(Builds):
    """specialist.material_and_delivery: either half may come first or be left out."""

    def __init__(self, seat: i64, number: i64, took: i64, delivered: i64) -> None:
        super().__init__("both", seat, IN_ONE_PIECE, 0, [TAKE_HALF, *BUILDING], LEAVE_HALF)
        self.number = number
        self.took = took
        self.delivered = delivered

    def deliveries(self, s: State) -> i64:
        return 1 - self.delivered

    def go_on(self, s: State) -> None:
        """After the delivery: the material, if it was not taken."""
        if not self.took:
            s.stack.append(TakeAndDeliver(self.who, self.number, 0, 1))

    def materials(self, s: State) -> list[int]:
        kinds = s.tables.actions[self.number].gain_kinds
        if self.took or not s.open_spaces(self.who):
            return []
        return [m for m in range(M) if kinds[m] and s.supply[m]]

    def prompt(self, s: State) -> Said:
        left = "deliver" if self.took else "take" if self.delivered else "both"
        return Said("prompt-both", player=self.who, left=left)

    def check(self, s: State) -> None:
        super().check(s)
        fits = action_of(s, self.kind, self.number).any_order
        demand(fits, Said("wrong-action", kind=repr(self.kind)))

    def args(self) -> list[int]:
        return [self.who, self.number, self.took, self.delivered]


class TakeHalf(Taking[TakeAndDeliver]):
    def add(self, s: State, q: TakeAndDeliver, out: Moves) -> None:
        out.extend([TAKE.at(m) for m in q.materials(s)])

    def apply(self, s: State, q: TakeAndDeliver, move: i64) -> None:
        if not q.delivered:
            s.stack.append(TakeAndDeliver(q.who, q.number, 1, 0))
        take_material(s, q.who, TAKE.first(move), 1, s.tables.actions[q.number].rule)

    def refuse(self, s: State, q: TakeAndDeliver, move: i64) -> Refusal:
        if q.took:
            return Refusal(q.awaits(s), IN_ONE_PIECE, WRONG_MOMENT)
        material, rule = TAKE.first(move), s.tables.actions[q.number].rule
        if material >= M or self.amount(move) > 1:
            return Refusal(Said("refused-one-at-a-time"), rule)
        return s.config.resources[material].refuse(s, q.who, 1, 1, rule)


class LeaveHalf(Lapse):
    def add(self, s: State, q: Any, out: Moves) -> None:
        out.append(STOP.at())

    def label(self, s: State, move: i64) -> Said:
        return Said("answer-leave_rest")

    def leaves(self, s: State, q: Any, move: i64) -> list[Said]:
        """Of the halves that are left those that are possible."""
        out: list[Said] = []
        if q.materials(s):
            out.append(Said("left-material"))
        if not q.delivered and can_deliver(s, q.who, 1):
            out.append(Said("left-delivery"))
        return out


TAKE_HALF: Final = TakeHalf("take", TAKE)
LEAVE_HALF: Final = LeaveHalf("leave_rest", STOP)


class Nothing(Choice[Any]):
    """An optional action in between has made the effect impossible."""

    def add(self, s: State, q: Any, out: Moves) -> None:
        if not out:
            out.append(NOTHING.at())

    def apply(self, s: State, q: Any, move: i64) -> None:
        lapse(s)

    def touches(self, s: State, move: i64) -> tuple[str, ...]:
        return ("button:nothing",)

    def label(self, s: State, move: i64) -> Said:
        return Said("answer-nothing")

    def refuse(self, s: State, q: Any, move: i64) -> Refusal:
        return Refusal(Said("refused-must_pay"), IN_ONE_PIECE)


class PayRubles(OfAction):
    """specialist.rubles_to_recognition"""

    def __init__(self, seat: i64, number: i64) -> None:
        super().__init__("rubles", seat, number, IN_ONE_PIECE, [PAY], NO_RUBLES)

    def asks(self, action: Action) -> bool:
        return full(action).max_rubles > 0


class Pay(Brought[PayRubles]):
    def add(self, s: State, q: PayRubles, out: Moves) -> None:
        most = min(full(s.tables.actions[q.number]).max_rubles, s.rubles[q.who])
        out.extend([PAY_RUBLES.at(amount - 1) for amount in range(most, 0, -1)])

    def apply(self, s: State, q: PayRubles, move: i64) -> None:
        amount, rule = PAY_RUBLES.first(move) + 1, s.tables.actions[q.number].rule
        pay_rubles(s, q.who, amount, rule)
        gain_recognition(s, q.who, amount, rule)

    def touches(self, s: State, move: i64) -> tuple[str, ...]:
        return ("specialist:held",)

    def label(self, s: State, move: i64) -> Said:
        return Said("answer-pay_rubles", amount=PAY_RUBLES.first(move) + 1)

    def refuse(self, s: State, q: PayRubles, move: i64) -> Refusal:
        return Refusal(Said("refused-rubles", have=s.rubles[q.who]), RUBLES, MEANS)

    def not_now(self, s: State, q: Frame[State], move: i64) -> Refusal:
        return Refusal(Said("refused-rubles_moment"), RUBLES, WRONG_MOMENT)


PAY: Final = Pay("pay_rubles", PAY_RUBLES, (MODULE,))
NO_RUBLES: Final = Nothing("nothing", NOTHING)


class DiscardOrnament(OfAction):
    """specialist.discard_ornament; also one that still waits on its space (advanced.unreleased_ornaments)."""

    def __init__(self, seat: i64, number: i64) -> None:
        super().__init__("discard", seat, number, IN_ONE_PIECE, [DISCARD_FREE, DISCARD_WAITING], NO_ORNAMENT)

    def asks(self, action: Action) -> bool:
        return action.pay_ornament > 0


def has_ornament(s: State, player: i64) -> bool:
    return any(s.ornaments[player * K : player * K + K]) or any(waits(s, player, space) for space in range(W))


def waits(s: State, player: i64, space: i64) -> bool:
    """Whether a space has an ornament that was neither released nor forfeited nor discarded."""
    at = player * W + space
    if not s.config.advanced or s.shop_tile[at] != NONE or s.discarded_from[at]:
        return False
    return s.tables.advanced_holds[s.config.colors[player]][space] != NONE


class OfOrnament(Brought[DiscardOrnament]):
    """Answers about an ornament that leaves the game."""

    def not_now(self, s: State, q: Frame[State], move: i64) -> Refusal:
        return Refusal(Said("refused-discard_moment"), ORNAMENT, WRONG_MOMENT)


class DiscardFree(OfOrnament):
    def add(self, s: State, q: DiscardOrnament, out: Moves) -> None:
        out.extend([DISCARD.at(kind) for kind in range(K) if s.ornaments[q.who * K + kind]])

    def apply(self, s: State, q: DiscardOrnament, move: i64) -> None:
        kind = DISCARD.first(move)
        s.ornaments = added(s.ornaments, q.who * K + kind, -1)
        s.discarded = added(s.discarded, q.who * K + kind, 1)
        if s.log is not None:
            s.log.append(OrnamentDiscarded(kind, rule=s.tables.actions[q.number].rule, seat=q.who))

    def touches(self, s: State, move: i64) -> tuple[str, ...]:
        return (f"ornament:{ORNAMENTS[DISCARD.first(move)]}",)

    def label(self, s: State, move: i64) -> Said:
        return Said("answer-discard", ornament=ORNAMENTS[DISCARD.first(move)])

    def refuse(self, s: State, q: DiscardOrnament, move: i64) -> Refusal:
        return Refusal(Said("refused-discard"), ORNAMENT)


class DiscardWaiting(OfOrnament):
    def add(self, s: State, q: DiscardOrnament, out: Moves) -> None:
        out.extend([DISCARD_FROM.at(space) for space in range(W) if waits(s, q.who, space)])

    def apply(self, s: State, q: DiscardOrnament, move: i64) -> None:
        space = DISCARD_FROM.first(move)
        kind = s.tables.advanced_holds[s.config.colors[q.who]][space]
        s.discarded_from = replaced(s.discarded_from, q.who * W + space, 1)
        if s.log is not None:
            s.log.append(WaitingDiscarded(kind, space, rule=s.tables.actions[q.number].rule, seat=q.who))

    def touches(self, s: State, move: i64) -> tuple[str, ...]:
        return (f"shop:{WORKSHOP[DISCARD_FROM.first(move)]}",)

    def label(self, s: State, move: i64) -> Said:
        space = DISCARD_FROM.first(move)
        kind = s.tables.advanced_holds[s.config.colors[s.active]][space]
        return Said("answer-discard_from", ornament=ORNAMENTS[kind], space=WORKSHOP[space])

    def refuse(self, s: State, q: DiscardOrnament, move: i64) -> Refusal:
        space = WORKSHOP[DISCARD_FROM.first(move)]
        return Refusal(Said("refused-discard_waiting", space=space), "advanced.unreleased_ornaments")


class NoOrnament(Nothing):
    def apply(self, s: State, q: Any, move: i64) -> None:
        s.stack.pop()  # the gain that the ornament would have paid for
        lapse(s)


DISCARD_FREE: Final = DiscardFree("discard", DISCARD, (MODULE,))
DISCARD_WAITING: Final = DiscardWaiting("discard_from", DISCARD_FROM, (MODULE,))
NO_ORNAMENT: Final = NoOrnament("nothing", NOTHING)


class ClaimSection(OfAction):
    """specialist.claim: a whole claim within the visit."""

    def __init__(self, seat: i64, number: i64) -> None:
        super().__init__("claim", seat, number, IN_ONE_PIECE, [CLAIM_SECTION])

    def asks(self, action: Action) -> bool:
        return full(action).claims > 0


# What a specialist asks lies on its turning over.
USED: Final = ("turn_over",)
QUESTIONS: Final[tuple[Kind[State], ...]] = (
    Kind("turn_over", TurnOver, (SEAT,), below=("visit",)),
    Kind("both", TakeAndDeliver, (SEAT, ACTION, Field("took", 1), Field("delivered", 1)), below=USED),
    Kind("rubles", PayRubles, (SEAT, ACTION), below=USED),
    Kind("discard", DiscardOrnament, (SEAT, ACTION), below=("gain",)),
    Kind("claim", ClaimSection, (SEAT, ACTION), below=USED),
)
