"""The open questions of a position: made again from plain data, and checked against the table."""

from typing import Any

from nave.games.basilica.account import demand
from nave.games.basilica.builder import ChooseRank, MoveBuilder, Promote, Recruit
from nave.games.basilica.coin import Buy, OfferCoin
from nave.games.basilica.confuse import Shift, Withdraw
from nave.games.basilica.jester import NameColour
from nave.games.basilica.names import CELLS, COLUMNS, ORDERS, RANKS, SEATS, cell_name
from nave.games.basilica.refill import DiscardOrder, RefillColumn
from nave.games.basilica.scoring import Score
from nave.games.basilica.site import LayAltar, LayGlass, LayScaffolding, TearDown
from nave.games.basilica.state import NONE, State
from nave.games.basilica.turn import Act, EndTurn, Turn
from nave.games.basilica.vault import LayVault
from nave.kernel.errors import PositionError
from nave.kernel.frame import Frame
from nave.kernel.reading import Reader

SEAT = (0, SEATS - 1)
COLUMN = (0, COLUMNS - 1)
CELL = (0, CELLS - 1)
BANNED = (-1, len(RANKS) - 1)
ORDER = (0, len(ORDERS) - 1)
FLAG = (0, 1)
TWO = (1, 2)

# Per kind: the constructor and the range of each argument. Nature's questions are never left open.
MAKERS: dict[str, tuple[Any, list[tuple[int, int]]]] = {
    "turn": (Turn, []),
    "act": (Act, [SEAT]),
    "end": (EndTurn, [SEAT]),
    "lay": (LayVault, [SEAT]),
    "refill": (RefillColumn, [COLUMN]),
    "discard_order": (DiscardOrder, [COLUMN]),
    "offer_coin": (OfferCoin, [ORDER]),
    "buy": (Buy, [SEAT, ORDER]),
    "promote": (Promote, [SEAT, BANNED]),
    "rank": (ChooseRank, [SEAT, CELL, BANNED]),
    "move": (MoveBuilder, [SEAT]),
    "recruit": (Recruit, [SEAT, FLAG]),
    "withdraw": (Withdraw, [SEAT]),
    "shift": (Shift, [SEAT, SEAT]),
    "glass": (LayGlass, [SEAT]),
    "scaffolding": (LayScaffolding, [SEAT, TWO]),
    "disaster": (TearDown, [SEAT]),
    "altar": (LayAltar, [SEAT, TWO]),
    "score": (Score, [FLAG]),
    "jester": (NameColour, [SEAT, CELL]),
}
AUTOMATIC = ("turn", "refill", "discard_order", "offer_coin", "score")


def read_frame(row: Reader) -> Frame[State]:
    kind, args = row.value("ask"), row.value("args")
    if not isinstance(args, list) or not all(type(a) is int for a in args):
        raise PositionError(f"{row.path}.args must be a list of numbers")
    if not isinstance(kind, str) or kind not in MAKERS:
        raise PositionError(f"{row.path}.ask is {kind!r}; allowed: {', '.join(MAKERS)}")
    maker, ranges = MAKERS[kind]
    if len(args) != len(ranges) or not all(
        low <= a <= high for a, (low, high) in zip(args, ranges, strict=True)
    ):
        raise PositionError(f"{row.path}.args is {args}; {kind!r} takes numbers within {ranges}")
    frame: Frame[State] = maker(*args)
    return frame


def check_questions(s: State) -> None:
    """The open questions must fit together, and the last one must have an answer."""
    kinds = [frame.kind for frame in s.stack]
    demand(bool(kinds) == (s.ended == 0), "ask is empty exactly if the game has ended")
    if not kinds:
        return
    demand(kinds[-1] not in AUTOMATIC, "ask must end with a question to a seat")
    final = kinds[0] == "score"
    demand(final or kinds[0] == "turn", "ask must begin with turn, or with the final score")
    demand(len(kinds) > 1, "ask has no question above the change of turns")
    emptied = [frame.args()[0] for frame in s.stack if frame.kind == "refill"]
    executed = [frame.args()[0] for frame in s.stack if frame.kind == "discard_order"]
    demand(len(emptied) + len(executed) <= 1, "only one action can be under way")
    demand(bool(executed) == (s.played != NONE), "executing and discard_order belong together")
    demand(s.given == NONE or bool(executed), "given is a rank only while Promote is executed")
    for column in range(COLUMNS):  # refill.always_full
        if not final:
            space = column + 1
            demand(
                (s.vault[column] == NONE) == (column in emptied),
                f"vault space {space} is empty or full by mistake",
            )
            demand(
                (s.order[column] == NONE) == (column in executed),
                f"order space {space} is empty or full by mistake",
            )
    for frame in s.stack:
        check_frame(s, frame)
    check_scoring(s, final)
    if not s.stack[-1].options(s):
        raise PositionError(f"the question {kinds[-1]!r} has no legal answer in this position")


def check_frame(s: State, frame: Frame[State]) -> None:
    if isinstance(frame, ChooseRank):
        demand(
            frame.cell < len(s.pawn) and s.owns(frame.who, frame.cell),
            "rank names a cell without an own builder",
        )
    if isinstance(frame, NameColour):
        own = frame.cell < len(s.pawn) and s.owns(frame.who, frame.cell) and s.jester_at(frame.cell)
        demand(own, f"jester names {cell_name(frame.cell)}, where that seat has none")
    if frame.kind in ("act", "end", "lay"):
        demand(frame.who == s.active, f"{frame.kind} is asked of the active player only")
    if frame.kind == "act":
        demand(s.actions_left > 0, "act needs actions left")
        demand(s.laid == NONE or s.is_free(s.laid), "this_turn.laid must be a vault without builder")
    if frame.kind == "end":
        demand(s.actions_left == 0, "end needs a turn without actions left")


def check_scoring(s: State, final: bool) -> None:
    scoring = [frame for frame in s.stack if frame.kind == "score"]
    demand(len(scoring) <= 1, "only one scoring can be under way")
    if not scoring:
        demand(not s.named_cells, "named has colours although no scoring is under way")
        return
    demand((scoring[0].args()[0] == 1) == final, "the final score stands alone below the jesters")
    demand(final or s.queen in s.tables.scoring_spaces, "a scoring needs the queen on a scoring space")
    for cell in s.named_cells:
        demand(
            cell < len(s.pawn) and s.jester_at(cell), f"named has {cell_name(cell)}, where no jester stands"
        )
