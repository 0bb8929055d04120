"""Pictures of every screen: desk, laptop, tablet, phone both ways, zoomed; light and dark, in build/screens.

    make screenshots                       everything
    make screenshots ARGS='lobby replay'   some screens
    make screenshots ARGS=lessons          every lesson, on a desk and on a phone
    make screenshots ARGS='red_cathedral lesson --language de'   in a language, at a desk and on a phone

Pictures show what a build looks like; they are looked at, not kept. The best go to docs/images by hand.
"""

import argparse
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Final

import httpx
from playwright.sync_api import Page, sync_playwright

from nave.api import known_games
from nave.lessons import packs_of
from nave.translation.files import spoken
from tests.browser.screens import SCREENS
from tests.support.browser import DESKTOP, PHONE, House, launch, settled
from tests.support.pixels import SIZES
from tests.support.process import ServeProcess

TABLES: Final = ("basilica", "red_cathedral", "contractors")
LESSONS: Final = "lessons"
FOLDER: Final = Path(__file__).resolve().parent.parent / "build" / "screens"


def take(name: str, screen: Callable[[House, httpx.Client], Page], house: House, http: httpx.Client) -> int:
    page = screen(house, http)
    # What lay under the pointer has nothing to say in a picture.
    page.mouse.move(3, 3)
    page.locator("[data-lens]").wait_for(state="detached")
    count = 0
    for size in SIZES.values():
        page.set_viewport_size({"width": size[0], "height": size[1]})
        for colours in ("light", "dark"):
            page.emulate_media(color_scheme="light" if colours == "light" else "dark")
            settled(page, colours)
            page.screenshot(path=FOLDER / f"{name}-{size[0]}x{size[1]}-{colours}.png")
            count += 1
    # The second palette is a matter of the vaults; a picture of each board tells enough.
    if name in TABLES:
        page.set_viewport_size({"width": 1440, "height": 900})
        page.emulate_media(color_scheme="light")
        settled(page, "light")
        page.evaluate("() => (document.documentElement.dataset.colors = 'clear')")
        page.screenshot(path=FOLDER / f"{name}-clear.png")
        count += 1
    page.context.close()
    return count


def take_lessons(house: House) -> int:
    """The first look at every lesson, in the sizes it is given in."""
    count = 0
    for pack in (pack for game in known_games() for pack in packs_of(game)):
        for lesson in pack.lessons:
            page = house.visit(f"/#/learn/{pack.game}/{pack.id}/{lesson.id}")
            page.locator(".lesson[aria-busy=false] .board *").first.wait_for()
            for size in (DESKTOP, PHONE):
                page.set_viewport_size({"width": size[0], "height": size[1]})
                settled(page, "light")
                page.screenshot(path=FOLDER / f"lesson-{pack.game}-{pack.id}-{lesson.id}-{size[0]}.png")
                count += 1
            page.context.close()
    return count


def take_in(language: str, name: str, house: House, http: httpx.Client) -> int:
    """A language is looked at for its words: two sizes, by day."""
    page = SCREENS[name](house, http)
    for width, height in (DESKTOP, PHONE):
        page.set_viewport_size({"width": width, "height": height})
        settled(page, "light")
        page.screenshot(path=FOLDER / f"{name}-{language}-{width}x{height}.png")
    page.context.close()
    return 2


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    known = [*SCREENS, LESSONS]
    parser.add_argument("screens", nargs="*", metavar="screen", help=f"all, or some of: {', '.join(known)}")
    parser.add_argument("--language", default="en", choices=spoken())
    given = parser.parse_args()
    wanted, language = given.screens or known, given.language
    unknown = [name for name in wanted if name not in known]
    if unknown:
        parser.error(f"no such screen: {', '.join(unknown)}; screens: {', '.join(known)}")
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        kept = Path(folder)
        server = ServeProcess(f"sqlite:///{kept / 'tables.sqlite3'}", kept / "log", "--bot-budget", "0.2")
        server.start()
        try:
            server.wait()
            url = f"http://127.0.0.1:{server.port}"
            with sync_playwright() as playwright, httpx.Client(base_url=url, timeout=60) as http:
                browser = launch(playwright)
                house = House(browser, url, language)
                named = [name for name in wanted if name in SCREENS]
                if language == "en":
                    count = sum(take(name, SCREENS[name], house, http) for name in named)
                else:
                    count = sum(take_in(language, name, house, http) for name in named)
                count += take_lessons(house) if LESSONS in wanted else 0
                browser.close()
        finally:
            server.stop()
    print(f"{count} pictures in {FOLDER.relative_to(Path.cwd())}")
    for problem in house.unexpected():
        print(problem, file=sys.stderr)
    return 0


if __name__ == "__main__":
    sys.exit(main())
