"""Games made anew, from a position or from a record."""

import copy

from nave.kernel.chance import Chance, Seeded
from nave.kernel.components import ComponentSet
from nave.kernel.errors import BadInput, NaveError, PositionError, RecordError
from nave.kernel.frame import NATURE
from nave.kernel.game import POSITION_FORMAT, Game
from nave.kernel.language import Each
from nave.kernel.record import SETTINGS_KEY, Record, with_settings_key
from nave.kernel.rules import Rules, Setup
from nave.kernel.said import Said
from nave.kernel.state import State
from nave.kernel.types import Ending, Position

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


def state_of_position(rules: Rules, components: ComponentSet, data: Position) -> tuple[Setup, State]:
    """Set-up and state of a position, if it is one of that game and component set."""
    data = with_settings_key(data)
    missing = [key for key in HEADER if key not in data]
    if missing:
        raise PositionError(Said("position-lacks", keys=Each(missing)))
    if data["format"] != POSITION_FORMAT:
        raise PositionError(Said("position-format", given=repr(data["format"]), known=repr(POSITION_FORMAT)))
    if data["game"] != rules.id:
        raise PositionError(Said("position-game", given=repr(data["game"]), known=repr(rules.id)))
    try:
        version = rules.check_version(data["rules_version"])
    except BadInput as error:
        raise PositionError(error) from None
    header = data["components"]
    rules.check_seats(data["seats"])
    if not isinstance(data[SETTINGS_KEY], dict):
        raise PositionError(Said("position-settings", entry=SETTINGS_KEY))
    settings = rules.check_settings(data["seats"], data[SETTINGS_KEY])
    components = rules.components_in_play(settings, components)
    if not isinstance(header, dict) or header.get("hash") != components.hash:
        known = {"name": repr(components.name), "hash": components.hash}
        raise PositionError(Said("position-components", given=repr(header), **known))
    body = {key: value for key, value in data.items() if key not in HEADER}
    setup = Setup(data["seats"], settings, components, version)
    try:
        return setup, rules.from_position(body, setup)
    except PositionError as error:
        # Rules say what is wrong by their own keys; here is known who has the words.
        raise PositionError(error.said, rules.words_in) from None


def game_from_position(rules: Rules, components: ComponentSet, data: Position, chance: Chance) -> Game:
    setup, state = state_of_position(rules, components, data)
    # The caller may go on changing the data; the record keeps what the game began with.
    game = Game(rules, setup, chance, state, copy.deepcopy(data))
    game.settle()
    return game


def game_from_ending(
    rules: Rules, components: ComponentSet, seats: int, settings: dict[str, str] | None, data: Ending
) -> Game:
    """A finished game of a real box, described piece by piece: result and score sheet can be asked for."""
    setup = rules.setup(seats, settings, components, None)
    try:
        state = rules.read_ending(data, setup)
    except PositionError as error:
        raise PositionError(error.said, rules.words_in) from None
    return Game(rules, setup, Seeded(0), state, None)


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
            named = record.components["hash"]
            raise RecordError(Said("record-components", named=named, hash=components.hash))
        setup = Setup(record.seats, settings, components, version)
        if record.start is None:
            state = rules.start(setup)
        else:
            begun, state = state_of_position(rules, components, record.start)
            if begun != setup:
                raise RecordError(Said("record-start"))
    except RecordError:
        raise
    except NaveError as error:
        raise RecordError(error) from None
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
        raise RecordError(Said("record-upto", count=str(count), given=repr(upto)))
    for number, text in enumerate(record.answers):
        if number >= wanted and not game.over and game.seat != NATURE:
            break
        game.follow(text)
    game.settle()
    result = game.result
    if record.result is not None and wanted == count:
        if result is None:
            raise RecordError(Said("record-not-over", count=count))
        if record.result != {"scores": result.scores, "winners": result.winners}:
            raise RecordError(Said("record-result", named=str(record.result), scores=str(result.scores)))
    return game
