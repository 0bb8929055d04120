"""Why a move is not possible now: what is said, and the rule that says so."""

from typing import Final

from nave.kernel.said import Said

# How near a refused move is to a legal one.
WRONG_MOMENT: Final = 0
WRONG_PIECE: Final = 1
MEANS: Final = 2


class Refusal:
    """`near` says how much is missing: WRONG_MOMENT, WRONG_PIECE, or only the MEANS (a coin, room).

    `reason` is the sentence, in the language of whoever asked (`Game.why_not`).
    """

    def __init__(self, said: Said, rule: str, near: int = WRONG_PIECE, reason: str = "") -> None:
        self.said = said
        self.rule = rule
        self.near = near
        self.reason = reason

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Refusal):
            return False
        return (self.said, self.rule, self.near) == (other.said, other.rule, other.near)

    def __hash__(self) -> int:
        return hash((self.said, self.rule, self.near))

    def __repr__(self) -> str:
        return f"Refusal({self.reason or self.said!r}, {self.rule!r})"
