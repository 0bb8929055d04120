"""The `nave` command: the Typer application that every subcommand joins."""

from collections.abc import Callable
from typing import Annotated, Final

import typer

from nave import __version__
from nave.cli import components, operate
from nave.cli.bench import bench_command
from nave.cli.common import told_plainly
from nave.cli.companion import companion_command
from nave.cli.games import games_command
from nave.cli.judge import judge_command
from nave.cli.languages import words
from nave.cli.learn import learn_command, lessons_command
from nave.cli.play import play_command
from nave.cli.puzzle import puzzle_command, puzzles
from nave.cli.replay import replay_command
from nave.cli.rules import rules_command
from nave.cli.serve import backup_command, restore_command, serve_command
from nave.cli.simulate import simulate_command
from nave.cli.speech import choose
from nave.cli.spoken import SpokenCommand, SpokenGroup
from nave.cli.tournament import tournament_command
from nave.cli.tune import tune_command
from nave.native import ENGINE

app = typer.Typer(
    name="nave",
    cls=SpokenGroup,
    help="cli-help",
    no_args_is_help=True,
    rich_markup_mode="rich",
    context_settings={"help_option_names": ["-h", "--help"]},
)


def show_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"nave {__version__} ({ENGINE})")
        raise typer.Exit


def choose_language(language: str | None) -> str | None:
    with told_plainly():
        return choose(language)


@app.callback()
def main(
    language: Annotated[
        str | None,
        typer.Option(
            "--language",
            metavar="LANGUAGE",
            callback=choose_language,
            is_eager=True,
            help="cli-option-language",
        ),
    ] = None,
    show: Annotated[
        bool,
        typer.Option("--version", callback=show_version, is_eager=True, help="cli-option-version"),
    ] = False,
) -> None:
    """Options that stand before the command."""


COMMANDS: Final[dict[str, Callable[..., None]]] = {
    "play": play_command,
    "learn": learn_command,
    "lessons": lessons_command,
    "serve": serve_command,
    "simulate": simulate_command,
    "tournament": tournament_command,
    "tune": tune_command,
    "bench": bench_command,
    "companion": companion_command,
    "replay": replay_command,
    "judge": judge_command,
    "puzzle": puzzle_command,
    "games": games_command,
    "rules": rules_command,
}
for name, command in COMMANDS.items():
    app.command(name, cls=SpokenCommand, help=f"cli-help-{name}")(command)
app.add_typer(components.app, name="components")
app.add_typer(puzzles, name="puzzles")
app.add_typer(words, name="words")
app.add_typer(operate.tables, name="tables")
app.add_typer(operate.seats, name="seats")
app.add_typer(operate.bans, name="bans")
app.command("backup", cls=SpokenCommand, help="cli-help-backup")(backup_command)
app.command("restore", cls=SpokenCommand, help="cli-help-restore")(restore_command)

if __name__ == "__main__":
    app()
