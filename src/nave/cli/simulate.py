"""`nave simulate`: many games at random."""

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table as Grid

from nave.cli.common import (
    ClusterOption,
    ComponentsOption,
    JobsOption,
    JsonOption,
    OldSeatsOption,
    OldSetOption,
    ResumeOption,
    SeatsOption,
    SetOption,
    games_bar,
    print_json,
    read_settings,
    resumable,
    told_plainly,
    workplace,
)
from nave.kernel.components import STANDARD


def simulate_command(
    game: Annotated[str, typer.Argument(metavar="GAME", help="A game, as `nave games` names it.")],
    seats: SeatsOption = 2,
    players: OldSeatsOption = None,
    games: Annotated[int, typer.Option("--games", "-n", help="How many games.")] = 100,
    seed: Annotated[int, typer.Option(help="Game number i uses seed + i.")] = 0,
    set_: SetOption = [],  # noqa: B006 - typer copies it
    option: OldSetOption = [],  # noqa: B006
    components: ComponentsOption = STANDARD,
    jobs: JobsOption = None,
    cluster: ClusterOption = None,
    output: Annotated[
        Path | None, typer.Option(help="Write one row per game and seat to this new Parquet file.")
    ] = None,
    resume: ResumeOption = False,
    as_json: JsonOption = False,
) -> None:
    """Play many games with random answers and sum up lengths, scores and wins.

    The same seed gives the same games. Shared victories count in parts.

    [dim]Examples[/dim]

    [cyan]nave simulate GAME --seats 4 --games 200 --seed 1 --json[/cyan]

    [cyan]nave simulate GAME -s 1 -n 50 --set level=hard[/cyan]

    [cyan]nave simulate GAME -n 1000000 --output games.parquet[/cyan]  then --resume, should it be stopped
    """
    from nave.lab.simulate import simulate

    with told_plainly():
        settings = read_settings([*option, *set_])
        with resumable(output), workplace(jobs, cluster) as (processes, place), games_bar() as bar:
            task = bar.add_task("games", total=games)
            summary = simulate(
                game,
                seats if players is None else players,
                games,
                seed,
                settings,
                components,
                tell=lambda done: bar.update(task, completed=done),
                jobs=processes,
                place=place,
                output=output,
                resume=resume,
            )
    if as_json:
        print_json(summary)
    else:
        show(summary)


def show(summary: dict[str, Any]) -> None:
    console = Console()
    console.print(
        f"{summary['finished']} of {summary['games']} games finished, {summary['decisions']} decisions in "
        f"{summary['seconds']} s ({summary['microseconds_per_decision']} µs each)"
    )
    grid = Grid("player", "mean score", "win share")
    for player, (score, share) in enumerate(zip(summary["mean_scores"], summary["win_share"], strict=True)):
        ivan = summary["players"] == 1 and player == 1
        grid.add_row("automaton" if ivan else f"seat {player + 1}", str(score), f"{share:.1%}")
    console.print(grid)
