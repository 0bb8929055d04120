"""What several commands share: reading of settings and errors as people see them."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

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

from nave.cli.speech import Speech, fault
from nave.kernel.errors import NaveError

if TYPE_CHECKING:
    from nave.lab.farm import Place

JsonOption = Annotated[bool, typer.Option("--json", help="cli-option-json")]
SetOption = Annotated[
    list[str],
    typer.Option("--set", metavar="KEY=VALUE", help="cli-option-set"),
]
# Names of old; what they say goes on being understood.
OldSetOption = Annotated[list[str], typer.Option("--option", "-o", metavar="KEY=VALUE", hidden=True)]
SeatsOption = Annotated[int, typer.Option("--seats", "-s", help="cli-option-seats")]
OldSeatsOption = Annotated[int | None, typer.Option("--players", "-p", hidden=True)]
ComponentsOption = Annotated[str, typer.Option("--components", help="cli-option-components")]


JobsOption = Annotated[
    int | None,
    typer.Option("--jobs", "-j", help="cli-option-jobs"),
]
ClusterOption = Annotated[
    str | None,
    typer.Option(metavar="ADDRESS", help="cli-option-cluster"),
]
ResumeOption = Annotated[bool, typer.Option("--resume", help="cli-option-resume")]


@contextmanager
def told_plainly() -> Iterator[None]:
    """An error the user can mend is one line on stderr and exit code 2."""
    try:
        yield
    except NaveError as error:
        typer.echo(Speech()("cli-error", error=error), err=True)
        raise typer.Exit(2) from None


@contextmanager
def workplace(jobs: int | None, cluster: str | None) -> "Iterator[tuple[int, Place | None]]":
    """Where games are played: the number of processes, and the cluster if there is one."""
    from nave.lab.farm import cores

    if cluster is None:
        yield cores() if jobs is None else jobs, None
        return
    if jobs is not None:
        raise fault("cli-jobs-and-cluster")
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
        say = Speech()
        told = say("cli-stopped") if output is None else say("cli-stopped-kept", output=str(output))
        typer.echo(told, err=True)
        raise typer.Exit(130) from None


def read_settings(pairs: list[str]) -> dict[str, str]:
    settings = {}
    for pair in pairs:
        key, equals, value = pair.partition("=")
        if not equals or not key:
            raise typer.BadParameter(Speech()("cli-no-pair", pair=pair))
        settings[key.strip()] = value.strip()
    return settings


def print_json(data: object) -> None:
    typer.echo(json.dumps(data, indent=2, ensure_ascii=False))


class RateColumn(ProgressColumn):
    """Games per second, or per minute where a second sees none."""

    def __init__(self, say: Speech) -> None:
        super().__init__()
        self.say = say

    def render(self, task: Task) -> Text:
        speed = task.finished_speed or task.speed or 0.0
        if speed >= 2:
            return Text(self.say("cli-games-per-second", speed=f"{speed:.0f}"))
        return Text(self.say("cli-games-per-minute", speed=f"{speed * 60:.1f}"))


def games_bar() -> Progress:
    """Games done, rate and time left, on stderr, so that stdout stays for results."""
    say = Speech()
    return Progress(
        TextColumn(say("cli-playing")),
        BarColumn(),
        MofNCompleteColumn(),
        RateColumn(say),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
    )
