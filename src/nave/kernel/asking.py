"""Open questions as plain data: written to a position, read back and checked by what each says of itself."""

from itertools import pairwise
from typing import Any, TypeVar

from nave.kernel.errors import PositionError
from nave.kernel.frame import Frame
from nave.kernel.question import Kind
from nave.kernel.reading import Reader

S = TypeVar("S")


def demand(true: bool, message: str) -> None:
    if not true:
        raise PositionError(message)


def write_questions(stack: list[Frame[S]]) -> list[dict[str, Any]]:
    return [{"ask": frame.kind, "args": frame.args()} for frame in stack]


def read_question(row: Reader, kinds: dict[str, Kind[S]], s: S) -> Frame[S]:
    row.only({"ask", "args"})
    names = list(kinds)
    kind = kinds[names[row.name("ask", names)]]
    args = row.sequence("args", len(kind.fields))
    for field, value in zip(kind.fields, args, strict=True):
        least, most = field.least, field.most(s)
        if type(value) is not int or not least <= value <= most:
            raise PositionError(
                f"{row.path}.args: the {field.name} of {kind.kind!r} is {value!r}; allowed: {least} to {most}"
            )
    return kind.make(*args)


def check_below(stack: list[Frame[S]], kinds: dict[str, Kind[S]]) -> None:
    """Every question but the first lies on one that can be waiting for it."""
    for below, frame in pairwise(stack):
        allowed = kinds[frame.kind].below
        if not allowed:
            raise PositionError(f"{frame.kind!r} can only be the first entry of ask")
        demand(
            below.kind in allowed,
            f"{frame.kind!r} cannot lie on {below.kind!r} in ask; allowed: {' or '.join(allowed)}",
        )
