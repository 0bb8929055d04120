"""Place Vault: which cells are legal, what laying does, and the exchange of three blocked wilds."""

from typing import Final

from nave.games.basilica.events import VaultLaid, WildsExchanged
from nave.games.basilica.names import (
    ADJACENT,
    CELL_NAMES,
    CELLS,
    COLUMNS,
    SEATS,
    SPACES,
    WIDTH,
    WILD,
    back_name,
    cell_name,
)
from nave.games.basilica.refill import FILL_VAULT, REFILL
from nave.games.basilica.scoring import step_queen
from nave.games.basilica.state import EMPTY, NONE, State
from nave.games.basilica.target import refuse_laying
from nave.kernel.answer import Answer, Offer
from nave.kernel.asking import demand
from nave.kernel.family import Family
from nave.kernel.frame import AUTO, Frame
from nave.kernel.question import Field, Kind, Question
from nave.kernel.refusal import Refusal
from nave.kernel.said import Said


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


def wild_cells(s: State, cells: list[int]) -> list[int]:
    """vault.wild_not_beside_wild, for open cells."""
    return [cell for cell in cells if all(not s.hinders_wild(near) for near in ADJACENT[cell])]


def blocked(s: State) -> bool:
    """vault.blocked_wilds: three wilds and no cell for any."""
    for tile in s.vault:
        if tile == NONE or not WILD[tile]:
            return False
    return not wild_cells(s, open_cells(s))


# ------------------------------------------------------------ laying


class Lay(Answer[State, Frame[State]]):
    """A vault and its cell are one answer: one decision for people, and clicking either piece narrows it."""

    def __init__(self) -> None:
        super().__init__("lay", Family("lay {space} at {cell}", space=SPACES, cell=CELL_NAMES))

    def add(self, s: State, q: Frame[State], out: list[int]) -> None:
        """vault.choice: every vault with every cell where it may lie."""
        cells = open_cells(s)
        wild: list[int] | None = None
        for column in range(COLUMNS):
            fit = cells
            if WILD[s.vault[column]]:
                if wild is None:
                    wild = wild_cells(s, cells)
                fit = wild
            self.family.row(column, fit, out)

    def apply(self, s: State, q: Frame[State], move: int) -> None:
        """vault.steps"""
        column, cell = self.family.first(move), self.family.second(move)
        tile = s.vault[column]
        s.vault[column] = NONE
        s.reach(cell)
        s.tile[cell] = tile
        s.laid = cell
        if s.log is not None:
            s.log.append(VaultLaid(column, cell, tile, rule="vault.steps", seat=q.who))
        # refill.after_action; below a scoring (refill.after_scoring, stack.no_double_scoring)
        s.stack.append(REFILL[column])
        if tile % 2:
            step_queen(s)  # queen.only_on_placement: nothing else moves her

    def touches(self, s: State, move: int) -> tuple[str, ...]:
        return (f"vault:{self.family.first(move) + 1}", f"cell:{cell_name(self.family.second(move))}")

    def label(self, s: State, move: int) -> Said:
        column, cell = self.family.first(move), self.family.second(move)
        tile = s.vault[column]
        return Said(
            "answer-lay",
            vault=back_name(tile // 2),
            space=column + 1,
            cell=cell_name(cell),
            queen=s.queen + 1 if tile % 2 else None,
            scoring=self.starts_scoring(s, move),
        )

    def starts_scoring(self, s: State, move: int) -> bool:
        return s.vault[self.family.first(move)] % 2 == 1 and s.queen + 1 in s.tables.scoring_spaces

    def refuse(self, s: State, q: Frame[State], move: int) -> Refusal:
        cell = self.family.second(move)
        refusal = refuse_laying(s, cell)
        if refusal is not None:
            return refusal
        wild = next(near for near in ADJACENT[cell] if near < len(s.tile) and s.hinders_wild(near))
        return Refusal(Said("refused-wild", cell=cell_name(wild)), "vault.wild_not_beside_wild")


LAY: Final = Lay()


def lost_actions(s: State, move: int, left: int) -> list[Said]:
    """queen.scoring_ends_turn"""
    if left and LAY.family.has(move) and LAY.starts_scoring(s, move):
        return [Said("left-actions", count=left)]
    return []


class LayVault(Question[State]):
    """The vault that has to be laid after an exchange, as part of the same action."""

    def __init__(self, seat: int) -> None:
        super().__init__("lay", seat, "vault.blocked_wilds")

    def offer(self, s: State) -> Offer[State]:
        return LAYING

    def leaves(self, s: State, move: int) -> list[Said]:
        return lost_actions(s, move, s.actions_left)

    def check(self, s: State) -> None:
        demand(self.who == s.active, "lay is asked of the active player only")

    def args(self) -> list[int]:
        return [self.who]


LAYING: Final = Offer[State]([LAY])


# ------------------------------------------------------------ exchanging


class Exchange(Answer[State, Frame[State]]):
    """vault.blocked_wilds"""

    def __init__(self) -> None:
        super().__init__("exchange", Family("exchange"))

    def add(self, s: State, q: Frame[State], out: list[int]) -> None:
        if blocked(s):
            out.append(self.family.at())

    def apply(self, s: State, q: Frame[State], move: int) -> None:
        s.laid = NONE
        exchange(s, q.who)

    def touches(self, s: State, move: int) -> tuple[str, ...]:
        return ("button:exchange",)

    def refuse(self, s: State, q: Frame[State], move: int) -> Refusal:
        fits = all(WILD[tile] for tile in s.vault)
        return Refusal(Said("refused-wild-fits" if fits else "refused-not-wild"), "vault.blocked_wilds")


EXCHANGE: Final = Exchange()


def exchange(s: State, seat: int) -> None:
    """stack.exchange_exhaustion: discarded first, then drawn one by one."""
    if s.log is not None:
        s.log.append(WildsExchanged(s.vault.copy(), rule="vault.blocked_wilds", seat=seat))
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


QUESTIONS: Final = (Kind("lay", LayVault, (Field[State]("seat", SEATS - 1),), ("turn",)),)
