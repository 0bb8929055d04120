"""`nave tournament`: bots against each other, with the numbers to judge them."""

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table as Grid

from nave.bots.base import DEFAULT_NODES
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
from nave.kernel.errors import BadInput


def tournament_command(
    game: Annotated[str, typer.Argument(metavar="GAME", help="A game, as `nave games` names it.")],
    bots: Annotated[
        str, typer.Option("--bots", "-b", help="Bots, with commas; one may be named several times.")
    ] = "mason,apprentice",
    seats: SeatsOption = 2,
    players: OldSeatsOption = None,
    blocks: Annotated[
        int, typer.Option("--blocks", "-n", help="Seeds; each is played by every line-up in all rotations.")
    ] = 10,
    seed: Annotated[int, typer.Option(help="Block number i uses seed + i.")] = 0,
    set_: SetOption = [],  # noqa: B006 - typer copies it
    option: OldSetOption = [],  # noqa: B006
    components: ComponentsOption = STANDARD,
    nodes: Annotated[int, typer.Option(help="Positions a bot may look at per answer.")] = DEFAULT_NODES,
    jobs: JobsOption = None,
    cluster: ClusterOption = None,
    output: Annotated[
        Path | None,
        typer.Option(help="Write to this new file: .json everything, .parquet one row per game and seat."),
    ] = None,
    resume: ResumeOption = False,
    sprt: Annotated[
        bool,
        typer.Option("--sprt", help="Stop once it is decided whether the first bot beats the others."),
    ] = False,
    edge: Annotated[
        float, typer.Option(help="With --sprt: the share of victories above luck that counts as better.")
    ] = 0.1,
    as_json: JsonOption = False,
) -> None:
    """Let bots play each other and say how sure the outcome is.

    Every seed is played in all seat rotations, so luck of the set-up evens out. The same seeds give the same
    results, apart from the time to think.

    [dim]Examples[/dim]

    [cyan]nave tournament GAME --bots mason,apprentice,random --blocks 20 --seed 1000[/cyan]

    [cyan]nave tournament GAME -s 4 -b mason,apprentice,apprentice,apprentice -n 25 -j 2[/cyan]

    [cyan]nave tournament GAME -b mason,apprentice -n 500 --sprt --output m.parquet[/cyan]  until decided

    [cyan]nave tournament GAME -s 1 -b mason -n 50 --json[/cyan]  against the automaton
    """
    from nave.lab.statistics import Sprt
    from nave.lab.tournament import tournament

    with told_plainly():
        settings = read_settings([*option, *set_])
        if not 0 < edge < 1:
            raise BadInput(f"the edge is {edge}; allowed: between 0 and 1, as 0.1")
        with resumable(output), workplace(jobs, cluster) as (processes, place), games_bar() as bar:
            task = bar.add_task("games", total=None)
            summary = tournament(
                game,
                [name.strip() for name in bots.split(",") if name.strip()],
                seats if players is None else players,
                blocks,
                seed,
                settings,
                components,
                nodes,
                processes,
                tell=lambda done, total: bar.update(task, completed=done, total=total),
                place=place,
                output=output,
                resume=resume,
                sprt=Sprt(edge) if sprt else None,
            )
    if as_json:
        print_json({key: value for key, value in summary.items() if key != "played"})
    else:
        show(summary)


def show(summary: dict[str, Any]) -> None:
    console = Console()
    console.print(f"{summary['games']} games of {summary['game']}, {summary['seats']} seats")
    grid = Grid(box=None, pad_edge=False, padding=(0, 1))
    for title in ("bot", "games", "wins", "95 %", "rank", "margin", "score", "rating", "s/turn"):
        grid.add_column(title, no_wrap=True, justify="left" if title == "bot" else "right")
    for row in summary["standings"]:
        low, high = row["win_interval"]
        grid.add_row(
            row["bot"],
            str(row["games"]),
            f"{row['win_share']:.1%}",
            f"{low:.0%}-{high:.0%}",
            f"{row['mean_rank']:.2f}",
            f"{row['mean_margin']:+.1f}",
            f"{row['mean_score']:.1f}",
            f"{row['rating']:.1f}±{row['rating_sigma']:.1f}",
            f"{summary['timing'][row['bot']]['seconds_per_turn']:.2f}",
        )
    console.print(grid)
    if "sprt" in summary:
        test = summary["sprt"]
        console.print(
            f"{summary['bots'][0]} is {test['decision']} after {test['blocks']} blocks: "
            f"{test['mean_gain']:+.1%} victories above luck, tested against {test['edge']:+.0%}"
        )
    names = [row["bot"] for row in summary["standings"]]
    if len(names) > 2:
        pairs = Grid("ahead of", *names, box=None, pad_edge=False, padding=(0, 1))
        for name in names:
            cells = [summary["matrix"][name].get(other) for other in names]
            pairs.add_row(name, *("" if cell is None else f"{cell['ahead']:.0%}" for cell in cells))
        console.print(pairs)
    for row in summary["standings"]:
        if row["replaced"]:
            console.print(f"[red]{row['bot']}: {row['replaced']} answers were given by the apprentice[/red]")
