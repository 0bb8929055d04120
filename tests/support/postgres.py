"""A private PostgreSQL for tests: own folder, own port on 127.0.0.1, gone afterwards."""

import asyncio
import os
import secrets
import shutil
import socket
import subprocess
from pathlib import Path

import asyncpg


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def binaries() -> Path:
    """The folder of Debian's server binaries, which are not on the PATH."""
    config = shutil.which("pg_config")
    if config:
        folder = Path(
            subprocess.run([config, "--bindir"], capture_output=True, text=True, check=True).stdout.strip()
        )
        if (folder / "initdb").is_file():
            return folder
    for found in sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), reverse=True):
        return found.parent
    raise RuntimeError("PostgreSQL is not installed here; `make postgres` installs Debian's package as root")


class PrivatePostgres:
    def __init__(self, parent: str = "") -> None:
        """In memory by default, which is quicker; name a folder where commits shall reach a disk."""
        self.bin = binaries()
        # PostgreSQL refuses to run as root; Debian's package brings a user for it.
        self.before = ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []
        where = parent or ("/dev/shm" if Path("/dev/shm").is_dir() else "/tmp")
        self.folder = self.run("mktemp", "-d", "-p", where, "nave-pg-XXXXXXXX").strip()
        self.port = free_port()
        data = f"{self.folder}/data"
        self.run(str(self.bin / "initdb"), "-D", data, "-A", "trust", "-U", "nave", "-E", "UTF8", "--no-sync")
        settings = (
            f"-c listen_addresses=127.0.0.1 -c port={self.port} -c unix_socket_directories={self.folder}"
        )
        self.run(
            str(self.bin / "pg_ctl"), "-D", data, "-w", "-l", f"{self.folder}/log", "-o", settings, "start"
        )

    def run(self, *command: str) -> str:
        done = subprocess.run([*self.before, *command], capture_output=True, text=True, cwd="/", check=False)
        if done.returncode:
            raise RuntimeError(f"{command[0]} failed: {done.stderr or done.stdout}")
        return done.stdout

    def url(self, database: str) -> str:
        return f"postgresql://nave@127.0.0.1:{self.port}/{database}"

    def new_database(self) -> str:
        """The address of a fresh, empty database."""
        name = f"t{secrets.token_hex(6)}"
        asyncio.run(self._execute(f"CREATE DATABASE {name}"))
        return self.url(name)

    async def _execute(self, statement: str) -> None:
        connection = await asyncpg.connect(self.url("postgres"))
        try:
            await connection.execute(statement)
        finally:
            await connection.close()

    def stop(self) -> None:
        self.run(str(self.bin / "pg_ctl"), "-D", f"{self.folder}/data", "-m", "immediate", "-w", "stop")
        self.run("rm", "-rf", self.folder)
