"""The end of The Red Cathedral: positions just before the final scoring, and turns to get there."""

from typing import Any

from nave.kernel.game import Game
from tests.support.red_cathedral import Table, play, texts


def laid_out(*heights: int, seats: int = 2, **options: str) -> Table:
    """A table whose building plan has these towers."""
    for seed in range(1, 60):
        table = Table(seats, seed, **options)
        if [len(tower) for tower in table.data["site"]] == list(heights):
            return table
    raise AssertionError(f"no seed below 60 lays out the plan {heights} for {seats} seats")


def scored(table: Table, last: int = 0) -> Game:
    """The game after its final scoring; the player `last` ends the very last turn."""
    table.data["end"] = {"trigger": 0, "turns_left": 0}
    table.data["active"] = last
    game = play(table.ask(("end", [last])).game(), "end turn")
    assert game.over
    return game


def rows(game: Game) -> list[dict[str, Any]]:
    """The breakdown of the final scoring, by player."""
    assert game.result is not None
    return game.result.breakdown


def tower(game: Game, number: int, field: str = "prestige") -> list[Any]:
    """What the final scoring says about one tower (from 1), by player."""
    return [row["towers"][number - 1][field] for row in rows(game)]


def fill(table: Table, number: int, owners: list[int], ornaments: dict[int, int] | None = None) -> Table:
    """Finish the lowest sections of a tower for these owners; `ornaments` gives level -> player."""
    for level, owner in enumerate(owners, start=1):
        table.finish(f"{number}.{level}", owner)
    for level, owner in (ornaments or {}).items():
        table.ornament(f"{number}.{level}", owner)
    return table


def market_turn(game: Game) -> int:
    """The seat to answer moves some die, rolls and ends its turn; returns that seat."""
    seat = game.seat
    assert seat is not None
    play(game, next(text for text in texts(game) if text.startswith("die ")), "roll", "end turn")
    return seat
