"""Spare cathedral cards of the Master Builders: drawn, picked from, materials taken as they ask for them."""

from typing import Final

from mypy_extensions import i64

from nave.games.red_cathedral.ask import ACTION, SEAT, Ask, OfAction, action_of
from nave.games.red_cathedral.contractors.events import CardDrawn, CardsShuffled, units
from nave.games.red_cathedral.contractors.full_action import full
from nave.games.red_cathedral.contractors.guild import Brought
from nave.games.red_cathedral.contractors.pieces import on_table, own_pieces
from nave.games.red_cathedral.effects import most, take_material
from nave.games.red_cathedral.names import (
    MATERIALS,
    M,
)
from nave.games.red_cathedral.setup import CARD
from nave.games.red_cathedral.state import State
from nave.games.red_cathedral.tables import Action
from nave.games.red_cathedral.taking import NOTHING, TAKE, TakeNothing, Taking
from nave.kernel.asking import demand
from nave.kernel.family import Family
from nave.kernel.frame import NATURE, Frame
from nave.kernel.moves import Moves
from nave.kernel.packed import appended, filled, packed
from nave.kernel.question import Field, Kind
from nave.kernel.refusal import WRONG_MOMENT, Refusal
from nave.kernel.said import Said

DISCARD: Final = "guild.master_builders.discard"
DRAW_TWO: Final = "guild.master_builders.draw_2_cards"
MASTER_BUILDERS: Final = ("master_builders",)
MOST_CARDS: Final = 2

PICK_CARD: Final[Family] = Family("pick card {card}", card=[str(n + 1) for n in range(MOST_CARDS)])


def deck(s: State) -> list[int]:
    """guild.master_builders.setup: what neither lies on the site nor was drawn since the last shuffle."""
    p = on_table(s)
    gone = {*s.card, *p.spare_drawn, *p.spare_discard}
    return [card for card in range(len(s.tables.card_ids)) if card not in gone]


def draw(s: State, player: i64, number: i64, left: i64) -> None:
    """The pile is shuffled when a card is needed and the deck is empty."""
    if not deck(s):
        own_pieces(s).spare_discard = filled(0, 0)
        if s.log is not None:
            s.log.append(CardsShuffled(rule=DISCARD, seat=player))
    s.stack.append(DrawCard(player, number, left))


class DrawCard(Frame[State]):
    """The top card of the spare deck; `left` counts this one too."""

    def __init__(self, player: i64, number: i64, left: i64) -> None:
        super().__init__("draw_card", NATURE)
        self.player = player
        self.number = number
        self.left = left

    def options(self, s: State) -> list[int]:
        return [CARD.at(card) for card in deck(s)]

    def apply(self, s: State, move: i64) -> None:
        card = CARD.first(move)
        own_pieces(s).spare_drawn = appended(on_table(s).spare_drawn, card)
        if s.log is not None:
            rule = s.tables.actions[self.number].rule
            s.log.append(CardDrawn(card, cost_of(s, card), rule=rule, seat=self.player))
        if self.left > 1:
            draw(s, self.player, self.number, self.left - 1)
        elif len(on_table(s).spare_drawn) > 1:
            s.stack.append(PickCard(self.player, self.number))
        else:
            ask_units(s, self.player, self.number, 0)

    def check(self, s: State) -> None:
        cards = len(full(action_of(s, self.kind, self.number)).draw_cards)
        demand(self.player == s.active, Said("wrong-draw-card-player", player=str(self.player)))
        demand(1 <= self.left <= cards, Said("wrong-draw-card-cards-draw", left=self.left, cards=cards))
        demand(bool(deck(s)), Said("wrong-draw-card-needs-deck"))

    def args(self) -> list[int]:
        return [self.player, self.number, self.left]


def cost_of(s: State, card: i64) -> list[int]:
    return list(s.tables.card_cost[card * M : card * M + M])


class PickCard(OfAction):
    """guild.master_builders.draw_2_cards: the card of which more is taken."""

    def __init__(self, seat: i64, number: i64) -> None:
        super().__init__("pick_card", seat, number, DRAW_TWO, [PICK])

    def amount(self, s: State) -> i64:
        return full(s.tables.actions[self.number]).draw_cards[0]

    def prompt(self, s: State) -> Said:
        return Said("prompt-pick_card", player=self.who, amount=self.amount(s))

    def asks(self, action: Action) -> bool:
        return len(full(action).draw_cards) > 1


class Pick(Brought[PickCard]):
    def add(self, s: State, q: PickCard, out: Moves) -> None:
        out.extend([PICK_CARD.at(place) for place in range(len(on_table(s).spare_drawn))])

    def apply(self, s: State, q: PickCard, move: i64) -> None:
        drawn, place = on_table(s).spare_drawn, PICK_CARD.first(move)
        own_pieces(s).spare_drawn = packed([drawn[place], *drawn[:place], *drawn[place + 1 :]])
        ask_units(s, q.who, q.number, 0)

    def touches(self, s: State, move: i64) -> tuple[str, ...]:
        return (f"spare:{PICK_CARD.first(move) + 1}",)

    def label(self, s: State, move: i64) -> Said:
        q = s.stack[-1]
        assert isinstance(q, PickCard)
        cost = units(cost_of(s, on_table(s).spare_drawn[PICK_CARD.first(move)]))
        return Said("answer-pick_card", amount=q.amount(s), cost=cost)

    def not_now(self, s: State, q: Frame[State], move: i64) -> Refusal:
        return Refusal(Said("refused-pick_moment"), DRAW_TWO, WRONG_MOMENT)


PICK: Final = Pick("pick_card", PICK_CARD, MASTER_BUILDERS)


def ask_units(s: State, player: i64, number: i64, place: i64) -> None:
    """The materials of the card at that place among those drawn; after the last card the action ends."""
    amounts = full(s.tables.actions[number]).draw_cards
    while place < len(amounts):
        frame = TakeUnit(player, number, place, amounts[place], 0)
        if frame.units(s):
            s.stack.append(frame)
            return
        place += 1
    own_pieces(s).spare_discard = packed([*on_table(s).spare_discard, *on_table(s).spare_drawn])
    own_pieces(s).spare_drawn = filled(0, 0)


class TakeUnit(Ask):
    """One of the units that a drawn card asks for; `left` counts this one, `first` is 1 + the kind taken."""

    def __init__(self, seat: i64, number: i64, place: i64, left: i64, first: i64) -> None:
        super().__init__("unit", seat, DISCARD, [TAKE_ONE], TAKE_NO_UNIT)
        self.number = number
        self.place = place
        self.left = left
        self.first = first

    def asked_for(self, s: State, material: i64) -> i64:
        """Units of a kind that are left on the card."""
        printed = s.tables.card_cost[on_table(s).spare_drawn[self.place] * M + material]
        return printed - (self.first == 1 + material)

    def units(self, s: State) -> list[int]:
        """The materials that can be taken."""
        return [m for m in range(M) if self.asked_for(s, m) > 0 and most(s, self.who, m, 1)]

    def prompt(self, s: State) -> Said:
        cost = units(cost_of(s, on_table(s).spare_drawn[self.place]))
        return Said("prompt-unit", player=self.who, left=self.left, more=self.first > 0, cost=cost)

    def check(self, s: State) -> None:
        super().check(s)
        amounts = full(action_of(s, self.kind, self.number)).draw_cards
        demand(self.place < len(amounts), Said("wrong-action", kind=repr(self.kind)))
        most_units = amounts[self.place]
        demand(
            1 <= self.left <= most_units and (self.left < most_units) == (self.first > 0),
            Said("wrong-unit-materials-take-kind", left=self.left, most_units=most_units),
        )
        taken = self.first == 0 or self.asked_for(s, self.first - 1) >= 0
        demand(taken, Said("wrong-unit-taken-kind-card"))

    def args(self) -> list[int]:
        return [self.who, self.number, self.place, self.left, self.first]


class TakeOne(Taking[TakeUnit]):
    def add(self, s: State, q: TakeUnit, out: Moves) -> None:
        out.extend([TAKE.at(m) for m in q.units(s)])

    def apply(self, s: State, q: TakeUnit, move: i64) -> None:
        material = TAKE.first(move)
        take_material(s, q.who, material, 1, s.tables.actions[q.number].rule)
        if q.left > 1:
            rest = TakeUnit(q.who, q.number, q.place, q.left - 1, 1 + material)
            if rest.units(s):
                s.stack.append(rest)
                return
        ask_units(s, q.who, q.number, q.place + 1)

    def refuse(self, s: State, q: TakeUnit, move: i64) -> Refusal:
        resource, rule = TAKE.first(move), s.tables.actions[q.number].rule
        if resource >= M:
            return Refusal(Said("refused-unit_no_material"), rule)
        if self.amount(move) > 1:
            return Refusal(Said("refused-unit_one_by_one"), rule)
        left = q.asked_for(s, resource)
        if left <= 0:
            said = Said("refused-unit_kind", resource=MATERIALS[resource], more=q.first > 0)
            return Refusal(said, rule)
        return s.config.resources[resource].refuse(s, q.who, left, 1, rule)


class TakeNoUnit(TakeNothing[TakeUnit]):
    def add(self, s: State, q: TakeUnit, out: Moves) -> None:
        out.append(NOTHING.at())

    def apply(self, s: State, q: TakeUnit, move: i64) -> None:
        ask_units(s, q.who, q.number, q.place + 1)

    def leaves(self, s: State, q: TakeUnit, move: i64) -> list[Said]:
        return [Said("left-materials", n=q.left)] if q.units(s) else []


TAKE_ONE: Final = TakeOne("take", TAKE)
TAKE_NO_UNIT: Final = TakeNoUnit("take_nothing", NOTHING)


def draws_under_way(s: State) -> list[tuple[int, int]]:
    """Open questions about drawn cards: the action, and how many of its cards are still to be drawn."""
    out = []
    for frame in s.stack:
        if isinstance(frame, DrawCard):
            out.append((frame.number, frame.left))
        elif isinstance(frame, PickCard | TakeUnit):
            out.append((frame.number, 0))
    return out


QUESTIONS: Final[tuple[Kind[State], ...]] = (
    Kind("draw_card", DrawCard, (SEAT, ACTION, Field("rest", MOST_CARDS)), below=("visit",)),
    Kind("pick_card", PickCard, (SEAT, ACTION), below=("visit",)),
    Kind(
        "unit",
        TakeUnit,
        (SEAT, ACTION, Field("place", MOST_CARDS - 1), Field("rest", M), Field("first", M)),
        below=("visit",),
    ),
)
