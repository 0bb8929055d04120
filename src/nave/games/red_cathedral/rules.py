"""The Red Cathedral as the kernel sees it."""

import random
from importlib.resources import files
from typing import Any, cast

from nave.games.red_cathedral import component_schema, moves
from nave.games.red_cathedral.names import COLORS
from nave.games.red_cathedral.position import read_position, write_position
from nave.games.red_cathedral.refuse import refuse
from nave.games.red_cathedral.scoring import final_result
from nave.games.red_cathedral.setup import AUTO_COLOR, configure, start
from nave.games.red_cathedral.state import State
from nave.games.red_cathedral.view import make_view, read_view
from nave.games.red_cathedral.words import label, touches
from nave.kernel.components import ComponentSet
from nave.kernel.errors import BadInput
from nave.kernel.ledger import Ledger, read_ledger
from nave.kernel.rules import ANY, Refusal, Result, Rules, Setting
from nave.kernel.state import State as KernelState

CATALOGUE_TABLES = ("building_plan", "cathedral_card", "workshop_tile", "resource_tile", "influence_card")


def settings() -> list[Setting]:
    colors = {AUTO_COLOR: "the next free color", **{color: color for color in COLORS}}
    return [
        Setting(
            "workshops",
            "Workshop boards",
            {
                "basic": "ornaments and banners ready from the start",
                "advanced": "ornaments must be released first",
            },
            "basic",
            "The basic side is advised for the first few games.",
            (1, 2, 3, 4),
        ),
        Setting(
            "influence",
            "Influence cards",
            {"random": "one card of each group, drawn", "first_game": "the plainest card of each group"},
            "random",
            "The first-game set is easier to read.",
            (1, 2, 3, 4),
        ),
        Setting(
            "first_player",
            "First player",
            {ANY: "drawn", **{str(n): f"seat {n}" for n in (1, 2, 3, 4)}},
            ANY,
            "Who begins; in solitaire the human does.",
            (2, 3, 4),
        ),
        Setting(
            "level",
            "Ivan's start",
            {
                "standard": "level with you",
                "hard": "a step ahead",
                "very_hard": "far ahead",
            },
            "standard",
            "How far ahead Ivan's marker starts on the track.",
            (1,),
        ),
        *(
            Setting(
                f"color_{n}",
                f"Color of seat {n}",
                colors,
                AUTO_COLOR,
                "Workshop prices and the own die follow the color.",
                tuple(range(n, 5)),
            )
            for n in (1, 2, 3, 4)
        ),
    ]


class RedCathedral(Rules):
    def __init__(self) -> None:
        self.id = "red_cathedral"
        self.title = "The Red Cathedral"
        self.edition = "2020"
        self.designer = "Isra Cendrero and Sheila Santos"
        self.seats = (1, 2, 3, 4)
        self.settings = settings()
        self.version = 1
        self.component_schema = component_schema.SCHEMA
        self.standard = component_schema.standard()
        ids = {table: [row["id"] for row in self.standard.rows(table)] for table in CATALOGUE_TABLES}
        self.catalogue = moves.build(ids)

    def standard_components(self) -> ComponentSet:
        return self.standard

    def ledger(self) -> Ledger:
        return read_ledger(files(__package__).joinpath("rules.toml").read_text(encoding="utf-8"))

    def check_combination(self, seats: int, settings: dict[str, str]) -> None:
        first = settings.get("first_player", ANY)
        if first != ANY and int(first) > seats:
            raise BadInput(
                f"option first_player is {first!r}; with {seats} seats allowed: random, 1 to {seats}"
            )
        chosen = [settings[f"color_{n}"] for n in range(1, seats + 1) if settings[f"color_{n}"] != AUTO_COLOR]
        for color in chosen:
            if chosen.count(color) > 1:
                raise BadInput(f"two seats have the color {color!r}; each seat needs its own [setup.players]")

    def start(self, seats: int, settings: dict[str, str], components: ComponentSet) -> KernelState:
        return start(configure(seats, settings, components))

    def touches(self, s: KernelState, move: int) -> tuple[str, ...]:
        return touches(cast(State, s), move)

    def label(self, s: KernelState, move: int) -> str:
        return label(cast(State, s), move)

    def refuse(self, s: KernelState, move: int) -> Refusal:
        return refuse(cast(State, s), move)

    def view(self, s: KernelState, seat: int | None) -> dict[str, Any]:
        return make_view(cast(State, s))

    def from_view(
        self,
        view: dict[str, Any],
        seats: int,
        settings: dict[str, str],
        components: ComponentSet,
        rng: random.Random,
    ) -> KernelState:
        return read_view(view, configure(seats, settings, components))

    def result(self, s: KernelState) -> Result:
        return final_result(cast(State, s))

    def position(self, s: KernelState) -> dict[str, Any]:
        return write_position(cast(State, s))

    def from_position(
        self, data: dict[str, Any], seats: int, settings: dict[str, str], components: ComponentSet
    ) -> KernelState:
        return read_position(data, configure(seats, settings, components))
