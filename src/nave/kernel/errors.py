"""Every error a caller can cause, one family: each message names the problem and what is allowed."""


class NaveError(Exception):
    """Something asked of Nave cannot be done; the message says what and what is allowed instead."""


class BadInput(NaveError):
    """A game, seat count, option, move text or other value that does not exist."""


class IllegalMove(NaveError):
    """A known move that the rules refuse now; `rule` is the id of the rule that refuses it."""

    def __init__(self, move: str, reason: str, rule: str) -> None:
        super().__init__(f"{move}: {reason} [{rule}]")
        self.move = move
        self.reason = reason
        self.rule = rule


class RecordError(NaveError):
    """A record that is malformed, truncated or cannot be replayed with what is installed."""


class PositionError(NaveError):
    """A position that is malformed or does not account for every piece."""
