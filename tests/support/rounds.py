"""The rounds in which a server tells who is away: a test waits for one to end, not for a time to pass."""

import time
from typing import Final

import pytest

from nave.tables import notices
from tests.support.server import Person, Server

QUICK: Final = 0.05


class Rounds:
    """Rounds of the servers that are started from now on, quick ones, counted when they end."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.ended = 0
        look = notices.Notices.look

        async def counted(this: notices.Notices) -> None:
            try:
                await look(this)
            finally:
                self.ended += 1

        patch.setattr(notices.Notices, "look", counted)
        patch.setattr(notices, "LOOK_EVERY", QUICK)

    def pass_by(self, seconds: float = 30) -> None:
        """Whoever is due now is told by then: the round under way ends, and a whole one after it."""
        enough, end = self.ended + 2, time.monotonic() + seconds
        while self.ended < enough:
            assert time.monotonic() < end, "nobody looks who is to be told"
            time.sleep(0.01)

    def gone(self, server: Server, person: Person, seconds: float = 30) -> None:
        """The server has noticed that nobody listens at a table any more, and gone its rounds since."""
        presence, end = server.app.state.desk.service.presence, time.monotonic() + seconds
        while presence.seats(person.table):
            assert time.monotonic() < end, "somebody is still here"
            time.sleep(0.01)
        self.pass_by()
