"""The full-screen table, driven by keys as a person would."""

import asyncio
import random
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.widgets import Input, OptionList, Static

import nave
from nave.cli.draw import drawing_of
from nave.cli.session import HUMAN, Session, begin
from nave.cli.table_app import TableApp
from nave.cli.table_screens import HelpScreen, HintScreen, PictureScreen, RulesScreen, rule_content
from nave.cli.table_widgets import LogPane, MoveInput, OptionPane, PaneView
from tests.support.play import GAME, game_of, played_out

KEYS = {" ": "space", ".": "full_stop", "_": "underscore", "+": "plus"}
Script = Callable[[TableApp, Pilot[None]], Awaitable[None]]


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("NAVE_HOME", str(tmp_path / "home"))
    # A busy machine must not tear numbers apart.
    monkeypatch.setattr("nave.cli.table_widgets.PAUSE", 60.0)
    return tmp_path


def started(players: list[str] | None = None, seed: int = 42) -> Session:
    seated = players or [HUMAN, HUMAN]
    first = {"first_player": "1"} if len(seated) > 1 else None
    return begin(nave.new_game(GAME, len(seated), seed, first), seated)


def at_table(session: Session, script: Script, size: tuple[int, int] = (120, 40)) -> None:
    game = session.game

    async def play() -> None:
        app = TableApp(session, drawing_of(game.rules.id, game.components, game.settings))
        async with app.run_test(size=size) as pilot:
            await settled(app, pilot)
            await script(app, pilot)

    asyncio.run(play())


async def settled(app: TableApp, pilot: Pilot[None]) -> None:
    """Until bots have answered and the screen shows it."""
    await app.workers.wait_for_complete()
    await pilot.pause()


async def press(app: TableApp, pilot: Pilot[None], *keys: str) -> None:
    await pilot.press(*keys)
    await settled(app, pilot)


async def write(app: TableApp, pilot: Pilot[None], words: str) -> None:
    await press(app, pilot, *[KEYS.get(letter, letter) for letter in words])


def text_of(app: TableApp, selector: str) -> str:
    return str(app.screen.query_one(selector, Static).render())


def answers(session: Session) -> list[str]:
    return list(session.game.answers)


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


# ------------------------------------------------------------ refusals and rules


@pytest.mark.slow
def test_a_refused_move_shows_its_reason_and_rule() -> None:
    session = started()

    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        await press(app, pilot, "t")
        await write(app, pilot, "claim 1.2")
        await press(app, pilot, "enter")
        assert "claim.available" in text_of(app, "#notice")
        assert answers(session)[-1] != "claim 1.2"
        await press(app, pilot, "escape", "f2")
        assert isinstance(app.screen, RulesScreen)
        assert "claim.available" in text_of(app, "#rule")

    at_table(session, script)


@pytest.mark.slow
def test_w_asks_why_without_playing() -> None:
    session = started()

    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        count = len(answers(session))
        await press(app, pilot, "w")
        await write(app, pilot, "claim 1.1")
        await press(app, pilot, "enter")
        assert "claim 1.1 is possible now." in text_of(app, "#notice")
        await press(app, pilot, "w")
        await write(app, pilot, "claim 1.3")
        await press(app, pilot, "enter")
        assert "claim.available" in text_of(app, "#notice")
        await press(app, pilot, "w")
        await write(app, pilot, "dance")
        await press(app, pilot, "enter")
        assert "no move 'dance'" in text_of(app, "#notice")
        assert len(answers(session)) == count

    at_table(session, script)


@pytest.mark.slow
def test_rules_are_searched_and_read() -> None:
    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        await press(app, pilot, "slash")
        found = app.screen.query_one("#found", OptionList)
        assert found.option_count == len(app.session.ledger.rules)
        await write(app, pilot, "penalty")
        assert "penalty.trigger" in text_of(app, "#rule")
        await press(app, pilot, "down")
        assert "penalty.amount" in text_of(app, "#rule")
        app.screen.query_one("#search", Input).value = "zebra"
        await settled(app, pilot)
        assert "No rule" in text_of(app, "#rule")
        await press(app, pilot, "escape")
        assert isinstance(app.focused, OptionPane)

    at_table(started(), script)


def test_enter_on_a_line_of_the_log_opens_the_rule_it_cites() -> None:
    session = started()

    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        await press(app, pilot, "1", "enter", "tab")
        assert isinstance(app.focused, LogPane)
        await press(app, pilot, "enter")
        assert isinstance(app.screen, RulesScreen)
        assert "claim.steps" in text_of(app, "#rule")
        await press(app, pilot, "escape", "tab")
        assert isinstance(app.focused, OptionPane)

    at_table(session, script)


def test_every_rule_of_the_ledger_can_be_shown() -> None:
    for rule in started().ledger.rules:
        text = rule_content(rule).plain
        assert all(part in text for part in (rule.id, rule.title, rule.text, rule.ruling, rule.example))


# ------------------------------------------------------------ pictures


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
        assert app.screen.title_text == "Final score"
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


@pytest.mark.parametrize("seats", [1, 2])
def test_in_a_low_terminal_the_duchy_leaves_room_for_the_log(seats: int) -> None:
    session = begin(nave.new_game(GAME, seats, 3, {"module": "on"}), [HUMAN] * seats)

    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        log = app.query_one(LogPane)
        assert log.region.bottom < app.size.height, "the last line belongs to the keys"
        assert log.size.height >= 2
        assert "Moscow" in str(app.query_one("#pane-duchy", PaneView).render())

    at_table(session, script, (100, 34))
