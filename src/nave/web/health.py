"""Whether the server lives, and whether it can do its work: two questions, for two different answers.

A server that does not live is started anew. One that is not ready gets no requests, and comes back by itself:
starting it anew would not bring back a database.
"""

import asyncio
from importlib.metadata import version
from typing import Final

from fastapi import APIRouter, Request, Response
from fastapi.responses import PlainTextResponse

from nave.tables.ears import Ears
from nave.web.desk import Desk, desk, reply
from nave.web.models import HealthOut

router = APIRouter(tags=["operation"])

# Who watches must hear something, and soon. Seconds.
PATIENCE: Final = 2.0
WELL: Final = "ok"


async def standing(at: Desk, ears: Ears) -> str:
    if at.stopping:
        return "stopping"
    store = at.service.store
    try:
        async with asyncio.timeout(PATIENCE):
            if not await store.can_read():
                return "no database"
            if ears.deaf:
                return "deaf"
            return WELL if await store.can_write() else "cannot write"
    except TimeoutError:
        return "no database"


@router.get("/metrics", response_class=PlainTextResponse)
async def metrics(request: Request) -> Response:
    """Counters for Prometheus."""
    at, state = desk(request), request.app.state
    well = await standing(at, state.ears) == WELL
    at.metrics.listeners.set(at.sockets)
    await at.metrics.look(at.service, state.ears, at.hints.workers, well)
    return PlainTextResponse(at.metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")


@router.get("/livez", response_model=HealthOut)
async def livez() -> Response:
    """Whether the process answers at all."""
    return reply({"status": WELL, "version": version("nave")})


@router.get("/readyz", response_model=HealthOut, responses={503: {"model": HealthOut}})
async def readyz(request: Request) -> Response:
    """Whether it can do its work: it reaches its database, can store, and hears the other processes."""
    status = await standing(desk(request), request.app.state.ears)
    return reply({"status": status, "version": version("nave")}, 200 if status == WELL else 503)


# The name of old for the same.
router.add_api_route("/healthz", readyz, response_model=HealthOut, responses={503: {"model": HealthOut}})
