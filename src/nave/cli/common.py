"""What several commands share: option parsing and errors as people see them."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from nave.kernel.errors import NaveError

JsonOption = Annotated[bool, typer.Option("--json", help="Print JSON for programs instead of text.")]
OptionsOption = Annotated[
    list[str],
    typer.Option("--option", "-o", metavar="KEY=VALUE", help="A game option; may be given several times."),
]
ComponentsOption = Annotated[
    str, typer.Option("--components", help="The component set to play with (see `nave components list`).")
]


@contextmanager
def told_plainly() -> Iterator[None]:
    """An error the user can mend is one line on stderr and exit code 2."""
    try:
        yield
    except NaveError as error:
        typer.echo(f"nave: {error}", err=True)
        raise typer.Exit(2) from None


def read_options(pairs: list[str]) -> dict[str, str]:
    options = {}
    for pair in pairs:
        key, equals, value = pair.partition("=")
        if not equals or not key:
            raise typer.BadParameter(f"{pair!r} is not of the form KEY=VALUE, for example workshops=advanced")
        options[key.strip()] = value.strip()
    return options


def print_json(data: Any) -> None:
    typer.echo(json.dumps(data, indent=2, ensure_ascii=False))


def games_bar() -> Progress:
    """Games done and time left, on stderr, so that stdout stays for results."""
    return Progress(
        TextColumn("playing"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
    )
