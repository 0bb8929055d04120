"""Who is next: urgent things more often than others, and within each kind everybody in turn."""

from collections import OrderedDict, deque
from typing import Final, Generic, TypeVar

T = TypeVar("T")

# What somebody waits for who asked; bots at tables with people; bots among themselves; bots at tables with
# people that answer in milliseconds: their next thought waits for no more than one that takes a second.
ASKED: Final = 0
WITH_PEOPLE: Final = 1
ALONE: Final = 2
QUICK: Final = 3
# How often each is served while all of them wait: nobody is left out for ever.
ROUND: Final = (ASKED, QUICK, WITH_PEOPLE, QUICK, ASKED, QUICK, WITH_PEOPLE, QUICK, ALONE, QUICK)


class FairQueue(Generic[T]):
    """`owner` is whoever is to get no more than others, however much it asks for."""

    def __init__(self) -> None:
        self._kinds: list[OrderedDict[str, deque[T]]] = [OrderedDict() for _ in set(ROUND)]
        self._counts = [0] * len(self._kinds)
        self._place = 0

    def __len__(self) -> int:
        return sum(self._counts)

    def waiting(self, urgency: int) -> int:
        return self._counts[urgency]

    def of(self, urgency: int, owner: str) -> int:
        return len(self._kinds[urgency].get(owner, ()))

    def put(self, urgency: int, owner: str, thing: T) -> None:
        self._kinds[urgency].setdefault(owner, deque()).append(thing)
        self._counts[urgency] += 1

    def get(self) -> T | None:
        for step in range(len(ROUND)):
            place = (self._place + step) % len(ROUND)
            owners = self._kinds[ROUND[place]]
            if owners:
                self._place = (place + 1) % len(ROUND)
                owner, things = owners.popitem(last=False)
                thing = things.popleft()
                self._counts[ROUND[place]] -= 1
                if things:
                    # Its next thing comes after one of everybody else.
                    owners[owner] = things
                return thing
        return None
