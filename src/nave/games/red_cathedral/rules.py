"""The Red Cathedral as the kernel sees it."""

import random
from collections.abc import Sequence
from importlib.resources import files
from typing import cast

from mypy_extensions import i64

from nave.games.red_cathedral import about as base
from nave.games.red_cathedral import component_schema
from nave.games.red_cathedral.catalogue import catalogue
from nave.games.red_cathedral.contractors import about as expansion
from nave.games.red_cathedral.contractors import options as contractors
from nave.games.red_cathedral.contractors.drawn import drawn as drawn_besides
from nave.games.red_cathedral.contractors.ending import add_to_form, read_more, write_more
from nave.games.red_cathedral.contractors.sheets import RedCathedralSheets
from nave.games.red_cathedral.drawn import drawn
from nave.games.red_cathedral.ending import ending_form, read_ending, write_ending
from nave.games.red_cathedral.names import WORDS_IN
from nave.games.red_cathedral.options import check_combination, configure, settings
from nave.games.red_cathedral.outcome import changes
from nave.games.red_cathedral.pieces import write_position
from nave.games.red_cathedral.position import read_position
from nave.games.red_cathedral.scoring import breakdown, decide
from nave.games.red_cathedral.setup import start
from nave.games.red_cathedral.sources import score_sheet
from nave.games.red_cathedral.state import State
from nave.games.red_cathedral.types import Changes, Position, Table
from nave.games.red_cathedral.view import make_view, read_view
from nave.kernel.about import About
from nave.kernel.components import ComponentSet
from nave.kernel.events import Event
from nave.kernel.ledger import Ledger, read_ledger
from nave.kernel.rules import Result, Rules, Setup
from nave.kernel.said import Said
from nave.kernel.state import State as KernelState
from nave.kernel.types import Ending, ScoreSheet, Shown, View


class RedCathedral(Rules):
    def __init__(self) -> None:
        self.id = "red_cathedral"
        self.title = "The Red Cathedral"
        self.edition = "2020"
        self.designer = "Isra Cendrero and Sheila Santos"
        self.seats = (1, 2, 3, 4)
        self.settings = settings()
        self.version = 2
        self.earlier = (1,)
        self.words_in = WORDS_IN
        self.sheets = RedCathedralSheets()
        self.component_schema = component_schema.SCHEMA
        self.standard = component_schema.standard()
        self.catalogue = catalogue(self.standard)

    def standard_components(self) -> ComponentSet:
        return self.standard

    def components_in_play(self, settings: dict[str, str], components: ComponentSet) -> ComponentSet:
        if components.base is None or contractors.wanted(settings):
            return components
        return components.base

    def ledger(self) -> Ledger:
        """The base game's rules, then those of the expansion."""
        folder = files("nave.games.red_cathedral")
        parts = (folder / "rules.toml", folder / "contractors" / "rules.toml")
        ledgers = [read_ledger(part.read_text(encoding="utf-8")) for part in parts]
        return Ledger([rule for ledger in ledgers for rule in ledger.rules])

    def check_combination(self, seats: i64, settings: dict[str, str]) -> None:
        check_combination(seats, settings, self.standard)

    def start(self, setup: Setup) -> KernelState:
        return start(configure(setup))

    def player_names(self, s: KernelState) -> list[Said]:
        config = cast(State, s).config
        return [config.called(player) for player in range(len(config.colors))]

    def ended_by(self, s: KernelState) -> str:
        return "end.final_turns"

    def left_to_chance(self, move: i64) -> str:
        return "setup.dice"

    def drawn(self, setup: Setup, s: KernelState, move: int) -> Said:
        besides = drawn_besides(move, setup.components, self.sheets)
        return drawn(move, setup.components, self.sheets) if besides is None else besides

    def view(self, s: KernelState, seat: int | None) -> Table:
        return make_view(cast(State, s), seat)

    def hides(self, s: KernelState, seats: i64) -> bool:
        """setup.open_information: only a part can bring something that not everybody may know."""
        state = cast(State, s)
        return any(keeper.hides(state) for keeper in state.config.keepers)

    def from_view(self, view: View, setup: Setup, rng: random.Random) -> KernelState:
        return read_view(view, configure(setup), rng)

    def about(self, s: KernelState, piece: str, viewer: int | None) -> About | None:
        state = cast(State, s)
        return expansion.about(state, piece, viewer) or base.about(state, piece, viewer)

    def changes(self, before: KernelState, after: KernelState) -> Changes:
        return changes(cast(State, before), cast(State, after))

    def result(self, s: KernelState) -> Result:
        rows = breakdown(cast(State, s))
        verdict = decide(rows)
        return Result([row["total"] for row in rows], verdict.winners, rows, verdict.said())

    def score_sheet(self, s: KernelState, events: Sequence[Event]) -> ScoreSheet:
        return score_sheet(cast(State, s), events)

    def position(self, s: KernelState) -> Position:
        return write_position(cast(State, s))

    def from_position(self, data: Shown, setup: Setup) -> KernelState:
        return read_position(data, configure(setup))

    def ending_form(self, setup: Setup) -> Ending:
        config = configure(setup)
        form = ending_form(config)
        add_to_form(config, form)
        return cast(Ending, form)

    def read_ending(self, data: Ending, setup: Setup) -> KernelState:
        return read_ending(data, configure(setup), read_more)

    def write_ending(self, s: KernelState) -> Ending:
        state = cast(State, s)
        table = write_ending(state)
        write_more(state, table)
        return cast(Ending, table)
