"""What the judge has said so far, known to every process on the database: one looks, the others read.

Who looks says so every second, with what it has found. Who has said nothing for longer is taken for dead, and
whoever is asked next takes the game over: the same record is judged the same and told in the same order, so
what was heard before stays true.
"""

import asyncio
import logging
import zlib
from collections.abc import Iterable
from typing import Final, NamedTuple, cast

import msgspec
from sqlalchemy import case, delete, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from nave.judge import Luck, Stretch
from nave.tables import model as m
from nave.tables.case import Case, Part, Standing
from nave.tables.errors import TableError
from nave.tables.schema import underway
from nave.tables.store import Store

log = logging.getLogger("nave.tables")

# Seconds between two words of who looks at something.
EVERY: Final = 1.0
# Milliseconds. Who was silent for longer than a slow database takes counts as dead.
DEAD: Final = 12_000
# After so long without a word nobody asks for it any more.
FORGOTTEN: Final = 60 * 60 * 1000


# Standing, how many parts there are, and how many were found.
Said = tuple[Standing, int, int]


class Kept(msgspec.Struct, omit_defaults=True):
    """A part as it is stored: one of the two."""

    stretch: Stretch | None = None
    luck: Luck | None = None


class Seen(NamedTuple):
    """What a process says of a case; without parts where no more are told than were known."""

    standing: Standing
    total: int
    parts: list[Part]
    alive: bool


class Underway:
    """By key; a row belongs to the process that looks at the game. A fault here stops nobody from judging."""

    def __init__(self, store: Store, process: str) -> None:
        self.store = store
        self.process = process
        # By key: what was last said of it.
        self._said: dict[str, Said] = {}

    async def claim(self, key: str) -> bool:
        """Whether the game is ours to look at: nobody else does, or whoever did is dead or gave it up."""
        now, row = m.now(), underway.c
        free = or_(row.worker == self.process, row.standing == "failed", row.at < now - DEAD)
        mine = {"worker": self.process, "at": now, "standing": "waiting"}
        try:
            async with self.store.writing() as connection:
                await connection.execute(delete(underway).where(row.at < now - FORGOTTEN))
                taken = await connection.execute(update(underway).where(row.key == key, free).values(mine))
                if taken.rowcount == 0:
                    empty = {"key": key, "total": 0, "done": 0, "data": packed([])}
                    await connection.execute(insert(underway).values(**empty, **mine))
        except IntegrityError:
            return False
        except TableError:
            log.warning("others do not know what is judged here", exc_info=True)
        return True

    async def say(self, cases: Iterable[Case]) -> None:
        """They are looked at, and what is new of them. Raises TableError."""
        said: dict[str, Said] = {}
        news: dict[str, bytes] = {}
        for one in cases:
            parts = list(one.parts)
            # Done is what has been stored: whoever keeps the judgement says so.
            standing: Standing = "running" if one.standing == "done" else one.standing
            said[one.key] = (standing, one.total, len(parts))
            if self._said.get(one.key) != said[one.key]:
                news[one.key] = await asyncio.to_thread(packed, parts)
        row = underway.c
        # Written late, nothing of before makes a failed one look as if somebody were at it.
        mine = update(underway).where(row.worker == self.process, row.standing != "failed")
        async with self.store.writing() as connection:
            for key, data in news.items():
                standing, total, done = said[key]
                new = {"standing": standing, "total": total, "done": done, "data": data}
                await connection.execute(mine.where(row.key == key).values(new))
            await connection.execute(mine.where(row.key.in_(list(said))).values(at=m.now()))
        self._said = said

    async def look(self, key: str, known: int) -> Seen | None:
        """None where nobody looks at it, or it is done. Raises TableError."""
        row = underway.c
        more = case((row.done > known, row.data), else_=None)
        query = select(row.standing, row.total, row.at, more).where(row.key == key)
        async with self.store.reading() as connection:
            found = (await connection.execute(query)).first()
        if found is None:
            return None
        standing, total, at, data = found
        try:
            parts = [] if data is None else await asyncio.to_thread(unpacked, data)
        except (zlib.error, msgspec.MsgspecError):
            log.warning("what is being judged could not be read", exc_info=True)
            parts = []
        return Seen(cast(Standing, standing), total, parts, at >= m.now() - DEAD)

    async def leave(self) -> None:
        """What is left is for others, at once."""
        try:
            async with self.store.writing() as connection:
                await connection.execute(delete(underway).where(underway.c.worker == self.process))
        except TableError:
            log.warning("others will notice by themselves", exc_info=True)


def packed(parts: list[Part]) -> bytes:
    kept = [Kept(stretch=part) if isinstance(part, Stretch) else Kept(luck=part) for part in parts]
    return zlib.compress(msgspec.json.encode(kept))


def unpacked(data: bytes) -> list[Part]:
    kept = msgspec.json.decode(zlib.decompress(data), type=list[Kept])
    return [part for one in kept for part in (one.stretch, one.luck) if part is not None]
