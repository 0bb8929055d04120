"""What rule tests look at: which moves are offered, and everything that changed on the table."""

from typing import Any

import nave
from nave.kernel.game import Game
from tests.support.red_cathedral import Table, texts

# Where the game stands rather than what lies on the table.
NOT_ON_TABLE = ("turn", "active", "ask", "this_turn")


def offered(game: Game, *starts: str) -> set[str]:
    """The legal moves that begin with one of these words."""
    return {text for text in texts(game) if text.split()[0] in starts}


def main_moves(game: Game) -> list[str]:
    """The legal moves without the optional actions."""
    return [text for text in texts(game) if text.split()[0] not in ("exchange", "reroll")]


def changed(before: dict[str, Any], game: Game) -> dict[str, Any]:
    """Everything on the table that differs from a position: counts as differences, all else as it is now.

    Sections are named like "2.3 laid gold", the rest like "0 goods gold" (player 0) or "supply gold".
    Pieces that got lost or doubled are an error.
    """
    after = game.position()
    nave.from_position(after)
    old, new = table_of(before), table_of(after)
    out: dict[str, Any] = {}
    for key in sorted(old.keys() | new.keys()):
        was, now = old.get(key, 0), new.get(key, 0)
        if was != now:
            out[key] = now - was if type(was) is type(now) is int and not key.startswith("dice") else now
    return out


def table_of(position: dict[str, Any]) -> dict[str, Any]:
    parts = {
        key: value
        for key, value in position.items()
        if key not in NOT_ON_TABLE and key not in ("players", "site", "market")
    }
    flat = flatten("", parts) | flatten("", position["market"])
    for player, row in enumerate(position["players"]):
        flat |= flatten(str(player), row)
    for tower, sections in enumerate(position["site"], 1):
        for level, section in enumerate(sections, 1):
            flat |= flatten(f"{tower}.{level}", section)
    return flat


def flatten(path: str, value: object) -> dict[str, Any]:
    rows: list[tuple[object, object]]
    if isinstance(value, dict):
        rows = list(value.items())
    elif isinstance(value, list):
        rows = list(enumerate(value, 1))
    else:
        return {path: value}
    flat: dict[str, Any] = {}
    for key, part in rows:
        flat |= flatten(f"{path} {key}".strip(), part)
    return flat


def leave_in_supply(table: Table, **left: int) -> Table:
    """Of the named materials only so many stay in the supply of a solitaire game; Ivan stores the rest."""
    supply, store = table.data["supply"], table.data["ivan"]["store"]
    for name, amount in left.items():
        store[name] = store.get(name, 0) + supply[name] - amount
        supply[name] = amount
    return table


def dice(table: Table, **dice: tuple[int, int]) -> Table:
    """The named dice as (space, value)."""
    for color, (space, value) in dice.items():
        table.die(color, space, value)
    return table


def like_seed_one(seats: int, options: dict[str, str]) -> Table:
    """A table whose towers are as high as those of a base game with seed 1, whatever the options."""
    wanted = [len(tower) for tower in Table(seats).data["site"]]
    for seed in range(1, 100):
        table = Table(seats, seed, **options)
        if [len(tower) for tower in table.data["site"]] == wanted:
            return table
    raise AssertionError(f"no seed gives towers of heights {wanted}")


BASE_GROUPS = ("craftsmen", "teamsters", "merchants", "clergy")


def influenced(card: str, seats: int = 2, **options: str) -> Table:
    """Player 0 has just moved the red die, alone, to space 1, whose quadrant has that influence card.

    They have 9 rubles, 4 lumber, 2 stone and 2 gold on ten inventory spaces, an unfinished base of 2 lumber
    and 2 brick at 1.1 whose tile of 2 rubles lies face up on the blue space, and a finished tower 2, its
    tiles face down. The red and the first white space are empty; the market offers recognition. The card of a
    new guild brings that guild into the game.
    """
    group = card.rpartition("_")[0]
    if group not in BASE_GROUPS:
        options.setdefault("guild", group)
    table = like_seed_one(seats, options).card("1.1", "base_06").tile("1.1", "workshop_ruble_1")
    table.claim("1.1", 0, shop="blue", up=True)
    for section, shop in (("2.1", "green"), ("2.2", "yellow"), ("2.3", "white_2")):
        table.finish(section, 0, shop=shop)
    dice(table, white=(5, 1), green=(6, 1), blue=(7, 1), yellow=(8, 1))
    table.goods(0, lumber=4, stone=2, gold=2).rubles(0, 9)
    if options.get("module") == "on":
        table.die("black", 4, 1).resource(1, "permit")
        duchy = table.data["duchy"]
        if all(row["done"] for row in table.data["site"][1]):
            duchy["closed"].append(duchy["cities"][1])
    else:
        table.resource(1, "recognition")
    return table.influence(1, card).visit(0, "red", 1)
