"""One browser and one real server for all browser tests of a process; a house of pages for each test."""

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from nave.web.pages import static_folder
from tests.support.browser import House, launch
from tests.support.process import ServeProcess

# A machine with other things to do may take its time; what never comes true fails all the same.
expect.set_options(timeout=30_000)


# Of the package, not of the session: Playwright keeps an event loop running, which other tests cannot bear.
@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = launch(playwright)
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server that plays without pauses."""
    assert static_folder() is not None, "the page is not built; run `make page`"
    with serving(tmp_path_factory.mktemp("site")) as server:
        yield f"http://127.0.0.1:{server.port}"


class serving:  # noqa: N801 - reads like what it is: with serving(folder) as server
    def __init__(self, folder: Path, kind: type[ServeProcess] = ServeProcess) -> None:
        url = f"sqlite:///{folder / 'tables.sqlite3'}"
        self.server = kind(url, folder / "log", "--bot-budget", "0.05")
        # Sets that guests keep stay here.
        self.server.environment["NAVE_HOME"] = str(folder)

    def __enter__(self) -> ServeProcess:
        self.server.start()
        self.server.wait()
        return self.server

    def __exit__(self, *_: object) -> None:
        self.server.stop()


@pytest.fixture
def http(site: str) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=site, timeout=30) as client:
        yield client


@pytest.fixture
def house(chromium: Browser, site: str) -> Iterator[House]:
    """Pages of one test. Whatever the page complains about fails the test, also if all else went well."""
    with House(chromium, site) as made:
        yield made
        assert made.unexpected() == []
