"""`nave components`: list, show, check, install, remove, export and compare component sets."""

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Final, TypedDict

import typer
from rich.console import Console
from rich.markup import escape
from rich.table import Table as Grid
from rich.text import Text

from nave.cli.boxes import (
    COLORS,
    Bench,
    GameArgument,
    JsonOption,
    SetOption,
    cell,
    fail,
    games,
    known_game,
    load,
    print_json,
    said,
    store,
)
from nave.cli.owner import COMMANDS as OWNER
from nave.cli.pieces import WIDEST, drawn, listed
from nave.cli.speech import Speech, chosen
from nave.cli.spoken import SpokenCommand, SpokenGroup
from nave.kernel.component_check import differences
from nave.kernel.component_store import read_set
from nave.kernel.components import (
    CHECKED,
    CORRECTED,
    COUNTED,
    STANDARD,
    ComponentError,
    ComponentSet,
    standing,
)
from nave.kernel.errors import NaveError
from nave.kernel.language import Each
from nave.kernel.set_code import PREFIX

# Below that, the columns of a list of sets do not fit.
WIDE: Final = 105

app = typer.Typer(
    cls=SpokenGroup,
    help="cli-help-components",
    no_args_is_help=True,
    rich_markup_mode="rich",
    context_settings={"help_option_names": ["-h", "--help"]},
)


def _known_game_or_none(value: str | None) -> str | None:
    return None if value is None else known_game(value)


GameOption = Annotated[str, typer.Option(callback=known_game, help="cli-option-game-of-file")]
FileArgument = Annotated[Path, typer.Argument(exists=True, dir_okay=False, help="cli-option-component-file")]


@app.command("list", cls=SpokenCommand, help="cli-help-components-list")
def list_sets(
    game: Annotated[
        str | None, typer.Argument(callback=_known_game_or_none, help="cli-option-sets-of")
    ] = None,
    as_json: JsonOption = False,
) -> None:
    """The sets of all games, with hash and number of rows by provenance."""
    kept, say = store(), Speech()
    found: list[SetRow] = []
    for rules in games().values():
        if game not in (None, rules.id):
            continue
        standard = rules.standard_components()
        for name in kept.names(rules.id):
            try:
                components = kept.load(rules.id, name, rules.component_schema, standard)
                base = None if components.base is None else components.base.hash
                row = set_row(rules.id, name, components.hash, base, components.provenance_counts())
            except ComponentError as error:
                problems = [problem.say(chosen()) for problem in error.problems] or [said(error)]
                row = set_row(rules.id, name, None, None, None, problems)
            found.append(row)
    if as_json:
        print_json(found)
    else:
        console = Console()
        console.print(_sets(found, say) if console.width >= WIDE else _sets_below(found, say))
        for row in found:
            for problem in row["problems"]:
                typer.echo(problem)
    if any(row["problems"] for row in found):
        raise typer.Exit(1)


class SetRow(TypedDict):
    """A set in a list: how many rows it has by provenance, or what is wrong with it."""

    game: str
    name: str
    hash: str | None
    base_hash: str | None
    rows: dict[str, int] | None
    problems: list[str]


def set_row(
    game: str,
    name: str,
    hash: str | None,
    base_hash: str | None,
    rows: dict[str, int] | None,
    problems: Sequence[str] = (),
) -> SetRow:
    return {
        "game": game,
        "name": name,
        "hash": hash,
        "base_hash": base_hash,
        "rows": rows,
        "problems": list(problems),
    }


def _sets(found: list[SetRow], say: Speech) -> Grid:
    heads = [say(f"cli-column-{head}") for head in ("game", "set", "hash", "base")]
    grid = Grid(*heads, box=None, pad_edge=False)
    for provenance in COUNTED:
        grid.add_column(say(f"cli-provenance-{provenance}"), justify="right", style=COLORS[provenance])
    for row in found:
        counts = [""] * len(COUNTED) if row["rows"] is None else [str(n) for n in row["rows"].values()]
        base = row["base_hash"] or ""
        grid.add_row(row["game"], row["name"], row["hash"] or say("cli-not-sound"), base, *counts)
    return grid


def _sets_below(found: list[SetRow], say: Speech) -> Text:
    """The same in a narrow terminal: the counts as a second line."""
    lines = []
    for row in found:
        lines.append(f"{row['game']}  {row['name']}  {row['hash'] or say('cli-not-sound')}")
        if row["rows"] is not None:
            lines.append(f"    {say('cli-counts', **row['rows'])}")
    return Text("\n".join(lines))


def _known_provenance(value: str | None) -> str | None:
    if value is not None and value not in COUNTED:
        raise typer.BadParameter(Speech()("cli-no-provenance", given=value, known=Each(COUNTED)))
    return value


@app.command(cls=SpokenCommand, help="cli-help-components-show")
def show(
    game: GameArgument,
    table: Annotated[str | None, typer.Argument(help="cli-option-table")] = None,
    name: SetOption = STANDARD,
    provenance: Annotated[
        str | None, typer.Option(callback=_known_provenance, help="cli-option-provenance")
    ] = None,
    as_json: JsonOption = False,
) -> None:
    """The rows of a set with their provenance and notes, or one piece drawn."""
    components, bench = load(game, name), Bench(game)
    say, box = bench.say, bench.box
    tables, sheets = components.tables(), {sheet.id: sheet for sheet in bench.rules.sheets.sheets}
    if table is not None and table not in tables and table not in sheets:
        _show_piece(bench, table, components, as_json)
        return
    chosen = {
        title: [row for row in components.rows(title) if provenance in (None, standing(row))]
        for title in ([table] if table in tables else sheets[table].tables if table else tables)
    }
    if as_json:
        head = {"game": game, "name": components.name, "hash": components.hash}
        print_json({**head, "tables": chosen})
        return
    console = Console(width=min(Console().width, WIDEST))
    console.print(Text(say("cli-set", game=game, name=components.name, hash=components.hash)))
    if table is None and provenance is None:
        console.print(_overview(components, say))
        return
    pieces = [
        piece for piece in box.pieces.values() if piece.of(components.data) in chosen.get(piece.table, [])
    ]
    if table in sheets:
        pieces = [piece for piece in sheets[table].pieces(box) if piece in pieces]
    listed(console, bench, pieces, components.data)
    if not pieces:
        console.print(say("cli-no-rows"))


def _show_piece(bench: Bench, address: str, components: ComponentSet, as_json: bool) -> None:
    try:
        piece = bench.box.find(address)
    except ComponentError as error:
        known = Each([*components.tables(), *(sheet.id for sheet in bench.rules.sheets.sheets)])
        told = bench.say("cli-no-table", table=address, known=known, why=NaveError(error))
        raise typer.BadParameter(told, param_hint="TABLE") from error
    if as_json:
        print_json({"piece": piece.address, "row": piece.of(components.data)})
    else:
        Console().print(drawn(bench, piece, components.data))


def _overview(components: ComponentSet, say: Speech) -> Grid:
    grid = Grid(say("cli-column-table"), box=None, pad_edge=False)
    grid.add_column(say("cli-column-rows"), justify="right")
    for provenance in COUNTED:
        grid.add_column(say(f"cli-provenance-{provenance}"), justify="right", style=COLORS[provenance])
    for name in components.tables():
        counts = components.provenance_counts(name)
        grid.add_row(name, str(len(components.rows(name))), *[str(count) for count in counts.values()])
    return grid


@app.command(cls=SpokenCommand, help="cli-help-components-check")
def check(file: FileArgument, game: GameOption, as_json: JsonOption = False) -> None:
    """Every problem of a corrected file with its row, what is wrong and what is allowed."""
    rules = games()[game]
    standard = rules.standard_components()
    try:
        components = read_set(file, game, str(file), rules.component_schema, standard)
    except ComponentError as error:
        if as_json:
            problems = [problem.to_data(chosen()) for problem in error.problems]
            print_json({"file": str(file), "ok": False, "hash": None, "problems": problems})
        elif error.problems:
            typer.echo("\n".join(problem.say(chosen()) for problem in error.problems))
        else:
            fail(said(error))
        raise typer.Exit(1) from error
    if as_json:
        print_json({"file": str(file), "ok": True, "hash": components.hash, "problems": []})
        return
    count = len(differences(rules.component_schema, standard.data, components.data))
    typer.echo(Speech()("cli-sound", file=str(file), game=game, hash=components.hash, count=count))


@app.command(cls=SpokenCommand, help="cli-help-components-install")
def install(
    file: FileArgument,
    game: GameOption,
    name: Annotated[str, typer.Option(help="cli-option-set-name")],
    replace: Annotated[bool, typer.Option("--replace", help="cli-option-replace")] = False,
    as_json: JsonOption = False,
) -> None:
    """Check a corrected file and keep it under a name."""
    rules = games()[game]
    try:
        components = store().install(
            game, name, file, rules.component_schema, rules.standard_components(), replace
        )
    except ComponentError as error:
        fail(said(error))
    if as_json:
        print_json({"game": game, "name": name, "hash": components.hash})
    else:
        typer.echo(Speech()("cli-installed", name=name, game=game, hash=components.hash))


@app.command(cls=SpokenCommand, help="cli-help-components-remove")
def remove(
    game: GameArgument,
    name: Annotated[str, typer.Argument(help="cli-option-set-to-remove")],
    as_json: JsonOption = False,
) -> None:
    """Remove an installed set. Records of games played with it cannot be replayed without it."""
    try:
        store().remove(game, name)
    except ComponentError as error:
        fail(said(error))
    if as_json:
        print_json({"game": game, "removed": name})
    else:
        typer.echo(Speech()("cli-removed", name=name, game=game))


@app.command(cls=SpokenCommand, help="cli-help-components-export")
def export(
    game: GameArgument,
    name: SetOption = STANDARD,
    output: Annotated[
        Path | None,
        typer.Option("-o", "--output", dir_okay=False, help="cli-option-export-file"),
    ] = None,
) -> None:
    """Write a set as a TOML file that people can edit."""
    components = load(game, name)
    if output is None:
        sys.stdout.write(components.text)
        return
    try:
        with output.open("x", encoding="utf-8", newline="") as stream:
            stream.write(components.text)
    except FileExistsError:
        fail(Speech()("cli-file-exists", path=str(output)))
    except OSError as error:
        fail(Speech()("file-unwritable", path=str(output), error=error.strerror))
    typer.echo(Speech()("cli-exported", path=str(output), game=game))


@app.command(cls=SpokenCommand, help="cli-help-components-diff")
def diff(
    game: GameArgument,
    first: Annotated[str, typer.Argument(metavar="SET_A", help="cli-option-component-set")],
    second: Annotated[str, typer.Argument(metavar="SET_B", help="cli-option-component-set")],
    as_json: JsonOption = False,
) -> None:
    """The values in which two sets differ."""
    one, two, say = load(game, first), load(game, second), Speech()
    found = differences(games()[game].component_schema, one.data, two.data)
    if as_json:
        print_json([difference.to_data(chosen()) for difference in found])
        return
    for name, components in ((first, one), (second, two)):
        counts = components.provenance_counts()
        if counts[CHECKED] or counts[CORRECTED]:
            told = {"checked": counts[CHECKED], "corrected": counts[CORRECTED]}
            typer.echo(say("cli-set-checks", name=_short(name), **told))
    if not found:
        typer.echo(say("cli-same-values", first=_short(first), second=_short(second), hash=one.hash))
        return
    heads = [say(f"cli-column-{head}") for head in ("table", "row", "field")]
    grid = Grid(*heads, escape(_short(first)), escape(_short(second)), box=None, pad_edge=False)
    for part in found:
        row = part.to_data(chosen())["row"]
        cells = (part.table, row, part.field, cell(part.first), cell(part.second))
        grid.add_row(*[Text(cell) for cell in cells])
    Console().print(grid)


def _short(name: str) -> str:
    """A code is named by its beginning."""
    return f"{name[:12]}…" if name.startswith(PREFIX) else name


for _name, _command in OWNER.items():
    app.command(_name, cls=SpokenCommand, help=f"cli-help-components-{_name}")(_command)
