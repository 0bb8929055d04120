"""A cable to a database that can be cut, or go dead without a word, while the server looks on."""

import socket
import threading
from contextlib import suppress

from sqlalchemy.engine import make_url


class Cable:
    """Passes bytes on to PostgreSQL. `cut` ends all connections, `stall` keeps them and passes nothing."""

    def __init__(self, url: str) -> None:
        self.there = make_url(url)
        self._flowing = threading.Event()
        self._flowing.set()
        self._whole = True
        self._ends: set[socket.socket] = set()
        self._door = socket.create_server(("127.0.0.1", 0))
        self.url = self.there.set(port=self._door.getsockname()[1]).render_as_string(hide_password=False)
        threading.Thread(target=self._accept, daemon=True).start()

    def _accept(self) -> None:
        while True:
            try:
                near, _ = self._door.accept()
            except OSError:
                return
            if not self._whole:
                near.close()
                continue
            far = socket.create_connection((self.there.host or "", self.there.port or 5432))
            self._ends.update((near, far))
            for one, other in ((near, far), (far, near)):
                threading.Thread(target=self._pass_on, args=(one, other), daemon=True).start()

    def _pass_on(self, one: socket.socket, other: socket.socket) -> None:
        with suppress(OSError):
            while content := one.recv(65536):
                self._flowing.wait()
                other.sendall(content)
        self._shut(one, other)

    def _shut(self, *ends: socket.socket) -> None:
        for end in ends:
            self._ends.discard(end)
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()

    def cut(self) -> None:
        self._whole = False
        self._shut(*list(self._ends))

    def mend(self) -> None:
        self._whole = True

    def stall(self) -> None:
        self._flowing.clear()

    def flow(self) -> None:
        self._flowing.set()

    def close(self) -> None:
        self._door.close()
        self.flow()
        self.cut()
