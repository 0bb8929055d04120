"""Basilica as the kernel sees it."""

import random
from collections.abc import Sequence
from importlib.resources import files
from typing import cast

from mypy_extensions import i64

from nave.games.basilica import component_schema
from nave.games.basilica.about import about
from nave.games.basilica.catalogue import catalogue
from nave.games.basilica.drawn import drawn
from nave.games.basilica.ending import ending_form, read_ending, write_ending
from nave.games.basilica.names import SEATS, called
from nave.games.basilica.outcome import changes
from nave.games.basilica.position import read_position, write_position
from nave.games.basilica.scoring import final_result
from nave.games.basilica.setup import configure, start
from nave.games.basilica.sheets import BasilicaSheets
from nave.games.basilica.sources import score_sheet
from nave.games.basilica.state import THIRD_SCORING, State
from nave.games.basilica.types import Changes, Position, Table
from nave.games.basilica.view import make_view, read_view
from nave.kernel.about import About
from nave.kernel.components import ComponentSet
from nave.kernel.errors import BadInput
from nave.kernel.events import Event
from nave.kernel.ledger import Ledger, read_ledger
from nave.kernel.rules import ANY, Result, Rules, Setting, Setup
from nave.kernel.said import Said
from nave.kernel.state import State as KernelState
from nave.kernel.types import Ending, ScoreSheet, Shown, View


def settings() -> list[Setting]:
    return [
        Setting("festum_fatuorum", ("off", "on"), "off", (2,)),
        Setting("remove_six", ("off", "on"), "off", (2,), needs={"on": {"festum_fatuorum": "on"}}),
        Setting("show_crowns", ("off", "on"), "off", (2,)),
        Setting("first_player", (ANY, "1", "2"), ANY, (2,)),
    ]


class Basilica(Rules):
    def __init__(self) -> None:
        self.id = "basilica"
        self.title = "Basilica"
        self.edition = "2022"
        self.designer = "Łukasz M. Pogoda"
        self.seats = (2,)
        self.settings = settings()
        self.version = 1
        self.sheets = BasilicaSheets()
        self.component_schema = component_schema.SCHEMA
        self.standard = component_schema.standard()
        self.catalogue = catalogue()
        self.words_in = ("nave.games.basilica",)

    def standard_components(self) -> ComponentSet:
        return self.standard

    def ledger(self) -> Ledger:
        return read_ledger(files(__package__).joinpath("rules.toml").read_text(encoding="utf-8"))

    def check_combination(self, seats: int, settings: dict[str, str]) -> None:
        if settings["remove_six"] == "on" and settings["festum_fatuorum"] == "off":
            raise BadInput(Said("bad-remove-six", rule="option.remove_six"), self.words_in)

    def start(self, setup: Setup) -> KernelState:
        return start(configure(setup.settings, setup.components))

    def player_names(self, s: KernelState) -> list[Said]:
        return [called(seat) for seat in range(SEATS)]

    def ended_by(self, s: KernelState) -> str:
        third = cast(State, s).ended == THIRD_SCORING
        return "end.third_scoring" if third else "stack.final_scoring"

    def left_to_chance(self, move: i64) -> str:
        return "setup.hidden_information"

    def drawn(self, setup: Setup, s: KernelState, move: int) -> Said:
        return drawn(move)

    def view(self, s: KernelState, seat: int | None) -> Table:
        return make_view(cast(State, s), seat)

    def hides(self, s: KernelState, seats: int) -> bool:
        """rank.jester_secret: nothing but colors that both players are still naming."""
        state = cast(State, s)
        return bool(state.named_cells) and state.secret()

    def from_view(self, view: View, setup: Setup, rng: random.Random) -> KernelState:
        return read_view(view, configure(setup.settings, setup.components), rng)

    def about(self, s: KernelState, piece: str, viewer: int | None) -> About | None:
        return about(cast(State, s), piece, viewer)

    def changes(self, before: KernelState, after: KernelState) -> Changes:
        return changes(cast(State, before), cast(State, after))

    def result(self, s: KernelState) -> Result:
        return final_result(cast(State, s))

    def score_sheet(self, s: KernelState, events: Sequence[Event]) -> ScoreSheet:
        return score_sheet(cast(State, s))

    def position(self, s: KernelState) -> Position:
        return write_position(cast(State, s))

    def from_position(self, data: Shown, setup: Setup) -> KernelState:
        return read_position(data, configure(setup.settings, setup.components))

    def ending_form(self, setup: Setup) -> Ending:
        return cast(Ending, ending_form(configure(setup.settings, setup.components)))

    def read_ending(self, data: Ending, setup: Setup) -> KernelState:
        return read_ending(data, configure(setup.settings, setup.components))

    def write_ending(self, s: KernelState) -> Ending:
        return cast(Ending, write_ending(cast(State, s)))
