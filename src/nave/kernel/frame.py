"""A frame is one open question: who must answer, which answers are legal, what an answer does."""

from typing import Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from nave.kernel.nature import pick

# Who answers a frame: a seat (0, 1, ...), nature (dice, draws) or nobody (an automatic step).
NATURE: Final = -1
AUTO: Final = -2
NO_MOVE: Final = -1

S = TypeVar("S")


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame(Generic[S]):
    """Immutable: frames are shared by all copies of a state. The last one pushed is asked first."""

    def __init__(self, kind: str, who: int) -> None:
        self.kind = kind
        self.who = who

    def options(self, s: S) -> list[int]:
        """Exactly the legal answers, in a fixed order. The caller must not change the list."""
        raise NotImplementedError

    def apply(self, s: S, move: int) -> None:
        """Carry out an answer; the frame itself has already left the stack. Automatic steps get NO_MOVE."""
        raise NotImplementedError

    def weights(self, s: S) -> list[int] | None:
        """How likely nature gives each of `options(s)`; None means all alike."""
        return None

    def draw(self, s: S, chance: int) -> int:
        """Nature's answer for so many bits of chance. Who overrides it for speed answers the same."""
        return pick(self.options(s), self.weights(s), chance)

    def prompt(self, s: S) -> str:
        """The question in one sentence."""
        raise NotImplementedError

    def args(self) -> list[int]:
        """What a constructor needs to make this frame again from a position."""
        return []
