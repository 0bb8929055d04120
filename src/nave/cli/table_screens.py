"""Screens over the table: rules look-up, a pane in full, the score sheet, the keys."""

from collections.abc import Callable
from typing import ClassVar, Final

from rich.console import RenderableType
from rich.measure import Measurement
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.content import Content
from textual.screen import ModalScreen
from textual.widget import Widget
from textual.widgets import Input, OptionList, Static

from nave.bots.explain import Estimate
from nave.cli.table_theme import MUTED
from nave.kernel.ledger import Ledger, Rule

KEYS: Final = (
    ("↑ ↓, digits", "move to an option; digits type its number"),
    ("Enter", "play the option; in the log: open the rule that a line cites"),
    ("t or :", "type a move as text; Tab or → completes it, Esc goes back"),
    ("u", "undo your last answer of this turn"),
    ("r", "restart the turn"),
    ("e", "end the turn, if that is possible now"),
    ("h", "a hint: what the mason thinks of the options, and why"),
    ("w", "ask why a move is not possible: type it, Enter"),
    ("/", "look up a rule by words or id"),
    ("F2", "the rule that was cited last"),
    ("Tab", "from the options to the log and back"),
    ("← →", "in a small terminal: the next picture"),
    ("q", "leave; the game is saved at every answer"),
)


class Over(ModalScreen[None]):
    """A box over the table that Esc closes."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,q", "dismiss", "Close"),
        Binding("question_mark,f1", "dismiss", "Close", show=False),
    ]
    title_text = ""

    def compose(self) -> ComposeResult:
        with self.box() as box:
            box.border_title = self.title_text
            box.border_subtitle = "Esc closes"
            yield from self.contents()

    def box(self) -> Widget:
        return VerticalScroll(classes="box")

    def contents(self) -> ComposeResult:
        raise NotImplementedError


class PictureScreen(Over):
    """Something drawn, as wide as the terminal allows."""

    def __init__(self, title: str, draw: Callable[[int], RenderableType]) -> None:
        super().__init__()
        self.title_text = title
        self.draw = draw

    def contents(self) -> ComposeResult:
        room = min(110, self.app.size.width - 12)
        picture = self.draw(room)
        options = self.app.console.options.update(width=room)
        static = Static(picture)
        static.styles.width = min(room, Measurement.get(self.app.console, options, picture).maximum)
        yield static


class HelpScreen(Over):
    title_text = "Keys"

    def __init__(self, panes: list[tuple[str, str]]) -> None:
        super().__init__()
        self.panes = panes

    def contents(self) -> ComposeResult:
        keys = [*KEYS[:-3], *[(key, f"{title} in full") for key, title in self.panes], *KEYS[-3:]]
        wide = max(len(key) for key, _ in keys)
        lines = [Content.assemble((f"{key:<{wide}}  ", "bold $accent"), words) for key, words in keys]
        yield Static(Content("\n").join(lines))


class HintScreen(Over):
    """What the mason thinks of each option, the best first."""

    title_text = "Hint"

    def __init__(self, estimates: list[Estimate]) -> None:
        super().__init__()
        self.estimates = estimates

    def contents(self) -> ComposeResult:
        best = self.estimates[0]
        lines = [Content.assemble(("The mason would play ", MUTED), (best.option.label, "bold $accent"))]
        lines += [Content(estimate.sentence) for estimate in self.estimates]
        yield Static(Content("\n\n").join(lines))


class RulesScreen(Over):
    """The ledger: type words or an id, move through what fits, read it below."""

    title_text = "Rules"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "dismiss", "Close"),
        Binding("down", "move(1)", "Next rule", show=False, priority=True),
        Binding("up", "move(-1)", "Rule before", show=False, priority=True),
    ]

    def __init__(self, ledger: Ledger, words: str = "") -> None:
        super().__init__()
        self.ledger = ledger
        self.words = words
        self.found: list[Rule] = []

    def box(self) -> Widget:
        return Vertical(classes="box")

    def contents(self) -> ComposeResult:
        yield Input(self.words, placeholder="words or a rule id, like: penalty", id="search", compact=True)
        yield OptionList(id="found")
        with VerticalScroll(id="text"):
            yield Static(id="rule")

    def on_mount(self) -> None:
        self.query_one("#search").focus()
        self.search(self.words)

    def on_input_changed(self, event: Input.Changed) -> None:
        self.search(event.value)

    def search(self, words: str) -> None:
        """A rule by its id comes with its whole group, so that one can read on."""
        exact = self.ledger.by_id.get(words.strip().lower())
        self.found = self.ledger.rules if not words.strip() else self.ledger.search(words)
        if exact is not None:
            group = exact.id.rpartition(".")[0]
            self.found = [rule for rule in self.ledger.rules if rule.id.rpartition(".")[0] == group]
        listing = self.query_one("#found", OptionList)
        listing.set_options([Content.assemble(rule.title, ("  " + rule.id, MUTED)) for rule in self.found])
        listing.highlighted = None
        if self.found:
            listing.highlighted = self.found.index(exact) if exact is not None else 0
        else:
            self.query_one("#rule", Static).update("No rule has all these words.")

    def action_move(self, step: int) -> None:
        listing = self.query_one("#found", OptionList)
        if self.found:
            listing.highlighted = ((listing.highlighted or 0) + step) % len(self.found)

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        self.query_one("#rule", Static).update(rule_content(self.found[event.option_index]))
        self.query_one("#text").scroll_home(animate=False)


def rule_content(rule: Rule) -> Content:
    parts = [Content.assemble((rule.title, "bold"), ("  " + rule.id, "$accent")), Content(rule.text)]
    for name, text in (("Example", rule.example), ("Ruling", rule.ruling), ("Source", rule.source)):
        if text:
            parts.append(Content.assemble((f"{name}: ", MUTED), text))
    return Content("\n\n").join(parts)
