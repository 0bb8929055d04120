"""What a table refuses, each with a code that programs can rely on and a sentence for people."""

from typing import Any

from nave.kernel.errors import NaveError
from nave.kernel.said import Said


class TableError(NaveError):
    """Something a table refuses; `code` names the kind, `extra` adds facts for the one who asked."""

    code = "refused"
    words_in = ("nave.tables",)

    def __init__(self, said: Said | NaveError | str, **extra: Any) -> None:
        super().__init__(said)
        self.extra = extra


class NoSuchTable(TableError):
    """Also said of private tables to those without a key: that they exist is nobody's business."""

    code = "no_such_table"


class NotAllowed(TableError):
    """The key fits the table but not what was asked."""

    code = "not_allowed"


class UnknownKey(TableError):
    """A key that opens nothing at this table."""

    code = "unknown_key"


class Invalid(TableError):
    """Something in the request is wrong in itself, whatever the state of the table."""

    code = "invalid"


class Refused(TableError):
    """The table is not in a state for this."""

    code = "refused"


class Illegal(TableError):
    """The rules refuse the move; `extra` has the rule."""

    code = "illegal"


class Stale(TableError):
    """The submission follows an answer that is no longer the last one; `extra` has the state as it is."""

    code = "stale"


class Locked(TableError):
    """The table needs a rules version or a component set that is not installed here."""

    code = "locked"


class Full(TableError):
    """The server has as many running tables as it is allowed to have."""

    code = "full"


class Busy(TableError):
    """Not now; `extra` says after how many seconds to try again."""

    code = "busy"


class Banned(TableError):
    """Whoever runs the server does not let this address or this key in."""

    code = "banned"


class Unavailable(TableError):
    """The database cannot be used now; whether what was sent is stored shows when it is sent again."""

    code = "unavailable"


class Overloaded(TableError):
    """The server has more to do than it can: nothing new is begun, running games go on."""

    code = "overloaded"


class Conflict(Exception):
    """Somebody else committed first. The service reads anew and decides again; nobody outside sees this."""
