"""`nave games`: the games that are installed."""

import typer

from nave.cli.common import JsonOption, print_json
from nave.cli.speech import BOTS, Speech
from nave.kernel.rules import GameData


def games_command(as_json: JsonOption = False) -> None:
    """List the games that are installed, with their seats, settings and bots."""
    from nave.api import games
    from nave.bots.strength import strengths

    say = Speech(words_in=(BOTS,))
    found = games(language=say.language)
    if as_json:
        print_json(found)
        return
    for row in found:
        typer.echo(f"{row['id']}  {game_line(say, row)}")
        for setting in row["settings"]:
            typer.echo(f"    --set {setting['id']}={'|'.join(setting['values'])}  {setting['title']}")
        for bot, strength in strengths(row["id"]).items():
            typer.echo(f"    {say('cli-strength', bot=bot, text=strength.said, rating=str(strength.rating))}")


def game_line(say: Speech, row: GameData) -> str:
    """Title, seats and edition of a game."""
    seats, known = row["seats"], {"title": row["title"], "edition": row["edition"]}
    if len(seats) > 1:
        return say("cli-game-of-several", least=seats[0], most=seats[-1], **known)
    return say("cli-game", seats=seats[0], **known)
