"""What Typer says around our texts, in the language of the terminal: headings, and what was typed wrongly."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

import typer
from typer import rich_utils

from nave.cli.speech import Speech
from nave.kernel.language import DEFAULT

# Names of Typer's own texts, the message for each and what is filled in there later.
FRAMES: Final[dict[str, tuple[str, dict[str, str]]]] = {
    "ARGUMENTS_PANEL_TITLE": ("typed-arguments", {}),
    "OPTIONS_PANEL_TITLE": ("typed-options", {}),
    "COMMANDS_PANEL_TITLE": ("typed-commands", {}),
    "ERRORS_PANEL_TITLE": ("typed-error", {}),
    "ABORTED_TEXT": ("typed-aborted", {}),
    "REQUIRED_LONG_STRING": ("typed-required", {}),
    "DEFAULT_STRING": ("typed-default", {"value": "{}"}),
    "ENVVAR_STRING": ("typed-variable", {"value": "{}"}),
    "RICH_HELP": ("typed-try-help", {"command": "[blue]'{command_path} {help_option}'[/]"}),
}
BRACKETED: Final = ("typed-required", "typed-default", "typed-variable")
# Of options that Typer brings itself, what they do.
BROUGHT: Final = {"install_completion": "typed-install", "show_completion": "typed-show"}


def frame_in_words(speech: Speech) -> None:
    """Headings and marks of help and errors."""
    for name, (key, values) in FRAMES.items():
        said = speech(key, **values)
        setattr(rich_utils, name, f"[{said}]" if key in BRACKETED else said)


@contextmanager
def usage_in_words() -> Iterator[None]:
    """What was typed wrongly is said in the language of the terminal; in English Typer says it itself."""
    try:
        yield
    except typer.BadParameter as error:
        raise worded(error) from None
    except Exception as error:
        # Typer keeps its other errors of usage to itself; they are known by what they carry.
        if not hasattr(error, "ctx") or not hasattr(error, "format_message"):
            raise
        raise worded(error) from None


def worded(error: Any) -> Any:
    """The same error with another message."""
    speech = Speech()
    frame_in_words(speech)
    kind = type(error).__name__
    if speech.language == DEFAULT or hasattr(error, "worded") or kind == "NoArgsIsHelpError":
        return error
    told = message(speech, kind, error)
    if told is not None:
        error.worded = True
        error.format_message = lambda: told
    return error


def message(speech: Speech, kind: str, error: Any) -> str | None:
    """None where only Typer knows what is wrong."""
    given = str(error.message)
    quoted = given.partition("'")[2].rpartition("'")[0] or given.partition(" (")[2].removesuffix(")")
    if kind == "NoSuchOption":
        return speech("typed-no-option", option=str(error.option_name))
    if kind in ("MissingParameter", "BadParameter") and error.param is not None:
        key = "typed-missing" if kind == "MissingParameter" else "typed-bad-value"
        return speech(key, name=str(error.param.get_error_hint()).strip("'"))
    if kind == "BadOptionUsage":
        return speech("typed-bad-value", name=str(error.option_name))
    if given.startswith("No such command"):
        return speech("typed-no-command", command=quoted)
    if given.startswith("Missing command"):
        return speech("typed-missing-command")
    if given.startswith("Got unexpected extra argument"):
        return speech("typed-too-much", given=quoted)
    return None
