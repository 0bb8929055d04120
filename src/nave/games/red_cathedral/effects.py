"""Gains and losses: the score marker, rubles, materials. Every rule area moves pieces through these."""

from nave.games.red_cathedral.names import (
    DIAMOND,
    MATERIALS,
    PERMIT,
    RECOGNITION,
    RESOURCES,
    RUBLE,
    M,
)
from nave.games.red_cathedral.state import State
from nave.kernel.state import added


def player_name(s: State, player: int) -> str:
    return "Ivan" if player == s.config.ivan else s.config.color_name(player)


def counted(amount: int, resource: int) -> str:
    plural = "s" if resource in (RUBLE, PERMIT, DIAMOND) and amount != 1 else ""
    return f"{amount} {RESOURCES[resource].replace('_', ' ')}{plural}"


def tile_words(tile_id: str) -> str:
    """`workshop_die_white_1` becomes `white die tile`."""
    name = tile_id.removeprefix("workshop_").rpartition("_")[0].replace("_", " ")
    return f"{name.removeprefix('die ')} die tile" if name.startswith("die ") else f"{name} tile"


# ------------------------------------------------------------ score


def move_marker(s: State, player: int, position: int, rule: str) -> None:
    before = s.score[player]
    s.score[player] = position
    if s.log is not None and position != before:
        prestige = s.tables.track.prestige(position)
        text = f"{player_name(s, player)}: recognition {before} to {position}, prestige {prestige}"
        s.emit("score", rule, player, text, {"player": player, "from": before, "to": position})


def gain_recognition(s: State, player: int, amount: int, rule: str) -> None:
    """score.recognition"""
    move_marker(s, player, s.score[player] + amount, rule)


def lose_recognition(s: State, player: int, amount: int, rule: str) -> None:
    """score.floor: never below 0."""
    move_marker(s, player, max(0, s.score[player] - amount), rule)


def gain_prestige(s: State, player: int, amount: int, rule: str) -> None:
    """score.gain_prestige"""
    position = s.score[player]
    for _ in range(amount):
        position = s.tables.track.next_up(position)
    move_marker(s, player, position, rule)


def can_lose_prestige(s: State, player: int, amount: int) -> bool:
    """score.lose_prestige_limit"""
    position = s.score[player]
    for _ in range(amount):
        position = s.tables.track.next_down(position)
        if position < 0:
            return False
    return True


def lose_prestige(s: State, player: int, amount: int, rule: str) -> None:
    """score.lose_prestige"""
    position = s.score[player]
    for _ in range(amount):
        position = s.tables.track.next_down(position)
    move_marker(s, player, position, rule)


# ------------------------------------------------------------ rubles


def rubles_available(s: State, wanted: int) -> int:
    """All that is wanted, unless the component set caps the coins (supply.rubles)."""
    cap = s.tables.ruble_cap
    return wanted if cap < 0 else min(wanted, cap - sum(s.rubles))


def gain_rubles(s: State, player: int, amount: int, rule: str) -> None:
    got = rubles_available(s, amount)
    s.rubles[player] += got
    if s.log is not None and got:
        text = f"{player_name(s, player)} takes {counted(got, RUBLE)}"
        s.emit("gain", rule, player, text, {"player": player, "resource": "ruble", "amount": got})


def pay_rubles(s: State, player: int, amount: int, rule: str) -> None:
    s.rubles[player] -= amount
    if s.log is not None and amount:
        text = f"{player_name(s, player)} pays {counted(amount, RUBLE)}"
        s.emit("pay", rule, player, text, {"player": player, "resource": "ruble", "amount": amount})


# ------------------------------------------------------------ permits


def gain_permits(s: State, player: int, amount: int, rule: str) -> None:
    """permit.limit: the surplus is lost."""
    got = most(s, player, PERMIT, amount)
    s.pieces.permits = added(s.pieces.permits, player, got)
    if s.log is not None and got:
        text = f"{player_name(s, player)} takes {counted(got, PERMIT)}"
        s.emit("gain", rule, player, text, {"player": player, "resource": "permit", "amount": got})


def pay_permits(s: State, player: int, amount: int, rule: str) -> None:
    s.pieces.permits = added(s.pieces.permits, player, -amount)
    if s.log is not None and amount:
        text = f"{player_name(s, player)} pays {counted(amount, PERMIT)}"
        s.emit("pay", rule, player, text, {"player": player, "resource": "permit", "amount": amount})


# ------------------------------------------------------------ materials


def take_material(s: State, player: int, material: int, amount: int, rule: str) -> None:
    """From the supply into the inventory; the caller has checked stock and room."""
    s.supply[material] -= amount
    s.goods[player * M + material] += amount
    if s.log is not None:
        text = f"{player_name(s, player)} takes {counted(amount, material)}"
        s.emit(
            "gain", rule, player, text, {"player": player, "resource": MATERIALS[material], "amount": amount}
        )


def return_material(s: State, player: int, material: int, amount: int, rule: str) -> None:
    """From the inventory back to the supply (supply.returns)."""
    s.goods[player * M + material] -= amount
    s.supply[material] += amount
    if s.log is not None:
        text = f"{player_name(s, player)} returns {counted(amount, material)}"
        s.emit(
            "pay", rule, player, text, {"player": player, "resource": MATERIALS[material], "amount": amount}
        )


def take_diamonds(s: State, player: int, amount: int, rule: str) -> None:
    s.pieces.diamond_supply -= amount
    s.pieces.diamonds = added(s.pieces.diamonds, player, amount)
    if s.log is not None and amount:
        text = f"{player_name(s, player)} takes {counted(amount, DIAMOND)}"
        s.emit("gain", rule, player, text, {"player": player, "resource": "diamond", "amount": amount})


def return_diamonds(s: State, player: int, amount: int, rule: str) -> None:
    """From the inventory back to the supply of diamonds (guild.jewelers.diamond_wild)."""
    s.pieces.diamonds = added(s.pieces.diamonds, player, -amount)
    s.pieces.diamond_supply += amount
    if s.log is not None and amount:
        text = f"{player_name(s, player)} returns {counted(amount, DIAMOND)}"
        s.emit("pay", rule, player, text, {"player": player, "resource": "diamond", "amount": amount})


# ------------------------------------------------------------ what tiles give


def most(s: State, player: int, resource: int, due: int) -> int:
    """How much of what is due can be taken: stock of the supply, open spaces (inventory.overflow)."""
    if resource < M:
        return max(0, min(due, s.supply[resource], s.open_spaces(player)))
    if resource == RUBLE:
        return rubles_available(s, due)
    if resource == PERMIT:
        return min(due, s.tables.permit_limit - s.pieces.permits[player])
    if resource == DIAMOND:
        return max(0, min(due, s.pieces.diamond_supply, s.open_spaces(player)))
    return due


def receive(s: State, player: int, resource: int, amount: int, rule: str) -> None:
    if resource < M:
        take_material(s, player, resource, amount, rule)
    elif resource == RUBLE:
        gain_rubles(s, player, amount, rule)
    elif resource == RECOGNITION:
        gain_recognition(s, player, amount, rule)
    elif resource == PERMIT:
        gain_permits(s, player, amount, rule)
    else:
        take_diamonds(s, player, amount, rule)


def benefit_resource(s: State, tile: int) -> int:
    """What a workshop tile gives; a die tile gives what lies beside its die (workshop.die_tile)."""
    die = s.tables.workshop_die[tile]
    if die < 0:
        return s.tables.workshop_resource[tile]
    return s.tables.tile_resource[s.market_tile[s.die_space[die]]]


def benefit_amount(s: State, tile: int) -> int:
    """Once only, however many dice share the space (workshop.die_tile)."""
    die = s.tables.workshop_die[tile]
    if die < 0:
        return s.tables.workshop_amount[tile]
    return s.tables.tile_amount[s.market_tile[s.die_space[die]]]
