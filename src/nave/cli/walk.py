"""The workbench by lines: one piece after the other, Enter says that it is as printed."""

from typing import TextIO

from rich.console import Console
from rich.text import Text

from nave.cli.boxes import Bench, said
from nave.cli.pieces import drawn
from nave.kernel.component_tray import read_value
from nave.kernel.components import ComponentError
from nave.kernel.owner_set import OwnerSet, Piece, today


class Walk:
    """Keeps the set after every piece. Undo goes back over what was said in this walk."""

    def __init__(self, bench: Bench, pieces: list[Piece], by: str, console: Console, lines: TextIO) -> None:
        self.bench = bench
        self.pieces = pieces
        self.by = by
        self.console = console
        self.lines = lines
        self.past: list[tuple[int, OwnerSet]] = []

    def go(self) -> None:
        at = 0
        while at < len(self.pieces):
            self.show(at)
            told = self.lines.readline()
            if not told or told.strip() == "q":
                break
            at = self.answer(at, told.strip())
        count = sum(piece.address in self.bench.owner.checks for piece in self.pieces)
        told_all = {"count": count, "all": len(self.pieces), "name": self.bench.owner.name}
        self.console.print(self.bench.say("cli-walk-end", **told_all))

    def show(self, at: int) -> None:
        piece = self.pieces[at]
        data = self.bench.owner.values(self.bench.box)
        self.console.print(drawn(self.bench, piece, data))
        for problem in self.bench.owner.problems(self.bench.box)[1]:
            self.console.print(Text(f"  {problem.say(self.bench.say.language)}", style="red"))
        self.console.print(self.bench.say("cli-walk-ask", at=at + 1, all=len(self.pieces)))

    def answer(self, at: int, told: str) -> int:
        """The piece that comes next."""
        owner, piece = self.bench.owner, self.pieces[at]
        if told == "u":
            if self.past:
                at, self.bench.owner = self.past.pop()
                self.bench.keep(True)
            return at
        if told == "n":
            return at + 1
        if told == "b":
            return max(at - 1, 0)
        kept = owner.copy()
        try:
            if told == "":
                owner.sign(self.bench.box, piece.address, self.by, today())
                at += 1
            elif told == "s":
                owner.forget(self.bench.box, piece.address)
            else:
                self.correct(piece, told)
        except ComponentError as error:
            self.console.print(Text(said(error), style="red"))
            return at
        self.past.append((self.pieces.index(piece), kept))
        self.bench.keep(True)
        return at

    def correct(self, piece: Piece, told: str) -> None:
        field, equals, text = told.partition("=")
        field = field.strip()
        allowed = self.bench.box.fields(piece)
        # A prefix of the field's name is enough.
        near = [one for one in allowed if equals and field and one.startswith(field)]
        name = near[0] if len(near) == 1 and field not in allowed else field
        if name not in allowed:
            self.bench.owner.correct(self.bench.box, piece.address, {name or told: None}, "", "")
        kind = self.bench.box.kind(piece, name)
        value = read_value(kind, text, self.bench.box.place(piece, name))
        self.bench.owner.correct(self.bench.box, piece.address, {name: value}, self.by, today())
