"""The Red Cathedral as the kernel sees it."""

import random
from importlib.resources import files
from typing import Any, cast

from nave.games.red_cathedral import component_schema
from nave.games.red_cathedral.ask import OldAsk
from nave.games.red_cathedral.catalogue import catalogue
from nave.games.red_cathedral.contractors import options as contractors
from nave.games.red_cathedral.effects import player_name
from nave.games.red_cathedral.options import check_combination, configure, settings
from nave.games.red_cathedral.outcome import changes
from nave.games.red_cathedral.position import read_position, write_position
from nave.games.red_cathedral.refuse import refuse
from nave.games.red_cathedral.scoring import final_result
from nave.games.red_cathedral.setup import start
from nave.games.red_cathedral.state import State
from nave.games.red_cathedral.view import make_view, read_view
from nave.games.red_cathedral.words import label, touches
from nave.kernel.answer import Answer
from nave.kernel.components import ComponentSet
from nave.kernel.ledger import Ledger, read_ledger
from nave.kernel.rules import Refusal, Result, Rules, Setup
from nave.kernel.said import Said
from nave.kernel.state import State as KernelState


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

    def check_combination(self, seats: int, settings: dict[str, str]) -> None:
        check_combination(seats, settings, self.standard)

    def start(self, setup: Setup) -> KernelState:
        return start(configure(setup.seats, setup.settings, setup.components))

    def player_names(self, s: KernelState) -> list[Said | str]:
        state = cast(State, s)
        return [player_name(state, player) for player in range(state.config.players)]

    def touches(self, s: KernelState, move: int) -> tuple[str, ...]:
        state = cast(State, s)
        return touches(state, move) if self.not_yet(state, move) else super().touches(s, move)

    def label(self, s: KernelState, move: int) -> Said | str:
        state = cast(State, s)
        return label(state, move) if self.not_yet(state, move) else super().label(s, move)

    def refuse(self, s: KernelState, move: int) -> Refusal:
        state = cast(State, s)
        return refuse(state, move) if self.not_yet(state, move) else super().refuse(s, move)

    def not_yet(self, s: State, move: int) -> bool:
        """Whether what is asked, or what is answered, is not a class of its own yet."""
        if not s.stack or isinstance(s.stack[-1], OldAsk):
            return True
        answer = self.answer_of(s, move)
        return answer is None or type(answer) is Answer

    def view(self, s: KernelState, seat: int | None) -> dict[str, Any]:
        return make_view(cast(State, s), seat)

    def from_view(self, view: dict[str, Any], setup: Setup, rng: random.Random) -> KernelState:
        return read_view(view, configure(setup.seats, setup.settings, setup.components), rng)

    def changes(self, before: KernelState, after: KernelState) -> dict[str, Any]:
        return {**changes(cast(State, before), cast(State, after))}

    def result(self, s: KernelState) -> Result:
        return final_result(cast(State, s))

    def position(self, s: KernelState) -> dict[str, Any]:
        return write_position(cast(State, s))

    def from_position(self, data: dict[str, Any], setup: Setup) -> KernelState:
        return read_position(data, configure(setup.seats, setup.settings, setup.components))
