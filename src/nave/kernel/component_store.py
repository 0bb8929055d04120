"""Where installed component sets live: `<home>/components/<game>`.

An edited file is kept whole as `<name>.toml`, an owner's differences as `<name>.nave-set.json`.
"""

import os
import re
import tempfile
from pathlib import Path

from platformdirs import user_data_dir

from nave.kernel.component_check import arranged, check, completed
from nave.kernel.component_schema import Schema
from nave.kernel.components import (
    CHECKED,
    STANDARD,
    ComponentError,
    ComponentSet,
    canonical,
    decode,
    parse,
)
from nave.kernel.errors import NaveError
from nave.kernel.language import Each
from nave.kernel.owner_set import FORMAT, SUFFIX, Box, OwnerSet, parse_owner_set, read_check
from nave.kernel.said import Said, Spoken


def default_home() -> Path:
    """`$NAVE_HOME`, else the user's data folder as the platform has it."""
    return Path(os.environ.get("NAVE_HOME") or user_data_dir("nave"))


def read_set(path: Path, game: str, name: str, schema: Schema, standard: ComponentSet) -> ComponentSet:
    """A sound component file, its rows in the standard order; ComponentError lists all that is wrong."""
    try:
        content = path.read_bytes()
    except OSError as error:
        raise ComponentError(
            Said("set-unreadable", path=str(path), error=error.strerror or str(error))
        ) from error
    text, problems = decode(content, path.name)
    if not problems and path.name.endswith(".json"):
        owner = parse_owner_set(text, Box(schema, standard))
        owner.name = name
        return owner.components(Box(schema, standard))
    if not problems:
        data, problems = parse(text, path.name)
    if not problems:
        data = completed(schema, standard.data, data)
        problems = check(schema, standard.data, data, path.name)
    if problems:
        raise ComponentError(Said("bad-set", path=str(path), game=game, count=len(problems)), problems)
    sound = arranged(schema, standard.data, data)
    return ComponentSet(game, name, sound, text, schema.base_tables, schema.later)


def unwritable(path: Path, error: OSError) -> Said:
    return Said("file-unwritable", path=str(path), error=error.strerror or str(error))


class ComponentStore:
    def __init__(self, home: Path) -> None:
        self.home = home

    def names(self, game: str) -> list[str]:
        """The sets a game can be played with: the standard one, then the installed ones by name."""
        folder = self.home / "components" / _checked(game, "bad-game-name")
        found = [path.stem for path in folder.glob("*.toml")] if folder.is_dir() else []
        found += [path.name.removesuffix(SUFFIX) for path in folder.glob(f"*{SUFFIX}")]
        return [STANDARD, *[name for name in sorted(set(found)) if _is_name(name) and name != STANDARD]]

    def load(self, game: str, name: str, schema: Schema, standard: ComponentSet) -> ComponentSet:
        if name == STANDARD:
            return standard
        path = self._file(game, name)
        return read_set(path, game, name, schema, standard)

    def find(
        self, game: str, name: str, wanted_hash: str, schema: Schema, standard: ComponentSet
    ) -> ComponentSet:
        """The set a record was played with; one of another name but the same hash has the same values."""
        known = self.names(game)
        here = Said("set-absent")
        for candidate in [name, *[other for other in known if other != name]]:
            if candidate not in known:
                continue
            try:
                found = self.load(game, candidate, schema, standard)
            except ComponentError as error:
                if candidate == name:
                    here = Said("set-unsound", error=NaveError(error))
                continue
            if wanted_hash in found.hashes:
                return found
            if candidate == name:
                here = Said("set-differs", hash=found.hash)
        raise ComponentError(
            Said("set-needed", name=name, game=game, hash=wanted_hash, here=here, known=Each(known))
        )

    def install(
        self,
        game: str,
        name: str,
        source: Path,
        schema: Schema,
        standard: ComponentSet,
        replace: bool = False,
    ) -> ComponentSet:
        """Checks the file and keeps it under the name. Nothing changes unless all is well."""
        self._path(game, name)
        new = read_set(source, game, name, schema, standard)
        self._keep(new, schema, standard, replace)
        return new

    def keep(
        self, owner: OwnerSet, schema: Schema, standard: ComponentSet, replace: bool = False
    ) -> ComponentSet:
        """Keeps an owner's set under its name, if a game can be played with it."""
        new = owner.components(Box(schema, standard))
        self._keep(new, schema, standard, replace)
        return new

    def draft(self, owner: OwnerSet) -> None:
        """Keeps an owner's set as far as it is; games can be played with it once it is sound."""
        path, whole = self._path(owner.game, owner.name, SUFFIX), self._path(owner.game, owner.name)
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            _write_whole(path, owner.text())
            whole.unlink(missing_ok=True)
        except OSError as error:
            raise ComponentError(unwritable(path, error)) from error

    def owner_set(self, game: str, name: str, schema: Schema, standard: ComponentSet) -> OwnerSet:
        """An owner's set to go on with: a new one if there is none, of a whole file what differs."""
        path = self._path(game, name)
        if path.is_file():
            return self._differences(read_set(path, game, name, schema, standard), schema, standard)
        path = self._path(game, name, SUFFIX)
        if not path.is_file():
            return OwnerSet(game, name)
        text, problems = decode(path.read_bytes(), path.name)
        if problems:
            raise ComponentError(Said("no-owner-set", format=FORMAT), problems)
        owner = parse_owner_set(text, Box(schema, standard))
        owner.name = name
        return owner

    def _differences(self, whole: ComponentSet, schema: Schema, standard: ComponentSet) -> OwnerSet:
        """An edited file as differences; its rows say who checked them, or nobody does."""
        box, owner = Box(schema, standard), OwnerSet(whole.game, whole.name)
        for address, piece in box.pieces.items():
            row = piece.of(whole.data)
            values = {
                field: row.get(field)
                for field in box.fields(piece)
                if canonical(row.get(field)) != canonical(piece.standard.get(field))
            }
            if values:
                owner.changes[address] = values
            checks = row.get(CHECKED, [])
            for one in checks if isinstance(checks, list) else [checks]:
                check = read_check(one)
                owner.sign(box, address, check.by, check.on)
        return owner

    def _keep(self, new: ComponentSet, schema: Schema, standard: ComponentSet, replace: bool) -> None:
        game, name = new.game, new.name
        whole, small = self._path(game, name), self._path(game, name, SUFFIX)
        target, other = (small, whole) if new.text.startswith("{") else (whole, small)
        here = target if target.is_file() else other
        if here.is_file() and not replace:
            old: Spoken
            try:
                old = read_set(here, game, name, schema, standard).hash
            except ComponentError:
                old = Said("set-there-unsound")
            if old != new.hash:
                raise ComponentError(Said("set-there", game=game, name=name, old=old, new=new.hash))
        try:
            target.parent.mkdir(parents=True, exist_ok=True)
            _write_whole(target, new.text)
            other.unlink(missing_ok=True)
        except OSError as error:
            raise ComponentError(unwritable(target, error)) from error

    def remove(self, game: str, name: str) -> None:
        path = self._file(game, name)
        try:
            path.unlink()
        except OSError as error:
            why = error.strerror or str(error)
            raise ComponentError(Said("file-stays", path=str(path), error=why)) from error

    def _file(self, game: str, name: str) -> Path:
        """Where a set lies: as a whole file, or as differences."""
        for path in (self._path(game, name), self._path(game, name, SUFFIX)):
            if path.is_file():
                return path
        raise ComponentError(self._missing(game, name))

    def _path(self, game: str, name: str, suffix: str = ".toml") -> Path:
        if name == STANDARD:
            raise ComponentError(Said("set-standard", name=STANDARD))
        return (
            self.home
            / "components"
            / _checked(game, "bad-game-name")
            / f"{_checked(name, 'bad-set-name')}{suffix}"
        )

    def _missing(self, game: str, name: str) -> Said:
        return Said("no-set", game=game, name=name, known=Each(self.names(game)))


def _is_name(name: str) -> bool:
    return type(name) is str and re.fullmatch(r"[a-z0-9_-]{1,40}", name) is not None


def _checked(name: str, what: str) -> str:
    if not _is_name(name):
        raise ComponentError(Said(what, name=repr(name)))
    return name


def _write_whole(target: Path, text: str) -> None:
    """Readers see the old file or the new one, never a part of it."""
    handle, temporary = tempfile.mkstemp(dir=target.parent, prefix=".new-", suffix=".part")
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="") as stream:
            stream.write(text)
            stream.flush()
            os.fsync(stream.fileno())
        os.chmod(temporary, 0o644)
        os.replace(temporary, target)
    except BaseException:
        Path(temporary).unlink(missing_ok=True)
        raise
