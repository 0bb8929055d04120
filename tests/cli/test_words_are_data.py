"""No sentence escapes at the terminal: help, commands, the table by lines and in full screen, settings."""

import asyncio
import io
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console
from textual.content import Content
from textual.widgets import OptionList, Static
from typer.testing import CliRunner

import nave
from nave.cli.draw import drawing_of
from nave.cli.main import COMMANDS as NAMED
from nave.cli.main import app
from nave.cli.plain import PlainTable
from nave.cli.session import HUMAN, begin
from nave.cli.speech import chosen, wishes
from nave.cli.spoken import EXAMPLES
from nave.cli.table_app import TableApp
from nave.cli.table_screens import Over
from nave.kernel.game import Game
from tests.support.made_up import escaped, speaking
from tests.support.read import COMMANDS, TYPER, unmarked

GUILDS = ("jewelers", "archivists", "foremen", "master_builders", "brick_makers")
TABLES: list[tuple[str, int, dict[str, str]]] = [
    ("basilica", 2, {"festum_fatuorum": "on"}),
    ("red_cathedral", 1, {"module": "on"}),
    ("red_cathedral", 2, {"workshops": "advanced"}),
    *(
        ("red_cathedral", 2, {"module": "on", "guild": guild})
        for guild in ("jewelers", "archivists", "foremen")
    ),
    ("red_cathedral", 2, {"guild": "master_builders"}),
    ("red_cathedral", 2, {"module": "on", "guild": "brick_makers"}),
]
COMPONENT_COMMANDS = (
    *("list", "show", "check", "install", "remove", "export", "diff"),
    *("edit", "set", "checked", "share", "import", "merge"),
)
OPERATOR_COMMANDS = {
    "puzzles": ("list", "cut"),
    "words": ("list", "check", "show"),
    "tables": ("list", "show", "close", "delete", "export", "expire", "chat"),
    "seats": ("rekey", "rename", "mute", "erase"),
    "bans": ("add", "list", "remove"),
}
HELPED = [
    (),
    *((name,) for name in (*NAMED, "backup", "restore", "components", *OPERATOR_COMMANDS)),
    *(("components", name) for name in COMPONENT_COMMANDS),
    *((group, name) for group, names in OPERATOR_COMMANDS.items() for name in names),
]


@pytest.fixture
def made_up(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[str]:
    monkeypatch.setenv("NAVE_HOME", str(tmp_path))
    with speaking(monkeypatch) as language:
        monkeypatch.setenv("NAVE_LANG", language)
        yield language


def told(*words: str, allowed: tuple[str, ...] = ()) -> str:
    """What a command prints that no language file says."""
    done = CliRunner().invoke(app, [*words], env={"COLUMNS": "400", "TERM": "dumb"})
    text = done.output
    lines = [line for found in EXAMPLES.values() for line, _ in found]
    for line in sorted(lines, key=len, reverse=True):
        text = text.replace(line, "")
    return unmarked(
        COMMANDS.sub("", TYPER.sub("", text)), *allowed, *(name for words in HELPED for name in words)
    )


def test_the_language_is_that_of_the_option_the_variable_or_english(
    made_up: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert chosen() == made_up
    assert "⟦" in CliRunner().invoke(app, ["--language", made_up, "games", "--help"]).output
    assert "⟦" not in CliRunner().invoke(app, ["--language", "en", "games", "--help"]).output
    monkeypatch.setenv("NAVE_LANG", "xx")
    assert "⟦" not in CliRunner().invoke(app, ["games", "--help"]).output
    refused = CliRunner().invoke(app, ["--language", "xx", "games"])
    assert (refused.exit_code, "no words for language 'xx'" in refused.output) == (2, True)


@pytest.mark.parametrize("words", HELPED, ids=" ".join)
def test_help_is_said_by_language_files(made_up: str, words: tuple[str, ...]) -> None:
    assert told(*words, "--help") == ""


@pytest.mark.parametrize(
    "words",
    [
        ("games",),
        ("components", "list"),
        ("components", "remove", "basilica", "none"),
        ("simulate", "basilica", "-n", "1"),
        ("simulate", "basilica", "-n", "0"),
        ("simulate", "chess"),
        ("tournament", "basilica", "-b", "random,random", "-n", "1"),
        ("tournament", "basilica", "-b", "random"),
        ("tournament", "basilica", "--edge", "2"),
        ("rules", "basilica", "xyzzy"),
        ("replay", "nowhere.json"),
        ("judge", "nowhere.json"),
        ("judge", "nowhere.json", "--level", "none"),
        ("judge", "tests/records/basilica/base_exhaustion.json"),
        ("play", "--continue"),
        ("play", "basilica", "--seats", "3"),
        ("play", "basilica", "--set", "none=1"),
        ("play", "red_cathedral", "--set", "color_1=red", "--set", "color_2=red"),
        ("serve", "--log-level", "none"),
    ],
    ids=" ".join,
)
def test_what_commands_tell_and_refuse_is_said_by_language_files(
    made_up: str, words: tuple[str, ...]
) -> None:
    titles = ("Basilica", "The Red Cathedral", "basilica", "red_cathedral", "standard", "random", "µs")
    ids = (
        *titles,
        "none",
        "chess",
        "xyzzy",
        "No such file or directory",
        "Errno",
        "human",
        "apprentice",
        "mason",
    )
    assert told(*words, allowed=ids) == ""


def test_settings_are_said_by_language_files(made_up: str) -> None:
    for row in nave.games(language=made_up):
        for setting in row["settings"]:
            for text in (setting["title"], setting["help"], *setting["values"].values()):
                assert text.startswith("⟦")
                assert not escaped(text)


def later(game: str, seats: int, settings: dict[str, str], seed: int, answers: int) -> Game:
    """A game under way, by random answers."""
    made = nave.new_game(game, seats=seats, seed=seed, settings=settings)
    chance = random.Random(seed)
    while not made.over and len(made.answers) < answers:
        made.play(chance.choice(made.options()))
    return made


@pytest.mark.parametrize(("game", "seats", "settings"), TABLES)
def test_pictures_words_and_score_sheets_are_said_by_language_files(
    made_up: str, game: str, seats: int, settings: dict[str, str]
) -> None:
    for answers in (0, 60, 180, 10_000):
        made = later(game, seats, settings, 1, answers)
        drawing = drawing_of(made)
        view = made.view(0, drawing.say.names, made_up)
        texts = [*drawing.lines(view), drawing.strip(view).plain]
        console = Console(width=4000, file=io.StringIO(), color_system=None)
        for pane in drawing.panes:
            texts += [drawing.title(pane)]
            for picture in (drawing.pane(pane.id, view, 400, 60), drawing.full(pane.id, view, 4000)):
                console.print(picture)
        if made.result is not None:
            made_result = made.result
            made_result.reason = drawing.say.say(made_result.said)
            console.print(drawing.sheet(view, made_result))
        file = console.file
        assert isinstance(file, io.StringIO)
        for text in (*texts, *file.getvalue().splitlines()):
            assert not unmarked(text), text


def typed(game: Game, lines: str, language: str) -> str:
    session = begin(game, [HUMAN, *(["random"] * (game.seats - 1))])
    out = io.StringIO()
    PlainTable(session, drawing_of(game, language), io.StringIO(lines), out).run()
    return out.getvalue()


@pytest.mark.parametrize(("game", "seats", "settings"), TABLES)
def test_the_table_by_lines_is_said_by_language_files(
    made_up: str, game: str, seats: int, settings: dict[str, str]
) -> None:
    text = typed(later(game, seats, settings, 2, 40), "\n".join(TYPED), made_up)
    catalogue = nave.new_game(game, seats=seats, seed=1, settings=settings).rules.catalogue
    for line in text.splitlines():
        bare = re.sub(r"\[[a-z_.]+\]$", "", line)
        bare = re.sub(r"^> .*", "", bare)
        # An option begins with its number and its text, as one types it; so does the list of commands.
        bare = re.sub(r"^ *(\d+ +)?[a-z0-9_. +]+?(?=  |: ⟦|⟦|$)", "", bare)
        bare = re.sub(r"^  [a-zA-Z0-9. ]+?(?= +⟦)", "", bare)
        left = unmarked(bare, *TITLES, *session_words(catalogue.texts, bare))
        assert not left, line


TITLES = ("Basilica", "The Red Cathedral", "xyzzy", "nonsense", "random", "mason")


def session_words(texts: list[str], line: str) -> list[str]:
    """The moves that a line names as they are typed."""
    return [text for text in texts if text in line]


@pytest.mark.parametrize(("game", "seats", "settings"), TABLES[:3])
@pytest.mark.parametrize("size", [(80, 24), (140, 44)])
def test_the_full_screen_is_said_by_language_files(
    made_up: str, game: str, seats: int, settings: dict[str, str], size: tuple[int, int]
) -> None:
    made = later(game, seats, settings, 3, 30)
    session = begin(made, [HUMAN, *(["random"] * (seats - 1))])

    async def script() -> None:
        table = TableApp(session, drawing_of(made, made_up))
        async with table.run_test(size=size) as pilot:
            await pilot.pause()
            seen: list[str] = []
            for key in PRESSED:
                await pilot.press(key)
                await pilot.pause()
                seen += shown(table)
            for text in seen:
                assert not unmarked(text, *TITLES, *RULES), text

    asyncio.run(script())


PRESSED = ("u", "enter", "w", "escape", "h", "escape", "question_mark", "escape", "slash", "escape")
TYPED = (
    *("help", "hint", "why", "why 1", "undo", "rule", "rule xyzzy", "save", "save /", "nonsense", "99"),
    *("1", "table", "options", "log", "restart", "quit", ""),
)
# What the ledger says stands in rules.toml, the law of the game; keys are named as they are printed.
RULES = ("Enter", "Tab", "Esc", "F2")


def shown(table: TableApp) -> list[str]:
    """Titles, prompt, notice, options, log and foot; ledger texts and pictures are shown elsewhere."""
    texts = [str(pane.border_title or "") for pane in table.screen.query(".pane")]
    for name in ("title", "tabs", "prompt", "notice", "keys"):
        for widget in table.query(f"#{name}").results(Static):
            texts.append(plain(widget.content))
    for name in ("options", "log"):
        for listing in table.query(f"#{name}").results(OptionList):
            texts += [plain(listing.get_option_at_index(n).prompt) for n in range(listing.option_count)]
    if isinstance(table.screen, Over):
        for box in table.screen.query(".box"):
            texts += [str(box.border_title or ""), str(box.border_subtitle or "")]
        if not table.screen.query("#found"):
            texts += [plain(widget.content) for widget in table.screen.query(Static)]
    return texts


def plain(content: Any) -> str:
    return content.plain if isinstance(content, Content) or hasattr(content, "plain") else str(content)


@pytest.mark.parametrize("wish", ["en-ZA", "en_ZA.UTF-8", "en-ZA.utf8", " en-ZA "])
def test_a_terminals_way_of_naming_a_language_is_understood(
    made_up: str, monkeypatch: pytest.MonkeyPatch, wish: str
) -> None:
    monkeypatch.setenv("NAVE_LANG", wish)
    assert chosen() == made_up
    assert wishes("de_AT.UTF-8") == ["de-AT", "de"]
    assert "⟦" in CliRunner().invoke(app, ["--language", wish, "games", "--help"]).output
