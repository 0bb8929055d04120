"""What thinking ahead needs to know of a game: sensible answers, equal positions, worth."""

from mypy_extensions import mypyc_attr

from nave.kernel.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Mind:
    """One subclass per game; never changes once made. Worth is counted in points of the final score."""

    # The named terms of the evaluation, in the order of `terms`.
    names: list[str]
    # The packages whose language files put them into words: `term-<name>` for each.
    words_in: tuple[str, ...]

    def sensible(self, s: State, seat: int) -> list[int]:
        """Answers of the open question that waste nothing; never empty. The apprentice draws among them."""
        raise NotImplementedError

    def tries(self, s: State, seat: int) -> list[int]:
        """Answers worth looking at when a whole turn is planned; never empty, in a fixed order."""
        raise NotImplementedError

    def key(self, s: State) -> object:
        """Equal for positions that differ only by the order of the answers that led to them."""
        raise NotImplementedError

    def own_turn(self, s: State, seat: int) -> bool:
        """Whether the open turn is the seat's own; a rival may have a question to answer within it."""
        raise NotImplementedError

    def resting(self, s: State, seat: int) -> bool:
        """Whether the seat's turn is over as far as its worth goes, although chance has still to speak."""
        raise NotImplementedError

    def terms(self, s: State, seat: int) -> list[float]:
        """What a position is worth to a seat: the sum of these parts, each already weighted."""
        raise NotImplementedError
