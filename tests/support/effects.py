"""Previews are true: what each option says it would do is what then happens, up to chance."""

import random
from collections.abc import Callable
from typing import Any

from nave.kernel.events import Event
from nave.kernel.frame import NO_MOVE
from nave.kernel.game import Game
from nave.kernel.option import Option

# What a game demands of its options beside.
Demand = Callable[[Game, list[Option]], None]


def play_with_previews(
    game: Game, chance: random.Random, demand: Demand, every: int = 10, most: int = 5000
) -> int:
    """Play a game at random; every option of every so-many-th question is compared. How many were."""
    compared = 0
    for number in range(most):
        if game.over:
            return compared
        if number % every == 0:
            compared += check_previews(game, demand)
        game.play(choose(game, chance))
    raise AssertionError("the game does not end")


def choose(game: Game, chance: random.Random) -> int:
    """The kind of an answer first: otherwise the kinds with many answers would leave no room for others."""
    kinds: dict[str, list[int]] = {}
    for move in game.legal_moves:
        kinds.setdefault(game.rules.catalogue.text(move).split()[0], []).append(move)
    return chance.choice(kinds[chance.choice(sorted(kinds))])


def check_previews(game: Game, demand: Demand) -> int:
    options = game.options()
    before = game.position()
    hides = game.rules.hides(game.state, game.seats)
    for option in options:
        expected, got = plain(option.effect), happened(game, option)
        # What hangs on a secret of others is left out, and all that follows from it.
        assert expected == (got[: len(expected)] if hides else got), f"{game.prompt} {option.text}"
    check_advice(game, options)
    demand(game, options)
    assert game.position() == before, "a preview changes the game"
    return len(options)


def happened(game: Game, option: Option) -> list[dict[str, Any]]:
    """The events of the answer itself, as the seat that gives it may know them."""
    seat, twin = game.seat, game.copy()
    number = len(twin.answers)
    twin.play(option)
    return plain([event for event in twin.events_for(seat, since=number) if event.answer == number])


def plain(events: list[Event]) -> list[dict[str, Any]]:
    return [{key: value for key, value in event.to_data().items() if key != "answer"} for event in events]


def check_advice(game: Game, options: list[Option]) -> None:
    """At most one answer is usual, a legal one; the only one always is. All that is shown has words."""
    usual = [option for option in options if option.usual]
    assert len(usual) <= 1, f"{game.prompt} has more than one usual answer"
    named = game.state.stack[-1].usual(game.state)
    assert [option.move for option in usual] == ([] if named == NO_MOVE else [named])
    if len(options) == 1:
        assert usual == options
    for option in options:
        assert option.label
        assert all(game.say(left) for left in option.leaves)
        assert all(game.told(event)["text"] for event in option.effect)


def usual_gives_up_nothing(game: Game, options: list[Option]) -> None:
    for option in options:
        if option.usual:
            assert len(options) == 1 or not option.leaves, f"{option.text} is usual and gives something up"
