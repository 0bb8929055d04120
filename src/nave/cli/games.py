"""`nave games`: the games that are installed."""

import typer

from nave.cli.common import JsonOption, print_json


def games_command(as_json: JsonOption = False) -> None:
    """List the games that are installed, with their seats and settings."""
    from nave.api import games

    found = games()
    if as_json:
        print_json(found)
        return
    for row in found:
        seats = f"{row['seats'][0]} to {row['seats'][-1]}" if len(row["seats"]) > 1 else str(row["seats"][0])
        typer.echo(f"{row['id']}  {row['title']}, {seats} players ({row['edition']})")
        for setting in row["settings"]:
            typer.echo(f"    --set {setting['id']}={'|'.join(setting['values'])}")
