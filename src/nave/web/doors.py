"""By which name the server is called, and from which page: others are turned away at the door.

A page elsewhere can let its own name lead to this machine (DNS rebinding) and would then be trusted by the
browser. Such a name has a dot in it; addresses, this machine's own names and those of a home network do not
come from a stranger. Any other name has to be told to the server.
"""

import ipaddress
from collections.abc import Iterable
from typing import Final, NotRequired, TypedDict
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection
from starlette.types import Scope

from nave.kernel.language import words_of
from nave.kernel.said import Argument, Said
from nave.web.desk import language_of
from nave.web.limits import WORDS_IN

ANY: Final = "*"
# Names that no stranger can let lead here.
AT_HOME: Final = (".localhost", ".local", ".lan", ".home.arpa", ".internal")
SAFE: Final = ("GET", "HEAD", "OPTIONS")


class Refused(TypedDict):
    """What somebody is told who is turned away."""

    error: str
    message: str
    retry_after: NotRequired[int]


Refusal = tuple[int, Refused]


def said_to(scope: Scope, key: str, **args: Argument) -> str:
    """Something in the language of whoever asks, before anything else is known of the request."""
    return words_of(WORDS_IN, language_of(HTTPConnection(scope))).say(Said(key, **args))


class Doors:
    def __init__(self, hosts: Iterable[str]) -> None:
        self.hosts = frozenset(host.lower() for host in hosts)

    def refusal(self, scope: Scope) -> Refusal | None:
        host = origin = None
        for name, value in scope["headers"]:
            if name == b"host":
                host = value.decode("latin-1").lower()
            elif name == b"origin":
                origin = value.decode("latin-1").lower()
        if host is not None and not self.known(host):
            return 421, {
                "error": "misdirected",
                "message": said_to(scope, "other-host", name=name_of(host)[:80]),
            }
        changes = scope["type"] == "websocket" or scope["method"] not in SAFE
        if changes and origin is not None and not self.own(origin, host or ""):
            return 403, {"error": "other_origin", "message": said_to(scope, "other-origin")}
        return None

    def known(self, host: str) -> bool:
        name = name_of(host)
        if ANY in self.hosts or name in self.hosts or "." not in name or name.endswith(AT_HOME):
            return True
        return is_address(name)

    def own(self, origin: str, host: str) -> bool:
        """Whether a page from there is ours: it came from the same name and port, or from a name we go by."""
        try:
            parts = urlsplit(origin)
            port = parts.port
        except ValueError:
            return False
        name = parts.hostname or ""
        if name in self.hosts:
            return True
        usual = {"http": 80, "https": 443}.get(parts.scheme)
        return name != "" and (name, port or usual) in {
            (name_of(host), port_of(host) or standard) for standard in (80, 443)
        }


def name_of(host: str) -> str:
    if host.startswith("["):
        return host[1:].partition("]")[0]
    return host.partition(":")[0].rstrip(".")


def port_of(host: str) -> int | None:
    port = host.rpartition("]")[2].rpartition(":")[2] if ":" in host.rpartition("]")[2] else ""
    return int(port) if port.isdecimal() else None


def is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True
