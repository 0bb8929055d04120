"""Every screen of the page: for what is checked on all of them, and for pictures."""

from collections.abc import Callable
from typing import Final

import httpx
from playwright.sync_api import Page

from tests.browser import rooms, tables
from tests.support.browser import House

SCREENS: Final[dict[str, Callable[[House, httpx.Client], Page]]] = {
    screen.__name__: screen
    for screen in (
        rooms.lobby,
        rooms.new_table_window,
        rooms.new_table_expansion,
        rooms.waiting,
        rooms.joining,
        rooms.used_link,
        tables.red_cathedral,
        tables.basilica,
        tables.chosen_piece,
        tables.planned,
        tables.story,
        tables.scoring,
        tables.tower_scoring,
        tables.final_scoring,
        tables.table_words,
        tables.advice,
        tables.offer,
        rooms.lesson,
        rooms.puzzle,
        rooms.try_turn,
        rooms.library,
        rooms.no_games,
        tables.solo,
        tables.contractors,
        tables.jewelers,
        tables.archivists,
        tables.solo_contractors,
        tables.rules_panel,
        rooms.rules_screen,
        rooms.worked_example,
        tables.first_game,
        rooms.components,
        rooms.components_expansion,
        rooms.pile,
        rooms.faulty_piece,
        tables.chat,
        rooms.settings,
        tables.menu,
        tables.keys,
        tables.hand_over,
        tables.jester,
        rooms.aftermath_red_cathedral,
        rooms.aftermath_contractors,
        rooms.aftermath_basilica,
        rooms.replay,
        rooms.no_such_table,
        rooms.companion_red_cathedral,
        rooms.companion_basilica,
        rooms.score_red_cathedral,
        rooms.score_basilica,
    )
}
