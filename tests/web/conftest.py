"""What tests of the network share beside servers; imported only where a test asks for it."""

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.support.rounds import Rounds


@pytest.fixture
def rounds(monkeypatch: pytest.MonkeyPatch) -> "Rounds":
    """How to wait until everybody was told who is to be told; ask for it before a server."""
    from tests.support.rounds import Rounds

    return Rounds(monkeypatch)
