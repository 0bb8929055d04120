"""Positions of golden games with one thing wrong, and what is said about each; approved data as in told.py.

A position of every question is damaged in many ways, and one of a turn with each guild in many more: each
argument of an open question takes values within and beyond its limits; numbers, names and entries anywhere
are changed, taken away, doubled. What a position is refused for, or that it is not, is kept as digests, so
that no demand on a position can go unnoticed.
"""

import copy
import hashlib
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import nave
from nave.api import begin_replay, rules_of
from nave.kernel.component_check import check
from nave.kernel.component_schema import CrossCheck, Schema
from nave.kernel.errors import PositionError
from nave.kernel.frame import NATURE
from tests.support.mutate import DELETE, TWICE, Place, mutated, places, value_at
from tests.support.told import records

# Values for the arguments of a question: those of all limits are among them, and a step beyond.
ARGUMENTS: Final = (*range(-2, 13), 16, 17, 18, 21, 22, 24, 25, 63, 64, 99, 100, 1000, True, None)
# How many damages elsewhere are tried in a position, and how many where a turn begins.
ELSEWHERE: Final = 40
EVERYWHERE: Final = 200
# With how many configurations a question is looked at; a turn is with all.
CONFIGURATIONS: Final = 2
BEGINNING: Final = ("turn", "act")
# Goes before the kind of a question that chance answers.
CHANCE: Final = "chance: "
OTHERWISE: Final = "read otherwise"
# So many verdicts share a digest.
CHUNK: Final = 20
# More than anything may be.
BEYOND: Final = 10**12
HEADER: Final = ("format", "game", "rules_version", "components", "seats", "options")

Data = dict[str, Any]


def stages(game: str) -> dict[str, Data]:
    """Positions of the golden games by question and configuration."""
    found: dict[str, dict[str, Data]] = {}
    for path in records(game).values():
        for kind, config, data in walk(path):
            known = found.setdefault(kind, {})
            if kind in BEGINNING or len(known) < CONFIGURATIONS:
                known.setdefault(config, data)
    return {
        f"{kind}{config}": data for kind, known in sorted(found.items()) for config, data in known.items()
    }


def walk(path: Path) -> Iterator[tuple[str, str, Data]]:
    """The first position of each question of a game, the last one of a turn; chance is asked as well."""
    record = nave.load_record(path)
    game = begin_replay(record)
    parts = ["solo" if record.seats == 1 else "", record.settings.get("guild", "")]
    parts += [name for name in ("module", "festum_fatuorum") if record.settings.get(name) == "on"]
    config = "".join(f", {part}" for part in parts if part not in ("", "clergy"))
    seen: dict[str, Data] = {}
    for answer in record.answers:
        question = game.state.stack[-1]
        kind = question.kind
        if question.who == NATURE:
            kind = CHANCE + kind
        # Positions are read once the game is set up.
        if game.state.turn and (kind not in seen or kind in BEGINNING):
            data = game.position()
            if question.who != NATURE or verdict(data, set()) in ("", OTHERWISE):
                seen[kind] = data
        game.follow(answer)
    seen["over"] = game.position()
    for kind, data in seen.items():
        yield kind, config, data


def breaks(data: Data, name: str) -> Iterator[Data]:
    """The position with one thing other than it was; always the same ones."""
    for row, frame in enumerate(data["ask"]):
        for at, now in enumerate(frame["args"]):
            for value in ARGUMENTS:
                if value is not now:
                    yield mutated(data, ("ask", row, "args", at), value)
    for row in range(len(data["ask"])):
        yield mutated(data, ("ask", row), DELETE)
        yield mutated(data, ("ask", row), TWICE)
    if name.startswith(BEGINNING):
        for place in numbers(data):
            yield mutated(data, place, BEYOND)
    chance = random.Random(name)
    everywhere = [place for place in places(data) if place[0] not in ("ask", *HEADER)]
    count = EVERYWHERE if name.startswith(BEGINNING) else ELSEWHERE
    for place in chance.sample(everywhere, min(count, len(everywhere))):
        yield mutated(data, place, instead(data, place, everywhere, chance))


def numbers(data: Data) -> list[Place]:
    """A number of each kind, wherever it stands: beyond its limits a refusal names them."""
    found: dict[tuple[str, ...], Place] = {}
    for place in places(data):
        if type(value_at(data, place)) is int and place[0] not in ("ask", *HEADER):
            found.setdefault(tuple("" if isinstance(step, int) else step for step in place), place)
    return list(found.values())


def instead(data: Data, place: Place, everywhere: list[Place], chance: random.Random) -> Any:
    """Another value for a place: a number beside it, a name from elsewhere, nothing, or the same twice."""
    value = value_at(data, place)
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + chance.choice((-1, 1, 1, 2))
    others = [value_at(data, other) for other in chance.sample(everywhere, min(40, len(everywhere)))]
    names = [other for other in others if isinstance(other, str) and other != value]
    if isinstance(value, str) and names:
        return chance.choice(names)
    return chance.choice((DELETE, TWICE, None))


def verdict(data: Data, worded: set[str]) -> str:
    """What is said of a position; the first time that something is said, there must be words for it."""
    try:
        game = nave.from_position(data)
    except PositionError as error:
        if error.said.key not in worded:
            worded.add(error.said.key)
            error.say()
        return repr(error.said)
    return "" if game.position() == data else OTHERWISE


def verdicts(name: str, data: Data) -> str:
    """How many are refused and how many are not, and digests of what is said."""
    worded: set[str] = set()
    found = [verdict(copy.deepcopy(broken), worded) for broken in breaks(data, name)]
    chunks = ["\n".join(found[start : start + CHUNK]) for start in range(0, len(found), CHUNK)]
    digests = " ".join(hashlib.sha256(chunk.encode()).hexdigest()[:5] for chunk in chunks)
    return f"{sum(map(bool, found))} of {len(found)} refused: {digests}"


def as_toml(game: str) -> str:
    return "".join(f'"{name}" = "{verdicts(name, data)}"\n' for name, data in stages(game).items())


# ------------------------------------------------------------ printed values

# What is put in place of a printed value, beside its neighbours.
PRINTED: Final[tuple[Any, ...]] = (
    0,
    -1,
    99,
    1000,
    True,
    None,
    "",
    "x",
    "x" * 60,
    "x" * 61,
    [],
    DELETE,
    TWICE,
)


def tables(game: str) -> dict[str, str]:
    """For each table of components what is said of a row with one value changed, and what it may hold."""
    rules = rules_of(game)
    schema, standard = rules.component_schema, rules.standard_components().data
    found = {}
    for table, shape in schema.tables.items():
        alone = Schema({table: shape}, [], {})
        said = []
        for rows in changed(standard[table]):
            said.append("\n".join(map(str, check(alone, standard, {table: rows}, "my.toml"))))
        said.append(described(shape))
        digest = hashlib.sha256("\n".join(said).encode()).hexdigest()[:8]
        found[table] = f"{sum(map(bool, said[:-1]))} of {len(said) - 1} refused: {digest}"
    return found


def described(shape: Any) -> str:
    """What may stand in a table, with every limit: whatever its parts are made of."""
    if isinstance(shape, dict):
        return "{" + ", ".join(f"{key}: {described(value)}" for key, value in shape.items()) + "}"
    if isinstance(shape, list | tuple):
        return "[" + ", ".join(map(described, shape)) + "]"
    if isinstance(shape, set | frozenset):
        return described(sorted(shape))
    if callable(shape):
        return str(getattr(shape, "__name__", type(shape).__name__))
    return f"{type(shape).__name__}{described(vars(shape))}" if hasattr(shape, "__dict__") else repr(shape)


def changed(table: Any) -> Iterator[Any]:
    """A table with one value of its longest row otherwise, or with that row gone or doubled."""
    row: Place = ()
    if isinstance(table, list):
        row = (max(range(len(table)), key=lambda number: len(places(table[number]))),)
        yield mutated(table, row, DELETE)
        yield mutated(table, row, TWICE)
    for place in places(value_at(table, row)):
        now = value_at(table, (*row, *place))
        for value in (*((now - 1, now + 1) if type(now) is int else ()), *PRINTED):
            if value is not now:
                yield mutated(table, (*row, *place), value)


# ------------------------------------------------------------ what must fit together

# Rows of a table that are changed one by one, names that are tried, and how often a row is added once more.
ROWS: Final = 12
NAMES: Final = 8
COPIES: Final = (1, 2, 4, 8, 16, 32, 64)


def crossed(game: str) -> dict[str, str]:
    """For each check over whole tables what it finds in sets that were changed there, as digests."""
    rules = rules_of(game)
    schema, standard = rules.component_schema, rules.standard_components().data
    found = {}
    names = names_in(standard)
    for cross in schema.cross_checks:
        said = [
            told_of(cross, {**standard, table: rows})
            for table in cross.tables
            for rows in otherwise(standard[table], names)
        ]
        digest = hashlib.sha256("\n".join(said).encode()).hexdigest()[:8]
        name = f"{cross.find.__module__.rpartition('nave.games.')[2]}.{cross.find.__name__}"
        found[name] = f"{sum(map(bool, said))} of {len(said)} refused: {digest}"
    return found


def told_of(cross: CrossCheck, data: Data) -> str:
    try:
        return "\n".join(repr(problem.said) for problem in cross.find(data))
    except (KeyError, IndexError, ValueError) as error:
        # Such a row would be refused for itself before anybody looks at the whole.
        return type(error).__name__


def names_in(standard: Data) -> dict[str, list[str]]:
    """The names that stand in a field of any table."""
    found: dict[str, set[str]] = {}
    for rows in standard.values():
        for row in rows if isinstance(rows, list) else []:
            for key, value in row.items():
                found.setdefault(key, set()).update([value] if isinstance(value, str) else [])
    return {key: sorted(values) for key, values in found.items()}


def otherwise(table: Any, names: dict[str, list[str]]) -> Iterator[Any]:
    """A table with one value changed, a row gone or repeated, or more and more rows changed alike."""
    if not isinstance(table, list):
        for place in places(table):
            for value in beside(value_at(table, place), names.get(str(place[-1]), [])):
                yield mutated(table, place, value)
        return
    for number in range(0, len(table), len(table) // ROWS + 1):
        row = table[number]
        yield table[:number] + table[number + 1 :]
        for copies in COPIES:
            yield table + [row] * copies
        for place in places(row):
            for value in beside(value_at(row, place), names.get(str(place[-1]), [])):
                other = mutated(row, place, value)
                yield [*table[:number], other, *table[number + 1 :]]
    for field in [key for key, value in table[0].items() if isinstance(value, bool)]:
        for count in range(1, len(table) + 1):
            yield [{**row, field: not row[field]} for row in table[:count]] + table[count:]


def beside(value: Any, names: list[str]) -> list[Any]:
    """What may stand there as well: a number one less or more, the other truth, other names of the field."""
    if isinstance(value, bool):
        return [not value]
    if isinstance(value, int):
        return [value - 1, value + 1]
    return [name for name in names if name != value][:NAMES] if isinstance(value, str) else []


def crossed_as_toml(game: str) -> str:
    return "".join(f'"{name}" = "{said}"\n' for name, said in crossed(game).items())


def tables_as_toml(game: str) -> str:
    return "".join(f'{table} = "{said}"\n' for table, said in tables(game).items())
