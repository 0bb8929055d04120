"""What thinking ahead needs to know of a game: sensible answers, equal positions, worth."""

from typing import Final

from mypy_extensions import mypyc_attr

from nave.kernel.said import Said
from nave.kernel.state import State

# The style whose weights are frozen, to measure others against.
FIRST: Final = "mason_1"
# The style of those who look beyond their own turn.
FAR: Final = "architect"
# The style of those who know less than the mason.
LEARNING: Final = "journeyman"
# The style of the judge.
JUDGING: Final = "judge_weights"


@mypyc_attr(allow_interpreted_subclasses=True)
class Mind:
    """One subclass per game; never changes once made. Worth is counted in points of the final score."""

    # The named terms of the evaluation, in the order of `terms`.
    names: list[str]
    # The packages whose language files put them into words: `term-<name>` for each.
    words_in: tuple[str, ...]
    # Its weights by name, for tuning; empty where there are none.
    values: dict[str, float]
    # Turns of all seats that an architect plays a line on; 0 where looking ahead was not found to help.
    depth: int = 8
    # A game that goes on for longer than this is valued here as well: the far end alone is mostly chance.
    early: int = 1000
    # Games it plays on for a question, all lines together, and turns that these may take.
    rollouts: int = 40
    effort: int = 1_000_000
    # Points by which a game is as good as won: an architect counts leads beyond for little. 0: all alike.
    decided: float = 0.0
    # Lines that are played on, at most.
    lines: int = 6
    # Positions that each of those turns looks at; how far behind the best a line may be that is played on.
    beam: int = 25
    within: float = 3.0
    # How many of those lines may begin with the same answer.
    alike: int = 6
    # By how many points a journeyman usually misjudges a turn.
    error: float = 3.0
    # Positions at which an apprentice glances for an answer, and by how many points it misjudges where one
    # leads. 0: it draws among the sensible ones.
    glance: int = 0
    clumsy: float = 0.0

    def sensible(self, s: State, seat: int) -> list[int]:
        """Answers of the open question that waste nothing; never empty. The apprentice draws among them."""
        raise NotImplementedError

    def tries(self, s: State, seat: int) -> list[int]:
        """Answers worth looking at when a whole turn is planned; never empty, in a fixed order."""
        raise NotImplementedError

    def key(self, s: State) -> object:
        """Equal for positions that differ only by the order of the answers that led to them."""
        return s.hash64()

    def own_turn(self, s: State, seat: int) -> bool:
        """Whether the open turn is the seat's own; a rival may have a question to answer within it."""
        raise NotImplementedError

    def resting(self, s: State, seat: int) -> bool:
        """Whether the seat's turn is over as far as its worth goes, although chance has still to speak."""
        raise NotImplementedError

    def terms(self, s: State, seat: int) -> list[float]:
        """What a position is worth to a seat: the sum of these parts, each already weighted."""
        raise NotImplementedError

    def worth(self, s: State, seat: int) -> float:
        """That sum, from the first to the last. Asked for every position: who can, makes no list for it."""
        total = 0.0
        for term in self.terms(s, seat):
            total += term
        return total

    def facts(self, s: State, other: State, seat: int) -> list[Said]:
        """What `s` has and `other` has not that people can count on the table, the weightiest first."""
        return []

    def gains(self, s: State, other: State, seat: int) -> list[Said]:
        """Those facts that speak for `s`, told to anybody: the seat is named."""
        return []

    def kinds_at(self, s: State) -> tuple[str, ...]:
        """What a game is beside its seats that has tables of weights of its own."""
        return ()

    def values_at(self, s: State) -> dict[str, float]:
        """The weights that hold in a game of that kind: what tuning starts from."""
        return self.values

    def weighted(self, values: dict[str, float]) -> "Mind":
        """The same with some of its weights replaced: what tuning tries."""
        return self

    def styled(self, style: str) -> "Mind":
        """The same with the weights of that name; itself where a game has only one set."""
        return self
