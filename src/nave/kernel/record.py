"""A record: the game, its set-up and the list of answers. Everything else about a game follows from it."""

import json
import os
import secrets
from pathlib import Path
from typing import Any, Final, TypedDict

from nave.kernel.errors import RecordError
from nave.kernel.language import Each
from nave.kernel.said import Said
from nave.kernel.types import Position, Shown

FORMAT: Final = "nave-record/1"
# What files call the settings of a game; frozen. Written by hand, they may be called settings as well.
SETTINGS_KEY: Final = "options"

# Key -> allowed types; those in OPTIONAL may be null or absent.
FIELDS: Final[dict[str, tuple[type, ...]]] = {
    "format": (str,),
    "game": (str,),
    "rules_version": (int,),
    "components": (dict,),
    "seats": (int,),
    SETTINGS_KEY: (dict,),
    "seed": (int,),
    "answers": (list,),
    "start": (dict,),
    "result": (dict,),
    "meta": (dict,),
}
OPTIONAL: Final = ("start", "result", "meta")


# Whatever the way in wants to keep with a game: who sat where, remarks.
Meta = dict[str, Any]
# An object of a file, before its fields are checked.
Read = dict[str, Any]


class Outcome(TypedDict):
    """Scores and winners of a game that is over."""

    scores: list[int]
    winners: list[int]


class RecordData(TypedDict):
    """A record as its file has it; `options` are the settings of the game."""

    format: str
    game: str
    rules_version: int
    components: dict[str, str]
    seats: int
    options: dict[str, str]
    seed: int
    start: Position | None
    answers: list[str]
    result: Outcome | None
    meta: Meta


class Record:
    """A game as its set-up and the list of its answers: a value, written as JSON and read back the same."""

    def __init__(
        self,
        game: str,
        rules_version: int,
        components: dict[str, str],
        seats: int,
        settings: dict[str, str],
        seed: int,
        answers: list[str],
        start: Position | None = None,
        result: Outcome | None = None,
        meta: Meta | None = None,
    ) -> None:
        self.game = game
        self.rules_version = rules_version
        # Name and hash of the component set.
        self.components = components
        self.seats = seats
        self.settings = settings
        # Nature's seed: only for answers still to come, a replay does not use it.
        self.seed = seed
        # All answers as text, nature's included.
        self.answers = answers
        # A position, if the game did not begin with the ordinary set-up.
        self.start = start
        # Scores and winners, once the game is over.
        self.result = result
        # Whatever the way in wants to keep: who sat where, remarks.
        self.meta = meta or {}

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Record):
            return NotImplemented
        return self.to_data() == other.to_data()

    def __hash__(self) -> int:
        return hash((self.game, self.seats, self.seed, tuple(self.answers)))

    def __repr__(self) -> str:
        end = "" if self.result is None else f", scores {self.result.get('scores')}"
        return f"<Record {self.game}, seats {self.seats}, seed {self.seed}, {len(self.answers)} answers{end}>"

    def to_data(self) -> RecordData:
        """The record as plain data, as it is written."""
        return {
            "format": FORMAT,
            "game": self.game,
            "rules_version": self.rules_version,
            "components": self.components,
            "seats": self.seats,
            SETTINGS_KEY: self.settings,
            "seed": self.seed,
            "start": self.start,
            "answers": self.answers,
            "result": self.result,
            "meta": self.meta,
        }

    def to_json(self) -> str:
        """The record as the text of its file."""
        return json.dumps(self.to_data(), ensure_ascii=False, indent=1) + "\n"

    def save(self, path: str | Path) -> None:
        """Write the whole file or nothing: a crash leaves the earlier version in place.

        Raises RecordError if a field cannot be written as JSON, OSError if the file cannot be.
        """
        check_writable(self.to_data())
        target = Path(path)
        target.parent.mkdir(parents=True, exist_ok=True)
        draft = target.with_name(f".{target.name}.{secrets.token_hex(4)}.tmp")
        try:
            with draft.open("x", encoding="utf-8") as file:
                file.write(self.to_json())
                file.flush()
                os.fsync(file.fileno())
            draft.replace(target)
        except BaseException:
            draft.unlink(missing_ok=True)
            raise


def with_settings_key(data: Shown) -> Read:
    """The same data with the frozen name of the settings."""
    if "settings" not in data or SETTINGS_KEY in data:
        return dict(data)
    return {SETTINGS_KEY if key == "settings" else key: value for key, value in data.items()}


def record_from_data(data: object) -> Record:
    """The record of plain data as `Record.to_data` gives it. Raises RecordError if it is none."""
    if not isinstance(data, dict):
        raise RecordError(Said("record-object", given=type(data).__name__))
    data = with_settings_key(data)
    if data.get("format") != FORMAT:
        raise RecordError(Said("position-format", given=repr(data.get("format")), known=repr(FORMAT)))
    for key in data:
        if key not in FIELDS:
            raise RecordError(Said("record-field", field=repr(key), known=Each(FIELDS)))
    for key, types in FIELDS.items():
        value = data.get(key)
        if value is None and key in OPTIONAL:
            continue
        if key not in data:
            raise RecordError(Said("record-missing", field=repr(key)))
        if not isinstance(value, types) or isinstance(value, bool):
            needed, given = types[0].__name__, type(value).__name__
            raise RecordError(Said("record-type", field=repr(key), type=needed, given=given))
    for key in ("components", SETTINGS_KEY):
        if not all(isinstance(k, str) and isinstance(v, str) for k, v in data[key].items()):
            raise RecordError(Said("record-texts", field=repr(key)))
    if set(data["components"]) != {"name", "hash"}:
        raise RecordError(Said("record-set"))
    for number, text in enumerate(data["answers"]):
        if not isinstance(text, str):
            raise RecordError(Said("record-answer", number=str(number), given=type(text).__name__))
    check_writable({key: value for key, value in data.items() if key != "answers"})
    return Record(
        data["game"],
        data["rules_version"],
        data["components"],
        data["seats"],
        data[SETTINGS_KEY],
        data["seed"],
        data["answers"],
        data.get("start"),
        data.get("result"),
        data.get("meta"),
    )


def check_writable(data: Shown) -> None:
    """Refuse what no file could hold, by the name of the field it stands in."""
    for key, value in data.items():
        try:
            json.dumps(value, ensure_ascii=False).encode("utf-8")
        except UnicodeEncodeError as error:
            letter = ord(error.object[error.start])
            raise RecordError(Said("record-half", field=repr(key), letter=f"{letter:04X}")) from None
        except (TypeError, ValueError, RecursionError) as error:
            raise RecordError(Said("record-unwritable", field=repr(key), error=str(error))) from None


def load_record(source: str | Path) -> Record:
    """The record in a file. Raises RecordError if it cannot be read or is no record."""
    path = Path(source)
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise RecordError(Said("file-unreadable", path=str(path), error=str(error))) from None
    try:
        return record_from_json(text)
    except RecordError as error:
        raise RecordError(Said("in-file", path=str(path), error=error)) from None


def record_from_json(text: str) -> Record:
    """The record in a text. Raises RecordError if it is none."""
    try:
        data = json.loads(text)
    except json.JSONDecodeError as error:
        place = {"line": str(error.lineno), "column": str(error.colno)}
        raise RecordError(Said("no-json", error=error.msg, **place)) from None
    except (ValueError, RecursionError) as error:
        # Numbers of thousands of digits, brackets nested a thousand deep.
        raise RecordError(Said("no-record", error=str(error))) from None
    return record_from_data(data)
