"""Taking pieces of one resource out of what is due."""

from typing import Final

from nave.games.red_cathedral.names import BASE_RESOURCES, RESOURCES
from nave.kernel.family import Family

TAKE_MAX: Final = 12
NOTHING: Final = Family("take nothing")
TAKE: Final = Family(
    "take {amount} {resource}",
    resource=RESOURCES[:BASE_RESOURCES],
    amount=[str(n) for n in range(1, TAKE_MAX + 1)],
)
