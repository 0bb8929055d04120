"""`nave tune`: better weights for the bots that think, found by playing."""

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from nave.cli.common import (
    ClusterOption,
    JobsOption,
    JsonOption,
    ResumeOption,
    SeatsOption,
    SetOption,
    games_bar,
    print_json,
    read_settings,
    told_plainly,
    workplace,
)
from nave.cli.speech import Speech, fault


def tune_command(
    game: Annotated[str, typer.Argument(metavar="GAME", help="cli-option-game")],
    output: Annotated[Path, typer.Option(help="cli-option-tuned")],
    bot: Annotated[str, typer.Option(help="cli-option-tune-bot")] = "mason",
    seats: SeatsOption = 2,
    set_: SetOption = [],  # noqa: B006 - typer copies it
    weights: Annotated[str, typer.Option(help="cli-option-weights")] = "",
    rivals: Annotated[str, typer.Option(help="cli-option-rivals")] = "mason,mason-1",
    generations: Annotated[int, typer.Option(help="cli-option-generations")] = 20,
    population: Annotated[int, typer.Option(help="cli-option-population")] = 10,
    games: Annotated[int, typer.Option(help="cli-option-tune-games")] = 20,
    validation: Annotated[int, typer.Option(help="cli-option-validation")] = 200,
    nodes: Annotated[int, typer.Option(help="cli-option-nodes")] = 300,
    seed: Annotated[int, typer.Option(help="cli-option-tune-seed")] = 0,
    jobs: JobsOption = None,
    cluster: ClusterOption = None,
    resume: ResumeOption = False,
    as_json: JsonOption = False,
) -> None:
    """Search for better weights by CMA-ES and keep them only if they win on other seeds."""
    from nave.lab.tune import Plan, Tuning

    with told_plainly():
        if bot != "mason":
            raise fault("cli-no-own-weights", bot=bot)
        plan = Plan(
            game,
            seats,
            read_settings(set_),
            [name.strip() for name in weights.split(",") if name.strip()],
            [name.strip() for name in rivals.split(",") if name.strip()],
            generations,
            population,
            games,
            validation,
            nodes,
            seed,
        )
        tuning = Tuning(plan, output, resume)
        with workplace(jobs, cluster) as (processes, place), games_bar() as bar:
            task = bar.add_task("generations", total=generations)
            outcome = tuning.run(processes, place, lambda done, best: bar.update(task, completed=done))
    if as_json:
        print_json(outcome)
        return
    console, say = Console(), Speech()
    for name in ("tuned", "start"):
        row = outcome[name]
        low, high = row["win_interval"]
        shares = {"share": f"{row['win_share']:.1%}", "low": f"{low:.0%}", "high": f"{high:.0%}"}
        told = {"games": row["games"], "margin": f"{row['mean_margin']:+}"}
        console.print(say(f"cli-tune-{name}", **shares, **told))
    console.print(say("cli-tune-kept", kept=outcome["kept"], path=str(output)))
