"""`nave rules`: the ledger of a game, by id, group or words."""

from typing import Annotated

import typer
from rich.console import Console
from rich.markup import escape

from nave.api import rules_of
from nave.cli.common import JsonOption, print_json, told_plainly
from nave.kernel.ledger import Rule


def rules_command(
    game: Annotated[str, typer.Argument(metavar="GAME", help="A game, as `nave games` names it.")],
    words: Annotated[
        list[str] | None, typer.Argument(help="A rule id, a group, or words to look for.")
    ] = None,
    as_json: JsonOption = False,
) -> None:
    """Look up the rules: every refusal and every line of the log names the id of its rule.

    [dim]Examples[/dim]

    [cyan]nave rules GAME end.trigger[/cyan]  one rule with its example

    [cyan]nave rules GAME end[/cyan]  a whole group

    [cyan]nave rules GAME white die[/cyan]  all rules with these words
    """
    with told_plainly():
        ledger = rules_of(game).ledger()
    query = " ".join(words or [])
    found = ledger.search(query) if query.strip() else ledger.rules
    if as_json:
        print_json([rule.to_data() for rule in found])
        return
    if not found:
        typer.echo(
            f"nave: no rule of {game} contains {query!r}; `nave rules {game}` lists all titles", err=True
        )
        raise typer.Exit(1)
    console = Console()
    if not query.strip():
        for rule in found:
            console.print(f"[cyan]{rule.id:<36}[/cyan] {escape(rule.title)}", highlight=False)
        return
    for rule in found:
        show(console, rule)


def show(console: Console, rule: Rule) -> None:
    console.print(
        f"[bold]{escape(rule.title)}[/bold]  [cyan]{rule.id}[/cyan] [dim]({escape(rule.source)})[/dim]"
    )
    console.print(escape(rule.text), highlight=False)
    if rule.example:
        console.print(f"[green]Example:[/green] {escape(rule.example)}", highlight=False)
    if rule.ruling:
        console.print(f"[yellow]Ruling:[/yellow] {escape(rule.ruling)}", highlight=False)
    console.print()
