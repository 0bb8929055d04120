"""Gains and losses: the score marker, rubles, materials. Every rule area moves pieces through these."""

from mypy_extensions import i64

from nave.games.red_cathedral.events import Gained, MarkerMoved, Paid
from nave.games.red_cathedral.names import RECOGNITION, RESOURCES, RUBLE, M
from nave.games.red_cathedral.part import Resource
from nave.games.red_cathedral.state import State
from nave.kernel.refusal import MEANS, WRONG_PIECE, Refusal
from nave.kernel.said import Said

# ------------------------------------------------------------ score


def move_marker(s: State, player: i64, position: i64, rule: str) -> None:
    before = s.score[player]
    s.set_score(player, position)
    if s.log is not None and position != before:
        prestige = s.tables.track.prestige(position)
        s.log.append(MarkerMoved(before, position, prestige, rule=rule, seat=player))


def gain_recognition(s: State, player: i64, amount: i64, rule: str) -> None:
    """score.recognition"""
    move_marker(s, player, s.score[player] + amount, rule)


def lose_recognition(s: State, player: i64, amount: i64, rule: str) -> None:
    """score.floor: never below 0."""
    move_marker(s, player, max(0, s.score[player] - amount), rule)


def gain_prestige(s: State, player: i64, amount: i64, rule: str) -> None:
    """score.gain_prestige"""
    position = s.score[player]
    for _ in range(amount):
        position = s.tables.track.next_up(position)
    move_marker(s, player, position, rule)


def can_lose_prestige(s: State, player: i64, amount: i64) -> bool:
    """score.lose_prestige_limit"""
    position, track = s.score[player], s.tables.track
    for _ in range(amount):
        position = track.next_down(position)
        if position < 0:
            return False
    return True


def lose_prestige(s: State, player: i64, amount: i64, rule: str) -> None:
    """score.lose_prestige"""
    position = s.score[player]
    for _ in range(amount):
        position = s.tables.track.next_down(position)
    move_marker(s, player, position, rule)


# ------------------------------------------------------------ rubles


def rubles_available(s: State, wanted: i64) -> i64:
    """All that is wanted, unless the component set caps the coins (supply.rubles)."""
    cap = s.tables.ruble_cap
    return wanted if cap < 0 else min(wanted, cap - sum(s.rubles))


def gain_rubles(s: State, player: i64, amount: i64, rule: str) -> None:
    got = rubles_available(s, amount)
    s.add_rubles(player, got)
    if s.log is not None and got:
        s.log.append(Gained(RUBLE, got, rule=rule, seat=player))


def pay_rubles(s: State, player: i64, amount: i64, rule: str) -> None:
    if not amount:
        return
    s.add_rubles(player, -amount)
    if s.log is not None:
        s.log.append(Paid(RUBLE, amount, rule=rule, seat=player))


# ------------------------------------------------------------ materials


def take_material(s: State, player: i64, material: i64, amount: i64, rule: str) -> None:
    """From the supply into the inventory; the caller has checked stock and room."""
    s.add_supply(material, -amount)
    s.add_goods(player, material, amount)
    if s.log is not None:
        s.log.append(Gained(material, amount, rule=rule, seat=player))


def return_material(s: State, player: i64, material: i64, amount: i64, rule: str) -> None:
    """From the inventory back to the supply (supply.returns)."""
    s.add_goods(player, material, -amount)
    s.add_supply(material, amount)
    if s.log is not None:
        s.log.append(Paid(material, amount, rule=rule, seat=player))


# ------------------------------------------------------------ resources


def too_much(resource: i64, due: i64, amount: i64, rule: str) -> Refusal | None:
    """More than is due is asked for."""
    if amount <= due:
        return None
    return Refusal(Said("refused-more-than-due", amount=due, resource=RESOURCES[resource]), rule, WRONG_PIECE)


def no_room(s: State, player: i64) -> Refusal:
    return Refusal(Said("refused-room", n=s.open_spaces(player)), "inventory.overflow", MEANS)


class Material(Resource):
    """inventory.overflow: stock of the supply, open spaces."""

    def __init__(self, material: i64) -> None:
        self.material = material

    def most(self, s: State, player: i64, due: i64) -> i64:
        return max(0, min(due, s.supply[self.material], s.open_spaces(player)))

    def receive(self, s: State, player: i64, amount: i64, rule: str) -> None:
        take_material(s, player, self.material, amount, rule)

    def refuse(self, s: State, player: i64, due: i64, amount: i64, rule: str) -> Refusal:
        found = too_much(self.material, due, amount, rule)
        if found is not None:
            return found
        stock = s.supply[self.material]
        if stock < amount:
            said = Said("refused-supply", amount=stock, resource=RESOURCES[self.material])
            return Refusal(said, "supply.limited", MEANS)
        return no_room(s, player)


class Rubles(Resource):
    def most(self, s: State, player: i64, due: i64) -> i64:
        return rubles_available(s, due)

    def receive(self, s: State, player: i64, amount: i64, rule: str) -> None:
        gain_rubles(s, player, amount, rule)

    def refuse(self, s: State, player: i64, due: i64, amount: i64, rule: str) -> Refusal:
        found = too_much(RUBLE, due, amount, rule)
        return found or Refusal(Said("refused-coins", n=rubles_available(s, due)), "supply.rubles")


class Recognition(Resource):
    def most(self, s: State, player: i64, due: i64) -> i64:
        return due

    def receive(self, s: State, player: i64, amount: i64, rule: str) -> None:
        gain_recognition(s, player, amount, rule)

    def refuse(self, s: State, player: i64, due: i64, amount: i64, rule: str) -> Refusal:
        found = too_much(RECOGNITION, due, amount, rule)
        assert found is not None
        return found


def base_resources() -> list[Resource]:
    """In the order of RESOURCES; those of parts of the game follow."""
    materials: list[Resource] = [Material(material) for material in range(M)]
    return [*materials, Rubles(), Recognition()]


def most(s: State, player: i64, resource: i64, due: i64) -> i64:
    """How much of what is due can be taken: stock of the supply, open spaces (inventory.overflow)."""
    return s.config.resources[resource].most(s, player, due)


def receive(s: State, player: i64, resource: i64, amount: i64, rule: str) -> None:
    s.config.resources[resource].receive(s, player, amount, rule)


# ------------------------------------------------------------ what tiles give


def benefit_resource(s: State, tile: i64) -> i64:
    """What a workshop tile gives; a die tile gives what lies beside its die (workshop.die_tile)."""
    die = s.tables.workshop_die[tile]
    if die < 0:
        return s.tables.workshop_resource[tile]
    return s.tables.tile_resource[s.market_tile[s.die_space[die]]]


def benefit_amount(s: State, tile: i64) -> i64:
    """Once only, however many dice share the space (workshop.die_tile)."""
    die = s.tables.workshop_die[tile]
    if die < 0:
        return s.tables.workshop_amount[tile]
    return s.tables.tile_amount[s.market_tile[s.die_space[die]]]
