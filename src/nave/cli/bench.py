"""`nave bench`: how fast the engine is here."""

from contextlib import ExitStack
from importlib import import_module
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn
from rich.table import Table as Grid

from nave.cli.common import JsonOption, print_json, told_plainly


def bench_command(
    runs: Annotated[int, typer.Option(help="Runs whose median is told, 5 or more.")] = 5,
    games: Annotated[
        int, typer.Option("--games", "-n", help="Games searched for the slowest single decision.")
    ] = 500,
    peers: Annotated[
        bool,
        typer.Option("--peers", help="Install catanatron into a throw-away environment and compare with it."),
    ] = False,
    as_json: JsonOption = False,
) -> None:
    """Measure random play of whole games, copies of a state, and steps of environments for learning agents.

    A decision counts everything: listing the legal answers, carrying one out, chance. Loop steps are the
    ratio to a fixed loop of plain Python in the same run: they compare between machines and days.

    [dim]Examples[/dim]

    [cyan]nave bench[/cyan]

    [cyan]nave bench --peers --games 100000 --json[/cyan]
    """
    from nave.lab.bench import bench
    from nave.lab.peers import installed_peer, one_core

    console = Console(stderr=True)
    bar = Progress(
        TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), console=console, transient=True
    )
    with told_plainly(), ExitStack() as stack:
        stack.enter_context(one_core())
        peer = None
        if peers:
            with console.status("installing catanatron into a throw-away environment"):
                peer = stack.enter_context(installed_peer())
        stack.enter_context(bar)
        task = bar.add_task("measuring", total=runs)

        def tell(what: str, done: int, total: int) -> None:
            bar.update(task, description=what, completed=done, total=total)

        found = bench(runs, games, tell, None if peer is None else peer.measure, environments())
    if as_json:
        print_json(found)
    else:
        show(found)


def environments() -> Any:
    """They lie above the command line and need optional packages, so they are asked for by name."""
    try:
        return import_module("nave.envs.measure").Measured
    except ImportError:
        return None


def show_environments(console: Console, rows: list[dict[str, Any]]) -> None:
    grid = Grid(box=None, pad_edge=False, padding=(0, 1), show_edge=False)
    grid.add_column("environments\nwith observation and mask", no_wrap=True)
    for what in ("batch\nµs", "PettingZoo\nµs"):
        for title in (what, "loop\nsteps", "\nbar"):
            grid.add_column(title, justify="right", no_wrap=True)
    for row in rows:
        cells = []
        for what in ("batch", "pettingzoo"):
            value, most = row[what]["loop_steps"], row["bars"][what]
            colour = "green" if value <= most else "red"
            cells += [
                f"{row[what]['microseconds']:.2f}",
                f"[{colour}]{value:.0f}[/{colour}]",
                f"[dim]{most}[/dim]",
            ]
        grid.add_row(row["title"], *cells)
    console.print(grid)


def show(found: dict[str, Any]) -> None:
    console = Console()
    console.print(f"{found['engine']} engine, medians of {found['runs']} runs, processor time on one core")
    grid = Grid(box=None, pad_edge=False, padding=(0, 1), show_edge=False)
    grid.add_column("", no_wrap=True)
    titles = [
        "decision\nµs",
        "\nbar",
        "loop\nsteps",
        "copy\nµs",
        "\nbar",
        "loop\nsteps",
        "slowest\nµs",
        "\nseen",
    ]
    if found["peer"] is not None:
        titles.append(f"times\n{found['peer']['name']}")
    for title in titles:
        grid.add_column(title, justify="right", no_wrap=True)
    for row in found["configurations"]:
        cells = []
        for what in ("decision", "copy"):
            value, most = row[what]["microseconds"], row["bars"][what]
            colour = "green" if value <= most else "red"
            cells += [
                f"[{colour}]{value:.2f}[/{colour}]",
                f"[dim]{most:.1f}[/dim]",
                f"{row[what]['loop_steps']:.0f}",
            ]
        cells += [f"{row['slowest']['microseconds']:.0f}", f"{row['slowest']['seen']:.0f}"]
        if found["peer"] is not None:
            cells.append(f"{row['times_faster_than_peer']:.1f}")
        grid.add_row(row["title"], *cells)
    console.print(grid)
    if all("batch" in row for row in found["configurations"]):
        show_environments(console, found["configurations"])
    else:
        console.print("[dim]left out: environments, which need nave\\[rl][/dim]")
    for row in found["configurations"]:
        slow = row["slowest"]
        console.print(
            f"[dim]{row['title']}: slowest of {slow['games']} games: answer {slow['answer']} of seed "
            f"{slow['seed']}, {slow['question']!r}[/dim]"
        )
    if found["peer"] is not None:
        console.print(f"{found['peer']['name']}: {found['peer']['microseconds']} µs per decision")
    console.print(f"one loop step: {found['loop_step_microseconds']} µs")
    for title in found["left_out"]:
        console.print(f"[dim]left out, not known to this version: {title}[/dim]")
