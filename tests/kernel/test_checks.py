"""The checks that every game has to pass, shown to pass for a sound game and to catch a broken one."""

import itertools
import random
from typing import Any, cast

import pytest

from nave.kernel.components import ComponentSet
from nave.kernel.rules import Refusal, Result, Setup
from nave.kernel.said import Said
from nave.kernel.state import State as KernelState
from tests.support.checks import play_checked
from tests.support.toy import Marbles, Toy
from tests.support.toy_questions import POLISH, Draw, NextTurn, Polished, State, Turn


@pytest.mark.parametrize("bag", ["full", "half"])
@pytest.mark.parametrize("seed", range(4))
def test_a_sound_game_passes(bag: str, seed: int) -> None:
    game = play_checked(Toy(), 2, {"bag": bag}, seed)
    assert game.over


class SharedCopy(State):
    def copy(self) -> State:
        twin = super().copy()
        twin.shine = self.shine
        return twin


class Aliased(Marbles):
    """Copies share a list."""

    def fresh(self, settings: dict[str, str], components: ComponentSet) -> State:
        s = super().fresh(settings, components)
        return SharedCopy(s.bag, s.worth)


class Unfounded(Marbles):
    """A refusal cites a rule that does not exist."""

    def refuse(self, s: KernelState, move: int) -> Refusal:
        return Refusal(Said("verbatim", text="no"), "marbles.nothing")


class Silent(Marbles):
    """A refusal without a reason."""

    def refuse(self, s: KernelState, move: int) -> Refusal:
        return Refusal(Said("verbatim", text=""), "marbles.end")


class Nameless(Marbles):
    def label(self, s: KernelState, move: int) -> Said:
        return Said("verbatim", text="") if POLISH.family.has(move) else super().label(s, move)


class Clumsy(Marbles):
    """Touches that no interface could use."""

    def touches(self, s: KernelState, move: int) -> tuple[str, ...]:
        return ("polish",) if POLISH.family.has(move) else super().touches(s, move)


class Forgetful(Marbles):
    """A position without the number of polishes of the turn."""

    def position(self, s: KernelState) -> dict[str, Any]:
        return {**super().position(s), "polished": 0}


class Gossip(Marbles):
    """A view that shows the marbles of everybody."""

    def view(self, s: KernelState, seat: int | None) -> dict[str, Any]:
        return {**super().view(s, seat), "all": [list(row) for row in cast(State, s).held]}


class Leaky(Marbles):
    """A view that hands out a list of the state itself."""

    def view(self, s: KernelState, seat: int | None) -> dict[str, Any]:
        return {**super().view(s, seat), "shine": cast(State, s).shine}


class Unplain(Marbles):
    """A view that JSON would not give back as it was."""

    def view(self, s: KernelState, seat: int | None) -> dict[str, Any]:
        return {**super().view(s, seat), "shine": tuple(cast(State, s).shine)}


class Miscounted(Marbles):
    """A total that is not the score."""

    def result(self, s: KernelState) -> Result:
        result = super().result(s)
        result.breakdown[1]["total"] += 1
        return result


class Unfair(Marbles):
    """The winner is not the best."""

    def result(self, s: KernelState) -> Result:
        result = super().result(s)
        worst = min(range(2), key=lambda seat: result.scores[seat])
        return Result(result.scores, [worst], result.breakdown, result.said)


class Hesitant(Turn):
    def options(self, s: State) -> list[int]:
        return [] if s.polished == 1 else super().options(s)


class Repetitive(Turn):
    def options(self, s: State) -> list[int]:
        return super().options(s) + [POLISH.family.at()] * (s.polished == 0)


class Lawless(Turn):
    def apply(self, s: State, move: int) -> None:
        super().apply(s, move)
        s.tell(Polished(rule="marbles.nothing", seat=self.who))


class Whimsical(Turn):
    """What an answer does depends on more than state and answer."""

    moods = itertools.count()

    def apply(self, s: State, move: int) -> None:
        super().apply(s, move)
        s.shine[self.who] += next(self.moods) % 2


class Losing(Draw):
    """A marble gets lost."""

    def apply(self, s: State, move: int) -> None:
        super().apply(s, move)
        s.held[self.seat][move - 8] -= 1


def with_turn(kind: type[Turn]) -> Marbles:
    class NextOdd(NextTurn):
        def apply(self, s: State, move: int) -> None:
            super().apply(s, move)
            if s.stack:
                s.stack[-1] = kind(s.stack[-1].who)

    class Odd(Marbles):
        def start(self, setup: Setup) -> KernelState:
            s = super().start(setup)
            s.stack[0] = NextOdd()
            return s

    return Odd()


class Careless(Marbles):
    def start(self, setup: Setup) -> KernelState:
        s = super().start(setup)
        s.stack[-1] = Losing(0)
        return s


class Dreaming(Marbles):
    """A state imagined from a view that asks something else."""

    def from_view(self, view: dict[str, Any], setup: Setup, rng: random.Random) -> KernelState:
        s = super().from_view(view, setup, rng)
        cast(State, s).polished = 2
        return s


# What is wrong, and the check that has to find it.
BROKEN = [
    (Aliased(), "check_copy"),
    (Unfounded(), "check_refusals"),
    (Silent(), "check_refusals"),
    (Nameless(), "check_options"),
    (Clumsy(), "check_options"),
    (Forgetful(), "check_position"),
    (Gossip(), "check_imagined"),
    (Dreaming(), "check_imagined"),
    (Unplain(), "check_views"),
    (Miscounted(), "check_over"),
    (Unfair(), "check_over"),
    (Careless(), "check_pieces"),
    (with_turn(Hesitant), "choose"),
    (with_turn(Repetitive), "choose"),
    (with_turn(Lawless), "check_events"),
    (with_turn(Whimsical), "step"),
]


def play_six_games(rules: Marbles) -> None:
    for seed in range(6):
        play_checked(Toy(rules), 2, {}, seed)


@pytest.mark.parametrize(("rules", "check"), BROKEN)
def test_a_broken_game_is_caught(rules: Marbles, check: str) -> None:
    with pytest.raises(AssertionError) as caught:
        play_six_games(rules)
    assert check in [entry.name for entry in caught.traceback]


def test_a_view_shares_no_list_with_the_state_even_if_the_game_hands_one_out() -> None:
    toy = Toy(Leaky())
    game = toy.new_game()
    before = game.position()
    game.view(0)["shine"].append(99)
    assert game.position() == before
