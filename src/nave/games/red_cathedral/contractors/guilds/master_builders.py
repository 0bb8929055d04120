"""Master Builders: materials from spare cathedral cards, and what sections under construction promise."""

import random
from typing import Final, cast

from mypy_extensions import i64

from nave.games.red_cathedral import types as base
from nave.games.red_cathedral.ask import ACTION, SEAT, OfAction
from nave.games.red_cathedral.contractors.events import SectionNamed
from nave.games.red_cathedral.contractors.full_action import full
from nave.games.red_cathedral.contractors.guild import Brought, Guild
from nave.games.red_cathedral.contractors.guilds import spare_cards
from nave.games.red_cathedral.contractors.guilds.spare_cards import (
    DISCARD,
    MASTER_BUILDERS,
    deck,
    draw,
    draws_under_way,
)
from nave.games.red_cathedral.contractors.pieces import on_table, own_pieces
from nave.games.red_cathedral.contractors.types import ContractorsPieces, ContractorsTable
from nave.games.red_cathedral.effects import receive, rubles_available
from nave.games.red_cathedral.names import (
    RECOGNITION,
    RESOURCES,
    RUBLE,
    SECTION_NAMES,
    section_name,
)
from nave.games.red_cathedral.state import State
from nave.games.red_cathedral.tables import Action
from nave.kernel.asking import demand
from nave.kernel.family import Family
from nave.kernel.frame import Frame
from nave.kernel.moves import Moves
from nave.kernel.packed import packed
from nave.kernel.question import Kind
from nave.kernel.reading import Reader
from nave.kernel.refusal import MEANS, WRONG_MOMENT, Refusal
from nave.kernel.said import Said

UNDER_CONSTRUCTION: Final = "guild.master_builders.section_under_construction"

NAME_SECTION: Final[Family] = Family("name {section}", section=SECTION_NAMES)


# ------------------------------------------------------------ sections under construction


def section_gain(s: State, action: Action, section: i64) -> i64:
    """The printed rubles, or half of the printed recognition, rounded down."""
    card = s.card[section]
    if full(action).section_ruble:
        return rubles_available(s, s.tables.card_ruble[card])
    return s.tables.card_recognition[card] // 2


def section_resource(action: Action) -> i64:
    return RUBLE if full(action).section_ruble else RECOGNITION


def names_section(action: Action) -> bool:
    action = full(action)
    return action.section_ruble or action.section_recognition


def open_sections(s: State, player: i64, action: Action) -> list[int]:
    """guild.master_builders.section_under_construction; one that would bring nothing is not offered."""
    return [
        section
        for section in s.sections
        if s.banner[section] == player and not s.done[section] and section_gain(s, action, section) > 0
    ]


class NameSection(OfAction):
    def __init__(self, seat: i64, number: i64) -> None:
        super().__init__("name_section", seat, number, UNDER_CONSTRUCTION, [CHOOSE_SECTION])

    def asks(self, action: Action) -> bool:
        return names_section(action)


class ChooseSection(Brought[NameSection]):
    def add(self, s: State, q: NameSection, out: Moves) -> None:
        out.extend([NAME_SECTION.at(n) for n in open_sections(s, q.who, s.tables.actions[q.number])])

    def apply(self, s: State, q: NameSection, move: i64) -> None:
        action, section = s.tables.actions[q.number], NAME_SECTION.first(move)
        if s.log is not None:
            s.log.append(SectionNamed(section, rule=action.rule, seat=q.who))
        receive(s, q.who, section_resource(action), section_gain(s, action, section), action.rule)

    def touches(self, s: State, move: i64) -> tuple[str, ...]:
        return (f"section:{section_name(NAME_SECTION.first(move))}",)

    def label(self, s: State, move: i64) -> Said:
        q, section = s.stack[-1], NAME_SECTION.first(move)
        assert isinstance(q, NameSection)
        action = s.tables.actions[q.number]
        return Said(
            "answer-name_section",
            section=section_name(section),
            amount=section_gain(s, action, section),
            resource=RESOURCES[section_resource(action)],
        )

    def refuse(self, s: State, q: NameSection, move: i64) -> Refusal:
        section = NAME_SECTION.first(move)
        name = section_name(section)
        if section not in s.sections:
            return Refusal(Said("refused-no_such_section", section=name), UNDER_CONSTRUCTION)
        if s.banner[section] != q.who:
            return Refusal(Said("refused-section_not_yours", section=name), UNDER_CONSTRUCTION)
        if s.done[section]:
            return Refusal(Said("refused-section_finished", section=name), UNDER_CONSTRUCTION)
        return Refusal(Said("refused-section_gives_nothing", section=name), s.tables.actions[q.number].rule)

    def not_now(self, s: State, q: Frame[State], move: i64) -> Refusal:
        return Refusal(Said("refused-section_moment"), UNDER_CONSTRUCTION, WRONG_MOMENT)


CHOOSE_SECTION: Final = ChooseSection("name_section", NAME_SECTION, MASTER_BUILDERS)


# ------------------------------------------------------------ the guild


QUESTIONS: Final[tuple[Kind[State], ...]] = (
    *spare_cards.QUESTIONS,
    Kind("name_section", NameSection, (SEAT, ACTION), below=("visit",)),
)


class MasterBuilders(Guild):
    def questions(self) -> tuple[Kind[State], ...]:
        return QUESTIONS

    def cannot_begin(self, s: State, player: i64, action: Action) -> Refusal | None:
        if full(action).draw_cards and not s.open_spaces(player):
            return Refusal(Said("refused-card_needs_room"), DISCARD, MEANS)
        if names_section(action) and not open_sections(s, player, action):
            return Refusal(Said("refused-no_section_gives"), UNDER_CONSTRUCTION)
        return None

    def brings(self, s: State, player: i64, action: Action) -> bool:
        return action.group == self.name

    def gain(self, s: State, player: i64, number: i64) -> None:
        action = full(s.tables.actions[number])
        if action.draw_cards:
            draw(s, player, number, len(action.draw_cards))
        elif names_section(action):
            s.stack.append(NameSection(player, number))

    def terms(self, action: Action, cost: list[Said], gains: list[Said]) -> None:
        action = full(action)
        if action.section_ruble:
            gains.append(Said("gain-section_rubles"))
        elif action.section_recognition:
            gains.append(Said("gain-section_recognition"))
        elif len(action.draw_cards) == 1:
            gains.append(Said("gain-card_materials", first=action.draw_cards[0]))
        elif action.draw_cards:
            first, second = action.draw_cards
            gains.append(Said("gain-cards_materials", first=first, second=second))

    # ------------------------------------------------------------ positions

    def write(self, s: State, data: base.Pieces) -> None:
        names = s.tables.card_ids
        cast(ContractorsPieces, data)["spare"] = {
            "drawn": [names[card] for card in on_table(s).spare_drawn],
            "discard": [names[card] for card in on_table(s).spare_discard],
        }

    def entries(self) -> list[str]:
        return ["spare"]

    def read(self, s: State, root: Reader) -> None:
        spare = root.part("spare")
        spare.only({"drawn", "discard"})
        names = s.tables.card_ids
        own_pieces(s).spare_drawn = packed(spare.names("drawn", names, None))
        discard = spare.names("discard", names, None)
        own_pieces(s).spare_discard = packed(discard)

    def check(self, s: State) -> None:
        """Whatever lies neither on the site nor here is in the deck, so no card can be lost."""
        laid = [s.card[section] for section in s.sections]
        places = [*laid, *on_table(s).spare_drawn, *on_table(s).spare_discard]
        for card in places:
            demand(
                places.count(card) == 1, Said("wrong-cathedral-card-two-places", card=s.tables.card_ids[card])
            )
        count = sum(len(full(s.tables.actions[n]).draw_cards) - left for n, left in draws_under_way(s))
        drawn = len(on_table(s).spare_drawn)
        demand(drawn == count, Said("wrong-spare-cards-drawn-open", drawn=drawn, count=count))

    def show(self, s: State, seat: int | None, data: base.Table) -> None:
        cast(ContractorsTable, data)["spare"]["deck"] = len(deck(s))

    def imagine(self, data: base.Position, chance: random.Random) -> None:
        """guild.master_builders.discard: everything but the order of the deck is open."""
        pieces = cast(ContractorsPieces, data)
        spare = pieces["spare"]
        pieces["spare"] = {"drawn": spare["drawn"], "discard": spare["discard"]}
