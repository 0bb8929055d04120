"""HTTP and WebSocket by hand: quick enough for hundreds of tables, and able to send what no client would."""

import asyncio
import base64
import json
import os
import struct
from contextlib import suppress
from typing import Any


class Gone(Exception):
    """The server closed the connection, or was never there."""


async def shut(writer: asyncio.StreamWriter) -> None:
    writer.close()
    with suppress(OSError, asyncio.TimeoutError):
        async with asyncio.timeout(5):
            await writer.wait_closed()


class Http:
    """One keep-alive connection."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.reader: asyncio.StreamReader | None = None
        self.writer: asyncio.StreamWriter | None = None

    async def ask(
        self, method: str, path: str, body: Any = None, key: str | None = None
    ) -> tuple[int, bytes]:
        raw = b"" if body is None else body if isinstance(body, bytes) else json.dumps(body).encode()
        head = f"{method} {path} HTTP/1.1\r\nHost: nave\r\nContent-Length: {len(raw)}\r\n"
        if raw:
            head += "Content-Type: application/json\r\n"
        if key is not None:
            head += f"Authorization: Bearer {key}\r\n"
        return await self.send(head.encode("latin-1", "replace") + b"\r\n" + raw)

    async def send(self, raw: bytes) -> tuple[int, bytes]:
        try:
            if self.writer is None or self.reader is None:
                self.reader, self.writer = await asyncio.open_connection("127.0.0.1", self.port, limit=2**24)
            self.writer.write(raw)
            await self.writer.drain()
            head = await self.reader.readuntil(b"\r\n\r\n")
            if not head.startswith(b"HTTP/1.1 "):
                raise EOFError("no reply of HTTP")
            status = int(head.split(b" ", 2)[1])
            fields = head.lower().split(b"\r\n")
            length = next((int(f.split(b":")[1]) for f in fields if f.startswith(b"content-length:")), 0)
            content = await self.reader.readexactly(length)
            if b"connection: close" in fields:
                await self.close()
            return status, content
        except (OSError, EOFError, asyncio.IncompleteReadError, asyncio.LimitOverrunError) as error:
            await self.close()
            raise Gone(str(error)) from None

    async def close(self) -> None:
        if self.writer is not None:
            await shut(self.writer)
            self.writer = None


class Socket:
    """A WebSocket client that reads frames without looking into them."""

    def __init__(self, port: int, table: str) -> None:
        self.port = port
        self.table = table
        self.reader: asyncio.StreamReader
        self.writer: asyncio.StreamWriter

    async def open(self) -> None:
        try:
            self.reader, self.writer = await asyncio.open_connection("127.0.0.1", self.port, limit=2**22)
            nonce = base64.b64encode(os.urandom(16)).decode()
            self.writer.write(
                f"GET /api/tables/{self.table}/live HTTP/1.1\r\nHost: nave\r\nUpgrade: websocket\r\n"
                f"Connection: Upgrade\r\nSec-WebSocket-Key: {nonce}\r\n"
                "Sec-WebSocket-Version: 13\r\n\r\n".encode()
            )
            head = await self.reader.readuntil(b"\r\n\r\n")
        except (OSError, EOFError, asyncio.IncompleteReadError) as error:
            raise Gone(str(error)) from None
        if b" 101 " not in head.split(b"\r\n")[0]:
            raise Gone(head.decode("latin-1"))

    def frame(self, payload: bytes, opcode: int = 1) -> None:
        head = bytes([0x80 | opcode])
        if len(payload) < 126:
            head += bytes([0x80 | len(payload)])
        elif len(payload) < 65536:
            head += bytes([0xFE]) + struct.pack(">H", len(payload))
        else:
            head += bytes([0xFF]) + struct.pack(">Q", len(payload))
        # An all-zero mask leaves the payload as it is.
        self.writer.write(head + b"\0\0\0\0" + payload)

    def say(self, data: Any) -> None:
        self.frame(json.dumps(data).encode())

    async def hear(self) -> tuple[int, bytes]:
        """Opcode and payload of the next frame; pings are answered on the way."""
        try:
            while True:
                first, second = await self.reader.readexactly(2)
                length = second & 0x7F
                if length == 126:
                    length = struct.unpack(">H", await self.reader.readexactly(2))[0]
                elif length == 127:
                    length = struct.unpack(">Q", await self.reader.readexactly(8))[0]
                payload = await self.reader.readexactly(length)
                if first & 0x0F == 9:
                    self.frame(payload, 10)
                    continue
                return first & 0x0F, payload
        except (OSError, EOFError, asyncio.IncompleteReadError) as error:
            raise Gone(str(error)) from None

    async def close(self) -> None:
        await shut(self.writer)
