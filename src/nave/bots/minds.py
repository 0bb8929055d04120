"""Which mind thinks about which game."""

from functools import lru_cache

from nave.bots.basilica.mind import BasilicaMind
from nave.bots.mind import Mind
from nave.bots.red_cathedral.mind import RedCathedralMind
from nave.kernel.errors import BadInput


@lru_cache(maxsize=16)
def mind_of(game: str, seats: int) -> Mind:
    """Minds never change once made, so one of each serves everybody."""
    if game == "red_cathedral":
        return RedCathedralMind(seats)
    if game == "basilica":
        return BasilicaMind(seats)
    raise BadInput(f"no bot that thinks knows the game {game!r}; the bot 'random' plays every game")
