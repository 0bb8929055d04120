"""Claiming a section: banner, workshop tile, benefit."""

from typing import Final

from mypy_extensions import i64

from nave.games.red_cathedral.ask import SEAT, Ask, Choice
from nave.games.red_cathedral.config import NOBODY
from nave.games.red_cathedral.effects import benefit_amount, benefit_resource, most, pay_rubles, receive
from nave.games.red_cathedral.events import OrnamentReleased, SectionClaimed, TileLaid
from nave.games.red_cathedral.names import (
    DICE,
    FIRST_WHITE,
    LEVELS,
    ORNAMENTS,
    RESOURCES,
    SECTION_NAMES,
    SECTIONS,
    TYPES,
    WORKSHOP,
    K,
    M,
    W,
    section_name,
)
from nave.games.red_cathedral.state import NONE, State
from nave.games.red_cathedral.taking import NOTHING, TAKE_DUE, TAKE_MAX, DueAsk, LeaveDue
from nave.kernel.asking import demand
from nave.kernel.family import Family
from nave.kernel.frame import Frame
from nave.kernel.moves import Moves
from nave.kernel.packed import added, replaced
from nave.kernel.question import Field, Kind
from nave.kernel.refusal import MEANS, WRONG_MOMENT, WRONG_PIECE, Refusal
from nave.kernel.said import Said

CLAIM: Final[Family] = Family("claim {section}", section=SECTION_NAMES)
BANNER: Final[Family] = Family("banner {place}", place=("inventory", "white"))
PLACE_UP: Final[Family] = Family("place up {space}", space=WORKSHOP)
PLACE_DOWN: Final[Family] = Family("place down {space}", space=WORKSHOP)
INVENTORY: Final = 0
WHITE_SPACE: Final = 1


# ------------------------------------------------------------ claim


def add_claims(s: State, player: i64, out: Moves) -> None:
    """claim.banner, claim.available"""
    if s.banners_left(player):
        for section in s.sections:
            if s.claimable(section):
                out.append(CLAIM.at(section))


def claim(s: State, player: i64, section: i64) -> None:
    """claim.steps. On the advanced side the player picks the banner (advanced.white_banners)."""
    if s.config.advanced:
        s.stack.append(ChooseBanner(player, section))
    else:
        place_banner(s, player, section, s.inventory_banners[player] > 0)


def not_claimable(s: State, section: i64) -> Refusal | None:
    """claim.available, for whoever claims."""
    if section not in s.sections:
        return Refusal(Said("refused-no-section", section=section_name(section)), "claim.available")
    if s.banner[section] != NOBODY:
        return Refusal(Said("refused-claimed", section=section_name(section)), "claim.available")
    if section % LEVELS and s.banner[section - 1] == NOBODY:
        return Refusal(Said("refused-nothing-below", section=section_name(section)), "claim.available")
    return None


class Claim(Choice[Ask]):
    def add(self, s: State, q: object, out: Moves) -> None:
        add_claims(s, s.active, out)

    def announces(self, s: State, q: Ask, move: i64) -> bool:
        """On the advanced side a claim is only announced until its banner is taken."""
        return s.config.advanced

    def apply(self, s: State, q: Ask, move: i64) -> None:
        q.go_on(s)
        claim(s, q.who, CLAIM.first(move))

    def touches(self, s: State, move: i64) -> tuple[str, ...]:
        return (f"section:{section_name(CLAIM.first(move))}",)

    def label(self, s: State, move: i64) -> Said:
        return label_claim(s, move, "answer-claim")

    def refuse(self, s: State, q: Ask, move: i64) -> Refusal:
        found = not_claimable(s, CLAIM.first(move))
        return found or Refusal(Said("refused-no-banner"), "claim.banner", MEANS)


def label_claim(s: State, move: i64, key: str) -> Said:
    section = CLAIM.first(move)
    kind = TYPES[s.type_of(section)]
    return Said(key, section=section_name(section), type=kind, tile=tile_said(s, s.tile[section]))


def tile_said(s: State, tile: i64) -> Said:
    """A workshop tile by what it gives: a resource, or what lies beside a die."""
    die = s.tables.workshop_die[tile]
    if die >= 0:
        return Said("tile-die", die=DICE[die])
    return Said("tile-resource", resource=RESOURCES[s.tables.workshop_resource[tile]])


CLAIM_SECTION: Final = Claim("claim", CLAIM)


# ------------------------------------------------------------ banner


class TakeBanner(Choice["ChooseBanner"]):
    def add(self, s: State, q: "ChooseBanner", out: Moves) -> None:
        if s.inventory_banners[q.who]:
            out.append(BANNER.at(INVENTORY))
        if s.side_banners[q.who]:
            out.append(BANNER.at(WHITE_SPACE))

    def apply(self, s: State, q: "ChooseBanner", move: i64) -> None:
        place_banner(s, q.who, q.section, BANNER.first(move) == INVENTORY)

    def touches(self, s: State, move: i64) -> tuple[str, ...]:
        return ("banner:inventory" if BANNER.first(move) == INVENTORY else "banner:white",)

    def label(self, s: State, move: i64) -> Said:
        return Said("answer-banner", inventory=BANNER.first(move) == INVENTORY)

    def refuse(self, s: State, q: "ChooseBanner", move: i64) -> Refusal:
        said = Said("refused-no-banner-there", inventory=BANNER.first(move) == INVENTORY)
        return Refusal(said, "advanced.white_banners")

    def elsewhere(self, s: State, q: Frame[State], move: i64) -> Refusal:
        rule = "advanced.white_banners" if s.config.advanced else "claim.banner"
        return Refusal(Said("refused-banner-moment"), rule, WRONG_MOMENT)


TAKE_BANNER: Final = TakeBanner("banner", BANNER)


class ChooseBanner(Ask):
    def __init__(self, seat: i64, section: i64) -> None:
        super().__init__("banner", seat, "advanced.white_banners", [TAKE_BANNER])
        self.section = section

    def prepares(self, s: State, last: i64) -> list[int]:
        """A banner of the inventory opens its space."""
        return self.own_options(s)[:1]

    def check(self, s: State) -> None:
        super().check(s)
        name = section_name(self.section)
        demand(s.config.advanced, Said("wrong-banner-chosen-only-advanced"))
        demand(s.claimable(self.section), Said("wrong-banner-which-cannot-claimed", name=name))

    def args(self) -> list[int]:
        return [self.who, self.section]


def place_banner(s: State, player: i64, section: i64, from_inventory: bool) -> None:
    """claim.inventory_space: a banner from the inventory opens its space at once."""
    if from_inventory:
        s.inventory_banners = added(s.inventory_banners, player, -1)
    else:
        s.side_banners = added(s.side_banners, player, -1)
    s.banner = replaced(s.banner, section, player)  # for good (claim.banner_stays)
    if s.log is not None:
        place = 0 if from_inventory else 1
        s.log.append(SectionClaimed(section, place, rule="claim.steps", seat=player))
    for part in s.config.parts:
        part.claimed(s, player, section)
    s.stack.append(PlaceTile(player, section))


# ------------------------------------------------------------ workshop tile


def price_rule(s: State) -> str:
    return "advanced.price" if s.config.advanced else "workshop.face_up"


class Placing(Choice["PlaceTile"]):
    """The tile of the claimed card goes on an empty workshop space."""

    by_piece = True

    def touches(self, s: State, move: i64) -> tuple[str, ...]:
        side = "up" if self.family is PLACE_UP else "down"
        return (f"shop:{WORKSHOP[self.family.first(move)]}", f"face:{side}")

    def refuse(self, s: State, q: "PlaceTile", move: i64) -> Refusal:
        space = self.family.first(move)
        if s.shop_tile[q.who * W + space] != NONE:
            return Refusal(Said("refused-space-taken", space=WORKSHOP[space]), "workshop.placement")
        if space >= FIRST_WHITE and not s.shop_free(q.who, space):
            return Refusal(Said("refused-white-blocked"), "advanced.white_blocked")
        said = Said("refused-rubles-price", price=q.price(s, space), have=s.rubles[q.who])
        return Refusal(said, price_rule(s), MEANS)

    def elsewhere(self, s: State, q: Frame[State], move: i64) -> Refusal:
        return Refusal(Said("refused-no-tile-to-place"), "workshop.placement", WRONG_MOMENT)


class PlaceUp(Placing):
    """workshop.face_up: for its price, with its benefit at once."""

    def add(self, s: State, q: "PlaceTile", out: Moves) -> None:
        for space in range(W):
            if s.shop_free(q.who, space) and s.rubles[q.who] >= q.price(s, space):
                out.append(PLACE_UP.at(space))

    def apply(self, s: State, q: "PlaceTile", move: i64) -> None:
        player, space = q.who, PLACE_UP.first(move)
        tile = q.take_tile(s)
        pay_rubles(s, player, q.price(s, space), price_rule(s))
        lay_tile(s, player, tile, space, 1)
        release_ornament(s, player, space)
        give_benefit(s, player, tile)

    def label(self, s: State, move: i64) -> Said:
        space = PLACE_UP.first(move)
        frame = s.stack[-1] if s.stack else None
        price = frame.price(s, space) if isinstance(frame, PlaceTile) else s.price(s.active, space)
        kind = waiting_ornament(s, s.active, space)
        ornament = None if kind == NONE else ORNAMENTS[kind]
        return Said("answer-place_up", space=WORKSHOP[space], price=price, ornament=ornament)


class PlaceDown(Placing):
    """workshop.face_down: for free, without a benefit."""

    def add(self, s: State, q: "PlaceTile", out: Moves) -> None:
        for space in range(W):
            if s.shop_free(q.who, space):
                out.append(PLACE_DOWN.at(space))

    def apply(self, s: State, q: "PlaceTile", move: i64) -> None:
        lay_tile(s, q.who, q.take_tile(s), PLACE_DOWN.first(move), 0)

    def label(self, s: State, move: i64) -> Said:
        return Said("answer-place_down", space=WORKSHOP[PLACE_DOWN.first(move)])

    def leaves(self, s: State, q: "PlaceTile", move: i64) -> list[Said]:
        """advanced.forfeit"""
        out = [Said("left-tile")]
        kind = waiting_ornament(s, q.who, PLACE_DOWN.first(move))
        return out if kind == NONE else [*out, Said("left-ornament", ornament=ORNAMENTS[kind])]


FACE_UP: Final = PlaceUp("place_up", PLACE_UP)
FACE_DOWN: Final = PlaceDown("place_down", PLACE_DOWN)


class PlaceTile(Ask):
    """workshop.placement: the tile of the claimed card goes on an empty workshop space."""

    def __init__(self, seat: i64, section: i64) -> None:
        super().__init__("place", seat, "workshop.placement", [FACE_UP, FACE_DOWN])
        self.section = section

    def price(self, s: State, space: i64) -> i64:
        return s.price(self.who, space)

    def prepares(self, s: State, last: i64) -> list[int]:
        """Face up where it is cheapest; face down if there is no money for it."""
        moves = Moves()
        FACE_UP.add(s, self, moves)
        best: i64 = NONE
        for move in moves.numbers():
            if best == NONE or self.price(s, PLACE_UP.first(move)) < self.price(s, PLACE_UP.first(best)):
                best = move
        return self.own_options(s)[:1] if best == NONE else [best]

    def take_tile(self, s: State) -> i64:
        tile = s.tile[self.section]
        s.tile = replaced(s.tile, self.section, NONE)
        return tile

    def prompt(self, s: State) -> Said:
        return Said(f"prompt-{self.kind}", player=self.who, tile=tile_said(s, s.tile[self.section]))

    def check(self, s: State) -> None:
        super().check(s)
        name = section_name(self.section)
        demand(s.banner[self.section] == self.who, Said("wrong-tile-waits-banner-another", name=name))

    def args(self) -> list[int]:
        return [self.who, self.section]


def lay_tile(s: State, player: i64, tile: i64, space: i64, up: i64) -> None:
    s.shop_tile = replaced(s.shop_tile, player * W + space, tile)
    s.shop_up = replaced(s.shop_up, player * W + space, up)
    if s.log is not None:
        rule = "workshop.face_up" if up else "workshop.face_down"
        s.log.append(TileLaid(s.tables.workshop_ids[tile], space, up, rule=rule, seat=player))


def waiting_ornament(s: State, player: i64, space: i64) -> i64:
    """advanced.release_ornament: what a face-up tile on a space would release, NONE if nothing."""
    if not s.config.advanced or s.discarded_from[player * W + space]:
        return NONE
    return s.tables.advanced_holds[s.config.colors[player]][space]


def release_ornament(s: State, player: i64, space: i64) -> None:
    """advanced.release_ornament"""
    kind = waiting_ornament(s, player, space)
    if kind != NONE:
        s.ornaments = added(s.ornaments, player * K + kind, 1)
        if s.log is not None:
            s.log.append(OrnamentReleased(kind, space, rule="advanced.release_ornament", seat=player))


# ------------------------------------------------------------ benefit


def give_benefit(s: State, player: i64, tile: i64) -> None:
    """workshop.immediate_benefit: rubles and recognition in full, of materials as many as wanted."""
    resource = benefit_resource(s, tile)
    due = benefit_amount(s, tile)
    room = most(s, player, resource, due)
    if not room:
        return
    if resource < M:
        s.stack.append(TakeBenefit(player, resource, due))
    else:
        receive(s, player, resource, room, "workshop.immediate_benefit")


class DeclineBenefit(LeaveDue):
    def add(self, s: State, q: DueAsk, out: Moves) -> None:
        out.append(NOTHING.at())


DECLINE: Final = DeclineBenefit("take_nothing", NOTHING)


class TakeBenefit(DueAsk):
    """Of the materials that are due as many as wanted, stock and open spaces permitting."""

    def __init__(self, seat: i64, resource: i64, due: i64) -> None:
        super().__init__("benefit", seat, "workshop.immediate_benefit", resource, [TAKE_DUE], DECLINE)
        self.due = due

    def due_now(self, s: State) -> i64:
        return self.due

    def gain_rule(self, s: State) -> str:
        return "workshop.immediate_benefit"

    def wrong_resource(self, s: State) -> Refusal:
        return Refusal(Said("refused-benefit", resource=RESOURCES[self.resource]), self.rule, WRONG_PIECE)

    def check(self, s: State) -> None:
        super().check(s)
        demand(self.due > 0, Said("wrong-benefit-gives-nothing"))

    def args(self) -> list[int]:
        return [self.who, self.resource, self.due]


SECTION: Final[Field[State]] = Field("section", SECTIONS - 1)
QUESTIONS: Final[tuple[Kind[State], ...]] = (
    Kind("banner", ChooseBanner, (SEAT, SECTION), below=("end",)),
    Kind("place", PlaceTile, (SEAT, SECTION), below=("end",)),
    Kind("benefit", TakeBenefit, (SEAT, Field("material", M - 1), Field("due", TAKE_MAX)), below=("end",)),
)
