"""Ivan, who sits opposite in solitaire games; the human answers for him."""

from typing import Final

from nave.games.red_cathedral.state import State
from nave.kernel.asking import demand
from nave.kernel.frame import Frame
from nave.kernel.said import Said

HUMAN: Final = 0
IVAN: Final = 1


def check_ivans_turn(s: State, kind: str) -> None:
    """On Ivan's turn the human answers for him (solo.turns)."""
    demand(s.config.solo, Said("wrong-question-solitaire-games-only", kind=repr(kind)))
    demand(
        s.active == s.config.ivan, Said("wrong-needs-ivan-turn-active", kind=repr(kind), active=str(s.active))
    )


class IvanStep(Frame[State]):
    """A step of Ivan's turn, automatic or nature's."""

    def check(self, s: State) -> None:
        check_ivans_turn(s, self.kind)
