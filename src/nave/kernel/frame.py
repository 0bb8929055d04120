"""A frame is one open question: who must answer, which answers are legal, what an answer does."""

from typing import Final, Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from nave.kernel.moves import Moves
from nave.kernel.nature import pick
from nave.kernel.packed import mix
from nave.kernel.said import Said

# Who answers a frame: a seat (0, 1, ...), nature (dice, draws) or nobody (an automatic step).
NATURE: Final = -1
AUTO: Final = -2
NO_MOVE: Final = -1

S = TypeVar("S")


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame(Generic[S]):
    """Immutable: frames are shared by all copies of a state. The last one pushed is asked first."""

    def __init__(self, kind: str, who: i64, rule: str = "") -> None:
        self.kind = kind
        self.who: i64 = who
        # The rule by which it must be answered before anything else.
        self.rule = rule
        # Its hash once somebody has asked for it; 0 until then.
        self.hashed: i64 = 0

    def options(self, s: S) -> list[int]:
        """Exactly the legal answers, in a fixed order. The caller must not change the list."""
        raise NotImplementedError

    def fill(self, s: S, out: Moves) -> None:
        """Append them to a buffer, for whoever asks often."""
        for move in self.options(s):
            out.append(move)

    def apply(self, s: S, move: i64) -> None:
        """Carry out an answer; the frame itself has already left the stack. Automatic steps get NO_MOVE."""
        raise NotImplementedError

    def weights(self, s: S) -> list[int] | None:
        """How likely nature gives each of `options(s)`; None means all alike."""
        return None

    def draw(self, s: S, chance: int) -> int:
        """Nature's answer for so many bits of chance. Who overrides it for speed answers the same."""
        return pick(self.options(s), self.weights(s), chance)

    def drawn_by(self) -> i64:
        """The seat that alone sees what nature answers here; NATURE if everybody does."""
        return NATURE

    def expected(self, s: S, seat: i64) -> list[int]:
        """What nature may answer as far as a seat knows: more than `options` if others hide something."""
        return self.options(s)

    def prompt(self, s: S) -> Said:
        """The question in one sentence."""
        return Said("prompt-" + self.kind, player=self.who)

    def awaits(self, s: S) -> Said:
        """What must be done first, said to somebody who tries something else."""
        return Said("first-" + self.kind)

    def usual(self, s: S) -> int:
        """The answer nearly everybody means, NO_MOVE if there is none; the only legal one if nothing else."""
        options = self.options(s)
        return options[0] if len(options) == 1 else NO_MOVE

    def prepares(self, s: S, last: i64) -> list[int]:
        """What a turn planned in one go answers here, the first choice first; `last` is the answer before.

        Empty: whoever plans has to say. Other than `usual` it may give something up: a plan is looked at
        before it is played.
        """
        usual = self.usual(s)
        return [] if usual == NO_MOVE else [usual]

    def means(self, s: S, moves: list[int]) -> int:
        """Of several legal answers about a piece the one whose rest is settled in place, NO_MOVE if none is.

        A die means its free walk, a card all it takes; a vault means nothing before its cell is known.
        """
        return moves[0] if len(moves) == 1 else NO_MOVE

    def leaves(self, s: S, move: i64) -> list[Said]:
        """What a legal answer gives up for good; empty for most."""
        return []

    def check(self, s: S) -> None:
        """Raise PositionError if it cannot be open in a position that was read."""

    def hash64(self) -> i64:
        """The same number for the same question with the same arguments."""
        if not self.hashed:
            h: i64 = 1
            for letter in self.kind:
                h = mix(h, ord(letter), self.who)
            for value in self.args():
                h = mix(h, value, 0)
            self.hashed = h
        return self.hashed

    def args(self) -> list[int]:
        """What a constructor needs to make this frame again from a position."""
        return []
