"""Solitaire: Ivan's turn. What has to be chosen for him is asked of the human."""

from typing import Final

from nave.games.red_cathedral import moves
from nave.games.red_cathedral.ask import roll_space
from nave.games.red_cathedral.build import finish, is_complete
from nave.games.red_cathedral.effects import gain_prestige, gain_recognition
from nave.games.red_cathedral.influence import meets
from nave.games.red_cathedral.market import has_room, target_space, walk
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
from nave.kernel.family import Family
from nave.kernel.frame import AUTO, NATURE, Frame
from nave.kernel.state import added, replaced

IVAN_CARD: Final = Family("deal {card}", nature=True, card=IVAN_CARDS[:BASE_IVAN_CARDS])

HUMAN = 0
IVAN = 1


def begin_ivan_turn(s: State) -> None:
    """solo.ivan_turn; with all tiles face down the row is reset first (solo.ivan_reset)."""
    s.stack.append(IvanDie())
    if not any(s.ivan_up):
        s.stack.append(ResetRow())
        if ornament_places(s):
            s.stack.append(IvanOrnament())


# ------------------------------------------------------------ row of cards


class ResetRow(Frame[State]):
    def __init__(self) -> None:
        super().__init__("ivan_reset", AUTO)

    def apply(self, s: State, move: int) -> None:
        count = len(s.ivan_row)
        s.ivan_tile = [NONE] * count
        s.ivan_up = [0] * count
        s.emit("ivan_reset", "solo.ivan_reset", IVAN, "Ivan's tiles are shuffled and dealt anew", {})
        deal_ivan_tiles(s)


def deal_ivan_tiles(s: State) -> None:
    for place in range(len(s.ivan_row) - 1, -1, -1):
        s.stack.append(DealIvanTile(place))


class DealIvanTile(Frame[State]):
    """solo.card_row: the marked die tiles, one on each card."""

    def __init__(self, place: int) -> None:
        super().__init__("ivan_tile", NATURE)
        self.place = place

    def options(self, s: State) -> list[int]:
        return [moves.WORKSHOP_TILES.at(tile) for tile in s.config.box.ivan_tiles if tile not in s.ivan_tile]

    def apply(self, s: State, move: int) -> None:
        s.ivan_tile = replaced(s.ivan_tile, self.place, moves.WORKSHOP_TILES.index(move))
        s.ivan_up = replaced(s.ivan_up, self.place, 1)

    def prompt(self, s: State) -> str:
        return "A die tile is laid on Ivan's card."

    def args(self) -> list[int]:
        return [self.place]


class DealIvanCard(Frame[State]):
    def __init__(self, place: int) -> None:
        super().__init__("ivan_card", NATURE)
        self.place = place

    def options(self, s: State) -> list[int]:
        return [moves.IVANS.at(card) for card in s.config.box.ivan_cards if card not in s.ivan_row]

    def apply(self, s: State, move: int) -> None:
        s.ivan_row = [*s.ivan_row, moves.IVANS.index(move)]
        s.ivan_tile = [*s.ivan_tile, NONE]
        s.ivan_up = [*s.ivan_up, 0]

    def prompt(self, s: State) -> str:
        return "Ivan's cards are laid in a row."

    def args(self) -> list[int]:
        return [self.place]


# ------------------------------------------------------------ die


class IvanDie(Frame[State]):
    """solo.ivan_die: the die of the leftmost face-up tile moves, then the card acts."""

    def __init__(self) -> None:
        super().__init__("ivan_die", AUTO)

    def apply(self, s: State, move: int) -> None:
        place = s.ivan_up.index(1)
        die = s.tables.workshop_die[s.ivan_tile[place]]
        s.ivan_up = replaced(s.ivan_up, place, 0)
        s.stack.append(IvanAct(s.ivan_row[place]))
        space = target_space(s, die, 0)
        if not has_room(s, die, space):  # solo.ivan_die_blocked
            text = f"Ivan's {DICE[die]} die cannot move: {s.space_name(space)} is full"
            s.emit("ivan_blocked", "solo.ivan_die_blocked", IVAN, text, {"die": DICE[die]})
            return
        walk(s, IVAN, die, 0, "solo.ivan_die")
        tile = s.market_tile[space]
        if s.tables.tile_resource[tile] == RECOGNITION:
            amount = s.tables.tile_amount[tile] * s.dice_on(space)
            gain_recognition(s, IVAN, amount, "solo.ivan_market_recognition")
        gain_recognition(s, IVAN, free_recognition(s, space), "solo.ivan_influence")
        for part in s.config.parts:
            part.ivan_influence(s, s.influence[s.tables.quadrant[space]])
        roll_space(s, space, "solo.ivan_die")


def free_recognition(s: State, space: int) -> int:
    """solo.ivan_influence: the larger free gain of recognition whose condition he meets."""
    best = 0
    for number in s.tables.influence_actions[s.influence[s.tables.quadrant[space]]]:
        action = s.tables.actions[number]
        if action.free and action.gain_recognition > best and meets(s, IVAN, action):
            best = action.gain_recognition
    return best


# ------------------------------------------------------------ cards


class IvanAct(Frame[State]):
    def __init__(self, card: int) -> None:
        super().__init__("ivan_act", AUTO)
        self.card = card

    def apply(self, s: State, move: int) -> None:
        name = s.tables.ivan_names[self.card]
        rule = f"solo.{IVAN_CARDS[self.card]}"
        s.emit("ivan_card", rule, IVAN, f"Ivan's card: {name}", {"card": IVAN_CARDS[self.card]})
        if self.card == IVAN_RECOGNITION:
            gain_recognition(s, IVAN, s.tables.ivan_amount[IVAN_RECOGNITION], rule)
        elif self.card == IVAN_INVENTORY:
            store_materials(s)
        elif self.card == IVAN_TRANSPORT:
            s.ivan_build = [s.ivan_build[m] + s.ivan_store[m] for m in range(M)]
            s.ivan_store = [0] * M
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
    """solo.ivan_inventory: piece by piece from the largest pile."""
    taken = [0] * M
    for _ in range(s.tables.ivan_amount[IVAN_INVENTORY]):
        largest = max(s.supply)
        if largest == 0:
            break
        for m in s.tables.ivan_piles:
            if s.supply[m] == largest:
                s.supply[m] -= 1
                taken[m] += 1
                break
    s.ivan_store = [s.ivan_store[m] + taken[m] for m in range(M)]
    if s.log is not None:
        text = f"Ivan stores {sum(taken)} materials"
        s.emit("ivan_store", "solo.ivan_inventory", IVAN, text, {"amount": sum(taken)})


class IvanClaim(Frame[State]):
    """solo.ivan_claim: the human decides among the cards of his first choice that applies."""

    def __init__(self) -> None:
        super().__init__("ivan_claim", HUMAN)

    def options(self, s: State) -> list[int]:
        return [moves.CLAIM + section for section in claim_choices(s)]

    def apply(self, s: State, move: int) -> None:
        claim_for_ivan(s, move - moves.CLAIM, "solo.ivan_claim")

    def prompt(self, s: State) -> str:
        return "Ivan claims a section: choose it for him."


def claim_choices(s: State) -> list[int]:
    """solo.ivan_claim: on a section of the human, else a base, else any."""
    free = [section for section in s.sections if s.claimable(section)]
    on_human = [section for section in free if section % LEVELS and s.banner[section - 1] == HUMAN]
    bases = [section for section in free if section % LEVELS == 0]
    return on_human or bases or free


def claim_for_ivan(s: State, section: int, rule: str) -> None:
    """The tile leaves the game; its recognition is gained (solo.first_claim_tile, solo.ivan_claim_tile)."""
    if s.inventory_banners[IVAN]:
        s.inventory_banners = added(s.inventory_banners, IVAN, -1)
    else:
        s.side_banners = added(s.side_banners, IVAN, -1)
    s.banner = replaced(s.banner, section, IVAN)
    tile = s.tile[section]
    s.tile = replaced(s.tile, section, NONE)
    data = {"player": IVAN, "section": section_name(section)}
    s.emit("claim", rule, IVAN, f"Ivan claims {section_name(section)}", data)
    if s.tables.workshop_resource[tile] == RECOGNITION:
        gain_recognition(s, IVAN, s.tables.workshop_amount[tile], f"{rule}_tile")
    for part in s.config.parts:
        part.claimed(s, IVAN, section)


class FirstClaim(Frame[State]):
    """solo.first_claim: the base with the most recognition, the leftmost among equals."""

    def __init__(self) -> None:
        super().__init__("ivan_first", AUTO)

    def apply(self, s: State, move: int) -> None:
        bases = [section for section in s.sections if s.type_of(section) == BASE]
        claim_for_ivan(s, max(bases, key=lambda b: s.tables.card_recognition[s.card[b]]), "solo.first_claim")
        for part in s.config.parts:
            part.after_first_claim(s)


def construct(s: State) -> None:
    """solo.ivan_construction: piece by piece, row by row (solo.ivan_construction_order, ..._pieces)."""
    for m in range(M):
        while s.ivan_build[m]:
            section = next_site(s)
            if section == NONE:
                return
            s.ivan_build = added(s.ivan_build, m, -1)
            s.laid = added(s.laid, section * M + m, 1)
            if is_complete(s, section):
                finish(s, IVAN, section)


def next_site(s: State) -> int:
    """Ivan's unfinished section that is filled first."""
    for level in range(LEVELS):
        for tower in range(len(s.heights)):
            section = tower * LEVELS + level
            if level < s.heights[tower] and s.banner[section] == IVAN and not s.done[section]:
                return section
    return NONE


# ------------------------------------------------------------ ornaments


class IvanOrnament(Frame[State]):
    """solo.ivan_ornament_place: the human chooses among several."""

    def __init__(self) -> None:
        super().__init__("ivan_ornament", HUMAN)

    def options(self, s: State) -> list[int]:
        return [moves.DECORATE + section * M for section in ornament_places(s)]

    def apply(self, s: State, move: int) -> None:
        section = (move - moves.DECORATE) // M
        kind = s.type_of(section)
        s.ornament = replaced(s.ornament, section, IVAN)
        s.ivan_ornaments += 1
        name = ORNAMENTS[kind]
        data = {"player": IVAN, "ornament": name, "section": section_name(section)}
        text = f"Ivan places a {name} on {section_name(section)}"
        s.emit("decorate", "solo.ivan_ornament_place", IVAN, text, data)
        gain_prestige(s, IVAN, s.tables.ivan_ornament_prestige, "solo.ivan_ornament_place")

    def prompt(self, s: State) -> str:
        kind = ORNAMENTS[s.tables.ivan_ornaments[s.ivan_ornaments]]
        return f"Ivan places his {kind}: choose the section for him."


def ornament_places(s: State) -> list[int]:
    """solo.ivan_ornament_kind: the next one in his order or none; on the human's sections if possible."""
    if s.ivan_ornaments >= len(s.tables.ivan_ornaments):
        return []
    kind = s.tables.ivan_ornaments[s.ivan_ornaments]
    fitting = [
        section
        for section in s.sections
        if s.done[section] and s.ornament[section] == NOBODY and s.type_of(section) == kind
    ]
    return [section for section in fitting if s.banner[section] == HUMAN] or fitting
