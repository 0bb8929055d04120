"""What the judge says of a game: declared types that become JSON and come back the same."""

from typing import Final, Literal

import msgspec

# Raised whenever the same record would be judged otherwise.
VERSION: Final = 5

LevelName = Literal["quick", "thorough", "deep"]
# `none`: a loss too small to speak of. `decided`: the game was won or lost before, nothing is marked.
Mark = Literal["brilliant", "good", "none", "slip", "blunder", "unclear", "decided"]


class Plan(msgspec.Struct, frozen=True):
    """One way to play a stretch: the answers up to where chance or another seat speaks."""

    answers: list[str]
    # By seat, in points of the final margin to the best rival, and as chances to win.
    values: list[float]
    wins: list[float]


class Reason(msgspec.Struct, frozen=True):
    """A term of the evaluation, and by how many points the plan played is better or worse in it."""

    term: str
    difference: float


class Stretch(msgspec.Struct, frozen=True):
    """A player's answers of one turn between two answers of chance, judged from the player's view."""

    seat: int
    turn: int
    # The answers of the record from `first` up to `after`.
    first: int
    after: int
    # The best first; `played` is the place of the one that was played.
    plans: list[Plan]
    played: int
    # Points given away, with its interval of 90 %.
    loss: float
    low: float
    high: float
    mark: Mark
    # How far the plans that were compared lie apart: no choice, no skill.
    spread: float
    worlds: int
    reasons: list[Reason]

    @property
    def before(self) -> float:
        """The mover's chance to win with the best plan."""
        return self.plans[0].wins[self.seat]

    @property
    def later(self) -> float:
        """With the plan that was played."""
        return self.plans[self.played].wins[self.seat]


class Luck(msgspec.Struct, frozen=True):
    """One answer of chance: what it brought each seat, compared with the mean of all it could have been."""

    answer: int
    turn: int
    values: list[float]
    # What an ordinary answer brings or takes here (standard deviation), by seat.
    spread: list[float]


class Point(msgspec.Struct, frozen=True):
    """Where the game stood at the beginning of a turn."""

    answer: int
    turn: int
    values: list[float]
    wins: list[float]


class Total(msgspec.Struct, frozen=True):
    """One seat over the whole game. `change` = `luck` - `lost` + `given` + `rest`."""

    # None where there were too few real choices.
    accuracy: float | None
    lost: float
    # What the losses of others brought.
    given: float
    luck: float
    change: float
    # What the judge itself misjudged.
    rest: float
    judged: int
    marks: dict[Mark, int]


class Judgement(msgspec.Struct, frozen=True):
    """A whole game."""

    game: str
    seats: int
    # Names the record; see `cache.record_hash`.
    record: str
    version: int
    level: LevelName
    seed: int
    unit: float
    answers: int
    over: bool
    stretches: list[Stretch]
    chances: list[Luck]
    curve: list[Point]
    totals: list[Total]

    def luck_along(self, seat: int) -> list[float]:
        """What chance had brought a seat so far, at each point of the curve."""
        return [
            sum(chance.values[seat] for chance in self.chances if chance.answer < point.answer)
            for point in self.curve
        ]

    def to_json(self) -> bytes:
        """The same judgement is always the same bytes."""
        return msgspec.json.encode(self)


def judgement_from_json(data: bytes | str) -> Judgement:
    """Raises msgspec.ValidationError for anything else."""
    return msgspec.json.decode(data, type=Judgement)
