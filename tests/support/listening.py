"""A listener at a table, as a test hears it."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from websockets.sync.client import connect
from websockets.sync.connection import Connection

from tests.support.server import Person, Server


class Ear:
    def __init__(self, connection: Connection) -> None:
        self.connection = connection

    def say(self, **data: Any) -> None:
        self.connection.send(json.dumps(data))

    def hear(self, seconds: float = 20) -> dict[str, Any]:
        data: dict[str, Any] = json.loads(self.connection.recv(seconds))
        return data

    def news(self, number: int = 0) -> dict[str, Any]:
        """The next news that has come as far as `number`."""
        while True:
            message = self.hear()
            if message["type"] == "news" and message["number"] >= number:
                return message


@contextmanager
def socket_to(server: Server, table: str) -> Iterator[Ear]:
    # All that is not read is kept: a full queue would keep the end of the connection waiting.
    url = f"ws://127.0.0.1:{server.port}/api/tables/{table}/live"
    with connect(url, max_size=None, max_queue=None) as connection:
        yield Ear(connection)


@contextmanager
def listening(server: Server, person: Person, **hello: Any) -> Iterator[Ear]:
    with socket_to(server, person.table) as ear:
        if person.key is not None:
            hello["key"] = person.key
        ear.say(**hello)
        yield ear
