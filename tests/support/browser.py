"""A real Chromium, and people in it who hear of every fault of the page."""

import json
import os
import re
import shutil
from pathlib import Path
from types import TracebackType
from typing import Any, Final, Literal
from urllib.parse import urlsplit

import httpx
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Playwright, Request, Response

from tests.support.page_words import phrase

CHROMIUM: Final = os.environ.get("NAVE_CHROMIUM") or shutil.which("chromium") or "chromium"
ARGUMENTS: Final = (
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
TITLES: Final = {"red_cathedral": "The Red Cathedral", "basilica": "Basilica"}
NAMES: Final = ("Olga", "Pyotr", "Mirka")
Size = tuple[int, int]
DESKTOP: Final[Size] = (1440, 900)
LAPTOP: Final[Size] = (1280, 720)
TABLET: Final[Size] = (1024, 768)
PHONE: Final[Size] = (390, 844)

RECORDS: Final = Path(__file__).resolve().parent.parent / "records"

# The browser tells the page itself what its policy stopped.
LISTEN_TO_POLICY: Final = """document.addEventListener("securitypolicyviolation", (event) =>
  console.error(`policy: ${event.violatedDirective} stopped ${event.blockedURI}`));"""


# Tests do not wait for stories or scenes, unless they are about them.
AT_PACE: Final = """if (!localStorage.getItem("nave.settings"))
  localStorage.setItem("nave.settings", JSON.stringify({ pace: "PACE", scenes: SCENES, steps: STEPS }));"""


def launch(playwright: Playwright) -> Browser:
    return playwright.chromium.launch(executable_path=CHROMIUM, args=list(ARGUMENTS))


class Wire:
    """Everything a page was told of tables by the server."""

    def __init__(self, page: Page) -> None:
        self.frames: list[str] = []
        self.answers: list[Response] = []
        page.on("websocket", lambda socket: socket.on("framereceived", self._frame))
        page.on("response", self._answer)

    def _frame(self, frame: str | bytes) -> None:
        self.frames.append(frame if isinstance(frame, str) else frame.decode())

    def _answer(self, answer: Response) -> None:
        if "/api/tables/" in answer.url:
            self.answers.append(answer)

    def heard(self) -> str:
        return "\n".join([*self.frames, *(answer.text() for answer in self.answers)])


class House:
    """Opens pages on a server and writes down what must not happen in any of them."""

    def __init__(self, browser: Browser, url: str, language: str = "en") -> None:
        self.browser = browser
        self.url = url
        # What the browsers of its guests ask for.
        self.language = language
        self.contexts: list[BrowserContext] = []
        self.problems: list[str] = []
        self.wires: dict[Page, Wire] = {}
        self.expected: list[str] = []

    def __enter__(self) -> "House":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for context in self.contexts:
            context.close()

    def say(self, key: str, **values: object) -> str:
        """What a message of the page says to the guests."""
        return phrase(key, self.language, **values)

    def expect(self, *words: str) -> None:
        """The browser may complain with these words, because the test provokes it."""
        self.expected.extend(words)

    def visit(
        self,
        path: str = "/",
        size: Size = DESKTOP,
        *,
        dark: bool = False,
        motion: bool = False,
        touch: bool = False,
        pace: str = "instant",
        scenes: bool = False,
        steps: bool = False,
        context: BrowserContext | None = None,
    ) -> Page:
        """A page in a browser of its own, or another tab of a browser that is open already.

        `steps`: each step is confirmed, instead of a turn planned as a whole.
        """
        colours: Literal["dark", "light"] = "dark" if dark else "light"
        if context is None:
            context = self.browser.new_context(
                viewport={"width": size[0], "height": size[1]},
                color_scheme=colours,
                reduced_motion="no-preference" if motion else "reduce",
                has_touch=touch,
                accept_downloads=True,
                base_url=self.url,
                locale="en-US" if self.language == "en" else self.language,
            )
            context.set_default_timeout(60_000)
            context.add_init_script(LISTEN_TO_POLICY)
            liking = AT_PACE.replace("PACE", pace).replace("SCENES", str(scenes).lower())
            context.add_init_script(liking.replace("STEPS", str(steps).lower()))
            self.contexts.append(context)
        page = context.new_page()
        page.on("console", self._console)
        page.on("pageerror", lambda error: self.problems.append(f"error in the page: {error.stack or error}"))
        page.on("request", self._request)
        self.wires[page] = Wire(page)
        page.goto(path)
        return page

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            where = message.location.get("url", "")
            self.problems.append(f"{message.type} in the console: {message.text} {where}")

    def _request(self, request: Request) -> None:
        address = urlsplit(request.url)
        if address.scheme not in ("data", "blob") and address.netloc != urlsplit(self.url).netloc:
            self.problems.append(f"a request to another server: {request.url}")

    def unexpected(self) -> list[str]:
        return [one for one in self.problems if not any(words in one for words in self.expected)]


def storage(page: Page, key: str) -> Any:
    return page.evaluate("(key) => JSON.parse(localStorage.getItem(key) ?? 'null')", key)


def new_table(page: Page, game: str, way: str, *others: str, seed: str = "4", language: str = "en") -> None:
    """Open a table through the lobby and its window; `others` says who takes the seats after the first."""

    def say(key: str, **values: object) -> str:
        return phrase(key, language, **values)

    tile = page.get_by_role("article").filter(has=page.get_by_role("heading", name=TITLES[game]))
    tile.get_by_role("button", name=way).click()
    window = page.get_by_role("dialog")
    window.get_by_label(say("new-seed")).fill(seed)
    for seat in range(2, 5):
        group = window.get_by_role("group", name=say("new-seat", n=seat))
        if group.count():
            kind = others[seat - 2] if seat - 2 < len(others) else say("new-empty")
            group.get_by_role("button", name=re.compile(rf"^\W*{kind}\W*$")).click()
    window.get_by_role("button", name=say("new-open")).click()
    page.wait_for_selector(".table[data-number], #wait-title, #hand-title")


def seat_at(http: httpx.Client, game: str, *bots: str, seed: int = 4, **options: str) -> str:
    """A new table that has begun, one seat of it on this device; the address that opens it."""
    seats = [{"kind": "device", "name": "Vera"}]
    seats += [{"kind": "bot", "bot": bot, "name": name} for bot, name in zip(bots, NAMES, strict=False)]
    wished = {"game": game, "seats": seats, "seed": seed, "options": options}
    reply = http.post("/api/tables", json=wished)
    assert reply.status_code == 201, reply.text
    keys = reply.json()
    reply = http.post(
        f"/api/tables/{keys['table']}/start",
        json={"id": "beginning"},
        headers={"Authorization": f"Bearer {keys['device']}"},
    )
    assert reply.status_code == 200, reply.text
    return f"/#/t/{keys['table']}/{keys['device']}"


# The words of what has the focus, and of everything around it that has a name.
FOCUSED: Final = """() => {
  const here = document.activeElement;
  const around = [];
  for (let node = here; node; node = node.parentElement) {
    around.push(node.getAttribute('aria-label') ?? node.querySelector(':scope h2')?.textContent ?? '');
  }
  return [here?.getAttribute('aria-label') ?? here?.innerText ?? '', around.join(' ')];
}"""


def tab_to(page: Page, words: str, within: str = "", most: int = 80) -> None:
    """Press Tab until the focus is on something that begins with these words, inside something named so."""
    for _ in range(most):
        page.keyboard.press("Tab")
        label, around = page.evaluate(FOCUSED)
        if label.strip().startswith(words) and within in around:
            return
    raise AssertionError(f"Tab does not reach {words!r} {within and 'in ' + within!r}")


def bring(
    http: httpx.Client,
    name: str,
    upto: int | None = None,
    names: tuple[str, ...] = (),
    bots: tuple[str, ...] = (),
) -> str:
    """A record of the tests as a table whose seats this device holds, but for those of bots; its address."""
    record = json.loads((RECORDS / f"{name}.json").read_text())
    body = {"record": record, "upto": upto, "names": list(names), "bots": list(bots)}
    reply = http.post("/api/import", json=body)
    assert reply.status_code == 201, reply.text
    keys = reply.json()
    return f"/#/t/{keys['table']}/{keys['device']}"


# Colours go over to the other theme within a frame or two, and windows slide in.
SETTLED: Final = """(colours) => new Promise((done) => {
  const ready = () => document.documentElement.dataset.theme === colours && document.fonts.status === 'loaded'
    && [...document.images].every((one) => one.complete);
  const wait = () => ready()
    ? requestAnimationFrame(() => requestAnimationFrame(() =>
      Promise.allSettled(document.getAnimations().map((one) => one.finished)).then(() => done())))
    : setTimeout(wait, 10);
  wait();
})"""


def settled(page: Page, colours: str) -> None:
    """Until the page shows itself with its pictures, in light or dark colours, and nothing moves any more."""
    page.evaluate(SETTLED, colours)
