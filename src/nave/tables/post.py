"""Sends to addresses that strangers have named: only outside, never inside, and never further.

A name is looked up once, and just the address that was checked is called: what it means may change.
"""

import http.client
import ipaddress
import socket
import ssl
from typing import Final
from urllib.parse import urlsplit

# Seconds for all of it; bytes of an address.
PATIENCE: Final = 10.0
LONGEST: Final = 1024


class Forbidden(ValueError):
    """Nothing is sent to such an address."""


def checked(url: str, private: bool = False) -> tuple[str, int, str, bool]:
    """Host, port, path and whether it is encrypted. `private`: also inside, and in the clear."""
    if len(url) > LONGEST or not url.isascii() or any(ord(letter) <= 32 for letter in url):
        raise Forbidden(url[:80])
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise Forbidden(url[:80]) from None
    secure = parts.scheme == "https"
    if not parts.hostname or parts.username or not (secure or (private and parts.scheme == "http")):
        raise Forbidden(url[:80])
    if not private and port not in (None, 443):
        raise Forbidden(url[:80])
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return parts.hostname, port or (443 if secure else 80), path, secure


def address_of(host: str, port: int, private: bool) -> str:
    """Where to call. If a name also means somewhere inside, nobody is called."""
    try:
        found = [str(one[4][0]) for one in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)]
    except OSError:
        raise Forbidden(host) from None
    for one in found:
        address = ipaddress.ip_address(one.partition("%")[0])
        mapped = getattr(address, "ipv4_mapped", None)
        if not private and (not (mapped or address).is_global or address.is_multicast):
            raise Forbidden(host)
    if not found:
        raise Forbidden(host)
    return found[0]


def post(url: str, body: bytes, headers: dict[str, str], private: bool = False) -> int:
    """The status of the reply; OSError if there was none. Redirects are not followed, replies not read."""
    host, port, path, secure = checked(url, private)
    plain = socket.create_connection((address_of(host, port, private), port), PATIENCE)
    try:
        wire = ssl.create_default_context().wrap_socket(plain, server_hostname=host) if secure else plain
        connection = http.client.HTTPConnection(host, port, timeout=PATIENCE)
        connection.sock = wire
        try:
            connection.request("POST", path, body, headers)
            return connection.getresponse().status
        except http.client.HTTPException as error:
            raise OSError(str(error)) from None
        finally:
            connection.close()
    finally:
        plain.close()
