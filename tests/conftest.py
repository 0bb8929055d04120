"""What tests of the upper rooms share: a database of each kind, and a server on it.

Imported by every test, so the server itself is imported only where a test asks for one: a file of rule tests
is to run in a second or two.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.support.postgres import PrivatePostgres
    from tests.support.server import Server


@pytest.fixture(scope="session")
def postgres() -> "Iterator[PrivatePostgres]":
    """Started once for each test process, at the first test that needs it."""
    from tests.support.postgres import PrivatePostgres

    server = PrivatePostgres()
    yield server
    server.stop()


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.slow)])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database: every test that takes it runs on both kinds, quickly on one."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.sqlite3'}"
    server: PrivatePostgres = request.getfixturevalue("postgres")
    return server.new_database()


@pytest.fixture
def server(database: str) -> "Iterator[Server]":
    from tests.support.server import running_server

    with running_server(database) as running:
        yield running


@pytest.fixture
def sqlite_server(tmp_path: Path) -> "Iterator[Server]":
    from tests.support.server import running_server

    with running_server(f"sqlite:///{tmp_path / 'tables.sqlite3'}") as running:
        yield running
