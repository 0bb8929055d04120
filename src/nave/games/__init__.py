"""The games. A new game is registered here and nowhere else."""

from nave.games.basilica.rules import Basilica
from nave.games.red_cathedral.rules import RedCathedral
from nave.kernel.rules import Rules


def registry() -> dict[str, Rules]:
    games: list[Rules] = [RedCathedral(), Basilica()]
    return {game.id: game for game in games}
