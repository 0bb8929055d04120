"""How a game went: what was answered, by whom and in which turn, and how far it can be taken back."""

from bisect import bisect_right

from nave.kernel.errors import NaveError
from nave.kernel.frame import NATURE
from nave.kernel.said import Said
from nave.kernel.state import State, answer


class Course:
    """Kept by a game, which tells it every answer; nobody else adds to it."""

    def __init__(self, state: State) -> None:
        self.moves: list[int] = []
        self.by: list[int] = []
        # The number of answers at which each turn began.
        self.turn_starts: list[int] = []
        # How many of the answers were nature's.
        self.drawn = 0
        # Undo goes back to here at most, and begins from the state as it was there.
        self._floor = 0
        self._floor_state = state.copy()

    def copy(self) -> "Course":
        twin = Course(self._floor_state)
        twin.moves = list(self.moves)
        twin.by = list(self.by)
        twin.turn_starts = list(self.turn_starts)
        twin.drawn = self.drawn
        twin._floor = self._floor
        return twin

    def begin(self, who: int, state: State) -> None:
        """Somebody is about to answer: what another seat answered before is not taken back any more."""
        others = bool(self.by) and self.by[-1] not in (NATURE, who)
        if who != NATURE and others and self._floor != len(self.moves):
            self._floor = len(self.moves)
            self._floor_state = state.copy()

    def add(self, move: int, who: int, *, turned: bool, over: bool) -> None:
        """An answer was carried out, with which a turn, or the game, may have ended."""
        self.moves.append(move)
        self.by.append(who)
        if turned:
            self.turn_starts.append(len(self.moves))
        if who == NATURE:
            self.drawn += 1
        if who == NATURE or turned or over:
            self._floor = len(self.moves)

    def settle(self, state: State) -> None:
        """The next question is open; if nothing before it can be taken back, undo begins from here."""
        if self._floor == len(self.moves):
            self._floor_state = state.copy()

    @property
    def can_undo(self) -> bool:
        return len(self.moves) > self._floor

    @property
    def undo_ends(self) -> Said | None:
        """Why nothing can be taken back, None if something can."""
        if self.can_undo:
            return None
        chance = bool(self.by) and self.by[-1] == NATURE
        turn = not self.turn_starts or self.turn_starts[-1] == len(self.moves)
        return Said("undo-ends-chance" if chance and not turn else "undo-ends-turn")

    def back_to(self, count: int | None) -> State:
        """The state after so many answers, None: as few as can be; those behind them are forgotten."""
        if not self.can_undo:
            raise NaveError(Said("nothing-to-undo"))
        count = self._floor if count is None else count
        state = self._floor_state.copy()
        for move in self.moves[self._floor : count]:
            answer(state, move)
        del self.moves[count:]
        del self.by[count:]
        return state

    def turn_at(self, number: int, turn: int) -> int:
        """The turn in which that answer was asked for; `turn` is the present one."""
        return turn - len(self.turn_starts) + bisect_right(self.turn_starts, number)
