"""What a client holds back, or never reads, costs the server neither time nor memory for long."""

import asyncio
import os
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from nave.api import known_games
from nave.cli.serve import check_exposed
from nave.kernel.errors import NaveError
from nave.web.wire import BoundedHttp, BoundedWebSocket
from tests.support.listening import listening
from tests.support.server import Made, Server, running_server
from tests.support.wire import Gone, Socket

FIRST = next(iter(known_games()))


@pytest.fixture
def impatient(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    for name in ("head_seconds", "body_seconds", "send_seconds"):
        monkeypatch.setattr(BoundedHttp, name, 0.5)
    monkeypatch.setattr(BoundedWebSocket, "send_seconds", 0.5)
    with running_server(f"sqlite:///{tmp_path / 'tables.sqlite3'}") as server:
        yield server


Talk = Callable[[asyncio.StreamReader, asyncio.StreamWriter], Awaitable[None]]


def until_closed(server: Server, talk: Talk, patience: float = 8.0) -> float:
    """Seconds from the beginning of a talk until the server has ended the connection."""

    async def run() -> float:
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        begin = time.monotonic()
        async with asyncio.timeout(patience):
            try:
                await talk(reader, writer)
                while await reader.read(65536):
                    pass
            except ConnectionError:
                pass
        writer.close()
        return time.monotonic() - begin

    return asyncio.run(run())


async def silence(_reader: asyncio.StreamReader, _writer: asyncio.StreamWriter) -> None:
    pass


async def half_a_head(_reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    writer.write(b"GET /healthz HTTP/1.1\r\nHost: loc")


async def dripping_head(_reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    writer.write(b"GET /healthz HTTP/1.1\r\n")
    for number in range(100):
        writer.write(f"x-{number}: y\r\n".encode())
        await writer.drain()
        await asyncio.sleep(0.1)


async def half_a_body(_reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    writer.write(b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{")


async def empty_lines(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    writer.write(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n")
    await reader.readuntil(b"\r\n\r\n")
    writer.write(b"\r\n")


@pytest.mark.parametrize("talk", [silence, half_a_head, dripping_head, half_a_body, empty_lines])
def test_a_client_that_holds_back_is_given_up(impatient: Server, talk: Talk) -> None:
    assert until_closed(impatient, talk) < 6.0


def test_a_head_without_end_is_refused_and_not_kept(impatient: Server) -> None:
    sent = 0

    async def endless(_reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        nonlocal sent
        writer.write(b"GET / HTTP/1.1\r\nx: ")
        while True:
            writer.write(b"y" * 65536)
            await writer.drain()
            sent += 65536

    until_closed(impatient, endless)
    assert sent < 16 * 2**20


def test_an_ordinary_client_may_be_quiet_between_requests(impatient: Server) -> None:
    for _ in range(3):
        assert impatient.http.get("/healthz").status_code == 200
        time.sleep(0.7)


def memory() -> int:
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


def test_pongs_that_nobody_reads_are_not_kept(impatient: Server) -> None:
    table = started(impatient)

    async def run() -> None:
        socket = Socket(impatient.port, table.id)
        await socket.open()
        socket.say({"key": table.keys["spectator"]})
        await socket.hear()
        before = memory()
        with suppress(ConnectionError, TimeoutError):
            async with asyncio.timeout(20):
                while True:
                    for _ in range(2000):
                        socket.frame(b"p" * 125, 9)
                    await socket.writer.drain()
        assert memory() - before < 20 * 2**20
        await socket.close()

    asyncio.run(run())


def test_pings_without_end_are_cut_off_and_a_few_are_answered(impatient: Server) -> None:
    table = started(impatient)

    async def answered(pings: int) -> int:
        """How many until the server had enough, or a second of silence."""
        socket = Socket(impatient.port, table.id)
        await socket.open()
        socket.say({"key": table.keys["spectator"]})
        await socket.hear()
        for number in range(pings):
            socket.frame(str(number).encode(), 9)
        found = 0
        try:
            while True:
                async with asyncio.timeout(1):
                    found += (await socket.hear())[0] == 10
        except Gone:
            return -1
        except TimeoutError:
            return found
        finally:
            await socket.close()

    assert asyncio.run(answered(20)) == 20
    assert asyncio.run(answered(BoundedWebSocket.pings + 5)) == -1


def test_a_listener_who_reads_stays_however_quiet_it_is(impatient: Server) -> None:
    table = started(impatient)
    with listening(impatient, table.spectator) as ear:
        number = ear.news()["number"]
        time.sleep(1.5)
        ear.say(type="beat")
        assert ear.hear()["number"] == number


def started(server: Server) -> Made:
    table = server.create(FIRST, ["device", "device"])
    table.seat(0).post("start")
    return table


def test_a_listener_that_never_reads_is_let_go(impatient: Server) -> None:
    table = started(impatient)
    desk = impatient.app.state.desk

    async def run() -> None:
        socket = Socket(impatient.port, table.id)
        await socket.open()
        socket.say({"key": table.keys["spectator"], "since": 0})
        await socket.hear()
        # From here on it reads nothing; a stream reader stops the transport when its buffer is full.
        transport = socket.writer.transport
        assert isinstance(transport, asyncio.ReadTransport)
        transport.pause_reading()
        async with asyncio.timeout(30):
            while desk.sockets:
                for _ in range(40):
                    await asyncio.to_thread(table.seat(0).post, "chat", text="x" * 500)
        await socket.close()

    asyncio.run(run())


@pytest.mark.parametrize("host", ["0.0.0.0", "::", "192.168.1.7", "nave.example.org"])
def test_a_server_is_exposed_only_by_somebody_who_says_so(host: str) -> None:
    with pytest.raises(NaveError, match="--expose"):
        check_exposed(host, "", False)
    check_exposed(host, "10.0.0.2", False)
    check_exposed(host, "", True)


@pytest.mark.parametrize("host", ["127.0.0.1", "127.8.8.8", "::1", "[::1]", "localhost"])
def test_this_machine_alone_needs_no_word(host: str) -> None:
    check_exposed(host, "", False)
