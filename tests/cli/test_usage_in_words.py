"""Help and errors of usage in the language of the terminal: headings, and what was typed wrongly."""

from collections.abc import Iterator

import pytest
from typer import rich_utils
from typer.main import get_command
from typer.testing import CliRunner

from nave.cli.main import app
from nave.cli.speech import Speech
from nave.cli.spoken import SpokenGroup
from nave.translation.files import Place, places, spoken
from nave.translation.samples import samples
from tests.support.made_up import speaking

WRONG = {
    ("simulate", "--bogus"): "--bogus",
    ("bogus",): "bogus",
    ("play", "basilica", "two", "three"): "two three",
    ("simulate",): "GAME",
    ("simulate", "basilica", "-n", "x"): "-n",
    ("simulate", "basilica", "-n"): "-n",
    ("words", "bogus"): "bogus",
}
ENVIRONMENT = {"COLUMNS": "200", "TERM": "dumb"}


@pytest.fixture
def made_up(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    with speaking(monkeypatch) as language:
        yield language


@pytest.mark.parametrize("words", WRONG, ids=" ".join)
def test_what_was_typed_wrongly_is_said_in_the_language(made_up: str, words: tuple[str, ...]) -> None:
    done = CliRunner().invoke(app, ["--language", made_up, *words], env=ENVIRONMENT)
    assert done.exit_code == 2
    for english in ("Usage", "Error", "Invalid", "Missing", "No such", "Try"):
        assert done.output.count(english) == done.output.count(f"⟦{english}"), done.output
    assert WRONG[words] in done.output


# What is wrong with a value, and something of it that is said whatever the language.
BAD_VALUES = {
    ("simulate", "basilica", "-n", "x"): ("x", "typed-why-whole"),
    ("bans", "add", "--days", "soon"): ("soon", "typed-why-number"),
    ("play", "basilica", "--pace", "20"): ("20", "typed-why-most"),
    ("play", "basilica", "--pace", "-1"): ("-1", "typed-why-least"),
    ("components", "check", "no-such.toml", "--game", "basilica"): ("no-such.toml", "typed-why-nowhere"),
    ("components", "check", ".", "--game", "basilica"): (".", "typed-why-folder"),
    ("simulate", "basilica", "-n"): ("-n", "typed-needs-value"),
    ("simulat",): ("simulate", "typed-no-command"),
}


@pytest.mark.parametrize("language", [one for one in spoken() if one != "en"])
@pytest.mark.parametrize("words", BAD_VALUES, ids=" ".join)
def test_what_is_wrong_with_a_value_is_a_sentence_in_every_language(
    language: str, words: tuple[str, ...]
) -> None:
    given, key = BAD_VALUES[words]
    done = CliRunner().invoke(app, ["--language", language, *words], env=ENVIRONMENT)
    assert done.exit_code == 2
    told = " ".join(done.output.split())
    texts = {"given": given, "file": given, "option": given, "command": words[0], "near": given}
    limits = {"least": "0", "most": "10"}
    assert " ".join(Speech(language)(key, **texts, **limits).split()) in told


def test_help_in_one_language_leaves_nothing_of_it_behind() -> None:
    """Headings belong to the command that prints them, not to the process."""
    before = {name: value for name, value in vars(rich_utils).items() if isinstance(value, str)}
    for words in (["simulate", "--help"], ["simulate", "--bogus"], ["words"]):
        CliRunner().invoke(app, ["--language", "de", *words], env=ENVIRONMENT)
    assert {name: value for name, value in vars(rich_utils).items() if isinstance(value, str)} == before
    group = get_command(app)
    assert isinstance(group, SpokenGroup)
    assert group.commands["simulate"].help == "cli-help-simulate"


@pytest.mark.parametrize("language", spoken())
def test_a_shell_offers_options_with_what_they_do(language: str) -> None:
    line = {
        "_NAVE_COMPLETE": "complete_zsh",
        "_TYPER_COMPLETE_ARGS": "nave simulate --js",
        "NAVE_LANG": language,
    }
    done = CliRunner().invoke(app, [], prog_name="nave", env={**ENVIRONMENT, **line})
    assert "--json" in done.output
    assert Speech(language)("cli-option-json").partition(" ")[0] in done.output
    assert "cli-option" not in done.output


@pytest.mark.parametrize("words", [("simulate", "--bogus"), ("simulate", "basilica", "-n", "x")])
def test_in_english_it_is_said_as_precisely_as_before(made_up: str, words: tuple[str, ...]) -> None:
    CliRunner().invoke(app, ["--language", made_up, *words], env=ENVIRONMENT)
    done = CliRunner().invoke(app, ["--language", "en", *words], env=ENVIRONMENT)
    assert "⟦" not in done.output
    assert "No such option: --bogus" in done.output or "valid integer" in done.output


@pytest.mark.parametrize("language", spoken())
def test_headings_of_help_are_in_the_language(language: str) -> None:
    done = CliRunner().invoke(app, ["--language", language, "simulate", "--help"], env=ENVIRONMENT)
    assert done.exit_code == 0
    assert ("Usage:" in done.output) == (language == "en")


def test_every_message_is_shown_with_samples_and_what_is_wrong_with_it() -> None:
    done = CliRunner().invoke(app, ["words", "show", "en", "event-gain", "--number", "5"])
    assert done.exit_code == 0
    assert "Vera takes 5 gold" in done.output
    lacking = CliRunner().invoke(app, ["words", "show", "sv", "event-gain", "--problems", "--json"])
    assert lacking.exit_code == 0
    assert '"text": null' in lacking.output


def test_english_samples_have_no_fault() -> None:
    there = [place for place in places() if isinstance(place, Place)]
    shown = list(samples("en", there))
    assert len(shown) > 2000
    assert [one for one in shown if one.english.startswith("!") or "{$" in one.english] == []
