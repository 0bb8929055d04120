"""Results that survive: a journal of finished chunks, turned into the file of results at the end."""

import importlib.util
import io
import json
import os
from pathlib import Path
from typing import Any, Final

from nave.kernel.errors import BadInput

FORMAT: Final = "nave-run/1"
PARQUET: Final = ".parquet"
JSON: Final = ".json"


class Journal:
    """`path` is the file of results to be, the journal is `path` with `.part`; neither is overwritten."""

    def __init__(self, path: Path, run: dict[str, Any], resume: bool) -> None:
        self.path = path
        self.part = path.with_name(path.name + ".part")
        self.done: dict[int, list[dict[str, Any]]] = {}
        header = {**run, "format": FORMAT}
        if resume:
            self._read(header)
            return
        if self.part.exists():
            raise BadInput(f"{self.part} holds an unfinished run; --resume goes on with it")
        try:
            with open(self.part, "x", encoding="utf-8") as file:
                file.write(json.dumps(header) + "\n")
        except OSError as error:
            raise BadInput(f"{self.part} cannot be written: {error.strerror or error}") from None

    def _read(self, header: dict[str, Any]) -> None:
        try:
            data = self.part.read_bytes()
        except OSError:
            raise BadInput(f"there is no unfinished run to resume: {self.part} is missing") from None
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

    def _compare(self, found: Any, header: dict[str, Any]) -> None:
        if not isinstance(found, dict) or found.get("format") != FORMAT:
            raise BadInput(f"{self.part} is no journal of an unfinished run")
        for key, value in header.items():
            if found.get(key) != value:
                raise BadInput(f"{self.part} was begun with {key} {found.get(key)!r}, not {value!r}")

    def add(self, chunk: int, games: list[dict[str, Any]]) -> None:
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
        raise BadInput(f"{path} has the ending {path.suffix!r}; allowed: {' or '.join(suffixes)}")
    if path.exists():
        raise BadInput(f"{path} exists already and is not overwritten; name another file")
    if not path.parent.is_dir():
        raise BadInput(f"{path.parent} is no folder")
    if path.suffix == PARQUET and importlib.util.find_spec("polars") is None:
        raise BadInput("results as Parquet need polars: pip install 'nave[lab]'")


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
        raise BadInput(f"{path} cannot be written: {error.strerror or error}") from None


def parquet(rows: list[dict[str, Any]], schema: dict[str, str]) -> bytes:
    """The rows as a Parquet file; the schema gives each column's type: str, int, float or bool."""
    import polars

    kinds = {"str": polars.String, "int": polars.Int64, "float": polars.Float64, "bool": polars.Boolean}
    frame = polars.DataFrame(rows, schema={name: kinds[kind] for name, kind in schema.items()})
    buffer = io.BytesIO()
    frame.write_parquet(buffer)
    return buffer.getvalue()
