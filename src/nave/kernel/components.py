"""A component set: every printed value of a game, with a name and a hash over the values alone."""

import hashlib
import json
import re
import tomllib
from collections.abc import Sequence
from typing import Any, Final

from nave.kernel.errors import NaveError

STANDARD: Final = "standard"
"""The name that always means the packaged set of a game."""

PROVENANCES: Final = ("known", "deduced", "reconstructed")


class Problem:
    """One thing wrong with a component file: where it is, what is wrong, what is allowed."""

    def __init__(self, table: str, row: str, field: str, what: str, allowed: str) -> None:
        self.file = ""  # set by whoever knows which file is checked
        self.table = table
        self.row = row
        self.field = field
        self.what = what
        self.allowed = allowed

    def __str__(self) -> str:
        where = " ".join(part for part in (self.table, self.row) if part)
        what = f"{self.field} {self.what}" if self.field else self.what
        parts = [part for part in (self.file, where, what) if part]
        return ": ".join(parts) + (f"; allowed: {self.allowed}" if self.allowed else "")

    def to_data(self) -> dict[str, str]:
        return {
            "file": self.file,
            "table": self.table,
            "row": self.row,
            "field": self.field,
            "what": self.what,
            "allowed": self.allowed,
        }


class ComponentError(NaveError):
    """A component set that is missing, differs or is not sound; `problems` lists what is wrong inside."""

    def __init__(self, message: str, problems: list[Problem] | None = None) -> None:
        self.problems: list[Problem] = problems or []
        super().__init__("\n".join([message, *[f"  {problem}" for problem in self.problems]]))


class ComponentSet:
    """The values a game is played with. `text` is the file they came from, comments and remarks included.

    `base_tables` are those of the base game, if the game has an expansion. They are a set of their own,
    `base`: a game without the expansion names its hash, which no value of the expansion changes.

    `later` names tables that came after sets had been played with. Nobody can correct a value in them, so
    they stay out of the hash, and old records find their set.
    """

    def __init__(
        self,
        game: str,
        name: str,
        data: dict[str, Any],
        text: str,
        base_tables: Sequence[str] = (),
        later: Sequence[str] = (),
    ) -> None:
        self.game = game
        self.name = name
        self.data = data
        self.text = text
        self.hash = hash_of({key: value for key, value in data.items() if key not in later})
        self.base: ComponentSet | None = None
        if base_tables:
            self.base = ComponentSet(game, name, {key: data[key] for key in base_tables if key in data}, text)

    @property
    def hashes(self) -> list[str]:
        """The hashes that games played with this set may name."""
        return [self.hash] if self.base is None else [self.hash, self.base.hash]

    def tables(self) -> list[str]:
        return [name for name, value in self.data.items() if _is_table(value)]

    def rows(self, table: str) -> list[dict[str, Any]]:
        """The rows of a table; a single table, such as `[game]`, is one row."""
        value = self.data.get(table)
        if not _is_table(value):
            raise ComponentError(
                f"the components of {self.game} have no table {table!r}; allowed: {', '.join(self.tables())}"
            )
        return [value] if isinstance(value, dict) else list(value or ())

    def provenance_counts(self, table: str = "") -> dict[str, int]:
        """How many rows are known, deduced and reconstructed, in one table or in all."""
        counts = dict.fromkeys(PROVENANCES, 0)
        for name in [table] if table else self.tables():
            for row in self.rows(name):
                if row.get("provenance") in counts:
                    counts[row["provenance"]] += 1
        return counts


def is_remark(key: str) -> bool:
    """Whether a key only tells where a value comes from: such keys never change a game, so never a hash."""
    return key in ("provenance", "note") or key.endswith("_provenance")


def without_remarks(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: without_remarks(inner) for key, inner in value.items() if not is_remark(key)}
    if isinstance(value, list):
        return [without_remarks(inner) for inner in value]
    return value


def canonical(value: Any) -> str:
    """One text per value, whatever the order of keys; 1, 1.0 and true have different ones."""
    return json.dumps(value, sort_keys=True, separators=(",", ":"), default=str)


def hash_of(data: dict[str, Any]) -> str:
    """16 hex digits that change with any value and with no remark."""
    return hashlib.sha256(canonical(without_remarks(data)).encode()).hexdigest()[:16]


def parse(text: str, filename: str) -> tuple[dict[str, Any], list[Problem]]:
    """The data of a TOML text, or the problem that it is none."""
    try:
        return tomllib.loads(text), []
    except tomllib.TOMLDecodeError as error:
        problem = _syntax_problem(str(error), text)
    problem.file = filename
    return {}, [problem]


def decode(content: bytes, filename: str) -> tuple[str, list[Problem]]:
    """The text of a file; a byte order mark, which some editors write, is dropped."""
    try:
        return content.decode("utf-8-sig"), []
    except UnicodeDecodeError as error:
        line = content[: error.start].count(b"\n") + 1
        problem = Problem("", f"line {line}", "", "there is a byte that is no UTF-8 text", "UTF-8 text")
    problem.file = filename
    return "", [problem]


def shown(value: Any) -> str:
    """A value as it stands in TOML, shortened for a message."""
    if isinstance(value, bool):
        text = "true" if value else "false"
    elif isinstance(value, dict):
        inner = ", ".join(f"{key} = {shown(part)}" for key, part in value.items())
        text = f"{{ {inner} }}" if inner else "{}"
    elif isinstance(value, list):
        text = "[" + ", ".join(shown(part) for part in value) + "]"
    elif isinstance(value, str):
        text = json.dumps(value, ensure_ascii=False)
    else:
        text = str(value)
    return text if len(text) <= 100 else text[:97] + "..."


def _is_table(value: Any) -> bool:
    if isinstance(value, list):
        return all(isinstance(row, dict) for row in value)
    return isinstance(value, dict)


def _syntax_problem(message: str, text: str) -> Problem:
    # tomllib gives the place only inside its message until Python 3.14.
    found = re.match(r"(.*) \(at (?:line (\d+), column (\d+)|end of document)\)$", message, re.DOTALL)
    if found is None:
        return Problem("", "", "", f"is no TOML: {message}", "TOML")
    if found[2] is None:
        row = f"line {text.rstrip().count(chr(10)) + 1}, the end of the file"
    else:
        row = f"line {found[2]}, column {found[3]}"
    what = found[1][:1].lower() + found[1][1:]
    return Problem("", row, "", f"is no TOML: {what}", "")
