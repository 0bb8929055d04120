"""Diamonds as a payment: they stand for every material (guild.jewelers.diamond_wild)."""

from typing import Final

from mypy_extensions import i64

from nave.games.red_cathedral.acts import Acts, holds_back, label_use, touches_use
from nave.games.red_cathedral.ask import ACTION, SEAT, Choice, OfAction
from nave.games.red_cathedral.contractors.full_action import full
from nave.games.red_cathedral.contractors.guild import Brought
from nave.games.red_cathedral.contractors.names import GUILD_ACTIONS
from nave.games.red_cathedral.contractors.pieces import on_table
from nave.games.red_cathedral.contractors.resources import return_diamonds
from nave.games.red_cathedral.effects import return_material
from nave.games.red_cathedral.influence import Gain, can_begin, gain, gives_something, perform
from nave.games.red_cathedral.names import ACTIONS, MATERIALS, M
from nave.games.red_cathedral.payment import PAY
from nave.games.red_cathedral.state import NONE, State
from nave.games.red_cathedral.tables import Action
from nave.games.red_cathedral.terms import refuse_action
from nave.kernel.asking import demand
from nave.kernel.family import Family
from nave.kernel.frame import Frame
from nave.kernel.moves import Moves
from nave.kernel.question import Field, Kind
from nave.kernel.refusal import MEANS, WRONG_MOMENT, Refusal
from nave.kernel.said import Said

JEWELERS: Final = ("jewelers",)
WILD: Final = "guild.jewelers.diamond_wild"
EXCHANGE: Final = "guild.jewelers.exchange_3_materials"
TRADE: Final = "guild.jewelers.diamond_trade"
# What a payment names in place of a material.
JOKER: Final = M

USE_DIAMOND: Final[Family] = Family("use {action} diamond", action=(*ACTIONS, *GUILD_ACTIONS))
PAY_DIAMOND: Final[Family] = Family("pay diamond")
WITH_DIAMONDS: Final[Family] = Family("diamonds {count}", count=[str(count) for count in range(7)])


# ------------------------------------------------------------ paying


def payable_with_diamond(s: State, player: i64, action: Action) -> bool:
    """Whether a payment of materials may begin with a diamond, and the action brings something."""
    diamonds = on_table(s).diamonds[player]
    amount = action.pay_materials
    if not diamonds or not amount or action.pay_all or action.pay_different:
        return False
    if action.pay_any:
        ordinary = sum(s.goods[player * M : player * M + M])
        enough = ordinary + diamonds >= amount and ordinary >= amount - full(action).pay_diamonds_max
    else:
        enough = diamonds >= amount
    return enough and can_begin(s, player, action) and gives_something(s, player, action, NONE)


def take_payment(s: State, player: i64, number: i64, named: i64) -> bool:
    """guild.jewelers.diamond_trade: whether diamonds are, or may be, among what is paid."""
    action = s.tables.actions[number]
    if action.pay_all or action.pay_different:
        return False
    if action.pay_any:
        return_unit(s, player, named, 1, action.rule)
        s.stack.append(Gain(player, number))
        s.stack.append(PayAny(player, number, action.pay_materials - 1, int(named == JOKER)))
        return True
    if named == JOKER:
        return_diamonds(s, player, action.pay_materials, action.rule)
        gain(s, player, number, NONE, NONE)
        return True
    if asks_for_diamonds(s, player, action, named):
        s.stack.append(Gain(player, number))
        s.stack.append(WithDiamonds(player, number, named))
        return True
    fewest = fewest_diamonds(s, player, action, named)
    if not fewest:
        return False
    pay_mixed(s, player, action, named, fewest)
    gain(s, player, number, named, NONE)
    return True


def asks_for_diamonds(s: State, player: i64, action: Action, named: i64) -> bool:
    """Whether it is open how many of the units are diamonds."""
    if not action.pay_materials or action.pay_all or action.pay_different or action.pay_any:
        return False
    return 0 <= named < M and fewest_diamonds(s, player, action, named) < most_diamonds(s, player, action)


def return_unit(s: State, player: i64, named: i64, amount: i64, rule: str) -> None:
    if named == JOKER:
        return_diamonds(s, player, amount, rule)
    else:
        return_material(s, player, named, amount, rule)


def fewest_diamonds(s: State, player: i64, action: Action, named: i64) -> i64:
    return max(0, action.pay_materials - s.goods[player * M + named])


def most_diamonds(s: State, player: i64, action: Action) -> i64:
    """At least one unit is of the kind that was named; a payment of diamonds only names the diamond."""
    return min(on_table(s).diamonds[player], action.pay_materials - 1)


def pay_mixed(s: State, player: i64, action: Action, named: i64, diamonds: i64) -> None:
    """guild.jewelers.diamond_trade"""
    return_material(s, player, named, action.pay_materials - diamonds, action.rule)
    if diamonds:
        return_diamonds(s, player, diamonds, action.rule)


# ------------------------------------------------------------ actions that begin with a diamond


class UseDiamond(Brought[Acts]):
    """The one material that an action names is a diamond."""

    def add(self, s: State, q: Acts, out: Moves) -> None:
        if on_table(s).diamonds[q.who]:
            for number in q.actions(s):
                if payable_with_diamond(s, q.who, s.tables.actions[number]):
                    out.append(USE_DIAMOND.at(number))

    def announces(self, s: State, q: Acts, move: i64) -> bool:
        return holds_back(s, q.who, USE_DIAMOND.first(move), JOKER)

    def apply(self, s: State, q: Acts, move: i64) -> None:
        number = USE_DIAMOND.first(move)
        q.begin(s, number)
        perform(s, q.who, number, JOKER)

    def touches(self, s: State, move: i64) -> tuple[str, ...]:
        return touches_use(s, USE_DIAMOND.first(move), "diamond")

    def label(self, s: State, move: i64) -> Said:
        return label_use(s, USE_DIAMOND.first(move), "diamond")

    def refuse(self, s: State, q: Acts, move: i64) -> Refusal:
        number = USE_DIAMOND.first(move)
        action = s.tables.actions[number]
        found = q.not_offered(s, number)
        if found is not None:
            return found
        if action.names_material and not action.pay_materials:
            return Refusal(Said("refused-diamond_source"), "guild.jewelers.diamond_source")
        if action.names_material and on_table(s).diamonds[q.who] < (
            1 if action.pay_any else action.pay_materials
        ):
            needed = 1 if action.pay_any else action.pay_materials
            said = Said("refused-diamonds_cost", n=needed)
            return Refusal(said, "influence.costs", MEANS)
        return refuse_action(s, q.who, action, JOKER)

    def not_now(self, s: State, q: Frame[State], move: i64) -> Refusal:
        if q.kind == "turn":
            return Refusal(Said("refused-influence-moment"), "influence.one_of_two", WRONG_MOMENT)
        return super().not_now(s, q, move)


USE_WITH_DIAMOND: Final = UseDiamond("use_diamond", USE_DIAMOND, JEWELERS)


# ------------------------------------------------------------ how many of the units are diamonds


class WithDiamonds(OfAction):
    """How many of the units paid are diamonds, where the payment leaves it open."""

    def __init__(self, seat: i64, number: i64, named: i64) -> None:
        super().__init__("with_diamonds", seat, number, TRADE, [MIX])
        self.named = named

    def prompt(self, s: State) -> Said:
        amount = s.tables.actions[self.number].pay_materials
        name = MATERIALS[self.named]
        return Said("prompt-with_diamonds", player=self.who, amount=amount, resource=name)

    def asks(self, action: Action) -> bool:
        return action.pay_materials > 1 and action.pay_kinds[self.named] > 0 and not action.pay_any

    def check(self, s: State) -> None:
        super().check(s)
        out = Moves()
        MIX.add(s, self, out)
        demand(bool(out), Said("wrong-diamonds-asks-more-than"))

    def args(self) -> list[int]:
        return [self.who, self.number, self.named]


class MixDiamonds(Brought[WithDiamonds]):
    """guild.jewelers.diamond_trade"""

    def add(self, s: State, q: WithDiamonds, out: Moves) -> None:
        action = s.tables.actions[q.number]
        for count in range(fewest_diamonds(s, q.who, action, q.named), most_diamonds(s, q.who, action) + 1):
            out.append(WITH_DIAMONDS.at(count))

    def apply(self, s: State, q: WithDiamonds, move: i64) -> None:
        pay_mixed(s, q.who, s.tables.actions[q.number], q.named, WITH_DIAMONDS.first(move))

    def touches(self, s: State, move: i64) -> tuple[str, ...]:
        return (f"diamonds:{WITH_DIAMONDS.first(move)}",)

    def label(self, s: State, move: i64) -> Said:
        return Said("answer-with_diamonds", amount=WITH_DIAMONDS.first(move))

    def refuse(self, s: State, q: WithDiamonds, move: i64) -> Refusal:
        action = s.tables.actions[q.number]
        fewest = fewest_diamonds(s, q.who, action, q.named)
        return Refusal(Said("refused-mix", fewest=fewest, most=most_diamonds(s, q.who, action)), TRADE, MEANS)

    def not_now(self, s: State, q: Frame[State], move: i64) -> Refusal:
        return Refusal(Said("refused-no_mix"), TRADE, WRONG_MOMENT)


MIX: Final = MixDiamonds("with_diamonds", WITH_DIAMONDS, JEWELERS)


# ------------------------------------------------------------ units of any kinds


class PayAny(OfAction):
    """guild.jewelers.exchange_3_materials: the further units of any kinds; `diamonds` were paid so far."""

    def __init__(self, seat: i64, number: i64, left: i64, diamonds: i64) -> None:
        super().__init__("pay_any", seat, number, EXCHANGE, [PAY_UNIT, PAY_ONE_DIAMOND])
        self.left = left
        self.diamonds = diamonds

    def pay(self, s: State, named: i64) -> None:
        return_unit(s, self.who, named, 1, s.tables.actions[self.number].rule)
        if self.left > 1:
            diamonds = self.diamonds + (named == JOKER)
            s.stack.append(PayAny(self.who, self.number, self.left - 1, diamonds))

    def prompt(self, s: State) -> Said:
        return Said("prompt-pay_any", player=self.who, left=self.left)

    def asks(self, action: Action) -> bool:
        return action.pay_any and self.left > 0

    def check(self, s: State) -> None:
        super().check(s)
        action = full(s.tables.actions[self.number])
        paid = action.pay_materials - self.left
        demand(
            paid > 0 and self.diamonds <= min(paid, action.pay_diamonds_max),
            Said("wrong-pay-any-says-more"),
        )
        demand(s.stored(self.who) >= self.left, Said("wrong-pay-any-asks-more", left=self.left))

    def args(self) -> list[int]:
        return [self.who, self.number, self.left, self.diamonds]


class PayUnit(Choice[PayAny]):
    def add(self, s: State, q: PayAny, out: Moves) -> None:
        # With no diamond left to take, one has to come back by this payment (guild.payment).
        if q.left > 1 or on_table(s).diamond_supply:
            kinds = s.tables.actions[q.number].pay_kinds
            for m in range(M):
                if kinds[m] and s.goods[q.who * M + m]:
                    out.append(PAY.at(m))

    def apply(self, s: State, q: PayAny, move: i64) -> None:
        q.pay(s, PAY.first(move))

    def touches(self, s: State, move: i64) -> tuple[str, ...]:
        return (f"good:{MATERIALS[PAY.first(move)]}",)

    def label(self, s: State, move: i64) -> Said:
        return Said("answer-pay", resource=MATERIALS[PAY.first(move)])

    def refuse(self, s: State, q: PayAny, move: i64) -> Refusal:
        material = PAY.first(move)
        if not s.goods[q.who * M + material]:
            said = Said("refused-no_material", resource=MATERIALS[material])
            return Refusal(said, EXCHANGE, MEANS)
        return Refusal(Said("refused-diamond_supply"), "guild.payment")


class PayDiamond(Brought[PayAny]):
    def add(self, s: State, q: PayAny, out: Moves) -> None:
        if on_table(s).diamonds[q.who] and q.diamonds < full(s.tables.actions[q.number]).pay_diamonds_max:
            out.append(PAY_DIAMOND.at())

    def apply(self, s: State, q: PayAny, move: i64) -> None:
        q.pay(s, JOKER)

    def touches(self, s: State, move: i64) -> tuple[str, ...]:
        return ("good:diamond",)

    def label(self, s: State, move: i64) -> Said:
        return Said("answer-pay_diamond")

    def refuse(self, s: State, q: PayAny, move: i64) -> Refusal:
        if not on_table(s).diamonds[q.who]:
            return Refusal(Said("refused-no_diamond"), WILD, MEANS)
        return Refusal(Said("refused-all_diamonds"), EXCHANGE)

    def not_now(self, s: State, q: Frame[State], move: i64) -> Refusal:
        return Refusal(Said("refused-no_payment"), "inventory.no_discard", WRONG_MOMENT)


PAY_UNIT: Final = PayUnit("pay", PAY)
PAY_ONE_DIAMOND: Final = PayDiamond("pay_diamond", PAY_DIAMOND, JEWELERS)

QUESTIONS: Final[tuple[Kind[State], ...]] = (
    Kind("pay_any", PayAny, (SEAT, ACTION, Field("left", M), Field("diamonds", M)), below=("gain",)),
    Kind("with_diamonds", WithDiamonds, (SEAT, ACTION, Field("material", M - 1)), below=("gain",)),
)
