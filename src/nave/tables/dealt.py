"""The seed that deals a set-up again: people compare games by it, so it is told only where that is true."""

from nave.api import new_game
from nave.kernel.errors import NaveError
from nave.kernel.game import Game
from nave.kernel.record import Record


def setup_seed(record: Record, game: Game) -> int | None:
    """The seed that deals the record's set-up again; None if its own seed deals another one."""
    if record.start is not None:
        return None
    try:
        dealt = new_game(
            record.game,
            seats=record.seats,
            seed=record.seed,
            settings=record.settings,
            components=game.components.name,
            rules_version=record.rules_version,
        )
    except NaveError:
        return None
    known = list(dealt.answers)
    return record.seed if record.answers[: len(known)] == known else None
