"""How often who may do what. All of it is bounded in memory: the oldest is forgotten first."""

import ipaddress
import math
import time
from collections import OrderedDict
from typing import Final

from nave.tables.errors import TableError

REMEMBERED: Final = 20_000


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

    def take(self, key: str) -> None:
        if self.rate <= 0:
            return
        self._levels[key] = (max(self.level(key) - 1, 0.0), time.monotonic())
        self._levels.move_to_end(key)
        if len(self._levels) > REMEMBERED:
            self._levels.popitem(last=False)

    def check(self, key: str, what: str) -> None:
        """Take one, or refuse."""
        if self.empty(key):
            wait = math.ceil((1 - self.level(key)) / self.rate)
            raise TooMany(f"too many {what}; try again in {wait} s", retry_after=wait)
        self.take(key)


class Guard:
    """Slows down guessing of keys: an address with many misses may only use keys it has used before."""

    def __init__(self, rate: float) -> None:
        self.misses = Buckets(rate, 20)
        self._known: OrderedDict[tuple[str, str], None] = OrderedDict()

    def before(self, address: str, key_hash: str) -> None:
        if (address, key_hash) not in self._known and self.misses.empty(address):
            wait = math.ceil((1 - self.misses.level(address)) / self.misses.rate)
            raise TooMany(f"too many unknown keys; try again in {wait} s", retry_after=wait)

    def missed(self, address: str) -> None:
        self.misses.take(address)

    def fits(self, address: str, key_hash: str) -> None:
        pair = (address, key_hash)
        self._known[pair] = None
        self._known.move_to_end(pair)
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)


def address_of(client: tuple[str, int] | None) -> str:
    """Who is asking. An IPv6 household has a whole /64, so that is what is counted."""
    if client is None:
        return "unknown"
    try:
        address = ipaddress.ip_address(client[0])
    except ValueError:
        return client[0]
    if address.version == 6:
        return str(ipaddress.ip_network((address, 64), strict=False).network_address)
    return str(address)
