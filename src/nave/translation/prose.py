"""Rules and handbooks as texts of a language: prose that stands in TOML files beside the words."""

import re
import tomllib
from collections.abc import Iterator
from importlib.resources.abc import Traversable
from typing import Any, Final, NamedTuple

from nave.kernel.language import DEFAULT
from nave.translation.reading import File, Text

# A symbol in a sentence: `the queen [queen]`.
SYMBOL: Final = re.compile(r"\[(\w+)\]")
RULE: Final = ("title", "text", "ruling", "example")


def prose(text: str) -> Text:
    return Text(frozenset(SYMBOL.findall(text)), {}, " ".join(SYMBOL.sub("", text).split()), len(text), None)


class Prose(NamedTuple):
    """The rules (`kind` is "rules") or the handbook ("handbook") of a package."""

    name: str
    package: Traversable
    kind: str

    @property
    def languages(self) -> set[str]:
        names = (entry.name for entry in self.package.joinpath("words").iterdir())
        found = (re.fullmatch(rf"{self.kind}\.(.+)\.toml", name) for name in names)
        return {DEFAULT, *(match[1] for match in found if match is not None)}

    def read(self, language: str) -> File | None:
        path = self.package.joinpath(f"{self.kind}.toml")
        if language != DEFAULT:
            path = self.package.joinpath("words").joinpath(f"{self.kind}.{language}.toml")
        if not path.is_file():
            return None
        try:
            data = tomllib.loads(path.read_text(encoding="utf-8"))
        except tomllib.TOMLDecodeError as error:
            return File({}, [str(error)], [])
        texts = self._rules(data) if self.kind == "rules" else self._handbook(data)
        return File({name: prose(text) for name, text in texts if text}, [], [])

    def _rules(self, data: dict[str, Any]) -> Iterator[tuple[str, str]]:
        """English ones are a list, those of other languages are found by their ids."""
        rows = {row["id"]: row for row in data["rule"]} if "rule" in data else data
        for rule, row in rows.items():
            yield from ((f"{rule}.{field}", row.get(field, "")) for field in RULE)

    def _handbook(self, data: dict[str, Any]) -> Iterator[tuple[str, str]]:
        yield "empty_words", data.get("empty_words", "")
        for table in ("page", "icon", "chapter", "ask"):
            for number, row in enumerate(data.get(table, []), start=1):
                name = f"{table}.{row.get('sign', number)}"
                for field in ("title", "name", "text"):
                    yield f"{name}.{field}", row.get(field, "")
                yield f"{name}.say", ", ".join(row.get("say", []))


def prose_below(name: str, folder: Traversable) -> Iterator[Prose]:
    """Of a package that has words: its rules and its handbook, where it has them."""
    for kind in ("rules", "handbook"):
        if folder.joinpath(f"{kind}.toml").is_file():
            yield Prose(f"{name} ({kind})", folder, kind)
