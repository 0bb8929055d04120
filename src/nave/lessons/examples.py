"""Worked examples of rules on a small board: positions as data, with what is answered and what must be true.

An example begins with an ordinary deal; `set` lays its pieces elsewhere, by their place in a position. It is
checked piece by piece like any other, and the engine plays its answers: text and rule cannot part.
"""

import copy
import tomllib
from collections.abc import Iterator, Sequence
from functools import lru_cache
from importlib.resources import files
from typing import Any, Final

import msgspec

from nave.api import from_position, new_game
from nave.kernel.game import Game
from nave.kernel.language import DEFAULT
from nave.kernel.said import Said
from nave.kernel.types import View
from nave.lessons.pack import LessonError, package_of

# As a value of `set`: nothing lies there, or the place itself is gone.
NOTHING: Final = "nothing"
GONE: Final = "gone"


class Example(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position of a rule."""

    rule: str
    seats: int = 2
    seed: int = 1
    settings: dict[str, str] = {}
    # Place in a position -> what lies there: `"players.0.rubles" = 4`.
    set: dict[str, Any] = {}
    # The part of the table that shows it, as the drawing names it, and pieces that it is about.
    show: str = ""
    spot: tuple[str, ...] = ()
    # Who looks.
    seat: int = 0
    # Nature's answers among them.
    answers: tuple[str, ...] = ()
    # Facts of the view before and after: place -> value.
    before: dict[str, Any] = {}
    after: dict[str, Any] = {}
    # Answers that are open at first, and those that are not, with the rule that says so.
    legal: tuple[str, ...] = ()
    refused: dict[str, str] = {}
    refused_after: dict[str, str] = {}


class Content(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    example: tuple[Example, ...] = ()


class Frame(msgspec.Struct, frozen=True):
    """The table at one moment, and what happened since the moment before, line by line."""

    view: View
    lines: list[str]


@lru_cache(maxsize=16)
def examples_of(game: str) -> dict[str, Example]:
    """The examples of a game by rule; raises LessonError with the field that is wrong."""
    file = files(package_of(game)).joinpath("examples.toml")
    return read_examples(game, file.read_text(encoding="utf-8")) if file.is_file() else {}


def example_of(game: str, rule: str) -> Example:
    """That of a rule; raises LessonError if it has none."""
    found = examples_of(game).get(rule)
    if found is None:
        raise LessonError(Said("lesson-no-example", rule=rule))
    return found


def read_examples(game: str, text: str) -> dict[str, Example]:
    try:
        found = msgspec.convert(tomllib.loads(text), Content).example
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise LessonError(Said("lesson-file", file=f"{game}/examples.toml", problem=str(error))) from None
    return {example.rule: example for example in found}


def begin(game: str, example: Example) -> Game:
    """The game of an example at its first moment; raises PositionError if its pieces do not add up."""
    deal = new_game(game, seats=example.seats, seed=example.seed, settings=dict(example.settings))
    position = copy.deepcopy(deal.position())
    for path, value in example.set.items():
        put(position, path, value)
    return from_position(position, seed=0)


def put(data: Any, path: str, value: Any) -> None:
    """Lay something at a place of a position."""
    *way, last = path.split(".")
    for name in way:
        data = data[int(name)] if isinstance(data, list) else data[name]
    if isinstance(data, list):
        data[int(last)] = laid(value)
    elif value == GONE:
        del data[last]
    else:
        data[last] = laid(value)


def laid(value: Any) -> Any:
    """TOML has no word for nothing."""
    if isinstance(value, dict):
        return {name: laid(one) for name, one in value.items()}
    if isinstance(value, list):
        return [laid(one) for one in value]
    return None if value == NOTHING else value


def fact(data: Any, path: str) -> Any:
    """What is at a place of a view; a place that is not there is nothing, as is an empty one."""
    for name in path.split("."):
        if isinstance(data, list):
            data = data[int(name)]
        elif isinstance(data, dict) and name in data:
            data = data[name]
        else:
            return NOTHING
    return NOTHING if data is None else data


def take(played: Game, answers: Sequence[str]) -> Iterator[int]:
    """Give the answers one by one; what nature is asked between them, if they do not say it, is drawn."""
    for number, text in enumerate(answers):
        since = played.count
        played.follow(text)
        if not played.over and (
            number + 1 == len(answers) or answers[number + 1] not in played.legal_moves.texts
        ):
            played.settle()
        yield since


def frames(game: str, example: Example, language: str = DEFAULT) -> list[Frame]:
    """The table before, and after each answer."""
    played = begin(game, example)
    names = played.names(language)
    shown = [Frame(played.view(example.seat, names, language), [])]
    for since in take(played, example.answers):
        lines = [
            played.told(event, names, language)["text"]
            for event in played.events_for(example.seat, since=since)
        ]
        shown.append(Frame(played.view(example.seat, names, language), [str(line) for line in lines]))
    return shown
