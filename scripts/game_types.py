"""Writes what the games declare to send (views, rows, events) as TypeScript, one file for each game.

    .venv/bin/python scripts/game_types.py          # write web/src/lib/sent.ts, web/src/games/<game>/sent.ts
    .venv/bin/python scripts/game_types.py --check  # only tell whether the files are up to date

A game's `types.py` and those of its expansions are read together: a class of the same name in an expansion
adds its entries to the base game's.
"""

import importlib.util
import pkgutil
import re
import sys
import types
from pathlib import Path
from typing import (
    Annotated,
    Any,
    Literal,
    NotRequired,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from nave.api import known_games, rules_of
from nave.kernel import types as shared
from nave.kernel.events import Event, Flag, Named, Names, Place, SeatOrNone, shape
from nave.kernel.said import Said

ROOT = Path(__file__).resolve().parent.parent
HEAD = "/** Made from what the engine declares by `npm run types`; do not change it by hand. */\n"
PLAIN = {int: "number", float: "number", str: "string", bool: "boolean", type(None): "null", Said: "string"}


def modules_of(package: str, name: str) -> list[types.ModuleType]:
    """The modules of that name in a package and its parts, the package's own first."""
    root = importlib.import_module(package)
    found = [f"{package}.{name}"]
    for part in pkgutil.walk_packages(root.__path__, f"{package}."):
        if part.name.rpartition(".")[2] == name and part.name not in found:
            found.append(part.name)
    out = []
    for module in found:
        if importlib.util.find_spec(module) is not None:
            out.append(importlib.import_module(module))
    return out


def typescript(hint: Any) -> str:
    """A Python type as TypeScript has it."""
    if hint in PLAIN:
        return PLAIN[hint]
    if hint is Any or hint is object:
        return "unknown"
    if is_typeddict(hint):
        return str(hint.__name__)
    origin, args = get_origin(hint), get_args(hint)
    if origin is NotRequired:
        return typescript(args[0])
    if origin is Literal:
        return " | ".join(quoted(value) for value in args)
    if origin in (Union, types.UnionType):
        return " | ".join(dict.fromkeys(typescript(arg) for arg in args))
    if origin in (list, tuple):
        inner = typescript(args[0])
        return f"({inner})[]" if " " in inner else f"{inner}[]"
    if origin is dict:
        return f"Record<string, {typescript(args[1])}>"
    if origin is Annotated:
        return typescript(args[0])
    raise ValueError(f"there is no TypeScript for {hint!r}")


def quoted(value: object) -> str:
    return '"' + str(value) + '"'


def interface(name: str, classes: list[Any]) -> str:
    """One interface of all classes of a name; later ones add what may be missing."""
    lines: dict[str, str] = {}
    comment = ""
    for cls in classes:
        hints = get_type_hints(cls, include_extras=True)
        for key, hint in hints.items():
            if key not in lines:
                mark = "" if key in cls.__required_keys__ else "?"
                lines[key] = f"  {key}{mark}: {typescript(hint)};"
        own = (cls.__doc__ or "").strip().splitlines()
        if own and not comment and not own[0].startswith(("dict(", "TypedDict")):
            comment = f"/** {own[0]} */\n"
    return f"{comment}export interface {name} {{\n" + "\n".join(lines.values()) + "\n}\n"


def declared(module: types.ModuleType) -> list[tuple[str, Any]]:
    return [
        (name, value)
        for name, value in vars(module).items()
        if is_typeddict(value) and value.__module__ == module.__name__
    ]


def event_type(event: type[Event]) -> str:
    hints = get_type_hints(event, include_extras=True)
    fields = [f"{event.owner}: number"] if event.owner else []
    for name, key, naming in shape(event):
        mark = "?" if name in event.secret else ""
        fields.append(f"{key}{mark}: {named(naming, hints[name])}")
    data = f"{{ {'; '.join(fields)} }}" if fields else "Record<string, never>"
    return f'  | {{ kind: "{event.__struct_config__.tag}"; data: {data} }}'


def named(naming: object, hint: Any) -> str:
    many = get_origin(get_args(hint)[0] if get_origin(hint) is Annotated else hint) in (list, tuple)
    if isinstance(naming, Names):
        one = " | ".join(quoted(name) for name in naming.names)
        if naming.none is not None:
            one += f" | {quoted(naming.none)}"
    elif isinstance(naming, Named):
        one = "string"
    elif isinstance(naming, Flag):
        one = "boolean"
    elif isinstance(naming, Place):
        one = "number"
    elif isinstance(naming, SeatOrNone):
        one = "number | null"
    else:
        return typescript(hint)
    return f"({one})[]" if many else one


def events_of(package: str) -> list[type[Event]]:
    found: list[type[Event]] = []
    for module in modules_of(package, "events"):
        for value in vars(module).values():
            if isinstance(value, type) and issubclass(value, Event) and value.__module__ == module.__name__:
                found.append(value)
    return found


def head_of_views() -> str:
    """What views of all games have alike."""
    return "\n".join([HEAD, *(interface(name, [cls]) for name, cls in declared(shared))])


def written(package: str) -> str:
    """The whole file of a game; empty if the game declares nothing."""
    classes: dict[str, list[Any]] = {}
    for module in modules_of(package, "types"):
        for name, cls in declared(module):
            classes.setdefault(name, []).append(cls)
    rows = [interface(name, found) for name, found in classes.items()]
    used = [name for name, _ in declared(shared) if re.search(rf"\b{name}\b", "\n".join(rows))]
    parts = [HEAD]
    if used:
        parts.append(f'import type {{ {", ".join(sorted(used))} }} from "../../lib/sent";\n')
    parts += rows
    events = events_of(package)
    if events:
        kinds = "\n".join(sorted({event_type(event) for event in events}))
        parts.append(f"/** What happened, as events tell it. */\nexport type Happened =\n{kinds};\n")
    return "\n".join(parts)


def texts_of_all() -> dict[Path, str]:
    """What each file is to hold."""
    texts = {ROOT / "web" / "src" / "lib" / "sent.ts": head_of_views()}
    for game in known_games():
        package = type(rules_of(game)).__module__.rpartition(".")[0]
        if not modules_of(package, "types"):
            continue
        texts[ROOT / "web" / "src" / "games" / game / "sent.ts"] = written(package)
    return texts


def main() -> None:
    check = "--check" in sys.argv[1:]
    stale = []
    for target, text in texts_of_all().items():
        if not check:
            target.write_text(text, encoding="utf-8")
        elif not target.is_file() or target.read_text(encoding="utf-8") != text:
            stale.append(target.relative_to(ROOT).as_posix())
    if stale:
        sys.exit(f"{', '.join(stale)}: not what the games declare: npm run types")


if __name__ == "__main__":
    main()
