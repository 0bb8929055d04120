"""The page in Firefox and in WebKit: a turn of each title, a server that comes back, a lesson, no error."""

from collections.abc import Iterator
from typing import Final

import httpx
import pytest

from nave.web.pages import static_folder
from tests.browser.conftest import serving
from tests.support.browser import TITLES, seat_at
from tests.support.drivers import DRIVERS, Driver, until
from tests.support.process import ServeProcess

pytestmark = pytest.mark.slow

NUMBER: Final = "Number(document.querySelector('.table[data-number]')?.dataset.number ?? -1)"
ASKED: Final = "document.querySelectorAll('.options ol button:not(:disabled)').length"
# Choose the first answer of the list, and play it if that was not enough.
CHOOSE: Final = (
    "(() => { document.querySelector('.options ol button:not(:disabled)')?.click(); return true; })()"
)
PLAY: Final = "(() => { document.querySelector('.bar .btn.go:not(:disabled)')?.click(); return true; })()"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServeProcess]:
    assert static_folder() is not None, "the page is not built; run `make page`"
    with serving(tmp_path_factory.mktemp("site")) as started:
        yield started


@pytest.fixture(scope="module", params=DRIVERS)
def browser(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Driver]:
    driver = DRIVERS[request.param](tmp_path_factory.mktemp(request.param))
    yield driver
    driver.close()


def table(server: ServeProcess, browser: Driver, game: str) -> None:
    """A new table with a bot, opened in the browser."""
    url = f"http://127.0.0.1:{server.port}"
    with httpx.Client(base_url=url, timeout=60) as http:
        browser.open(url + seat_at(http, game, "random"))
    until(browser, "document.querySelectorAll('.table [data-piece]').length")


def play(browser: Driver, answers: int) -> None:
    """As many answers as that, by the list, whoever's turn it is in between."""
    for _ in range(answers):
        until(browser, f"{ASKED} > 0")
        before = browser.run(NUMBER)
        browser.run(CHOOSE)
        if browser.run(NUMBER) == before:
            browser.run(PLAY)
        until(browser, f"{NUMBER} > {before}")


def unhurt(browser: Driver) -> None:
    assert browser.run("window.wrongs ?? []") == []


@pytest.mark.parametrize("game", TITLES)
def test_a_turn(server: ServeProcess, browser: Driver, game: str) -> None:
    table(server, browser, game)
    play(browser, 6)
    # What is drawn has a size: a browser that draws nothing would have come here too.
    pieces = "[...document.querySelectorAll('.table [data-piece]')]"
    assert max(browser.run(f"{pieces}.map((one) => one.getBoundingClientRect().width)")) > 20
    unhurt(browser)


def test_a_server_that_comes_back(server: ServeProcess, browser: Driver) -> None:
    table(server, browser, "basilica")
    play(browser, 1)
    number = browser.run(NUMBER)
    server.kill()
    until(browser, "document.querySelector('[role=alert]') !== null")
    server.start()
    server.wait()
    until(browser, "document.querySelector('.lost') === null")
    assert browser.run(NUMBER) >= number
    play(browser, 2)
    unhurt(browser)


def test_a_lesson(server: ServeProcess, browser: Driver) -> None:
    browser.open(f"http://127.0.0.1:{server.port}/#/learn/basilica")
    until(browser, "document.querySelectorAll('main [data-piece]').length > 5")
    unhurt(browser)
