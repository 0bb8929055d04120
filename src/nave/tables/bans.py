"""Who may not come in: networks of addresses, and keys. Stored with the tables, asked in memory."""

import ipaddress
from dataclasses import dataclass
from typing import Final

from nave.kernel.said import Said
from nave.tables.errors import Banned, Invalid
from nave.tables.model import now

ADDRESS: Final = "address"
KEY: Final = "key"
# Bits of an IPv6 address before the IPv4 address that it may hold.
MAPPED: Final = 96


@dataclass(slots=True, frozen=True)
class Ban:
    kind: str
    # A network, or the hash of a key.
    value: str
    reason: str
    at: int
    # None: for good.
    until: int | None

    @property
    def holds(self) -> bool:
        return self.until is None or self.until > now()


def network(text: str) -> str:
    """A network as it is stored; one address is a network of its own. Of IPv6 a /64 is the least.

    An IPv4 address may come dressed as an IPv6 one: its /64 would be this machine's, and that of nobody else.
    """
    try:
        found = ipaddress.ip_network(text, strict=False)
    except ValueError:
        raise Invalid(Said("no-network", given=text)) from None
    if isinstance(found, ipaddress.IPv6Network) and found.prefixlen > 64:
        plain = found.network_address.ipv4_mapped
        if plain is not None and found.prefixlen >= MAPPED:
            return str(ipaddress.ip_network((plain, found.prefixlen - MAPPED), strict=False))
        found = ipaddress.ip_network((found.network_address, 64), strict=False)
    return str(found)


class Bans:
    def __init__(self, bans: list[Ban] | None = None) -> None:
        bans = bans or []
        self._networks = [(ipaddress.ip_network(ban.value), ban) for ban in bans if ban.kind == ADDRESS]
        self._keys = {ban.value: ban for ban in bans if ban.kind == KEY}

    def check(self, address: str, key_hash: str | None = None) -> None:
        ban = None if key_hash is None else self._keys.get(key_hash)
        if ban is None and self._networks:
            ban = self._of(address)
        if ban is not None and ban.holds:
            raise Banned(Said("refused-banned"))

    def stops(self, key_hash: str | None) -> bool:
        """Whether a key is kept out, whoever brings it."""
        ban = None if key_hash is None else self._keys.get(key_hash)
        return ban is not None and ban.holds

    def _of(self, address: str) -> Ban | None:
        try:
            asked = ipaddress.ip_address(address)
        except ValueError:
            return None
        if isinstance(asked, ipaddress.IPv6Address) and asked.ipv4_mapped is not None:
            asked = asked.ipv4_mapped
        return next((ban for found, ban in self._networks if asked in found and ban.holds), None)
