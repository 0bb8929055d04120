"""The `nave` command: the Typer application that every subcommand joins."""

from typing import Annotated, Final

import typer

from nave import __version__
from nave.cli import components
from nave.cli.bench import bench_command
from nave.cli.games import games_command
from nave.cli.play import EPILOG, play_command
from nave.cli.replay import replay_command
from nave.cli.rules import rules_command
from nave.cli.serve import backup_command, restore_command, serve_command
from nave.cli.simulate import simulate_command
from nave.cli.tournament import tournament_command
from nave.native import ENGINE

# Typer folds single line breaks of an epilog into spaces; a blank line starts a new line.
EXAMPLES: Final = "\n\n".join(
    (
        "[bold]Examples[/bold]",
        "[cyan]nave play GAME[/cyan]  play here, against bots or in hot seat",
        "[cyan]nave simulate GAME --seats 4 --games 200 --seed 1 --json[/cyan]  bots play",
        "[cyan]nave replay FILE[/cyan]  walk through a recorded game, answer by answer",
        "[cyan]nave rules GAME end[/cyan]  look up rules by id or word",
        "[cyan]nave components list[/cyan]  component sets and where their values come from",
        "[dim]Each command explains itself: nave play --help[/dim]",
    )
)

app = typer.Typer(
    name="nave",
    help="Play board games exactly by their rules; [cyan]nave games[/cyan] lists the installed ones.\n\n"
    "An unofficial fan implementation: play, simulate, replay, and look up any rule by its id.",
    epilog=EXAMPLES,
    no_args_is_help=True,
    rich_markup_mode="rich",
    context_settings={"help_option_names": ["-h", "--help"]},
)


def show_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"nave {__version__} ({ENGINE})")
        raise typer.Exit


@app.callback()
def main(
    show: Annotated[
        bool,
        typer.Option(
            "--version",
            callback=show_version,
            is_eager=True,
            help="Show the version and whether the rules run compiled or interpreted.",
        ),
    ] = False,
) -> None:
    """Options that stand before the command."""


app.command("play", epilog=EPILOG)(play_command)
app.command("serve")(serve_command)
app.command("simulate")(simulate_command)
app.command("tournament")(tournament_command)
app.command("bench")(bench_command)
app.command("replay")(replay_command)
app.command("games")(games_command)
app.command("rules")(rules_command)
app.add_typer(components.app, name="components")
app.command("backup")(backup_command)
app.command("restore")(restore_command)

if __name__ == "__main__":
    app()
