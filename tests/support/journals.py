"""A table in memory made of journal entries, without a database."""

from typing import Final

from nave.api import new_game, rules_of
from nave.kernel.game import Game
from nave.tables import model as m
from nave.tables.live import Live
from nave.tables.model import Change, Entry, Outcome, SeatRow, Standing, TableRow
from nave.tables.secrets import SecretChance, digest
from tests.support.tables import GAME

SECRET: Final = "ab" * 32
SEATS: Final = 3


def table_row(status: str = m.OPEN, listed: bool = False, outcome: Outcome | None = None) -> TableRow:
    components = new_game(GAME, seats=SEATS, seed=5).components
    return TableRow(
        id="table",
        game=GAME,
        rules_version=rules_of(GAME).version,
        component_name=components.name,
        component_hash=components.hash,
        seats=SEATS,
        options={},
        seed=5,
        secret=SECRET,
        start=None,
        listed=listed,
        spectator_hash=digest("spectator"),
        status=status,
        outcome=outcome,
        bot_due=False,
        last=0,
        created_at=10,
        changed_at=20,
    )


def seat_rows() -> list[SeatRow]:
    """Two people and, behind them, one more with the key of the second."""
    keys = [digest("first"), digest("second"), digest("second")]
    return [
        SeatRow(n, m.PERSON, "", f"Ann {n}", key, True, False, 100 + n, 200 + n) for n, key in enumerate(keys)
    ]


class Journal:
    """Entries as a table would write them, with the game they belong to."""

    def __init__(self) -> None:
        self.entries: list[Entry] = []
        self.game: Game | None = None

    def add(self, kind: str, seat: int | None = None, text: str = "", submission: str | None = None) -> Entry:
        number = len(self.entries) + 1
        entry = Entry(number, kind, seat, text, submission, 1000 + number)
        self.entries.append(entry)
        return entry

    def start(self) -> "Journal":
        self.game = new_game(GAME, seats=SEATS, chance=SecretChance(5, SECRET))
        self.add(m.START, 0)
        for text in self.game.answers:
            self.add(m.NATURE, None, text)
        return self

    def play(self, count: int = 1, choice: int = 0) -> "Journal":
        assert self.game is not None
        for _ in range(count):
            seat, before = self.game.seat, len(self.game.answers)
            self.game.play(self.game.options()[choice].text)
            first, *others = self.game.answers_since(before)
            self.add(m.ANSWER, seat, first)
            for text in others:
                self.add(m.NATURE, None, text)
        return self

    def live(self, status: str = m.RUNNING, listed: bool = False) -> Live:
        return Live(table_row(status, listed), seat_rows(), self.entries)

    def change(self, since: int, status: str = m.RUNNING, seats: list[SeatRow] | None = None) -> Change:
        return Change("table", since, self.entries[since:], Standing(status), seats or [])
