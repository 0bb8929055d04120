"""`nave serve` as a process of its own, which can be killed at any moment."""

import os
import signal
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path

from tests.support.postgres import free_port


class ServeProcess:
    # What is run; a test may put something before it.
    module = "nave.cli.serve"

    def __init__(self, database: str, log: Path, *more: str, port: int = 0) -> None:
        self.port = port or free_port()
        self.database = database
        self.log = log
        self.more = more
        self.process: subprocess.Popen[bytes] | None = None
        # What its environment has besides ours, from the next start on.
        self.environment: dict[str, str] = {}

    def start(self) -> None:
        command = [sys.executable, "-m", self.module, "serve", "--port", str(self.port)]
        quiet = ["--rate-address", "0", "--rate-seat", "0", "--rate-create", "0", "--bot-pace", "0"]
        with open(self.log, "ab") as log:
            self.process = subprocess.Popen(
                [*command, "--database", self.database, *quiet, *self.more],
                stdout=log,
                stderr=log,
                start_new_session=True,
                env={**os.environ, "PYTHONUNBUFFERED": "1", **self.environment},
            )

    def healthy(self) -> bool:
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{self.port}/healthz", timeout=5) as reply:
                return bool(reply.status == 200)
        except (OSError, urllib.error.URLError):
            return False

    def wait(self, seconds: float = 60) -> None:
        begin = time.monotonic()
        while not self.healthy():
            assert self.process is not None
            if self.process.poll() is not None or time.monotonic() - begin > seconds:
                raise RuntimeError(f"the server did not start: {self.log.read_text()[-2000:]}")
            time.sleep(0.05)

    def kill(self) -> None:
        """No chance to tidy up."""
        self._signal(signal.SIGKILL)

    def stop(self) -> int:
        """The orderly way; the exit code."""
        return self._signal(signal.SIGTERM)

    def _signal(self, number: int) -> int:
        if self.process is None:
            return 0
        if self.process.poll() is None:
            os.kill(self.process.pid, number)
        code = self.process.wait(40)
        self.process = None
        return code

    def processor(self) -> float:
        """Seconds of processor time used by the server process, without its bots."""
        assert self.process is not None
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def memory(self) -> int:
        """Bytes of the server process in real memory."""
        assert self.process is not None
        for line in Path(f"/proc/{self.process.pid}/status").read_text().splitlines():
            if line.startswith("VmRSS:"):
                return int(line.split()[1]) * 1024
        raise RuntimeError("no VmRSS")
