"""Which mind thinks about which game: the plug-in `nave.minds` of its package."""

from functools import lru_cache
from typing import Final

from nave.bots.mind import Mind
from nave.kernel import plugins
from nave.kernel.errors import BadInput
from nave.kernel.said import Said

WORDS_IN: Final = ("nave.bots",)


@lru_cache(maxsize=64)
def mind_of(game: str, seats: int, style: str = "") -> Mind:
    """Minds never change once made, so one of each serves everybody. `style` names a set of weights."""
    maker = plugins.load(plugins.MINDS, game)
    if maker is None:
        raise BadInput(Said("no-mind", game=repr(game)), WORDS_IN)
    mind = maker(seats)
    if not isinstance(mind, Mind):
        raise BadInput(Said("mind-is-none", game=repr(game), maker=repr(maker)), WORDS_IN)
    return mind.styled(style) if style else mind
