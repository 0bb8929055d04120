"""Work for the farm that goes wrong on purpose; worker processes import it by name."""

import os
import signal
import time
from pathlib import Path
from typing import Any


def echo(chunk: Any) -> list[dict[str, Any]]:
    return [{"chunk": chunk, "process": os.getpid()}]


def die_once(chunk: tuple[int, str]) -> list[dict[str, Any]]:
    """Chunk 3 kills its process the first time; the folder remembers."""
    number, folder = chunk
    mark = Path(folder) / "died"
    if number == 3 and not mark.exists():
        mark.write_text("once", encoding="utf-8")
        os.kill(os.getpid(), signal.SIGKILL)
    time.sleep(0.01)
    return [{"number": number}]


def die_always(chunk: int) -> list[dict[str, Any]]:
    if chunk == 1:
        os.kill(os.getpid(), signal.SIGKILL)
    return [{"number": chunk}]
