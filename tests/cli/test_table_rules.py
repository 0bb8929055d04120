"""Rules at the full-screen table: why an answer is refused, rules searched and read, the teacher's tips."""

from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.widgets import Input, OptionList

from nave.cli.elbow import Elbow
from nave.cli.table_app import TableApp
from nave.cli.table_screens import RulesScreen, rule_content
from nave.cli.table_widgets import LogPane, OptionPane
from nave.lessons.handbook import handbook_of
from tests.support.terminal import answers, at_table, press, settled, started, text_of, write

pytestmark = pytest.mark.usefixtures("terminal_home")


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
        chapters = app.session.chapters()
        assert found.option_count == sum(1 + len(rules) for _, rules in chapters)
        # The title of a chapter is passed over, in both directions.
        assert chapters[0][1][0].id in text_of(app, "#rule")
        await press(app, pilot, "up")
        assert chapters[-1][1][-1].id in text_of(app, "#rule")
        await press(app, pilot, "down")
        assert chapters[0][1][0].id in text_of(app, "#rule")
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


def test_rules_at_the_table_are_found_by_what_people_type_as_nave_rules_finds_them() -> None:
    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        await press(app, pilot, "slash")
        search = app.screen.query_one("#search", Input)
        for words in ("how do I win", "tie", "goal"):
            search.value = words
            await settled(app, pilot)
            best = handbook_of("red_cathedral").look_up(words)[0]
            assert best.id in text_of(app, "#rule")

    session = started()
    assert [rule.id for rule in session.rules("tie")] == [
        rule.id for rule in handbook_of("red_cathedral").look_up("tie")
    ]
    at_table(session, script)


def test_the_rules_at_a_table_leave_out_what_is_not_in_its_game() -> None:
    session = started()
    shown = {rule.id for _, rules in session.chapters() for rule in rules}
    assert "claim.available" in shown
    assert not [rule for rule in shown if rule.startswith(("hire.", "solo."))]


def test_the_teacher_speaks_at_the_full_screen_table_and_is_switched_off_and_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("NAVE_HOME", str(tmp_path))
    session = started()
    session.elbow = Elbow(tmp_path / "tips.json")

    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        await settled(app, pilot)
        assert text_of(app, "#notice").startswith("Tip: ")
        assert session.cited in text_of(app, "#notice")
        await press(app, pilot, "f3")
        assert text_of(app, "#notice") == "No more tips."
        await press(app, pilot, "f3")
        assert text_of(app, "#notice").startswith(("Tips on", "Tip: "))

    at_table(session, script)


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
    session = started()
    for rule in session.book.ledger.rules:
        text = rule_content(session.say, rule).plain
        assert all(part in text for part in (rule.id, rule.title, rule.text, rule.ruling, rule.example))
