"""`nave components`: list, show, check, install, remove, export and compare component sets."""

import json
import sys
from pathlib import Path
from typing import Annotated, Any, Final, NoReturn

import typer
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.markup import escape
from rich.table import Table as Grid
from rich.text import Text

from nave.kernel.component_check import differences
from nave.kernel.component_store import ComponentStore, default_home, read_set
from nave.kernel.components import PROVENANCES, STANDARD, ComponentError, ComponentSet, is_remark, shown
from nave.kernel.rules import Rules

COLORS: Final = {"known": "green", "deduced": "yellow", "reconstructed": "magenta"}

app = typer.Typer(
    help="Component sets: every printed value of a game, and where it comes from.\n\n"
    "Values are [green]known[/green] (stated in words), [yellow]deduced[/yellow] or "
    "[magenta]reconstructed[/magenta] (printed as pictures only, chosen to fit). "
    "If you own the box, correct what differs and play with your own set:",
    epilog="\n\n".join(
        (
            "[cyan]nave components export GAME -o my.toml[/cyan]  a file to edit",
            "[cyan]nave components check my.toml --game GAME[/cyan]  all that is wrong with it",
            "[cyan]nave components install my.toml --game GAME --name mybox[/cyan]  keep it",
            "[cyan]nave components diff GAME standard mybox[/cyan]  what you changed",
        )
    ),
    no_args_is_help=True,
    rich_markup_mode="rich",
    context_settings={"help_option_names": ["-h", "--help"]},
)


def _games() -> dict[str, Rules]:
    from nave.games import registry

    return registry()


def _known_game(value: str) -> str:
    games = _games()
    if value not in games:
        raise typer.BadParameter(f"there is no game {value!r}; allowed: {', '.join(games)}")
    return value


def _known_game_or_none(value: str | None) -> str | None:
    return None if value is None else _known_game(value)


GameArgument = Annotated[
    str, typer.Argument(callback=_known_game, help="A game, as `nave components list` names it.")
]
GameOption = Annotated[str, typer.Option(callback=_known_game, help="The game the file belongs to.")]
FileArgument = Annotated[
    Path, typer.Argument(exists=True, dir_okay=False, help="A component file, made by `export` and edited.")
]
SetOption = Annotated[str, typer.Option("--set", help="The name of a set, or a component file (FILE.toml).")]
JsonOption = Annotated[bool, typer.Option("--json", help="Print JSON for programs instead of text.")]


def _store() -> ComponentStore:
    return ComponentStore(default_home())


def _fail(message: str) -> NoReturn:
    typer.echo(message, err=True)
    raise typer.Exit(1)


def _print_json(data: Any) -> None:
    typer.echo(json.dumps(data, indent=2, ensure_ascii=False))


def _load(game: str, name: str) -> ComponentSet:
    """An installed set by name, or a file by path."""
    rules = _games()[game]
    schema, standard = rules.component_schema, rules.standard_components()
    try:
        if name.endswith(".toml"):
            return read_set(Path(name), game, name, schema, standard)
        return _store().load(game, name, schema, standard)
    except ComponentError as error:
        _fail(str(error))


@app.command("list")
def list_sets(
    game: Annotated[
        str | None, typer.Argument(callback=_known_game_or_none, help="Only the sets of this game.")
    ] = None,
    as_json: JsonOption = False,
) -> None:
    """The sets of all games, with hash and number of rows by provenance.

    Records name a set and its hash: two sets with the same hash play the same game. A game played without its
    expansion names the hash of the base game.
    """
    store = _store()
    found: list[dict[str, Any]] = []
    for rules in _games().values():
        if game not in (None, rules.id):
            continue
        standard = rules.standard_components()
        for name in store.names(rules.id):
            row: dict[str, Any] = {"game": rules.id, "name": name}
            try:
                components = store.load(rules.id, name, rules.component_schema, standard)
                base = None if components.base is None else components.base.hash
                row |= {"hash": components.hash, "base_hash": base}
                row |= {"rows": components.provenance_counts(), "problems": []}
            except ComponentError as error:
                problems = [str(problem) for problem in error.problems] or [str(error)]
                row |= {"hash": None, "base_hash": None, "rows": None, "problems": problems}
            found.append(row)
    if as_json:
        _print_json(found)
    else:
        grid = Grid("game", "set", "hash", "base game", box=None, pad_edge=False)
        for provenance in PROVENANCES:
            grid.add_column(provenance, justify="right", style=COLORS[provenance])
        for row in found:
            counts = ["", "", ""] if row["rows"] is None else [str(n) for n in row["rows"].values()]
            grid.add_row(
                row["game"], row["name"], row["hash"] or "not sound", row["base_hash"] or "", *counts
            )
        Console().print(grid)
        for row in found:
            for problem in row["problems"]:
                typer.echo(problem)
    if any(row["problems"] for row in found):
        raise typer.Exit(1)


def _known_provenance(value: str | None) -> str | None:
    if value is not None and value not in PROVENANCES:
        raise typer.BadParameter(f"there is no provenance {value!r}; allowed: {', '.join(PROVENANCES)}")
    return value


@app.command()
def show(
    game: GameArgument,
    table: Annotated[str | None, typer.Argument(help="A table; left out: an overview of all tables.")] = None,
    name: SetOption = STANDARD,
    provenance: Annotated[
        str | None, typer.Option(callback=_known_provenance, help="Only rows of this provenance.")
    ] = None,
    as_json: JsonOption = False,
) -> None:
    """The rows of a set with their provenance and notes.

    Example: nave components show GAME --provenance reconstructed
    """
    components = _load(game, name)
    if table is not None and table not in components.tables():
        allowed = ", ".join(components.tables())
        raise typer.BadParameter(f"there is no table {table!r}; allowed: {allowed}", param_hint="TABLE")
    chosen = {
        title: [row for row in components.rows(title) if provenance in (None, row.get("provenance"))]
        for title in ([table] if table else components.tables())
    }
    if as_json:
        head = {"game": game, "name": components.name, "hash": components.hash}
        _print_json({**head, "tables": chosen})
        return
    console = Console()
    console.print(Text(f"{game}, set {components.name}, hash {components.hash}"))
    if table is None and provenance is None:
        console.print(_overview(components))
        return
    for title, rows in chosen.items():
        if rows:
            console.print(_rows_grid(title, rows))
    if not any(chosen.values()):
        console.print("no such rows")


def _overview(components: ComponentSet) -> Grid:
    grid = Grid("table", box=None, pad_edge=False)
    grid.add_column("rows", justify="right")
    for provenance in PROVENANCES:
        grid.add_column(provenance, justify="right", style=COLORS[provenance])
    for name in components.tables():
        counts = components.provenance_counts(name)
        grid.add_row(name, str(len(components.rows(name))), *[str(count) for count in counts.values()])
    return grid


def _rows_grid(title: str, rows: list[dict[str, Any]]) -> Grid:
    fields = [
        field for field in dict.fromkeys(field for row in rows for field in row) if not is_remark(field)
    ]
    parts = dict.fromkeys(key for row in rows for key in row if key.endswith("_provenance"))
    notes = any("note" in row for row in rows)
    heads = [*fields, "provenance", *parts, *(["note"] if notes else [])]
    grid = Grid(*heads, title=escape(title), title_justify="left", box=SIMPLE_HEAD, pad_edge=False)
    for row in rows:
        kind = str(row.get("provenance", ""))
        cells = [Text(_cell(row.get(field))) for field in fields]
        cells.append(Text(kind, style=COLORS.get(kind, "")))
        cells += [Text(_cell(row.get(part))) for part in parts]
        cells += [Text(str(row.get("note", "")))] if notes else []
        grid.add_row(*cells)
    return grid


def _cell(value: Any) -> str:
    """A value as TOML has it, texts without quotes, nothing for an absent field."""
    if value is None:
        return ""
    if isinstance(value, str):
        return value
    if isinstance(value, list):
        return ", ".join(_cell(item) for item in value)
    if isinstance(value, dict):
        return ", ".join(f"{key} {_cell(item)}" for key, item in value.items())
    return shown(value)


@app.command()
def check(file: FileArgument, game: GameOption, as_json: JsonOption = False) -> None:
    """Check a corrected file: every problem with its row, what is wrong and what is allowed.

    Rows and tables stay those of the standard set; correct values and set their provenance to "known".
    """
    rules = _games()[game]
    standard = rules.standard_components()
    try:
        components = read_set(file, game, str(file), rules.component_schema, standard)
    except ComponentError as error:
        if as_json:
            problems = [problem.to_data() for problem in error.problems]
            _print_json({"file": str(file), "ok": False, "hash": None, "problems": problems})
        elif error.problems:
            typer.echo("\n".join(str(problem) for problem in error.problems))
        else:
            _fail(str(error))
        raise typer.Exit(1) from error
    if as_json:
        _print_json({"file": str(file), "ok": True, "hash": components.hash, "problems": []})
        return
    count = len(differences(rules.component_schema, standard.data, components.data))
    changed = {0: "no value differs", 1: "1 value differs"}.get(count, f"{count} values differ")
    typer.echo(f"{file}: a sound set of {game}, hash {components.hash}; {changed} from the standard set")


@app.command()
def install(
    file: FileArgument,
    game: GameOption,
    name: Annotated[str, typer.Option(help="What to call the set: 1 to 40 of the characters a-z 0-9 _ -")],
    replace: Annotated[bool, typer.Option("--replace", help="Overwrite another set of that name.")] = False,
    as_json: JsonOption = False,
) -> None:
    """Check a corrected file and keep it under a name, so that games can be played with it.

    Records of games played with a set need it to be replayed: give a changed set a new name.
    """
    rules = _games()[game]
    try:
        components = _store().install(
            game, name, file, rules.component_schema, rules.standard_components(), replace
        )
    except ComponentError as error:
        _fail(str(error))
    if as_json:
        _print_json({"game": game, "name": name, "hash": components.hash})
    else:
        typer.echo(f"installed {name} for {game}, hash {components.hash}")


@app.command()
def remove(
    game: GameArgument,
    name: Annotated[str, typer.Argument(help="The set to remove.")],
    as_json: JsonOption = False,
) -> None:
    """Remove an installed set. Records of games played with it cannot be replayed without it."""
    try:
        _store().remove(game, name)
    except ComponentError as error:
        _fail(str(error))
    if as_json:
        _print_json({"game": game, "removed": name})
    else:
        typer.echo(f"removed {name} of {game}")


@app.command()
def export(
    game: GameArgument,
    name: SetOption = STANDARD,
    output: Annotated[
        Path | None,
        typer.Option("-o", "--output", dir_okay=False, help="A new file; left out: the terminal."),
    ] = None,
) -> None:
    """Write a set as a TOML file that you can edit, comments and notes included.

    Example: nave components export GAME -o my.toml
    """
    components = _load(game, name)
    if output is None:
        sys.stdout.write(components.text)
        return
    try:
        with output.open("x", encoding="utf-8", newline="") as stream:
            stream.write(components.text)
    except FileExistsError:
        _fail(f"{output} exists already; allowed: a new file")
    except OSError as error:
        _fail(f"{output} cannot be written: {error.strerror}")
    typer.echo(f"wrote {output}; next: nave components check {output} --game {game}")


@app.command()
def diff(
    game: GameArgument,
    first: Annotated[str, typer.Argument(metavar="SET_A", help="The name of a set, or a file (FILE.toml).")],
    second: Annotated[str, typer.Argument(metavar="SET_B", help="The name of a set, or a file (FILE.toml).")],
    as_json: JsonOption = False,
) -> None:
    """The values in which two sets differ; provenance and notes are not compared.

    Example: nave components diff GAME standard my.toml
    """
    one, two = _load(game, first), _load(game, second)
    found = differences(_games()[game].component_schema, one.data, two.data)
    if as_json:
        _print_json([difference.to_data() for difference in found])
        return
    if not found:
        typer.echo(f"{first} and {second} have the same values, hash {one.hash}")
        return
    grid = Grid("table", "row", "field", escape(first), escape(second), box=None, pad_edge=False)
    for part in found:
        cells = (part.table, part.row, part.field, _cell(part.first), _cell(part.second))
        grid.add_row(*[Text(cell) for cell in cells])
    Console().print(grid)
