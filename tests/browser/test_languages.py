"""Every screen in the languages with the longest words: it fits, can be read, and nothing is English.

One visit for each screen serves laptop and phone.
"""

import re
from typing import Any, Final

import httpx
import pytest
from playwright.sync_api import Browser, Page

from nave.kernel.language import DEFAULT
from nave.translation.files import spoken
from tests.browser.screens import SCREENS
from tests.browser.test_made_up import READ
from tests.support.browser import LAPTOP, PHONE, House, settled
from tests.support.page_words import SOURCES, page_words
from tests.support.pixels import parts
from tests.support.translated import untranslated

pytestmark = pytest.mark.slow

# German has the longest words, Polish the longest sentences.
LONG: Final = [language for language in ("de", "pl") if language in spoken()]
LEAST: Final = 11.95
# What a bar above a table may take of a screen; in English it is as high.
BAR: Final = {LAPTOP: 80, PHONE: 160}

# Texts cut off where they stand, run over the edge of their box, or reaching out of the window: buttons,
# pressable or not, tabs, headings, cells of tables. On every tab of a narrow table.
CUT: Final = """async () => {
  const tight = 'button, select, .btn, th, td, [role=tab], nav a, summary, h1, h2, h3, label, '
    + '.gamebar b, .race small';
  const style = (one) => getComputedStyle(one);
  // What can be moved sideways shows the rest: a row of tabs, the frame around a wide table.
  const moves = (one) => {
    for (let box = one.parentElement; box && box !== document.body; box = box.parentElement)
      if (['auto', 'scroll'].includes(style(box).overflowX) && box.scrollWidth > box.clientWidth + 1)
        return box.getBoundingClientRect().right <= innerWidth + 1;
    return false;
  };
  const look = (part) => {
    const found = [];
    for (const one of document.querySelectorAll(tight)) {
      if (!one.checkVisibility({visibilityProperty: true, opacityProperty: true})) continue;
      const said = one.textContent.trim().replace(/\\s+/g, ' ');
      const box = one.getBoundingClientRect();
      if (!said || box.width < 2 || one.closest('.sr, svg')) continue;
      if (box.right > innerWidth + 1 && box.left < innerWidth && !moves(one)) found.push(`out: ${said}`);
      const wide = one.scrollWidth > one.clientWidth + 1;
      const hidden = ['hidden', 'clip'].includes(style(one).overflowX);
      if (hidden && (wide || one.scrollHeight > one.clientHeight + 4)) found.push(`cut: ${said}`);
      // Numbers alone are as long in every language: marks of a scale stand beside their line.
      const over = !hidden && wide && one.clientWidth > 0 && /\\p{L}/u.test(said);
      if (over && one.matches('button, .btn, th, td')) found.push(`over: ${said}`);
    }
    return found.map((one) => `${part} ${one}`.trim());
  };
  const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const over = document.querySelector('dialog[open]');
  const tabs = over ? [] : [...document.querySelectorAll('.table > nav button')];
  const found = [];
  for (const tab of tabs) {
    tab.click();
    await drawn();
    found.push(...look(tab.innerText));
  }
  return tabs.length ? found : look('');
}"""
# A language file of the page, as it is built.
FILE: Final = re.compile(r"words-(?:\w+-)?([a-z]{2})-[\w-]+\.ftl$")
BAR_HEIGHT: Final = "() => document.querySelector('.table .gamebar')?.getBoundingClientRect().height ?? 0"


def english_of(language: str) -> dict[str, str]:
    """Whole texts of the page in English that are other ones in the language, with their keys."""
    found = {}
    for path in sorted(SOURCES.rglob("words/en.ftl")):
        here = page_words(str(path))
        there = page_words(str(path.with_name(f"{language}.ftl")))
        for key, text in here.items():
            if there.get(key) != text and "{" not in text and untranslated(language, text, text):
                found[text] = key
    return found


def wrong(page: Page, language: str, size: tuple[int, int]) -> list[str]:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    settled(page, "light")
    tabs, wide = parts(page, LEAST)
    found = [
        f"text, {part.name}: {one.px} {one.said!r} in {one.where}" for part in tabs for one in part.small
    ]
    if wide > size[0]:
        found.append(f"the page is {wide} wide")
    found += page.evaluate(CUT)
    height = page.evaluate(BAR_HEIGHT)
    if height > BAR[size]:
        found.append(f"the bar is {height} high")
    return [f"{size[0]}: {one}" for one in found]


@pytest.mark.parametrize("language", LONG)
@pytest.mark.parametrize("screen", SCREENS)
def test_a_screen_fits_and_speaks_its_language(
    chromium: Browser, site: str, screen: str, language: str
) -> None:
    with House(chromium, site, language) as house, httpx.Client(base_url=site, timeout=30) as http:
        page = SCREENS[screen](house, http)
        assert page.evaluate("document.documentElement.lang") == language
        found = [one for size in (LAPTOP, PHONE) for one in wrong(page, language, size)]
        english = english_of(language)
        texts: list[str] = page.evaluate(READ)
        left = {*texts} & english.keys()
        found += [f"English: {text} ({english[text]})" for text in sorted(left)]
        found += [f"raw: {text}" for text in texts if "{$" in text]
        assert found == [], "\n".join(found)
        assert house.unexpected() == []


@pytest.mark.parametrize("language", [one for one in spoken() if one != DEFAULT])
def test_a_language_is_chosen_in_lobby_and_table_and_kept(
    chromium: Browser, site: str, language: str
) -> None:
    with House(chromium, site) as house:
        page = house.visit()
        page.get_by_role("article").first.wait_for()
        page.wait_for_load_state("networkidle")
        pick = page.locator("select").filter(has=page.locator(f"option[value={language}]")).first
        asked: list[Any] = []
        page.on("request", lambda request: asked.append(request.url))
        pick.select_option(language)
        page.wait_for_function("tag => document.documentElement.lang === tag", arg=language)
        page.get_by_role("heading", level=1).first.wait_for()
        assert page.evaluate("JSON.parse(localStorage.getItem('nave.settings')).language") == language
        # Only its own files are loaded, and the choice outlasts the page.
        loaded = {found[1] for url in asked if (found := FILE.search(url))}
        assert loaded == {language}
        page.reload()
        page.wait_for_function("tag => document.documentElement.lang === tag", arg=language)
        assert house.unexpected() == []


def test_a_browsers_country_is_served_by_its_language_and_others_by_english(
    chromium: Browser, site: str
) -> None:
    for locale in ("de-AT", "es-MX", "fr-CA", "pl-PL", "it-CH", "en-GB", "sv-SE"):
        tongue = locale.partition("-")[0]
        language = tongue if tongue in spoken() else DEFAULT
        with House(chromium, site, locale) as house:
            page = house.visit()
            page.get_by_role("article").first.wait_for()
            assert page.evaluate("document.documentElement.lang") == language
