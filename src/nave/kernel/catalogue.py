"""The catalogue: every answer of a game as an integer with a text form. Its order is frozen."""

import difflib

from nave.kernel.errors import BadInput


class Catalogue:
    def __init__(self, version: int, texts: list[str]) -> None:
        self.version = version
        self.texts = texts
        self.index = {text: move for move, text in enumerate(texts)}
        if len(self.index) != len(texts):
            raise ValueError("two moves share one text")

    def __len__(self) -> int:
        return len(self.texts)

    def text(self, move: int) -> str:
        return self.texts[move]

    def parse(self, move: str | int) -> int:
        """The integer of a move given as text (case and spacing do not matter) or as integer."""
        if isinstance(move, bool):
            raise BadInput(f"a move is a text or an integer, not {move!r}")
        if isinstance(move, int):
            if 0 <= move < len(self.texts):
                return move
            raise BadInput(f"there is no move {move}; moves run from 0 to {len(self.texts) - 1}")
        if not isinstance(move, str):
            raise BadInput(f"a move is a text or an integer, not {type(move).__name__}")
        text = " ".join(move.lower().split())
        found = self.index.get(text)
        if found is not None:
            return found
        near = difflib.get_close_matches(text, self.texts, n=3)
        hint = f"; did you mean {' or '.join(repr(t) for t in near)}?" if near else ""
        raise BadInput(f"there is no move {text!r}{hint}")
