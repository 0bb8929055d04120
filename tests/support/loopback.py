"""Servers of other people's kind, for a test to talk to on this machine, and what came to them."""

import socketserver
import threading
import time
from collections.abc import Sequence
from types import TracebackType
from typing import Self, TypeVar

T = TypeVar("T")


class Loopback:
    def __init__(self, server: socketserver.TCPServer) -> None:
        self.server = server
        self.port = int(server.server_address[1])
        self.thread = threading.Thread(target=server.serve_forever, daemon=True)

    def __enter__(self) -> Self:
        self.thread.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.server.shutdown()
        self.server.server_close()


def come(found: Sequence[T], count: int, seconds: float) -> None:
    """Wait until so many have come."""
    end = time.monotonic() + seconds
    while len(found) < count:
        assert time.monotonic() < end, f"{len(found)} of {count} came"
        time.sleep(0.05)
