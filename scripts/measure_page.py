"""How quick the page is on this machine: first paint, a click on every screen, frames while a die walks.

    make measure-page
    make measure-page ARGS='--moves 300'

Everything runs on loopback against a server process of its own. Each figure comes with one measured in the
same run that the page has no part in: the paint of an empty document, a plain request, a moving empty box.
"""

import argparse
import os
import statistics
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import Final

import httpx
from playwright.sync_api import Browser, CDPSession, Page, Request, sync_playwright

from tests.support.browser import DESKTOP, House, bring, launch
from tests.support.hands import Hands, at_table
from tests.support.process import ServeProcess

WATCHERS: Final = 4
EMPTY: Final = "/api/docs.css"

# A document may be loaded before it is painted: the first paint is waited for, two seconds at most.
PAINTS: Final = """() => new Promise((done) => {
  const began = performance.now();
  const seen = [];
  new PerformanceObserver((list) => seen.push(...list.getEntries()))
    .observe({type: 'largest-contentful-paint', buffered: true});
  const look = () => {
    const first = performance.getEntriesByName('first-contentful-paint')[0];
    if (!first && performance.now() - began < 2000) setTimeout(look, 20);
    else setTimeout(() => done([first?.startTime ?? null, seen.at(-1)?.startTime ?? null]), 50);
  };
  look();
})"""

# When a frame with a number is about to be shown, by the clock all pages share.
WATCH: Final = """() => {
  window.shown = {};
  const look = () => {
    const number = document.querySelector('.table[data-number]')?.dataset.number;
    if (number && !(number in window.shown)) requestAnimationFrame(() => {
      window.shown[number] ??= performance.timeOrigin + performance.now();
    });
  };
  new MutationObserver(look).observe(document.body, {subtree: true, attributes: true, childList: true});
  addEventListener('click', () => { window.clicked = performance.timeOrigin + performance.now(); }, true);
  addEventListener('keydown', (event) => {
    if (event.key === 'Enter') window.clicked = performance.timeOrigin + performance.now();
  }, true);
}"""
# The screen of a finished game has no table.
LATER: Final = """(number) => Object.keys(window.shown).some((one) => Number(one) >= number)
  || !document.querySelector('.table[data-number]')"""
FIRST: Final = """(number) => Math.min(
  ...Object.entries(window.shown).flatMap(([one, at]) => Number(one) >= number ? [at] : []))"""

# The time between frames while something moves on the page, or while an empty box does.
FRAMES: Final = """(milliseconds) => new Promise((done) => {
  const gaps = [];
  let last = performance.now();
  const begin = last;
  const frame = (now) => {
    gaps.push(now - last);
    last = now;
    if (now - begin < milliseconds) requestAnimationFrame(frame); else done(gaps.slice(1));
  };
  requestAnimationFrame(frame);
})"""
BOX: Final = """() => {
  document.body.innerHTML = '<div id="box">.</div>';
  document.getElementById('box').animate(
    [{transform: 'translateX(0)'}, {transform: 'translateX(600px)'}], {duration: 1500, iterations: 4});
}"""


SPENT: Final = {
    "TaskDuration": "all",
    "ScriptDuration": "script",
    "RecalcStyleDuration": "style",
    "LayoutDuration": "layout",
}


def clock_of(page: Page) -> CDPSession:
    """Tells the processor time of a page's main thread, which a busy machine changes little."""
    line = page.context.new_cdp_session(page)
    line.send("Performance.enable", {"timeDomain": "threadTicks"})
    return line


def spent(line: CDPSession) -> Counter[str]:
    """Milliseconds so far, in all and by what was done."""
    told = line.send("Performance.getMetrics")["metrics"]
    return Counter({SPENT[one["name"]]: one["value"] * 1000 for one in told if one["name"] in SPENT})


class Costs:
    """What an answer costs the page that gives it and each that watches, in time of its main thread."""

    def __init__(self) -> None:
        self.answers = 0
        self.requests = 0
        self.spent: dict[str, Counter[str]] = {"plays": Counter(), "watches": Counter()}
        self.begun: list[tuple[str, CDPSession, Counter[str]]] = []

    def begin(self, pages: list[Page]) -> None:
        for at, page in enumerate(pages):
            line = clock_of(page)
            page.on("request", self.count)
            self.begun.append(("watches" if at else "plays", line, spent(line)))

    def end(self, answers: int) -> None:
        """Before the pages are closed."""
        self.answers += answers
        for who, line, before in self.begun:
            after = spent(line)
            after.subtract(before)
            self.spent[who].update(after)
        self.begun = []

    def count(self, _request: Request) -> None:
        self.requests += 1

    def __str__(self) -> str:
        def each(who: str, pages: int) -> str:
            times = {name: total / self.answers / pages for name, total in self.spent[who].items()}
            parts = ", ".join(f"{name} {times[name]:.0f}" for name in SPENT.values() if name != "all")
            return f"{who} {times['all']:.0f} ms ({parts})"

        return (
            f"processor time of an answer: who {each('plays', 1)}, who {each('watches', WATCHERS - 1)}; "
            f"{self.requests / self.answers:.1f} requests of all pages"
        )


def share(values: list[float], part: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * part))]


def paints(browser: Browser, url: str, path: str, times: int, ready: str = "") -> tuple[float, float, float]:
    """Medians of first and largest contentful paint and processor time, each time without cache."""
    first: list[float] = []
    largest: list[float] = []
    busy: list[float] = []
    for _ in range(times):
        context = browser.new_context(
            viewport={"width": DESKTOP[0], "height": DESKTOP[1]}, reduced_motion="reduce"
        )
        page = context.new_page()
        line = clock_of(page)
        page.goto(url + path)
        if ready:
            page.locator(ready).first.wait_for()
        early, late = page.evaluate(PAINTS)
        if early is not None:
            first.append(early)
            largest.append(late if late is not None else early)
        busy.append(spent(line)["all"])
        context.close()
    return statistics.median(first), statistics.median(largest), statistics.median(busy)


def moves(house: House, http: httpx.Client, wanted: int, costs: Costs) -> tuple[list[float], list[float]]:
    """Milliseconds from the click until the last of all pages shows the move; and of plain requests."""
    delays: list[float] = []
    plain: list[float] = []
    seed = 0
    while len(delays) < wanted:
        seed += 1
        wished = {"game": "red_cathedral", "seats": [{"kind": "device", "name": "Vera"}], "seed": seed}
        made = http.post("/api/tables", json=wished).json()
        key = {"Authorization": f"Bearer {made['device']}"}
        http.post(f"/api/tables/{made['table']}/start", json={"id": f"beginning{seed}"}, headers=key)
        pages: list[Page] = [at_table(house.visit(f"/#/t/{made['table']}/{made['device']}"))]
        pages += [
            at_table(house.visit(f"/#/t/{made['table']}/{made['spectator']}")) for _ in range(WATCHERS - 1)
        ]
        for page in pages:
            page.evaluate(WATCH)
        hands = Hands(pages[0], http, seed)
        costs.begin(pages)
        before = len(delays)
        while len(delays) < wanted:
            state = hands.my_question()
            if state is None:
                break
            begin = time.perf_counter()
            http.get("/healthz")
            plain.append((time.perf_counter() - begin) * 1000)
            option = hands.wish(state)
            at = [one["text"] for one in state["options"]].index(option["text"])
            pages[0].locator(".options ol button").nth(at).focus()
            pages[0].keyboard.press("Enter")
            if option["leaves"]:
                # Asked about once; the second Enter is the one that plays.
                pages[0].locator(".bar .btn.go.asks").wait_for()
                pages[0].keyboard.press("Enter")
            for page in pages:
                page.wait_for_function(LATER, arg=state["number"] + 1)
            if hands.state()["table"]["status"] == "over":
                break
            clicked = pages[0].evaluate("() => window.clicked")
            delays.append(max(page.evaluate(FIRST, state["number"] + 1) for page in pages) - clicked)
        costs.end(len(delays) - before)
        for page in pages:
            page.context.close()
    return delays, plain


def frames(house: House, http: httpx.Client) -> tuple[list[float], list[float]]:
    """Milliseconds between frames while dice walk the ring, and while an empty box moves."""
    gaps: list[float] = []
    for upto in (40, 100, 112):
        page = at_table(house.visit(bring(http, "red_cathedral/solo_advanced", upto), motion=True))
        hands = Hands(page, http)
        state = hands.my_question()
        assert state is not None
        walk = max(
            (option for option in state["options"] if option["text"].startswith("die")),
            key=lambda option: len(option["label"]),
        )
        texts = [one["text"] for one in state["options"]]
        page.locator(".options ol button").nth(texts.index(walk["text"])).focus()
        page.keyboard.press("Enter")
        gaps += page.evaluate(FRAMES, 1500)
        page.context.close()
    empty = house.visit("/api/docs", motion=True)
    empty.evaluate(BOX)
    plain: list[float] = empty.evaluate(FRAMES, 1500)
    empty.context.close()
    return gaps, plain


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--moves", type=int, default=120, help="how many moves to time (120)")
    parser.add_argument("--times", type=int, default=7, help="how often to load each page (7)")
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder)
        server = ServeProcess(f"sqlite:///{place / 'tables.sqlite3'}", place / "log")
        server.start()
        try:
            server.wait()
            url = f"http://127.0.0.1:{server.port}"
            with sync_playwright() as playwright, httpx.Client(base_url=url, timeout=60) as http:
                browser = launch(playwright)
                print(f"load of the machine: {os.getloadavg()[0]:.1f} on {os.cpu_count()} processors")
                nothing, _, idle = paints(browser, url, EMPTY, wanted.times)
                table = bring(http, "red_cathedral/four_basic", 400)
                for name, path, ready in (("lobby", "/", "article"), ("table", table, "[data-piece]")):
                    early, late, busy = paints(browser, url, path, wanted.times, ready)
                    print(
                        f"{name}: first paint {early:.0f} ms, largest {late:.0f} ms; an empty page paints in "
                        f"{nothing:.0f} ms: {early / nothing:.1f} and {late / nothing:.1f} times as long; "
                        f"main thread {busy:.0f} and {idle:.0f} ms"
                    )
                house = House(browser, url)
                costs, before = Costs(), server.processor()
                delays, plain = moves(house, http, wanted.moves, costs)
                served = (server.processor() - before) * 1000 / len(delays)
                print(
                    f"click to all {WATCHERS} pages: p50 {share(delays, 0.5):.0f} ms, "
                    f"p95 {share(delays, 0.95):.0f} ms over {len(delays)} moves; a plain request: "
                    f"p50 {share(plain, 0.5):.1f} ms, p95 {share(plain, 0.95):.1f} ms"
                )
                print(f"{costs}; the server {served:.0f} ms, with what the measurement itself asks it")
                gaps, box = frames(house, http)
                print(
                    f"walking dice: {1000 / statistics.mean(gaps):.0f} frames a second, "
                    f"p95 between two {share(gaps, 0.95):.0f} ms; an empty box: "
                    f"{1000 / statistics.mean(box):.0f} and {share(box, 0.95):.0f} ms"
                )
                print(f"load of the machine: {os.getloadavg()[0]:.1f} at the end")
                browser.close()
        finally:
            server.stop()


if __name__ == "__main__":
    main()
