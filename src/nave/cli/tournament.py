"""`nave tournament`: bots against each other, with the numbers to judge them."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

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
from nave.cli.speech import Speech, fault
from nave.kernel.components import STANDARD

if TYPE_CHECKING:
    from nave.lab.tournament import Tournament


def tournament_command(
    game: Annotated[str, typer.Argument(metavar="GAME", help="cli-option-game")],
    bots: Annotated[
        str,
        typer.Option("--bots", "-b", help="cli-option-bots"),
    ] = "mason,apprentice",
    seats: SeatsOption = 2,
    players: OldSeatsOption = None,
    blocks: Annotated[int, typer.Option("--blocks", "-n", help="cli-option-blocks")] = 10,
    seed: Annotated[int, typer.Option(help="cli-option-block-seed")] = 0,
    set_: SetOption = [],  # noqa: B006 - typer copies it
    option: OldSetOption = [],  # noqa: B006
    components: ComponentsOption = STANDARD,
    nodes: Annotated[int, typer.Option(help="cli-option-nodes")] = DEFAULT_NODES,
    jobs: JobsOption = None,
    cluster: ClusterOption = None,
    output: Annotated[
        Path | None,
        typer.Option(help="cli-option-output"),
    ] = None,
    resume: ResumeOption = False,
    sprt: Annotated[
        bool,
        typer.Option("--sprt", help="cli-option-sprt"),
    ] = False,
    edge: Annotated[float, typer.Option(help="cli-option-edge")] = 0.1,
    as_json: JsonOption = False,
) -> None:
    """Let bots play each other and say how sure the outcome is."""
    from nave.lab.statistics import Sprt
    from nave.lab.tournament import tournament

    with told_plainly():
        settings = read_settings([*option, *set_])
        if not 0 < edge < 1:
            raise fault("cli-bad-edge", edge=str(edge))
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


def show(summary: "Tournament") -> None:
    console, say = Console(), Speech()
    played = {"games": summary["games"], "game": summary["game"], "seats": summary["seats"]}
    console.print(say("cli-tournament", **played))
    # One space between columns: the figures leave room for a bot's name in 80 columns.
    grid = Grid(box=None, pad_edge=False, padding=(0, 1), collapse_padding=True)
    heads = ("bot", "games", "wins", "interval", "rank", "margin", "score", "rating", "time", "cpu")
    for head in heads:
        # A name with numbers in it is long: it takes two lines before any figure is cut short.
        title, first = say(f"cli-column-{head}"), head == "bot"
        grid.add_column(title, no_wrap=not first, overflow="fold", justify="left" if first else "right")
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
            f"{summary['timing'][row['bot']]['seconds_per_turn']:.3f}",
            f"{summary['timing'][row['bot']]['processor_per_turn']:.3f}",
        )
    console.print(grid)
    if "sprt" in summary:
        test = summary["sprt"]
        gains = {"gain": f"{test['mean_gain']:+.1%}", "edge": f"{test['edge']:+.0%}"}
        bot = summary["bots"][0]
        decision = test["decision"].replace(" ", "-")
        console.print(say(f"cli-sprt-{decision}", bot=bot, blocks=test["blocks"], **gains))
    names = [row["bot"] for row in summary["standings"]]
    if len(names) > 2:
        pairs = Grid(say("cli-ahead-of"), *names, box=None, pad_edge=False, padding=(0, 1))
        for name in names:
            cells = [summary["matrix"][name].get(other) for other in names]
            pairs.add_row(name, *("" if cell is None else f"{cell['ahead']:.0%}" for cell in cells))
        console.print(pairs)
    for row in summary["standings"]:
        if row["replaced"]:
            told = say("cli-replaced", bot=row["bot"], count=row["replaced"])
            console.print(told, style="red")
