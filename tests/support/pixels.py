"""How large things really are on a screen: the smallest text, and what a finger has to meet."""

from typing import Final, NamedTuple

from playwright.sync_api import Page

from tests.support.browser import Size

# Every text that is drawn, with its size on the screen: drawings are scaled, and their text with them.
# What only a screen reader is meant to find is a pixel in size, and no text.
TEXTS: Final = """() => {
  const found = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (walk.nextNode()) {
    const node = walk.currentNode;
    const said = node.data.trim();
    const parent = node.parentElement;
    if (!said || !parent || parent.closest('script, style, .sr, option')) continue;
    if (!parent.checkVisibility({visibilityProperty: true, opacityProperty: true})) continue;
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    if (box.width < 2 || box.height < 2) continue;
    let scale = 1;
    if (parent instanceof SVGElement) {
      const m = parent.getScreenCTM();
      if (!m) continue;
      scale = Math.sqrt(Math.abs(m.a * m.d - m.b * m.c));
    } else {
      let own = parent;
      // Boxes are told in whole pixels, so a large one says best how much it is scaled.
      while (own && !(own.offsetWidth > 99)) own = own.parentElement;
      if (own) scale = own.getBoundingClientRect().width / own.offsetWidth;
    }
    const px = parseFloat(getComputedStyle(parent).fontSize) * scale;
    const part = parent.closest('section, svg, nav, aside, main, header, dialog');
    found.push({px: Math.round(px * 10) / 10, said: said.slice(0, 40),
      where: `${part?.getAttribute('aria-label') ?? ''} .${parent.getAttribute('class') ?? ''}`});
  }
  return found.sort((a, b) => a.px - b.px);
}"""

# What a finger may touch now, with the box in which it answers; links in a sentence are as high as a line.
TARGETS: Final = """() => {
  const found = [];
  const all = 'button, a[href], input, select, summary, [role=button], [role=switch], [role=tab]';
  for (const one of document.querySelectorAll(all)) {
    if (!one.checkVisibility({visibilityProperty: true}) || one.closest('[inert]')) continue;
    if (one.matches(':disabled, [aria-disabled=true]')) continue;
    if (getComputedStyle(one).display === "inline") continue;
    const box = one.getBoundingClientRect();
    if (box.width < 1 || box.height < 1) continue;
    const name = one.dataset.piece ?? one.getAttribute('aria-label') ?? one.textContent.trim();
    found.push({width: Math.round(box.width), height: Math.round(box.height), name: name.slice(0, 40)});
  }
  return found.sort((a, b) => Math.min(a.width, a.height) - Math.min(b.width, b.height));
}"""


# Every tab of a narrow table in turn, opened; one nameless part where there are no tabs or a window lies over
# them: the table below it is a screen of its own. All of a size in one go: to ask the browser costs more
# than to look.
PARTS: Final = f"""async ([least, fingers]) => {{
  const texts = {TEXTS};
  const targets = {TARGETS};
  // A drawing hears how large it is after it was laid out.
  const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const look = (part) => {{
    const seen = texts();
    const small = seen.filter((one) => one.px < least);
    return {{part, seen: seen.length, small, targets: fingers ? targets() : []}};
  }};
  const over = document.querySelector('dialog[open]');
  const tabs = over ? [] : [...document.querySelectorAll('.table > nav button')];
  const found = [];
  for (const tab of tabs) {{
    tab.click();
    await drawn();
    found.push(look(tab.innerText));
  }}
  return {{parts: tabs.length ? found : [look('')], wide: document.documentElement.scrollWidth}};
}}"""


class Text(NamedTuple):
    px: float
    said: str
    where: str


class Target(NamedTuple):
    width: int
    height: int
    name: str


class Part(NamedTuple):
    """What is drawn on a tab: how many texts, those that are too small, and what a finger may touch."""

    name: str
    seen: int
    small: list[Text]
    targets: list[Target]


def parts(page: Page, least: float, fingers: bool = False) -> tuple[list[Part], int]:
    """Every tab of the screen, and how wide all of it is."""
    told = page.evaluate(PARTS, [least, fingers])
    found = [
        Part(
            one["part"],
            one["seen"],
            [Text(**text) for text in one["small"]],
            [Target(**t) for t in one["targets"]],
        )
        for one in told["parts"]
    ]
    return found, told["wide"]


# The sizes people sit at, and what 150 and 200 % make of them: to a page, zoom is a smaller window.
SIZES: Final[dict[str, Size]] = {
    "1440": (1440, 900),
    "phone": (390, 844),
    "1280": (1280, 720),
    "1024": (1024, 768),
    "landscape": (844, 390),
    "1440 at 150 %": (960, 600),
    "1280 at 150 %": (853, 480),
    "1440 at 200 %": (720, 450),
    "1280 at 200 %": (640, 360),
}
