"""The library people import; `nave` re-exports all of it."""

from functools import cache

from nave.games import registry
from nave.games import rules_of as loaded_rules
from nave.kernel.begin import begin_record, game_from_position, game_from_record
from nave.kernel.begin import new_game as start_game
from nave.kernel.chance import Chance, Seeded, any_seed
from nave.kernel.component_store import ComponentStore, default_home
from nave.kernel.components import STANDARD, ComponentError, ComponentSet
from nave.kernel.errors import BadInput, PositionError, RecordError
from nave.kernel.game import Game
from nave.kernel.language import DEFAULT, Each, spoken_of
from nave.kernel.ledger import Ledger, rule_words
from nave.kernel.owner_set import Box, read_owner_set
from nave.kernel.record import Record
from nave.kernel.rules import GameData, Rules
from nave.kernel.said import Said
from nave.kernel.types import Position


def known_games() -> dict[str, Rules]:
    """The rules of every game that is installed."""
    return registry()


def rules_of(game: str) -> Rules:
    """The rules of a game. Raises BadInput if there is no such game, or if it cannot be loaded."""
    return loaded_rules(game if type(game) is str else repr(game))


@cache
def ledger_of(game: str, language: str = DEFAULT) -> Ledger:
    """The rules of a game in the words of a language, read once."""
    rules = rules_of(game)
    return rules.ledger().told(rule_words(rules.words_in, language), rules.words(spoken_of([language])))


def games(*, language: str = DEFAULT) -> list[GameData]:
    """Every game with its id, title, edition, designer, seats, and settings with their allowed values.

    Raises NaveError if there are no words of that language.
    """
    return [rules.to_data(language) for rules in known_games().values()]


def component_set(game: str, *, name: str = STANDARD) -> ComponentSet:
    """The printed values of a game: the standard set, or one installed with `nave components install`.

    Raises BadInput for an unknown game, ComponentError for a set that is not there or holds mistakes.
    """
    rules = rules_of(game)
    store = ComponentStore(default_home())
    return store.load(game, name, rules.component_schema, rules.standard_components())


def new_game(
    game: str,
    *,
    seats: int,
    seed: int | None = None,
    settings: dict[str, str] | None = None,
    components: str = STANDARD,
    chance: Chance | None = None,
    rules_version: int | None = None,
) -> Game:
    """A game set up and ready for its first answer. The same seed, seats and settings give the same set-up.

    A `chance` answers for nature in place of a seed; `rules_version` asks for earlier rules than today's.
    Raises BadInput for a game, a number of seats, a seed, a setting or a version that does not exist,
    ComponentError for a component set that is not there.
    """
    if chance is None:
        chance = any_seed() if seed is None else Seeded(_checked_seed(seed))
    elif seed is not None:
        raise BadInput(Said("seed-or-chance"))
    return start_game(
        rules_of(game), component_set(game, name=components), seats, chance, settings, rules_version
    )


def _checked_seed(seed: int) -> int:
    if type(seed) is not int:
        raise BadInput(Said("bad-seed", given=repr(seed)))
    return seed


def _recorded_set(game: str, header: object) -> ComponentSet:
    if not isinstance(header, dict) or set(header) != {"name", "hash"}:
        raise ComponentError(Said("bad-components"))
    rules = rules_of(game)
    store = ComponentStore(default_home())
    return store.find(
        game, header["name"], header["hash"], rules.component_schema, rules.standard_components()
    )


def replay(record: Record, *, upto: int | None = None, chance: Chance | None = None) -> Game:
    """Play a record again, up to a number of answers.

    What nature answers afterwards is up to the record's seed, or to a `chance`. Raises RecordError if it
    cannot be replayed exactly with what is installed.
    """
    rules, components = _recorded(record)
    return game_from_record(rules, components, record, upto, chance)


def begin_replay(record: Record) -> Game:
    """The game of a record before its first answer; `follow` takes its answers one by one."""
    rules, components = _recorded(record)
    return begin_record(rules, components, record)


def _recorded(record: Record) -> tuple[Rules, ComponentSet]:
    try:
        rules = rules_of(record.game)
        return rules, _recorded_set(record.game, record.components)
    except BadInput as error:
        raise RecordError(error) from error
    except ComponentError as error:
        carried = _carried_set(rules, record)
        if carried is None:
            raise RecordError(error) from error
        return rules, carried


def _carried_set(rules: Rules, record: Record) -> ComponentSet | None:
    """The set that a record brings along, so that it is read where nobody has installed it."""
    carried = record.meta.get("set")
    if carried is None:
        return None
    box = Box(rules.component_schema, rules.standard_components())
    try:
        found = read_owner_set(carried, box).components(box)
    except ComponentError:
        return None
    return found if record.components.get("hash") in found.hashes else None


def from_position(data: Position, *, seed: int = 0) -> Game:
    """A game that starts from a position as `Game.position()` gives it; `seed` rules the dice to come.

    Raises PositionError if the data are no position of an installed game, BadInput for a seed that is none.
    """
    chance = Seeded(_checked_seed(seed))
    if not isinstance(data, dict):
        raise PositionError(Said("bad-position", given=type(data).__name__))
    for key in ("game", "components"):
        if key not in data:
            raise PositionError(Said("position-lacks", keys=Each([key])))
    try:
        rules = rules_of(data["game"])
        components = _recorded_set(data["game"], data["components"])
        return game_from_position(rules, components, data, chance)
    except (BadInput, ComponentError) as error:
        raise PositionError(error) from error
