"""`nave rules`: the ledger of a game, by id, group or words."""

from typing import Annotated

import typer
from rich.console import Console
from rich.markup import escape

from nave.cli.common import JsonOption, print_json, told_plainly
from nave.cli.draw import drawing_of
from nave.cli.speech import Speech, chosen
from nave.kernel.ledger import Rule
from nave.lessons.examples import begin, example_of, examples_of, frames
from nave.lessons.handbook import handbook_of


def rules_command(
    game: Annotated[str, typer.Argument(metavar="GAME", help="cli-option-game")],
    words: Annotated[list[str] | None, typer.Argument(help="cli-option-rule")] = None,
    board: Annotated[bool, typer.Option("--board", help="cli-option-board")] = False,
    as_json: JsonOption = False,
) -> None:
    """One rule with its example, a whole group, or all rules with these words."""
    with told_plainly():
        book = handbook_of(game, chosen())
    query = " ".join(words or [])
    found = book.look_up(query) if query.strip() else book.ledger.rules
    if as_json:
        print_json([rule.to_data() for rule in found])
        return
    if not found:
        typer.echo(Speech()("cli-no-rule", game=game, words=query), err=True)
        raise typer.Exit(1)
    console = Console()
    if not query.strip():
        for title, rules in book.chapters():
            if title:
                console.print(f"\n[bold]{escape(title)}[/bold]", highlight=False)
            for rule in rules:
                console.print(f"[cyan]{rule.id:<36}[/cyan] {escape(rule.title)}", highlight=False)
        return
    for rule in found:
        show(console, rule)
        if board and rule.id in examples_of(game):
            picture(console, game, rule.id)


def picture(console: Console, game: str, rule: str) -> None:
    """The worked example as the terminal draws tables, before and after each answer."""
    example, language = example_of(game, rule), chosen()
    drawing = drawing_of(begin(game, example), language)
    for frame in frames(game, example, language):
        for line in frame.lines:
            console.print(f"* {escape(line)}", highlight=False)
        console.print(escape("\n".join(drawing.lines(frame.view))), highlight=False)
        console.print()


def show(console: Console, rule: Rule) -> None:
    say = Speech()
    console.print(
        f"[bold]{escape(rule.title)}[/bold]  [cyan]{rule.id}[/cyan] [dim]({escape(rule.source)})[/dim]"
    )
    console.print(escape(rule.text), highlight=False)
    if rule.example:
        console.print(f"[green]{say('cli-rule-example')}[/green] {escape(rule.example)}", highlight=False)
    if rule.ruling:
        console.print(f"[yellow]{say('cli-rule-ruling')}[/yellow] {escape(rule.ruling)}", highlight=False)
    console.print()
