"""A mail server on this machine: takes every letter, or refuses an address."""

import socketserver
from email import message_from_string
from email.message import Message
from typing import NamedTuple

from tests.support.loopback import Loopback, come


class Letter(NamedTuple):
    to: str
    message: Message

    @property
    def text(self) -> str:
        body = self.message.get_payload(decode=True)
        assert isinstance(body, bytes)
        return body.decode()


class Postbox(Loopback):
    def __init__(self) -> None:
        self.letters: list[Letter] = []
        # Nobody lives there.
        self.unknown: set[str] = set()
        box = self

        class Handler(socketserver.StreamRequestHandler):
            def say(self, words: str) -> None:
                self.wfile.write(f"{words}\r\n".encode())

            def handle(self) -> None:
                self.say("220 postbox")
                to = ""
                for _ in range(100):
                    line = self.rfile.readline().decode().strip()
                    if not line or line.upper() == "QUIT":
                        self.say("221 bye")
                        return
                    if line.upper().startswith("RCPT"):
                        to = line.partition("<")[2].partition(">")[0]
                        self.say("550 nobody" if to in box.unknown else "250 fine")
                    elif line.upper() == "DATA":
                        self.say("354 go on")
                        box.letters.append(Letter(to, message_from_string(self.written())))
                        self.say("250 fine")
                    else:
                        self.say("250 fine")

            def written(self) -> str:
                lines: list[str] = []
                for _ in range(1000):
                    line = self.rfile.readline().decode()
                    if line.strip() == ".":
                        break
                    lines.append(line)
                return "".join(lines)

        super().__init__(socketserver.ThreadingTCPServer(("127.0.0.1", 0), Handler))

    def wait(self, count: int, seconds: float = 20) -> list[Letter]:
        come(self.letters, count, seconds)
        return self.letters
