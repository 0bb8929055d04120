"""`nave bench`: how fast the engine is here."""

from contextlib import ExitStack
from importlib import import_module
from typing import TYPE_CHECKING, Annotated, Final

import typer
from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn
from rich.table import Table as Grid

from nave.cli.common import JsonOption, print_json, told_plainly
from nave.cli.speech import Speech

if TYPE_CHECKING:
    from nave.lab.bench import Environments, Found, Measured

# Characters of a drawn bar that stand for the bar to reach, and the most that are drawn.
FULL: Final = 12
WIDEST: Final = 24


def bench_command(
    runs: Annotated[int, typer.Option(help="cli-option-runs")] = 5,
    games: Annotated[int, typer.Option("--games", "-n", help="cli-option-slowest")] = 500,
    peers: Annotated[bool, typer.Option("--peers", help="cli-option-peers")] = False,
    as_json: JsonOption = False,
) -> None:
    """Measure random play, copies, hashes, redeals and values of states, and steps of environments."""
    from nave.lab.bench import bench
    from nave.lab.peers import PEERS, installed, one_core

    console, say = Console(stderr=True), Speech()
    bar = Progress(
        TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), console=console, transient=True
    )
    with told_plainly(), ExitStack() as stack:
        stack.enter_context(one_core())
        running = []
        for peer in PEERS if peers else ():
            with console.status(say("cli-bench-installing", peer=peer.id)):
                running.append(stack.enter_context(installed(peer)))
        stack.enter_context(bar)
        task = bar.add_task(say("cli-bench-measuring"), total=runs)

        def tell(what: str, done: int, total: int) -> None:
            bar.update(task, description=say(f"cli-bench-doing-{what}"), completed=done, total=total)

        found = bench(runs, games, tell, running, environments())
    if as_json:
        print_json(found)
    else:
        show(found)


def environments() -> "Environments | None":
    """They lie above the command line and need optional packages, so they are asked for by name."""
    try:
        made: Environments = import_module("nave.envs.measure").Measured
    except ImportError:
        return None
    return made


def drawn(value: float, bar: float) -> str:
    """A bar as long as the time is: green up to the bar to reach, red beyond."""
    length = min(WIDEST, max(1, round(value / bar * FULL)))
    within, beyond = min(length, FULL), max(0, length - FULL)
    return f"[green]{'█' * within}[/green][red]{'█' * beyond}[/red][dim]{'░' * max(0, FULL - length)}[/dim]"


def show_configuration(console: Console, say: Speech, row: "Measured", found: "Found") -> None:
    grid = Grid(box=None, pad_edge=False, padding=(0, 1), show_edge=False)
    grid.add_column(escape(row["title"]), no_wrap=True, min_width=26)
    for title in ("µs", say("cli-column-steps"), say("cli-column-bar")):
        grid.add_column(title, justify="right", no_wrap=True)
    grid.add_column("", no_wrap=True)
    for gauge, measured in row["times"].items():
        steps, bar = measured["loop_steps"], measured["bar"]
        grid.add_row(
            say(f"cli-bench-gauge-{gauge}"),
            f"{measured['microseconds']:.2f}",
            f"{steps:.1f}",
            "" if bar is None else f"[dim]{bar:g}[/dim]",
            "" if bar is None else drawn(steps, bar),
        )
        for peer in found["peers"]:
            if peer["beside"] == gauge:
                times = say("cli-bench-times", times=f"{peer['microseconds'] / measured['microseconds']:.1f}")
                grid.add_row(
                    f"[dim]  {peer['id']}[/dim]",
                    f"[dim]{peer['microseconds']:.2f}[/dim]",
                    f"[dim]{peer['loop_steps']:.0f}[/dim]",
                    "",
                    f"[dim]{times}[/dim]",
                )
    slow = row["slowest"]
    grid.add_row(say("cli-bench-gauge-slowest"), f"{slow['microseconds']:.0f}", "", "", "")
    console.print(grid)
    where = {"answer": str(slow["answer"]), "seed": str(slow["seed"]), "question": slow["question"]}
    console.print(
        say("cli-bench-slowest", games=slow["games"], seen=f"{slow['seen']:.0f}", **where), style="dim"
    )
    console.print()


def show(found: "Found") -> None:
    console, say = Console(), Speech()
    console.print(say(f"cli-bench-{found['engine']}", runs=found["runs"]))
    console.print()
    for row in found["configurations"]:
        show_configuration(console, say, row, found)
    if not all("batch" in row["times"] for row in found["configurations"]):
        console.print(escape(say("cli-bench-no-environments")), style="dim")
    console.print(say("cli-bench-step", each=str(found["loop_step_microseconds"])))
    for title in found["left_out"]:
        console.print(say("cli-bench-unknown", title=title), style="dim")
