"""Firefox and WebKit as Debian packs them, each driven by what it brings itself."""

import json
import os
import re
import shutil
import subprocess
import time
from pathlib import Path
from typing import Any, Final, Protocol

import httpx
from websockets.sync.client import ClientConnection, connect

from tests.support.postgres import free_port

PATIENCE: Final = 60.0
# Whatever goes wrong in the page is written down there; nothing else would tell a driver.
LISTEN: Final = """window.wrongs = [];
addEventListener('error', (event) => window.wrongs.push(String(event.message)));
addEventListener('unhandledrejection', (event) => window.wrongs.push(String(event.reason)));"""


class Driver(Protocol):
    def open(self, url: str) -> None: ...

    def run(self, script: str) -> Any:
        """What an expression of the page is worth, as plain data."""
        ...

    def close(self) -> None: ...


def until(driver: Driver, script: str, seconds: float = PATIENCE) -> Any:
    """What an expression is worth once it is worth something."""
    end = time.monotonic() + seconds
    while not (found := driver.run(script)):
        assert time.monotonic() < end, (
            f"never came true: {script}: {driver.run('document.body.innerText')[:600]}"
        )
        time.sleep(0.1)
    return found


class Firefox:
    """By WebDriver BiDi, which Firefox speaks itself."""

    def __init__(self, folder: Path) -> None:
        program = shutil.which("firefox-esr") or shutil.which("firefox")
        assert program is not None, "there is no Firefox; run `make browsers`"
        said = folder / "firefox.log"
        profile = folder / "firefox"
        profile.mkdir()
        with open(said, "wb") as log:
            self.process = subprocess.Popen(
                [
                    program,
                    "--headless",
                    "--no-remote",
                    "--remote-debugging-port",
                    "0",
                    "--profile",
                    str(profile),
                ],
                stdout=log,
                stderr=log,
                env={**os.environ, "HOME": str(folder), "MOZ_HEADLESS": "1"},
            )
        self.socket: ClientConnection | None = None
        self.number = 0
        try:
            self.socket = connect(f"{self.address(said)}/session", max_size=None, open_timeout=PATIENCE)
            self.send("session.new", {"capabilities": {}})
            tree = self.send("browsingContext.getTree", {})
            self.context = tree["contexts"][0]["context"]
            self.send("script.addPreloadScript", {"functionDeclaration": f"() => {{ {LISTEN} }}"})
        except BaseException:
            self.close()
            raise

    def address(self, said: Path) -> str:
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            found = re.search(r"WebDriver BiDi listening on (ws://\S+)", said.read_text(errors="replace"))
            if found:
                return found[1]
            time.sleep(0.1)
        raise RuntimeError(f"Firefox does not listen: {said.read_text(errors='replace')[-1000:]}")

    def send(self, method: str, params: dict[str, Any]) -> Any:
        assert self.socket is not None
        self.number += 1
        self.socket.send(json.dumps({"id": self.number, "method": method, "params": params}))
        while True:
            told = json.loads(self.socket.recv(PATIENCE))
            if told.get("id") == self.number:
                assert told["type"] == "success", told
                return told["result"]

    def open(self, url: str) -> None:
        self.send("browsingContext.navigate", {"context": self.context, "url": url, "wait": "complete"})

    def run(self, script: str) -> Any:
        told = self.send(
            "script.evaluate",
            {
                "expression": f"JSON.stringify(({script}) ?? null)",
                "target": {"context": self.context},
                "awaitPromise": False,
            },
        )
        assert told["type"] == "success", told
        return json.loads(told["result"]["value"])

    def close(self) -> None:
        if self.socket is not None:
            self.socket.close()
        self.process.terminate()
        try:
            self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.process.kill()


class WebKit:
    """By WebDriver, which Debian's WebKit brings, on a screen that nobody sees."""

    def __init__(self, folder: Path) -> None:
        programs = [shutil.which(name) for name in ("WebKitWebDriver", "Xvfb")]
        small = next(Path("/usr/lib").glob("*/webkit2gtk-4.*/MiniBrowser"), None)
        assert all(programs), "there is no WebKit; run `make browsers`"
        assert small is not None, "WebKit has no MiniBrowser; run `make browsers`"
        driver, screen = (str(one) for one in programs)
        self.processes: list[subprocess.Popen[bytes]] = []
        self.session = ""
        port = free_port()
        self.http = httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE)
        # It says on a pipe which number of a screen was free.
        hears, says = os.pipe()
        try:
            with open(folder / "webkit.log", "wb") as log:
                started = [screen, "-displayfd", str(says), "-screen", "0", "1440x900x24", "-nolisten", "tcp"]
                self.processes.append(subprocess.Popen(started, pass_fds=[says], stdout=log, stderr=log))
                os.close(says)
                number = os.read(hears, 16).decode().strip()
                self.processes.append(
                    subprocess.Popen(
                        [driver, f"--port={port}"],
                        stdout=log,
                        stderr=log,
                        env={
                            **os.environ,
                            "DISPLAY": f":{number}",
                            "HOME": str(folder),
                            # As root, and without a graphics card.
                            "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1",
                            "WEBKIT_DISABLE_COMPOSITING_MODE": "1",
                            "LIBGL_ALWAYS_SOFTWARE": "1",
                        },
                    )
                )
            self.begin(str(small))
        except BaseException:
            self.close()
            raise
        finally:
            os.close(hears)

    def begin(self, browser: str) -> None:
        wanted = {"webkitgtk:browserOptions": {"binary": browser, "args": ["--automation"]}}
        end = time.monotonic() + PATIENCE
        while True:
            try:
                told = self.post("/session", {"capabilities": {"alwaysMatch": wanted}})
                break
            except httpx.ConnectError:
                assert time.monotonic() < end, "WebKit's driver does not listen"
                time.sleep(0.1)
        self.session = told["sessionId"]

    def post(self, path: str, body: dict[str, Any]) -> Any:
        reply = self.http.post(path, json=body)
        assert reply.status_code == 200, reply.text
        return reply.json()["value"]

    def open(self, url: str) -> None:
        self.post(f"/session/{self.session}/url", {"url": url})
        self.run(f"(() => {{ if (!window.wrongs) {{ {LISTEN} }} }})()")

    def run(self, script: str) -> Any:
        body = {"script": f"return JSON.stringify(({script}) ?? null)", "args": []}
        return json.loads(self.post(f"/session/{self.session}/execute/sync", body))

    def close(self) -> None:
        if self.session:
            self.http.delete(f"/session/{self.session}")
        self.http.close()
        for process in reversed(self.processes):
            process.terminate()
            try:
                process.wait(20)
            except subprocess.TimeoutExpired:
                process.kill()


DRIVERS: Final[dict[str, type[Firefox] | type[WebKit]]] = {"firefox": Firefox, "webkit": WebKit}
