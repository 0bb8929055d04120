"""Structured logs: one JSON object a line on standard error. Keys of seats never appear in it."""

import json
import logging
import sys
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Final

PLAIN: Final = frozenset(vars(logging.makeLogRecord({}))) | {
    "message",
    "asctime",
    "taskName",
    "color_message",
}


# The request that is being answered, so that every line of the log that it causes can be told from others.
REQUEST: Final[ContextVar[str]] = ContextVar("request", default="")


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        data: dict[str, object] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "event": record.getMessage(),
            "process": record.process,
        }
        request = REQUEST.get()
        if request:
            data["request"] = request
        data.update({key: value for key, value in vars(record).items() if key not in PLAIN})
        if record.exc_info:
            data["trace"] = self.formatException(record.exc_info)
        return json.dumps(data, default=str, ensure_ascii=False)


def not_their_fault(record: logging.LogRecord) -> bool:
    """What a client sent wrongly is no error of the server, and must not fill the log."""
    return not record.getMessage().startswith(("Invalid UTF-8 sequence", "Invalid HTTP request"))


def no_address(record: logging.LogRecord) -> bool:
    """Uvicorn tells of each WebSocket with whatever stands behind the `?`; the shell tells without."""
    return '"WebSocket ' not in str(record.msg)


def set_up(level: str) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("nave").setLevel(level.upper())
    # On its finest level it writes down what comes over a WebSocket, the key of a seat first of all.
    logging.getLogger("uvicorn.error").setLevel(
        max(logging.getLevelNamesMapping()[level.upper()], logging.INFO)
    )
    logging.getLogger("uvicorn.error").addFilter(not_their_fault)
    logging.getLogger("uvicorn.error").addFilter(no_address)
    # Own lines say more; alembic tells every start what it found.
    logging.getLogger("uvicorn.access").handlers[:] = []
    logging.getLogger("uvicorn.access").propagate = False
