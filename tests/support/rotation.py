"""The same table with everybody moved on by some seats: nothing but the numbers of the seats may differ."""

import copy
import re
from typing import Any

import nave
from nave.kernel.game import Game

COLORS = ("green", "blue", "red", "yellow")
# Questions whose first argument is no seat.
SEATLESS = ("next_turn", "roll", "refill", "draw_specialist")
NAMED = re.compile(r"(of player|name player) (\d)")
TOUCHED = re.compile(r"^(player|tile):(\d)")


def with_colors(seats: int, **settings: str) -> dict[str, str]:
    """Settings that name the color of every seat, so that colors can move with their players."""
    return {**settings, **{f"color_{n + 1}": COLORS[n] for n in range(seats)}}


class Rotation:
    """Player 0 becomes player `by`, and so on around the table."""

    def __init__(self, seats: int, by: int) -> None:
        self.seats = seats
        self.by = by

    def seat(self, player: int) -> int:
        return (player + self.by) % self.seats

    def seat_or_none(self, player: int | None) -> int | None:
        return None if player is None else self.seat(player)

    def position(self, data: dict[str, Any]) -> dict[str, Any]:
        turned = copy.deepcopy(data)
        for player, row in enumerate(data["players"]):
            turned["players"][self.seat(player)] = copy.deepcopy(row)
            turned["options"][f"color_{self.seat(player) + 1}"] = data["options"][f"color_{player + 1}"]
        for tower in turned["site"]:
            for row in tower:
                row["banner"] = self.seat_or_none(row["banner"])
                row["ornament"] = self.seat_or_none(row["ornament"])
        turned["active"] = self.seat(data["active"])
        turned["first"] = self.seat(data["first"])
        turned["end"]["trigger"] = self.seat_or_none(data["end"]["trigger"])
        for frame in turned["ask"]:
            if frame["ask"] not in SEATLESS:
                frame["args"][0] = self.seat(frame["args"][0])
        for row in turned.get("contracts", {}).get("under", []):
            row["by"] = self.seat(row["by"])
        return turned

    def move(self, text: str) -> str:
        return NAMED.sub(lambda found: f"{found[1]} {self.seat(int(found[2]) - 1) + 1}", text)

    def touches(self, names: tuple[str, ...]) -> tuple[str, ...]:
        return tuple(TOUCHED.sub(lambda found: f"{found[1]}:{self.seat(int(found[2]))}", n) for n in names)

    def event(self, event: Any) -> tuple[Any, ...]:
        data = dict(event.data)
        if "player" in data:
            data["player"] = self.seat(data["player"])
        if "winners" in data:
            data["winners"] = sorted(self.seat(player) for player in data["winners"])
        return (event.kind, event.rule, self.seat(event.seat), data)


def options_of(game: Game, turn: Rotation) -> dict[str, Any]:
    """Every option with what it touches, says, leaves and does, as the turned table should show it."""
    return {
        turn.move(option.text): (
            turn.touches(option.touches),
            option.label,
            option.leaves,
            option.usual,
            [turn.event(event) for event in option.effect],
        )
        for option in game.options()
    }


def check_rotations(game: Game) -> None:
    """The open question of a game looks and acts the same for whoever is asked it."""
    data = game.position()
    here = Rotation(game.seats, 0)
    for by in range(1, game.seats):
        turn = Rotation(game.seats, by)
        other = nave.from_position(turn.position(data))
        assert other.seat == turn.seat(game.seat or 0)
        assert other.prompt == game.prompt
        assert options_of(other, here) == options_of(game, turn)
        assert other.position() == turn.position(data)
