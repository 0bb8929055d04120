"""Building and decorating: deliveries and ornaments."""

from abc import abstractmethod
from typing import Any, Final

from mypy_extensions import i64

from nave.games.red_cathedral.ask import SEAT, STOP, Ask, Choice, Lapse
from nave.games.red_cathedral.config import NOBODY
from nave.games.red_cathedral.effects import (
    gain_prestige,
    return_material,
)
from nave.games.red_cathedral.events import (
    MaterialDelivered,
    OrnamentPlaced,
)
from nave.games.red_cathedral.finish import finish_if_complete
from nave.games.red_cathedral.names import (
    GREEN_GEM,
    GREEN_SET,
    JEWELS,
    MATERIALS,
    ORNAMENTS,
    PURPLE_GEM,
    PURPLE_SET,
    SECTION_NAMES,
    TYPES,
    K,
    M,
    W,
    section_name,
)
from nave.games.red_cathedral.state import NONE, State
from nave.kernel.asking import demand
from nave.kernel.family import Family
from nave.kernel.moves import Moves
from nave.kernel.packed import added, replaced
from nave.kernel.question import Field, Kind
from nave.kernel.refusal import MEANS, Refusal
from nave.kernel.said import Said


def set_gems(jewels: tuple[int, int]) -> str:
    names = ["green_gem"] * jewels[0] + ["purple_gem"] * jewels[1]
    return " with " + " ".join(names) if names else ""


DELIVER: Final[Family] = Family("deliver {material} to {section}", section=SECTION_NAMES, material=MATERIALS)
DECORATE: Final[Family] = Family(
    "decorate {section}{jewels}", section=SECTION_NAMES, jewels=[set_gems(jewels) for jewels in JEWELS]
)


# ------------------------------------------------------------ deliveries


class Builds(Ask):
    """A question that admits deliveries; `made` counts those made so far."""

    def __init__(
        self, kind: str, seat: i64, rule: str, made: i64, kinds: list[Choice[Any]], last: Choice[Any]
    ) -> None:
        super().__init__(kind, seat, rule, kinds, last)
        self.made = made

    @abstractmethod
    def deliveries(self, s: State) -> i64:
        """How many are left."""

    def count(self, s: State, pieces: i64) -> None:
        """So many deliveries are made now: ask for the rest, if any is left."""
        self.go_on(s)
        left = self.deliveries(s)
        if pieces < left:
            s.stack.append(Deliver(self.who, left - pieces, self.made + pieces))


def holds_materials(s: State, player: i64) -> bool:
    return any(s.goods[place] for place in range(player * M, player * M + M))


class DeliverMaterial(Choice[Builds]):
    """build.own_cards, build.needed_only"""

    by_piece = True

    def add(self, s: State, q: Builds, out: Moves) -> None:
        if not q.deliveries(s) or not holds_materials(s, q.who):
            return
        banner, goods, cost, laid = s.banner, s.goods, s.tables.card_cost, s.laid
        player, held = q.who, q.who * M
        for section in s.sections:
            if banner[section] == player and not s.done[section]:
                needed, first = s.card[section] * M, section * M
                for m in range(M):
                    if goods[held + m] and cost[needed + m] > laid[first + m]:
                        out.append(DELIVER.at(section, m))

    def apply(self, s: State, q: Builds, move: i64) -> None:
        """build.partial: the piece waits on the card."""
        q.count(s, 1)
        section, material = DELIVER.first(move), DELIVER.second(move)
        s.add_goods(q.who, material, -1)
        s.laid = added(s.laid, section * M + material, 1)
        if s.log is not None:
            s.log.append(MaterialDelivered(material, section, rule="build.deliveries", seat=q.who))
        finish_if_complete(s, q.who, section)  # wholly, then the next delivery (score.several_completions)

    def touches(self, s: State, move: i64) -> tuple[str, ...]:
        return (f"section:{section_name(DELIVER.first(move))}", f"good:{MATERIALS[DELIVER.second(move)]}")

    def label(self, s: State, move: i64) -> Said:
        return Said(
            "answer-deliver",
            resource=MATERIALS[DELIVER.second(move)],
            section=section_name(DELIVER.first(move)),
        )

    def refuse(self, s: State, q: Builds, move: i64) -> Refusal:
        section, material = DELIVER.first(move), DELIVER.second(move)
        found = not_delivered_to(s, q.who, section, material)
        if found is not None:
            return found
        said = Said("refused-not-in-inventory", resource=MATERIALS[material])
        return Refusal(said, "build.deliveries", MEANS)


DELIVER_MATERIAL: Final = DeliverMaterial("deliver", DELIVER)


def not_delivered_to(s: State, player: i64, section: i64, material: i64) -> Refusal | None:
    """Why a section takes no such unit of that player."""
    name = section_name(section)
    if section not in s.sections:
        return Refusal(Said("refused-no-section", section=name), "build.own_cards")
    if s.banner[section] != player:
        return Refusal(Said("refused-not-yours", section=name), "build.own_cards")
    if s.done[section]:
        return Refusal(Said("refused-finished", section=name), "build.own_cards")
    if s.missing(section, material) <= 0:
        said = Said("refused-not-needed", section=name, resource=MATERIALS[material])
        return Refusal(said, "build.needed_only")
    return None


class StopDelivering(Lapse):
    """build.at_least_one; a part's optional action in between may have delivered the last material."""

    def add(self, s: State, q: Any, out: Moves) -> None:
        if q.made > 0 or (not out.count and len(s.config.parts) > 0):
            out.append(STOP.at())

    def label(self, s: State, move: i64) -> Said:
        return Said("answer-stop")

    def refuse(self, s: State, q: Ask, move: i64) -> Refusal:
        return Refusal(Said("refused-deliver-one"), "build.at_least_one")

    def leaves(self, s: State, q: Any, move: i64) -> list[Said]:
        possible = len(q.own_options(s)) > 1
        return [Said("left-deliveries", n=q.deliveries(s))] if possible else []


class Deliver(Builds):
    """Further deliveries of a build action or of the Teamsters: `left` more, `made` so far."""

    def __init__(self, seat: i64, left: i64, made: i64) -> None:
        super().__init__("deliver", seat, "build.deliveries", made, BUILDING, STOP_DELIVERING)
        self.left = left

    def deliveries(self, s: State) -> i64:
        return self.left

    def prepares(self, s: State, last: i64) -> list[int]:
        """A section takes all that fits; then the deliveries are over."""
        out: list[int] = []
        moves = Moves()
        DELIVER_MATERIAL.add(s, self, moves)
        if DELIVER.has(last):
            section = DELIVER.first(last)
            out += [move for move in moves.numbers() if DELIVER.first(move) == section][:1]
        if self.made > 0:
            out.append(STOP.at())
        return out

    def prompt(self, s: State) -> Said:
        return Said("prompt-deliver", player=self.who, left=self.left, more=self.made > 0)

    def check(self, s: State) -> None:
        super().check(s)
        demand(self.left > 0, Said("wrong-deliver-no-delivery-left"))

    def args(self) -> list[int]:
        return [self.who, self.left, self.made]


def add_deliveries(s: State, player: i64, left: i64, out: Moves) -> None:
    """Every legal delivery with at most so many pieces."""
    question = Deliver(player, left, 0)
    for answer in question.offer(s).answers:
        if answer is question.last:
            return
        answer.add(s, question, out)


# ------------------------------------------------------------ ornaments


def can_set(s: State, player: i64, kind: i64, jewels: i64) -> bool:
    """Whether material and jewels are there."""
    green, purple = GREEN_SET[jewels], PURPLE_SET[jewels]
    held = player * M
    material = s.tables.ornament_material[kind]
    return (
        s.goods[held + material] >= 1
        and s.goods[held + GREEN_GEM] >= green + (material == GREEN_GEM)
        and s.goods[held + PURPLE_GEM] >= purple + (material == PURPLE_GEM)
    )


def pieces_of(jewels: i64) -> i64:
    """How many deliveries an ornament is (decorate.all_at_once)."""
    return 1 + GREEN_SET[jewels] + PURPLE_SET[jewels]


class Decorate(Choice[Builds]):
    """decorate.any_finished_section: a finished, bare section; decorate.cost, decorate.jewels"""

    by_piece = True

    def add(self, s: State, q: Builds, out: Moves) -> None:
        left = q.deliveries(s)
        if not left or not holds_materials(s, q.who):
            return
        material, held = s.tables.ornament_material, q.who * M
        for section in s.sections:
            if s.done[section] and s.ornament[section] == NOBODY:
                kind = s.type_of(section)
                if s.ornaments[q.who * K + kind] and s.goods[held + material[kind]]:
                    for jewels in range(len(GREEN_SET)):
                        if pieces_of(jewels) <= left and can_set(s, q.who, kind, jewels):
                            out.append(DECORATE.at(section, jewels))

    def apply(self, s: State, q: Builds, move: i64) -> None:
        """The materials return to the supply (decorate.pieces_return)."""
        section, jewels = DECORATE.first(move), DECORATE.second(move)
        q.count(s, pieces_of(jewels))
        tell_ornament(s, q.who, section)
        return_material(s, q.who, s.tables.ornament_material[s.type_of(section)], 1, "decorate.cost")
        return_gems(s, q.who, GREEN_SET[jewels], PURPLE_SET[jewels])
        place_ornament(s, q.who, section, s.tables.jewel_points[jewels], "decorate.jewels")

    def touches(self, s: State, move: i64) -> tuple[str, ...]:
        return touches_ornament(s, DECORATE.first(move), JEWELS[DECORATE.second(move)])

    def label(self, s: State, move: i64) -> Said:
        section, jewels = DECORATE.first(move), DECORATE.second(move)
        return Said(
            "answer-decorate",
            ornament=ORNAMENTS[s.type_of(section)],
            section=section_name(section),
            gems=gems_said(*JEWELS[jewels]) or None,
            prestige=s.tables.jewel_points[jewels],
        )

    def refuse(self, s: State, q: Builds, move: i64) -> Refusal:
        section, jewels = DECORATE.first(move), DECORATE.second(move)
        found = not_decorated(s, q.who, section)
        if found is not None:
            return found
        kind = s.type_of(section)
        if not can_set(s, q.who, kind, jewels):
            said = Said("refused-ornament-materials", ornament=ORNAMENTS[kind])
            return Refusal(said, "decorate.cost", MEANS)
        return too_many_pieces(kind, pieces_of(jewels), q.deliveries(s))


DECORATE_SECTION: Final = Decorate("decorate", DECORATE)
BUILDING: Final[list[Choice[Any]]] = [DELIVER_MATERIAL, DECORATE_SECTION]  # build.mixing
STOP_DELIVERING: Final = StopDelivering("stop", STOP)


def touches_ornament(s: State, section: i64, gems: tuple[int, int]) -> tuple[str, ...]:
    names = [f"section:{section_name(section)}"]
    if section in s.sections:
        names.append(f"ornament:{ORNAMENTS[s.type_of(section)]}")
        names += ["good:green_gem"] * bool(gems[0]) + ["good:purple_gem"] * bool(gems[1])
    return tuple(names)


def gems_said(green: i64, purple: i64) -> list[Said]:
    amounts = ((green, GREEN_GEM), (purple, PURPLE_GEM))
    return [Said("unit", amount=amount, resource=MATERIALS[gem]) for amount, gem in amounts if amount]


def not_decorated(s: State, player: i64, section: i64) -> Refusal | None:
    """Why that player cannot put an ornament on a section, whatever it is made of."""
    name, rule = section_name(section), "decorate.any_finished_section"
    if section not in s.sections:
        return Refusal(Said("refused-no-section", section=name), rule)
    kind = s.type_of(section)
    if not s.done[section]:
        if any(s.done[other] and s.type_of(other) == kind for other in s.sections):
            return Refusal(Said("refused-unfinished", section=name), rule)
        return Refusal(Said("refused-none-finished", type=TYPES[kind], ornament=ORNAMENTS[kind]), rule)
    if s.ornament[section] != NOBODY:
        return Refusal(Said("refused-decorated", section=name), "decorate.one_per_section")
    if not s.ornaments[player * K + kind]:
        said = Said("refused-no-ornament", ornament=ORNAMENTS[kind])
        return Refusal(said, unavailable_rule(s, player, kind))
    return None


def too_many_pieces(kind: i64, pieces: i64, left: i64) -> Refusal:
    said = Said("refused-deliveries-left", ornament=ORNAMENTS[kind], pieces=pieces, left=left)
    return Refusal(said, "decorate.all_at_once", MEANS)


def unavailable_rule(s: State, player: i64, kind: i64) -> str:
    """Whether an ornament was placed, is not released yet, or is lost."""
    if not s.config.advanced:
        return "decorate.own_ornament"
    holds = s.tables.advanced_holds[s.config.colors[player]]
    spaces = [space for space in range(W) if holds[space] == kind]
    if any(s.shop_tile[player * W + space] == NONE for space in spaces):
        return "advanced.release_ornament"
    if any(not s.shop_up[player * W + space] for space in spaces):
        return "advanced.forfeit"
    return "decorate.own_ornament"


def tell_ornament(s: State, player: i64, section: i64) -> None:
    if s.log is not None:
        kind = s.type_of(section)
        s.log.append(OrnamentPlaced(kind, section, rule="decorate.matching_kind", seat=player))


def return_gems(s: State, player: i64, green: i64, purple: i64) -> None:
    if green:
        return_material(s, player, GREEN_GEM, green, "decorate.cost")
    if purple:
        return_material(s, player, PURPLE_GEM, purple, "decorate.cost")


def place_ornament(s: State, player: i64, section: i64, prestige: i64, rule: str) -> None:
    s.ornaments = added(s.ornaments, player * K + s.type_of(section), -1)
    s.ornament = replaced(s.ornament, section, player)
    gain_prestige(s, player, prestige, rule)


def most_deliveries(s: State) -> i64:
    return s.tables.deliveries


QUESTIONS: Final[tuple[Kind[State], ...]] = (
    Kind(
        "deliver",
        Deliver,
        (SEAT, Field("left", most_deliveries), Field("made", most_deliveries)),
        below=("end", "visit"),
    ),
)
