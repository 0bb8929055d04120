"""No sentence of any screen escapes the language files: in a made-up language every one of them is marked."""

import re
import tomllib
from collections.abc import Iterator
from importlib.resources import files
from typing import Final

import httpx
import pytest
from playwright.sync_api import Browser

from tests.browser.conftest import serving
from tests.browser.screens import SCREENS
from tests.support.browser import TITLES, House
from tests.support.made_up import CLOSE, OPEN, escaped, outside
from tests.support.made_up_server import MadeUpServe

pytestmark = pytest.mark.slow

# What people read, see when they point, or hear. What languages call themselves is the same in all of them.
READ: Final = """() => {
  const out = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const apart = 'script, style, kbd, noscript, .ledger, .handbook, .phrase, option[lang]';
    if (!node.parentElement?.closest(apart)) out.push(node.data.trim());
  }
  // A sentence of the story has pictures among its words.
  for (const one of document.querySelectorAll('.phrase')) out.push(one.textContent.trim());
  for (const name of ['aria-label', 'title', 'placeholder', 'alt']) {
    const named = document.querySelectorAll(`[${name}]:not(.ledger *)`);
    for (const one of named) out.push(one.getAttribute(name).trim());
  }
  return [...out.filter(Boolean), document.title];
}"""

# Proper names, which no language changes: people, the house and its games, and places by their number.
PEOPLE: Final = ("Vera", "Boris", "Olga", "Konrad", "Mirka", "Oleg", "Pyotr", "Agnes", "Lev")
SPOKEN: Final = "Well met!"
NAMES: Final = (*PEOPLE, SPOKEN, "Nave", *TITLES.values())
# What a table is called is the same in every language.
WORDS: Final = tomllib.loads((files("nave.tables") / "called.toml").read_text("utf-8"))
CALLED: Final = re.compile(rf"\b(?:{'|'.join(WORDS['first'])})-(?:{'|'.join(WORDS['second'])})\b")
PLACES: Final = re.compile(r"\b(?:r\d+c\d+|[IVX]+(?:\.\d)?)\b")
# What stands in the page as data: rules and component tables (class "ledger"), the handbook, ids of rules.
RULE: Final = re.compile(r"^[a-z_]+(\.[a-z_]+)+$")


def unmarked(texts: list[str]) -> list[str]:
    out = set()
    for text in texts:
        rest = "" if RULE.match(text) else outside(text)
        for name in NAMES:
            rest = re.sub(rf"\b{re.escape(name)}(?!\w)", "", rest)
        rest = CALLED.sub("", PLACES.sub("", rest)).lower()
        if escaped(rest):
            out.add(f"{rest!r} in {text!r}")
    return sorted(out)


@pytest.fixture(scope="module")
def elsewhere(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(tmp_path_factory.mktemp("made-up"), MadeUpServe) as server:
        yield f"http://127.0.0.1:{server.port}"


@pytest.mark.parametrize("screen", SCREENS)
def test_every_sentence_comes_from_a_language_file(chromium: Browser, elsewhere: str, screen: str) -> None:
    with (
        House(chromium, elsewhere) as house,
        httpx.Client(base_url=elsewhere, timeout=30) as http,
    ):
        page = SCREENS[screen](house, http)
        texts = page.evaluate(READ)
        assert any(text.startswith(OPEN) and text.endswith(CLOSE) for text in texts)
        assert not [text for text in texts if "{$" in text], "a sentence lacks an argument"
        found = unmarked(texts)
        assert found == [], "\n".join(found)
        assert house.unexpected() == []
