"""Building and decorating: deliveries, finished sections, penalties, the end after a sixth section."""

from typing import Any, Final

from nave.games.red_cathedral.ask import SEAT, STOP, Ask, Choice, Lapse
from nave.games.red_cathedral.effects import (
    gain_prestige,
    gain_recognition,
    gain_rubles,
    lose_recognition,
    return_material,
)
from nave.games.red_cathedral.events import (
    EndTriggered,
    MaterialDelivered,
    OrnamentPlaced,
    PenaltyPaid,
    SectionFinished,
)
from nave.games.red_cathedral.names import (
    GREEN_GEM,
    JEWELS,
    LEVELS,
    MATERIALS,
    ORNAMENTS,
    PURPLE_GEM,
    SECTION_NAMES,
    TYPES,
    K,
    M,
    W,
    section_name,
)
from nave.games.red_cathedral.state import NOBODY, NONE, State
from nave.kernel.asking import demand
from nave.kernel.family import Family
from nave.kernel.question import Field, Kind
from nave.kernel.refusal import MEANS, Refusal
from nave.kernel.said import Said
from nave.kernel.state import added, replaced


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
        self, kind: str, seat: int, rule: str, made: int, kinds: list[Choice[Any]], last: Choice[Any]
    ) -> None:
        super().__init__(kind, seat, rule, kinds, last)
        self.made = made

    def deliveries(self, s: State) -> int:
        """How many are left."""
        raise NotImplementedError

    def count(self, s: State, pieces: int) -> None:
        """So many deliveries are made now: ask for the rest, if any is left."""
        self.go_on(s)
        left = self.deliveries(s)
        if pieces < left:
            s.stack.append(Deliver(self.who, left - pieces, self.made + pieces))


def holds_materials(s: State, player: int) -> bool:
    return any(s.goods[place] for place in range(player * M, player * M + M))


class DeliverMaterial(Choice[Builds]):
    """build.own_cards, build.needed_only"""

    def add(self, s: State, q: Builds, out: list[int]) -> None:
        if not q.deliveries(s) or not holds_materials(s, q.who):
            return
        goods, cost = s.goods, s.tables.card_cost
        held = q.who * M
        for section in s.sections:
            if not s.done[section] and s.banner[section] == q.who:
                needed = s.card[section] * M
                laid = section * M
                for m in range(M):
                    if goods[held + m] and cost[needed + m] > s.laid[laid + m]:
                        out.append(DELIVER.at(section, m))

    def apply(self, s: State, q: Builds, move: int) -> None:
        """build.partial: the piece waits on the card."""
        q.count(s, 1)
        section, material = DELIVER.first(move), DELIVER.second(move)
        s.goods[q.who * M + material] -= 1
        s.laid = added(s.laid, section * M + material, 1)
        if s.log is not None:
            s.log.append(MaterialDelivered(material, section, rule="build.deliveries", seat=q.who))
        finish_if_complete(s, q.who, section)  # wholly, then the next delivery (score.several_completions)

    def touches(self, s: State, move: int) -> tuple[str, ...]:
        return (f"section:{section_name(DELIVER.first(move))}", f"good:{MATERIALS[DELIVER.second(move)]}")

    def label(self, s: State, move: int) -> Said:
        return Said(
            "answer-deliver",
            resource=MATERIALS[DELIVER.second(move)],
            section=section_name(DELIVER.first(move)),
        )

    def refuse(self, s: State, q: Builds, move: int) -> Refusal:
        section, material = DELIVER.first(move), DELIVER.second(move)
        found = not_delivered_to(s, q.who, section, material)
        if found is not None:
            return found
        said = Said("refused-not-in-inventory", resource=MATERIALS[material])
        return Refusal(said, "build.deliveries", MEANS)


DELIVER_MATERIAL: Final = DeliverMaterial("deliver", DELIVER)


def not_delivered_to(s: State, player: int, section: int, material: int) -> Refusal | None:
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

    def add(self, s: State, q: Any, out: list[int]) -> None:
        if q.made > 0 or (not out and s.config.parts):
            out.append(STOP.at())

    def label(self, s: State, move: int) -> Said:
        return Said("answer-stop")

    def refuse(self, s: State, q: Ask, move: int) -> Refusal:
        return Refusal(Said("refused-deliver-one"), "build.at_least_one")

    def leaves(self, s: State, q: Any, move: int) -> list[Said]:
        possible = len(q.own_options(s)) > 1
        return [Said("left-deliveries", n=q.deliveries(s))] if possible else []


class Deliver(Builds):
    """Further deliveries of a build action or of the Teamsters: `left` more, `made` so far."""

    def __init__(self, seat: int, left: int, made: int) -> None:
        super().__init__("deliver", seat, "build.deliveries", made, BUILDING, STOP_DELIVERING)
        self.left = left

    def deliveries(self, s: State) -> int:
        return self.left

    def prompt(self, s: State) -> Said:
        return Said("prompt-deliver", player=self.who, left=self.left, more=self.made > 0)

    def check(self, s: State) -> None:
        super().check(s)
        demand(self.left > 0, "'deliver' has no delivery left")

    def args(self) -> list[int]:
        return [self.who, self.left, self.made]


def add_deliveries(s: State, player: int, left: int, out: list[int]) -> None:
    """Every legal delivery with at most so many pieces."""
    question = Deliver(player, left, 0)
    for answer in question.offer(s).answers:
        if answer is question.last:
            return
        answer.add(s, question, out)


# ------------------------------------------------------------ finished sections


def finish_if_complete(s: State, player: int, section: int) -> None:
    laid = section * M
    total = s.tables.card_total[s.card[section]]
    for place in range(laid, laid + M):
        total -= s.laid[place]
    if total == 0:
        finish(s, player, section)


def finish(s: State, player: int, section: int) -> None:
    """build.completion, in its order: what lies on the card goes back, then it pays."""
    laid = section * M
    cleared = s.laid.copy()
    for m in range(M):
        s.supply[m] += cleared[laid + m]
        for part in s.config.parts:
            s.supply[m] -= part.on_card(s, laid + m)
        cleared[laid + m] = 0
    s.laid = cleared
    if s.log is not None:
        s.log.append(SectionFinished(section, rule="build.completion", seat=player))
    card = s.card[section]
    gain_recognition(s, player, s.tables.card_recognition[card], "build.reward")
    if player != s.config.ivan:  # solo.ivan_completion
        gain_rubles(s, player, s.tables.card_ruble[card], "build.reward")
    for part in s.config.parts:
        part.finished(s, player, section)
    s.done = replaced(s.done, section, 1)
    punish(s, player, section)
    if s.config.parts:
        tell_completed(s, player, section // LEVELS)
    check_end(s, player)  # after the city (score.sixth_section)


def tell_completed(s: State, player: int, tower: int) -> None:
    """score.completion_order: a complete tower comes before the end of the game is checked."""
    bottom = tower * LEVELS
    if all(s.done[bottom : bottom + s.heights[tower]]):  # city.tower_completed
        for part in s.config.parts:
            part.completed(s, player, tower)


def finished_above(s: State, section: int) -> int:
    """penalty.amount: finished sections of others anywhere above an unfinished one."""
    owner = s.banner[section]
    count = 0
    for above in range(section + 1, s.top_of(section)):
        if s.done[above] and s.banner[above] != owner:  # penalty.own_sections_ignored
            count += 1
    return count


def weighed(s: State, finisher: int, section: int, amount: int) -> tuple[int, str]:
    """What a penalty comes to, and the rule."""
    rule = "penalty.amount"
    for part in s.config.parts:
        found = part.weight(s, finisher, section)
        if found is not None:
            factor, rule = found
            amount *= factor
    return amount, rule


def punish(s: State, finisher: int, finished: int) -> None:
    """penalty.trigger: the unfinished sections below, from the bottom upward; own ones too (penalty.self)."""
    for section in range(finished - finished % LEVELS, finished):
        if s.done[section]:
            continue
        amount, rule = weighed(s, finisher, section, finished_above(s, section))  # penalty.recount
        if amount:
            owner = s.banner[section]
            if s.log is not None:
                s.log.append(PenaltyPaid(section, amount, rule=rule, seat=owner))
            lose_recognition(s, owner, amount, rule)


def next_penalty(s: State, section: int, finisher: int) -> int:
    """What the owner of an unfinished section would lose if that player finished one above it next."""
    above = range(section + 1, s.top_of(section))
    if not any(s.banner[upper] == finisher and not s.done[upper] for upper in above):
        return 0
    count = finished_above(s, section) + (finisher != s.banner[section])
    return weighed(s, finisher, section, count)[0]


def check_end(s: State, player: int) -> None:
    """end.trigger, end.bonus; only the first sixth section counts (end.only_once)."""
    if s.trigger != NOBODY or s.finished(player) < s.tables.sections_to_end:
        return
    s.trigger = player
    s.turns_left = s.config.players - 1
    if s.log is not None:
        rule = "solo.end" if s.config.solo else "end.trigger"
        s.log.append(EndTriggered(rule=rule, seat=player))
    bonus = s.tables.solo_end_bonus if s.config.solo else s.tables.end_bonus
    gain_prestige(s, player, bonus, "end.bonus")


# ------------------------------------------------------------ ornaments


def can_set(s: State, player: int, kind: int, jewels: int) -> bool:
    """Whether material and jewels are there."""
    green, purple = JEWELS[jewels]
    held = player * M
    material = s.tables.ornament_material[kind]
    return (
        s.goods[held + material] >= 1
        and s.goods[held + GREEN_GEM] >= green + (material == GREEN_GEM)
        and s.goods[held + PURPLE_GEM] >= purple + (material == PURPLE_GEM)
    )


def pieces_of(jewels: int) -> int:
    """How many deliveries an ornament is (decorate.all_at_once)."""
    return 1 + JEWELS[jewels][0] + JEWELS[jewels][1]


class Decorate(Choice[Builds]):
    """decorate.any_finished_section: a finished, bare section; decorate.cost, decorate.jewels"""

    def add(self, s: State, q: Builds, out: list[int]) -> None:
        left = q.deliveries(s)
        if not left or not holds_materials(s, q.who):
            return
        material, held = s.tables.ornament_material, q.who * M
        for section in s.sections:
            if s.done[section] and s.ornament[section] == NOBODY:
                kind = s.type_of(section)
                if s.ornaments[q.who * K + kind] and s.goods[held + material[kind]]:
                    for jewels in range(len(JEWELS)):
                        if pieces_of(jewels) <= left and can_set(s, q.who, kind, jewels):
                            out.append(DECORATE.at(section, jewels))

    def apply(self, s: State, q: Builds, move: int) -> None:
        """The materials return to the supply (decorate.pieces_return)."""
        section, jewels = DECORATE.first(move), DECORATE.second(move)
        q.count(s, pieces_of(jewels))
        tell_ornament(s, q.who, section)
        return_material(s, q.who, s.tables.ornament_material[s.type_of(section)], 1, "decorate.cost")
        return_gems(s, q.who, *JEWELS[jewels])
        place_ornament(s, q.who, section, s.tables.jewel_points[jewels], "decorate.jewels")

    def touches(self, s: State, move: int) -> tuple[str, ...]:
        return touches_ornament(s, DECORATE.first(move), JEWELS[DECORATE.second(move)])

    def label(self, s: State, move: int) -> Said:
        section, jewels = DECORATE.first(move), DECORATE.second(move)
        return Said(
            "answer-decorate",
            ornament=ORNAMENTS[s.type_of(section)],
            section=section_name(section),
            gems=gems_said(*JEWELS[jewels]) or None,
            prestige=s.tables.jewel_points[jewels],
        )

    def refuse(self, s: State, q: Builds, move: int) -> Refusal:
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


def touches_ornament(s: State, section: int, gems: tuple[int, int]) -> tuple[str, ...]:
    names = [f"section:{section_name(section)}"]
    if section in s.sections:
        names.append(f"ornament:{ORNAMENTS[s.type_of(section)]}")
        names += ["good:green_gem"] * bool(gems[0]) + ["good:purple_gem"] * bool(gems[1])
    return tuple(names)


def gems_said(green: int, purple: int) -> list[Said]:
    amounts = ((green, GREEN_GEM), (purple, PURPLE_GEM))
    return [Said("unit", amount=amount, resource=MATERIALS[gem]) for amount, gem in amounts if amount]


def not_decorated(s: State, player: int, section: int) -> Refusal | None:
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


def too_many_pieces(kind: int, pieces: int, left: int) -> Refusal:
    said = Said("refused-deliveries-left", ornament=ORNAMENTS[kind], pieces=pieces, left=left)
    return Refusal(said, "decorate.all_at_once", MEANS)


def unavailable_rule(s: State, player: int, kind: int) -> str:
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


def tell_ornament(s: State, player: int, section: int) -> None:
    if s.log is not None:
        kind = s.type_of(section)
        s.log.append(OrnamentPlaced(kind, section, rule="decorate.matching_kind", seat=player))


def return_gems(s: State, player: int, green: int, purple: int) -> None:
    if green:
        return_material(s, player, GREEN_GEM, green, "decorate.cost")
    if purple:
        return_material(s, player, PURPLE_GEM, purple, "decorate.cost")


def place_ornament(s: State, player: int, section: int, prestige: int, rule: str) -> None:
    s.ornaments = added(s.ornaments, player * K + s.type_of(section), -1)
    s.ornament = replaced(s.ornament, section, player)
    gain_prestige(s, player, prestige, rule)


def most_deliveries(s: State) -> int:
    return s.tables.deliveries


QUESTIONS: Final[tuple[Kind[State], ...]] = (
    Kind(
        "deliver",
        Deliver,
        (SEAT, Field("left", most_deliveries), Field("made", most_deliveries)),
        below=("end", "visit"),
    ),
)
