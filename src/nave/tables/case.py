"""A record that is judged, or was: what is known of it here, whoever looks at it."""

from typing import Final, Literal

from nave.judge import Judgement, LevelName, Luck, Stretch
from nave.kernel.record import Record

Part = Stretch | Luck
Standing = Literal["waiting", "running", "done", "failed"]
OPEN: Final = ("waiting", "running")


class Case:
    """One record at one level: how far it has come. Parts are only ever added."""

    def __init__(self, key: str, record: Record, level: LevelName, owner: str) -> None:
        self.key = key
        self.record = record
        self.level = level
        self.owner = owner
        self.standing: Standing = "waiting"
        self.total = 0
        self.parts: list[Part] = []
        self.judgement: Judgement | None = None
        self.why = ""
        # Another process looks at it, and what is here was read.
        self.elsewhere = False
        # Parts stand as they were told when it was judged: who knows some of them need not hear those again.
        self.in_order = True

    @property
    def open(self) -> bool:
        return self.standing in OPEN

    def judged(self, judgement: Judgement) -> None:
        """What was judged before this process was started, or by another one."""
        # First of all: whoever asks meanwhile in another thread must not take the new order for the old one.
        self.in_order = self.elsewhere = False
        self.parts = [*judgement.stretches, *judgement.chances]
        self.total, self.judgement, self.standing = len(self.parts), judgement, "done"

    def read(self, standing: Standing, total: int, parts: list[Part]) -> None:
        """What the process says that looks at it; parts known here stay, they are the same there."""
        self.standing, self.total = standing, total
        self.parts.extend(parts[len(self.parts) :])

    def after(self, since: int) -> tuple[list[Part], int]:
        """What somebody has yet to hear who has heard `since` parts, and how many there are. Any thread."""
        parts = list(self.parts)
        first = since if self.in_order or since >= len(parts) else 0
        return parts[first:], len(parts)
