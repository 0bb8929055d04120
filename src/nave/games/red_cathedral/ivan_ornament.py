"""Ivan's ornaments: one whenever his row of cards is reset."""

from typing import Final

from mypy_extensions import i64

from nave.games.red_cathedral.ask import Choice
from nave.games.red_cathedral.build import DECORATE
from nave.games.red_cathedral.config import NOBODY
from nave.games.red_cathedral.effects import gain_prestige
from nave.games.red_cathedral.events import (
    OrnamentPlaced,
)
from nave.games.red_cathedral.ivan import HUMAN, IVAN, check_ivans_turn
from nave.games.red_cathedral.names import (
    ORNAMENTS,
    section_name,
)
from nave.games.red_cathedral.state import State
from nave.kernel.answer import Offer
from nave.kernel.moves import Moves
from nave.kernel.packed import replaced
from nave.kernel.question import Question
from nave.kernel.refusal import Refusal
from nave.kernel.said import Said


def next_ornament(s: State) -> i64:
    return s.tables.ivan_ornaments[s.ivan_ornaments]


def ornament_places(s: State) -> list[int]:
    """solo.ivan_ornament_kind: the next one in his order or none; on the human's sections if possible."""
    if s.ivan_ornaments >= len(s.tables.ivan_ornaments):
        return []
    kind = next_ornament(s)
    fitting = [
        section
        for section in s.sections
        if s.done[section] and s.ornament[section] == NOBODY and s.type_of(section) == kind
    ]
    return [section for section in fitting if s.banner[section] == HUMAN] or fitting


class PlaceForIvan(Choice["IvanOrnament"]):
    """solo.ivan_ornament_place: the human chooses among several."""

    def add(self, s: State, q: "IvanOrnament", out: Moves) -> None:
        for section in ornament_places(s):
            out.append(DECORATE.at(section))

    def apply(self, s: State, q: "IvanOrnament", move: i64) -> None:
        section = DECORATE.first(move)
        s.ornament = replaced(s.ornament, section, IVAN)
        s.ivan_ornaments += 1
        rule = "solo.ivan_ornament_place"
        if s.log is not None:
            s.log.append(OrnamentPlaced(s.type_of(section), section, rule=rule, seat=IVAN))
        gain_prestige(s, IVAN, s.tables.ivan_ornament_prestige, rule)

    def touches(self, s: State, move: i64) -> tuple[str, ...]:
        section = DECORATE.first(move)
        name = f"section:{section_name(section)}"
        return (name, f"ornament:{ORNAMENTS[s.type_of(section)]}") if section in s.sections else (name,)

    def label(self, s: State, move: i64) -> Said:
        section = DECORATE.first(move)
        kind = ORNAMENTS[s.type_of(section)]
        return Said("answer-ivan_ornament", ornament=kind, section=section_name(section))

    def refuse(self, s: State, q: "IvanOrnament", move: i64) -> Refusal:
        section, kind = DECORATE.first(move), next_ornament(s)
        if section in s.sections and s.type_of(section) != kind:
            return Refusal(Said("refused-ivan-ornament", ornament=ORNAMENTS[kind]), "solo.ivan_ornament_kind")
        return Refusal(Said("refused-ivan-place"), "solo.ivan_ornament_place")


IVAN_ORNAMENTS: Final[Offer[State]] = Offer([PlaceForIvan("ivan_ornament", DECORATE)])


class IvanOrnament(Question[State]):
    """solo.ivan_ornament_place"""

    def __init__(self) -> None:
        super().__init__("ivan_ornament", HUMAN, "solo.turns")

    def offer(self, s: State) -> Offer[State]:
        return IVAN_ORNAMENTS

    def prompt(self, s: State) -> Said:
        return Said("prompt-ivan_ornament", ornament=ORNAMENTS[next_ornament(s)])

    def check(self, s: State) -> None:
        check_ivans_turn(s, self.kind)
