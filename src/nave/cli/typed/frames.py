"""What was typed wrongly, in the language of the terminal; and that somebody stopped."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from difflib import get_close_matches
from typing import Any, Final

import typer
from rich.text import Text
from typer import rich_utils

from nave.cli.speech import Speech
from nave.cli.typed.help import console, print_error
from nave.kernel.language import DEFAULT, Either
from nave.kernel.said import Said

# Of options that Typer brings itself, what they do.
BROUGHT: Final = {"install_completion": "typed-install", "show_completion": "typed-show"}
# How Typer's sentences about files end, and what we say.
FILES: Final = {
    "does not exist.": "typed-why-nowhere",
    "is a directory.": "typed-why-folder",
    "is a file.": "typed-why-file",
    "is not readable.": "typed-why-read",
    "is not writable.": "typed-why-write",
}


@contextmanager
def usage_in_words() -> Iterator[None]:
    """Errors of usage are printed here and end the command; in English with Typer's own sentences."""
    try:
        yield
    except typer.Abort:
        console(stderr=True).print(Text(Speech()("typed-aborted")), style=rich_utils.STYLE_ABORTED)
        raise typer.Exit(1) from None
    except EOFError:
        print(file=sys.stderr)
        console(stderr=True).print(Text(Speech()("typed-aborted")), style=rich_utils.STYLE_ABORTED)
        raise typer.Exit(1) from None
    except Exception as error:
        # Typer keeps its errors of usage to itself; they are known by what they carry.
        usage = hasattr(error, "ctx") and hasattr(error, "format_message")
        if not usage or type(error).__name__ == "NoArgsIsHelpError":
            raise
        tell(error)
        raise typer.Exit(2) from None


def tell(error: Any) -> None:
    speech, context = Speech(), error.ctx
    said = None if speech.language == DEFAULT else message(speech, type(error).__name__, error)
    told = speech.say(said) if said is not None else error.format_message()
    if context is None:
        print_error(speech, None, None, told)
        return
    helped = context.command.get_help_option(context) is not None
    command = f"{context.command_path} {context.help_option_names[0]}" if helped else None
    print_error(speech, context.get_usage(), command, told)


def message(speech: Speech, kind: str, error: Any) -> Said | None:
    """None where only Typer knows what is wrong."""
    given = str(error.message)
    quoted = given.partition("'")[2].partition("'")[0]
    if kind == "NoSuchOption":
        return Said("typed-no-option", option=str(error.option_name), near=near(error.possibilities))
    if kind in ("MissingParameter", "BadParameter"):
        name = hint(error)
        if kind == "MissingParameter":
            return Said("typed-missing", name=name)
        return Said("typed-bad-value", name=name or None, why=why(error, given, quoted))
    if kind == "BadOptionUsage":
        key = "typed-takes-none" if given.endswith("does not take a value.") else "typed-needs-value"
        return Said(key, option=str(error.option_name))
    if given.startswith("No such command"):
        known = get_close_matches(quoted, list(getattr(error.ctx.command, "commands", {})))
        return Said("typed-no-command", command=quoted, near=near(known))
    if given.startswith("Missing command"):
        return Said("typed-missing-command")
    if given.startswith("Got unexpected extra argument"):
        return Said("typed-too-much", given=given.partition(" (")[2].removesuffix(")"))
    return None


def near(names: Any) -> Either | None:
    return Either(sorted(names)) if names else None


def hint(error: Any) -> str:
    """The option or argument that is meant, as it is typed."""
    found = error.param_hint
    if found is None and error.param is not None:
        found = error.param.get_error_hint()
    return (" / ".join(found) if isinstance(found, list | tuple) else str(found or "")).replace("'", "")


def why(error: Any, given: str, quoted: str) -> Said:
    """What is wrong with the value. What our own commands say of it is in words already."""
    cause = error.__cause__
    if hasattr(cause, "errors"):
        fault = cause.errors()[0]
        value, limits = str(fault.get("input")), fault.get("ctx", {})
        kind = str(fault["type"])
        if kind == "greater_than_equal":
            return Said("typed-why-least", given=value, least=f"{limits['ge']:g}")
        if kind == "less_than_equal":
            return Said("typed-why-most", given=value, most=f"{limits['le']:g}")
        key = {"int": "typed-why-whole", "float": "typed-why-number"}.get(kind.partition("_")[0])
        return Said(key or "typed-why-other", given=value)
    for ending, key in FILES.items():
        if given.endswith(ending):
            return Said(key, file=quoted)
    return Said("verbatim", text=given)
