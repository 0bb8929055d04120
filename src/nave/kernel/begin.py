"""Games made anew, from a position or from a record."""

import copy
from typing import Any

from nave.kernel.chance import Chance, Seeded
from nave.kernel.components import ComponentSet
from nave.kernel.errors import BadInput, NaveError, PositionError, RecordError
from nave.kernel.frame import NATURE
from nave.kernel.game import POSITION_FORMAT, Game
from nave.kernel.record import SETTINGS_KEY, Record, with_settings_key
from nave.kernel.rules import Rules, Setup
from nave.kernel.state import State

HEADER = ("format", "game", "rules_version", "components", "seats", SETTINGS_KEY)


def new_game(
    rules: Rules,
    components: ComponentSet,
    seats: int,
    chance: Chance,
    settings: dict[str, str] | None = None,
    version: int | None = None,
) -> Game:
    setup = rules.setup(seats, settings, components, version)
    game = Game(rules, setup, chance, rules.start(setup), None)
    game.settle()
    return game


def state_of_position(rules: Rules, components: ComponentSet, data: dict[str, Any]) -> tuple[Setup, State]:
    """Set-up and state of a position, if it is one of that game and component set."""
    data = with_settings_key(data)
    missing = [key for key in HEADER if key not in data]
    if missing:
        raise PositionError(f"the position lacks {', '.join(missing)}")
    if data["format"] != POSITION_FORMAT:
        raise PositionError(f"format is {data['format']!r}; this version reads {POSITION_FORMAT!r}")
    if data["game"] != rules.id:
        raise PositionError(f"game is {data['game']!r}; needed: {rules.id!r}")
    try:
        version = rules.check_version(data["rules_version"])
    except BadInput as error:
        raise PositionError(str(error)) from None
    header = data["components"]
    rules.check_seats(data["seats"])
    if not isinstance(data[SETTINGS_KEY], dict):
        raise PositionError(f"{SETTINGS_KEY} must map the names of settings to values")
    settings = rules.check_settings(data["seats"], data[SETTINGS_KEY])
    components = rules.components_in_play(settings, components)
    if not isinstance(header, dict) or header.get("hash") != components.hash:
        raise PositionError(
            f"components is {header!r}; needed: {components.name!r} of hash {components.hash}"
        )
    body = {key: value for key, value in data.items() if key not in HEADER}
    setup = Setup(data["seats"], settings, components, version)
    return setup, rules.from_position(body, setup)


def game_from_position(rules: Rules, components: ComponentSet, data: dict[str, Any], chance: Chance) -> Game:
    setup, state = state_of_position(rules, components, data)
    # The caller may go on changing the data; the record keeps what the game began with.
    game = Game(rules, setup, chance, state, copy.deepcopy(data))
    game.settle()
    return game


def begin_record(
    rules: Rules, components: ComponentSet, record: Record, chance: Chance | None = None
) -> Game:
    """The game of a record before its first answer; `Game.follow` takes the answers one by one."""
    try:
        version = rules.check_version(record.rules_version)
        rules.check_seats(record.seats)
        settings = rules.check_settings(record.seats, record.settings)
        components = rules.components_in_play(settings, components)
        if record.components["hash"] != components.hash:
            raise RecordError(
                f"the record names the component hash {record.components['hash']}, "
                f"but a game of its settings is played with {components.hash}"
            )
        setup = Setup(record.seats, settings, components, version)
        if record.start is None:
            state = rules.start(setup)
        else:
            begun, state = state_of_position(rules, components, record.start)
            if begun != setup:
                raise RecordError(
                    "the position it starts from has other seats, settings or rules than the record"
                )
    except RecordError:
        raise
    except NaveError as error:
        raise RecordError(str(error)) from None
    start = copy.deepcopy(record.start)
    game = Game(rules, setup, chance or Seeded(record.seed), state, start)
    game.meta = dict(record.meta)
    return game


def game_from_record(
    rules: Rules,
    components: ComponentSet,
    record: Record,
    upto: int | None = None,
    chance: Chance | None = None,
) -> Game:
    """Play the first `upto` answers (all by default) and what nature answered right after them."""
    game = begin_record(rules, components, record, chance)
    count = len(record.answers)
    wanted = count if upto is None else upto
    if type(wanted) is not int or not 0 <= wanted <= count:
        raise RecordError(f"the record has answers 0 to {count}; {upto!r} is not among them")
    for number, text in enumerate(record.answers):
        if number >= wanted and not game.over and game.seat != NATURE:
            break
        game.follow(text)
    game.settle()
    result = game.result
    if record.result is not None and wanted == count:
        if result is None:
            raise RecordError(f"the record has a result but its {count} answers do not end the game")
        if record.result != {"scores": result.scores, "winners": result.winners}:
            raise RecordError(f"the record names {record.result}, its answers lead to scores {result.scores}")
    return game
