"""How often who may do what. All of it is bounded in memory: the oldest is forgotten first."""

import ipaddress
import math
import time
from collections import OrderedDict
from functools import lru_cache
from typing import Final

from nave.kernel.errors import NaveError
from nave.kernel.said import Said
from nave.tables.errors import TableError

REMEMBERED: Final = 20_000
# The packages that have words for what this room says.
WORDS_IN: Final = ("nave.web",)


class TooMany(TableError):
    """Asked too often; `extra` says after how many seconds to try again."""

    code = "too_many"


class Buckets:
    """Token buckets: `burst` requests at once, `rate` per second in the long run. Rate 0 never refuses."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self._levels: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def level(self, key: str) -> float:
        level, at = self._levels.get(key, (self.burst, 0.0))
        return min(self.burst, level + (time.monotonic() - at) * self.rate)

    def empty(self, key: str) -> bool:
        return self.rate > 0 and self.level(key) < 1

    def take(self, key: str, count: float = 1.0) -> None:
        """Whoever takes more than is left gets it, and waits so much longer before the next time."""
        if self.rate <= 0:
            return
        self._levels[key] = (max(self.level(key), 1.0) - count, time.monotonic())
        self._levels.move_to_end(key)
        if len(self._levels) > REMEMBERED:
            self._levels.popitem(last=False)

    def check(self, key: str, said: str, count: float = 1.0) -> None:
        """Take one or more, or refuse by the message of that key if not even one is left."""
        if self.empty(key):
            wait = math.ceil((1 - self.level(key)) / self.rate)
            raise TooMany(NaveError(Said(said, wait=wait), WORDS_IN), retry_after=wait)
        self.take(key, count)


class Guard:
    """Slows down guessing. Only misses count: a key that fits is never refused, whoever lives beside it."""

    def __init__(self, rate: float) -> None:
        self.misses = Buckets(rate, 20)

    def missed(self, address: str) -> None:
        """Note a miss; refuse what comes after too many."""
        self.misses.check(address, "too-many-keys")


def address_of(client: tuple[str, int] | None) -> str:
    """Who is asking. An IPv6 household has a whole /64, so that is what is counted.

    An IPv4 address may arrive dressed as an IPv6 one.
    """
    return "unknown" if client is None else _counted(client[0])


@lru_cache(maxsize=REMEMBERED)
def _counted(host: str) -> str:
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped)
        return str(ipaddress.ip_network((address, 64), strict=False).network_address)
    return str(address)
