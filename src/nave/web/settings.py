"""How a server is run. Handed to worker processes through one variable of their environment."""

import json
import os
from dataclasses import asdict, dataclass, field
from typing import Final, TypedDict

from nave.web.wire import BoundedHttp, BoundedWebSocket

VARIABLE: Final = "NAVE_SERVE"


class Serving(TypedDict):
    """How uvicorn is to be run; the names are its own."""

    log_config: None
    access_log: bool
    server_header: bool
    proxy_headers: bool
    backlog: int
    timeout_keep_alive: int
    timeout_graceful_shutdown: int
    http: type[BoundedHttp]
    ws: type[BoundedWebSocket]
    ws_max_size: int
    ws_per_message_deflate: bool
    ws_ping_interval: float
    ws_ping_timeout: float


# Whoever starts it.
UVICORN: Final[Serving] = {
    "log_config": None,
    "access_log": False,
    "server_header": False,
    "proxy_headers": True,
    "backlog": 4096,
    "timeout_keep_alive": 30,
    "timeout_graceful_shutdown": 10,
    "http": BoundedHttp,
    "ws": BoundedWebSocket,
    # Clients send a greeting and beats; views are small enough that packing them costs more than it saves.
    "ws_max_size": 16 * 1024,
    "ws_per_message_deflate": False,
    "ws_ping_interval": 20.0,
    "ws_ping_timeout": 20.0,
}


@dataclass(slots=True)
class Settings:
    """Times in seconds, rates per second; a rate of 0 switches the limit off."""

    database: str = ""
    max_tables: int = 10_000
    tables_in_memory: int = 2_000
    absent_after: float = 15 * 60.0
    idle_after: float = 60 * 60.0
    # A table where nothing happens for so long ends; that is announced there so long before.
    expire_after: float = 90 * 86400.0
    expire_notice: float = 7 * 86400.0
    tables_per_address: int = 200
    tables_per_network: int = 400
    chat: bool = True
    # Whether people may keep sets of corrections here.
    keep_sets: bool = True
    bot_workers: int = 1
    bot_budget: float = 1.0
    bot_pace: float = 0.0
    judge_workers: int = 1
    heartbeat: float = 20.0
    # How long somebody must be away before the others hear of it.
    leaving: float = 3.0
    rate_address: float = 60.0
    rate_seat: float = 20.0
    rate_create: float = 0.2
    rate_guess: float = 0.3
    listeners: int = 10_000
    listeners_per_address: int = 200
    body_bytes: int = 64 * 1024
    import_bytes: int = 2 * 1024 * 1024
    # Web Push: whether, how long after the question, whom push services may write to, and whether addresses
    # inside this network are allowed, as tests need them.
    push: bool = True
    push_delay: float = 20.0
    push_contact: str = "mailto:nobody@localhost"
    push_private: bool = False
    # Names by which the server is called, beside its addresses; "*" for any.
    hosts: list[str] = field(default_factory=list)
    log_level: str = "info"

    def hand_over(self) -> None:
        os.environ[VARIABLE] = json.dumps(asdict(self))


def handed_over() -> Settings:
    given = os.environ.get(VARIABLE)
    return Settings(**json.loads(given)) if given else Settings()
