"""Which engine runs: the compiled modules of kernel, games and bots, or the Python files one can read.

Compiled modules never lie beside their sources. They live in a folder of their own, with a list that holds
the hash of every source they were made of. They are used only if all of these files are still the same, so
whoever edits a rule runs the edited rule. `NAVE_ENGINE=interpreted` leaves them aside, `NAVE_ENGINE=compiled`
refuses to go on without them.
"""

import hashlib
import json
import os
import sys
import sysconfig
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ExtensionFileLoader, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Final, NamedTuple, TypedDict

PACKAGE: Final = Path(__file__).parent
# In a wheel the folder lies in the package; `make native` puts it beside the packages of the environment.
FOLDERS: Final = (PACKAGE / "_native", Path(sysconfig.get_path("platlib")) / "nave_native")
LIST: Final = "sources.json"
SETTING: Final = "NAVE_ENGINE"
COMPILED: Final = "compiled"
INTERPRETED: Final = "interpreted"


class Engine(NamedTuple):
    """`kind` is compiled or interpreted; `reason` says why it is not compiled."""

    kind: str
    reason: str = ""

    def __str__(self) -> str:
        return f"{self.kind}: {self.reason}" if self.reason else self.kind


class NativeFinder(MetaPathFinder):
    """Finds the listed modules in their folder and leaves every other import to Python."""

    def __init__(self, folder: Path, modules: dict[str, str]) -> None:
        self.folder = folder
        self.modules = modules

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        file = self.modules.get(fullname)
        if file is None:
            return None
        place = str(self.folder / file)
        return spec_from_file_location(fullname, place, loader=ExtensionFileLoader(fullname, place))


def digest(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


def changed(sources: dict[str, str], package: Path = PACKAGE) -> list[str]:
    """The sources that are not what the compiled modules were made of."""
    return [
        name
        for name, expected in sources.items()
        if not (package / name).is_file() or digest(package / name) != expected
    ]


class Made(TypedDict):
    """What the compiler has written down beside what it made."""

    suffix: str
    sources: dict[str, str]
    modules: dict[str, str]


def usable(folder: Path, package: Path = PACKAGE) -> tuple[dict[str, str], str]:
    """The compiled modules of a folder, or none of them and the reason."""
    try:
        made: Made = json.loads((folder / LIST).read_text(encoding="utf-8"))
    except OSError:
        return {}, "no compiled engine is installed"
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    if made["suffix"] != suffix:
        return {}, f"the compiled engine is for {made['suffix']}, this Python needs {suffix}"
    different = changed(made["sources"], package)
    if different:
        more = f" and {len(different) - 1} more" if len(different) > 1 else ""
        return {}, f"{different[0]}{more} changed since it was compiled; `make native` compiles it again"
    return made["modules"], ""


def prefer() -> Engine:
    """Let imports find the compiled engine if there is one for exactly these sources."""
    wanted = os.environ.get(SETTING, "")
    if wanted not in ("", COMPILED, INTERPRETED):
        raise ImportError(f"{SETTING} is {wanted!r}; allowed: {COMPILED}, {INTERPRETED}, or not set")
    if wanted == INTERPRETED:
        return Engine(INTERPRETED, f"{SETTING} asks for it")
    reason = ""
    for folder in FOLDERS:
        if not folder.is_dir():
            continue
        modules, reason = usable(folder)
        if modules:
            sys.meta_path.insert(0, NativeFinder(folder, modules))
            return Engine(COMPILED)
    reason = reason or "no compiled engine is installed"
    if wanted == COMPILED:
        raise ImportError(f"{SETTING} asks for the compiled engine, but {reason}")
    return Engine(INTERPRETED, reason)


ENGINE: Final = prefer()
