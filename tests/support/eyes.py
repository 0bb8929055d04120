"""What hands at a table see of a page, all at once, and what they wait for, inside the page."""

from typing import Any, Final, NamedTuple

# `pieces`: every piece that is alive, with a point where a pointer would really meet it (none: something
# covers it); `words`: what the menu beside a piece offers; `acts`: the buttons of the bar.
SEE: Final = """
  const middle = (element) => {
    const box = element.getBoundingClientRect();
    return [box.left + box.width / 2, box.top + box.height / 2];
  };
  const named = (all, name) => [...document.querySelectorAll(all)].map((one) =>
    ({name: name(one), x: middle(one)[0], y: middle(one)[1]}));
  const met = (x, y) => document.elementFromPoint(x, y)?.closest('[data-piece]')?.dataset.piece ?? '';
  const spot = (piece) => {
    const box = piece.getBoundingClientRect();
    for (const a of [.5, .25, .75, .1, .9]) {
      for (const b of [.5, .25, .75, .1, .9]) {
        const x = box.left + box.width * a, y = box.top + box.height * b;
        if (met(x, y) === piece.dataset.piece) return {x, y};
      }
    }
    return {x: null, y: null};
  };
  const see = () => ({
    pieces: [...document.querySelectorAll('[data-piece]:not([aria-disabled])')]
      .filter((piece) => piece.getBoundingClientRect().width > 0 && piece.getBoundingClientRect().height > 0)
      .map((piece) => ({name: piece.dataset.piece, ...spot(piece)})),
    words: named('.chooser [role=menuitem]', (one) => one.textContent.trim()),
    acts: named('.bar .acts button', (one) => (one.querySelector('span') ?? one).textContent.trim()),
    ready: document.querySelector('.bar .say .main')?.textContent ?? '',
  });
  const until = (holds, patience) => new Promise((done) => {
    const tell = (said) => { watch.disconnect(); clearTimeout(end); done(said); };
    const watch = new MutationObserver(() => { if (holds()) tell(true); });
    const end = setTimeout(() => tell(holds()), patience);
    watch.observe(document, {subtree: true, childList: true, attributes: true, characterData: true});
    if (holds()) tell(true);
  });
"""
LOOK: Final = "() => {" + SEE + "return see(); }"
# After the next frame: what a pointer that just came there makes the page show is then shown.
MEETS: Final = (
    "([x, y]) => {"
    + SEE
    + "return new Promise((done) => requestAnimationFrame(() =>"
    + " requestAnimationFrame(() => done(met(x, y))))); }"
)
# Until a piece is pressed; and what is to be seen then.
PRESSED: Final = (
    "async (name) => {"
    + SEE
    + "const pressed = () => document.querySelector(`[data-piece='${name}'][aria-pressed=true]`) !== null;"
    + "return await until(pressed, 15000) ? see() : null; }"
)
# Until the page asks somebody something after a number, wants to be handed on, or shows the end.
ASKS: Final = (
    "async (number) => {"
    + SEE
    + """
  let found = null;
  await until(() => {
    const table = document.querySelector('.table[data-number]');
    if (document.querySelector('.after')) found = 'over';
    else if (document.querySelector('#hand-title')) found = 'hand over';
    else if (table && table.getAttribute('aria-busy') !== 'true' && Number(table.dataset.number) >= number
      && document.querySelector('.options ol button')) found = Number(table.dataset.number);
    return found !== null;
  }, 60000);
  return found;
}"""
)
SHOWS: Final = (
    "async (number) => {"
    + SEE
    + """
  return await until(() => {
    if (document.querySelector('.after')) return true;
    const table = document.querySelector('.table[data-number]');
    return table !== null && table.getAttribute('aria-busy') !== 'true'
      && Number(table.dataset.number) >= number;
  }, 30000);
}"""
)
# Writes down what really was clicked, and whether a key was pressed: the proof of how a game was played.
WRITE_DOWN: Final = """() => {
  const known = window.ways !== undefined;
  window.ways = [];
  if (known) return;
  const where = {'[data-piece]': 'piece', '.chooser': 'words', '.bar': 'bar', '.options': 'list'};
  document.addEventListener('click', (event) => {
    const way = Object.keys(where).find((one) => event.target.closest(one));
    window.ways.push((event.isTrusted ? '' : 'forged ') + (where[way] ?? 'elsewhere'));
  }, true);
  document.addEventListener('keydown', () => window.ways.push('key'), true);
  window.trace = [];
  for (const kind of ['pointerdown', 'pointerup', 'click', 'pointermove']) {
    document.addEventListener(kind, (event) => {
      window.pointer = [event.clientX, event.clientY];
      const piece = event.target.closest?.('[data-piece]');
      const what = piece?.dataset.piece ?? event.target.outerHTML?.slice(0, 60);
      window.trace.push(`${Math.round(performance.now())} ${kind} ${what}`);
      if (window.trace.length > 60) window.trace.splice(0, 30);
    }, true);
  }
}"""

# What a failure has to tell: the last events of the pointer, and what the table shows.
TRACE: Final = """() => {
  const table = document.querySelector('.table[data-number]');
  const every = (what, name) => [...document.querySelectorAll(what)].map(name);
  const under = document.elementsFromPoint(...(window.pointer ?? [0, 0])).slice(0, 3);
  return {
    number: table?.dataset.number, busy: table?.getAttribute('aria-busy'),
    pressed: every('[aria-pressed=true]', (one) => one.dataset.piece ?? one.textContent),
    told: every('[role=status], [role=alert]', (one) => one.textContent.trim()),
    under: under.map((one) => one.outerHTML.slice(0, 160)),
    pointer: window.trace?.slice(-12),
  };
}"""

# How many times Tab leads from the focus to a piece; -1 if it is further than that.
TABS: Final = """([name, most]) => {
  const here = document.activeElement;
  const stops = '[tabindex="0"], button:not([disabled]), a[href], summary, input, select';
  const all = [...document.querySelectorAll(stops)]
    .filter((one) => one.getClientRects().length > 0 && one.tabIndex >= 0);
  const from = all.indexOf(here);
  const to = all.findIndex((one, at) => at >= from && one.dataset.piece === name);
  return from < 0 || to < 0 || to - from > most ? -1 : to - from;
}"""


class Spot(NamedTuple):
    x: float | None
    y: float | None


class Sight:
    """What can be touched now."""

    def __init__(self, seen: dict[str, Any]) -> None:
        self.pieces: dict[str, Spot] = {}
        for one in seen["pieces"]:
            # The same piece may be drawn twice, and one of the drawings may be covered.
            if self.pieces.get(one["name"], Spot(None, None)).x is None:
                self.pieces[one["name"]] = Spot(one["x"], one["y"])
        self.words = named(seen["words"])
        self.acts = named(seen["acts"])
        self.ready: str = seen["ready"]


def named(all_of_them: list[dict[str, Any]]) -> dict[str, Spot]:
    return {one["name"]: Spot(one["x"], one["y"]) for one in all_of_them}
