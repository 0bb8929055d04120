"""`nave games`: the games that are installed."""

import typer

from nave.cli.common import JsonOption, print_json
from nave.cli.speech import Speech
from nave.kernel.rules import GameData


def games_command(as_json: JsonOption = False) -> None:
    """List the games that are installed, with their seats and settings."""
    from nave.api import games

    say = Speech()
    found = games(language=say.language)
    if as_json:
        print_json(found)
        return
    for row in found:
        typer.echo(f"{row['id']}  {game_line(say, row)}")
        for setting in row["settings"]:
            typer.echo(f"    --set {setting['id']}={'|'.join(setting['values'])}  {setting['title']}")


def game_line(say: Speech, row: GameData) -> str:
    """Title, seats and edition of a game."""
    seats, known = row["seats"], {"title": row["title"], "edition": row["edition"]}
    if len(seats) > 1:
        return say("cli-game-of-several", least=seats[0], most=seats[-1], **known)
    return say("cli-game", seats=seats[0], **known)
