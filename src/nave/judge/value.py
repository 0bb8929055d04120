"""What a position is worth to every seat: as it stands, or after it was played on."""

from typing import Final

from nave.bots.mind import Mind
from nave.bots.roll import NARROW, Roller
from nave.judge.measures import Scale
from nave.kernel.rules import Rules
from nave.kernel.state import State

# No game lasts longer; one that does is valued where it stands.
TO_THE_END: Final = 600


class Valuer:
    """Values of one game; plays on with careful players next to the stretch, and quick ones after them."""

    def __init__(self, rules: Rules, mind: Mind, scale: Scale, seats: int) -> None:
        self.rules = rules
        self.mind = mind
        self.scale = scale
        self.seats = seats
        self.roller = Roller(mind)
        # What is left of the own turn and the replies decide between plans: a tiny beam plays some games too
        # badly to tell them apart, so as much is looked at as an architect does.
        self.careful = Roller(mind, mind.beam, max(1, mind.beam // NARROW))

    def values(self, s: State) -> list[float]:
        """By seat, in points of the final margin to the best rival; exact once the game is over."""
        if s.stack:
            worths = [self.mind.worth(s, seat) for seat in range(self.seats)]
            return self.scale.margins(worths, int(s.turn))
        scores = self.rules.result(s).scores
        margins: list[float] = []
        for seat in range(self.seats):
            others = [score for player, score in enumerate(scores) if player != seat]
            margins.append(float(scores[seat] - max(others)) if others else float(scores[seat]))
        return margins

    def wins(self, s: State, values: list[float]) -> list[float]:
        """By seat; a game that is over was won by whoever won it."""
        if s.stack:
            return self.scale.wins(values, int(s.turn))
        winners = self.rules.result(s).winners
        return [(seat in winners) / len(winners) if winners else 0.0 for seat in range(self.seats)]

    def played_on(self, s: State, turn: int, seat: int, rounds: int, seed: int) -> State:
        """From the end of a stretch of `turn`: its rest, then so many rounds of all seats. `s` is changed.

        Without rounds only what the seat itself has still to decide in its turn is played. Plans that end
        their turn meet the same chance in the turns after it as plans that do not.
        """
        turns = TO_THE_END if rounds < 0 else rounds * self.seats
        begun = int(s.turn != turn)
        if turns == 0 and (begun or not s.stack or self.mind.resting(s, seat)):
            return s
        careful = min(turns, self.seats - 1)
        if careful >= begun:
            s = self.careful.roll(s, careful - begun, seed, begun)
        if turns > careful and s.stack:
            first = max(careful + 1, begun)
            s = self.roller.roll(s, turns - first, seed, first)
        return s
