"""What people see of a game at one moment, worked out and encoded once for all who look alike."""

from collections.abc import Hashable
from typing import Any, Final, TypedDict

import msgspec

from nave.kernel.events import Event, ToldEvent
from nave.kernel.game import Game
from nave.kernel.option import OfferedOption
from nave.kernel.rules import ResultData
from nave.kernel.said import Said
from nave.kernel.types import ScoreSheet, View

NOTHING: Final = msgspec.Raw(b"[]")


class PackedState(TypedDict):
    """A state as `StateTold`, what several are sent encoded once."""

    table: msgspec.Raw
    number: int
    seat: int | None
    holds: list[int]
    invited: bool
    used: int | None
    chances: bool
    view: msgspec.Raw
    options: msgspec.Raw
    entering: bool
    can_undo: bool
    no_undo: str | None
    result: ResultData | None
    sheet: ScoreSheet | None


class Shown:
    """What people see of a game at one moment: one view if nobody knows more than others, and the options."""

    def __init__(self, game: Game, names: list[str], language: str) -> None:
        self.game = game
        self.names = names
        self.language = language
        self._views: dict[int | None, View] = {}
        self._options: dict[int | None, list[OfferedOption]] = {}
        self._told: dict[int, tuple[Event, ToldEvent]] = {}
        # What is alike for all, encoded once: views before and after the seat they name, and the options.
        self._packed: dict[int | None, tuple[bytes, bytes]] = {}
        self._packed_options: dict[int | None, msgspec.Raw] = {}
        # Whatever else is sent to several at this moment.
        self.sent: dict[Hashable, Any] = {}

    def view(self, seat: int | None, hides: bool) -> View:
        if hides:
            return self._view(seat)
        return {**self._view(None), "seat": seat}

    def _view(self, seat: int | None) -> View:
        found = self._views.get(seat)
        if found is None:
            found = self._views[seat] = self.game.view(seat, self.names, self.language)
        return found

    def packed_view(self, seat: int | None, hides: bool) -> msgspec.Raw:
        """The same, encoded: once for everybody, up to the number of the seat."""
        alike = seat if hides else None
        found = self._packed.get(alike)
        if found is None:
            # Nearly all of it is numbers and names: what has to be put into words is met while it is encoded.
            view = self.game.shown(alike, self.names, self.language)
            found = self._packed[alike] = around_seat(view, msgspec.json.Encoder(enc_hook=self._in_words))
        before, after = found
        return msgspec.Raw(before + (b"null" if seat is None else b"%d" % seat) + after)

    def _in_words(self, said: object) -> str:
        if not isinstance(said, Said):
            raise TypeError(f"{said!r} is nothing that a view holds")
        return self.game.say(said, self.names, self.language)

    def packed_options(self, viewer: int | None = None) -> msgspec.Raw:
        found = self._packed_options.get(viewer)
        if found is None:
            found = self._packed_options[viewer] = msgspec.Raw(msgspec.json.encode(self.options(viewer)))
        return found

    def told(self, event: Event) -> ToldEvent:
        """An event in words, once for all who may know the same of it."""
        known = self._told.get(id(event))
        if known is None:
            known = (event, self.game.told(event, self.names, self.language))
            self._told[id(event)] = known
        return known[1]

    def options(self, viewer: int | None = None) -> list[OfferedOption]:
        """The legal answers; with a viewer, what chance may answer as far as that seat knows."""
        found = self._options.get(viewer)
        if found is None:
            game, names, language = self.game, self.names, self.language
            every = (
                game.options(names, language) if viewer is None else game.expected(viewer, names, language)
            )
            found = self._options[viewer] = [game.offered(one, names, language) for one in every]
        return found

    def no_undo(self) -> str | None:
        """Why nothing before this question can be taken back, if that is so."""
        ends = self.game.undo_ends
        return None if ends is None else self.say(ends)

    def say(self, said: Said) -> str:
        return self.game.say(said, self.names, self.language)

    def result(self) -> ResultData | None:
        result = self.game.result
        if result is None:
            return None
        return {**result.to_data(), "reason": self.game.say(result.said, self.names, self.language)}

    def sheet(self) -> ScoreSheet:
        """Every source of points so far."""
        return self.game.score_sheet(self.names, self.language)


def around_seat(view: View, encoder: msgspec.json.Encoder) -> tuple[bytes, bytes]:
    """A view encoded, without the seat it is for: what stands before that number and what behind it."""
    names = list(view)
    place = names.index("seat")
    before = encoder.encode({name: view[name] for name in names[:place]})[:-1]
    after = encoder.encode({name: view[name] for name in names[place + 1 :]})[1:]
    return before + (b"," if place else b"") + b'"seat":', (b"," if len(after) > 1 else b"") + after
