"""Asking bots in tests, and bots that misbehave."""

import random
import time
from typing import Any

from nave.bots import make_bot
from nave.bots.apprentice import drawn
from nave.bots.base import Bot, Budget
from nave.bots.mason import best
from nave.bots.mind import LEARNING
from nave.bots.minds import mind_of
from nave.bots.safe import SafeBot, ask
from nave.bots.search import Planner
from nave.kernel.frame import NATURE
from nave.kernel.game import Game, Option
from nave.kernel.state import State, answer


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


def play_tables(game: Game, names: list[str], turns: int) -> None:
    """As a tournament plays it, bots asked through views; given up after so many turns."""
    bots = [SafeBot(make_bot(name)) for name in names]
    while game.seat is not None and game.state.turn <= turns:
        game.play(ask(game, bots[game.seat], Budget()))


def play_state(state: State, game: str, names: list[str], seed: int, turns: int, nodes: int) -> int:
    """The same bots asked on the state itself, which is many times quicker; the turns that were played.

    In games without secrets the view holds the whole state, so they answer no differently.
    """
    rng = random.Random(seed)
    mind = mind_of(game, len(names))
    while state.stack and state.turn <= turns:
        frame = state.stack[-1]
        if frame.who == NATURE:
            move = frame.draw(state, rng.getrandbits(64))
        elif names[frame.who] == "random":
            move = rng.choice(frame.options(state))
        elif names[frame.who] == "apprentice":
            sensible = mind.sensible(state, frame.who)
            move = drawn(mind, state, frame.who, sensible, rng, Budget())
        else:
            learning = names[frame.who] == LEARNING
            own = mind_of(game, len(names), LEARNING) if learning else mind
            planner = Planner(own, state, frame.who, rng.getrandbits(64), Budget(nodes))
            tries = own.tries(state, frame.who)
            outlooks = [] if len(tries) == 1 else planner.plan(tries)
            if learning:
                for outlook in outlooks:
                    outlook.value += rng.gauss(0.0, own.error)
            move = best(outlooks).move if outlooks else tries[0]
        answer(state, move)
    return state.turn
