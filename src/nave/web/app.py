"""The web application: puts the rooms together, opens the database, and says no in one way."""

import asyncio
import logging
import os
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from importlib.metadata import version
from typing import Any

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException

from nave.kernel.language import Each, words_of
from nave.kernel.said import Said
from nave.tables.driver import BotDriver
from nave.tables.ears import Ears
from nave.tables.errors import TableError
from nave.tables.expiry import Expiry
from nave.tables.hints import Hints
from nave.tables.model import Limits
from nave.tables.notices import Notices
from nave.tables.rounds import patiently
from nave.tables.service import TableService
from nave.tables.store import Store, default_url
from nave.tables.ticking import Ticking
from nave.tables.tidings import Housekeeping
from nave.tables.workers import BotWorkers
from nave.web import (
    health,
    pages,
    routes_ahead,
    routes_games,
    routes_judge,
    routes_lens,
    routes_lessons,
    routes_mine,
    routes_pieces,
    routes_play,
    routes_push,
    routes_puzzles,
    routes_replay,
    routes_score,
    routes_seats,
    routes_tables,
    routes_tips,
    stream,
)
from nave.web.calm import Calm
from nave.web.desk import Desk, language_of, refusal, reply
from nave.web.express import Express
from nave.web.limits import WORDS_IN
from nave.web.logs import set_up
from nave.web.metrics import SHARED, BotCounts, Metrics
from nave.web.settings import Settings, handed_over
from nave.web.shell import Shell

log = logging.getLogger("nave.web")

PRESENCE_EVERY = 60.0


def make_app(settings: Settings) -> FastAPI:
    metrics = Metrics()
    calm = Calm(metrics)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        store = Store(settings.database or default_url())
        limits = Limits(
            settings.max_tables,
            settings.tables_in_memory,
            absent_after=settings.absent_after,
            idle_after=settings.idle_after,
            tables_per_address=settings.tables_per_address,
            tables_per_network=settings.tables_per_network,
            chat=settings.chat,
        )
        store.committed = metrics.commit_seconds.observe
        service = TableService(store, limits)
        service.presence.leaving = settings.leaving
        ears = Ears(service)
        workers = BotWorkers(settings.bot_workers)
        bots = BotDriver(service, workers, BotCounts(metrics), settings.bot_pace, settings.bot_budget)
        app.state.desk = Desk(service, Hints(workers, settings.bot_budget), settings, metrics, calm)
        app.state.bots = bots
        app.state.ears = ears
        app.state.standing = health.Standing()
        # Closed in the opposite order, each one whatever happens to the others.
        async with AsyncExitStack() as opened:
            opened.push_async_callback(store.close)
            await store.open()
            opened.push_async_callback(app.state.desk.library.close)
            opened.push_async_callback(app.state.desk.judging.close)
            opened.push_async_callback(app.state.desk.verdicts.close)
            opened.push_async_callback(service.flush_seen)
            opened.push_async_callback(service.finish)
            opened.push_async_callback(ears.close)
            await ears.open()
            opened.push_async_callback(bots.close)
            await patiently(bots.open)
            opened.callback(calm.close)
            calm.open()
            keeping = Housekeeping(service, Expiry(settings.expire_after, settings.expire_notice))
            opened.callback(keeping.close)
            await patiently(keeping.open)
            app.state.keeping = keeping
            ticking = Ticking(service)
            opened.push_async_callback(ticking.close)
            await patiently(ticking.open)
            notices = Notices(
                service,
                settings.push_delay,
                settings.push_contact,
                settings.push_private,
                settings.push,
            )
            app.state.notices = notices
            opened.push_async_callback(notices.close)
            await patiently(notices.open)
            if SHARED in os.environ:
                figures = asyncio.ensure_future(health.keep_figures(app.state))
                opened.callback(figures.cancel)
            presence = asyncio.ensure_future(keep_presence(service))
            opened.callback(presence.cancel)
            log.info("server started", extra={"version": version("nave"), "shared": store.shared})
            yield
            app.state.desk.stopping = True
        log.info("server stopped")

    app = FastAPI(
        title="Nave",
        version=version("nave"),
        description="Live tables: games, seats, answers. Keys are sent as `Authorization: Bearer KEY`.",
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
        lifespan=lifespan,
        # A second spelling of an address would only be a second way to be wrong.
        redirect_slashes=False,
        # Our own figures are in /metrics; the framework would look for a collector with every request.
        telemetry={"tracing": False, "metrics": False, "logs": False},
    )
    playing = (
        routes_tables,
        routes_push,
        routes_seats,
        routes_mine,
        routes_play,
        routes_ahead,
        routes_replay,
        routes_score,
        routes_lens,
        routes_tips,
        routes_judge,
    )
    for room in (
        routes_games,
        routes_lessons,
        routes_puzzles,
        routes_pieces,
        *playing,
        stream,
        health,
        pages,
    ):
        app.include_router(room.router)
    pages.add_page(app, pages.static_folder())
    app.add_exception_handler(TableError, on_refusal)
    app.add_exception_handler(RequestValidationError, on_bad_request)
    app.add_exception_handler(HTTPException, on_http_error)
    app.add_middleware(Express)
    # Around everything else.
    app.add_middleware(Shell, settings=settings, metrics=metrics, calm=calm)
    return app


async def keep_presence(service: TableService) -> None:
    while True:
        await asyncio.sleep(PRESENCE_EVERY)
        try:
            await service.flush_seen()
        except Exception:
            log.exception("presence could not be stored")


async def on_refusal(request: Request, error: Exception) -> Response:
    assert isinstance(error, TableError)
    request.app.state.desk.metrics.refusals.labels(error.code).inc()
    return refusal(error, language_of(request))


async def on_bad_request(request: Request, error: Exception) -> Response:
    """Says what is wrong and where, without sending back what came in."""
    assert isinstance(error, RequestValidationError)
    request.app.state.desk.metrics.refusals.labels("invalid").inc()
    words = words_of(WORDS_IN, language_of(request))
    found: list[Any] = list(error.errors())[:5]
    problems = Each(
        Said("bad-field", place=".".join(str(part)[:40] for part in problem["loc"]), problem=problem["msg"])
        for problem in found
    )
    message = words.say(Said("bad-request", problems=problems))
    return reply({"error": "invalid", "message": message[:1000]}, 422)


async def on_http_error(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    codes = {404: "not_found", 405: "method_not_allowed", 413: "too_large"}
    code = codes.get(error.status_code, "refused")
    request.app.state.desk.metrics.refusals.labels(code).inc()
    message = words_of(WORDS_IN, language_of(request)).say(Said(f"http-{code}", detail=str(error.detail)))
    response = reply({"error": code, "message": message}, error.status_code)
    response.headers.update(error.headers or {})
    return response


def from_environment() -> FastAPI:
    """What uvicorn calls in each worker process."""
    settings = handed_over()
    set_up(settings.log_level)
    return make_app(settings)
