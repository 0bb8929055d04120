"""The built page: packed once, kept by browsers as long as its names say, else asked for again."""

import asyncio
from pathlib import Path
from types import SimpleNamespace

import httpx
import pytest
from fastapi import FastAPI
from starlette.types import Message

from nave.web.app import on_http_error
from nave.web.files import PageFiles
from nave.web.metrics import Metrics
from nave.web.pages import add_page

SCRIPT = "console.log('nave');\n" * 200


class Browser:
    """Asks the application itself, without a network."""

    def __init__(self, app: FastAPI) -> None:
        self.app = app

    def ask(self, method: str, path: str, headers: dict[str, str] | None = None) -> httpx.Response:
        async def send() -> httpx.Response:
            transport = httpx.ASGITransport(app=self.app)
            async with httpx.AsyncClient(transport=transport, base_url="http://nave") as http:
                return await http.request(method, path, headers=headers)

        return asyncio.run(send())

    def get(self, path: str, headers: dict[str, str] | None = None) -> httpx.Response:
        return self.ask("GET", path, headers)


@pytest.fixture
def page(tmp_path: Path) -> Browser:
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>Nave</title>" + "<p>page</p>" * 50)
    (folder / "assets" / "index-4f3a.js").write_text(SCRIPT)
    (folder / "assets" / "font-77.woff2").write_bytes(b"wOF2" + bytes(500))
    (tmp_path / "secret.txt").write_text("not part of the page")
    app = FastAPI()
    # Refusals are counted.
    app.state.desk = SimpleNamespace(metrics=Metrics())
    add_page(app, folder)
    app.add_exception_handler(404, on_http_error)
    app.add_exception_handler(405, on_http_error)
    return Browser(app)


def test_assets_are_kept_for_ever_and_come_packed(page: Browser) -> None:
    reply = page.get("/assets/index-4f3a.js")
    assert reply.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert reply.headers["content-encoding"] == "gzip"
    assert reply.headers["content-type"].startswith("text/javascript")
    assert int(reply.headers["content-length"]) < len(SCRIPT) / 5
    assert reply.text == SCRIPT


def test_who_takes_no_gzip_gets_the_plain_file(page: Browser) -> None:
    for accepted in ("identity", "gzip;q=0, identity", "br"):
        reply = page.get("/assets/index-4f3a.js", headers={"Accept-Encoding": accepted})
        assert "content-encoding" not in reply.headers
        assert reply.text == SCRIPT
        assert reply.headers["vary"] == "Accept-Encoding"


def test_fonts_are_not_packed_again(page: Browser) -> None:
    reply = page.get("/assets/font-77.woff2")
    assert "content-encoding" not in reply.headers
    assert reply.headers["content-type"] == "font/woff2"


@pytest.mark.parametrize("path", ["/", "/t/abcd1234", "/index.html"])
def test_the_page_itself_is_asked_for_again_and_sent_only_if_it_changed(page: Browser, path: str) -> None:
    first = page.get(path)
    assert first.status_code == 200
    assert first.headers["cache-control"] == "no-cache"
    assert first.text.startswith("<!doctype html>")
    again = page.get(path, headers={"If-None-Match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert page.get(path, headers={"If-None-Match": '"other"'}).status_code == 200
    assert page.ask("HEAD", path).status_code == 200


@pytest.mark.parametrize(
    "path", ["/secret.txt", "/../secret.txt", "/%2e%2e/secret.txt", "/assets", "/assets/"]
)
def test_nothing_but_the_page_is_served(page: Browser, path: str) -> None:
    assert page.get(path).status_code == 404


def test_files_are_only_read(page: Browser) -> None:
    assert page.ask("POST", "/assets/index-4f3a.js").status_code == 405


def test_a_socket_to_no_address_of_ours_is_closed_as_not_found(tmp_path: Path) -> None:
    sent: list[Message] = []

    async def nothing() -> Message:
        raise AssertionError("nobody is listened to")

    async def send(message: Message) -> None:
        sent.append(message)

    asyncio.run(PageFiles(tmp_path)({"type": "websocket", "path": "/api/nowhere"}, nothing, send))
    assert sent == [{"type": "websocket.close", "code": 4404}]
