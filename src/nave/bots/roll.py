"""Playing on quickly: every seat plans one turn at a time with a tiny beam; made for thousands of turns."""

from typing import Final

from mypy_extensions import i64

from nave.bots.mind import Mind
from nave.kernel.frame import NATURE
from nave.kernel.nature import Generator
from nave.kernel.state import State, answer

# Positions one turn may look at unless told otherwise; this part of them at each level is looked at further.
NODES: Final = 25
NARROW: Final = 4
LOW: Final = 0xFFFFFFFF
# A turn that has not ended after so many answers is given up; none comes near.
MOST_ANSWERS: Final = 200
NOTHING: Final[list[int]] = []


class Spot:
    """A position within a turn; `chance` goes on from it, the same for everybody who comes here."""

    def __init__(self, state: State, chance: i64, value: float) -> None:
        self.state = state
        self.chance: i64 = chance
        self.value = value
        # The answers to look at from here; worked out when the position was.
        self.tries: list[int] = NOTHING


class Roller:
    """Plays turns of all seats by one mind. Chance depends on the seed and the number of the turn alone.

    So two lines of play meet the same dice as long as they ask for them in the same order within a turn.
    """

    def __init__(self, mind: Mind, nodes: int = NODES, width: int = NODES // NARROW) -> None:
        self.mind = mind
        self.nodes: i64 = nodes
        self.width: i64 = width
        self.dice = Generator(1)

    def roll(self, s: State, turns: int, seed: i64, before: int = 0) -> State:
        """Play the open turn to its end and so many further ones of all seats; `s` itself is changed.

        `before` is how many turns of the same game were played on already: chance goes on from there.
        """
        for number in range(before, before + turns + 1):
            self.dice.x = mixed(seed, i64(number))
            turn = s.turn
            while s.stack and s.turn == turn:
                frame = s.stack[-1]
                if frame.who == NATURE:
                    answer(s, frame.draw(s, self.dice.draw()))
                else:
                    s = self.turn(s)
        return s

    def turn(self, s: State) -> State:
        """The position after the best turn found for the seat that is asked."""
        mind, seat, turn = self.mind, int(s.stack[-1].who), s.turn
        start = Spot(s, self.dice.x, 0.0)
        start.tries = mind.tries(s, seat)
        level: list[Spot] = [start]
        best: Spot | None = None
        # Turns that the budget left unfinished.
        pending: list[Spot] = []
        seen: set[object] = set()
        left: i64 = self.nodes
        while level:
            following: list[Spot] = []
            for spot in level:
                if left <= 0:
                    pending.append(spot)
                    continue
                for move in spot.tries:
                    twin = Spot(spot.state.copy(), spot.chance, 0.0)
                    settled = self.go(twin, move, seat, turn)
                    key = mind.key(twin.state)
                    if key in seen:
                        continue
                    seen.add(key)
                    left -= 1
                    twin.value = mind.worth(twin.state, seat)
                    if not settled:
                        following.append(twin)
                    elif best is None or twin.value > best.value:
                        best = twin
            following.sort(key=spot_order)
            level = following[: self.width]
        # The most promising of them are played on: a visit to the market takes more steps than a claim.
        pending.sort(key=spot_order)
        for spot in pending[: self.width]:
            self.finish(spot, seat, turn)
            spot.value = mind.worth(spot.state, seat)
            if best is None or spot.value > best.value:
                best = spot
        if best is None:
            raise AssertionError("every turn leads somewhere")
        self.dice.x = best.chance
        return best.state

    def go(self, spot: Spot, move: int, seat: int, turn: int) -> bool:
        """One answer and what must follow; whether the turn is over."""
        mind, s = self.mind, spot.state
        while True:
            answer(s, move)
            self.let_others_answer(spot, seat, turn)
            if not s.stack or s.turn != turn or s.stack[-1].who != seat:
                return True
            forced = mind.tries(s, seat)
            if len(forced) > 1:
                spot.tries = forced
                return False
            move = forced[0]

    def finish(self, spot: Spot, seat: int, turn: int) -> None:
        """Play the turn on without weighing."""
        s = spot.state
        for _ in range(MOST_ANSWERS):
            if not s.stack or s.turn != turn or s.stack[-1].who != seat:
                break
            answer(s, self.mind.sensible(s, seat)[0])
            self.let_others_answer(spot, seat, turn)

    def let_others_answer(self, spot: Spot, seat: int, turn: int) -> None:
        """Chance within the turn, and a rival who is asked within it: what is worst for the seat at once."""
        mind, s, dice = self.mind, spot.state, self.dice
        while s.stack and s.turn == turn and s.stack[-1].who != seat:
            frame = s.stack[-1]
            if frame.who == NATURE:
                if mind.resting(s, seat):
                    return
                dice.x = spot.chance
                answer(s, frame.draw(s, dice.draw()))
                spot.chance = dice.x
            elif mind.own_turn(s, seat):
                answer(s, self.reply(s, seat))
            else:
                return

    def reply(self, s: State, seat: int) -> int:
        options = s.stack[-1].options(s)
        worst, found = float("inf"), options[0]
        for move in options:
            twin = s.copy()
            answer(twin, move)
            value = self.mind.worth(twin, seat)
            if value < worst:
                worst, found = value, move
        return found


def mixed(seed: i64, number: i64) -> i64:
    """A start for the dice of one turn, on 32 bits."""
    x: i64 = (seed ^ (number * 0x9E3779B1)) & LOW
    x = ((x ^ (x >> 16)) * 0x45D9F3B) & LOW
    x = ((x ^ (x >> 16)) * 0x45D9F3B) & LOW
    x = x ^ (x >> 16)
    return x if x else 1


def spot_order(spot: Spot) -> float:
    return -spot.value
