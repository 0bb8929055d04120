"""The pictures of the full-screen table find their room in terminals of every size."""

import pytest
from textual.pilot import Pilot

import nave
from nave.cli.session import HUMAN, begin
from nave.cli.table_app import TableApp
from nave.cli.table_screens import HelpScreen, PictureScreen
from nave.cli.table_widgets import LogPane, MoveInput, OptionPane, PaneView
from tests.support.play import GAME
from tests.support.terminal import at_table, press, settled, started

pytestmark = pytest.mark.usefixtures("terminal_home")


@pytest.mark.parametrize("size", [(120, 40), (100, 30), (160, 50)])
def test_a_large_terminal_shows_all_pictures_at_once(size: tuple[int, int]) -> None:
    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        for pane in app.query(PaneView):
            assert pane.display
            assert pane.region.height > 3
        assert app.query_one(LogPane).region.height >= 5
        assert app.query_one(OptionPane).region.height >= 5

    at_table(started([HUMAN] * 4), script, size)


@pytest.mark.parametrize("size", [(80, 24), (99, 40), (60, 20)])
@pytest.mark.slow
def test_a_small_terminal_shows_the_pictures_in_turn(size: tuple[int, int]) -> None:
    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        panes = ["pane-market", "pane-site", "pane-players", "log"]
        for name in [*panes, panes[0]]:
            shown = [
                widget.id for widget in app.query(".pane") if widget.display and widget.region.height > 0
            ]
            assert shown == [name]
            await press(app, pilot, "right")
        await press(app, pilot, "p")
        assert app.query_one("#pane-players").region.height > 0
        assert app.query_one(OptionPane).region.height >= 3

    at_table(started(), script, size)


@pytest.mark.slow
def test_a_letter_opens_a_picture_in_full_and_escape_closes_it() -> None:
    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        for key in "msp":
            await press(app, pilot, key)
            assert isinstance(app.screen, PictureScreen)
            await press(app, pilot, "escape")
            assert not isinstance(app.screen, PictureScreen)
        await press(app, pilot, "question_mark")
        assert isinstance(app.screen, HelpScreen)
        await press(app, pilot, "escape")

    at_table(started(), script)


def test_the_option_under_the_cursor_is_marked_on_the_table() -> None:
    session = started()

    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        await press(app, pilot, "3")
        site = app.query_one("#pane-site", PaneView)
        assert site.touched == {"section:3.1"}
        assert app.query_one(MoveInput).placeholder == "claim 3.1"

    at_table(session, script)


def heights(app: TableApp) -> list[bool]:
    """Which pictures are in sight."""
    return [pane.region.height > 3 for pane in app.query(PaneView)]


def test_the_pictures_follow_a_changed_size() -> None:
    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        await pilot.resize_terminal(80, 24)
        await settled(app, pilot)
        assert heights(app) == [True, False, False]
        await pilot.resize_terminal(130, 45)
        await settled(app, pilot)
        assert heights(app) == [True, True, True]

    at_table(started(), script)


@pytest.mark.parametrize("seats", [1, 2])
def test_in_a_low_terminal_the_duchy_leaves_room_for_the_log(seats: int) -> None:
    session = begin(nave.new_game(GAME, seats=seats, seed=3, settings={"module": "on"}), [HUMAN] * seats)

    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        log = app.query_one(LogPane)
        assert log.region.bottom < app.size.height, "the last line belongs to the keys"
        assert log.size.height >= 2
        assert "Moscow" in str(app.query_one("#pane-duchy", PaneView).render())

    at_table(session, script, (100, 34))
