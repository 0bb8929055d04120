"""`at r3c4`: a place of the plan. What goes there the open question says, with its own kind of answer."""

from abc import abstractmethod
from typing import Final, Generic, TypeVar

from mypy_extensions import i64

from nave.games.basilica import plan
from nave.games.basilica.names import CELL_NAMES, cell_name
from nave.games.basilica.state import State
from nave.kernel.answer import Answer
from nave.kernel.family import Family
from nave.kernel.moves import Moves
from nave.kernel.refusal import Refusal
from nave.kernel.said import Said

# A verb for each order would double the catalogue.
AT: Final[Family] = Family("at {cell}", cell=CELL_NAMES)

Q = TypeVar("Q")


class AtCell(Answer[State, Q], Generic[Q]):
    """A place of the cathedral."""

    def __init__(self, key: str) -> None:
        super().__init__(key, AT)

    @abstractmethod
    def cells(self, s: State, q: Q) -> int:
        """The set of all legal places."""

    def add(self, s: State, q: Q, out: Moves) -> None:
        AT.each(plan.listed(self.cells(s, q)), out)

    def touches(self, s: State, move: i64) -> tuple[str, ...]:
        return (f"cell:{cell_name(AT.first(move))}",)

    def label(self, s: State, move: i64) -> Said:
        return Said("answer-" + self.key, cell=cell_name(AT.first(move)))


class Target(AtCell[Q], Generic[Q]):
    """A vault: `missing` is the rule that asks for one, `blocked` the one that keeps scaffolding out."""

    def __init__(self, key: str, missing: str, blocked: str = "scaffolding.blocks") -> None:
        super().__init__(key)
        self.missing = missing
        self.blocked = blocked

    def refuse(self, s: State, q: Q, move: i64) -> Refusal:
        cell = AT.first(move)
        if plan.has(s.scaffolding, cell):
            return Refusal(Said("refused-scaffolding", cell=cell_name(cell)), self.blocked)
        if not plan.has(s.vaults, cell):
            return Refusal(Said("refused-no-vault", cell=cell_name(cell)), self.missing)
        return self.refuse_vault(s, q, cell)

    @abstractmethod
    def refuse_vault(self, s: State, q: Q, cell: i64) -> Refusal:
        """Why a vault of the cathedral cannot be the target."""


class OwnBuilder(Target[Q], Generic[Q]):
    """The place of an own builder: touching the builder or its vault means the same."""

    def touches(self, s: State, move: i64) -> tuple[str, ...]:
        name = cell_name(AT.first(move))
        return (f"builder:{name}", f"cell:{name}")


def refuse_laying(s: State, cell: i64) -> Refusal | None:
    """Why no tile at all may be laid on a cell; None if one may."""
    name = cell_name(cell)
    if plan.has(s.scaffolding, cell):
        return Refusal(Said("refused-blocked", cell=name), "scaffolding.blocks")
    if plan.has(s.vaults, cell):
        return Refusal(Said("refused-vault-there", cell=name), "vault.grid")
    if not plan.has(open_cells(s), cell):
        return Refusal(Said("refused-no-neighbor", cell=name), "vault.adjacency")
    return None


def open_cells(s: State) -> int:
    """vault.starting_slots, vault.adjacency, scaffolding.supports: all cells that any tile may use."""
    filled = s.filled()
    return (plan.near(filled) | plan.BOARD) & ~filled
