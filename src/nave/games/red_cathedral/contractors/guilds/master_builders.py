"""Master Builders: materials from spare cathedral cards, and what sections under construction promise."""

from typing import Any

from nave.games.red_cathedral import moves
from nave.games.red_cathedral.ask import OldAsk
from nave.games.red_cathedral.contractors.events import CardDrawn, CardsShuffled, SectionNamed, units
from nave.games.red_cathedral.contractors.guild import Guild
from nave.games.red_cathedral.effects import (
    counted,
    gain_recognition,
    gain_rubles,
    most,
    rubles_available,
    take_material,
)
from nave.games.red_cathedral.names import MATERIALS, RUBLE, M, section_name
from nave.games.red_cathedral.question import action_of, demand
from nave.games.red_cathedral.refuse import refuse_amount
from nave.games.red_cathedral.state import State
from nave.games.red_cathedral.tables import Action
from nave.games.red_cathedral.words import nice
from nave.kernel.frame import NATURE, Frame
from nave.kernel.reading import Reader
from nave.kernel.rules import MEANS, WRONG_MOMENT, Refusal
from nave.kernel.said import Said

DISCARD = "guild.master_builders.discard"
UNDER_CONSTRUCTION = "guild.master_builders.section_under_construction"
DRAW_TWO = "guild.master_builders.draw_2_cards"


# ------------------------------------------------------------ spare cards


def deck(s: State) -> list[int]:
    """guild.master_builders.setup: what neither lies on the site nor was drawn since the last shuffle."""
    p = s.pieces
    gone = {*s.card, *p.spare_drawn, *p.spare_discard}
    return [card for card in range(len(s.tables.card_ids)) if card not in gone]


def draw(s: State, player: int, number: int, left: int) -> None:
    """The pile is shuffled when a card is needed and the deck is empty."""
    if not deck(s):
        s.pieces.spare_discard = []
        if s.log is not None:
            s.log.append(CardsShuffled(rule=DISCARD, seat=player))
    s.stack.append(DrawCard(player, number, left))


class DrawCard(Frame[State]):
    """The top card of the spare deck; `left` counts this one too."""

    def __init__(self, player: int, number: int, left: int) -> None:
        super().__init__("draw_card", NATURE)
        self.player = player
        self.number = number
        self.left = left

    def options(self, s: State) -> list[int]:
        return [moves.CARD + card for card in deck(s)]

    def apply(self, s: State, move: int) -> None:
        card = move - moves.CARD
        s.pieces.spare_drawn = [*s.pieces.spare_drawn, card]
        if s.log is not None:
            rule = s.tables.actions[self.number].rule
            s.log.append(CardDrawn(card, cost_of(s, card), rule=rule, seat=self.player))
        if self.left > 1:
            draw(s, self.player, self.number, self.left - 1)
        elif len(s.pieces.spare_drawn) > 1:
            s.stack.append(PickCard(self.player, self.number))
        else:
            ask_units(s, self.player, self.number, 0)

    def args(self) -> list[int]:
        return [self.player, self.number, self.left]


def cost_of(s: State, card: int) -> list[int]:
    return s.tables.card_cost[card * M : card * M + M]


class PickCard(OldAsk):
    """guild.master_builders.draw_2_cards: the card of which more is taken."""

    def __init__(self, seat: int, number: int) -> None:
        super().__init__("pick_card", seat)
        self.number = number

    def answers(self, s: State) -> list[int]:
        return [moves.PICK_CARD + place for place in range(len(s.pieces.spare_drawn))]

    def answer(self, s: State, move: int) -> None:
        drawn = s.pieces.spare_drawn
        place = move - moves.PICK_CARD
        s.pieces.spare_drawn = [drawn[place], *drawn[:place], *drawn[place + 1 :]]
        ask_units(s, self.who, self.number, 0)

    def prompt(self, s: State) -> Said:
        amount = s.tables.actions[self.number].draw_cards[0]
        return Said("prompt-pick_card", player=self.who, amount=amount)

    def args(self) -> list[int]:
        return [self.who, self.number]


def ask_units(s: State, player: int, number: int, place: int) -> None:
    """The materials of the card at that place among those drawn; after the last card the action ends."""
    amounts = s.tables.actions[number].draw_cards
    while place < len(amounts):
        frame = TakeUnit(player, number, place, amounts[place], 0)
        if frame.units(s):
            s.stack.append(frame)
            return
        place += 1
    s.pieces.spare_discard = s.pieces.spare_discard + s.pieces.spare_drawn
    s.pieces.spare_drawn = []


class TakeUnit(OldAsk):
    """One of the units that a drawn card asks for; `left` counts this one, `first` is 1 + the kind taken."""

    def __init__(self, seat: int, number: int, place: int, left: int, first: int) -> None:
        super().__init__("unit", seat)
        self.number = number
        self.place = place
        self.left = left
        self.first = first

    def asked_for(self, s: State, material: int) -> int:
        """Units of a kind that are left on the card."""
        printed = s.tables.card_cost[s.pieces.spare_drawn[self.place] * M + material]
        return printed - (self.first == 1 + material)

    def units(self, s: State) -> list[int]:
        return [
            moves.TAKE + m * moves.TAKE_MAX
            for m in range(M)
            if self.asked_for(s, m) > 0 and most(s, self.who, m, 1)
        ]

    def answers(self, s: State) -> list[int]:
        out = self.units(s)
        out.append(moves.TAKE_NOTHING)
        return out

    def answer(self, s: State, move: int) -> None:
        if move != moves.TAKE_NOTHING:
            material = (move - moves.TAKE) // moves.TAKE_MAX
            take_material(s, self.who, material, 1, s.tables.actions[self.number].rule)
            if self.left > 1:
                rest = TakeUnit(self.who, self.number, self.place, self.left - 1, 1 + material)
                if rest.units(s):
                    s.stack.append(rest)
                    return
        ask_units(s, self.who, self.number, self.place + 1)

    def prompt(self, s: State) -> Said:
        cost = units(cost_of(s, s.pieces.spare_drawn[self.place]))
        return Said("prompt-unit", player=self.who, left=self.left, more=self.first > 0, cost=cost)

    def args(self) -> list[int]:
        return [self.who, self.number, self.place, self.left, self.first]


# ------------------------------------------------------------ sections under construction


def section_gain(s: State, action: Action, section: int) -> int:
    """The printed rubles, or half of the printed recognition, rounded down."""
    card = s.card[section]
    if action.section_ruble:
        return rubles_available(s, s.tables.card_ruble[card])
    return s.tables.card_recognition[card] // 2


def open_sections(s: State, player: int, action: Action) -> list[int]:
    """guild.master_builders.section_under_construction; one that would bring nothing is not offered."""
    return [
        section
        for section in s.sections
        if s.banner[section] == player and not s.done[section] and section_gain(s, action, section) > 0
    ]


class NameSection(OldAsk):
    def __init__(self, seat: int, number: int) -> None:
        super().__init__("name_section", seat)
        self.number = number

    def answers(self, s: State) -> list[int]:
        action = s.tables.actions[self.number]
        return [moves.NAME_SECTION + section for section in open_sections(s, self.who, action)]

    def answer(self, s: State, move: int) -> None:
        action = s.tables.actions[self.number]
        section = move - moves.NAME_SECTION
        amount = section_gain(s, action, section)
        if s.log is not None:
            s.log.append(SectionNamed(section, rule=action.rule, seat=self.who))
        if action.section_ruble:
            gain_rubles(s, self.who, amount, action.rule)
        else:
            gain_recognition(s, self.who, amount, action.rule)

    def args(self) -> list[int]:
        return [self.who, self.number]


# ------------------------------------------------------------ the guild


class MasterBuilders(Guild):
    def cannot_begin(self, s: State, player: int, action: Action) -> Refusal | None:
        if action.draw_cards and not s.open_spaces(player):
            return Refusal("drawing a card needs an open inventory space", DISCARD, MEANS)
        names = action.section_ruble or action.section_recognition
        if names and not open_sections(s, player, action):
            return Refusal("no section of yours under construction would give anything", UNDER_CONSTRUCTION)
        return None

    def brings(self, s: State, player: int, action: Action) -> bool:
        return action.group == self.name

    def gain(self, s: State, player: int, number: int) -> None:
        action = s.tables.actions[number]
        if action.draw_cards:
            draw(s, player, number, len(action.draw_cards))
        elif action.section_ruble or action.section_recognition:
            s.stack.append(NameSection(player, number))

    # ------------------------------------------------------------ words

    def touches(self, s: State, move: int) -> tuple[str, ...] | None:
        if moves.NAME_SECTION <= move < moves.KEEP_CONTRACT:
            return (f"section:{section_name(move - moves.NAME_SECTION)}",)
        if moves.PICK_CARD <= move < moves.MORE_NATURE:
            return (f"spare:{move - moves.PICK_CARD + 1}",)
        return None

    def label(self, s: State, move: int) -> Said | str:
        frame = s.stack[-1] if s.stack else None
        if isinstance(frame, NameSection) and moves.NAME_SECTION <= move < moves.KEEP_CONTRACT:
            action = s.tables.actions[frame.number]
            section = move - moves.NAME_SECTION
            amount = section_gain(s, action, section)
            gain = counted(amount, RUBLE) if action.section_ruble else f"{amount} recognition"
            return f"Choose {section_name(section)}: {gain}"
        if isinstance(frame, PickCard) and moves.PICK_CARD <= move < moves.MORE_NATURE:
            amount = s.tables.actions[frame.number].draw_cards[0]
            card = s.pieces.spare_drawn[move - moves.PICK_CARD]
            return Said("answer-pick_card", amount=amount, cost=units(cost_of(s, card)))
        return ""

    def gains_words(self, action: Action) -> list[str]:
        if action.section_ruble:
            return ["the rubles of a section under construction"]
        if action.section_recognition:
            return ["half the recognition of a section under construction"]
        if len(action.draw_cards) == 1:
            return [f"{action.draw_cards[0]} materials of a card drawn"]
        if action.draw_cards:
            return [" and ".join(str(amount) for amount in action.draw_cards) + " materials of cards drawn"]
        return []

    def pending(self) -> dict[str, tuple[str, str]]:
        return {
            "pick_card": ("first choose one of the cards drawn", DRAW_TWO),
            "unit": ("first take the materials of the card drawn", DISCARD),
            "name_section": ("first choose a section under construction", UNDER_CONSTRUCTION),
        }

    def refuse(self, s: State, frame: Frame[Any], move: int) -> Refusal | None:
        if moves.NAME_SECTION <= move < moves.KEEP_CONTRACT:
            return refuse_section(s, frame, move - moves.NAME_SECTION)
        if moves.PICK_CARD <= move < moves.MORE_NATURE:
            return Refusal("a card is chosen only after two were drawn", DRAW_TWO, WRONG_MOMENT)
        if isinstance(frame, TakeUnit) and moves.TAKES.has(move):
            return refuse_unit(s, frame, move)
        return None

    # ------------------------------------------------------------ positions

    def write(self, s: State, data: dict[str, Any]) -> None:
        names = s.tables.card_ids
        data["spare"] = {
            "drawn": [names[card] for card in s.pieces.spare_drawn],
            "discard": [names[card] for card in s.pieces.spare_discard],
        }

    def entries(self) -> list[str]:
        return ["spare"]

    def read(self, s: State, root: Reader) -> None:
        spare = root.part("spare")
        spare.only({"drawn", "discard"})
        names = s.tables.card_ids
        s.pieces.spare_drawn = spare.names("drawn", names, len(spare.sequence("drawn", None)))
        s.pieces.spare_discard = spare.names("discard", names, len(spare.sequence("discard", None)))

    def check(self, s: State) -> None:
        """Whatever lies neither on the site nor here is in the deck, so no card can be lost."""
        places = [s.card[section] for section in s.sections] + s.pieces.spare_drawn + s.pieces.spare_discard
        for card in places:
            demand(places.count(card) == 1, f"the cathedral card {s.tables.card_ids[card]} is in two places")
        count = sum(len(s.tables.actions[n].draw_cards) - left for n, left in draws_under_way(s))
        drawn = len(s.pieces.spare_drawn)
        demand(drawn == count, f"{drawn} spare cards are drawn; the open questions need {count}")

    def frames(self, s: State) -> dict[str, tuple[Any, list[int]]]:
        seat, action = s.config.seats - 1, len(s.tables.actions) - 1
        most_cards = max(len(a.draw_cards) for a in s.tables.actions)
        return {
            "draw_card": (DrawCard, [seat, action, most_cards]),
            "pick_card": (PickCard, [seat, action]),
            "unit": (TakeUnit, [seat, action, most_cards - 1, M, M]),
            "name_section": (NameSection, [seat, action]),
        }

    def below(self) -> dict[str, tuple[str, ...]]:
        return dict.fromkeys(("draw_card", "pick_card", "unit", "name_section"), ("visit",))

    def check_frame(self, s: State, frame: Frame[Any]) -> None:
        if isinstance(frame, DrawCard):
            cards = len(action_of(s, frame.kind, frame.number).draw_cards)
            demand(frame.player == s.active, f"'draw_card' is for player {frame.player}")
            demand(1 <= frame.left <= cards, f"'draw_card' has {frame.left} cards to draw, not 1 to {cards}")
            demand(bool(deck(s)), "'draw_card' needs a deck; the discarded cards were to be shuffled")
        elif isinstance(frame, PickCard):
            cards = len(action_of(s, frame.kind, frame.number).draw_cards)
            demand(cards > 1, "'pick_card' names another action")
        elif isinstance(frame, TakeUnit):
            check_unit(s, frame)
        elif isinstance(frame, NameSection):
            action = action_of(s, frame.kind, frame.number)
            names = action.section_ruble or action.section_recognition
            demand(names, "'name_section' names another action")

    def show(self, s: State, seat: int | None, data: dict[str, Any]) -> None:
        data["spare"]["deck"] = len(deck(s))

    def imagine(self, data: dict[str, Any], chance: Any) -> None:
        """guild.master_builders.discard: everything but the order of the deck is open."""
        data["spare"] = {key: data["spare"][key] for key in ("drawn", "discard")}


def draws_under_way(s: State) -> list[tuple[int, int]]:
    """Open questions about drawn cards: the action, and how many of its cards are still to be drawn."""
    out = []
    for frame in s.stack:
        if isinstance(frame, DrawCard):
            out.append((frame.number, frame.left))
        elif isinstance(frame, PickCard | TakeUnit):
            out.append((frame.number, 0))
    return out


def check_unit(s: State, frame: TakeUnit) -> None:
    amounts = action_of(s, frame.kind, frame.number).draw_cards
    demand(frame.place < len(amounts), "'unit' names another action")
    most_units = amounts[frame.place]
    demand(
        1 <= frame.left <= most_units and (frame.left < most_units) == (frame.first > 0),
        f"'unit' has {frame.left} materials to take of {most_units}; the kind taken first does not fit",
    )
    taken = frame.first == 0 or frame.asked_for(s, frame.first - 1) >= 0
    demand(taken, "'unit' has taken a kind that the card does not ask for")


def refuse_section(s: State, frame: Frame[Any], section: int) -> Refusal:
    name = section_name(section)
    if not isinstance(frame, NameSection):
        return Refusal("no section is to be chosen now", UNDER_CONSTRUCTION, WRONG_MOMENT)
    if section not in s.sections:
        return Refusal(f"there is no section {name} in this cathedral", UNDER_CONSTRUCTION)
    if s.banner[section] != frame.who:
        return Refusal(f"{name} does not bear your banner", UNDER_CONSTRUCTION)
    if s.done[section]:
        return Refusal(f"{name} is already finished", UNDER_CONSTRUCTION)
    return Refusal(f"{name} would give nothing", s.tables.actions[frame.number].rule)


def refuse_unit(s: State, frame: TakeUnit, move: int) -> Refusal:
    resource, index = divmod(moves.TAKES.index(move), moves.TAKE_MAX)
    rule = s.tables.actions[frame.number].rule
    if resource >= M:
        return Refusal("only materials that the card asks for are taken", rule)
    if index:
        return Refusal("the materials of the card are taken one by one", rule)
    left = frame.asked_for(s, resource)
    if left <= 0:
        return Refusal(f"the card asks for no {'more ' * bool(frame.first)}{nice(MATERIALS[resource])}", rule)
    return refuse_amount(s, frame.who, resource, left, 1, rule)
