"""`nave play`: sit down at a table in this terminal."""

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from nave.cli.common import OldSetOption, SetOption, read_settings, told_plainly
from nave.kernel.errors import BadInput

if TYPE_CHECKING:
    from nave.cli.session import Session

EPILOG: Final = "\n\n".join(
    (
        "[bold]Examples[/bold]",
        "[cyan]nave play GAME[/cyan]  you against one bot",
        "[cyan]nave play GAME --players human,human,mason[/cyan]  hot seat for two, and a bot",
        "[cyan]nave play GAME --seats 1[/cyan]  solitaire",
        "[cyan]nave play GAME --seats 3 --set KEY=VALUE --seed 7[/cyan]",
        "[cyan]nave play --continue[/cyan]  the game you left last",
        "[cyan]nave play GAME --plain < moves.txt[/cyan]  a script plays by lines",
    )
)


def play_command(
    game: Annotated[
        str | None,
        typer.Argument(help="A game, or with --continue also a record file (FILE.json)."),
    ] = None,
    seats: Annotated[
        int | None,
        typer.Option(help="How many play; 1 is solitaire (else as many as --players names, or 2)."),
    ] = None,
    players: Annotated[
        str | None,
        typer.Option(help="Who sits where, seat by seat: human or a bot (else human,mason,...)."),
    ] = None,
    seed: Annotated[
        int | None, typer.Option(help="The same seed gives the same set-up and dice (else one is drawn).")
    ] = None,
    set_: SetOption = [],  # noqa: B006 - typer copies it
    option: OldSetOption = [],  # noqa: B006
    components: Annotated[
        str | None, typer.Option(help="A component set, as `nave components list` names it.")
    ] = None,
    plain: Annotated[
        bool, typer.Option("--plain", help="Play by lines; so without a terminal anyway.")
    ] = False,
    go_on: Annotated[
        bool,
        typer.Option("--continue", "-c", help="Go on with the newest unfinished game, or with a record."),
    ] = False,
    record: Annotated[
        Path | None,
        typer.Option(dir_okay=False, help="Keep the record of the game in this new file as well."),
    ] = None,
    pace: Annotated[
        float, typer.Option(min=0, max=10, help="Seconds to show each answer of a bot, in the full screen.")
    ] = 0.0,
) -> None:
    """Play in this terminal: against bots, in hot seat, or solitaire. Every answer is saved.

    With a terminal the whole table is drawn; `?` lists the keys.
    """
    from nave.cli.draw import drawing_of

    with told_plainly():
        seated = None if players is None else [name.strip().lower() for name in players.split(",")]
        if go_on:
            fixed = {"--seats": seats, "--seed": seed, "--set": [*option, *set_], "--components": components}
            for name, value in fixed.items():
                if value not in (None, []):
                    raise BadInput(f"{name} cannot change a game that is under way; allowed: --players")
            session = continued(game, seated, record)
        else:
            session = started(game, seats, seated, seed, read_settings([*option, *set_]), components, record)
    drawing = drawing_of(session.game.rules.id, session.game.components, session.game.settings)
    if plain or not full_screen_possible():
        from nave.cli.plain import run_plain

        raise typer.Exit(run_plain(session, drawing))
    from nave.cli.table_app import TableApp

    app = TableApp(session, drawing, pace)
    app.run()
    if app.return_code:
        raise typer.Exit(app.return_code)
    typer.echo(farewell(session))


def full_screen_possible() -> bool:
    return sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM", "") != "dumb"


def farewell(session: "Session") -> str:
    if session.trouble:
        return session.trouble
    result = session.game.result
    if result is None:
        return f"Saved in {session.path}\nContinue with: nave play --continue"
    return f"{result.reason}\nThe record is in {session.extra or session.path}"


# ------------------------------------------------------------ a new game


def started(
    game: str | None,
    seats: int | None,
    players: list[str] | None,
    seed: int | None,
    settings: dict[str, str],
    components: str | None,
    record: Path | None,
) -> "Session":
    from nave.api import new_game, rules_of
    from nave.cli.session import begin, check_players, default_players
    from nave.kernel.components import STANDARD

    chosen = chosen_game() if game is None else game
    count = seats if seats is not None else len(players) if players is not None else 2
    rules_of(chosen).check_seats(count)
    seated = default_players(count) if players is None else players
    check_players(seated, count)
    if record is not None and record.exists():
        raise BadInput(f"{record} exists already; allowed: a new file")
    made = new_game(chosen, seats=count, seed=seed, settings=settings, components=components or STANDARD)
    return begin(made, seated, record)


def chosen_game() -> str:
    """The only game there is, else what the person at the terminal chooses."""
    from nave.api import games

    known = games()
    if len(known) == 1:
        return str(known[0]["id"])
    ids = [str(row["id"]) for row in known]
    if not sys.stdin.isatty():
        raise BadInput(f"which game? allowed: {', '.join(ids)}")
    for number, row in enumerate(known, 1):
        typer.echo(
            f"  {number}  {row['title']} ({row['id']}), {row['seats'][0]} to {row['seats'][-1]} players"
        )
    while True:
        answer = str(typer.prompt("Which game (number or name)")).strip().lower()
        if answer in ids:
            return answer
        if answer.isdecimal() and 1 <= int(answer) <= len(ids):
            return ids[int(answer) - 1]
        typer.echo(f"There is no game {answer!r}; allowed: 1 to {len(ids)}, or {', '.join(ids)}")


# ------------------------------------------------------------ a game left earlier


def continued(game: str | None, players: list[str] | None, record: Path | None) -> "Session":
    from nave.api import rules_of
    from nave.cli.session import newest_unfinished, resume

    if game is not None and game.endswith(".json"):
        path: Path | None = Path(game)
    else:
        if game is not None:
            rules_of(game)
        path, skipped = newest_unfinished(game)
        for problem in skipped:
            typer.echo(f"Passed over {problem}", err=True)
    if path is None:
        raise BadInput("there is no unfinished game to continue; start one with: nave play")
    if record is not None and record.exists():
        check_same_game(record, path)
    return resume(path, players, record)


def check_same_game(record: Path, path: Path) -> None:
    """A record file may be written again only if it holds an earlier moment of the same game."""
    from nave.kernel.record import load_record

    earlier, now = load_record(record), load_record(path)
    same = (earlier.game, earlier.seed, earlier.seats) == (now.game, now.seed, now.seats)
    if not same or earlier.answers != now.answers[: len(earlier.answers)]:
        raise BadInput(f"{record} holds another game; allowed: a new file, or the record of this game")
