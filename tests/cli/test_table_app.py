"""The full-screen table, driven by keys as a person would."""

import random
import re
from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.widgets import Static

import nave
from nave.cli.session import HUMAN, Session, begin
from nave.cli.table_app import TableApp
from nave.cli.table_screens import HintScreen, PictureScreen
from nave.cli.table_widgets import FOOT, KeyLine, LogPane, MoveInput, OptionPane
from tests.support.play import game_of, played_out
from tests.support.terminal import answers, at_table, press, settled, started, text_of, write

pytestmark = pytest.mark.usefixtures("terminal_home")


# ------------------------------------------------------------ answering


def test_an_option_is_played_by_its_number_and_enter() -> None:
    session = started()

    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        await press(app, pilot, "2", "enter")
        assert answers(session)[-1] == "claim 2.1"
        wanted = session.game.options()[10].text
        await press(app, pilot, "1", "1")
        assert app.query_one(OptionPane).highlighted == 10
        await press(app, pilot, "enter")
        assert answers(session)[-1] == wanted

    at_table(session, script)
    assert answers(session) == list(game_of(session.path).answers)


def test_digits_that_make_no_number_begin_a_new_one() -> None:
    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        options = app.query_one(OptionPane)
        await press(app, pilot, "9", "3")
        assert options.highlighted == 2
        await press(app, pilot, "0")
        assert options.highlighted == 2

    at_table(started(), script)


def test_an_option_is_played_with_arrows_and_enter() -> None:
    session = started()

    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        await press(app, pilot, "down", "down", "up", "enter")

    at_table(session, script)
    assert answers(session)[-1] == "claim 2.1"


def test_a_typed_move_is_completed_and_played() -> None:
    session = started()

    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        await press(app, pilot, "t")
        await write(app, pilot, "die bl")
        assert app.query_one(OptionPane).highlighted == index(session, "die blue")
        await press(app, pilot, "tab")
        assert app.query_one(MoveInput).value == "die blue"
        await press(app, pilot, "enter")
        assert app.query_one(MoveInput).value == ""
        assert isinstance(app.focused, OptionPane)

    at_table(session, script)
    assert "die blue" in answers(session)


def test_the_suggestion_is_taken_with_the_right_arrow() -> None:
    session = started()

    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        await press(app, pilot, "t")
        await write(app, pilot, "CLAIM 3")
        await press(app, pilot, "right")
        assert app.query_one(MoveInput).value == "claim 3.1"
        await press(app, pilot, "enter")

    at_table(session, script)
    assert answers(session)[-1] == "claim 3.1"


def test_tab_completes_as_far_as_all_moves_agree() -> None:
    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        line = app.query_one(MoveInput)
        await press(app, pilot, "t", "c", "tab")
        assert line.value == "claim "
        await press(app, pilot, "tab")
        assert line.value == "claim 1.1"
        await press(app, pilot, "escape")
        assert line.value == ""
        assert isinstance(app.focused, OptionPane)

    at_table(started(), script)


def index(session: Session, text: str) -> int:
    return [option.text for option in session.game.options()].index(text)


# ------------------------------------------------------------ taking back, ending


def test_undo_and_restart_bring_the_table_back() -> None:
    session = started()
    before = session.game.position()

    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        lines = app.query_one(LogPane).option_count
        await press(app, pilot, "1", "enter")
        assert app.query_one(LogPane).option_count > lines
        await press(app, pilot, "u")
        assert session.game.position() == before
        assert app.query_one(LogPane).option_count == lines
        await press(app, pilot, "1", "enter", "2", "enter", "r")
        assert session.game.position() == before
        await press(app, pilot, "u", "r")
        assert session.game.position() == before

    at_table(session, script)


def test_e_ends_the_turn_only_when_that_is_possible() -> None:
    session = started([HUMAN, "random"])

    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        count = len(answers(session))
        await press(app, pilot, "e")
        assert len(answers(session)) == count
        await press(app, pilot, "1", "enter", "2", "enter", "e")
        assert "end turn" in answers(session)
        # The bot has answered, and the human is asked again.
        assert session.game.seat == 0
        assert session.game.state.turn == 3
        assert app.query_one(OptionPane).option_count == len(session.game.options())

    at_table(session, script)


# ------------------------------------------------------------ to the end


@pytest.mark.slow
def test_a_game_is_played_to_its_end_against_a_bot(tmp_path: Path) -> None:
    whole, _ = played_out(tmp_path, [HUMAN, "random"], seed=3)
    part = nave.replay(whole.game.record, upto=len(whole.game.answers) - 25)
    session = begin(part, [HUMAN, "random"])
    chance = random.Random(1)

    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        for _ in range(400):
            if session.game.over:
                break
            number = chance.randrange(len(session.game.options())) + 1
            await press(app, pilot, *str(number), "enter")
        assert session.game.over
        assert isinstance(app.screen, PictureScreen)
        assert app.screen.title_text() == "Final score"
        await press(app, pilot, "escape")
        assert app.query_one(OptionPane).option_count == 2
        await press(app, pilot, "enter")
        assert isinstance(app.screen, PictureScreen)
        await press(app, pilot, "escape", "down", "enter")
        assert not app.is_running

    at_table(session, script)
    assert nave.load_record(session.path).result is not None


@pytest.mark.slow
def test_bots_alone_play_to_the_end() -> None:
    session = started(["random", "random"], seed=5)

    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        assert session.game.over
        assert isinstance(app.screen, PictureScreen)

    at_table(session, script)


def test_leaving_keeps_the_game(tmp_path: Path) -> None:
    session = started()

    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        await press(app, pilot, "1", "enter", "q")
        assert not app.is_running

    at_table(session, script)
    assert answers(session) == list(game_of(session.path).answers)


def test_a_save_that_fails_is_shown(tmp_path: Path) -> None:
    session = started()
    blocked = tmp_path / "blocked"
    blocked.write_text("")
    session.path = blocked / "game.json"

    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        await press(app, pilot, "1", "enter")
        assert "not saved" in text_of(app, "#notice")
        assert "NOT SAVED" in text_of(app, "#title")

    at_table(session, script)


def test_h_shows_what_the_mason_thinks_without_playing() -> None:
    session = started()

    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        count = len(answers(session))
        await press(app, pilot, "h")
        assert isinstance(app.screen, HintScreen)
        shown = {estimate.option.text for estimate in app.screen.estimates}
        assert shown == {option.text for option in session.game.options()}
        assert len(answers(session)) == count

    at_table(session, script)


@pytest.mark.parametrize("room", [20, 40, 58, 78, 120])
def test_the_line_at_the_foot_keeps_keys_and_quit_at_any_width(room: int) -> None:
    line = KeyLine(started().say)
    shown = line.fitting(["type", "hint", "why", "rules", "help", "quit"], room)
    assert [action for _, action in shown][-2:] == ["help", "quit"]
    assert room < 78 or len(shown) == len(FOOT)
    assert sum(len(key) + len(line.named(action)) + 3 for key, action in shown) - 2 <= room


def test_a_refused_undo_says_why() -> None:
    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        await press(app, pilot, "u")
        notice = app.query_one("#notice", Static)
        assert "there is nothing to take back" in str(notice.content)

    at_table(started(), script)


def test_only_legal_moves_are_suggested() -> None:
    session = started()

    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        legal = set(session.game.legal_moves.texts)
        catalogue = session.game.rules.catalogue
        suggester = app.query_one(MoveInput).suggester
        assert suggester is not None
        for move in range(0, len(catalogue), 97):
            text = catalogue.text(move)
            for length in (1, 5, len(text)):
                suggested = await suggester.get_suggestion(text[:length])
                assert suggested is None or suggested in legal
            assert (await suggester.get_suggestion(text) == text) == (text in legal)

    at_table(session, script)


def test_a_hint_gives_its_reasons() -> None:
    session = started()

    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        await press(app, pilot, "h")
        screen = app.screen
        assert isinstance(screen, HintScreen)
        best = screen.estimates[0]
        said = best.say(screen.say.names, screen.say.language)
        assert said.startswith(f"{best.option.text}: ")
        assert re.search(r" more than .+: [a-z]", said), "how much better than the next, and why"
        shown = " ".join(str(line.render()) for line in screen.query(Static))
        assert said.splitlines()[0] in shown

    at_table(session, script)


@pytest.mark.slow
@pytest.mark.parametrize("size", [(80, 24), (100, 30)])
def test_what_the_bot_did_last_is_in_sight(size: tuple[int, int]) -> None:
    """Where the log is out of sight its newest lines stand elsewhere; else it is at its end."""
    session = started([HUMAN, "apprentice"])

    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        turn = session.game.state.turn
        for _ in range(20):
            if session.game.state.turn > turn + 1:
                break
            options = session.game.options()
            app.answer(next((one for one in options if one.text == "end turn"), options[0]))
            await settled(app, pilot)
        events = [one for one in session.game.events if one.seat == 1]
        last = session.game.say(events[-1].said(), app.say.names)
        log = app.query_one(LogPane)
        if log.display and log.region.height > 0:
            assert log.scroll_offset.y == log.max_scroll_y, "the newest lines are in sight"
        lines = "\n".join(strip.text for strip in app.screen._compositor.render_strips())
        assert last[:20] in lines

    at_table(session, script, size)
