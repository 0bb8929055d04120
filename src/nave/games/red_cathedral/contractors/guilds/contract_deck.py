"""The deck of contracts: drawing three, keeping one, putting the others under the deck.

Nobody may look into the deck, so what was never seen is a set of cards drawn from at random. What players
put under it comes after all others, in its order; each seat knows the cards that it has put there itself.
"""

from typing import Any

from nave.games.red_cathedral import moves
from nave.games.red_cathedral.ask import OldAsk
from nave.games.red_cathedral.contractors.events import ContractDrawn, ContractKept, ContractReturned
from nave.games.red_cathedral.contractors.guilds.contracts import Contract, worth
from nave.games.red_cathedral.contractors.names import CONTRACTS
from nave.games.red_cathedral.contractors.pieces import DRAWN, IN_DECK
from nave.games.red_cathedral.state import State
from nave.games.red_cathedral.words import nice
from nave.kernel.frame import NATURE, Frame
from nave.kernel.rules import WRONG_MOMENT, Refusal
from nave.kernel.said import Said
from nave.kernel.state import replaced

DRAW = "guild.archivists.draw_contracts"
LIMIT = "guild.archivists.hand_limit"


def hand(s: State, player: int) -> list[int]:
    return [card for card, at in enumerate(s.pieces.contract_at) if at == player]


def is_full(s: State, player: int) -> bool:
    """guild.archivists.hand_limit"""
    return len(hand(s, player)) >= s.tables.contract_limit


def deck_size(s: State) -> int:
    return s.pieces.contract_at.count(IN_DECK)


# ------------------------------------------------------------ drawing


def draw_contract(s: State, player: int, number: int, left: int) -> None:
    s.stack.append(DrawContract(player, number, left))


class DrawContract(Frame[State]):
    """The top card; `left` counts this one too."""

    def __init__(self, player: int, number: int, left: int) -> None:
        super().__init__("draw_contract", NATURE)
        self.player = player
        self.number = number
        self.left = left

    def options(self, s: State) -> list[int]:
        p = s.pieces
        unseen = [
            moves.DRAW_CONTRACT + card
            for card, at in enumerate(p.contract_at)
            if at == IN_DECK and card not in p.contract_under
        ]
        return unseen or [moves.DRAW_CONTRACT + p.contract_under[0]]

    def apply(self, s: State, move: int) -> None:
        card = move - moves.DRAW_CONTRACT
        p = s.pieces
        if card in p.contract_under:
            place = p.contract_under.index(card)
            p.contract_under = p.contract_under[:place] + p.contract_under[place + 1 :]
            p.contract_by = p.contract_by[:place] + p.contract_by[place + 1 :]
        p.contract_at = replaced(p.contract_at, card, DRAWN)
        p.contract_drawn = [*p.contract_drawn, card]
        if s.log is not None:  # guild.archivists.contracts_secret
            s.log.append(ContractDrawn(card, rule=DRAW, seat=self.player, only=self.player))
        if self.left > 1:
            draw_contract(s, self.player, self.number, self.left - 1)
        else:
            s.stack.append(KeepContract(self.player, self.number))

    def args(self) -> list[int]:
        return [self.player, self.number, self.left]


# ------------------------------------------------------------ keeping


def put_under(s: State, player: int, card: int) -> None:
    p = s.pieces
    p.contract_at = replaced(p.contract_at, card, IN_DECK)
    p.contract_under = [*p.contract_under, card]
    p.contract_by = [*p.contract_by, player]
    if s.log is not None:
        s.log.append(ContractReturned(card, rule=DRAW, seat=player, only=player))


class KeepContract(OldAsk):
    """guild.archivists.draw_contracts; with a full hand all may go back (guild.archivists.hand_limit)."""

    def __init__(self, seat: int, number: int) -> None:
        super().__init__("keep_contract", seat)
        self.number = number

    def answers(self, s: State) -> list[int]:
        out = [moves.KEEP_CONTRACT + card for card in s.pieces.contract_drawn]
        if is_full(s, self.who):
            out.append(moves.KEEP_HAND)
        return out

    def answer(self, s: State, move: int) -> None:
        p = s.pieces
        kept = -1 if move == moves.KEEP_HAND else move - moves.KEEP_CONTRACT
        for card in p.contract_drawn:
            if card != kept:
                put_under(s, self.who, card)
        p.contract_drawn = [] if kept < 0 else [kept]
        if kept < 0:
            return
        if is_full(s, self.who):
            s.stack.append(ReturnContract(self.who, self.number))
        else:
            take_in_hand(s, self.who)

    def prompt(self, s: State) -> Said:
        return Said("prompt-keep_contract", player=self.who, full=is_full(s, self.who))

    def args(self) -> list[int]:
        return [self.who, self.number]


def take_in_hand(s: State, player: int) -> None:
    p = s.pieces
    card = p.contract_drawn[-1]
    p.contract_drawn = p.contract_drawn[:-1]
    p.contract_at = replaced(p.contract_at, card, player)
    if s.log is not None:
        s.log.append(ContractKept(card, rule=DRAW, seat=player, only=player))


class ReturnContract(OldAsk):
    """guild.archivists.hand_limit: a contract held gives way to the new one and goes under the deck last."""

    def __init__(self, seat: int, number: int) -> None:
        super().__init__("return_contract", seat)
        self.number = number

    def answers(self, s: State) -> list[int]:
        return [moves.RETURN_CONTRACT + card for card in hand(s, self.who)]

    def answer(self, s: State, move: int) -> None:
        put_under(s, self.who, move - moves.RETURN_CONTRACT)
        take_in_hand(s, self.who)

    def args(self) -> list[int]:
        return [self.who, self.number]


# ------------------------------------------------------------ words


def is_contract_move(move: int) -> bool:
    return moves.KEEP_CONTRACT <= move <= moves.KEEP_HAND


def contract_of(move: int) -> int:
    return (move - moves.KEEP_CONTRACT) % len(CONTRACTS)


def touches_contract(move: int) -> tuple[str, ...]:
    if move == moves.KEEP_HAND:
        return ("button:keep_hand",)
    return (f"contract:{CONTRACTS[contract_of(move)]}",)


def label_contract(s: State, move: int, contracts: list[Contract]) -> str:
    if move == moves.KEEP_HAND:
        return "Keep your contracts; all those drawn go under the deck"
    card = contract_of(move)
    now = f"{nice(CONTRACTS[card])}, {worth(s, s.active, contracts[card])} prestige as things stand"
    if move < moves.RETURN_CONTRACT:
        return f"Keep the contract {now}"
    return f"Put the contract {now}, under the deck"


def refuse_contract(s: State, frame: Frame[Any], move: int) -> Refusal:
    """Only the seat to answer is told why not, so the cards may be spoken of."""
    if isinstance(frame, KeepContract):
        if move == moves.KEEP_HAND:
            limit = s.tables.contract_limit
            return Refusal(f"with fewer than {limit} contracts one of those drawn must be kept", DRAW)
        if move >= moves.RETURN_CONTRACT:
            return Refusal("first choose the contract to keep", DRAW, WRONG_MOMENT)
        return Refusal("that contract was not drawn", DRAW)
    if isinstance(frame, ReturnContract):
        if moves.RETURN_CONTRACT <= move < moves.KEEP_HAND:
            return Refusal("that contract was not in your hand", LIMIT)
        return Refusal("the contract to keep is chosen; now one you held is put back", LIMIT, WRONG_MOMENT)
    return Refusal("no contracts were drawn", DRAW, WRONG_MOMENT)
