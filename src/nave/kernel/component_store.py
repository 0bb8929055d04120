"""Where installed component sets live: `<home>/components/<game>/<name>.toml`."""

import os
import re
import tempfile
from pathlib import Path

from platformdirs import user_data_dir

from nave.kernel.component_check import arranged, check, completed
from nave.kernel.component_schema import Schema
from nave.kernel.components import STANDARD, ComponentError, ComponentSet, decode, parse


def default_home() -> Path:
    """`$NAVE_HOME`, else the user's data folder as the platform has it."""
    return Path(os.environ.get("NAVE_HOME") or user_data_dir("nave"))


def read_set(path: Path, game: str, name: str, schema: Schema, standard: ComponentSet) -> ComponentSet:
    """A sound component file, its rows in the standard order; ComponentError lists all that is wrong."""
    try:
        content = path.read_bytes()
    except OSError as error:
        raise ComponentError(f"{path} cannot be read: {error.strerror or error}") from error
    text, problems = decode(content, path.name)
    if not problems:
        data, problems = parse(text, path.name)
    if not problems:
        data = completed(schema, standard.data, data)
        problems = check(schema, standard.data, data, path.name)
    if problems:
        count = "1 problem" if len(problems) == 1 else f"{len(problems)} problems"
        raise ComponentError(f"{path} is no component set of {game}: {count}", problems)
    sound = arranged(schema, standard.data, data)
    return ComponentSet(game, name, sound, text, schema.base_tables, schema.later)


class ComponentStore:
    def __init__(self, home: Path) -> None:
        self.home = home

    def names(self, game: str) -> list[str]:
        """The sets a game can be played with: the standard one, then the installed ones by name."""
        folder = self.home / "components" / _checked(game, "a game")
        found = sorted(path.stem for path in folder.glob("*.toml")) if folder.is_dir() else []
        return [STANDARD, *[name for name in found if _is_name(name) and name != STANDARD]]

    def load(self, game: str, name: str, schema: Schema, standard: ComponentSet) -> ComponentSet:
        if name == STANDARD:
            return standard
        path = self._path(game, name)
        if not path.is_file():
            raise ComponentError(self._missing(game, name))
        return read_set(path, game, name, schema, standard)

    def find(
        self, game: str, name: str, wanted_hash: str, schema: Schema, standard: ComponentSet
    ) -> ComponentSet:
        """The set a record was played with; one of another name but the same hash has the same values."""
        known = self.names(game)
        differs = ""
        for candidate in [name, *[other for other in known if other != name]]:
            if candidate not in known:
                continue
            try:
                found = self.load(game, candidate, schema, standard)
            except ComponentError as error:
                if candidate == name:
                    differs = (
                        f"; the set installed under that name is not sound: {str(error).splitlines()[0]}"
                    )
                continue
            if wanted_hash in found.hashes:
                return found
            if candidate == name:
                differs = f"; the set of that name has now the hash {found.hash}"
        raise ComponentError(
            f"this needs the component set {name!r} of {game} with the hash {wanted_hash}, "
            f"and no set here has that hash{differs or '; there is no set of that name'}. "
            f"Sets here: {', '.join(known)}"
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
        target = self._path(game, name)
        new = read_set(source, game, name, schema, standard)
        if target.is_file() and not replace:
            try:
                old = read_set(target, game, name, schema, standard).hash
            except ComponentError:
                old = "a file that is not sound"
            if old != new.hash:
                raise ComponentError(
                    f"{game} has another set {name!r} already ({old}; the new one: {new.hash}); "
                    "allowed: another name, or to replace it on purpose"
                )
        try:
            target.parent.mkdir(parents=True, exist_ok=True)
            _write_whole(target, new.text)
        except OSError as error:
            raise ComponentError(f"{target} cannot be written: {error.strerror or error}") from error
        return new

    def remove(self, game: str, name: str) -> None:
        path = self._path(game, name)
        if not path.is_file():
            raise ComponentError(self._missing(game, name))
        try:
            path.unlink()
        except OSError as error:
            raise ComponentError(f"{path} cannot be removed: {error.strerror or error}") from error

    def _path(self, game: str, name: str) -> Path:
        if name == STANDARD:
            raise ComponentError(f"{STANDARD!r} always means the packaged set; allowed: another name")
        return self.home / "components" / _checked(game, "a game") / f"{_checked(name, 'a set')}.toml"

    def _missing(self, game: str, name: str) -> str:
        return f"{game} has no component set {name!r}; allowed: {', '.join(self.names(game))}"


def _is_name(name: str) -> bool:
    return type(name) is str and re.fullmatch(r"[a-z0-9_-]{1,40}", name) is not None


def _checked(name: str, what: str) -> str:
    if not _is_name(name):
        raise ComponentError(f"{name!r} is no name of {what}; allowed: 1 to 40 of the characters a-z 0-9 _ -")
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
