"""What people see of a game at one moment, worked out and encoded once for all who look alike."""

from typing import Any

import msgspec

from nave.kernel.events import Event
from nave.kernel.game import Game
from nave.tables.told import FromGame, StateTold

# A state as `StateTold`, parts of it encoded.
PackedState = dict[str, Any]


class Shown:
    """What people see of a game at one moment: one view if nobody knows more than others, and the options."""

    def __init__(self, game: Game, names: list[str], language: str) -> None:
        self.game = game
        self.names = names
        self.language = language
        self._views: dict[int | None, FromGame] = {}
        self._options: list[FromGame] | None = None
        self._told: dict[int, tuple[Event, FromGame]] = {}
        # What is alike for all, encoded once: view by view, and the options.
        self._packed: dict[int | None, FromGame] = {}
        self._packed_options: msgspec.Raw | None = None

    def view(self, seat: int | None, hides: bool) -> FromGame:
        if hides:
            if seat not in self._views:
                self._views[seat] = self.game.view(seat, self.names, self.language)
            return self._views[seat]
        if None not in self._views:
            self._views[None] = self.game.view(None, self.names, self.language)
        return {**self._views[None], "seat": seat}

    def packed(self, state: StateTold, hides: bool) -> PackedState:
        """A state of this moment ready to be sent: its view and options are encoded once for everybody."""
        view, options = state["view"], state["options"]
        if view is None:
            return {**state}
        alike = state["seat"] if hides else None
        if alike not in self._packed:
            self._packed[alike] = {key: msgspec.Raw(msgspec.json.encode(part)) for key, part in view.items()}
        if options and self._packed_options is None:
            self._packed_options = msgspec.Raw(msgspec.json.encode(options))
        return {
            **state,
            "view": {**self._packed[alike], "seat": view["seat"]},
            "options": self._packed_options if options else options,
        }

    def told(self, event: Event) -> FromGame:
        """An event in words, once for all who may know the same of it."""
        known = self._told.get(id(event))
        if known is None:
            known = (event, self.game.told(event, self.names, self.language))
            self._told[id(event)] = known
        return known[1]

    def options(self) -> list[FromGame]:
        if self._options is None:
            game, names, language = self.game, self.names, self.language
            self._options = [game.offered(one, names, language) for one in game.options(names, language)]
        return self._options
