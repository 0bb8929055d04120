"""The market visit: move a die, then obtain resources, use influence, activate a workshop tile, roll."""

from typing import Final

from nave.games.red_cathedral import moves
from nave.games.red_cathedral.ask import OldAsk, asked, roll_space
from nave.games.red_cathedral.effects import most, pay_rubles, player_name, receive
from nave.games.red_cathedral.influence import ACTIVATE_TILE, add_uses, use
from nave.games.red_cathedral.names import COLORS, DICE, RING, WORKSHOP_DIE, W
from nave.games.red_cathedral.state import INFLUENCE_CLOSED, INFLUENCE_UNUSED, NONE, State
from nave.games.red_cathedral.workshop import activate, add_activation
from nave.kernel.family import Family

ROLL: Final = Family("roll")
DIE: Final = Family("die {die}{extra}", die=DICE, extra=("", *(f" +{n}" for n in range(1, RING))))


def may_go_on(s: State, player: int, die: int) -> bool:
    """market.extra_spaces: the white die and the die of the own color; black_die.paid_steps."""
    return die == s.config.colors[player] + 1 or die in s.config.box.pushed_by_all


def target_space(s: State, die: int, extra: int) -> int:
    return (s.die_space[die] + s.die_value[die] + extra) % RING


def has_room(s: State, die: int, space: int) -> bool:
    """market.full_space; the moving die itself does not count (market.passing_over)."""
    others = s.dice_on(space) - (s.die_space[die] == space)
    return others < s.tables.dice_per_space


def add_dice(s: State, player: int, out: list[int]) -> None:
    """Every die with every distance that ends on an allowed space (market.one_decision)."""
    t = s.tables
    affordable = min(t.extra_max, s.rubles[player] // t.extra_price)
    for die in range(len(DICE)):
        if s.die_space[die] == NONE:
            continue
        reach = affordable if may_go_on(s, player, die) else 0
        for extra in range(reach + 1):
            if has_room(s, die, target_space(s, die, extra)):
                out.append(moves.DIE + die * 8 + extra)


def move_die(s: State, player: int, move: int) -> None:
    """market.move, market.extra_spaces: paid first, then the die walks."""
    die, extra = divmod(move - moves.DIE, 8)
    pay_rubles(s, player, extra * s.tables.extra_price, "market.extra_spaces")
    walk(s, player, die, extra, "market.move")
    s.moved_die = die
    s.obtained = 0
    s.activated = 0
    s.used = INFLUENCE_UNUSED
    s.stack.append(VISIT[player])


def walk(s: State, player: int, die: int, extra: int, rule: str) -> None:
    before, steps = s.die_space[die], s.die_value[die] + extra
    s.die_space[die] = target_space(s, die, extra)
    if s.log is not None:
        space = s.die_space[die]
        text = f"{player_name(s, player)} moves the {DICE[die]} die {steps} to {s.space_name(space)}"
        data = {
            "player": player,
            "die": DICE[die],
            "from": before + 1,
            "to": space + 1,
            "steps": steps,
        }
        s.emit("move_die", rule, player, text, data)


class Visit(OldAsk):
    """market.actions: each of the three once, in any order, then the roll."""

    def __init__(self, seat: int) -> None:
        super().__init__("visit", seat)

    def answers(self, s: State) -> list[int]:
        out: list[int] = []
        player = self.who
        space = s.die_space[s.moved_die]
        if not s.obtained:
            add_obtain(s, player, space, out)
        add_influence(s, player, space, out)
        if not s.activated:
            add_activations(s, player, out)
        out.append(moves.ROLL)
        return out

    def announces(self, s: State, move: int) -> bool:
        return move == moves.USE + ACTIVATE_TILE * 7 or any(
            part.announces(s, move) for part in s.config.parts
        )

    def answer(self, s: State, move: int) -> None:
        player = self.who
        if move == moves.ROLL:
            roll_space(s, s.die_space[s.moved_die], "market.roll")
            return
        s.stack.append(self)
        if moves.is_use(move):
            use(s, player, move)
            return
        if s.used != INFLUENCE_UNUSED:  # influence.contiguous
            s.used = INFLUENCE_CLOSED
        if moves.TAKES.has(move):
            resource, amount = divmod(moves.TAKES.index(move), moves.TAKE_MAX)
            s.obtained = 1
            receive(s, player, resource, amount + 1, "market.obtain")
        else:
            s.activated = 1
            activate_by_die(s, player, move, "workshop.activate")

    def prompt(self, s: State) -> str:
        space = s.space_name(s.die_space[s.moved_die])
        return asked(s, self.who, f"use the market at {space}, then roll its dice.")

    def args(self) -> list[int]:
        return [self.who]


VISIT: Final = [Visit(seat) for seat in range(len(COLORS))]


def add_obtain(s: State, player: int, space: int, out: list[int]) -> None:
    """market.obtain, market.take_fewer"""
    tile = s.market_tile[space]
    resource = s.tables.tile_resource[tile]
    due = s.tables.tile_amount[tile] * s.dice_on(space)
    base = moves.TAKES.at(resource * moves.TAKE_MAX)
    for amount in range(most(s, player, resource, due), 0, -1):
        out.append(base + amount - 1)


def add_activations(s: State, player: int, out: list[int]) -> None:
    """workshop.activate: the tiles that the moved die wakes, or what stands in for them."""
    for shop in range(W):
        if WORKSHOP_DIE[shop] == s.moved_die:
            add_activation(s, player, shop, out)
    for part in s.config.parts:
        part.add_activation(s, player, out)


def activate_by_die(s: State, player: int, move: int, rule: str) -> None:
    if move < moves.BASE_END:
        activate(s, player, move, rule)
        return
    for part in s.config.parts:
        part.activation(s, player, move)


def add_influence(s: State, player: int, space: int, out: list[int]) -> None:
    """influence.quadrant, influence.one_of_two; a repeatable action may go on (influence.marks)."""
    if s.used == INFLUENCE_CLOSED:
        return
    card = s.influence[s.tables.quadrant[space]]
    for slot, action in enumerate(s.tables.influence_actions[card]):
        if s.used == INFLUENCE_UNUSED or (s.used == action and s.tables.influence_repeats[card][slot]):
            add_uses(s, player, action, out)
