"""Materials as a payment: of one kind, of different or of any kinds; diamonds stand for every kind."""

from typing import Final

from nave.games.red_cathedral import moves
from nave.games.red_cathedral.ask import OldAsk, asked
from nave.games.red_cathedral.effects import counted, return_diamonds, return_material
from nave.games.red_cathedral.names import MATERIALS, M
from nave.games.red_cathedral.state import State
from nave.games.red_cathedral.tables import Action
from nave.kernel.family import Family

PAY: Final = Family("pay {material}", material=MATERIALS)

# What a payment can name beside the materials 0 to 5.
JOKER: Final = M


def can_pay(s: State, player: int, action: Action, named: int) -> bool:
    """The materials of a payment that begins with that kind are all there (guild.jewelers.diamond_wild)."""
    amount = action.pay_materials
    held = player * M
    diamonds = s.pieces.diamonds[player]
    if named == JOKER:
        if not diamonds or action.pay_different:
            return False
        if action.pay_any:
            ordinary = sum(s.goods[held : held + M])
            return ordinary + diamonds >= amount and ordinary >= amount - action.pay_diamonds_max
        return diamonds >= amount
    have = s.goods[held + named]
    if not action.pay_kinds[named] or not have:
        return False
    if action.pay_any:
        return s.stored(player) >= amount
    if not action.pay_different:
        return have + diamonds >= amount
    return sum(1 for m in range(M) if action.pay_kinds[m] and s.goods[held + m]) >= amount


def return_unit(s: State, player: int, named: int, amount: int, rule: str) -> None:
    if named == JOKER:
        return_diamonds(s, player, amount, rule)
    else:
        return_material(s, player, named, amount, rule)


def fewest_diamonds(s: State, player: int, action: Action, named: int) -> int:
    return max(0, action.pay_materials - s.goods[player * M + named])


def most_diamonds(s: State, player: int, action: Action) -> int:
    """At least one unit is of the kind that was named; a payment of diamonds only names the diamond."""
    return min(s.pieces.diamonds[player], action.pay_materials - 1)


def pay_mixed(s: State, player: int, action: Action, named: int, diamonds: int) -> None:
    """guild.jewelers.diamond_trade"""
    return_material(s, player, named, action.pay_materials - diamonds, action.rule)
    if diamonds:
        return_diamonds(s, player, diamonds, action.rule)


class WithDiamonds(OldAsk):
    """How many of the units paid are diamonds, where the payment leaves it open."""

    def __init__(self, seat: int, number: int, named: int) -> None:
        super().__init__("with_diamonds", seat)
        self.rule = "guild.jewelers.diamond_trade"
        self.number = number
        self.named = named

    def answers(self, s: State) -> list[int]:
        action = s.tables.actions[self.number]
        fewest = fewest_diamonds(s, self.who, action, self.named)
        most = most_diamonds(s, self.who, action)
        return list(range(moves.WITH_DIAMONDS + fewest, moves.WITH_DIAMONDS + most + 1))

    def answer(self, s: State, move: int) -> None:
        action = s.tables.actions[self.number]
        pay_mixed(s, self.who, action, self.named, move - moves.WITH_DIAMONDS)

    def prompt(self, s: State) -> str:
        amount = counted(s.tables.actions[self.number].pay_materials, self.named)
        return asked(s, self.who, f"how many diamonds are among the {amount}?")

    def args(self) -> list[int]:
        return [self.who, self.number, self.named]


class PayAny(OldAsk):
    """guild.jewelers.exchange_3_materials: the further units of any kinds; `diamonds` were paid so far."""

    def __init__(self, seat: int, number: int, left: int, diamonds: int) -> None:
        super().__init__("pay_any", seat)
        self.rule = "guild.jewelers.exchange_3_materials"
        self.number = number
        self.left = left
        self.diamonds = diamonds

    def answers(self, s: State) -> list[int]:
        action = s.tables.actions[self.number]
        held = self.who * M
        out: list[int] = []
        # With no diamond left to take, one has to come back by this payment (guild.payment).
        if self.left > 1 or s.pieces.diamond_supply:
            out += [moves.PAY + m for m in range(M) if action.pay_kinds[m] and s.goods[held + m]]
        if s.pieces.diamonds[self.who] and self.diamonds < action.pay_diamonds_max:
            out.append(moves.PAY_DIAMOND)
        return out

    def answer(self, s: State, move: int) -> None:
        named = JOKER if move == moves.PAY_DIAMOND else move - moves.PAY
        return_unit(s, self.who, named, 1, s.tables.actions[self.number].rule)
        if self.left > 1:
            diamonds = self.diamonds + (named == JOKER)
            s.stack.append(PayAny(self.who, self.number, self.left - 1, diamonds))

    def prompt(self, s: State) -> str:
        more = "one more material" if self.left == 1 else f"{self.left} more materials"
        return asked(s, self.who, f"return {more} of any kind.")

    def args(self) -> list[int]:
        return [self.who, self.number, self.left, self.diamonds]


class PayOther(OldAsk):
    """influence.clergy.discard_three: the further materials, each of another kind (bits of `paid`)."""

    def __init__(self, seat: int, number: int, left: int, paid: int) -> None:
        super().__init__("pay", seat)
        self.number = number
        self.left = left
        self.paid = paid

    def answers(self, s: State) -> list[int]:
        kinds = s.tables.actions[self.number].pay_kinds
        held = self.who * M
        return [moves.PAY + m for m in range(M) if kinds[m] and s.goods[held + m] and not self.paid >> m & 1]

    def answer(self, s: State, move: int) -> None:
        material = move - moves.PAY
        return_material(s, self.who, material, 1, s.tables.actions[self.number].rule)
        if self.left > 1:
            s.stack.append(PayOther(self.who, self.number, self.left - 1, self.paid | 1 << material))

    def prompt(self, s: State) -> str:
        more = "one more material" if self.left == 1 else f"{self.left} more materials"
        return asked(s, self.who, f"return {more} of other kinds.")

    def args(self) -> list[int]:
        return [self.who, self.number, self.left, self.paid]
