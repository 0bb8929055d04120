"""The numbers the judge measures by: thresholds and levels for all games, unit and win chance of each."""

import math
import tomllib
from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

import msgspec

from nave.bots.mind import JUDGING, Mind
from nave.bots.minds import mind_of
from nave.judge.types import LevelName

FILE: Final = "measures.toml"
# Beside the weights of a game's mind.
GAME_FILE: Final = "judge.toml"


class Marks(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    good: float
    brilliant: float
    slip: float
    blunder: float
    slip_win: float
    blunder_win: float
    sure: float
    decided: float
    deviate: float


class Confirm(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    rounds: int
    rivals: int
    least: int
    most: int
    loss: float


class Accuracy(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    choice: float
    least: int


class Outcomes(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    outcomes: int
    drawn: int


class Puzzles(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    ideas: int
    gap: float
    win: float
    checked: float
    answers: int
    full: float
    half: float
    hint: float


class Level(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    nodes: int
    plans: int
    least: int
    most: int
    rounds: int
    error: float
    luck_worlds: int
    luck_turns: int


class Measures(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    marks: Marks
    confirm: Confirm
    accuracy: Accuracy
    luck: Outcomes
    puzzle: Puzzles
    quick: Level
    thorough: Level
    deep: Level

    def level(self, name: LevelName) -> Level:
        levels: dict[LevelName, Level] = {"quick": self.quick, "thorough": self.thorough, "deep": self.deep}
        return levels[name]


class Curve(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How much a lead says: a lead of `wide` points at the start is worth one of `narrow` at the end."""

    wide: float
    narrow: float
    # Turns of all seats that a game usually takes.
    turns: float
    # What the worth of a position lacks of the final margin at the start, the turns in which all but a third
    # of that is gone, and what is lacking always: who plays against an automaton has work that it has not.
    ahead: float = 0.0
    fade: float = 1.0
    rest: float = 0.0


class Lasting(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How long chance works on in a game: rounds and worlds that luck is played on for, at least."""

    rounds: int = 0
    worlds: int = 0


class GameMeasures(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    unit: float = 1.0
    # In units: who loses as much with a stretch has an accuracy of 37 there.
    accuracy: float = 6.0
    curve: dict[str, Curve] = {}
    luck: Lasting = Lasting()


class Scale:
    """One game with so many seats."""

    def __init__(self, own: GameMeasures, curve: Curve) -> None:
        self.unit = own.unit
        self.accuracy = own.accuracy * own.unit
        self.luck = own.luck
        self.curve = curve

    def margins(self, worths: list[float], turn: int) -> list[float]:
        """What is to be expected at the end of positions that are worth so much. Only depends on the time."""
        curve = self.curve
        if curve.ahead == 0.0:
            return worths
        lacking = curve.ahead * math.exp(-turn / curve.fade) + curve.rest
        return [worth + lacking for worth in worths]

    def wins(self, values: list[float], turn: int) -> list[float]:
        """Everybody's chance to win by the margins; they add up to 1. One alone plays against a clock."""
        curve = self.curve
        share = min(1.0, turn / curve.turns)
        width = curve.wide + (curve.narrow - curve.wide) * share
        if len(values) == 1:
            return [1.0 / (1.0 + math.exp(-bounded(2.0 * values[0] / width)))]
        top = max(values)
        parts = [math.exp(-bounded((top - value) / width)) for value in values]
        total = sum(parts)
        return [part / total for part in parts]


def bounded(exponent: float) -> float:
    return max(-50.0, min(50.0, exponent))


USUAL: Final = Curve(12.0, 3.0, 60.0)


@lru_cache(maxsize=1)
def measures() -> Measures:
    text = files("nave.judge").joinpath(FILE).read_text(encoding="utf-8")
    return msgspec.convert(tomllib.loads(text), Measures)


def beside_mind(game: str, seats: int, name: str) -> Traversable | None:
    """A file of the package that holds a game's mind; None where there is none."""
    package = type(mind_of(game, seats)).__module__.rpartition(".")[0]
    path = files(package).joinpath(name) if package else None
    return path if path is not None and path.is_file() else None


@lru_cache(maxsize=16)
def judging_mind(game: str, seats: int) -> Mind:
    """With the judge's own weights; the mason's in a game that has none for it."""
    own = beside_mind(game, seats, f"{JUDGING}.toml")
    return mind_of(game, seats, "" if own is None else JUDGING)


@lru_cache(maxsize=16)
def scale_of(game: str, seats: int) -> Scale:
    """From the file beside the mind; a game without one is measured in points and by the usual curve."""
    path = beside_mind(game, seats, GAME_FILE)
    if path is None:
        return Scale(GameMeasures(), USUAL)
    own = msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), GameMeasures)
    return Scale(own, own.curve.get(f"seats_{seats}", USUAL))
