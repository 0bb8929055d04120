"""After a scoring: pieces go home, the two rows at the board are finished, the rest slides up."""

from mypy_extensions import i64

from nave.games.basilica import plan
from nave.games.basilica.events import RowsFinished
from nave.games.basilica.names import WIDTH
from nave.games.basilica.state import State


def clean_up(s: State) -> None:
    """cleanup.steps"""
    for cell in plan.listed(s.white | s.black):  # cleanup.builders_home
        take_home(s, cell)
    s.scaffolding = 0  # scaffolding.until_scoring
    finished = s.vaults & plan.only(s.tables.rows_removed * WIDTH) - 1  # cleanup.two_rows
    remove_vaults(s, finished)
    # cleanup.slide, cleanup.gap: all by the same number of rows, until the foremost lies in row 1; what lies
    # on the vaults slides along (cleanup.glass_stays).
    rows = plan.first(s.vaults) // WIDTH if s.vaults else 0
    s.slide(rows)
    if s.log is not None:
        s.log.append(RowsFinished(plan.count(finished), rows, rule="cleanup.steps", seat=s.active))


def take_home(s: State, cell: i64) -> None:
    """rank.token_with_builder: a builder leaves the cathedral, its token with it."""
    seat, under = s.owner(cell), s.under(cell)
    s.take(cell)
    s.set_builders(seat, s.builders(seat) + 1)
    if under:
        s.set_token(seat, (under - 1) // 2, 1)


def remove_vaults(s: State, cells: int) -> None:
    """stack.discard_pile; glass and altars return to their supplies (glass.stays_with_tile)."""
    discard = s.discard.copy()
    for cell in plan.listed(cells):
        discard.append(int(s.tile(cell)))
    s.discard = discard
    s.altars += plan.count(s.altared & cells)  # altar.stays_with_tile
    s.clear(cells)
