"""Nave: board games played to the letter of their rules.

>>> import nave
>>> first = nave.games()[0]
>>> game = nave.new_game(first["id"], seats=first["seats"][-1], seed=42)
>>> option = game.options()[0]
>>> option in game.legal_moves
True
>>> game.play(option)
"""

from nave import native  # first: it decides which engine the imports below find
from nave.api import component_set, from_position, games, new_game, replay
from nave.bots.base import Bot, Budget
from nave.kernel.components import ComponentError
from nave.kernel.errors import BadInput, IllegalMove, NaveError, PositionError, RecordError
from nave.kernel.events import Event
from nave.kernel.game import Game
from nave.kernel.legal import LegalMoves
from nave.kernel.option import Option
from nave.kernel.record import Record, load_record, record_from_json
from nave.kernel.rules import Refusal, Result

# The only place that says it: pyproject.toml reads it from here.
__version__ = "0.1.0"

__all__ = [
    "BadInput",
    "Bot",
    "Budget",
    "ComponentError",
    "Event",
    "Game",
    "IllegalMove",
    "LegalMoves",
    "NaveError",
    "Option",
    "PositionError",
    "Record",
    "RecordError",
    "Refusal",
    "Result",
    "__version__",
    "component_set",
    "from_position",
    "games",
    "load_record",
    "native",
    "new_game",
    "record_from_json",
    "replay",
]
