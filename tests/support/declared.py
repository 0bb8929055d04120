"""What the server goes by, as approved data: sizes and times, values that may not change, tables, the API."""

import ast
import dataclasses
import importlib
import inspect
import json
import pkgutil
import re
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any, Final

import msgspec
from sqlalchemy.schema import CreateIndex, CreateTable

from nave.tables import schema
from tests.support.told import FOLDER

FILE: Final = FOLDER / "server.toml"
ROOMS: Final = ("nave.tables", "nave.web")
quoted: Final = json.dumps
BOUNDS: Final = ("maxLength", "minLength", "maximum", "minimum", "maxItems", "minItems", "pattern", "default")
PLAIN: Final = (bool, int, float, str, bytes, type(None))


def modules() -> Iterator[ModuleType]:
    for room in ROOMS:
        package = importlib.import_module(room)
        for found in pkgutil.iter_modules(package.__path__, f"{room}."):
            if not found.ispkg:
                yield importlib.import_module(found.name)


def plain(value: object) -> str | None:
    """A value as it would be written; None for one that is no plain data."""
    if isinstance(value, re.Pattern):
        return f"/{value.pattern}/"
    if isinstance(value, PLAIN):
        return repr(value)
    if isinstance(value, frozenset | set):
        parts = [plain(one) for one in value]
        return None if None in parts else "{" + ", ".join(sorted(str(one) for one in parts)) + "}"
    if isinstance(value, tuple | list):
        parts = [plain(one) for one in value]
        return None if None in parts else f"({', '.join(str(one) for one in parts)})"
    if isinstance(value, dict):
        rows = [f"{key!r}: {plain(one) or one.__name__}" for key, one in value.items() if named(one)]
        return "{" + ", ".join(rows) + "}" if len(rows) == len(value) else None
    return None


def named(value: object) -> bool:
    return plain(value) is not None or isinstance(value, type)


def constants(module: ModuleType) -> dict[str, str]:
    """What stands in capitals at the top of a module, if it is plain data."""
    found: dict[str, str] = {}
    tree = ast.parse(Path(str(module.__file__)).read_text(encoding="utf-8"))
    for node in tree.body:
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            value = plain(getattr(module, node.target.id))
            if value is not None:
                found[node.target.id] = value
    return found


def defaults(call: Any) -> str:
    """What a function takes if nothing is given."""
    try:
        known = inspect.signature(call).parameters.values()
    except (TypeError, ValueError):
        return ""
    given = [(one.name, plain(one.default)) for one in known if one.default is not one.empty]
    return ", ".join(f"{name}={value}" for name, value in given if value is not None)


def facts(cls: type[Any]) -> Iterator[str]:
    """Whether what is in it may change, and what stands there if nobody says otherwise."""
    if dataclasses.is_dataclass(cls):
        params: Any = vars(cls)["__dataclass_params__"]
        yield "frozen" if params.frozen else "may change"
        yield "closed" if "__slots__" in vars(cls) else "open"
    elif issubclass(cls, msgspec.Struct):
        config = cls.__struct_config__
        yield "frozen" if config.frozen else "may change"
        yield "strict" if config.forbid_unknown_fields else "lenient"
        kinds = [one.kind for one in inspect.signature(cls).parameters.values()]
        yield "by name" if inspect.Parameter.KEYWORD_ONLY in kinds else "by place"
        yield from (f"{row.name}={plain(row.default)}" for row in msgspec.structs.fields(cls))
    for name, value in vars(cls).items():
        if name.startswith("_"):
            continue
        found = plain(value)
        if found is not None:
            yield f"{name}={found}"


def shapes(module: ModuleType) -> dict[str, str]:
    found: dict[str, str] = {}
    for name, value in vars(module).items():
        if getattr(value, "__module__", None) != module.__name__:
            continue
        if inspect.isfunction(value):
            if defaults(value):
                found[name] = defaults(value)
        elif inspect.isclass(value):
            calls = {key: one for key, one in vars(value).items() if inspect.isfunction(one)}
            said = [f"{key}({defaults(one)})" for key, one in calls.items() if defaults(one)]
            told = "; ".join([*facts(value), *said])
            if told:
                found[name] = told
    return found


def tables() -> dict[str, str]:
    found: dict[str, str] = {}
    for table in schema.metadata.sorted_tables:
        indexes = sorted(str(CreateIndex(index)) for index in table.indexes)
        made = [str(CreateTable(table)), *indexes]
        found[table.name] = " ".join(" ".join(made).split())
    return found


def bounds(part: object, path: str) -> Iterator[tuple[str, str]]:
    """What is said of sizes in a piece of a JSON schema, wherever it stands."""
    if isinstance(part, list):
        for place, one in enumerate(part):
            yield from bounds(one, f"{path}[{place}]")
    elif isinstance(part, dict):
        for key, one in part.items():
            if key in BOUNDS and not isinstance(one, dict):
                yield f"{path}.{key}", json.dumps(one)
            else:
                yield from bounds(one, f"{path}.{key}")


def api() -> dict[str, str]:
    """What may be sent and how much of it, and what each request may be refused with."""
    from nave.web.app import make_app
    from nave.web.settings import Settings

    described = make_app(Settings()).openapi()
    found = dict(bounds(described["components"]["schemas"], ""))
    for path, methods in described["paths"].items():
        for method, one in methods.items():
            found[f"{method} {path}"] = ", ".join(sorted(one["responses"]))
            found |= dict(bounds(one.get("parameters", []), f"{method} {path}"))
    return found


def declared() -> dict[str, dict[str, str]]:
    found: dict[str, dict[str, str]] = {}
    for module in modules():
        rows = {**constants(module), **shapes(module)}
        if rows:
            found[module.__name__] = rows
    return {**found, "tables": tables(), "api": api()}


def as_toml() -> str:
    lines: list[str] = []
    for part, rows in declared().items():
        lines += [
            f"[{quoted(part)}]",
            *(f"{quoted(name)} = {quoted(value)}" for name, value in rows.items()),
            "",
        ]
    return "\n".join(lines)
