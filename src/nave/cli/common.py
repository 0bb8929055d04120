"""What several commands share: reading of settings and errors as people see them."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    ProgressColumn,
    Task,
    TextColumn,
    TimeRemainingColumn,
)
from rich.text import Text

from nave.kernel.errors import BadInput, NaveError

if TYPE_CHECKING:
    from nave.lab.farm import Place

JsonOption = Annotated[bool, typer.Option("--json", help="Print JSON for programs instead of text.")]
SetOption = Annotated[
    list[str],
    typer.Option("--set", metavar="KEY=VALUE", help="A setting of the game; may be given several times."),
]
# Names of old; what they say goes on being understood.
OldSetOption = Annotated[list[str], typer.Option("--option", "-o", metavar="KEY=VALUE", hidden=True)]
SeatsOption = Annotated[int, typer.Option("--seats", "-s", help="Number of seats (1: solitaire).")]
OldSeatsOption = Annotated[int | None, typer.Option("--players", "-p", hidden=True)]
ComponentsOption = Annotated[
    str, typer.Option("--components", help="The component set to play with (see `nave components list`).")
]


JobsOption = Annotated[
    int | None,
    typer.Option("--jobs", "-j", help="Processes, by default all cores; the results do not depend on it."),
]
ClusterOption = Annotated[
    str | None,
    typer.Option(metavar="ADDRESS", help="Play on a Dask cluster, for example tcp://10.0.0.5:8786."),
]
ResumeOption = Annotated[bool, typer.Option("--resume", help="Go on with an unfinished run of --output.")]


@contextmanager
def told_plainly() -> Iterator[None]:
    """An error the user can mend is one line on stderr and exit code 2."""
    try:
        yield
    except NaveError as error:
        typer.echo(f"nave: {error}", err=True)
        raise typer.Exit(2) from None


@contextmanager
def workplace(jobs: int | None, cluster: str | None) -> "Iterator[tuple[int, Place | None]]":
    """Where games are played: the number of processes, and the cluster if there is one."""
    from nave.lab.farm import cores

    if cluster is None:
        yield cores() if jobs is None else jobs, None
        return
    if jobs is not None:
        raise BadInput("--jobs and --cluster exclude each other: a cluster has its own workers")
    from nave.lab.cluster import Cluster

    place = Cluster(cluster)
    try:
        yield 1, place
    finally:
        place.close()


@contextmanager
def resumable(output: Path | None) -> Iterator[None]:
    """Ctrl-C ends a run in good order and says how to go on."""
    try:
        yield
    except KeyboardInterrupt:
        kept = "" if output is None else f"; what is finished is kept, --resume --output {output} goes on"
        typer.echo(f"nave: stopped{kept}", err=True)
        raise typer.Exit(130) from None


def read_settings(pairs: list[str]) -> dict[str, str]:
    settings = {}
    for pair in pairs:
        key, equals, value = pair.partition("=")
        if not equals or not key:
            raise typer.BadParameter(f"{pair!r} is not of the form KEY=VALUE")
        settings[key.strip()] = value.strip()
    return settings


def print_json(data: Any) -> None:
    typer.echo(json.dumps(data, indent=2, ensure_ascii=False))


class RateColumn(ProgressColumn):
    """Games per second, or per minute where a second sees none."""

    def render(self, task: Task) -> Text:
        speed = task.finished_speed or task.speed or 0.0
        return Text(f"{speed:.0f} games/s" if speed >= 2 else f"{speed * 60:.1f} games/min")


def games_bar() -> Progress:
    """Games done, rate and time left, on stderr, so that stdout stays for results."""
    return Progress(
        TextColumn("playing"),
        BarColumn(),
        MofNCompleteColumn(),
        RateColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
    )
