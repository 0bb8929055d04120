"""Tables at the Archivists: hands of contracts, cards under the deck, and drawing."""

from typing import Any

import nave
from nave.kernel.game import Game
from tests.support.red_cathedral import Table, play
from tests.support.red_cathedral_checks import influenced

ALL: list[str] = [row["id"] for row in nave.component_set("red_cathedral").rows("contract")]


def at_archivists(card: str = "archivists_1", seats: int = 2, **options: str) -> Table:
    return influenced(card, seats, **options)


def hand(table: Table, player: int, *contracts: str) -> Table:
    table.player(player)["contracts"] = list(contracts)
    return table


def under(table: Table, *cards: tuple[str, int]) -> Table:
    """Cards under the deck in their order, with the player who put each there."""
    table.data["contracts"]["under"] = [{"contract": name, "by": by} for name, by in cards]
    return table


def drawn(game: Game) -> list[str]:
    names: list[str] = game.position()["contracts"]["drawn"]
    return names


def draw(table: Table, seed: int = 0) -> tuple[Game, list[str]]:
    game = play(table.game(seed), "use draw_contracts")
    return game, drawn(game)


def kept_by(game: Game, player: int = 0) -> list[str]:
    names: list[str] = game.position()["players"][player]["contracts"]
    return names


def under_deck(game: Game) -> list[Any]:
    return [(row["contract"], row["by"]) for row in game.position()["contracts"]["under"]]
