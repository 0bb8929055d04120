"""The deck of contracts: drawing three, keeping one, putting the others under the deck.

Nobody may look into the deck, so what was never seen is a set of cards drawn from at random. What players
put under it comes after all others, in its order; each seat knows the cards that it has put there itself.
"""

from typing import Final

from mypy_extensions import i64

from nave.games.red_cathedral.ask import ACTION, SEAT, Ask, OfAction, action_of
from nave.games.red_cathedral.contractors.events import ContractDrawn, ContractKept, ContractReturned
from nave.games.red_cathedral.contractors.full_action import full
from nave.games.red_cathedral.contractors.guild import Brought
from nave.games.red_cathedral.contractors.guilds.contracts import worth
from nave.games.red_cathedral.contractors.names import CONTRACTS
from nave.games.red_cathedral.contractors.pieces import DRAWN, IN_DECK, on_table, own_pieces
from nave.games.red_cathedral.contractors.tables import duchy_of
from nave.games.red_cathedral.state import State
from nave.games.red_cathedral.tables import Action
from nave.kernel.asking import demand
from nave.kernel.family import Family
from nave.kernel.frame import NATURE, Frame
from nave.kernel.moves import Moves
from nave.kernel.packed import appended, packed, place_of, replaced, without
from nave.kernel.question import Field, Kind
from nave.kernel.refusal import WRONG_MOMENT, Refusal
from nave.kernel.said import Said

DRAW: Final = "guild.archivists.draw_contracts"
LIMIT: Final = "guild.archivists.hand_limit"
ARCHIVISTS: Final = ("archivists",)

KEEP_CONTRACT: Final[Family] = Family("keep {contract}", contract=CONTRACTS)
RETURN_CONTRACT: Final[Family] = Family("put back {contract}", contract=CONTRACTS)
KEEP_HAND: Final[Family] = Family("keep hand")
DRAW_CONTRACT: Final[Family] = Family("draw contract {contract}", nature=True, contract=CONTRACTS)


def hand(s: State, player: i64) -> list[int]:
    return [card for card, at in enumerate(on_table(s).contract_at) if at == player]


def is_full(s: State, player: i64) -> bool:
    """guild.archivists.hand_limit"""
    return len(hand(s, player)) >= duchy_of(s).contract_limit


def deck_size(s: State) -> i64:
    return list(on_table(s).contract_at).count(IN_DECK)


def knows(s: State, seat: i64, card: i64) -> bool:
    """Whether a seat knows where a card is: it holds it, chooses from it, or put it under the deck."""
    p = on_table(s)
    if p.contract_at[card] == DRAWN:
        return seat == s.active
    if p.contract_at[card] != IN_DECK:
        return p.contract_at[card] == seat
    return any(at == card and by == seat for at, by in zip(p.contract_under, p.contract_by, strict=True))


def contracts_due(s: State, q: "DrawContract | KeepContract | ReturnContract") -> i64:
    return full(action_of(s, q.kind, q.number)).draw_contracts


# ------------------------------------------------------------ drawing


class DrawContract(Frame[State]):
    """The top card; `left` counts this one too."""

    def __init__(self, player: i64, number: i64, left: i64) -> None:
        super().__init__("draw_contract", NATURE)
        self.player = player
        self.number = number
        self.left = left

    def options(self, s: State) -> list[int]:
        p = on_table(s)
        unseen = [
            DRAW_CONTRACT.at(card)
            for card, at in enumerate(p.contract_at)
            if at == IN_DECK and card not in p.contract_under
        ]
        return unseen or [DRAW_CONTRACT.at(p.contract_under[0])]

    def drawn_by(self) -> i64:
        """guild.archivists.contracts_secret"""
        return self.player

    def expected(self, s: State, seat: i64) -> list[int]:
        """What a seat does not know to lie elsewhere; who holds the rest is nobody else's business."""
        return [DRAW_CONTRACT.at(card) for card in range(len(CONTRACTS)) if not knows(s, seat, card)]

    def apply(self, s: State, move: i64) -> None:
        card = DRAW_CONTRACT.first(move)
        p = own_pieces(s)
        if card in p.contract_under:
            place = place_of(p.contract_under, card)
            p.contract_under = without(p.contract_under, place)
            p.contract_by = without(p.contract_by, place)
        p.contract_at = replaced(p.contract_at, card, DRAWN)
        p.contract_drawn = appended(p.contract_drawn, card)
        if s.log is not None:  # guild.archivists.contracts_secret
            s.log.append(ContractDrawn(card, rule=DRAW, seat=self.player, only=self.player))
        if self.left > 1:
            s.stack.append(DrawContract(self.player, self.number, self.left - 1))
        else:
            s.stack.append(KeepContract(self.player, self.number))

    def check(self, s: State) -> None:
        drawn, wanted = len(on_table(s).contract_drawn), contracts_due(s, self)
        demand(self.player == s.active, Said("wrong-draw-contract-player", player=str(self.player)))
        demand(
            self.left > 0 and self.left + drawn == wanted,
            Said("wrong-contracts-drawn-come-all", drawn=drawn, left=self.left, wanted=wanted),
        )

    def args(self) -> list[int]:
        return [self.player, self.number, self.left]


# ------------------------------------------------------------ keeping


def put_under(s: State, player: i64, card: i64) -> None:
    p = own_pieces(s)
    p.contract_at = replaced(p.contract_at, card, IN_DECK)
    p.contract_under = appended(p.contract_under, card)
    p.contract_by = appended(p.contract_by, player)
    if s.log is not None:
        s.log.append(ContractReturned(card, rule=DRAW, seat=player, only=player))


def put_others_under(s: State, player: i64, kept: list[int]) -> None:
    for card in on_table(s).contract_drawn:
        if card not in kept:
            put_under(s, player, card)
    own_pieces(s).contract_drawn = packed(kept)


def take_in_hand(s: State, player: i64) -> None:
    p = own_pieces(s)
    card = p.contract_drawn[-1]
    p.contract_drawn = p.contract_drawn[:-1]
    p.contract_at = replaced(p.contract_at, card, player)
    if s.log is not None:
        s.log.append(ContractKept(card, rule=DRAW, seat=player, only=player))


class KeepContract(OfAction):
    """guild.archivists.draw_contracts; with a full hand all may go back (guild.archivists.hand_limit)."""

    def __init__(self, seat: i64, number: i64) -> None:
        super().__init__("keep_contract", seat, number, DRAW, [KEEP, KEEP_ALL])

    def asks(self, action: Action) -> bool:
        return full(action).draw_contracts > 0

    def prompt(self, s: State) -> Said:
        return Said("prompt-keep_contract", player=self.who, full=is_full(s, self.who))

    def check(self, s: State) -> None:
        super().check(s)
        drawn, wanted = len(on_table(s).contract_drawn), contracts_due(s, self)
        demand(drawn == wanted, Said("wrong-contracts-drawn", drawn=drawn, wanted=wanted))


class ReturnContract(OfAction):
    """guild.archivists.hand_limit: a contract held gives way to the new one and goes under the deck last."""

    def __init__(self, seat: i64, number: i64) -> None:
        super().__init__("return_contract", seat, number, LIMIT, [PUT_BACK])

    def asks(self, action: Action) -> bool:
        return full(action).draw_contracts > 0

    def check(self, s: State) -> None:
        super().check(s)
        drawn = len(on_table(s).contract_drawn)
        demand(drawn == 1, Said("wrong-contracts-kept", drawn=drawn))
        demand(is_full(s, self.who), Said("wrong-return-contract-needs-full"))


class Contracts(Brought[Ask]):
    """Answers about contract cards. Only the seat to answer is told why not, so they may be spoken of."""

    def touches(self, s: State, move: i64) -> tuple[str, ...]:
        return (f"contract:{CONTRACTS[self.family.first(move)]}",)

    def label(self, s: State, move: i64) -> Said:
        card = self.family.first(move)
        prestige = worth(s, s.active, duchy_of(s).contracts[card])
        return Said(f"answer-{self.key}", contract=CONTRACTS[card], prestige=prestige)

    def not_now(self, s: State, q: Frame[State], move: i64) -> Refusal:
        if isinstance(q, KeepContract):
            return Refusal(Said("refused-contract_first_keep"), DRAW, WRONG_MOMENT)
        if isinstance(q, ReturnContract):
            return Refusal(Said("refused-contract_chosen"), LIMIT, WRONG_MOMENT)
        return Refusal(Said("refused-no_contracts"), DRAW, WRONG_MOMENT)


class Keep(Contracts):
    def add(self, s: State, q: Ask, out: Moves) -> None:
        out.extend([KEEP_CONTRACT.at(card) for card in on_table(s).contract_drawn])

    def apply(self, s: State, q: Ask, move: i64) -> None:
        assert isinstance(q, KeepContract)
        put_others_under(s, q.who, [KEEP_CONTRACT.first(move)])
        if is_full(s, q.who):
            s.stack.append(ReturnContract(q.who, q.number))
        else:
            take_in_hand(s, q.who)

    def refuse(self, s: State, q: Ask, move: i64) -> Refusal:
        return Refusal(Said("refused-contract_not_drawn"), DRAW)


class KeepAll(Contracts):
    """All those drawn go back."""

    def add(self, s: State, q: Ask, out: Moves) -> None:
        if is_full(s, q.who):
            out.append(KEEP_HAND.at())

    def apply(self, s: State, q: Ask, move: i64) -> None:
        put_others_under(s, q.who, [])

    def touches(self, s: State, move: i64) -> tuple[str, ...]:
        return ("button:keep_hand",)

    def label(self, s: State, move: i64) -> Said:
        return Said("answer-keep_hand")

    def refuse(self, s: State, q: Ask, move: i64) -> Refusal:
        return Refusal(Said("refused-contract_must_keep", limit=duchy_of(s).contract_limit), DRAW)


class PutBack(Contracts):
    def add(self, s: State, q: Ask, out: Moves) -> None:
        out.extend([RETURN_CONTRACT.at(card) for card in hand(s, q.who)])

    def apply(self, s: State, q: Ask, move: i64) -> None:
        put_under(s, q.who, RETURN_CONTRACT.first(move))
        take_in_hand(s, q.who)

    def refuse(self, s: State, q: Ask, move: i64) -> Refusal:
        return Refusal(Said("refused-contract_not_held"), LIMIT)


KEEP: Final = Keep("keep_contract", KEEP_CONTRACT, ARCHIVISTS)
KEEP_ALL: Final = KeepAll("keep_hand", KEEP_HAND, ARCHIVISTS)
PUT_BACK: Final = PutBack("return_contract", RETURN_CONTRACT, ARCHIVISTS)

QUESTIONS: Final[tuple[Kind[State], ...]] = (
    Kind("draw_contract", DrawContract, (SEAT, ACTION, Field("rest", len(CONTRACTS))), below=("visit",)),
    Kind("keep_contract", KeepContract, (SEAT, ACTION), below=("visit",)),
    Kind("return_contract", ReturnContract, (SEAT, ACTION), below=("visit",)),
)
