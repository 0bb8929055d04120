"""Events: what an answer did, with the id of the rule that caused it. Rules never read them."""

from typing import Any, Final

EVERYBODY: Final = -1


class Event:
    """`data` is plain and names pieces as touches do; `text` is one sentence for the log.

    If `only` names a seat, the others get `public` in place of `text` and none of the keys in `secret`.
    """

    def __init__(
        self,
        kind: str,
        rule: str,
        seat: int,
        text: str,
        data: dict[str, Any],
        only: int = EVERYBODY,
        public: str = "",
        secret: tuple[str, ...] = (),
    ) -> None:
        self.kind = kind
        self.rule = rule
        self.seat = seat
        self.text = text
        self.data = data
        self.only = only
        self.public = public
        self.secret = secret
        # The number of the answer that caused it, set by the driver.
        self.answer = 0

    def seen_by(self, seat: int | None) -> "Event":
        """The event as that seat (None: a spectator) may know it."""
        if self.only in (EVERYBODY, seat):
            return self
        data = {key: value for key, value in self.data.items() if key not in self.secret}
        event = Event(self.kind, self.rule, self.seat, self.public, data)
        event.answer = self.answer
        return event

    def to_data(self) -> dict[str, Any]:
        return {
            "kind": self.kind,
            "rule": self.rule,
            "seat": self.seat,
            "text": self.text,
            "data": self.data,
            "answer": self.answer,
        }

    def __repr__(self) -> str:
        return f"Event({self.kind!r}, {self.text!r}, rule={self.rule!r})"
