"""What an action gives, as questions: pieces of fixed kinds, materials of choice, tiles to swap."""

from typing import Final

from mypy_extensions import i64

from nave.games.red_cathedral.ask import ACTION, SEAT, Ask, Choice, OfAction, action_of
from nave.games.red_cathedral.effects import (
    most,
    receive,
    take_material,
)
from nave.games.red_cathedral.events import TilesSwapped
from nave.games.red_cathedral.names import MATERIALS, RESOURCES, RING, M
from nave.games.red_cathedral.state import State
from nave.games.red_cathedral.tables import Action
from nave.games.red_cathedral.taking import NOTHING, TAKE, TAKE_DUE, DueAsk, LeaveDue, TakeNothing, Taking
from nave.kernel.asking import demand
from nave.kernel.family import Family
from nave.kernel.frame import Frame
from nave.kernel.moves import Moves
from nave.kernel.packed import replaced
from nave.kernel.question import Field, Kind
from nave.kernel.refusal import WRONG_MOMENT, Refusal
from nave.kernel.said import Said

PAIRS: Final = [(a, b) for a in range(RING) for b in range(a + 1, RING)]
SWAP: Final[Family] = Family("swap {spaces}", spaces=[f"{a + 1} {b + 1}" for a, b in PAIRS])


# ------------------------------------------------------------ pieces of fixed kinds


def ask_for_pieces(s: State, player: i64, number: i64, first: i64) -> None:
    """The next kind of fixed pieces, from resource `first` on, that can be stored."""
    gives = s.tables.actions[number].gain_pieces
    for resource in range(first, len(gives)):
        room = most(s, player, resource, gives[resource]) if gives[resource] else 0
        if room:
            if room == 1 and must_take(s.tables.actions[number]):
                receive(s, player, resource, 1, s.tables.actions[number].rule)
                continue
            s.stack.append(TakePieces(player, number, resource))
            return


def must_take(action: Action) -> bool:
    """Only a specialist may be used for nothing; who buys something takes at least one of it."""
    return not action.plain and not action.compulsory


class TakeNoPieces(LeaveDue):
    def add(self, s: State, q: DueAsk, out: Moves) -> None:
        assert isinstance(q, TakePieces)
        action = s.tables.actions[q.number]
        if not out or not (action.compulsory or must_take(action)):
            out.append(NOTHING.at())


TAKE_NO_PIECES: Final = TakeNoPieces("take_nothing", NOTHING)


class TakePieces(DueAsk):
    """Pieces of a fixed kind: as many as wanted (guild.parts_and_fewer), then those of the next kind."""

    def __init__(self, seat: i64, number: i64, resource: i64) -> None:
        super().__init__("pieces", seat, "influence.contiguous", resource, [TAKE_DUE], TAKE_NO_PIECES)
        self.number = number

    def due_now(self, s: State) -> i64:
        return s.tables.actions[self.number].gain_pieces[self.resource]

    def gain_rule(self, s: State) -> str:
        return s.tables.actions[self.number].rule

    def least(self, s: State) -> i64:
        """The bonus of a slot is taken as far as it can be stored (hire.slot_bonus)."""
        return self.room(s) if s.tables.actions[self.number].compulsory else 1

    def taken(self, s: State) -> None:
        ask_for_pieces(s, self.who, self.number, self.resource + 1)

    def wrong_resource(self, s: State) -> Refusal:
        return Refusal(Said("refused-taken-first", resource=RESOURCES[self.resource]), self.gain_rule(s))

    def check(self, s: State) -> None:
        super().check(s)
        due = action_of(s, self.kind, self.number).gain_pieces[self.resource]
        demand(due > 0, Said("wrong-action", kind=repr(self.kind)))

    def args(self) -> list[int]:
        return [self.who, self.number, self.resource]


# ------------------------------------------------------------ materials of choice


def ask_for_material(s: State, question: "TakeMaterial") -> None:
    """A part of a gain that stock or room rules out lapses."""
    if question.materials(s):
        s.stack.append(question)


class TakeOfChoice(Taking["TakeMaterial"]):
    def add(self, s: State, q: "TakeMaterial", out: Moves) -> None:
        for m in q.materials(s):
            out.append(TAKE.at(m))

    def apply(self, s: State, q: "TakeMaterial", move: i64) -> None:
        take_material(s, q.who, TAKE.first(move), 1, s.tables.actions[q.number].rule)
        if q.left > 1:
            ask_for_material(s, TakeMaterial(q.who, q.number, q.left - 1, q.paid))

    def refuse(self, s: State, q: "TakeMaterial", move: i64) -> Refusal:
        material = TAKE.first(move)
        if self.amount(move) == 1 and material < M and not s.supply[material]:
            return Refusal(Said("refused-supply-empty", resource=MATERIALS[material]), "supply.limited")
        return Refusal(Said("refused-one-at-a-time"), s.tables.actions[q.number].rule)


class TakeNoMore(TakeNothing["TakeMaterial"]):
    def add(self, s: State, q: "TakeMaterial", out: Moves) -> None:
        action = s.tables.actions[q.number]
        # Or an optional action in between has left no room.
        if (action.fewer and q.left < action.gain_materials) or (not out.count and len(s.config.parts) > 0):
            out.append(NOTHING.at())

    def refuse(self, s: State, q: "TakeMaterial", move: i64) -> Refusal:
        return Refusal(Said("refused-paid-for"), s.tables.actions[q.number].rule)

    def leaves(self, s: State, q: "TakeMaterial", move: i64) -> list[Said]:
        return [Said("left-materials", n=q.left)] if q.materials(s) else []


TAKE_OF_CHOICE: Final = TakeOfChoice("take", TAKE)
TAKE_NO_MORE: Final = TakeNoMore("take_nothing", NOTHING)


class TakeMaterial(Ask):
    """One material of choice out of a gain; `left` counts this one too."""

    def __init__(self, seat: i64, number: i64, left: i64, paid: i64) -> None:
        super().__init__("take", seat, "influence.contiguous", [TAKE_OF_CHOICE], TAKE_NO_MORE)
        self.number = number
        self.left = left
        self.paid = paid

    def materials(self, s: State) -> list[int]:
        action = s.tables.actions[self.number]
        if not s.open_spaces(self.who):
            return []
        return [
            m
            for m in range(M)
            if action.gain_kinds[m] and s.supply[m] and not (action.gain_other and m == self.paid)
        ]

    def prompt(self, s: State) -> Said:
        return Said("prompt-take", player=self.who, left=self.left)

    def check(self, s: State) -> None:
        super().check(s)
        most_taken = action_of(s, self.kind, self.number).gain_materials
        demand(
            1 <= self.left <= most_taken,
            Said("wrong-take-materials-allowed", left=self.left, most_taken=most_taken),
        )

    def args(self) -> list[int]:
        return [self.who, self.number, self.left, self.paid]


# ------------------------------------------------------------ tiles that change places


class Swap(Choice["SwapTiles"]):
    """influence.teamsters.swap_tiles"""

    def add(self, s: State, q: "SwapTiles", out: Moves) -> None:
        for pair in range(len(PAIRS)):
            out.append(SWAP.at(pair))

    def apply(self, s: State, q: "SwapTiles", move: i64) -> None:
        a, b = PAIRS[SWAP.first(move)]
        tiles = s.market_tile
        s.market_tile = replaced(replaced(tiles, a, tiles[b]), b, tiles[a])
        if s.log is not None:
            s.log.append(TilesSwapped([a, b], rule=s.tables.actions[q.number].rule, seat=q.who))

    def touches(self, s: State, move: i64) -> tuple[str, ...]:
        a, b = PAIRS[SWAP.first(move)]
        return (f"space:{a + 1}", f"space:{b + 1}")

    def label(self, s: State, move: i64) -> Said:
        a, b = PAIRS[SWAP.first(move)]
        return Said("answer-swap", first=a + 1, second=b + 1)

    def elsewhere(self, s: State, q: Frame[State], move: i64) -> Refusal:
        if q.kind in ("visit", "turn"):
            return Refusal(Said("refused-swap-moment"), "influence.teamsters.swap_tiles", WRONG_MOMENT)
        return super().elsewhere(s, q, move)


SWAP_TILES: Final = Swap("swap", SWAP)


class SwapTiles(OfAction):
    """influence.teamsters.swap_tiles"""

    def __init__(self, seat: i64, number: i64) -> None:
        super().__init__("swap", seat, number, "influence.contiguous", [SWAP_TILES])

    def asks(self, action: Action) -> bool:
        return action.swaps


QUESTIONS: Final[tuple[Kind[State], ...]] = (
    Kind("pieces", TakePieces, (SEAT, ACTION, Field("resource", len(RESOURCES) - 1)), below=("visit",)),
    Kind("swap", SwapTiles, (SEAT, ACTION), below=("visit",)),
)
