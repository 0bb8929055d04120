"""`at r3c4`: a place of the plan. What goes there the open question says, with its own kind of answer."""

from typing import Final, Generic, TypeVar

from nave.games.basilica.names import ADJACENT, CELL_NAMES, WIDTH, cell_name
from nave.games.basilica.state import EMPTY, SCAFFOLD, State
from nave.kernel.answer import Answer
from nave.kernel.family import Family
from nave.kernel.refusal import Refusal
from nave.kernel.said import Said

# A verb for each order would double the catalogue.
AT: Final[Family] = Family("at {cell}", cell=CELL_NAMES)

Q = TypeVar("Q")


class Target(Answer[State, Q], Generic[Q]):
    """`missing` is the rule that asks for a vault there, `blocked` the one that keeps scaffolding out."""

    def __init__(self, key: str, missing: str, blocked: str = "scaffolding.blocks") -> None:
        super().__init__(key, AT)
        self.missing = missing
        self.blocked = blocked

    def cells(self, s: State, q: Q) -> list[int]:
        raise NotImplementedError

    def add(self, s: State, q: Q, out: list[int]) -> None:
        AT.each(self.cells(s, q), out)

    def touches(self, s: State, move: int) -> tuple[str, ...]:
        return (f"cell:{cell_name(AT.first(move))}",)

    def label(self, s: State, move: int) -> Said:
        return Said("answer-" + self.key, cell=cell_name(AT.first(move)))

    def refuse(self, s: State, q: Q, move: int) -> Refusal:
        cell = AT.first(move)
        if cell < len(s.tile) and s.tile[cell] == SCAFFOLD:
            return Refusal(Said("refused-scaffolding", cell=cell_name(cell)), self.blocked)
        if not s.is_vault(cell):
            return Refusal(Said("refused-no-vault", cell=cell_name(cell)), self.missing)
        return self.refuse_vault(s, q, cell)

    def refuse_vault(self, s: State, q: Q, cell: int) -> Refusal:
        """Why a vault of the cathedral cannot be the target."""
        raise NotImplementedError


class OwnBuilder(Target[Q], Generic[Q]):
    """The place of an own builder: touching the builder or its vault means the same."""

    def touches(self, s: State, move: int) -> tuple[str, ...]:
        name = cell_name(AT.first(move))
        return (f"builder:{name}", f"cell:{name}")


def refuse_laying(s: State, cell: int) -> Refusal | None:
    """Why no tile at all may be laid on a cell; None if one may."""
    name = cell_name(cell)
    if cell < len(s.tile) and s.tile[cell] == SCAFFOLD:
        return Refusal(Said("refused-blocked", cell=name), "scaffolding.blocks")
    if cell < len(s.tile) and s.tile[cell] != EMPTY:
        return Refusal(Said("refused-vault-there", cell=name), "vault.grid")
    if cell >= WIDTH and not any(near < len(s.tile) and s.tile[near] != EMPTY for near in ADJACENT[cell]):
        return Refusal(Said("refused-no-neighbor", cell=name), "vault.adjacency")
    return None
