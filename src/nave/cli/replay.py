"""`nave replay`: a record told again, as a whole or step by step."""

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.markup import escape

from nave.api import replay
from nave.cli.common import JsonOption, print_json, told_plainly
from nave.cli.draw import draw_result, draw_table
from nave.cli.speech import Speech, speech_at
from nave.kernel.game import Game
from nave.kernel.record import Record, load_record


def replay_command(
    file: Annotated[Path, typer.Argument(help="cli-option-record-file")],
    step: Annotated[bool, typer.Option("--step", help="cli-option-step")] = False,
    upto: Annotated[int | None, typer.Option(help="cli-option-upto")] = None,
    as_json: JsonOption = False,
) -> None:
    """Replay a record, answer by answer, and check that it leads where it says."""
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
    say = speech_at(game)
    for event in game.events_for(None):
        text = escape(say.say(event.said()))
        console.print(f"{event.answer:>5}  {text} [dim]\\[{event.rule}][/dim]", highlight=False)
    finish(console, game)


def walk(record: Record, last: Game) -> None:
    """Turn by turn: what happened, then the table."""
    console = Console()
    shown = 0
    for count in [*last.turn_starts[1:], len(last.answers)]:
        game = replay(record, upto=count)
        say = speech_at(game)
        where = {"turn": game.state.turn, "answer": str(count), "answers": str(len(last.answers))}
        console.rule(say("cli-replay-turn", **where))
        for event in game.events_for(None, since=shown):
            text = escape(say.say(event.said()))
            console.print(f"  {text} [dim]\\[{event.rule}][/dim]", highlight=False)
        shown = count
        if game.over:
            break
        draw_table(console, game)
        console.print(escape(say.say(game.asked())), style="bold")
        if console.is_terminal and asked(say) == "q":
            return
    finish(console, last)


def asked(say: Speech) -> str:
    return str(typer.prompt(say("cli-replay-more"), default="", show_default=False))


def finish(console: Console, game: Game) -> None:
    if game.over:
        draw_result(console, game)
    else:
        draw_table(console, game)
        console.print(escape(speech_at(game).say(game.asked())), style="bold")
