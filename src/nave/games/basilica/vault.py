"""Place Vault: which cells are legal, what laying does, and the exchange of three blocked wilds."""

from typing import Final

from mypy_extensions import i64

from nave.games.basilica import plan
from nave.games.basilica.events import VaultLaid, WildsExchanged
from nave.games.basilica.names import (
    CELL_NAMES,
    COLUMNS,
    DIRECTIONS,
    SEATS,
    SPACES,
    WILD,
    back_name,
    cell_name,
    step,
)
from nave.games.basilica.refill import FILL_VAULT, REFILL
from nave.games.basilica.scoring import step_queen
from nave.games.basilica.state import NONE, State
from nave.games.basilica.target import open_cells, refuse_laying
from nave.kernel.answer import Answer, Offer
from nave.kernel.asking import demand
from nave.kernel.family import Family
from nave.kernel.frame import AUTO, Frame
from nave.kernel.moves import Moves
from nave.kernel.question import Field, Kind, Question
from nave.kernel.refusal import Refusal
from nave.kernel.said import Said


def wild_cells(s: State, cells: int) -> int:
    """vault.wild_not_beside_wild, for open cells."""
    return cells & ~plan.near(s.hindering())


def blocked(s: State) -> bool:
    """vault.blocked_wilds: three wilds and no cell for any."""
    for column in range(i64(COLUMNS)):
        tile = s.vault(column)
        if tile == NONE or not WILD[tile]:
            return False
    return wild_cells(s, open_cells(s)) == 0


# ------------------------------------------------------------ laying


class Lay(Answer[State, Frame[State]]):
    """A vault and its cell are one answer: one decision for people, and clicking either piece narrows it."""

    def __init__(self) -> None:
        super().__init__("lay", Family("lay {space} at {cell}", space=SPACES, cell=CELL_NAMES))

    def add(self, s: State, q: Frame[State], out: Moves) -> None:
        """vault.choice: every vault with every cell where it may lie."""
        cells = open_cells(s)
        every = plan.listed(cells)
        for column in range(i64(COLUMNS)):
            if WILD[s.vault(column)]:
                self.family.row(column, plan.listed(wild_cells(s, cells)), out)
            else:
                self.family.row(column, every, out)

    def apply(self, s: State, q: Frame[State], move: i64) -> None:
        """vault.steps"""
        column, cell = self.family.first(move), self.family.second(move)
        tile = s.vault(column)
        s.set_vault(column, NONE)
        s.lay(cell, tile)
        s.laid = cell
        if s.log is not None:
            s.log.append(VaultLaid(column, cell, tile, rule="vault.steps", seat=q.who))
        # refill.after_action; below a scoring (refill.after_scoring, stack.no_double_scoring)
        s.stack.append(REFILL[column])
        if tile & 1:
            step_queen(s)  # queen.only_on_placement: nothing else moves her

    def touches(self, s: State, move: i64) -> tuple[str, ...]:
        return (f"vault:{self.family.first(move) + 1}", f"cell:{cell_name(self.family.second(move))}")

    def label(self, s: State, move: i64) -> Said:
        column, cell = self.family.first(move), self.family.second(move)
        tile = s.vault(column)
        return Said(
            "answer-lay",
            vault=back_name(tile // 2),
            space=column + 1,
            cell=cell_name(cell),
            queen=s.queen + 1 if tile % 2 else None,
            scoring=self.starts_scoring(s, move),
        )

    def starts_scoring(self, s: State, move: i64) -> bool:
        return s.vault(self.family.first(move)) % 2 == 1 and s.tables.scoring_at(s.queen + 1) >= 0

    def refuse(self, s: State, q: Frame[State], move: i64) -> Refusal:
        cell = self.family.second(move)
        refusal = refuse_laying(s, cell)
        if refusal is not None:
            return refusal
        near = [step(cell, direction) for direction in range(len(DIRECTIONS))]
        wild = next(other for other in near if other >= 0 and plan.has(s.hindering(), other))
        return Refusal(Said("refused-wild", cell=cell_name(wild)), "vault.wild_not_beside_wild")


LAY: Final = Lay()


def lost_actions(s: State, move: i64, left: i64) -> list[Said]:
    """queen.scoring_ends_turn"""
    if left and LAY.family.has(move) and LAY.starts_scoring(s, move):
        return [Said("left-actions", count=left)]
    return []


class LayVault(Question[State]):
    """The vault that has to be laid after an exchange, as part of the same action."""

    def __init__(self, seat: i64) -> None:
        super().__init__("lay", seat, "vault.blocked_wilds")

    def offer(self, s: State) -> Offer[State]:
        return LAYING

    def leaves(self, s: State, move: i64) -> list[Said]:
        return lost_actions(s, move, s.actions_left)

    def check(self, s: State) -> None:
        demand(self.who == s.active, Said("wrong-lay-asked-active-player"))

    def args(self) -> list[int]:
        return [self.who]


LAYING: Final = Offer[State]([LAY])


# ------------------------------------------------------------ exchanging


class Exchange(Answer[State, Frame[State]]):
    """vault.blocked_wilds"""

    def __init__(self) -> None:
        super().__init__("exchange", Family("exchange"))

    def add(self, s: State, q: Frame[State], out: Moves) -> None:
        if blocked(s):
            out.append(self.family.at())

    def apply(self, s: State, q: Frame[State], move: i64) -> None:
        s.laid = NONE
        exchange(s, q.who)

    def touches(self, s: State, move: i64) -> tuple[str, ...]:
        return ("button:exchange",)

    def refuse(self, s: State, q: Frame[State], move: i64) -> Refusal:
        fits = all(WILD[s.vault(column)] for column in range(COLUMNS))
        return Refusal(Said("refused-wild-fits" if fits else "refused-not-wild"), "vault.blocked_wilds")


EXCHANGE: Final = Exchange()


def exchange(s: State, seat: i64) -> None:
    """stack.exchange_exhaustion: discarded first, then drawn one by one."""
    tiles = [int(s.vault(column)) for column in range(COLUMNS)]
    if s.log is not None:
        s.log.append(WildsExchanged(tiles, rule="vault.blocked_wilds", seat=seat))
    s.stack.append(AfterExchange())
    for column in range(COLUMNS - 1, -1, -1):
        s.stack.append(FILL_VAULT[column])
        s.set_vault(column, NONE)
    s.discard = s.discard + tiles


class AfterExchange(Frame[State]):
    """Blocked again means exchanged again; otherwise a vault must be laid."""

    def __init__(self) -> None:
        super().__init__("after_exchange", AUTO)

    def apply(self, s: State, move: i64) -> None:
        if blocked(s):
            exchange(s, s.active)
        else:
            s.stack.append(LayVault(s.active))


QUESTIONS: Final = (Kind("lay", LayVault, (Field[State]("seat", SEATS - 1),), ("turn",)),)
