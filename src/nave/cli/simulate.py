"""`nave simulate`: many games at random."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

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
from nave.cli.speech import Speech
from nave.kernel.components import STANDARD

if TYPE_CHECKING:
    from nave.lab.simulate import Simulated


def simulate_command(
    game: Annotated[str, typer.Argument(metavar="GAME", help="cli-option-game")],
    seats: SeatsOption = 2,
    players: OldSeatsOption = None,
    games: Annotated[int, typer.Option("--games", "-n", help="cli-option-games")] = 100,
    seed: Annotated[int, typer.Option(help="cli-option-game-seed")] = 0,
    set_: SetOption = [],  # noqa: B006 - typer copies it
    option: OldSetOption = [],  # noqa: B006
    components: ComponentsOption = STANDARD,
    jobs: JobsOption = None,
    cluster: ClusterOption = None,
    output: Annotated[Path | None, typer.Option(help="cli-option-parquet")] = None,
    resume: ResumeOption = False,
    as_json: JsonOption = False,
) -> None:
    """Play many games with random answers and sum up lengths, scores and wins."""
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


def show(summary: "Simulated") -> None:
    console, say = Console(), Speech()
    counted = {"finished": summary["finished"], "games": summary["games"], "decisions": summary["decisions"]}
    taken = {
        "seconds": str(summary["seconds"]),
        "each": str(summary["microseconds_per_decision"]),
    }
    console.print(say("cli-simulated", **counted, **taken))
    grid = Grid(say("cli-player"), say("cli-mean-score"), say("cli-win-share"))
    for player, (score, share) in enumerate(zip(summary["mean_scores"], summary["win_share"], strict=True)):
        automaton = summary["players"] == 1 and player == 1
        name = say("cli-automaton") if automaton else say("cli-seat", seat=player + 1)
        grid.add_row(name, str(score), f"{share:.1%}")
    console.print(grid)
