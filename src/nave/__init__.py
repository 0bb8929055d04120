"""Nave: The Red Cathedral and Basilica, played to the letter of their rules.

>>> import nave
>>> game = nave.new_game("red_cathedral", seats=2, seed=42)
>>> game.play(game.options()[0])
"""

from nave import native  # first: it decides which engine the imports below find
from nave.api import component_set, from_position, games, new_game, replay
from nave.kernel.components import ComponentError
from nave.kernel.errors import BadInput, IllegalMove, NaveError, PositionError, RecordError
from nave.kernel.game import Game, Option
from nave.kernel.record import Record, load_record, record_from_json
from nave.kernel.rules import Refusal, Result

__all__ = [
    "BadInput",
    "ComponentError",
    "Game",
    "IllegalMove",
    "NaveError",
    "Option",
    "PositionError",
    "Record",
    "RecordError",
    "Refusal",
    "Result",
    "component_set",
    "from_position",
    "games",
    "load_record",
    "native",
    "new_game",
    "record_from_json",
    "replay",
]
