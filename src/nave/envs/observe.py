"""Observations: a vector made of the seat's own view and of nothing else, and the mask of legal moves."""

from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from nave.api import new_game
from nave.envs import basilica, red_cathedral
from nave.envs.vector import Vector
from nave.kernel.components import STANDARD, ComponentSet
from nave.kernel.errors import BadInput
from nave.kernel.game import Game

Encoder = Callable[[dict[str, Any], int, ComponentSet], Vector]


def encoder_of(game: str) -> Encoder:
    known: dict[str, Encoder] = {"red_cathedral": red_cathedral.encode, "basilica": basilica.encode}
    if game not in known:
        raise BadInput(f"there is no environment for the game {game!r}; games: {', '.join(known)}")
    return known[game]


def vector_of(game: Game, seat: int) -> NDArray[np.float32]:
    found = encoder_of(game.rules.id)(game.view(seat), seat, game.components)
    return np.array(found.values, dtype=np.float32)


def mask_of(game: Game, seat: int) -> NDArray[np.int8]:
    """1 for each move of the catalogue that the seat may answer with now."""
    mask = np.zeros(len(game.rules.catalogue), dtype=np.int8)
    if game.seat == seat:
        mask[game.legal_moves] = 1
    return mask


def layout(
    game: str, seats: int = 2, options: dict[str, str] | None = None, components: str = STANDARD
) -> list[str]:
    """The name of every number in an observation, in their order."""
    encode = encoder_of(game)
    start = new_game(game, seats, 0, options, components)
    return encode(start.view(0), 0, start.components).names
