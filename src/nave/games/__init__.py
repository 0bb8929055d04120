"""The games. Each is found by the entry point `nave.games` of its package and loaded when it is asked for."""

import warnings
from functools import cache

from nave.kernel import plugins
from nave.kernel.errors import BadInput
from nave.kernel.language import Each
from nave.kernel.rules import Rules
from nave.kernel.said import Said


@cache
def rules_of(game: str) -> Rules:
    """The rules of a game; they have no state, so one object serves everybody.

    Raises BadInput, which says what to do, if there is no such game or it cannot be loaded.
    """
    maker = plugins.load(plugins.GAMES, game) if type(game) is str else None
    if maker is None:
        known = plugins.names(plugins.GAMES)
        if not known:
            raise BadInput(Said("no-games", game=repr(game)))
        raise BadInput(Said("no-game", game=repr(game), known=Each(known)))
    rules = maker()
    if not isinstance(rules, Rules):
        raise BadInput(Said("game-is-none", game=repr(game), maker=repr(maker)))
    if rules.id != game:
        raise BadInput(Said("game-misnamed", game=repr(game), makes=repr(rules.id)))
    return rules


def registry() -> dict[str, Rules]:
    """Every game that can be loaded, those for the most numbers of seats first; a warning tells of others."""
    games: list[Rules] = []
    for name in plugins.names(plugins.GAMES):
        try:
            games.append(rules_of(name))
        except BadInput as error:
            warnings.warn(str(error), RuntimeWarning, stacklevel=2)
    return {rules.id: rules for rules in sorted(games, key=lambda rules: (-len(rules.seats), rules.id))}
