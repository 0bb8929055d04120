"""After a scoring: pieces go home, the two rows at the board are finished, the rest slides up."""

from nave.games.basilica.events import RowsFinished
from nave.games.basilica.names import WIDTH
from nave.games.basilica.state import ALTAR_BIT, EMPTY, NONE, SCAFFOLD, State
from nave.kernel.state import replaced


def clean_up(s: State) -> None:
    """cleanup.steps, cleanup.builders_home"""
    for cell in range(len(s.pawn)):
        if s.pawn[cell] != NONE:
            take_home(s, cell)
    remove_scaffolding(s)
    finished = s.tables.rows_removed * WIDTH  # cleanup.two_rows
    gone = 0
    for cell in range(min(finished, len(s.tile))):
        if s.tile[cell] >= 0:
            remove_vault(s, cell)
            gone += 1
    rows = slide(s)
    if s.log is not None:
        s.log.append(RowsFinished(gone, rows, rule="cleanup.steps", seat=s.active))


def take_home(s: State, cell: int) -> None:
    """rank.token_with_builder: a builder leaves the cathedral, its token with it."""
    pawn = s.pawn[cell]
    seat, code = pawn >> 3, pawn & 7
    s.pawn[cell] = NONE
    s.builders = replaced(s.builders, seat, s.builders[seat] + 1)
    if code:
        s.tokens = replaced(s.tokens, seat * 3 + (code - 1) // 2, 1)


def remove_scaffolding(s: State) -> None:
    """scaffolding.until_scoring"""
    for cell in range(len(s.tile)):
        if s.tile[cell] == SCAFFOLD:
            s.tile[cell] = EMPTY


def remove_vault(s: State, cell: int) -> None:
    """stack.discard_pile; glass and altar return to their supplies (glass.stays_with_tile)."""
    s.discard = [*s.discard, s.tile[cell]]
    s.tile[cell] = EMPTY
    if s.deco[cell]:
        if s.deco[cell] & ALTAR_BIT:
            s.altars += 1  # altar.stays_with_tile
        s.deco = replaced(s.deco, cell, 0)


def slide(s: State) -> int:
    """cleanup.slide, cleanup.gap: all by the same number of rows, until the foremost lies in row 1.

    What lies on the vaults slides along (cleanup.glass_stays).
    """
    filled = [cell for cell in range(len(s.tile)) if s.tile[cell] != EMPTY]
    if filled:
        start = filled[0] // WIDTH * WIDTH
        end = (filled[-1] // WIDTH + 3) * WIDTH
        rows = start // WIDTH
    else:
        start, end, rows = 0, 2 * WIDTH, 0
    s.tile = s.tile[start:end]
    s.deco = s.deco[start:end]
    s.pawn = s.pawn[start:end]
    return rows
