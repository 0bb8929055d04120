"""The catalogue: every answer of a game as an integer with a text form. Its order is frozen."""

import difflib
from typing import Any

from nave.kernel.answer import Answer
from nave.kernel.errors import BadInput
from nave.kernel.family import Family, More, lay_out
from nave.kernel.language import Either
from nave.kernel.said import Said


class Catalogue:
    def __init__(
        self,
        version: int,
        texts: list[str],
        families: list[Family] | None = None,
        homes: list[Answer[Any, Any] | None] | None = None,
    ) -> None:
        self.version = version
        self.texts = texts
        self.index = {text: move for move, text in enumerate(texts)}
        if len(self.index) != len(texts):
            raise ValueError("two moves share one text")
        self.families = families or []
        # Who speaks for a family while no open question offers it; None for what chance answers.
        self.homes = homes or []
        self._family_of: list[Family] = [self.families[0]] * len(texts) if self.families else []
        for family in self.families:
            for first, end in family.ranges:
                self._family_of[first:end] = [family] * (end - first)

    def __len__(self) -> int:
        return len(self.texts)

    def text(self, move: int) -> str:
        return self.texts[move]

    def family(self, move: int) -> Family:
        return self._family_of[move]

    def home(self, move: int) -> Answer[Any, Any] | None:
        """The kind of answer that a move is when no open question offers it."""
        return self.homes[self._family_of[move].number]

    def parse(self, move: str | int) -> int:
        """The integer of a move given as text (case and spacing do not matter) or as integer."""
        if isinstance(move, bool):
            raise BadInput(Said("move-type", given=repr(move)))
        if isinstance(move, int):
            if 0 <= move < len(self.texts):
                return move
            raise BadInput(Said("no-move-number", move=str(move), last=str(len(self.texts) - 1)))
        if not isinstance(move, str):
            raise BadInput(Said("move-type", given=type(move).__name__))
        text = " ".join(move.lower().split())
        found = self.index.get(text)
        if found is not None:
            return found
        near = Either(repr(one) for one in difflib.get_close_matches(text, self.texts, n=3))
        if near:
            raise BadInput(Said("no-move-near", move=repr(text), near=near))
        raise BadInput(Said("no-move", move=repr(text)))


def build(
    version: int, order: list[Answer[Any, Any] | Family | More], ids: dict[str, list[str]] | None = None
) -> Catalogue:
    """The catalogue of a game from its order: kinds of answers, families of nature, continuations.

    `ids` gives the row ids of the standard component set by table, where an axis names one.
    """
    entries = [entry.family if isinstance(entry, Answer) else entry for entry in order]
    texts = lay_out(entries, ids or {})
    families = [entry for entry in entries if isinstance(entry, Family)]
    homes = [entry if isinstance(entry, Answer) else None for entry in order if not isinstance(entry, More)]
    for family, home in zip(families, homes, strict=True):
        if (home is None) != family.nature:
            raise ValueError(f"{family.pattern!r}: the order names the kind of answer, or nature's family")
    return Catalogue(version, texts, families, homes)
