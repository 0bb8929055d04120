"""`nave replay`: a record told again, as a whole or step by step."""

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from nave.api import replay
from nave.cli.common import JsonOption, print_json, told_plainly
from nave.cli.draw import draw_result, draw_table
from nave.kernel.game import Game
from nave.kernel.record import Record, load_record


def replay_command(
    file: Annotated[Path, typer.Argument(help="A record: saved by `nave play`, or Game.record.save().")],
    step: Annotated[
        bool, typer.Option("--step", help="Show the table after every turn; Enter goes on.")
    ] = False,
    upto: Annotated[int | None, typer.Option(help="Only the first answers, up to this number.")] = None,
    as_json: JsonOption = False,
) -> None:
    """Replay a record, answer by answer, and check that it leads where it says.

    A record that was played with another component set or another version of the rules is refused.

    [dim]Examples[/dim]

    [cyan]nave replay game.json[/cyan]  the whole story and the score sheet

    [cyan]nave replay game.json --step[/cyan]  turn by turn

    [cyan]nave replay game.json --upto 120 --json[/cyan]  the position after 120 answers, for programs
    """
    with told_plainly():
        record = load_record(file)
        game = replay(record, upto=upto)
        if as_json:
            print_json({"record": str(file), "answers": len(game.answers), **outcome(game)})
        elif step:
            walk(record, game)
        else:
            tell(game)


def outcome(game: Game) -> dict[str, object]:
    result = game.result
    return {
        "over": game.over,
        "turn": game.state.turn,
        "result": None if result is None else result.to_data(),
        "position": game.position(),
    }


def tell(game: Game) -> None:
    """All events as one log, then the table as it stands."""
    console = Console()
    for event in game.events_for(None):
        console.print(
            f"{event.answer:>5}  {game.say(event.said())} [dim]\\[{event.rule}][/dim]", highlight=False
        )
    finish(console, game)


def walk(record: Record, last: Game) -> None:
    """Turn by turn: what happened, then the table."""
    console = Console()
    shown = 0
    for count in [*last.turn_starts[1:], len(last.answers)]:
        game = replay(record, upto=count)
        console.rule(f"turn {game.state.turn} · answer {count} of {len(last.answers)}")
        for event in game.events_for(None, since=shown):
            console.print(f"  {game.say(event.said())} [dim]\\[{event.rule}][/dim]", highlight=False)
        shown = count
        if game.over:
            break
        draw_table(console, game)
        console.print(f"[bold]{game.prompt}[/bold]")
        if (
            console.is_terminal
            and typer.prompt("Enter to go on, q to stop", default="", show_default=False) == "q"
        ):
            return
    finish(console, last)


def finish(console: Console, game: Game) -> None:
    if game.over:
        draw_result(console, game)
    else:
        draw_table(console, game)
        console.print(f"[bold]{game.prompt}[/bold]")
