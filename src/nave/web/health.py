"""Whether the server lives, and whether it can do its work: two questions, for two different answers.

A server that does not live is started anew. One that is not ready gets no requests, and comes back by itself:
starting it anew would not bring back a database.
"""

import asyncio
import logging
import time
from importlib.metadata import version
from typing import Final

from fastapi import APIRouter, Request, Response
from fastapi.responses import PlainTextResponse
from starlette.datastructures import State

from nave.tables.ears import Ears
from nave.tables.store import Store
from nave.web.desk import Desk, desk, reply
from nave.web.metrics import forget_dead
from nave.web.study_replies import HealthOut

log = logging.getLogger("nave.web")
router = APIRouter(tags=["operation"])

# Who watches must hear something, and soon. Seconds.
PATIENCE: Final = 2.0
WELL: Final = "ok"
NO_DATABASE: Final = "no database"
# Anybody may ask, as often as they like: the database is asked at most so often. Seconds.
FRESH: Final = 0.5
# Each of several processes takes its figures down so often. Seconds.
FIGURES_EVERY: Final = 5.0
# Looked up in files, so once.
VERSION: Final = version("nave")


class Standing:
    """How things stand, found out once for all who ask at the same time."""

    def __init__(self) -> None:
        self._known = WELL
        self._at = -FRESH
        self._asking: asyncio.Task[str] | None = None

    async def now(self, at: Desk, ears: Ears) -> str:
        if at.stopping:
            return "stopping"
        found = await self._database(at.service.store)
        return "deaf" if found != NO_DATABASE and ears.deaf else found

    async def _database(self, store: Store) -> str:
        if time.monotonic() - self._at < FRESH:
            return self._known
        if self._asking is None:
            self._asking = asyncio.ensure_future(self._ask(store))
        # Whoever asked first may hang up; the others still want to know.
        return await asyncio.shield(self._asking)

    async def _ask(self, store: Store) -> str:
        try:
            async with asyncio.timeout(PATIENCE):
                if not await store.can_read():
                    self._known = NO_DATABASE
                else:
                    self._known = WELL if await store.can_write() else "cannot write"
        except TimeoutError:
            self._known = NO_DATABASE
        finally:
            self._at, self._asking = time.monotonic(), None
        return self._known


async def look(state: State, sized: bool = True) -> None:
    """Take down how things stand in this process now."""
    at: Desk = state.desk
    well = await state.standing.now(at, state.ears) == WELL
    at.metrics.listeners.set(at.sockets)
    await at.metrics.look(at.service, state.ears, at.hints.workers, well, sized)


async def keep_figures(state: State) -> None:
    """Of several processes one is asked for the figures of all, always the same as long as its line holds."""
    while True:
        try:
            await look(state, sized=False)
            forget_dead()
        except Exception:
            log.exception("figures could not be taken down")
        await asyncio.sleep(FIGURES_EVERY)


@router.get("/metrics", response_class=PlainTextResponse)
async def metrics(request: Request) -> Response:
    """Counters for Prometheus."""
    await look(request.app.state)
    text = desk(request).metrics.text()
    return PlainTextResponse(text, media_type="text/plain; version=0.0.4; charset=utf-8")


@router.get("/livez", response_model=HealthOut)
async def livez() -> Response:
    """Whether the process answers at all."""
    return reply({"status": WELL, "version": VERSION})


@router.get("/readyz", response_model=HealthOut, responses={503: {"model": HealthOut}})
async def readyz(request: Request) -> Response:
    """Whether it can do its work: it reaches its database, can store, and hears the other processes."""
    state = request.app.state
    status = await state.standing.now(desk(request), state.ears)
    return reply({"status": status, "version": VERSION}, 200 if status == WELL else 503)


# The name of old for the same.
router.add_api_route("/healthz", readyz, response_model=HealthOut, responses={503: {"model": HealthOut}})
