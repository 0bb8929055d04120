"""The games. Each is found by the entry point `nave.games` of its package and loaded when it is asked for."""

import warnings
from functools import cache

from nave.kernel import plugins
from nave.kernel.errors import BadInput
from nave.kernel.rules import Rules


@cache
def rules_of(game: str) -> Rules:
    """The rules of a game; they have no state, so one object serves everybody.

    Raises BadInput, which says what to do, if there is no such game or it cannot be loaded.
    """
    maker = plugins.load(plugins.GAMES, game) if type(game) is str else None
    if maker is None:
        known = plugins.names(plugins.GAMES)
        told = f"games: {', '.join(known)}" if known else "none is installed; run `make install`"
        raise BadInput(f"there is no game {game!r}; {told}")
    rules = maker()
    if not isinstance(rules, Rules):
        raise BadInput(f"the game {game!r} is no game: {maker!r} must make a nave.kernel.rules.Rules")
    if rules.id != game:
        raise BadInput(f"the entry point {game!r} makes the game {rules.id!r}; name it like the game's id")
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
