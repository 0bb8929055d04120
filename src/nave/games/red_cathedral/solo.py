"""Solitaire: Ivan's turn. What has to be chosen for him is asked of the human."""

from typing import Final

from mypy_extensions import i64

from nave.games.red_cathedral.ask import Choice
from nave.games.red_cathedral.build import DECORATE
from nave.games.red_cathedral.claim import CLAIM, label_claim, not_claimable
from nave.games.red_cathedral.dice import FOR_IVAN, has_room, roll_space, target_space, walk
from nave.games.red_cathedral.effects import gain_prestige, gain_recognition
from nave.games.red_cathedral.events import (
    IvanActed,
    IvanBlocked,
    IvanClaimed,
    IvanReset,
    IvanStored,
    OrnamentPlaced,
)
from nave.games.red_cathedral.finish import finish_if_complete
from nave.games.red_cathedral.influence import meets
from nave.games.red_cathedral.names import (
    BASE,
    BASE_IVAN_CARDS,
    DICE,
    IVAN_CARDS,
    IVAN_CLAIM,
    IVAN_CONSTRUCTION,
    IVAN_INVENTORY,
    IVAN_RECOGNITION,
    IVAN_TRANSPORT,
    LEVELS,
    ORNAMENTS,
    RECOGNITION,
    M,
    section_name,
)
from nave.games.red_cathedral.state import NOBODY, NONE, State
from nave.games.red_cathedral.types import ForecastRow
from nave.games.red_cathedral.workshop import TILE
from nave.kernel.answer import Offer
from nave.kernel.asking import demand
from nave.kernel.family import Family
from nave.kernel.frame import AUTO, NATURE, Frame
from nave.kernel.moves import Moves
from nave.kernel.packed import added, appended, filled, packed, place_of, replaced
from nave.kernel.question import Field, Kind, Question
from nave.kernel.refusal import Refusal
from nave.kernel.said import Said

IVAN_CARD: Final[Family] = Family("deal {card}", nature=True, card=IVAN_CARDS[:BASE_IVAN_CARDS])

HUMAN: Final = 0
IVAN: Final = 1


def begin_ivan_turn(s: State) -> None:
    """solo.ivan_turn; with all tiles face down the row is reset first (solo.ivan_reset)."""
    s.stack.append(IvanDie())
    if not any(s.ivan_up):
        s.stack.append(ResetRow())
        if ornament_places(s):
            s.stack.append(IvanOrnament())


def check_ivans_turn(s: State, kind: str) -> None:
    """On Ivan's turn the human answers for him (solo.turns)."""
    demand(s.config.solo, Said("wrong-question-solitaire-games-only", kind=repr(kind)))
    demand(
        s.active == s.config.ivan, Said("wrong-needs-ivan-turn-active", kind=repr(kind), active=str(s.active))
    )


class IvanStep(Frame[State]):
    """A step of Ivan's turn, automatic or nature's."""

    def check(self, s: State) -> None:
        check_ivans_turn(s, self.kind)


# ------------------------------------------------------------ row of cards


class ResetRow(IvanStep):
    def __init__(self) -> None:
        super().__init__("ivan_reset", AUTO)

    def apply(self, s: State, move: i64) -> None:
        count = len(s.ivan_row)
        s.ivan_tile = filled(count, NONE)
        s.ivan_up = filled(count, 0)
        if s.log is not None:
            s.log.append(IvanReset(rule="solo.ivan_reset", seat=IVAN))
        deal_ivan_tiles(s)


def deal_ivan_tiles(s: State) -> None:
    for place in range(len(s.ivan_row) - 1, -1, -1):
        s.stack.append(DealIvanTile(place))


class DealIvanTile(IvanStep):
    """solo.card_row: the marked die tiles, one on each card."""

    def __init__(self, place: i64) -> None:
        super().__init__("ivan_tile", NATURE)
        self.place = place

    def options(self, s: State) -> list[int]:
        return [TILE.at(tile) for tile in s.config.box.ivan_tiles if tile not in s.ivan_tile]

    def apply(self, s: State, move: i64) -> None:
        s.ivan_tile = replaced(s.ivan_tile, self.place, TILE.first(move))
        s.ivan_up = replaced(s.ivan_up, self.place, 1)

    def args(self) -> list[int]:
        return [self.place]


class DealIvanCard(Frame[State]):
    def __init__(self, place: i64) -> None:
        super().__init__("ivan_card", NATURE)
        self.place = place

    def options(self, s: State) -> list[int]:
        return [IVAN_CARD.at(card) for card in s.config.box.ivan_cards if card not in s.ivan_row]

    def apply(self, s: State, move: i64) -> None:
        s.ivan_row = appended(s.ivan_row, IVAN_CARD.first(move))
        s.ivan_tile = appended(s.ivan_tile, NONE)
        s.ivan_up = appended(s.ivan_up, 0)

    def args(self) -> list[int]:
        return [self.place]


# ------------------------------------------------------------ die


class DieStep:
    """What the die of Ivan's next tile does: asked by his turn, and by whoever looks ahead."""

    def __init__(self, s: State) -> None:
        self.place: int = place_of(s.ivan_up, 1)
        self.card: int = s.ivan_row[self.place]
        self.die: int = s.tables.workshop_die[s.ivan_tile[self.place]]
        self.space: int = target_space(s, self.die, 0)
        self.blocked: bool = not has_room(s, self.die, self.space)
        # Recognition, and nothing else, of resource tile and influence card where it ends (solo.ivan_market).
        self.market: int = 0
        self.influence: int = 0
        if not self.blocked:
            tile = s.market_tile[self.space]
            if s.tables.tile_resource[tile] == RECOGNITION:
                dice = s.dice_on(self.space) + (s.die_space[self.die] != self.space)
                self.market = s.tables.tile_amount[tile] * dice
            self.influence = free_recognition(s, self.space)


class IvanDie(IvanStep):
    """solo.ivan_die: the die of the leftmost face-up tile moves, then the card acts."""

    def __init__(self) -> None:
        super().__init__("ivan_die", AUTO)

    def apply(self, s: State, move: i64) -> None:
        step = DieStep(s)
        s.ivan_up = replaced(s.ivan_up, step.place, 0)
        s.stack.append(IvanAct(step.card))
        if step.blocked:  # solo.ivan_die_blocked
            if s.log is not None:
                s.log.append(IvanBlocked(step.die, step.space, rule="solo.ivan_die_blocked", seat=IVAN))
            return
        walk(s, IVAN, step.die, 0, "solo.ivan_die")
        gain_recognition(s, IVAN, step.market, "solo.ivan_market_recognition")
        gain_recognition(s, IVAN, step.influence, "solo.ivan_influence")
        for part in s.config.parts:
            part.ivan_influence(s, s.influence[s.tables.quadrant[step.space]])
        roll_space(s, step.space, FOR_IVAN)


def free_recognition(s: State, space: i64) -> i64:
    """solo.ivan_influence: the larger free gain of recognition whose condition he meets."""
    best = 0
    for number in s.tables.influence_actions[s.influence[s.tables.quadrant[space]]]:
        action = s.tables.actions[number]
        if action.free and action.gain_recognition > best and meets(s, IVAN, action):
            best = action.gain_recognition
    return best


def forecast(s: State) -> ForecastRow | None:
    """What Ivan's next turn begins with as things stand; None if his tiles are dealt anew first."""
    if not any(s.ivan_up):
        return None
    step = DieStep(s)
    return {
        "card": IVAN_CARDS[step.card],
        "die": DICE[step.die],
        "value": s.die_value[step.die],
        "space": step.space + 1,
        "blocked": step.blocked,
        "tile": step.market,
        "guild": step.influence,
    }


# ------------------------------------------------------------ cards


class IvanAct(IvanStep):
    def __init__(self, card: i64) -> None:
        super().__init__("ivan_act", AUTO)
        self.card = card

    def apply(self, s: State, move: i64) -> None:
        rule = f"solo.{IVAN_CARDS[self.card]}"
        if s.log is not None:
            s.log.append(IvanActed(self.card, rule=rule, seat=IVAN))
        if self.card == IVAN_RECOGNITION:  # solo.ivan_recognition
            gain_recognition(s, IVAN, s.tables.ivan_amount[IVAN_RECOGNITION], rule)
        elif self.card == IVAN_INVENTORY:
            store_materials(s)
        elif self.card == IVAN_TRANSPORT:  # solo.ivan_transport
            s.ivan_build = packed([s.ivan_build[m] + s.ivan_store[m] for m in range(M)])
            s.ivan_store = filled(M, 0)
        elif self.card == IVAN_CLAIM:
            if s.banners_left(IVAN):
                s.stack.append(IvanClaim())
        elif self.card == IVAN_CONSTRUCTION:
            construct(s)
        else:
            for part in s.config.parts:
                part.ivan_card(s, self.card)

    def args(self) -> list[int]:
        return [self.card]


def store_materials(s: State) -> None:
    """solo.ivan_inventory: piece by piece from the largest pile; diamonds are none (solo.ivan_market)."""
    taken = [0] * M
    for _ in range(s.tables.ivan_amount[IVAN_INVENTORY]):
        largest = max(s.supply)
        if largest == 0:
            break
        for m in s.tables.ivan_piles:
            if s.supply[m] == largest:
                s.add_supply(m, -1)
                taken[m] += 1
                break
    s.ivan_store = packed([s.ivan_store[m] + taken[m] for m in range(M)])
    if s.log is not None:
        s.log.append(IvanStored(sum(taken), rule="solo.ivan_inventory", seat=IVAN))


# ------------------------------------------------------------ claims


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


def construct(s: State) -> None:
    """solo.ivan_construction: solo.ivan_construction_pieces, row by row (solo.ivan_construction_order)."""
    for m in range(M):
        while s.ivan_build[m]:
            section = next_site(s)
            if section == NONE:
                return
            s.ivan_build = added(s.ivan_build, m, -1)
            s.laid = added(s.laid, section * M + m, 1)
            finish_if_complete(s, IVAN, section)


def next_site(s: State) -> i64:
    """Ivan's unfinished section that is filled first."""
    for level in range(LEVELS):
        for tower in range(len(s.heights)):
            section = tower * LEVELS + level
            if level < s.heights[tower] and s.banner[section] == IVAN and not s.done[section]:
                return section
    return NONE


# ------------------------------------------------------------ ornaments


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


QUESTIONS: Final[tuple[Kind[State], ...]] = (
    Kind("ivan_die", IvanDie, below=("next_turn",)),
    Kind("ivan_act", IvanAct, (Field("card", len(IVAN_CARDS) - 1),), below=("next_turn",)),
    Kind("ivan_claim", IvanClaim, below=("next_turn",)),
    Kind("ivan_ornament", IvanOrnament, below=("ivan_reset",)),
    Kind("ivan_reset", ResetRow, below=("ivan_die",)),
    Kind("ivan_tile", DealIvanTile, (Field("place", len(IVAN_CARDS) - 1),), below=("ivan_die", "ivan_tile")),
)
