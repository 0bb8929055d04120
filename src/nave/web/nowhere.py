"""A game told as if it lay on a table: where lessons and puzzles are played, nothing is kept."""

from collections.abc import Sequence

from nave.kernel.events import ToldEvent
from nave.kernel.frame import NATURE
from nave.kernel.game import Game
from nave.kernel.option import OfferedOption
from nave.tables.customs import Customs
from nave.tables.times import NO_TIME, told_customs
from nave.tables.told import Item, StateTold, TableTold


class Nowhere:
    """The game as one seat sees it, everybody else played by `rival` or by nobody."""

    def __init__(
        self, name: str, game: Game, seat: int, names: list[str], language: str, rival: str | None = None
    ) -> None:
        self.name = name
        self.game = game
        self.seat = seat
        self.names = names
        self.language = language
        self.rival = rival

    def options(self) -> list[OfferedOption]:
        offered = self.game.options(self.names, self.language)
        return [self.game.offered(option, self.names, self.language) for option in offered]

    def state(self, options: Sequence[OfferedOption], can_undo: bool = False) -> StateTold:
        game = self.game
        result = game.result
        return {
            "table": self._table(),
            "number": len(game.answers),
            "seat": self.seat,
            "invited": False,
            "used": None,
            "chances": False,
            "holds": [self.seat],
            "view": game.view(self.seat, self.names, self.language),
            "options": list(options),
            "entering": False,
            "can_undo": can_undo,
            "no_undo": None,
            "result": None
            if result is None
            else {**result.to_data(), "reason": game.say(result.said, self.names, self.language)},
            "sheet": None if result is None else game.score_sheet(self.names, self.language),
        }

    def _table(self) -> TableTold:
        game = self.game
        return {
            "id": self.name,
            "called": "",
            "game": game.rules.id,
            "rules_version": game.setup.version,
            "components": {"name": game.components.name, "hash": game.components.hash},
            "settings": dict(game.settings),
            "status": "running",
            "listed": False,
            "names": self.names,
            "seats": [
                {
                    "seat": seat,
                    "kind": "device" if seat == self.seat else "bot",
                    "bot": None if seat == self.seat else self.rival,
                    "name": self.names[seat],
                    "joined": True,
                    "resigned": False,
                    "here": True,
                }
                for seat in range(game.seats)
            ],
            "replacing": [],
            "knocking": [],
            "customs": told_customs(Customs(watching=False)),
            "time": NO_TIME,
            "asking": None,
            "watching": 0,
            "again": None,
            "published": False,
            "dealt": None,
            "outcome": None,
            "locked": None,
            "created_at": 0,
            "changed_at": 0,
        }

    def items(self, since: int = 0) -> list[Item]:
        """What happened at this table since so many answers, the set-up aside, answer by answer."""
        game = self.game
        by: dict[int, list[ToldEvent]] = {}
        for event in game.events_for(self.seat, since=since):
            by.setdefault(event.answer, []).append(game.told(event, self.names, self.language))
        items: list[Item] = []
        for number, who in enumerate(game.answered_by):
            turn = game.turn_at(number)
            if turn == 0 or number < since:
                continue
            items.append(
                {
                    "number": number + 1,
                    "kind": "nature" if who == NATURE else "answer",
                    "seat": None if who == NATURE else who,
                    "at": 0,
                    "turn": turn,
                    "answers": number + 1,
                    "events": by.get(number, []),
                }
            )
        return items
