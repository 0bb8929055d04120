"""What the judge said of whole games, kept in the database: a server started again judges nothing twice."""

import asyncio
import logging
import zlib
from typing import Final

import msgspec
from sqlalchemy import delete, insert, select
from sqlalchemy.exc import IntegrityError

from nave.judge import Judgement, judgement_from_json
from nave.tables import model as m
from nave.tables.errors import TableError
from nave.tables.schema import judgements, underway
from nave.tables.store import Store

log = logging.getLogger("nave.tables")

# The oldest go first; packed, one is some ten kilobytes. All of them can be made again.
MOST: Final = 2000


class Judgements:
    """By key: game and answers, rules version, judge and its bots, level and seed (`judge/cache.py`)."""

    def __init__(self, store: Store, most: int = MOST) -> None:
        self.store = store
        self.most = most

    async def find(self, key: str) -> Judgement | None:
        """None also where the database cannot be asked: then the game is judged again."""
        try:
            async with self.store.reading() as connection:
                data = await connection.scalar(select(judgements.c.data).where(judgements.c.key == key))
            return None if data is None else await asyncio.to_thread(unpacked, data)
        except (TableError, zlib.error, msgspec.MsgspecError):
            log.warning("a judgement could not be read", exc_info=True)
            return None

    async def keep(self, key: str, judgement: Judgement) -> None:
        """Once, and nobody is at it any more; what cannot be stored is only judged again some day."""
        data = await asyncio.to_thread(packed, judgement)
        last = select(judgements.c.at).order_by(judgements.c.at.desc()).offset(self.most).limit(1)
        try:
            async with self.store.writing() as connection:
                await connection.execute(delete(judgements).where(judgements.c.key == key))
                await connection.execute(insert(judgements).values(key=key, at=m.now(), data=data))
                await connection.execute(delete(underway).where(underway.c.key == key))
                await connection.execute(delete(judgements).where(judgements.c.at <= last.scalar_subquery()))
        except (TableError, IntegrityError):
            log.warning("a judgement could not be stored", exc_info=True)


def packed(judgement: Judgement) -> bytes:
    return zlib.compress(judgement.to_json())


def unpacked(data: bytes) -> Judgement:
    return judgement_from_json(zlib.decompress(data))
