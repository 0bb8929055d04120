"""Results that survive: a journal of finished chunks, turned into the file of results at the end."""

import importlib.util
import io
import json
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from nave.kernel.language import Either
from nave.lab.fault import fault

FORMAT: Final = "nave-run/1"
PARQUET: Final = ".parquet"
JSON: Final = ".json"


# What one chunk gives: its games as plain data, as they are read back from the file of a run; whoever plays
# them has types for them.
Games = list[dict[str, Any]]
# What a run is: another one must not go on with its file.
Header = Mapping[str, object]


class Journal:
    """`path` is the file of results to be, the journal is `path` with `.part`; neither is overwritten."""

    def __init__(self, path: Path, run: Header, resume: bool) -> None:
        self.path = path
        self.part = path.with_name(path.name + ".part")
        self.done: dict[int, Games] = {}
        header = {**run, "format": FORMAT}
        if resume:
            self._read(header)
            return
        if self.part.exists():
            raise fault("lab-unfinished", path=str(self.part))
        try:
            with open(self.part, "x", encoding="utf-8") as file:
                file.write(json.dumps(header) + "\n")
        except OSError as error:
            raise fault("file-unwritable", path=str(self.part), error=error.strerror or str(error)) from None

    def _read(self, header: Header) -> None:
        try:
            data = self.part.read_bytes()
        except OSError:
            raise fault("lab-nothing-to-resume", path=str(self.part)) from None
        good = 0
        for place, line in enumerate(data.splitlines(keepends=True)):
            try:
                row = json.loads(line) if line.endswith(b"\n") else None
            except ValueError:
                row = None
            if place == 0:
                self._compare(row, header)
            elif row is None:
                break  # torn by a crash: that chunk is played again
            else:
                self.done[row["chunk"]] = row["games"]
            good += len(line)
        os.truncate(self.part, good)

    def _compare(self, found: Any, header: Header) -> None:
        if not isinstance(found, dict) or found.get("format") != FORMAT:
            raise fault("lab-no-journal", path=str(self.part))
        for key, value in header.items():
            if found.get(key) != value:
                differs = {"entry": key, "begun": repr(found.get(key)), "now": repr(value)}
                raise fault("lab-other-run", path=str(self.part), **differs)

    def add(self, chunk: int, games: Games) -> None:
        """Kept on disk before it counts."""
        with open(self.part, "a", encoding="utf-8") as file:
            file.write(json.dumps({"chunk": chunk, "games": games}) + "\n")
            file.flush()
            os.fsync(file.fileno())

    def finish(self, data: bytes) -> None:
        """Put the results in their place, then drop the journal."""
        write_new(self.path, data)
        self.part.unlink()


def check_output(path: Path, suffixes: tuple[str, ...]) -> None:
    """Refuse before any work starts; results of hours are not to be lost."""
    if path.suffix not in suffixes:
        raise fault("lab-ending", path=str(path), ending=path.suffix, known=Either(suffixes))
    if path.exists():
        raise fault("lab-file-exists", path=str(path))
    if not path.parent.is_dir():
        raise fault("lab-no-folder", path=str(path.parent))
    if path.suffix == PARQUET and importlib.util.find_spec("polars") is None:
        raise fault("lab-no-polars")


def write_new(path: Path, data: bytes) -> None:
    """A whole new file or none; if one has appeared meanwhile, it stays as it is."""
    draft = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        draft.write_bytes(data)
        try:
            os.link(draft, path)
        finally:
            draft.unlink()
    except OSError as error:
        raise fault("file-unwritable", path=str(path), error=error.strerror or str(error)) from None


def parquet(rows: list[dict[str, object]], schema: dict[str, str]) -> bytes:
    """The rows as a Parquet file; the schema gives each column's type: str, int, float or bool."""
    import polars

    kinds = {"str": polars.String, "int": polars.Int64, "float": polars.Float64, "bool": polars.Boolean}
    frame = polars.DataFrame(rows, schema={name: kinds[kind] for name, kind in schema.items()})
    buffer = io.BytesIO()
    frame.write_parquet(buffer)
    return buffer.getvalue()
