"""`nave companion`: a game on a real table; dice and draws are entered, rules and score are kept here."""

from pathlib import Path
from typing import Annotated

import typer

from nave.cli.common import SeatsOption, SetOption, read_settings, told_plainly
from nave.tables.called import seed_of


def companion_command(
    game: Annotated[str, typer.Argument(help="cli-option-game")],
    seats: SeatsOption = 2,
    players: Annotated[str | None, typer.Option(help="cli-option-companions")] = None,
    deal: Annotated[bool, typer.Option("--deal/--entered", help="cli-option-deal")] = True,
    seed: Annotated[str | None, typer.Option(help="cli-option-seed")] = None,
    set_: SetOption = [],  # noqa: B006 - typer copies it
    components: Annotated[str, typer.Option(help="cli-option-play-components")] = "standard",
    record: Annotated[Path | None, typer.Option(dir_okay=False, help="cli-option-record")] = None,
) -> None:
    """Play at a real table: dice and draws are entered, rules and score are kept here."""
    from nave.cli.by_hand import opened, run

    seated = None if players is None else [one.strip().lower() for one in players.split(",")]
    with told_plainly():
        try:
            number = None if seed is None else seed_of(seed)
            session = opened(game, seats, seated, deal, number, read_settings([*set_]), components, record)
        except KeyboardInterrupt:
            raise typer.Exit(130) from None
    raise typer.Exit(run(session))
