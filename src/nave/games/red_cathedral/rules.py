"""The Red Cathedral as the kernel sees it."""

import random
from importlib.resources import files
from typing import Any, cast

from nave.games.red_cathedral import component_schema, moves
from nave.games.red_cathedral.contractors import options as contractors
from nave.games.red_cathedral.effects import player_name
from nave.games.red_cathedral.options import check_combination, configure, settings
from nave.games.red_cathedral.position import read_position, write_position
from nave.games.red_cathedral.refuse import refuse
from nave.games.red_cathedral.scoring import final_result
from nave.games.red_cathedral.setup import start
from nave.games.red_cathedral.state import State
from nave.games.red_cathedral.view import make_view, read_view
from nave.games.red_cathedral.words import label, touches
from nave.kernel.components import ComponentSet
from nave.kernel.ledger import Ledger, read_ledger
from nave.kernel.rules import Refusal, Result, Rules, Setup
from nave.kernel.said import Said
from nave.kernel.state import State as KernelState

CATALOGUE_TABLES = (
    "building_plan",
    "cathedral_card",
    "workshop_tile",
    "resource_tile",
    "influence_card",
    "contractors_building_plan",
    "contractors_workshop_tile",
    "contractors_resource_tile",
    "guild_card",
)


class RedCathedral(Rules):
    def __init__(self) -> None:
        self.id = "red_cathedral"
        self.title = "The Red Cathedral"
        self.edition = "2020"
        self.designer = "Isra Cendrero and Sheila Santos"
        self.seats = (1, 2, 3, 4)
        self.settings = settings()
        self.version = 1
        self.words_in = ("nave.games.red_cathedral.contractors",)
        self.component_schema = component_schema.SCHEMA
        self.standard = component_schema.standard()
        ids = {table: [row["id"] for row in self.standard.rows(table)] for table in CATALOGUE_TABLES}
        self.catalogue = moves.build(ids)

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

    def check_combination(self, seats: int, settings: dict[str, str]) -> None:
        check_combination(seats, settings, self.standard)

    def start(self, setup: Setup) -> KernelState:
        return start(configure(setup.seats, setup.settings, setup.components))

    def player_names(self, s: KernelState) -> list[Said | str]:
        state = cast(State, s)
        return [player_name(state, player) for player in range(state.config.players)]

    def touches(self, s: KernelState, move: int) -> tuple[str, ...]:
        return touches(cast(State, s), move)

    def label(self, s: KernelState, move: int) -> Said | str:
        return label(cast(State, s), move)

    def refuse(self, s: KernelState, move: int) -> Refusal:
        return refuse(cast(State, s), move)

    def view(self, s: KernelState, seat: int | None) -> dict[str, Any]:
        return make_view(cast(State, s), seat)

    def from_view(self, view: dict[str, Any], setup: Setup, rng: random.Random) -> KernelState:
        return read_view(view, configure(setup.seats, setup.settings, setup.components), rng)

    def result(self, s: KernelState) -> Result:
        return final_result(cast(State, s))

    def position(self, s: KernelState) -> dict[str, Any]:
        return write_position(cast(State, s))

    def from_position(self, data: dict[str, Any], setup: Setup) -> KernelState:
        return read_position(data, configure(setup.seats, setup.settings, setup.components))
