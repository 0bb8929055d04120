"""Ivan's claims: the first one before the game, the others by his card."""

from typing import Final

from mypy_extensions import i64

from nave.games.red_cathedral.ask import Choice
from nave.games.red_cathedral.claim import CLAIM, label_claim, not_claimable
from nave.games.red_cathedral.effects import gain_recognition
from nave.games.red_cathedral.events import (
    IvanClaimed,
)
from nave.games.red_cathedral.ivan import HUMAN, IVAN, check_ivans_turn
from nave.games.red_cathedral.names import (
    BASE,
    LEVELS,
    RECOGNITION,
    section_name,
)
from nave.games.red_cathedral.state import NONE, State
from nave.kernel.answer import Offer
from nave.kernel.frame import AUTO, Frame
from nave.kernel.moves import Moves
from nave.kernel.packed import added, replaced
from nave.kernel.question import Question
from nave.kernel.refusal import Refusal
from nave.kernel.said import Said


def claim_choices(s: State) -> list[int]:
    """solo.ivan_claim: on a section of the human, else a base, else any."""
    free = [section for section in s.sections if s.claimable(section)]
    on_human = [section for section in free if section % LEVELS and s.banner[section - 1] == HUMAN]
    bases = [section for section in free if section % LEVELS == 0]
    return on_human or bases or free


class ClaimForIvan(Choice["IvanClaim"]):
    """solo.ivan_claim: the human decides among the cards of his first choice that applies."""

    def add(self, s: State, q: "IvanClaim", out: Moves) -> None:
        for section in claim_choices(s):
            out.append(CLAIM.at(section))

    def apply(self, s: State, q: "IvanClaim", move: i64) -> None:
        claim_for_ivan(s, CLAIM.first(move), "solo.ivan_claim")

    def touches(self, s: State, move: i64) -> tuple[str, ...]:
        return (f"section:{section_name(CLAIM.first(move))}",)

    def label(self, s: State, move: i64) -> Said:
        return label_claim(s, move, "answer-ivan_claim")

    def refuse(self, s: State, q: "IvanClaim", move: i64) -> Refusal:
        found = not_claimable(s, CLAIM.first(move))
        return found or Refusal(Said("refused-ivan-prefers"), "solo.ivan_claim")


IVAN_CLAIMS: Final[Offer[State]] = Offer([ClaimForIvan("ivan_claim", CLAIM)])


class IvanClaim(Question[State]):
    def __init__(self) -> None:
        super().__init__("ivan_claim", HUMAN, "solo.turns")

    def offer(self, s: State) -> Offer[State]:
        return IVAN_CLAIMS

    def check(self, s: State) -> None:
        check_ivans_turn(s, self.kind)


def claim_for_ivan(s: State, section: i64, rule: str) -> None:
    """The tile leaves the game; its recognition is gained (solo.first_claim_tile, solo.ivan_claim_tile)."""
    if s.inventory_banners[IVAN]:
        s.inventory_banners = added(s.inventory_banners, IVAN, -1)
    else:
        s.side_banners = added(s.side_banners, IVAN, -1)
    s.banner = replaced(s.banner, section, IVAN)
    tile = s.tile[section]
    s.tile = replaced(s.tile, section, NONE)
    if s.log is not None:
        s.log.append(IvanClaimed(section, rule=rule, seat=IVAN))
    if s.tables.workshop_resource[tile] == RECOGNITION:
        gain_recognition(s, IVAN, s.tables.workshop_amount[tile], f"{rule}_tile")
    for part in s.config.parts:
        part.claimed(s, IVAN, section)


class FirstClaim(Frame[State]):
    """solo.first_claim: the base with the most recognition, the leftmost among equals."""

    def __init__(self) -> None:
        super().__init__("ivan_first", AUTO)

    def apply(self, s: State, move: i64) -> None:
        bases = [section for section in s.sections if s.type_of(section) == BASE]
        claim_for_ivan(s, max(bases, key=lambda b: s.tables.card_recognition[s.card[b]]), "solo.first_claim")
