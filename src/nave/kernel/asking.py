"""Open questions as plain data: written to a position, read back and checked by what each says of itself."""

from itertools import pairwise
from typing import TypeVar

from nave.kernel.errors import PositionError
from nave.kernel.frame import Frame
from nave.kernel.language import Either
from nave.kernel.question import Kind
from nave.kernel.reading import Reader
from nave.kernel.said import Said
from nave.kernel.types import Asked

S = TypeVar("S")


def demand(true: bool, otherwise: Said) -> None:
    if not true:
        raise PositionError(otherwise)


def write_questions(stack: list[Frame[S]]) -> list[Asked]:
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
                Said(
                    "wrong-argument",
                    path=row.path,
                    name=field.name,
                    kind=repr(kind.kind),
                    value=repr(value),
                    least=str(least),
                    most=str(most),
                )
            )
    return kind.make(*args)


def check_below(stack: list[Frame[S]], kinds: dict[str, Kind[S]]) -> None:
    """Every question but the first lies on one that can be waiting for it."""
    for below, frame in pairwise(stack):
        allowed = kinds[frame.kind].below
        if not allowed:
            raise PositionError(Said("wrong-not-first", kind=repr(frame.kind)))
        demand(
            below.kind in allowed,
            Said("wrong-below", kind=repr(frame.kind), below=repr(below.kind), allowed=Either(allowed)),
        )
