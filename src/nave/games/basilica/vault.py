"""Place Vault: which cells are legal, what laying does, and the exchange of three blocked wilds."""

from nave.games.basilica import moves
from nave.games.basilica.names import (
    ADJACENT,
    CELLS,
    COLUMNS,
    WIDTH,
    WILD,
    cell_name,
    tile_name,
    vault_name,
)
from nave.games.basilica.refill import FILL_VAULT, REFILL
from nave.games.basilica.scoring import step_queen
from nave.games.basilica.state import EMPTY, NONE, State
from nave.kernel.frame import AUTO, Frame


def open_cells(s: State) -> list[int]:
    """vault.starting_slots, vault.adjacency, scaffolding.supports: cells that any tile may use."""
    tile = s.tile
    out: list[int] = []
    for cell in range(min(len(tile) - WIDTH, CELLS)):
        if tile[cell] != EMPTY:
            continue
        if cell < WIDTH:
            out.append(cell)
            continue
        for near in ADJACENT[cell]:
            if tile[near] != EMPTY:
                out.append(cell)
                break
    return out


def wild_fits(s: State, cell: int) -> bool:
    """vault.wild_not_beside_wild, for an open cell."""
    return all(not s.hinders_wild(near) for near in ADJACENT[cell])


def wild_cells(s: State, cells: list[int]) -> list[int]:
    return [cell for cell in cells if wild_fits(s, cell)]


def add_vaults(s: State, out: list[int]) -> None:
    """vault.choice: every vault with every cell where it may lie."""
    cells = open_cells(s)
    wild: list[int] | None = None
    for column in range(COLUMNS):
        fit = cells
        if WILD[s.vault[column]]:
            if wild is None:
                wild = wild_cells(s, cells)
            fit = wild
        base = moves.LAY + column * CELLS
        for cell in fit:
            out.append(base + cell)


def blocked(s: State) -> bool:
    """vault.blocked_wilds: three wilds and no cell for any."""
    for tile in s.vault:
        if tile == NONE or not WILD[tile]:
            return False
    return not wild_cells(s, open_cells(s))


def lay(s: State, seat: int, move: int) -> None:
    """vault.steps"""
    column, cell = divmod(move - moves.LAY, CELLS)
    tile = s.vault[column]
    s.vault[column] = NONE
    s.reach(cell)
    s.tile[cell] = tile
    s.laid = cell
    if s.log is not None:
        text = f"{s.name(seat)} lays a {vault_name(tile)} vault on {cell_name(cell)}"
        data = {"seat": seat, "space": column + 1, "cell": cell_name(cell), "tile": tile_name(tile)}
        s.emit("lay", "vault.steps", seat, text, data)
    s.stack.append(REFILL[column])  # refill.after_action, refill.after_scoring
    if tile % 2:
        step_queen(s)


def exchange(s: State, seat: int) -> None:
    """vault.blocked_wilds, stack.exchange_exhaustion: discarded first, then drawn one by one."""
    if s.log is not None:
        text = f"No wild fits anywhere: {s.name(seat)} exchanges the three vaults"
        data = {"seat": seat, "tiles": [tile_name(tile) for tile in s.vault]}
        s.emit("exchange", "vault.blocked_wilds", seat, text, data)
    s.stack.append(AfterExchange())
    for column in range(COLUMNS - 1, -1, -1):
        s.stack.append(FILL_VAULT[column])
    for column in range(COLUMNS):
        s.discard = [*s.discard, s.vault[column]]
        s.vault[column] = NONE


class AfterExchange(Frame[State]):
    """Blocked again means exchanged again; otherwise a vault must be laid."""

    def __init__(self) -> None:
        super().__init__("after_exchange", AUTO)

    def apply(self, s: State, move: int) -> None:
        if blocked(s):
            exchange(s, s.active)
        else:
            s.stack.append(LayVault(s.active))


class LayVault(Frame[State]):
    """The vault that has to be laid after an exchange, as part of the same action."""

    def __init__(self, seat: int) -> None:
        super().__init__("lay", seat)

    def options(self, s: State) -> list[int]:
        out: list[int] = []
        add_vaults(s, out)
        return out

    def apply(self, s: State, move: int) -> None:
        lay(s, self.who, move)

    def prompt(self, s: State) -> str:
        return f"{s.name(self.who)}: lay one of the new vaults."

    def args(self) -> list[int]:
        return [self.who]
