"""`nave components` for owners of a box: set, checked, merge, share, import and edit."""

import sys
import webbrowser
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.console import Console
from rich.text import Text

from nave.cli.boxes import (
    MINE,
    Bench,
    ByOption,
    GameArgument,
    JsonOption,
    MineOption,
    cell,
    fail,
    games,
    print_json,
    said,
    store,
)
from nave.cli.pieces import listed
from nave.cli.speech import Speech
from nave.cli.walk import Walk
from nave.kernel.component_tray import read_value
from nave.kernel.components import ComponentError, Data, standing
from nave.kernel.language import Each
from nave.kernel.owner_set import SUFFIX, Piece, today
from nave.kernel.set_code import PREFIX, code_of
from nave.kernel.set_merge import merge as merge_sets

VALUE: Final = "GAME.PIECE.FIELD=VALUE..."
DraftOption = Annotated[bool, typer.Option("--draft", help="cli-option-draft")]


def set_values(
    values: Annotated[list[str], typer.Argument(metavar=VALUE, help="cli-option-values")],
    name: MineOption = MINE,
    by: ByOption = "",
    draft: DraftOption = False,
    as_json: JsonOption = False,
) -> None:
    """Correct values as they are printed; the piece counts as checked."""
    wanted: dict[str, dict[str, str]] = {}
    game = ""
    for text in values:
        path, equals, value = text.partition("=")
        first, _, rest = path.partition(".")
        address, dot, field = rest.rpartition(".")
        if not equals or not dot or first.lower() not in games() or game not in ("", first.lower()):
            raise typer.BadParameter(Speech()("cli-bad-value", given=text, known=Each(games())))
        game = first.lower()
        wanted.setdefault(address, {})[field] = value
    bench = Bench(game, name)
    before = bench.owner.values(bench.box)
    pieces: list[Piece] = []
    try:
        for address, fields in wanted.items():
            piece = bench.box.find(address)
            read: Data = {}
            for field, text in fields.items():
                if field not in bench.box.fields(piece):
                    bench.owner.correct(bench.box, address, {field: None}, "", "")
                kind = bench.box.kind(piece, field)
                read[field] = read_value(kind, text, bench.box.place(piece, field))
            pieces.append(bench.owner.correct(bench.box, address, read, by or name, today()))
    except ComponentError as error:
        fail(said(error))
    _kept(bench, pieces, before, draft, as_json)


def _kept(bench: Bench, pieces: list[Piece], before: Data, draft: bool, as_json: bool) -> None:
    """Stores the set and tells what became of the pieces."""
    components = bench.keep(draft)
    after = bench.owner.values(bench.box)
    say, owner = bench.say, bench.owner
    if as_json:
        told = {
            "game": owner.game,
            "name": owner.name,
            "hash": None if components is None else components.hash,
        }
        print_json({**told, "pieces": [piece.address for piece in pieces]})
        return
    console = Console()
    for piece in pieces:
        was = bench.name(piece, before)
        if was != bench.name(piece, after):
            console.print(Text(f"   {was}", style="dim strike"))
    listed(console, bench, pieces, after)
    if components is None:
        console.print(say("cli-draft", name=owner.name))
        for problem in owner.problems(bench.box)[1]:
            console.print(Text(f"  {problem.say(say.language)}"))
    else:
        console.print(say("cli-kept", name=owner.name, hash=components.hash))


def checked(
    game: GameArgument,
    pieces: Annotated[
        list[str] | None, typer.Argument(metavar="[PIECE]...", help="cli-option-pieces")
    ] = None,
    sheet: Annotated[str, typer.Option(help="cli-option-sheet")] = "",
    name: MineOption = MINE,
    by: ByOption = "",
    as_json: JsonOption = False,
) -> None:
    """Say that pieces were held beside their values and found right."""
    bench = Bench(game, name)
    wanted = list(pieces or [])
    try:
        if sheet:
            wanted += [piece.address for piece in chosen_sheet(bench, sheet)]
        if not wanted:
            raise typer.BadParameter(bench.say("cli-no-pieces"))
        before = bench.owner.values(bench.box)
        found = [bench.owner.sign(bench.box, address, by or name, today()) for address in wanted]
    except ComponentError as error:
        fail(said(error))
    _kept(bench, found, before, True, as_json)


def chosen_sheet(bench: Bench, wanted: str) -> list[Piece]:
    """The pieces of a sheet, or of all."""
    sheets = bench.rules.sheets.sheets
    known = [sheet for sheet in sheets if wanted in ("", sheet.id)]
    if not known:
        raise typer.BadParameter(
            bench.say("cli-no-sheet", sheet=wanted, known=Each(sheet.id for sheet in sheets))
        )
    return [piece for sheet in known for piece in sheet.pieces(bench.box)]


def merge(
    game: GameArgument,
    mine: Annotated[str, typer.Argument(metavar="MINE", help="cli-option-own-set")],
    theirs: Annotated[str, typer.Argument(metavar="THEIRS", help="cli-option-their-set")],
    into: Annotated[str, typer.Option(help="cli-option-into")] = "",
    prefer: Annotated[bool, typer.Option("--theirs", help="cli-option-theirs")] = False,
    as_json: JsonOption = False,
) -> None:
    """Take over what another owner checked; count what both agree on, list what they contradict in."""
    bench = Bench(game, mine)
    found = merge_sets(bench.box, bench.owner, bench.read(theirs), prefer)
    bench.owner = found.merged
    bench.owner.name = into or mine
    components = bench.keep(True)
    if as_json:
        print_json(
            {
                "game": game,
                "name": bench.owner.name,
                "hash": None if components is None else components.hash,
                "agreed": found.agreed,
                "one_name": found.one_name,
                "taken": found.taken,
                "contradictions": [one.to_data() for one in found.contradictions],
            }
        )
        return
    console, say, box = Console(), bench.say, bench.box
    data = bench.owner.values(box)
    listed(console, bench, [box.pieces[address] for address in found.taken], data)
    counted = {"agreed": len(found.agreed), "taken": len(found.taken), "differ": len(found.contradictions)}
    console.print(say("cli-merged", name=bench.owner.name, **counted))
    if found.one_name:
        console.print(say("cli-merged-one-name", count=len(found.one_name)))
    for one in found.contradictions:
        listed(console, bench, [one.piece], data)
        for field in one.fields:
            told = {"mine": cell(one.mine.get(field)), "theirs": cell(one.theirs.get(field))}
            console.print(Text(f"     {bench.place(one.piece, field)}: {say('cli-differ', **told)}"))
    if components is None:
        for problem in bench.owner.problems(box)[1]:
            console.print(Text(f"  {problem.say(say.language)}"))


def share(
    game: GameArgument,
    name: Annotated[str, typer.Argument(help="cli-option-own-set")] = MINE,
    output: Annotated[Path | None, typer.Option("-o", "--output", help="cli-option-share-file")] = None,
) -> None:
    """A set as a short code, or as a file."""
    bench = Bench(game, name)
    if output is None:
        typer.echo(code_of(bench.owner))
        return
    path = output if output.name.endswith(".json") else output.with_name(output.name + SUFFIX)
    try:
        with path.open("x", encoding="utf-8", newline="") as stream:
            stream.write(bench.owner.text())
    except FileExistsError:
        fail(bench.say("cli-file-exists", path=str(path)))
    except OSError as error:
        fail(bench.say("file-unwritable", path=str(path), error=error.strerror))
    typer.echo(bench.say("cli-shared", path=str(path)))


def import_set(
    game: GameArgument,
    source: Annotated[str, typer.Argument(metavar="CODE|FILE", help="cli-option-their-set")],
    name: Annotated[str, typer.Option(help="cli-option-set-name")] = "",
    replace: Annotated[bool, typer.Option("--replace", help="cli-option-replace")] = False,
    as_json: JsonOption = False,
) -> None:
    """Keep a set that somebody shared."""
    bench = Bench(game)
    if not source.startswith(PREFIX) and not source.endswith(".json"):
        raise typer.BadParameter(bench.say("cli-bad-source", given=source, prefix=PREFIX, suffix=SUFFIX))
    owner = bench.read(source)
    owner.name = name or owner.name
    try:
        new = store().keep(owner, bench.box.schema, bench.box.standard, replace)
    except ComponentError as error:
        fail(said(error))
    if as_json:
        print_json({"game": game, "name": owner.name, "hash": new.hash})
        return
    console, data = Console(), owner.values(bench.box)
    listed(console, bench, [bench.box.pieces[address] for address in owner.changes], data)
    told = {"changed": len(owner.changes), "checked": len(owner.checks), "hash": new.hash}
    console.print(bench.say("cli-imported", name=owner.name, **told))


def edit(
    game: GameArgument,
    name: MineOption = MINE,
    sheet: Annotated[str, typer.Option(help="cli-option-sheet")] = "",
    guessed: Annotated[bool, typer.Option("--guessed", help="cli-option-guessed")] = False,
    by: ByOption = "",
    browser: Annotated[str, typer.Option("--browser", metavar="URL", help="cli-option-browser")] = "",
) -> None:
    """Walk through the pieces, one after the other, beside the open box."""
    if browser:
        webbrowser.open(f"{browser.rstrip('/')}/#/pieces/{game}")
        typer.echo(Speech()("cli-browser", url=f"{browser.rstrip('/')}/#/pieces/{game}"))
        return
    bench = Bench(game, name)
    pieces = chosen_sheet(bench, sheet)
    if guessed:
        data = bench.owner.values(bench.box)
        pieces = [piece for piece in pieces if standing(piece.of(data)) in ("reconstructed", "deduced")]
    Walk(bench, pieces, by or name, Console(), sys.stdin).go()


# By name, as `nave components` has them.
COMMANDS: Final[dict[str, Callable[..., None]]] = {
    "edit": edit,
    "set": set_values,
    "checked": checked,
    "share": share,
    "import": import_set,
    "merge": merge,
}
