"""Plain data with one thing wrong: every place of it, and what may be put there instead."""

import copy
from typing import Any

Place = tuple[str | int, ...]

DELETE = object()
TWICE = object()

# What is put in place of a value, beside values that stand elsewhere in the same data.
STRANGERS: list[Any] = [
    DELETE,
    TWICE,
    None,
    True,
    False,
    -1,
    0,
    1,
    2,
    3,
    5,
    6,
    7,
    8,
    12,
    99,
    10**30,
    1.0,
    2.5,
    float("nan"),
    "",
    "nothing",
    "white",
    "black",
    [],
    {},
    [1],
    [[]],
    {"nothing": 1},
]


def places(data: Any, path: Place = ()) -> list[Place]:
    """The paths of all values in plain data, containers included."""
    found = [path] if path else []
    items: list[tuple[str | int, Any]] = []
    if isinstance(data, dict):
        items = list(data.items())
    elif isinstance(data, list):
        items = list(enumerate(data))
    for key, value in items:
        found += places(value, (*path, key))
    return found


def value_at(data: Any, path: Place) -> Any:
    for key in path:
        data = data[key]
    return data


def mutated(data: Any, path: Place, value: Any) -> Any:
    """A copy with another value at that place; DELETE takes it away, TWICE repeats it beside itself."""
    changed = copy.deepcopy(data)
    inner = value_at(changed, path[:-1])
    key = path[-1]
    if value is DELETE:
        del inner[key]
    elif value is TWICE:
        if isinstance(inner, list):
            inner.insert(int(key), copy.deepcopy(inner[int(key)]))
        else:
            inner[f"{key}_again"] = copy.deepcopy(inner[key])
    else:
        inner[key] = copy.deepcopy(value)
    return changed
