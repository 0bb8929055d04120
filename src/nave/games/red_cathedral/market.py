"""The market visit: move a die, then obtain resources, use influence, activate a workshop tile, roll."""

from typing import Any, Final

from mypy_extensions import i64

from nave.games.red_cathedral.acts import USE_INFLUENCE, Acts
from nave.games.red_cathedral.ask import SEAT, Ask, Choice
from nave.games.red_cathedral.dice import (
    AFTER_VISIT,
    has_room,
    has_room_beside,
    may_go_on,
    roll_space,
    target_space,
    walk,
)
from nave.games.red_cathedral.effects import most, pay_rubles, receive
from nave.games.red_cathedral.names import (
    BLACK,
    COLORS,
    DICE,
    RESOURCES,
    RING,
    WHITE,
    WORKSHOP,
    WORKSHOP_DIE,
    W,
)
from nave.games.red_cathedral.state import INFLUENCE_CLOSED, INFLUENCE_UNUSED, NONE, State, dice_in
from nave.games.red_cathedral.taking import TAKE, Taking, add_amounts, left_lying
from nave.games.red_cathedral.workshop import ACTIVATE, Activating, activate, add_activation, refuse_tile
from nave.kernel.asking import demand
from nave.kernel.family import Family
from nave.kernel.frame import NO_MOVE, Frame
from nave.kernel.moves import Moves
from nave.kernel.question import Kind
from nave.kernel.refusal import MEANS, WRONG_MOMENT, Refusal
from nave.kernel.said import Said

ROLL: Final[Family] = Family("roll")
DIE: Final[Family] = Family("die {die}{extra}", die=DICE, extra=("", *(f" +{n}" for n in range(1, RING))))


# ------------------------------------------------------------ moving a die


class MoveDie(Choice[Ask]):
    """market.one_decision: every die with every distance that ends on an allowed space."""

    by_piece = True

    def add(self, s: State, q: object, out: Moves) -> None:
        t, player = s.tables, s.active
        affordable: i64 = min(t.extra_max, s.rubles[player] // t.extra_price)
        crowd = s.crowd()
        for die in range(BLACK + 1):
            if s.die_space[die] == NONE:
                continue
            steps: i64 = affordable + 1 if may_go_on(s, player, die) else 1
            for extra in range(steps):
                space = target_space(s, die, extra)
                if has_room_beside(s, die, space, dice_in(crowd, space)):
                    out.append(DIE.at(die, extra))

    def apply(self, s: State, q: Ask, move: i64) -> None:
        """market.move, market.extra_spaces: paid first, then the die walks."""
        q.go_on(s)
        die, extra = DIE.first(move), DIE.second(move)
        pay_rubles(s, q.who, extra * s.tables.extra_price, "market.extra_spaces")
        walk(s, q.who, die, extra, "market.move")
        s.moved_die = die
        s.obtained = 0
        s.activated = 0
        s.used = INFLUENCE_UNUSED
        s.stack.append(VISIT[q.who])

    def touches(self, s: State, move: i64) -> tuple[str, ...]:
        die, extra = DIE.first(move), DIE.second(move)
        return (f"die:{DICE[die]}", f"space:{target_space(s, die, extra) + 1}")

    def label(self, s: State, move: i64) -> Said:
        die, extra = DIE.first(move), DIE.second(move)
        space = target_space(s, die, extra)
        tile = s.market_tile[space]
        dice = s.dice_on(space) + (s.die_space[die] != space)
        resource, amount = s.tables.tile_resource[tile], s.tables.tile_amount[tile] * dice
        return Said(
            "answer-die",
            die=DICE[die],
            steps=s.die_value[die] + extra,
            space=space + 1,
            price=extra * s.tables.extra_price,
            dice=dice,
            amount=amount,
            fits=most(s, s.active, resource, amount),
            resource=RESOURCES[resource],
            group=s.tables.influence_group[s.influence[s.tables.quadrant[space]]],
        )

    def refuse(self, s: State, q: Ask, move: i64) -> Refusal:
        die, extra = DIE.first(move), DIE.second(move)
        if s.die_space[die] == NONE:
            return Refusal(Said("refused-no-such-die", die=DICE[die]), "market.choose_die")
        if extra and not may_go_on(s, q.who, die):
            return Refusal(Said("refused-other-die"), "market.extra_spaces")
        price = extra * s.tables.extra_price
        if price > s.rubles[q.who]:
            said = Said("refused-rubles-price", price=price, have=s.rubles[q.who])
            return Refusal(said, "market.extra_spaces", MEANS)
        space = target_space(s, die, extra)
        if not has_room(s, die, space):
            said = Said("refused-full-space", space=space + 1, n=s.tables.dice_per_space)
            return Refusal(said, "market.full_space")
        return Refusal(Said("refused-too-far", n=s.tables.extra_max), "market.extra_spaces")


MOVE_DIE: Final = MoveDie("die", DIE)


# ------------------------------------------------------------ the actions of a visit


def obtainable(s: State) -> tuple[int, int]:
    """market.obtain: what the tile beside the moved die gives, and how much of it."""
    space = s.die_space[s.moved_die]
    tile = s.market_tile[space]
    return s.tables.tile_resource[tile], s.tables.tile_amount[tile] * s.dice_on(space)


def close_influence(s: State) -> None:
    """influence.contiguous: another market action ends the use of influence."""
    if s.used != INFLUENCE_UNUSED:
        s.used = INFLUENCE_CLOSED


class Obtain(Taking["Visit"]):
    """market.obtain, market.take_fewer"""

    def add(self, s: State, q: "Visit", out: Moves) -> None:
        if not s.obtained:
            resource, due = obtainable(s)
            add_amounts(resource, most(s, q.who, resource, due), 1, out)

    def apply(self, s: State, q: "Visit", move: i64) -> None:
        q.go_on(s)
        close_influence(s)
        s.obtained = 1
        receive(s, q.who, TAKE.first(move), self.amount(move), "market.obtain")

    def touches(self, s: State, move: i64) -> tuple[str, ...]:
        supply = super().touches(s, move)
        if s.stack and s.stack[-1].kind == "visit":
            return (f"space:{s.die_space[s.moved_die] + 1}", *supply)
        return supply

    def refuse(self, s: State, q: "Visit", move: i64) -> Refusal:
        if s.obtained:
            return Refusal(Said("refused-obtained"), "market.actions")
        return refuse_obtain(s, q.who, TAKE.first(move), self.amount(move))

    def elsewhere(self, s: State, q: Frame[State], move: i64) -> Refusal:
        if q.kind == "turn" and TAKE.first(move) < len(s.config.resources):
            return Refusal(Said("refused-obtain-moment"), "market.actions", WRONG_MOMENT)
        return super().elsewhere(s, q, move)

    def leaves(self, s: State, q: "Visit", move: i64) -> list[Said]:
        resource, due = obtainable(s)
        return [*left_lying(due, self.amount(move), resource), *left_repeats(s, q)]


OBTAIN: Final = Obtain("take", TAKE)


def refuse_obtain(s: State, player: i64, resource: i64, amount: i64) -> Refusal:
    shown, due = obtainable(s)
    if shown != resource:
        space = s.die_space[s.moved_die] + 1
        return Refusal(Said("refused-tile-shows", space=space, resource=RESOURCES[shown]), "market.obtain")
    return s.config.resources[resource].refuse(s, player, due, amount, "market.obtain")


class ActivateByDie(Activating["Visit"]):
    """workshop.activate: the tiles that the moved die wakes."""

    def add(self, s: State, q: "Visit", out: Moves) -> None:
        if not s.activated:
            for shop in range(W):
                if WORKSHOP_DIE[shop] == s.moved_die:
                    add_activation(s, q.who, shop, out)

    def apply(self, s: State, q: "Visit", move: i64) -> None:
        q.go_on(s)
        close_influence(s)
        s.activated = 1
        activate(s, q.who, move, "workshop.activate")

    def refuse(self, s: State, q: "Visit", move: i64) -> Refusal:
        shop = ACTIVATE.first(move)
        if s.activated:
            white = s.moved_die == WHITE and WORKSHOP_DIE[shop] == WHITE
            return Refusal(Said("refused-activated"), "workshop.white_pair" if white else "market.actions")
        if s.moved_die not in WORKSHOP_DIE:
            return Refusal(Said("refused-wakes-none", die=DICE[s.moved_die]), "black_die.uses_specialist")
        if WORKSHOP_DIE[shop] != s.moved_die:
            said = Said("refused-die-wakes", die=DICE[s.moved_die], space=WORKSHOP[shop])
            return Refusal(said, "workshop.activate")
        return refuse_tile(s, q.who, q.who, shop, ACTIVATE.second(move) + 1)

    def leaves(self, s: State, q: "Visit", move: i64) -> list[Said]:
        return [*super().leaves(s, q, move), *left_repeats(s, q)]


ACTIVATE_BY_DIE: Final = ActivateByDie("activate", ACTIVATE)


NO_ACTIONS: Final[list[int]] = []


def usable(s: State) -> list[int]:
    """influence.quadrant, influence.one_of_two; a repeatable action may go on (influence.marks)."""
    if s.used == INFLUENCE_CLOSED:
        return NO_ACTIONS
    card = s.influence[s.tables.quadrant[s.die_space[s.moved_die]]]
    if s.used == INFLUENCE_UNUSED:
        return s.tables.influence_actions[card]
    return s.tables.influence_again[card].get(s.used, NO_ACTIONS)


def left_repeats(s: State, q: "Visit") -> list[Said]:
    """influence.contiguous: another action of the visit closes influence that could go on."""
    if s.used == INFLUENCE_UNUSED or not any_use(s, q):
        return []
    return [Said("left-influence")]


def any_use(s: State, q: "Visit") -> bool:
    out = Moves()
    USE_INFLUENCE.add(s, q, out)
    return bool(out)


class FinishVisit(Choice["Visit"]):
    """market.roll"""

    def add(self, s: State, q: "Visit", out: Moves) -> None:
        out.append(ROLL.at())

    def apply(self, s: State, q: "Visit", move: i64) -> None:
        roll_space(s, s.die_space[s.moved_die], AFTER_VISIT)

    def touches(self, s: State, move: i64) -> tuple[str, ...]:
        return ("button:roll",)

    def label(self, s: State, move: i64) -> Said:
        return Said("answer-roll")

    def elsewhere(self, s: State, q: Frame[State], move: i64) -> Refusal:
        return Refusal(Said("refused-roll-moment"), "market.roll", WRONG_MOMENT)

    def leaves(self, s: State, q: "Visit", move: i64) -> list[Said]:
        """What of the visit was not used although it could be."""
        out: list[Said] = []
        resource, due = obtainable(s)
        if not s.obtained and most(s, q.who, resource, due) > 0:
            out += left_lying(due, 0, resource)
        if any_use(s, q):
            out.append(Said("left-influence"))
        shops = Moves()
        ACTIVATE_BY_DIE.add(s, q, shops)
        if shops:
            out.append(Said("left-activation"))
        return out


FINISH_VISIT: Final = FinishVisit("roll", ROLL)
VISITING: Final[list[Choice[Any]]] = [OBTAIN, USE_INFLUENCE, ACTIVATE_BY_DIE, FINISH_VISIT]


class Visit(Acts):
    """market.actions: each of the three once, in any order, then the roll."""

    def __init__(self, seat: i64) -> None:
        super().__init__("visit", seat, "turn.basic_action", VISITING)

    def go_on(self, s: State) -> None:
        s.stack.append(self)

    def actions(self, s: State) -> list[int]:
        return usable(s)

    def begin(self, s: State, number: i64) -> None:
        self.go_on(s)
        s.used = number

    def not_offered(self, s: State, number: i64) -> Refusal | None:
        name = s.tables.actions[number].name
        quadrant = s.tables.quadrant[s.die_space[s.moved_die]]
        if number not in s.tables.influence_actions[s.influence[quadrant]]:
            said = Said("refused-not-on-card", season=s.tables.seasons[quadrant], action=name)
            return Refusal(said, "influence.quadrant")
        if s.used == INFLUENCE_CLOSED:
            return Refusal(Said("refused-influence-closed"), "influence.contiguous")
        if s.used not in (INFLUENCE_UNUSED, number):
            return Refusal(Said("refused-other-action"), "influence.one_of_two")
        if number not in usable(s):
            return Refusal(Said("refused-used-once", action=name), "influence.marks")
        return None

    def prompt(self, s: State) -> Said:
        return Said("prompt-visit", player=self.who, space=s.die_space[s.moved_die] + 1)

    def usual(self, s: State) -> i64:
        """Take all that is due; roll when nothing is left to do.

        While something else could make room first, or would be closed, taking what fits is a choice.
        """
        out = Moves()
        OBTAIN.add(s, self, out)
        own = self.own_options(s)
        if out and (len(own) == len(out) + 1 or not OBTAIN.leaves(s, self, out[0])):
            return out[0]
        return own[0] if len(own) == 1 else NO_MOVE

    def prepares(self, s: State, last: i64) -> list[int]:
        """All that fits, then the tile that the die wakes, then the roll; influence is for people to say."""
        out: list[int] = []
        for answer in (OBTAIN, ACTIVATE_BY_DIE, FINISH_VISIT):
            moves = Moves()
            answer.add(s, self, moves)
            if moves:
                out.append(moves[0])
        return out

    def check(self, s: State) -> None:
        super().check(s)
        demand(s.moved_die != NONE, Said("wrong-market-visit-needs-this"))

    def args(self) -> list[int]:
        return [self.who]


VISIT: Final = [Visit(seat) for seat in range(len(COLORS))]
QUESTIONS: Final[tuple[Kind[State], ...]] = (Kind("visit", Visit, (SEAT,), below=("end",)),)
