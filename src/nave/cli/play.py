"""`nave play`: sit down at a table in this terminal."""

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from nave.cli.common import OldSetOption, SetOption, read_settings, told_plainly
from nave.cli.games import game_line
from nave.cli.speech import Speech, fault
from nave.kernel.language import Each
from nave.tables.called import seed_of

if TYPE_CHECKING:
    from nave.cli.session import Session


def play_command(
    game: Annotated[
        str | None,
        typer.Argument(help="cli-option-play-game"),
    ] = None,
    seats: Annotated[
        int | None,
        typer.Option(help="cli-option-play-seats"),
    ] = None,
    players: Annotated[
        str | None,
        typer.Option(help="cli-option-players"),
    ] = None,
    seed: Annotated[str | None, typer.Option(help="cli-option-seed")] = None,
    set_: SetOption = [],  # noqa: B006 - typer copies it
    option: OldSetOption = [],  # noqa: B006
    components: Annotated[str | None, typer.Option(help="cli-option-play-components")] = None,
    plain: Annotated[bool, typer.Option("--plain", help="cli-option-plain")] = False,
    go_on: Annotated[
        bool,
        typer.Option("--continue", "-c", help="cli-option-continue"),
    ] = False,
    record: Annotated[
        Path | None,
        typer.Option(dir_okay=False, help="cli-option-record"),
    ] = None,
    tips: Annotated[bool, typer.Option("--tips", help="cli-option-tips")] = False,
    pace: Annotated[float, typer.Option(min=0, max=10, help="cli-option-pace")] = 0.0,
) -> None:
    """Play in this terminal: against bots, in hot seat, or solitaire. Every answer is saved."""
    from nave.cli.draw import drawing_of

    with told_plainly():
        seated = None if players is None else [name.strip().lower() for name in players.split(",")]
        if go_on:
            fixed = {"--seats": seats, "--seed": seed, "--set": [*option, *set_], "--components": components}
            for name, value in fixed.items():
                if value not in (None, []):
                    raise fault("cli-fixed", option=name)
            session = continued(game, seated, record)
        else:
            chosen = read_settings([*option, *set_])
            session = started(game, seats, seated, typed_seed(seed), chosen, components, record)
    if tips:
        from nave.cli.elbow import Elbow

        session.elbow = Elbow()
    drawing = drawing_of(session.game, session.language)
    if plain or not full_screen_possible():
        from nave.cli.plain import run_plain

        raise typer.Exit(run_plain(session, drawing))
    from nave.cli.table_app import TableApp

    app = TableApp(session, drawing, pace)
    app.run()
    if app.return_code:
        raise typer.Exit(app.return_code)
    typer.echo(farewell(session))


def typed_seed(seed: str | None) -> int | None:
    """A number, or words as tables say their seeds."""
    return None if seed is None else seed_of(seed)


def full_screen_possible() -> bool:
    return sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM", "") != "dumb"


def farewell(session: "Session") -> str:
    say = session.say
    if session.trouble:
        return session.trouble
    result = session.game.result
    if result is None:
        return say("cli-farewell", path=str(session.path))
    record = say("cli-record-in", path=str(session.extra or session.path))
    return f"{say.say(result.said)}\n{record}"


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
        raise fault("cli-file-exists", path=str(record))
    made = new_game(chosen, seats=count, seed=seed, settings=settings, components=components or STANDARD)
    return begin(made, seated, record)


def chosen_game() -> str:
    """The only game there is, else what the person at the terminal chooses."""
    from nave.api import games

    say = Speech()
    known = games(language=say.language)
    if len(known) == 1:
        return str(known[0]["id"])
    ids = [str(row["id"]) for row in known]
    if not sys.stdin.isatty():
        raise fault("cli-which-game", known=Each(ids))
    for number, row in enumerate(known, 1):
        typer.echo(f"  {number}  {row['id']}  {game_line(say, row)}")
    while True:
        answer = str(typer.prompt(say("cli-ask-game"))).strip().lower()
        if answer in ids:
            return answer
        if answer.isdecimal() and 1 <= int(answer) <= len(ids):
            return ids[int(answer) - 1]
        typer.echo(say("cli-no-such-choice", given=answer, count=len(ids), known=Each(ids)))


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
            typer.echo(Speech()("cli-passed-over", problem=problem), err=True)
    if path is None:
        raise fault("cli-nothing-to-continue")
    if record is not None and record.exists():
        check_same_game(record, path)
    return resume(path, players, record)


def check_same_game(record: Path, path: Path) -> None:
    """A record file may be written again only if it holds an earlier moment of the same game."""
    from nave.kernel.record import load_record

    earlier, now = load_record(record), load_record(path)
    same = (earlier.game, earlier.seed, earlier.seats) == (now.game, now.seed, now.seats)
    if not same or earlier.answers != now.answers[: len(earlier.answers)]:
        raise fault("cli-other-game", path=str(record))
