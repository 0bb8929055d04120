"""A component set: every printed value of a game, with a name and a hash over the values alone."""

import hashlib
import json
import re
import tomllib
from collections.abc import Sequence
from typing import Any, Final, TypedDict

from nave.kernel.errors import ENGLISH, NaveError
from nave.kernel.language import Each, words_of
from nave.kernel.said import Said, Spoken

STANDARD: Final = "standard"
"""The name that always means the packaged set of a game."""

PROVENANCES: Final = ("known", "deduced", "reconstructed")
CORRECTED: Final = "corrected"
"""Where a value comes from in which an owner's set differs from the standard one: read from the print."""

CHECKED: Final = "checked"
COUNTED: Final = (*PROVENANCES, CHECKED, CORRECTED)
"""How rows are counted: one that an owner checked against the print is that, whatever it was before."""


class ProblemData(TypedDict):
    file: str
    table: str
    row: str
    field: str
    what: str
    allowed: str


class Problem:
    """One thing wrong with a component file: where it is, what is wrong, what is allowed."""

    def __init__(self, table: str, row: Spoken, field: Spoken, what: Said, allowed: Said | None) -> None:
        # Set by whoever knows which file is checked, and which packages have words for what is wrong.
        self.file = ""
        self.words_in: tuple[str, ...] = ()
        self.table = table
        self.row = row
        self.field = field
        self.what = what
        self.allowed = allowed

    @property
    def said(self) -> Said:
        """The problem in one line."""
        text = self.told(self.field)
        place: Spoken = self.table or self.row
        if self.table and self.row:
            place = Said("problem-where", table=self.table, row=self.row)
        for outer in (place, self.file):
            if outer:
                text = Said("problem-at", place=outer, text=text)
        return self.with_allowed(text)

    def told(self, field: Spoken) -> Said:
        """What is wrong, in a sentence about that field: by its name in the file, or as people call it."""
        return Said(self.what.key, **{**self.what.args, "field": field or None})

    def with_allowed(self, text: Said) -> Said:
        return text if self.allowed is None else Said("problem-allowed", text=text, allowed=self.allowed)

    def say(self, language: str = ENGLISH) -> str:
        return words_of(self.words_in, language).say(self.said)

    def __str__(self) -> str:
        return self.say()

    def to_data(self, language: str = ENGLISH) -> ProblemData:
        """What the page and programs get, in words of that language."""

        def say(spoken: Spoken) -> str:
            return words_of(self.words_in, language).say(spoken) if isinstance(spoken, Said) else spoken

        return {
            "file": self.file,
            "table": self.table,
            "row": say(self.row),
            "field": say(self.field),
            "what": say(self.told(self.field)),
            "allowed": "" if self.allowed is None else say(self.allowed),
        }


class ComponentError(NaveError):
    """A component set that is missing, differs or is not sound; `problems` lists what is wrong inside."""

    def __init__(self, said: Said | NaveError | str, problems: list[Problem] | None = None) -> None:
        super().__init__(said)
        self.problems: list[Problem] = problems or []
        self.args = (said, self.problems)

    def say(self, language: str = ENGLISH) -> str:
        """The message in words of that language, then a line for each problem.

        Raises NaveError if there are no words of that language.
        """
        return "\n".join(
            [super().say(language), *[f"  {problem.say(language)}" for problem in self.problems]]
        )


# A row of a component file, and all its tables. People write such files; what may stand in them the schema of
# each game says, and `component_check` has looked before anything else does.
Row = dict[str, Any]
Data = dict[str, Any]


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
        data: Data,
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

    @property
    def header(self) -> dict[str, str]:
        """How records, positions and views name it."""
        return {"name": self.name, "hash": self.hash}

    def tables(self) -> list[str]:
        return [name for name, value in self.data.items() if _is_table(value)]

    def rows(self, table: str) -> list[Row]:
        """The rows of a table; a single table, such as `[game]`, is one row."""
        value = self.data.get(table)
        if not _is_table(value):
            raise ComponentError(Said("no-table", game=self.game, table=table, known=Each(self.tables())))
        return [value] if isinstance(value, dict) else list(value or ())

    def provenance_counts(self, table: str = "") -> dict[str, int]:
        """How many rows are known, deduced, reconstructed, checked and corrected, in one table or in all."""
        counts = dict.fromkeys(COUNTED, 0)
        for name in [table] if table else self.tables():
            for row in self.rows(name):
                counted = standing(row)
                if counted in counts:
                    counts[counted] += 1
        return counts


def standing(row: Row) -> str:
    """How a row is counted; "" if it says nothing of where it comes from."""
    provenance = str(row.get("provenance", ""))
    return CHECKED if row.get(CHECKED) and provenance != CORRECTED else provenance


def is_remark(key: str) -> bool:
    """Whether a key only tells where a value comes from: such keys never change a game, so never a hash."""
    return key in ("provenance", "note", CHECKED) or key.endswith("_provenance")


def without_remarks(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: without_remarks(inner) for key, inner in value.items() if not is_remark(key)}
    if isinstance(value, list):
        return [without_remarks(inner) for inner in value]
    return value


def canonical(value: Any) -> str:
    """One text per value, whatever the order of keys; 1, 1.0 and true have different ones."""
    return json.dumps(value, sort_keys=True, separators=(",", ":"), default=str)


def hash_of(data: Data) -> str:
    """16 hex digits that change with any value and with no remark."""
    return hashlib.sha256(canonical(without_remarks(data)).encode()).hexdigest()[:16]


def parse(text: str, filename: str) -> tuple[Data, list[Problem]]:
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
        row = Said("problem-line", line=str(line))
        problem = Problem("", row, "", Said("problem-no-utf8"), Said("allowed-utf8"))
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
        return Problem("", "", "", Said("problem-no-toml", message=message), Said("allowed-toml"))
    if found[2] is None:
        row = Said("problem-end", line=str(text.rstrip().count("\n") + 1))
    else:
        row = Said("problem-place", line=found[2], column=found[3])
    what = found[1][:1].lower() + found[1][1:]
    return Problem("", row, "", Said("problem-no-toml", message=what), None)
