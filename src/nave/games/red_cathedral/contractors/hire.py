"""Hiring, the fourth basic action: a contractor, permits, the slot's bonus, a specialist."""

from typing import Final

from mypy_extensions import i64

from nave.games.red_cathedral.ask import SEAT, Ask
from nave.games.red_cathedral.contractors.cities import contractors_left, crowd
from nave.games.red_cathedral.contractors.display import Refill, put_down_held
from nave.games.red_cathedral.contractors.events import ContractorSent, SpecialistDeclined, SpecialistKept
from nave.games.red_cathedral.contractors.guild import MODULE, Brought
from nave.games.red_cathedral.contractors.names import CITIES, CONTRACTORS, SPECIALIST_SPACES, C
from nave.games.red_cathedral.contractors.pieces import HELD, NONE, REMOVED, on_table, own_pieces
from nave.games.red_cathedral.contractors.resources import pay_permits
from nave.games.red_cathedral.contractors.specialists import specialist_words
from nave.games.red_cathedral.contractors.tables import SLOT_ACTION, duchy_of
from nave.games.red_cathedral.effects import can_lose_prestige, pay_rubles
from nave.games.red_cathedral.influence import gain
from nave.games.red_cathedral.state import State
from nave.games.red_cathedral.terms import terms
from nave.games.red_cathedral.turn import Turn
from nave.kernel.asking import demand
from nave.kernel.family import Family
from nave.kernel.frame import AUTO, Frame
from nave.kernel.moves import Moves
from nave.kernel.packed import added, replaced
from nave.kernel.question import Field, Kind
from nave.kernel.refusal import MEANS, WRONG_MOMENT, Refusal
from nave.kernel.said import Said

SPACES: Final = [str(space + 1) for space in range(SPECIALIST_SPACES)]
HIRE: Final[Family] = Family("hire {city}", city=CITIES)
KEEP: Final[Family] = Family("keep specialist {space}", space=SPACES)
DECLINE: Final[Family] = Family("decline specialist {space}", space=SPACES)


def permit_cost(s: State, city: i64) -> i64:
    """hire.permit_cost: every contractor there, the new one included."""
    return crowd(s, city) + 1


def slot_terms(s: State, slot: i64) -> Said | None:
    """hire.slot_bonus: what lies under a contractor, if anything does."""
    said = terms(s, s.tables.actions[SLOT_ACTION + slot], None)
    return None if said.args["idle"] else said


class Hire(Brought[Turn]):
    """hire.fourth_action, hire.open_city, hire.single_payment, hire.steps"""

    def add(self, s: State, q: Turn, out: Moves) -> None:
        permits = on_table(s).permits[q.who]
        if not permits or not contractors_left(s, q.who):
            return
        for city in range(C):
            if not on_table(s).closed[city] and permits >= permit_cost(s, city):
                out.append(HIRE.at(city))

    def apply(self, s: State, q: Turn, move: i64) -> None:
        q.go_on(s)
        player, city = q.who, HIRE.first(move)
        slot = CONTRACTORS - contractors_left(s, player)
        cost = permit_cost(s, city)
        own_pieces(s).contractors = added(on_table(s).contractors, player * C + city, 1)
        if s.log is not None:
            s.log.append(ContractorSent(city, slot, cost, rule="hire.steps", seat=player))
        pay_permits(s, player, cost, "hire.permit_cost")
        s.stack.append(OfferSpecialists(player, city))
        gain(s, player, SLOT_ACTION + slot, NONE, NONE)  # hire.slot_bonus

    def touches(self, s: State, move: i64) -> tuple[str, ...]:
        return (f"city:{CITIES[HIRE.first(move)]}",)

    def label(self, s: State, move: i64) -> Said:
        city = HIRE.first(move)
        bonus = slot_terms(s, CONTRACTORS - contractors_left(s, s.active))
        return Said("answer-hire", city=CITIES[city], permits=permit_cost(s, city), bonus=bonus)

    def refuse(self, s: State, q: Turn, move: i64) -> Refusal:
        city = HIRE.first(move)
        if not contractors_left(s, q.who):
            return Refusal(Said("refused-no_contractor"), "hire.leftmost_contractor")
        if on_table(s).closed[city]:
            return Refusal(Said("refused-city_closed", city=CITIES[city]), "hire.open_city")
        cost, have = permit_cost(s, city), on_table(s).permits[q.who]
        if cost > duchy_of(s).permit_limit:
            said = Said("refused-city_too_dear", city=CITIES[city], permits=cost)
            return Refusal(said, "hire.single_payment")
        missing = (cost - have) * duchy_of(s).permit_price
        prestige = missing if can_lose_prestige(s, q.who, missing) else 0  # permit.prestige_exchange
        said = Said("refused-city_permits", city=CITIES[city], permits=cost, have=have, prestige=prestige)
        return Refusal(said, "hire.permit_cost", MEANS)

    def not_now(self, s: State, q: Frame[State], move: i64) -> Refusal:
        return Refusal(Said("refused-hire_moment"), "hire.fourth_action", WRONG_MOMENT)


HIRE_SPECIALIST: Final = Hire("hire", HIRE, (MODULE,))


class OfferSpecialists(Frame[State]):
    """Once the bonus is taken: a city without a tile ends the hire here (hire.no_tile_offered).

    Whether the city is still open is not asked (hire.city_closes_meanwhile).
    """

    def __init__(self, player: i64, city: i64) -> None:
        super().__init__("offer", AUTO)
        self.player = player
        self.city = city

    def apply(self, s: State, move: i64) -> None:
        if any(on_table(s).display[space] != NONE for space in duchy_of(s).spaces[self.city]):
            s.stack.append(ChooseSpecialist(self.player, self.city))

    def check(self, s: State) -> None:
        check_sent(s, self.kind, self.player, self.city)

    def args(self) -> list[int]:
        return [self.player, self.city]


def check_sent(s: State, kind: str, player: i64, city: i64) -> None:
    sent = on_table(s).contractors[player * C + city]
    demand(sent > 0, Said("wrong-needs-contractor-player", kind=repr(kind), city=CITIES[city]))


class ChooseSpecialist(Ask):
    """hire.choose_specialist, hire.moscow: one of those next to the city, kept or declined."""

    def __init__(self, seat: i64, city: i64) -> None:
        super().__init__("specialist", seat, "hire.steps", [KEEP_ONE, DECLINE_ONE])
        self.city = city

    def prompt(self, s: State) -> Said:
        return Said("prompt-specialist", player=self.who, city=CITIES[self.city])

    def check(self, s: State) -> None:
        super().check(s)
        check_sent(s, self.kind, self.who, self.city)

    def args(self) -> list[int]:
        return [self.who, self.city]


class OfSpecialist(Brought[ChooseSpecialist]):
    """Answers about a specialist on the display."""

    def add(self, s: State, q: ChooseSpecialist, out: Moves) -> None:
        for space in duchy_of(s).spaces[q.city]:
            if on_table(s).display[space] != NONE:
                out.append(self.family.at(space))

    def take(self, s: State, move: i64) -> i64:
        """The tile leaves the display, and the space is filled again (hire.refill)."""
        space = self.family.first(move)
        tile = on_table(s).display[space]
        own_pieces(s).display = replaced(on_table(s).display, space, NONE)
        s.stack.append(Refill(space))
        return tile

    def touches(self, s: State, move: i64) -> tuple[str, ...]:
        return (f"specialist:{self.family.first(move) + 1}",)

    def label(self, s: State, move: i64) -> Said:
        words = specialist_words(s, on_table(s).display[self.family.first(move)])
        return Said(f"answer-{self.key}", specialist=words, price=duchy_of(s).hire_price)

    def refuse(self, s: State, q: ChooseSpecialist, move: i64) -> Refusal:
        space = self.family.first(move)
        if space not in duchy_of(s).spaces[q.city]:
            said = Said("refused-specialist_space", space=space + 1, city=CITIES[q.city])
            return Refusal(said, "hire.choose_specialist")
        if on_table(s).display[space] == NONE:
            return Refusal(Said("refused-specialist_space_empty", space=space + 1), "hire.no_tile_offered")
        said = Said("refused-specialist_price", price=duchy_of(s).hire_price, have=s.rubles[q.who])
        return Refusal(said, "hire.ruble_cost", MEANS)

    def not_now(self, s: State, q: Frame[State], move: i64) -> Refusal:
        return Refusal(Said("refused-no_specialist_offered"), "hire.steps", WRONG_MOMENT)


class KeepOne(OfSpecialist):
    """hire.ruble_cost, hire.replace_held"""

    def add(self, s: State, q: ChooseSpecialist, out: Moves) -> None:
        if s.rubles[q.who] >= duchy_of(s).hire_price:
            super().add(s, q, out)

    def apply(self, s: State, q: ChooseSpecialist, move: i64) -> None:
        player, tile = q.who, self.take(s, move)
        if s.log is not None:
            s.log.append(SpecialistKept(tile, KEEP.first(move), rule="hire.ruble_cost", seat=player))
        pay_rubles(s, player, duchy_of(s).hire_price, "hire.ruble_cost")
        put_down_held(s, player, "hire.replace_held")
        own_pieces(s).held = replaced(on_table(s).held, player, tile)
        own_pieces(s).specialist_at = replaced(on_table(s).specialist_at, tile, HELD)


class DeclineOne(OfSpecialist):
    """hire.decline"""

    def apply(self, s: State, q: ChooseSpecialist, move: i64) -> None:
        tile = self.take(s, move)
        if s.log is not None:
            s.log.append(SpecialistDeclined(tile, DECLINE.first(move), rule="hire.decline", seat=q.who))
        own_pieces(s).specialist_at = replaced(on_table(s).specialist_at, tile, REMOVED)

    def leaves(self, s: State, q: ChooseSpecialist, move: i64) -> list[Said]:
        return [Said("left-specialist")]


KEEP_ONE: Final = KeepOne("keep_specialist", KEEP, (MODULE,))
DECLINE_ONE: Final = DeclineOne("decline_specialist", DECLINE, (MODULE,))

CITY: Final[Field[State]] = Field("city", C - 1)
QUESTIONS: Final[tuple[Kind[State], ...]] = (
    Kind("offer", OfferSpecialists, (SEAT, CITY), below=("end",)),
    Kind("specialist", ChooseSpecialist, (SEAT, CITY), below=("end",)),
)
