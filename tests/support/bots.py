"""Asking bots in tests, and bots that misbehave."""

import random
import time
from typing import Any

from nave.bots.base import Bot, Budget
from nave.kernel.game import Game, Option


def chosen(game: Game, bot: Bot, seed: int = 0, nodes: int = 120) -> str:
    """What the bot answers to the open question, as text."""
    seat = game.seat
    assert seat is not None
    return bot.choose(game.view(seat), game.options(), random.Random(seed), Budget(nodes)).text


def play_on(game: Game, bot: Bot, answers: int, seed: int = 0, nodes: int = 120) -> list[str]:
    """Let the bot answer for all seats; the answers it gave."""
    given: list[str] = []
    while not game.over and len(given) < answers:
        text = chosen(game, bot, seed + len(given), nodes)
        game.play(text)
        given.append(text)
    return given


def play_turn(game: Game, bot: Bot, nodes: int = 300) -> list[str]:
    """The answers of one turn."""
    turn = game.state.turn
    given: list[str] = []
    while not game.over and game.state.turn == turn:
        given += play_on(game, bot, 1, len(given), nodes)
    return given


class Crashing(Bot):
    def __init__(self) -> None:
        self.name = "crashing"

    def choose(
        self, view: dict[str, Any], options: list[Option], rng: random.Random, budget: Budget
    ) -> Option:
        view.clear()
        raise ZeroDivisionError("no idea")


class Cheating(Bot):
    def __init__(self) -> None:
        self.name = "cheating"

    def choose(
        self, view: dict[str, Any], options: list[Option], rng: random.Random, budget: Budget
    ) -> Option:
        return Option("deal base_01", 10_000, (), "")


class Dreaming(Bot):
    def __init__(self, seconds: float) -> None:
        self.name = "dreaming"
        self.seconds = seconds

    def choose(
        self, view: dict[str, Any], options: list[Option], rng: random.Random, budget: Budget
    ) -> Option:
        time.sleep(self.seconds)
        return options[0]


class First(Bot):
    def __init__(self) -> None:
        self.name = "first"

    def choose(
        self, view: dict[str, Any], options: list[Option], rng: random.Random, budget: Budget
    ) -> Option:
        return options[0]
