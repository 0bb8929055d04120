"""What the commands about component sets share: games, sets by name, file or code, pieces in words."""

import json
from pathlib import Path
from typing import Annotated, Any, Final, NoReturn

import typer

from nave.cli.speech import Speech
from nave.kernel.component_store import ComponentStore, default_home, read_set
from nave.kernel.components import STANDARD, ComponentError, ComponentSet, Data, shown
from nave.kernel.errors import NaveError
from nave.kernel.language import Each
from nave.kernel.owner_set import Box, OwnerSet, Piece, parse_owner_set
from nave.kernel.rules import Rules
from nave.kernel.set_code import PREFIX, read_code
from nave.kernel.sheets import name_in

COLORS: Final = {
    "known": "green",
    "deduced": "yellow",
    "reconstructed": "magenta",
    "checked": "bold green",
    "corrected": "bold cyan",
}
# What stands before a piece: a tick, a pencil, a guess.
MARKS: Final = {"known": " ", "deduced": "≈", "reconstructed": "?", "checked": "✓", "corrected": "✎"}
MINE: Final = "mybox"


def games() -> dict[str, Rules]:
    from nave.games import registry

    return registry()


def known_game(value: str) -> str:
    found = games()
    if value not in found:
        raise typer.BadParameter(Speech()("cli-no-game", game=value, known=Each(found)))
    return value


GameArgument = Annotated[str, typer.Argument(callback=known_game, help="cli-option-component-game")]
SetOption = Annotated[str, typer.Option("--set", help="cli-option-component-set")]
MineOption = Annotated[str, typer.Option("--set", help="cli-option-own-set")]
ByOption = Annotated[str, typer.Option("--by", help="cli-option-by")]
JsonOption = Annotated[bool, typer.Option("--json", help="cli-option-json")]


def store() -> ComponentStore:
    return ComponentStore(default_home())


def fail(message: str) -> NoReturn:
    typer.echo(message, err=True)
    raise typer.Exit(1)


def said(error: NaveError) -> str:
    return error.say(Speech().language)


def print_json(data: object) -> None:
    typer.echo(json.dumps(data, indent=2, ensure_ascii=False))


def load(game: str, name: str) -> ComponentSet:
    """A set by name, by the path of its file or by its code."""
    rules = games()[game]
    schema, standard = rules.component_schema, rules.standard_components()
    try:
        if name.startswith(PREFIX):
            return read_code(name, Box(schema, standard)).components(Box(schema, standard))
        if name.endswith((".toml", ".json")):
            return read_set(Path(name), game, name, schema, standard)
        return store().load(game, name, schema, standard)
    except ComponentError as error:
        fail(said(error))


class Bench:
    """A game's box and one owner's set of it, with its pieces in words."""

    def __init__(self, game: str, name: str = STANDARD) -> None:
        self.rules = games()[game]
        self.box = Box(self.rules.component_schema, self.rules.standard_components())
        self.say = Speech(None, self.rules.words_in)
        self.owner = OwnerSet(game, name) if name == STANDARD else self.read(name)

    def read(self, name: str) -> OwnerSet:
        """An owner's set by name (a new one if there is none), by the path of its file or by its code."""
        try:
            if name.startswith(PREFIX):
                return read_code(name, self.box)
            if name.endswith(".json"):
                return parse_owner_set(Path(name).read_text(encoding="utf-8"), self.box)
            return store().owner_set(self.rules.id, name, self.box.schema, self.box.standard)
        except OSError as error:
            fail(self.say("set-unreadable", path=name, error=error.strerror or str(error)))
        except ComponentError as error:
            fail(said(error))

    def name(self, piece: Piece, data: Data) -> str:
        """What is printed on a piece, in words."""
        return name_in(self.say.words, self.rules.sheets, piece, piece.of(data))

    def place(self, piece: Piece, field: str) -> str:
        key = self.rules.sheets.place(piece.table, piece.standard, field)
        return self.say.say(key) if self.say.has(key.key) else field

    def keep(self, draft: bool = False) -> ComponentSet | None:
        """Stores the set; one that no game can be played with only as a draft."""
        try:
            return store().keep(self.owner, self.box.schema, self.box.standard, replace=True)
        except ComponentError as error:
            if not draft or not error.problems:
                fail(said(error))
        store().draft(self.owner)
        return None


def cell(value: Any) -> str:
    """A value as TOML has it, texts without quotes, nothing for an absent field."""
    if value is None:
        return ""
    if isinstance(value, str):
        return value
    if isinstance(value, list):
        return ", ".join(cell(item) for item in value)
    if isinstance(value, dict):
        return ", ".join(f"{key} {cell(item)}" for key, item in value.items())
    return shown(value)
