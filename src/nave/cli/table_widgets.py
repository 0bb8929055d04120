"""Parts of the full-screen table: a pane, the options, the log, the line to type moves into."""

import textwrap
from time import monotonic
from typing import Any, ClassVar, Final

from rich.text import Text
from textual import events
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.markup import escape
from textual.message import Message
from textual.suggester import Suggester
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option as Line

from nave.cli.draw import NOTHING, Drawing, Pane, Touched
from nave.cli.session import Session
from nave.cli.speech import Speech
from nave.cli.table_theme import FADED, MUTED
from nave.kernel.events import Event
from nave.kernel.types import View

# Keys and their actions, for the line at the foot; the messages `cli-foot-<action>` name them.
FOOT: Final = (
    ("u", "undo"),
    ("r", "restart_turn"),
    ("e", "end_turn"),
    ("t", "type"),
    ("h", "hint"),
    ("w", "why"),
    ("/", "rules"),
    ("?", "help"),
    ("q", "quit"),
)
# Those that stay when the line is too narrow for all.
KEPT: Final = ("help", "quit")
TYPING: Final = (("Enter", "play"), ("Tab", "complete"), ("Esc", "back"))

# Digits typed within this time make one number.
PAUSE: Final = 1.2


class PaneView(Static):
    """One picture of the table, drawn anew for whatever size it has."""

    def __init__(self, pane: Pane, drawing: Drawing[Any]) -> None:
        super().__init__("", id=f"pane-{pane.id}", classes="pane")
        self.pane = pane
        self.drawing = drawing
        self.border_title = drawing.title(pane)
        self.view: View | None = None
        self.touched: Touched = NOTHING
        # Lines to draw for, where the pane is as high as its picture.
        self.room = 0

    def show(self, view: View, touched: Touched) -> None:
        self.view = view
        self.touched = touched
        width, height = self.content_size
        if width:
            self.update(self.drawing.pane(self.pane.id, view, width, self.room or height, touched))

    def on_resize(self) -> None:
        if self.view is not None:
            self.show(self.view, self.touched)


class OptionPane(OptionList):
    """The legal answers; digits move to the option of that number, Enter plays it."""

    def __init__(self) -> None:
        super().__init__(id="options")
        self.labels: list[str] = []
        self._typed = ""
        self._typed_at = 0.0

    def show(self, labels: list[str]) -> None:
        self.labels = labels
        self._typed = ""
        self.lay_out()
        self.highlighted = 0 if labels else None

    def lay_out(self) -> None:
        """Labels that are too long go on below themselves, not below their number."""
        wide = len(str(len(self.labels)))
        room = max(20, self.scrollable_content_region.width - wide - 3)
        lines = []
        for number, label in enumerate(self.labels, 1):
            words = ("\n" + " " * (wide + 1)).join(textwrap.wrap(label, room))
            lines.append(Content(f"{number:>{wide}} {words}"))
        self.set_options(lines)

    def on_resize(self) -> None:
        chosen = self.highlighted
        self.lay_out()
        self.highlighted = chosen

    def on_key(self, event: events.Key) -> None:
        digit = event.character
        if digit is None or digit not in "0123456789":
            self._typed = ""
            return
        event.stop()
        now = monotonic()
        typed = self._typed + digit if now - self._typed_at < PAUSE else digit
        if not 1 <= int(typed) <= self.option_count:
            typed = digit
        if 1 <= int(typed) <= self.option_count:
            self.highlighted = int(typed) - 1
            self._typed, self._typed_at = typed, now
        else:
            self._typed = ""
            self.app.bell()


class LogPane(OptionList):
    """What has happened, newest last; Enter opens the rule that a line cites."""

    def __init__(self, say: Speech) -> None:
        super().__init__(id="log", classes="pane")
        self.say = say
        self.border_title = say("cli-log")
        # Per line: the answer it belongs to, its turn, and the rule it cites; a line that divides cites none.
        self.entries: list[tuple[int, int, str]] = []

    @property
    def last_turn(self) -> int:
        return self.entries[-1][1] if self.entries else -1

    def tell(self, events: list[tuple[Event, int, str]], names: list[str], styles: list[str]) -> None:
        """Append events, each with its turn and in words; a turn begins with a line of its own."""
        lines: list[Line] = []
        for event, turn, said in events:
            if turn != self.last_turn:
                self.entries.append((event.answer, turn, ""))
                title = self.say("cli-log-turn", turn=turn) if turn else self.say("cli-log-setup")
                lines.append(Line(Content.styled(f"── {title}", MUTED), disabled=True))
            text = Text(said)
            for name, style in zip(names, styles, strict=True):
                if said.startswith(name):
                    text.stylize(f"bold {style}", 0, len(name))
            self.entries.append((event.answer, turn, event.rule))
            lines.append(Line(text))
        self.add_options(lines)
        self.to_end()

    def take_back(self, answers: int) -> None:
        """Forget the lines of answers that were taken back."""
        while self.entries and self.entries[-1][0] >= answers:
            self.entries.pop()
            self.remove_option_at_index(self.option_count - 1)
        self.to_end()

    def on_resize(self) -> None:
        """Other widths break lines otherwise: the newest stay in sight."""
        self.to_end()

    def to_end(self) -> None:
        if not self.has_focus:
            self.highlighted = None
        self.call_after_refresh(self.scroll_end, animate=False)


class MoveSuggester(Suggester):
    def __init__(self, session: Session) -> None:
        super().__init__(use_cache=False, case_sensitive=False)
        self.session = session

    async def get_suggestion(self, value: str) -> str | None:
        return next((text for text in completions(self.session, value)), None)


def completions(session: Session, value: str) -> list[str]:
    return [text for text in session.game.legal_moves.texts if text.startswith(value.lower())]


class MoveInput(Input):
    """Type a move: legal ones are completed (Tab or →), Enter plays, Esc goes back to the list."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "leave"),
    ]

    class Left(Message):
        """The person wants to go back to the list."""

    def __init__(self, session: Session) -> None:
        super().__init__(id="move", suggester=MoveSuggester(session), compact=True, select_on_focus=False)
        self.session = session

    def complete(self) -> None:
        """As far as all options agree that begin like this; a second time, to the first of them."""
        found = completions(self.session, self.value)
        if not found:
            return
        common = found[0]
        while not all(text.startswith(common) for text in found):
            common = common[:-1]
        self.value = common if len(common) > len(self.value) else found[0]
        self.cursor_position = len(self.value)

    def action_leave(self) -> None:
        self.value = ""
        self.post_message(self.Left())


class KeyLine(Static):
    """The line at the foot: what keys do now, those that would do nothing faint. It can be clicked."""

    def __init__(self, say: Speech) -> None:
        super().__init__(id="keys")
        self.say = say

    def show(self, usable: list[str], typing: bool, room: int) -> None:
        if typing:
            parts = [f"[bold]{key}[/] {escape(self.named(action))}" for key, action in TYPING]
        else:
            parts = [
                f"[@click=app.{action}][bold]{key}[/] {escape(self.named(action))}[/]"
                if action in usable
                else f"[{FADED}]{key} {escape(self.named(action))}[/]"
                for key, action in self.fitting(usable, room)
            ]
        self.update(Content.from_markup("  ".join(parts)))

    def named(self, action: str) -> str:
        return self.say(f"cli-foot-{action}")

    def fitting(self, usable: list[str], room: int) -> list[tuple[str, str]]:
        """As many as fit: those that would do nothing go first, then the later ones."""
        shown = list(FOOT)
        while sum(len(key) + len(self.named(action)) + 3 for key, action in shown) - 2 > room:
            spare = [pair for pair in shown if pair[1] not in KEPT]
            if not spare:
                break
            idle = [pair for pair in spare if pair[1] not in usable]
            shown.remove((idle or spare)[-1])
        return shown
