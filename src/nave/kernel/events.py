"""Events: what an answer did, with the id of the rule that caused it. Rules never read them.

A kind of event is a class made of integers; how each number is named for people and programs stands in its
annotation:

    class DieMoved(Event, tag="move_die"):
        die: Annotated[int, Names(DICE)]
        start: Annotated[int, Place()] = field(name="from")
        end: Annotated[int, Place()] = field(name="to")
        steps: int

    s.log.append(DieMoved(die, before, space, steps, rule="market.move", seat=player))

`data` names pieces as touches do, and is what words are made of: `event-move_die` in the language file has
the same arguments.
"""

from collections.abc import Callable, Sequence
from functools import cache
from typing import Annotated, Any, ClassVar, Final, TypedDict, get_args, get_origin, get_type_hints

import msgspec

from nave.kernel.said import Said

EVERYBODY: Final = -1


class Names:
    """The number is an index of these names; `none` stands for -1."""

    def __init__(self, names: Sequence[str], none: str | None = None) -> None:
        self.names = tuple(names)
        self.none = none

    def name(self, value: int) -> Any:
        return self.none if value < 0 else self.names[value]


class Named:
    """The number is named by a function, as `3.2` for a section."""

    def __init__(self, name: Callable[[int], str]) -> None:
        self.name = name


class Place:
    """A place that people count from one."""

    def name(self, value: int) -> int:
        return value + 1


class Flag:
    """Yes or no."""

    def name(self, value: int) -> bool:
        return bool(value)


class SeatOrNone:
    """A seat, as its number; none for -1."""

    def name(self, value: int) -> int | None:
        return None if value < 0 else value


Naming = Names | Named | Place | Flag | SeatOrNone


# What an event tells, by name, for people's programs; `game_types.py` writes down which facts each kind has.
Facts = dict[str, object]


class EventData(TypedDict):
    """An event as plain data, without words."""

    kind: str
    rule: str
    seat: int
    data: Facts
    answer: int


class ToldEvent(EventData):
    """An event with its sentence."""

    text: str


class Event(msgspec.Struct, kw_only=True):
    """`seat` is whose doing it is. If `only` names a seat, the others do not learn the fields in `secret`."""

    rule: str
    seat: int
    only: int = EVERYBODY
    # The number of the answer that caused it, set by the driver.
    answer: int = 0
    # Whether this is what others may know of it.
    hidden: bool = False

    # Under this name the seat is among the data; "" leaves it out.
    owner: ClassVar[str] = "player"
    secret: ClassVar[tuple[str, ...]] = ()

    @property
    def kind(self) -> str:
        """The name of what happened."""
        tag = self.__struct_config__.tag
        return tag if isinstance(tag, str) else type(self).__name__

    @property
    def data(self) -> Facts:
        """What happened, with pieces named as touches name them."""
        found: Facts = {self.owner: self.seat} if self.owner else {}
        hidden = self.secret if self.hidden else ()
        for name, key, naming in shape(type(self)):
            if name not in hidden:
                value = getattr(self, name)
                found[key] = value if naming is None else named(value, naming)
        return found

    def said(self) -> Said:
        """What happened, before it is put into words."""
        return Said(f"event-{self.kind}{'-hidden' if self.hidden else ''}", **self.data)

    def to_data(self) -> EventData:
        """As plain data, without words (see `Game.told`)."""
        return {
            "kind": self.kind,
            "rule": self.rule,
            "seat": self.seat,
            "data": self.data,
            "answer": self.answer,
        }

    def seen_by(self, seat: int | None) -> "Event":
        """The event as that seat (None: a spectator) may know it."""
        if self.only in (EVERYBODY, seat):
            return self
        blanks = dict.fromkeys(self.secret, -1)
        return msgspec.structs.replace(self, hidden=True, **blanks)


def named(value: Any, naming: Naming) -> Any:
    if isinstance(value, list | tuple):
        return [naming.name(one) for one in value]
    return naming.name(value)


@cache
def shape(event: type[Event]) -> list[tuple[str, str, Naming | None]]:
    """The fields of a kind of event: attribute, name among the data, how the number is named."""
    hints = get_type_hints(event, include_extras=True)
    found: list[tuple[str, str, Naming | None]] = []
    for name, key in zip(event.__struct_fields__, event.__struct_encode_fields__, strict=True):
        if name in Event.__struct_fields__:
            continue
        found.append((name, key, naming_of(hints[name])))
    return found


def naming_of(hint: Any) -> Naming | None:
    if get_origin(hint) is Annotated:
        for note in get_args(hint)[1:]:
            if isinstance(note, Naming):
                return note
    return None
