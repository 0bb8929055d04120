"""Which mind thinks about which game: the plug-in `nave.minds` of its package."""

from functools import lru_cache

from nave.bots.mind import Mind
from nave.kernel import plugins
from nave.kernel.errors import BadInput


@lru_cache(maxsize=16)
def mind_of(game: str, seats: int) -> Mind:
    """Minds never change once made, so one of each serves everybody."""
    maker = plugins.load(plugins.MINDS, game)
    if maker is None:
        raise BadInput(f"no bot that thinks knows the game {game!r}; the bot 'random' plays every game")
    mind = maker(seats)
    if not isinstance(mind, Mind):
        raise BadInput(f"the mind of {game!r} is none: {maker!r} must make a nave.bots.mind.Mind")
    return mind
