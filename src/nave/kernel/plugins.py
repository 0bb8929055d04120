"""Parts of games that packages bring along: found by entry point, loaded when they are asked for.

A game is a package of up to four plug-ins, all under the id of the game (docs/write-a-game.md):

    nave.games          its rules: a class derived from `Rules`; the only one that is needed
    nave.minds          what thinking bots know of it: a class derived from `Mind`
    nave.drawings       how the terminal draws it: a class derived from `Drawing`
    nave.observations   what learning agents see of it: a function that makes an `Observer`
"""

from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Any, Final

from nave.kernel.errors import BadInput
from nave.kernel.said import Said

GAMES: Final = "nave.games"
MINDS: Final = "nave.minds"
DRAWINGS: Final = "nave.drawings"
OBSERVATIONS: Final = "nave.observations"


@cache
def found(group: str) -> dict[str, list[EntryPoint]]:
    """The entry points of a group by name, none of them loaded; read once."""
    points: dict[str, list[EntryPoint]] = {}
    for point in sorted(entry_points(group=group)):
        points.setdefault(point.name, []).append(point)
    return points


def names(group: str) -> list[str]:
    """The games that have such a plug-in, in the order of the alphabet."""
    return list(found(group))


@cache
def load(group: str, name: str) -> Any:
    """What the plug-in's entry point names, or None if there is none.

    Raises BadInput, which says what to do, if it cannot be imported or if two packages bring one.
    """
    points = found(group).get(name, [])
    if not points:
        return None
    if len(points) > 1:
        both = [f"{point.value} ({package(point)})" for point in points]
        raise BadInput(Said("plugin-twice", group=group, name=repr(name), count=len(points), packages=both))
    point = points[0]
    # Whatever goes wrong in there is the doing of its package and is told with its name.
    try:
        return point.load()
    except Exception as error:
        told = {"error": type(error).__name__, "message": str(error), "package": package(point)}
        raise BadInput(Said("plugin-fails", group=group, name=repr(name), of=point.value, **told)) from error


def package(point: EntryPoint) -> str:
    """The package to install or uninstall."""
    return point.dist.name if point.dist is not None else "its package"


def forget() -> None:
    """Look again: packages may have come or gone."""
    found.cache_clear()
    load.cache_clear()
